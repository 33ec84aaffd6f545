// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/access_keys.h"

#include <QAbstractButton>
#include <QHash>
#include <QLabel>
#include <QSet>

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
    QWidget *widget = nullptr;
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

QString textOf(const QWidget *widget)
{
    if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
        return button->text();
    const auto *label = qobject_cast<const QLabel *>(widget);
    return label != nullptr && label->buddy() != nullptr ? label->text() : QString();
}

void setText(QWidget *widget, const QString &text)
{
    if (auto *button = qobject_cast<QAbstractButton *>(widget))
        button->setText(text);
    else if (auto *label = qobject_cast<QLabel *>(widget))
        label->setText(text);
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
    for (QWidget *widget : std::as_const(all)) {
        const QString words = plain(textOf(widget));
        if (!words.isEmpty())
            wishes.push_back({widget, words, placesIn(words), -1});
    }
    KeyGiver giver(wishes);
    for (std::size_t i = 0; i < wishes.size(); ++i)
        giver.give(i);
    for (const Wish &each : wishes)
        setText(each.widget,
                each.place < 0
                    ? each.words
                    : each.words.left(each.place) + QLatin1Char('&') + each.words.mid(each.place));
}

} // namespace qd
