// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/trafalgar/ship_card.h"

#include "app/narration/narrator.h"
#include "app/panels/caption.h"
#include "app/panels/flow_layout.h"
#include "app/panels/panel_colours.h"

#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>

namespace qd::trafalgar {
namespace {

constexpr std::string_view kMastHead = "mast-";
constexpr std::string_view kGunHead = "guns-";
constexpr std::string_view kNationHead = "nation-";
constexpr std::string_view kFlagHead = "flag-";

CardPart::Kind kindOf(const QString &mast)
{
    if (mast == QLatin1String("fore"))
        return CardPart::Kind::Fore;
    return mast == QLatin1String("main") ? CardPart::Kind::Main : CardPart::Kind::Mizzen;
}

QString tailOf(std::string_view id, std::string_view head)
{
    return fromUtf8(id.substr(head.size()));
}

QString withCapital(const QString &text)
{
    return text.left(1).toUpper() + text.mid(1);
}

QString nationOf(const PicturePiece &ship)
{
    for (const std::string &tag : ship.tags)
        if (tag.starts_with(kNationHead))
            return tailOf(tag, kNationHead);
    return {};
}

const PictureGauge *gaugeOf(const PicturePiece &ship, std::string_view id)
{
    const auto found = std::ranges::find(ship.gauges, id, &PictureGauge::id);
    return found == ship.gauges.end() ? nullptr : &*found;
}

/// Sunk, done, moved, flags aboard …: all that is known of her beside her parts.
QString stateOf(const PicturePiece &ship, const Narrator &narrator)
{
    QStringList words;
    if (ship.place == "off")
        words << narrator.term(ship.place);
    for (const std::string &tag : ship.tags) {
        if (tag.starts_with(kNationHead))
            continue;
        words << (tag.starts_with(kFlagHead) ? narrator.tag(tag) : narrator.term(tag));
    }
    return withCapital(words.join(QStringLiteral("; ")));
}

} // namespace

ShipCard::ShipCard(QWidget *parent)
    : QFrame(parent)
    , m_name(new Caption(Caption::Manner::Strong, this))
    , m_kind(new Caption(Caption::Manner::Muted, this))
    , m_moves(new Caption(Caption::Manner::Plain, this))
    , m_state(new Caption(Caption::Manner::Plain, this))
{
    auto *column = new QVBoxLayout(this);
    auto *head = new QHBoxLayout;
    head->addWidget(m_name, 1);
    head->addWidget(m_kind, 1);
    column->addLayout(head);
    column->addLayout(new FlowLayout); // masts, and the guns beside them where there is room
    auto *foot = new QHBoxLayout;
    foot->addWidget(m_moves, 1);
    foot->addWidget(m_state, 1);
    column->addLayout(foot);
    column->addStretch(1);
}

bool ShipCard::fits(const PicturePiece &ship) const
{
    return m_ship == fromUtf8(ship.id) && std::ranges::all_of(m_rows, [&ship](const Row &row) {
               const PictureGauge *gauge = gaugeOf(ship, row.id.toStdString());
               return gauge != nullptr && gauge->max == static_cast<int>(row.parts.size());
           });
}

void ShipCard::addMast(const PictureGauge &gauge, QLayout *masts)
{
    const QString mast = tailOf(gauge.id, kMastHead);
    auto *part = new CardPart(kindOf(mast), this);
    part->setObjectName(fromUtf8(gauge.id));
    connect(part, &QAbstractButton::clicked, this, [this, mast, part] {
        emit mastClicked(mast, part->standing() != CardPart::Standing::Lost);
    });
    masts->addWidget(part);
    m_rows.push_back({fromUtf8(gauge.id), nullptr, {part}, gauge.left, {}, {}});
    m_parts.push_back(part);
}

void ShipCard::addGuns(const PictureGauge &gauge, QLayout *guns)
{
    const QString side = tailOf(gauge.id, kGunHead);
    auto *group = new QWidget(this);
    auto *column = new QVBoxLayout(group);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    Row row{fromUtf8(gauge.id), new Caption(Caption::Manner::Plain, group), {}, gauge.left, {}, {}};
    row.label->setWordWrap(false);
    column->addWidget(row.label);
    auto *line = new QHBoxLayout;
    line->setSpacing(0);
    for (int i = 0; i < gauge.max; ++i) {
        auto *part = new CardPart(CardPart::Kind::Gun, group);
        part->setObjectName(QStringLiteral("%1-%2").arg(row.id).arg(i + 1));
        const std::size_t at = m_rows.size();
        const auto gun = static_cast<std::size_t>(i);
        connect(part, &QAbstractButton::clicked, this, [this, side, part, at, gun] {
            m_rows[at].clicked = gun;
            emit gunClicked(side, part->standing() != CardPart::Standing::Lost, m_rows[at].left);
        });
        line->addWidget(part);
        row.parts.push_back(part);
        m_parts.push_back(part);
    }
    line->addStretch(1);
    column->addLayout(line);
    guns->addWidget(group);
    m_rows.push_back(std::move(row));
}

void ShipCard::build(const PicturePiece &ship)
{
    constexpr int kRig = 1;
    QLayout *rig = layout()->itemAt(kRig)->layout();
    while (QLayoutItem *item = rig->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    auto *masts = new QWidget(this); // one hull carries them
    auto *line = new QHBoxLayout(masts);
    auto *guns = new QWidget(this);
    auto *sides = new QVBoxLayout(guns);
    for (QLayout *each : std::initializer_list<QLayout *>{line, sides}) {
        each->setContentsMargins(0, 0, 0, 0);
        each->setSpacing(0);
    }
    m_rows.clear();
    m_parts.clear();
    m_ship = fromUtf8(ship.id);
    setObjectName(m_ship);
    for (const PictureGauge &gauge : ship.gauges) {
        if (gauge.id.starts_with(kMastHead))
            addMast(gauge, line);
        else if (gauge.id.starts_with(kGunHead))
            addGuns(gauge, sides);
    }
    sides->addStretch(1);
    for (QWidget *part : {masts, guns}) {
        rig->addWidget(part);
        part->show();
    }
}

void ShipCard::showMast(Row &row, const PictureGauge &gauge, const Narrator &narrator,
                        const AskedMasts &asked)
{
    using Standing = CardPart::Standing;
    const QString mast = tailOf(gauge.id, kMastHead);
    CardPart *part = row.parts.front();
    Standing standing = gauge.left > 0 ? Standing::Whole : Standing::Lost;
    if (standing == Standing::Whole && asked.open.contains(mast))
        standing = asked.falling.contains(mast) ? Standing::Falls : Standing::Asked;
    part->showAs(standing, narrator.gauge(gauge.id));
    const QString name = narrator.gauge(gauge.id);
    part->setAccessibleName(standing == Standing::Lost ? tr("%1, gone", "a mast").arg(name)
                                : standing == Standing::Falls
                                ? tr("%1, chosen to fall", "a mast").arg(name)
                                : tr("%1, standing", "a mast").arg(name));
    part->setAccessibleDescription(standing == Standing::Asked ? asked.question : QString());
    part->setToolTip(part->accessibleName());
}

/// All guns of a side are alike to the rules; on the card the one that was clicked goes or comes
/// back, else the last of the line.
void ShipCard::loseGuns(Row &row, const PictureGauge &gauge)
{
    const auto gone = static_cast<std::size_t>(std::max(0, gauge.max - gauge.left));
    while (row.lost.size() > gone) {
        const auto back = row.clicked ? std::ranges::find(row.lost, *row.clicked) : row.lost.end();
        row.lost.erase(back != row.lost.end() ? back : row.lost.end() - 1);
        row.clicked.reset();
    }
    while (row.lost.size() < gone) {
        std::size_t gun = row.parts.size();
        if (row.clicked && std::ranges::find(row.lost, *row.clicked) == row.lost.end())
            gun = *row.clicked;
        else
            do
                --gun;
            while (std::ranges::find(row.lost, gun) != row.lost.end());
        row.lost.push_back(gun);
        row.clicked.reset();
    }
}

void ShipCard::showGuns(Row &row, const PictureGauge &gauge, const Narrator &narrator)
{
    const QString name = narrator.gauge(gauge.id);
    loseGuns(row, gauge);
    row.label->setText(tr("%1: %2 of %3", "guns or moves, how many are left")
                           .arg(name)
                           .arg(gauge.left)
                           .arg(gauge.max));
    for (int i = 0; i < gauge.max; ++i) {
        const auto gun = static_cast<std::size_t>(i);
        const bool stands = std::ranges::find(row.lost, gun) == row.lost.end();
        CardPart *part = row.parts.at(gun);
        part->showAs(stands ? CardPart::Standing::Whole : CardPart::Standing::Lost, {});
        part->setAccessibleName((stands ? tr("%1, %2 of %3: there", "guns of a side")
                                        : tr("%1, %2 of %3: lost", "guns of a side"))
                                    .arg(name)
                                    .arg(i + 1)
                                    .arg(gauge.max));
        part->setToolTip(part->accessibleName());
    }
}

void ShipCard::showShip(const PicturePiece &ship, const Narrator &narrator, const AskedMasts &asked)
{
    if (!fits(ship))
        build(ship);
    m_nation = nationOf(ship);
    m_name->setText(narrator.term(ship.id));
    m_kind->setText(tr("%1, %2", "kind and nation of a ship")
                        .arg(narrator.gauge(ship.face),
                             narrator.term(std::string(kNationHead) + m_nation.toStdString())));
    for (Row &row : m_rows) {
        const PictureGauge *gauge = gaugeOf(ship, row.id.toStdString());
        row.left = gauge->left;
        if (row.label == nullptr)
            showMast(row, *gauge, narrator, asked);
        else
            showGuns(row, *gauge, narrator);
    }
    if (const PictureGauge *moves = gaugeOf(ship, "moves"))
        m_moves->setText(tr("%1: %2 of %3", "guns or moves, how many are left")
                             .arg(narrator.gauge(moves->id))
                             .arg(moves->left)
                             .arg(moves->max));
    m_state->setText(stateOf(ship, narrator));
    m_state->setVisible(!m_state->text().isEmpty());
    setAccessibleName(tr("Card of %1", "a ship").arg(m_name->text()));
    setAccessibleDescription(
        QStringList{m_kind->text(), m_moves->text(), m_state->text()}.join(QStringLiteral("; ")));
    update();
}

void ShipCard::setMark(Mark mark)
{
    m_mark = mark;
    update();
}

void ShipCard::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const PanelColours colours = panelColours(palette());
    const SideColours side = sideColours(palette(), m_nation.toStdString());
    const bool chosen = m_mark == Mark::Chosen;
    const double width = chosen ? 3 : 1;
    const QRectF frame = QRectF(rect()).adjusted(width, width, -width, -width);
    constexpr double kRound = 8;
    painter.setPen(QPen(chosen ? colours.selected : colours.line, width));
    painter.setBrush(colours.panel);
    painter.drawRoundedRect(frame, kRound, kRound);
    painter.setPen(Qt::NoPen); // a stripe in the side's colour along the card's edge
    painter.setBrush(side.block);
    painter.drawRoundedRect(
        QRectF(frame.left(), frame.top() + kRound, 5, frame.height() - 2 * kRound), 2, 2);
}

} // namespace qd::trafalgar
