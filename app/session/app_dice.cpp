// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/app_dice.h"

#include <QCryptographicHash>
#include <QMessageAuthenticationCode>
#include <QRandomGenerator>
#include <QtEndian>

#include <algorithm>
#include <array>
#include <utility>

namespace qd {
namespace {

constexpr int kSeedBytes = 32;

/// The bytes of one die. More than its 32 are drawn from HMAC(seed, n, round) for round 1, 2 …;
/// that a die needs them is as good as impossible, but it must not end in a biased face.
class DieBytes {
public:
    DieBytes(QByteArray seed, qint64 n) : m_seed(std::move(seed)), m_message(8, '\0')
    {
        qToBigEndian(static_cast<quint64>(n), m_message.data());
        m_bytes = QMessageAuthenticationCode::hash(m_message, m_seed, QCryptographicHash::Sha256);
    }

    /// Uniform in 0 … bound−1, for bound ≤ 256.
    int below(int bound)
    {
        const int limit = 256 - 256 % bound;
        int byte = next();
        while (byte >= limit)
            byte = next();
        return byte % bound;
    }

private:
    int next()
    {
        if (m_at == m_bytes.size()) {
            m_at = 0;
            ++m_round;
            m_bytes = QMessageAuthenticationCode::hash(m_message + QByteArray::number(m_round),
                                                       m_seed, QCryptographicHash::Sha256);
        }
        return static_cast<unsigned char>(m_bytes[m_at++]);
    }

    QByteArray m_seed;
    QByteArray m_message;
    QByteArray m_bytes;
    qsizetype m_at = 0;
    int m_round = 0;
};

} // namespace

QByteArray AppDice::freshSeed()
{
    std::array<quint32, kSeedBytes / sizeof(quint32)> words{};
    QRandomGenerator::system()->fillRange(words.data(), static_cast<qsizetype>(words.size()));
    return {reinterpret_cast<const char *>(words.data()), kSeedBytes};
}

int AppDice::face(qint64 n, DieKind kind) const
{
    DieBytes bytes(m_seed, n);
    switch (kind) {
    case DieKind::Pips6:
        return bytes.below(6) + 1;
    case DieKind::Base66: {
        const int tens = bytes.below(6) + 1;
        return tens * 10 + bytes.below(6) + 1;
    }
    case DieKind::Star: { // three blanks, then one, two and three stars
        const int side = bytes.below(6);
        return side < 3 ? 0 : side - 2;
    }
    case DieKind::Coin:
        return bytes.below(2) == 1 ? 1 : 2; // heads, tails
    }
    return 0;
}

void AppDice::throwMissing(const Awaiting &awaiting, qint64 first, std::vector<int> &faces) const
{
    std::size_t end = 0;
    for (const DiceAsk &ask : awaiting.asks) {
        end += static_cast<std::size_t>(std::max(ask.count, 0));
        while (faces.size() < end)
            faces.push_back(face(first + static_cast<qint64>(faces.size()), ask.kind));
    }
}

std::variant<Thrown, Awaiting, Refusal> throwFor(const Position &position, std::string_view command,
                                                 Strictness strictness, const AppDice &dice,
                                                 qint64 first)
{
    std::vector<int> faces;
    std::optional<std::vector<int>> named;
    for (;;) {
        Decided decided = position.decide(command, named, strictness);
        if (auto *happened = std::get_if<Happened>(&decided))
            return Thrown{std::move(*happened), std::move(faces)};
        if (auto *refusal = std::get_if<Refusal>(&decided))
            return std::move(*refusal);
        const std::size_t before = faces.size();
        dice.throwMissing(std::get<Awaiting>(decided), first, faces);
        if (faces.size() == before)
            return std::move(std::get<Awaiting>(decided));
        named = faces;
    }
}

namespace {

constexpr char kRevealBegin[] = R"({"reveal_dice":")";
constexpr char kRevealEnd[] = "\"}";
constexpr char kCustomTable[] = R"({"customary_dice":"table"})";
constexpr char kCustomApp[] = R"({"customary_dice":"app"})";

} // namespace

QByteArray revealCommand(const QByteArray &seed)
{
    return kRevealBegin + seed.toHex() + kRevealEnd;
}

std::optional<QByteArray> revealedSeed(const QByteArray &command)
{
    if (!command.startsWith(kRevealBegin) || !command.endsWith(kRevealEnd))
        return std::nullopt;
    const qsizetype begin = static_cast<qsizetype>(sizeof kRevealBegin) - 1;
    return QByteArray::fromHex(command.mid(begin, command.size() - begin - 2));
}

QByteArray diceCustomCommand(DiceSource source)
{
    return source == DiceSource::App ? kCustomApp : kCustomTable;
}

std::optional<DiceSource> diceCustomIn(const QByteArray &command)
{
    if (command == kCustomApp)
        return DiceSource::App;
    return command == kCustomTable ? std::optional(DiceSource::Table) : std::nullopt;
}

} // namespace qd
