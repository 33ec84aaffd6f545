// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/file_choice.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

namespace qd {
namespace {

/// The words' context.
class FileChoice {
    Q_DECLARE_TR_FUNCTIONS(FileChoice)
};

/// About a file that is there already, and that the dialog itself did not ask about.
bool mayBeWritten(QWidget *over, const SaveQuestion &question, const QString &file)
{
    const QString name = QDir::toNativeSeparators(file);
    const bool stays = question.existing == SaveQuestion::Existing::Stays;
    QMessageBox box(QMessageBox::NoIcon, question.title,
                    stays ? FileChoice::tr("%1 is there already. Choose another name.").arg(name)
                          : FileChoice::tr("%1 is there already. Replace it?").arg(name),
                    QMessageBox::NoButton, over);
    box.setObjectName(QStringLiteral("file-is-there"));
    box.setTextFormat(Qt::PlainText);
    QPushButton *other = box.addButton(FileChoice::tr("&Another name…"), QMessageBox::RejectRole);
    const QPushButton *replace =
        stays ? nullptr : box.addButton(FileChoice::tr("&Replace"), QMessageBox::DestructiveRole);
    box.setDefaultButton(other);
    box.setEscapeButton(other);
    box.exec();
    return replace != nullptr && box.clickedButton() == replace;
}

} // namespace

QString withEnding(const QString &file, const QString &ending)
{
    return file.isEmpty() || QFileInfo(file).suffix().compare(ending, Qt::CaseInsensitive) == 0
        ? file
        : file + QLatin1Char('.') + ending;
}

QString fileToSave(QWidget *over, const SaveQuestion &question, QString *filter)
{
    const QFileInfo suggestion(question.suggestion);
    // A folder that isn't there yet would open the one that the program was started in.
    const QString folder = suggestion.absolutePath();
    const bool isNew = !QFileInfo::exists(folder) && QDir().mkpath(folder);
    QFileDialog dialog(over, question.title, folder, question.filters);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setFileMode(QFileDialog::AnyFile);
    dialog.setDefaultSuffix(question.ending);
    const bool stays = question.existing == SaveQuestion::Existing::Stays;
    dialog.setOption(QFileDialog::DontConfirmOverwrite, stays);
    if (filter != nullptr && !filter->isEmpty())
        dialog.selectNameFilter(*filter);
    dialog.selectFile(suggestion.fileName());
    while (dialog.exec() == QDialog::Accepted) {
        const QString chosen = dialog.selectedFiles().value(0);
        const QString file = withEnding(chosen, question.ending);
        const bool asked = file == chosen && !stays;
        if (!asked && QFileInfo::exists(file) && !mayBeWritten(over, question, file)) {
            dialog.selectFile(QFileInfo(file).fileName());
            continue;
        }
        if (filter != nullptr)
            *filter = dialog.selectedNameFilter();
        return file;
    }
    if (isNew)
        QDir().rmdir(folder); // nothing was saved there
    return {};
}

} // namespace qd
