// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/access_keys.h"

#include <QAbstractButton>
#include <QAction>
#include <QHash>
#include <QKeySequence>
#include <QLabel>
#include <QMenu>
#include <QSet>
#include <QTabBar>

#include <functional>
#include <utility>
#include <vector>

namespace qd {
namespace {

/// The text without its access key; "&&" stays.
QString plain(const QString &text)
{
    QString out;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool mark = text.at(i) == QLatin1Char('&');
        if (mark && i + 1 < text.size() && text.at(i + 1) == QLatin1Char('&')) {
            out += QStringLiteral("&&");
            ++i;
        } else if (!mark) {
            out += text.at(i);
        }
    }
    return out;
}

/// Keys are typed without a dead key: the letters and digits of ASCII.
bool isKey(QChar c)
{
    return c.unicode() < 128 && c.isLetterOrNumber();
}

/// Something that wants a key: its text without one, and where in it keys may stand, the best
/// first.
struct Wish {
    std::function<void(const QString &)> setText;
    QString words;
    std::vector<qsizetype> places;
    qsizetype place = -1; ///< the one it got
};

std::vector<qsizetype> placesIn(const QString &words)
{
    std::vector<qsizetype> places;
    for (const bool beginning : {true, false})
        for (qsizetype i = 0; i < words.size(); ++i) {
            const bool begins = i == 0 || !words.at(i - 1).isLetterOrNumber();
            if (begins == beginning && isKey(words.at(i)))
                places.push_back(i);
        }
    return places;
}

QString marked(const QString &words, qsizetype place)
{
    return words.left(place) + QLatin1Char('&') + words.mid(place);
}

void addWish(std::vector<Wish> &wishes, const QString &text,
             std::function<void(const QString &)> setText)
{
    const QString words = plain(text);
    if (!words.isEmpty())
        wishes.push_back({std::move(setText), words, placesIn(words), -1});
}

void addWishes(std::vector<Wish> &wishes, QWidget *widget)
{
    if (auto *button = qobject_cast<QAbstractButton *>(widget)) {
        addWish(wishes, button->text(), [button](const QString &text) { button->setText(text); });
    } else if (auto *label = qobject_cast<QLabel *>(widget); label && label->buddy()) {
        addWish(wishes, label->text(), [label](const QString &text) { label->setText(text); });
    } else if (auto *tabs = qobject_cast<QTabBar *>(widget)) {
        for (int i = 0; i < tabs->count(); ++i)
            addWish(wishes, tabs->tabText(i),
                    [tabs, i](const QString &text) { tabs->setTabText(i, text); });
    }
}

/// Hands the letters out so that as many as possible get one: whoever finds all of his taken asks
/// each holder to take another (augmenting paths, H. W. Kuhn 1955).
class KeyGiver {
public:
    explicit KeyGiver(std::vector<Wish> &wishes) : m_wishes(wishes) { }

    void give(std::size_t wish)
    {
        m_asked.clear();
        find(wish);
    }

private:
    bool find(std::size_t wish)
    {
        Wish &mine = m_wishes[wish];
        for (const bool free : {true, false}) // before anybody is asked to move
            for (const qsizetype place : mine.places) {
                const QChar key = mine.words.at(place).toLower();
                if (m_holders.contains(key) == free || m_asked.contains(key))
                    continue;
                m_asked.insert(key);
                if (!free && !find(m_holders.value(key)))
                    continue;
                m_holders.insert(key, wish);
                mine.place = place;
                return true;
            }
        return false;
    }

    std::vector<Wish> &m_wishes;
    QHash<QChar, std::size_t> m_holders;
    QSet<QChar> m_asked;
};

} // namespace

void giveAccessKeys(const QList<QWidget *> &first, QWidget *page)
{
    QList<QWidget *> all = first;
    for (QWidget *widget : page->findChildren<QWidget *>())
        if (widget->isVisibleTo(page))
            all << widget;
    std::vector<Wish> wishes;
    for (QWidget *widget : std::as_const(all))
        addWishes(wishes, widget);
    KeyGiver giver(wishes);
    for (std::size_t i = 0; i < wishes.size(); ++i)
        giver.give(i);
    for (const Wish &each : wishes)
        each.setText(each.place < 0 ? each.words : marked(each.words, each.place));
}

void giveAccessKeys(QMenu *menu)
{
    const auto keyOf = [](const QString &text) {
        const QString key = QKeySequence::mnemonic(text).toString();
        return key.isEmpty() ? QChar() : key.back().toLower();
    };
    QSet<QChar> taken;
    for (const QAction *each : menu->actions())
        taken.insert(keyOf(each->text()));
    for (QAction *each : menu->actions()) {
        const QString words = each->text();
        if (each->isSeparator() || !keyOf(words).isNull())
            continue;
        for (const qsizetype place : placesIn(words)) {
            if (taken.contains(words.at(place).toLower()))
                continue;
            taken.insert(words.at(place).toLower());
            each->setText(marked(words, place));
            break;
        }
    }
}

} // namespace qd
