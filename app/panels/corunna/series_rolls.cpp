// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/corunna/series_rolls.h"

#include "app/narration/narrator.h"
#include "app/panels/caption.h"
#include "app/panels/corunna/series_file.h"
#include "app/panels/corunna/series_lists.h"
#include "app/panels/flow_layout.h"

#include <QAccessible>
#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QScopedValueRollback>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace qd::corunna {
namespace {

const auto kPass = QStringLiteral("pass");

/// A number that is a roll of two dice, 11 to 66 without the digits 0, 7, 8 and 9, or none (0); the
/// arrows go from roll to roll.
class RollBox final : public QSpinBox {
public:
    using QSpinBox::QSpinBox;

    void stepBy(int steps) override
    {
        const int place = placeOf(value()).value_or(-1) + steps;
        setValue(place < 0 ? 0 : rollAt(std::min(place, kRolls - 1)));
    }

    QValidator::State validate(QString &text, int &at) const override
    {
        const QValidator::State state = QSpinBox::validate(text, at);
        bool right = false;
        const int number = text.toInt(&right);
        if (state != QValidator::Acceptable || !right || number == 0 || placeOf(number))
            return state;
        return number <= 6 ? QValidator::Intermediate : QValidator::Invalid;
    }
};

} // namespace

RollsPage::RollsPage(const Narrator &narrator, QWidget *parent)
    : QWidget(parent)
    , m_narrator(narrator)
    , m_table(new TypingSheet(TypingSheet::Fill::EveryEmpty, this))
    , m_none(new Caption(Caption::Manner::Muted, this))
    , m_said(new Caption(Caption::Manner::Strong, this))
    , m_compared(new QCheckBox(tr("I compared this page with my charts"), this))
{
    auto *column = new QVBoxLayout(this);
    auto *forms = new QWidget(this); // beside each other where there is room
    auto *flow = new FlowLayout(forms);
    flow->setContentsMargins(0, 0, 0, 0);
    const auto addForm = [forms, flow] {
        auto *part = new QWidget(forms);
        auto *form = new QFormLayout(part);
        form->setContentsMargins(0, 0, 0, 0);
        form->setRowWrapPolicy(QFormLayout::WrapLongRows);
        flow->addWidget(part);
        return form;
    };
    QFormLayout *form = addForm();
    addPass(form, QStringLiteral("morale"), tr("A morale check passes"));
    addPass(form, QStringLiteral("close"), tr("Closing passes"));
    addPass(form, QStringLiteral("stand"), tr("Standing passes"));
    addPass(form, QStringLiteral("charge_stand"), tr("Standing against a charge passes"));
    form = addForm();
    addNumber(form, QStringLiteral("morale"), QStringLiteral("auto_fail"),
              tr("Roll that always fails"), 66);
    addNumber(form, QStringLiteral("morale"), QStringLiteral("auto_pass"),
              tr("Roll that always passes"), 66);
    addNumber(form, QStringLiteral("limits"), QStringLiteral("line_increments"),
              tr("Increments that fire from a line"), 100);
    addNumber(form, QStringLiteral("limits"), QStringLiteral("skirmish_increments"),
              tr("Increments that fire from skirmish order"), 100);
    column->addWidget(forms);
    m_none->setObjectName(QStringLiteral("series-no-modifiers"));
    m_none->setText(tr("Modifiers are shown to the referee to tick. There are none yet: add those "
                       "of your charts below."));
    column->addWidget(m_none);
    m_table->setObjectName(QStringLiteral("series-modifiers"));
    m_table->setAccessibleName(tr("Modifiers"));
    m_table->setColumnCount(3);
    m_table->setHorizontalHeaderLabels({tr("Roll"), tr("Because"), tr("Modifier")});
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch);
    m_table->verticalHeader()->hide();
    m_table->setMinimumHeight(fontMetrics().height() * 5);
    column->addWidget(m_table, 1);
    m_said->setObjectName(QStringLiteral("series-modifiers-refused"));
    m_said->hide();
    column->addWidget(m_said);
    column->addWidget(modifiersPart());
    m_compared->setObjectName(QStringLiteral("series-rolls-compared"));
    column->addWidget(m_compared);
    connect(m_compared, &QCheckBox::clicked, this, &RollsPage::checked);
    connect(m_table, &TypingSheet::typed, this, &RollsPage::take);
}

/// A cell that is open when the page goes would still be taken.
RollsPage::~RollsPage()
{
    m_table->disconnect(this);
}

void RollsPage::addPass(QFormLayout *form, const QString &section, const QString &label)
{
    auto *box = new QComboBox(this);
    box->setObjectName(QStringLiteral("series-pass-") + section);
    box->setAccessibleName(label);
    box->addItem(tr("not known"), QString());
    box->addItem(tr("above the morale"), QStringLiteral("above"));
    box->addItem(tr("at the morale or above"), QStringLiteral("at-least"));
    form->addRow(label, box);
    m_passes.push_back({section, box});
    connect(box, &QComboBox::currentIndexChanged, this, [this] {
        if (!m_filling)
            emit edited();
    });
}

void RollsPage::addNumber(QFormLayout *form, const QString &section, const QString &key,
                          const QString &label, int most)
{
    QSpinBox *spin =
        key.startsWith(QLatin1String("auto_")) ? new RollBox(this) : new QSpinBox(this);
    spin->setObjectName(QStringLiteral("series-") + key);
    spin->setAccessibleName(label);
    spin->setRange(0, most);
    spin->setSpecialValueText(tr("none", "a number of the series that is not known"));
    form->addRow(label, spin);
    m_numbers.push_back({section, key, spin});
    connect(spin, &QSpinBox::valueChanged, this, [this] {
        if (!m_filling)
            emit edited();
    });
}

void RollsPage::load(const QJsonObject &pack)
{
    const QScopedValueRollback filling(m_filling, true);
    m_pack = pack;
    for (const Pass &pass : m_passes) {
        const QJsonObject section = pack.value(pass.section).toObject();
        const QString word =
            section.isEmpty() ? QString() : section.value(kPass).toString(QStringLiteral("above"));
        pass.box->setCurrentIndex(std::max(0, pass.box->findData(word)));
    }
    for (const Number &number : m_numbers)
        number.spin->setValue(pack.value(number.section).toObject().value(number.key).toInt());
    fillModifiers();
    offerReasons();
    say({});
}

void RollsPage::say(const QString &why)
{
    m_said->setText(why.isEmpty() ? QString() : QStringLiteral("⚑ ") + why);
    m_said->setVisible(!why.isEmpty());
    if (why.isEmpty())
        return;
    QAccessibleEvent event(m_said, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void RollsPage::setChecks(bool unchecked, bool compared)
{
    m_compared->setVisible(unchecked);
    m_compared->setChecked(compared);
}

bool RollsPage::isCompared() const
{
    return m_compared->isChecked();
}

QJsonObject RollsPage::into(QJsonObject pack) const
{
    for (const ModifierList &each : kModifierLists) {
        const auto key = QString::fromLatin1(each.section);
        if (m_pack.contains(key))
            pack.insert(key, m_pack.value(key));
    }
    for (const Pass &pass : m_passes) {
        const QString word = pass.box->currentData().toString();
        QJsonObject section = pack.value(pass.section).toObject();
        if (word.isEmpty())
            section = {}; // a section left out is unknown
        else
            section.insert(kPass, word);
        if (section.isEmpty())
            pack.remove(pass.section);
        else
            pack.insert(pass.section, section);
    }
    for (const Number &number : m_numbers) {
        QJsonObject section = pack.value(number.section).toObject();
        const bool isKnown = number.section == QLatin1String("limits") || !section.isEmpty();
        if (number.spin->value() == 0 || !isKnown)
            section.remove(number.key);
        else
            section.insert(number.key, number.spin->value());
        if (section.isEmpty())
            pack.remove(number.section);
        else
            pack.insert(number.section, section);
    }
    return pack;
}

} // namespace qd::corunna
