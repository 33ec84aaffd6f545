<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en">
<context>
    <name>AdjustedSet</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>things that an adjustment set</comment>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AdviceWords</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>ships</comment>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AsPerMargin</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>ships</comment>
        <extracomment>%1 is a list of ships, %n how many more there are</extracomment>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ships in action</source>
        <translation>
            <numerusform>%n ship in action</numerusform>
            <numerusform>%n ships in action</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ships still to place: %1</source>
        <translation>
            <numerusform>%n ship still to place: %1</numerusform>
            <numerusform>%n ships still to place: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n may still fire: %1</source>
        <comment>ships and batteries</comment>
        <translation>
            <numerusform>%n may still fire: %1</numerusform>
            <numerusform>%n may still fire: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n boardings still to fight or call off: %1</source>
        <translation>
            <numerusform>%n boarding still to fight or call off: %1</numerusform>
            <numerusform>%n boardings still to fight or call off: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pairs may cut their grapples: %1</source>
        <translation>
            <numerusform>%n pair may cut its grapples: %1</numerusform>
            <numerusform>%n pairs may cut their grapples: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ships must still drift: %1</source>
        <translation>
            <numerusform>%n ship must still drift: %1</numerusform>
            <numerusform>%n ships must still drift: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ships must still move: %1</source>
        <translation>
            <numerusform>%n ship must still move: %1</numerusform>
            <numerusform>%n ships must still move: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Table I: %n dice</source>
        <translation>
            <numerusform>Table I: %n die</numerusform>
            <numerusform>Table I: %n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Table II: %n dice, one for each 4</source>
        <translation>
            <numerusform>Table II: %n die, for the 4</numerusform>
            <numerusform>Table II: %n dice, one for each 4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Table III: %n dice, one for each 3</source>
        <translation>
            <numerusform>Table III: %n die, for the 3</numerusform>
            <numerusform>Table III: %n dice, one for each 3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Red hot shot: %n dice, one for each hit</source>
        <translation>
            <numerusform>Red hot shot: %n die, for the hit</numerusform>
            <numerusform>Red hot shot: %n dice, one for each hit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Magazine: %n dice, one for each 1</source>
        <translation>
            <numerusform>Magazine: %n die, for the 1</numerusform>
            <numerusform>Magazine: %n dice, one for each 1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice: %1</source>
        <comment>%1 is what they are thrown for</comment>
        <translation>
            <numerusform>%n die: %1</numerusform>
            <numerusform>%n dice: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2, %n dice: %1</source>
        <comment>%1 is what they are thrown for, %2 a ship</comment>
        <translation>
            <numerusform>%2, %n die: %1</numerusform>
            <numerusform>%2, %n dice: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AsPerMarginEvents</name>
    <message numerus="yes">
        <source>%1 rakes %3 with %2, %4: %n dice</source>
        <extracomment>%1 is the ship, %2 what she fires (&quot;her port broadside&quot;), %3 the target, %4 the distance</extracomment>
        <translation>
            <numerusform>%1 rakes %3 with %2, %4: %n die</numerusform>
            <numerusform>%1 rakes %3 with %2, %4: %n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fires %2 at %3, %4: %n dice</source>
        <translation>
            <numerusform>%1 fires %2 at %3, %4: %n die</numerusform>
            <numerusform>%1 fires %2 at %3, %4: %n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gun boxes</source>
        <translation>
            <numerusform>%n gun box</numerusform>
            <numerusform>%n gun boxes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mast boxes</source>
        <translation>
            <numerusform>%n mast box</numerusform>
            <numerusform>%n mast boxes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hull boxes</source>
        <translation>
            <numerusform>%n hull box</numerusform>
            <numerusform>%n hull boxes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n hits find no box any more</source>
        <translation>
            <numerusform>%1: %n hit finds no box any more</numerusform>
            <numerusform>%1: %n hits find no box any more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2; %n hits find no box any more</source>
        <translation>
            <numerusform>%1: %2; %n hit finds no box any more</numerusform>
            <numerusform>%1: %2; %n hits find no box any more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now independent: %n ships (%1)</source>
        <translation>
            <numerusform>Now independent: %n ship (%1)</numerusform>
            <numerusform>Now independent: %n ships (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No longer independent: %n ships (%1)</source>
        <translation>
            <numerusform>No longer independent: %n ship (%1)</numerusform>
            <numerusform>No longer independent: %n ships (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Boarding, %1 and %2: hits %3 to %4; %n hits fall on the guns of %5</source>
        <extracomment>%1 and %2 are the ships, %3 and %4 their hits, %5 the ship whose guns are hit</extracomment>
        <translation>
            <numerusform>Boarding, %1 and %2: hits %3 to %4; %n hit falls on the guns of %5</numerusform>
            <numerusform>Boarding, %1 and %2: hits %3 to %4; %n hits fall on the guns of %5</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AsPerMarginSummaries</name>
    <message numerus="yes">
        <source>%n ships drift %1</source>
        <comment>%1 is a distance</comment>
        <translation>
            <numerusform>%n ship drifts %1</numerusform>
            <numerusform>%n ships drift %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>General Chase: %n English ships are independent</source>
        <translation>
            <numerusform>General Chase: %n English ship is independent</numerusform>
            <numerusform>General Chase: %n English ships are independent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>General Chase: %n French and Spanish ships are independent</source>
        <translation>
            <numerusform>General Chase: %n French or Spanish ship is independent</numerusform>
            <numerusform>General Chase: %n French and Spanish ships are independent</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChancesLine</name>
    <message numerus="yes">
        <source>%n dice: about %1 masts, %2 guns, %3 hull</source>
        <comment>what a fire hits on average</comment>
        <translation>
            <numerusform>%n die: about %1 masts, %2 guns, %3 hull</numerusform>
            <numerusform>%n dice: about %1 masts, %2 guns, %3 hull</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice: about %1 guns</source>
        <comment>what a fire at a battery ashore hits on average</comment>
        <translation>
            <numerusform>%n die: about %1 guns</numerusform>
            <numerusform>%n dice: about %1 guns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Corunna</name>
    <message numerus="yes">
        <source>Which %n ships are tasked?</source>
        <translation>
            <numerusform>Which ship is tasked?</numerusform>
            <numerusform>Which %n ships are tasked?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chits in the cup: %1</source>
        <translation>
            <numerusform>%n chit in the cup: %1</numerusform>
            <numerusform>%n chits in the cup: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces to set up: %1</source>
        <translation>
            <numerusform>%n piece to set up: %1</numerusform>
            <numerusform>%n pieces to set up: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice: %1</source>
        <comment>%1 is what they are thrown for</comment>
        <translation>
            <numerusform>%n die: %1</numerusform>
            <numerusform>%n dice: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hexes</source>
        <comment>a distance</comment>
        <translation>
            <numerusform>%n hex</numerusform>
            <numerusform>%n hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n MP</source>
        <comment>movement points that a move costs</comment>
        <translation>
            <numerusform>%n MP</numerusform>
            <numerusform>%n MP</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n MP at least</source>
        <comment>movement points that a move costs</comment>
        <translation>
            <numerusform>%n MP at least</numerusform>
            <numerusform>%n MP at least</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n MP left</source>
        <comment>movement points</comment>
        <translation>
            <numerusform>%n MP left</numerusform>
            <numerusform>%n MP left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n increments lost</source>
        <comment>a cell of the Fire Table</comment>
        <translation>
            <numerusform>%n increment lost</numerusform>
            <numerusform>%n increments lost</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CorunnaEvents</name>
    <message numerus="yes">
        <source>The French form %1 with %2: %n units</source>
        <extracomment>%1 is &quot;MU 2&quot;, %2 a division or a brigade, %n counts units</extracomment>
        <translation>
            <numerusform>The French form %1 with %2: %n unit</numerusform>
            <numerusform>The French form %1 with %2: %n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The British form %1 with %2: %n units</source>
        <translation>
            <numerusform>The British form %1 with %2: %n unit</numerusform>
            <numerusform>The British form %1 with %2: %n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 forms %1 on its own initiative: %n units</source>
        <translation>
            <numerusform>%2 forms %1 on its own initiative: %n unit</numerusform>
            <numerusform>%2 forms %1 on its own initiative: %n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 forms %2 with %3: %n units</source>
        <extracomment>%1 is a leader, %2 &quot;MU 2&quot;, %3 a division or a brigade, %n counts units</extracomment>
        <translation>
            <numerusform>%1 forms %2 with %3: %n unit</numerusform>
            <numerusform>%1 forms %2 with %3: %n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chit: %1; %n left in the cup</source>
        <translation>
            <numerusform>Chit: %1; %n left in the cup</numerusform>
            <numerusform>Chit: %1; %n left in the cup</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has no colours and must go to the port: %2, %n hexes</source>
        <extracomment>%1 is a unit, %2 a hex, %n the distance to it</extracomment>
        <translation>
            <numerusform>%1 has no colours and must go to the port: %2, %n hex</numerusform>
            <numerusform>%1 has no colours and must go to the port: %2, %n hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n increments lost</source>
        <translation>
            <numerusform>%n increment lost</numerusform>
            <numerusform>%n increments lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n increments</source>
        <comment>a unit</comment>
        <translation>
            <numerusform>%1 loses %n increment</numerusform>
            <numerusform>%1 loses %n increments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n increments; left: %2</source>
        <comment>a unit</comment>
        <translation>
            <numerusform>%1 loses %n increment; left: %2</numerusform>
            <numerusform>%1 loses %n increments; left: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 → %3, %n MP</source>
        <comment>pieces, hexes; MP are movement points</comment>
        <translation>
            <numerusform>%1: %2 → %3, %n MP</numerusform>
            <numerusform>%1: %2 → %3, %n MP</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n MP</source>
        <comment>movement points</comment>
        <translation>
            <numerusform>%n MP</numerusform>
            <numerusform>%n MP</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 dismounts, %n MP</source>
        <comment>dragoons; MP are movement points</comment>
        <translation>
            <numerusform>%1 dismounts, %n MP</numerusform>
            <numerusform>%1 dismounts, %n MP</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n hexes from %2</source>
        <comment>a French unit and a place</comment>
        <translation>
            <numerusform>%1: %n hex from %2</numerusform>
            <numerusform>%1: %n hexes from %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The fleet puts to sea: %n ships</source>
        <translation>
            <numerusform>The fleet puts to sea: %n ship</numerusform>
            <numerusform>The fleet puts to sea: %n ships</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Naval support, die %1: %n ships are called, on the map: %2</source>
        <translation>
            <numerusform>Naval support, die %1: %n ship is called, on the map: %2</numerusform>
            <numerusform>Naval support, die %1: %n ships are called, on the map: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Naval support, die %1: %n ships</source>
        <translation>
            <numerusform>Naval support, die %1: %n ship</numerusform>
            <numerusform>Naval support, die %1: %n ships</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 embarks, ship %2, %n MP</source>
        <comment>MP are movement points</comment>
        <translation>
            <numerusform>%1 embarks, ship %2, %n MP</numerusform>
            <numerusform>%1 embarks, ship %2, %n MP</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Soult has the enemy %n hexes away: he must move off</source>
        <translation>
            <numerusform>Soult has the enemy %n hex away: he must move off</numerusform>
            <numerusform>Soult has the enemy %n hexes away: he must move off</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Soult has the enemy %n hexes away (%1): he must move off</source>
        <comment>%1 is a unit</comment>
        <translation>
            <numerusform>Soult has the enemy %n hex away (%1): he must move off</numerusform>
            <numerusform>Soult has the enemy %n hexes away (%1): he must move off</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 arrives: %n pieces</source>
        <comment>a division or a brigade</comment>
        <translation>
            <numerusform>%1 arrives: %n piece</numerusform>
            <numerusform>%1 arrives: %n pieces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CorunnaSummaries</name>
    <message numerus="yes">
        <source>%n units must go to the port</source>
        <translation>
            <numerusform>%n unit must go to the port</numerusform>
            <numerusform>%n units must go to the port</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FightWords</name>
    <message numerus="yes">
        <source>%n hexes</source>
        <comment>a range</comment>
        <translation>
            <numerusform>%n hex</numerusform>
            <numerusform>%n hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n increments lost</source>
        <translation>
            <numerusform>%n increment lost</numerusform>
            <numerusform>%n increments lost</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HexWords</name>
    <message numerus="yes">
        <source>at least %n movement point(s): the chart has gaps</source>
        <translation>
            <numerusform>at least %n movement point: the chart has gaps</numerusform>
            <numerusform>at least %n movement points: the chart has gaps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n movement point(s)</source>
        <translation>
            <numerusform>%n movement point</numerusform>
            <numerusform>%n movement points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>movement points</comment>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) away</source>
        <translation>
            <numerusform>%n hex away</numerusform>
            <numerusform>%n hexes away</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n increment(s)</source>
        <translation>
            <numerusform>%1 of %n increment</numerusform>
            <numerusform>%1 of %n increments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n increment(s)</source>
        <translation>
            <numerusform>%n increment</numerusform>
            <numerusform>%n increments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es), not in sight</source>
        <translation>
            <numerusform>%n hex, not in sight</numerusform>
            <numerusform>%n hexes, not in sight</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es), in sight</source>
        <translation>
            <numerusform>%n hex, in sight</numerusform>
            <numerusform>%n hexes, in sight</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LatticeWords</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <comment>what going there costs</comment>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>moves that a ship still has</comment>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gun(s)</source>
        <comment>that can fire there</comment>
        <translation>
            <numerusform>%n gun</numerusform>
            <numerusform>%n guns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Narrator</name>
    <message numerus="yes">
        <source>It takes %n dice; there are %1</source>
        <extracomment>%n is how many dice the rules want, %1 how many there are</extracomment>
        <translation>
            <numerusform>It takes %n die; there are %1</numerusform>
            <numerusform>It takes %n dice; there are %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n die</numerusform>
            <numerusform>%n dice</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PaletteLines</name>
    <message numerus="yes">
        <source>the journal has %n entries</source>
        <translation>
            <numerusform>the journal has %n entry</numerusform>
            <numerusform>the journal has %n entries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrintedWords</name>
    <message numerus="yes">
        <source>%1, %n guns</source>
        <comment>a ship’s rate and her guns</comment>
        <translation>
            <numerusform>%1, %n gun</numerusform>
            <numerusform>%1, %n guns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SantaCruz</name>
    <message numerus="yes">
        <source>Which unit takes the next of %n hits?</source>
        <translation>
            <numerusform>Which unit takes the hit?</numerusform>
            <numerusform>Which unit takes the next of %n hits?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which %n units are eliminated, to leave three (%1)?</source>
        <comment>%1 is an area</comment>
        <translation>
            <numerusform>Which unit is eliminated, to leave three (%1)?</numerusform>
            <numerusform>Which %n units are eliminated, to leave three (%1)?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which %n units go back, to leave three?</source>
        <translation>
            <numerusform>Which unit goes back, to leave three?</numerusform>
            <numerusform>Which %n units go back, to leave three?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units still to go aboard HMS Fox</source>
        <translation>
            <numerusform>%n unit still to go aboard HMS Fox</numerusform>
            <numerusform>%n units still to go aboard HMS Fox</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units still to place: %1</source>
        <translation>
            <numerusform>%n unit still to place: %1</numerusform>
            <numerusform>%n units still to place: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exactly one unit must start here: %1</source>
        <translation>
            <numerusform>Exactly one unit must start here: %1</numerusform>
            <numerusform>Exactly one unit must start here: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blocks must still sail: %1</source>
        <translation>
            <numerusform>%n block must still sail: %1</numerusform>
            <numerusform>%n blocks must still sail: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice: %1</source>
        <comment>%1 is what they are thrown for</comment>
        <translation>
            <numerusform>%n die: %1</numerusform>
            <numerusform>%n dice: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice: %1, %2</source>
        <comment>%1 is what they are thrown for, %2 who or whose</comment>
        <translation>
            <numerusform>%n die: %1, %2</numerusform>
            <numerusform>%n dice: %1, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units still to place</source>
        <translation>
            <numerusform>%n unit still to place</numerusform>
            <numerusform>%n units still to place</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blocks must still sail</source>
        <translation>
            <numerusform>%n block must still sail</numerusform>
            <numerusform>%n blocks must still sail</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hits</source>
        <comment>in a chart</comment>
        <translation>
            <numerusform>%n hit</numerusform>
            <numerusform>%n hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP</source>
        <comment>victory points</comment>
        <translation>
            <numerusform>%n VP</numerusform>
            <numerusform>%n VP</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SantaCruzEvents</name>
    <message numerus="yes">
        <source>Pass; %n cards discarded: %1</source>
        <translation>
            <numerusform>Pass; %n card discarded: %1</numerusform>
            <numerusform>Pass; %n cards discarded: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>British hand limit: %n cards</source>
        <translation>
            <numerusform>British hand limit: %n card</numerusform>
            <numerusform>British hand limit: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spanish hand limit: %n cards</source>
        <translation>
            <numerusform>Spanish hand limit: %n card</numerusform>
            <numerusform>Spanish hand limit: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A Confusion card joins the draw pile (%1); %n left beside the board</source>
        <comment>%1 is a side</comment>
        <translation>
            <numerusform>A Confusion card joins the draw pile (%1); %n left beside the board</numerusform>
            <numerusform>A Confusion card joins the draw pile (%1); %n left beside the board</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Panic of %1, die %2: %n areas back</source>
        <comment>%1 is a unit</comment>
        <translation>
            <numerusform>Panic of %1, die %2: %n area back</numerusform>
            <numerusform>Panic of %1, die %2: %n areas back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Panic of %1, die %2: strength −%3, %n areas back</source>
        <comment>%1 is a unit</comment>
        <translation>
            <numerusform>Panic of %1, die %2: strength −%3, %n area back</numerusform>
            <numerusform>Panic of %1, die %2: strength −%3, %n areas back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, attacking: %n dice — %2</source>
        <translation>
            <numerusform>%1, attacking: %n die — %2</numerusform>
            <numerusform>%1, attacking: %n dice — %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, defending: %n dice — %2</source>
        <translation>
            <numerusform>%1, defending: %n die — %2</numerusform>
            <numerusform>%1, defending: %n dice — %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 throw %2: %n hits</source>
        <translation>
            <numerusform>%1 throw %2: %n hit</numerusform>
            <numerusform>%1 throw %2: %n hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Combat over (%1) after %n rounds: nobody is left</source>
        <translation>
            <numerusform>Combat over (%1) after %n round: nobody is left</numerusform>
            <numerusform>Combat over (%1) after %n rounds: nobody is left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Combat over (%1) after %n rounds: won by %2; stand the blocks up again</source>
        <comment>%2: the British</comment>
        <translation>
            <numerusform>Combat over (%1) after %n round: won by %2; stand the blocks up again</numerusform>
            <numerusform>Combat over (%1) after %n rounds: won by %2; stand the blocks up again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fire on %1 (%2): %n hits</source>
        <translation>
            <numerusform>Fire on %1 (%2): %n hit</numerusform>
            <numerusform>Fire on %1 (%2): %n hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>HMS Fox is hit: %n of the 3 hits that sink her</source>
        <translation>
            <numerusform>HMS Fox is hit: %n of the 3 hits that sink her</numerusform>
            <numerusform>HMS Fox is hit: %n of the 3 hits that sink her</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: first hand of %n cards</source>
        <comment>%1 is a side</comment>
        <translation>
            <numerusform>%1: first hand of %n card</numerusform>
            <numerusform>%1: first hand of %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discards reshuffled; %n cards drawn, hand %1 of %2</source>
        <translation>
            <numerusform>Discards reshuffled; %n card drawn, hand %1 of %2</numerusform>
            <numerusform>Discards reshuffled; %n cards drawn, hand %1 of %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hand refilled: %n cards drawn, hand %1 of %2</source>
        <translation>
            <numerusform>Hand refilled: %n card drawn, hand %1 of %2</numerusform>
            <numerusform>Hand refilled: %n cards drawn, hand %1 of %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SantaCruzSummaries</name>
    <message numerus="yes">
        <source>Naval movement: %n blocks</source>
        <translation>
            <numerusform>Naval movement: %n block</numerusform>
            <numerusform>Naval movement: %n blocks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Naval movement: %n blocks; carried by the current: %1</source>
        <translation>
            <numerusform>Naval movement: %n block; carried by the current: %1</numerusform>
            <numerusform>Naval movement: %n blocks; carried by the current: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Batteries (%1): %n hits</source>
        <translation>
            <numerusform>Batteries (%1): %n hit</numerusform>
            <numerusform>Batteries (%1): %n hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %n hits</source>
        <comment>%1 is a side</comment>
        <translation>
            <numerusform>%1 %n hit</numerusform>
            <numerusform>%1 %n hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>statements of a journal line that are left out</comment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeriesFile</name>
    <message numerus="yes">
        <source>Column %1: %n losses have two rolls; the first was taken.</source>
        <translation>
            <numerusform>Column %1: %n loss has two rolls; the first was taken.</numerusform>
            <numerusform>Column %1: %n losses have two rolls; the first was taken.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Trafalgar</name>
    <message numerus="yes">
        <source>%n hits</source>
        <comment>head of a chart</comment>
        <translation>
            <numerusform>%n hit</numerusform>
            <numerusform>%n hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points clockwise</source>
        <comment>the wind arrow</comment>
        <translation>
            <numerusform>%n point clockwise</numerusform>
            <numerusform>%n points clockwise</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points counter-clockwise</source>
        <comment>the wind arrow</comment>
        <translation>
            <numerusform>%n point counter-clockwise</numerusform>
            <numerusform>%n points counter-clockwise</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: which %n masts fall?</source>
        <comment>a ship</comment>
        <translation>
            <numerusform>%1: which mast falls?</numerusform>
            <numerusform>%1: which %n masts fall?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n star dice: %1</source>
        <comment>%1 is what they are thrown for</comment>
        <translation>
            <numerusform>%n star die: %1</numerusform>
            <numerusform>%n star dice: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n star dice: %1 at %2</source>
        <extracomment>%1 is what they are thrown for, %2 the target</extracomment>
        <translation>
            <numerusform>%n star die: %1 at %2</numerusform>
            <numerusform>%n star dice: %1 at %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrafalgarEvents</name>
    <message numerus="yes">
        <source>%1 fires %n guns to port at %2, distance %3</source>
        <extracomment>%1 is the ship that fires, %2 the target, %3 the distance</extracomment>
        <translation>
            <numerusform>%1 fires %n gun to port at %2, distance %3</numerusform>
            <numerusform>%1 fires %n guns to port at %2, distance %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fires %n guns to starboard at %2, distance %3</source>
        <translation>
            <numerusform>%1 fires %n gun to starboard at %2, distance %3</numerusform>
            <numerusform>%1 fires %n guns to starboard at %2, distance %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hits</source>
        <translation>
            <numerusform>%n hit</numerusform>
            <numerusform>%n hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n port guns; left on that side: %2</source>
        <extracomment>%1 is a ship, %2 how many guns are left</extracomment>
        <translation>
            <numerusform>%1 loses %n port gun; left on that side: %2</numerusform>
            <numerusform>%1 loses %n port guns; left on that side: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n starboard guns; left on that side: %2</source>
        <translation>
            <numerusform>%1 loses %n starboard gun; left on that side: %2</numerusform>
            <numerusform>%1 loses %n starboard guns; left on that side: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %2: %n moves a turn</source>
        <translation>
            <numerusform>%1 loses %2: %n move a turn</numerusform>
            <numerusform>%1 loses %2: %n moves a turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses its gun; a new one comes after %n turns</source>
        <comment>a fort</comment>
        <translation>
            <numerusform>%1 loses its gun; a new one comes after %n turn</numerusform>
            <numerusform>%1 loses its gun; a new one comes after %n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wasted: %n hits on %1 (%2)</source>
        <extracomment>%1 is the target, %2 why</extracomment>
        <translation>
            <numerusform>Wasted: %n hit on %1 (%2)</numerusform>
            <numerusform>Wasted: %n hits on %1 (%2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Aim not declared: %n hits void</source>
        <translation>
            <numerusform>Aim not declared: %n hit void</numerusform>
            <numerusform>Aim not declared: %n hits void</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 turns at %2, %n moves; left: %3</source>
        <extracomment>%1 is a ship, %2 an intersection, %3 how many moves are left</extracomment>
        <translation>
            <numerusform>%1 turns at %2, %n move; left: %3</numerusform>
            <numerusform>%1 turns at %2, %n moves; left: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 → %3, %n moves; left: %4</source>
        <extracomment>%1 is a ship, %2 and %3 are intersections, %4 how many moves are left</extracomment>
        <translation>
            <numerusform>%1: %2 → %3, %n move; left: %4</numerusform>
            <numerusform>%1: %2 → %3, %n moves; left: %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has a mizzenmast again: %n moves from the next turn</source>
        <translation>
            <numerusform>%1 has a mizzenmast again: %n move from the next turn</numerusform>
            <numerusform>%1 has a mizzenmast again: %n moves from the next turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wind, %n stars: the arrow turns %1 → %2</source>
        <extracomment>%1 and %2 are headings: &quot;right&quot;, &quot;down right&quot;</extracomment>
        <translation>
            <numerusform>Wind, %n star: the arrow turns %1 → %2</numerusform>
            <numerusform>Wind, %n stars: the arrow turns %1 → %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrafalgarOddsLine</name>
    <message numerus="yes">
        <source>%n dice: each hits %1, at least one %2</source>
        <comment>chances</comment>
        <translation>
            <numerusform>%n die: hits %1, at least one %2</numerusform>
            <numerusform>%n dice: each hits %1, at least one %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrafalgarQuestions</name>
    <message numerus="yes">
        <source>%n dice</source>
        <comment>of a shot</comment>
        <translation>
            <numerusform>%n die</numerusform>
            <numerusform>%n dice</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrafalgarWords</name>
    <message numerus="yes">
        <source>%n stars</source>
        <comment>a face of the artillery die</comment>
        <translation>
            <numerusform>%n star</numerusform>
            <numerusform>%n stars</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ValuesEditor</name>
    <message numerus="yes">
        <source>%n more were not taken.</source>
        <translation>
            <numerusform>%n more was not taken.</numerusform>
            <numerusform>%n more were not taken.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ValuesPrint</name>
    <message numerus="yes">
        <source>%n losses</source>
        <translation>
            <numerusform>%n loss</numerusform>
            <numerusform>%n losses</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qd::CautionBar</name>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>cautions</comment>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qd::DialogDesk</name>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice of the program were thrown again from the revealed seed: the same.</source>
        <translation>
            <numerusform>%n die of the program was thrown again from the revealed seed: the same.</numerusform>
            <numerusform>%n dice of the program were thrown again from the revealed seed: the same.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qd::DiceTray</name>
    <message numerus="yes">
        <source>Type the %n faces that fell, or R to roll</source>
        <translation>
            <numerusform>Type the face that fell, or R to roll</numerusform>
            <numerusform>Type the %n faces that fell, or R to roll</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enter rolls; or type the %n faces that fell</source>
        <translation>
            <numerusform>Enter rolls; or type the face that fell</numerusform>
            <numerusform>Enter rolls; or type the %n faces that fell</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qd::DieButton</name>
    <message numerus="yes">
        <source>%n stars</source>
        <comment>a die&apos;s face</comment>
        <translation>
            <numerusform>%n star</numerusform>
            <numerusform>%n stars</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qd::HexTray</name>
    <message numerus="yes">
        <source>%n counters: click to choose them all, drag to put them down together</source>
        <translation>
            <numerusform>%n counter: click to choose it, drag to put it down</numerusform>
            <numerusform>%n counters: click to choose them all, drag to put them down together</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qd::NewTableOptionsPage</name>
    <message numerus="yes">
        <source>%n options changed</source>
        <translation>
            <numerusform>%n option changed</numerusform>
            <numerusform>%n options changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n options differ from the rulebook</source>
        <translation>
            <numerusform>%n option differs from the rulebook</numerusform>
            <numerusform>%n options differ from the rulebook</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qd::NewTableReadyPage</name>
    <message numerus="yes">
        <source>%n options differ from the rulebook: %1.</source>
        <translation>
            <numerusform>%n option differs from the rulebook: %1.</numerusform>
            <numerusform>%n options differ from the rulebook: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qd::OfferList</name>
    <message numerus="yes">
        <source>%n not allowed now: show why</source>
        <translation>
            <numerusform>%n not allowed now: show why</numerusform>
            <numerusform>%n not allowed now: show why</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qd::OutlineModel</name>
    <message numerus="yes">
        <source>%n VP</source>
        <comment>victory points</comment>
        <translation>
            <numerusform>%n VP</numerusform>
            <numerusform>%n VP</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qd::RollEditor</name>
    <message numerus="yes">
        <source>%n cannot now: show why</source>
        <translation>
            <numerusform>%n cannot now: show why</numerusform>
            <numerusform>%n cannot now: show why</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qd::ScorePanel</name>
    <message numerus="yes">
        <source>%n VP</source>
        <comment>victory points</comment>
        <translation>
            <numerusform>%n VP</numerusform>
            <numerusform>%n VP</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qd::SessionKeeper</name>
    <message numerus="yes">
        <source>%Ln entries are on disk.</source>
        <translation>
            <numerusform>%Ln entry is on disk.</numerusform>
            <numerusform>%Ln entries are on disk.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries are on disk; what was in hand is kept.</source>
        <translation>
            <numerusform>%Ln entry is on disk; what was in hand is kept.</numerusform>
            <numerusform>%Ln entries are on disk; what was in hand is kept.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qd::TableRouter</name>
    <message numerus="yes">
        <source>Undo %n acts? They stay in the journal, struck through.</source>
        <translation>
            <numerusform>Undo %n act? It stays in the journal, struck through.</numerusform>
            <numerusform>Undo %n acts? They stay in the journal, struck through.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qd::as_per_margin::FireStage</name>
    <message numerus="yes">
        <source>%n dice</source>
        <comment>of a fire or a boarding</comment>
        <translation>
            <numerusform>%n die</numerusform>
            <numerusform>%n dice</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qd::as_per_margin::FleetCard</name>
    <message numerus="yes">
        <source>%1, %n ships: %2</source>
        <comment>a fleet, its types</comment>
        <translation>
            <numerusform>%1, %n ship: %2</numerusform>
            <numerusform>%1, %n ships: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n batteries ashore</source>
        <translation>
            <numerusform>%n battery ashore</numerusform>
            <numerusform>%n batteries ashore</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>everything about %n ships</source>
        <translation>
            <numerusform>everything about %n ship</numerusform>
            <numerusform>everything about %n ships</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>places or headings of %n ships</source>
        <translation>
            <numerusform>place or heading of %n ship</numerusform>
            <numerusform>places or headings of %n ships</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>types or guns of %n ships</source>
        <translation>
            <numerusform>type or guns of %n ship</numerusform>
            <numerusform>types or guns of %n ships</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qd::as_per_margin::FleetEditor</name>
    <message numerus="yes">
        <source>%n more ids were put right.</source>
        <translation>
            <numerusform>%n more id was put right.</numerusform>
            <numerusform>%n more ids were put right.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qd::as_per_margin::OddsPanel</name>
    <message numerus="yes">
        <source>%1 fires at %2: %n dice</source>
        <comment>ships</comment>
        <translation>
            <numerusform>%1 fires at %2: %n die</numerusform>
            <numerusform>%1 fires at %2: %n dice</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qd::corunna::FirePage</name>
    <message numerus="yes">
        <source>%n losses</source>
        <translation>
            <numerusform>%n loss</numerusform>
            <numerusform>%n losses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At %1, %n losses need a higher roll than at a lower ratio.</source>
        <translation>
            <numerusform>At %1, %n loss needs a higher roll than at a lower ratio.</numerusform>
            <numerusform>At %1, %n losses need a higher roll than at a lower ratio.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 is too low. In this column %n losses begin at %3, and more losses need a higher roll.</source>
        <translation>
            <numerusform>%1: %2 is too low. In this column %n loss begins at %3, and more losses need a higher roll.</numerusform>
            <numerusform>%1: %2 is too low. In this column %n losses begin at %3, and more losses need a higher roll.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 is too high. In this column %n losses begin at %3, and fewer losses need a lower roll.</source>
        <translation>
            <numerusform>%1: %2 is too high. In this column %n loss begins at %3, and fewer losses need a lower roll.</numerusform>
            <numerusform>%1: %2 is too high. In this column %n losses begin at %3, and fewer losses need a lower roll.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At %1, %n losses need a higher roll than fewer losses.</source>
        <translation>
            <numerusform>At %1, %n loss needs a higher roll than fewer losses.</numerusform>
            <numerusform>At %1, %n losses need a higher roll than fewer losses.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qd::corunna::NavalStage</name>
    <message numerus="yes">
        <source>%1, %n hexes from %2</source>
        <comment>a unit, its distance, a place</comment>
        <translation>
            <numerusform>%1, %n hex from %2</numerusform>
            <numerusform>%1, %n hexes from %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>French within ten hexes: %1; and %n more</source>
        <translation>
            <numerusform>French within ten hexes: %1; and %n more</numerusform>
            <numerusform>French within ten hexes: %1; and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ships support the army: choose them</source>
        <translation>
            <numerusform>%n ship supports the army: choose it</numerusform>
            <numerusform>%n ships support the army: choose them</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qd::corunna::SeriesGrid</name>
    <message numerus="yes">
        <source>%n pasted cells were left out: the table has no such cell.</source>
        <translation>
            <numerusform>%n pasted cell was left out: the table has no such cell.</numerusform>
            <numerusform>%n pasted cells were left out: the table has no such cell.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more places to look at.</source>
        <translation>
            <numerusform>%n more place to look at.</numerusform>
            <numerusform>%n more places to look at.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more were not taken.</source>
        <translation>
            <numerusform>%n more was not taken.</numerusform>
            <numerusform>%n more were not taken.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qd::corunna::ValuesEditor</name>
    <message numerus="yes">
        <source>%n pasted figures were left out: there is no such cell.</source>
        <translation>
            <numerusform>%n pasted figure was left out: there is no such cell.</numerusform>
            <numerusform>%n pasted figures were left out: there is no such cell.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more figures look wrong.</source>
        <translation>
            <numerusform>%n more figure looks wrong.</numerusform>
            <numerusform>%n more figures look wrong.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chosen counters:</source>
        <translation>
            <numerusform>%n chosen counter:</numerusform>
            <numerusform>%n chosen counters:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counters of the file are not in this order of battle: %1. They stay in the file.</source>
        <translation>
            <numerusform>%n counter of the file is not in this order of battle: %1. It stays in the file.</numerusform>
            <numerusform>%n counters of the file are not in this order of battle: %1. They stay in the file.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qd::santa_cruz::BattleBoard</name>
    <message numerus="yes">
        <source>%n dice</source>
        <comment>combat dice</comment>
        <translation>
            <numerusform>%n die</numerusform>
            <numerusform>%n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>attrition after %n more rounds (10.6)</source>
        <translation>
            <numerusform>attrition after %n more round (10.6)</numerusform>
            <numerusform>attrition after %n more rounds (10.6)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qd::santa_cruz::OddsPanel</name>
    <message numerus="yes">
        <source>%n hits</source>
        <translation>
            <numerusform>%n hit</numerusform>
            <numerusform>%n hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>How many of %n blocks hold their course against the current</source>
        <translation>
            <numerusform>Whether the block holds its course against the current</numerusform>
            <numerusform>How many of %n blocks hold their course against the current</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blocks</source>
        <translation>
            <numerusform>%n block</numerusform>
            <numerusform>%n blocks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qd::trafalgar::FireStage</name>
    <message numerus="yes">
        <source>%n dice</source>
        <comment>of a shot</comment>
        <translation>
            <numerusform>%n die</numerusform>
            <numerusform>%n dice</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qd::trafalgar::OddsPanel</name>
    <message numerus="yes">
        <source>%n dice at distance %1</source>
        <comment>a shot without an aim yet</comment>
        <translation>
            <numerusform>%n die at distance %1</numerusform>
            <numerusform>%n dice at distance %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hits</source>
        <translation>
            <numerusform>%n hit</numerusform>
            <numerusform>%n hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guns lost</source>
        <translation>
            <numerusform>%n gun lost</numerusform>
            <numerusform>%n guns lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n masts lost</source>
        <translation>
            <numerusform>%n mast lost</numerusform>
            <numerusform>%n masts lost</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qd::trafalgar::QuestionView</name>
    <message numerus="yes">
        <source>%n more, and what is not allowed</source>
        <comment>choices</comment>
        <translation>
            <numerusform>%n more, and what is not allowed</numerusform>
            <numerusform>%n more, and what is not allowed</numerusform>
        </translation>
    </message>
</context>
</TS>
