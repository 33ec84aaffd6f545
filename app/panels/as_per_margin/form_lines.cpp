// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/as_per_margin/form_lines.h"

#include "app/panels/caption.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>

namespace qd::as_per_margin {

QComboBox *combo(const QString &name, QWidget *parent)
{
    constexpr int kLetters = 10;
    auto *box = new QComboBox(parent);
    box->setObjectName(name);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(kLetters);
    return box;
}

void addLine(QFormLayout *form, const QString &label, QWidget *field)
{
    auto *said = new QLabel(label, form->parentWidget());
    said->setBuddy(field);
    // the underline of its letter makes it a little wider
    said->setMinimumWidth(said->sizeHint().width() + said->fontMetrics().averageCharWidth());
    field->setAccessibleName(label);
    form->addRow(said, field);
}

void addHeading(QFormLayout *form, const QString &text)
{
    auto *caption = new Caption(Caption::Manner::Heading, form->parentWidget());
    caption->setText(text);
    form->addRow(caption);
}

} // namespace qd::as_per_margin
