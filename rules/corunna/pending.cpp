// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/pending.h"

#include "rules/base/decision.h"
#include "rules/corunna/codec.h"

namespace qd::corunna {
namespace {

struct Entry {
    std::string_view name;
    Side side;
    const char *rule;
};

/// By the index of the variant.
constexpr std::array<Entry, std::variant_size_v<Pending>> kDecisions{{
    {"naval-commitment", Side::British, "6.9.1"},
    {"naval-support", Side::British, "6.9.1"},
    {"pick-ships", Side::British, "6.9.1"},
    {"magazine", Side::French, "6.11.1.4"},
    {"fly-colours", Side::British, "5.2.10.1"},
    {"reconstitute", Side::British, "6.5.4"},
}};

const Entry &entryOf(const Pending &pending)
{
    return kDecisions.at(pending.index());
}

bool sortedOnce(const std::vector<UnitRef> &units)
{
    return std::adjacent_find(units.begin(), units.end(),
                              [](UnitRef a, UnitRef b) { return a >= b; })
        == units.end();
}

/// An empty decision of that name.
std::optional<Pending> decisionNamed(std::string_view name)
{
    static const std::array<Pending, kDecisions.size()> kEmpty{
        choice::NavalCommitment{}, choice::NavalSupport{}, choice::PickShips{},
        choice::Magazine{},        choice::FlyColours{},   choice::Reconstitute{}};
    for (std::size_t i = 0; i < kDecisions.size(); ++i)
        if (kDecisions.at(i).name == name)
            return kEmpty.at(i);
    return std::nullopt;
}

} // namespace

std::string_view nameOf(const Pending &pending)
{
    return entryOf(pending).name;
}

Side deciderOf(const Pending &pending)
{
    return entryOf(pending).side;
}

Citation ruleOf(const Pending &pending)
{
    return entryOf(pending).rule;
}

Json encode(const Lexicon &lexicon, const Pending &pending)
{
    Json object{{"decision", std::string(nameOf(pending))},
                {"side", std::string(nameOf(deciderOf(pending)))},
                {"choices", Json::array()},
                {"rule", ruleOf(pending).text()}};
    std::visit(Overloaded{[&](const choice::PickShips &pick) {
                              object["count"] = pick.count;
                              object["choices"] = encode(lexicon, pick.choices);
                          },
                          [&](const choice::Magazine &magazine) {
                              object["ship"] = encode(lexicon, magazine.ship);
                          },
                          [&](const choice::FlyColours &fly) {
                              object["brigade"] = encode(lexicon, fly.brigade);
                              object["choices"] = encode(lexicon, fly.choices);
                          },
                          [&](const choice::Reconstitute &company) {
                              object["company"] = encode(lexicon, company.company);
                              object["choices"] = encode(lexicon, company.choices);
                          },
                          [](const auto & /*plain*/) {}},
               pending);
    return object;
}

bool decode(const Lexicon &lexicon, const Json &json, Pending &pending)
{
    if (!json.is_object())
        return false;
    KeyReader reader(lexicon, json);
    std::string name;
    std::optional<std::string> side;
    std::optional<std::string> rule;
    std::vector<UnitRef> choices;
    reader("decision", name);
    reader.maybe("side", side);
    reader.maybe("rule", rule);
    reader.maybe("choices", choices);
    auto found = decisionNamed(name);
    if (!found)
        return false;
    pending = std::move(*found);
    std::visit(Overloaded{[&](choice::PickShips &pick) {
                              reader("count", pick.count);
                              pick.choices = choices;
                          },
                          [&](choice::Magazine &magazine) { reader("ship", magazine.ship); },
                          [&](choice::FlyColours &fly) {
                              reader("brigade", fly.brigade);
                              fly.choices = choices;
                          },
                          [&](choice::Reconstitute &company) {
                              reader("company", company.company);
                              company.choices = choices;
                          },
                          [](auto & /*plain*/) {}},
               pending);
    return reader.strictlyWrong().empty() && sortedOnce(choices);
}

} // namespace qd::corunna
