<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
<context>
    <name>AdjustedSet</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>things that an adjustment set</comment>
        <translation>
            <numerusform>%1 et %n autre</numerusform>
            <numerusform>%1 et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a part and its value</comment>
        <extracomment>what was set, without a colon: &quot;port 3&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between values of an adjustment</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what an adjustment set, and its value</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1 – taken off the table</source>
        <comment>a piece</comment>
        <translation>%1 : retiré de la table</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>a piece and what was set of it</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between pieces of an adjustment</comment>
        <translation> ; </translation>
    </message>
</context>
<context>
    <name>AdviceWords</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>ships</comment>
        <translation>
            <numerusform>%1 et %n autre</numerusform>
            <numerusform>%1 et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between ships</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>In one place with %1</source>
        <comment>a ship</comment>
        <translation>Partage sa place avec %1</translation>
    </message>
    <message>
        <source>%1 × %2 inches</source>
        <comment>a board</comment>
        <translation>%1 × %2 pouces</translation>
    </message>
    <message>
        <source>Off the table of %1: she lies at %2 × %3</source>
        <translation>Hors d’une table de %1 : le navire est en %2 × %3</translation>
    </message>
    <message>
        <source>In one place with another: %1.</source>
        <translation>Navires placés l’un sur l’autre : %1.</translation>
    </message>
    <message>
        <source>Off the table of %1: %2.</source>
        <translation>Hors d’une table de %1 : %2.</translation>
    </message>
    <message>
        <source>Only one side has ships: there is nobody to fight.</source>
        <translation>Un seul camp a des navires : il n’y a personne à combattre.</translation>
    </message>
</context>
<context>
    <name>AsPerMargin</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>ships</comment>
        <extracomment>%1 is a list of ships, %n how many more there are</extracomment>
        <translation>
            <numerusform>%1 et %n autre</numerusform>
            <numerusform>%1 et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between ships</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%n ships in action</source>
        <translation>
            <numerusform>%n navire au combat</numerusform>
            <numerusform>%n navires au combat</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a reason and a length</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a reason and its value without a sign: die 4</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a reason and its value: rake +6</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>French and Spanish</source>
        <comment>a side</comment>
        <translation>Franco-Espagnols</translation>
    </message>
    <message>
        <source>English</source>
        <comment>a side</comment>
        <translation>Anglais</translation>
    </message>
    <message>
        <source>the French and Spanish</source>
        <translation>les Franco-Espagnols</translation>
    </message>
    <message>
        <source>the English</source>
        <translation>les Anglais</translation>
    </message>
    <message>
        <source>French and Spanish</source>
        <comment>adjective, feminine</comment>
        <translation>franco-espagnole</translation>
    </message>
    <message>
        <source>French and Spanish</source>
        <comment>adjective, masculine</comment>
        <translation>franco-espagnol</translation>
    </message>
    <message>
        <source>English</source>
        <comment>adjective, feminine</comment>
        <translation>anglaise</translation>
    </message>
    <message>
        <source>English</source>
        <comment>adjective, masculine</comment>
        <translation>anglais</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <comment>boxes of two rows</comment>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>The first wind is still to be tossed</source>
        <translation>Reste à lancer le vent initial</translation>
    </message>
    <message>
        <source>The wind dice are still to be tossed</source>
        <translation>Reste à lancer les dés du vent</translation>
    </message>
    <message numerus="yes">
        <source>%n ships still to place: %1</source>
        <translation>
            <numerusform>Il reste %n navire à placer : %1</numerusform>
            <numerusform>Il reste %n navires à placer : %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n may still fire: %1</source>
        <comment>ships and batteries</comment>
        <translation>
            <numerusform>Peut encore tirer (%n) : %1</numerusform>
            <numerusform>Peuvent encore tirer (%n) : %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n boardings still to fight or call off: %1</source>
        <translation>
            <numerusform>Il reste %n abordage à livrer ou à abandonner : %1</numerusform>
            <numerusform>Il reste %n abordages à livrer ou à abandonner : %1</numerusform>
        </translation>
    </message>
    <message>
        <source>A wind check is due</source>
        <translation>Contrôle du vent à faire</translation>
    </message>
    <message numerus="yes">
        <source>%n pairs may cut their grapples: %1</source>
        <translation>
            <numerusform>Peut couper ses grappins, %n paire : %1</numerusform>
            <numerusform>Peuvent couper leurs grappins, %n paires : %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ships must still drift: %1</source>
        <translation>
            <numerusform>Il reste %n navire à faire dériver : %1</numerusform>
            <numerusform>Il reste %n navires à faire dériver : %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ships must still move: %1</source>
        <translation>
            <numerusform>Il reste %n navire à déplacer : %1</numerusform>
            <numerusform>Il reste %n navires à déplacer : %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Table I: %n dice</source>
        <translation>
            <numerusform>Table I : %n dé</numerusform>
            <numerusform>Table I : %n dés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Table II: %n dice, one for each 4</source>
        <translation>
            <numerusform>Table II : %n dé, pour le 4</numerusform>
            <numerusform>Table II : %n dés, un par 4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Table III: %n dice, one for each 3</source>
        <translation>
            <numerusform>Table III : %n dé, pour le 3</numerusform>
            <numerusform>Table III : %n dés, un par 3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Red hot shot: %n dice, one for each hit</source>
        <translation>
            <numerusform>Boulets rouges : %n dé, pour le coup au but</numerusform>
            <numerusform>Boulets rouges : %n dés, un par coup au but</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Magazine: %n dice, one for each 1</source>
        <translation>
            <numerusform>Soute aux poudres : %n dé, pour le 1</numerusform>
            <numerusform>Soute aux poudres : %n dés, un par 1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice: %1</source>
        <comment>%1 is what they are thrown for</comment>
        <translation>
            <numerusform>%n dé : %1</numerusform>
            <numerusform>%n dés : %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2, %n dice: %1</source>
        <comment>%1 is what they are thrown for, %2 a ship</comment>
        <translation>
            <numerusform>%2, %n dé : %1</numerusform>
            <numerusform>%2, %n dés : %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Next: %1</source>
        <comment>%1 is a step of the turn</comment>
        <translation>Ensuite : %1</translation>
    </message>
    <message>
        <source>Call the boarding off: %1, %2</source>
        <comment>two ships</comment>
        <translation>Renoncer à l’abordage : %1, %2</translation>
    </message>
    <message>
        <source>%1°</source>
        <comment>an angle</comment>
        <translation>%1°</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes</comment>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>1 minute gone</source>
        <translation>1 minute écoulée</translation>
    </message>
    <message>
        <source>%1 minutes gone</source>
        <translation>%1 minutes écoulées</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>why not, and the ships that it is about</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>AsPerMarginCharts</name>
    <message>
        <source>Table I: fire</source>
        <comment>chart</comment>
        <translation>Table I : tir</translation>
    </message>
    <message>
        <source>Table II: close fire</source>
        <comment>chart</comment>
        <translation>Table II : tir rapproché</translation>
    </message>
    <message>
        <source>Table III: blaze</source>
        <comment>chart</comment>
        <translation>Table III : incendie</translation>
    </message>
    <message>
        <source>Inches by the wind dice</source>
        <comment>chart</comment>
        <translation>Pouces selon les dés du vent</translation>
    </message>
    <message>
        <source>Tacking</source>
        <comment>chart</comment>
        <translation>Virement vent devant</translation>
    </message>
    <message>
        <source>Wind check</source>
        <comment>chart</comment>
        <translation>Contrôle du vent</translation>
    </message>
    <message>
        <source>First wind</source>
        <comment>chart</comment>
        <translation>Vent initial</translation>
    </message>
    <message>
        <source>Men called from the pumps</source>
        <comment>chart</comment>
        <translation>Hommes rappelés des pompes</translation>
    </message>
    <message>
        <source>Types of ships</source>
        <comment>chart</comment>
        <translation>Types de navires</translation>
    </message>
    <message>
        <source>One die for each 4 of Table I. A cable that doesn’t hold can’t be cut: a miss.</source>
        <translation>Un dé par 4 de la Table I. Un câble qui ne tient pas ne peut être coupé : coup manqué.</translation>
    </message>
    <message>
        <source>One die for each 3 of Table II; a 1 is tossed again. Then the blaze is out.</source>
        <translation>Un dé par 3 de la Table II ; un 1 se relance. Ensuite l’incendie est éteint.</translation>
    </message>
    <message>
        <source>The heading after the pivot counts. Every ship under sail goes at least the lower die, unless she tacks.</source>
        <translation>C’est le cap après le pivot qui compte. Tout navire sous voiles parcourt au moins le dé le plus faible, sauf s’il vire vent devant.</translation>
    </message>
    <message>
        <source>Damaged ships add 2. Who misses stays drifts the lower wind die.</source>
        <translation>Un navire avarié ajoute 2. Qui manque à virer dérive du plus faible des dés du vent.</translation>
    </message>
    <message>
        <source>Every fifteen minutes of the battle. A second toss comes after a 5 or 6 only.</source>
        <translation>Tous les quarts d’heure de bataille. Le second jet ne vient qu’après un 5 ou un 6.</translation>
    </message>
    <message>
        <source>Die</source>
        <comment>head of a chart</comment>
        <translation>Dé</translation>
    </message>
    <message>
        <source>Total of the die</source>
        <comment>head of a chart</comment>
        <translation>Total du dé</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>head of a chart</comment>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>miss</source>
        <comment>result of a die</comment>
        <translation>manqué</translation>
    </message>
    <message>
        <source>Table II</source>
        <translation>Table II</translation>
    </message>
    <message>
        <source>Table III</source>
        <translation>Table III</translation>
    </message>
    <message>
        <source>guns</source>
        <comment>what is hit</comment>
        <translation>artillerie</translation>
    </message>
    <message>
        <source>masts</source>
        <comment>what is hit</comment>
        <translation>mâture</translation>
    </message>
    <message>
        <source>hull</source>
        <comment>what is hit</comment>
        <translation>coque</translation>
    </message>
    <message>
        <source>bow cable cut</source>
        <translation>câble d’avant coupé</translation>
    </message>
    <message>
        <source>stern cable cut</source>
        <translation>câble d’arrière coupé</translation>
    </message>
    <message>
        <source>toss again</source>
        <translation>relancer</translation>
    </message>
    <message>
        <source>explosion</source>
        <translation>explosion</translation>
    </message>
    <message>
        <source>Again, French or Spanish target</source>
        <translation>Relance, cible française ou espagnole</translation>
    </message>
    <message>
        <source>Again, English target</source>
        <translation>Relance, cible anglaise</translation>
    </message>
    <message>
        <source>Condition</source>
        <comment>head: of a ship</comment>
        <translation>État</translation>
    </message>
    <message>
        <source>With or across the wind</source>
        <translation>Vent portant ou de travers</translation>
    </message>
    <message>
        <source>Beating</source>
        <comment>head of a chart</comment>
        <translation>Au plus près</translation>
    </message>
    <message>
        <source>In irons</source>
        <comment>head of a chart</comment>
        <translation>Vent debout</translation>
    </message>
    <message>
        <source>drift, lower die</source>
        <translation>dérive, dé le plus faible</translation>
    </message>
    <message>
        <source>tacks</source>
        <comment>result of a die</comment>
        <translation>vire vent devant</translation>
    </message>
    <message>
        <source>misses stays</source>
        <comment>result of a die</comment>
        <translation>manque à virer</translation>
    </message>
    <message>
        <source>First toss</source>
        <translation>Premier jet</translation>
    </message>
    <message>
        <source>Second toss</source>
        <translation>Second jet</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>pas de changement</translation>
    </message>
    <message>
        <source>a point toward the prevailing wind</source>
        <translation>un quart vers le vent dominant</translation>
    </message>
    <message>
        <source>backs a point</source>
        <translation>tourne d’un quart à gauche</translation>
    </message>
    <message>
        <source>veers a point</source>
        <translation>tourne d’un quart à droite</translation>
    </message>
    <message>
        <source>new wind dice</source>
        <translation>nouveaux dés du vent</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>result of a die</comment>
        <translation>rien</translation>
    </message>
    <message>
        <source>one hull hit</source>
        <translation>un coup sur la coque</translation>
    </message>
    <message>
        <source>one gun hit, owner’s choice</source>
        <translation>un coup sur l’artillerie, au choix du propriétaire</translation>
    </message>
    <message>
        <source>Type</source>
        <comment>head: of a ship</comment>
        <translation>Type</translation>
    </message>
    <message>
        <source>Masts</source>
        <comment>head of a chart</comment>
        <translation>Mâture</translation>
    </message>
    <message>
        <source>Guns</source>
        <comment>head of a chart</comment>
        <translation>Artillerie</translation>
    </message>
    <message>
        <source>Hull</source>
        <comment>head of a chart</comment>
        <translation>Coque</translation>
    </message>
    <message>
        <source>To %1″</source>
        <comment>range in inches</comment>
        <translation>Jusqu’à %1″</translation>
    </message>
    <message>
        <source>%1 (total)</source>
        <comment>inches</comment>
        <translation>%1 (somme)</translation>
    </message>
    <message>
        <source>%1 (higher die)</source>
        <comment>inches</comment>
        <translation>%1 (dé le plus élevé)</translation>
    </message>
    <message>
        <source>%1 (lower die)</source>
        <comment>inches</comment>
        <translation>%1 (dé le plus faible)</translation>
    </message>
    <message>
        <source>drift %1</source>
        <comment>inches</comment>
        <translation>dérive %1</translation>
    </message>
    <message>
        <source>Falling aboard, grapples: wishes</source>
        <comment>chart</comment>
        <translation>Accrochage, grappins : souhaits</translation>
    </message>
    <message>
        <source>Falling aboard, grapples: the die</source>
        <comment>chart</comment>
        <translation>Accrochage, grappins : le dé</translation>
    </message>
    <message>
        <source>Boarding</source>
        <comment>chart</comment>
        <translation>Abordage</translation>
    </message>
    <message>
        <source>Boarding: dice</source>
        <comment>chart</comment>
        <translation>Abordage : dés</translation>
    </message>
    <message>
        <source>Each ship tosses a die, halved at anchor; the higher has her wish, a tie holds the two together. To cut grapples is to fend, to stay is to grapple.</source>
        <translation>Chaque navire lance un dé, réduit de moitié à l’ancre ; le dé le plus élevé l’emporte, l’égalité les tient accrochés. Couper les grappins, c’est parer ; rester, c’est accrocher.</translation>
    </message>
    <message>
        <source>One die for each box left: masts, guns, hull. Who has fewer hits loses the difference in gun boxes, those that face the enemy first.</source>
        <translation>Un dé par case restante : mâture, artillerie, coque. Qui a le moins de coups au but perd la différence en cases d’artillerie, d’abord celles qui font face à l’ennemi.</translation>
    </message>
    <message>
        <source>First ship, second ship</source>
        <comment>head: wishes of both</comment>
        <translation>Premier navire, second navire</translation>
    </message>
    <message>
        <source>grapple, grapple</source>
        <translation>accrocher, accrocher</translation>
    </message>
    <message>
        <source>grapple, fend off</source>
        <translation>accrocher, parer</translation>
    </message>
    <message>
        <source>fend off, grapple</source>
        <translation>parer, accrocher</translation>
    </message>
    <message>
        <source>fend off, fend off</source>
        <translation>parer, parer</translation>
    </message>
    <message>
        <source>First ship higher</source>
        <translation>Premier dé plus élevé</translation>
    </message>
    <message>
        <source>Second ship higher</source>
        <translation>Second dé plus élevé</translation>
    </message>
    <message>
        <source>A tie</source>
        <comment>of two dice</comment>
        <translation>Égalité</translation>
    </message>
    <message>
        <source>aboard</source>
        <comment>two ships lie together</comment>
        <translation>accrochés</translation>
    </message>
    <message>
        <source>apart</source>
        <comment>two ships come apart</comment>
        <translation>séparés</translation>
    </message>
    <message>
        <source>Not at anchor</source>
        <translation>Pas à l’ancre</translation>
    </message>
    <message>
        <source>At anchor</source>
        <translation>À l’ancre</translation>
    </message>
    <message>
        <source>a hit</source>
        <comment>result of a die</comment>
        <translation>un coup au but</translation>
    </message>
    <message>
        <source>Ship</source>
        <comment>head of a chart</comment>
        <translation>Navire</translation>
    </message>
    <message>
        <source>Dice</source>
        <comment>head of a chart: how many</comment>
        <translation>Dés</translation>
    </message>
    <message>
        <source>One die for each gun box that bears; double for an initial broadside or a rake, triple for both. A rake: within 12″ of an enemy whose guns don’t bear.</source>
        <translation>Un dé par case d’artillerie qui bat la cible ; le double pour une première bordée ou une enfilade, le triple pour les deux. Enfilade : à moins de 12″ d’un ennemi dont les canons ne battent pas le tireur.</translation>
    </message>
    <message>
        <source>1st rate: 100 guns and more. 2nd: 90–98. 3rd: 64–80. 4th: 50–60. 5th: 32–44. 6th: 20–30. Masts: top and bottom line; guns: port and starboard, or fore and aft. Batteries ashore: a box for each 8–14 guns.</source>
        <translation>1er rang : 100 canons et plus. 2e : 90–98. 3e : 64–80. 4e : 50–60. 5e : 32–44. 6e : 20–30. Mâts : ligne du haut et du bas ; canons : bâbord et tribord, ou avant et arrière. Batteries de côte : une case par 8–14 canons.</translation>
    </message>
</context>
<context>
    <name>AsPerMarginDecisions</name>
    <message>
        <source>Grapple or fend off?</source>
        <translation>Accrocher ou parer ?</translation>
    </message>
    <message>
        <source>Does she try to close again?</source>
        <translation>Nouvelle tentative d’accrochage ?</translation>
    </message>
    <message>
        <source>Which battery loses a gun box?</source>
        <translation>Quelle batterie perd une case d’artillerie ?</translation>
    </message>
    <message>
        <source>%1 is within 3″ of %2: grapple or fend off?</source>
        <comment>two ships</comment>
        <translation>%1 et %2 sont à moins de 3″ : accrocher ou parer ?</translation>
    </message>
    <message>
        <source>%2 has broken away: does %1 try to close again, at the risk of her move?</source>
        <comment>two ships</comment>
        <translation>Contact rompu avec %2. %1 : tenter d’accrocher de nouveau, au risque de perdre son mouvement ?</translation>
    </message>
    <message>
        <source>The water gains on %1: which battery loses a gun box?</source>
        <comment>a ship</comment>
        <translation>L’eau gagne sur %1 : quelle batterie perd une case d’artillerie ?</translation>
    </message>
    <message>
        <source>A wind check is due</source>
        <translation>Contrôle du vent à faire</translation>
    </message>
    <message>
        <source>Place a wind arrow between the two ships</source>
        <translation>Placez la flèche de contact entre les deux navires</translation>
    </message>
    <message>
        <source>Remove the wind arrow between the two ships</source>
        <translation>Retirez la flèche de contact entre les deux navires</translation>
    </message>
    <message>
        <source>The ship may swing at the anchor that holds</source>
        <translation>Le navire peut éviter sur l’ancre qui lui reste</translation>
    </message>
    <message>
        <source>Ships may lie near the explosion</source>
        <translation>Il y a peut-être des navires près de l’explosion</translation>
    </message>
    <message>
        <source>The prize must be taken out of the fight</source>
        <translation>La prise doit s’éloigner du combat</translation>
    </message>
    <message>
        <source>A ship is off the table</source>
        <translation>Un navire est hors de la table</translation>
    </message>
    <message>
        <source>boarding, 4–6 hits</source>
        <translation>abordage, 4–6 touche</translation>
    </message>
    <message>
        <source>men leave the pumps</source>
        <translation>l’équipage quitte les pompes</translation>
    </message>
    <message>
        <source>dash</source>
        <translation>élan</translation>
    </message>
    <message>
        <source>tacking</source>
        <translation>virement vent devant</translation>
    </message>
    <message>
        <source>grapple or fend off</source>
        <translation>accrocher ou parer</translation>
    </message>
    <message>
        <source>cutting the grapples</source>
        <translation>couper les grappins</translation>
    </message>
    <message>
        <source>closing again</source>
        <translation>accrocher de nouveau</translation>
    </message>
    <message>
        <source>first wind</source>
        <translation>vent initial</translation>
    </message>
    <message>
        <source>first wind, second toss</source>
        <translation>vent initial, second jet</translation>
    </message>
    <message>
        <source>wind dice</source>
        <translation>dés du vent</translation>
    </message>
    <message>
        <source>wind check</source>
        <translation>contrôle du vent</translation>
    </message>
    <message>
        <source>wind check, second toss</source>
        <translation>contrôle du vent, second jet</translation>
    </message>
</context>
<context>
    <name>AsPerMarginEvents</name>
    <message>
        <source>%1 to %2</source>
        <comment>scores of two ships that toss</comment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1, halved at anchor</source>
        <comment>%1 are the scores</comment>
        <translation>%1, réduit de moitié à l’ancre</translation>
    </message>
    <message>
        <source>%1 lies within %2 of %3 from the start</source>
        <comment>%2 is a distance</comment>
        <translation>%1 et %3 sont dès le départ à moins de %2 l’un de l’autre</translation>
    </message>
    <message>
        <source>%1 comes within %2 of %3 after %4 of her way</source>
        <comment>%2 and %4 are distances</comment>
        <translation>%1, après %4 de route, s’approche à moins de %2 : %3</translation>
    </message>
    <message>
        <source>%1 falls aboard %2: a tie (%3)</source>
        <comment>%3 are scores</comment>
        <translation>%1 et %2 s’abordent et restent accrochés : égalité (%3)</translation>
    </message>
    <message>
        <source>%1 falls aboard %2 (%3)</source>
        <comment>%3 are scores</comment>
        <translation>%1 accroche %2 (%3)</translation>
    </message>
    <message>
        <source>%1 and %2 fall aboard each other</source>
        <translation>%1 et %2 s’abordent et restent accrochés</translation>
    </message>
    <message>
        <source>%2 takes %1 back for the English</source>
        <translation>%2 reprend %1 pour les Anglais</translation>
    </message>
    <message>
        <source>%2 takes %1 back for the French and Spanish</source>
        <translation>%2 reprend %1 pour les Franco-Espagnols</translation>
    </message>
    <message>
        <source>The grapples between %1 and %2 are cut (%3)</source>
        <comment>%3 are scores</comment>
        <translation>Grappins coupés entre %1 et %2 (%3)</translation>
    </message>
    <message>
        <source>The grapples between %1 and %2 hold: a tie (%3)</source>
        <comment>%3 are scores</comment>
        <translation>Les grappins entre %1 et %2 tiennent : égalité (%3)</translation>
    </message>
    <message>
        <source>The grapples between %1 and %2 hold (%3)</source>
        <comment>%3 are scores</comment>
        <translation>Les grappins entre %1 et %2 tiennent (%3)</translation>
    </message>
    <message>
        <source>%1 closes again and falls aboard %2 (%3)</source>
        <comment>%3 are scores</comment>
        <translation>%1 accroche de nouveau %2 (%3)</translation>
    </message>
    <message>
        <source>%1 closes again, but %2 keeps clear (%3)</source>
        <comment>%3 are scores</comment>
        <translation>%1 tente d’accrocher de nouveau, mais %2 reste à distance (%3)</translation>
    </message>
    <message>
        <source>%1 lets %2 go</source>
        <translation>%1 laisse partir %2</translation>
    </message>
    <message>
        <source>%1 and %2 are joined no longer: one of them sinks</source>
        <translation>%1 et %2 ne sont plus accrochés : l’un des deux coule</translation>
    </message>
    <message>
        <source>%1 and %2 are joined no longer: one of them blows up</source>
        <translation>%1 et %2 ne sont plus accrochés : l’un des deux saute</translation>
    </message>
    <message>
        <source>%1 and %2 are joined no longer: one of them has struck</source>
        <translation>%1 et %2 ne sont plus accrochés : l’un des deux s’est rendu</translation>
    </message>
    <message>
        <source>%1 and %2 break away from each other</source>
        <translation>%1 et %2 se dégagent l’un de l’autre</translation>
    </message>
    <message>
        <source>%1 boards %2</source>
        <translation>%1 monte à l’abordage contre %2</translation>
    </message>
    <message>
        <source>%1 calls off the boarding of %2</source>
        <translation>%1 renonce à l’abordage contre %2</translation>
    </message>
    <message>
        <source>Boarding, %1 and %2: hits %3 to %4, nobody loses a box</source>
        <translation>Abordage, %1 et %2 : coups, %3 à %4 ; aucune case perdue</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a ship and her dice</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the dice of two ships</comment>
        <translation> ; </translation>
    </message>
    <message>
        <source>her port broadside</source>
        <comment>what she fires</comment>
        <translation>sa bordée de bâbord</translation>
    </message>
    <message>
        <source>her starboard broadside</source>
        <comment>what she fires</comment>
        <translation>sa bordée de tribord</translation>
    </message>
    <message>
        <source>her fore guns</source>
        <comment>what she fires</comment>
        <translation>sa batterie d’avant</translation>
    </message>
    <message>
        <source>her aft guns</source>
        <comment>what she fires</comment>
        <translation>sa batterie d’arrière</translation>
    </message>
    <message>
        <source>her forward guns</source>
        <comment>what she fires</comment>
        <translation>ses pièces de proue</translation>
    </message>
    <message>
        <source>its guns</source>
        <comment>what a shore battery fires</comment>
        <translation>ses pièces</translation>
    </message>
    <message>
        <source>her initial port broadside</source>
        <comment>what she fires</comment>
        <translation>sa première bordée de bâbord</translation>
    </message>
    <message>
        <source>her initial starboard broadside</source>
        <comment>what she fires</comment>
        <translation>sa première bordée de tribord</translation>
    </message>
    <message>
        <source>her fore guns for the first time</source>
        <comment>what she fires</comment>
        <translation>la première bordée de sa batterie d’avant</translation>
    </message>
    <message>
        <source>her aft guns for the first time</source>
        <comment>what she fires</comment>
        <translation>la première bordée de sa batterie d’arrière</translation>
    </message>
    <message>
        <source>her forward guns for the first time</source>
        <comment>what she fires</comment>
        <translation>la première bordée de ses pièces de proue</translation>
    </message>
    <message>
        <source>Table I: %1</source>
        <translation>Table I : %1</translation>
    </message>
    <message>
        <source>Table II: %1</source>
        <translation>Table II : %1</translation>
    </message>
    <message>
        <source>Table III: %1</source>
        <translation>Table III : %1</translation>
    </message>
    <message>
        <source>red hot shot: %1</source>
        <translation>boulets rouges : %1</translation>
    </message>
    <message>
        <source>tossed again: %1</source>
        <translation>relance : %1</translation>
    </message>
    <message>
        <source>port guns −%1</source>
        <comment>boxes crossed off</comment>
        <translation>artillerie de bâbord −%1</translation>
    </message>
    <message>
        <source>starboard guns −%1</source>
        <comment>boxes crossed off</comment>
        <translation>artillerie de tribord −%1</translation>
    </message>
    <message>
        <source>fore guns −%1</source>
        <comment>boxes crossed off</comment>
        <translation>artillerie d’avant −%1</translation>
    </message>
    <message>
        <source>aft guns −%1</source>
        <comment>boxes crossed off</comment>
        <translation>artillerie d’arrière −%1</translation>
    </message>
    <message>
        <source>forward guns −%1</source>
        <comment>boxes crossed off</comment>
        <translation>artillerie de proue −%1</translation>
    </message>
    <message>
        <source>guns −%1</source>
        <comment>boxes crossed off</comment>
        <translation>artillerie −%1</translation>
    </message>
    <message numerus="yes">
        <source>%1 rakes %3 with %2, %4: %n dice</source>
        <extracomment>%1 is the ship, %2 what she fires (&quot;her port broadside&quot;), %3 the target, %4 the distance</extracomment>
        <translation>
            <numerusform>%1 prend %3 en enfilade avec %2, distance %4 : %n dé</numerusform>
            <numerusform>%1 prend %3 en enfilade avec %2, distance %4 : %n dés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fires %2 at %3, %4: %n dice</source>
        <translation>
            <numerusform>%1 tire sur %3 avec %2, distance %4 : %n dé</numerusform>
            <numerusform>%1 tire sur %3 avec %2, distance %4 : %n dés</numerusform>
        </translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the dice of one table and of the next</comment>
        <translation> ; </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a number and its reasons</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>masts %1</source>
        <comment>number of hits</comment>
        <translation>mâture %1</translation>
    </message>
    <message>
        <source>guns %1</source>
        <comment>number of hits</comment>
        <translation>artillerie %1</translation>
    </message>
    <message>
        <source>hull %1</source>
        <comment>number of hits</comment>
        <translation>coque %1</translation>
    </message>
    <message>
        <source>bow cable</source>
        <translation>câble d’avant</translation>
    </message>
    <message>
        <source>stern cable</source>
        <translation>câble d’arrière</translation>
    </message>
    <message>
        <source>the magazine explodes</source>
        <translation>la soute aux poudres explose</translation>
    </message>
    <message>
        <source>No hit on %1</source>
        <translation>Aucun coup au but sur %1</translation>
    </message>
    <message>
        <source>Hits on %1: %2</source>
        <translation>Coups au but sur %1 : %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between kinds of hits</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%n gun boxes</source>
        <translation>
            <numerusform>%n case d’artillerie</numerusform>
            <numerusform>%n cases d’artillerie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mast boxes</source>
        <translation>
            <numerusform>%n case de mâture</numerusform>
            <numerusform>%n cases de mâture</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hull boxes</source>
        <translation>
            <numerusform>%n case de coque</numerusform>
            <numerusform>%n cases de coque</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between kinds of boxes</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>masts −%1</source>
        <comment>boxes crossed off</comment>
        <translation>mâture −%1</translation>
    </message>
    <message>
        <source>hull −%1</source>
        <comment>boxes crossed off</comment>
        <translation>coque −%1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n hits find no box any more</source>
        <translation>
            <numerusform>%1 : %n coup au but sans case à barrer</numerusform>
            <numerusform>%1 : %n coups au but sans case à barrer</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a ship and the boxes crossed off</comment>
        <translation>%1 : %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2; %n hits find no box any more</source>
        <translation>
            <numerusform>%1 : %2 ; %n coup au but sans case à barrer</numerusform>
            <numerusform>%1 : %2 ; %n coups au but sans case à barrer</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: stern cable cut</source>
        <translation>%1 : câble d’arrière coupé</translation>
    </message>
    <message>
        <source>%1: bow cable cut</source>
        <translation>%1 : câble d’avant coupé</translation>
    </message>
    <message>
        <source>%1 holds by no anchor any more and is adrift</source>
        <translation>%1 n’a plus d’ancre qui tienne et part en dérive</translation>
    </message>
    <message>
        <source>%1 loses her upper masts: damaged</source>
        <translation>%1 perd sa mâture haute : avarié</translation>
    </message>
    <message>
        <source>%1 loses her last mast</source>
        <translation>%1 perd son dernier mât</translation>
    </message>
    <message>
        <source>Half her hull is gone: %1 mans the pumps</source>
        <translation>%1 a perdu la moitié de sa coque : l’équipage est aux pompes</translation>
    </message>
    <message>
        <source>%1 sinks</source>
        <translation>%1 coule</translation>
    </message>
    <message>
        <source>%1 strikes to the English</source>
        <translation>%1 amène son pavillon devant les Anglais</translation>
    </message>
    <message>
        <source>%1 strikes to the French and Spanish</source>
        <translation>%1 amène son pavillon devant les Franco-Espagnols</translation>
    </message>
    <message>
        <source>%1 blows up: the fire has reached her magazine</source>
        <translation>%1 saute : le feu a gagné la soute aux poudres</translation>
    </message>
    <message>
        <source>%1 is destroyed: its magazine blows up</source>
        <comment>a shore battery</comment>
        <translation>%1 est détruite : sa soute aux poudres saute</translation>
    </message>
    <message>
        <source>%1 is silenced: it has no guns left</source>
        <comment>a shore battery</comment>
        <translation>%1 est réduite au silence : elle n’a plus de pièces</translation>
    </message>
    <message>
        <source>one hull hit</source>
        <translation>un coup sur la coque</translation>
    </message>
    <message>
        <source>one gun hit</source>
        <translation>un coup sur l’artillerie</translation>
    </message>
    <message>
        <source>the water doesn’t gain</source>
        <translation>l’eau ne gagne pas</translation>
    </message>
    <message>
        <source>%1 calls her men from the pumps to repel boarders (die %2): %3</source>
        <extracomment>%2 is a die, %3 what the water does meanwhile</extracomment>
        <translation>%1 rappelle ses hommes des pompes pour repousser l’abordage (dé %2) : %3</translation>
    </message>
    <message>
        <source>%1 calls her men from the pumps to board (die %2): %3</source>
        <translation>%1 rappelle ses hommes des pompes pour monter à l’abordage (dé %2) : %3</translation>
    </message>
    <message>
        <source>%1 calls her men from the pumps to fire (die %2): %3</source>
        <translation>%1 rappelle ses hommes des pompes pour tirer (dé %2) : %3</translation>
    </message>
    <message>
        <source>%1 turns %2° to port: heading %3</source>
        <translation>%1 pivote de %2° sur bâbord : cap %3</translation>
    </message>
    <message>
        <source>%1 turns %2° to starboard: heading %3</source>
        <translation>%1 pivote de %2° sur tribord : cap %3</translation>
    </message>
    <message>
        <source>%1 lies in irons: no way ahead</source>
        <translation>%1 est vent debout : n’avance pas</translation>
    </message>
    <message>
        <source>%1 beats: least %2, most %3</source>
        <translation>%1 est au plus près : minimum %2, maximum %3</translation>
    </message>
    <message>
        <source>%1 sails with or across the wind: least %2, most %3</source>
        <translation>%1 navigue vent portant ou de travers : minimum %2, maximum %3</translation>
    </message>
    <message>
        <source>%1 tacks (%2)</source>
        <comment>%2 is a die</comment>
        <translation>%1 vire vent devant (dé %2)</translation>
    </message>
    <message>
        <source>%1 misses stays (%2)</source>
        <comment>%2 is a die</comment>
        <translation>%1 manque à virer (dé %2)</translation>
    </message>
    <message>
        <source>%1 dashes on (die %2): up to %3</source>
        <translation>%1 prend son élan (dé %2) : jusqu’à %3</translation>
    </message>
    <message>
        <source>%1 makes no way, heading %2</source>
        <translation>%1 n’avance pas, cap %2</translation>
    </message>
    <message>
        <source>%1 sails %2, heading %3</source>
        <translation>%1 parcourt %2, cap %3</translation>
    </message>
    <message>
        <source>%1 doesn’t drift</source>
        <translation>%1 ne dérive pas</translation>
    </message>
    <message>
        <source>%1 drifts %2</source>
        <translation>%1 dérive : %2</translation>
    </message>
    <message>
        <source>Held by an anchor: %1</source>
        <translation>Retenu par une ancre : %1</translation>
    </message>
    <message>
        <source>%1 forfeits her move</source>
        <translation>%1 perd son mouvement</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>what happened, and the dice or reasons of it</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The table is adjusted</source>
        <translation>La table est ajustée</translation>
    </message>
    <message>
        <source>Adjusted: %1</source>
        <translation>Ajusté : %1</translation>
    </message>
    <message>
        <source>Set-up: %1 at %2 east, %3 north, heading %4</source>
        <extracomment>%2 and %3 are distances from the west and the south edge of the table</extracomment>
        <translation>Mise en place : %1 à %2 du bord ouest, %3 du bord sud, cap %4</translation>
    </message>
    <message>
        <source>First wind (%1): it blows from %2</source>
        <comment>%1 are dice, %2 a compass name</comment>
        <translation>Vent initial (%1) : direction %2</translation>
    </message>
    <message>
        <source>Wind dice: total %1</source>
        <translation>Dés du vent : somme %1</translation>
    </message>
    <message>
        <source>Wind dice %1 and %2: total %3</source>
        <translation>Dés du vent %1 et %2 : somme %3</translation>
    </message>
    <message>
        <source>Wind check (%1): it can’t turn nearer to the prevailing wind, no change</source>
        <translation>Contrôle du vent (%1) : il ne peut se rapprocher du vent dominant, pas de changement</translation>
    </message>
    <message>
        <source>Wind check (%1): the wind turns toward the prevailing wind</source>
        <translation>Contrôle du vent (%1) : il tourne vers le vent dominant</translation>
    </message>
    <message>
        <source>Wind check (%1): the wind backs</source>
        <translation>Contrôle du vent (%1) : il tourne à gauche</translation>
    </message>
    <message>
        <source>Wind check (%1): the wind veers</source>
        <translation>Contrôle du vent (%1) : il tourne à droite</translation>
    </message>
    <message>
        <source>Wind check (%1): the wind speed changes</source>
        <translation>Contrôle du vent (%1) : sa force change</translation>
    </message>
    <message>
        <source>Wind check (%1): no change</source>
        <translation>Contrôle du vent (%1) : pas de changement</translation>
    </message>
    <message>
        <source>The wind now blows from %1 (before: %2)</source>
        <translation>Nouvelle direction du vent : %1 (avant : %2)</translation>
    </message>
    <message numerus="yes">
        <source>Now independent: %n ships (%1)</source>
        <translation>
            <numerusform>Désormais indépendant : %n navire (%1)</numerusform>
            <numerusform>Désormais indépendants : %n navires (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No longer independent: %n ships (%1)</source>
        <translation>
            <numerusform>Plus indépendant : %n navire (%1)</numerusform>
            <numerusform>Plus indépendants : %n navires (%1)</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <comment>%2 is a step of the turn</comment>
        <translation>Tour %1 : %2</translation>
    </message>
    <message>
        <source>Turn %1 is checked off</source>
        <translation>Le tour %1 est coché</translation>
    </message>
    <message>
        <source>Place a wind arrow between %1 and %2</source>
        <translation>Placez la flèche de contact entre %1 et %2</translation>
    </message>
    <message>
        <source>Remove the wind arrow between %1 and %2</source>
        <translation>Retirez la flèche de contact entre %1 et %2</translation>
    </message>
    <message>
        <source>%1 may swing at the anchor that holds: set her heading</source>
        <translation>%1 peut éviter sur l’ancre qui lui reste : réglez son cap</translation>
    </message>
    <message>
        <source>Ships may lie near the explosion of %1</source>
        <translation>Explosion, %1 : il y a peut-être des navires à proximité</translation>
    </message>
    <message>
        <source>%1 must be taken out of the fight as soon as may be</source>
        <translation>%1 doit s’éloigner du combat dès que possible</translation>
    </message>
    <message>
        <source>%1 is off the table</source>
        <translation>%1 est hors de la table</translation>
    </message>
    <message>
        <source>%1 wears, %2° to port: heading %3</source>
        <translation>%1 vire lof pour lof, %2° sur bâbord : cap %3</translation>
    </message>
    <message>
        <source>%1 wears, %2° to starboard: heading %3</source>
        <translation>%1 vire lof pour lof, %2° sur tribord : cap %3</translation>
    </message>
    <message>
        <source>%1 fends %2 off (%3)</source>
        <comment>%3 are scores</comment>
        <translation>%1 pare, %2 non (%3)</translation>
    </message>
    <message numerus="yes">
        <source>Boarding, %1 and %2: hits %3 to %4; %n hits fall on the guns of %5</source>
        <extracomment>%1 and %2 are the ships, %3 and %4 their hits, %5 the ship whose guns are hit</extracomment>
        <translation>
            <numerusform>Abordage, %1 et %2 : coups au but, %3 contre %4 ; %n coup sur les canons : %5</numerusform>
            <numerusform>Abordage, %1 et %2 : coups au but, %3 contre %4 ; %n coups sur les canons : %5</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AsPerMarginFields</name>
    <message>
        <source>New heading</source>
        <translation>Nouveau cap</translation>
    </message>
    <message>
        <source>Heading on the other tack</source>
        <translation>Cap sur l’autre bord</translation>
    </message>
    <message>
        <source>Boarder</source>
        <translation>Assaillant</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Défenseur</translation>
    </message>
    <message>
        <source>Side of the target that is hit</source>
        <translation>Bord de la cible touché</translation>
    </message>
    <message>
        <source>Guns</source>
        <translation>Artillerie</translation>
    </message>
    <message>
        <source>Gun box lost on a 5</source>
        <translation>Case d’artillerie perdue sur un 5</translation>
    </message>
    <message>
        <source>Gun box lost</source>
        <translation>Case d’artillerie perdue</translation>
    </message>
    <message>
        <source>Ship that tries to part</source>
        <translation>Navire qui veut se dégager</translation>
    </message>
    <message>
        <source>Ship</source>
        <comment>label</comment>
        <translation>Navire</translation>
    </message>
    <message>
        <source>Other ship</source>
        <translation>Autre navire</translation>
    </message>
    <message>
        <source>Ship that moves</source>
        <translation>Navire qui se déplace</translation>
    </message>
    <message>
        <source>Who fires</source>
        <translation>Qui tire</translation>
    </message>
    <message>
        <source>Target</source>
        <comment>label</comment>
        <translation>Cible</translation>
    </message>
    <message>
        <source>Battery</source>
        <comment>label</comment>
        <translation>Batterie</translation>
    </message>
    <message>
        <source>Side facing the enemy</source>
        <translation>Bord tourné vers l’ennemi</translation>
    </message>
    <message>
        <source>Inches from the west edge</source>
        <translation>Pouces depuis le bord ouest</translation>
    </message>
    <message>
        <source>Inches from the south edge</source>
        <translation>Pouces depuis le bord sud</translation>
    </message>
    <message>
        <source>Heading</source>
        <comment>label</comment>
        <translation>Cap</translation>
    </message>
    <message>
        <source>Distance</source>
        <comment>label</comment>
        <translation>Distance</translation>
    </message>
    <message>
        <source>Dash or pivot</source>
        <translation>Élan ou pivot</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>Dans quel but</translation>
    </message>
    <message>
        <source>The ship wishes to</source>
        <translation>Le navire veut</translation>
    </message>
    <message>
        <source>The other wishes to</source>
        <translation>L’autre veut</translation>
    </message>
    <message>
        <source>The mover wishes to</source>
        <translation>Celui qui se déplace veut</translation>
    </message>
    <message>
        <source>Choice</source>
        <comment>label</comment>
        <translation>Choix</translation>
    </message>
    <message>
        <source>Side</source>
        <comment>label</comment>
        <translation>Camp</translation>
    </message>
    <message>
        <source>Independent</source>
        <translation>Indépendant</translation>
    </message>
    <message>
        <source>Up to the step</source>
        <translation>Jusqu’à l’étape</translation>
    </message>
    <message>
        <source>Dice</source>
        <comment>label</comment>
        <translation>Dés</translation>
    </message>
    <message>
        <source>What is on the table</source>
        <translation>Ce qui est sur la table</translation>
    </message>
    <message>
        <source>Reason</source>
        <comment>of the referee</comment>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Turn</source>
        <comment>label</comment>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>label</comment>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Wind</source>
        <comment>label</comment>
        <translation>Vent</translation>
    </message>
    <message>
        <source>Blows from</source>
        <translation>Souffle de</translation>
    </message>
    <message>
        <source>Prevailing wind</source>
        <translation>Vent dominant</translation>
    </message>
    <message>
        <source>Checked this turn</source>
        <translation>Contrôlé ce tour</translation>
    </message>
    <message>
        <source>Ships</source>
        <comment>label</comment>
        <translation>Navires</translation>
    </message>
    <message>
        <source>Shore batteries</source>
        <translation>Batteries de côte</translation>
    </message>
    <message>
        <source>Ships fallen aboard</source>
        <translation>Navires accrochés</translation>
    </message>
    <message>
        <source>Boardings</source>
        <translation>Abordages</translation>
    </message>
    <message>
        <source>Fought in this step</source>
        <translation>Livrés à cette étape</translation>
    </message>
    <message>
        <source>Open decision</source>
        <translation>Décision en attente</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>of a ship</comment>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Nation</source>
        <translation>Nation</translation>
    </message>
    <message>
        <source>Type</source>
        <comment>rate of a ship</comment>
        <translation>Type</translation>
    </message>
    <message>
        <source>Number of guns</source>
        <translation>Nombre de canons</translation>
    </message>
    <message>
        <source>Boxes when new</source>
        <translation>Cases à l’état neuf</translation>
    </message>
    <message>
        <source>Mast boxes left</source>
        <translation>Cases de mâture restantes</translation>
    </message>
    <message>
        <source>Gun boxes left</source>
        <translation>Cases d’artillerie restantes</translation>
    </message>
    <message>
        <source>Hull boxes left</source>
        <translation>Cases de coque restantes</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Bâbord</translation>
    </message>
    <message>
        <source>Starboard</source>
        <translation>Tribord</translation>
    </message>
    <message>
        <source>Fore</source>
        <comment>battery</comment>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Aft</source>
        <comment>battery</comment>
        <translation>Arrière</translation>
    </message>
    <message>
        <source>Forward</source>
        <comment>battery</comment>
        <translation>Proue</translation>
    </message>
    <message>
        <source>Initial broadside to come</source>
        <translation>Première bordée à venir</translation>
    </message>
    <message>
        <source>Anchors</source>
        <translation>Ancres</translation>
    </message>
    <message>
        <source>Bow cable holds</source>
        <translation>Le câble d’avant tient</translation>
    </message>
    <message>
        <source>Stern cable holds</source>
        <translation>Le câble d’arrière tient</translation>
    </message>
    <message>
        <source>Has struck</source>
        <translation>A amené son pavillon</translation>
    </message>
    <message>
        <source>Held by</source>
        <translation>Détenu par</translation>
    </message>
    <message>
        <source>Fate</source>
        <translation>Sort</translation>
    </message>
    <message>
        <source>Fired this turn</source>
        <translation>A tiré ce tour</translation>
    </message>
    <message>
        <source>Moved this turn</source>
        <translation>A bougé ce tour</translation>
    </message>
    <message>
        <source>Point of sailing</source>
        <translation>Allure</translation>
    </message>
    <message>
        <source>Extra move used</source>
        <translation>Mouvement supplémentaire fait</translation>
    </message>
    <message>
        <source>Missed stays</source>
        <translation>A manqué à virer</translation>
    </message>
    <message>
        <source>Move forfeited</source>
        <translation>Mouvement perdu</translation>
    </message>
    <message>
        <source>Inches drifted</source>
        <translation>Pouces de dérive</translation>
    </message>
    <message>
        <source>Men called from the pumps</source>
        <translation>Hommes rappelés des pompes</translation>
    </message>
    <message>
        <source>Boarding this turn</source>
        <translation>À l’abordage ce tour</translation>
    </message>
    <message>
        <source>Arc each side, degrees</source>
        <translation>Secteur de chaque côté, degrés</translation>
    </message>
    <message>
        <source>Red hot shot</source>
        <translation>Boulets rouges</translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation>Flotte</translation>
    </message>
    <message>
        <source>English</source>
        <comment>nation of a ship</comment>
        <translation>anglais</translation>
    </message>
    <message>
        <source>French</source>
        <comment>nation of a ship</comment>
        <translation>français</translation>
    </message>
    <message>
        <source>Spanish</source>
        <comment>nation of a ship</comment>
        <translation>espagnol</translation>
    </message>
    <message>
        <source>Dutch</source>
        <comment>nation of a ship</comment>
        <translation>hollandais</translation>
    </message>
    <message>
        <source>French or Spanish</source>
        <comment>nation of a ship</comment>
        <translation>français ou espagnol</translation>
    </message>
    <message>
        <source>target in reach</source>
        <comment>mark of a piece</comment>
        <translation>cible à portée</translation>
    </message>
    <message>
        <source>can be boarded</source>
        <comment>mark of a piece</comment>
        <translation>peut être pris à l’abordage</translation>
    </message>
    <message>
        <source>grapples can be cut</source>
        <comment>mark of a piece</comment>
        <translation>les grappins peuvent être coupés</translation>
    </message>
    <message>
        <source>sails there</source>
        <comment>where a drag ends</comment>
        <translation>navigue jusque-là</translation>
    </message>
    <message>
        <source>tacks: a die decides</source>
        <comment>where a drag ends</comment>
        <translation>vire vent devant : un dé décide</translation>
    </message>
    <message>
        <source>dashes on: a die says how far</source>
        <comment>where a drag ends</comment>
        <translation>prend son élan : un dé dit jusqu’où</translation>
    </message>
    <message>
        <source>is placed there</source>
        <comment>where a drag ends</comment>
        <translation>est placé là</translation>
    </message>
    <message>
        <source>drifts down wind</source>
        <comment>where a drag ends</comment>
        <translation>dérive dans le sens du vent</translation>
    </message>
</context>
<context>
    <name>AsPerMarginOffers</name>
    <message>
        <source>Adjust…</source>
        <translation>Ajuster…</translation>
    </message>
    <message>
        <source>Place a ship</source>
        <translation>Placer un navire</translation>
    </message>
    <message>
        <source>Toss for the first wind</source>
        <translation>Lancer le vent initial</translation>
    </message>
    <message>
        <source>Toss the wind dice</source>
        <translation>Lancer les dés du vent</translation>
    </message>
    <message>
        <source>Make ships independent</source>
        <translation>Rendre des navires indépendants</translation>
    </message>
    <message>
        <source>General Chase for the English</source>
        <translation>Chasse générale pour les Anglais</translation>
    </message>
    <message>
        <source>General Chase for the French and Spanish</source>
        <translation>Chasse générale pour les Franco-Espagnols</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Étape suivante</translation>
    </message>
    <message>
        <source>Fire</source>
        <comment>button</comment>
        <translation>Tirer</translation>
    </message>
    <message>
        <source>Call the men from the pumps</source>
        <translation>Rappeler les hommes des pompes</translation>
    </message>
    <message>
        <source>Give up a gun box</source>
        <translation>Céder une case d’artillerie</translation>
    </message>
    <message>
        <source>Board</source>
        <comment>button: attack the other ship</comment>
        <translation>Monter à l’abordage</translation>
    </message>
    <message>
        <source>Call the boarding off</source>
        <translation>Renoncer à l’abordage</translation>
    </message>
    <message>
        <source>Check the wind</source>
        <translation>Contrôler le vent</translation>
    </message>
    <message>
        <source>Cut the grapples</source>
        <translation>Couper les grappins</translation>
    </message>
    <message>
        <source>Close again or let her go</source>
        <translation>Accrocher de nouveau ou laisser partir</translation>
    </message>
    <message>
        <source>Try to close again</source>
        <translation>Tenter d’accrocher de nouveau</translation>
    </message>
    <message>
        <source>Let her go</source>
        <translation>Laisser partir</translation>
    </message>
    <message>
        <source>Sail</source>
        <comment>button</comment>
        <translation>Naviguer</translation>
    </message>
    <message>
        <source>Tack</source>
        <comment>button</comment>
        <translation>Virer vent devant</translation>
    </message>
    <message>
        <source>Extra move</source>
        <translation>Mouvement supplémentaire</translation>
    </message>
    <message>
        <source>Extra move: dash on</source>
        <translation>Mouvement supplémentaire : élan</translation>
    </message>
    <message>
        <source>Extra move: pivot</source>
        <translation>Mouvement supplémentaire : pivot</translation>
    </message>
    <message>
        <source>Let one ship drift</source>
        <comment>button</comment>
        <translation>Faire dériver un navire</translation>
    </message>
    <message>
        <source>Let all of them drift</source>
        <translation>Les faire tous dériver</translation>
    </message>
    <message>
        <source>Toss: grapple or fend off</source>
        <translation>Lancer : accrocher ou parer</translation>
    </message>
    <message>
        <source>The mover grapples, the other fends off</source>
        <translation>Celui qui se déplace accroche, l’autre pare</translation>
    </message>
    <message>
        <source>Both fend off</source>
        <translation>Les deux parent</translation>
    </message>
    <message>
        <source>The mover fends off, the other grapples</source>
        <translation>Celui qui se déplace pare, l’autre accroche</translation>
    </message>
    <message>
        <source>Both grapple</source>
        <translation>Les deux accrochent</translation>
    </message>
    <message>
        <source>She loses a port gun box</source>
        <translation>Il perd une case d’artillerie de bâbord</translation>
    </message>
    <message>
        <source>She loses a starboard gun box</source>
        <translation>Il perd une case d’artillerie de tribord</translation>
    </message>
    <message>
        <source>She loses a fore gun box</source>
        <translation>Il perd une case d’artillerie d’avant</translation>
    </message>
    <message>
        <source>She loses an aft gun box</source>
        <translation>Il perd une case d’artillerie d’arrière</translation>
    </message>
    <message>
        <source>She loses the forward gun box</source>
        <translation>Il perd la case d’artillerie de proue</translation>
    </message>
</context>
<context>
    <name>AsPerMarginOptions</name>
    <message>
        <source>Minutes a turn</source>
        <translation>Minutes par tour</translation>
    </message>
    <message>
        <source>Wind checks</source>
        <translation>Contrôles du vent</translation>
    </message>
    <message>
        <source>A 4 for the first wind</source>
        <translation>Un 4 au vent initial</translation>
    </message>
    <message>
        <source>A point of the wind</source>
        <translation>Un quart de vent</translation>
    </message>
    <message>
        <source>How close ships beat</source>
        <translation>Jusqu’où on serre le vent</translation>
    </message>
    <message>
        <source>What needs a tacking toss</source>
        <translation>Ce qui demande un jet de virement</translation>
    </message>
    <message>
        <source>Least move after a tack</source>
        <translation>Minimum après un virement</translation>
    </message>
    <message>
        <source>Half of an odd die</source>
        <translation>Moitié d’un dé impair</translation>
    </message>
    <message>
        <source>Friends can fall aboard</source>
        <translation>Des amis peuvent s’accrocher</translation>
    </message>
    <message>
        <source>After fending off</source>
        <translation>Après avoir paré</translation>
    </message>
    <message>
        <source>Drift of grappled ships</source>
        <translation>Dérive des navires accrochés</translation>
    </message>
    <message>
        <source>Drifting ships can meet</source>
        <translation>Les navires en dérive peuvent se rencontrer</translation>
    </message>
    <message>
        <source>Rake</source>
        <comment>option</comment>
        <translation>Enfilade</translation>
    </message>
    <message>
        <source>Guns of a bomb ketch</source>
        <translation>Artillerie d’une galiote à bombes</translation>
    </message>
    <message>
        <source>Initial broadside</source>
        <translation>Première bordée</translation>
    </message>
    <message>
        <source>How long a boarding lasts</source>
        <translation>Durée d’un abordage</translation>
    </message>
    <message>
        <source>Boarders leave the pumps, too</source>
        <translation>Les assaillants quittent aussi les pompes</translation>
    </message>
    <message>
        <source>When unarmed ships strike</source>
        <translation>Quand un navire désarmé se rend</translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation>Flotte</translation>
    </message>
    <message>
        <source>How much time of the battle a turn stands for: it decides when the wind is checked</source>
        <translation>Durée de bataille que vaut un tour : elle décide quand on contrôle le vent</translation>
    </message>
    <message>
        <source>Every fifteen minutes of the battle, or when the referee says so</source>
        <translation>Tous les quarts d’heure de bataille, ou quand l’arbitre le dit</translation>
    </message>
    <message>
        <source>The rules give the 4 twice: as northwest, and as a second toss</source>
        <translation>Le livret donne le 4 deux fois : comme nord-ouest et comme second jet</translation>
    </message>
    <message>
        <source>By how much the wind turns when it backs or veers</source>
        <translation>De combien le vent tourne, à gauche comme à droite</translation>
    </message>
    <message>
        <source>Ships beat within 22.5° forward of the beam, or up to 22.5° from the wind’s eye</source>
        <translation>On est au plus près jusqu’à 22,5° sur l’avant du travers, ou jusqu’à 22,5° du lit du vent</translation>
    </message>
    <message>
        <source>Every turn that ends in irons nearer to the wind, or only a turn through it</source>
        <translation>Tout pivot qui finit vent debout plus près du vent, ou seulement celui qui traverse le lit du vent</translation>
    </message>
    <message>
        <source>Whether a ship that has tacked must still sail the lower die</source>
        <translation>Si un navire qui a viré vent devant doit encore parcourir le dé le plus faible</translation>
    </message>
    <message>
        <source>What half of a 1, 3 or 5 is for an anchored ship</source>
        <translation>Ce que vaut la moitié d’un 1, d’un 3 ou d’un 5 pour un navire à l’ancre</translation>
    </message>
    <message>
        <source>Ships of one side toss, too, when they come within 3″ of each other</source>
        <translation>Deux navires du même camp lancent aussi les dés quand ils s’approchent à moins de 3″</translation>
    </message>
    <message>
        <source>Whether a ship that was fended off goes on or stops there</source>
        <translation>Si le navire dont on a paré l’approche poursuit sa route ou s’arrête là</translation>
    </message>
    <message>
        <source>Whether ships fallen aboard turn down wind before they drift</source>
        <translation>Si les navires accrochés se tournent dans le sens du vent avant de dériver</translation>
    </message>
    <message>
        <source>Drifting ships toss with each other, though all drift alike</source>
        <translation>Les navires en dérive lancent les dés entre eux, bien que tous dérivent de même</translation>
    </message>
    <message>
        <source>Whether a side without guns left still keeps the enemy from raking</source>
        <translation>Si un bord qui n’a plus d’artillerie empêche encore l’ennemi de tirer en enfilade</translation>
    </message>
    <message>
        <source>Where her fore and aft guns fire: over bow and stern, or over both sides</source>
        <translation>Où tirent ses batteries d’avant et d’arrière : par la proue et la poupe, ou par les deux bords</translation>
    </message>
    <message>
        <source>Which batteries fire double the first time</source>
        <translation>Quelles batteries tirent double la première fois</translation>
    </message>
    <message>
        <source>Until the ships part, or for one turn unless it is announced again</source>
        <translation>Jusqu’à ce que les navires se dégagent, ou un seul tour s’il n’est pas annoncé de nouveau</translation>
    </message>
    <message>
        <source>Men at the pumps must be called away to board, as they are to fire</source>
        <translation>Les hommes aux pompes doivent être rappelés pour monter à l’abordage, comme pour tirer</translation>
    </message>
    <message>
        <source>When a merchant that carries no guns gives up</source>
        <translation>Quand se rend un marchand qui ne porte pas de canons</translation>
    </message>
    <message>
        <source>The record sheet runs the boxes of large, medium and small merchants together</source>
        <translation>La fiche réunit les cases des gros, moyens et petits marchands</translation>
    </message>
    <message>
        <source>Ships of your own instead of the scenario’s</source>
        <translation>Vos propres navires au lieu de ceux du scénario</translation>
    </message>
    <message>
        <source>by the clock</source>
        <translation>selon la montre</translation>
    </message>
    <message>
        <source>when the referee says so</source>
        <translation>quand l’arbitre le dit</translation>
    </message>
    <message>
        <source>northwest wind</source>
        <translation>vent de nord-ouest</translation>
    </message>
    <message>
        <source>toss again</source>
        <translation>relancer</translation>
    </message>
    <message>
        <source>67.5° off the wind</source>
        <translation>à 67,5° du vent</translation>
    </message>
    <message>
        <source>22.5° off the wind</source>
        <translation>à 22,5° du vent</translation>
    </message>
    <message>
        <source>turning into or through the wind</source>
        <translation>pivoter vers le vent ou à travers lui</translation>
    </message>
    <message>
        <source>turning through the wind</source>
        <translation>traverser le lit du vent</translation>
    </message>
    <message>
        <source>none</source>
        <comment>least move</comment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>the lower die</source>
        <translation>le dé le plus faible</translation>
    </message>
    <message>
        <source>with the half</source>
        <translation>avec la demie</translation>
    </message>
    <message>
        <source>rounded down</source>
        <translation>arrondi à l’inférieur</translation>
    </message>
    <message>
        <source>rounded up</source>
        <translation>arrondi au supérieur</translation>
    </message>
    <message>
        <source>she goes on</source>
        <translation>il poursuit sa route</translation>
    </message>
    <message>
        <source>she stops there</source>
        <translation>il s’arrête là</translation>
    </message>
    <message>
        <source>they turn down wind</source>
        <translation>ils se tournent dans le sens du vent</translation>
    </message>
    <message>
        <source>they keep their headings</source>
        <translation>ils gardent leur cap</translation>
    </message>
    <message>
        <source>arcs of fire count</source>
        <translation>les secteurs de tir comptent</translation>
    </message>
    <message>
        <source>only guns that are left count</source>
        <translation>seules comptent les pièces qui restent</translation>
    </message>
    <message>
        <source>over bow and stern</source>
        <translation>par la proue et la poupe</translation>
    </message>
    <message>
        <source>over both sides</source>
        <translation>par les deux bords</translation>
    </message>
    <message>
        <source>port and starboard only</source>
        <translation>bâbord et tribord seulement</translation>
    </message>
    <message>
        <source>every battery</source>
        <translation>toutes les batteries</translation>
    </message>
    <message>
        <source>until they part</source>
        <translation>jusqu’à ce qu’ils se dégagent</translation>
    </message>
    <message>
        <source>one turn</source>
        <translation>un tour</translation>
    </message>
    <message>
        <source>at the first gun hit</source>
        <translation>au premier coup sur l’artillerie</translation>
    </message>
    <message>
        <source>only when boarded</source>
        <translation>seulement à l’abordage</translation>
    </message>
    <message>
        <source>never</source>
        <comment>they strike</comment>
        <translation>jamais</translation>
    </message>
    <message>
        <source>3, 2 and 1 in each line</source>
        <translation>3, 2 et 1 par ligne</translation>
    </message>
    <message>
        <source>2 in each line</source>
        <translation>2 par ligne</translation>
    </message>
    <message>
        <source>the scenario’s own</source>
        <translation>celle du scénario</translation>
    </message>
    <message>
        <source>Mast and hull boxes of merchants</source>
        <translation>Cases de mâture et de coque des marchands</translation>
    </message>
</context>
<context>
    <name>AsPerMarginPhases</name>
    <message>
        <source>The referee lays the ships out; the rules say nothing about it (ruling R41). A die gives the first wind, a second one after a 5 or 6 (“Initial wind”), and two dice its speed (“Wind speed”). Then the first turn begins.</source>
        <translation>L’arbitre dispose les navires ; le livret n’en dit rien (interprétation R41). Un dé donne le vent initial, un second après un 5 ou un 6 (« Vent initial »), et deux dés sa force (« Force du vent »). Puis le premier tour commence.</translation>
    </message>
    <message>
        <source>Each battery fires once at one enemy within 45° of its centre and 24″ (“Fire”, “Ranges”). One die a gun box; double for an initial broadside or a rake, triple for both. Each 4 within 8″ is thrown again on Table II, each 3 there on Table III. Ships in a boarding don’t fire (“Boarding”); men at the pumps must be called away first (“Pumps”).</source>
        <translation>Chaque batterie tire une fois sur un ennemi à moins de 45° de son axe et de 24″ (« Tir », « Portées »). Un dé par case d’artillerie ; le double pour une première bordée ou une enfilade, le triple pour les deux. Jusqu’à 8″, chaque 4 se relance sur la Table II, et là chaque 3 sur la Table III. Un navire à l’abordage ne tire pas (« Abordage ») ; les hommes aux pompes doivent d’abord être rappelés (« Pompes »).</translation>
    </message>
    <message>
        <source>A ship fallen aboard an enemy may board her: a die for each box left, 4–6 hits, hits cancel out and the loser gives up gun boxes (“Boarding”). Boardings that go on are fought or called off. Who has fired this turn can’t board.</source>
        <translation>Un navire accroché à un ennemi peut monter à l’abordage : un dé par case restante, 4–6 touche, les coups s’annulent et le perdant cède des cases d’artillerie (« Abordage »). Les abordages en cours se livrent ou s’abandonnent. Qui a tiré ce tour ne peut pas monter à l’abordage.</translation>
    </message>
    <message>
        <source>Every fifteen minutes a die is thrown: after a 5 or 6 a second one says whether the wind backs, veers, turns toward the prevailing wind or changes its speed (“Changes in wind”, ruling R02).</source>
        <translation>Tous les quarts d’heure, on lance un dé : après un 5 ou un 6, un second dit si le vent tourne à gauche, à droite, vers le vent dominant, ou change de force (« Changements du vent », interprétation R02).</translation>
    </message>
    <message>
        <source>Ships fallen aboard may try once a turn to part: a die each, halved at anchor, the higher has its wish, a tie holds them (“Falling aboard”). A French or Spanish ship that an English one has left may close again at once; if she fails, she forfeits her move.</source>
        <translation>Des navires accrochés peuvent tenter une fois par tour de se dégager : un dé chacun, réduit de moitié à l’ancre, le plus élevé obtient ce qu’il veut, une égalité les retient (« Accrochage »). Un navire français ou espagnol dont un anglais s’est dégagé peut aussitôt accrocher de nouveau ; s’il échoue, il perd son mouvement.</translation>
    </message>
    <message>
        <source>Ships without masts, and ships fallen aboard, turn down wind and drift the lower wind die (“Dismasted”). An anchor holds its whole group (ruling R17).</source>
        <translation>Les navires sans mât et les navires accrochés se tournent dans le sens du vent et dérivent du plus faible des dés du vent (« Démâtés »). Une ancre retient tout son groupe (interprétation R17).</translation>
    </message>
    <message>
        <source>Each ship pivots up to 90°, then sails straight on (“Turning”). With or across the wind up to the total of the wind dice, beating up to the higher die, never less than the lower; damaged ships a step less (“Wind speed”). Turning into or through the wind needs a toss (“Tacking”). Who comes within 3″ of another ship grapples or fends off (“Falling aboard”).</source>
        <translation>Chaque navire pivote jusqu’à 90°, puis va tout droit (« Pivots »). Vent portant ou de travers jusqu’à la somme des dés du vent, au plus près jusqu’au dé le plus élevé, jamais moins que le plus faible ; un navire avarié, un cran de moins (« Force du vent »). Pivoter vers le vent ou à travers lui demande un jet (« Virement »). Qui s’approche à moins de 3″ d’un autre navire accroche ou pare (« Accrochage »).</translation>
    </message>
    <message>
        <source>The English sail by the same rules (“Turning”, “Wind speed”, “Tacking”, “Falling aboard”); they tack with a 5, too. Undamaged independent ships of either side may dash on or pivot once more after their move (“Extra move”).</source>
        <translation>Les Anglais naviguent selon les mêmes règles (« Pivots », « Force du vent », « Virement », « Accrochage ») ; ils virent aussi avec un 5. Les navires indépendants sans avarie, d’un camp comme de l’autre, peuvent prendre un élan ou pivoter encore une fois après leur mouvement (« Mouvement supplémentaire »).</translation>
    </message>
    <message>
        <source>The English fire as the French and Spanish did (“Fire”, “Ranges”, Tables I to III). Then the turn is checked off (“Turn sequence”).</source>
        <translation>Les Anglais tirent comme l’ont fait les Franco-Espagnols (« Tir », « Portées », Tables I à III). Puis on coche le tour (« Déroulement du tour »).</translation>
    </message>
</context>
<context>
    <name>AsPerMarginRefusals</name>
    <message>
        <source>With fewer than 20 guns the type must be named</source>
        <translation>Moins de 20 canons : précisez le type</translation>
    </message>
    <message>
        <source>This belongs to another step</source>
        <translation>Cela relève d’une autre étape</translation>
    </message>
    <message>
        <source>This step is the other side’s</source>
        <translation>Cette étape est à l’autre camp</translation>
    </message>
    <message>
        <source>The wind is not known yet</source>
        <translation>Le vent n’est pas encore fixé</translation>
    </message>
    <message>
        <source>Ships are still to be placed</source>
        <translation>Il reste des navires à placer</translation>
    </message>
    <message>
        <source>Ships must still move</source>
        <translation>Il reste des navires à déplacer</translation>
    </message>
    <message>
        <source>A boarding is still to be fought or called off</source>
        <translation>Un abordage reste à livrer ou à abandonner</translation>
    </message>
    <message>
        <source>The wind must be checked first</source>
        <translation>Il faut d’abord contrôler le vent</translation>
    </message>
    <message>
        <source>No wind check is due in this turn</source>
        <translation>Pas de contrôle du vent à faire ce tour</translation>
    </message>
    <message>
        <source>The wind has been checked this turn</source>
        <translation>Le vent a déjà été contrôlé ce tour</translation>
    </message>
    <message>
        <source>She is out of action</source>
        <translation>Ce navire est hors de combat</translation>
    </message>
    <message>
        <source>Ships that board or are boarded don’t fire</source>
        <translation>Pas de tir pendant l’abordage</translation>
    </message>
    <message>
        <source>She has fired this turn</source>
        <translation>Ce navire a tiré ce tour</translation>
    </message>
    <message>
        <source>There is no such boarding</source>
        <translation>Cet abordage n’a pas lieu</translation>
    </message>
    <message>
        <source>They have not fallen aboard each other</source>
        <translation>Ils ne sont pas accrochés</translation>
    </message>
    <message>
        <source>The target is on the same side</source>
        <translation>La cible est du même camp</translation>
    </message>
    <message>
        <source>The target is out of action</source>
        <translation>La cible est hors de combat</translation>
    </message>
    <message>
        <source>No gun box is left there</source>
        <translation>Plus de cases d’artillerie à cet endroit</translation>
    </message>
    <message>
        <source>Those guns have fired this turn</source>
        <translation>Ces pièces ont déjà tiré ce tour</translation>
    </message>
    <message>
        <source>Those guns don’t bear on the target</source>
        <translation>Ces pièces ne battent pas la cible</translation>
    </message>
    <message>
        <source>A struck ship is not fired on</source>
        <translation>On ne tire pas sur un navire rendu</translation>
    </message>
    <message>
        <source>The target is more than 24″ away</source>
        <translation>La cible est à plus de 24″</translation>
    </message>
    <message>
        <source>That is not the side that faces the enemy</source>
        <translation>Ce bord n’est pas tourné vers l’ennemi</translation>
    </message>
    <message>
        <source>Her men are at the pumps</source>
        <translation>L’équipage est aux pompes</translation>
    </message>
    <message>
        <source>Nobody is at her pumps</source>
        <translation>Personne n’est aux pompes</translation>
    </message>
    <message>
        <source>Her men are away from the pumps already</source>
        <translation>Les hommes sont déjà rappelés des pompes</translation>
    </message>
    <message>
        <source>Neither wishes to part</source>
        <translation>Personne ne veut se dégager</translation>
    </message>
    <message>
        <source>They have tossed already this turn</source>
        <translation>Ils ont déjà lancé les dés ce tour</translation>
    </message>
    <message>
        <source>She has fallen aboard another ship</source>
        <translation>Ce navire est accroché à un autre</translation>
    </message>
    <message>
        <source>She has forfeited her move this turn</source>
        <translation>Ce navire a perdu son mouvement ce tour</translation>
    </message>
    <message>
        <source>She has moved already this turn</source>
        <translation>Ce navire a déjà bougé ce tour</translation>
    </message>
    <message>
        <source>A dismasted ship only drifts</source>
        <translation>Sans mât, un navire ne fait que dériver</translation>
    </message>
    <message>
        <source>No ship has to drift</source>
        <translation>Aucun navire n’a à dériver</translation>
    </message>
    <message>
        <source>She lies at anchor</source>
        <translation>Ce navire est à l’ancre</translation>
    </message>
    <message>
        <source>She may not pivot more than 90°</source>
        <translation>Un navire ne pivote pas de plus de 90°</translation>
    </message>
    <message>
        <source>That turn into the wind is a tack: toss for it</source>
        <translation>Ce pivot vers le vent est un virement : lancez le dé</translation>
    </message>
    <message>
        <source>No tack brings her to that heading</source>
        <translation>Aucun virement ne mène à ce cap</translation>
    </message>
    <message>
        <source>Too close to the wind: she makes no way</source>
        <translation>Trop près du vent : le navire n’avance pas</translation>
    </message>
    <message>
        <source>Farther than she may sail</source>
        <translation>Plus loin que son maximum</translation>
    </message>
    <message>
        <source>Less than she must sail</source>
        <translation>Moins que son minimum</translation>
    </message>
    <message>
        <source>Only independent ships have an extra move</source>
        <translation>Le mouvement supplémentaire est réservé aux navires indépendants</translation>
    </message>
    <message>
        <source>Only undamaged ships have an extra move</source>
        <translation>Le mouvement supplémentaire est réservé aux navires sans avarie</translation>
    </message>
    <message>
        <source>The extra move comes after her own move</source>
        <translation>Le mouvement supplémentaire vient après le mouvement ordinaire</translation>
    </message>
    <message>
        <source>She has had her extra move this turn</source>
        <translation>Le mouvement supplémentaire est déjà fait ce tour</translation>
    </message>
    <message>
        <source>Ships dash on only after sailing with or across the wind</source>
        <translation>On ne prend son élan qu’après avoir navigué vent portant ou de travers</translation>
    </message>
    <message>
        <source>That boarding has been fought, or she boards another ship</source>
        <translation>Cet abordage est livré, ou le navire en aborde un autre</translation>
    </message>
    <message>
        <source>Only dismasted ships and ships fallen aboard drift</source>
        <translation>Seuls dérivent les navires démâtés ou accrochés</translation>
    </message>
</context>
<context>
    <name>AsPerMarginRules</name>
    <message>
        <source>Set-up</source>
        <comment>rule</comment>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>The table</source>
        <comment>rule</comment>
        <translation>La table</translation>
    </message>
    <message>
        <source>Turn sequence</source>
        <comment>rule</comment>
        <translation>Déroulement du tour</translation>
    </message>
    <message>
        <source>Changes in wind</source>
        <comment>rule</comment>
        <translation>Changements du vent</translation>
    </message>
    <message>
        <source>Wind speed</source>
        <comment>rule</comment>
        <translation>Force du vent</translation>
    </message>
    <message>
        <source>Falling aboard</source>
        <comment>rule</comment>
        <translation>Accrochage</translation>
    </message>
    <message>
        <source>Notes on falling aboard</source>
        <comment>rule</comment>
        <translation>Notes sur l’accrochage</translation>
    </message>
    <message>
        <source>Turning</source>
        <comment>rule</comment>
        <translation>Pivots</translation>
    </message>
    <message>
        <source>Tacking</source>
        <comment>rule</comment>
        <translation>Virement</translation>
    </message>
    <message>
        <source>Extra move</source>
        <comment>rule</comment>
        <translation>Mouvement supplémentaire</translation>
    </message>
    <message>
        <source>Dismasted</source>
        <comment>rule</comment>
        <translation>Démâtés</translation>
    </message>
    <message>
        <source>Fire</source>
        <comment>rule</comment>
        <translation>Tir</translation>
    </message>
    <message>
        <source>Ranges</source>
        <comment>rule</comment>
        <translation>Portées</translation>
    </message>
    <message>
        <source>Table I</source>
        <comment>rule</comment>
        <translation>Table I</translation>
    </message>
    <message>
        <source>Table II</source>
        <comment>rule</comment>
        <translation>Table II</translation>
    </message>
    <message>
        <source>Table III</source>
        <comment>rule</comment>
        <translation>Table III</translation>
    </message>
    <message>
        <source>Effects</source>
        <comment>rule</comment>
        <translation>Effets</translation>
    </message>
    <message>
        <source>Gun hits</source>
        <comment>rule</comment>
        <translation>Coups sur l’artillerie</translation>
    </message>
    <message>
        <source>Boarding</source>
        <comment>rule</comment>
        <translation>Abordage</translation>
    </message>
    <message>
        <source>Initial wind</source>
        <comment>rule</comment>
        <translation>Vent initial</translation>
    </message>
    <message>
        <source>Struck ships</source>
        <comment>rule</comment>
        <translation>Navires rendus</translation>
    </message>
    <message>
        <source>Measurement</source>
        <comment>rule</comment>
        <translation>Mesures</translation>
    </message>
    <message>
        <source>Shore batteries</source>
        <comment>rule</comment>
        <translation>Batteries de côte</translation>
    </message>
    <message>
        <source>Ship types</source>
        <comment>rule</comment>
        <translation>Types de navires</translation>
    </message>
    <message>
        <source>Record sheet</source>
        <comment>rule</comment>
        <translation>Fiche de navire</translation>
    </message>
    <message>
        <source>Pumps</source>
        <comment>rule</comment>
        <translation>Pompes</translation>
    </message>
</context>
<context>
    <name>AsPerMarginScenarios</name>
    <message>
        <source>Two a side</source>
        <translation>Deux contre deux</translation>
    </message>
    <message>
        <source>First Cape Finisterre, 3 May 1747</source>
        <translation>Premier cap Finisterre, 3 mai 1747</translation>
    </message>
    <message>
        <source>Second Cape Finisterre, 14 October 1747</source>
        <translation>Second cap Finisterre, 14 octobre 1747</translation>
    </message>
    <message>
        <source>Cape St Vincent, 14 February 1797</source>
        <translation>Cap Saint-Vincent, 14 février 1797</translation>
    </message>
    <message>
        <source>The Nile, 1 August 1798</source>
        <translation>Aboukir, 1er août 1798</translation>
    </message>
    <message>
        <source>Trafalgar, 21 October 1805</source>
        <translation>Trafalgar, 21 octobre 1805</translation>
    </message>
    <message>
        <source>Empty sea</source>
        <translation>Mer vide</translation>
    </message>
    <message>
        <source>A 3rd and a 5th rate a side, to learn the game; places are invented</source>
        <translation>Un 3e et un 5e rang par camp, pour apprendre le jeu ; positions inventées</translation>
    </message>
    <message>
        <source>14 English in General Chase after 10 French; ships after the lists, wind and places conjecture</source>
        <translation>14 Anglais en chasse générale après 10 Français ; navires d’après les listes, vent et positions par conjecture</translation>
    </message>
    <message>
        <source>14 English in General Chase after 8 French in line; wind and places conjecture</source>
        <translation>14 Anglais en chasse générale après 8 Français en ligne ; vent et positions par conjecture</translation>
    </message>
    <message>
        <source>15 English of the line and 5 scouts against 27 Spanish in two groups; wind and places conjecture</source>
        <translation>15 vaisseaux anglais et 5 éclaireurs contre 27 Espagnols en deux groupes ; vent et positions par conjecture</translation>
    </message>
    <message>
        <source>13 English come down on 17 French at anchor; places conjecture</source>
        <translation>13 Anglais fondent sur 17 Français à l’ancre ; positions par conjecture</translation>
    </message>
    <message>
        <source>27 English in two columns against 33 French and Spanish; wind and places conjecture</source>
        <translation>27 Anglais en deux colonnes contre 33 Français et Espagnols ; vent et positions par conjecture</translation>
    </message>
    <message>
        <source>No ships: Adjust… puts up what stands on the table</source>
        <translation>Aucun navire : Ajuster… met en place ce qui est sur la table</translation>
    </message>
</context>
<context>
    <name>AsPerMarginSummaries</name>
    <message>
        <source> · </source>
        <comment>between two statements of a journal line</comment>
        <translation> · </translation>
    </message>
    <message>
        <source>no box lost</source>
        <translation>aucune case perdue</translation>
    </message>
    <message>
        <source>no hit</source>
        <translation>aucun coup au but</translation>
    </message>
    <message>
        <source>%1 rakes %3 with %2, %4: %5</source>
        <extracomment>%1 is the ship, %2 what she fires (&quot;her port broadside&quot;), %3 the target, %4 the distance, %5 the boxes that the target loses</extracomment>
        <translation>%1 prend %3 en enfilade avec %2, distance %4 : %5</translation>
    </message>
    <message>
        <source>%1 fires %2 at %3, %4: %5</source>
        <translation>%1 tire sur %3 avec %2, distance %4 : %5</translation>
    </message>
    <message>
        <source>%1 steers %2</source>
        <comment>%2 is a compass name or degrees</comment>
        <translation>%1 vient au cap %2</translation>
    </message>
    <message>
        <source>%1 stands on to %2, %3</source>
        <comment>%2 is a compass name or degrees, %3 a distance</comment>
        <translation>%1 garde le cap %2 : %3</translation>
    </message>
    <message>
        <source>%1 steers %2, %3</source>
        <comment>%2 is a compass name or degrees, %3 a distance</comment>
        <translation>%1 vient au cap %2 : %3</translation>
    </message>
    <message>
        <source>%1 misses stays (%2) and drifts %3</source>
        <comment>%2 is a die, %3 a distance</comment>
        <translation>%1 manque à virer (dé %2) et dérive : %3</translation>
    </message>
    <message>
        <source>%1 tacks (%2): heading %3, %4</source>
        <comment>%2 is a die, %3 a compass name, %4 a distance</comment>
        <translation>%1 vire vent devant (dé %2) : cap %3, %4</translation>
    </message>
    <message>
        <source>%1 dashes on (%2): %3</source>
        <comment>%2 is a die, %3 a distance</comment>
        <translation>%1 prend son élan (dé %2) : %3</translation>
    </message>
    <message numerus="yes">
        <source>%n ships drift %1</source>
        <comment>%1 is a distance</comment>
        <translation>
            <numerusform>%n navire dérive : %1</numerusform>
            <numerusform>%n navires dérivent : %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Drifting %2: %1</source>
        <comment>%1 are ships, %2 is a distance</comment>
        <translation>Dérive de %2 : %1</translation>
    </message>
    <message numerus="yes">
        <source>General Chase: %n English ships are independent</source>
        <translation>
            <numerusform>Chasse générale : %n navire anglais est indépendant</numerusform>
            <numerusform>Chasse générale : %n navires anglais sont indépendants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>General Chase: %n French and Spanish ships are independent</source>
        <translation>
            <numerusform>Chasse générale : %n navire franco-espagnol est indépendant</numerusform>
            <numerusform>Chasse générale : %n navires franco-espagnols sont indépendants</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wears round to %2</source>
        <comment>%2 is a compass name or degrees</comment>
        <translation>%1 vire lof pour lof : cap %2</translation>
    </message>
    <message>
        <source>%1 wears round to %2, %3</source>
        <comment>%2 is a compass name or degrees, %3 a distance</comment>
        <translation>%1 vire lof pour lof : cap %2, %3</translation>
    </message>
    <message>
        <source>%1: nobody fires</source>
        <comment>a step of the turn that is passed over</comment>
        <translation>%1 : personne ne tire</translation>
    </message>
</context>
<context>
    <name>AsPerMarginWords</name>
    <message>
        <source>Set-up</source>
        <comment>step</comment>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>French and Spanish fire</source>
        <comment>step</comment>
        <translation>Tir franco-espagnol</translation>
    </message>
    <message>
        <source>Boarding</source>
        <comment>step</comment>
        <translation>Abordages</translation>
    </message>
    <message>
        <source>Wind</source>
        <comment>step</comment>
        <translation>Vent</translation>
    </message>
    <message>
        <source>Grapples</source>
        <comment>step</comment>
        <translation>Grappins</translation>
    </message>
    <message>
        <source>Dismasted ships drift</source>
        <comment>step</comment>
        <translation>Dérive des démâtés</translation>
    </message>
    <message>
        <source>French and Spanish move</source>
        <comment>step</comment>
        <translation>Mouvement franco-espagnol</translation>
    </message>
    <message>
        <source>English move</source>
        <comment>step</comment>
        <translation>Mouvement anglais</translation>
    </message>
    <message>
        <source>English fire</source>
        <comment>step</comment>
        <translation>Tir anglais</translation>
    </message>
    <message>
        <source>1st rate</source>
        <comment>type of ship</comment>
        <translation>1er rang</translation>
    </message>
    <message>
        <source>2nd rate</source>
        <comment>type of ship</comment>
        <translation>2e rang</translation>
    </message>
    <message>
        <source>3rd rate</source>
        <comment>type of ship</comment>
        <translation>3e rang</translation>
    </message>
    <message>
        <source>4th rate</source>
        <comment>type of ship</comment>
        <translation>4e rang</translation>
    </message>
    <message>
        <source>5th rate</source>
        <comment>type of ship</comment>
        <translation>5e rang</translation>
    </message>
    <message>
        <source>6th rate</source>
        <comment>type of ship</comment>
        <translation>6e rang</translation>
    </message>
    <message>
        <source>bomb ketch</source>
        <translation>galiote à bombes</translation>
    </message>
    <message>
        <source>gunboat</source>
        <translation>canonnière</translation>
    </message>
    <message>
        <source>large merchant</source>
        <translation>gros marchand</translation>
    </message>
    <message>
        <source>medium merchant</source>
        <translation>moyen marchand</translation>
    </message>
    <message>
        <source>small merchant</source>
        <translation>petit marchand</translation>
    </message>
    <message>
        <source>shore battery</source>
        <translation>batterie de côte</translation>
    </message>
    <message>
        <source>ship</source>
        <translation>navire</translation>
    </message>
    <message>
        <source>port</source>
        <comment>battery</comment>
        <translation>bâbord</translation>
    </message>
    <message>
        <source>starboard</source>
        <comment>battery</comment>
        <translation>tribord</translation>
    </message>
    <message>
        <source>fore</source>
        <comment>battery</comment>
        <translation>avant</translation>
    </message>
    <message>
        <source>aft</source>
        <comment>battery</comment>
        <translation>arrière</translation>
    </message>
    <message>
        <source>forward</source>
        <comment>battery of a gunboat</comment>
        <translation>proue</translation>
    </message>
    <message>
        <source>masts</source>
        <comment>boxes of the record sheet</comment>
        <translation>mâture</translation>
    </message>
    <message>
        <source>guns</source>
        <comment>boxes of the record sheet</comment>
        <translation>artillerie</translation>
    </message>
    <message>
        <source>hull</source>
        <comment>boxes of the record sheet</comment>
        <translation>coque</translation>
    </message>
    <message>
        <source>masts, top line</source>
        <comment>record sheet</comment>
        <translation>mâture, ligne du haut</translation>
    </message>
    <message>
        <source>masts, bottom line</source>
        <comment>record sheet</comment>
        <translation>mâture, ligne du bas</translation>
    </message>
    <message>
        <source>port guns</source>
        <comment>record sheet</comment>
        <translation>artillerie de bâbord</translation>
    </message>
    <message>
        <source>starboard guns</source>
        <comment>record sheet</comment>
        <translation>artillerie de tribord</translation>
    </message>
    <message>
        <source>fore guns</source>
        <comment>record sheet</comment>
        <translation>artillerie d’avant</translation>
    </message>
    <message>
        <source>aft guns</source>
        <comment>record sheet</comment>
        <translation>artillerie d’arrière</translation>
    </message>
    <message>
        <source>forward guns</source>
        <comment>record sheet</comment>
        <translation>artillerie de proue</translation>
    </message>
    <message>
        <source>guns</source>
        <comment>boxes of a shore battery</comment>
        <translation>artillerie</translation>
    </message>
    <message>
        <source>undamaged</source>
        <comment>a ship</comment>
        <translation>sans avarie</translation>
    </message>
    <message>
        <source>damaged</source>
        <comment>a ship</comment>
        <translation>avarié</translation>
    </message>
    <message>
        <source>dismasted</source>
        <comment>a ship</comment>
        <translation>démâté</translation>
    </message>
    <message>
        <source>afloat</source>
        <comment>a ship</comment>
        <translation>à flot</translation>
    </message>
    <message>
        <source>sunk</source>
        <comment>a ship</comment>
        <translation>coulé</translation>
    </message>
    <message>
        <source>blown up</source>
        <comment>a ship</comment>
        <translation>sauté</translation>
    </message>
    <message>
        <source>gone from the table</source>
        <comment>a ship</comment>
        <translation>hors de la table</translation>
    </message>
    <message>
        <source>not yet placed</source>
        <comment>a ship</comment>
        <translation>pas encore placé</translation>
    </message>
    <message>
        <source>struck</source>
        <comment>a ship that gave up</comment>
        <translation>rendu</translation>
    </message>
    <message>
        <source>prize</source>
        <comment>a ship held by the enemy</comment>
        <translation>prise</translation>
    </message>
    <message>
        <source>men at the pumps</source>
        <comment>a ship</comment>
        <translation>hommes aux pompes</translation>
    </message>
    <message>
        <source>anchored</source>
        <comment>a ship</comment>
        <translation>à l’ancre</translation>
    </message>
    <message>
        <source>independent</source>
        <comment>a ship</comment>
        <translation>indépendant</translation>
    </message>
    <message>
        <source>moved</source>
        <comment>a ship, this turn</comment>
        <translation>a bougé</translation>
    </message>
    <message>
        <source>fallen aboard</source>
        <comment>a ship</comment>
        <translation>accroché</translation>
    </message>
    <message>
        <source>fallen aboard</source>
        <comment>two ships</comment>
        <translation>accrochés</translation>
    </message>
    <message>
        <source>boarding</source>
        <comment>two ships</comment>
        <translation>abordage</translation>
    </message>
    <message>
        <source>in action</source>
        <comment>ships, a shore battery</comment>
        <translation>au combat</translation>
    </message>
    <message>
        <source>silenced</source>
        <comment>a shore battery</comment>
        <translation>réduite au silence</translation>
    </message>
    <message>
        <source>destroyed</source>
        <comment>a shore battery</comment>
        <translation>détruite</translation>
    </message>
    <message>
        <source>red hot shot</source>
        <comment>a shore battery</comment>
        <translation>boulets rouges</translation>
    </message>
    <message>
        <source>with or across the wind</source>
        <translation>vent portant ou de travers</translation>
    </message>
    <message>
        <source>beating</source>
        <comment>point of sailing</comment>
        <translation>au plus près</translation>
    </message>
    <message>
        <source>in irons</source>
        <comment>point of sailing</comment>
        <translation>vent debout</translation>
    </message>
    <message>
        <source>dash</source>
        <comment>extra move</comment>
        <translation>élan</translation>
    </message>
    <message>
        <source>pivot</source>
        <comment>extra move</comment>
        <translation>pivot</translation>
    </message>
    <message>
        <source>tacks</source>
        <comment>result of the die</comment>
        <translation>vire vent devant</translation>
    </message>
    <message>
        <source>misses stays</source>
        <comment>result of the die</comment>
        <translation>manque à virer</translation>
    </message>
    <message>
        <source>Grapple</source>
        <comment>a wish</comment>
        <translation>Accrocher</translation>
    </message>
    <message>
        <source>Fend off</source>
        <comment>a wish</comment>
        <translation>Parer</translation>
    </message>
    <message>
        <source>Part</source>
        <comment>a wish of a ship fallen aboard</comment>
        <translation>Se dégager</translation>
    </message>
    <message>
        <source>Stay together</source>
        <comment>a wish of a ship fallen aboard</comment>
        <translation>Rester accroché</translation>
    </message>
    <message>
        <source>Try to close again</source>
        <comment>choice</comment>
        <translation>Tenter d’accrocher de nouveau</translation>
    </message>
    <message>
        <source>Let her go</source>
        <comment>choice</comment>
        <translation>Laisser partir</translation>
    </message>
    <message>
        <source>Repel boarders</source>
        <comment>why men leave the pumps</comment>
        <translation>Repousser l’abordage</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>a choice</comment>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <comment>a choice</comment>
        <translation>non</translation>
    </message>
    <message>
        <source>none</source>
        <comment>a choice</comment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>both sides</source>
        <comment>whose step it is</comment>
        <translation>les deux camps</translation>
    </message>
    <message>
        <source>bow cable</source>
        <comment>of an anchor</comment>
        <translation>câble d’avant</translation>
    </message>
    <message>
        <source>stern cable</source>
        <comment>of an anchor</comment>
        <translation>câble d’arrière</translation>
    </message>
    <message>
        <source>gun boxes</source>
        <translation>cases d’artillerie</translation>
    </message>
    <message>
        <source>initial broadside</source>
        <translation>première bordée</translation>
    </message>
    <message>
        <source>rake</source>
        <comment>reason for more dice; a drawn line</comment>
        <translation>enfilade</translation>
    </message>
    <message>
        <source>total</source>
        <comment>of the wind dice</comment>
        <translation>somme</translation>
    </message>
    <message>
        <source>higher die</source>
        <comment>of the wind dice</comment>
        <translation>dé le plus élevé</translation>
    </message>
    <message>
        <source>lower die</source>
        <comment>of the wind dice</comment>
        <translation>dé le plus faible</translation>
    </message>
    <message>
        <source>die</source>
        <translation>dé</translation>
    </message>
    <message>
        <source>her class</source>
        <comment>by number of guns</comment>
        <translation>son rang</translation>
    </message>
    <message>
        <source>nearest class</source>
        <comment>by number of guns</comment>
        <translation>rang le plus proche</translation>
    </message>
    <message>
        <source>mainmast to mainmast</source>
        <translation>de grand mât à grand mât</translation>
    </message>
    <message>
        <source>closing to within 3″</source>
        <translation>approche à moins de 3″</translation>
    </message>
    <message>
        <source>the rules name no winner</source>
        <translation>le livret ne désigne pas de vainqueur</translation>
    </message>
    <message>
        <source>range</source>
        <translation>portée</translation>
    </message>
    <message>
        <source>arc of the port guns</source>
        <comment>drawing</comment>
        <translation>secteur de tir de bâbord</translation>
    </message>
    <message>
        <source>arc of the starboard guns</source>
        <comment>drawing</comment>
        <translation>secteur de tir de tribord</translation>
    </message>
    <message>
        <source>arc of the fore guns</source>
        <comment>drawing</comment>
        <translation>secteur de tir d’avant</translation>
    </message>
    <message>
        <source>arc of the aft guns</source>
        <comment>drawing</comment>
        <translation>secteur de tir d’arrière</translation>
    </message>
    <message>
        <source>arc of the forward guns</source>
        <comment>drawing</comment>
        <translation>secteur de tir de proue</translation>
    </message>
    <message>
        <source>arc of the battery</source>
        <comment>drawing</comment>
        <translation>secteur de tir de la batterie</translation>
    </message>
    <message>
        <source>headings with or across the wind</source>
        <comment>drawing</comment>
        <translation>caps vent portant ou de travers</translation>
    </message>
    <message>
        <source>headings close to the wind</source>
        <comment>drawing</comment>
        <translation>caps au plus près</translation>
    </message>
    <message>
        <source>headings in irons</source>
        <comment>drawing</comment>
        <translation>caps vent debout</translation>
    </message>
    <message>
        <source>headings by tacking</source>
        <comment>drawing</comment>
        <translation>caps en virant vent devant</translation>
    </message>
    <message>
        <source>ruler</source>
        <comment>drawing</comment>
        <translation>règle</translation>
    </message>
    <message>
        <source>way</source>
        <comment>of a ship, drawing</comment>
        <translation>route</translation>
    </message>
    <message>
        <source>closing within 3″</source>
        <comment>drawing</comment>
        <translation>approche à moins de 3″</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>distance</translation>
    </message>
    <message>
        <source>inches</source>
        <translation>pouces</translation>
    </message>
    <message>
        <source>least</source>
        <comment>distance to sail</comment>
        <translation>minimum</translation>
    </message>
    <message>
        <source>most</source>
        <comment>distance to sail</comment>
        <translation>maximum</translation>
    </message>
    <message>
        <source>English 3rd rate</source>
        <translation>3e rang anglais</translation>
    </message>
    <message>
        <source>English 5th rate</source>
        <translation>5e rang anglais</translation>
    </message>
    <message>
        <source>French 3rd rate</source>
        <translation>3e rang français</translation>
    </message>
    <message>
        <source>Spanish 5th rate</source>
        <translation>5e rang espagnol</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a type, which ship of it</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>ChancesLine</name>
    <message>
        <source>no change %1, toward the prevailing wind %2, backs %3, veers %4, new speed %5</source>
        <comment>chances of a wind check</comment>
        <translation>pas de changement %1, vers le vent dominant %2, à gauche %3, à droite %4, nouvelle force %5</translation>
    </message>
    <message>
        <source>%1 fires at %2</source>
        <comment>ships</comment>
        <translation>%1 tire sur %2</translation>
    </message>
    <message>
        <source>%1 boards %2</source>
        <comment>ships</comment>
        <translation>%1 monte à l’abordage contre %2</translation>
    </message>
    <message>
        <source>%1 tacks</source>
        <comment>a ship</comment>
        <translation>%1 vire vent devant</translation>
    </message>
    <message>
        <source>%1 calls her men from the pumps</source>
        <comment>a ship</comment>
        <translation>%1 rappelle ses hommes des pompes</translation>
    </message>
    <message>
        <source>Wind check</source>
        <translation>Contrôle du vent</translation>
    </message>
    <message>
        <source>%1 wins %2, %3 wins %4, even %5</source>
        <comment>a boarding: ships and chances</comment>
        <translation>%1 l’emporte %2, %3 l’emporte %4, égalité %5</translation>
    </message>
    <message>
        <source>apart %1, aboard %2 (a tie: %3)</source>
        <comment>a toss of two ships</comment>
        <translation>séparés %1, accrochés %2 (égalité : %3)</translation>
    </message>
    <message>
        <source>tacks %1, misses stays %2</source>
        <comment>chances of a ship</comment>
        <translation>vire vent devant %1, manque à virer %2</translation>
    </message>
    <message>
        <source>nothing %1, a hull box %2, a gun box %3</source>
        <comment>chances of men called from the pumps</comment>
        <translation>rien %1, une case de coque %2, une case d’artillerie %3</translation>
    </message>
    <message>
        <source>What if – %1: %2</source>
        <comment>an act and its chances</comment>
        <translation>Et si… – %1 : %2</translation>
    </message>
    <message>
        <source>Odds – %1: %2</source>
        <comment>an act and its chances</comment>
        <translation>Probabilités – %1 : %2</translation>
    </message>
    <message numerus="yes">
        <source>%n dice: about %1 masts, %2 guns, %3 hull</source>
        <comment>what a fire hits on average</comment>
        <translation>
            <numerusform>%n dé ; en moyenne : mâture %1, artillerie %2, coque %3</numerusform>
            <numerusform>%n dés ; en moyenne : mâture %1, artillerie %2, coque %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>what is expected, and chances</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between chances</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>a mast hit %1</source>
        <comment>a chance</comment>
        <translation>mâture touchée : %1</translation>
    </message>
    <message>
        <source>a gun hit %1</source>
        <comment>a chance</comment>
        <translation>artillerie touchée : %1</translation>
    </message>
    <message>
        <source>damaged %1</source>
        <comment>chance of a ship</comment>
        <translation>avarié : %1</translation>
    </message>
    <message>
        <source>dismasted %1</source>
        <comment>chance of a ship</comment>
        <translation>démâté : %1</translation>
    </message>
    <message>
        <source>strikes %1</source>
        <comment>chance of a ship</comment>
        <translation>se rend : %1</translation>
    </message>
    <message>
        <source>sinks %1</source>
        <comment>chance of a ship</comment>
        <translation>coule : %1</translation>
    </message>
    <message>
        <source>explodes %1</source>
        <comment>chance of a ship</comment>
        <translation>explose : %1</translation>
    </message>
    <message numerus="yes">
        <source>%n dice: about %1 guns</source>
        <comment>what a fire at a battery ashore hits on average</comment>
        <translation>
            <numerusform>%n dé ; en moyenne, artillerie : %1</numerusform>
            <numerusform>%n dés ; en moyenne, artillerie : %1</numerusform>
        </translation>
    </message>
    <message>
        <source>silenced %1</source>
        <comment>chance of a battery ashore</comment>
        <translation>réduite au silence : %1</translation>
    </message>
    <message>
        <source>magazine explodes %1</source>
        <comment>chance of a battery ashore</comment>
        <translation>la soute explose : %1</translation>
    </message>
</context>
<context>
    <name>Corunna</name>
    <message>
        <source>French</source>
        <comment>a side</comment>
        <translation>Français</translation>
    </message>
    <message>
        <source>Allies</source>
        <comment>a side: British and Spanish</comment>
        <translation>Alliés</translation>
    </message>
    <message>
        <source>the French</source>
        <translation>les Français</translation>
    </message>
    <message>
        <source>the Allies</source>
        <comment>British and Spanish</comment>
        <translation>les Alliés</translation>
    </message>
    <message>
        <source>French</source>
        <comment>adjective, feminine</comment>
        <translation>française</translation>
    </message>
    <message>
        <source>French</source>
        <comment>adjective, masculine</comment>
        <translation>français</translation>
    </message>
    <message>
        <source>Allied</source>
        <comment>adjective, feminine</comment>
        <translation>alliée</translation>
    </message>
    <message>
        <source>Allied</source>
        <comment>adjective, masculine</comment>
        <translation>allié</translation>
    </message>
    <message>
        <source>%1 (◇ by unchecked tables)</source>
        <comment>a result</comment>
        <translation>%1 (◇ d’après des tables non vérifiées)</translation>
    </message>
    <message numerus="yes">
        <source>Which %n ships are tasked?</source>
        <translation>
            <numerusform>Quel vaisseau est désigné ?</numerusform>
            <numerusform>Quels sont les %n vaisseaux désignés ?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chits in the cup: %1</source>
        <translation>
            <numerusform>%n jeton dans le gobelet : %1</numerusform>
            <numerusform>%n jetons dans le gobelet : %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces to set up: %1</source>
        <translation>
            <numerusform>%n pièce à placer : %1</numerusform>
            <numerusform>%n pièces à placer : %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Two dice, tens then units: %1</source>
        <comment>%1 is what they are thrown for</comment>
        <translation>Deux dés, dizaines puis unités : %1</translation>
    </message>
    <message numerus="yes">
        <source>%n dice: %1</source>
        <comment>%1 is what they are thrown for</comment>
        <translation>
            <numerusform>%n dé : %1</numerusform>
            <numerusform>%n dés : %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a unit or chart, and its value</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a chart’s cell</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>attached: %1</source>
        <comment>%1 is a division or a brigade</comment>
        <translation>rattachement : %1</translation>
    </message>
    <message numerus="yes">
        <source>%n hexes</source>
        <comment>a distance</comment>
        <translation>
            <numerusform>%n hexagone</numerusform>
            <numerusform>%n hexagones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n MP</source>
        <comment>movement points that a move costs</comment>
        <translation>
            <numerusform>%n PM</numerusform>
            <numerusform>%n PM</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n MP at least</source>
        <comment>movement points that a move costs</comment>
        <translation>
            <numerusform>%n PM au moins</numerusform>
            <numerusform>%n PM au moins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n MP left</source>
        <comment>movement points</comment>
        <translation>
            <numerusform>reste %n PM</numerusform>
            <numerusform>restent %n PM</numerusform>
        </translation>
    </message>
    <message>
        <source>Chit: %1, %2</source>
        <comment>a Maneuver Unit: MU 2, and what it is made of</comment>
        <translation>Jeton : %1, %2</translation>
    </message>
    <message>
        <source>Chit: %1</source>
        <comment>a chit of the cup</comment>
        <translation>Jeton : %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between reasons</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a reason and its factor: fire multiple ×4</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: at most %2</source>
        <comment>a reason and its limit</comment>
        <translation>%1 : %2 au plus</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a reason and its value: town −6</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>why not, and what it is about</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between what a refusal is about</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Each increment that fires counts %1</source>
        <comment>of a fire</comment>
        <translation>Chaque incrément qui fait feu compte %1</translation>
    </message>
    <message>
        <source>The value printed on the counter, whatever its increments</source>
        <translation>La valeur imprimée sur le pion, quel que soit le nombre d’incréments</translation>
    </message>
    <message>
        <source>Not permitted</source>
        <translation>Non permis</translation>
    </message>
    <message>
        <source>The text leaves it out: fill it in from your own chart, in Adjust…</source>
        <translation>Le texte ne la donne pas : entrez-la d’après votre table, par Ajuster…</translation>
    </message>
    <message>
        <source>The value that the fire is compared with</source>
        <translation>La valeur à laquelle le feu se compare</translation>
    </message>
    <message numerus="yes">
        <source>%n increments lost</source>
        <comment>a cell of the Fire Table</comment>
        <translation>
            <numerusform>%n incrément perdu</numerusform>
            <numerusform>%n incréments perdus</numerusform>
        </translation>
    </message>
    <message>
        <source>The cavalry is recalled</source>
        <translation>La cavalerie est rappelée</translation>
    </message>
    <message>
        <source>The battery limbers</source>
        <translation>La batterie attelle</translation>
    </message>
    <message>
        <source>Added to the die; a low die succeeds</source>
        <translation>S’ajoute au dé ; un dé bas réussit</translation>
    </message>
    <message>
        <source>The rolls of two dice, tens and units, that come to it</source>
        <translation>Les jets de deux dés, dizaines et unités, qui y mènent</translation>
    </message>
    <message>
        <source>Moves the roll so many steps along the rolls 11 to 66</source>
        <translation>Décale le jet d’autant de pas parmi les jets de 11 à 66</translation>
    </message>
    <message>
        <source>any 1 regiment, or %1</source>
        <comment>increments that may stack</comment>
        <translation>1 régiment quelconque, ou %1</translation>
    </message>
    <message>
        <source>any 1 battalion, or %1</source>
        <comment>increments that may stack</comment>
        <translation>1 bataillon quelconque, ou %1</translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <comment>losses of the attackers and of the defenders</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1: which formation?</source>
        <comment>%1: one or several units</comment>
        <translation>%1 : quelle formation ?</translation>
    </message>
</context>
<context>
    <name>CorunnaCharts</name>
    <message>
        <source>Naval Commitment</source>
        <comment>chart</comment>
        <translation>Intervention navale</translation>
    </message>
    <message>
        <source>Fire Effects</source>
        <comment>chart</comment>
        <translation>Effets du feu</translation>
    </message>
    <message>
        <source>Fire Defence</source>
        <comment>chart</comment>
        <translation>Défense contre le feu</translation>
    </message>
    <message>
        <source>Movement</source>
        <comment>chart</comment>
        <translation>Mouvement</translation>
    </message>
    <message>
        <source>Square Formation, French</source>
        <comment>chart</comment>
        <translation>Formation du carré, Français</translation>
    </message>
    <message>
        <source>Square Formation, British</source>
        <comment>chart</comment>
        <translation>Formation du carré, Britanniques</translation>
    </message>
    <message>
        <source>Square Formation</source>
        <comment>chart</comment>
        <translation>Formation du carré</translation>
    </message>
    <message>
        <source>Stacking</source>
        <comment>chart</comment>
        <translation>Empilement</translation>
    </message>
    <message>
        <source>Cavalry Recall</source>
        <comment>chart</comment>
        <translation>Rappel de la cavalerie</translation>
    </message>
    <message>
        <source>Limbering</source>
        <comment>chart</comment>
        <translation>Attelage de l’artillerie</translation>
    </message>
    <message>
        <source>Roll to Close</source>
        <comment>chart</comment>
        <translation>Pour aborder</translation>
    </message>
    <message>
        <source>Roll to Stand</source>
        <comment>chart</comment>
        <translation>Pour tenir</translation>
    </message>
    <message>
        <source>Mêlée</source>
        <comment>chart</comment>
        <translation>Mêlée</translation>
    </message>
    <message>
        <source>Morale</source>
        <comment>chart</comment>
        <translation>Moral</translation>
    </message>
    <message>
        <source>Harassment</source>
        <comment>chart</comment>
        <translation>Harcèlement</translation>
    </message>
    <message>
        <source>Embarkation</source>
        <comment>chart</comment>
        <translation>Embarquement</translation>
    </message>
    <message>
        <source>“Now” is the roll as thrown, with the modifiers of the moment taken into account.</source>
        <translation>« Maintenant » donne le jet tel qu’il tombe, compte tenu des modificateurs du moment.</translation>
    </message>
    <message>
        <source>× multiplies the increments that fire; “printed” is the counter’s own value. Disorder halves it, and so does a range of two hexes, but not for Rifles.</source>
        <translation>× multiplie les incréments qui font feu ; « imprimé » est la valeur du pion lui-même. Le désordre la réduit de moitié, de même qu’une portée de deux hexagones, sauf pour les Rifles.</translation>
    </message>
    <message>
        <source>A transport holds one battalion or 8 increments of infantry, 4 of cavalry, or 2 of artillery; each loading takes half its movement.</source>
        <translation>Un transport porte un bataillon ou 8 incréments d’infanterie, 4 de cavalerie ou 2 d’artillerie ; chaque embarquement prend la moitié de son mouvement.</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>head of a chart</comment>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>As printed</source>
        <comment>head of a chart: rolls</comment>
        <translation>Tel qu’imprimé</translation>
    </message>
    <message>
        <source>Now</source>
        <comment>head of a chart: rolls</comment>
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>Unit</source>
        <comment>head of a chart: its type</comment>
        <translation>Unité</translation>
    </message>
    <message>
        <source>Terrain</source>
        <comment>head of a chart</comment>
        <translation>Terrain</translation>
    </message>
    <message>
        <source>Hexes</source>
        <comment>head: distance of cavalry</comment>
        <translation>Hexagones</translation>
    </message>
    <message>
        <source>What embarks</source>
        <comment>head of a chart</comment>
        <translation>Ce qui embarque</translation>
    </message>
    <message>
        <source>MP</source>
        <comment>head: movement points</comment>
        <translation>PM</translation>
    </message>
    <message>
        <source>printed</source>
        <comment>the counter’s own value</comment>
        <translation>imprimé</translation>
    </message>
    <message>
        <source>NP</source>
        <comment>not permitted</comment>
        <translation>NP</translation>
    </message>
    <message>
        <source>leader</source>
        <comment>who moves or embarks</comment>
        <translation>chef</translation>
    </message>
    <message>
        <source>Infantry, as far as the text gives it; a square of more than nine increments has 2 less. Enter the other cells in Adjust….</source>
        <translation>L’infanterie, autant que le texte le donne ; un carré de plus de neuf incréments a 2 de moins. Entrez les autres cases par « Ajuster… ».</translation>
    </message>
    <message>
        <source>They are added to the modifiers of the series’ rulebook. Through a gate the Sapeurs and their stack are exempt.</source>
        <translation>Ils s’ajoutent aux modificateurs du livret de la série. À travers une porte, les sapeurs et leur pile sont exemptés.</translation>
    </message>
    <message>
        <source>Formation</source>
        <comment>head of a chart</comment>
        <translation>Formation</translation>
    </message>
    <message>
        <source>Cavalry</source>
        <comment>head: of a nation</comment>
        <translation>Cavalerie</translation>
    </message>
    <message>
        <source>Battery</source>
        <comment>head of a chart</comment>
        <translation>Batterie</translation>
    </message>
    <message>
        <source>Modifier</source>
        <comment>head of a chart</comment>
        <translation>Modificateur</translation>
    </message>
    <message>
        <source>Hanoverian</source>
        <comment>cavalry</comment>
        <translation>hanovrienne</translation>
    </message>
    <message>
        <source>French foot artillery</source>
        <translation>artillerie à pied française</translation>
    </message>
    <message>
        <source>French horse artillery</source>
        <translation>artillerie à cheval française</translation>
    </message>
    <message>
        <source>British horse artillery</source>
        <translation>artillerie à cheval britannique</translation>
    </message>
    <message>
        <source>Fire Effects, French</source>
        <comment>chart</comment>
        <translation>Effets du feu, Français</translation>
    </message>
    <message>
        <source>Fire Effects, British</source>
        <comment>chart</comment>
        <translation>Effets du feu, Britanniques</translation>
    </message>
    <message>
        <source>Fire Table of the series</source>
        <comment>chart</comment>
        <translation>Table du feu de la série</translation>
    </message>
    <message>
        <source>Mêlée Table of the series</source>
        <comment>chart</comment>
        <translation>Table de mêlée de la série</translation>
    </message>
    <message>
        <source>Modifiers to form square</source>
        <comment>chart</comment>
        <translation>Modificateurs pour former le carré</translation>
    </message>
    <message>
        <source>Modifiers of the commitment</source>
        <comment>chart</comment>
        <translation>Modificateurs de l’intervention</translation>
    </message>
    <message>
        <source>Modifiers of the recall</source>
        <comment>chart</comment>
        <translation>Modificateurs du rappel</translation>
    </message>
    <message>
        <source>Modifiers of limbering</source>
        <comment>chart</comment>
        <translation>Modificateurs de l’attelage</translation>
    </message>
    <message>
        <source>Modifiers of harassment</source>
        <comment>chart</comment>
        <translation>Modificateurs du harcèlement</translation>
    </message>
    <message>
        <source>Close, stand, mêlée, morale</source>
        <comment>chart of modifiers</comment>
        <translation>Aborder, tenir, mêlée, moral</translation>
    </message>
    <message>
        <source>In Road Column a road costs as clear ground. Streams, fords, slopes, walls, sunken roads and the rampart are added as your chart says: those of them that are filled in stand below the terrain.</source>
        <translation>En colonne de route, une route coûte comme un terrain dégagé. Ruisseaux, gués, pentes, murs, chemins creux et rempart s’ajoutent selon votre table : ceux qui sont remplis figurent sous le terrain.</translation>
    </message>
    <message>
        <source>In increments. Units in Skirmish Order stay with no other unit. Two increments of dismounted dragoons count as one. One ship a hex.</source>
        <translation>En incréments. Les unités en tirailleurs ne restent avec aucune autre unité. Deux incréments de dragons pied à terre comptent pour un. Un navire par hexagone.</translation>
    </message>
    <message>
        <source>As it was typed from the rulebook of the series.</source>
        <translation>Telle qu’elle a été saisie d’après le livret de la série.</translation>
    </message>
    <message>
        <source>◇ Nobody has compared this table with a printed rulebook.</source>
        <translation>◇ Personne n’a comparé cette table avec un livret imprimé.</translation>
    </message>
    <message>
        <source>Condition</source>
        <comment>head of a chart</comment>
        <translation>Condition</translation>
    </message>
    <message>
        <source>Succeeds on</source>
        <comment>head: faces of a die</comment>
        <translation>Réussit sur</translation>
    </message>
    <message>
        <source>Modified roll</source>
        <comment>head of a chart</comment>
        <translation>Jet modifié</translation>
    </message>
    <message>
        <source>Defence</source>
        <comment>head of a chart</comment>
        <translation>Défense</translation>
    </message>
    <message>
        <source>adjacent</source>
        <comment>cavalry, beside the unit</comment>
        <translation>adjacente</translation>
    </message>
    <message>
        <source>Town, village</source>
        <comment>head of a chart</comment>
        <translation>Ville, village</translation>
    </message>
    <message>
        <source>Infantry in Skirmish Order</source>
        <translation>Infanterie en tirailleurs</translation>
    </message>
    <message>
        <source>Artillery with infantry</source>
        <translation>Artillerie avec infanterie</translation>
    </message>
    <message>
        <source>any 1 battery</source>
        <translation>1 batterie quelconque</translation>
    </message>
    <message>
        <source>1 counts as 6</source>
        <translation>1 compte pour 6</translation>
    </message>
    <message>
        <source>Ligne, Sapeurs, Suisse</source>
        <translation>Ligne, sapeurs, suisse</translation>
    </message>
    <message>
        <source>Légère</source>
        <translation>Légère</translation>
    </message>
    <message>
        <source>Dismounted dragoons (8 at most)</source>
        <translation>Dragons pied à terre (8 au plus)</translation>
    </message>
    <message>
        <source>Guards, Foot, Fusiliers</source>
        <translation>Guards, ligne, fusiliers</translation>
    </message>
    <message>
        <source>Light battalions</source>
        <translation>Bataillons légers</translation>
    </message>
    <message>
        <source>95th Rifles</source>
        <translation>95e Rifles</translation>
    </message>
    <message>
        <source>Light companies</source>
        <translation>Compagnies légères</translation>
    </message>
    <message>
        <source>Cavalry against a mob</source>
        <translation>Cavalerie contre une cohue</translation>
    </message>
    <message>
        <source>Dismounted dragoons</source>
        <translation>Dragons pied à terre</translation>
    </message>
</context>
<context>
    <name>CorunnaDecisions</name>
    <message>
        <source>How many ships support the army?</source>
        <translation>Combien de vaisseaux appuient l’armée ?</translation>
    </message>
    <message>
        <source>Which ships are tasked?</source>
        <translation>Quels vaisseaux sont désignés ?</translation>
    </message>
    <message>
        <source>Does the magazine blow up?</source>
        <translation>La soute saute-t-elle ?</translation>
    </message>
    <message>
        <source>To which battalion do the colours fly?</source>
        <translation>À quel bataillon passe le drapeau ?</translation>
    </message>
    <message>
        <source>Which battalion gives up the increment?</source>
        <translation>Quel bataillon cède l’incrément ?</translation>
    </message>
    <message>
        <source>%1: does the magazine blow up?</source>
        <comment>a ship</comment>
        <translation>%1 : la soute saute-t-elle ?</translation>
    </message>
    <message>
        <source>%1: to which battalion do they fly?</source>
        <comment>colours</comment>
        <translation>%1 : à quel bataillon passe-t-il ?</translation>
    </message>
    <message>
        <source>%1: which battalion gives up the increment?</source>
        <comment>a light company</comment>
        <translation>%1 : quel bataillon cède l’incrément ?</translation>
    </message>
    <message>
        <source>Soult has an enemy near: he must move off</source>
        <translation>Soult a un ennemi à proximité : il doit s’éloigner</translation>
    </message>
    <message>
        <source>Its rout movement is still due</source>
        <translation>Son mouvement de déroute reste à faire</translation>
    </message>
    <message>
        <source>Another division is without a leader</source>
        <translation>Une autre division est sans chef</translation>
    </message>
    <message>
        <source>A division must enter at Portazgo on the first turn</source>
        <translation>Une division doit entrer par Portazgo au premier tour</translation>
    </message>
    <message>
        <source>Colours without a battalion: %1</source>
        <comment>brigades</comment>
        <translation>Drapeau sans bataillon : %1</translation>
    </message>
    <message>
        <source>Reinforcements are due: %1</source>
        <comment>divisions</comment>
        <translation>Renforts attendus : %1</translation>
    </message>
    <message>
        <source>Must leave the map: %1</source>
        <comment>ships</comment>
        <translation>Doit quitter la carte : %1</translation>
    </message>
    <message>
        <source>fire</source>
        <comment>what dice are thrown for</comment>
        <translation>feu</translation>
    </message>
    <message>
        <source>Naval Commitment</source>
        <translation>Intervention navale</translation>
    </message>
    <message>
        <source>number of ships</source>
        <translation>nombre de vaisseaux</translation>
    </message>
    <message>
        <source>forming square</source>
        <translation>formation du carré</translation>
    </message>
    <message>
        <source>recall of cavalry</source>
        <translation>rappel de la cavalerie</translation>
    </message>
    <message>
        <source>limbering</source>
        <translation>attelage</translation>
    </message>
    <message>
        <source>Roll to Close</source>
        <translation>jet pour aborder</translation>
    </message>
    <message>
        <source>Roll to Stand</source>
        <translation>jet pour tenir</translation>
    </message>
    <message>
        <source>morale check</source>
        <translation>test de moral</translation>
    </message>
    <message>
        <source>mêlée</source>
        <translation>mêlée</translation>
    </message>
    <message>
        <source>roll of the series</source>
        <translation>jet de la série</translation>
    </message>
    <message>
        <source>magazine, a 6 blows it up</source>
        <translation>soute aux poudres, un 6 la fait sauter</translation>
    </message>
    <message>
        <source>Naval Commitment: what does the Royal Navy do?</source>
        <translation>Intervention navale : que fait la Royal Navy ?</translation>
    </message>
    <message>
        <source>Enemies stand in that hex: the series says whether it may be entered</source>
        <translation>L’ennemi occupe cet hexagone : la série dit si l’on peut y entrer</translation>
    </message>
    <message>
        <source>Command Points not used: %1</source>
        <comment>whose they are</comment>
        <translation>PC non dépensés : %1</translation>
    </message>
    <message>
        <source>May still ride: %1</source>
        <comment>a leader</comment>
        <translation>Chevauchée possible : %1</translation>
    </message>
    <message>
        <source>May still fly to a brigade: %1</source>
        <comment>Hardinge</comment>
        <translation>Course possible vers une brigade : %1</translation>
    </message>
    <message>
        <source>May still try for initiative: %1</source>
        <comment>leaders</comment>
        <translation>Initiative à tenter : %1</translation>
    </message>
    <message>
        <source>the French</source>
        <comment>whose Command Point</comment>
        <translation>les Français</translation>
    </message>
    <message>
        <source>the British</source>
        <comment>whose Command Point</comment>
        <translation>les Britanniques</translation>
    </message>
</context>
<context>
    <name>CorunnaEvents</name>
    <message>
        <source>No division leader is within Soult’s span</source>
        <translation>Aucun chef de division n’est à portée de commandement de Soult</translation>
    </message>
    <message>
        <source>Within Soult’s span: %1</source>
        <comment>%1 are leaders</comment>
        <translation>À portée de commandement de Soult : %1</translation>
    </message>
    <message numerus="yes">
        <source>The French form %1 with %2: %n units</source>
        <extracomment>%1 is &quot;MU 2&quot;, %2 a division or a brigade, %n counts units</extracomment>
        <translation>
            <numerusform>Les Français forment l’%1 avec %2 : %n unité</numerusform>
            <numerusform>Les Français forment l’%1 avec %2 : %n unités</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The British form %1 with %2: %n units</source>
        <translation>
            <numerusform>Les Britanniques forment l’%1 avec %2 : %n unité</numerusform>
            <numerusform>Les Britanniques forment l’%1 avec %2 : %n unités</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 forms %1 on its own initiative: %n units</source>
        <translation>
            <numerusform>%2 forme l’%1 de sa propre initiative : %n unité</numerusform>
            <numerusform>%2 forme l’%1 de sa propre initiative : %n unités</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 forms %2 with %3: %n units</source>
        <extracomment>%1 is a leader, %2 &quot;MU 2&quot;, %3 a division or a brigade, %n counts units</extracomment>
        <translation>
            <numerusform>%1 forme l’%2 avec %3 : %n unité</numerusform>
            <numerusform>%1 forme l’%2 avec %3 : %n unités</numerusform>
        </translation>
    </message>
    <message>
        <source>Moore rides to %1, %2 MP</source>
        <comment>%1 is a hex, MP are movement points</comment>
        <translation>Moore chevauche → %1, %2 PM</translation>
    </message>
    <message>
        <source>not checked: %1</source>
        <translation>non vérifié : %1</translation>
    </message>
    <message>
        <source>Hardinge flies to the colours: %1 (%2)</source>
        <comment>a brigade, and the hex of its colours</comment>
        <translation>Hardinge accourt auprès du drapeau : %1 (%2)</translation>
    </message>
    <message>
        <source>%1 takes the initiative</source>
        <comment>a leader</comment>
        <translation>%1 prend l’initiative</translation>
    </message>
    <message>
        <source>%1 takes no initiative</source>
        <comment>a leader</comment>
        <translation>%1 ne prend pas l’initiative</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a Maneuver Unit: MU 2, and what it is made of</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Chit: %1; the cup is empty</source>
        <translation>Jeton : %1 ; le gobelet est vide</translation>
    </message>
    <message numerus="yes">
        <source>Chit: %1; %n left in the cup</source>
        <translation>
            <numerusform>Jeton : %1 ; il en reste %n dans le gobelet</numerusform>
            <numerusform>Jeton : %1 ; il en reste %n dans le gobelet</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no colours and must regroup</source>
        <comment>a unit</comment>
        <translation>%1 n’a pas de drapeau et doit se regrouper</translation>
    </message>
    <message numerus="yes">
        <source>%1 has no colours and must go to the port: %2, %n hexes</source>
        <extracomment>%1 is a unit, %2 a hex, %n the distance to it</extracomment>
        <translation>
            <numerusform>%1 n’a pas de drapeau et doit gagner le port : %2, à %n hexagone</numerusform>
            <numerusform>%1 n’a pas de drapeau et doit gagner le port : %2, à %n hexagones</numerusform>
        </translation>
    </message>
    <message>
        <source>Administrative March: %1</source>
        <comment>%1 is a brigade</comment>
        <translation>Marche administrative : %1</translation>
    </message>
    <message>
        <source>%1 is attached to: %2</source>
        <comment>a battery or squadron, and a division or a brigade</comment>
        <translation>Rattachement, %1 : %2</translation>
    </message>
    <message>
        <source>%1 stands as one regiment</source>
        <comment>a French regiment</comment>
        <translation>%1 prend la présentation régimentaire</translation>
    </message>
    <message>
        <source>%1 breaks down into battalions</source>
        <comment>a French regiment</comment>
        <translation>%1 se fractionne en bataillons</translation>
    </message>
    <message>
        <source>%1, modified %2</source>
        <comment>a base-6 roll: 43, modified 56</comment>
        <translation>%1, modifié %2</translation>
    </message>
    <message>
        <source>%1 (up to %2)</source>
        <comment>a die, and the highest that succeeds</comment>
        <translation>%1 (jusqu’à %2)</translation>
    </message>
    <message>
        <source>%1, modified %2 (up to %3)</source>
        <comment>a die, and the highest that succeeds</comment>
        <translation>%1, modifié %2 (jusqu’à %3)</translation>
    </message>
    <message>
        <source>look the result up in the series’ rulebook</source>
        <translation>résultat à chercher dans le livret de la série</translation>
    </message>
    <message>
        <source>a value is missing: work it out by hand</source>
        <translation>valeur manquante, à calculer à la main</translation>
    </message>
    <message>
        <source>no loss</source>
        <translation>aucune perte</translation>
    </message>
    <message numerus="yes">
        <source>%n increments lost</source>
        <translation>
            <numerusform>%n incrément perdu</numerusform>
            <numerusform>%n incréments perdus</numerusform>
        </translation>
    </message>
    <message>
        <source>not filled in: %1</source>
        <translation>non rempli : %1</translation>
    </message>
    <message>
        <source>%1 fires on %2: %3: %4</source>
        <comment>units, the target, the roll, what comes of it</comment>
        <translation>Feu, %1 sur %2 : %3 : %4</translation>
    </message>
    <message>
        <source>%1 fires on %2: %3 against %4; %5: %6</source>
        <extracomment>%1 fires on %2 with the value %3 against the defence %4; %5 is the roll, %6 the result</extracomment>
        <translation>Feu, %1 sur %2 : %3 contre %4 ; %5 : %6</translation>
    </message>
    <message>
        <source>%1 fires on %2: %3 against %4, column %5; %6: %7</source>
        <extracomment>as before; %5 is a column of the table (&quot;2:1&quot;), %6 the roll, %7 the result</extracomment>
        <translation>Feu, %1 sur %2 : %3 contre %4, colonne %5 ; %6 : %7</translation>
    </message>
    <message>
        <source>square formed</source>
        <translation>carré formé</translation>
    </message>
    <message>
        <source>disorder</source>
        <comment>of a square</comment>
        <translation>désordre</translation>
    </message>
    <message>
        <source>rout</source>
        <comment>of a square</comment>
        <translation>déroute</translation>
    </message>
    <message>
        <source>Square, %1: %2</source>
        <comment>a roll and its result</comment>
        <translation>Carré, %1 : %2</translation>
    </message>
    <message>
        <source>%1 tries to form square: %2: %3</source>
        <comment>a unit, a roll and its result</comment>
        <translation>%1 tente de former le carré : %2 : %3</translation>
    </message>
    <message>
        <source>the cavalry is recalled</source>
        <translation>la cavalerie est rappelée</translation>
    </message>
    <message>
        <source>the cavalry does not hear it</source>
        <translation>la cavalerie n’entend pas</translation>
    </message>
    <message>
        <source>Recall, die %1: %2</source>
        <translation>Rappel, dé %1 : %2</translation>
    </message>
    <message>
        <source>Recall of %1, die %2: %3</source>
        <comment>cavalry, a die, its result</comment>
        <translation>Rappel, %1, dé %2 : %3</translation>
    </message>
    <message>
        <source>limbered</source>
        <comment>a battery</comment>
        <translation>attelée</translation>
    </message>
    <message>
        <source>not limbered</source>
        <comment>a battery</comment>
        <translation>non attelée</translation>
    </message>
    <message>
        <source>Limbering, die %1: %2</source>
        <translation>Attelage, dé %1 : %2</translation>
    </message>
    <message>
        <source>%1, limbering, die %2: %3</source>
        <comment>a battery, a die, its result</comment>
        <translation>%1, attelage, dé %2 : %3</translation>
    </message>
    <message>
        <source>it closes</source>
        <comment>a unit that assaults</comment>
        <translation>aborde</translation>
    </message>
    <message>
        <source>it stops short</source>
        <comment>a unit that assaults</comment>
        <translation>s’arrête</translation>
    </message>
    <message>
        <source>Roll to Close, %1: %2</source>
        <comment>a roll and its result</comment>
        <translation>Jet pour aborder, %1 : %2</translation>
    </message>
    <message>
        <source>Roll to Close, %1: %2: %3</source>
        <comment>a unit, a roll and its result</comment>
        <translation>Jet pour aborder, %1 : %2 : %3</translation>
    </message>
    <message>
        <source>it stands in any case</source>
        <comment>a unit in a Special Structure</comment>
        <translation>tient dans tous les cas</translation>
    </message>
    <message>
        <source>it stands</source>
        <comment>a unit</comment>
        <translation>tient</translation>
    </message>
    <message>
        <source>it does not stand</source>
        <comment>a unit</comment>
        <translation>ne tient pas</translation>
    </message>
    <message>
        <source>Roll to Stand, %1: %2</source>
        <comment>a roll and its result</comment>
        <translation>Jet pour tenir, %1 : %2</translation>
    </message>
    <message>
        <source>Roll to Stand, %1: %2: %3</source>
        <comment>a unit, a roll and its result</comment>
        <translation>Jet pour tenir, %1 : %2 : %3</translation>
    </message>
    <message>
        <source>it passes</source>
        <comment>a morale check</comment>
        <translation>réussi</translation>
    </message>
    <message>
        <source>it fails</source>
        <comment>a morale check</comment>
        <translation>échoué</translation>
    </message>
    <message>
        <source>Morale check, %1: %2</source>
        <comment>a roll and its result</comment>
        <translation>Test de moral, %1 : %2</translation>
    </message>
    <message>
        <source>Morale check, %1: %2: %3</source>
        <comment>a unit, a roll and its result</comment>
        <translation>Test de moral, %1 : %2 : %3</translation>
    </message>
    <message>
        <source>losses: attackers %1, defenders %2</source>
        <comment>increments, of a mêlée</comment>
        <translation>pertes : assaillants %1, défenseurs %2</translation>
    </message>
    <message>
        <source>attackers: %1</source>
        <translation>assaillants : %1</translation>
    </message>
    <message>
        <source>defenders: %1</source>
        <translation>défenseurs : %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <comment>of the Mêlée Table</comment>
        <translation>colonne %1</translation>
    </message>
    <message>
        <source>columns shifted: %1</source>
        <translation>décalage de colonnes : %1</translation>
    </message>
    <message>
        <source>attackers who advance fall into disorder</source>
        <translation>les assaillants qui avancent se désordonnent</translation>
    </message>
    <message>
        <source>the defenders fall into disorder</source>
        <translation>les défenseurs se désordonnent</translation>
    </message>
    <message>
        <source>Mêlée, %1: %2</source>
        <comment>a roll and its result</comment>
        <translation>Mêlée, %1 : %2</translation>
    </message>
    <message>
        <source>Mêlée, %1 against %2; %3: %4</source>
        <comment>values of both, a roll and its result</comment>
        <translation>Mêlée, %1 contre %2 ; %3 : %4</translation>
    </message>
    <message>
        <source>Roll: %1</source>
        <translation>Jet : %1</translation>
    </message>
    <message>
        <source>%1 is killed</source>
        <comment>a leader</comment>
        <translation>%1 est tué</translation>
    </message>
    <message>
        <source>%1 is captured</source>
        <comment>a leader</comment>
        <translation>%1 est capturé</translation>
    </message>
    <message>
        <source>%1 is wounded</source>
        <comment>a leader</comment>
        <translation>%1 est blessé</translation>
    </message>
    <message>
        <source>%1 is wounded, back on turn %2</source>
        <comment>a leader</comment>
        <translation>%1 est blessé, de retour au tour %2</translation>
    </message>
    <message>
        <source>%1 is back</source>
        <comment>a leader</comment>
        <translation>%1 est de retour</translation>
    </message>
    <message>
        <source>%1 is back → %2</source>
        <comment>a leader and a hex</comment>
        <translation>%1 est de retour → %2</translation>
    </message>
    <message>
        <source>%1 has a successor</source>
        <comment>a leader</comment>
        <translation>%1 a un successeur</translation>
    </message>
    <message>
        <source>II Corps is disbanded: its divisions act on their own</source>
        <translation>Le IIe corps est dissous : ses divisions agissent seules</translation>
    </message>
    <message>
        <source>II Corps is formed again</source>
        <translation>Le IIe corps est reconstitué</translation>
    </message>
    <message>
        <source>Moore steps down to lead: %1</source>
        <comment>%1 is a division</comment>
        <translation>Moore descend d’un échelon et commande en personne : %1</translation>
    </message>
    <message>
        <source>Moore commands the army again; %1 has its own leader</source>
        <comment>%1 is a division</comment>
        <translation>Moore reprend le commandement de l’armée ; %1 a de nouveau son chef</translation>
    </message>
    <message>
        <source>The British army has no leader now</source>
        <translation>L’armée britannique n’a plus de chef</translation>
    </message>
    <message>
        <source>The Spanish are out of command</source>
        <translation>Les Espagnols sont hors commandement</translation>
    </message>
    <message>
        <source>%1 steps down</source>
        <comment>a leader</comment>
        <translation>%1 descend d’un échelon</translation>
    </message>
    <message>
        <source>%1 steps down to lead: %2</source>
        <comment>a leader, a division</comment>
        <translation>%1 descend d’un échelon et commande en personne : %2</translation>
    </message>
    <message>
        <source>%1 steps up again</source>
        <comment>a leader</comment>
        <translation>%1 remonte d’un échelon</translation>
    </message>
    <message>
        <source>Hardinge goes along → %1</source>
        <comment>%1 is a hex</comment>
        <translation>Hardinge suit → %1</translation>
    </message>
    <message>
        <source>%1 go along → %2</source>
        <comment>colours, a hex</comment>
        <translation>%1 suit → %2</translation>
    </message>
    <message>
        <source>%1: now with %2</source>
        <comment>colours, a battalion</comment>
        <translation>%1 : désormais avec %2</translation>
    </message>
    <message>
        <source>%1 stay: no battalion of theirs is left to fly to</source>
        <comment>colours</comment>
        <translation>%1 reste sur place : plus aucun bataillon de la brigade pour le prendre</translation>
    </message>
    <message>
        <source>%1: captured</source>
        <comment>colours</comment>
        <translation>%1 : pris</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n increments</source>
        <comment>a unit</comment>
        <translation>
            <numerusform>%1 perd %n incrément</numerusform>
            <numerusform>%1 perd %n incréments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n increments; left: %2</source>
        <comment>a unit</comment>
        <translation>
            <numerusform>%1 perd %n incrément ; reste : %2</numerusform>
            <numerusform>%1 perd %n incréments ; reste : %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 goes down with the ship</source>
        <comment>a unit aboard</comment>
        <translation>%1 périt avec le navire</translation>
    </message>
    <message>
        <source>%1 is taken prisoner</source>
        <comment>a unit</comment>
        <translation>%1 tombe aux mains de l’ennemi</translation>
    </message>
    <message>
        <source>%1 goes down</source>
        <comment>a ship</comment>
        <translation>%1 coule</translation>
    </message>
    <message>
        <source>%1 is eliminated</source>
        <comment>a unit</comment>
        <translation>Éliminé : %1</translation>
    </message>
    <message>
        <source>%1 is reconstituted from %2</source>
        <comment>a light company and its battalion</comment>
        <translation>%1 se reconstitue à partir de : %2</translation>
    </message>
    <message>
        <source>%1 is reconstituted from %2; left there: %3</source>
        <comment>a light company, its battalion, increments</comment>
        <translation>%1 se reconstitue à partir de : %2 ; il y reste : %3</translation>
    </message>
    <message>
        <source>%1 deploys from %2</source>
        <comment>a rifle company and its battalion</comment>
        <translation>%1 se déploie à partir de : %2</translation>
    </message>
    <message>
        <source>%1 deploys from %2; left there: %3</source>
        <comment>a rifle company, its battalion, increments</comment>
        <translation>%1 se déploie à partir de : %2 ; il y reste : %3</translation>
    </message>
    <message>
        <source>%1 has lost half its increments and must leave the map</source>
        <comment>a ship</comment>
        <translation>%1 a perdu la moitié de ses incréments et doit quitter la carte</translation>
    </message>
    <message>
        <source>Rifles, natural %1: a leader in the hex is hit (%2)</source>
        <comment>a roll, leaders</comment>
        <translation>Rifles, %1 naturel : un chef est atteint dans l’hexagone (%2)</translation>
    </message>
    <message>
        <source>Magazine, die %1: the ship blows up</source>
        <translation>Soute aux poudres, dé %1 : le navire saute</translation>
    </message>
    <message>
        <source>Magazine, die %1: it holds</source>
        <translation>Soute aux poudres, dé %1 : elle tient</translation>
    </message>
    <message>
        <source>%1 forms line</source>
        <comment>a unit</comment>
        <translation>%1 se forme en ligne</translation>
    </message>
    <message>
        <source>%1 forms column</source>
        <comment>a unit</comment>
        <translation>%1 se forme en colonne</translation>
    </message>
    <message>
        <source>%1 forms road column</source>
        <comment>a unit</comment>
        <translation>%1 se forme en colonne de route</translation>
    </message>
    <message>
        <source>%1 forms square</source>
        <comment>a unit</comment>
        <translation>%1 forme le carré</translation>
    </message>
    <message>
        <source>%1 goes into General Order</source>
        <comment>a unit</comment>
        <translation>%1 se met en ordre général</translation>
    </message>
    <message>
        <source>%1 goes into skirmish order</source>
        <comment>a unit</comment>
        <translation>%1 se déploie en tirailleurs</translation>
    </message>
    <message>
        <source>%1 stands as a mob</source>
        <comment>a unit</comment>
        <translation>%1 forme une cohue</translation>
    </message>
    <message>
        <source>%1 limbers up</source>
        <comment>a battery</comment>
        <translation>%1 attelle</translation>
    </message>
    <message>
        <source>%1 unlimbers</source>
        <comment>a battery</comment>
        <translation>%1 se met en batterie</translation>
    </message>
    <message>
        <source>%1 is in good order</source>
        <comment>a unit</comment>
        <translation>%1 est en bon ordre</translation>
    </message>
    <message>
        <source>%1 falls into disorder</source>
        <comment>a unit</comment>
        <translation>%1 se désordonne</translation>
    </message>
    <message>
        <source>%1 is PGD</source>
        <comment>a unit</comment>
        <translation>%1 est PGD</translation>
    </message>
    <message>
        <source>%1 routs</source>
        <comment>a unit</comment>
        <translation>%1 part en déroute</translation>
    </message>
    <message>
        <source>%1 stays in good order</source>
        <comment>a unit</comment>
        <translation>%1 reste en bon ordre</translation>
    </message>
    <message>
        <source>%1 stays in disorder</source>
        <comment>a unit</comment>
        <translation>%1 reste en désordre</translation>
    </message>
    <message>
        <source>%1 stays PGD</source>
        <comment>a unit</comment>
        <translation>%1 reste PGD</translation>
    </message>
    <message>
        <source>%1 stays in rout</source>
        <comment>a unit</comment>
        <translation>%1 reste en déroute</translation>
    </message>
    <message>
        <source>%1 routs: %2 → %3</source>
        <comment>a unit, two hexes</comment>
        <translation>%1 part en déroute : %2 → %3</translation>
    </message>
    <message>
        <source>%1 recoils: %2 → %3</source>
        <comment>a unit, two hexes</comment>
        <translation>%1 recule : %2 → %3</translation>
    </message>
    <message>
        <source>%1 is displaced: %2 → %3</source>
        <comment>a unit, two hexes</comment>
        <translation>%1 se déplace sous la contrainte : %2 → %3</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>pieces, the hexes they come from and go to</comment>
        <translation>%1 : %2 → %3</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 → %3, %n MP</source>
        <comment>pieces, hexes; MP are movement points</comment>
        <translation>
            <numerusform>%1 : %2 → %3, %n PM</numerusform>
            <numerusform>%1 : %2 → %3, %n PM</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n MP</source>
        <comment>movement points</comment>
        <translation>
            <numerusform>%n PM</numerusform>
            <numerusform>%n PM</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 surrenders</source>
        <comment>a unit</comment>
        <translation>%1 se rend</translation>
    </message>
    <message numerus="yes">
        <source>%1 dismounts, %n MP</source>
        <comment>dragoons; MP are movement points</comment>
        <translation>
            <numerusform>%1 met pied à terre, %n PM</numerusform>
            <numerusform>%1 met pied à terre, %n PM</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 mounts, its whole movement</source>
        <comment>dragoons</comment>
        <translation>%1 remonte à cheval, tout son mouvement</translation>
    </message>
    <message>
        <source>The hour has come: the Naval Commitment is rolled again</source>
        <translation>L’heure est venue : l’intervention navale se lance de nouveau</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n hexes from %2</source>
        <comment>a French unit and a place</comment>
        <translation>
            <numerusform>%1 : à %n hexagone (%2)</numerusform>
            <numerusform>%1 : à %n hexagones (%2)</numerusform>
        </translation>
    </message>
    <message>
        <source>The French are within 10 hexes of the shore: roll for Naval Commitment</source>
        <translation>Les Français sont à 10 hexagones au plus du rivage : lancez pour l’intervention navale</translation>
    </message>
    <message>
        <source>Naval Commitment, %1: %2</source>
        <comment>a roll and its result</comment>
        <translation>Intervention navale, %1 : %2</translation>
    </message>
    <message numerus="yes">
        <source>The fleet puts to sea: %n ships</source>
        <translation>
            <numerusform>L’escadre prend la mer : %n navire</numerusform>
            <numerusform>L’escadre prend la mer : %n navires</numerusform>
        </translation>
    </message>
    <message>
        <source>gone with it: %1</source>
        <comment>units</comment>
        <translation>partis avec elle : %1</translation>
    </message>
    <message>
        <source>The evacuation ceases: the usual victory conditions hold again</source>
        <translation>L’évacuation cesse : les conditions de victoire habituelles valent de nouveau</translation>
    </message>
    <message>
        <source>The Naval Commitment is not rolled again before the end</source>
        <translation>L’intervention navale ne se lance plus avant la fin</translation>
    </message>
    <message>
        <source>The Naval Commitment is rolled again on turn %1, %2</source>
        <comment>a turn and its time</comment>
        <translation>L’intervention navale se lance de nouveau au tour %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>Naval support, die %1: %n ships are called, on the map: %2</source>
        <translation>
            <numerusform>Appui naval, dé %1 : %n vaisseau est appelé, sur la carte : %2</numerusform>
            <numerusform>Appui naval, dé %1 : %n vaisseaux sont appelés, sur la carte : %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Naval support, die %1: %n ships</source>
        <translation>
            <numerusform>Appui naval, dé %1 : %n vaisseau</numerusform>
            <numerusform>Appui naval, dé %1 : %n vaisseaux</numerusform>
        </translation>
    </message>
    <message>
        <source>No ship is tasked</source>
        <translation>Aucun vaisseau n’est désigné</translation>
    </message>
    <message>
        <source>Ships tasked: %1</source>
        <translation>Vaisseaux désignés : %1</translation>
    </message>
    <message>
        <source>Evacuation declared; rearguard: %1; surviving battalions: %2</source>
        <translation>Évacuation déclarée ; arrière-garde : %1 ; bataillons survivants : %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 embarks, ship %2, %n MP</source>
        <comment>MP are movement points</comment>
        <translation>
            <numerusform>%1 embarque, navire %2, %n PM</numerusform>
            <numerusform>%1 embarque, navire %2, %n PM</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 disembarks, ship %2 → %3</source>
        <comment>a unit, a ship, a hex</comment>
        <translation>%1 débarque, navire %2 → %3</translation>
    </message>
    <message>
        <source>%1 leaves the map, empty</source>
        <comment>a ship</comment>
        <translation>%1 quitte la carte à vide</translation>
    </message>
    <message>
        <source>%1 leaves the map; evacuated: %2</source>
        <comment>a ship, units</comment>
        <translation>%1 quitte la carte ; évacués : %2</translation>
    </message>
    <message>
        <source>%1 enters the map → %2</source>
        <comment>a ship, a hex</comment>
        <translation>%1 entre sur la carte → %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>what happened, and the reasons of it</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the details of an event</comment>
        <translation> ; </translation>
    </message>
    <message>
        <source>%1:%2 pm</source>
        <comment>a time in the afternoon</comment>
        <translation>%1 h %2</translation>
    </message>
    <message>
        <source>%1:%2 am</source>
        <comment>a time in the morning</comment>
        <translation>%1 h %2</translation>
    </message>
    <message>
        <source>%1:%2</source>
        <comment>a time: hour of 24, minutes</comment>
        <translation>%1 h %2</translation>
    </message>
    <message>
        <source>The table is adjusted</source>
        <translation>La table est ajustée</translation>
    </message>
    <message>
        <source>Adjusted: %1</source>
        <translation>Ajusté : %1</translation>
    </message>
    <message>
        <source>Set-up: %1 → %2</source>
        <comment>pieces, and the hex they stand in</comment>
        <translation>Mise en place : %1 → %2</translation>
    </message>
    <message>
        <source>The first side is set up; now the French set up</source>
        <translation>Le premier camp est en place ; aux Français maintenant</translation>
    </message>
    <message>
        <source>Both sides are set up</source>
        <translation>Les deux camps sont en place</translation>
    </message>
    <message>
        <source>Turn %1, %2</source>
        <comment>a turn and its time: Turn 4, 1:20 pm</comment>
        <translation>Tour %1, %2</translation>
    </message>
    <message>
        <source>Reinforcements are due: %1</source>
        <comment>%1 is a division or a brigade</comment>
        <translation>Renforts attendus : %1</translation>
    </message>
    <message>
        <source>%1 is due back</source>
        <comment>a wounded leader</comment>
        <translation>%1 doit revenir</translation>
    </message>
    <message>
        <source>The last turn is over</source>
        <translation>Le dernier tour est terminé</translation>
    </message>
    <message>
        <source>Next phase: %1</source>
        <comment>%1 is a phase</comment>
        <translation>Phase suivante : %1</translation>
    </message>
    <message>
        <source>The game is over: %1</source>
        <comment>%1 is the result: French Victory</comment>
        <translation>La partie est terminée : %1</translation>
    </message>
    <message>
        <source>Not checked for want of values: %1</source>
        <comment>%1 are values of counters and charts</comment>
        <translation>Non vérifié faute de valeurs : %1</translation>
    </message>
    <message numerus="yes">
        <source>Soult has the enemy %n hexes away: he must move off</source>
        <translation>
            <numerusform>Soult a l’ennemi à %n hexagone : il doit s’éloigner</numerusform>
            <numerusform>Soult a l’ennemi à %n hexagones : il doit s’éloigner</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Soult has the enemy %n hexes away (%1): he must move off</source>
        <comment>%1 is a unit</comment>
        <translation>
            <numerusform>Soult a l’ennemi à %n hexagone (%1) : il doit s’éloigner</numerusform>
            <numerusform>Soult a l’ennemi à %n hexagones (%1) : il doit s’éloigner</numerusform>
        </translation>
    </message>
    <message>
        <source>Town hexes that the French hold: %1</source>
        <translation>Hexagones de la ville tenus par les Français : %1</translation>
    </message>
    <message>
        <source>Port hexes that the French hold: %1</source>
        <translation>Hexagones du port tenus par les Français : %1</translation>
    </message>
    <message>
        <source>Hexes are counted on the map again</source>
        <translation>Les hexagones se comptent de nouveau sur la carte</translation>
    </message>
    <message>
        <source>The French hold %1</source>
        <comment>%1 are hexes</comment>
        <translation>Les Français tiennent : %1</translation>
    </message>
    <message>
        <source>The British hold %1</source>
        <comment>%1 are hexes</comment>
        <translation>Les Britanniques tiennent : %1</translation>
    </message>
    <message>
        <source>The Spanish hold %1</source>
        <comment>%1 are hexes</comment>
        <translation>Les Espagnols tiennent : %1</translation>
    </message>
    <message>
        <source>Nobody holds %1</source>
        <comment>%1 are hexes</comment>
        <translation>Personne ne tient : %1</translation>
    </message>
    <message>
        <source>Whether the British line of retreat is clear is left open</source>
        <translation>La ligne de retraite britannique, libre ou non, reste indécise</translation>
    </message>
    <message>
        <source>The British line of retreat to Corunna is clear</source>
        <translation>La ligne de retraite britannique vers La Corogne est libre</translation>
    </message>
    <message>
        <source>The British line of retreat to Corunna is cut</source>
        <translation>La ligne de retraite britannique vers La Corogne est coupée</translation>
    </message>
    <message>
        <source>French Army Morale Level: %1</source>
        <translation>Niveau de moral de l’armée française : %1</translation>
    </message>
    <message>
        <source>British Army Morale Level: %1</source>
        <translation>Niveau de moral de l’armée britannique : %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 arrives: %n pieces</source>
        <comment>a division or a brigade</comment>
        <translation>
            <numerusform>%1 arrive : %n pièce</numerusform>
            <numerusform>%1 arrive : %n pièces</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 shall enter at %2 on turn %3 (%4)</source>
        <comment>a division, a place, a turn and its time</comment>
        <translation>%1 : entrée prévue, %2 au tour %3 (%4)</translation>
    </message>
    <message>
        <source>its artillery on turn %1</source>
        <translation>son artillerie au tour %1</translation>
    </message>
    <message>
        <source>The magazine may blow up after a natural 66 (%1)</source>
        <comment>%1 is a ship</comment>
        <translation>La soute aux poudres peut sauter après un 66 naturel (%1)</translation>
    </message>
    <message>
        <source>%1 %2 (%3)</source>
        <comment>a unit, its fire value, and what that is made of</comment>
        <translation>%1 %2 (%3)</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>fire values, modifiers of the roll</comment>
        <translation>%1 ; %2</translation>
    </message>
    <message>
        <source>defence: %1</source>
        <comment>of a target, its reasons</comment>
        <translation>défense : %1</translation>
    </message>
    <message>
        <source>%1 or more passes</source>
        <comment>a base-6 roll</comment>
        <translation>réussite à %1 ou plus</translation>
    </message>
    <message>
        <source>book the attackers’ losses</source>
        <comment>still to do</comment>
        <translation>inscrire les pertes des assaillants</translation>
    </message>
    <message>
        <source>book the defenders’ losses</source>
        <comment>still to do</comment>
        <translation>inscrire les pertes des défenseurs</translation>
    </message>
    <message>
        <source>the attackers check their morale</source>
        <comment>still to do</comment>
        <translation>test de moral des assaillants</translation>
    </message>
    <message>
        <source>the defenders check their morale</source>
        <comment>still to do</comment>
        <translation>test de moral des défenseurs</translation>
    </message>
    <message>
        <source>still to do: %1</source>
        <translation>reste à faire : %1</translation>
    </message>
    <message>
        <source>The table is opened: %1</source>
        <comment>%1 is a scenario</comment>
        <translation>La partie est ouverte : %1</translation>
    </message>
    <message>
        <source>none</source>
        <comment>tables of the series</comment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>the program’s sample</source>
        <comment>tables of the series</comment>
        <translation>l’exemple du programme</translation>
    </message>
    <message>
        <source>the owner’s own</source>
        <comment>tables of the series</comment>
        <translation>les personnelles</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>tables of the series by name</comment>
        <translation>« %1 »</translation>
    </message>
    <message>
        <source>◇ %1, not compared with the charts</source>
        <comment>tables of the series</comment>
        <translation>◇ %1, sans comparaison avec les tables</translation>
    </message>
</context>
<context>
    <name>CorunnaFields</name>
    <message>
        <source>Division or brigade</source>
        <translation>Division ou brigade</translation>
    </message>
    <message>
        <source>Militia battalions</source>
        <translation>Bataillons de milice</translation>
    </message>
    <message>
        <source>Hexes entered, one after the other</source>
        <translation>Hexagones traversés, l’un après l’autre</translation>
    </message>
    <message>
        <source>To the battalion at</source>
        <translation>Au bataillon en</translation>
    </message>
    <message>
        <source>Hexes that Moore rides through</source>
        <translation>Hexagones que Moore traverse</translation>
    </message>
    <message>
        <source>Increments lost</source>
        <translation>Incréments perdus</translation>
    </message>
    <message>
        <source>Who fires</source>
        <translation>Qui fait feu</translation>
    </message>
    <message>
        <source>Who assaults</source>
        <translation>Qui donne l’assaut</translation>
    </message>
    <message>
        <source>Hexes to the cavalry</source>
        <translation>Hexagones jusqu’à la cavalerie</translation>
    </message>
    <message>
        <source>Who charges</source>
        <translation>Qui charge</translation>
    </message>
    <message>
        <source>What has befallen him</source>
        <translation>Ce qui lui est arrivé</translation>
    </message>
    <message>
        <source>Turns out of action</source>
        <translation>Tours d’absence</translation>
    </message>
    <message>
        <source>Result of the series’ roll</source>
        <translation>Résultat du jet de la série</translation>
    </message>
    <message>
        <source>Whose colours</source>
        <translation>Drapeau de</translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation>Comment il se présente</translation>
    </message>
    <message>
        <source>Who holds it</source>
        <translation>Qui le tient</translation>
    </message>
    <message>
        <source>Attached to</source>
        <translation>Rattachement</translation>
    </message>
    <message>
        <source>Kind of charge</source>
        <translation>Genre de charge</translation>
    </message>
    <message>
        <source>Against a charge</source>
        <translation>Contre une charge</translation>
    </message>
    <message>
        <source>Into the town</source>
        <translation>Vers la ville</translation>
    </message>
    <message>
        <source>In the town</source>
        <translation>En ville</translation>
    </message>
    <message>
        <source>Up a slope</source>
        <translation>En montée</translation>
    </message>
    <message>
        <source>All attackers up a slope</source>
        <translation>Tous les assaillants en montée</translation>
    </message>
    <message>
        <source>Hex where it enters</source>
        <translation>Hexagone d’entrée</translation>
    </message>
    <message>
        <source>Turn of entry</source>
        <translation>Tour d’entrée</translation>
    </message>
    <message>
        <source>Where it is</source>
        <translation>Emplacement</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Charge</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Camp</translation>
    </message>
    <message>
        <source>Piece</source>
        <comment>label</comment>
        <translation>Pièce</translation>
    </message>
    <message>
        <source>Pieces</source>
        <comment>label</comment>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Hex</source>
        <comment>label</comment>
        <translation>Hexagone</translation>
    </message>
    <message>
        <source>Formation</source>
        <comment>label</comment>
        <translation>Formation</translation>
    </message>
    <message>
        <source>To</source>
        <comment>label</comment>
        <translation>Vers</translation>
    </message>
    <message>
        <source>Whose Command Point</source>
        <translation>Point de commandement de</translation>
    </message>
    <message>
        <source>Made of</source>
        <translation>Composition</translation>
    </message>
    <message>
        <source>Divisions</source>
        <comment>label</comment>
        <translation>Divisions</translation>
    </message>
    <message>
        <source>Units</source>
        <comment>label</comment>
        <translation>Unités</translation>
    </message>
    <message>
        <source>Way</source>
        <comment>label: hexes entered</comment>
        <translation>Trajet</translation>
    </message>
    <message>
        <source>Brigades to activate</source>
        <translation>Brigades à activer</translation>
    </message>
    <message>
        <source>Brigade</source>
        <comment>label</comment>
        <translation>Brigade</translation>
    </message>
    <message>
        <source>Leader</source>
        <comment>label</comment>
        <translation>Chef</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>label</comment>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Chit</source>
        <comment>label</comment>
        <translation>Jeton</translation>
    </message>
    <message>
        <source>Unit</source>
        <comment>label</comment>
        <translation>Unité</translation>
    </message>
    <message>
        <source>Rout, recoil or displacement</source>
        <translation>Déroute, recul ou déplacement</translation>
    </message>
    <message>
        <source>State</source>
        <comment>label: of a unit</comment>
        <translation>État</translation>
    </message>
    <message>
        <source>Mounted</source>
        <comment>label: dragoons</comment>
        <translation>À cheval</translation>
    </message>
    <message>
        <source>Increments</source>
        <comment>label</comment>
        <translation>Incréments</translation>
    </message>
    <message>
        <source>Cause</source>
        <comment>label: of a loss</comment>
        <translation>Cause</translation>
    </message>
    <message>
        <source>The enemy takes the hex</source>
        <translation>L’ennemi prend l’hexagone</translation>
    </message>
    <message>
        <source>Battalion</source>
        <comment>label</comment>
        <translation>Bataillon</translation>
    </message>
    <message>
        <source>Target</source>
        <comment>label</comment>
        <translation>Cible</translation>
    </message>
    <message>
        <source>Attackers</source>
        <translation>Assaillants</translation>
    </message>
    <message>
        <source>Defenders</source>
        <translation>Défenseurs</translation>
    </message>
    <message>
        <source>Fire defence</source>
        <translation>Défense contre le feu</translation>
    </message>
    <message>
        <source>Modifiers</source>
        <translation>Modificateurs</translation>
    </message>
    <message>
        <source>Modifiers of the series</source>
        <translation>Modificateurs de la série</translation>
    </message>
    <message>
        <source>Book the losses</source>
        <translation>Inscrire les pertes</translation>
    </message>
    <message>
        <source>Dice</source>
        <comment>label</comment>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Distance in hexes</source>
        <translation>Distance en hexagones</translation>
    </message>
    <message>
        <source>In line</source>
        <comment>label</comment>
        <translation>En ligne</translation>
    </message>
    <message>
        <source>Leader in the hex</source>
        <translation>Chef dans l’hexagone</translation>
    </message>
    <message>
        <source>Leader with a cavalry bonus</source>
        <translation>Chef à bonus de cavalerie</translation>
    </message>
    <message>
        <source>Cavalry leader of special ability</source>
        <translation>Chef de cavalerie de talent particulier</translation>
    </message>
    <message>
        <source>Leader with an artillery bonus</source>
        <translation>Chef à bonus d’artillerie</translation>
    </message>
    <message>
        <source>Moore or Soult in the hex</source>
        <translation>Moore ou Soult dans l’hexagone</translation>
    </message>
    <message>
        <source>Town</source>
        <translation>Ville</translation>
    </message>
    <message>
        <source>Slope</source>
        <translation>Pente</translation>
    </message>
    <message>
        <source>All through a gate</source>
        <translation>Tous à travers une porte</translation>
    </message>
    <message>
        <source>With the Sapeurs</source>
        <translation>Avec les sapeurs</translation>
    </message>
    <message>
        <source>In a Special Structure</source>
        <translation>Dans une structure spéciale</translation>
    </message>
    <message>
        <source>Turns</source>
        <comment>label</comment>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Direction</source>
        <comment>label: down or up</comment>
        <translation>Sens</translation>
    </message>
    <message>
        <source>Division</source>
        <comment>label</comment>
        <translation>Division</translation>
    </message>
    <message>
        <source>Side</source>
        <comment>label</comment>
        <translation>Camp</translation>
    </message>
    <message>
        <source>Army Morale Level</source>
        <translation>Niveau de moral de l’armée</translation>
    </message>
    <message>
        <source>Ships</source>
        <comment>label</comment>
        <translation>Navires</translation>
    </message>
    <message>
        <source>Ship</source>
        <comment>label</comment>
        <translation>Navire</translation>
    </message>
    <message>
        <source>Rearguard</source>
        <translation>Arrière-garde</translation>
    </message>
    <message>
        <source>Loaded together with others</source>
        <translation>Chargé avec d’autres</translation>
    </message>
    <message>
        <source>Reinforcements</source>
        <translation>Renforts</translation>
    </message>
    <message>
        <source>Hex of each piece</source>
        <comment>label</comment>
        <translation>Hexagone de chaque pièce</translation>
    </message>
    <message>
        <source>Place of entry</source>
        <translation>Lieu d’entrée</translation>
    </message>
    <message>
        <source>Turn</source>
        <comment>label</comment>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>label</comment>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>The way to Corunna is clear</source>
        <translation>La route de La Corogne est libre</translation>
    </message>
    <message>
        <source>Asset</source>
        <translation>Troupes à rattacher</translation>
    </message>
    <message>
        <source>Regiment</source>
        <translation>Régiment</translation>
    </message>
    <message>
        <source>Reason</source>
        <comment>of the referee</comment>
        <translation>Motif</translation>
    </message>
    <message>
        <source>What is on the table</source>
        <translation>Ce qui est sur la table</translation>
    </message>
    <message>
        <source>Time</source>
        <comment>label: of the battle</comment>
        <translation>Heure</translation>
    </message>
    <message>
        <source>Phase</source>
        <comment>label</comment>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Step of the set-up</source>
        <translation>Étape de la mise en place</translation>
    </message>
    <message>
        <source>Chit in play</source>
        <translation>Jeton en jeu</translation>
    </message>
    <message>
        <source>Cup</source>
        <translation>Gobelet</translation>
    </message>
    <message>
        <source>Chits drawn</source>
        <translation>Jetons tirés</translation>
    </message>
    <message>
        <source>Leaders</source>
        <comment>label</comment>
        <translation>Chefs</translation>
    </message>
    <message>
        <source>Colours</source>
        <comment>label: of brigades</comment>
        <translation>Drapeaux</translation>
    </message>
    <message>
        <source>Sides</source>
        <comment>label</comment>
        <translation>Camps</translation>
    </message>
    <message>
        <source>French</source>
        <comment>label: a side</comment>
        <translation>Camp français</translation>
    </message>
    <message>
        <source>British</source>
        <comment>label: a side</comment>
        <translation>Camp britannique</translation>
    </message>
    <message>
        <source>Spanish</source>
        <comment>label: a side</comment>
        <translation>Camp espagnol</translation>
    </message>
    <message>
        <source>II Corps disbanded</source>
        <translation>Dissolution du IIe corps</translation>
    </message>
    <message>
        <source>Command</source>
        <comment>label: of this turn</comment>
        <translation>Commandement</translation>
    </message>
    <message>
        <source>Command Points spent</source>
        <translation>Points de commandement dépensés</translation>
    </message>
    <message>
        <source>Moore’s mode</source>
        <translation>Mode de Moore</translation>
    </message>
    <message>
        <source>Moore has ridden</source>
        <translation>Chevauchée de Moore faite</translation>
    </message>
    <message>
        <source>Hardinge can fly</source>
        <translation>Course possible de Hardinge</translation>
    </message>
    <message>
        <source>Hardinge has flown to</source>
        <translation>Destination de Hardinge</translation>
    </message>
    <message>
        <source>MUs</source>
        <translation>Unités de manœuvre</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Membres</translation>
    </message>
    <message>
        <source>Initiative tried by</source>
        <translation>Initiative tentée par</translation>
    </message>
    <message>
        <source>Royal Navy</source>
        <comment>label</comment>
        <translation>Marine britannique</translation>
    </message>
    <message>
        <source>Rolls so far</source>
        <translation>Jets faits</translation>
    </message>
    <message>
        <source>Turn of the next roll</source>
        <translation>Tour du prochain jet</translation>
    </message>
    <message>
        <source>A roll is due</source>
        <translation>Un jet est attendu</translation>
    </message>
    <message>
        <source>Ships called</source>
        <translation>Vaisseaux appelés</translation>
    </message>
    <message>
        <source>Ships tasked</source>
        <translation>Vaisseaux désignés</translation>
    </message>
    <message>
        <source>Evacuation</source>
        <translation>Évacuation</translation>
    </message>
    <message>
        <source>Declared</source>
        <translation>Déclarée</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Commencée</translation>
    </message>
    <message>
        <source>Ceased</source>
        <translation>Cessée</translation>
    </message>
    <message>
        <source>Battalions at the declaration</source>
        <translation>Bataillons à la déclaration</translation>
    </message>
    <message>
        <source>Control</source>
        <comment>label: who holds what</comment>
        <translation>Contrôle</translation>
    </message>
    <message>
        <source>Hexes</source>
        <comment>label</comment>
        <translation>Hexagones</translation>
    </message>
    <message>
        <source>French town hexes</source>
        <translation>Hexagones de la ville aux Français</translation>
    </message>
    <message>
        <source>French port hexes</source>
        <translation>Hexagones du port aux Français</translation>
    </message>
    <message>
        <source>Line of retreat clear</source>
        <translation>Ligne de retraite libre</translation>
    </message>
    <message>
        <source>Planned entries</source>
        <translation>Entrées prévues</translation>
    </message>
    <message>
        <source>Regiments</source>
        <translation>Régiments</translation>
    </message>
    <message>
        <source>Reinforcements</source>
        <comment>label</comment>
        <translation>Renforts</translation>
    </message>
    <message>
        <source>Arrived</source>
        <translation>Arrivés</translation>
    </message>
    <message>
        <source>Values of charts</source>
        <translation>Valeurs des tables</translation>
    </message>
    <message>
        <source>Captured colours</source>
        <translation>Drapeaux pris</translation>
    </message>
    <message>
        <source>Open decision</source>
        <translation>Décision en attente</translation>
    </message>
    <message>
        <source>Facing</source>
        <translation>Orientation</translation>
    </message>
    <message>
        <source>MP spent this turn</source>
        <translation>Points de mouvement dépensés ce tour</translation>
    </message>
    <message>
        <source>In command</source>
        <translation>Sous commandement</translation>
    </message>
    <message>
        <source>Aboard</source>
        <comment>label: of a ship</comment>
        <translation>À bord</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Halves of movement spent</source>
        <translation>Moitiés de mouvement dépensées</translation>
    </message>
    <message>
        <source>Must leave the map</source>
        <translation>Doit quitter la carte</translation>
    </message>
    <message>
        <source>Left the map on turn</source>
        <translation>A quitté la carte au tour</translation>
    </message>
    <message>
        <source>State</source>
        <comment>label: of a leader</comment>
        <translation>État</translation>
    </message>
    <message>
        <source>Back on turn</source>
        <translation>De retour au tour</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>Remplacé</translation>
    </message>
    <message>
        <source>Leads in person</source>
        <translation>Commande en personne</translation>
    </message>
    <message>
        <source>With the battalion</source>
        <translation>Avec le bataillon</translation>
    </message>
    <message>
        <source>Captured</source>
        <translation>Capturé</translation>
    </message>
    <message>
        <source>Increments printed</source>
        <translation>Incréments imprimés</translation>
    </message>
    <message>
        <source>Fire value</source>
        <comment>of a counter</comment>
        <translation>Valeur de feu</translation>
    </message>
    <message>
        <source>Fire value, close</source>
        <translation>Valeur de feu, courte portée</translation>
    </message>
    <message>
        <source>Fire value, medium</source>
        <translation>Valeur de feu, moyenne portée</translation>
    </message>
    <message>
        <source>Fire value, long</source>
        <translation>Valeur de feu, longue portée</translation>
    </message>
    <message>
        <source>Close range up to</source>
        <translation>Courte portée jusqu’à</translation>
    </message>
    <message>
        <source>Medium range up to</source>
        <translation>Moyenne portée jusqu’à</translation>
    </message>
    <message>
        <source>Long range up to</source>
        <translation>Longue portée jusqu’à</translation>
    </message>
    <message>
        <source>Mêlée value</source>
        <comment>of a counter</comment>
        <translation>Valeur de mêlée</translation>
    </message>
    <message>
        <source>Morale</source>
        <comment>of a counter</comment>
        <translation>Moral</translation>
    </message>
    <message>
        <source>Movement</source>
        <comment>of a counter, a chart</comment>
        <translation>Mouvement</translation>
    </message>
    <message>
        <source>Span</source>
        <translation>Portée de commandement</translation>
    </message>
    <message>
        <source>Infantry mêlée, attack</source>
        <translation>Mêlée d’infanterie, attaque</translation>
    </message>
    <message>
        <source>Infantry mêlée, defence</source>
        <translation>Mêlée d’infanterie, défense</translation>
    </message>
    <message>
        <source>Cavalry mêlée</source>
        <translation>Mêlée de cavalerie</translation>
    </message>
    <message>
        <source>Artillery bonus</source>
        <translation>Bonus d’artillerie</translation>
    </message>
    <message>
        <source>Morale bonus</source>
        <translation>Bonus de moral</translation>
    </message>
    <message>
        <source>Initiative</source>
        <comment>of a leader</comment>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>Special with cavalry</source>
        <translation>Talent particulier, cavalerie</translation>
    </message>
    <message>
        <source>Special with artillery</source>
        <translation>Talent particulier, artillerie</translation>
    </message>
    <message>
        <source>Harassment</source>
        <translation>Harcèlement</translation>
    </message>
    <message>
        <source>how many increments fire from a line</source>
        <translation>combien d’incréments en ligne font feu</translation>
    </message>
    <message>
        <source>six increments in the structure</source>
        <translation>six incréments dans la structure</translation>
    </message>
    <message>
        <source>cavalry stacked with others</source>
        <translation>cavalerie empilée avec d’autres</translation>
    </message>
    <message>
        <source>elevation</source>
        <translation>altitude</translation>
    </message>
    <message>
        <source>may go there</source>
        <comment>where a drag ends</comment>
        <translation>peut y aller</translation>
    </message>
    <message>
        <source>goes there</source>
        <comment>where a drag ends</comment>
        <translation>y va</translation>
    </message>
    <message>
        <source>is set up there</source>
        <comment>where a drag ends</comment>
        <translation>s’y place</translation>
    </message>
    <message>
        <source>embarks there</source>
        <comment>where a drag ends</comment>
        <translation>y embarque</translation>
    </message>
    <message>
        <source>may be fired at</source>
        <comment>mark of a target</comment>
        <translation>peut être prise pour cible</translation>
    </message>
    <message>
        <source>facing told</source>
        <comment>mark of a unit</comment>
        <translation>orientation connue</translation>
    </message>
    <message>
        <source>moved this turn</source>
        <comment>mark of a unit</comment>
        <translation>a bougé ce tour</translation>
    </message>
    <message>
        <source>enemies there</source>
        <comment>where a drag ends</comment>
        <translation>ennemis présents</translation>
    </message>
    <message>
        <source>The evacuation is declared</source>
        <translation>L’évacuation est déclarée</translation>
    </message>
    <message>
        <source>Hex where he comes back</source>
        <translation>Hexagone où il revient</translation>
    </message>
    <message>
        <source>Hex where he stands</source>
        <translation>Hexagone où il se tient</translation>
    </message>
    <message>
        <source>Leader who steadies it</source>
        <translation>Chef qui la soutient</translation>
    </message>
    <message>
        <source>Brigade colours in reach</source>
        <translation>Drapeau de la brigade à portée</translation>
    </message>
    <message>
        <source>It routs</source>
        <translation>Part en déroute</translation>
    </message>
    <message>
        <source>Assault through a gate</source>
        <translation>Assaut par une porte</translation>
    </message>
    <message>
        <source>He gets away from the enemy</source>
        <translation>Il s’éloigne de l’ennemi</translation>
    </message>
    <message>
        <source>Around what blocks the way</source>
        <translation>Contourne ce qui barre la route</translation>
    </message>
    <message>
        <source>The colours stay behind</source>
        <translation>Le drapeau reste en arrière</translation>
    </message>
    <message>
        <source>Moore is in Corunna</source>
        <translation>Moore est à La Corogne</translation>
    </message>
    <message>
        <source>French artillery on the Point of the Castillo</source>
        <translation>Artillerie française sur la pointe du château</translation>
    </message>
    <message>
        <source>Moore is dead</source>
        <translation>Moore est mort</translation>
    </message>
    <message>
        <source>In the zone of a Grand Charge</source>
        <translation>Dans la zone d’une grande charge</translation>
    </message>
    <message>
        <source>Against a mob</source>
        <translation>Contre une cohue</translation>
    </message>
    <message>
        <source>How each of them fires</source>
        <translation>Comment chaque unité fait feu</translation>
    </message>
    <message>
        <source>Who bears the losses</source>
        <translation>Qui subit les pertes</translation>
    </message>
    <message>
        <source>How many of each fight</source>
        <translation>Effectif engagé, par unité</translation>
    </message>
    <message>
        <source>Hexes that the attackers come from</source>
        <translation>Hexagones d’où viennent les assaillants</translation>
    </message>
    <message>
        <source>Hex of the defenders</source>
        <translation>Hexagone des défenseurs</translation>
    </message>
    <message>
        <source>Book the result</source>
        <translation>Inscrire le résultat</translation>
    </message>
    <message>
        <source>Hex that it assaults</source>
        <translation>Hexagone assailli</translation>
    </message>
    <message>
        <source>Hexes that it is attacked from</source>
        <translation>Hexagones d’où vient l’attaque</translation>
    </message>
    <message>
        <source>Book what failing does</source>
        <translation>Inscrire l’effet d’un échec</translation>
    </message>
    <message>
        <source>Set up together</source>
        <translation>À placer ensemble</translation>
    </message>
    <message>
        <source>Together with it</source>
        <translation>Qui l’accompagne</translation>
    </message>
    <message>
        <source>Single hexes</source>
        <translation>Hexagones un à un</translation>
    </message>
    <message>
        <source>Increments that fire</source>
        <translation>Incréments qui font feu</translation>
    </message>
    <message>
        <source>Increments that fight</source>
        <translation>Incréments qui combattent</translation>
    </message>
    <message>
        <source>Range</source>
        <comment>label: close, medium, long</comment>
        <translation>Portée</translation>
    </message>
    <message>
        <source>If it fails</source>
        <translation>En cas d’échec</translation>
    </message>
    <message>
        <source>From</source>
        <comment>label: hexes</comment>
        <translation>Depuis</translation>
    </message>
    <message>
        <source>Tables of the series</source>
        <translation>Tables de la série</translation>
    </message>
    <message>
        <source>Counter values</source>
        <translation>Valeurs des pions</translation>
    </message>
</context>
<context>
    <name>CorunnaNames</name>
    <message>
        <source>1st Division (Merle)</source>
        <comment>French</comment>
        <translation>1re division (Merle)</translation>
    </message>
    <message>
        <source>2nd Division (Mermet)</source>
        <comment>French</comment>
        <translation>2e division (Mermet)</translation>
    </message>
    <message>
        <source>3rd Division (Delaborde)</source>
        <comment>French</comment>
        <translation>3e division (Delaborde)</translation>
    </message>
    <message>
        <source>Light Cavalry (Franceschi)</source>
        <comment>a French division</comment>
        <translation>Cavalerie légère (Franceschi)</translation>
    </message>
    <message>
        <source>1st Dragoons (Lorge)</source>
        <comment>a French division</comment>
        <translation>1re division de dragons (Lorge)</translation>
    </message>
    <message>
        <source>2nd Dragoons (LaHoussaye)</source>
        <comment>a French division</comment>
        <translation>2e division de dragons (LaHoussaye)</translation>
    </message>
    <message>
        <source>II Corps</source>
        <translation>IIe corps</translation>
    </message>
    <message>
        <source>1st Division (Baird)</source>
        <comment>British</comment>
        <translation>1re division (Baird)</translation>
    </message>
    <message>
        <source>2nd Division (Hope)</source>
        <comment>British</comment>
        <translation>2e division (Hope)</translation>
    </message>
    <message>
        <source>3rd Division (Fraser)</source>
        <comment>British</comment>
        <translation>3e division (Fraser)</translation>
    </message>
    <message>
        <source>Reserve Division (Paget)</source>
        <comment>British</comment>
        <translation>Division de réserve (Paget)</translation>
    </message>
    <message>
        <source>Army Assets</source>
        <translation>Troupes d’armée</translation>
    </message>
    <message>
        <source>Royal Navy</source>
        <translation>Royal Navy</translation>
    </message>
    <message>
        <source>Coruña Militia</source>
        <translation>Milice de La Corogne</translation>
    </message>
    <message>
        <source>Guards Brigade</source>
        <comment>British</comment>
        <translation>Brigade des Guards</translation>
    </message>
    <message>
        <source>2nd Brigade</source>
        <comment>British</comment>
        <translation>2e brigade</translation>
    </message>
    <message>
        <source>3rd Brigade</source>
        <comment>British</comment>
        <translation>3e brigade</translation>
    </message>
    <message>
        <source>4th Brigade</source>
        <comment>British</comment>
        <translation>4e brigade</translation>
    </message>
    <message>
        <source>5th Brigade</source>
        <comment>British</comment>
        <translation>5e brigade</translation>
    </message>
    <message>
        <source>6th Brigade</source>
        <comment>British</comment>
        <translation>6e brigade</translation>
    </message>
    <message>
        <source>7th Brigade</source>
        <comment>British</comment>
        <translation>7e brigade</translation>
    </message>
    <message>
        <source>8th Brigade</source>
        <comment>British</comment>
        <translation>8e brigade</translation>
    </message>
    <message>
        <source>9th Brigade</source>
        <comment>British</comment>
        <translation>9e brigade</translation>
    </message>
    <message>
        <source>10th Brigade</source>
        <comment>British</comment>
        <translation>10e brigade</translation>
    </message>
    <message>
        <source>Colours of the Guards Brigade</source>
        <translation>Drapeau (brigade des Guards)</translation>
    </message>
    <message>
        <source>Colours of the 2nd Brigade</source>
        <translation>Drapeau (2e brigade)</translation>
    </message>
    <message>
        <source>Colours of the 3rd Brigade</source>
        <translation>Drapeau (3e brigade)</translation>
    </message>
    <message>
        <source>Colours of the 4th Brigade</source>
        <translation>Drapeau (4e brigade)</translation>
    </message>
    <message>
        <source>Colours of the 5th Brigade</source>
        <translation>Drapeau (5e brigade)</translation>
    </message>
    <message>
        <source>Colours of the 6th Brigade</source>
        <translation>Drapeau (6e brigade)</translation>
    </message>
    <message>
        <source>Colours of the 7th Brigade</source>
        <translation>Drapeau (7e brigade)</translation>
    </message>
    <message>
        <source>Colours of the 8th Brigade</source>
        <translation>Drapeau (8e brigade)</translation>
    </message>
    <message>
        <source>Colours of the 9th Brigade</source>
        <translation>Drapeau (9e brigade)</translation>
    </message>
    <message>
        <source>Colours of the 10th Brigade</source>
        <translation>Drapeau (10e brigade)</translation>
    </message>
    <message>
        <source>%1 half-battalion %2</source>
        <comment>%1 is a battalion</comment>
        <translation>%1 (demi-bat. %2)</translation>
    </message>
    <message>
        <source>%1 light company</source>
        <comment>%1 is a battalion</comment>
        <translation>%1 (cie légère)</translation>
    </message>
    <message>
        <source>%1 light company %2</source>
        <comment>%1 is a battalion</comment>
        <translation>%1 (cie légère %2)</translation>
    </message>
    <message>
        <source>RHA Troop %1 (%2)</source>
        <comment>horse artillery: a letter, and a captain</comment>
        <translation>Batterie RHA %1 (%2)</translation>
    </message>
    <message>
        <source>%1 horse battery</source>
        <comment>%1 is a leader or a corps</comment>
        <translation>%1 (batterie à cheval)</translation>
    </message>
    <message>
        <source>%1 foot battery</source>
        <comment>%1 is a leader or a corps</comment>
        <translation>%1 (batterie à pied)</translation>
    </message>
    <message>
        <source>ADC II Corps</source>
        <comment>a French aide-de-camp</comment>
        <translation>Aide de camp du IIe corps</translation>
    </message>
    <message>
        <source>MU %1</source>
        <comment>a Maneuver Unit and its number</comment>
        <translation>UM %1</translation>
    </message>
</context>
<context>
    <name>CorunnaOffers</name>
    <message>
        <source>Place a piece</source>
        <translation>Placer une pièce</translation>
    </message>
    <message>
        <source>Finish this side’s set-up</source>
        <translation>Terminer la mise en place de ce camp</translation>
    </message>
    <message>
        <source>Next phase</source>
        <translation>Phase suivante</translation>
    </message>
    <message>
        <source>Form an MU</source>
        <translation>Former une UM</translation>
    </message>
    <message>
        <source>Soult’s Command Point: form an MU</source>
        <translation>Point de commandement de Soult : former une UM</translation>
    </message>
    <message>
        <source>Moore’s Command Point: form an MU</source>
        <translation>Point de commandement de Moore : former une UM</translation>
    </message>
    <message>
        <source>Moore activates the brigade he is stacked with</source>
        <translation>Moore active la brigade avec laquelle il est empilé</translation>
    </message>
    <message>
        <source>Alcedo’s Command Point: form an MU</source>
        <translation>Point de commandement d’Alcedo : former une UM</translation>
    </message>
    <message>
        <source>French Command Point: form an MU</source>
        <translation>Point de commandement français : former une UM</translation>
    </message>
    <message>
        <source>British Command Point: form an MU</source>
        <translation>Point de commandement britannique : former une UM</translation>
    </message>
    <message>
        <source>Moore’s ride</source>
        <translation>Chevauchée de Moore</translation>
    </message>
    <message>
        <source>Hardinge flies to a brigade</source>
        <translation>Hardinge accourt auprès d’une brigade</translation>
    </message>
    <message>
        <source>Try for initiative</source>
        <translation>Tenter l’initiative</translation>
    </message>
    <message>
        <source>Draw a chit</source>
        <translation>Tirer un jeton</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>button</comment>
        <translation>Déplacer</translation>
    </message>
    <message>
        <source>Rout, recoil or displace</source>
        <translation>Déroute, recul ou déplacement</translation>
    </message>
    <message>
        <source>Change formation</source>
        <translation>Changer de formation</translation>
    </message>
    <message>
        <source>Set a unit’s state</source>
        <translation>Fixer l’état d’une unité</translation>
    </message>
    <message>
        <source>The colours fly to a battalion</source>
        <translation>Le drapeau passe à un bataillon</translation>
    </message>
    <message>
        <source>Mount or dismount dragoons</source>
        <translation>Dragons : monter ou mettre pied à terre</translation>
    </message>
    <message>
        <source>Book a loss</source>
        <translation>Inscrire une perte</translation>
    </message>
    <message>
        <source>Reconstitute the light company</source>
        <translation>Reconstituer la compagnie légère</translation>
    </message>
    <message>
        <source>Capture colours</source>
        <translation>Prendre un drapeau</translation>
    </message>
    <message>
        <source>Fire</source>
        <comment>button</comment>
        <translation>Faire feu</translation>
    </message>
    <message>
        <source>Roll for the magazine</source>
        <translation>Lancer pour la soute aux poudres</translation>
    </message>
    <message>
        <source>Try to form square</source>
        <translation>Tenter de former le carré</translation>
    </message>
    <message>
        <source>Recall cavalry</source>
        <translation>Rappeler la cavalerie</translation>
    </message>
    <message>
        <source>Try to limber up</source>
        <translation>Tenter d’atteler</translation>
    </message>
    <message>
        <source>Roll to Close</source>
        <comment>button</comment>
        <translation>Jet pour aborder</translation>
    </message>
    <message>
        <source>Roll to Stand</source>
        <comment>button</comment>
        <translation>Jet pour tenir</translation>
    </message>
    <message>
        <source>Morale check</source>
        <translation>Test de moral</translation>
    </message>
    <message>
        <source>Mêlée</source>
        <comment>button</comment>
        <translation>Mêlée</translation>
    </message>
    <message>
        <source>Another roll of the series</source>
        <translation>Un autre jet de la série</translation>
    </message>
    <message>
        <source>Leader casualty</source>
        <translation>Chef atteint</translation>
    </message>
    <message>
        <source>A leader comes back</source>
        <translation>Un chef revient</translation>
    </message>
    <message>
        <source>Replace a leader</source>
        <translation>Remplacer un chef</translation>
    </message>
    <message>
        <source>A leader steps down or up</source>
        <translation>Un chef descend ou remonte d’un échelon</translation>
    </message>
    <message>
        <source>Soult steps down to a division</source>
        <translation>Soult descend à une division</translation>
    </message>
    <message>
        <source>Soult steps up to the corps</source>
        <translation>Soult remonte au corps</translation>
    </message>
    <message>
        <source>Moore steps down to a division</source>
        <translation>Moore descend à une division</translation>
    </message>
    <message>
        <source>Moore steps up to the army</source>
        <translation>Moore remonte à l’armée</translation>
    </message>
    <message>
        <source>Set the Army Morale Level</source>
        <translation>Fixer le niveau de moral de l’armée</translation>
    </message>
    <message>
        <source>Roll for Naval Commitment</source>
        <translation>Lancer pour l’intervention navale</translation>
    </message>
    <message>
        <source>Roll for the number of ships</source>
        <translation>Lancer pour le nombre de vaisseaux</translation>
    </message>
    <message>
        <source>Pick the ships</source>
        <translation>Choisir les vaisseaux</translation>
    </message>
    <message>
        <source>Declare the evacuation</source>
        <translation>Déclarer l’évacuation</translation>
    </message>
    <message>
        <source>Embark</source>
        <comment>button</comment>
        <translation>Embarquer</translation>
    </message>
    <message>
        <source>Disembark</source>
        <comment>button</comment>
        <translation>Débarquer</translation>
    </message>
    <message>
        <source>A ship leaves the map</source>
        <translation>Un navire quitte la carte</translation>
    </message>
    <message>
        <source>A transport comes back</source>
        <translation>Un transport revient</translation>
    </message>
    <message>
        <source>Reinforcements enter</source>
        <translation>Des renforts entrent</translation>
    </message>
    <message>
        <source>Plan a division’s entry</source>
        <translation>Prévoir l’entrée d’une division</translation>
    </message>
    <message>
        <source>Note who holds a place</source>
        <translation>Noter qui tient un lieu</translation>
    </message>
    <message>
        <source>Judge the British line of retreat</source>
        <translation>Juger la ligne de retraite britannique</translation>
    </message>
    <message>
        <source>Order an Administrative March</source>
        <translation>Ordonner une marche administrative</translation>
    </message>
    <message>
        <source>Attach an asset</source>
        <translation>Rattacher des troupes</translation>
    </message>
    <message>
        <source>Deploy the second Rifle company</source>
        <translation>Déployer la seconde compagnie de Rifles</translation>
    </message>
    <message>
        <source>Regiment or battalions</source>
        <translation>Régiment ou bataillons</translation>
    </message>
    <message>
        <source>Adjust…</source>
        <translation>Ajuster…</translation>
    </message>
    <message>
        <source>Try for initiative: %1</source>
        <comment>%1 is a leader</comment>
        <translation>Tenter l’initiative : %1</translation>
    </message>
    <message>
        <source>To %1</source>
        <comment>colours fly to a battalion</comment>
        <translation>Au bataillon : %1</translation>
    </message>
    <message>
        <source>From %1</source>
        <comment>a company is rebuilt from a battalion</comment>
        <translation>Du bataillon : %1</translation>
    </message>
    <message>
        <source>Reinforcements enter: %1</source>
        <comment>a division or a brigade</comment>
        <translation>Des renforts entrent : %1</translation>
    </message>
    <message>
        <source>Straight on to: %1</source>
        <comment>%1 is a phase</comment>
        <translation>Passer directement à : %1</translation>
    </message>
    <message>
        <source>Count the French town hexes</source>
        <translation>Compter les hexagones de la ville aux Français</translation>
    </message>
    <message>
        <source>Count the French port hexes</source>
        <translation>Compter les hexagones du port aux Français</translation>
    </message>
    <message>
        <source>Set up: %1</source>
        <comment>a division or a brigade</comment>
        <translation>Placer : %1</translation>
    </message>
</context>
<context>
    <name>CorunnaOptions</name>
    <message>
        <source>Modifiers of a roll</source>
        <translation>Modificateurs d’un jet</translation>
    </message>
    <message>
        <source>Second naval roll</source>
        <translation>Second jet naval</translation>
    </message>
    <message>
        <source>Standing above a slope</source>
        <translation>Tenir en haut d’une pente</translation>
    </message>
    <message>
        <source>Mêlée through a gate</source>
        <translation>Mêlée à travers une porte</translation>
    </message>
    <message>
        <source>When a gate counts</source>
        <translation>Quand une porte compte</translation>
    </message>
    <message>
        <source>Hexes behind the rampart</source>
        <translation>Hexagones derrière le rempart</translation>
    </message>
    <message>
        <source>Level 2 or lower</source>
        <translation>Niveau 2 ou moins</translation>
    </message>
    <message>
        <source>Battalions to evacuate</source>
        <translation>Bataillons à évacuer</translation>
    </message>
    <message>
        <source>Surviving battalions</source>
        <translation>Bataillons survivants</translation>
    </message>
    <message>
        <source>Half-battalions</source>
        <translation>Demi-bataillons</translation>
    </message>
    <message>
        <source>Retreat to Corunna</source>
        <translation>Retraite vers La Corogne</translation>
    </message>
    <message>
        <source>British order of battle</source>
        <translation>Ordre de bataille britannique</translation>
    </message>
    <message>
        <source>Stack in a structure</source>
        <translation>Pile dans une structure</translation>
    </message>
    <message>
        <source>Guns and horse through the castle</source>
        <translation>Canons et cavalerie dans le château</translation>
    </message>
    <message>
        <source>Ships enter ports</source>
        <translation>Navires dans les ports</translation>
    </message>
    <message>
        <source>Breakwaters</source>
        <translation>Brise-lames</translation>
    </message>
    <message>
        <source>Skirmishers in one hex</source>
        <translation>Tirailleurs dans un hexagone</translation>
    </message>
    <message>
        <source>Foot and guns in one hex</source>
        <translation>Fantassins et canons dans un hexagone</translation>
    </message>
    <message>
        <source>Two leaders’ modifiers</source>
        <translation>Modificateurs de deux chefs</translation>
    </message>
    <message>
        <source>Fire defence in dwellings</source>
        <translation>Défense contre le feu, hexagone bâti</translation>
    </message>
    <message>
        <source>Road column in a village</source>
        <translation>Colonne de route dans un village</translation>
    </message>
    <message>
        <source>How far Soult moves off</source>
        <translation>De combien Soult s’éloigne</translation>
    </message>
    <message>
        <source>What × multiplies</source>
        <translation>Ce que × multiplie</translation>
    </message>
    <message>
        <source>Infantry at two hexes</source>
        <translation>Infanterie à deux hexagones</translation>
    </message>
    <message>
        <source>Load of a transport</source>
        <translation>Chargement d’un transport</translation>
    </message>
    <message>
        <source>The fleet at the gates</source>
        <translation>L’escadre aux portes</translation>
    </message>
    <message>
        <source>Variable entry</source>
        <translation>Entrée variable</translation>
    </message>
    <message>
        <source>First turn of the entries</source>
        <translation>Premier tour des entrées</translation>
    </message>
    <message>
        <source>Brigade leaders</source>
        <translation>Chefs de brigade</translation>
    </message>
    <message>
        <source>Règlements de l’An XXX</source>
        <translation>Règlements de l’An XXX</translation>
    </message>
    <message>
        <source>Tables of the series</source>
        <translation>Tables de la série</translation>
    </message>
    <message>
        <source>Values of the counters</source>
        <translation>Valeurs des pions</translation>
    </message>
    <message>
        <source>Whether a modifier moves along the 36 results (+6 is one tens digit), or is added as to any number</source>
        <translation>Si un modificateur avance parmi les 36 résultats (+6 vaut une dizaine) ou s’ajoute comme à un nombre ordinaire</translation>
    </message>
    <message>
        <source>When Anchor or Contrary Winds is rolled again: on the full hour, or three turns later</source>
        <translation>Quand se relance À l’ancre ou Vents contraires : à l’heure pleine ou trois tours plus tard</translation>
    </message>
    <message>
        <source>Whether a slope helps those who stand above it (+6, the paragraph), or not (−6, the chart)</source>
        <translation>Si une pente aide ceux qui tiennent au-dessus (+6, le paragraphe) ou non (−6, la table)</translation>
    </message>
    <message>
        <source>What a gate does in a mêlée: defenders ×1½, defenders in disorder, or both</source>
        <translation>Ce que fait une porte en mêlée : défenseurs ×1½, défenseurs en désordre, ou les deux</translation>
    </message>
    <message>
        <source>Whether all attackers must come through the gate, or one is enough</source>
        <translation>Si tous les assaillants doivent passer par la porte, ou si un seul suffit</translation>
    </message>
    <message>
        <source>Whether the town still counts for assaults at a gate, or is clear there too</source>
        <translation>Si la ville compte encore pour un assaut à une porte, ou si le terrain y est dégagé aussi</translation>
    </message>
    <message>
        <source>Whether the evacuation needs an Army Morale Level of 2 or worse, or of 2 or a lower number</source>
        <translation>Si l’évacuation demande un niveau de moral de l’armée de 2 ou pire, ou de 2 ou d’un nombre inférieur</translation>
    </message>
    <message>
        <source>Whether 60% and 40% of the survivors drop the fraction, as in the example, or not</source>
        <translation>Si 60 % et 40 % des survivants s’entendent sans la fraction, comme dans l’exemple, ou non</translation>
    </message>
    <message>
        <source>Whether the survivors are counted when the evacuation is declared, or at the end</source>
        <translation>Si les survivants se comptent à la déclaration de l’évacuation, ou à la fin</translation>
    </message>
    <message>
        <source>Whether a half-battalion of the Guards counts half or whole in the evacuation</source>
        <translation>Si un demi-bataillon des Guards compte pour moitié ou en entier dans l’évacuation</translation>
    </message>
    <message>
        <source>Whether units must go toward Corunna from the first loading on, or from the declaration</source>
        <translation>Si les unités doivent marcher vers La Corogne dès le premier embarquement, ou dès la déclaration</translation>
    </message>
    <message>
        <source>Whether the units of the set-up list are there, or also those that only the order of battle has</source>
        <translation>Si l’on joue les unités de la mise en place, ou aussi celles qui ne figurent qu’à l’ordre de bataille</translation>
    </message>
    <message>
        <source>Whether one battalion of any size may stand in a Special Structure, or six increments at most</source>
        <translation>Si un bataillon de toute taille tient dans une structure spéciale, ou six incréments au plus</translation>
    </message>
    <message>
        <source>Artillery and cavalry may pass a Special Structure along a road, without staying</source>
        <translation>Artillerie et cavalerie peuvent traverser une structure spéciale par la route, sans s’arrêter</translation>
    </message>
    <message>
        <source>Ships may enter port hexes, as the Movement Chart’s note has it</source>
        <translation>Les navires peuvent entrer dans les hexagones de port, comme le dit la note de la table de mouvement</translation>
    </message>
    <message>
        <source>Which ships may enter hexes with a breakwater</source>
        <translation>Quels navires peuvent entrer dans les hexagones à brise-lames</translation>
    </message>
    <message>
        <source>Whether two skirmishing companies may share a hex</source>
        <translation>Si deux compagnies en tirailleurs peuvent partager un hexagone</translation>
    </message>
    <message>
        <source>How foot and guns fill a hex: a gun increment counts six, or one gun and six foot increments at most</source>
        <translation>Comment fantassins et canons remplissent un hexagone : un incrément de canon en vaut six, ou un canon et six incréments à pied au plus</translation>
    </message>
    <message>
        <source>Whether two leaders’ modifiers to recall or limber are added, or the better one counts</source>
        <translation>Si les modificateurs de deux chefs pour le rappel ou l’attelage s’ajoutent, ou si le meilleur compte</translation>
    </message>
    <message>
        <source>Whether the mob’s fire defence in dwellings stands for all infantry in General Order</source>
        <translation>Si la défense contre le feu de la cohue en hexagone bâti vaut pour toute infanterie en ordre général</translation>
    </message>
    <message>
        <source>Whether a road column that enters a village goes into General Order</source>
        <translation>Si une colonne de route qui entre dans un village se met en ordre général</translation>
    </message>
    <message>
        <source>How many hexes from the enemy Soult must end when he has to move off</source>
        <translation>À combien d’hexagones de l’ennemi Soult doit finir quand il est tenu de bouger</translation>
    </message>
    <message>
        <source>Whether the Fire Effects Chart multiplies increments or the printed value</source>
        <translation>Si la table des effets du feu multiplie les incréments ou la valeur imprimée</translation>
    </message>
    <message>
        <source>Whether all infantry may fire at two hexes for half, or light companies and Rifles only</source>
        <translation>Si toute infanterie peut faire feu à deux hexagones pour moitié, ou seulement les compagnies légères et les Rifles</translation>
    </message>
    <message>
        <source>Whether a transport may carry foot, horse and guns together</source>
        <translation>Si un transport peut porter ensemble infanterie, cavalerie et canons</translation>
    </message>
    <message>
        <source>The Royal Navy is there in the scenario at the gates, too</source>
        <translation>La Royal Navy est là aussi dans le scénario des portes</translation>
    </message>
    <message>
        <source>The French plan when and where their divisions enter; scenario 3 only</source>
        <translation>Les Français prévoient où et quand leurs divisions entrent ; scénario 3 seulement</translation>
    </message>
    <message>
        <source>Whether the game with variable entry begins an hour earlier, at 11:20 am</source>
        <translation>Si la partie à entrée variable commence une heure plus tôt, à 11 h 20</translation>
    </message>
    <message>
        <source>British brigade leaders have a span of 3, a mêlée bonus of 2 and a morale bonus of 2</source>
        <translation>Les chefs de brigade britanniques ont une portée de commandement de 3, un bonus de mêlée de 2 et un bonus de moral de 2</translation>
    </message>
    <message>
        <source>The game is played with the An XXX rulebook: cavalry skirmishers, ricochet, Grand Charges</source>
        <translation>La partie se joue avec le livret An XXX : flanqueurs de cavalerie, ricochet, grandes charges</translation>
    </message>
    <message>
        <source>Fire, mêlée and morale results are in the series’ rulebook: without its tables the program counts and you look the result up</source>
        <translation>Les résultats du feu, de la mêlée et du moral sont dans le livret de la série : sans ses tables, le programme compte et vous cherchez le résultat</translation>
    </message>
    <message>
        <source>The numbers printed on your counters: what is left out stays unknown, and the program says what it could not check</source>
        <translation>Les nombres imprimés sur vos pions : ce qui manque reste inconnu, et le programme dit ce qu’il n’a pu vérifier</translation>
    </message>
    <message>
        <source>in base 6</source>
        <translation>en base 6</translation>
    </message>
    <message>
        <source>as ordinary numbers</source>
        <translation>comme des nombres ordinaires</translation>
    </message>
    <message>
        <source>on the full hour</source>
        <translation>à l’heure pleine</translation>
    </message>
    <message>
        <source>three turns later</source>
        <translation>trois tours plus tard</translation>
    </message>
    <message>
        <source>+6 (paragraph)</source>
        <translation>+6 (paragraphe)</translation>
    </message>
    <message>
        <source>−6 (chart)</source>
        <translation>−6 (table)</translation>
    </message>
    <message>
        <source>defenders ×1½</source>
        <translation>défenseurs ×1½</translation>
    </message>
    <message>
        <source>defenders in disorder</source>
        <translation>défenseurs en désordre</translation>
    </message>
    <message>
        <source>both</source>
        <comment>effects of a gate</comment>
        <translation>les deux</translation>
    </message>
    <message>
        <source>all through the gate</source>
        <translation>tous par la porte</translation>
    </message>
    <message>
        <source>one is enough</source>
        <translation>un seul suffit</translation>
    </message>
    <message>
        <source>clear for fire only</source>
        <translation>dégagé pour le feu seulement</translation>
    </message>
    <message>
        <source>clear in every respect</source>
        <translation>dégagé à tous égards</translation>
    </message>
    <message>
        <source>2 or worse</source>
        <translation>2 ou pire</translation>
    </message>
    <message>
        <source>2 or a lower number</source>
        <translation>2 ou un nombre inférieur</translation>
    </message>
    <message>
        <source>fraction dropped</source>
        <translation>sans la fraction</translation>
    </message>
    <message>
        <source>to the last fraction</source>
        <translation>fraction comprise</translation>
    </message>
    <message>
        <source>at the declaration</source>
        <translation>à la déclaration</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>à la fin</translation>
    </message>
    <message>
        <source>count half</source>
        <translation>comptent pour moitié</translation>
    </message>
    <message>
        <source>count whole</source>
        <translation>comptent en entier</translation>
    </message>
    <message>
        <source>from the first loading on</source>
        <translation>dès le premier embarquement</translation>
    </message>
    <message>
        <source>from the declaration on</source>
        <translation>dès la déclaration</translation>
    </message>
    <message>
        <source>as the set-up lists it</source>
        <translation>selon la mise en place</translation>
    </message>
    <message>
        <source>with all of the chart</source>
        <translation>avec tout l’ordre de bataille</translation>
    </message>
    <message>
        <source>a battalion, or six increments</source>
        <translation>un bataillon, ou six incréments</translation>
    </message>
    <message>
        <source>six increments at most</source>
        <translation>six incréments au plus</translation>
    </message>
    <message>
        <source>for transports only</source>
        <translation>transports seulement</translation>
    </message>
    <message>
        <source>for all ships</source>
        <translation>tous les navires</translation>
    </message>
    <message>
        <source>one company</source>
        <translation>une compagnie</translation>
    </message>
    <message>
        <source>three increments</source>
        <translation>trois incréments</translation>
    </message>
    <message>
        <source>a gun counts six</source>
        <translation>un canon en vaut six</translation>
    </message>
    <message>
        <source>one gun, six foot</source>
        <translation>un canon, six fantassins</translation>
    </message>
    <message>
        <source>added</source>
        <translation>ajoutés</translation>
    </message>
    <message>
        <source>the better one</source>
        <translation>le meilleur</translation>
    </message>
    <message>
        <source>for all in General Order</source>
        <translation>toute infanterie en ordre général</translation>
    </message>
    <message>
        <source>for mobs only</source>
        <translation>cohues seulement</translation>
    </message>
    <message>
        <source>into General Order</source>
        <translation>passe en ordre général</translation>
    </message>
    <message>
        <source>stays in column</source>
        <translation>reste en colonne</translation>
    </message>
    <message>
        <source>3 hexes</source>
        <translation>3 hexagones</translation>
    </message>
    <message>
        <source>4 hexes</source>
        <translation>4 hexagones</translation>
    </message>
    <message>
        <source>the increments</source>
        <translation>les incréments</translation>
    </message>
    <message>
        <source>the printed value</source>
        <translation>la valeur imprimée</translation>
    </message>
    <message>
        <source>for half its value</source>
        <translation>pour moitié de sa valeur</translation>
    </message>
    <message>
        <source>light troops only</source>
        <translation>troupes légères seulement</translation>
    </message>
    <message>
        <source>one arm only</source>
        <translation>une seule arme</translation>
    </message>
    <message>
        <source>mixed by shares</source>
        <translation>mélangé, par parts</translation>
    </message>
    <message>
        <source>11:20 am</source>
        <translation>11 h 20</translation>
    </message>
    <message>
        <source>12:20 pm</source>
        <translation>12 h 20</translation>
    </message>
    <message>
        <source>none yet</source>
        <comment>values of the counters</comment>
        <translation>pas encore</translation>
    </message>
    <message>
        <source>none: the referee tells the results</source>
        <translation>aucune : l’arbitre dit les résultats</translation>
    </message>
    <message>
        <source>figures of public assistant programs, to be compared with your charts</source>
        <translation>chiffres de programmes publics d’aide au jeu, à comparer avec vos tables</translation>
    </message>
</context>
<context>
    <name>CorunnaPhases</name>
    <message>
        <source>The British and Spanish set up first, then the French, each group in its zone (rules 7.4, 8.4, 9.4). Colours stand with a battalion of their brigade (5.2.10.1); the hex must hold the stack (“Stacking Chart”). Finish the set-up of each side when its pieces stand.</source>
        <translation>Britanniques et Espagnols se placent d’abord, puis les Français, chaque groupe dans sa zone (règles 7.4, 8.4, 9.4). Un drapeau est avec un bataillon de sa brigade (5.2.10.1) ; l’hexagone doit contenir la pile (« Table d’empilement »). Terminez la mise en place de chaque camp quand ses pièces sont posées.</translation>
    </message>
    <message>
        <source>Soult spends his Command Point on II Corps or a division (5.1.1, 5.1.2), Moore his on a division, or he rides to brigades (5.2.1, 5.2.3); Hardinge may fly to one (5.2.4), Alcedo activates militia within the walls (5.3). In the smaller scenarios each side has one point (7.3, 8.3). Attachments and marches are ordered now (5.1.4, 5.2.5, 6.7).</source>
        <translation>Soult dépense son point de commandement pour le IIe corps ou une division (5.1.1, 5.1.2), Moore le sien pour une division, ou il chevauche vers des brigades (5.2.1, 5.2.3) ; Hardinge peut accourir auprès d’une (5.2.4), Alcedo active la milice dans les remparts (5.3). Dans les petits scénarios, un point par camp (7.3, 8.3). Rattachements et marches s’ordonnent maintenant (5.1.4, 5.2.5, 6.7).</translation>
    </message>
    <message>
        <source>See which division leaders are within Soult’s span: 12 hexes for cavalry, 8 for infantry (5.1.3). The span is measured in hexes (ruling R33).</source>
        <translation>Voyez quels chefs de division sont à portée de commandement de Soult : 12 hexagones pour la cavalerie, 8 pour l’infanterie (5.1.3). La portée se mesure en hexagones (interprétation R33).</translation>
    </message>
    <message>
        <source>Points that are left form Maneuver Units: at most the corps for Soult (5.1.2), a division for Moore (5.2.2), units next to Alcedo (5.3.2). Each MU puts a chit into the cup.</source>
        <translation>Les points qui restent forment des unités de manœuvre : au plus le corps pour Soult (5.1.2), une division pour Moore (5.2.2), des unités près d’Alcedo (5.3.2). Chaque UM met un jeton dans le gobelet.</translation>
    </message>
    <message>
        <source>French cavalry leaders may try to act on their own (5.1.7), infantry leaders while the corps is disbanded (5.1.5.1), British ones while Moore is out (5.2.8). The roll itself is the series’ own: enter what came of it.</source>
        <translation>Les chefs de la cavalerie française peuvent tenter d’agir d’eux-mêmes (5.1.7), ceux de l’infanterie tant que le corps est dissous (5.1.5.1), les Britanniques en l’absence de Moore (5.2.8). Le jet est celui de la série : saisissez ce qu’il a donné.</translation>
    </message>
    <message>
        <source>Draw a chit, act with what it names, draw the next until the cup is empty (5.2.9). Fire, assaults and charges are rolled as they come up, tens then units (ruling R1). Reinforcements enter on their chit (6.1), brigades without colours go to the port on the Regroup chit (5.2.10.2). At the end colours stand with a battalion of their brigade (5.2.10.1).</source>
        <translation>Tirez un jeton, agissez avec ce qu’il nomme, tirez le suivant jusqu’à ce que le gobelet soit vide (5.2.9). Feux, assauts et charges se lancent au fur et à mesure, dizaines puis unités (interprétation R1). Les renforts entrent avec leur jeton (6.1), les brigades sans drapeau gagnent le port avec le jeton Regroupement (5.2.10.2). À la fin, chaque drapeau est avec un bataillon de sa brigade (5.2.10.1).</translation>
    </message>
    <message>
        <source>Ships move after all chits (5.2.9): transports freely, ships-of-the-line when they are tasked (6.9.1). Loading and leaving the map take half a ship’s movement each (6.10.1, 6.10.2). A ship that lost half its increments must leave (6.11.1.3).</source>
        <translation>Les navires bougent après tous les jetons (5.2.9) : les transports librement, les vaisseaux de ligne s’ils sont désignés (6.9.1). Charger et quitter la carte prennent chacun la moitié du mouvement d’un navire (6.10.1, 6.10.2). Un navire qui a perdu la moitié de ses incréments doit partir (6.11.1.3).</translation>
    </message>
    <message>
        <source>The last turn is over: see the score (7.7, 8.7, 9.8; after an evacuation 9.9.6). Undo to play on.</source>
        <translation>Le dernier tour est terminé : voyez le score (7.7, 8.7, 9.8 ; après une évacuation 9.9.6). Annulez le coup pour continuer à jouer.</translation>
    </message>
    <message>
        <source>Chits in the cup: %L1</source>
        <translation>Jetons dans le gobelet : %L1</translation>
    </message>
    <message>
        <source>MUs: %L1</source>
        <translation>UM : %L1</translation>
    </message>
    <message>
        <source>French Army Morale Level: %L1</source>
        <translation>Niveau de moral de l’armée française : %L1</translation>
    </message>
    <message>
        <source>British Army Morale Level: %L1</source>
        <translation>Niveau de moral de l’armée britannique : %L1</translation>
    </message>
    <message>
        <source>Town hexes that the French hold: %L1</source>
        <translation>Hexagones de la ville tenus par les Français : %L1</translation>
    </message>
    <message>
        <source>Bring back or replace leaders (5.1.5, 5.2.6), note the Army Morale Levels and who holds what (7.7, 8.7, 9.8). When their level allows it (9.9) the British may declare the evacuation (9.9.1). Then the next turn of twenty minutes begins.</source>
        <translation>Faites revenir ou remplacez les chefs (5.1.5, 5.2.6), notez les niveaux de moral des armées et qui tient quoi (7.7, 8.7, 9.8). Quand leur niveau le permet (9.9), les Britanniques peuvent déclarer l’évacuation (9.9.1). Le tour suivant, de vingt minutes, commence alors.</translation>
    </message>
</context>
<context>
    <name>CorunnaReasons</name>
    <message>
        <source>evacuation declared</source>
        <translation>évacuation déclarée</translation>
    </message>
    <message>
        <source>Moore in Corunna</source>
        <translation>Moore à La Corogne</translation>
    </message>
    <message>
        <source>French artillery on the Point</source>
        <translation>artillerie française sur la pointe</translation>
    </message>
    <message>
        <source>death of Moore</source>
        <translation>mort de Moore</translation>
    </message>
    <message>
        <source>personality in the hex</source>
        <translation>personnalité dans l’hexagone</translation>
    </message>
    <message>
        <source>triggered by light cavalry</source>
        <translation>par cavalerie légère</translation>
    </message>
    <message>
        <source>triggered by lancers</source>
        <translation>par lanciers</translation>
    </message>
    <message>
        <source>stack in line</source>
        <translation>pile en ligne</translation>
    </message>
    <message>
        <source>Grand Charge zone</source>
        <translation>zone de grande charge</translation>
    </message>
    <message>
        <source>leader’s cavalry bonus</source>
        <translation>bonus du chef : cavalerie</translation>
    </message>
    <message>
        <source>leader of special ability</source>
        <translation>chef de talent particulier</translation>
    </message>
    <message>
        <source>leader’s artillery bonus</source>
        <translation>bonus du chef : artillerie</translation>
    </message>
    <message>
        <source>army leader</source>
        <translation>chef d’armée</translation>
    </message>
    <message>
        <source>gate: sappers exempt</source>
        <translation>porte : sapeurs exemptés</translation>
    </message>
    <message>
        <source>up slope</source>
        <translation>en montée</translation>
    </message>
    <message>
        <source>assault up slope</source>
        <translation>assaut en montée</translation>
    </message>
    <message>
        <source>charge up slope</source>
        <translation>charge en montée</translation>
    </message>
    <message>
        <source>reaction charge</source>
        <translation>charge de réaction</translation>
    </message>
    <message>
        <source>opportunity charge</source>
        <translation>charge d’opportunité</translation>
    </message>
    <message>
        <source>leader’s morale bonus</source>
        <translation>bonus du chef : moral</translation>
    </message>
    <message>
        <source>leader of another nation</source>
        <translation>chef d’une autre nation</translation>
    </message>
    <message>
        <source>brigade leader</source>
        <translation>chef de brigade</translation>
    </message>
    <message>
        <source>modifier</source>
        <translation>modificateur</translation>
    </message>
    <message>
        <source>increments</source>
        <translation>incréments</translation>
    </message>
    <message>
        <source>printed value</source>
        <translation>valeur imprimée</translation>
    </message>
    <message>
        <source>printed value, close range</source>
        <translation>valeur imprimée, courte portée</translation>
    </message>
    <message>
        <source>printed value, medium range</source>
        <translation>valeur imprimée, moyenne portée</translation>
    </message>
    <message>
        <source>printed value, long range</source>
        <translation>valeur imprimée, longue portée</translation>
    </message>
    <message>
        <source>eight at most, dismounted</source>
        <translation>huit au plus, pied à terre</translation>
    </message>
    <message>
        <source>limit of the line</source>
        <translation>limite de la ligne</translation>
    </message>
    <message>
        <source>fire multiple</source>
        <translation>multiple de feu</translation>
    </message>
    <message>
        <source>only a part fires</source>
        <translation>une partie seulement fait feu</translation>
    </message>
    <message>
        <source>six in the structure</source>
        <translation>six dans la structure</translation>
    </message>
    <message>
        <source>Rifles: not halved</source>
        <translation>Rifles : sans réduction</translation>
    </message>
    <message>
        <source>at two hexes, halved</source>
        <translation>à deux hexagones, la moitié</translation>
    </message>
    <message>
        <source>target in a Special Structure</source>
        <translation>cible en structure spéciale</translation>
    </message>
    <message>
        <source>losses</source>
        <comment>of a ship or battery</comment>
        <translation>pertes</translation>
    </message>
    <message>
        <source>value filled in</source>
        <translation>valeur saisie</translation>
    </message>
    <message>
        <source>ship’s own value</source>
        <translation>valeur propre au navire</translation>
    </message>
    <message>
        <source>more than nine increments</source>
        <translation>plus de neuf incréments</translation>
    </message>
    <message>
        <source>artillery ×6</source>
        <translation>artillerie ×6</translation>
    </message>
    <message>
        <source>one regiment</source>
        <translation>un régiment</translation>
    </message>
    <message>
        <source>one battalion</source>
        <translation>un bataillon</translation>
    </message>
    <message>
        <source>ships</source>
        <comment>in a hex</comment>
        <translation>navires</translation>
    </message>
    <message>
        <source>by road, as clear</source>
        <translation>par la route, comme dégagé</translation>
    </message>
    <message>
        <source>rampart, in rout</source>
        <translation>rempart, en déroute</translation>
    </message>
    <message>
        <source>unit</source>
        <comment>one that has no name</comment>
        <translation>unité</translation>
    </message>
    <message>
        <source>through the gate</source>
        <translation>à travers la porte</translation>
    </message>
    <message>
        <source>cavalry skirmishers</source>
        <translation>flanqueurs de cavalerie</translation>
    </message>
    <message>
        <source>retreat before combat</source>
        <translation>retraite avant combat</translation>
    </message>
    <message>
        <source>involuntary movement</source>
        <translation>mouvement involontaire</translation>
    </message>
    <message>
        <source>called</source>
        <comment>losses</comment>
        <translation>pertes annoncées</translation>
    </message>
    <message>
        <source>double, dismounted</source>
        <translation>doublées, pied à terre</translation>
    </message>
    <message>
        <source>share of the ship</source>
        <comment>of a load</comment>
        <translation>part du navire</translation>
    </message>
    <message>
        <source>mixed load</source>
        <translation>chargement mixte</translation>
    </message>
    <message>
        <source>60% of the survivors</source>
        <translation>60 % des survivants</translation>
    </message>
    <message>
        <source>40% of the survivors</source>
        <translation>40 % des survivants</translation>
    </message>
    <message>
        <source>Soult’s span</source>
        <translation>portée de commandement de Soult</translation>
    </message>
    <message>
        <source>hexes</source>
        <comment>a distance</comment>
        <translation>hexagones</translation>
    </message>
    <message>
        <source>dwelling</source>
        <comment>hex</comment>
        <translation>bâti</translation>
    </message>
    <message>
        <source>%1: six increments</source>
        <comment>%1 is a unit</comment>
        <translation>%1 : six incréments</translation>
    </message>
    <message>
        <source>%1: dismounted</source>
        <comment>%1 is a unit</comment>
        <translation>%1 : pied à terre</translation>
    </message>
    <message>
        <source>%1: against a mob</source>
        <comment>%1 is a unit</comment>
        <translation>%1 : contre une cohue</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a formation and the terrain it stands in</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>contact: %1</source>
        <comment>%1 is a brigade</comment>
        <translation>contact : %1</translation>
    </message>
    <message>
        <source>fire defence, as told</source>
        <translation>défense contre le feu, telle qu’indiquée</translation>
    </message>
    <message>
        <source>from the flank</source>
        <translation>de flanc</translation>
    </message>
    <message>
        <source>from the rear</source>
        <translation>de dos</translation>
    </message>
    <message>
        <source>defender in disorder</source>
        <translation>défenseur en désordre</translation>
    </message>
    <message>
        <source>defender in rout</source>
        <translation>défenseur en déroute</translation>
    </message>
    <message>
        <source>took a loss by defensive fire</source>
        <translation>a subi une perte au tir défensif</translation>
    </message>
    <message>
        <source>across a stream</source>
        <translation>au travers d’un ruisseau</translation>
    </message>
    <message>
        <source>heavy cavalry</source>
        <translation>cavalerie lourde</translation>
    </message>
</context>
<context>
    <name>CorunnaRefusals</name>
    <message>
        <source>A value of your counters or charts is not filled in yet</source>
        <translation>Une valeur de vos pions ou de vos tables n’est pas encore saisie</translation>
    </message>
    <message>
        <source>That table is in the series’ rulebook: enter it, or look it up</source>
        <translation>Cette table est dans le livret de la série : entrez-la, ou cherchez-y</translation>
    </message>
    <message>
        <source>Not now: this belongs to another phase</source>
        <translation>Pas maintenant : c’est pour une autre phase</translation>
    </message>
    <message>
        <source>This piece is not set up at the start: it comes later</source>
        <translation>Cette pièce ne se place pas au début : elle vient plus tard</translation>
    </message>
    <message>
        <source>Not its turn yet: the British and Spanish set up before the French</source>
        <translation>Pas encore son tour : Britanniques et Espagnols se placent avant les Français</translation>
    </message>
    <message>
        <source>Outside its set-up zone: place it nearer</source>
        <translation>Hors de sa zone de déploiement : placez-la plus près</translation>
    </message>
    <message>
        <source>First set up the pieces that are left</source>
        <translation>Placez d’abord les pièces qui restent</translation>
    </message>
    <message>
        <source>Ships can’t enter that hex: choose one of the open sea</source>
        <translation>Les navires n’entrent pas dans cet hexagone : choisissez la pleine mer</translation>
    </message>
    <message>
        <source>Only ships go there: land units cross the water as cargo</source>
        <translation>Seuls les navires y vont : à terre, on passe l’eau comme chargement</translation>
    </message>
    <message>
        <source>Mobs never stack with British units</source>
        <translation>La cohue ne s’empile jamais avec des Britanniques</translation>
    </message>
    <message>
        <source>Only infantry may enter or assault a Special Structure</source>
        <translation>Seule l’infanterie entre dans une structure spéciale ou l’attaque</translation>
    </message>
    <message>
        <source>The hex does not hold them all</source>
        <translation>L’hexagone ne les contient pas toutes</translation>
    </message>
    <message>
        <source>First draw the chits that are left in the cup</source>
        <translation>Tirez d’abord les jetons qui restent dans le gobelet</translation>
    </message>
    <message>
        <source>Colours must end with a battalion of their brigade: bring them together</source>
        <translation>Un drapeau doit finir avec un bataillon de sa brigade : réunissez-les</translation>
    </message>
    <message>
        <source>That Command Point is spent, or not in this game</source>
        <translation>Ce point de commandement est dépensé, ou n’existe pas dans cette partie</translation>
    </message>
    <message>
        <source>Alcedo is out: the Spanish are out of command</source>
        <translation>Alcedo est absent : les Espagnols sont hors commandement</translation>
    </message>
    <message>
        <source>II Corps is disbanded: its divisions may try for initiative</source>
        <translation>Le IIe corps est dissous : ses divisions peuvent tenter l’initiative</translation>
    </message>
    <message>
        <source>The British army has no leader: its divisions may try for initiative</source>
        <translation>L’armée britannique est sans chef : ses divisions peuvent tenter l’initiative</translation>
    </message>
    <message>
        <source>That is too large for this Command Point’s MU</source>
        <translation>Trop grand pour l’UM de ce point de commandement</translation>
    </message>
    <message>
        <source>Out of Soult’s span: 12 hexes for cavalry, 8 for infantry leaders</source>
        <translation>Hors de portée de Soult : 12 hexagones pour les chefs de cavalerie, 8 pour ceux d’infanterie</translation>
    </message>
    <message>
        <source>Moore rides or spends his Command Point, not both in a turn</source>
        <translation>Moore chevauche ou dépense son point de commandement, pas les deux dans un tour</translation>
    </message>
    <message>
        <source>That division’s leader is not on the map</source>
        <translation>Le chef de cette division n’est pas sur la carte</translation>
    </message>
    <message>
        <source>The colours of that brigade are captured</source>
        <translation>Le drapeau de cette brigade est pris</translation>
    </message>
    <message>
        <source>The brigade’s colours are not stacked with Moore</source>
        <translation>Le drapeau de la brigade n’est pas empilé avec Moore</translation>
    </message>
    <message>
        <source>Moore leads a division in person: only its brigades</source>
        <translation>Moore commande une division en personne : ses brigades seulement</translation>
    </message>
    <message>
        <source>Alcedo commands within the walls only</source>
        <translation>Alcedo ne commande que dans les remparts</translation>
    </message>
    <message>
        <source>It is more than one hex away from Alcedo</source>
        <translation>C’est à plus d’un hexagone d’Alcedo</translation>
    </message>
    <message>
        <source>Moore leads a division in person and does not ride</source>
        <translation>Moore commande une division en personne et ne chevauche pas</translation>
    </message>
    <message>
        <source>Those colours are not on Moore’s way</source>
        <translation>Ce drapeau n’est pas sur le trajet de Moore</translation>
    </message>
    <message>
        <source>Too far: it has not movement enough</source>
        <translation>Trop loin : mouvement insuffisant</translation>
    </message>
    <message>
        <source>Hardinge is out</source>
        <translation>Hardinge est absent</translation>
    </message>
    <message>
        <source>Hardinge was not stacked with Moore when the Command Segment began</source>
        <translation>Hardinge n’était pas empilé avec Moore au début du segment de commandement</translation>
    </message>
    <message>
        <source>Hardinge has flown to a brigade this turn</source>
        <translation>Hardinge a déjà accouru auprès d’une brigade ce tour</translation>
    </message>
    <message>
        <source>Hardinge stays with the brigade that he has flown to this turn</source>
        <translation>Hardinge reste avec la brigade auprès de laquelle il a accouru ce tour</translation>
    </message>
    <message>
        <source>It is not on the map</source>
        <translation>Ce n’est pas sur la carte</translation>
    </message>
    <message>
        <source>This leader may not try for initiative now</source>
        <translation>Ce chef ne peut pas tenter l’initiative maintenant</translation>
    </message>
    <message>
        <source>This leader has tried for initiative this turn</source>
        <translation>Ce chef a déjà tenté l’initiative ce tour</translation>
    </message>
    <message>
        <source>That chit is not in the cup</source>
        <translation>Ce jeton n’est pas dans le gobelet</translation>
    </message>
    <message>
        <source>Ships move in the Naval phase, after all chits</source>
        <translation>Les navires bougent en phase navale, après tous les jetons</translation>
    </message>
    <message>
        <source>That ship-of-the-line is not tasked: it neither moves nor fires</source>
        <translation>Ce vaisseau n’est pas désigné : il ne bouge ni ne tire</translation>
    </message>
    <message>
        <source>Contrary Winds: the transports stay where they are</source>
        <translation>Vents contraires : les transports restent où ils sont</translation>
    </message>
    <message>
        <source>Without colours the brigade moves on the Regroup chit only</source>
        <translation>Sans drapeau, la brigade ne bouge qu’au jeton Regroupement</translation>
    </message>
    <message>
        <source>That hex lies outside the scenario’s boundary</source>
        <translation>Cet hexagone est hors de la limite du scénario</translation>
    </message>
    <message>
        <source>Soult keeps more than 3 hexes away from enemy combat units</source>
        <translation>Soult reste à plus de 3 hexagones des unités ennemies</translation>
    </message>
    <message>
        <source>As one regiment it is too large there: first break it down into battalions</source>
        <translation>En un seul régiment, c’est trop grand ici : fractionnez-le d’abord en bataillons</translation>
    </message>
    <message>
        <source>Cavalry and artillery pass the rampart through a gate only</source>
        <translation>Cavalerie et artillerie ne passent le rempart que par une porte</translation>
    </message>
    <message>
        <source>An enemy stands behind the rampart: assault through a gate</source>
        <translation>Un ennemi est derrière le rempart : donnez l’assaut par une porte</translation>
    </message>
    <message>
        <source>Crossing the rampart is the whole move: one hex, nothing spent before</source>
        <translation>Franchir le rempart est tout le mouvement : un hexagone, rien de dépensé avant</translation>
    </message>
    <message>
        <source>After his ride Moore has half his movement left</source>
        <translation>Après sa chevauchée, il reste à Moore la moitié de son mouvement</translation>
    </message>
    <message>
        <source>The army embarks: each move must bring it nearer to Corunna</source>
        <translation>L’armée embarque : chaque mouvement doit la rapprocher de La Corogne</translation>
    </message>
    <message>
        <source>Mobs never form square</source>
        <translation>La cohue ne forme jamais le carré</translation>
    </message>
    <message>
        <source>Mobs change no formation</source>
        <translation>La cohue ne change pas de formation</translation>
    </message>
    <message>
        <source>Not permitted (NP) on the chart</source>
        <translation>Non permis (NP) par la table</translation>
    </message>
    <message>
        <source>Rifles are within two hexes: French guns don’t unlimber there</source>
        <translation>Des Rifles sont à deux hexagones : les canons français ne s’y mettent pas en batterie</translation>
    </message>
    <message>
        <source>Only with the Règlements de l’An XXX: an option</source>
        <translation>Seulement avec les Règlements de l’An XXX : une option</translation>
    </message>
    <message>
        <source>Units stand in General Order in that terrain</source>
        <translation>Dans ce terrain, on est en ordre général</translation>
    </message>
    <message>
        <source>It is so already</source>
        <translation>C’est déjà fait</translation>
    </message>
    <message>
        <source>An enemy’s zone of influence is there</source>
        <translation>Il y a là une zone d’influence ennemie</translation>
    </message>
    <message>
        <source>Mounting takes the whole movement, and some of it is spent</source>
        <translation>Remonter à cheval prend tout le mouvement, et une partie est dépensée</translation>
    </message>
    <message>
        <source>In a mêlée colours are captured only if the enemy takes the hex</source>
        <translation>En mêlée, un drapeau n’est pris que si l’ennemi prend l’hexagone</translation>
    </message>
    <message>
        <source>Only artillery on land fires at ships</source>
        <translation>Seule l’artillerie à terre tire sur les navires</translation>
    </message>
    <message>
        <source>Mobs never fire</source>
        <translation>La cohue ne fait jamais feu</translation>
    </message>
    <message>
        <source>Ships fire at medium or long range only</source>
        <translation>Les navires ne tirent qu’à moyenne ou longue portée</translation>
    </message>
    <message>
        <source>The line of sight is blocked: move the guns</source>
        <translation>La ligne de vue est coupée : déplacez les canons</translation>
    </message>
    <message>
        <source>The hex is too small for all: say which increments</source>
        <translation>L’hexagone est trop petit pour tous : dites quels incréments</translation>
    </message>
    <message>
        <source>At most six increments fight in a Special Structure</source>
        <translation>Six incréments au plus combattent dans une structure spéciale</translation>
    </message>
    <message>
        <source>The chart has no cell for this</source>
        <translation>La table n’a pas de case pour cela</translation>
    </message>
    <message>
        <source>This leader is out already</source>
        <translation>Ce chef est déjà absent</translation>
    </message>
    <message>
        <source>This leader is not wounded</source>
        <translation>Ce chef n’est pas blessé</translation>
    </message>
    <message>
        <source>Nobody can take this leader’s place</source>
        <translation>Personne ne peut remplacer ce chef</translation>
    </message>
    <message>
        <source>This leader is active and needs no successor</source>
        <translation>Ce chef est en activité et n’a pas besoin de successeur</translation>
    </message>
    <message>
        <source>This scenario has no ships-of-the-line</source>
        <translation>Ce scénario n’a pas de vaisseaux de ligne</translation>
    </message>
    <message>
        <source>The Naval Commitment is rolled once</source>
        <translation>L’intervention navale se lance une seule fois</translation>
    </message>
    <message>
        <source>No French unit is within 10 hexes of the Castillo or Santa Lucia</source>
        <translation>Aucun Français à 10 hexagones ou moins du château ou de Santa Lucía</translation>
    </message>
    <message>
        <source>No evacuation is declared, or this scenario knows none</source>
        <translation>Aucune évacuation déclarée, ou ce scénario n’en connaît pas</translation>
    </message>
    <message>
        <source>The fleet has put to sea for good</source>
        <translation>L’escadre a pris la mer pour de bon</translation>
    </message>
    <message>
        <source>The evacuation is declared already</source>
        <translation>L’évacuation est déjà déclarée</translation>
    </message>
    <message>
        <source>The Spanish stay: they never embark</source>
        <translation>Les Espagnols restent : ils n’embarquent jamais</translation>
    </message>
    <message>
        <source>Only British units embark</source>
        <translation>Seules les unités britanniques embarquent</translation>
    </message>
    <message>
        <source>Loading and landing take place in a port hex</source>
        <translation>On charge et débarque dans un hexagone de port</translation>
    </message>
    <message>
        <source>A transport must lie beside the unit’s port hex</source>
        <translation>Un transport doit être à côté de l’hexagone de port de l’unité</translation>
    </message>
    <message>
        <source>That ship has lost half its increments: it leaves, and stays away</source>
        <translation>Ce navire a perdu la moitié de ses incréments : il part et ne revient pas</translation>
    </message>
    <message>
        <source>The ship does not hold so much</source>
        <translation>Le navire ne porte pas autant</translation>
    </message>
    <message>
        <source>That ship has spent both halves of its movement</source>
        <translation>Ce navire a dépensé les deux moitiés de son mouvement</translation>
    </message>
    <message>
        <source>Only transports come back to the map</source>
        <translation>Seuls les transports reviennent sur la carte</translation>
    </message>
    <message>
        <source>It comes back on the turn after it left, not before</source>
        <translation>Il revient au tour qui suit son départ, pas avant</translation>
    </message>
    <message>
        <source>Reinforcements enter when their chit is drawn: draw it first</source>
        <translation>Les renforts entrent quand sort leur jeton : tirez-le d’abord</translation>
    </message>
    <message>
        <source>Too early</source>
        <translation>Trop tôt</translation>
    </message>
    <message>
        <source>Too early for its artillery</source>
        <translation>Trop tôt pour son artillerie</translation>
    </message>
    <message>
        <source>That is not where it enters the map</source>
        <translation>Ce n’est pas là qu’elle entre sur la carte</translation>
    </message>
    <message>
        <source>That option is not in use at this table</source>
        <translation>Cette option n’est pas choisie dans cette partie</translation>
    </message>
    <message>
        <source>Another division enters there on that turn</source>
        <translation>Une autre division entre là à ce tour</translation>
    </message>
    <message>
        <source>The brigade is not in column on one road, colours with the lead</source>
        <translation>La brigade n’est pas en colonne sur une seule route, drapeau en tête</translation>
    </message>
    <message>
        <source>Corps assets go to a French division, army assets to a British brigade</source>
        <translation>Troupes de corps à une division française, troupes d’armée à une brigade britannique</translation>
    </message>
    <message>
        <source>It would be the battalion’s last increment: it keeps that one</source>
        <translation>Ce serait le dernier incrément du bataillon : il le garde</translation>
    </message>
    <message>
        <source>Ships enter neither coast nor port: choose the open sea</source>
        <translation>Les navires n’entrent ni sur la côte ni au port : choisissez la pleine mer</translation>
    </message>
    <message>
        <source>Ships-of-the-line don’t pass breakwaters: only transports do</source>
        <translation>Les vaisseaux de ligne ne passent pas les brise-lames : seuls les transports le font</translation>
    </message>
    <message>
        <source>Too far: the ship has spent half its movement</source>
        <translation>Trop loin : le navire a dépensé la moitié de son mouvement</translation>
    </message>
    <message>
        <source>It has not movement enough left to embark</source>
        <translation>Il ne lui reste pas assez de mouvement pour embarquer</translation>
    </message>
    <message>
        <source>Dismounting takes 6 MP, and it has not so many</source>
        <translation>Mettre pied à terre coûte 6 PM, et il n’en reste pas autant</translation>
    </message>
    <message>
        <source>An enemy’s zone of influence is there: enter at another hex</source>
        <translation>Il y a là une zone d’influence ennemie : entrez par un autre hexagone</translation>
    </message>
    <message>
        <source>Dragoons don’t dismount in an enemy’s zone of influence</source>
        <translation>Les dragons ne mettent pas pied à terre dans une zone d’influence ennemie</translation>
    </message>
    <message>
        <source>The second Rifle company is deployed already</source>
        <translation>La seconde compagnie de Rifles est déjà déployée</translation>
    </message>
    <message>
        <source>Cavalry skirmishes only with the Règlements de l’An XXX</source>
        <translation>La cavalerie n’a de flanqueurs qu’avec les Règlements de l’An XXX</translation>
    </message>
    <message>
        <source>This scenario knows no evacuation</source>
        <translation>Ce scénario ne connaît pas d’évacuation</translation>
    </message>
    <message>
        <source>Units embark once the evacuation is declared, or without colours</source>
        <translation>Les unités embarquent après la déclaration d’évacuation, ou sans drapeau</translation>
    </message>
    <message>
        <source>The brigade’s colours are captured: it can’t be activated</source>
        <translation>Le drapeau de la brigade est pris : elle ne peut être activée</translation>
    </message>
    <message>
        <source>MUs are formed in the phases Command Points and MU creation</source>
        <translation>Les UM se forment aux phases Points de commandement et Formation des UM</translation>
    </message>
    <message>
        <source>Only during the set-up</source>
        <translation>Seulement pendant la mise en place</translation>
    </message>
    <message>
        <source>Units move in the Maneuver Segment, ships in the Naval phase</source>
        <translation>Les unités bougent au segment de manœuvre, les navires en phase navale</translation>
    </message>
    <message>
        <source>Chits are drawn in the Maneuver Segment</source>
        <translation>Les jetons se tirent au segment de manœuvre</translation>
    </message>
    <message>
        <source>Leaders try for it in the Initiative phase</source>
        <translation>Les chefs la tentent à la phase Initiative</translation>
    </message>
    <message>
        <source>A march is ordered before the Maneuver Segment begins</source>
        <translation>Une marche s’ordonne avant le début du segment de manœuvre</translation>
    </message>
    <message>
        <source>costs %1</source>
        <comment>movement points</comment>
        <translation>coûte %1</translation>
    </message>
    <message>
        <source>left: %1</source>
        <comment>movement points</comment>
        <translation>reste : %1</translation>
    </message>
    <message>
        <source>movement: %1</source>
        <comment>movement points</comment>
        <translation>mouvement : %1</translation>
    </message>
    <message>
        <source>from turn %1 on</source>
        <comment>a reinforcement</comment>
        <translation>à partir du tour %1</translation>
    </message>
    <message>
        <source>too many increments</source>
        <translation>trop d’incréments</translation>
    </message>
    <message>
        <source>one battery only</source>
        <translation>une seule batterie</translation>
    </message>
    <message>
        <source>skirmishers stack with nobody</source>
        <translation>les tirailleurs ne s’empilent avec personne</translation>
    </message>
    <message>
        <source>a mob with British units</source>
        <translation>une cohue avec des Britanniques</translation>
    </message>
    <message>
        <source>infantry only</source>
        <translation>infanterie seule</translation>
    </message>
    <message>
        <source>it may not stay there</source>
        <translation>interdit d’y rester</translation>
    </message>
    <message>
        <source>one ship a hex</source>
        <translation>un navire par hexagone</translation>
    </message>
    <message>
        <source>only with An XXX</source>
        <translation>avec An XXX seulement</translation>
    </message>
    <message>
        <source>not permitted</source>
        <comment>stacking</comment>
        <translation>non permis</translation>
    </message>
    <message>
        <source>no battalion is on the map</source>
        <translation>aucun bataillon sur la carte</translation>
    </message>
    <message>
        <source>not all in road column</source>
        <translation>tous ne sont pas en colonne de route</translation>
    </message>
    <message>
        <source>not all on one road</source>
        <translation>tous ne sont pas sur une seule route</translation>
    </message>
    <message>
        <source>a gap in the column</source>
        <comment>march</comment>
        <translation>un vide dans la colonne</translation>
    </message>
    <message>
        <source>colours not with the lead battalion</source>
        <translation>drapeau pas avec le bataillon de tête</translation>
    </message>
    <message>
        <source>Fire Table</source>
        <comment>table of the series</comment>
        <translation>Table du feu</translation>
    </message>
    <message>
        <source>Mêlée Table</source>
        <comment>table of the series</comment>
        <translation>Table de mêlée</translation>
    </message>
    <message>
        <source>morale check</source>
        <comment>table of the series</comment>
        <translation>test de moral</translation>
    </message>
    <message>
        <source>Roll to Close</source>
        <comment>table of the series</comment>
        <translation>jet pour aborder</translation>
    </message>
    <message>
        <source>Roll to Stand</source>
        <comment>table of the series</comment>
        <translation>jet pour tenir</translation>
    </message>
    <message>
        <source>initiative</source>
        <comment>table of the series</comment>
        <translation>initiative</translation>
    </message>
    <message>
        <source>The chit in play is not theirs</source>
        <translation>Le jeton en jeu n’est pas le leur</translation>
    </message>
    <message>
        <source>No chit is drawn yet</source>
        <translation>Aucun jeton n’est encore tiré</translation>
    </message>
    <message>
        <source>The Army Morale Level does not allow it yet</source>
        <translation>Le niveau de moral de l’armée ne le permet pas encore</translation>
    </message>
    <message>
        <source>Lorge enters at Portazgo, nowhere else and not before 2:00 pm</source>
        <translation>Lorge entre par Portazgo, nulle part ailleurs et pas avant 14 h</translation>
    </message>
    <message>
        <source>Several stand in that hex: say which of them bears the losses</source>
        <translation>Plusieurs unités sont dans cet hexagone : dites laquelle subit les pertes</translation>
    </message>
    <message>
        <source>The Fire Effects Chart knows no such fire: too far, or not in that state</source>
        <translation>La table des effets du feu ne connaît pas un tel feu : trop loin, ou pas dans cet état</translation>
    </message>
    <message>
        <source>2 or worse</source>
        <comment>Army Morale Level</comment>
        <translation>2 ou pire</translation>
    </message>
    <message>
        <source>2 or a lower number</source>
        <comment>Army Morale Level</comment>
        <translation>2 ou un nombre inférieur</translation>
    </message>
    <message>
        <source>This is no file of series tables: its format is another</source>
        <translation>Ce n’est pas un fichier de tables de la série : son format est autre</translation>
    </message>
    <message>
        <source>In the series tables “%2” is not what it should be</source>
        <translation>Dans les tables de la série, « %2 » n’est pas ce qu’il faut</translation>
    </message>
    <message>
        <source>In the series tables “%2” is a whole number from %3 to %4</source>
        <translation>Dans les tables de la série, « %2 » est un nombre entier de %3 à %4</translation>
    </message>
    <message>
        <source>In the series tables %2 is no roll of two dice, 11 to 66</source>
        <translation>Dans les tables de la série, %2 n’est pas un jet de deux dés, de 11 à 66</translation>
    </message>
    <message>
        <source>A table of the series has 1 to 60 columns</source>
        <translation>Une table de la série a de 1 à 60 colonnes</translation>
    </message>
    <message>
        <source>The column %1 of the series tables is no ratio like 3:1</source>
        <translation>La colonne %1 des tables de la série n’est pas un rapport comme 3:1</translation>
    </message>
    <message>
        <source>The columns of the series tables rise, and %1 stands too late</source>
        <translation>Les colonnes des tables de la série vont en montant, et %1 vient trop tard</translation>
    </message>
    <message>
        <source>The cells of the column %1 of the series tables can’t be read</source>
        <translation>Les cases de la colonne %1 des tables de la série sont illisibles</translation>
    </message>
    <message>
        <source>In the column %1 of the Fire Table more losses need a higher roll</source>
        <translation>Dans la colonne %1 de la table du feu, plus de pertes demandent un jet plus élevé</translation>
    </message>
    <message>
        <source>In the column %1 of the Mêlée Table %2 is no result</source>
        <translation>Dans la colonne %1 de la table de mêlée, %2 n’est pas un résultat</translation>
    </message>
    <message>
        <source>The column %1 of the Mêlée Table has no result, or two, for a roll of %2</source>
        <translation>La colonne %1 de la table de mêlée n’a pas de résultat, ou en a deux, pour un jet de %2</translation>
    </message>
    <message>
        <source>Those who fight a mêlée stand beside each other</source>
        <translation>Ceux qui se battent en mêlée sont côte à côte</translation>
    </message>
    <message>
        <source>Those who fight together are of one side, their target of the other</source>
        <translation>Ceux qui combattent ensemble sont d’un camp, leur cible de l’autre</translation>
    </message>
    <message>
        <source>%1 in all</source>
        <comment>increments of a stack</comment>
        <translation>%1 en tout</translation>
    </message>
    <message>
        <source>the hex holds %1</source>
        <comment>increments</comment>
        <translation>l’hexagone en contient %1</translation>
    </message>
</context>
<context>
    <name>CorunnaRules</name>
    <message>
        <source>Turn sequence</source>
        <comment>a rule without a number</comment>
        <translation>Déroulement du tour</translation>
    </message>
    <message>
        <source>Set-up</source>
        <comment>a rule without a number</comment>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>Order of Battle</source>
        <comment>a rule without a number</comment>
        <translation>Ordre de bataille</translation>
    </message>
    <message>
        <source>Naval Commitment Chart</source>
        <comment>rule</comment>
        <translation>Table d’intervention navale</translation>
    </message>
    <message>
        <source>Fire Effects Chart</source>
        <comment>rule</comment>
        <translation>Table des effets du feu</translation>
    </message>
    <message>
        <source>Fire Defence Chart</source>
        <comment>rule</comment>
        <translation>Table de défense contre le feu</translation>
    </message>
    <message>
        <source>Movement Chart</source>
        <comment>rule</comment>
        <translation>Table de mouvement</translation>
    </message>
    <message>
        <source>Square Formation Chart</source>
        <comment>rule</comment>
        <translation>Table de formation du carré</translation>
    </message>
    <message>
        <source>Stacking Chart</source>
        <comment>rule</comment>
        <translation>Table d’empilement</translation>
    </message>
    <message>
        <source>Cavalry Recall Chart</source>
        <comment>rule</comment>
        <translation>Table de rappel de la cavalerie</translation>
    </message>
    <message>
        <source>Limbering Chart</source>
        <comment>rule</comment>
        <translation>Table d’attelage</translation>
    </message>
    <message>
        <source>Roll to Close, modifiers</source>
        <comment>rule</comment>
        <translation>Jet pour aborder, modificateurs</translation>
    </message>
    <message>
        <source>Roll to Stand, modifiers</source>
        <comment>rule</comment>
        <translation>Jet pour tenir, modificateurs</translation>
    </message>
    <message>
        <source>Mêlée, modifiers</source>
        <comment>rule</comment>
        <translation>Mêlée, modificateurs</translation>
    </message>
    <message>
        <source>Morale, modifiers</source>
        <comment>rule</comment>
        <translation>Moral, modificateurs</translation>
    </message>
    <message>
        <source>Harassment Chart</source>
        <comment>rule</comment>
        <translation>Table de harcèlement</translation>
    </message>
    <message>
        <source>Embarkation Chart</source>
        <comment>rule</comment>
        <translation>Table d’embarquement</translation>
    </message>
    <message>
        <source>Series</source>
        <comment>its rulebook: a rule of the series</comment>
        <translation>Livret de la série</translation>
    </message>
</context>
<context>
    <name>CorunnaScenarios</name>
    <message>
        <source>1: Piedralonga, 15 January 1809</source>
        <translation>1 : Piedralonga, 15 janvier 1809</translation>
    </message>
    <message>
        <source>2: The gates of Corunna, 18 January 1809</source>
        <translation>2 : Les portes de La Corogne, 18 janvier 1809</translation>
    </message>
    <message>
        <source>3: Corunna, 16 January 1809</source>
        <translation>3 : La Corogne, 16 janvier 1809</translation>
    </message>
    <message>
        <source>13 turns on the south map: Franceschi and Delaborde against two brigades of Hope’s, for one village. The shortest of the three</source>
        <translation>13 tours sur la carte sud : Franceschi et Delaborde contre deux brigades de Hope, pour un village. Le plus court des trois</translation>
    </message>
    <message>
        <source>16 turns on the north map: two French divisions against Beresford’s brigade and the militia behind the walls; half the town decides</source>
        <translation>16 tours sur la carte nord : deux divisions françaises contre la brigade de Beresford et la milice derrière les remparts ; la moitié de la ville décide</translation>
    </message>
    <message>
        <source>22 turns on both maps, all forces, the Royal Navy and the evacuation; many hexes of the board are conjecture</source>
        <translation>22 tours sur les deux cartes, toutes les forces, la Royal Navy et l’évacuation ; beaucoup d’hexagones de la carte sont conjecture</translation>
    </message>
</context>
<context>
    <name>CorunnaSummaries</name>
    <message>
        <source> · </source>
        <comment>between two statements of a journal line</comment>
        <translation> · </translation>
    </message>
    <message numerus="yes">
        <source>%n units must go to the port</source>
        <translation>
            <numerusform>%n unité doit gagner le port</numerusform>
            <numerusform>%n unités doivent gagner le port</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CorunnaWords</name>
    <message>
        <source>Set-up</source>
        <comment>phase</comment>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>Command Points</source>
        <comment>phase</comment>
        <translation>Points de commandement</translation>
    </message>
    <message>
        <source>Command Tracing</source>
        <comment>phase</comment>
        <translation>Tracé du commandement</translation>
    </message>
    <message>
        <source>MU creation</source>
        <comment>phase</comment>
        <translation>Formation des UM</translation>
    </message>
    <message>
        <source>Initiative</source>
        <comment>phase</comment>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>Maneuver Segment</source>
        <comment>phase</comment>
        <translation>Segment de manœuvre</translation>
    </message>
    <message>
        <source>Naval phase</source>
        <comment>phase</comment>
        <translation>Phase navale</translation>
    </message>
    <message>
        <source>Turn adjustment</source>
        <comment>phase</comment>
        <translation>Ajustement du tour</translation>
    </message>
    <message>
        <source>Game over</source>
        <comment>phase</comment>
        <translation>Partie terminée</translation>
    </message>
    <message>
        <source>to be set up</source>
        <comment>where a piece is</comment>
        <translation>à placer</translation>
    </message>
    <message>
        <source>reinforcements</source>
        <comment>where a piece is</comment>
        <translation>renforts</translation>
    </message>
    <message>
        <source>not deployed</source>
        <comment>where a piece is</comment>
        <translation>pas déployée</translation>
    </message>
    <message>
        <source>on the map</source>
        <comment>where a piece is</comment>
        <translation>sur la carte</translation>
    </message>
    <message>
        <source>aboard</source>
        <comment>where a piece is</comment>
        <translation>à bord</translation>
    </message>
    <message>
        <source>evacuated</source>
        <comment>where a piece is</comment>
        <translation>évacué</translation>
    </message>
    <message>
        <source>off the map</source>
        <comment>where a piece is</comment>
        <translation>hors de la carte</translation>
    </message>
    <message>
        <source>put to sea</source>
        <comment>where a ship is: gone for good</comment>
        <translation>en haute mer</translation>
    </message>
    <message>
        <source>gone with the fleet</source>
        <comment>where a piece is</comment>
        <translation>parti avec l’escadre</translation>
    </message>
    <message>
        <source>eliminated</source>
        <comment>where a piece is</comment>
        <translation>éliminé</translation>
    </message>
    <message>
        <source>captured</source>
        <comment>where a piece is</comment>
        <translation>aux mains de l’ennemi</translation>
    </message>
    <message>
        <source>wounded</source>
        <comment>where a leader is</comment>
        <translation>blessé</translation>
    </message>
    <message>
        <source>Regroup</source>
        <comment>chit</comment>
        <translation>Regroupement</translation>
    </message>
    <message>
        <source>Reinforcements</source>
        <comment>chit</comment>
        <translation>Renforts</translation>
    </message>
    <message>
        <source>Leaders</source>
        <comment>chit</comment>
        <translation>Chefs</translation>
    </message>
    <message>
        <source>Artillery</source>
        <comment>chit</comment>
        <translation>Artillerie</translation>
    </message>
    <message>
        <source>infantry</source>
        <comment>kind of unit</comment>
        <translation>infanterie</translation>
    </message>
    <message>
        <source>light company</source>
        <comment>kind of unit</comment>
        <translation>compagnie légère</translation>
    </message>
    <message>
        <source>cavalry</source>
        <comment>kind of unit</comment>
        <translation>cavalerie</translation>
    </message>
    <message>
        <source>artillery</source>
        <comment>kind of unit</comment>
        <translation>artillerie</translation>
    </message>
    <message>
        <source>foot and guns together</source>
        <comment>kind of target</comment>
        <translation>fantassins et canons ensemble</translation>
    </message>
    <message>
        <source>ship-of-the-line</source>
        <comment>kind of ship</comment>
        <translation>vaisseau de ligne</translation>
    </message>
    <message>
        <source>transport</source>
        <comment>kind of ship</comment>
        <translation>transport</translation>
    </message>
    <message>
        <source>leader</source>
        <comment>kind of piece</comment>
        <translation>chef</translation>
    </message>
    <message>
        <source>Brigade Colours</source>
        <comment>kind of piece</comment>
        <translation>drapeau de brigade</translation>
    </message>
    <message>
        <source>skirmishing company</source>
        <comment>who moves</comment>
        <translation>compagnie en tirailleurs</translation>
    </message>
    <message>
        <source>ship</source>
        <comment>who moves</comment>
        <translation>navire</translation>
    </message>
    <message>
        <source>Ligne</source>
        <comment>type of unit</comment>
        <translation>de ligne</translation>
    </message>
    <message>
        <source>Légère</source>
        <comment>type of unit</comment>
        <translation>légère</translation>
    </message>
    <message>
        <source>Suisse</source>
        <comment>type of unit</comment>
        <translation>suisse</translation>
    </message>
    <message>
        <source>Sapeurs</source>
        <comment>type of unit</comment>
        <translation>sapeurs</translation>
    </message>
    <message>
        <source>Guards</source>
        <comment>type of unit</comment>
        <translation>Guards</translation>
    </message>
    <message>
        <source>Foot</source>
        <comment>type of unit: line infantry</comment>
        <translation>de ligne</translation>
    </message>
    <message>
        <source>Fusiliers</source>
        <comment>type of unit</comment>
        <translation>fusiliers</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>type of unit</comment>
        <translation>légère</translation>
    </message>
    <message>
        <source>Rifles</source>
        <comment>type of unit</comment>
        <translation>Rifles</translation>
    </message>
    <message>
        <source>Rifle company</source>
        <comment>type of unit</comment>
        <translation>compagnie de Rifles</translation>
    </message>
    <message>
        <source>chasseurs</source>
        <comment>type of unit</comment>
        <translation>chasseurs à cheval</translation>
    </message>
    <message>
        <source>hussars</source>
        <comment>type of unit</comment>
        <translation>hussards</translation>
    </message>
    <message>
        <source>dragoons</source>
        <comment>type of unit</comment>
        <translation>dragons</translation>
    </message>
    <message>
        <source>dismounted dragoons</source>
        <translation>dragons pied à terre</translation>
    </message>
    <message>
        <source>light dragoons</source>
        <comment>type of unit</comment>
        <translation>dragons légers</translation>
    </message>
    <message>
        <source>foot artillery</source>
        <comment>type of unit</comment>
        <translation>artillerie à pied</translation>
    </message>
    <message>
        <source>horse artillery</source>
        <comment>type of unit</comment>
        <translation>artillerie à cheval</translation>
    </message>
    <message>
        <source>line</source>
        <comment>formation</comment>
        <translation>en ligne</translation>
    </message>
    <message>
        <source>column</source>
        <comment>formation</comment>
        <translation>en colonne</translation>
    </message>
    <message>
        <source>road column</source>
        <comment>formation</comment>
        <translation>en colonne de route</translation>
    </message>
    <message>
        <source>square</source>
        <comment>formation</comment>
        <translation>en carré</translation>
    </message>
    <message>
        <source>General Order</source>
        <comment>formation</comment>
        <translation>en ordre général</translation>
    </message>
    <message>
        <source>skirmish order</source>
        <comment>formation</comment>
        <translation>en tirailleurs</translation>
    </message>
    <message>
        <source>mob</source>
        <comment>formation, type of unit</comment>
        <translation>en cohue</translation>
    </message>
    <message>
        <source>limbered</source>
        <comment>formation</comment>
        <translation>attelée</translation>
    </message>
    <message>
        <source>unlimbered</source>
        <comment>formation</comment>
        <translation>en batterie</translation>
    </message>
    <message>
        <source>good order</source>
        <comment>state of a unit</comment>
        <translation>en bon ordre</translation>
    </message>
    <message>
        <source>disorder</source>
        <comment>state of a unit</comment>
        <translation>en désordre</translation>
    </message>
    <message>
        <source>PGD</source>
        <comment>state of a unit</comment>
        <translation>PGD</translation>
    </message>
    <message>
        <source>rout</source>
        <comment>state of a unit</comment>
        <translation>en déroute</translation>
    </message>
    <message>
        <source>recoil</source>
        <comment>forced move</comment>
        <translation>recul</translation>
    </message>
    <message>
        <source>displacement</source>
        <comment>forced move</comment>
        <translation>déplacement</translation>
    </message>
    <message>
        <source>in command</source>
        <comment>a unit</comment>
        <translation>sous commandement</translation>
    </message>
    <message>
        <source>dismounted</source>
        <comment>dragoons</comment>
        <translation>pied à terre</translation>
    </message>
    <message>
        <source>must leave the map</source>
        <comment>a ship</comment>
        <translation>doit quitter la carte</translation>
    </message>
    <message>
        <source>tasked</source>
        <comment>a ship-of-the-line</comment>
        <translation>désigné</translation>
    </message>
    <message>
        <source>Administrative March</source>
        <comment>an order</comment>
        <translation>marche administrative</translation>
    </message>
    <message>
        <source>active</source>
        <comment>a leader</comment>
        <translation>en activité</translation>
    </message>
    <message>
        <source>killed</source>
        <comment>a leader</comment>
        <translation>tué</translation>
    </message>
    <message>
        <source>corps leader</source>
        <comment>rank of a leader</comment>
        <translation>chef de corps</translation>
    </message>
    <message>
        <source>aide-de-camp</source>
        <comment>rank of a leader</comment>
        <translation>aide de camp</translation>
    </message>
    <message>
        <source>division leader</source>
        <comment>rank of a leader</comment>
        <translation>chef de division</translation>
    </message>
    <message>
        <source>army leader</source>
        <comment>rank of a leader</comment>
        <translation>chef d’armée</translation>
    </message>
    <message>
        <source>army aide-de-camp</source>
        <comment>rank of a leader</comment>
        <translation>aide de camp de l’armée</translation>
    </message>
    <message>
        <source>militia leader</source>
        <comment>rank of a leader</comment>
        <translation>chef de milice</translation>
    </message>
    <message>
        <source>clear</source>
        <comment>terrain</comment>
        <translation>dégagé</translation>
    </message>
    <message>
        <source>village</source>
        <comment>terrain</comment>
        <translation>village</translation>
    </message>
    <message>
        <source>town</source>
        <comment>terrain</comment>
        <translation>ville</translation>
    </message>
    <message>
        <source>port</source>
        <comment>terrain</comment>
        <translation>port</translation>
    </message>
    <message>
        <source>Special Structure</source>
        <comment>terrain</comment>
        <translation>structure spéciale</translation>
    </message>
    <message>
        <source>sea</source>
        <comment>terrain</comment>
        <translation>mer</translation>
    </message>
    <message>
        <source>river</source>
        <comment>terrain</comment>
        <translation>rivière</translation>
    </message>
    <message>
        <source>coast</source>
        <comment>terrain</comment>
        <translation>côte</translation>
    </message>
    <message>
        <source>breakwater</source>
        <comment>terrain</comment>
        <translation>brise-lames</translation>
    </message>
    <message>
        <source>road</source>
        <comment>on the map</comment>
        <translation>route</translation>
    </message>
    <message>
        <source>trail</source>
        <comment>on the map</comment>
        <translation>sentier</translation>
    </message>
    <message>
        <source>stream</source>
        <comment>hexside</comment>
        <translation>ruisseau</translation>
    </message>
    <message>
        <source>ford</source>
        <comment>hexside</comment>
        <translation>gué</translation>
    </message>
    <message>
        <source>slope</source>
        <comment>hexside</comment>
        <translation>pente</translation>
    </message>
    <message>
        <source>wall</source>
        <comment>hexside, of fields</comment>
        <translation>mur</translation>
    </message>
    <message>
        <source>sunken road</source>
        <comment>hexside</comment>
        <translation>chemin creux</translation>
    </message>
    <message>
        <source>rampart</source>
        <comment>hexside: the town’s wall</comment>
        <translation>rempart</translation>
    </message>
    <message>
        <source>gate</source>
        <comment>hexside</comment>
        <translation>porte</translation>
    </message>
    <message>
        <source>own zone of influence</source>
        <translation>sa zone d’influence</translation>
    </message>
    <message>
        <source>enemy zones of influence</source>
        <translation>zones d’influence ennemies</translation>
    </message>
    <message>
        <source>command span</source>
        <comment>of a leader</comment>
        <translation>portée de commandement</translation>
    </message>
    <message>
        <source>span for infantry leaders</source>
        <translation>portée des chefs d’infanterie</translation>
    </message>
    <message>
        <source>span for cavalry leaders</source>
        <translation>portée des chefs de cavalerie</translation>
    </message>
    <message>
        <source>span of a brigade leader</source>
        <translation>portée d’un chef de brigade</translation>
    </message>
    <message>
        <source>closed to Soult</source>
        <translation>interdit à Soult</translation>
    </message>
    <message>
        <source>line of sight</source>
        <translation>ligne de vue</translation>
    </message>
    <message>
        <source>line of sight, blocked</source>
        <translation>ligne de vue coupée</translation>
    </message>
    <message>
        <source>blocks the line of sight</source>
        <translation>coupe la ligne de vue</translation>
    </message>
    <message>
        <source>Corunna</source>
        <comment>place: the town</comment>
        <translation>La Corogne</translation>
    </message>
    <message>
        <source>the ramparts of Corunna</source>
        <comment>place</comment>
        <translation>les remparts de La Corogne</translation>
    </message>
    <message>
        <source>the port hexes</source>
        <comment>place</comment>
        <translation>les hexagones du port</translation>
    </message>
    <message>
        <source>Castillo de San Diego</source>
        <translation>château de San Diego</translation>
    </message>
    <message>
        <source>Point of the Castillo</source>
        <translation>pointe du château</translation>
    </message>
    <message>
        <source>heights of the Castillo</source>
        <translation>hauteurs du château</translation>
    </message>
    <message>
        <source>Shore Fortification</source>
        <comment>place</comment>
        <translation>fortification du rivage</translation>
    </message>
    <message>
        <source>Santa Lucia</source>
        <comment>place</comment>
        <translation>Santa Lucía</translation>
    </message>
    <message>
        <source>Oza</source>
        <comment>place</comment>
        <translation>Oza</translation>
    </message>
    <message>
        <source>Eiris</source>
        <comment>place</comment>
        <translation>Eirís</translation>
    </message>
    <message>
        <source>Elvina</source>
        <comment>place</comment>
        <translation>Elviña</translation>
    </message>
    <message>
        <source>Piedralonga</source>
        <comment>place</comment>
        <translation>Piedralonga</translation>
    </message>
    <message>
        <source>Portazgo</source>
        <comment>place</comment>
        <translation>Portazgo</translation>
    </message>
    <message>
        <source>Passage</source>
        <comment>place</comment>
        <translation>El Pasaje</translation>
    </message>
    <message>
        <source>letter A</source>
        <comment>place on the map</comment>
        <translation>lettre A</translation>
    </message>
    <message>
        <source>letter B</source>
        <comment>place on the map</comment>
        <translation>lettre B</translation>
    </message>
    <message>
        <source>numeral II</source>
        <comment>entry on the map</comment>
        <translation>numéro II</translation>
    </message>
    <message>
        <source>numeral III</source>
        <comment>entry on the map</comment>
        <translation>numéro III</translation>
    </message>
    <message>
        <source>numeral IV</source>
        <comment>entry on the map</comment>
        <translation>numéro IV</translation>
    </message>
    <message>
        <source>numeral V</source>
        <comment>entry on the map</comment>
        <translation>numéro V</translation>
    </message>
    <message>
        <source>Abandonment</source>
        <comment>naval result</comment>
        <translation>Abandon</translation>
    </message>
    <message>
        <source>Anchor</source>
        <comment>naval result</comment>
        <translation>À l’ancre</translation>
    </message>
    <message>
        <source>Contrary Winds</source>
        <comment>naval result</comment>
        <translation>Vents contraires</translation>
    </message>
    <message>
        <source>Minor Support</source>
        <comment>naval result</comment>
        <translation>Appui mineur</translation>
    </message>
    <message>
        <source>Major Support</source>
        <comment>naval result</comment>
        <translation>Appui majeur</translation>
    </message>
    <message>
        <source>success</source>
        <comment>of a roll</comment>
        <translation>réussite</translation>
    </message>
    <message>
        <source>failure</source>
        <comment>of a roll</comment>
        <translation>échec</translation>
    </message>
    <message>
        <source>fire</source>
        <comment>cause of a loss</comment>
        <translation>feu</translation>
    </message>
    <message>
        <source>mêlée</source>
        <comment>cause of a loss</comment>
        <translation>mêlée</translation>
    </message>
    <message>
        <source>surrender</source>
        <comment>cause of a loss</comment>
        <translation>reddition</translation>
    </message>
    <message>
        <source>sunk</source>
        <comment>cause of a loss</comment>
        <translation>navire coulé</translation>
    </message>
    <message>
        <source>other</source>
        <comment>cause of a loss, who charges</comment>
        <translation>autre</translation>
    </message>
    <message>
        <source>light cavalry</source>
        <comment>who charges</comment>
        <translation>cavalerie légère</translation>
    </message>
    <message>
        <source>lancers</source>
        <comment>who charges</comment>
        <translation>lanciers</translation>
    </message>
    <message>
        <source>reaction charge</source>
        <comment>kind of charge</comment>
        <translation>charge de réaction</translation>
    </message>
    <message>
        <source>opportunity charge</source>
        <comment>kind of charge</comment>
        <translation>charge d’opportunité</translation>
    </message>
    <message>
        <source>by battalions</source>
        <comment>how a regiment stands</comment>
        <translation>par bataillons</translation>
    </message>
    <message>
        <source>as one regiment</source>
        <comment>how it stands</comment>
        <translation>en un seul régiment</translation>
    </message>
    <message>
        <source>Command Point</source>
        <comment>Moore’s mode</comment>
        <translation>Point de commandement</translation>
    </message>
    <message>
        <source>ride</source>
        <comment>Moore’s mode</comment>
        <translation>chevauchée</translation>
    </message>
    <message>
        <source>units on the map</source>
        <comment>what is counted</comment>
        <translation>unités sur la carte</translation>
    </message>
    <message>
        <source>none</source>
        <comment>a choice</comment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Turn</source>
        <comment>track</comment>
        <translation>Tour</translation>
    </message>
    <message>
        <source>French army morale</source>
        <comment>track</comment>
        <translation>Moral français</translation>
    </message>
    <message>
        <source>British army morale</source>
        <comment>track</comment>
        <translation>Moral britannique</translation>
    </message>
    <message>
        <source>French Victory</source>
        <comment>result</comment>
        <translation>Victoire française</translation>
    </message>
    <message>
        <source>French Overwhelming Victory</source>
        <comment>result</comment>
        <translation>Victoire écrasante française</translation>
    </message>
    <message>
        <source>French Decisive Victory</source>
        <comment>result</comment>
        <translation>Victoire décisive française</translation>
    </message>
    <message>
        <source>British Victory</source>
        <comment>result</comment>
        <translation>Victoire britannique</translation>
    </message>
    <message>
        <source>British Overwhelming Victory</source>
        <comment>result</comment>
        <translation>Victoire écrasante britannique</translation>
    </message>
    <message>
        <source>Allied Victory</source>
        <comment>result</comment>
        <translation>Victoire alliée</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>result</comment>
        <translation>Match nul</translation>
    </message>
    <message>
        <source>contested: both sides have it</source>
        <comment>result</comment>
        <translation>contestée : les deux camps l’ont</translation>
    </message>
    <message>
        <source>undecided: something is not known</source>
        <comment>result</comment>
        <translation>indécise : un élément est inconnu</translation>
    </message>
    <message>
        <source>nobody has won</source>
        <comment>result</comment>
        <translation>personne n’a gagné</translation>
    </message>
    <message>
        <source>the attackers rout</source>
        <comment>mêlée</comment>
        <translation>les assaillants partent en déroute</translation>
    </message>
    <message>
        <source>the attackers fall into disorder</source>
        <comment>mêlée</comment>
        <translation>les assaillants se désordonnent</translation>
    </message>
    <message>
        <source>the attackers surrender</source>
        <comment>mêlée</comment>
        <translation>les assaillants se rendent</translation>
    </message>
    <message>
        <source>no effect</source>
        <comment>mêlée</comment>
        <translation>sans effet</translation>
    </message>
    <message>
        <source>losses</source>
        <comment>mêlée</comment>
        <translation>pertes</translation>
    </message>
    <message>
        <source>the defenders fall into disorder</source>
        <comment>mêlée</comment>
        <translation>les défenseurs se désordonnent</translation>
    </message>
    <message>
        <source>the defenders rout</source>
        <comment>mêlée</comment>
        <translation>les défenseurs partent en déroute</translation>
    </message>
    <message>
        <source>the defenders surrender</source>
        <comment>mêlée</comment>
        <translation>les défenseurs se rendent</translation>
    </message>
    <message>
        <source>forced march</source>
        <comment>modifier of a roll</comment>
        <translation>marche forcée</translation>
    </message>
    <message>
        <source>half of the unit lost</source>
        <comment>modifier of a roll</comment>
        <translation>moitié de l’unité perdue</translation>
    </message>
</context>
<context>
    <name>DiceWords</name>
    <message>
        <source>from the table</source>
        <comment>dice</comment>
        <translation>de la table</translation>
    </message>
    <message>
        <source>from the app</source>
        <comment>dice</comment>
        <translation>du programme</translation>
    </message>
    <message>
        <source>from a script</source>
        <comment>dice</comment>
        <translation>du script</translation>
    </message>
</context>
<context>
    <name>FaultWords</name>
    <message>
        <source>The file</source>
        <translation>Le fichier</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>entry %1</source>
        <translation>entrée %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a place in a file and what is wrong there</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1 was not found. Check the name and the folder, or choose another file.</source>
        <translation>%1 : introuvable. Vérifiez le nom et le dossier, ou choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>%1 can’t be read: permission is missing, or it is no ordinary file. Check its permissions or use a copy.</source>
        <translation>%1 : lecture impossible ; l’autorisation manque, ou ce n’est pas un fichier ordinaire. Vérifiez les droits ou utilisez une copie.</translation>
    </message>
    <message>
        <source>%1 can’t be written: the file or its folder is read only. Nothing was recorded. Save a copy in another folder and go on there.</source>
        <translation>%1 : écriture impossible ; le fichier ou son dossier est en lecture seule. Rien n’a été enregistré. Enregistrez une copie dans un autre dossier et continuez là.</translation>
    </message>
    <message>
        <source>Nothing was recorded: the disk is full. Free some space and press Record again.</source>
        <translation>Rien n’a été enregistré : le disque est plein. Libérez de la place et appuyez de nouveau sur Enregistrer.</translation>
    </message>
    <message>
        <source>%1 is open in another window or program. Close it there, or look at a copy here.</source>
        <translation>%1 : déjà ouvert dans une autre fenêtre ou un autre programme. Fermez-le là-bas, ou regardez-en une copie ici.</translation>
    </message>
    <message>
        <source>%1 was not made by Quarterdeck and was left untouched. Choose a Quarterdeck table.</source>
        <translation>%1 : ce fichier ne vient pas de Quarterdeck et n’a pas été modifié. Choisissez une partie de Quarterdeck.</translation>
    </message>
    <message>
        <source>%1 comes from a newer version of Quarterdeck and was left untouched. Update the program to open it.</source>
        <translation>%1 : ce fichier vient d’une version plus récente de Quarterdeck et n’a pas été modifié. Mettez le programme à jour pour l’ouvrir.</translation>
    </message>
    <message>
        <source>%1 doesn’t have the right form. Correct it and try again.</source>
        <translation>%1 : la forme n’est pas la bonne. Corrigez le fichier et réessayez.</translation>
    </message>
    <message>
        <source>%1 doesn’t have the right form (%2). Correct it there and try again.</source>
        <comment>%2: place and cause</comment>
        <translation>%1 : la forme n’est pas la bonne (%2). Corrigez à cet endroit et réessayez.</translation>
    </message>
    <message>
        <source>%1 is damaged. Nothing was written to it; go on with the last good copy.</source>
        <translation>%1 : ce fichier est abîmé. Rien n’y a été écrit ; continuez avec la dernière bonne copie.</translation>
    </message>
    <message>
        <source>%1 is damaged (%2). Nothing was written to it; go on with the last good copy.</source>
        <comment>%2: place and cause</comment>
        <translation>%1 : ce fichier est abîmé (%2). Rien n’y a été écrit ; continuez avec la dernière bonne copie.</translation>
    </message>
    <message>
        <source>%1 is too large to be read. Check that it is the right file.</source>
        <translation>%1 : trop volumineux pour être lu. Vérifiez que c’est le bon fichier.</translation>
    </message>
    <message>
        <source>%1 exists already and was not overwritten. Choose another name.</source>
        <translation>%1 : existe déjà et n’a pas été remplacé. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>%1 is gone: it was removed, or its medium was pulled. Nothing was recorded. Bring it back, or save a copy elsewhere.</source>
        <translation>%1 : ce fichier a disparu ; il a été supprimé ou son support a été retiré. Rien n’a été enregistré. Remettez-le en place, ou enregistrez une copie ailleurs.</translation>
    </message>
    <message>
        <source>%1 is open in %2 (process %3). Close it there, or look at a copy here.</source>
        <comment>%2: the name of a program, %3: its number</comment>
        <translation>%1 : déjà ouvert dans %2 (processus %3). Fermez-le là-bas, ou regardez-en une copie ici.</translation>
    </message>
</context>
<context>
    <name>FightWords</name>
    <message>
        <source>≤ %1</source>
        <comment>a limit of a number</comment>
        <translation>≤ %1</translation>
    </message>
    <message numerus="yes">
        <source>%n hexes</source>
        <comment>a range</comment>
        <translation>
            <numerusform>%n hexagone</numerusform>
            <numerusform>%n hexagones</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a chance in percent, and as a fraction</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>no loss</source>
        <translation>aucune perte</translation>
    </message>
    <message numerus="yes">
        <source>%n increments lost</source>
        <translation>
            <numerusform>%n incrément perdu</numerusform>
            <numerusform>%n incréments perdus</numerusform>
        </translation>
    </message>
    <message>
        <source>losses</source>
        <comment>a result of a mêlée</comment>
        <translation>pertes</translation>
    </message>
    <message>
        <source>losses: attackers %1, defenders %2</source>
        <comment>increments</comment>
        <translation>pertes : att. %1, déf. %2</translation>
    </message>
    <message>
        <source>the attackers check morale</source>
        <translation>test de moral des assaillants</translation>
    </message>
    <message>
        <source>the defenders check morale</source>
        <translation>test de moral des défenseurs</translation>
    </message>
    <message>
        <source>it closes</source>
        <comment>a unit that assaults</comment>
        <translation>aborde</translation>
    </message>
    <message>
        <source>it stands</source>
        <comment>a unit</comment>
        <translation>tient</translation>
    </message>
    <message>
        <source>the cavalry is recalled</source>
        <translation>la cavalerie est rappelée</translation>
    </message>
    <message>
        <source>limbered</source>
        <comment>a battery</comment>
        <translation>attelée</translation>
    </message>
    <message>
        <source>it passes</source>
        <comment>a morale check</comment>
        <translation>réussi</translation>
    </message>
    <message>
        <source>it stops short</source>
        <comment>a unit that assaults</comment>
        <translation>s’arrête</translation>
    </message>
    <message>
        <source>it does not stand</source>
        <comment>a unit</comment>
        <translation>ne tient pas</translation>
    </message>
    <message>
        <source>it fails</source>
        <comment>a morale check</comment>
        <translation>échoué</translation>
    </message>
</context>
<context>
    <name>FigureRules</name>
    <message>
        <source>%1 is no morale: it is a roll of two dice, 11 to 66, with digits from 1 to 6 only.</source>
        <translation>%1 n’est pas un moral : c’est un jet de deux dés, de 11 à 66, aux chiffres de 1 à 6 seulement.</translation>
    </message>
    <message>
        <source>%1 is out of range: this figure is %2 to %3.</source>
        <translation>%1 est hors limites : ce chiffre va de %2 à %3.</translation>
    </message>
    <message>
        <source>“%1” is no whole number.</source>
        <translation>« %1 » n’est pas un nombre entier.</translation>
    </message>
    <message>
        <source>%1: the ranges don’t rise from close to long.</source>
        <comment>a counter</comment>
        <translation>%1 : les portées ne vont pas en croissant de courte à longue.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>“%1” is neither yes nor no.</source>
        <translation>« %1 » n’est ni oui ni non.</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>a counter, a figure, what is wrong</comment>
        <translation>%1, %2 : %3</translation>
    </message>
</context>
<context>
    <name>FileChoice</name>
    <message>
        <source>%1 is there already. Choose another name.</source>
        <translation>%1 existe déjà. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>%1 is there already. Replace it?</source>
        <translation>%1 existe déjà. Remplacer ?</translation>
    </message>
    <message>
        <source>&amp;Another name…</source>
        <translation>&amp;Autre nom…</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
</context>
<context>
    <name>FixedKeys</name>
    <message>
        <source>Act panel</source>
        <translation>Panneau des coups</translation>
    </message>
    <message>
        <source>Type the faces of the dice</source>
        <translation>Saisir les faces des dés</translation>
    </message>
    <message>
        <source>Take back a face</source>
        <translation>Retirer une face</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retour arrière</translation>
    </message>
    <message>
        <source>Let the program roll</source>
        <translation>Laisser le programme lancer</translation>
    </message>
    <message>
        <source>Record the act, or take the usual choice</source>
        <translation>Enregistrer le coup, ou prendre le choix habituel</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>End the phase</source>
        <translation>Terminer la phase</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Take up an act, answer a question</source>
        <translation>Choisir un coup, répondre à une question</translation>
    </message>
    <message>
        <source>its letter or number</source>
        <translation>sa lettre ou son numéro</translation>
    </message>
    <message>
        <source>Let go of the act in hand</source>
        <translation>Abandonner le coup en cours</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Board and outline</source>
        <translation>Plateau et liste des pièces</translation>
    </message>
    <message>
        <source>From place to place</source>
        <translation>D’un lieu à l’autre</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>From piece to piece</source>
        <translation>D’une pièce à l’autre</translation>
    </message>
    <message>
        <source>Shift with the arrows</source>
        <translation>Maj avec les flèches</translation>
    </message>
    <message>
        <source>Choose the pieces of the place, put the chosen ones down</source>
        <translation>Choisir les pièces du lieu, poser celles qui sont choisies</translation>
    </message>
    <message>
        <source>Zoom in, zoom out, fit</source>
        <translation>Zoom avant, zoom arrière, ajuster</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>From field to field</source>
        <translation>D’un champ à l’autre</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Maj+Tab</translation>
    </message>
    <message>
        <source>Open a menu, press a button</source>
        <translation>Ouvrir un menu, appuyer sur un bouton</translation>
    </message>
    <message>
        <source>Alt with the underlined letter</source>
        <translation>Alt avec la lettre soulignée</translation>
    </message>
    <message>
        <source>Copy, cut, paste and choose text</source>
        <translation>Copier, couper, coller et sélectionner du texte</translation>
    </message>
    <message>
        <source>Keys of the desktop</source>
        <translation>Touches du bureau</translation>
    </message>
    <message>
        <source>Typing text and walking in lists</source>
        <translation>Saisir du texte et parcourir les listes</translation>
    </message>
    <message>
        <source>Trafalgar: ships and forts</source>
        <translation>Trafalgar : navires et forts</translation>
    </message>
    <message>
        <source>Choose a ship; fire at the enemy with that number</source>
        <translation>Choisir un navire ; tirer sur l’ennemi qui porte ce numéro</translation>
    </message>
    <message>
        <source>Sail forward, turn to port, turn to starboard</source>
        <translation>Avancer, pivoter sur bâbord, pivoter sur tribord</translation>
    </message>
    <message>
        <source>Take back a step</source>
        <translation>Revenir d’un pas</translation>
    </message>
    <message>
        <source>A fort fires, or calls FIRE! in the enemy’s turn</source>
        <translation>Un fort tire, ou crie FEU ! pendant le tour de l’ennemi</translation>
    </message>
    <message>
        <source>Aim at the battery, at a mast</source>
        <translation>Viser la batterie, un mât</translation>
    </message>
    <message>
        <source>Aim at the foremast, the mainmast, the mizzenmast only</source>
        <translation>Viser seulement le mât de misaine, le grand mât, le mât d’artimon</translation>
    </message>
    <message>
        <source>The ship lets the fort fire first</source>
        <translation>Le navire laisse le fort tirer d’abord</translation>
    </message>
    <message>
        <source>Faces of the star die: blank, one, two, three stars</source>
        <translation>Faces du dé à étoiles : blanche, une, deux, trois étoiles</translation>
    </message>
    <message>
        <source>La Bataille de Corunna-Espagnol: the maps</source>
        <translation>La Bataille de Corunna-Espagnol : les cartes</translation>
    </message>
    <message>
        <source>Go to a hex, give it to the act in hand</source>
        <translation>Aller à un hexagone, le donner au coup en cours</translation>
    </message>
    <message>
        <source>its number, such as 1423</source>
        <translation>son numéro, par exemple 1423</translation>
    </message>
    <message>
        <source>The hex of the same number on the northern, on the southern map</source>
        <translation>L’hexagone de même numéro sur la carte du nord, sur celle du sud</translation>
    </message>
    <message>
        <source>Carry all counters of a hex</source>
        <translation>Emporter tous les pions d’un hexagone</translation>
    </message>
    <message>
        <source>Shift while dragging</source>
        <translation>Maj en faisant glisser</translation>
    </message>
</context>
<context>
    <name>FleetWords</name>
    <message>
        <source>The rules refuse this: %1</source>
        <comment>the detail is English</comment>
        <translation>Les règles le refusent : %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a side and a nation of it</comment>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>HexWords</name>
    <message>
        <source>%1: %2</source>
        <comment>a hex or a counter, and why not</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>fire at %1</source>
        <comment>a counter</comment>
        <translation>feu sur %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a hex or a counter, and what it costs</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>The maps with their counters. Arrow keys walk from hex to hex, Enter chooses the counters of a hex or puts the chosen ones down there. The outline lists the same counters as text.</source>
        <translation>Les cartes et leurs pions. Les flèches vont d’hexagone en hexagone, Entrée choisit les pions d’un hexagone ou y pose ceux qui sont choisis. La liste des pièces donne les mêmes pions en texte.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between what is said of a counter</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1+</source>
        <comment>a cost of which a part is not known</comment>
        <translation>%1+</translation>
    </message>
    <message numerus="yes">
        <source>at least %n movement point(s): the chart has gaps</source>
        <translation>
            <numerusform>au moins %n point de mouvement : la table a des trous</numerusform>
            <numerusform>au moins %n points de mouvement : la table a des trous</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n movement point(s)</source>
        <translation>
            <numerusform>%n point de mouvement</numerusform>
            <numerusform>%n points de mouvement</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>movement points</comment>
        <translation>
            <numerusform>il en reste %n</numerusform>
            <numerusform>il en reste %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) away</source>
        <translation>
            <numerusform>à %n hexagone</numerusform>
            <numerusform>à %n hexagones</numerusform>
        </translation>
    </message>
    <message>
        <source>town</source>
        <translation>ville</translation>
    </message>
    <message>
        <source>village</source>
        <translation>village</translation>
    </message>
    <message>
        <source>port</source>
        <translation>port</translation>
    </message>
    <message>
        <source>Special Structure</source>
        <translation>structure spéciale</translation>
    </message>
    <message>
        <source>sea</source>
        <translation>mer</translation>
    </message>
    <message>
        <source>river</source>
        <translation>rivière</translation>
    </message>
    <message>
        <source>clear ground</source>
        <translation>terrain dégagé</translation>
    </message>
    <message>
        <source>coast</source>
        <translation>côte</translation>
    </message>
    <message>
        <source>breakwater</source>
        <translation>brise-lames</translation>
    </message>
    <message>
        <source>north</source>
        <translation>nord</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>nord-est</translation>
    </message>
    <message>
        <source>east</source>
        <translation>est</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>sud-est</translation>
    </message>
    <message>
        <source>south</source>
        <translation>sud</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>sud-ouest</translation>
    </message>
    <message>
        <source>west</source>
        <translation>ouest</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>nord-ouest</translation>
    </message>
    <message>
        <source>facing %1</source>
        <translation>orientation %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n increment(s)</source>
        <translation>
            <numerusform>%1 sur %n incrément</numerusform>
            <numerusform>%1 sur %n incréments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n increment(s)</source>
        <translation>
            <numerusform>%n incrément</numerusform>
            <numerusform>%n incréments</numerusform>
        </translation>
    </message>
    <message>
        <source>infantry divisions in span</source>
        <translation>divisions d’infanterie à portée</translation>
    </message>
    <message>
        <source>cavalry divisions in span</source>
        <translation>divisions de cavalerie à portée</translation>
    </message>
    <message>
        <source>brigade in span</source>
        <translation>brigade à portée</translation>
    </message>
    <message>
        <source>in span</source>
        <translation>à portée</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es), not in sight</source>
        <translation>
            <numerusform>%n hexagone, hors de vue</numerusform>
            <numerusform>%n hexagones, hors de vue</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es), in sight</source>
        <translation>
            <numerusform>%n hexagone, en vue</numerusform>
            <numerusform>%n hexagones, en vue</numerusform>
        </translation>
    </message>
    <message>
        <source>an enemy stands there</source>
        <translation>l’ennemi s’y trouve</translation>
    </message>
    <message>
        <source>attached to %1</source>
        <comment>a division or brigade</comment>
        <translation>rattachement : %1</translation>
    </message>
    <message>
        <source>Hex %1…</source>
        <comment>a number that is being typed</comment>
        <translation>Hexagone %1…</translation>
    </message>
    <message>
        <source>There is no hex %1</source>
        <translation>Il n’y a pas d’hexagone %1</translation>
    </message>
    <message>
        <source>%1 · %2: the same number on the other map</source>
        <comment>a hex, and a key</comment>
        <translation>%1 · %2 : le même numéro sur l’autre carte</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a counter, and why not</comment>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>LatticeWords</name>
    <message>
        <source>up and right</source>
        <comment>a direction on the board</comment>
        <translation>en haut à droite</translation>
    </message>
    <message>
        <source>right</source>
        <comment>a direction on the board</comment>
        <translation>droite</translation>
    </message>
    <message>
        <source>down and right</source>
        <comment>a direction on the board</comment>
        <translation>en bas à droite</translation>
    </message>
    <message>
        <source>down and left</source>
        <comment>a direction on the board</comment>
        <translation>en bas à gauche</translation>
    </message>
    <message>
        <source>left</source>
        <comment>a direction on the board</comment>
        <translation>gauche</translation>
    </message>
    <message>
        <source>up and left</source>
        <comment>a direction on the board</comment>
        <translation>en haut à gauche</translation>
    </message>
    <message>
        <source>up</source>
        <comment>a direction on the board</comment>
        <translation>en haut</translation>
    </message>
    <message>
        <source>down</source>
        <comment>a direction on the board</comment>
        <translation>en bas</translation>
    </message>
    <message>
        <source>%1°</source>
        <comment>a direction</comment>
        <translation>%1°</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a chance</comment>
        <translation>%1 %</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <comment>what going there costs</comment>
        <translation>
            <numerusform>%n mouvement</numerusform>
            <numerusform>%n mouvements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>moves that a ship still has</comment>
        <translation>
            <numerusform>reste %n</numerusform>
            <numerusform>restent %n</numerusform>
        </translation>
    </message>
    <message>
        <source>distance %1</source>
        <translation>distance %1</translation>
    </message>
    <message numerus="yes">
        <source>%n gun(s)</source>
        <comment>that can fire there</comment>
        <translation>
            <numerusform>%n canon</numerusform>
            <numerusform>%n canons</numerusform>
        </translation>
    </message>
    <message>
        <source>each hits %1</source>
        <comment>a chance</comment>
        <translation>chacun touche : %1</translation>
    </message>
    <message>
        <source>heading %1</source>
        <translation>cap : %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the numbers of a move</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>land</source>
        <translation>terre</translation>
    </message>
    <message>
        <source>port water</source>
        <translation>eaux du port</translation>
    </message>
    <message>
        <source>berth of a port</source>
        <translation>mouillage d’un port</translation>
    </message>
    <message>
        <source>corner of a port, with its anchorage</source>
        <translation>coin d’un port, avec son mouillage</translation>
    </message>
    <message>
        <source>reef</source>
        <translation>récif</translation>
    </message>
    <message>
        <source>sandbank</source>
        <translation>banc de sable</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between what is said of a point</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <comment>what a ship has: its name, what is left, what it had</comment>
        <translation>%1 : %2 sur %3</translation>
    </message>
    <message>
        <source>no mast standing</source>
        <translation>aucun mât debout</translation>
    </message>
    <message>
        <source>standing: %1</source>
        <translation>debout : %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between masts</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between conditions</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>touche %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between what is said of a piece</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>The wind&apos;s arrow is not placed yet</source>
        <translation>La flèche du vent n’est pas encore placée</translation>
    </message>
    <message>
        <source>Wind: it blows %1</source>
        <translation>Vent, il souffle vers : %1</translation>
    </message>
    <message>
        <source>No step forward: %1</source>
        <translation>On n’avance pas vers : %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between directions</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>shows her bow: masts only</source>
        <translation>présente la proue : les mâts seulement</translation>
    </message>
    <message>
        <source>shows her stern: masts only</source>
        <translation>présente la poupe : les mâts seulement</translation>
    </message>
    <message>
        <source>shows her port side</source>
        <translation>présente le flanc bâbord</translation>
    </message>
    <message>
        <source>shows her starboard side</source>
        <translation>présente le flanc tribord</translation>
    </message>
</context>
<context>
    <name>Narrator</name>
    <message>
        <source>There is nothing to decide</source>
        <translation>Il n’y a rien à décider</translation>
    </message>
    <message>
        <source>This doesn’t belong to this phase</source>
        <translation>Ce n’est pas la bonne phase</translation>
    </message>
    <message>
        <source>It is not that side’s turn</source>
        <translation>Ce n’est pas le tour de ce camp</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>There is nothing to undo</source>
        <translation>Il n’y a rien à annuler</translation>
    </message>
    <message>
        <source>There is nothing to redo</source>
        <translation>Il n’y a rien à rétablir</translation>
    </message>
    <message>
        <source>They are not adjacent</source>
        <translation>Ce n’est pas adjacent</translation>
    </message>
    <message>
        <source>Out of range</source>
        <translation>Hors de portée</translation>
    </message>
    <message>
        <source>The target is on the same side</source>
        <translation>La cible est du même camp</translation>
    </message>
    <message>
        <source>This line is not understood</source>
        <translation>Cette ligne n’est pas comprise</translation>
    </message>
    <message>
        <source>This line is not understood (%1)</source>
        <comment>%1 is the technical reason, in English</comment>
        <translation>Cette ligne n’est pas comprise (%1)</translation>
    </message>
    <message numerus="yes">
        <source>It takes %n dice; there are %1</source>
        <extracomment>%n is how many dice the rules want, %1 how many there are</extracomment>
        <translation>
            <numerusform>Il faut %n dé, il y en a %1</numerusform>
            <numerusform>Il faut %n dés, il y en a %1</numerusform>
        </translation>
    </message>
    <message>
        <source>This die has no face %1</source>
        <translation>Ce dé n’a pas de face %1</translation>
    </message>
    <message>
        <source>First there is a choice to make</source>
        <translation>Il faut d’abord faire un choix</translation>
    </message>
    <message>
        <source>First decide: %1</source>
        <translation>Il faut d’abord décider : %1</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>a choice that was made, not an answer to a question</comment>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <comment>a choice that was made, not an answer to a question</comment>
        <translation>non</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n dé</numerusform>
            <numerusform>%n dés</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a reason and its value: base die +1</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>a total and its reasons</comment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the items of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>Arbitre</translation>
    </message>
    <message>
        <source>British</source>
        <comment>a side</comment>
        <translation>Britanniques</translation>
    </message>
    <message>
        <source>Spanish</source>
        <comment>a side</comment>
        <translation>Espagnols</translation>
    </message>
    <message>
        <source>the British</source>
        <translation>les Britanniques</translation>
    </message>
    <message>
        <source>the Spanish</source>
        <translation>les Espagnols</translation>
    </message>
    <message>
        <source>British</source>
        <comment>adjective, feminine</comment>
        <translation>britannique</translation>
    </message>
    <message>
        <source>British</source>
        <comment>adjective, masculine</comment>
        <translation>britannique</translation>
    </message>
    <message>
        <source>Spanish</source>
        <comment>adjective, feminine</comment>
        <translation>espagnole</translation>
    </message>
    <message>
        <source>Spanish</source>
        <comment>adjective, masculine</comment>
        <translation>espagnol</translation>
    </message>
    <message>
        <source>%1: %L2</source>
        <comment>a label and its number</comment>
        <translation>%1 : %L2</translation>
    </message>
    <message>
        <source>ruling %1</source>
        <translation>interprétation %1</translation>
    </message>
    <message>
        <source>rule “%1”</source>
        <comment>a rule that has a name instead of a number</comment>
        <translation>règle « %1 »</translation>
    </message>
    <message>
        <source>rule %1</source>
        <translation>règle %1</translation>
    </message>
    <message>
        <source>on</source>
        <comment>an option</comment>
        <translation>oui</translation>
    </message>
    <message>
        <source>off</source>
        <comment>an option</comment>
        <translation>non</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>end of a list</comment>
        <extracomment>The end of a list. Spanish: y</extracomment>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>end of a list, before the sound i</comment>
        <extracomment>The end of a list whose last word starts with the sound i. Spanish: e</extracomment>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>Entry %1 undone</source>
        <translation>Entrée %1 annulée</translation>
    </message>
    <message>
        <source>The last act is undone</source>
        <translation>Dernier coup annulé</translation>
    </message>
    <message>
        <source>Entry %1 restored</source>
        <translation>Entrée %1 rétablie</translation>
    </message>
    <message>
        <source>The act is restored</source>
        <translation>Coup rétabli</translation>
    </message>
    <message>
        <source>Entry %1 amended</source>
        <translation>Entrée %1 rectifiée</translation>
    </message>
    <message>
        <source>An entry is amended</source>
        <translation>Une entrée est rectifiée</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Note : %1</translation>
    </message>
    <message>
        <source>The app’s dice are revealed: anybody can check them now</source>
        <translation>Les dés du programme sont dévoilés : on peut les contrôler</translation>
    </message>
    <message>
        <source>The table was checked against the journal</source>
        <translation>La table a été vérifiée avec le journal</translation>
    </message>
    <message>
        <source>A photo was added</source>
        <translation>Une photo a été ajoutée</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>a range of faces</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>From here on the program rolls the dice</source>
        <translation>À partir d’ici, le programme lance les dés</translation>
    </message>
    <message>
        <source>From here on the dice are thrown on the table</source>
        <translation>À partir d’ici, les dés sont lancés sur la table</translation>
    </message>
    <message>
        <source>N</source>
        <comment>compass point: north</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>NbE</source>
        <comment>compass point: north by east</comment>
        <translation>N¼NE</translation>
    </message>
    <message>
        <source>NNE</source>
        <comment>compass point</comment>
        <translation>NNE</translation>
    </message>
    <message>
        <source>NEbN</source>
        <comment>compass point: northeast by north</comment>
        <translation>NE¼N</translation>
    </message>
    <message>
        <source>NE</source>
        <comment>compass point</comment>
        <translation>NE</translation>
    </message>
    <message>
        <source>NEbE</source>
        <comment>compass point: northeast by east</comment>
        <translation>NE¼E</translation>
    </message>
    <message>
        <source>ENE</source>
        <comment>compass point</comment>
        <translation>ENE</translation>
    </message>
    <message>
        <source>EbN</source>
        <comment>compass point: east by north</comment>
        <translation>E¼NE</translation>
    </message>
    <message>
        <source>E</source>
        <comment>compass point: east</comment>
        <translation>E</translation>
    </message>
    <message>
        <source>EbS</source>
        <comment>compass point: east by south</comment>
        <translation>E¼SE</translation>
    </message>
    <message>
        <source>ESE</source>
        <comment>compass point</comment>
        <translation>ESE</translation>
    </message>
    <message>
        <source>SEbE</source>
        <comment>compass point: southeast by east</comment>
        <translation>SE¼E</translation>
    </message>
    <message>
        <source>SE</source>
        <comment>compass point</comment>
        <translation>SE</translation>
    </message>
    <message>
        <source>SEbS</source>
        <comment>compass point: southeast by south</comment>
        <translation>SE¼S</translation>
    </message>
    <message>
        <source>SSE</source>
        <comment>compass point</comment>
        <translation>SSE</translation>
    </message>
    <message>
        <source>SbE</source>
        <comment>compass point: south by east</comment>
        <translation>S¼SE</translation>
    </message>
    <message>
        <source>S</source>
        <comment>compass point: south</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>SbW</source>
        <comment>compass point: south by west</comment>
        <translation>S¼SO</translation>
    </message>
    <message>
        <source>SSW</source>
        <comment>compass point</comment>
        <translation>SSO</translation>
    </message>
    <message>
        <source>SWbS</source>
        <comment>compass point: southwest by south</comment>
        <translation>SO¼S</translation>
    </message>
    <message>
        <source>SW</source>
        <comment>compass point</comment>
        <translation>SO</translation>
    </message>
    <message>
        <source>SWbW</source>
        <comment>compass point: southwest by west</comment>
        <translation>SO¼O</translation>
    </message>
    <message>
        <source>WSW</source>
        <comment>compass point</comment>
        <translation>OSO</translation>
    </message>
    <message>
        <source>WbS</source>
        <comment>compass point: west by south</comment>
        <translation>O¼SO</translation>
    </message>
    <message>
        <source>W</source>
        <comment>compass point: west</comment>
        <translation>O</translation>
    </message>
    <message>
        <source>WbN</source>
        <comment>compass point: west by north</comment>
        <translation>O¼NO</translation>
    </message>
    <message>
        <source>WNW</source>
        <comment>compass point</comment>
        <translation>ONO</translation>
    </message>
    <message>
        <source>NWbW</source>
        <comment>compass point: northwest by west</comment>
        <translation>NO¼O</translation>
    </message>
    <message>
        <source>NW</source>
        <comment>compass point</comment>
        <translation>NO</translation>
    </message>
    <message>
        <source>NWbN</source>
        <comment>compass point: northwest by north</comment>
        <translation>NO¼N</translation>
    </message>
    <message>
        <source>NNW</source>
        <comment>compass point</comment>
        <translation>NNO</translation>
    </message>
    <message>
        <source>NbW</source>
        <comment>compass point: north by west</comment>
        <translation>N¼NO</translation>
    </message>
    <message>
        <source>least %1</source>
        <comment>a distance that must be sailed</comment>
        <translation>minimum %1</translation>
    </message>
    <message>
        <source>most %1</source>
        <comment>a distance that may be sailed</comment>
        <translation>maximum %1</translation>
    </message>
    <message>
        <source>heading %1</source>
        <comment>%1 is a compass name or degrees</comment>
        <translation>cap %1</translation>
    </message>
    <message>
        <source>pivot %1</source>
        <comment>%1 is an angle</comment>
        <translation>pivot de %1</translation>
    </message>
    <message>
        <source>%1 east</source>
        <comment>distance from the west edge of the board</comment>
        <translation>%1 du bord ouest</translation>
    </message>
    <message>
        <source>%1 north</source>
        <comment>distance from the south edge of the board</comment>
        <translation>%1 du bord sud</translation>
    </message>
    <message>
        <source>%1″</source>
        <comment>inches</comment>
        <translation>%1″</translation>
    </message>
    <message>
        <source>%1°</source>
        <comment>a direction in degrees</comment>
        <translation>%1°</translation>
    </message>
    <message>
        <source>%1°</source>
        <comment>an angle</comment>
        <translation>%1°</translation>
    </message>
    <message>
        <source>Turn %L1</source>
        <comment>the number of the turn that is played</comment>
        <translation>Tour %L1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a direction in degrees and its compass name</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Schematic</source>
        <comment>a board</comment>
        <translation>Schématique</translation>
    </message>
</context>
<context>
    <name>OddsLine</name>
    <message>
        <source>What if – %1: %2 dice to %3, %4 win %5%, %6 win %7%</source>
        <comment>%1 an area, %2 and %3 dice, %4 and %6 sides, %5 and %7 chances</comment>
        <translation>Et si… – %1 : %2 contre %3 dés ; victoire : %4 %5 %, %6 %7 %</translation>
    </message>
    <message>
        <source>Odds – %1: %2 dice to %3, %4 win %5%, %6 win %7%</source>
        <comment>%1 an area, %2 and %3 dice, %4 and %6 sides, %5 and %7 chances</comment>
        <translation>Probabilités – %1 : %2 contre %3 dés ; victoire : %4 %5 %, %6 %7 %</translation>
    </message>
</context>
<context>
    <name>OrderOfBattle</name>
    <message>
        <source>Increments</source>
        <translation>Incréments</translation>
    </message>
    <message>
        <source>losses, fire and the shares of an army</source>
        <translation>les pertes, le feu et les parts d’une armée</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Feu</translation>
    </message>
    <message>
        <source>the Fire Value</source>
        <translation>la valeur de feu</translation>
    </message>
    <message>
        <source>Fire, close</source>
        <translation>Feu, courte</translation>
    </message>
    <message>
        <source>the Fire Value of artillery</source>
        <translation>la valeur de feu de l’artillerie</translation>
    </message>
    <message>
        <source>Fire, medium</source>
        <translation>Feu, moyenne</translation>
    </message>
    <message>
        <source>the Fire Value at medium range</source>
        <translation>la valeur de feu à moyenne portée</translation>
    </message>
    <message>
        <source>Fire, long</source>
        <translation>Feu, longue</translation>
    </message>
    <message>
        <source>the Fire Value at long range</source>
        <translation>la valeur de feu à longue portée</translation>
    </message>
    <message>
        <source>Range, close</source>
        <translation>Portée courte</translation>
    </message>
    <message>
        <source>which range a target is at</source>
        <translation>savoir à quelle portée est une cible</translation>
    </message>
    <message>
        <source>Range, medium</source>
        <translation>Portée moyenne</translation>
    </message>
    <message>
        <source>Range, long</source>
        <translation>Portée longue</translation>
    </message>
    <message>
        <source>Fire defence</source>
        <translation>Défense contre le feu</translation>
    </message>
    <message>
        <source>fire at the ship</source>
        <translation>le tir sur le navire</translation>
    </message>
    <message>
        <source>Mêlée</source>
        <translation>Mêlée</translation>
    </message>
    <message>
        <source>the odds of a mêlée</source>
        <translation>le rapport d’une mêlée</translation>
    </message>
    <message>
        <source>Morale</source>
        <translation>Moral</translation>
    </message>
    <message>
        <source>morale checks, closing and standing</source>
        <translation>les tests de moral, aborder et tenir</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Mouvement</translation>
    </message>
    <message>
        <source>whether a move is too long</source>
        <translation>savoir si un mouvement est trop long</translation>
    </message>
    <message>
        <source>Command span</source>
        <translation>Portée de commandement</translation>
    </message>
    <message>
        <source>who is in command</source>
        <translation>savoir qui est sous commandement</translation>
    </message>
    <message>
        <source>Mêlée bonus, infantry attacks</source>
        <translation>Bonus de mêlée, infanterie en attaque</translation>
    </message>
    <message>
        <source>a leader’s part in a mêlée</source>
        <translation>la part d’un chef dans une mêlée</translation>
    </message>
    <message>
        <source>Mêlée bonus, infantry defends</source>
        <translation>Bonus de mêlée, infanterie en défense</translation>
    </message>
    <message>
        <source>Mêlée bonus, cavalry</source>
        <translation>Bonus de mêlée, cavalerie</translation>
    </message>
    <message>
        <source>Artillery bonus</source>
        <translation>Bonus d’artillerie</translation>
    </message>
    <message>
        <source>a leader’s part in fire and limbering</source>
        <translation>la part d’un chef dans le feu et l’attelage</translation>
    </message>
    <message>
        <source>Morale bonus</source>
        <translation>Bonus de moral</translation>
    </message>
    <message>
        <source>a leader’s part in morale checks</source>
        <translation>la part d’un chef dans les tests de moral</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>rolls for initiative</source>
        <translation>les jets d’initiative</translation>
    </message>
    <message>
        <source>Cavalry leader</source>
        <translation>Chef de cavalerie</translation>
    </message>
    <message>
        <source>recalling cavalry</source>
        <translation>le rappel de la cavalerie</translation>
    </message>
    <message>
        <source>Artillery leader</source>
        <translation>Chef d’artillerie</translation>
    </message>
    <message>
        <source>limbering</source>
        <translation>l’attelage</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Chefs</translation>
    </message>
    <message>
        <source>leaders</source>
        <translation>chefs</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a side, a kind of its counters</comment>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>PaletteLines</name>
    <message>
        <source>act</source>
        <comment>something that a side may do now</comment>
        <translation>coup</translation>
    </message>
    <message>
        <source>%1 › %2</source>
        <comment>a menu and the menu inside it</comment>
        <translation>%1 › %2</translation>
    </message>
    <message>
        <source>Open “%1”</source>
        <translation>Ouvrir « %1 »</translation>
    </message>
    <message>
        <source>recent table</source>
        <translation>partie récente</translation>
    </message>
    <message>
        <source>recent table, its file is gone</source>
        <translation>partie récente ; son fichier n’est plus là</translation>
    </message>
    <message>
        <source>Show the table at entry #%1</source>
        <translation>Montrer la table à l’entrée n° %1</translation>
    </message>
    <message numerus="yes">
        <source>the journal has %n entries</source>
        <translation>
            <numerusform>le journal a %n entrée</numerusform>
            <numerusform>le journal a %n entrées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PaletteWords</name>
    <message>
        <source>start a game, begin, scenario, set up</source>
        <comment>words that people type to find it</comment>
        <translation>nouvelle partie, commencer, débuter, scénario, mise en place</translation>
    </message>
    <message>
        <source>load, file, journal</source>
        <comment>words that people type to find it</comment>
        <translation>charger, fichier, journal</translation>
    </message>
    <message>
        <source>demo, tutorial, learn, try out</source>
        <comment>words that people type to find it</comment>
        <translation>démo, tutoriel, apprendre, essayer</translation>
    </message>
    <message>
        <source>backup, duplicate, save as</source>
        <comment>words that people type to find it</comment>
        <translation>sauvegarde, dupliquer, enregistrer sous</translation>
    </message>
    <message>
        <source>text, JSON, share, send</source>
        <comment>words that people type to find it</comment>
        <translation>texte, JSON, partager, envoyer</translation>
    </message>
    <message>
        <source>printer, paper, A4, Letter, ships</source>
        <comment>words that people type to find it</comment>
        <translation>imprimante, papier, A4, Letter, navires</translation>
    </message>
    <message>
        <source>paper, A4, Letter, print to a file, ships</source>
        <comment>words that people type to find it</comment>
        <translation>papier, A4, Letter, imprimer dans un fichier, navires</translation>
    </message>
    <message>
        <source>leave the table, end the evening</source>
        <comment>words that people type to find it</comment>
        <translation>quitter la partie, finir la soirée</translation>
    </message>
    <message>
        <source>exit, leave the program</source>
        <comment>words that people type to find it</comment>
        <translation>quitter, sortir du programme</translation>
    </message>
    <message>
        <source>take back, mistake, wrong</source>
        <comment>words that people type to find it</comment>
        <translation>reprendre, revenir en arrière, erreur, faute</translation>
    </message>
    <message>
        <source>bring back, again</source>
        <comment>words that people type to find it</comment>
        <translation>rétablir, refaire, de nouveau</translation>
    </message>
    <message>
        <source>enter, write down, confirm, save</source>
        <comment>words that people type to find it</comment>
        <translation>saisir, noter, valider, confirmer, enregistrer</translation>
    </message>
    <message>
        <source>throw, random, chance</source>
        <comment>words that people type to find it</comment>
        <translation>lancer, jeter, hasard</translation>
    </message>
    <message>
        <source>force, allow, referee decides, house rule</source>
        <comment>words that people type to find it</comment>
        <translation>forcer, autoriser, l’arbitre décide, règle maison</translation>
    </message>
    <message>
        <source>cancel, drop it, something else</source>
        <comment>words that people type to find it</comment>
        <translation>annuler, abandonner, autre chose</translation>
    </message>
    <message>
        <source>go, sail, march, drag, how far</source>
        <comment>words that people type to find it</comment>
        <translation>aller, naviguer, marcher, glisser, jusqu’où</translation>
    </message>
    <message>
        <source>correct, change by hand, fix, set up</source>
        <comment>words that people type to find it</comment>
        <translation>corriger, changer à la main, réparer, mise en place</translation>
    </message>
    <message>
        <source>larger, closer, magnify</source>
        <comment>words that people type to find it</comment>
        <translation>plus grand, plus près, grossir</translation>
    </message>
    <message>
        <source>smaller, farther</source>
        <comment>words that people type to find it</comment>
        <translation>plus petit, plus loin</translation>
    </message>
    <message>
        <source>whole board, see all</source>
        <comment>words that people type to find it</comment>
        <translation>plateau entier, tout voir</translation>
    </message>
    <message>
        <source>panels, docks, as at first, default</source>
        <comment>words that people type to find it</comment>
        <translation>panneaux, volets, comme au début, par défaut</translation>
    </message>
    <message>
        <source>keyboard, focus</source>
        <comment>words that people type to find it</comment>
        <translation>clavier, focus</translation>
    </message>
    <message>
        <source>whole screen, projector</source>
        <comment>words that people type to find it</comment>
        <translation>tout l’écran, projecteur</translation>
    </message>
    <message>
        <source>next step, go on, finish, turn over</source>
        <comment>words that people type to find it</comment>
        <translation>étape suivante, continuer, finir, passer la main</translation>
    </message>
    <message>
        <source>history, replay, beginning, start</source>
        <comment>words that people type to find it</comment>
        <translation>historique, revoir, début, commencement</translation>
    </message>
    <message>
        <source>history, replay, past, before</source>
        <comment>words that people type to find it</comment>
        <translation>historique, revoir, passé, avant</translation>
    </message>
    <message>
        <source>history, replay, after</source>
        <comment>words that people type to find it</comment>
        <translation>historique, revoir, après</translation>
    </message>
    <message>
        <source>history, present, live, last entry</source>
        <comment>words that people type to find it</comment>
        <translation>historique, présent, en direct, dernière entrée</translation>
    </message>
    <message>
        <source>comment, remark, write</source>
        <comment>words that people type to find it</comment>
        <translation>commentaire, remarque, écrire</translation>
    </message>
    <message>
        <source>rewind, history, take back many</source>
        <comment>words that people type to find it</comment>
        <translation>rembobiner, historique, annuler beaucoup</translation>
    </message>
    <message>
        <source>filter, look for, journal</source>
        <comment>words that people type to find it</comment>
        <translation>filtrer, chercher, journal</translation>
    </message>
    <message>
        <source>check, seal, chain, hash, cheating</source>
        <comment>words that people type to find it</comment>
        <translation>contrôler, sceau, chaîne, empreinte, triche</translation>
    </message>
    <message>
        <source>fair, honest, proof, random</source>
        <comment>words that people type to find it</comment>
        <translation>équitable, honnête, preuve, hasard</translation>
    </message>
    <message>
        <source>rules, what now, explain, manual</source>
        <comment>words that people type to find it</comment>
        <translation>règles, que faire, expliquer, manuel</translation>
    </message>
    <message>
        <source>keyboard, shortcuts, hotkeys</source>
        <comment>words that people type to find it</comment>
        <translation>clavier, raccourcis, touches</translation>
    </message>
    <message>
        <source>version, licence</source>
        <comment>words that people type to find it</comment>
        <translation>version, licence</translation>
    </message>
    <message>
        <source>motion, movement</source>
        <comment>words that people type to find it</comment>
        <translation>mouvement, animations</translation>
    </message>
    <message>
        <source>start, continue, resume</source>
        <comment>words that people type to find it</comment>
        <translation>démarrer, continuer, reprendre</translation>
    </message>
    <message>
        <source>language, translation, idioma, langue</source>
        <comment>words that people type to find it</comment>
        <translation>langue, traduction, language, idioma</translation>
    </message>
    <message>
        <source>colours, dark mode, night, bright, appearance</source>
        <comment>words that people type to find it</comment>
        <translation>couleurs, mode sombre, nuit, clair, apparence</translation>
    </message>
    <message>
        <source>font, larger, smaller, zoom, scale</source>
        <comment>words that people type to find it</comment>
        <translation>police, plus grand, plus petit, zoom, échelle</translation>
    </message>
    <message>
        <source>panel, pane, odds, charts, score, journal</source>
        <comment>words that people type to find it</comment>
        <translation>panneau, volet, probabilités, tables, score, journal</translation>
    </message>
    <message>
        <source>fire table, mêlée table, morale, rulebook, fill in</source>
        <comment>words that people type to find it</comment>
        <translation>table du feu, table de mêlée, moral, livret, remplir, saisir</translation>
    </message>
</context>
<context>
    <name>PaperWords</name>
    <message>
        <source>%1, continued</source>
        <comment>a fleet whose sheets began on the page before</comment>
        <translation>%1, suite</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <comment>of a print</comment>
        <translation>page %1 sur %2</translation>
    </message>
</context>
<context>
    <name>Percent</name>
    <message>
        <source>&lt;%1%</source>
        <comment>a chance smaller than that</comment>
        <translation>&lt;%1 %</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a chance</comment>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>PreviewWords</name>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>The pages</source>
        <translation>Les pages</translation>
    </message>
</context>
<context>
    <name>PrintedWords</name>
    <message numerus="yes">
        <source>%1, %n guns</source>
        <comment>a ship’s rate and her guns</comment>
        <translation>
            <numerusform>%1, %n canon</numerusform>
            <numerusform>%1, %n canons</numerusform>
        </translation>
    </message>
    <message>
        <source>Masts</source>
        <comment>rows of boxes</comment>
        <translation>Mâture</translation>
    </message>
    <message>
        <source>Guns</source>
        <comment>rows of boxes</comment>
        <translation>Artillerie</translation>
    </message>
    <message>
        <source>Hull</source>
        <comment>rows of boxes</comment>
        <translation>Coque</translation>
    </message>
    <message>
        <source>a box crossed: a hit</source>
        <translation>une case barrée : un coup au but</translation>
    </message>
    <message>
        <source>the initial broadside is still to come</source>
        <translation>la première bordée est à venir</translation>
    </message>
    <message>
        <source>the initial broadside has been fired</source>
        <translation>la première bordée est tirée</translation>
    </message>
    <message>
        <source>Upper masts all crossed: damaged; all masts: dismasted</source>
        <translation>Ligne du haut de la mâture barrée : avarié ; toute la mâture : démâté</translation>
    </message>
    <message>
        <source>Upper line of the hull crossed: crew at the pumps; all of it: sunk</source>
        <translation>Ligne du haut de la coque barrée : équipage aux pompes ; toute la coque : coulé</translation>
    </message>
    <message>
        <source>All gun boxes crossed: she strikes her colours</source>
        <translation>Toute l’artillerie barrée : il amène son pavillon</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Maj</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
</context>
<context>
    <name>ReasonInWords</name>
    <message>
        <source>“%1” must be a whole number from %2 to %3</source>
        <translation>« %1 » doit être un nombre entier de %2 à %3</translation>
    </message>
    <message>
        <source>“%1” must be a text</source>
        <translation>« %1 » doit être un texte</translation>
    </message>
    <message>
        <source>“%1” must be true or false</source>
        <translation>« %1 » doit valoir vrai ou faux (true, false)</translation>
    </message>
    <message>
        <source>“%1” must be a list</source>
        <translation>« %1 » doit être une liste</translation>
    </message>
    <message>
        <source>“%1” must be an object in curly brackets</source>
        <translation>« %1 » doit être un objet entre accolades</translation>
    </message>
    <message>
        <source>“%1” must be a name or an object in curly brackets</source>
        <translation>« %1 » doit être un nom ou un objet entre accolades</translation>
    </message>
    <message>
        <source>“%1” is missing</source>
        <translation>« %1 » manque</translation>
    </message>
    <message>
        <source>“%1” can’t be “%2”</source>
        <translation>« %1 » ne peut pas être « %2 »</translation>
    </message>
    <message>
        <source>“%1” can’t be negative</source>
        <translation>« %1 » ne peut pas être négatif</translation>
    </message>
    <message>
        <source>what stands at “%1” is not what it should be</source>
        <translation>ce qui est à « %1 » n’est pas ce qu’il faut</translation>
    </message>
    <message>
        <source>such a file has nothing called “%1”</source>
        <translation>un tel fichier n’a rien qui s’appelle « %1 »</translation>
    </message>
    <message>
        <source>its format is not “%1”: it is another kind of file</source>
        <translation>son format n’est pas « %1 » : c’est un autre genre de fichier</translation>
    </message>
    <message>
        <source>nothing of that kind is called “%1”</source>
        <translation>rien de ce genre ne s’appelle « %1 »</translation>
    </message>
    <message>
        <source>two of a kind are called “%1”</source>
        <translation>deux éléments d’un même genre s’appellent « %1 »</translation>
    </message>
    <message>
        <source>the text breaks off or has a sign where none belongs (JSON)</source>
        <translation>le texte s’interrompt ou porte un signe qui n’a rien à y faire (JSON)</translation>
    </message>
    <message>
        <source>it is not a JSON object, one thing in curly brackets</source>
        <translation>ce n’est pas un objet JSON, un seul tout entre accolades</translation>
    </message>
    <message>
        <source>the board</source>
        <translation>le plateau</translation>
    </message>
    <message>
        <source>the scenario</source>
        <translation>le scénario</translation>
    </message>
    <message>
        <source>the fleet</source>
        <translation>la flotte</translation>
    </message>
    <message>
        <source>the series’ tables</source>
        <translation>les tables de la série</translation>
    </message>
    <message>
        <source>the options</source>
        <translation>les options</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a place in a file, what is wrong there</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>in English: “%1”</source>
        <comment>a technical reason that is not translated</comment>
        <translation>en anglais : « %1 »</translation>
    </message>
    <message>
        <source>The rules can’t use this file: %1.</source>
        <comment>%1: a reason, without full stop</comment>
        <translation>Les règles ne peuvent pas utiliser ce fichier : %1.</translation>
    </message>
</context>
<context>
    <name>SantaCruz</name>
    <message>
        <source>Which unit takes the hit of attrition?</source>
        <translation>Quelle unité prend la touche d’usure ?</translation>
    </message>
    <message numerus="yes">
        <source>Which unit takes the next of %n hits?</source>
        <translation>
            <numerusform>Quelle unité prend la touche ?</numerusform>
            <numerusform>Quelle unité prend la prochaine touche (il en reste %n) ?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which %n units are eliminated, to leave three (%1)?</source>
        <comment>%1 is an area</comment>
        <translation>
            <numerusform>Quelle unité éliminer pour en laisser trois (%1) ?</numerusform>
            <numerusform>Quelles unités éliminer (%n) pour en laisser trois (%1) ?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which %n units go back, to leave three?</source>
        <translation>
            <numerusform>Quelle unité renvoyer pour en laisser trois ?</numerusform>
            <numerusform>Quelles unités renvoyer (%n) pour en laisser trois ?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units still to go aboard HMS Fox</source>
        <translation>
            <numerusform>Il reste %n unité à embarquer sur le Fox</numerusform>
            <numerusform>Il reste %n unités à embarquer sur le Fox</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units still to place: %1</source>
        <translation>
            <numerusform>Il reste %n unité à placer : %1</numerusform>
            <numerusform>Il reste %n unités à placer : %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Exactly two units must start here: %1</source>
        <translation>Deux unités exactement doivent commencer ici : %1</translation>
    </message>
    <message numerus="yes">
        <source>Exactly one unit must start here: %1</source>
        <translation>
            <numerusform>Une seule unité doit commencer ici : %1</numerusform>
            <numerusform>Une seule unité doit commencer dans chacune de ces zones : %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blocks must still sail: %1</source>
        <translation>
            <numerusform>Il reste %n bloc qui doit faire voile : %1</numerusform>
            <numerusform>Il reste %n blocs qui doivent faire voile : %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Combat to be fought out: %1</source>
        <translation>Combat à mener à son terme : %1</translation>
    </message>
    <message numerus="yes">
        <source>%n dice: %1</source>
        <comment>%1 is what they are thrown for</comment>
        <translation>
            <numerusform>%n dé : %1</numerusform>
            <numerusform>%n dés : %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice: %1, %2</source>
        <comment>%1 is what they are thrown for, %2 who or whose</comment>
        <translation>
            <numerusform>%n dé : %1, %2</numerusform>
            <numerusform>%n dés : %1, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what to do and with what</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>why not, and the pieces or areas that it is about</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between items</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a reason and its value without a sign: die 4</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a reason and its value: base die +1</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Does the attacker stay or retreat?</source>
        <translation>L’attaquant tient-il ou se replie-t-il ?</translation>
    </message>
    <message>
        <source>Does the defender stay or retreat?</source>
        <translation>Le défenseur tient-il ou se replie-t-il ?</translation>
    </message>
    <message numerus="yes">
        <source>%n units still to place</source>
        <translation>
            <numerusform>Il reste %n unité à placer</numerusform>
            <numerusform>Il reste %n unités à placer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blocks must still sail</source>
        <translation>
            <numerusform>Il reste %n bloc qui doit faire voile</numerusform>
            <numerusform>Il reste %n blocs qui doivent faire voile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hits</source>
        <comment>in a chart</comment>
        <translation>
            <numerusform>%n touche</numerusform>
            <numerusform>%n touches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP</source>
        <comment>victory points</comment>
        <translation>
            <numerusform>%n PV</numerusform>
            <numerusform>%n PV</numerusform>
        </translation>
    </message>
    <message>
        <source>A %1</source>
        <comment>a die that shows it</comment>
        <translation>Un %1</translation>
    </message>
    <message>
        <source>volunteers don’t run on a %1</source>
        <translation>les volontaires ne s’enfuient pas sur un %1</translation>
    </message>
</context>
<context>
    <name>SantaCruzCharts</name>
    <message>
        <source>Dice in combat</source>
        <comment>chart</comment>
        <translation>Dés de combat</translation>
    </message>
    <message>
        <source>Hits in combat</source>
        <comment>chart</comment>
        <translation>Touches en combat</translation>
    </message>
    <message>
        <source>Chances of a throw</source>
        <comment>chart</comment>
        <translation>Probabilités d’un jet</translation>
    </message>
    <message>
        <source>Officer casualties</source>
        <comment>chart</comment>
        <translation>Officiers atteints</translation>
    </message>
    <message>
        <source>Officers</source>
        <comment>chart</comment>
        <translation>Officiers</translation>
    </message>
    <message>
        <source>Coastal batteries</source>
        <comment>chart</comment>
        <translation>Batteries côtières</translation>
    </message>
    <message>
        <source>The current</source>
        <comment>chart</comment>
        <translation>Le courant</translation>
    </message>
    <message>
        <source>Naval movement</source>
        <comment>chart</comment>
        <translation>Mouvement naval</translation>
    </message>
    <message>
        <source>Panic!</source>
        <comment>chart</comment>
        <translation>Panique !</translation>
    </message>
    <message>
        <source>Bomb Vessel “Rayo”</source>
        <comment>chart</comment>
        <translation>Galiote à bombes « Rayo »</translation>
    </message>
    <message>
        <source>Victory points</source>
        <comment>chart</comment>
        <translation>Points de victoire</translation>
    </message>
    <message>
        <source>Morale</source>
        <comment>chart</comment>
        <translation>Moral</translation>
    </message>
    <message>
        <source>Limits</source>
        <comment>chart</comment>
        <translation>Limites</translation>
    </message>
    <message>
        <source>Dice count after additions; a modified 7 counts as 6.</source>
        <translation>Les dés comptent une fois modifiés ; un 7 modifié vaut 6.</translation>
    </message>
    <message>
        <source>Without additions, hitting on 5 and 6. Exact fractions of all throws.</source>
        <translation>Sans modificateurs, touche sur 5 et 6. Fractions exactes de tous les jets.</translation>
    </message>
    <message>
        <source>Thrown when the enemy throws two natural 6s; for Bowen two natural 5s too.</source>
        <translation>Se lance quand l’ennemi obtient deux 6 naturels ; pour Bowen, deux 5 naturels aussi.</translation>
    </message>
    <message>
        <source>One die a battery and block: it hits on the faces shown.</source>
        <translation>Un dé par batterie et par bloc : il touche sur les faces indiquées.</translation>
    </message>
    <message>
        <source>The +1 card adds one to the highest face that hits, never above 6.</source>
        <translation>La carte +1 ajoute un à la plus haute face qui touche, jamais au-delà de 6.</translation>
    </message>
    <message>
        <source>Where nothing is drifted to, no die is thrown.</source>
        <translation>Là où le courant ne mène nulle part, on ne lance pas de dé.</translation>
    </message>
    <message>
        <source>One die a unit; −1 in a fortress, never below 1.</source>
        <translation>Un dé par unité ; −1 dans une forteresse, jamais moins de 1.</translation>
    </message>
    <message>
        <source>What counts</source>
        <comment>head of rows</comment>
        <translation>Ce qui compte</translation>
    </message>
    <message>
        <source>Each</source>
        <comment>dice for each</comment>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Dice</source>
        <comment>how many</comment>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Throw</source>
        <comment>head of rows</comment>
        <translation>Jet</translation>
    </message>
    <message>
        <source>Faces</source>
        <comment>that do so</comment>
        <translation>Faces</translation>
    </message>
    <message>
        <source>A hit</source>
        <translation>Une touche</translation>
    </message>
    <message>
        <source>A hit, attacking a fortress</source>
        <translation>Une touche, à l’attaque d’une forteresse</translation>
    </message>
    <message>
        <source>Volunteers flee, British throw</source>
        <translation>Les volontaires s’enfuient, jet britannique</translation>
    </message>
    <message>
        <source>Two 6s</source>
        <translation>Deux 6</translation>
    </message>
    <message>
        <source>Die</source>
        <comment>head of rows</comment>
        <translation>Dé</translation>
    </message>
    <message>
        <source>Officer</source>
        <comment>head of rows</comment>
        <translation>Officier</translation>
    </message>
    <message>
        <source>Hand limit</source>
        <translation>Limite de main</translation>
    </message>
    <message>
        <source>One die more</source>
        <translation>Un dé de plus</translation>
    </message>
    <message>
        <source>+1 on each die</source>
        <translation>+1 à chaque dé</translation>
    </message>
    <message>
        <source>Besides</source>
        <comment>what else an officer does</comment>
        <translation>En outre</translation>
    </message>
    <message>
        <source>always</source>
        <comment>when an officer counts</comment>
        <translation>toujours</translation>
    </message>
    <message>
        <source>attacking a fortress</source>
        <comment>when an officer counts</comment>
        <translation>à l’attaque d’une forteresse</translation>
    </message>
    <message>
        <source>combat begun by a Counterattack</source>
        <comment>when an officer counts</comment>
        <translation>combat né d’une Contre-attaque</translation>
    </message>
    <message>
        <source>with Regulars</source>
        <comment>when an officer counts</comment>
        <translation>avec des réguliers</translation>
    </message>
    <message>
        <source>defending</source>
        <comment>when an officer counts</comment>
        <translation>en défense</translation>
    </message>
    <message>
        <source>in San Cristóbal</source>
        <comment>when an officer counts</comment>
        <translation>à San Cristóbal</translation>
    </message>
    <message>
        <source>two 5s endanger him too</source>
        <translation>atteint aussi sur deux 5</translation>
    </message>
    <message>
        <source>raises one die a round, with Royal Marines</source>
        <translation>+1 à un dé par round, avec des Royal Marines</translation>
    </message>
    <message>
        <source>no Lost! on his group</source>
        <translation>son groupe est insensible à Égarés !</translation>
    </message>
    <message>
        <source>Sea area</source>
        <comment>head of rows</comment>
        <translation>Zone de mer</translation>
    </message>
    <message>
        <source>The battery now</source>
        <translation>La batterie à présent</translation>
    </message>
    <message>
        <source>fires</source>
        <comment>a battery</comment>
        <translation>tire</translation>
    </message>
    <message>
        <source>spiked</source>
        <comment>a battery</comment>
        <translation>enclouée</translation>
    </message>
    <message>
        <source>occupied</source>
        <comment>a battery</comment>
        <translation>occupée</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>of a die</comment>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>drifts with the current</source>
        <translation>drossé par le courant</translation>
    </message>
    <message>
        <source>goes where it wants</source>
        <translation>tient sa route</translation>
    </message>
    <message>
        <source>From</source>
        <comment>an area</comment>
        <translation>Depuis</translation>
    </message>
    <message>
        <source>To</source>
        <comment>an area</comment>
        <translation>Vers</translation>
    </message>
    <message>
        <source>May drift to</source>
        <translation>Peut être drossé vers</translation>
    </message>
    <message>
        <source>Strength lost</source>
        <translation>Force perdue</translation>
    </message>
    <message>
        <source>Areas back</source>
        <translation>Zones de recul</translation>
    </message>
    <message>
        <source>Area</source>
        <comment>head of rows</comment>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Any other land area</source>
        <translation>Toute autre zone de terre</translation>
    </message>
    <message>
        <source>Fortress</source>
        <comment>kind of area</comment>
        <translation>Forteresse</translation>
    </message>
    <message>
        <source>Beach</source>
        <comment>kind of area</comment>
        <translation>Plage</translation>
    </message>
    <message>
        <source>all eliminated, no die</source>
        <translation>toutes éliminées, sans dé</translation>
    </message>
    <message>
        <source>VP</source>
        <comment>victory points</comment>
        <translation>PV</translation>
    </message>
    <message>
        <source>Counts for</source>
        <comment>a side</comment>
        <translation>Compte pour</translation>
    </message>
    <message>
        <source>Green battery spiked</source>
        <translation>Batterie verte enclouée</translation>
    </message>
    <message>
        <source>Red battery spiked</source>
        <translation>Batterie rouge enclouée</translation>
    </message>
    <message>
        <source>Violet battery spiked</source>
        <translation>Batterie violette enclouée</translation>
    </message>
    <message>
        <source>Yellow battery spiked</source>
        <translation>Batterie jaune enclouée</translation>
    </message>
    <message>
        <source>Box</source>
        <comment>of a track</comment>
        <translation>Case</translation>
    </message>
    <message>
        <source>What</source>
        <comment>head of rows</comment>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Number</source>
        <comment>how many</comment>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Turns</source>
        <comment>of the game</comment>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Cards in the British hand</source>
        <translation>Cartes dans la main britannique</translation>
    </message>
    <message>
        <source>Cards in the Spanish hand</source>
        <translation>Cartes dans la main espagnole</translation>
    </message>
    <message>
        <source>Units a side in a land area</source>
        <translation>Unités par camp dans une zone de terre</translation>
    </message>
    <message>
        <source>Cards for the batteries a turn</source>
        <translation>Cartes pour les batteries par tour</translation>
    </message>
    <message>
        <source>Orders and Assaults a phase, not all alike</source>
        <translation>Ordres et Assauts par phase, pas tous du même type</translation>
    </message>
    <message>
        <source>Strength points of a full unit</source>
        <translation>Points de force d’une unité complète</translation>
    </message>
    <message>
        <source>Hits that sink HMS Fox</source>
        <translation>Touches qui coulent le Fox</translation>
    </message>
    <message>
        <source>Strength points a Reinforcements card brings</source>
        <translation>Points de force d’une carte Renforts</translation>
    </message>
    <message>
        <source>of these for elite units at most</source>
        <translation>dont, au plus, pour les troupes d’élite</translation>
    </message>
    <message>
        <source>Rounds of combat until attrition, each time</source>
        <translation>Rounds de combat jusqu’à l’usure, chaque fois</translation>
    </message>
</context>
<context>
    <name>SantaCruzDecisions</name>
    <message>
        <source>What is lost aboard HMS Fox?</source>
        <translation>Que perd-on à bord du Fox ?</translation>
    </message>
    <message>
        <source>Which unit takes the hit?</source>
        <translation>Quelle unité prend la touche ?</translation>
    </message>
    <message>
        <source>Which die does Oldfield raise by 1?</source>
        <translation>Quel dé Oldfield augmente-t-il de 1 ?</translation>
    </message>
    <message>
        <source>Where do the volunteers run?</source>
        <translation>Où s’enfuient les volontaires ?</translation>
    </message>
    <message>
        <source>Stay or retreat?</source>
        <translation>Tenir ou se replier ?</translation>
    </message>
    <message>
        <source>Where do the units in panic go back to?</source>
        <translation>Où reculent les unités prises de panique ?</translation>
    </message>
    <message>
        <source>Which units above the limit are eliminated?</source>
        <translation>Quelles unités en surnombre éliminer ?</translation>
    </message>
    <message>
        <source>Which units above the limit go back?</source>
        <translation>Quelles unités en surnombre renvoyer ?</translation>
    </message>
    <message>
        <source>Check that the card shows the cannon</source>
        <translation>Vérifiez que la carte porte le canon</translation>
    </message>
    <message>
        <source>Some reinforcement points are left unused</source>
        <translation>Il reste des points de renfort</translation>
    </message>
    <message>
        <source>Discard down to the new hand limit</source>
        <translation>Défaussez jusqu’à la nouvelle limite</translation>
    </message>
    <message>
        <source>combat</source>
        <translation>combat</translation>
    </message>
    <message>
        <source>fire back</source>
        <translation>riposte</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>attaque</translation>
    </message>
    <message>
        <source>defence</source>
        <translation>défense</translation>
    </message>
    <message>
        <source>officer casualty</source>
        <translation>officier atteint</translation>
    </message>
    <message>
        <source>current</source>
        <translation>courant</translation>
    </message>
    <message>
        <source>batteries</source>
        <translation>batteries</translation>
    </message>
    <message>
        <source>Rayo</source>
        <translation>« Rayo »</translation>
    </message>
    <message>
        <source>panic</source>
        <translation>panique</translation>
    </message>
    <message>
        <source>lucky shot</source>
        <translation>coup heureux</translation>
    </message>
</context>
<context>
    <name>SantaCruzEvents</name>
    <message>
        <source>Card played, then eliminated: %1</source>
        <translation>Carte jouée puis éliminée : %1</translation>
    </message>
    <message>
        <source>Card played: %1</source>
        <translation>Carte jouée : %1</translation>
    </message>
    <message>
        <source>Card in response, then eliminated: %1</source>
        <translation>Carte en réponse, puis éliminée : %1</translation>
    </message>
    <message>
        <source>Card in response: %1</source>
        <translation>Carte en réponse : %1</translation>
    </message>
    <message>
        <source>Card for the batteries, then eliminated: %1</source>
        <translation>Carte pour les batteries, puis éliminée : %1</translation>
    </message>
    <message>
        <source>Card for the batteries: %1</source>
        <translation>Carte pour les batteries : %1</translation>
    </message>
    <message>
        <source>Support card, then eliminated: %1</source>
        <translation>Carte de soutien, puis éliminée : %1</translation>
    </message>
    <message>
        <source>Support card: %1</source>
        <translation>Carte de soutien : %1</translation>
    </message>
    <message>
        <source>Pass, no card discarded</source>
        <translation>Passe sans défausser de carte</translation>
    </message>
    <message numerus="yes">
        <source>Pass; %n cards discarded: %1</source>
        <translation>
            <numerusform>Passe et défausse %n carte : %1</numerusform>
            <numerusform>Passe et défausse %n cartes : %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, %3 → %4</source>
        <comment>a card, units and officer, from one area to another</comment>
        <translation>%1 : %2, %3 → %4</translation>
    </message>
    <message numerus="yes">
        <source>British hand limit: %n cards</source>
        <translation>
            <numerusform>Limite de main britannique : %n carte</numerusform>
            <numerusform>Limite de main britannique : %n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spanish hand limit: %n cards</source>
        <translation>
            <numerusform>Limite de main espagnole : %n carte</numerusform>
            <numerusform>Limite de main espagnole : %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Lost! The Spanish lead %1 to %2</source>
        <translation>Égarés ! Les Espagnols détournent vers %2 : %1</translation>
    </message>
    <message>
        <source>Lost! No area is open; staying where they are: %1</source>
        <translation>Égarés ! Aucune zone n’est libre ; restent sur place : %1</translation>
    </message>
    <message>
        <source>Freemantle shows himself: Lost! has no effect and the move goes on</source>
        <translation>Freemantle se dévoile : Égarés ! reste sans effet et le mouvement continue</translation>
    </message>
    <message>
        <source>Rayo fires on the beach (%1): every unit there is eliminated</source>
        <translation>La galiote « Rayo » tire sur la plage (%1) : toutes ses unités sont éliminées</translation>
    </message>
    <message>
        <source>Rayo fires on %1: hits on 6</source>
        <translation>La galiote « Rayo » tire sur %1 : touche sur 6</translation>
    </message>
    <message>
        <source>Rayo fires on %1: hits on %2–6</source>
        <translation>La galiote « Rayo » tire sur %1 : touche sur %2–6</translation>
    </message>
    <message>
        <source>%1, die %2: hit</source>
        <translation>%1, dé %2 : touche</translation>
    </message>
    <message>
        <source>%1, die %2: miss</source>
        <translation>%1, dé %2 : manqué</translation>
    </message>
    <message>
        <source>%1 discard a Confusion card</source>
        <comment>%1: The British, The Spanish</comment>
        <translation>%1 défaussent une carte Confusion</translation>
    </message>
    <message>
        <source>No Confusion card is left beside the board</source>
        <translation>Il ne reste aucune carte Confusion de côté</translation>
    </message>
    <message>
        <source>%1 reshuffle their draw pile</source>
        <comment>%1: The British, The Spanish</comment>
        <translation>%1 remélangent leur pioche</translation>
    </message>
    <message>
        <source>A Confusion card joins the draw pile (%1): it was the last one beside the board</source>
        <comment>%1 is a side</comment>
        <translation>Une carte Confusion rejoint la pioche (%1) : c’était la dernière mise de côté</translation>
    </message>
    <message numerus="yes">
        <source>A Confusion card joins the draw pile (%1); %n left beside the board</source>
        <comment>%1 is a side</comment>
        <translation>
            <numerusform>Une carte Confusion rejoint la pioche (%1) ; il en reste %n de côté</numerusform>
            <numerusform>Une carte Confusion rejoint la pioche (%1) ; il en reste %n de côté</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>a die and its modified value</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Panic of %1, die %2: stands firm</source>
        <comment>%1 is a unit</comment>
        <translation>Panique (%1), dé %2 : tient bon</translation>
    </message>
    <message numerus="yes">
        <source>Panic of %1, die %2: %n areas back</source>
        <comment>%1 is a unit</comment>
        <translation>
            <numerusform>Panique (%1), dé %2 : recul de %n zone</numerusform>
            <numerusform>Panique (%1), dé %2 : recul de %n zones</numerusform>
        </translation>
    </message>
    <message>
        <source>Panic of %1, die %2: strength −%3</source>
        <comment>%1 is a unit</comment>
        <translation>Panique (%1), dé %2 : force −%3</translation>
    </message>
    <message numerus="yes">
        <source>Panic of %1, die %2: strength −%3, %n areas back</source>
        <comment>%1 is a unit</comment>
        <translation>
            <numerusform>Panique (%1), dé %2 : force −%3 et recul de %n zone</numerusform>
            <numerusform>Panique (%1), dé %2 : force −%3 et recul de %n zones</numerusform>
        </translation>
    </message>
    <message>
        <source>Panic retreat: %1, %2 → %3</source>
        <translation>Repli de panique : %1, %2 → %3</translation>
    </message>
    <message>
        <source>Reinforcements: %1 returns with strength %2 (%3)</source>
        <comment>a unit, a number, an area</comment>
        <translation>Renforts : %1 revient en jeu avec force %2 (%3)</translation>
    </message>
    <message>
        <source>Reinforcements: %1, strength %2 → %3</source>
        <translation>Renforts : %1, force %2 → %3</translation>
    </message>
    <message>
        <source>Combat (%1): %2 against %3, over a red line; fortress: the defender fires first; turn the blocks face up, the attacker’s support comes first</source>
        <translation>Combat (%1) : %2 contre %3, par-dessus une ligne rouge ; forteresse : le défenseur tire d’abord ; retournez les blocs, l’attaquant soutient le premier</translation>
    </message>
    <message>
        <source>Combat (%1): %2 against %3; fortress: the defender fires first; turn the blocks face up, the attacker’s support comes first</source>
        <translation>Combat (%1) : %2 contre %3 ; forteresse : le défenseur tire d’abord ; retournez les blocs, l’attaquant soutient le premier</translation>
    </message>
    <message>
        <source>Combat (%1): %2 against %3, over a red line; turn the blocks face up, the attacker’s support comes first</source>
        <translation>Combat (%1) : %2 contre %3, par-dessus une ligne rouge ; retournez les blocs, l’attaquant soutient le premier</translation>
    </message>
    <message>
        <source>Combat (%1): %2 against %3; turn the blocks face up, the attacker’s support comes first</source>
        <translation>Combat (%1) : %2 contre %3 ; retournez les blocs, l’attaquant soutient le premier</translation>
    </message>
    <message>
        <source>British support: %1</source>
        <comment>%1 is a card</comment>
        <translation>Soutien britannique : %1</translation>
    </message>
    <message>
        <source>Spanish support: %1</source>
        <comment>%1 is a card</comment>
        <translation>Soutien espagnol : %1</translation>
    </message>
    <message>
        <source>Heavy Swell! cancels %1; both cards are eliminated</source>
        <translation>Forte houle ! annule %1 ; les deux cartes sont éliminées</translation>
    </message>
    <message>
        <source>Battle Drums call %1 (from %2)</source>
        <comment>units; an area</comment>
        <translation>Tambours de guerre : %1 (depuis %2)</translation>
    </message>
    <message>
        <source>Back after Battle Drums: %1 → %2</source>
        <translation>Retour après les Tambours de guerre : %1 → %2</translation>
    </message>
    <message>
        <source>Combat round %1</source>
        <translation>Round de combat %1</translation>
    </message>
    <message>
        <source>%1, attacking: no dice — %2</source>
        <translation>%1 à l’attaque : aucun dé — %2</translation>
    </message>
    <message>
        <source>%1, defending: no dice — %2</source>
        <translation>%1 en défense : aucun dé — %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, attacking: %n dice — %2</source>
        <translation>
            <numerusform>%1 à l’attaque : %n dé — %2</numerusform>
            <numerusform>%1 à l’attaque : %n dés — %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, defending: %n dice — %2</source>
        <translation>
            <numerusform>%1 en défense : %n dé — %2</numerusform>
            <numerusform>%1 en défense : %n dés — %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 throw no dice</source>
        <comment>%1: The British, The Spanish</comment>
        <translation>%1 ne lancent aucun dé</translation>
    </message>
    <message>
        <source>%1 (modified: %2)</source>
        <comment>dice</comment>
        <translation>%1 (modifiés : %2)</translation>
    </message>
    <message>
        <source>%1 throw %2: no hit</source>
        <translation>%1 obtiennent %2 : aucune touche</translation>
    </message>
    <message numerus="yes">
        <source>%1 throw %2: %n hits</source>
        <translation>
            <numerusform>%1 obtiennent %2 : %n touche</numerusform>
            <numerusform>%1 obtiennent %2 : %n touches</numerusform>
        </translation>
    </message>
    <message>
        <source>A 4: the volunteers run to %1 (%2)</source>
        <comment>an area; the units</comment>
        <translation>Un 4 : les volontaires s’enfuient vers %1 (%2)</translation>
    </message>
    <message>
        <source>Retreat: %1 → %2</source>
        <translation>Repli : %1 → %2</translation>
    </message>
    <message>
        <source>Attrition after round %1: a hit on each side</source>
        <translation>Usure après le round %1 : une touche pour chaque camp</translation>
    </message>
    <message>
        <source>%1 stay and fight on</source>
        <comment>%1: The British, The Spanish</comment>
        <translation>%1 tiennent</translation>
    </message>
    <message numerus="yes">
        <source>Combat over (%1) after %n rounds: nobody is left</source>
        <translation>
            <numerusform>Fin du combat (%1) après %n round : il ne reste personne</numerusform>
            <numerusform>Fin du combat (%1) après %n rounds : il ne reste personne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Combat over (%1) after %n rounds: won by %2; stand the blocks up again</source>
        <comment>%2: the British</comment>
        <translation>
            <numerusform>Fin du combat (%1) après %n round : vainqueurs : %2 ; redressez les blocs</numerusform>
            <numerusform>Fin du combat (%1) après %n rounds : vainqueurs : %2 ; redressez les blocs</numerusform>
        </translation>
    </message>
    <message>
        <source>Morale marker: %1 → %2</source>
        <translation>Marqueur de moral : %1 → %2</translation>
    </message>
    <message>
        <source>The British may answer with Counterattack before the next card</source>
        <translation>Les Britanniques peuvent répondre par Contre-attaque avant la prochaine carte</translation>
    </message>
    <message>
        <source>The Spanish may answer with Counterattack before the next card</source>
        <translation>Les Espagnols peuvent répondre par Contre-attaque avant la prochaine carte</translation>
    </message>
    <message>
        <source>Officer placed face down: %1 → %2</source>
        <translation>Officier placé face cachée : %1 → %2</translation>
    </message>
    <message>
        <source>Officer face up: %1 (%2)</source>
        <translation>Officier face visible : %1 (%2)</translation>
    </message>
    <message>
        <source>Officer goes along: %1 → %2</source>
        <translation>L’officier accompagne le groupe : %1 → %2</translation>
    </message>
    <message>
        <source>%1 leaves the board and is available again</source>
        <translation>%1 quitte le plateau et redevient disponible</translation>
    </message>
    <message>
        <source>Two natural 6s: %1 is hit; die %2: killed</source>
        <translation>Deux 6 naturels : %1 est atteint ; dé %2 : tué</translation>
    </message>
    <message>
        <source>Two natural 6s: %1 is hit; die %2: wounded</source>
        <translation>Deux 6 naturels : %1 est atteint ; dé %2 : blessé</translation>
    </message>
    <message>
        <source>Two natural 5s: %1 is hit; die %2: killed</source>
        <translation>Deux 5 naturels : %1 est atteint ; dé %2 : tué</translation>
    </message>
    <message>
        <source>Two natural 5s: %1 is hit; die %2: wounded</source>
        <translation>Deux 5 naturels : %1 est atteint ; dé %2 : blessé</translation>
    </message>
    <message>
        <source>%1 has no unit left with him and leaves the board</source>
        <translation>%1 n’a plus d’unité avec lui et quitte le plateau</translation>
    </message>
    <message>
        <source>%1 finds another officer there and leaves the board</source>
        <translation>%1 trouve là un autre officier et quitte le plateau</translation>
    </message>
    <message>
        <source>%1 has no way back and leaves the board</source>
        <translation>%1 n’a pas de repli possible et quitte le plateau</translation>
    </message>
    <message>
        <source>%1 leaves the board, killed or gravely wounded</source>
        <translation>%1 quitte le plateau, tué ou grièvement blessé</translation>
    </message>
    <message>
        <source>%1 leaves the board, wounded</source>
        <translation>%1 quitte le plateau, blessé</translation>
    </message>
    <message>
        <source>The lucky shot from “Tigre” strikes %1</source>
        <translation>Le coup heureux du « Tigre » atteint %1</translation>
    </message>
    <message>
        <source>The lucky shot from “Tigre”, die %2: it strikes %1</source>
        <translation>Coup heureux du « Tigre », dé %2 : il atteint %1</translation>
    </message>
    <message>
        <source>The lucky shot from “Tigre”, die %2: it misses %1</source>
        <translation>Coup heureux du « Tigre », dé %2 : il manque %1</translation>
    </message>
    <message>
        <source>%1 sails: %2 → %3</source>
        <comment>a block and two areas</comment>
        <translation>%1 fait voile : %2 → %3</translation>
    </message>
    <message>
        <source>%1, die %2: carried by the current to %3</source>
        <translation>%1, dé %2 : le courant le drosse vers %3</translation>
    </message>
    <message>
        <source>%1, die %2: holds course for %3</source>
        <translation>%1, dé %2 : tient sa route vers %3</translation>
    </message>
    <message>
        <source>%1 1–%2</source>
        <comment>a battery&apos;s colour and the faces that hit</comment>
        <translation>%1 1–%2</translation>
    </message>
    <message>
        <source>%1 1</source>
        <comment>a battery&apos;s colour and the face that hits</comment>
        <translation>%1 1</translation>
    </message>
    <message>
        <source>%1 (spiked)</source>
        <comment>a battery&apos;s colour</comment>
        <translation>%1 (enclouée)</translation>
    </message>
    <message>
        <source>%1 (occupied)</source>
        <comment>a battery&apos;s colour</comment>
        <translation>%1 (occupée)</translation>
    </message>
    <message>
        <source>No battery fires on %1; silent: %2</source>
        <translation>Aucune batterie ne tire sur %1 ; muettes : %2</translation>
    </message>
    <message>
        <source>Batteries on %1: %2</source>
        <comment>an area; colours with the faces that hit</comment>
        <translation>Batteries sur %1 : %2</translation>
    </message>
    <message>
        <source>Batteries on %1: %2; silent: %3</source>
        <translation>Batteries sur %1 : %2 ; muettes : %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a battery&apos;s colour and its die</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between dice</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Fire on %1 (%2): no hit</source>
        <translation>Tir sur %1 (%2) : aucune touche</translation>
    </message>
    <message numerus="yes">
        <source>Fire on %1 (%2): %n hits</source>
        <translation>
            <numerusform>Tir sur %1 (%2) : %n touche</numerusform>
            <numerusform>Tir sur %1 (%2) : %n touches</numerusform>
        </translation>
    </message>
    <message>
        <source>Attrition of %1: strength %2 → %3</source>
        <translation>Usure (%1) : force %2 → %3</translation>
    </message>
    <message>
        <source>Rayo hits %1: strength %2 → %3</source>
        <translation>La galiote « Rayo » touche %1 : force %2 → %3</translation>
    </message>
    <message>
        <source>Panic in %1: strength %2 → %3</source>
        <comment>%1 is a unit</comment>
        <translation>Panique (%1) : force %2 → %3</translation>
    </message>
    <message>
        <source>Hit on %1: strength %2 → %3</source>
        <translation>Touche sur %1 : force %2 → %3</translation>
    </message>
    <message>
        <source>Lost with HMS Fox: %1</source>
        <translation>Unité perdue à bord du Fox : %1</translation>
    </message>
    <message>
        <source>No way back; unit eliminated: %1</source>
        <translation>Sans repli possible ; unité éliminée : %1</translation>
    </message>
    <message>
        <source>No room for more than three; unit eliminated: %1</source>
        <translation>Pas plus de trois ; unité éliminée : %1</translation>
    </message>
    <message>
        <source>Unit eliminated: %1</source>
        <translation>Unité éliminée : %1</translation>
    </message>
    <message numerus="yes">
        <source>HMS Fox is hit: %n of the 3 hits that sink her</source>
        <translation>
            <numerusform>Touche sur le Fox : %n des 3 qui le coulent</numerusform>
            <numerusform>Touche sur le Fox : %n des 3 qui le coulent</numerusform>
        </translation>
    </message>
    <message>
        <source>HMS Fox loses a unit: %1</source>
        <translation>Le Fox perd une unité : %1</translation>
    </message>
    <message>
        <source>HMS Fox loses a card: %1</source>
        <translation>Le Fox perd une carte : %1</translation>
    </message>
    <message>
        <source>The green battery (%1) is spiked and will not fire again</source>
        <translation>Batterie verte enclouée (%1) : elle ne tirera plus</translation>
    </message>
    <message>
        <source>The red battery (%1) is spiked and will not fire again</source>
        <translation>Batterie rouge enclouée (%1) : elle ne tirera plus</translation>
    </message>
    <message>
        <source>The violet battery (%1) is spiked and will not fire again</source>
        <translation>Batterie violette enclouée (%1) : elle ne tirera plus</translation>
    </message>
    <message>
        <source>The yellow battery (%1) is spiked and will not fire again</source>
        <translation>Batterie jaune enclouée (%1) : elle ne tirera plus</translation>
    </message>
    <message>
        <source>%1 ×%2</source>
        <comment>a card and how many copies</comment>
        <translation>%1 ×%2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between reasons</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Set-up: %1 taken off the board</source>
        <translation>Mise en place : %1 hors plateau</translation>
    </message>
    <message>
        <source>Set-up: %1 → %2</source>
        <comment>units and area</comment>
        <translation>Mise en place : %1 → %2</translation>
    </message>
    <message>
        <source>Aboard HMS Fox: %1</source>
        <translation>À bord du Fox : %1</translation>
    </message>
    <message>
        <source>Aboard HMS Fox: %1; cards: %2</source>
        <translation>À bord du Fox : %1 ; cartes : %2</translation>
    </message>
    <message>
        <source>HMS Fox unloads: nothing was left aboard</source>
        <translation>Le Fox décharge : il ne restait rien à bord</translation>
    </message>
    <message>
        <source>HMS Fox unloads: %1</source>
        <translation>Le Fox décharge : %1</translation>
    </message>
    <message>
        <source>HMS Fox unloads: cards to the draw pile: %1</source>
        <translation>Le Fox décharge des cartes pour la pioche : %1</translation>
    </message>
    <message>
        <source>HMS Fox unloads: %1; cards to the draw pile: %2</source>
        <translation>Le Fox décharge : %1 ; cartes pour la pioche : %2</translation>
    </message>
    <message>
        <source>HMS Fox sinks</source>
        <translation>Le Fox coule</translation>
    </message>
    <message>
        <source>HMS Fox sinks and takes down: %1</source>
        <translation>Le Fox coule et emporte : %1</translation>
    </message>
    <message>
        <source>Set-up complete</source>
        <translation>Mise en place terminée</translation>
    </message>
    <message numerus="yes">
        <source>%1: first hand of %n cards</source>
        <comment>%1 is a side</comment>
        <translation>
            <numerusform>%1 : première main de %n carte</numerusform>
            <numerusform>%1 : première main de %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1 (%2), the last one</source>
        <comment>%2 is the hour</comment>
        <translation>Tour %1 (%2), le dernier</translation>
    </message>
    <message>
        <source>Turn %1 (%2)</source>
        <comment>%2 is the hour</comment>
        <translation>Tour %1 (%2)</translation>
    </message>
    <message>
        <source>Phase: %1</source>
        <translation>Phase : %1</translation>
    </message>
    <message>
        <source>Game over: British %1, Spanish %2; a draw</source>
        <translation>Fin de la partie : Britanniques %1, Espagnols %2 ; égalité</translation>
    </message>
    <message>
        <source>Game over: British %1, Spanish %2; the British win</source>
        <translation>Fin de la partie : Britanniques %1, Espagnols %2 ; les Britanniques gagnent</translation>
    </message>
    <message>
        <source>Game over: British %1, Spanish %2; the Spanish win</source>
        <translation>Fin de la partie : Britanniques %1, Espagnols %2 ; les Espagnols gagnent</translation>
    </message>
    <message>
        <source>Hand not refilled: %1 of %2 cards</source>
        <translation>Aucune carte piochée : main %1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>Discards reshuffled; %n cards drawn, hand %1 of %2</source>
        <translation>
            <numerusform>Défausse remélangée ; %n carte piochée, main %1 sur %2</numerusform>
            <numerusform>Défausse remélangée ; %n cartes piochées, main %1 sur %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hand refilled: %n cards drawn, hand %1 of %2</source>
        <translation>
            <numerusform>Main complétée : %n carte piochée, main %1 sur %2</numerusform>
            <numerusform>Main complétée : %n cartes piochées, main %1 sur %2</numerusform>
        </translation>
    </message>
    <message>
        <source>The table is adjusted</source>
        <translation>Table ajustée</translation>
    </message>
    <message>
        <source>Adjusted: %1</source>
        <translation>Ajustement : %1</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <comment>a unit and an area</comment>
        <translation>%1, depuis %2</translation>
    </message>
    <message>
        <source>%1 battery</source>
        <comment>a colour</comment>
        <translation>batterie %1</translation>
    </message>
</context>
<context>
    <name>SantaCruzFields</name>
    <message>
        <source>Starts in</source>
        <translation>Commence dans</translation>
    </message>
    <message>
        <source>Units aboard</source>
        <translation>Unités à bord</translation>
    </message>
    <message>
        <source>The attacker</source>
        <translation>L’attaquant</translation>
    </message>
    <message>
        <source>The defender</source>
        <translation>Le défenseur</translation>
    </message>
    <message>
        <source>Unit that takes the hit</source>
        <translation>Unité qui prend la touche</translation>
    </message>
    <message>
        <source>Unit lost</source>
        <translation>Unité perdue</translation>
    </message>
    <message>
        <source>Card lost</source>
        <translation>Carte perdue</translation>
    </message>
    <message>
        <source>They run to</source>
        <translation>Ils s’enfuient vers</translation>
    </message>
    <message>
        <source>Units eliminated</source>
        <translation>Unités éliminées</translation>
    </message>
    <message>
        <source>Units that go back</source>
        <translation>Unités renvoyées</translation>
    </message>
    <message>
        <source>Sea area</source>
        <translation>Zone de mer</translation>
    </message>
    <message>
        <source>Open decision</source>
        <translation>Décision en attente</translation>
    </message>
    <message>
        <source>HMS Fox</source>
        <translation>Fox</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Défausse</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unités</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>From</source>
        <comment>an area</comment>
        <translation>Depuis</translation>
    </message>
    <message>
        <source>To</source>
        <comment>an area</comment>
        <translation>Vers</translation>
    </message>
    <message>
        <source>Movements</source>
        <translation>Mouvements</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blocs</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Bloc</translation>
    </message>
    <message>
        <source>Cards for the batteries</source>
        <translation>Cartes pour les batteries</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>With the +1</source>
        <translation>Avec le +1</translation>
    </message>
    <message>
        <source>Cards to discard</source>
        <translation>Cartes à défausser</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Camp</translation>
    </message>
    <message>
        <source>Officer</source>
        <translation>Officier</translation>
    </message>
    <message>
        <source>Unload HMS Fox</source>
        <translation>Décharger le Fox</translation>
    </message>
    <message>
        <source>Place an officer</source>
        <translation>Placer un officier</translation>
    </message>
    <message>
        <source>Answered by Lost!</source>
        <translation>Réponse par Égarés !</translation>
    </message>
    <message>
        <source>Freemantle shows himself</source>
        <translation>Freemantle se dévoile</translation>
    </message>
    <message>
        <source>A Confusion card is discarded</source>
        <translation>Une carte Confusion est défaussée</translation>
    </message>
    <message>
        <source>Battery</source>
        <translation>Batterie</translation>
    </message>
    <message>
        <source>Reinforcements</source>
        <translation>Renforts</translation>
    </message>
    <message>
        <source>Strength points</source>
        <translation>Points de force</translation>
    </message>
    <message>
        <source>Support to cancel</source>
        <translation>Soutien à annuler</translation>
    </message>
    <message>
        <source>Die that Oldfield raises</source>
        <translation>Dé qu’Oldfield augmente</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Attaquant</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Défenseur</translation>
    </message>
    <message>
        <source>The officer goes with</source>
        <translation>L’officier accompagne</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Morale</source>
        <translation>Moral</translation>
    </message>
    <message>
        <source>Officers</source>
        <translation>Officiers</translation>
    </message>
    <message>
        <source>Batteries</source>
        <translation>Batteries</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Paquets</translation>
    </message>
    <message>
        <source>Cards played in the phase</source>
        <translation>Cartes jouées dans la phase</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Combat</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>What is on the table</source>
        <translation>Ce qui est sur la table</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Face up or down</source>
        <translation>Face visible ou cachée</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Spiked</source>
        <comment>a battery</comment>
        <translation>Enclouée</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Cartes en main</translation>
    </message>
    <message>
        <source>Hand limit without losses</source>
        <translation>Limite de main sans pertes</translation>
    </message>
    <message>
        <source>Eliminated cards</source>
        <translation>Cartes éliminées</translation>
    </message>
    <message>
        <source>Confusion cards beside the board</source>
        <translation>Cartes Confusion mises de côté</translation>
    </message>
    <message>
        <source>Orders played</source>
        <translation>Ordres joués</translation>
    </message>
    <message>
        <source>Assaults played</source>
        <translation>Assauts joués</translation>
    </message>
    <message>
        <source>May answer with Counterattack</source>
        <translation>Peut répondre par Contre-attaque</translation>
    </message>
    <message>
        <source>Begun by</source>
        <translation>Commencé par</translation>
    </message>
    <message>
        <source>Over a red line</source>
        <translation>Par-dessus une ligne rouge</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Moment</translation>
    </message>
    <message>
        <source>Support cards</source>
        <translation>Cartes de soutien</translation>
    </message>
    <message>
        <source>Where the attackers came from</source>
        <translation>D’où sont venus les attaquants</translation>
    </message>
    <message>
        <source>free</source>
        <comment>an area without enemies</comment>
        <translation>libre</translation>
    </message>
    <message>
        <source>combat</source>
        <comment>entering the area starts one</comment>
        <translation>combat</translation>
    </message>
    <message>
        <source>combat over a red line</source>
        <comment>entering the area</comment>
        <translation>combat par-dessus une ligne rouge</translation>
    </message>
    <message>
        <source>current</source>
        <comment>a die decides whether the block drifts</comment>
        <translation>courant</translation>
    </message>
    <message>
        <source>fortress</source>
        <translation>forteresse</translation>
    </message>
    <message>
        <source>in combat</source>
        <translation>en combat</translation>
    </message>
    <message>
        <source>attacker</source>
        <translation>attaquant</translation>
    </message>
    <message>
        <source>defender</source>
        <translation>défenseur</translation>
    </message>
    <message>
        <source>aboard</source>
        <comment>a unit on HMS Fox</comment>
        <translation>à bord</translation>
    </message>
    <message>
        <source>face down</source>
        <comment>an officer</comment>
        <translation>face cachée</translation>
    </message>
    <message>
        <source>combat, landing over a red line</source>
        <comment>entering the area</comment>
        <translation>combat ; le débarquement franchit une ligne rouge</translation>
    </message>
    <message>
        <source>Lies</source>
        <comment>an officer: face up or down</comment>
        <translation>Position</translation>
    </message>
</context>
<context>
    <name>SantaCruzOffers</name>
    <message>
        <source>Place Spanish units</source>
        <translation>Placer des unités espagnoles</translation>
    </message>
    <message>
        <source>Load HMS Fox</source>
        <translation>Charger le Fox</translation>
    </message>
    <message>
        <source>Begin the first turn</source>
        <translation>Commencer le premier tour</translation>
    </message>
    <message>
        <source>Sail</source>
        <translation>Faire voile</translation>
    </message>
    <message>
        <source>Fire the batteries</source>
        <translation>Tirer avec les batteries</translation>
    </message>
    <message>
        <source>End the phase</source>
        <translation>Terminer la phase</translation>
    </message>
    <message>
        <source>Pass and discard</source>
        <translation>Passer et défausser</translation>
    </message>
    <message>
        <source>Play a card</source>
        <translation>Jouer une carte</translation>
    </message>
    <message>
        <source>Answer with Counterattack</source>
        <translation>Répondre par Contre-attaque</translation>
    </message>
    <message>
        <source>Play a support card</source>
        <translation>Jouer une carte de soutien</translation>
    </message>
    <message>
        <source>Throw the combat dice</source>
        <translation>Lancer les dés de combat</translation>
    </message>
    <message>
        <source>Fire back</source>
        <translation>Riposter</translation>
    </message>
    <message>
        <source>Choose the loss aboard HMS Fox</source>
        <translation>Choisir la perte à bord du Fox</translation>
    </message>
    <message>
        <source>Assign the hit</source>
        <translation>Attribuer la touche</translation>
    </message>
    <message>
        <source>Use Oldfield’s die</source>
        <translation>Utiliser le dé d’Oldfield</translation>
    </message>
    <message>
        <source>Choose where the volunteers run</source>
        <translation>Choisir où s’enfuient les volontaires</translation>
    </message>
    <message>
        <source>Stay or retreat</source>
        <translation>Tenir ou se replier</translation>
    </message>
    <message>
        <source>Carry out the panic retreat</source>
        <translation>Effectuer le repli de panique</translation>
    </message>
    <message>
        <source>Eliminate the excess units</source>
        <translation>Éliminer les unités en surnombre</translation>
    </message>
    <message>
        <source>Send the excess units back</source>
        <translation>Renvoyer les unités en surnombre</translation>
    </message>
    <message>
        <source>Adjust…</source>
        <translation>Ajuster…</translation>
    </message>
    <message>
        <source>Leave the dice as they are</source>
        <translation>Laisser les dés tels quels</translation>
    </message>
    <message>
        <source>Both sides stay</source>
        <translation>Les deux camps tiennent</translation>
    </message>
    <message>
        <source>The attacker stays</source>
        <translation>L’attaquant tient</translation>
    </message>
    <message>
        <source>The attacker retreats</source>
        <translation>L’attaquant se replie</translation>
    </message>
    <message>
        <source>The defender stays</source>
        <translation>Le défenseur tient</translation>
    </message>
    <message>
        <source>Fire on %1</source>
        <comment>%1 is a sea area</comment>
        <translation>Tirer sur %1</translation>
    </message>
    <message>
        <source>Hit on %1</source>
        <comment>%1 is a unit</comment>
        <translation>Touche sur %1</translation>
    </message>
    <message>
        <source>Lose %1</source>
        <comment>%1 is a unit or a card</comment>
        <translation>Perdre : %1</translation>
    </message>
    <message>
        <source>Raise die %1</source>
        <comment>%1 is its number in the row</comment>
        <translation>Augmenter le dé %1</translation>
    </message>
    <message>
        <source>Run to %1</source>
        <comment>%1 is an area</comment>
        <translation>Fuir vers %1</translation>
    </message>
    <message>
        <source>The defender retreats to %1</source>
        <comment>%1 is an area</comment>
        <translation>Le défenseur se replie vers %1</translation>
    </message>
    <message>
        <source>British support: %1</source>
        <comment>%1 is a card</comment>
        <translation>Soutien britannique : %1</translation>
    </message>
    <message>
        <source>Spanish support: %1</source>
        <comment>%1 is a card</comment>
        <translation>Soutien espagnol : %1</translation>
    </message>
</context>
<context>
    <name>SantaCruzOptions</name>
    <message>
        <source>25 July 1797</source>
        <translation>25 juillet 1797</translation>
    </message>
    <message>
        <source>Given position</source>
        <translation>Position donnée</translation>
    </message>
    <message>
        <source>The whole game from the set-up, twelve turns</source>
        <translation>La partie entière depuis la mise en place, douze tours</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Paquets</translation>
    </message>
    <message>
        <source>At least one die</source>
        <translation>Un dé au moins</translation>
    </message>
    <message>
        <source>Reinforcements only once</source>
        <translation>Renforts une seule fois</translation>
    </message>
    <message>
        <source>A die for the lucky shot</source>
        <translation>Un dé pour le coup heureux</translation>
    </message>
    <message>
        <source>Simplified game</source>
        <translation>Jeu simplifié</translation>
    </message>
    <message>
        <source>Harassment costs a Confusion card</source>
        <translation>Harcèlement coûte une carte Confusion</translation>
    </message>
    <message>
        <source>Cards move from sea to sea</source>
        <translation>Les cartes déplacent de mer à mer</translation>
    </message>
    <message>
        <source>Counterattack brings an officer</source>
        <translation>Contre-attaque amène un officier</translation>
    </message>
    <message>
        <source>Hood’s die</source>
        <translation>Le dé de Hood</translation>
    </message>
    <message>
        <source>Bowen’s die in spite of Assault Ladders</source>
        <translation>Le dé de Bowen malgré les Échelles d’assaut</translation>
    </message>
    <message>
        <source>Attrition after a win</source>
        <translation>Usure après une victoire</translation>
    </message>
    <message>
        <source>Way of the panic retreat</source>
        <translation>Direction du repli de panique</translation>
    </message>
    <message>
        <source>Batteries use up marked cards</source>
        <translation>Les batteries usent les cartes marquées</translation>
    </message>
    <message>
        <source>Retreat into the attackers’ area</source>
        <translation>Repli vers la zone des attaquants</translation>
    </message>
    <message>
        <source>Red line for Battle Drums</source>
        <translation>Ligne rouge pour les Tambours de guerre</translation>
    </message>
    <message>
        <source>No flight out of a fortress</source>
        <translation>Pas de fuite hors d’une forteresse</translation>
    </message>
    <message>
        <source>Counterattack in the simplified game</source>
        <translation>Contre-attaque dans le jeu simplifié</translation>
    </message>
    <message>
        <source>Discard down to a lowered limit</source>
        <translation>Défausse jusqu’à la limite abaissée</translation>
    </message>
    <message>
        <source>Units lost with HMS Fox may return</source>
        <translation>Les unités perdues avec le Fox peuvent revenir</translation>
    </message>
    <message>
        <source>How many copies of each card the two decks hold: compare with your copy of the game</source>
        <translation>Combien d’exemplaires de chaque carte les deux paquets contiennent : à comparer avec votre exemplaire du jeu</translation>
    </message>
    <message>
        <source>No side throws fewer than one die in a combat</source>
        <translation>Aucun camp ne lance moins d’un dé dans un combat</translation>
    </message>
    <message>
        <source>A Reinforcements card is eliminated once it has taken effect</source>
        <translation>La carte Renforts est éliminée une fois qu’elle a fait effet</translation>
    </message>
    <message>
        <source>The Lucky Shot card needs a 4–6 to take effect</source>
        <translation>La carte Coup heureux exige 4–6 pour faire effet</translation>
    </message>
    <message>
        <source>Without officers and without the Lucky Shot card</source>
        <translation>Sans officiers et sans la carte Coup heureux</translation>
    </message>
    <message>
        <source>The British get a Confusion card only if the Spanish discard one; off: at every Harassment</source>
        <translation>Les Britanniques reçoivent une Confusion seulement si les Espagnols en défaussent une ; sinon, à chaque Harcèlement</translation>
    </message>
    <message>
        <source>Move and Assault may take blocks to a neighbouring sea area</source>
        <translation>Mouvement et Assaut peuvent mener des blocs dans une zone de mer voisine</translation>
    </message>
    <message>
        <source>An officer may be placed with a Counterattack played as a response</source>
        <translation>Un officier peut être placé avec une Contre-attaque jouée en réponse</translation>
    </message>
    <message>
        <source>Which Counterattack card gives Hood his extra die</source>
        <translation>Quelle carte Contre-attaque donne à Hood son dé de plus</translation>
    </message>
    <message>
        <source>Bowen keeps his extra die when Assault Ladders take the fortress its advantages</source>
        <translation>Bowen garde son dé de plus quand les Échelles d’assaut privent la forteresse de ses avantages</translation>
    </message>
    <message>
        <source>Round three costs the winner a point even when the enemy is gone</source>
        <translation>Le troisième round coûte un point au vainqueur même s’il n’y a plus d’ennemi</translation>
    </message>
    <message>
        <source>Towards which reinforcement area units in panic go back</source>
        <translation>Vers quelle zone de renforts reculent les unités prises de panique</translation>
    </message>
    <message>
        <source>A card with the eliminate mark is eliminated when it is played for the batteries; off: discarded</source>
        <translation>Une carte à marque d’élimination est éliminée quand elle sert aux batteries ; sinon, elle est défaussée</translation>
    </message>
    <message>
        <source>The defender may retreat into the area that the attackers left</source>
        <translation>Le défenseur peut se replier vers la zone que les attaquants ont quittée</translation>
    </message>
    <message>
        <source>Units that Battle Drums call over a red line cost a die, too</source>
        <translation>Les unités appelées par les Tambours de guerre par-dessus une ligne rouge coûtent aussi un dé</translation>
    </message>
    <message>
        <source>Volunteers who defend a fortress don’t run on a 4</source>
        <translation>Les volontaires qui défendent une forteresse ne s’enfuient pas sur un 4</translation>
    </message>
    <message>
        <source>A group without an officer may answer with Counterattack</source>
        <translation>Un groupe sans officier peut répondre par Contre-attaque</translation>
    </message>
    <message>
        <source>A reminder to discard when an officer’s death lowers the hand limit</source>
        <translation>Un rappel de défausser quand la mort d’un officier abaisse la limite de main</translation>
    </message>
    <message>
        <source>Reinforcements may bring them back; off: they are out for good</source>
        <translation>Renforts peut les remettre en jeu ; sinon, elles sont perdues pour de bon</translation>
    </message>
    <message>
        <source>Conjecture; compare with your copy</source>
        <comment>value of Decks</comment>
        <translation>Conjecture ; à comparer avec votre exemplaire</translation>
    </message>
    <message>
        <source>any Counterattack, of either side</source>
        <comment>value of Hood&apos;s die</comment>
        <translation>toute Contre-attaque, des deux camps</translation>
    </message>
    <message>
        <source>British Counterattacks only</source>
        <comment>value of Hood&apos;s die</comment>
        <translation>Contre-attaques britanniques seulement</translation>
    </message>
    <message>
        <source>British Counterattacks played as a response only</source>
        <comment>value of Hood&apos;s die</comment>
        <translation>Contre-attaques britanniques en réponse seulement</translation>
    </message>
    <message>
        <source>towards either area</source>
        <comment>value of Way of the panic retreat</comment>
        <translation>vers l’une ou l’autre zone</translation>
    </message>
    <message>
        <source>towards the nearest area</source>
        <comment>value of Way of the panic retreat</comment>
        <translation>vers la zone la plus proche</translation>
    </message>
    <message>
        <source>An empty board: Adjust… puts up the position that stands on the table</source>
        <translation>Un plateau vide : avec Ajuster… on y reporte la position de la table</translation>
    </message>
    <message>
        <source>Schematic</source>
        <comment>a board</comment>
        <translation>Schématique</translation>
    </message>
</context>
<context>
    <name>SantaCruzPhases</name>
    <message>
        <source>The Spanish spread their nine units over the land, two in San Cristóbal and one in every other fortress; no area holds more than three (6, 5.6). Two British units go aboard HMS Fox; the others wait with her in the British set-up area (6, 12.1). Then both sides draw their hands (8.1).</source>
        <translation>Les Espagnols placent leurs neuf unités à terre, deux à San Cristóbal et une dans chacune des autres forteresses ; pas plus de trois par zone (6, 5.6). Deux unités britanniques montent à bord du Fox ; les autres attendent avec lui dans la zone de déploiement britannique (6, 12.1). Puis chaque camp pioche sa main (8.1).</translation>
    </message>
    <message>
        <source>Every British block at sea that is not off the coast yet must sail one area nearer to it (7.1a–c). Where the current runs each block throws a die: with 1–3 it drifts south, with 4–6 it arrives (7.1d). Off the coast they stop (7.1e).</source>
        <translation>Chaque bloc britannique en mer qui n’est pas encore devant la côte doit faire voile vers une zone plus proche d’elle (7.1a–c). Là où il y a du courant, chaque bloc lance un dé : sur 1–3 il est drossé vers le sud, sur 4–6 il arrive (7.1d). Devant la côte, ils s’arrêtent (7.1e).</translation>
    </message>
    <message>
        <source>The Spanish may play up to three cards with the cannon, each at a sea area with British blocks (7.2b). Every battery that bears and is neither spiked nor occupied throws a die at each block there and hits up to its printed value, +1 with a +1 card (7.2a, c, d).</source>
        <translation>Les Espagnols peuvent jouer jusqu’à trois cartes portant le canon, chacune sur une zone de mer avec des blocs britanniques (7.2b). Chaque batterie qui la bat, ni enclouée ni occupée, lance un dé sur chaque bloc et touche jusqu’à sa valeur imprimée, +1 avec une carte +1 (7.2a, c, d).</translation>
    </message>
    <message>
        <source>The British pass and discard, or play up to three Orders and Assaults that are not all of one type (7.3e, f). Entering an area that the enemy holds starts a combat, fought out at once (7.3g, 10). At the end they refill their hand (7.3j).</source>
        <translation>Les Britanniques passent et défaussent, ou jouent jusqu’à trois Ordres et Assauts qui ne soient pas tous du même type (7.3e, f). Entrer dans une zone tenue par l’ennemi ouvre un combat, mené aussitôt à son terme (7.3g, 10). À la fin, ils complètent leur main (7.3j).</translation>
    </message>
    <message>
        <source>The Spanish do the same: pass and discard, or play up to three Orders and Assaults that are not all of one type (7.4, 7.3e, f). At the end they refill their hand and the turn marker moves on; after turn 12 the victory points are counted (7.5, 13).</source>
        <translation>Les Espagnols font de même : ils passent et défaussent, ou jouent jusqu’à trois Ordres et Assauts qui ne soient pas tous du même type (7.4, 7.3e, f). À la fin, ils complètent leur main et le marqueur de tour avance ; après le tour 12, on compte les points de victoire (7.5, 13).</translation>
    </message>
    <message>
        <source>Twelve turns are played. Each side counts its areas and the morale track, the British also the spiked batteries; the higher total wins (7.5, 13).</source>
        <translation>Les douze tours sont joués. Chaque camp compte ses zones et la piste de moral, et les Britanniques aussi les batteries enclouées ; le plus haut total l’emporte (7.5, 13).</translation>
    </message>
    <message>
        <source>Orders played: %L1</source>
        <translation>Ordres joués : %L1</translation>
    </message>
    <message>
        <source>Assaults played: %L1</source>
        <translation>Assauts joués : %L1</translation>
    </message>
    <message>
        <source>Cards still allowed: %L1</source>
        <translation>Cartes restantes : %L1</translation>
    </message>
    <message>
        <source>Morale box: %L1</source>
        <translation>Case de moral : %L1</translation>
    </message>
    <message>
        <source>Turns left before the game ends: %L1</source>
        <translation>Tours avant la fin de la partie : %L1</translation>
    </message>
</context>
<context>
    <name>SantaCruzRefusals</name>
    <message>
        <source>Spanish units are still to be placed</source>
        <translation>Il reste des unités espagnoles à placer</translation>
    </message>
    <message>
        <source>Two units must start in San Cristóbal</source>
        <translation>Deux unités doivent commencer à San Cristóbal</translation>
    </message>
    <message>
        <source>One unit must start in this fortress</source>
        <translation>Une unité doit commencer dans cette forteresse</translation>
    </message>
    <message>
        <source>HMS Fox carries exactly two units</source>
        <translation>Le Fox porte exactement deux unités</translation>
    </message>
    <message>
        <source>It belongs to the other side</source>
        <translation>Cela appartient à l’autre camp</translation>
    </message>
    <message>
        <source>No more than three units of a side in the area</source>
        <translation>Pas plus de trois unités du camp dans la zone</translation>
    </message>
    <message>
        <source>It is not a land area</source>
        <translation>Ce n’est pas une zone de terre</translation>
    </message>
    <message>
        <source>It is not a sea area</source>
        <translation>Ce n’est pas une zone de mer</translation>
    </message>
    <message>
        <source>This block is not at sea</source>
        <translation>Ce bloc n’est pas en mer</translation>
    </message>
    <message>
        <source>It must come nearer to the coast</source>
        <translation>Il faut se rapprocher de la côte</translation>
    </message>
    <message>
        <source>Some blocks must still sail</source>
        <translation>Des blocs doivent encore faire voile</translation>
    </message>
    <message>
        <source>The phase can’t end: some blocks must sail</source>
        <translation>La phase ne peut finir : des blocs doivent encore faire voile</translation>
    </message>
    <message>
        <source>It is off the coast already and sails no farther</source>
        <translation>Déjà devant la côte : il ne navigue plus</translation>
    </message>
    <message>
        <source>No more than three cards in the phase</source>
        <translation>Pas plus de trois cartes dans la phase</translation>
    </message>
    <message>
        <source>The three cards can’t all be of one type</source>
        <translation>Les trois cartes ne peuvent être du même type</translation>
    </message>
    <message>
        <source>The card doesn’t show the cannon</source>
        <translation>La carte ne porte pas le canon</translation>
    </message>
    <message>
        <source>The +1 doesn’t fit the card</source>
        <translation>Le +1 ne correspond pas à la carte</translation>
    </message>
    <message>
        <source>There is no target in the area</source>
        <translation>Pas de cible dans la zone</translation>
    </message>
    <message>
        <source>No active battery bears on this area</source>
        <translation>Aucune batterie active ne bat cette zone</translation>
    </message>
    <message>
        <source>The card is not in that deck</source>
        <translation>La carte n’est pas dans ce paquet</translation>
    </message>
    <message>
        <source>The card can’t be in the hand</source>
        <translation>La carte ne peut être en main</translation>
    </message>
    <message>
        <source>Confusion is not played: it is discarded with a pass</source>
        <translation>Confusion ne se joue pas : on la défausse en passant</translation>
    </message>
    <message>
        <source>It is only played as a response</source>
        <translation>Ne se joue qu’en réponse</translation>
    </message>
    <message>
        <source>There is nothing to respond to</source>
        <translation>Il n’y a rien à quoi répondre</translation>
    </message>
    <message>
        <source>It is only played in a combat</source>
        <translation>Ne se joue qu’en combat</translation>
    </message>
    <message>
        <source>It is not a Combat Support card</source>
        <translation>Ce n’est pas une carte Soutien au combat</translation>
    </message>
    <message>
        <source>Cards have been played: a pass is no longer possible</source>
        <translation>Des cartes sont jouées : on ne peut plus passer</translation>
    </message>
    <message>
        <source>A combat is not over yet</source>
        <translation>Un combat est en cours</translation>
    </message>
    <message>
        <source>There is no combat</source>
        <translation>Aucun combat en cours</translation>
    </message>
    <message>
        <source>The areas are not adjacent</source>
        <translation>Les zones ne sont pas adjacentes</translation>
    </message>
    <message>
        <source>No landing arrow leads there</source>
        <translation>Pas de flèche de débarquement</translation>
    </message>
    <message>
        <source>Nobody re-embarks</source>
        <translation>On ne rembarque pas</translation>
    </message>
    <message>
        <source>Cards don’t move anybody from sea to sea</source>
        <translation>Les cartes ne déplacent pas de mer à mer</translation>
    </message>
    <message>
        <source>There are enemies in the area</source>
        <translation>Des ennemis occupent la zone</translation>
    </message>
    <message>
        <source>It is not in that area</source>
        <translation>Il n’est pas dans cette zone</translation>
    </message>
    <message>
        <source>There is already an officer of that side</source>
        <translation>Un officier du camp y est déjà</translation>
    </message>
    <message>
        <source>An officer doesn’t stay behind alone</source>
        <translation>Un officier ne reste pas seul</translation>
    </message>
    <message>
        <source>An officer needs units of his side there</source>
        <translation>Il faut à l’officier des unités de son camp dans la zone</translation>
    </message>
    <message>
        <source>The officer is not available</source>
        <translation>L’officier n’est plus disponible</translation>
    </message>
    <message>
        <source>An officer placed at sea lands with the group</source>
        <translation>Placé en mer, l’officier débarque avec le groupe</translation>
    </message>
    <message>
        <source>This table plays without officers</source>
        <translation>On joue sans officiers</translation>
    </message>
    <message>
        <source>No officer is placed here</source>
        <translation>On ne place pas d’officier ici</translation>
    </message>
    <message>
        <source>Freemantle is face up: Lost! can’t be played</source>
        <translation>Freemantle visible, pas d’Égarés !</translation>
    </message>
    <message>
        <source>Lost! doesn’t lead into a combat</source>
        <translation>Égarés ! ne mène pas au combat</translation>
    </message>
    <message>
        <source>With Lost! the group must go somewhere</source>
        <translation>Avec Égarés ! le groupe doit aller quelque part</translation>
    </message>
    <message>
        <source>HMS Fox is not here</source>
        <translation>Le Fox n’est pas ici</translation>
    </message>
    <message>
        <source>HMS Fox is not off the coast</source>
        <translation>Le Fox n’est pas devant la côte</translation>
    </message>
    <message>
        <source>HMS Fox never goes ashore</source>
        <translation>Le Fox ne va pas à terre</translation>
    </message>
    <message>
        <source>No British unit is ashore</source>
        <translation>Pas de Britanniques à terre</translation>
    </message>
    <message>
        <source>The battery is spiked already</source>
        <translation>La batterie est déjà enclouée</translation>
    </message>
    <message>
        <source>No British unit holds the battery</source>
        <translation>La batterie n’est pas occupée par les Britanniques</translation>
    </message>
    <message>
        <source>No way there is free of enemies</source>
        <translation>Pas de chemin libre d’ennemis</translation>
    </message>
    <message>
        <source>That is more than 3 strength points</source>
        <translation>Plus de 3 points de force</translation>
    </message>
    <message>
        <source>That is more than 1 strength point for elite units</source>
        <translation>Plus de 1 point de force pour les troupes d’élite</translation>
    </message>
    <message>
        <source>That is more than 4 strength points on a unit</source>
        <translation>Plus de 4 points de force sur une unité</translation>
    </message>
    <message>
        <source>It is not on the board</source>
        <translation>Pas sur le plateau</translation>
    </message>
    <message>
        <source>It is not a reinforcement area of that side</source>
        <translation>Ce n’est pas une zone de renforts de ce camp</translation>
    </message>
    <message>
        <source>This is not the moment in the combat</source>
        <translation>Ce n’est pas le moment du combat</translation>
    </message>
    <message>
        <source>The attacker’s support came first and is over</source>
        <translation>L’attaquant ne peut plus soutenir</translation>
    </message>
    <message>
        <source>It is for the attacker only</source>
        <translation>Pour l’attaquant seul</translation>
    </message>
    <message>
        <source>It is for the defender only</source>
        <translation>Pour le défenseur seul</translation>
    </message>
    <message>
        <source>It is not a fortress</source>
        <translation>Ce n’est pas une forteresse</translation>
    </message>
    <message>
        <source>There is no enemy officer</source>
        <translation>Pas d’officier ennemi</translation>
    </message>
    <message>
        <source>The group needs an officer</source>
        <translation>Il faut un officier au groupe</translation>
    </message>
    <message>
        <source>There is no support to cancel</source>
        <translation>Aucun soutien à annuler</translation>
    </message>
    <message>
        <source>The hit goes to the strongest unit</source>
        <translation>La touche va à la plus forte</translation>
    </message>
    <message>
        <source>They can’t go there</source>
        <translation>Zone non permise</translation>
    </message>
    <message>
        <source>It must go towards the reinforcement areas</source>
        <translation>Il faut aller vers les zones de renforts</translation>
    </message>
    <message>
        <source>This is not the moment for a Counterattack</source>
        <translation>Ce n’est pas le moment d’une Contre-attaque</translation>
    </message>
</context>
<context>
    <name>SantaCruzSummaries</name>
    <message>
        <source> · </source>
        <comment>between two statements of a journal line</comment>
        <translation> · </translation>
    </message>
    <message numerus="yes">
        <source>Naval movement: %n blocks</source>
        <translation>
            <numerusform>Mouvement naval : %n bloc</numerusform>
            <numerusform>Mouvement naval : %n blocs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Naval movement: %n blocks; carried by the current: %1</source>
        <translation>
            <numerusform>Mouvement naval : %n bloc ; drossés par le courant : %1</numerusform>
            <numerusform>Mouvement naval : %n blocs ; drossés par le courant : %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Batteries (%1): no hit</source>
        <translation>Batteries (%1) : aucune touche</translation>
    </message>
    <message numerus="yes">
        <source>Batteries (%1): %n hits</source>
        <translation>
            <numerusform>Batteries (%1) : %n touche</numerusform>
            <numerusform>Batteries (%1) : %n touches</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 no hit</source>
        <comment>%1 is a side</comment>
        <translation>%1 aucune touche</translation>
    </message>
    <message numerus="yes">
        <source>%1 %n hits</source>
        <comment>%1 is a side</comment>
        <translation>
            <numerusform>%1 %n touche</numerusform>
            <numerusform>%1 %n touches</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two throws</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Combat round %1</source>
        <translation>Round de combat %1</translation>
    </message>
    <message>
        <source>Combat round %1: %2</source>
        <translation>Round de combat %1 : %2</translation>
    </message>
    <message>
        <source>Fire back: %1</source>
        <translation>Riposte : %1</translation>
    </message>
    <message>
        <source>End of the turn; turn %1: %2</source>
        <comment>%2 is a phase</comment>
        <translation>Fin du tour ; tour %1 : %2</translation>
    </message>
    <message>
        <source>End of the phase; next: %1</source>
        <comment>%1 is a phase</comment>
        <translation>Fin de la phase ; suite : %1</translation>
    </message>
    <message>
        <source>%1: %2, %3 → %4, defended by %5</source>
        <comment>card, units, from, to, units</comment>
        <translation>%1 : %2, %3 → %4 ; en défense : %5</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>statements of a journal line that are left out</comment>
        <translation>
            <numerusform>%n de plus</numerusform>
            <numerusform>%n de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>combat over (%1): won by %2</source>
        <comment>%2: the British</comment>
        <translation>fin du combat (%1) : vainqueurs : %2</translation>
    </message>
    <message>
        <source>combat over (%1): nobody is left</source>
        <translation>fin du combat (%1) : il ne reste personne</translation>
    </message>
</context>
<context>
    <name>SantaCruzWords</name>
    <message>
        <source>British block</source>
        <translation>Bloc britannique</translation>
    </message>
    <message>
        <source>Spanish block</source>
        <translation>Bloc espagnol</translation>
    </message>
    <message>
        <source>British officer</source>
        <translation>Officier britannique</translation>
    </message>
    <message>
        <source>Spanish officer</source>
        <translation>Officier espagnol</translation>
    </message>
    <message>
        <source>Spike marker</source>
        <translation>Marqueur d’enclouage</translation>
    </message>
    <message>
        <source>Royal Marines %1</source>
        <comment>a unit and its number</comment>
        <translation>Royal Marines %1</translation>
    </message>
    <message>
        <source>Sailors %1</source>
        <comment>a unit and its number</comment>
        <translation>Marins %1</translation>
    </message>
    <message>
        <source>Regulars %1</source>
        <comment>a unit and its number</comment>
        <translation>Réguliers %1</translation>
    </message>
    <message>
        <source>Militia %1</source>
        <comment>a unit and its number</comment>
        <translation>Milices %1</translation>
    </message>
    <message>
        <source>Volunteers %1</source>
        <comment>a unit and its number</comment>
        <translation>Volontaires %1</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>card title</comment>
        <translation>Mouvement</translation>
    </message>
    <message>
        <source>Bomb Vessel “Rayo”</source>
        <comment>card title</comment>
        <translation>Galiote à bombes « Rayo »</translation>
    </message>
    <message>
        <source>The French Are Eager to Fight</source>
        <comment>card title</comment>
        <translation>Les Français brûlent de se battre</translation>
    </message>
    <message>
        <source>Harassment</source>
        <comment>card title</comment>
        <translation>Harcèlement</translation>
    </message>
    <message>
        <source>Spike the Cannons</source>
        <comment>card title</comment>
        <translation>Enclouer les canons</translation>
    </message>
    <message>
        <source>Panic!</source>
        <comment>card title</comment>
        <translation>Panique !</translation>
    </message>
    <message>
        <source>Reinforcements</source>
        <comment>card title</comment>
        <translation>Renforts</translation>
    </message>
    <message>
        <source>Assault</source>
        <comment>card title</comment>
        <translation>Assaut</translation>
    </message>
    <message>
        <source>Counterattack</source>
        <comment>card title</comment>
        <translation>Contre-attaque</translation>
    </message>
    <message>
        <source>Lost!</source>
        <comment>card title</comment>
        <translation>Égarés !</translation>
    </message>
    <message>
        <source>Heavy Swell!</source>
        <comment>card title</comment>
        <translation>Forte houle !</translation>
    </message>
    <message>
        <source>Firing from Cover</source>
        <comment>card title</comment>
        <translation>Tir à couvert</translation>
    </message>
    <message>
        <source>Cannon</source>
        <comment>card title</comment>
        <translation>Canon</translation>
    </message>
    <message>
        <source>Assault Ladders</source>
        <comment>card title</comment>
        <translation>Échelles d’assaut</translation>
    </message>
    <message>
        <source>Battle Drums</source>
        <comment>card title</comment>
        <translation>Tambours de guerre</translation>
    </message>
    <message>
        <source>Lucky Shot from “Tigre”</source>
        <comment>card title</comment>
        <translation>Coup heureux du « Tigre »</translation>
    </message>
    <message>
        <source>Confusion</source>
        <comment>card title</comment>
        <translation>Confusion</translation>
    </message>
    <message>
        <source>Order</source>
        <comment>card type</comment>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Assault</source>
        <comment>card type</comment>
        <translation>Assaut</translation>
    </message>
    <message>
        <source>Mixed</source>
        <comment>card type</comment>
        <translation>Mixte</translation>
    </message>
    <message>
        <source>Response</source>
        <comment>card type</comment>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Combat Support</source>
        <comment>card type</comment>
        <translation>Soutien au combat</translation>
    </message>
    <message>
        <source>Confusion</source>
        <comment>card type</comment>
        <translation>Confusion</translation>
    </message>
    <message>
        <source>green</source>
        <comment>colour of a battery</comment>
        <translation>verte</translation>
    </message>
    <message>
        <source>red</source>
        <comment>colour of a battery</comment>
        <translation>rouge</translation>
    </message>
    <message>
        <source>violet</source>
        <comment>colour of a battery</comment>
        <translation>violette</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>colour of a battery</comment>
        <translation>jaune</translation>
    </message>
    <message>
        <source>Set-up</source>
        <comment>phase</comment>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>British naval movement</source>
        <comment>phase</comment>
        <translation>Mouvement naval britannique</translation>
    </message>
    <message>
        <source>Coastal batteries</source>
        <comment>phase</comment>
        <translation>Bombardement des batteries</translation>
    </message>
    <message>
        <source>British action</source>
        <comment>phase</comment>
        <translation>Action britannique</translation>
    </message>
    <message>
        <source>Spanish action</source>
        <comment>phase</comment>
        <translation>Action espagnole</translation>
    </message>
    <message>
        <source>Game over</source>
        <comment>phase</comment>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>base die</source>
        <translation>dé de base</translation>
    </message>
    <message>
        <source>most strength points</source>
        <translation>plus de points de force</translation>
    </message>
    <message>
        <source>elite units</source>
        <translation>troupes d’élite</translation>
    </message>
    <message>
        <source>red line</source>
        <translation>ligne rouge</translation>
    </message>
    <message>
        <source>officer</source>
        <translation>officier</translation>
    </message>
    <message>
        <source>never below zero</source>
        <translation>jamais moins de zéro</translation>
    </message>
    <message>
        <source>at least one die</source>
        <translation>un dé au moins</translation>
    </message>
    <message>
        <source>+1 card</source>
        <translation>carte +1</translation>
    </message>
    <message>
        <source>fortress</source>
        <translation>forteresse</translation>
    </message>
    <message>
        <source>area</source>
        <translation>zone</translation>
    </message>
    <message>
        <source>morale</source>
        <translation>moral</translation>
    </message>
    <message>
        <source>spiked batteries</source>
        <translation>batteries enclouées</translation>
    </message>
    <message>
        <source>printed value</source>
        <translation>valeur imprimée</translation>
    </message>
    <message>
        <source>die</source>
        <translation>dé</translation>
    </message>
    <message>
        <source>at least 1</source>
        <translation>au moins 1</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>limite</translation>
    </message>
    <message>
        <source>Royal Marines</source>
        <comment>kind of unit</comment>
        <translation>Royal Marines</translation>
    </message>
    <message>
        <source>Sailors</source>
        <comment>kind of unit</comment>
        <translation>Marins</translation>
    </message>
    <message>
        <source>Regulars</source>
        <comment>kind of unit</comment>
        <translation>Réguliers</translation>
    </message>
    <message>
        <source>Militia</source>
        <comment>kind of unit</comment>
        <translation>Milices</translation>
    </message>
    <message>
        <source>Volunteers</source>
        <comment>kind of unit</comment>
        <translation>Volontaires</translation>
    </message>
    <message>
        <source>off the board</source>
        <comment>where a unit is</comment>
        <translation>hors plateau</translation>
    </message>
    <message>
        <source>aboard</source>
        <comment>where a unit is</comment>
        <translation>à bord</translation>
    </message>
    <message>
        <source>eliminated</source>
        <comment>a unit</comment>
        <translation>éliminée</translation>
    </message>
    <message>
        <source>available</source>
        <comment>an officer</comment>
        <translation>disponible</translation>
    </message>
    <message>
        <source>on the board</source>
        <comment>an officer</comment>
        <translation>sur le plateau</translation>
    </message>
    <message>
        <source>killed</source>
        <comment>an officer</comment>
        <translation>tué</translation>
    </message>
    <message>
        <source>wounded</source>
        <comment>an officer</comment>
        <translation>blessé</translation>
    </message>
    <message>
        <source>out of play</source>
        <comment>an officer</comment>
        <translation>hors jeu</translation>
    </message>
    <message>
        <source>face down</source>
        <comment>an officer</comment>
        <translation>face cachée</translation>
    </message>
    <message>
        <source>face up</source>
        <comment>an officer</comment>
        <translation>face visible</translation>
    </message>
    <message>
        <source>afloat</source>
        <comment>HMS Fox</comment>
        <translation>à flot</translation>
    </message>
    <message>
        <source>unloaded</source>
        <comment>HMS Fox</comment>
        <translation>déchargé</translation>
    </message>
    <message>
        <source>sunk</source>
        <comment>HMS Fox</comment>
        <translation>coulé</translation>
    </message>
    <message>
        <source>active</source>
        <comment>a battery</comment>
        <translation>active</translation>
    </message>
    <message>
        <source>occupied</source>
        <comment>a battery</comment>
        <translation>occupée</translation>
    </message>
    <message>
        <source>Stay</source>
        <comment>button: decline to retreat</comment>
        <translation>Tenir</translation>
    </message>
    <message>
        <source>Retreat</source>
        <comment>button</comment>
        <translation>Se replier</translation>
    </message>
    <message>
        <source>stays behind</source>
        <comment>an officer</comment>
        <translation>reste</translation>
    </message>
    <message>
        <source>none</source>
        <comment>an officer, a die</comment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>an officer, a die</comment>
        <translation>personne</translation>
    </message>
    <message>
        <source>draw</source>
        <comment>nobody wins</comment>
        <translation>égalité</translation>
    </message>
    <message>
        <source>attacker</source>
        <translation>attaquant</translation>
    </message>
    <message>
        <source>defender</source>
        <translation>défenseur</translation>
    </message>
    <message>
        <source>Counterattack played as an Assault</source>
        <translation>Contre-attaque jouée en Assaut</translation>
    </message>
    <message>
        <source>Counterattack played as a Response</source>
        <translation>Contre-attaque jouée en réponse</translation>
    </message>
    <message>
        <source>support</source>
        <comment>stage of a combat</comment>
        <translation>soutien</translation>
    </message>
    <message>
        <source>fire</source>
        <comment>stage of a combat</comment>
        <translation>tir</translation>
    </message>
    <message>
        <source>fire back</source>
        <comment>stage of a combat</comment>
        <translation>riposte</translation>
    </message>
    <message>
        <source>resolving</source>
        <comment>stage of a combat</comment>
        <translation>résolution</translation>
    </message>
    <message>
        <source>black line</source>
        <comment>on the board</comment>
        <translation>ligne noire</translation>
    </message>
    <message>
        <source>blue line</source>
        <comment>on the board</comment>
        <translation>ligne bleue</translation>
    </message>
    <message>
        <source>red line</source>
        <comment>on the board</comment>
        <translation>ligne rouge</translation>
    </message>
    <message>
        <source>Turn</source>
        <comment>track</comment>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Combat round</source>
        <comment>track</comment>
        <translation>Round de combat</translation>
    </message>
    <message>
        <source>beach</source>
        <translation>plage</translation>
    </message>
    <message>
        <source>castle</source>
        <translation>château</translation>
    </message>
    <message>
        <source>coastal</source>
        <comment>a sea area</comment>
        <translation>côtière</translation>
    </message>
    <message>
        <source>sea area</source>
        <comment>kind of place</comment>
        <translation>zone de mer</translation>
    </message>
    <message>
        <source>land area</source>
        <comment>kind of place</comment>
        <translation>zone de terre</translation>
    </message>
    <message>
        <source>HMS Fox</source>
        <translation>Fox</translation>
    </message>
    <message>
        <source>%1:00</source>
        <comment>a full hour</comment>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1:%2</source>
        <comment>hour and minutes</comment>
        <translation>%1 h %2</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>a choice</comment>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <comment>a choice</comment>
        <translation>non</translation>
    </message>
</context>
<context>
    <name>SeaWords</name>
    <message>
        <source>P</source>
        <comment>port guns that were not fired yet: one letter or two</comment>
        <translation>Bd</translation>
    </message>
    <message>
        <source>S</source>
        <comment>starboard guns that were not fired yet: one letter or two</comment>
        <translation>Td</translation>
    </message>
    <message>
        <source>%1″</source>
        <comment>inches</comment>
        <translation>%1″</translation>
    </message>
    <message>
        <source>%1°</source>
        <comment>a direction</comment>
        <translation>%1°</translation>
    </message>
    <message>
        <source>heading %1</source>
        <translation>cap %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what a number is, and the number</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the numbers of a move</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1, bearing %2</source>
        <comment>a distance and a direction</comment>
        <translation>%1, relèvement %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>least and most inches</comment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>jusqu’à %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a band of headings and how far</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1, raking</source>
        <translation>%1, en enfilade</translation>
    </message>
    <message>
        <source>closes to %1</source>
        <translation>s’approche à %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between conditions</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 %2 of %3, first broadside ready</source>
        <comment>boxes of a record: a row, what is left, what it had</comment>
        <translation>%1 %2 sur %3, première bordée prête</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <comment>boxes of a record: a row, what is left, what it had</comment>
        <translation>%1 %2 sur %3</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between what is said of a piece</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>No wind dice tossed yet</source>
        <translation>Les dés du vent ne sont pas encore lancés</translation>
    </message>
    <message>
        <source>Wind dice: total %1, higher %2, lower %3</source>
        <translation>Dés du vent : somme %1, le plus élevé %2, le plus faible %3</translation>
    </message>
    <message>
        <source>The wind is not known yet</source>
        <translation>Le vent n’est pas encore fixé</translation>
    </message>
    <message>
        <source>The wind blows from %1</source>
        <translation>Direction du vent : %1</translation>
    </message>
    <message>
        <source>tacks</source>
        <comment>she goes through the wind, by her bow</comment>
        <translation>vire vent devant</translation>
    </message>
    <message>
        <source>wears</source>
        <comment>she goes through the wind, by her stern</comment>
        <translation>vire lof pour lof</translation>
    </message>
    <message>
        <source>aboard %1</source>
        <comment>ships that lie grappled to this one</comment>
        <translation>accroché avec %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the names of ships</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 lies there already</source>
        <comment>ships</comment>
        <translation>Déjà à cet endroit : %1</translation>
    </message>
</context>
<context>
    <name>SeriesFile</name>
    <message>
        <source>A column is called %1 and was left out: a name is a text like 3:1.</source>
        <translation>Une colonne s’appelle %1 et a été laissée de côté : son nom doit être un texte comme 3:1.</translation>
    </message>
    <message>
        <source>The column %1 is named twice and was taken once.</source>
        <translation>La colonne %1 est nommée deux fois et n’a été prise qu’une fois.</translation>
    </message>
    <message>
        <source>The columns did not rise: they were put in order.</source>
        <translation>Les colonnes n’allaient pas en montant : elles ont été rangées.</translation>
    </message>
    <message>
        <source>Cells of a column %1, which is not among the columns, were left out.</source>
        <translation>Des cases d’une colonne %1, qui n’est pas parmi les colonnes, ont été laissées de côté.</translation>
    </message>
    <message>
        <source>Column %1: a cell can’t be read and was left out: %2.</source>
        <translation>Colonne %1 : une case illisible a été laissée de côté : %2.</translation>
    </message>
    <message numerus="yes">
        <source>Column %1: %n losses have two rolls; the first was taken.</source>
        <translation>
            <numerusform>Colonne %1 : %n perte a deux jets ; le premier a été pris.</numerusform>
            <numerusform>Colonne %1 : %n pertes ont deux jets ; le premier a été pris.</numerusform>
        </translation>
    </message>
    <message>
        <source>Column %1 has two results for %2; the first was taken.</source>
        <translation>La colonne %1 a deux résultats pour %2 ; le premier a été pris.</translation>
    </message>
</context>
<context>
    <name>SheetWords</name>
    <message>
        <source>%1 %2</source>
        <comment>a symbol and its word, a ship’s condition</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>P</source>
        <comment>letter of the port guns</comment>
        <translation>Bd</translation>
    </message>
    <message>
        <source>S</source>
        <comment>letter of the starboard guns</comment>
        <translation>Td</translation>
    </message>
    <message>
        <source>A</source>
        <comment>letter of the aft guns</comment>
        <translation>Ar</translation>
    </message>
    <message>
        <source>G</source>
        <comment>letter of the guns of a battery ashore</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>F</source>
        <comment>letter of the fore guns</comment>
        <translation>Av</translation>
    </message>
    <message>
        <source>fired: %1</source>
        <comment>batteries</comment>
        <translation>a tiré : %1</translation>
    </message>
    <message>
        <source>boarding</source>
        <translation>à l’abordage</translation>
    </message>
    <message>
        <source>forfeits her move</source>
        <translation>perd son mouvement</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a condition and where she is</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>Trafalgar</name>
    <message>
        <source>no hit</source>
        <comment>head of a chart</comment>
        <translation>aucun coup au but</translation>
    </message>
    <message numerus="yes">
        <source>%n hits</source>
        <comment>head of a chart</comment>
        <translation>
            <numerusform>%n coup au but</numerusform>
            <numerusform>%n coups au but</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points clockwise</source>
        <comment>the wind arrow</comment>
        <translation>
            <numerusform>%n pointe dans le sens des aiguilles d’une montre</numerusform>
            <numerusform>%n pointes dans le sens des aiguilles d’une montre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points counter-clockwise</source>
        <comment>the wind arrow</comment>
        <translation>
            <numerusform>%n pointe en sens inverse des aiguilles d’une montre</numerusform>
            <numerusform>%n pointes en sens inverse des aiguilles d’une montre</numerusform>
        </translation>
    </message>
    <message>
        <source>Which mast falls?</source>
        <translation>Quel mât tombe ?</translation>
    </message>
    <message numerus="yes">
        <source>%1: which %n masts fall?</source>
        <comment>a ship</comment>
        <translation>
            <numerusform>%1 : quel mât tombe ?</numerusform>
            <numerusform>%1 : quels %n mâts tombent ?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: which mast falls?</source>
        <comment>a ship</comment>
        <translation>%1 : quel mât tombe ?</translation>
    </message>
    <message>
        <source>A coin: heads or tails</source>
        <translation>Une pièce : pile ou face</translation>
    </message>
    <message numerus="yes">
        <source>%n star dice: %1</source>
        <comment>%1 is what they are thrown for</comment>
        <translation>
            <numerusform>%n dé à étoiles : %1</numerusform>
            <numerusform>%n dés à étoiles : %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n star dice: %1 at %2</source>
        <extracomment>%1 is what they are thrown for, %2 the target</extracomment>
        <translation>
            <numerusform>%n dé à étoiles : %1 sur %2</numerusform>
            <numerusform>%n dés à étoiles : %1 sur %2</numerusform>
        </translation>
    </message>
    <message>
        <source>forward</source>
        <comment>a step of a ship</comment>
        <translation>avancer</translation>
    </message>
    <message>
        <source>forward %1</source>
        <comment>steps of a ship</comment>
        <translation>avancer de %1</translation>
    </message>
    <message>
        <source>%1° to port (left)</source>
        <comment>a turn of a ship</comment>
        <translation>%1° sur bâbord (gauche)</translation>
    </message>
    <message>
        <source>%1° to starboard (right)</source>
        <comment>a turn of a ship</comment>
        <translation>%1° sur tribord (droite)</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the steps of a ship</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>a button, a ship and another: Fire: … → …</comment>
        <translation>%1 : %2 → %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a button and the ship that it is about</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>why not, and the ships and numbers that it is about</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between ships</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a heading of the rules and the number of its paragraph: Speed 1</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a reason and its value without a sign: guns standing 3</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a reason and its value: foremast +1</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>English</source>
        <comment>a side</comment>
        <translation>Anglais</translation>
    </message>
    <message>
        <source>Allies</source>
        <comment>a side: French and Spanish</comment>
        <translation>Alliés</translation>
    </message>
    <message>
        <source>the English</source>
        <translation>les Anglais</translation>
    </message>
    <message>
        <source>the Allies</source>
        <translation>les Alliés</translation>
    </message>
    <message>
        <source>English</source>
        <comment>adjective, feminine</comment>
        <translation>anglaise</translation>
    </message>
    <message>
        <source>English</source>
        <comment>adjective, masculine</comment>
        <translation>anglais</translation>
    </message>
    <message>
        <source>Allied</source>
        <comment>adjective, feminine</comment>
        <translation>alliée</translation>
    </message>
    <message>
        <source>Allied</source>
        <comment>adjective, masculine</comment>
        <translation>allié</translation>
    </message>
    <message>
        <source>Two squadrons of four</source>
        <translation>Deux escadres de quatre</translation>
    </message>
    <message>
        <source>Two ships of the line and two frigates a side, two ports with two fort guns each</source>
        <translation>Deux vaisseaux de ligne et deux frégates par camp, deux ports avec deux canons de fort chacun</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>a point of the wind rose between two headings</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1 The English decide (%2).</source>
        <extracomment>%1 is &quot;Victory: which mast falls?&quot;, %2 a rule</extracomment>
        <translation>%1 Aux Anglais de décider (%2).</translation>
    </message>
    <message>
        <source>%1 The Allies decide (%2).</source>
        <translation>%1 Aux Alliés de décider (%2).</translation>
    </message>
</context>
<context>
    <name>TrafalgarCharts</name>
    <message>
        <source>The ships</source>
        <comment>chart</comment>
        <translation>Les navires</translation>
    </message>
    <message>
        <source>The artillery die</source>
        <comment>chart</comment>
        <translation>Le dé d’artillerie</translation>
    </message>
    <message>
        <source>Hits of 2 guns</source>
        <comment>chart</comment>
        <translation>Coups au but de 2 canons</translation>
    </message>
    <message>
        <source>Hits of 3 guns</source>
        <comment>chart</comment>
        <translation>Coups au but de 3 canons</translation>
    </message>
    <message>
        <source>What a shot may hit</source>
        <comment>chart</comment>
        <translation>Ce qu’un tir peut toucher</translation>
    </message>
    <message>
        <source>The wind</source>
        <comment>chart</comment>
        <translation>Le vent</translation>
    </message>
    <message>
        <source>Each side has two of each. A mast gives the moves written below it; who loses the mast loses the moves.</source>
        <translation>Chaque camp en a deux de chaque sorte. Un mât donne les mouvements inscrits au-dessous ; qui perd le mât perd les mouvements.</translation>
    </message>
    <message>
        <source>Three of the six faces are blank; one star, two stars and three stars stand on one each. One die for each gun.</source>
        <translation>Trois des six faces sont blanches ; les autres portent une, deux et trois étoiles. Un dé par canon.</translation>
    </message>
    <message>
        <source>Ship</source>
        <comment>head of a chart</comment>
        <translation>Navire</translation>
    </message>
    <message>
        <source>Foremast</source>
        <comment>head: its moves</comment>
        <translation>Mât de misaine</translation>
    </message>
    <message>
        <source>Mainmast</source>
        <comment>head: its moves</comment>
        <translation>Grand mât</translation>
    </message>
    <message>
        <source>Mizzenmast</source>
        <comment>head: its moves</comment>
        <translation>Mât d’artimon</translation>
    </message>
    <message>
        <source>All moves</source>
        <comment>head of a chart</comment>
        <translation>Tous les mouvements</translation>
    </message>
    <message>
        <source>Without mainmast</source>
        <comment>head: moves</comment>
        <translation>Sans grand mât</translation>
    </message>
    <message>
        <source>Guns a side</source>
        <comment>head of a chart</comment>
        <translation>Canons par bord</translation>
    </message>
    <message>
        <source>Dice, both sides</source>
        <comment>head of a chart</comment>
        <translation>Dés, deux bords</translation>
    </message>
    <message>
        <source>Distance</source>
        <comment>head of a chart</comment>
        <translation>Distance</translation>
    </message>
    <message>
        <source>Stars that hit</source>
        <comment>head of a chart</comment>
        <translation>Étoiles qui touchent</translation>
    </message>
    <message>
        <source>Chance of a gun</source>
        <comment>head of a chart</comment>
        <translation>Chance par canon</translation>
    </message>
    <message>
        <source>Stars</source>
        <comment>head of a chart</comment>
        <translation>Étoiles</translation>
    </message>
    <message>
        <source>Chance</source>
        <comment>head of a chart</comment>
        <translation>Chance</translation>
    </message>
    <message>
        <source>The arrow</source>
        <comment>head of a chart</comment>
        <translation>La flèche</translation>
    </message>
    <message>
        <source>stays</source>
        <comment>the wind arrow</comment>
        <translation>reste</translation>
    </message>
    <message>
        <source>The target shows</source>
        <comment>head of a chart</comment>
        <translation>La cible présente</translation>
    </message>
    <message>
        <source>Battery</source>
        <comment>head of a chart</comment>
        <translation>Batterie</translation>
    </message>
    <message>
        <source>Foremast, mizzenmast</source>
        <comment>head of a chart</comment>
        <translation>Mât de misaine, mât d’artimon</translation>
    </message>
    <message>
        <source>Mainmast</source>
        <comment>head of a chart</comment>
        <translation>Grand mât</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>may be hit</comment>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <comment>may be hit</comment>
        <translation>non</translation>
    </message>
    <message>
        <source>once another mast is gone</source>
        <translation>une fois un autre mât tombé</translation>
    </message>
    <message>
        <source>once the foremast is gone</source>
        <translation>une fois le mât de misaine tombé</translation>
    </message>
    <message>
        <source>once the mizzenmast is gone</source>
        <translation>une fois le mât d’artimon tombé</translation>
    </message>
</context>
<context>
    <name>TrafalgarDecisions</name>
    <message>
        <source>Toss a coin</source>
        <translation>Jouez à pile ou face</translation>
    </message>
    <message>
        <source>Place the wind arrow</source>
        <translation>Placez la flèche du vent</translation>
    </message>
    <message>
        <source>Now throw the die for the wind</source>
        <translation>Reste à lancer le vent</translation>
    </message>
    <message>
        <source>Guns can still fire at an enemy</source>
        <translation>Des canons ont encore un ennemi à portée</translation>
    </message>
    <message>
        <source>Before the throw, say: battery or mast?</source>
        <translation>Avant de tirer : batterie ou mât ?</translation>
    </message>
    <message>
        <source>A ship may seize the flag</source>
        <translation>Un navire peut s’emparer du pavillon</translation>
    </message>
    <message>
        <source>A ship has no mast: it can be repaired</source>
        <translation>Un navire n’a plus de mât : réparation possible</translation>
    </message>
    <message>
        <source>A fort may fire</source>
        <translation>Un fort peut tirer</translation>
    </message>
    <message>
        <source>A fort may shout “FIRE!”</source>
        <translation>Un fort peut crier « FEU ! »</translation>
    </message>
    <message>
        <source>A fort waits for a new gun</source>
        <translation>Un fort attend un nouveau canon</translation>
    </message>
    <message>
        <source>Two ships share an intersection: one must move away</source>
        <translation>Deux navires sont sur la même intersection : l’un d’eux doit s’écarter</translation>
    </message>
    <message>
        <source>Nobody wins while the enemy has the own flag</source>
        <translation>Pas de victoire tant que l’ennemi a le pavillon</translation>
    </message>
    <message>
        <source>May seize the flag: %1</source>
        <comment>%1 are ships</comment>
        <translation>Peut s’emparer du pavillon : %1</translation>
    </message>
    <message>
        <source>No mast, can be repaired: %1</source>
        <comment>%1 are ships</comment>
        <translation>Sans mât, réparation possible : %1</translation>
    </message>
    <message>
        <source>May fire: %1</source>
        <comment>%1 are forts</comment>
        <translation>Peut tirer : %1</translation>
    </message>
    <message>
        <source>May shout “FIRE!”: %1</source>
        <comment>%1 are forts</comment>
        <translation>Peut crier « FEU ! » : %1</translation>
    </message>
    <message>
        <source>Waiting for a new gun: %1</source>
        <comment>%1 are forts</comment>
        <translation>En attente d’un nouveau canon : %1</translation>
    </message>
    <message>
        <source>Still to be placed: %1</source>
        <comment>%1 are ships</comment>
        <translation>Reste à placer : %1</translation>
    </message>
    <message>
        <source>wind</source>
        <comment>what dice are thrown for</comment>
        <translation>vent</translation>
    </message>
    <message>
        <source>guns</source>
        <comment>what dice are thrown for</comment>
        <translation>canons</translation>
    </message>
    <message>
        <source>fort gun</source>
        <comment>what dice are thrown for</comment>
        <translation>canon du fort</translation>
    </message>
    <message>
        <source>Can still fire at an enemy: %1</source>
        <comment>%1 are ships</comment>
        <translation>Peut encore tirer sur un ennemi : %1</translation>
    </message>
    <message>
        <source>Have not moved: %1</source>
        <comment>%1 are ships</comment>
        <translation>Sans avoir bougé : %1</translation>
    </message>
</context>
<context>
    <name>TrafalgarEvents</name>
    <message>
        <source>already sunk</source>
        <comment>why hits are wasted</comment>
        <translation>déjà coulé</translation>
    </message>
    <message>
        <source>no gun is left on that side</source>
        <comment>why hits are wasted</comment>
        <translation>plus de canon de ce bord</translation>
    </message>
    <message>
        <source>that mast is gone already</source>
        <comment>why hits are wasted</comment>
        <translation>ce mât est déjà tombé</translation>
    </message>
    <message>
        <source>no mast is left to hit</source>
        <comment>why hits are wasted</comment>
        <translation>plus de mât à toucher</translation>
    </message>
    <message>
        <source>the mainmast is shielded</source>
        <comment>why hits are wasted</comment>
        <translation>le grand mât est à l’abri</translation>
    </message>
    <message>
        <source>the gun is gone already</source>
        <comment>why hits are wasted</comment>
        <translation>le canon n’y est plus</translation>
    </message>
    <message numerus="yes">
        <source>%1 fires %n guns to port at %2, distance %3</source>
        <extracomment>%1 is the ship that fires, %2 the target, %3 the distance</extracomment>
        <translation>
            <numerusform>%1 tire %n canon par bâbord sur %2, distance %3</numerusform>
            <numerusform>%1 tire %n canons par bâbord sur %2, distance %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fires %n guns to starboard at %2, distance %3</source>
        <translation>
            <numerusform>%1 tire %n canon par tribord sur %2, distance %3</numerusform>
            <numerusform>%1 tire %n canons par tribord sur %2, distance %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 fires at %2, distance %3</source>
        <comment>a fort</comment>
        <translation>%1 tire sur %2, distance %3</translation>
    </message>
    <message>
        <source>no hit</source>
        <translation>aucun coup au but</translation>
    </message>
    <message numerus="yes">
        <source>%n hits</source>
        <translation>
            <numerusform>%n coup au but</numerusform>
            <numerusform>%n coups au but</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a shot and its hits</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>aim: %1</source>
        <translation>cible : %1</translation>
    </message>
    <message>
        <source>dice: %1</source>
        <translation>dés : %1</translation>
    </message>
    <message>
        <source>hits with: %1</source>
        <translation>touche avec : %1</translation>
    </message>
    <message>
        <source>guns: %1</source>
        <translation>canons : %1</translation>
    </message>
    <message>
        <source>FIRE! %1 fires at %2 in passing</source>
        <comment>a fort and a ship</comment>
        <translation>FEU ! %1 tire sur %2 au passage</translation>
    </message>
    <message>
        <source>FIRE! %1 fires at %2 in passing, distance %3: %4</source>
        <extracomment>%1 is a fort, %2 a ship, %3 the distance, %4 the hits (&quot;1 hit&quot;)</extracomment>
        <translation>FEU ! %1 tire sur %2 au passage, distance %3 : %4</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n port guns; left on that side: %2</source>
        <extracomment>%1 is a ship, %2 how many guns are left</extracomment>
        <translation>
            <numerusform>%1 perd %n canon bâbord ; reste de ce bord : %2</numerusform>
            <numerusform>%1 perd %n canons bâbord ; reste de ce bord : %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n starboard guns; left on that side: %2</source>
        <translation>
            <numerusform>%1 perd %n canon tribord ; reste de ce bord : %2</numerusform>
            <numerusform>%1 perd %n canons tribord ; reste de ce bord : %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 loses %2 and can’t move any more</source>
        <extracomment>%1 is a ship, %2 &quot;the mainmast&quot;</extracomment>
        <translation>%1 perd %2 et ne peut plus bouger</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %2: %n moves a turn</source>
        <translation>
            <numerusform>%1 perd %2 : %n mouvement par tour</numerusform>
            <numerusform>%1 perd %2 : %n mouvements par tour</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses its gun; a new one comes after %n turns</source>
        <comment>a fort</comment>
        <translation>
            <numerusform>%1 perd son canon ; un autre vient après %n tour</numerusform>
            <numerusform>%1 perd son canon ; un autre vient après %n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has a gun again</source>
        <comment>a fort</comment>
        <translation>%1 a de nouveau un canon</translation>
    </message>
    <message numerus="yes">
        <source>Wasted: %n hits on %1 (%2)</source>
        <extracomment>%1 is the target, %2 why</extracomment>
        <translation>
            <numerusform>Perdu : %n coup sur %1 (%2)</numerusform>
            <numerusform>Perdus : %n coups sur %1 (%2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Aim not declared: %n hits void</source>
        <translation>
            <numerusform>Cible non annoncée : %n coup au but nul</numerusform>
            <numerusform>Cible non annoncée : %n coups au but nuls</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 goes down</source>
        <comment>a ship</comment>
        <translation>%1 coule</translation>
    </message>
    <message>
        <source>%1 goes down, sunk by %2</source>
        <translation>%1 coule ; auteur du coup : %2</translation>
    </message>
    <message>
        <source>%1 seizes the English flag</source>
        <translation>%1 s’empare du pavillon anglais</translation>
    </message>
    <message>
        <source>%1 seizes the Allied flag</source>
        <translation>%1 s’empare du pavillon allié</translation>
    </message>
    <message>
        <source>The English flag is home again</source>
        <translation>Le pavillon anglais est de retour dans son port</translation>
    </message>
    <message>
        <source>The Allied flag is home again</source>
        <translation>Le pavillon allié est de retour dans son port</translation>
    </message>
    <message>
        <source>%1 takes the English flag aboard</source>
        <translation>%1 prend à bord le pavillon anglais</translation>
    </message>
    <message>
        <source>%1 takes the Allied flag aboard</source>
        <translation>%1 prend à bord le pavillon allié</translation>
    </message>
    <message>
        <source>%1 hands the English flag to %2</source>
        <extracomment>two ships side by side</extracomment>
        <translation>Transbordement du pavillon anglais : %1 → %2</translation>
    </message>
    <message>
        <source>%1 hands the Allied flag to %2</source>
        <translation>Transbordement du pavillon allié : %1 → %2</translation>
    </message>
    <message>
        <source>English flag handed over: %1 → %2</source>
        <comment>two ships</comment>
        <translation>Pavillon anglais transbordé : %1 → %2</translation>
    </message>
    <message>
        <source>Allied flag handed over: %1 → %2</source>
        <comment>two ships</comment>
        <translation>Pavillon allié transbordé : %1 → %2</translation>
    </message>
    <message>
        <source>English flag not handed over: %1 → %2</source>
        <comment>two ships</comment>
        <translation>Transbordement du pavillon anglais sans effet : %1 → %2</translation>
    </message>
    <message>
        <source>Allied flag not handed over: %1 → %2</source>
        <comment>two ships</comment>
        <translation>Transbordement du pavillon allié sans effet : %1 → %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 turns at %2, %n moves; left: %3</source>
        <extracomment>%1 is a ship, %2 an intersection, %3 how many moves are left</extracomment>
        <translation>
            <numerusform>%1 pivote en %2, %n mouvement ; reste : %3</numerusform>
            <numerusform>%1 pivote en %2, %n mouvements ; reste : %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 → %3, %n moves; left: %4</source>
        <extracomment>%1 is a ship, %2 and %3 are intersections, %4 how many moves are left</extracomment>
        <translation>
            <numerusform>%1 : %2 → %3, %n mouvement ; reste : %4</numerusform>
            <numerusform>%1 : %2 → %3, %n mouvements ; reste : %4</numerusform>
        </translation>
    </message>
    <message>
        <source>heading %1</source>
        <translation>cap : %1</translation>
    </message>
    <message>
        <source>%1 passes this turn for repairs</source>
        <comment>a ship</comment>
        <translation>%1 passe ce tour pour réparer</translation>
    </message>
    <message numerus="yes">
        <source>%1 has a mizzenmast again: %n moves from the next turn</source>
        <translation>
            <numerusform>%1 a de nouveau son mât d’artimon : %n mouvement dès le prochain tour</numerusform>
            <numerusform>%1 a de nouveau son mât d’artimon : %n mouvements dès le prochain tour</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>what happened, and the dice or reasons of it</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the details of an event</comment>
        <translation> ; </translation>
    </message>
    <message>
        <source>The table is adjusted</source>
        <translation>La table est ajustée</translation>
    </message>
    <message>
        <source>Adjusted: %1</source>
        <translation>Ajustements : %1</translation>
    </message>
    <message>
        <source>Set-up: %1 at %2 (%3), heading %4</source>
        <extracomment>%1 is a ship, %2 an anchorage, %3 its intersection, %4 a heading (&quot;down right&quot;)</extracomment>
        <translation>Mise en place : %1, %2 (%3), cap : %4</translation>
    </message>
    <message>
        <source>%1 makes room and lies at %2 now</source>
        <comment>%2 is an intersection</comment>
        <translation>%1 cède sa place et se trouve en %2</translation>
    </message>
    <message>
        <source>The English win the toss and place the wind; the Allies play first</source>
        <translation>Les Anglais gagnent le tirage et placent le vent ; les Alliés commencent</translation>
    </message>
    <message>
        <source>The Allies win the toss and place the wind; the English play first</source>
        <translation>Les Alliés gagnent le tirage et placent le vent ; les Anglais commencent</translation>
    </message>
    <message>
        <source>First wind: the arrow points %1</source>
        <comment>%1 is a heading: down right</comment>
        <translation>Vent initial, la flèche pointe : %1</translation>
    </message>
    <message>
        <source>against the wind: %1</source>
        <extracomment>%1 are headings: &quot;up left&quot;</extracomment>
        <translation>contre le vent : %1</translation>
    </message>
    <message>
        <source>Wind, blank: it holds</source>
        <translation>Vent, face blanche : il se maintient</translation>
    </message>
    <message numerus="yes">
        <source>Wind, %n stars: the arrow turns %1 → %2</source>
        <extracomment>%1 and %2 are headings: &quot;right&quot;, &quot;down right&quot;</extracomment>
        <translation>
            <numerusform>Vent, %n étoile : la flèche tourne, %1 → %2</numerusform>
            <numerusform>Vent, %n étoiles : la flèche tourne, %1 → %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1: the English play</source>
        <translation>Manche %1 : aux Anglais de jouer</translation>
    </message>
    <message>
        <source>Round %1: the Allies play</source>
        <translation>Manche %1 : aux Alliés de jouer</translation>
    </message>
    <message>
        <source>The English end their turn</source>
        <translation>Les Anglais terminent leur tour</translation>
    </message>
    <message>
        <source>The Allies end their turn</source>
        <translation>Les Alliés terminent leur tour</translation>
    </message>
    <message>
        <source>%1 is done for this turn</source>
        <comment>a ship</comment>
        <translation>%1 a fini pour ce tour</translation>
    </message>
    <message>
        <source>The English pass</source>
        <translation>Les Anglais passent</translation>
    </message>
    <message>
        <source>The Allies pass</source>
        <translation>Les Alliés passent</translation>
    </message>
    <message>
        <source>repairs: %1</source>
        <comment>%1 are ships</comment>
        <translation>réparations : %1</translation>
    </message>
    <message>
        <source>%1 may shout “FIRE!”: %2 has sailed out of its range</source>
        <comment>a fort and a ship</comment>
        <translation>%1 peut crier « FEU ! » : %2 est sorti de sa portée</translation>
    </message>
    <message>
        <source>%1 may shout “FIRE!”: %2 is within its range</source>
        <comment>a fort and a ship</comment>
        <translation>%1 peut crier « FEU ! » : %2 est à sa portée</translation>
    </message>
    <message>
        <source>The English win: the enemy’s flag is in their port</source>
        <translation>Victoire des Anglais : le pavillon ennemi est dans leur port</translation>
    </message>
    <message>
        <source>The Allies win: the enemy’s flag is in their port</source>
        <translation>Victoire des Alliés : le pavillon ennemi est dans leur port</translation>
    </message>
    <message>
        <source>The English win: the enemy has only one ship left</source>
        <translation>Victoire des Anglais : l’ennemi n’a plus qu’un navire</translation>
    </message>
    <message>
        <source>The Allies win: the enemy has only one ship left</source>
        <translation>Victoire des Alliés : l’ennemi n’a plus qu’un navire</translation>
    </message>
    <message>
        <source>The English win: all enemy ships are sunk</source>
        <translation>Victoire des Anglais : tous les navires ennemis sont coulés</translation>
    </message>
    <message>
        <source>The Allies win: all enemy ships are sunk</source>
        <translation>Victoire des Alliés : tous les navires ennemis sont coulés</translation>
    </message>
</context>
<context>
    <name>TrafalgarFields</name>
    <message>
        <source>Bow points</source>
        <translation>La proue regarde</translation>
    </message>
    <message>
        <source>The wind arrow points</source>
        <translation>La flèche du vent pointe vers</translation>
    </message>
    <message>
        <source>Sail to</source>
        <translation>Aller jusqu’en</translation>
    </message>
    <message>
        <source>Heading at the end</source>
        <translation>Cap à la fin</translation>
    </message>
    <message>
        <source>Who fires</source>
        <translation>Qui tire</translation>
    </message>
    <message>
        <source>Guns of which side</source>
        <translation>Canons de quel bord</translation>
    </message>
    <message>
        <source>How many guns</source>
        <translation>Combien de canons</translation>
    </message>
    <message>
        <source>Where the ship was at the shout</source>
        <translation>Où était le navire au moment du cri</translation>
    </message>
    <message>
        <source>Ship with the flag</source>
        <translation>Navire qui a le pavillon</translation>
    </message>
    <message>
        <source>Ship that takes it</source>
        <translation>Navire qui le reçoit</translation>
    </message>
    <message>
        <source>Which masts fall</source>
        <translation>Quels mâts tombent</translation>
    </message>
    <message>
        <source>Ships to repair</source>
        <translation>Navires à réparer</translation>
    </message>
    <message>
        <source>Has fired</source>
        <translation>A tiré</translation>
    </message>
    <message>
        <source>Ship</source>
        <comment>label</comment>
        <translation>Navire</translation>
    </message>
    <message>
        <source>Anchorage</source>
        <comment>label</comment>
        <translation>Mouillage</translation>
    </message>
    <message>
        <source>Heading</source>
        <comment>label</comment>
        <translation>Cap</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Qui gagne</translation>
    </message>
    <message>
        <source>Who calls</source>
        <translation>Qui annonce</translation>
    </message>
    <message>
        <source>Heads or tails</source>
        <comment>label: what is called</comment>
        <translation>Pile ou face</translation>
    </message>
    <message>
        <source>Dice</source>
        <comment>label</comment>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Wind arrow</source>
        <translation>Flèche du vent</translation>
    </message>
    <message>
        <source>Way</source>
        <comment>label: steps of a ship</comment>
        <translation>Trajet</translation>
    </message>
    <message>
        <source>To</source>
        <comment>label</comment>
        <translation>Vers</translation>
    </message>
    <message>
        <source>Alongside a ship of the same side</source>
        <translation>Le long d’un navire du même camp</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>Tirs</translation>
    </message>
    <message>
        <source>Target</source>
        <comment>label</comment>
        <translation>Cible</translation>
    </message>
    <message>
        <source>Aim</source>
        <comment>label</comment>
        <translation>Visée</translation>
    </message>
    <message>
        <source>Guns</source>
        <comment>label</comment>
        <translation>Canons</translation>
    </message>
    <message>
        <source>Side</source>
        <comment>label</comment>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Side of the target that is hit</source>
        <translation>Flanc de la cible qui est touché</translation>
    </message>
    <message>
        <source>Masts</source>
        <comment>label</comment>
        <translation>Mâts</translation>
    </message>
    <message>
        <source>Fort</source>
        <comment>label</comment>
        <translation>Fort</translation>
    </message>
    <message>
        <source>Intersection</source>
        <comment>label</comment>
        <translation>Intersection</translation>
    </message>
    <message>
        <source>The ship lets the fort fire first</source>
        <translation>Le navire laisse le fort tirer d’abord</translation>
    </message>
    <message>
        <source>From</source>
        <comment>label</comment>
        <translation>De</translation>
    </message>
    <message>
        <source>Flag</source>
        <comment>label</comment>
        <translation>Pavillon</translation>
    </message>
    <message>
        <source>What is on the table</source>
        <translation>Ce qui est sur la table</translation>
    </message>
    <message>
        <source>Reason</source>
        <comment>of the referee</comment>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Phase</source>
        <comment>label</comment>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>label</comment>
        <translation>Manche</translation>
    </message>
    <message>
        <source>Turns so far</source>
        <translation>Tours jusqu’ici</translation>
    </message>
    <message>
        <source>Who plays first</source>
        <translation>Qui joue en premier</translation>
    </message>
    <message>
        <source>Winner of the toss</source>
        <translation>Gagnant du tirage</translation>
    </message>
    <message>
        <source>Ship now playing</source>
        <translation>Navire en train de jouer</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Victoire par</translation>
    </message>
    <message>
        <source>Wind</source>
        <comment>label</comment>
        <translation>Vent</translation>
    </message>
    <message>
        <source>Ships</source>
        <comment>label</comment>
        <translation>Navires</translation>
    </message>
    <message>
        <source>Forts</source>
        <comment>label</comment>
        <translation>Forts</translation>
    </message>
    <message>
        <source>Flags</source>
        <comment>label</comment>
        <translation>Pavillons</translation>
    </message>
    <message>
        <source>English</source>
        <comment>label: flag</comment>
        <translation>Pavillon anglais</translation>
    </message>
    <message>
        <source>Allied</source>
        <comment>label: flag</comment>
        <translation>Pavillon allié</translation>
    </message>
    <message>
        <source>Foremast</source>
        <translation>Mât de misaine</translation>
    </message>
    <message>
        <source>Mainmast</source>
        <translation>Grand mât</translation>
    </message>
    <message>
        <source>Mizzenmast</source>
        <translation>Mât d’artimon</translation>
    </message>
    <message>
        <source>Port (left)</source>
        <comment>label: side of a ship</comment>
        <translation>Bâbord (gauche)</translation>
    </message>
    <message>
        <source>Starboard (right)</source>
        <comment>label: side of a ship</comment>
        <translation>Tribord (droite)</translation>
    </message>
    <message>
        <source>Sunk</source>
        <comment>label: a ship</comment>
        <translation>Coulé</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>of a ship</comment>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Nation</source>
        <translation>Nation</translation>
    </message>
    <message>
        <source>Kind</source>
        <comment>of a ship</comment>
        <translation>Sorte</translation>
    </message>
    <message>
        <source>Turns passed for repairs</source>
        <translation>Tours passés à réparer</translation>
    </message>
    <message>
        <source>Turns ended at the enemy’s corner</source>
        <translation>Tours finis dans le coin ennemi</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>Ce tour</translation>
    </message>
    <message>
        <source>Moves spent</source>
        <translation>Mouvements dépensés</translation>
    </message>
    <message>
        <source>Guns fired</source>
        <translation>Canons tirés</translation>
    </message>
    <message>
        <source>Times fired</source>
        <translation>Nombre de tirs</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>label: a ship, this turn</comment>
        <translation>A fini</translation>
    </message>
    <message>
        <source>Passes</source>
        <comment>label: a ship, this turn</comment>
        <translation>Passe</translation>
    </message>
    <message>
        <source>Repairs</source>
        <comment>label: a ship, this turn</comment>
        <translation>Répare</translation>
    </message>
    <message>
        <source>Gun</source>
        <comment>label: of a fort</comment>
        <translation>Canon</translation>
    </message>
    <message>
        <source>Turns to wait for a gun</source>
        <translation>Tours à attendre un canon</translation>
    </message>
    <message>
        <source>Turn in which the gun was lost</source>
        <translation>Tour où le canon a été perdu</translation>
    </message>
    <message>
        <source>Where</source>
        <comment>label: a flag</comment>
        <translation>Où</translation>
    </message>
    <message>
        <source>sails there</source>
        <comment>where a drag ends</comment>
        <translation>y va</translation>
    </message>
    <message>
        <source>comes alongside</source>
        <comment>where a drag ends</comment>
        <translation>vient bord à bord</translation>
    </message>
    <message>
        <source>lies at anchor there</source>
        <comment>where a drag ends</comment>
        <translation>y mouille</translation>
    </message>
    <message>
        <source>target in reach</source>
        <comment>mark of a piece</comment>
        <translation>cible à portée</translation>
    </message>
    <message>
        <source>in the field of fire</source>
        <comment>mark of a piece</comment>
        <translation>dans le champ de tir</translation>
    </message>
    <message>
        <source>may fire</source>
        <comment>a fort</comment>
        <translation>peut tirer</translation>
    </message>
    <message>
        <source>may shout “FIRE!”</source>
        <comment>a fort</comment>
        <translation>peut crier « FEU ! »</translation>
    </message>
    <message>
        <source>carries the English flag</source>
        <comment>mark of a ship</comment>
        <translation>porte le pavillon anglais</translation>
    </message>
    <message>
        <source>carries the Allied flag</source>
        <comment>mark of a ship</comment>
        <translation>porte le pavillon allié</translation>
    </message>
    <message>
        <source>Side to play</source>
        <translation>Camp qui joue</translation>
    </message>
</context>
<context>
    <name>TrafalgarOddsLine</name>
    <message numerus="yes">
        <source>%n dice: each hits %1, at least one %2</source>
        <comment>chances</comment>
        <translation>
            <numerusform>%n dé : touche %1, au moins un %2</numerusform>
            <numerusform>%n dés : chacun touche %1, au moins un %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: its gun is shot away %2</source>
        <comment>a fort and a chance</comment>
        <translation>%1, perd son canon : %2</translation>
    </message>
    <message>
        <source>loses a gun %1</source>
        <comment>a chance</comment>
        <translation>perd un canon : %1</translation>
    </message>
    <message>
        <source>loses a mast %1</source>
        <comment>a chance</comment>
        <translation>perd un mât : %1</translation>
    </message>
    <message>
        <source>no gun left on that side %1</source>
        <comment>a chance</comment>
        <translation>plus de canon de ce bord : %1</translation>
    </message>
    <message>
        <source>dismasted %1</source>
        <comment>a chance</comment>
        <translation>démâté : %1</translation>
    </message>
    <message>
        <source>sunk %1</source>
        <comment>a chance</comment>
        <translation>coulé : %1</translation>
    </message>
    <message>
        <source>%1: nothing can be lost</source>
        <comment>a ship</comment>
        <translation>%1 : rien ne peut être perdu</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a ship and chances</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between chances</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>The wind holds %1</source>
        <comment>a chance</comment>
        <translation>Le vent se maintient : %1</translation>
    </message>
    <message>
        <source>What if – %1</source>
        <comment>chances of a shot</comment>
        <translation>Et si… – %1</translation>
    </message>
</context>
<context>
    <name>TrafalgarOffers</name>
    <message>
        <source>Adjust…</source>
        <translation>Ajuster…</translation>
    </message>
    <message>
        <source>Place a ship</source>
        <translation>Placer un navire</translation>
    </message>
    <message>
        <source>Call heads or tails</source>
        <translation>Annoncer pile ou face</translation>
    </message>
    <message>
        <source>Say who won the toss</source>
        <translation>Dire qui gagne le tirage</translation>
    </message>
    <message>
        <source>Place the wind arrow</source>
        <translation>Placer la flèche du vent</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>button: a ship</comment>
        <translation>Bouger</translation>
    </message>
    <message>
        <source>Fire</source>
        <comment>button</comment>
        <translation>Tirer</translation>
    </message>
    <message>
        <source>Fire at several targets</source>
        <translation>Tirer sur plusieurs cibles</translation>
    </message>
    <message>
        <source>Choose the mast</source>
        <translation>Choisir le mât</translation>
    </message>
    <message>
        <source>Fort fires</source>
        <translation>Tir d’un fort</translation>
    </message>
    <message>
        <source>Fort shouts “FIRE!”</source>
        <translation>Un fort crie « FEU ! »</translation>
    </message>
    <message>
        <source>Seize the flag</source>
        <translation>S’emparer du pavillon</translation>
    </message>
    <message>
        <source>Hand the flag over</source>
        <translation>Transborder le pavillon</translation>
    </message>
    <message>
        <source>Put the flag back</source>
        <translation>Remettre le pavillon en place</translation>
    </message>
    <message>
        <source>Repair</source>
        <comment>button: a ship passes</comment>
        <translation>Réparer</translation>
    </message>
    <message>
        <source>Pass the turn</source>
        <translation>Passer le tour</translation>
    </message>
    <message>
        <source>Ship is done</source>
        <translation>Le navire a fini</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Terminer le tour</translation>
    </message>
    <message>
        <source>Throw for the wind</source>
        <translation>Lancer le vent</translation>
    </message>
</context>
<context>
    <name>TrafalgarOptions</name>
    <message>
        <source>Stars of the die</source>
        <translation>Étoiles du dé</translation>
    </message>
    <message>
        <source>Field of fire</source>
        <translation>Champ de tir</translation>
    </message>
    <message>
        <source>Bow and stern shown</source>
        <translation>Proue et poupe présentées</translation>
    </message>
    <message>
        <source>Hitting the mainmast</source>
        <translation>Toucher le grand mât</translation>
    </message>
    <message>
        <source>Which mast falls</source>
        <translation>Quel mât tombe</translation>
    </message>
    <message>
        <source>Aim</source>
        <comment>option</comment>
        <translation>Visée</translation>
    </message>
    <message>
        <source>Against the wind</source>
        <translation>Contre le vent</translation>
    </message>
    <message>
        <source>Wind arrow</source>
        <translation>Flèche du vent</translation>
    </message>
    <message>
        <source>Two stars for the wind</source>
        <translation>Deux étoiles pour le vent</translation>
    </message>
    <message>
        <source>Firing in a turn</source>
        <translation>Tirer dans un tour</translation>
    </message>
    <message>
        <source>Order of ships</source>
        <translation>Ordre des navires</translation>
    </message>
    <message>
        <source>Line of fire</source>
        <translation>Ligne de tir</translation>
    </message>
    <message>
        <source>Frigates may stop on sandbanks</source>
        <translation>Les frégates peuvent s’arrêter sur un banc</translation>
    </message>
    <message>
        <source>Shots of a fort gun</source>
        <translation>Tirs d’un canon de fort</translation>
    </message>
    <message>
        <source>Ships before forts</source>
        <translation>Les navires avant les forts</translation>
    </message>
    <message>
        <source>Shouting “FIRE!”</source>
        <translation>Crier « FEU ! »</translation>
    </message>
    <message>
        <source>New fort gun</source>
        <translation>Nouveau canon du fort</translation>
    </message>
    <message>
        <source>Who passes for repairs</source>
        <translation>Qui passe pour réparer</translation>
    </message>
    <message>
        <source>Repairs in a row</source>
        <translation>Réparations d’affilée</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Bord à bord</translation>
    </message>
    <message>
        <source>Where a flag is home</source>
        <translation>Où un pavillon est chez lui</translation>
    </message>
    <message>
        <source>Winning by number</source>
        <translation>Gagner par le nombre</translation>
    </message>
    <message>
        <source>Second fleet, first round</source>
        <translation>Seconde escadre, première manche</translation>
    </message>
    <message>
        <source>French and Spanish ships</source>
        <translation>Navires français et espagnols</translation>
    </message>
    <message>
        <source>Whether the stars say how far a shot reaches at most, or the only distance that it hits</source>
        <translation>Si les étoiles disent jusqu’où un tir porte, ou la seule distance qu’il touche</translation>
    </message>
    <message>
        <source>Whether a target shows bow or stern to all before and behind it, or only to ships straight ahead and astern</source>
        <translation>Si une cible présente la proue ou la poupe à tous ceux de devant et de derrière, ou seulement à ceux qui sont droit dans son axe</translation>
    </message>
    <message>
        <source>When shots from ahead or astern can take the mainmast, and whether shots from the side can</source>
        <translation>Quand un tir de proue ou de poupe peut abattre le grand mât, et si un tir de flanc le peut</translation>
    </message>
    <message>
        <source>Who says which mast a hit takes, when there is a choice</source>
        <translation>Qui dit quel mât tombe quand il y a le choix</translation>
    </message>
    <message>
        <source>Whether guns that fire at one target may have different aims</source>
        <translation>Si les canons qui tirent sur un même navire peuvent viser des choses différentes</translation>
    </message>
    <message>
        <source>What the wind forbids: going forward against it, also turning into it, or going near it</source>
        <translation>Ce que le vent interdit : avancer contre lui, aussi se tourner face à lui, ou avancer près de lui</translation>
    </message>
    <message>
        <source>Whether the arrow shows where the wind blows to or comes from</source>
        <translation>Si la flèche montre vers où souffle le vent ou d’où il vient</translation>
    </message>
    <message>
        <source>Which way the arrow turns after two stars</source>
        <translation>De quel côté la flèche tourne après deux étoiles</translation>
    </message>
    <message>
        <source>Whether a ship may fire some guns now and others later in its turn</source>
        <translation>Si un navire peut tirer certains canons maintenant et d’autres plus tard dans son tour</translation>
    </message>
    <message>
        <source>Whether ships may take turns with each other, or each ends before the next begins</source>
        <translation>Si les navires peuvent alterner, ou si chacun finit avant que le suivant commence</translation>
    </message>
    <message>
        <source>Whether ships or land between a gun and its target stop the shot</source>
        <translation>Si les navires ou la terre entre un canon et sa cible arrêtent le tir</translation>
    </message>
    <message>
        <source>Frigates may end their way on a sandbank, not only cross it</source>
        <translation>Les frégates peuvent finir leur trajet sur un banc de sable, pas seulement le traverser</translation>
    </message>
    <message>
        <source>How often a fort gun fires: once a round, or once in each side’s turn</source>
        <translation>Combien de fois un canon de fort tire : une fois par manche, ou une fois dans le tour de chaque camp</translation>
    </message>
    <message>
        <source>Who may fire before a fort gun does</source>
        <translation>Qui peut tirer avant le canon du fort</translation>
    </message>
    <message>
        <source>Whether a fort may shout at any ship that moves past, or only at one that can leave its range</source>
        <translation>Si un fort peut crier à tout navire qui passe, ou seulement à celui qui peut sortir de sa portée</translation>
    </message>
    <message>
        <source>Whose turns count until a fort has a new gun</source>
        <translation>Les tours de qui comptent jusqu’au nouveau canon du fort</translation>
    </message>
    <message>
        <source>Whether the whole side must pass to put up a mast, or only the ship</source>
        <translation>Si tout le camp doit passer pour redresser un mât, ou seulement le navire</translation>
    </message>
    <message>
        <source>The two turns passed for a mast must follow each other</source>
        <translation>Les deux tours passés pour un mât doivent se suivre</translation>
    </message>
    <message>
        <source>How close two ships must be to hand over a flag</source>
        <translation>À quelle distance doivent être deux navires pour transborder un pavillon</translation>
    </message>
    <message>
        <source>Where in the own port a flag must be brought</source>
        <translation>Où, dans son port, il faut rapporter un pavillon</translation>
    </message>
    <message>
        <source>How many ships win against the last one of the enemy</source>
        <translation>Combien de navires l’emportent contre le dernier de l’ennemi</translation>
    </message>
    <message>
        <source>What becomes of a recovered flag when the ship that carries it is sunk</source>
        <translation>Ce que devient un pavillon repris quand le navire qui le porte est coulé</translation>
    </message>
    <message>
        <source>Whether the side that plays second may move in the first round</source>
        <translation>Si le camp qui joue en second peut bouger dans la première manche</translation>
    </message>
    <message>
        <source>Which Allied ships are French; it changes nothing in the game</source>
        <translation>Quels navires alliés sont français ; cela ne change rien au jeu</translation>
    </message>
    <message>
        <source>greatest distance</source>
        <translation>distance maximale</translation>
    </message>
    <message>
        <source>exact distance</source>
        <translation>distance exacte</translation>
    </message>
    <message>
        <source>triangle with borders</source>
        <translation>triangle avec ses côtés</translation>
    </message>
    <message>
        <source>triangle without borders</source>
        <translation>triangle sans ses côtés</translation>
    </message>
    <message>
        <source>the whole side</source>
        <translation>tout le flanc</translation>
    </message>
    <message>
        <source>ahead and astern, broadly</source>
        <translation>devant et derrière, au sens large</translation>
    </message>
    <message>
        <source>straight ahead and astern</source>
        <translation>droit devant et droit derrière</translation>
    </message>
    <message>
        <source>once another mast is gone; always from the side</source>
        <translation>une fois un autre mât tombé ; de flanc, toujours</translation>
    </message>
    <message>
        <source>once the mast before it is gone; always from the side</source>
        <translation>une fois tombé le mât qui le cache ; de flanc, toujours</translation>
    </message>
    <message>
        <source>once another mast is gone; never from the side</source>
        <translation>une fois un autre mât tombé ; de flanc, jamais</translation>
    </message>
    <message>
        <source>who fires</source>
        <translation>qui tire</translation>
    </message>
    <message>
        <source>who is hit</source>
        <translation>qui est touché</translation>
    </message>
    <message>
        <source>each gun its own</source>
        <translation>chaque canon la sienne</translation>
    </message>
    <message>
        <source>one for each target</source>
        <translation>une par cible</translation>
    </message>
    <message>
        <source>no step forward</source>
        <translation>pas d’avance</translation>
    </message>
    <message>
        <source>no step, no turn into it</source>
        <translation>ni avancer ni se tourner face à lui</translation>
    </message>
    <message>
        <source>no step within 60° of it</source>
        <translation>pas d’avance à moins de 60°</translation>
    </message>
    <message>
        <source>everything allowed</source>
        <translation>tout est permis</translation>
    </message>
    <message>
        <source>where the wind blows to</source>
        <translation>vers où il souffle</translation>
    </message>
    <message>
        <source>where the wind comes from</source>
        <translation>d’où il vient</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>dans le sens des aiguilles d’une montre</translation>
    </message>
    <message>
        <source>counter-clockwise</source>
        <translation>en sens inverse</translation>
    </message>
    <message>
        <source>each gun once, at any moment</source>
        <translation>chaque canon une fois, à tout moment</translation>
    </message>
    <message>
        <source>all guns at one moment</source>
        <translation>tous les canons au même moment</translation>
    </message>
    <message>
        <source>as the player likes</source>
        <translation>au choix du joueur</translation>
    </message>
    <message>
        <source>one ship after the other</source>
        <translation>un navire après l’autre</translation>
    </message>
    <message>
        <source>nothing blocks it</source>
        <translation>rien ne l’arrête</translation>
    </message>
    <message>
        <source>ships block it</source>
        <translation>les navires l’arrêtent</translation>
    </message>
    <message>
        <source>ships and land block it</source>
        <translation>les navires et la terre l’arrêtent</translation>
    </message>
    <message>
        <source>one a round</source>
        <translation>un par manche</translation>
    </message>
    <message>
        <source>one in each side’s turn</source>
        <translation>un dans le tour de chaque camp</translation>
    </message>
    <message>
        <source>the ship that is shouted at</source>
        <translation>le navire à qui l’on crie</translation>
    </message>
    <message>
        <source>that ship, and the fort’s own ships</source>
        <translation>ce navire, et ceux du camp du fort</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>fires first</comment>
        <translation>personne</translation>
    </message>
    <message>
        <source>at any ship that has moved</source>
        <translation>à tout navire qui a bougé</translation>
    </message>
    <message>
        <source>only at one that can get away</source>
        <translation>seulement à celui qui peut s’échapper</translation>
    </message>
    <message>
        <source>two turns of its own side</source>
        <translation>deux tours de son camp</translation>
    </message>
    <message>
        <source>two turns of either side</source>
        <translation>deux tours de n’importe quel camp</translation>
    </message>
    <message>
        <source>only the ship</source>
        <translation>seulement le navire</translation>
    </message>
    <message>
        <source>neighbours, or one intersection</source>
        <translation>voisins, ou sur la même intersection</translation>
    </message>
    <message>
        <source>one intersection</source>
        <translation>sur la même intersection</translation>
    </message>
    <message>
        <source>anywhere in the port</source>
        <translation>n’importe où dans le port</translation>
    </message>
    <message>
        <source>the corner of the port</source>
        <translation>le coin du port</translation>
    </message>
    <message>
        <source>3 or 4 against 1</source>
        <translation>3 ou 4 contre 1</translation>
    </message>
    <message>
        <source>4 against 1</source>
        <translation>4 contre 1</translation>
    </message>
    <message>
        <source>not at all</source>
        <comment>winning by number</comment>
        <translation>pas du tout</translation>
    </message>
    <message>
        <source>it moves and fires</source>
        <translation>elle bouge et tire</translation>
    </message>
    <message>
        <source>it stays at anchor, may fire</source>
        <translation>elle reste au mouillage, peut tirer</translation>
    </message>
    <message>
        <source>one of each kind</source>
        <translation>un de chaque sorte</translation>
    </message>
    <message>
        <source>French ships of the line</source>
        <translation>vaisseaux de ligne français</translation>
    </message>
    <message>
        <source>Spanish ships of the line</source>
        <translation>vaisseaux de ligne espagnols</translation>
    </message>
    <message>
        <source>Ship with its own flag sunk</source>
        <translation>Navire coulé avec son propre pavillon</translation>
    </message>
    <message>
        <source>Which intersections beside a ship its guns can hit: the triangle with its borders, without them, or all that are not straight ahead or astern</source>
        <translation>Quelles intersections à côté d’un navire ses canons peuvent atteindre : le triangle avec ses bords, sans ses bords, ou toutes celles qui ne sont pas droit devant ou derrière</translation>
    </message>
    <message>
        <source>the ship that sank it takes the flag</source>
        <translation>le navire qui l’a coulé prend le pavillon</translation>
    </message>
    <message>
        <source>the flag goes home</source>
        <translation>le pavillon rentre au port</translation>
    </message>
</context>
<context>
    <name>TrafalgarPhases</name>
    <message>
        <source>The side plays its ships in any order; each may move, fire and move again (“How to play 1”). A step forward and a turn of 60° each cost one move (“Ship movement 2”). Each gun fires once, at an enemy up to 3 steps away on its own side of the ship (“Artillery fire 2”, “The field of fire 1”): say battery or mast, then throw a star die for each gun. A fort gun of the other side may shout “FIRE!” at a ship that sails past (“Fort guns 2”).</source>
        <translation>Le camp joue ses navires dans l’ordre qu’il veut ; chacun peut bouger, tirer et bouger encore (« Comment jouer 1 »). Avancer d’un pas ou pivoter de 60° coûte un mouvement (« Mouvement des navires 2 »). Chaque canon tire une fois, sur un ennemi à 3 pas au plus de son bord (« Tir d’artillerie 2 », « Le champ de tir 1 ») : on annonce batterie ou mât, puis on lance un dé à étoiles par canon. Un fort de l’autre camp peut crier « FEU ! » à un navire qui passe (« Canons des forts 2 »).</translation>
    </message>
    <message>
        <source>Each side puts its four ships on the dots of its port, bows to the sea (“Set-up 2”); ships may change places. When all lie there, toss a coin (“Start of combat 1”).</source>
        <translation>Chaque camp pose ses quatre navires sur les mouillages de son port, proue vers la mer (« Mise en place 2 ») ; les navires peuvent échanger leurs places. Quand tous y sont, on joue à pile ou face (« Début du combat 1 »).</translation>
    </message>
    <message>
        <source>When both sides have played, throw one star die: the arrow turns one point clockwise for each star; after a blank face it stays (“How to play 4”, ruling R36). Then the next round begins.</source>
        <translation>Quand les deux camps ont joué, on lance un dé à étoiles : la flèche tourne d’une pointe par étoile, dans le sens des aiguilles d’une montre ; après une face blanche, elle reste (« Comment jouer 4 », interprétation R36). Puis la manche suivante commence.</translation>
    </message>
    <message>
        <source>A side has won: it sank all enemies, has 3 or 4 ships against one, or brought the enemy’s flag into its port (“How to win 1”). Undo to play on.</source>
        <translation>Un camp a gagné : il a coulé tous les ennemis, a 3 ou 4 navires contre un, ou a rapporté le pavillon ennemi dans son port (« Comment gagner 1 »). Annulez le coup pour continuer à jouer.</translation>
    </message>
    <message>
        <source>English guns: %L1</source>
        <translation>Canons anglais : %L1</translation>
    </message>
    <message>
        <source>Allied guns: %L1</source>
        <translation>Canons alliés : %L1</translation>
    </message>
    <message>
        <source>English masts: %L1</source>
        <translation>Mâts anglais : %L1</translation>
    </message>
    <message>
        <source>Allied masts: %L1</source>
        <translation>Mâts alliés : %L1</translation>
    </message>
    <message>
        <source>English fort guns: %L1</source>
        <translation>Canons de forts anglais : %L1</translation>
    </message>
    <message>
        <source>Allied fort guns: %L1</source>
        <translation>Canons de forts alliés : %L1</translation>
    </message>
    <message>
        <source>the English hold the Allied flag</source>
        <translation>les Anglais ont le pavillon allié</translation>
    </message>
    <message>
        <source>the Allies hold the English flag</source>
        <translation>les Alliés ont le pavillon anglais</translation>
    </message>
    <message>
        <source>the English can’t win without their flag</source>
        <translation>les Anglais ne peuvent pas gagner sans leur pavillon</translation>
    </message>
    <message>
        <source>the Allies can’t win without their flag</source>
        <translation>les Alliés ne peuvent pas gagner sans leur pavillon</translation>
    </message>
    <message>
        <source>Who won the toss places the wind arrow at will; the other side plays first (“Start of combat 1”). No ship may go forward against the wind (rulings R07, R09; see the table’s options).</source>
        <translation>Qui a gagné le tirage place la flèche du vent comme il veut ; l’autre camp joue d’abord (« Début du combat 1 »). Aucun navire n’avance contre le vent (interprétations R07, R09 ; voir les options de la partie).</translation>
    </message>
    <message>
        <source>Round %L1</source>
        <comment>a turn of each side, then the wind</comment>
        <translation>Manche %L1</translation>
    </message>
</context>
<context>
    <name>TrafalgarQuestions</name>
    <message>
        <source>distance %1</source>
        <translation>distance %1</translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <comment>of a shot</comment>
        <translation>
            <numerusform>%n dé</numerusform>
            <numerusform>%n dés</numerusform>
        </translation>
    </message>
    <message>
        <source>shows: %1</source>
        <comment>bow, stern, port or starboard</comment>
        <translation>présente : %1</translation>
    </message>
    <message>
        <source>Each hit takes a gun off the side that the target shows.</source>
        <translation>Chaque coup au but enlève un canon du flanc que présente la cible.</translation>
    </message>
    <message>
        <source>Each hit takes a mast: the target becomes slower.</source>
        <translation>Chaque coup au but enlève un mât : la cible devient plus lente.</translation>
    </message>
    <message>
        <source>Then no hit counts.</source>
        <translation>Alors aucun coup ne compte.</translation>
    </message>
    <message>
        <source>What do the guns aim at?</source>
        <translation>Que visent les canons ?</translation>
    </message>
    <message>
        <source>Only the %1</source>
        <comment>a mast</comment>
        <translation>Seulement : %1</translation>
    </message>
    <message>
        <source>Yes: the fort fires first</source>
        <translation>Oui : le fort tire d’abord</translation>
    </message>
    <message>
        <source>%1 has an enemy in its field of fire and may fire before the fort. Does its player let the fort fire first?</source>
        <comment>a ship</comment>
        <translation>%1 a un ennemi dans son champ de tir et peut tirer avant le fort. Son joueur laisse-t-il le fort tirer d’abord ?</translation>
    </message>
    <message>
        <source>Where was %1 when the fort called?</source>
        <comment>a ship</comment>
        <translation>Où était %1 quand le fort a crié ?</translation>
    </message>
    <message>
        <source>Which ship fires?</source>
        <translation>Quel navire tire ?</translation>
    </message>
    <message>
        <source>Which fort fires?</source>
        <translation>Quel fort tire ?</translation>
    </message>
    <message>
        <source>At whom?</source>
        <translation>Sur qui ?</translation>
    </message>
    <message>
        <source>Where to? Click a ringed point on the board, or steer:</source>
        <translation>Vers où ? Cliquez sur une intersection cerclée du plateau, ou gouvernez :</translation>
    </message>
    <message>
        <source>And then? Enter records the way so far.</source>
        <comment>steering a ship</comment>
        <translation>Et ensuite ? Entrée enregistre la route tracée jusqu’ici.</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Revenir d’un pas</translation>
    </message>
    <message>
        <source>Which ship sails?</source>
        <translation>Quel navire navigue ?</translation>
    </message>
    <message>
        <source>No: the ship fires first</source>
        <translation>Non : le navire tire d’abord</translation>
    </message>
    <message>
        <source>After the way so far she has not enough moves left for it.</source>
        <comment>a ship</comment>
        <translation>Après la route tracée jusqu’ici, il ne reste pas assez de mouvements au navire.</translation>
    </message>
</context>
<context>
    <name>TrafalgarRefusals</name>
    <message>
        <source>These hits can’t take those masts: choose others</source>
        <translation>Ces mâts ne peuvent pas tomber : choisissez-en d’autres</translation>
    </message>
    <message>
        <source>The game is over: undo to play on</source>
        <translation>La partie est terminée : annulez le coup pour continuer</translation>
    </message>
    <message>
        <source>Not now: this belongs to another phase</source>
        <translation>Pas maintenant : c’est pour une autre phase</translation>
    </message>
    <message>
        <source>It is the other side’s turn: only its ships may move and fire</source>
        <translation>C’est le tour de l’autre camp : seuls ses navires bougent et tirent</translation>
    </message>
    <message>
        <source>The second fleet stays at anchor in the first round; it may fire</source>
        <translation>La seconde escadre reste au mouillage pendant la première manche ; elle peut tirer</translation>
    </message>
    <message>
        <source>That port is the other side’s: choose an anchorage of the own port</source>
        <translation>Ce port est à l’autre camp : choisissez un mouillage de son propre port</translation>
    </message>
    <message>
        <source>First put every ship on the board</source>
        <translation>Placez d’abord tous les navires</translation>
    </message>
    <message>
        <source>Too late to pass: a ship of this side has moved, fired or passed</source>
        <translation>Trop tard pour passer : un navire de ce camp a bougé, tiré ou passé</translation>
    </message>
    <message>
        <source>No way leads there with the moves that are left</source>
        <translation>On n’y arrive pas avec les mouvements qui restent</translation>
    </message>
    <message>
        <source>Ships can’t go against the wind: take another heading</source>
        <translation>On ne navigue pas contre le vent : prenez un autre cap</translation>
    </message>
    <message>
        <source>That leads off the board: turn first</source>
        <translation>On sortirait du plateau : pivotez d’abord</translation>
    </message>
    <message>
        <source>That is land: ships stay on the water</source>
        <translation>C’est la terre : les navires restent sur l’eau</translation>
    </message>
    <message>
        <source>A reef is in the way: sail round it</source>
        <translation>Un récif barre la route : contournez-le</translation>
    </message>
    <message>
        <source>A sandbank is in the way: only frigates can cross it</source>
        <translation>Un banc de sable barre la route : seules les frégates le passent</translation>
    </message>
    <message>
        <source>The target is on the same side: choose an enemy</source>
        <translation>La cible est du même camp : choisissez un ennemi</translation>
    </message>
    <message>
        <source>The target is sunk: choose another</source>
        <translation>La cible est coulée : choisissez-en une autre</translation>
    </message>
    <message>
        <source>This fort has no gun now</source>
        <translation>Ce fort n’a pas de canon en ce moment</translation>
    </message>
    <message>
        <source>Too far: guns reach up to 3 steps</source>
        <translation>Trop loin : les canons portent à 3 pas</translation>
    </message>
    <message>
        <source>The target is in neither field of fire: turn the ship</source>
        <translation>La cible est hors du champ de tir : tournez le navire</translation>
    </message>
    <message>
        <source>The target is on the other side: fire the guns of that side</source>
        <translation>La cible est de l’autre bord : tirez avec les canons de ce bord-là</translation>
    </message>
    <message>
        <source>Something stands in the line of fire</source>
        <translation>Quelque chose fait écran sur la ligne de tir</translation>
    </message>
    <message>
        <source>No gun is left on that side: show the enemy the other</source>
        <translation>Plus de canon de ce bord : présentez l’autre à l’ennemi</translation>
    </message>
    <message>
        <source>Those guns have fired already this turn</source>
        <translation>Ces canons ont déjà tiré ce tour</translation>
    </message>
    <message>
        <source>The target shows bow or stern, no battery: aim at a mast</source>
        <translation>La cible présente la proue ou la poupe : visez un mât</translation>
    </message>
    <message>
        <source>No gun is left on the side that the target shows: aim at a mast</source>
        <translation>Plus de canon sur le flanc qu’elle présente : visez un mât</translation>
    </message>
    <message>
        <source>Its owner chooses which mast falls: aim at “mast” only</source>
        <translation>Le mât est au choix du propriétaire : visez seulement « mât »</translation>
    </message>
    <message>
        <source>No mast is left there: aim at the battery</source>
        <translation>Il n’y a plus de mât : visez la batterie</translation>
    </message>
    <message>
        <source>That mast is gone already: aim at another</source>
        <translation>Ce mât est déjà tombé : visez-en un autre</translation>
    </message>
    <message>
        <source>The mainmast is shielded from here: aim at another mast</source>
        <translation>D’ici, le grand mât est à l’abri : visez-en un autre</translation>
    </message>
    <message>
        <source>All guns that fire at one target must have the same aim</source>
        <translation>Tous les canons qui tirent sur un ennemi doivent viser la même chose</translation>
    </message>
    <message>
        <source>Ships come first: forts fire when the side’s ships are done</source>
        <translation>Les navires d’abord : les forts tirent quand les navires du camp ont fini</translation>
    </message>
    <message>
        <source>The flag is not there</source>
        <translation>Le pavillon n’y est pas</translation>
    </message>
    <message>
        <source>Too soon: end a turn at the corner, seize the flag in the next</source>
        <translation>Trop tôt : finissez un tour dans le coin, prenez le pavillon au suivant</translation>
    </message>
    <message>
        <source>The two are not side by side: bring them together first</source>
        <translation>Ils ne sont pas bord à bord : rapprochez-les d’abord</translation>
    </message>
    <message>
        <source>Two ships share an intersection: first one of them must move away</source>
        <translation>Deux navires sont sur la même intersection : l’un d’eux doit d’abord s’écarter</translation>
    </message>
    <message>
        <source>One ship can’t repair alone: the whole side must pass its turn</source>
        <translation>Un navire ne répare pas seul : tout le camp doit passer</translation>
    </message>
    <message>
        <source>Only before the game begins</source>
        <translation>Seulement avant le début</translation>
    </message>
    <message>
        <source>Only after the toss, before the first turn</source>
        <translation>Seulement après le tirage, avant le premier tour</translation>
    </message>
    <message>
        <source>Only in a side’s turn</source>
        <translation>Seulement dans le tour d’un camp</translation>
    </message>
    <message>
        <source>The wind turns when both sides have played</source>
        <translation>Le vent tourne quand les deux camps ont joué</translation>
    </message>
    <message>
        <source>This fort’s gun does not cover that intersection</source>
        <translation>Le canon de ce fort ne bat pas cette intersection</translation>
    </message>
    <message>
        <source>Both ships must pass: one of them has moved or fired this turn</source>
        <translation>Les deux navires doivent passer : l’un d’eux a bougé ou tiré ce tour</translation>
    </message>
    <message>
        <source>Only two ships of one side may share an intersection, one with a flag</source>
        <translation>Seuls deux navires d’un camp peuvent partager une intersection, l’un avec un pavillon</translation>
    </message>
    <message>
        <source>moves left: %1</source>
        <translation>mouvements restants : %1</translation>
    </message>
    <message>
        <source>guns left to fire: %1</source>
        <translation>canons qui peuvent tirer : %1</translation>
    </message>
    <message>
        <source>distance: %1</source>
        <translation>distance : %1</translation>
    </message>
    <message>
        <source>at move %1</source>
        <comment>of a ship’s way</comment>
        <translation>au mouvement %1</translation>
    </message>
    <message>
        <source>The ship is sunk</source>
        <translation>Le navire est coulé</translation>
    </message>
    <message>
        <source>The ship passes this turn: it neither moves nor fires</source>
        <translation>Le navire passe ce tour : il ne bouge ni ne tire</translation>
    </message>
    <message>
        <source>The ship is done for this turn: play another</source>
        <translation>Le navire a fini son tour : jouez-en un autre</translation>
    </message>
    <message>
        <source>The bow must point to the sea: turn the ship</source>
        <translation>La proue doit regarder la mer : tournez le navire</translation>
    </message>
    <message>
        <source>The ship has fired already: by this table’s rules once a turn</source>
        <translation>Le navire a déjà tiré : dans cette partie, c’est une fois par tour</translation>
    </message>
    <message>
        <source>Without masts a ship can neither sail nor turn: pass for repairs</source>
        <translation>Sans mât, un navire n’avance ni ne pivote : passez pour le réparer</translation>
    </message>
    <message>
        <source>The ship has not enough moves left: go less far</source>
        <translation>Il ne reste pas assez de mouvements au navire : allez moins loin</translation>
    </message>
    <message>
        <source>No ship may stop on a sandbank: go on, or stop before it</source>
        <translation>On ne s’arrête pas sur un banc de sable : continuez, ou arrêtez-vous avant</translation>
    </message>
    <message>
        <source>Another ship is there: nobody can stop there or pass through</source>
        <translation>Un autre navire est là : on ne peut ni s’y arrêter ni passer</translation>
    </message>
    <message>
        <source>This fort gun has had its shot for now</source>
        <translation>Ce canon de fort a tiré pour cette fois</translation>
    </message>
    <message>
        <source>The ship has not moved this turn: the fort can’t shout at it</source>
        <translation>Le navire n’a pas bougé ce tour : le fort ne peut pas lui crier « FEU ! »</translation>
    </message>
    <message>
        <source>The ship can’t leave the gun’s range this turn: no shout at it</source>
        <translation>Le navire ne peut pas sortir de la portée du canon ce tour : pas de cri</translation>
    </message>
    <message>
        <source>The ship may fire first: let it fire, or say that it yields</source>
        <translation>Le navire peut tirer d’abord : faites-le tirer, ou dites qu’il cède le tir</translation>
    </message>
    <message>
        <source>The ship is not at the corner of the enemy’s port</source>
        <translation>Le navire n’est pas dans le coin du port ennemi</translation>
    </message>
    <message>
        <source>Too late: the ship has moved or fired already this turn</source>
        <translation>Trop tard : le navire a déjà bougé ou tiré ce tour</translation>
    </message>
    <message>
        <source>The ship does not carry that flag</source>
        <translation>Le navire ne porte pas ce pavillon</translation>
    </message>
    <message>
        <source>The ship is not in its own port</source>
        <translation>Le navire n’est pas dans son port</translation>
    </message>
    <message>
        <source>A mast still stands: only ships without masts are repaired</source>
        <translation>Un mât tient encore : seuls les navires sans mât sont réparés</translation>
    </message>
    <message>
        <source>Too late: seize the flag before the ship moves</source>
        <translation>Trop tard : on s’empare du pavillon avant de bouger</translation>
    </message>
    <message>
        <source>The ship does not carry its own side’s flag</source>
        <translation>Le navire ne porte pas le pavillon de son propre camp</translation>
    </message>
</context>
<context>
    <name>TrafalgarRules</name>
    <message>
        <source>How to win</source>
        <comment>heading of the rules</comment>
        <translation>Comment gagner</translation>
    </message>
    <message>
        <source>Contents</source>
        <comment>heading of the rules</comment>
        <translation>Contenu</translation>
    </message>
    <message>
        <source>Set-up</source>
        <comment>heading of the rules</comment>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>The ships</source>
        <comment>heading of the rules</comment>
        <translation>Les navires</translation>
    </message>
    <message>
        <source>Speed</source>
        <comment>heading of the rules</comment>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Firepower</source>
        <comment>heading of the rules</comment>
        <translation>Puissance de feu</translation>
    </message>
    <message>
        <source>Ship movement</source>
        <comment>heading of the rules</comment>
        <translation>Mouvement des navires</translation>
    </message>
    <message>
        <source>Start of combat</source>
        <comment>heading of the rules</comment>
        <translation>Début du combat</translation>
    </message>
    <message>
        <source>How to play</source>
        <comment>heading of the rules</comment>
        <translation>Comment jouer</translation>
    </message>
    <message>
        <source>Artillery fire</source>
        <comment>heading of the rules</comment>
        <translation>Tir d’artillerie</translation>
    </message>
    <message>
        <source>The artillery die</source>
        <comment>heading of the rules</comment>
        <translation>Le dé d’artillerie</translation>
    </message>
    <message>
        <source>The field of fire</source>
        <comment>heading of the rules</comment>
        <translation>Le champ de tir</translation>
    </message>
    <message>
        <source>Hitting targets</source>
        <comment>heading of the rules</comment>
        <translation>Toucher la cible</translation>
    </message>
    <message>
        <source>Repairs</source>
        <comment>heading of the rules</comment>
        <translation>Réparations</translation>
    </message>
    <message>
        <source>Fort guns</source>
        <comment>heading of the rules</comment>
        <translation>Canons des forts</translation>
    </message>
    <message>
        <source>Enemy flag</source>
        <comment>heading of the rules</comment>
        <translation>Pavillon ennemi</translation>
    </message>
</context>
<context>
    <name>TrafalgarSummaries</name>
    <message>
        <source> · </source>
        <comment>between two statements of a journal line</comment>
        <translation> · </translation>
    </message>
</context>
<context>
    <name>TrafalgarWords</name>
    <message>
        <source>Set-up</source>
        <comment>phase</comment>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>First wind</source>
        <comment>phase</comment>
        <translation>Vent initial</translation>
    </message>
    <message>
        <source>Turn</source>
        <comment>phase: of one side</comment>
        <translation>Tour</translation>
    </message>
    <message>
        <source>English turn</source>
        <comment>phase</comment>
        <translation>Tour anglais</translation>
    </message>
    <message>
        <source>Allied turn</source>
        <comment>phase</comment>
        <translation>Tour allié</translation>
    </message>
    <message>
        <source>Wind</source>
        <comment>phase</comment>
        <translation>Vent</translation>
    </message>
    <message>
        <source>Game over</source>
        <comment>phase</comment>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>English line ship 1</source>
        <comment>ship</comment>
        <translation>Vaisseau anglais 1</translation>
    </message>
    <message>
        <source>English line ship 2</source>
        <comment>ship</comment>
        <translation>Vaisseau anglais 2</translation>
    </message>
    <message>
        <source>English frigate 1</source>
        <comment>ship</comment>
        <translation>Frégate anglaise 1</translation>
    </message>
    <message>
        <source>English frigate 2</source>
        <comment>ship</comment>
        <translation>Frégate anglaise 2</translation>
    </message>
    <message>
        <source>Allied line ship 1</source>
        <comment>ship</comment>
        <translation>Vaisseau allié 1</translation>
    </message>
    <message>
        <source>Allied line ship 2</source>
        <comment>ship</comment>
        <translation>Vaisseau allié 2</translation>
    </message>
    <message>
        <source>Allied frigate 1</source>
        <comment>ship</comment>
        <translation>Frégate alliée 1</translation>
    </message>
    <message>
        <source>Allied frigate 2</source>
        <comment>ship</comment>
        <translation>Frégate alliée 2</translation>
    </message>
    <message>
        <source>Gibraltar</source>
        <comment>port</comment>
        <translation>Gibraltar</translation>
    </message>
    <message>
        <source>Cadiz</source>
        <comment>port</comment>
        <translation>Cadix</translation>
    </message>
    <message>
        <source>Gibraltar fort 1</source>
        <translation>Fort 1 de Gibraltar</translation>
    </message>
    <message>
        <source>Gibraltar fort 2</source>
        <translation>Fort 2 de Gibraltar</translation>
    </message>
    <message>
        <source>Cadiz fort 1</source>
        <translation>Fort 1 de Cadix</translation>
    </message>
    <message>
        <source>Cadiz fort 2</source>
        <translation>Fort 2 de Cadix</translation>
    </message>
    <message>
        <source>Gibraltar anchorage 1</source>
        <translation>Mouillage 1 de Gibraltar</translation>
    </message>
    <message>
        <source>Gibraltar anchorage 2</source>
        <translation>Mouillage 2 de Gibraltar</translation>
    </message>
    <message>
        <source>Gibraltar anchorage 3</source>
        <translation>Mouillage 3 de Gibraltar</translation>
    </message>
    <message>
        <source>Gibraltar anchorage 4</source>
        <translation>Mouillage 4 de Gibraltar</translation>
    </message>
    <message>
        <source>Cadiz anchorage 1</source>
        <translation>Mouillage 1 de Cadix</translation>
    </message>
    <message>
        <source>Cadiz anchorage 2</source>
        <translation>Mouillage 2 de Cadix</translation>
    </message>
    <message>
        <source>Cadiz anchorage 3</source>
        <translation>Mouillage 3 de Cadix</translation>
    </message>
    <message>
        <source>Cadiz anchorage 4</source>
        <translation>Mouillage 4 de Cadix</translation>
    </message>
    <message>
        <source>English flag</source>
        <translation>Pavillon anglais</translation>
    </message>
    <message>
        <source>Allied flag</source>
        <translation>Pavillon allié</translation>
    </message>
    <message>
        <source>ship of the line</source>
        <translation>vaisseau de ligne</translation>
    </message>
    <message>
        <source>frigate</source>
        <translation>frégate</translation>
    </message>
    <message>
        <source>fort</source>
        <translation>fort</translation>
    </message>
    <message>
        <source>English</source>
        <comment>nation of a ship</comment>
        <translation>anglais</translation>
    </message>
    <message>
        <source>French</source>
        <comment>nation of a ship</comment>
        <translation>français</translation>
    </message>
    <message>
        <source>Spanish</source>
        <comment>nation of a ship</comment>
        <translation>espagnol</translation>
    </message>
    <message>
        <source>foremast</source>
        <comment>mast</comment>
        <translation>mât de misaine</translation>
    </message>
    <message>
        <source>mainmast</source>
        <comment>mast</comment>
        <translation>grand mât</translation>
    </message>
    <message>
        <source>mizzenmast</source>
        <comment>mast</comment>
        <translation>mât d’artimon</translation>
    </message>
    <message>
        <source>port (left)</source>
        <comment>side of a ship</comment>
        <translation>bâbord (gauche)</translation>
    </message>
    <message>
        <source>starboard (right)</source>
        <comment>side of a ship</comment>
        <translation>tribord (droite)</translation>
    </message>
    <message>
        <source>bow</source>
        <comment>what a ship shows</comment>
        <translation>proue</translation>
    </message>
    <message>
        <source>stern</source>
        <comment>what a ship shows</comment>
        <translation>poupe</translation>
    </message>
    <message>
        <source>battery</source>
        <comment>what a shot aims at</comment>
        <translation>batterie</translation>
    </message>
    <message>
        <source>mast</source>
        <comment>what a shot aims at</comment>
        <translation>mât</translation>
    </message>
    <message>
        <source>not declared</source>
        <comment>what a shot aims at</comment>
        <translation>non annoncée</translation>
    </message>
    <message>
        <source>Forward</source>
        <comment>step of a ship</comment>
        <translation>Avancer</translation>
    </message>
    <message>
        <source>Turn to port (left)</source>
        <comment>step of a ship</comment>
        <translation>Pivoter sur bâbord (gauche)</translation>
    </message>
    <message>
        <source>Turn to starboard (right)</source>
        <comment>step of a ship</comment>
        <translation>Pivoter sur tribord (droite)</translation>
    </message>
    <message>
        <source>sea</source>
        <comment>ground</comment>
        <translation>mer</translation>
    </message>
    <message>
        <source>reef</source>
        <comment>ground</comment>
        <translation>récif</translation>
    </message>
    <message>
        <source>sandbank</source>
        <comment>ground</comment>
        <translation>banc de sable</translation>
    </message>
    <message>
        <source>land</source>
        <comment>ground</comment>
        <translation>terre</translation>
    </message>
    <message>
        <source>field of fire to port</source>
        <translation>champ de tir de bâbord</translation>
    </message>
    <message>
        <source>range of the fort gun</source>
        <translation>portée du canon du fort</translation>
    </message>
    <message>
        <source>field of fire to starboard</source>
        <translation>champ de tir de tribord</translation>
    </message>
    <message>
        <source>guns</source>
        <comment>of a ship</comment>
        <translation>canons</translation>
    </message>
    <message>
        <source>foremast</source>
        <translation>mât de misaine</translation>
    </message>
    <message>
        <source>mainmast</source>
        <translation>grand mât</translation>
    </message>
    <message>
        <source>mizzenmast</source>
        <translation>mât d’artimon</translation>
    </message>
    <message>
        <source>port guns</source>
        <comment>of a ship</comment>
        <translation>canons bâbord</translation>
    </message>
    <message>
        <source>starboard guns</source>
        <comment>of a ship</comment>
        <translation>canons tribord</translation>
    </message>
    <message>
        <source>moves</source>
        <comment>of a ship</comment>
        <translation>mouvements</translation>
    </message>
    <message>
        <source>not on the board</source>
        <comment>a ship</comment>
        <translation>hors du plateau</translation>
    </message>
    <message>
        <source>sunk</source>
        <comment>a ship</comment>
        <translation>coulé</translation>
    </message>
    <message>
        <source>dismasted</source>
        <comment>a ship</comment>
        <translation>démâté</translation>
    </message>
    <message>
        <source>afloat</source>
        <comment>ships, as the score counts them</comment>
        <translation>à flot</translation>
    </message>
    <message>
        <source>done</source>
        <comment>a ship, this turn</comment>
        <translation>a fini</translation>
    </message>
    <message>
        <source>passes</source>
        <comment>a ship, this turn</comment>
        <translation>passe</translation>
    </message>
    <message>
        <source>repairs</source>
        <comment>a ship, this turn</comment>
        <translation>répare</translation>
    </message>
    <message>
        <source>moved</source>
        <comment>a ship, this turn</comment>
        <translation>a bougé</translation>
    </message>
    <message>
        <source>fired</source>
        <comment>a ship or fort</comment>
        <translation>a tiré</translation>
    </message>
    <message>
        <source>fired to port</source>
        <comment>a ship</comment>
        <translation>a tiré par bâbord</translation>
    </message>
    <message>
        <source>fired to starboard</source>
        <comment>a ship</comment>
        <translation>a tiré par tribord</translation>
    </message>
    <message>
        <source>at home</source>
        <comment>a flag</comment>
        <translation>dans son port</translation>
    </message>
    <message>
        <source>aboard a ship</source>
        <comment>a flag</comment>
        <translation>à bord d’un navire</translation>
    </message>
    <message>
        <source>all enemy ships sunk</source>
        <translation>tous les ennemis coulés</translation>
    </message>
    <message>
        <source>superior number</source>
        <translation>supériorité du nombre</translation>
    </message>
    <message>
        <source>heads</source>
        <comment>side of a coin</comment>
        <translation>face</translation>
    </message>
    <message>
        <source>tails</source>
        <comment>side of a coin</comment>
        <translation>pile</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>a choice</comment>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <comment>a choice</comment>
        <translation>non</translation>
    </message>
    <message>
        <source>none</source>
        <comment>a choice</comment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>guns standing</source>
        <translation>canons en état</translation>
    </message>
    <message>
        <source>fired this turn</source>
        <translation>déjà tirés</translation>
    </message>
    <message>
        <source>held back</source>
        <translation>gardés</translation>
    </message>
    <message>
        <source>never below zero</source>
        <translation>jamais moins de zéro</translation>
    </message>
    <message>
        <source>referee’s word</source>
        <comment>reason</comment>
        <translation>décision de l’arbitre</translation>
    </message>
    <message>
        <source>fort gun</source>
        <translation>canon du fort</translation>
    </message>
    <message>
        <source>spent</source>
        <comment>moves</comment>
        <translation>dépensés</translation>
    </message>
    <message>
        <source>ships at the start</source>
        <translation>navires au départ</translation>
    </message>
    <message>
        <source>ships of the line</source>
        <translation>vaisseaux de ligne</translation>
    </message>
    <message>
        <source>frigates</source>
        <translation>frégates</translation>
    </message>
    <message>
        <source>forts</source>
        <translation>forts</translation>
    </message>
    <message>
        <source>right</source>
        <comment>heading on the board</comment>
        <translation>droite</translation>
    </message>
    <message>
        <source>down and right</source>
        <comment>heading on the board</comment>
        <translation>en bas à droite</translation>
    </message>
    <message>
        <source>down and left</source>
        <comment>heading on the board</comment>
        <translation>en bas à gauche</translation>
    </message>
    <message>
        <source>left</source>
        <comment>heading on the board</comment>
        <translation>gauche</translation>
    </message>
    <message>
        <source>up and left</source>
        <comment>heading on the board</comment>
        <translation>en haut à gauche</translation>
    </message>
    <message>
        <source>up and right</source>
        <comment>heading on the board</comment>
        <translation>en haut à droite</translation>
    </message>
    <message>
        <source>steps to the right</source>
        <comment>reason of a distance</comment>
        <translation>pas vers la droite</translation>
    </message>
    <message>
        <source>steps down right</source>
        <comment>reason of a distance</comment>
        <translation>pas en bas à droite</translation>
    </message>
    <message>
        <source>steps down left</source>
        <comment>reason of a distance</comment>
        <translation>pas en bas à gauche</translation>
    </message>
    <message>
        <source>steps to the left</source>
        <comment>reason of a distance</comment>
        <translation>pas vers la gauche</translation>
    </message>
    <message>
        <source>steps up left</source>
        <comment>reason of a distance</comment>
        <translation>pas en haut à gauche</translation>
    </message>
    <message>
        <source>steps up right</source>
        <comment>reason of a distance</comment>
        <translation>pas en haut à droite</translation>
    </message>
    <message>
        <source>the foremast</source>
        <comment>what a ship loses</comment>
        <translation>le mât de misaine</translation>
    </message>
    <message>
        <source>the mainmast</source>
        <comment>what a ship loses</comment>
        <translation>le grand mât</translation>
    </message>
    <message>
        <source>the mizzenmast</source>
        <comment>what a ship loses</comment>
        <translation>le mât d’artimon</translation>
    </message>
    <message>
        <source>blank</source>
        <comment>a face of the artillery die, among others</comment>
        <translation>blanche</translation>
    </message>
    <message>
        <source>blank face</source>
        <translation>face blanche</translation>
    </message>
    <message numerus="yes">
        <source>%n stars</source>
        <comment>a face of the artillery die</comment>
        <translation>
            <numerusform>%n étoile</numerusform>
            <numerusform>%n étoiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Trays</name>
    <message>
        <source>Aboard HMS Fox</source>
        <translation>À bord du Fox</translation>
    </message>
    <message>
        <source>Aboard</source>
        <translation>À bord</translation>
    </message>
    <message>
        <source>Not on the board</source>
        <translation>Hors plateau</translation>
    </message>
    <message>
        <source>Available officers</source>
        <translation>Officiers disponibles</translation>
    </message>
    <message>
        <source>Eliminated</source>
        <translation>Éliminées</translation>
    </message>
    <message>
        <source>Wounded officers</source>
        <translation>Officiers blessés</translation>
    </message>
    <message>
        <source>Officers killed</source>
        <translation>Officiers tués</translation>
    </message>
    <message>
        <source>Out of play</source>
        <translation>Hors jeu</translation>
    </message>
    <message>
        <source>Sunk</source>
        <translation>Coulés</translation>
    </message>
    <message>
        <source>Blown up</source>
        <translation>Explosés</translation>
    </message>
    <message>
        <source>Left the table</source>
        <translation>Sortis de la table</translation>
    </message>
    <message>
        <source>To be set up</source>
        <translation>À placer</translation>
    </message>
</context>
<context>
    <name>ValuesEditor</name>
    <message numerus="yes">
        <source>%n more were not taken.</source>
        <translation>
            <numerusform>%n autre n’a pas été pris.</numerusform>
            <numerusform>%n autres n’ont pas été pris.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ValuesPrint</name>
    <message>
        <source>Counter values</source>
        <translation>Valeurs des pions</translation>
    </message>
    <message>
        <source>Tables of the series</source>
        <translation>Tables de la série</translation>
    </message>
    <message>
        <source>◇ Unchecked: compare with your charts.</source>
        <translation>◇ Non vérifié : à comparer avec vos tables.</translation>
    </message>
    <message>
        <source>Fire Table</source>
        <translation>Table du feu</translation>
    </message>
    <message numerus="yes">
        <source>%n losses</source>
        <translation>
            <numerusform>%n perte</numerusform>
            <numerusform>%n pertes</numerusform>
        </translation>
    </message>
    <message>
        <source>Mêlée Table</source>
        <translation>Table de mêlée</translation>
    </message>
</context>
<context>
    <name>qd::ActPanel</name>
    <message>
        <source>Act</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>What may be done appears here once a table is open.</source>
        <translation>Ce qui peut être fait apparaît ici dès qu’une partie est ouverte.</translation>
    </message>
    <message>
        <source>You are looking at the past. Go back to now to record an act.</source>
        <translation>Vous regardez le passé. Revenez au présent pour enregistrer un coup.</translation>
    </message>
    <message>
        <source>Act in hand</source>
        <translation>Coup en cours</translation>
    </message>
    <message>
        <source>Esc: something else</source>
        <translation>Échap : autre chose</translation>
    </message>
    <message>
        <source>Escape lets go of this act</source>
        <translation>Échap abandonne ce coup</translation>
    </message>
    <message>
        <source>⚑ Overruled (%1): %2</source>
        <translation>⚑ Décision de l’arbitre (%1) : %2</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Taken up again as you left it.</source>
        <translation>Repris tel que vous l’aviez laissé.</translation>
    </message>
    <message>
        <source>Taken up again as you left it. Enter twice records it.</source>
        <translation>Repris tel que vous l’aviez laissé. Entrée deux fois l’enregistre.</translation>
    </message>
    <message>
        <source>This act is not complete yet.</source>
        <translation>Ce coup n’est pas encore complet.</translation>
    </message>
    <message>
        <source>Still to fill in: %1</source>
        <translation>Reste à remplir : %1</translation>
    </message>
    <message>
        <source>First the question in the act panel must be answered.</source>
        <translation>Il faut d’abord répondre à la question du panneau des coups.</translation>
    </message>
    <message>
        <source>Dice lie in the tray: record them, or take them away first.</source>
        <translation>Il y a des dés dans la piste : enregistrez-les, ou retirez-les d’abord.</translation>
    </message>
    <message>
        <source>No phase can be ended now.</source>
        <translation>Aucune phase ne peut être terminée maintenant.</translation>
    </message>
    <message>
        <source>No act is in hand: choose one by its key, or end the phase.</source>
        <translation>Pas de coup en cours : choisissez-en un par sa touche, ou terminez la phase.</translation>
    </message>
    <message>
        <source>Passes over: %1</source>
        <comment>phases</comment>
        <translation>Phases sautées : %1</translation>
    </message>
    <message>
        <source>%1. Space again ends the phase.</source>
        <comment>what nobody has done yet</comment>
        <translation>%1. Un second appui sur Espace termine la phase.</translation>
    </message>
    <message>
        <source>No number is asked for now.</source>
        <translation>Aucun nombre n’est demandé pour l’instant.</translation>
    </message>
    <message>
        <source>%1: there is no line of that number.</source>
        <comment>a field of a form</comment>
        <translation>%1 : il n’y a pas de ligne à ce numéro.</translation>
    </message>
</context>
<context>
    <name>qd::ActionCatalogue</name>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>T&amp;urn</source>
        <translation>&amp;Tour</translation>
    </message>
    <message>
        <source>&amp;Journal</source>
        <translation>&amp;Journal</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>Préféren&amp;ces</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>&amp;New table…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Try an e&amp;xample</source>
        <translation>&amp;Essayer un exemple</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>Enregistrer une &amp;copie…</translation>
    </message>
    <message>
        <source>&amp;Export as script…</source>
        <translation>E&amp;xporter comme script…</translation>
    </message>
    <message>
        <source>&amp;Close table</source>
        <translation>&amp;Fermer la partie</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler le coup</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Re&amp;cord the act</source>
        <translation>&amp;Enregistrer le coup</translation>
    </message>
    <message>
        <source>Roll the &amp;dice</source>
        <translation>&amp;Lancer les dés</translation>
    </message>
    <message>
        <source>Record an&amp;yway…</source>
        <translation>Enregistrer &amp;quand même…</translation>
    </message>
    <message>
        <source>C&amp;lear the draft</source>
        <translation>A&amp;bandonner le coup en cours</translation>
    </message>
    <message>
        <source>&amp;Adjust…</source>
        <translation>A&amp;juster…</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Zoom &amp;avant</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Zoom a&amp;rrière</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>A&amp;juster à la fenêtre</translation>
    </message>
    <message>
        <source>Next &amp;pane</source>
        <translation>Volet &amp;suivant</translation>
    </message>
    <message>
        <source>P&amp;revious pane</source>
        <translation>Volet &amp;précédent</translation>
    </message>
    <message>
        <source>&amp;End phase</source>
        <translation>&amp;Terminer la phase</translation>
    </message>
    <message>
        <source>&amp;First entry</source>
        <translation>&amp;Première entrée</translation>
    </message>
    <message>
        <source>One entry &amp;back</source>
        <translation>&amp;Entrée précédente</translation>
    </message>
    <message>
        <source>One entry &amp;on</source>
        <translation>Entrée &amp;suivante</translation>
    </message>
    <message>
        <source>Back to &amp;now</source>
        <translation>&amp;Revenir au présent</translation>
    </message>
    <message>
        <source>&amp;Note…</source>
        <translation>&amp;Note…</translation>
    </message>
    <message>
        <source>&amp;Undo to here…</source>
        <translation>&amp;Annuler jusqu’ici…</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Rechercher</translation>
    </message>
    <message>
        <source>&amp;Verify the journal</source>
        <translation>&amp;Contrôler le journal</translation>
    </message>
    <message>
        <source>&amp;Reveal the dice seed…</source>
        <translation>Dévoiler la &amp;graine des dés…</translation>
    </message>
    <message>
        <source>About this &amp;phase</source>
        <translation>Sur cette &amp;phase</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Touches</translation>
    </message>
    <message>
        <source>&amp;About Quarterdeck</source>
        <translation>À propos de &amp;Quarterdeck</translation>
    </message>
    <message>
        <source>Bottom &amp;tabs</source>
        <translation>Onglets du &amp;bas</translation>
    </message>
    <message>
        <source>Tab &amp;%1</source>
        <translation>Onglet &amp;%1</translation>
    </message>
    <message>
        <source>&amp;%1 %2</source>
        <translation>&amp;%1 %2</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Annuler : %1</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Rétablir : %1</translation>
    </message>
    <message>
        <source>Mo&amp;ve to…</source>
        <translation>Déplacer &amp;vers…</translation>
    </message>
    <message>
        <source>Reset &amp;layout</source>
        <translation>Réinitialiser la &amp;disposition</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Plein é&amp;cran</translation>
    </message>
    <message>
        <source>&amp;Next tab</source>
        <translation>Onglet &amp;suivant</translation>
    </message>
    <message>
        <source>&amp;Previous tab</source>
        <translation>Onglet &amp;précédent</translation>
    </message>
    <message>
        <source>&amp;Do by name…</source>
        <translation>Palette de &amp;commandes…</translation>
    </message>
    <message>
        <source>&amp;Print record sheets…</source>
        <translation>&amp;Imprimer les fiches de navire…</translation>
    </message>
    <message>
        <source>Save record sheets as P&amp;DF…</source>
        <translation>Enregistrer les fiches en P&amp;DF…</translation>
    </message>
    <message>
        <source>Open a table first.</source>
        <translation>Ouvrez d’abord une partie.</translation>
    </message>
    <message>
        <source>On the &amp;maps</source>
        <translation>Sur &amp;les cartes</translation>
    </message>
    <message>
        <source>&amp;Zoom to the lit hexes</source>
        <translation>&amp;Zoom sur les hexagones éclairés</translation>
    </message>
    <message>
        <source>&amp;Costs in the hexes</source>
        <translation>&amp;Coûts dans les hexagones</translation>
    </message>
    <message>
        <source>Zones of &amp;Influence</source>
        <translation>Zones d’&amp;influence</translation>
    </message>
    <message>
        <source>Command &amp;spans</source>
        <translation>&amp;Portées de commandement</translation>
    </message>
    <message>
        <source>Lines of si&amp;ght</source>
        <translation>Li&amp;gnes de vue</translation>
    </message>
    <message>
        <source>&amp;Legend</source>
        <translation>&amp;Légende</translation>
    </message>
    <message>
        <source>Counters &amp;beside the maps</source>
        <translation>Pions à côté &amp;des cartes</translation>
    </message>
    <message>
        <source>Tables of the &amp;series…</source>
        <translation>&amp;Tables de la série…</translation>
    </message>
</context>
<context>
    <name>qd::AdjustDialog</name>
    <message>
        <source>Adjust to the table</source>
        <translation>Ajuster à la table</translation>
    </message>
    <message>
        <source>Set what stands on the real table. The rules are not asked; the journal keeps the act.</source>
        <translation>Reportez ce qui est sur la vraie table. Les règles ne sont pas consultées ; le journal garde le coup.</translation>
    </message>
    <message>
        <source>&amp;Reason:</source>
        <translation>&amp;Motif :</translation>
    </message>
    <message>
        <source>Rec&amp;ord</source>
        <translation>Enre&amp;gistrer</translation>
    </message>
    <message>
        <source>Change nothing</source>
        <translation>Ne rien changer</translation>
    </message>
    <message>
        <source>Nothing has been changed yet.</source>
        <translation>Rien n’a encore été changé.</translation>
    </message>
    <message>
        <source>This cannot be recorded: %1</source>
        <comment>the detail is English</comment>
        <translation>Cela ne peut être enregistré : %1</translation>
    </message>
</context>
<context>
    <name>qd::CautionBar</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what is worth knowing, and the rule</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Before you go on</source>
        <translation>Avant de continuer</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>cautions</comment>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>Before you go on, and what is worth knowing</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Fill in…</source>
        <translation>Remplir…</translation>
    </message>
</context>
<context>
    <name>qd::ChartTable</name>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>▶ %1</source>
        <comment>a column in use now</comment>
        <translation>▶ %1</translation>
    </message>
    <message>
        <source>▶ %1</source>
        <comment>a line in use now</comment>
        <translation>▶ %1</translation>
    </message>
    <message>
        <source>   %1</source>
        <comment>a line, not in use</comment>
        <translation>   %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>the head of a column, and a number below it</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, in use now</source>
        <translation>%1, utilisée à présent</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>a line of a chart, a column, and what stands there</comment>
        <translation>%1 · %2 : %3</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a column and what stands in it</comment>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>qd::ChartsPanel</name>
    <message>
        <source>Charts</source>
        <translation>Tables</translation>
    </message>
    <message>
        <source>The charts of the rules appear here once a table is open; the line in use is marked.</source>
        <translation>Les tables des règles apparaissent ici dès qu’une partie est ouverte ; la ligne utilisée est marquée.</translation>
    </message>
    <message>
        <source>▶ %1</source>
        <comment>a chart in use now</comment>
        <translation>▶ %1</translation>
    </message>
    <message>
        <source>   %1</source>
        <comment>a chart, not in use</comment>
        <translation>   %1</translation>
    </message>
    <message>
        <source>%1, in use now</source>
        <translation>%1, utilisée à présent</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a chart and its rule</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The charts stand in a window of their own.</source>
        <translation>Les tables sont dans une fenêtre à part.</translation>
    </message>
    <message>
        <source>Bring them back</source>
        <translation>Les ramener ici</translation>
    </message>
    <message>
        <source>Own window</source>
        <translation>Fenêtre à part</translation>
    </message>
    <message>
        <source>The charts in a window of their own, as large as you like</source>
        <translation>Les tables dans une fenêtre à part, aussi grande qu’on veut</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a cell, and what it means</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a sentence and its rule</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Click a cell, or go to it with the arrow keys, to read what it means.</source>
        <translation>Cliquez sur une case, ou allez-y avec les flèches, pour lire ce qu’elle signifie.</translation>
    </message>
    <message>
        <source>Tell the act</source>
        <translation>Reporter dans le coup</translation>
    </message>
    <message>
        <source>Take up this act</source>
        <translation>Choisir ce coup</translation>
    </message>
    <message>
        <source>Tables of the series…</source>
        <translation>Tables de la série…</translation>
    </message>
    <message>
        <source>Fill them in or correct them; the journal keeps it</source>
        <translation>Les remplir ou les corriger ; le journal le garde</translation>
    </message>
</context>
<context>
    <name>qd::ChevronBar</name>
    <message>
        <source>%1: done</source>
        <comment>a phase</comment>
        <translation>%1 : faite</translation>
    </message>
    <message>
        <source>%1: now</source>
        <comment>a phase</comment>
        <translation>%1 : en cours</translation>
    </message>
    <message>
        <source>%1: to come</source>
        <comment>a phase</comment>
        <translation>%1 : à venir</translation>
    </message>
    <message>
        <source>Sequence of play</source>
        <translation>Séquence de jeu</translation>
    </message>
</context>
<context>
    <name>qd::ChoiceGroups</name>
    <message>
        <source>%1 · %2</source>
        <comment>where, and which brigade</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>nobody is in reach</source>
        <comment>of a unit that cannot fire</comment>
        <translation>personne n’est à portée</translation>
    </message>
</context>
<context>
    <name>qd::ChoiceRow</name>
    <message>
        <source>key %1</source>
        <translation>touche %1</translation>
    </message>
</context>
<context>
    <name>qd::ComboEditor</name>
    <message>
        <source>%1 — %2</source>
        <comment>a choice and a remark on it</comment>
        <translation>%1 — %2</translation>
    </message>
</context>
<context>
    <name>qd::CommandPalette</name>
    <message>
        <source>Do by name</source>
        <translation>Palette de commandes</translation>
    </message>
    <message>
        <source>What to do, or #12 for an entry</source>
        <translation>Que faire, ou #12 pour une entrée</translation>
    </message>
    <message>
        <source>Type part of a name: an act, a command, a table, #12 for an entry</source>
        <translation>Une partie du nom : coup, commande, partie, #12 pour une entrée</translation>
    </message>
    <message>
        <source>What answers to it</source>
        <translation>Ce qui correspond</translation>
    </message>
    <message>
        <source>Nothing is called that. Try fewer letters, or part of another word.</source>
        <translation>Rien ne porte ce nom. Essayez moins de lettres, ou une partie d’un autre mot.</translation>
    </message>
    <message>
        <source>Not now: %1</source>
        <comment>something that can&apos;t be done</comment>
        <translation>Pas maintenant : %1</translation>
    </message>
    <message>
        <source>Not now: %1 (%2)</source>
        <comment>something that can&apos;t be done, and why</comment>
        <translation>Pas maintenant : %1 (%2)</translation>
    </message>
</context>
<context>
    <name>qd::DataEditorDialog</name>
    <message>
        <source>Open file…</source>
        <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Use at this table</source>
        <translation>Utiliser dans cette partie</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Entrée</translation>
    </message>
    <message>
        <source>%1 could not be written: %2. Save it under another name or in another folder.</source>
        <translation>%1 n’a pas pu être écrit : %2. Enregistrez-le sous un autre nom ou dans un autre dossier.</translation>
    </message>
    <message>
        <source>Changed, not saved</source>
        <translation>Modifié, non enregistré</translation>
    </message>
    <message>
        <source>As it stands in %1</source>
        <comment>a file</comment>
        <translation>Tel qu’il est dans %1</translation>
    </message>
    <message>
        <source>The changes are not saved. Give them up?</source>
        <translation>Les modifications ne sont pas enregistrées. Les abandonner ?</translation>
    </message>
    <message>
        <source>Give up the changes</source>
        <translation>Abandonner les modifications</translation>
    </message>
    <message>
        <source>%1 was not opened: %2</source>
        <comment>a file, why</comment>
        <translation>%1 n’a pas été ouvert : %2</translation>
    </message>
    <message>
        <source>Take out what the program doesn’t know</source>
        <translation>Retirer ce que le programme ne connaît pas</translation>
    </message>
    <message>
        <source>Taken out: %1.</source>
        <comment>keys of a file</comment>
        <translation>Retiré : %1.</translation>
    </message>
    <message>
        <source>The file now counts as one of this program’s: look it through.</source>
        <translation>Le fichier compte désormais comme un fichier de ce programme : relisez-le.</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Reprendre la saisie</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>La laisser</translation>
    </message>
    <message>
        <source>On %1 you typed here and did not save it. It is still there: go on with it, or leave it and begin with what stands below.</source>
        <translation>Le %1, vous avez commencé ici une saisie sans l’enregistrer. Elle est toujours là : reprenez-la, ou laissez-la et partez de ce qui est ci-dessous.</translation>
    </message>
    <message>
        <source>As this table has it</source>
        <translation>Tel que dans cette partie</translation>
    </message>
</context>
<context>
    <name>qd::DataInPlayDialog</name>
    <message>
        <source>Begin with: %1</source>
        <comment>a data file that comes with the program</comment>
        <translation>Partir de : %1</translation>
    </message>
    <message>
        <source>Reason:</source>
        <translation>Motif :</translation>
    </message>
</context>
<context>
    <name>qd::DataPicker</name>
    <message>
        <source>◇ %1</source>
        <comment>a data file that is partly guessed</comment>
        <translation>◇ %1</translation>
    </message>
    <message>
        <source>Own file…</source>
        <translation>Fichier personnel…</translation>
    </message>
    <message>
        <source>◇ Conjecture: parts of it are guessed. Compare it with your copy of the game; where they differ, use a file of your own.</source>
        <translation>◇ Conjecture : une partie en est supposée. À comparer avec votre exemplaire du jeu ; s’ils diffèrent, utilisez un fichier personnel.</translation>
    </message>
    <message>
        <source>the scenario’s own</source>
        <comment>a board</comment>
        <translation>celui du scénario</translation>
    </message>
    <message>
        <source>edited here, not saved</source>
        <comment>a data file of the game</comment>
        <translation>modifié ici, non enregistré</translation>
    </message>
    <message>
        <source>◇ Conjecture: this file says of itself that parts of it are guessed.</source>
        <translation>◇ Conjecture : ce fichier dit lui-même qu’une partie en est supposée.</translation>
    </message>
    <message>
        <source>%1 was not taken. %2</source>
        <comment>a file, why: a sentence</comment>
        <translation>%1 n’a pas été retenu. %2</translation>
    </message>
</context>
<context>
    <name>qd::DialogDesk</name>
    <message>
        <source>Open a table</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Tables (*.qdj)</source>
        <translation>Parties (*.qdj)</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Enregistrer une copie</translation>
    </message>
    <message>
        <source>Export as script</source>
        <translation>Exporter comme script</translation>
    </message>
    <message>
        <source>Scripts (*.jsonl)</source>
        <translation>Scripts (*.jsonl)</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>This did not work</source>
        <translation>Cela n’a pas fonctionné</translation>
    </message>
    <message>
        <source>Dice are missing</source>
        <translation>Il manque des dés</translation>
    </message>
    <message>
        <source>About Quarterdeck</source>
        <translation>À propos de Quarterdeck</translation>
    </message>
    <message>
        <source>Quarterdeck %1

A referee’s companion for games on a real table. Free software under the GNU General Public License, version 3 or later.

The games belong to their authors and publishers: you need your own copies. Board lettering: EB Garamond (SIL Open Font License).</source>
        <translation>Quarterdeck %1

Un assistant de l’arbitre pour les jeux sur une vraie table. Logiciel libre sous licence GNU General Public License, version 3 ou ultérieure.

Les jeux appartiennent à leurs auteurs et éditeurs : il vous faut vos propres exemplaires. Caractères du plateau : EB Garamond (SIL Open Font License).</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n entrée</numerusform>
            <numerusform>%n entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>The journal is sound: %1 checked, every hash, every state and every decision.</source>
        <translation>Le journal est intact (%1) : toutes les empreintes, tous les états et toutes les décisions sont contrôlés.</translation>
    </message>
    <message numerus="yes">
        <source>%n dice of the program were thrown again from the revealed seed: the same.</source>
        <translation>
            <numerusform>%n dé du programme a été relancé à partir de la graine dévoilée : c’est le même.</numerusform>
            <numerusform>%n dés du programme ont été relancés à partir de la graine dévoilée : ce sont les mêmes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The journal differs at its opening row: %1</source>
        <comment>the detail is English</comment>
        <translation>Le journal diffère dès sa première ligne : %1</translation>
    </message>
    <message>
        <source>The first entry that differs is %1: %2</source>
        <comment>the detail is English</comment>
        <translation>La première entrée qui diffère est la %1 : %2</translation>
    </message>
    <message>
        <source>Hash of the last entry: %1</source>
        <translation>Empreinte de la dernière entrée : %1</translation>
    </message>
    <message>
        <source>Verify the journal</source>
        <translation>Contrôler le journal</translation>
    </message>
    <message>
        <source>Record anyway</source>
        <translation>Enregistrer quand même</translation>
    </message>
    <message>
        <source>Reason:</source>
        <translation>Motif :</translation>
    </message>
    <message>
        <source>&amp;Record</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Abandonner</translation>
    </message>
    <message>
        <source>A note stands in the journal like an act, with its time. It changes nothing on the table and can’t be undone.</source>
        <translation>Une note figure au journal comme un coup, avec son heure. Elle ne change rien sur la table et ne peut être annulée.</translation>
    </message>
    <message>
        <source>Record &amp;anyway</source>
        <translation>Enregistrer &amp;quand même</translation>
    </message>
    <message>
        <source>Change &amp;nothing</source>
        <translation>&amp;Ne rien changer</translation>
    </message>
    <message>
        <source>The rules refuse the act; the players agree otherwise. One line of reason stands beside it in the journal, with a flag.</source>
        <translation>Les règles refusent le coup ; les joueurs en décident autrement. Le motif, en une ligne, figure à côté dans le journal, avec un drapeau.</translation>
    </message>
    <message>
        <source>When the screen and the table differ, the table is right: set here what stands on it. The journal keeps what was changed and why.</source>
        <translation>Si l’écran et la table diffèrent, la table a raison : reportez ici ce qui s’y trouve. Le journal garde ce qui a changé et pourquoi.</translation>
    </message>
    <message>
        <source>Note for the journal (Ctrl+Enter records it, Esc keeps it for later):</source>
        <translation>Note pour le journal (Ctrl+Entrée l’enregistre, Échap la garde pour plus tard) :</translation>
    </message>
    <message>
        <source>The pages as they will come out. The toolbar turns them, sets the paper, and prints. What is lost is crossed out.</source>
        <translation>Les pages telles qu’elles sortiront. La barre d’outils les tourne, règle le papier et imprime. Ce qui est perdu est barré.</translation>
    </message>
    <message>
        <source>PDF on A4 paper (*.pdf)</source>
        <translation>PDF sur papier A4 (*.pdf)</translation>
    </message>
    <message>
        <source>PDF on Letter paper (*.pdf)</source>
        <translation>PDF sur papier Lettre (*.pdf)</translation>
    </message>
    <message>
        <source>Save record sheets as PDF</source>
        <translation>Enregistrer les fiches de navire en PDF</translation>
    </message>
</context>
<context>
    <name>qd::DiceTray</name>
    <message>
        <source>%1, die %2 of %3: %4</source>
        <translation>%1, dé %2 sur %3 : %4</translation>
    </message>
    <message>
        <source>Dice tray</source>
        <translation>Piste de dés</translation>
    </message>
    <message numerus="yes">
        <source>Type the %n faces that fell, or R to roll</source>
        <translation>
            <numerusform>Saisissez la face obtenue, ou R pour lancer</numerusform>
            <numerusform>Saisissez les %n faces obtenues, ou R pour lancer</numerusform>
        </translation>
    </message>
    <message>
        <source>Dice from the program</source>
        <translation>Dés du programme</translation>
    </message>
    <message>
        <source>Dice from the table</source>
        <translation>Dés de la table</translation>
    </message>
    <message numerus="yes">
        <source>Enter rolls; or type the %n faces that fell</source>
        <translation>
            <numerusform>Entrée lance ; ou saisissez la face obtenue</numerusform>
            <numerusform>Entrée lance ; ou saisissez les %n faces obtenues</numerusform>
        </translation>
    </message>
    <message>
        <source>Faces are typed already: roll once more, and every die is rolled anew</source>
        <translation>Des faces sont déjà saisies : lancez encore une fois, et tous les dés sont relancés</translation>
    </message>
</context>
<context>
    <name>qd::DieButton</name>
    <message>
        <source>not thrown yet</source>
        <comment>a die</comment>
        <translation>pas encore lancé</translation>
    </message>
    <message>
        <source>blank</source>
        <comment>a die&apos;s face</comment>
        <translation>face blanche</translation>
    </message>
    <message numerus="yes">
        <source>%n stars</source>
        <comment>a die&apos;s face</comment>
        <translation>
            <numerusform>%n étoile</numerusform>
            <numerusform>%n étoiles</numerusform>
        </translation>
    </message>
    <message>
        <source>tails</source>
        <comment>a coin</comment>
        <translation>pile</translation>
    </message>
    <message>
        <source>heads</source>
        <comment>a coin</comment>
        <translation>face</translation>
    </message>
    <message>
        <source>H</source>
        <comment>heads, on a coin</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>T</source>
        <comment>tails, on a coin</comment>
        <translation>P</translation>
    </message>
</context>
<context>
    <name>qd::FacePalette</name>
    <message>
        <source>The faces of the die</source>
        <translation>Les faces du dé</translation>
    </message>
    <message>
        <source>It fell %1</source>
        <comment>a die&apos;s face</comment>
        <translation>Sorti : %1</translation>
    </message>
</context>
<context>
    <name>qd::FaultWords</name>
    <message>
        <source>Nothing was recorded: the disk of %1 is full (%2 free). Free some space and try again, or go on in a copy on another disk.</source>
        <translation>Rien n’a été enregistré : le disque de « %1 » est plein (espace libre : %2). Libérez de la place et réessayez, ou continuez dans une copie sur un autre disque.</translation>
    </message>
    <message>
        <source>A folder may have been renamed, or a stick is not plugged in. Forgetting a table takes it off the list and deletes nothing.</source>
        <translation>Un dossier a peut-être changé de nom, ou une clé USB n’est pas branchée. Oublier une partie la retire de la liste et ne supprime rien.</translation>
    </message>
    <message>
        <source>Only one program at a time writes to a journal, so that no act is lost. A copy to look at shows the table as it is now; it doesn’t follow what is recorded later.</source>
        <translation>Un seul programme à la fois écrit dans un journal, pour qu’aucun coup ne se perde. Une copie à consulter montre la table telle qu’elle est à présent ; elle ne suit pas ce qui est enregistré ensuite.</translation>
    </message>
    <message>
        <source>Every act must be on the disk before the screen shows it; here nothing can be written. All that was recorded is safe and can be looked at.</source>
        <translation>Chaque coup doit être sur le disque avant de paraître à l’écran ; ici, rien ne peut être écrit. Tout ce qui a été enregistré est à l’abri et peut être consulté.</translation>
    </message>
    <message>
        <source>All that was recorded is safe. What is in hand stays in hand until it can be written.</source>
        <translation>Tout ce qui a été enregistré est à l’abri. Le coup en cours est gardé jusqu’à ce qu’il puisse être écrit.</translation>
    </message>
    <message>
        <source>The file was removed, renamed or replaced by something else while it was open, or its medium was pulled. Quarterdeck still holds all of it: save a copy before you close the table.</source>
        <translation>Le fichier a été supprimé, renommé ou remplacé par autre chose pendant qu’il était ouvert, ou son support a été retiré. Quarterdeck en garde encore tout : enregistrez une copie avant de fermer la partie.</translation>
    </message>
    <message>
        <source>The journal was changed outside Quarterdeck, or the disk lost a part of it. Verifying names the first entry that differs. Nothing is written to such a file.</source>
        <translation>Le journal a été modifié hors de Quarterdeck, ou le disque en a perdu une partie. Le contrôle indique la première entrée qui diffère. Rien n’est écrit dans un tel fichier.</translation>
    </message>
    <message>
        <source>Nothing was changed. Tables end in “.qdj” and lie in Documents/Quarterdeck unless you put them elsewhere.</source>
        <translation>Rien n’a été changé. Les parties se terminent par « .qdj » et se trouvent dans Documents/Quarterdeck, sauf si vous les mettez ailleurs.</translation>
    </message>
    <message>
        <source>%1 was not written: the disk is full (%2 free). What stood there before is untouched. Free some space and try again, or choose another disk.</source>
        <translation>%1 n’a pas été écrit : le disque est plein (espace libre : %2). Ce qui s’y trouvait est intact. Libérez de la place et réessayez, ou choisissez un autre disque.</translation>
    </message>
    <message>
        <source>only %1 free</source>
        <comment>on the disk</comment>
        <translation>plus que %1 de libre</translation>
    </message>
    <message>
        <source>The disk of %1 is nearly full. When it is full nothing more is recorded: free some space, or save a copy on another disk and go on there.</source>
        <translation>Le disque de « %1 » est presque plein. Une fois plein, il n’enregistrera plus rien : libérez de la place, ou enregistrez une copie sur un autre disque et continuez là.</translation>
    </message>
    <message>
        <source>settings not saved</source>
        <translation>préférences non enregistrées</translation>
    </message>
    <message>
        <source>%1 could not be written (%2). Your choice holds until the program ends; what was saved before is whole, and saving is tried again.</source>
        <comment>%2: what the system says</comment>
        <translation>%1 n’a pas pu être écrit (%2). Votre choix vaut jusqu’à la fin du programme ; ce qui était enregistré est intact, et l’enregistrement sera retenté.</translation>
    </message>
</context>
<context>
    <name>qd::FieldEditor</name>
    <message>
        <source>Nothing to choose from yet</source>
        <translation>Rien à choisir pour l’instant</translation>
    </message>
</context>
<context>
    <name>qd::FlagEditor</name>
    <message>
        <source>Told, as the table has it</source>
        <translation>Indiqué, comme sur la table</translation>
    </message>
    <message>
        <source>Told otherwise: on the table it holds</source>
        <translation>Indiqué autrement : sur la table, c’est le cas</translation>
    </message>
    <message>
        <source>Told: on the table it does not hold</source>
        <translation>Indiqué : sur la table, ce n’est pas le cas</translation>
    </message>
    <message>
        <source>As the table has it</source>
        <translation>Comme sur la table</translation>
    </message>
</context>
<context>
    <name>qd::FormView</name>
    <message>
        <source>%1 (optional)</source>
        <comment>a field of a form</comment>
        <translation>%1 (facultatif)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a list of things, and what is missing in one of them</comment>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>qd::GameCard</name>
    <message>
        <source>Refereed: rules, dice, journal</source>
        <translation>Arbitré : règles, dés, journal</translation>
    </message>
    <message>
        <source>Not refereed yet</source>
        <comment>of a game</comment>
        <translation>Pas encore arbitré</translation>
    </message>
    <message>
        <source>New table</source>
        <comment>button on a game&apos;s card</comment>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>New table: %1</source>
        <comment>a game&apos;s name</comment>
        <translation>Nouvelle partie : %1</translation>
    </message>
    <message>
        <source>Example</source>
        <comment>button on a game&apos;s card</comment>
        <translation>Exemple</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <comment>a game&apos;s name</comment>
        <translation>Exemple : %1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>kind of game, whether it is refereed</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>qd::GameShelf</name>
    <message>
        <source>Santa Cruz 1797</source>
        <translation>Santa Cruz 1797</translation>
    </message>
    <message>
        <source>Cards and blocks: a landing at night</source>
        <translation>Cartes et blocs : un débarquement de nuit</translation>
    </message>
    <message>
        <source>La Bataille de Corunna-Espagnol</source>
        <translation>La Bataille de Corunna-Espagnol</translation>
    </message>
    <message>
        <source>Hexes and counters: back to the ships</source>
        <translation>Hexagones et pions : retour aux navires</translation>
    </message>
    <message>
        <source>Trafalgar</source>
        <translation>Trafalgar</translation>
    </message>
    <message>
        <source>Family boardgame: ships, masts and guns</source>
        <translation>Jeu de plateau familial : navires, mâts et canons</translation>
    </message>
    <message>
        <source>As Per Margin</source>
        <translation>As Per Margin</translation>
    </message>
    <message>
        <source>Miniatures: ships of the line, in inches</source>
        <translation>Figurines : vaisseaux de ligne, en pouces</translation>
    </message>
</context>
<context>
    <name>qd::HeadingEditor</name>
    <message>
        <source>%1, %2</source>
        <comment>a point of the compass and its degrees</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>WSW or 247.5</source>
        <comment>an example of a direction</comment>
        <translation>OSO ou 247,5</translation>
    </message>
    <message>
        <source>as it lies</source>
        <comment>a direction that is left out</comment>
        <translation>sans changement</translation>
    </message>
    <message>
        <source>A name or degrees: %1; left out: %2</source>
        <comment>an example; words for no change</comment>
        <translation>Un nom ou des degrés : %1 ; à défaut : %2</translation>
    </message>
    <message>
        <source>A name or degrees: %1</source>
        <comment>an example of a direction</comment>
        <translation>Un nom ou des degrés : %1</translation>
    </message>
</context>
<context>
    <name>qd::HexDisplays</name>
    <message>
        <source>French organisation</source>
        <translation>Organisation française</translation>
    </message>
    <message>
        <source>Allied organisation</source>
        <translation>Organisation alliée</translation>
    </message>
    <message>
        <source>Formation and unit</source>
        <translation>Formation et unité</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>Left</source>
        <comment>increments of a unit</comment>
        <translation>Reste</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <comment>what is left of what there was</comment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Camp</source>
        <translation>Camp</translation>
    </message>
</context>
<context>
    <name>qd::HexLegend</name>
    <message>
        <source>may go or be put here; the figure is the cost</source>
        <translation>peut aller ou être posé ici ; le chiffre donne le coût</translation>
    </message>
    <message>
        <source>may be fired at</source>
        <translation>peut être pris pour cible</translation>
    </message>
    <message>
        <source>its own Zone of Influence</source>
        <translation>sa propre zone d’influence</translation>
    </message>
    <message>
        <source>enemy Zone of Influence</source>
        <translation>zone d’influence ennemie</translation>
    </message>
    <message>
        <source>too near to the enemy for Soult (5.1.6)</source>
        <translation>trop près de l’ennemi pour Soult (5.1.6)</translation>
    </message>
    <message>
        <source>command span, infantry</source>
        <translation>portée de commandement, infanterie</translation>
    </message>
    <message>
        <source>command span, cavalry</source>
        <translation>portée de commandement, cavalerie</translation>
    </message>
    <message>
        <source>command span</source>
        <translation>portée de commandement</translation>
    </message>
    <message>
        <source>span of the brigade’s leader</source>
        <translation>portée du chef de brigade</translation>
    </message>
    <message>
        <source>line of sight</source>
        <translation>ligne de vue</translation>
    </message>
    <message>
        <source>line of sight, blocked</source>
        <translation>ligne de vue coupée</translation>
    </message>
    <message>
        <source>what blocks the sight</source>
        <translation>ce qui coupe la vue</translation>
    </message>
    <message>
        <source>Signs on the maps</source>
        <translation>Signes sur les cartes</translation>
    </message>
</context>
<context>
    <name>qd::HexPages</name>
    <message>
        <source>Page of the table</source>
        <translation>Page de la table</translation>
    </message>
    <message>
        <source>Maps</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Organisation</source>
        <translation>Organisation</translation>
    </message>
</context>
<context>
    <name>qd::HexTray</name>
    <message>
        <source>Counters beside the maps</source>
        <translation>Pions à côté des cartes</translation>
    </message>
    <message numerus="yes">
        <source>%n counters: click to choose them all, drag to put them down together</source>
        <translation>
            <numerusform>%n pion : cliquez pour le choisir, faites-le glisser pour le poser</numerusform>
            <numerusform>%n pions : cliquez pour les choisir tous, faites-les glisser pour les poser ensemble</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qd::JournalModel</name>
    <message>
        <source>No.</source>
        <comment>column: number of a journal line</comment>
        <translation>N°</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Remarques</translation>
    </message>
    <message>
        <source>⚄ %1 table</source>
        <comment>dice that fell on the table</comment>
        <translation>⚄ %1 table</translation>
    </message>
    <message>
        <source>⚙ %1 program</source>
        <comment>dice that the program rolled</comment>
        <translation>⚙ %1 programme</translation>
    </message>
    <message>
        <source>⌘ %1 script</source>
        <comment>dice out of a script</comment>
        <translation>⌘ %1 script</translation>
    </message>
    <message>
        <source>↶ undone</source>
        <translation>↶ annulé</translation>
    </message>
    <message>
        <source>⚑ overruled</source>
        <translation>⚑ décision de l’arbitre</translation>
    </message>
    <message>
        <source>⚑ overruled: %1</source>
        <translation>⚑ décision de l’arbitre : %1</translation>
    </message>
    <message>
        <source>✎ note</source>
        <translation>✎ note</translation>
    </message>
</context>
<context>
    <name>qd::JournalPanel</name>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Every act that is recorded appears here, with its dice and its rule.</source>
        <translation>Chaque coup enregistré apparaît ici, avec ses dés et sa règle.</translation>
    </message>
    <message>
        <source>Search: dice, names, rule numbers…</source>
        <translation>Rechercher : dés, noms, numéros de règle…</translation>
    </message>
    <message>
        <source>Search the journal</source>
        <translation>Rechercher dans le journal</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Every sentence of the act (→ and ←)</source>
        <translation>Chaque phrase du coup (→ et ←)</translation>
    </message>
    <message>
        <source>Every sentence of the act</source>
        <translation>Chaque phrase du coup</translation>
    </message>
    <message>
        <source>Show the table as it was at entry %1</source>
        <translation>Montrer la table telle qu’elle était à l’entrée %1</translation>
    </message>
    <message>
        <source>Undo to here…</source>
        <translation>Annuler jusqu’ici…</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>Note…</translation>
    </message>
</context>
<context>
    <name>qd::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Its first key is in use now: %1. Change that one first.</source>
        <translation>Sa touche d’origine est utilisée : %1. Changez d’abord celle-là.</translation>
    </message>
    <message>
        <source>Every command has its first key again.</source>
        <translation>Toutes les commandes ont retrouvé leur touche d’origine.</translation>
    </message>
    <message>
        <source>Find a command or a key</source>
        <translation>Chercher une commande ou une touche</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nouvelle touche</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>&amp;Aucune touche</translation>
    </message>
    <message>
        <source>&amp;Reset this</source>
        <translation>&amp;Réinitialiser</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>&amp;Tout réinitialiser</translation>
    </message>
    <message>
        <source>%1 (fixed)</source>
        <comment>a group of keys</comment>
        <translation>%1 (fixes)</translation>
    </message>
    <message>
        <source>%1 (yours)</source>
        <comment>a key that the person chose</comment>
        <translation>%1 (la vôtre)</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>aucune touche</translation>
    </message>
    <message>
        <source>Press the new key</source>
        <translation>Appuyez sur la nouvelle touche</translation>
    </message>
    <message>
        <source>Key of “%1”. Press Enter on its line, then the new key.</source>
        <translation>Touche de « %1 ». Appuyez sur Entrée sur sa ligne, puis sur la nouvelle touche.</translation>
    </message>
    <message>
        <source>This key is fixed: hands at the table rely on it.</source>
        <translation>Cette touche est fixe : à la table, les mains comptent dessus.</translation>
    </message>
    <message>
        <source>Choose a command to give it another key.</source>
        <translation>Choisissez une commande pour lui donner une autre touche.</translation>
    </message>
    <message>
        <source>%1 is in use: %2. Press another key, or change that one first.</source>
        <translation>%1 est déjà utilisée : %2. Appuyez sur une autre touche, ou changez d’abord celle-là.</translation>
    </message>
    <message>
        <source>“%1” has no key now.</source>
        <translation>« %1 » n’a plus de touche.</translation>
    </message>
    <message>
        <source>“%1” has the key %2 now.</source>
        <translation>« %1 » a maintenant la touche %2.</translation>
    </message>
</context>
<context>
    <name>qd::LatticeHand</name>
    <message>
        <source>%1: %2</source>
        <comment>a place, and why not</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a place, and what going there costs</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a ship and where she would go</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>The board with its ships. Each ship&apos;s own key chooses her; then f goes forward, p turns to port, s to starboard, Backspace takes back, Enter records. Arrow keys walk from point to point. The outline lists the same ships as text.</source>
        <translation>Le plateau avec ses navires. La touche de chaque navire le choisit ; puis f avance, p pivote sur bâbord, s sur tribord, Retour arrière revient d’un pas, Entrée enregistre. Les flèches vont d’une intersection à l’autre. La liste des pièces donne les mêmes navires en texte.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the numbers of a shot</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>qd::LookBar</name>
    <message>
        <source>&amp;Open again</source>
        <translation>&amp;Ouvrir de nouveau</translation>
    </message>
    <message>
        <source>Tries to open the table for recording</source>
        <translation>Essaie d’ouvrir la partie pour enregistrer</translation>
    </message>
    <message>
        <source>&amp;Save a copy elsewhere…</source>
        <translation>Enregistrer &amp;une copie ailleurs…</translation>
    </message>
</context>
<context>
    <name>qd::MainWindow</name>
    <message>
        <source>%1 – Quarterdeck</source>
        <translation>%1 – Quarterdeck</translation>
    </message>
    <message>
        <source>Quarterdeck</source>
        <translation>Quarterdeck</translation>
    </message>
    <message>
        <source>Sequence of play</source>
        <translation>Séquence de jeu</translation>
    </message>
</context>
<context>
    <name>qd::MapSwitches</name>
    <message>
        <source>No hex is lit: choose a counter first.</source>
        <translation>Aucun hexagone n’est éclairé : choisissez d’abord un pion.</translation>
    </message>
    <message>
        <source>Only boards of hexes have that.</source>
        <translation>Réservé aux cartes à hexagones.</translation>
    </message>
</context>
<context>
    <name>qd::MeasureEditor</name>
    <message>
        <source>just %1″</source>
        <comment>inches</comment>
        <translation>%1″ exactement</translation>
    </message>
    <message>
        <source>%1 to %2″</source>
        <comment>least and most, inches</comment>
        <translation>%1 à %2″</translation>
    </message>
    <message>
        <source>%1 to %2 %3</source>
        <comment>least, most and their unit</comment>
        <translation>%1 à %2 %3</translation>
    </message>
    <message>
        <source>counts as %1: tables are measured in tenths</source>
        <comment>a length that was typed</comment>
        <translation>compte pour %1 : on mesure en dixièmes</translation>
    </message>
    <message>
        <source>%1; %2 if left out</source>
        <comment>what is allowed, and a length</comment>
        <translation>%1 ; à défaut %2</translation>
    </message>
    <message>
        <source>most</source>
        <comment>a length that is left out: the most that is allowed</comment>
        <translation>maximum</translation>
    </message>
</context>
<context>
    <name>qd::MenuEditor</name>
    <message>
        <source>choose…</source>
        <translation>choisir…</translation>
    </message>
</context>
<context>
    <name>qd::MirrorScene</name>
    <message>
        <source>Turn</source>
        <comment>title of the turn track beside the board</comment>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Morale</source>
        <comment>title of the morale track beside the board</comment>
        <translation>Moral</translation>
    </message>
    <message>
        <source>Combat round</source>
        <comment>title of the rounds track beside the board</comment>
        <translation>Round de combat</translation>
    </message>
    <message>
        <source>conjecture, as are the lines of this schematic board: compare with your copy</source>
        <comment>after the mark ◇</comment>
        <translation>conjecture, comme les lignes de ce plateau schématique : à comparer avec votre exemplaire</translation>
    </message>
    <message>
        <source>conjecture: the size of this sea; your table is as large as it is</source>
        <comment>after the mark ◇</comment>
        <translation>conjecture : la taille de cette mer ; votre table est grande comme elle est</translation>
    </message>
    <message>
        <source>conjecture: where points, ports, reefs and banks lie; compare with your copy</source>
        <comment>after the mark ◇</comment>
        <translation>conjecture : où sont les intersections, les ports, les récifs et les bancs ; à comparer avec votre exemplaire</translation>
    </message>
    <message>
        <source>conjecture: the places of all hexes; compare with your maps</source>
        <comment>after the mark ◇</comment>
        <translation>conjecture : les lieux de tous les hexagones ; à comparer avec vos cartes</translation>
    </message>
</context>
<context>
    <name>qd::MirrorView</name>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>The table with its pieces. Arrow keys walk from place to place; the outline lists the same pieces as text.</source>
        <translation>La table avec ses pièces. Les flèches mènent d’un lieu à l’autre ; la liste des pièces donne la même chose en texte.</translation>
    </message>
    <message>
        <source>%1: empty</source>
        <translation>%1 : vide</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a goal and what going there means</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Hidden piece</source>
        <translation>Pièce cachée</translation>
    </message>
    <message>
        <source>%1, strength %2 of %3</source>
        <translation>%1, force %2 sur %3</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <comment>place: why not (rule)</comment>
        <translation>%1 : %2 (%3)</translation>
    </message>
    <message>
        <source>rule %1</source>
        <translation>règle %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>why not, and the rule</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>That is beside the board: nothing was put down.</source>
        <translation>C’est à côté du plateau : rien n’a été posé.</translation>
    </message>
    <message>
        <source>%1: nothing can be put down there now.</source>
        <comment>a place</comment>
        <translation>%1 : rien ne peut y être posé maintenant.</translation>
    </message>
    <message>
        <source>%1 cannot be moved now.</source>
        <comment>a piece</comment>
        <translation>%1 : déplacement impossible maintenant.</translation>
    </message>
</context>
<context>
    <name>qd::NewTableBoardPage</name>
    <message>
        <source>Scenario and board</source>
        <translation>Scénario et plateau</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>The areas and their ways as the program sees them</source>
        <translation>Les zones et leurs passages tels que le programme les voit</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scénario</translation>
    </message>
    <message>
        <source>The board as the program sees it</source>
        <translation>Le plateau tel que le programme le voit</translation>
    </message>
    <message>
        <source>The open sea and its coasts as the program measures them</source>
        <translation>La pleine mer et ses côtes telles que le programme les mesure</translation>
    </message>
    <message>
        <source>The points and what lies on them as the program sees them</source>
        <translation>Les intersections et ce qui s’y trouve, telles que le programme les voit</translation>
    </message>
    <message>
        <source>The hexes and what lies in them as the program sees them</source>
        <translation>Les hexagones et leur contenu tels que le programme les voit</translation>
    </message>
</context>
<context>
    <name>qd::NewTableDialog</name>
    <message>
        <source>New table</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Own file</source>
        <translation>Fichier personnel</translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation>Fichiers JSON (*.json)</translation>
    </message>
    <message>
        <source>Folder of the tables</source>
        <translation>Dossier des parties</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>number and name of a step</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>step, what is chosen</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Begin afresh</source>
        <translation>Repartir de zéro</translation>
    </message>
    <message>
        <source>Forgets what was entered</source>
        <translation>Oublie ce qui a été saisi</translation>
    </message>
    <message>
        <source>What you entered is kept until the program ends</source>
        <translation>Ce que vous avez saisi est gardé jusqu’à la fermeture du programme</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Opens the table with what is chosen (Ctrl+Enter)</source>
        <translation>Ouvre la partie avec ce qui est choisi (Ctrl+Entrée)</translation>
    </message>
    <message>
        <source>Ctrl+Enter starts from here</source>
        <translation>Ctrl+Entrée : commencer</translation>
    </message>
    <message>
        <source>The table cannot be opened: %1. Choose another board or file, or see what is wrong with it.</source>
        <comment>the detail is English</comment>
        <translation>La partie ne peut être ouverte : %1. Choisissez un autre plateau ou un autre fichier, ou voyez ce qui ne va pas.</translation>
    </message>
    <message>
        <source>Go on editing</source>
        <translation>Continuer l’édition</translation>
    </message>
    <message>
        <source>Save as own file</source>
        <translation>Enregistrer comme fichier personnel</translation>
    </message>
</context>
<context>
    <name>qd::NewTableGamePage</name>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Jeux</translation>
    </message>
    <message>
        <source>%1. Planned: this version does not referee it yet.</source>
        <comment>kind of game</comment>
        <translation>%1. Prévu : cette version ne l’arbitre pas encore.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>game, what it is</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Sides: %1. You need your own copy of the game: Quarterdeck holds no rulebook and no artwork.</source>
        <translation>Camps : %1. Il vous faut votre propre exemplaire du jeu : Quarterdeck ne contient ni le livret de règles ni les illustrations.</translation>
    </message>
</context>
<context>
    <name>qd::NewTableOptionsPage</name>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>As in the rulebook</source>
        <translation>Comme dans le livret</translation>
    </message>
    <message numerus="yes">
        <source>%n options changed</source>
        <translation>
            <numerusform>%n option changée</numerusform>
            <numerusform>%n options changées</numerusform>
        </translation>
    </message>
    <message>
        <source>Every option back to its default</source>
        <translation>Toutes les options comme au départ</translation>
    </message>
    <message>
        <source>This game has no options.</source>
        <translation>Ce jeu n’a pas d’options.</translation>
    </message>
    <message>
        <source>Rulings: where the rulebook can be read in more than one way</source>
        <translation>Interprétations : là où le livret de règles peut se lire de plusieurs façons</translation>
    </message>
    <message>
        <source>Optional rules</source>
        <translation>Règles optionnelles</translation>
    </message>
    <message>
        <source>Every option is as in the rulebook</source>
        <translation>Toutes les options sont celles du livret de règles</translation>
    </message>
    <message numerus="yes">
        <source>%n options differ from the rulebook</source>
        <translation>
            <numerusform>%n option diffère du livret de règles</numerusform>
            <numerusform>%n options diffèrent du livret de règles</numerusform>
        </translation>
    </message>
    <message>
        <source>changed · %1</source>
        <comment>an option, its rule or ruling</comment>
        <translation>changée · %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>option help, rule</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>qd::NewTablePeoplePage</name>
    <message>
        <source>Rolled by the program</source>
        <comment>dice</comment>
        <translation>Lancés par le programme</translation>
    </message>
    <message>
        <source>Thrown on the table</source>
        <comment>dice</comment>
        <translation>Lancés sur la table</translation>
    </message>
    <message>
        <source>People and dice</source>
        <translation>Joueurs et dés</translation>
    </message>
    <message>
        <source>Title of the table</source>
        <translation>Titre de la partie</translation>
    </message>
    <message>
        <source>Player, %1</source>
        <translation>%1, joués par</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>Arbitre</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>You type the faces that fell, one digit a die.</source>
        <translation>Vous saisissez les faces obtenues, un chiffre par dé.</translation>
    </message>
    <message>
        <source>Enter rolls, and anybody can check the rolls when the evening is over.</source>
        <translation>Entrée lance, et chacun peut contrôler les jets une fois la soirée finie.</translation>
    </message>
    <message>
        <source>The other way stays possible for every throw; the journal says each time which it was.</source>
        <translation>L’autre manière reste possible à chaque jet ; le journal dit toujours laquelle a servi.</translation>
    </message>
</context>
<context>
    <name>qd::NewTableReadyPage</name>
    <message>
        <source>Ready</source>
        <translation>Prêt</translation>
    </message>
    <message>
        <source>Another folder is needed</source>
        <translation>Il faut un autre dossier</translation>
    </message>
    <message>
        <source>%1, scenario: %2.</source>
        <comment>game, scenario</comment>
        <translation>%1, scénario : %2.</translation>
    </message>
    <message>
        <source>Board: %1.</source>
        <translation>Plateau : %1.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a data file of the game, which one</comment>
        <translation>%1 : %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>option, its value</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Every option is as in the rulebook.</source>
        <translation>Toutes les options sont celles du livret de règles.</translation>
    </message>
    <message numerus="yes">
        <source>%n options differ from the rulebook: %1.</source>
        <translation>
            <numerusform>Diffère du livret de règles %n option : %1.</numerusform>
            <numerusform>Diffèrent du livret de règles %n options : %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 plays for the side %2.</source>
        <comment>player, side</comment>
        <translation>%2 : %1.</translation>
    </message>
    <message>
        <source>No players are named.</source>
        <translation>Aucun joueur n’est nommé.</translation>
    </message>
    <message>
        <source>No referee is named.</source>
        <translation>Aucun arbitre n’est nommé.</translation>
    </message>
    <message>
        <source>Referee: %1.</source>
        <translation>Arbitre : %1.</translation>
    </message>
    <message>
        <source>The program rolls the dice.</source>
        <translation>Le programme lance les dés.</translation>
    </message>
    <message>
        <source>The dice are thrown on the table; you type the faces.</source>
        <translation>Les dés sont lancés sur la table ; vous saisissez les faces.</translation>
    </message>
    <message>
        <source>The journal, on disk from the first act on</source>
        <translation>Le journal, sur le disque dès le premier coup</translation>
    </message>
    <message>
        <source>Change the folder…</source>
        <translation>Changer de dossier…</translation>
    </message>
    <message>
        <source>in the folder %1</source>
        <translation>dans le dossier %1</translation>
    </message>
    <message>
        <source>Nothing can be written into %1: it is read only, or it is not a folder. Choose another folder.</source>
        <translation>Rien ne peut être écrit dans %1 : lecture seule, ou ce n’est pas un dossier. Choisissez un autre dossier.</translation>
    </message>
</context>
<context>
    <name>qd::OddsPlot</name>
    <message>
        <source>%1, %2: %3%</source>
        <comment>a side, an outcome and its chance</comment>
        <translation>%1, %2 : %3 %</translation>
    </message>
    <message>
        <source>%1 (chance in %)</source>
        <comment>below a plot</comment>
        <translation>%1 (probabilité en %)</translation>
    </message>
</context>
<context>
    <name>qd::OddsTab</name>
    <message>
        <source>Odds</source>
        <translation>Probabilités</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Probabilité</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Valeur exacte</translation>
    </message>
    <message>
        <source>The chances are being counted …</source>
        <translation>Calcul des probabilités…</translation>
    </message>
</context>
<context>
    <name>qd::OfferList</name>
    <message>
        <source>Hide what is not allowed now</source>
        <translation>Cacher ce qui n’est pas permis pour l’instant</translation>
    </message>
    <message numerus="yes">
        <source>%n not allowed now: show why</source>
        <translation>
            <numerusform>%n refusé : voir pourquoi</numerusform>
            <numerusform>%n refusés : voir pourquoi</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qd::OutcomeView</name>
    <message>
        <source>%1 (%2)</source>
        <comment>a sentence and its rule number</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>When recorded</source>
        <translation>Une fois enregistré</translation>
    </message>
</context>
<context>
    <name>qd::OutlineModel</name>
    <message>
        <source>Place and piece</source>
        <translation>Lieu et pièce</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Hidden officer</source>
        <translation>Officier caché</translation>
    </message>
    <message>
        <source>Hidden block</source>
        <translation>Bloc caché</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>hidden block (side)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>strength %1 of %2</source>
        <translation>force %1 sur %2</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>face cachée</translation>
    </message>
    <message>
        <source>in combat</source>
        <translation>en combat</translation>
    </message>
    <message>
        <source>Fortress</source>
        <translation>Forteresse</translation>
    </message>
    <message numerus="yes">
        <source>%n VP</source>
        <comment>victory points</comment>
        <translation>
            <numerusform>%n PV</numerusform>
            <numerusform>%n PV</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 battery</source>
        <translation>batterie %1</translation>
    </message>
    <message>
        <source>%1 1–%2</source>
        <comment>battery colour and the faces that hit</comment>
        <translation>%1 1–%2</translation>
    </message>
    <message>
        <source>%1 1</source>
        <comment>battery colour and the only face that hits</comment>
        <translation>%1 1</translation>
    </message>
    <message>
        <source>%1 (silent)</source>
        <comment>a battery that cannot fire</comment>
        <translation>%1 (muette)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>conjecture: compare with your copy of the board</source>
        <translation>conjecture : à comparer avec votre exemplaire du plateau</translation>
    </message>
    <message>
        <source>%1 (face down)</source>
        <comment>an officer</comment>
        <translation>%1 (face cachée)</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <comment>boxes left of those that a ship had</comment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>the wind and its dice</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a hex&apos;s number and what it is called</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <comment>increments left of those that a unit had</comment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Wind from %1</source>
        <translation>Vent, direction %1</translation>
    </message>
    <message>
        <source>%1 · dice %2 = %3</source>
        <comment>the wind; its dice: 5 + 2 = 7</comment>
        <translation>%1 · dés %2 = %3</translation>
    </message>
</context>
<context>
    <name>qd::OutlineView</name>
    <message>
        <source>Move to</source>
        <translation>Déplacer vers</translation>
    </message>
    <message>
        <source>%1 – refused: %2</source>
        <translation>%1 – refusé : %2</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>a goal and what going there means</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Choose pieces first</source>
        <translation>Choisissez d’abord des pièces</translation>
    </message>
    <message>
        <source>These pieces can go nowhere now</source>
        <translation>Ces pièces ne peuvent aller nulle part pour l’instant</translation>
    </message>
    <message>
        <source>Outline of the table</source>
        <translation>Liste des pièces de la table</translation>
    </message>
    <message>
        <source>Places and the pieces in them. Ctrl+M moves the chosen pieces.</source>
        <translation>Les lieux et les pièces qui s’y trouvent. Ctrl+M déplace les pièces choisies.</translation>
    </message>
    <message>
        <source>At sea ships are dragged, or their moves typed in the act panel</source>
        <translation>En mer, on glisse les navires, ou on saisit leurs mouvements dans le panneau des coups</translation>
    </message>
    <message>
        <source>%1 – refused: %2 (%3)</source>
        <comment>a goal, why not, the rule</comment>
        <translation>%1 – refusé : %2 (%3)</translation>
    </message>
</context>
<context>
    <name>qd::PaletteModel</name>
    <message>
        <source>not allowed now</source>
        <translation>non permis pour l’instant</translation>
    </message>
</context>
<context>
    <name>qd::RecentTables</name>
    <message>
        <source>no longer there</source>
        <translation>n’est plus là</translation>
    </message>
    <message>
        <source>%1
The file is no longer there. Delete takes it off the list.</source>
        <comment>path of a file</comment>
        <translation>%1
Le fichier n’est plus là. Suppr le retire de la liste.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>&amp;Take off the list</source>
        <translation>&amp;Retirer de la liste</translation>
    </message>
</context>
<context>
    <name>qd::RefusalBar</name>
    <message>
        <source>The rules say no (%1): %2</source>
        <translation>Les règles ne le permettent pas (%1) : %2</translation>
    </message>
    <message>
        <source>Record anyway…</source>
        <translation>Enregistrer quand même…</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Reason (one line for the journal)</source>
        <translation>Motif (une ligne pour le journal)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>The referee cannot overrule this one.</source>
        <translation>L’arbitre ne peut passer outre ici.</translation>
    </message>
    <message>
        <source>It cannot be carried out either: %1</source>
        <translation>Cela ne peut pas non plus être exécuté : %1</translation>
    </message>
</context>
<context>
    <name>qd::ReviewBar</name>
    <message>
        <source>First</source>
        <translation>Première</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>On</source>
        <comment>one entry forward</comment>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Revenir au présent</translation>
    </message>
    <message>
        <source>The table as it was at the opening</source>
        <translation>La table telle qu’elle était au début</translation>
    </message>
    <message>
        <source>The table as it was at entry %1 of %2</source>
        <translation>La table telle qu’elle était à l’entrée %1 sur %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>where, what happened</comment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>qd::RollEditor</name>
    <message>
        <source>Click counters, or type a name</source>
        <translation>Cliquez, ou tapez un nom</translation>
    </message>
    <message>
        <source>Hide those that cannot</source>
        <translation>Masquer les pions exclus</translation>
    </message>
    <message numerus="yes">
        <source>%n cannot now: show why</source>
        <translation>
            <numerusform>%n pion exclu : dire pourquoi</numerusform>
            <numerusform>%n pions exclus : dire pourquoi</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qd::RowsEditor</name>
    <message>
        <source>+ another row</source>
        <translation>+ une autre ligne</translation>
    </message>
    <message>
        <source>Take this row away</source>
        <translation>Retirer cette ligne</translation>
    </message>
    <message>
        <source>Take row %1 away</source>
        <translation>Retirer la ligne %1</translation>
    </message>
</context>
<context>
    <name>qd::ScorePanel</name>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>The score so far appears here once a table is open.</source>
        <translation>Le score apparaît ici dès qu’une partie est ouverte.</translation>
    </message>
    <message numerus="yes">
        <source>%n VP</source>
        <comment>victory points</comment>
        <translation>
            <numerusform>%n PV</numerusform>
            <numerusform>%n PV</numerusform>
        </translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Égalité</translation>
    </message>
    <message>
        <source>%1 ahead</source>
        <comment>a side leads</comment>
        <translation>%1 en tête</translation>
    </message>
    <message>
        <source>Game over: %1</source>
        <translation>Fin de la partie : %1</translation>
    </message>
    <message>
        <source>So far: %1</source>
        <translation>Pour l’instant : %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a number beside the score and its rule</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a number and what it counts</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>qd::SeaHand</name>
    <message>
        <source>%1: %2</source>
        <comment>a ship and where she would go</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>The table with its ships. Arrow keys walk from ship to ship, Enter chooses one; then left and right turn her course, up and down change the distance, Enter puts her there. The outline lists the same ships as text.</source>
        <translation>La table et ses navires. Les flèches vont d’un navire à l’autre, Entrée en choisit un ; ensuite gauche et droite changent son cap, haut et bas la distance, Entrée le pose là. La liste des pièces donne les mêmes navires en texte.</translation>
    </message>
</context>
<context>
    <name>qd::SequenceStrip</name>
    <message>
        <source>Sequence of play</source>
        <translation>Séquence de jeu</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>button: on to the next phase</comment>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>No table is open</source>
        <translation>Aucune partie n’est ouverte</translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Tour %1 sur %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a phase and its rule</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Still owed: %1</source>
        <translation>Reste à faire : %1</translation>
    </message>
    <message>
        <source>End the phase (Space)</source>
        <translation>Terminer la phase (Espace)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a side and its points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>VP %1</source>
        <comment>victory points, both sides: VP 7 : 12</comment>
        <translation>PV %1</translation>
    </message>
    <message>
        <source>Score: %1</source>
        <translation>Score : %1</translation>
    </message>
    <message>
        <source>● read only, entry %L1</source>
        <translation>● lecture seule, entrée %L1</translation>
    </message>
    <message>
        <source>● saved #%L1</source>
        <translation>● enregistrée n° %L1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what is counted, for both sides: in action 14 : 10</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>On to: %1 (Space)</source>
        <comment>the next step of the sequence of play</comment>
        <translation>Passer à : %1 (Espace)</translation>
    </message>
</context>
<context>
    <name>qd::SessionKeeper</name>
    <message numerus="yes">
        <source>%Ln entries are on disk.</source>
        <translation>
            <numerusform>Le disque porte %Ln entrée.</numerusform>
            <numerusform>Le disque porte %Ln entrées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries are on disk; what was in hand is kept.</source>
        <translation>
            <numerusform>Le disque porte %Ln entrée ; ce qui était en cours est gardé.</numerusform>
            <numerusform>Le disque porte %Ln entrées ; ce qui était en cours est gardé.</numerusform>
        </translation>
    </message>
    <message>
        <source>What was in hand last time is not offered any more: the journal has gone on since.</source>
        <translation>Ce qui était en cours la dernière fois n’est plus proposé : le journal a continué depuis.</translation>
    </message>
    <message>
        <source>The note that you were writing is kept: choose Note… to go on.</source>
        <translation>La note que vous écriviez est gardée : choisissez Note… pour continuer.</translation>
    </message>
    <message>
        <source>The adjustment that you had begun is kept: choose Adjust… to go on.</source>
        <translation>L’ajustement que vous aviez commencé est gardé : choisissez Ajuster… pour continuer.</translation>
    </message>
    <message>
        <source>The act that was in hand is back.</source>
        <translation>Le coup qui était en cours est revenu.</translation>
    </message>
</context>
<context>
    <name>qd::SettingsMenu</name>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>Taille du te&amp;xte</translation>
    </message>
    <message>
        <source>&amp;Animations</source>
        <translation>&amp;Animations</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Comme le &amp;système</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>So&amp;mbre</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>text size in percent</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>&amp;Open the last table at start</source>
        <translation>&amp;Ouvrir la dernière partie au démarrage</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <comment>a theme</comment>
        <translation>Contraste élevé, clair</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <comment>a theme</comment>
        <translation>Contraste élevé, sombre</translation>
    </message>
</context>
<context>
    <name>qd::SheetPrinter</name>
    <message>
        <source>No record sheets</source>
        <translation>Pas de fiches de navire</translation>
    </message>
    <message>
        <source>There are no ships on this table yet. Add them with Adjust…, or open a scenario that has some.</source>
        <translation>Il n’y a pas encore de navires dans cette partie. Ajoutez-en avec Ajuster…, ou ouvrez un scénario qui en a.</translation>
    </message>
    <message>
        <source>Record sheets</source>
        <translation>Fiches de navire</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <comment>turn, phase</comment>
        <translation>Tour %1 : %2</translation>
    </message>
    <message>
        <source>after entry %1, %2</source>
        <comment>number, date and time</comment>
        <translation>après l’entrée %1, %2</translation>
    </message>
    <message>
        <source>at the opening, %1</source>
        <comment>date and time</comment>
        <translation>au début, %1</translation>
    </message>
    <message>
        <source>The record sheets were not saved</source>
        <translation>Les fiches de navire n’ont pas été enregistrées</translation>
    </message>
    <message>
        <source>%1 was not written: %2

What stood there before is untouched. Free some space or choose another folder, and save again.</source>
        <comment>file, what the system says</comment>
        <translation>%1 n’a pas été écrit : %2

Ce qui s’y trouvait est intact. Libérez de la place ou choisissez un autre dossier, puis enregistrez de nouveau.</translation>
    </message>
    <message>
        <source>Record sheets saved: %1</source>
        <comment>a file</comment>
        <translation>Fiches de navire enregistrées : %1</translation>
    </message>
</context>
<context>
    <name>qd::ShortcutStore</name>
    <message>
        <source>%1 (menu %2)</source>
        <translation>%1 (menu %2)</translation>
    </message>
</context>
<context>
    <name>qd::StatusLine</name>
    <message>
        <source>The journal: %1</source>
        <translation>Le journal : %1</translation>
    </message>
    <message>
        <source>read only, entry #%L1</source>
        <translation>lecture seule, entrée n° %L1</translation>
    </message>
    <message>
        <source>Nothing can be recorded: the file is only looked at</source>
        <translation>Rien ne peut être enregistré : le fichier est seulement consulté</translation>
    </message>
    <message>
        <source>saved #%L1</source>
        <translation>enregistrée n° %L1</translation>
    </message>
    <message>
        <source>Every act up to this number is on the disk</source>
        <translation>Tous les coups jusqu’à ce numéro sont sur le disque</translation>
    </message>
    <message>
        <source>chain verified</source>
        <translation>chaîne contrôlée</translation>
    </message>
    <message>
        <source>Each entry was found sealed to the one before it when the table was opened</source>
        <translation>À l’ouverture de la partie, chaque entrée était bien scellée à la précédente</translation>
    </message>
    <message>
        <source>dice rolled by the program</source>
        <translation>dés du programme</translation>
    </message>
    <message>
        <source>The program rolls, unless faces are typed</source>
        <translation>Le programme lance, sauf si les faces sont saisies</translation>
    </message>
    <message>
        <source>dice from the table</source>
        <translation>dés de la table</translation>
    </message>
    <message>
        <source>The faces that fell are typed, unless the program is asked to roll</source>
        <translation>Les faces obtenues sont saisies, sauf si l’on demande au programme de lancer</translation>
    </message>
    <message>
        <source>dice seed revealed</source>
        <translation>graine dévoilée</translation>
    </message>
    <message>
        <source>Everybody can check the program’s dice; it rolls no more in this game</source>
        <translation>Chacun peut contrôler les dés du programme ; il n’en lance plus dans cette partie</translation>
    </message>
    <message>
        <source>No table is open</source>
        <translation>Aucune partie n’est ouverte</translation>
    </message>
    <message>
        <source>Turn %1 of %2, %3</source>
        <comment>%3 is a phase</comment>
        <translation>Tour %1 sur %2, %3</translation>
    </message>
    <message>
        <source>Looking at entry #%L1: %2</source>
        <translation>Entrée n° %L1 affichée : %2</translation>
    </message>
    <message>
        <source>The table as it was after this entry</source>
        <translation>La table telle qu’elle était après cette entrée</translation>
    </message>
    <message>
        <source>Where the game stands in the sequence of play</source>
        <translation>Où en est la partie dans la séquence de jeu</translation>
    </message>
</context>
<context>
    <name>qd::TableDesk</name>
    <message>
        <source>%1 (%2)</source>
        <comment>why not, and the rule</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>qd::TableDocks</name>
    <message>
        <source>Outline</source>
        <translation>Liste des pièces</translation>
    </message>
    <message>
        <source>Act</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Journal and tabs</source>
        <translation>Journal et onglets</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Panneaux</translation>
    </message>
</context>
<context>
    <name>qd::TableOpener</name>
    <message>
        <source>&amp;Look at a copy</source>
        <translation>&amp;Voir une copie</translation>
    </message>
    <message>
        <source>The table was not opened</source>
        <translation>La partie n’a pas été ouverte</translation>
    </message>
    <message>
        <source>&amp;Look for it…</source>
        <translation>&amp;Chercher le fichier…</translation>
    </message>
    <message>
        <source>&amp;Forget it</source>
        <translation>&amp;Oublier cette partie</translation>
    </message>
    <message>
        <source>&amp;Verify</source>
        <translation>&amp;Contrôler</translation>
    </message>
    <message>
        <source>You look at a copy: another program has the table open. Nothing is recorded here.</source>
        <translation>Vous consultez une copie : un autre programme a la partie ouverte. Rien n’est enregistré ici.</translation>
    </message>
    <message>
        <source>Read only: the file or its folder can’t be written. Nothing is recorded here.</source>
        <translation>Lecture seule : le fichier ou son dossier ne peut être écrit. Rien n’est enregistré ici.</translation>
    </message>
    <message>
        <source>No table was made</source>
        <translation>Aucune partie n’a été créée</translation>
    </message>
    <message>
        <source>Line %1 of the script stops it: %2</source>
        <comment>%2: why</comment>
        <translation>La ligne %1 du script l’empêche : %2</translation>
    </message>
    <message>
        <source>%1, copy</source>
        <comment>file name</comment>
        <translation>%1, copie</translation>
    </message>
    <message>
        <source>Copy saved: %1</source>
        <translation>Copie enregistrée : %1</translation>
    </message>
    <message>
        <source>You go on in the copy: %1</source>
        <translation>Vous continuez dans la copie : %1</translation>
    </message>
    <message>
        <source>&amp;Save a copy elsewhere…</source>
        <translation>&amp;Enregistrer une copie ailleurs…</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Réessayer</translation>
    </message>
    <message>
        <source>Nothing was recorded</source>
        <translation>Rien n’a été enregistré</translation>
    </message>
    <message>
        <source>Nothing was opened</source>
        <translation>Rien n’a été ouvert</translation>
    </message>
    <message>
        <source>%1 is a script. Make a new table of it?</source>
        <translation>%1 est un script. En faire une nouvelle partie ?</translation>
    </message>
    <message>
        <source>&amp;Make the table</source>
        <translation>&amp;Créer la partie</translation>
    </message>
    <message>
        <source>%1 is made for a new table: choose it there as board or decks. Begin one now?</source>
        <translation>%1 sert à une nouvelle partie : choisissez-le là comme plateau ou paquets. En commencer une maintenant ?</translation>
    </message>
    <message>
        <source>One table at a time: drop a single file.</source>
        <translation>Une partie à la fois : déposez un seul fichier.</translation>
    </message>
    <message>
        <source>This is an address, not a file of this computer. Save it first, then drop the file.</source>
        <translation>C’est une adresse, pas un fichier de cet ordinateur. Enregistrez-le d’abord, puis déposez le fichier.</translation>
    </message>
    <message>
        <source>The file is not there any more.</source>
        <translation>Le fichier n’est plus là.</translation>
    </message>
    <message>
        <source>%1 is a folder. Drop one table from it, a file that ends in “.qdj”.</source>
        <translation>%1 est un dossier. Déposez une de ses parties, un fichier qui se termine par « .qdj ».</translation>
    </message>
    <message>
        <source>%1 is a picture. Drop a table, a script or a board file instead.</source>
        <translation>%1 est une image. Déposez plutôt une partie, un script ou un fichier de plateau.</translation>
    </message>
    <message>
        <source>%1 is no table, script, board or deck file of Quarterdeck.</source>
        <translation>%1 n’est ni une partie, ni un script, ni un fichier de plateau ou de paquets de Quarterdeck.</translation>
    </message>
    <message>
        <source>New &amp;table…</source>
        <translation>Nouvelle &amp;partie…</translation>
    </message>
</context>
<context>
    <name>qd::TableRouter</name>
    <message>
        <source>The example was not opened</source>
        <translation>L’exemple n’a pas été ouvert</translation>
    </message>
    <message>
        <source>No table was made</source>
        <translation>Aucune partie n’a été créée</translation>
    </message>
    <message>
        <source>Script saved: %1</source>
        <translation>Script enregistré : %1</translation>
    </message>
    <message numerus="yes">
        <source>Undo %n acts? They stay in the journal, struck through.</source>
        <translation>
            <numerusform>Annuler %n coup ? Il reste dans le journal, barré.</numerusform>
            <numerusform>Annuler %n coups ? Ils restent dans le journal, barrés.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler les coups</translation>
    </message>
    <message>
        <source>Write the secret dice seed into the journal? Everybody can then check the dice that the program rolled; it should roll no more in this game.</source>
        <translation>Inscrire au journal la graine secrète des dés ? Chacun pourra alors contrôler les dés lancés par le programme ; il ne devrait plus en lancer dans cette partie.</translation>
    </message>
    <message>
        <source>&amp;Reveal</source>
        <translation>&amp;Dévoiler</translation>
    </message>
    <message>
        <source>The seed was not revealed</source>
        <translation>La graine n’a pas été dévoilée</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <comment>name of a game</comment>
        <translation>Exemple : %1</translation>
    </message>
    <message>
        <source>This table is only looked at: nothing is recorded.</source>
        <translation>Cette partie n’est ouverte qu’en lecture : rien n’est enregistré.</translation>
    </message>
    <message>
        <source>You are looking at the past: go back to now first.</source>
        <translation>Vous regardez le passé : revenez d’abord au présent.</translation>
    </message>
    <message>
        <source>No act is left to take back.</source>
        <translation>Il ne reste aucun coup à annuler.</translation>
    </message>
    <message>
        <source>No act was taken back.</source>
        <translation>Aucun coup n’a été annulé.</translation>
    </message>
    <message>
        <source>This game has no form for that.</source>
        <translation>Ce jeu n’a pas de formulaire pour cela.</translation>
    </message>
    <message>
        <source>The seed is revealed already.</source>
        <translation>La graine est déjà dévoilée.</translation>
    </message>
    <message>
        <source>This is the present.</source>
        <translation>C’est le présent.</translation>
    </message>
    <message>
        <source>Go to an earlier entry first.</source>
        <translation>Allez d’abord à une entrée précédente.</translation>
    </message>
    <message>
        <source>There is no earlier entry.</source>
        <translation>Il n’y a pas d’entrée précédente.</translation>
    </message>
    <message>
        <source>There is no later entry.</source>
        <translation>Il n’y a pas d’entrée suivante.</translation>
    </message>
    <message>
        <source>No act is in hand.</source>
        <translation>Pas de coup en cours.</translation>
    </message>
    <message>
        <source>The dice are missing.</source>
        <translation>Il manque les dés.</translation>
    </message>
    <message>
        <source>The rules say no.</source>
        <translation>Les règles ne le permettent pas.</translation>
    </message>
    <message>
        <source>The act in hand is not complete yet.</source>
        <translation>Le coup en cours n’est pas encore complet.</translation>
    </message>
    <message>
        <source>No dice are wanted now.</source>
        <translation>Aucun dé n’est demandé maintenant.</translation>
    </message>
    <message>
        <source>The rules have refused nothing.</source>
        <translation>Les règles n’ont rien refusé.</translation>
    </message>
    <message>
        <source>After this entry there is no act to undo.</source>
        <translation>Après cette entrée, il n’y a aucun coup à annuler.</translation>
    </message>
    <message>
        <source>This game has no tables of a series’ rulebook.</source>
        <translation>Ce jeu n’a pas de tables d’un livret de série.</translation>
    </message>
</context>
<context>
    <name>qd::TableWords</name>
    <message>
        <source>game over</source>
        <translation>partie terminée</translation>
    </message>
    <message>
        <source>turn %1 of %2</source>
        <translation>tour %1 sur %2</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>tour %1</translation>
    </message>
    <message>
        <source>today %1</source>
        <comment>time</comment>
        <translation>aujourd’hui, %1</translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <comment>time</comment>
        <translation>hier, %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>date, time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>no longer there</source>
        <translation>n’est plus là</translation>
    </message>
</context>
<context>
    <name>qd::TallyCard</name>
    <message>
        <source>%1 %2, rule %3</source>
        <comment>a reason, its value and its rule</comment>
        <translation>%1 %2, règle %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a reason and its value</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>qd::TrayGrip</name>
    <message>
        <source>Drag: more room for the maps or for the counters; double click: as usual</source>
        <translation>Glisser : plus de place pour les cartes ou pour les pions ; double-clic : comme d’habitude</translation>
    </message>
</context>
<context>
    <name>qd::TreePanel</name>
    <message>
        <source>%1: %2</source>
        <comment>a column and what stands in it</comment>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>qd::TypingSheet</name>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Couper</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Fill down</source>
        <translation>Recopier vers le bas</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
</context>
<context>
    <name>qd::UndoButtons</name>
    <message>
        <source>Undo</source>
        <comment>what was typed</comment>
        <translation>Défaire</translation>
    </message>
    <message>
        <source>Redo</source>
        <comment>what was typed</comment>
        <translation>Refaire</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>Ctrl+Y</source>
        <translation>Ctrl+Y</translation>
    </message>
</context>
<context>
    <name>qd::WelcomeBanner</name>
    <message>
        <source>Quarterdeck ended in the middle of a table. Every act that was recorded is in its journal.</source>
        <translation>Quarterdeck s’est arrêté au milieu d’une partie. Tous les coups enregistrés sont dans son journal.</translation>
    </message>
    <message>
        <source>Take it up &amp;again</source>
        <translation>&amp;La reprendre</translation>
    </message>
    <message>
        <source>Not no&amp;w</source>
        <translation>Pas &amp;maintenant</translation>
    </message>
    <message>
        <source>The table stays among the recent ones</source>
        <translation>La partie reste parmi les récentes</translation>
    </message>
</context>
<context>
    <name>qd::WelcomePage</name>
    <message>
        <source>Quarterdeck</source>
        <translation>Quarterdeck</translation>
    </message>
    <message>
        <source>A referee’s companion for games on a real table: it mirrors the table, says what the rules allow and why, counts the dice and keeps the journal.</source>
        <translation>Un assistant de l’arbitre pour les jeux sur une vraie table : il reflète la table, dit ce que les règles permettent et pourquoi, compte les dés et tient le journal.</translation>
    </message>
    <message>
        <source>&amp;Continue last table</source>
        <translation>&amp;Reprendre la dernière partie</translation>
    </message>
    <message>
        <source>&amp;New table…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Recent tables</source>
        <translation>Parties récentes</translation>
    </message>
    <message>
        <source>Try an e&amp;xample</source>
        <translation>Essayer un e&amp;xemple</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Jeux</translation>
    </message>
    <message>
        <source>Tables that you play appear here, with a picture of the board as you left it.</source>
        <translation>Les parties jouées apparaissent ici, avec une image du plateau tel que vous l’avez laissé.</translation>
    </message>
</context>
<context>
    <name>qd::WindowKeys</name>
    <message>
        <source>Go to the board</source>
        <translation>Aller au plateau</translation>
    </message>
    <message>
        <source>Go to the outline</source>
        <translation>Aller à la liste des pièces</translation>
    </message>
    <message>
        <source>Go to the act panel</source>
        <translation>Aller au panneau des coups</translation>
    </message>
    <message>
        <source>Go to the sequence of play</source>
        <translation>Aller à la séquence de jeu</translation>
    </message>
    <message>
        <source>Go to the journal and tabs</source>
        <translation>Aller au journal et aux onglets</translation>
    </message>
    <message>
        <source>Choose what shall move first: click a piece on the board, or a line of the outline; then this key says where it may go.</source>
        <translation>Choisissez d’abord ce qui doit bouger : cliquez sur une pièce du plateau, ou sur une ligne de la liste des pièces ; cette touche dit alors où elle peut aller.</translation>
    </message>
    <message>
        <source>Chart: %1</source>
        <comment>a chart of the rules, to go to</comment>
        <translation>Table : %1</translation>
    </message>
</context>
<context>
    <name>qd::as_per_margin::AdjustEditor</name>
    <message>
        <source>&amp;Ships</source>
        <translation>&amp;Navires</translation>
    </message>
    <message>
        <source>&amp;Turn and wind</source>
        <translation>&amp;Tour et vent</translation>
    </message>
    <message>
        <source>&amp;Fallen aboard</source>
        <translation>&amp;Accrochés</translation>
    </message>
    <message>
        <source>Ships and shore batteries</source>
        <translation>Navires et batteries de côte</translation>
    </message>
    <message>
        <source>The chosen ship</source>
        <translation>Le navire choisi</translation>
    </message>
    <message>
        <source>Ships fallen aboard each other</source>
        <translation>Navires accrochés l’un à l’autre</translation>
    </message>
    <message>
        <source>&amp;Part the chosen pair</source>
        <translation>&amp;Séparer la paire choisie</translation>
    </message>
    <message>
        <source>One ship</source>
        <translation>Un navire</translation>
    </message>
    <message>
        <source>The other ship</source>
        <translation>L’autre navire</translation>
    </message>
    <message>
        <source>&amp;Join these two</source>
        <translation>A&amp;ccrocher ces deux</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <comment>a ship</comment>
        <translation>%1, modifié</translation>
    </message>
    <message>
        <source>There are no ships on this table.</source>
        <translation>Il n’y a aucun navire sur cette table.</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>none</source>
        <comment>a die that was not tossed</comment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>First wind die</source>
        <translation>Premier dé du vent</translation>
    </message>
    <message>
        <source>Second wind die</source>
        <translation>Second dé du vent</translation>
    </message>
    <message>
        <source>No ships lie aboard each other.</source>
        <translation>Aucun navire n’est accroché à un autre.</translation>
    </message>
</context>
<context>
    <name>qd::as_per_margin::FireStage</name>
    <message>
        <source>%1 fires at …</source>
        <comment>a ship</comment>
        <translation>%1 tire sur…</translation>
    </message>
    <message>
        <source>%1 boards …</source>
        <comment>a ship</comment>
        <translation>%1 monte à l’abordage contre…</translation>
    </message>
    <message>
        <source>%1 fires at %2</source>
        <comment>ships</comment>
        <translation>%1 tire sur %2</translation>
    </message>
    <message>
        <source>%1 boards %2</source>
        <comment>ships</comment>
        <translation>%1 monte à l’abordage contre %2</translation>
    </message>
    <message>
        <source>Battery: %1</source>
        <comment>port, starboard …</comment>
        <translation>Batterie : %1</translation>
    </message>
    <message>
        <source>%1″, range to %2″</source>
        <comment>a distance and its range, inches</comment>
        <translation>%1″, portée jusqu’à %2″</translation>
    </message>
    <message>
        <source>%1″, out of range</source>
        <comment>a distance, inches</comment>
        <translation>%1″, hors de portée</translation>
    </message>
    <message>
        <source>does not bear</source>
        <translation>ne bat pas la cible</translation>
    </message>
    <message>
        <source>rakes her</source>
        <translation>prend la cible en enfilade</translation>
    </message>
    <message>
        <source>hits her guns at: %1</source>
        <comment>port, starboard …</comment>
        <translation>touche son artillerie : %1</translation>
    </message>
    <message>
        <source>initial broadside</source>
        <translation>première bordée</translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <comment>of a fire or a boarding</comment>
        <translation>
            <numerusform>%n dé</numerusform>
            <numerusform>%n dés</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the target: in the list below, or on the board.</source>
        <translation>Choisissez la cible : dans la liste ci-dessous ou sur la table.</translation>
    </message>
    <message>
        <source>What if – %1</source>
        <comment>a shot that is only thought of</comment>
        <translation>Et si… – %1</translation>
    </message>
    <message>
        <source>Chances: %1</source>
        <translation>Probabilités : %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>faces of a die and what they do</comment>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>qd::as_per_margin::FleetCard</name>
    <message>
        <source>%1 %2</source>
        <comment>a ship and her number of guns</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Edit fleet…</source>
        <translation>Modifier la flotte…</translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation>Flotte</translation>
    </message>
    <message>
        <source>Ships are added by their type or by their number of guns; the rules give the boxes of the record sheet. What the rules refuse is marked ⚑ with the reason. A fleet can be saved as a file of your own, and used at this table with or without being saved.</source>
        <translation>Les navires s’ajoutent par leur rang ou par leur nombre de canons ; les règles donnent les cases de la fiche. Ce que les règles refusent est marqué ⚑ avec le motif. Une flotte peut être enregistrée dans un fichier à vous, et servir dans cette partie, enregistrée ou non.</translation>
    </message>
    <message>
        <source>No ships: they are put on the table in the set-up.</source>
        <translation>Pas de navires : ils sont posés pendant la mise en place.</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>how many ships of a type</comment>
        <translation>%1 × %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n ships: %2</source>
        <comment>a fleet, its types</comment>
        <translation>
            <numerusform>%1, %n navire : %2</numerusform>
            <numerusform>%1, %n navires : %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n batteries ashore</source>
        <translation>
            <numerusform>%n batterie à terre</numerusform>
            <numerusform>%n batteries à terre</numerusform>
        </translation>
    </message>
    <message>
        <source>Wind from %1</source>
        <translation>Vent : %1</translation>
    </message>
    <message>
        <source>The wind is tossed in the set-up</source>
        <translation>Le vent se tire pendant la mise en place</translation>
    </message>
    <message>
        <source>the fleet as a whole</source>
        <translation>la flotte entière</translation>
    </message>
    <message>
        <source>the wind</source>
        <translation>le vent</translation>
    </message>
    <message numerus="yes">
        <source>everything about %n ships</source>
        <translation>
            <numerusform>tout ce qui concerne %n navire</numerusform>
            <numerusform>tout ce qui concerne %n navires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>places or headings of %n ships</source>
        <translation>
            <numerusform>place ou cap de %n navire</numerusform>
            <numerusform>places ou caps de %n navires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>types or guns of %n ships</source>
        <translation>
            <numerusform>rang ou canons de %n navire</numerusform>
            <numerusform>rangs ou canons de %n navires</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing of this fleet is marked as conjecture.</source>
        <translation>Rien dans cette flotte n’est marqué comme conjecture.</translation>
    </message>
    <message>
        <source>◇ Conjecture, invented to fit: %1.</source>
        <translation>◇ Conjecture, inventée pour convenir : %1.</translation>
    </message>
    <message>
        <source>Notes of the file: %1.</source>
        <translation>Notes du fichier : %1.</translation>
    </message>
    <message>
        <source>Sources: %1.</source>
        <translation>Sources : %1.</translation>
    </message>
</context>
<context>
    <name>qd::as_per_margin::FleetEditor</name>
    <message>
        <source>Name of the fleet</source>
        <translation>Nom de la flotte</translation>
    </message>
    <message>
        <source>The chosen ship</source>
        <translation>Le navire choisi</translation>
    </message>
    <message>
        <source>Ships of the fleet</source>
        <translation>Navires de la flotte</translation>
    </message>
    <message>
        <source>Enter edits the name, Delete removes the ship, Ctrl+D copies her</source>
        <translation>Entrée modifie le nom, Suppr retire le navire, Ctrl+D le copie</translation>
    </message>
    <message>
        <source>Ship</source>
        <translation>Navire</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Guns</source>
        <translation>Canons</translation>
    </message>
    <message>
        <source>Masts</source>
        <translation>Mâture</translation>
    </message>
    <message>
        <source>Port, fore</source>
        <comment>gun boxes</comment>
        <translation>Bâbord, avant</translation>
    </message>
    <message>
        <source>Starboard, aft</source>
        <comment>gun boxes</comment>
        <translation>Tribord, arrière</translation>
    </message>
    <message>
        <source>Hull</source>
        <translation>Coque</translation>
    </message>
    <message>
        <source>Side of the new ship</source>
        <translation>Camp du nouveau navire</translation>
    </message>
    <message>
        <source>Type of the new ship</source>
        <translation>Rang du nouveau navire</translation>
    </message>
    <message>
        <source>Add by type</source>
        <translation>Ajouter par rang</translation>
    </message>
    <message>
        <source>Number of guns of the new ship</source>
        <translation>Nombre de canons du nouveau navire</translation>
    </message>
    <message>
        <source>Add by guns</source>
        <translation>Ajouter par canons</translation>
    </message>
    <message>
        <source>Add shore battery</source>
        <translation>Ajouter une batterie à terre</translation>
    </message>
    <message>
        <source>With the number of guns beside it</source>
        <translation>Avec le nombre de canons d’à côté</translation>
    </message>
    <message>
        <source>Copy ship</source>
        <translation>Copier le navire</translation>
    </message>
    <message>
        <source>Remove ship</source>
        <translation>Retirer le navire</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a ship, what the rules have against her</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a row of boxes, how many</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 × %2, %3</source>
        <comment>inches from the west and the south edge, heading</comment>
        <translation>%1 × %2, %3</translation>
    </message>
    <message>
        <source>%1: batteries ashore</source>
        <comment>a side</comment>
        <translation>%1 : batteries à terre</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>a fleet, how many ships</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>A fleet has at most %1 ships and as many batteries ashore; this would be %2.</source>
        <translation>Une flotte a au plus %1 navires et autant de batteries de côte ; cela en ferait %2.</translation>
    </message>
    <message>
        <source>A ship had no id: it is now “%1”.</source>
        <translation>Un navire n’avait pas d’identifiant : c’est maintenant « %1 ».</translation>
    </message>
    <message>
        <source>Two ships had the id “%1”: the second has “%2” now.</source>
        <translation>Deux navires avaient l’identifiant « %1 » : le second a maintenant « %2 ».</translation>
    </message>
    <message numerus="yes">
        <source>%n more ids were put right.</source>
        <translation>
            <numerusform>%n autre identifiant corrigé.</numerusform>
            <numerusform>%n autres identifiants corrigés.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qd::as_per_margin::FleetUnitForm</name>
    <message>
        <source>The fleet has no ship yet. Add one by her type or by her guns.</source>
        <translation>La flotte n’a pas encore de navire. Ajoutez-en un par son rang ou par ses canons.</translation>
    </message>
    <message>
        <source>not said</source>
        <comment>number of guns</comment>
        <translation>non précisé</translation>
    </message>
    <message>
        <source>by her guns: %1</source>
        <comment>a type</comment>
        <translation>selon ses canons : %1</translation>
    </message>
    <message>
        <source>by her guns</source>
        <translation>selon ses canons</translation>
    </message>
    <message>
        <source>Boxes of her type</source>
        <translation>Cases de son rang</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Marques</translation>
    </message>
    <message>
        <source>◇ Conjecture</source>
        <translation>◇ Conjecture</translation>
    </message>
    <message>
        <source>Something about her is guessed</source>
        <translation>Quelque chose de ce navire est une conjecture</translation>
    </message>
    <message>
        <source>Guessed: %1</source>
        <comment>keys of a ship</comment>
        <translation>Conjecture : %1</translation>
    </message>
</context>
<context>
    <name>qd::as_per_margin::OddsPanel</name>
    <message>
        <source>The chances of a shot, a boarding, a toss or a tack appear here, exact to the fraction. In a fire step choose a ship and point at a target.</source>
        <translation>Les probabilités d’un tir, d’un abordage, d’un jet ou d’un virement apparaissent ici, exactes à la fraction près. À une étape de tir, choisissez un navire et désignez une cible.</translation>
    </message>
    <message numerus="yes">
        <source>%1 fires at %2: %n dice</source>
        <comment>ships</comment>
        <translation>
            <numerusform>%1 tire sur %2 : %n dé</numerusform>
            <numerusform>%1 tire sur %2 : %n dés</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 strikes</source>
        <translation>%1 se rend</translation>
    </message>
    <message>
        <source>%1 sinks</source>
        <translation>%1 coule</translation>
    </message>
    <message>
        <source>Men go to the pumps</source>
        <translation>Des hommes vont aux pompes</translation>
    </message>
    <message>
        <source>Bow cable cut</source>
        <translation>Câble d’avant coupé</translation>
    </message>
    <message>
        <source>Stern cable cut</source>
        <translation>Câble d’arrière coupé</translation>
    </message>
    <message>
        <source>Expected hits on masts</source>
        <translation>Coups attendus sur la mâture</translation>
    </message>
    <message>
        <source>Expected hits on guns</source>
        <translation>Coups attendus sur l’artillerie</translation>
    </message>
    <message>
        <source>Expected hits on the hull</source>
        <translation>Coups attendus sur la coque</translation>
    </message>
    <message>
        <source>Hits of this fire</source>
        <translation>Coups au but de ce tir</translation>
    </message>
    <message>
        <source>hits</source>
        <translation>coups au but</translation>
    </message>
    <message>
        <source>Hits on the hull</source>
        <translation>Coups sur la coque</translation>
    </message>
    <message>
        <source>%1 boards %2: %3 dice against %4</source>
        <comment>ships and dice</comment>
        <translation>%1 monte à l’abordage contre %2 : dés, %3 contre %4</translation>
    </message>
    <message>
        <source>%1 has the better of it</source>
        <translation>%1 l’emporte</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>Égalité</translation>
    </message>
    <message>
        <source>Gun boxes lost</source>
        <translation>Cases d’artillerie perdues</translation>
    </message>
    <message>
        <source>gun boxes</source>
        <translation>cases d’artillerie</translation>
    </message>
    <message>
        <source>They come apart</source>
        <translation>Ils se dégagent</translation>
    </message>
    <message>
        <source>They lie aboard each other</source>
        <translation>Ils restent accrochés</translation>
    </message>
    <message>
        <source>%1 is higher</source>
        <translation>%1 a le dé le plus élevé</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Égalité</translation>
    </message>
    <message>
        <source>%1 tacks</source>
        <comment>a ship</comment>
        <translation>%1 vire vent devant</translation>
    </message>
    <message>
        <source>She comes round</source>
        <translation>Le navire vire</translation>
    </message>
    <message>
        <source>She misses stays</source>
        <translation>Le navire manque à virer</translation>
    </message>
    <message>
        <source>%1 calls her men from the pumps</source>
        <comment>a ship</comment>
        <translation>%1 rappelle ses hommes des pompes</translation>
    </message>
    <message>
        <source>Nothing happens</source>
        <translation>Rien ne se passe</translation>
    </message>
    <message>
        <source>A hull box is lost</source>
        <translation>Une case de coque est perdue</translation>
    </message>
    <message>
        <source>A gun box is lost</source>
        <translation>Une case d’artillerie est perdue</translation>
    </message>
    <message>
        <source>The wind check</source>
        <translation>Le contrôle du vent</translation>
    </message>
    <message>
        <source>No change</source>
        <translation>Pas de changement</translation>
    </message>
    <message>
        <source>A point toward the prevailing wind</source>
        <translation>Un quart vers le vent dominant</translation>
    </message>
    <message>
        <source>Backs a point</source>
        <translation>Tourne d’un quart à gauche</translation>
    </message>
    <message>
        <source>Veers a point</source>
        <translation>Tourne d’un quart à droite</translation>
    </message>
    <message>
        <source>A new speed</source>
        <translation>Nouvelle force</translation>
    </message>
    <message>
        <source>She strikes</source>
        <translation>Il amène son pavillon</translation>
    </message>
    <message>
        <source>She is dismasted</source>
        <translation>Il est démâté</translation>
    </message>
    <message>
        <source>She is damaged, not dismasted</source>
        <translation>Il est avarié, non démâté</translation>
    </message>
    <message>
        <source>She sinks</source>
        <translation>Il coule</translation>
    </message>
    <message>
        <source>She explodes</source>
        <translation>Il explose</translation>
    </message>
    <message>
        <source>The battery is silenced</source>
        <translation>La batterie est réduite au silence</translation>
    </message>
    <message>
        <source>Its magazine explodes</source>
        <translation>Son magasin explose</translation>
    </message>
    <message>
        <source>A mast hit at least</source>
        <translation>Au moins un coup au but dans la mâture</translation>
    </message>
    <message>
        <source>A gun hit at least</source>
        <translation>Au moins un coup au but dans l’artillerie</translation>
    </message>
    <message>
        <source>%1 toss a die each: the higher has its wish, a tie holds</source>
        <comment>two ships</comment>
        <translation>%1 lancent un dé chacun : le plus élevé obtient ce qu’il veut, l’égalité les retient</translation>
    </message>
</context>
<context>
    <name>qd::as_per_margin::ShipsPanel</name>
    <message>
        <source>%1: %2 of %3 left</source>
        <comment>a row of boxes</comment>
        <translation>%1 : reste %2 sur %3</translation>
    </message>
    <message>
        <source>%1, initial broadside still to come</source>
        <comment>a row of gun boxes</comment>
        <translation>%1, première bordée encore à venir</translation>
    </message>
    <message>
        <source>Ships</source>
        <translation>Navires</translation>
    </message>
    <message>
        <source>Ship</source>
        <translation>Navire</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Masts</source>
        <translation>Mâture</translation>
    </message>
    <message>
        <source>Port, fore</source>
        <comment>gun boxes</comment>
        <translation>Bâbord, avant</translation>
    </message>
    <message>
        <source>Starboard, aft</source>
        <comment>gun boxes</comment>
        <translation>Tribord, arrière</translation>
    </message>
    <message>
        <source>Hull</source>
        <translation>Coque</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>boxes, of all</comment>
        <translation>Perdues</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>Ce tour</translation>
    </message>
    <message>
        <source>Sailed by</source>
        <comment>a side</comment>
        <translation>Mené par</translation>
    </message>
    <message>
        <source>Record sheets</source>
        <translation>Fiches de navire</translation>
    </message>
    <message>
        <source>On a cell of boxes Space crosses the next box, Backspace restores one, and Ctrl+Space crosses the letter of the initial broadside out or restores it</source>
        <translation>Sur une cellule de cases, Espace barre la case suivante, Retour arrière en rétablit une, et Ctrl+Espace barre ou rétablit la lettre de la première bordée</translation>
    </message>
    <message>
        <source>Record</source>
        <comment>button: the boxes as they are crossed</comment>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Change nothing</source>
        <translation>Ne rien changer</translation>
    </message>
    <message>
        <source>All ships</source>
        <translation>Tous les navires</translation>
    </message>
    <message>
        <source>In action</source>
        <translation>Au combat</translation>
    </message>
    <message>
        <source>Which ships</source>
        <translation>Quels navires</translation>
    </message>
    <message>
        <source>The ships with their record sheets appear here once a table is open.</source>
        <translation>Les navires et leurs fiches apparaissent ici dès qu’une partie est ouverte.</translation>
    </message>
    <message>
        <source>%1 – %2 of %3 in action</source>
        <comment>a fleet</comment>
        <translation>%1 – %2 sur %3 au combat</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>boxes lost, of all</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>a ship, her rate, her condition</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>Not recorded yet: the sheet of %1</source>
        <comment>a list of ships</comment>
        <translation>Pas encore enregistré, fiche de navire : %1</translation>
    </message>
</context>
<context>
    <name>qd::as_per_margin::TallyPanel</name>
    <message>
        <source>%1 of %2</source>
        <comment>boxes lost, of all</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Both fleets, counted, appear here once a table is open.</source>
        <translation>Le décompte des deux flottes apparaît ici dès qu’une partie est ouverte.</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Décompte</translation>
    </message>
    <message>
        <source>The rules name no winner (%1): count what was agreed before the game.</source>
        <translation>Le livret ne désigne pas de vainqueur (%1) : comptez ce qui a été convenu avant la partie.</translation>
    </message>
    <message>
        <source>Ships</source>
        <translation>Navires</translation>
    </message>
    <message>
        <source>In the fleet</source>
        <translation>Dans la flotte</translation>
    </message>
    <message>
        <source>In action</source>
        <translation>Au combat</translation>
    </message>
    <message>
        <source>of these damaged</source>
        <translation>dont avariés</translation>
    </message>
    <message>
        <source>of these dismasted</source>
        <translation>dont démâtés</translation>
    </message>
    <message>
        <source>Struck</source>
        <translation>Rendus</translation>
    </message>
    <message>
        <source>Sunk</source>
        <translation>Coulés</translation>
    </message>
    <message>
        <source>Exploded</source>
        <translation>Sautés</translation>
    </message>
    <message>
        <source>Recaptured</source>
        <translation>Repris</translation>
    </message>
    <message>
        <source>Prizes held</source>
        <translation>Prises détenues</translation>
    </message>
    <message>
        <source>Gone from the table</source>
        <translation>Hors de la table</translation>
    </message>
    <message>
        <source>Boxes lost</source>
        <translation>Cases perdues</translation>
    </message>
    <message>
        <source>Masts</source>
        <translation>Mâture</translation>
    </message>
    <message>
        <source>Guns</source>
        <translation>Artillerie</translation>
    </message>
    <message>
        <source>Hull</source>
        <translation>Coque</translation>
    </message>
</context>
<context>
    <name>qd::corunna::AdjustEditor</name>
    <message>
        <source>&amp;Counters</source>
        <translation>&amp;Pions</translation>
    </message>
    <message>
        <source>&amp;Turn, armies and navy</source>
        <translation>&amp;Tour, armées et marine</translation>
    </message>
    <message>
        <source>Find a counter</source>
        <translation>Chercher un pion</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Pions</translation>
    </message>
    <message>
        <source>The chosen counter</source>
        <translation>Le pion choisi</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <comment>a counter</comment>
        <translation>%1, changé</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Hexagone</translation>
    </message>
    <message>
        <source>Formation</source>
        <translation>Formation</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Increments now</source>
        <translation>Incréments restants</translation>
    </message>
    <message>
        <source>Increments lost</source>
        <translation>Incréments perdus</translation>
    </message>
    <message>
        <source>In command</source>
        <translation>Sous commandement</translation>
    </message>
    <message>
        <source>Mounted</source>
        <translation>À cheval</translation>
    </message>
    <message>
        <source>Halves of movement spent</source>
        <translation>Moitiés de mouvement dépensées</translation>
    </message>
    <message>
        <source>Movement points spent</source>
        <translation>Points de mouvement dépensés</translation>
    </message>
    <message>
        <source>Printed on the counter</source>
        <translation>Imprimé sur le pion</translation>
    </message>
    <message>
        <source>State</source>
        <comment>of a leader</comment>
        <translation>État</translation>
    </message>
    <message>
        <source>Comes back on turn</source>
        <translation>Revient au tour</translation>
    </message>
    <message>
        <source>Captured</source>
        <translation>Capturé</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Armées</translation>
    </message>
    <message>
        <source>French army morale</source>
        <translation>Moral de l’armée française</translation>
    </message>
    <message>
        <source>British army morale</source>
        <translation>Moral de l’armée britannique</translation>
    </message>
    <message>
        <source>French corps disbanded</source>
        <translation>Corps français dissous</translation>
    </message>
    <message>
        <source>Navy</source>
        <translation>Marine</translation>
    </message>
    <message>
        <source>Naval Commitment</source>
        <translation>Intervention navale</translation>
    </message>
    <message>
        <source>Rolls made</source>
        <translation>Jets faits</translation>
    </message>
    <message>
        <source>Rolled again on turn</source>
        <translation>Nouveau jet au tour</translation>
    </message>
    <message>
        <source>Ships in support</source>
        <translation>Vaisseaux d’appui</translation>
    </message>
    <message>
        <source>Evacuation</source>
        <translation>Évacuation</translation>
    </message>
    <message>
        <source>Declared</source>
        <translation>Déclarée</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Commencée</translation>
    </message>
    <message>
        <source>Ceased</source>
        <translation>Cessée</translation>
    </message>
    <message>
        <source>Survivors when it was declared</source>
        <translation>Survivants à la déclaration</translation>
    </message>
    <message>
        <source>Corunna</source>
        <translation>La Corogne</translation>
    </message>
    <message>
        <source>Town hexes that the French hold</source>
        <translation>Hexagones de la ville aux Français</translation>
    </message>
    <message>
        <source>Port hexes that the French hold</source>
        <translation>Hexagones du port aux Français</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a chart and a part of it</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a formation and the terrain it stands in</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>C&amp;harts</source>
        <translation>Ta&amp;bles</translation>
    </message>
</context>
<context>
    <name>qd::corunna::FightStage</name>
    <message>
        <source>%1 fires on %2</source>
        <comment>units and their target</comment>
        <translation>Feu, %1 sur %2</translation>
    </message>
    <message>
        <source>%1 fires on …</source>
        <comment>units</comment>
        <translation>Feu, %1 sur…</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>units of a mêlée</comment>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source>%1 against …</source>
        <comment>units of a mêlée</comment>
        <translation>%1 contre…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a roll, and the unit that makes it</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <comment>values of attack and defence</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>a ratio and what it comes to</comment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>column %1</source>
        <comment>of a table</comment>
        <translation>colonne %1</translation>
    </message>
    <message>
        <source>column %1, shifted %2: %3</source>
        <comment>a column, steps, another column</comment>
        <translation>colonne %1, décalage %2 : %3</translation>
    </message>
    <message>
        <source>below the first column: no effect</source>
        <translation>au-dessous de la première colonne : sans effet</translation>
    </message>
    <message>
        <source>◇ by an unchecked table</source>
        <translation>◇ d’après une table non vérifiée</translation>
    </message>
    <message>
        <source>Chances before the dice: %1</source>
        <translation>Probabilités avant les dés : %1</translation>
    </message>
    <message>
        <source>Choose the target: in the list below, or on the board.</source>
        <translation>Choisissez la cible : dans la liste ci-dessous, ou sur la carte.</translation>
    </message>
    <message>
        <source>Fire</source>
        <comment>the value of those who fire</comment>
        <translation>Feu</translation>
    </message>
    <message>
        <source>Defence of %1</source>
        <comment>a unit that is fired on</comment>
        <translation>Défense : %1</translation>
    </message>
    <message>
        <source>It bears the losses: %1</source>
        <translation>Subit les pertes : %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an outcome and its chance</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>on average %1</source>
        <comment>increments lost</comment>
        <translation>en moyenne %1</translation>
    </message>
    <message>
        <source>Choose the defenders: in the list below, or on the board.</source>
        <translation>Choisissez les défenseurs : dans la liste ci-dessous, ou sur la carte.</translation>
    </message>
    <message>
        <source>Attack</source>
        <comment>the value of a side in mêlée</comment>
        <translation>Attaque</translation>
    </message>
    <message>
        <source>Defence</source>
        <comment>the value of a side in mêlée</comment>
        <translation>Défense</translation>
    </message>
    <message>
        <source>Attackers who advance fall into disorder</source>
        <translation>Les assaillants qui avancent se désordonnent</translation>
    </message>
    <message>
        <source>The defenders fall into disorder</source>
        <translation>Les défenseurs se désordonnent</translation>
    </message>
    <message>
        <source>lost on average: attackers %1, defenders %2</source>
        <comment>increments</comment>
        <translation>pertes moyennes : assaillants %1, défenseurs %2</translation>
    </message>
    <message>
        <source>Modifier, in steps</source>
        <translation>Modificateur, en pas</translation>
    </message>
    <message>
        <source>Morale %1</source>
        <comment>the value of a counter</comment>
        <translation>Moral %1</translation>
    </message>
    <message>
        <source>It stands in any case; the roll is made all the same</source>
        <translation>Tient dans tous les cas ; le jet se fait quand même</translation>
    </message>
    <message>
        <source>%1 as thrown always fails</source>
        <comment>a roll</comment>
        <translation>Un %1 naturel échoue toujours</translation>
    </message>
    <message>
        <source>%1 as thrown always passes</source>
        <comment>a roll</comment>
        <translation>Un %1 naturel réussit toujours</translation>
    </message>
    <message>
        <source>Say how far the cavalry is.</source>
        <translation>Dites à quelle distance est la cavalerie.</translation>
    </message>
    <message>
        <source>Low rolls are good: %1</source>
        <translation>Plus c’est bas, mieux c’est : %1</translation>
    </message>
    <message>
        <source>Succeeds on a die up to</source>
        <translation>Réussit sur un dé jusqu’à</translation>
    </message>
    <message>
        <source>The modifiers are added to the die: %1</source>
        <translation>Les modificateurs s’ajoutent au dé : %1</translation>
    </message>
</context>
<context>
    <name>qd::corunna::FirePage</name>
    <message>
        <source>Fire Table</source>
        <translation>Table du feu</translation>
    </message>
    <message numerus="yes">
        <source>%n losses</source>
        <translation>
            <numerusform>%n perte</numerusform>
            <numerusform>%n pertes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At %1, %n losses need a higher roll than at a lower ratio.</source>
        <translation>
            <numerusform>À %1, %n perte demande un jet plus élevé qu’à un rapport inférieur.</numerusform>
            <numerusform>À %1, %n pertes demandent un jet plus élevé qu’à un rapport inférieur.</numerusform>
        </translation>
    </message>
    <message>
        <source>A column for each ratio of Fire Value to Fire Defence; in each line the lowest modified roll, 11 to 66, that makes so many losses. Empty: never. Down a column more losses need a higher roll; along a line a higher ratio never needs a higher roll than a lower one. A ratio between two columns counts as the lower one, a ratio above the last as the last.</source>
        <translation>Une colonne par rapport de la valeur de feu à la défense contre le feu ; à chaque ligne, le jet modifié le plus bas, de 11 à 66, qui fait ce nombre de pertes. Vide : jamais. En descendant une colonne, plus de pertes demandent un jet plus élevé ; le long d’une ligne, un rapport plus fort ne demande jamais un jet plus élevé qu’un plus faible. Un rapport entre deux colonnes compte comme la plus faible, un rapport au-delà de la dernière comme la dernière.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 is too low. In this column %n losses begin at %3, and more losses need a higher roll.</source>
        <translation>
            <numerusform>%1 : %2 est trop bas. Dans cette colonne, %n perte commence à %3, et plus de pertes demandent un jet plus élevé.</numerusform>
            <numerusform>%1 : %2 est trop bas. Dans cette colonne, %n pertes commencent à %3, et plus de pertes demandent un jet plus élevé.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 is too high. In this column %n losses begin at %3, and fewer losses need a lower roll.</source>
        <translation>
            <numerusform>%1 : %2 est trop haut. Dans cette colonne, %n perte commence à %3, et moins de pertes demandent un jet moins élevé.</numerusform>
            <numerusform>%1 : %2 est trop haut. Dans cette colonne, %n pertes commencent à %3, et moins de pertes demandent un jet moins élevé.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is no roll of two dice: 11 to 66, each digit from 1 to 6.</source>
        <translation>« %1 » n’est pas un jet de deux dés : de 11 à 66, chaque chiffre de 1 à 6.</translation>
    </message>
    <message>
        <source>%1: %2 is no roll of two dice.</source>
        <comment>a column, a number</comment>
        <translation>%1 : %2 n’est pas un jet de deux dés.</translation>
    </message>
    <message numerus="yes">
        <source>At %1, %n losses need a higher roll than fewer losses.</source>
        <translation>
            <numerusform>À %1, %n perte demande un jet plus élevé que moins de pertes.</numerusform>
            <numerusform>À %1, %n pertes demandent un jet plus élevé que moins de pertes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qd::corunna::MeleePage</name>
    <message>
        <source>AR</source>
        <translation>AR</translation>
    </message>
    <message>
        <source>AD</source>
        <translation>AD</translation>
    </message>
    <message>
        <source>AS</source>
        <translation>AS</translation>
    </message>
    <message>
        <source>NE</source>
        <translation>NE</translation>
    </message>
    <message>
        <source>DD</source>
        <translation>DD</translation>
    </message>
    <message>
        <source>DR</source>
        <translation>DR</translation>
    </message>
    <message>
        <source>DS</source>
        <translation>DS</translation>
    </message>
    <message>
        <source>Mêlée Table</source>
        <translation>Table de mêlée</translation>
    </message>
    <message>
        <source>The column %1 is empty.</source>
        <translation>La colonne %1 est vide.</translation>
    </message>
    <message>
        <source>The column %1 has no result for %2.</source>
        <comment>rolls</comment>
        <translation>La colonne %1 n’a pas de résultat pour %2.</translation>
    </message>
    <message>
        <source>Type AR, AD, AS where the attacker routs, is disordered, surrenders; DR, DD, DS for the defender; NE for no effect; 2/1 for losses of attacker and defender, with * behind the side that checks its morale.</source>
        <translation>Saisissez AR, AD, AS quand l’assaillant part en déroute, se désordonne, se rend ; DR, DD, DS pour le défenseur ; NE sans effet ; 2/1 pour les pertes de l’assaillant et du défenseur, avec * après le camp qui teste son moral.</translation>
    </message>
    <message>
        <source>A column for each ratio of attack to defence, a line for each roll; every roll needs a result.</source>
        <translation>Une colonne par rapport de l’attaque à la défense, une ligne par jet ; chaque jet demande un résultat.</translation>
    </message>
    <message>
        <source>A unit’s mêlée counts in proportion to the increments that it has left</source>
        <translation>La valeur de mêlée d’une unité compte à proportion des incréments qui lui restent</translation>
    </message>
    <message>
        <source>“%1” is no result of a mêlée.</source>
        <translation>« %1 » n’est pas un résultat de mêlée.</translation>
    </message>
    <message>
        <source>%1, roll %2: “%3” is no result of a mêlée.</source>
        <translation>%1, jet %2 : « %3 » n’est pas un résultat de mêlée.</translation>
    </message>
</context>
<context>
    <name>qd::corunna::MissingList</name>
    <message>
        <source>%1, %2 (%3)</source>
        <comment>“French: infantry”, a figure, how many counters</comment>
        <translation>%1, %2 (%3)</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Chiffre</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Pions</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Empêche</translation>
    </message>
    <message>
        <source>Enter goes to the first counter that lacks the figure</source>
        <translation>Entrée mène au premier pion à qui ce chiffre manque</translation>
    </message>
    <message>
        <source>Every figure of this scenario is known.</source>
        <translation>Tous les chiffres de ce scénario sont connus.</translation>
    </message>
</context>
<context>
    <name>qd::corunna::NavalStage</name>
    <message>
        <source>Naval Commitment</source>
        <translation>Intervention navale</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n hexes from %2</source>
        <comment>a unit, its distance, a place</comment>
        <translation>
            <numerusform>%1, à %n hexagone (%2)</numerusform>
            <numerusform>%1, à %n hexagones (%2)</numerusform>
        </translation>
    </message>
    <message>
        <source>The Royal Navy’s commitment is rolled once, when French come within ten hexes.</source>
        <translation>L’intervention de la Royal Navy se lance une fois, quand des Français sont à dix hexagones.</translation>
    </message>
    <message numerus="yes">
        <source>French within ten hexes: %1; and %n more</source>
        <translation>
            <numerusform>Français à dix hexagones au plus : %1 ; et %n autre</numerusform>
            <numerusform>Français à dix hexagones au plus : %1 ; et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>French within ten hexes: %1</source>
        <translation>Français à dix hexagones au plus : %1</translation>
    </message>
    <message>
        <source>Modifier, in steps</source>
        <translation>Modificateur, en pas</translation>
    </message>
    <message numerus="yes">
        <source>%n ships support the army: choose them</source>
        <translation>
            <numerusform>%n vaisseau appuie l’armée : choisissez-le</numerusform>
            <numerusform>%n vaisseaux appuient l’armée : choisissez-les</numerusform>
        </translation>
    </message>
    <message>
        <source>One die says how many ships support the army: in minor support half of it, rounded up, drawn by lot; in major support all of it, chosen.</source>
        <translation>Un dé dit combien de vaisseaux appuient l’armée : en appui mineur sa moitié, arrondie au supérieur, tirée au sort ; en appui majeur tout, au choix.</translation>
    </message>
</context>
<context>
    <name>qd::corunna::RollRuler</name>
    <message>
        <source>%1 %2</source>
        <comment>a modifier, its steps</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Roll %1: %2</source>
        <translation>Jet %1 : %2</translation>
    </message>
    <message>
        <source>Roll %1, %2, makes %3: %4</source>
        <comment>natural, modifiers, modified, result</comment>
        <translation>Jet %1, %2, donne %3 : %4</translation>
    </message>
    <message>
        <source>%1 to %2 %3</source>
        <comment>lowest and highest roll, result</comment>
        <translation>%1 à %2 %3</translation>
    </message>
    <message>
        <source>%1; modifiers: %2</source>
        <translation>%1 ; modificateurs : %2</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>lowest and highest roll</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between rolls</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 to %2 %3, thrown %4</source>
        <comment>lowest and highest roll, result, dice</comment>
        <translation>%1 à %2 %3, lancé %4</translation>
    </message>
    <message>
        <source>thrown: %1</source>
        <comment>rolls of the dice that come to a result</comment>
        <translation>lancé : %1</translation>
    </message>
</context>
<context>
    <name>qd::corunna::RollsPage</name>
    <message>
        <source>A morale check passes</source>
        <translation>Test de moral : réussi</translation>
    </message>
    <message>
        <source>Closing passes</source>
        <translation>Aborder : réussi</translation>
    </message>
    <message>
        <source>Standing passes</source>
        <translation>Tenir : réussi</translation>
    </message>
    <message>
        <source>Standing against a charge passes</source>
        <translation>Tenir contre une charge : réussi</translation>
    </message>
    <message>
        <source>Roll that always fails</source>
        <translation>Jet qui échoue toujours</translation>
    </message>
    <message>
        <source>Roll that always passes</source>
        <translation>Jet qui réussit toujours</translation>
    </message>
    <message>
        <source>Increments that fire from a line</source>
        <translation>Incréments qui font feu en ligne</translation>
    </message>
    <message>
        <source>Increments that fire from skirmish order</source>
        <translation>Incréments qui font feu en tirailleurs</translation>
    </message>
    <message>
        <source>Modifiers</source>
        <translation>Modificateurs</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Jet</translation>
    </message>
    <message>
        <source>Because</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>Modifier</source>
        <translation>Modificateur</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>above the morale</source>
        <translation>au-dessus du moral</translation>
    </message>
    <message>
        <source>at the morale or above</source>
        <translation>au moral ou au-dessus</translation>
    </message>
    <message>
        <source>none</source>
        <comment>a number of the series that is not known</comment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>odds %1</source>
        <translation>rapport %1</translation>
    </message>
    <message>
        <source>army morale %1</source>
        <translation>moral d’armée %1</translation>
    </message>
    <message>
        <source>Morale check</source>
        <translation>Test de moral</translation>
    </message>
    <message>
        <source>Morale check, by army morale</source>
        <translation>Test de moral, selon le moral d’armée</translation>
    </message>
    <message>
        <source>Closing</source>
        <translation>Aborder</translation>
    </message>
    <message>
        <source>Closing, by odds</source>
        <translation>Aborder, selon le rapport</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>Tenir</translation>
    </message>
    <message>
        <source>Standing, by odds</source>
        <translation>Tenir, selon le rapport</translation>
    </message>
    <message>
        <source>Standing against a charge</source>
        <translation>Tenir contre une charge</translation>
    </message>
    <message>
        <source>Roll that the new modifier is for</source>
        <translation>Jet auquel va le nouveau modificateur</translation>
    </message>
    <message>
        <source>What the new modifier is for</source>
        <translation>Raison du nouveau modificateur</translation>
    </message>
    <message>
        <source>The new modifier</source>
        <translation>Le nouveau modificateur</translation>
    </message>
    <message>
        <source>Add modifier</source>
        <translation>Ajouter le modificateur</translation>
    </message>
    <message>
        <source>Remove modifier</source>
        <translation>Retirer le modificateur</translation>
    </message>
    <message>
        <source>Type a ratio like 3:1 as the odds of the modifier.</source>
        <translation>Saisissez un rapport comme 3:1 pour ce modificateur.</translation>
    </message>
    <message>
        <source>Type a level of army morale, 0 to %1.</source>
        <translation>Saisissez un niveau de moral d’armée, de 0 à %1.</translation>
    </message>
    <message>
        <source>Say what the modifier is for.</source>
        <translation>Dites la raison du modificateur.</translation>
    </message>
    <message>
        <source>“%1” is no modifier: type a whole number from −%2 to +%2.</source>
        <translation>« %1 » n’est pas un modificateur : saisissez un nombre entier de −%2 à +%2.</translation>
    </message>
    <message>
        <source>“%1” stands in the list of this roll already.</source>
        <translation>« %1 » est déjà dans la liste de ce jet.</translation>
    </message>
    <message>
        <source>Choose the modifier first.</source>
        <translation>Choisissez d’abord le modificateur.</translation>
    </message>
    <message>
        <source>I compared this page with my charts</source>
        <translation>J’ai comparé cette page avec mes tables</translation>
    </message>
    <message>
        <source>Modifiers are shown to the referee to tick. There are none yet: add those of your charts below.</source>
        <translation>Les modificateurs s’affichent pour que l’arbitre les coche. Il n’y en a pas encore : ajoutez ci-dessous ceux de vos tables.</translation>
    </message>
</context>
<context>
    <name>qd::corunna::SeriesEditor</name>
    <message>
        <source>Enter the series’ tables…</source>
        <translation>Saisir les tables de la série…</translation>
    </message>
    <message>
        <source>Tables of the series</source>
        <translation>Tables de la série</translation>
    </message>
    <message>
        <source>I compared these figures with my charts</source>
        <translation>J’ai comparé ces chiffres avec mes tables</translation>
    </message>
    <message>
        <source>Name of the tables</source>
        <translation>Nom des tables</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Feu</translation>
    </message>
    <message>
        <source>Mêlée</source>
        <translation>Mêlée</translation>
    </message>
    <message>
        <source>Rolls and limits</source>
        <translation>Jets et limites</translation>
    </message>
    <message>
        <source>◇ Unchecked: compare with your charts. Until then every result that rests on these tables is marked.</source>
        <translation>◇ Non vérifié : à comparer avec vos tables. D’ici là, tout résultat qui repose sur ces tables est marqué.</translation>
    </message>
    <message>
        <source>The fire, mêlée and morale tables stand in the rulebook of the series, not in this game. Type yours once, or begin with the figures that come with the program and compare them with your charts. Without a table the referee tells the result, and the program counts what leads up to it. Enter goes down, Tab goes right, Escape lets Tab leave the table; Ctrl+D fills down, Ctrl+C and Ctrl+V work with spreadsheets, Ctrl+Z takes back. “Compare line by line” reads you a line; Space says that your chart has the same, and its ◇ goes.</source>
        <translation>Les tables de feu, de mêlée et de moral sont dans le livret de la série, pas dans ce jeu. Saisissez les vôtres une fois, ou partez des chiffres fournis avec le programme et comparez-les à vos tables. Sans table, l’arbitre dit le résultat et le programme compte ce qui y mène. Entrée descend, Tab va à droite, Échap permet à Tab de quitter la table ; Ctrl+D recopie vers le bas, Ctrl+C et Ctrl+V échangent avec un tableur, Ctrl+Z revient en arrière. « Comparer ligne à ligne » vous lit une ligne ; Espace dit que votre table porte la même chose, et son ◇ s’en va.</translation>
    </message>
    <message>
        <source>Compare line by line</source>
        <translation>Comparer ligne à ligne</translation>
    </message>
    <message>
        <source>Figures of public assistant programs</source>
        <comment>the name of tables of the series</comment>
        <translation>Chiffres de programmes publics d’aide au jeu</translation>
    </message>
    <message>
        <source>There is nothing to compare yet.</source>
        <translation>Il n’y a encore rien à comparer.</translation>
    </message>
</context>
<context>
    <name>qd::corunna::SeriesGrid</name>
    <message>
        <source>Add column</source>
        <translation>Ajouter une colonne</translation>
    </message>
    <message>
        <source>Remove column</source>
        <translation>Retirer une colonne</translation>
    </message>
    <message>
        <source>3:1</source>
        <translation>3:1</translation>
    </message>
    <message>
        <source>Type a ratio that is not there yet, like 3:1 or 2.5:1.</source>
        <translation>Saisissez un rapport qui n’y est pas encore, comme 3:1 ou 2.5:1.</translation>
    </message>
    <message>
        <source>Choose a cell of the column first.</source>
        <translation>Choisissez d’abord une case de la colonne.</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>a cell, its column</comment>
        <translation>%1 sous %2</translation>
    </message>
    <message>
        <source>Choose a line that has something in it.</source>
        <translation>Choisissez une ligne qui contient quelque chose.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a line, its cells</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Rename column</source>
        <translation>Renommer la colonne</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Y aller</translation>
    </message>
    <message>
        <source>I compared this line (Space)</source>
        <translation>J’ai comparé cette ligne (Espace)</translation>
    </message>
    <message numerus="yes">
        <source>%n pasted cells were left out: the table has no such cell.</source>
        <translation>
            <numerusform>%n case collée a été laissée de côté : la table n’a pas de telle case.</numerusform>
            <numerusform>%n cases collées ont été laissées de côté : la table n’a pas de telles cases.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ratio of a column</source>
        <translation>Rapport d’une colonne</translation>
    </message>
    <message>
        <source>The chosen column takes the ratio beside it, and its place</source>
        <translation>La colonne choisie prend le rapport d’à côté, et sa place</translation>
    </message>
    <message>
        <source>Fill down</source>
        <translation>Recopier vers le bas</translation>
    </message>
    <message>
        <source>Ctrl+D: this cell into the empty ones below it, as far as the next; in an empty cell, the one above it</source>
        <translation>Ctrl+D : cette case dans les cases vides du dessous, jusqu’à la prochaine remplie ; dans une case vide, celle du dessus</translation>
    </message>
    <message>
        <source>What a ratio below the first column comes to</source>
        <translation>Ce que vaut un rapport au-dessous de la première colonne</translation>
    </message>
    <message>
        <source>Below the first column: no effect</source>
        <translation>Au-dessous de la première colonne : sans effet</translation>
    </message>
    <message>
        <source>Below the first column: the first column</source>
        <translation>Au-dessous de la première colonne : la première colonne</translation>
    </message>
    <message>
        <source>%1, column %2</source>
        <comment>a line of a table, one of its columns</comment>
        <translation>%1, colonne %2</translation>
    </message>
    <message>
        <source>compared with the printed table</source>
        <translation>comparée à la table imprimée</translation>
    </message>
    <message>
        <source>not yet compared with the printed table</source>
        <translation>pas encore comparée à la table imprimée</translation>
    </message>
    <message numerus="yes">
        <source>%n more places to look at.</source>
        <translation>
            <numerusform>%n autre endroit à revoir.</numerusform>
            <numerusform>%n autres endroits à revoir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more were not taken.</source>
        <translation>
            <numerusform>%n autre n’a pas été prise.</numerusform>
            <numerusform>%n autres n’ont pas été prises.</numerusform>
        </translation>
    </message>
    <message>
        <source>The column “%1” is no ratio: choose it, type one like 3:1 below, and rename it.</source>
        <translation>La colonne « %1 » n’est pas un rapport : choisissez-la, saisissez-en un comme 3:1 ci-dessous, et renommez-la.</translation>
    </message>
    <message>
        <source>The column %1 is the same ratio as %2 before it: remove one of them.</source>
        <translation>La colonne %1 est le même rapport que %2 avant elle : retirez l’une des deux.</translation>
    </message>
</context>
<context>
    <name>qd::corunna::ValuesEditor</name>
    <message>
        <source>Fill in the counters…</source>
        <translation>Remplir les pions…</translation>
    </message>
    <message>
        <source>Counter values</source>
        <translation>Valeurs des pions</translation>
    </message>
    <message>
        <source>Name of the file</source>
        <translation>Nom du fichier</translation>
    </message>
    <message>
        <source>Order of battle</source>
        <translation>Ordre de bataille</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Manquants</translation>
    </message>
    <message>
        <source>Still unknown, and what can’t be counted without it</source>
        <translation>Encore inconnu, et ce que cela empêche de compter</translation>
    </message>
    <message>
        <source>Figures of the chosen counters</source>
        <translation>Chiffres des pions choisis</translation>
    </message>
    <message>
        <source>Next empty figure</source>
        <translation>Chiffre vide suivant</translation>
    </message>
    <message>
        <source>Ctrl+Down</source>
        <translation>Ctrl+Bas</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>complet</translation>
    </message>
    <message>
        <source>%1: needed for %2</source>
        <comment>a figure, what it blocks</comment>
        <translation>%1 : nécessaire pour %2</translation>
    </message>
    <message>
        <source>this counter has no such figure</source>
        <translation>ce pion n’a pas ce chiffre</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a counter, one of its figures</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Type the figures that are printed on your counters, once. Choose a brigade or a whole division; type a figure, Enter goes down, Tab goes right, Escape lets Tab leave the table. Ctrl+D takes the figure above, or copies one into the empty cells below it; Ctrl+C and Ctrl+V work with spreadsheets; Ctrl+Down goes to the next empty figure; Ctrl+Z takes back. What you leave empty stays unknown: nothing is guessed, and the program says what it could not count. Save it as the club’s own file and use it at every table, whatever the scenario. What you type is kept from one evening to the next even if you don’t save it.</source>
        <translation>Saisissez une fois les chiffres imprimés sur vos pions. Choisissez une brigade ou toute une division ; tapez un chiffre, Entrée descend, Tab va à droite, Échap permet à Tab de quitter la table. Ctrl+D reprend le chiffre du dessus, ou en recopie un dans les cases vides du dessous ; Ctrl+C et Ctrl+V échangent avec un tableur ; Ctrl+Bas va au chiffre vide suivant ; Ctrl+Z revient en arrière. Ce que vous laissez vide reste inconnu : rien n’est supposé, et le programme dit ce qu’il n’a pas pu compter. Enregistrez-le comme fichier du club et servez-vous-en dans toutes vos parties, quel que soit le scénario. Ce que vous saisissez est gardé d’une soirée à l’autre, même sans l’enregistrer.</translation>
    </message>
    <message>
        <source>Shift and Ctrl choose several parts</source>
        <translation>Maj et Ctrl choisissent plusieurs parties</translation>
    </message>
    <message>
        <source>Still unknown</source>
        <translation>Encore inconnu</translation>
    </message>
    <message>
        <source>Figures filled in</source>
        <translation>Chiffres saisis</translation>
    </message>
    <message>
        <source>Type a figure: Enter goes down, Tab goes right, Escape lets Tab leave; Ctrl+D fills down; Delete makes it unknown again</source>
        <translation>Tapez un chiffre : Entrée descend, Tab va à droite, Échap permet à Tab de sortir ; Ctrl+D recopie vers le bas ; Suppr le rend inconnu</translation>
    </message>
    <message>
        <source>Fill down</source>
        <translation>Recopier vers le bas</translation>
    </message>
    <message>
        <source>Ctrl+D: this figure into the empty cells below it; in an empty cell, the figure above it</source>
        <translation>Ctrl+D : ce chiffre dans les cases vides du dessous ; dans une case vide, le chiffre du dessus</translation>
    </message>
    <message numerus="yes">
        <source>%n pasted figures were left out: there is no such cell.</source>
        <translation>
            <numerusform>%n chiffre collé a été laissé de côté : il n’y a pas de telle case.</numerusform>
            <numerusform>%n chiffres collés ont été laissés de côté : il n’y a pas de telles cases.</numerusform>
        </translation>
    </message>
    <message>
        <source>Figure that all chosen counters have</source>
        <translation>Chiffre commun à tous les pions choisis</translation>
    </message>
    <message>
        <source>The figure for all of them</source>
        <translation>Le chiffre pour tous</translation>
    </message>
    <message>
        <source>Set for all</source>
        <translation>Fixer pour tous</translation>
    </message>
    <message>
        <source>Overwrites this figure of all chosen counters; Undo takes it back</source>
        <translation>Remplace ce chiffre sur tous les pions choisis ; Défaire revient en arrière</translation>
    </message>
    <message>
        <source>%1 of %2 figures filled in</source>
        <comment>both are numbers</comment>
        <translation>Chiffres saisis : %1 sur %2</translation>
    </message>
    <message>
        <source>Everything can be counted.</source>
        <translation>Tout peut être compté.</translation>
    </message>
    <message>
        <source>Widest gaps: %1</source>
        <translation>Plus grands manques : %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more figures look wrong.</source>
        <translation>
            <numerusform>%n autre chiffre semble faux.</numerusform>
            <numerusform>%n autres chiffres semblent faux.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chosen counters:</source>
        <translation>
            <numerusform>%n pion choisi :</numerusform>
            <numerusform>%n pions choisis :</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>a counter, a figure, what is wrong</comment>
        <translation>%1, %2 : %3</translation>
    </message>
    <message>
        <source>Type the figure that all of them have.</source>
        <translation>Saisissez le chiffre qu’ils ont tous.</translation>
    </message>
    <message>
        <source>Mend or delete the figures that look wrong (△) before the file is used.</source>
        <translation>Corrigez ou effacez les chiffres qui semblent faux (△) avant d’utiliser le fichier.</translation>
    </message>
    <message numerus="yes">
        <source>%n counters of the file are not in this order of battle: %1. They stay in the file.</source>
        <translation>
            <numerusform>%n pion du fichier n’est pas dans cet ordre de bataille : %1. Il reste dans le fichier.</numerusform>
            <numerusform>%n pions du fichier ne sont pas dans cet ordre de bataille : %1. Ils restent dans le fichier.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qd::corunna::VictoryPanel</name>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>The conditions of victory appear here once a table is open.</source>
        <translation>Les conditions de victoire apparaissent ici dès qu’une partie est ouverte.</translation>
    </message>
    <message>
        <source>Game over: %1</source>
        <translation>Fin de la partie : %1</translation>
    </message>
    <message>
        <source>As it stands now: %1</source>
        <translation>Pour l’instant : %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a number beside the score and its rule</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Evacuation (%1): %2 of %3 battalions are away, %4 %. A draw needs %5, a British victory %6.</source>
        <comment>rule, evacuated, survivors, percent, battalions, battalions</comment>
        <translation>Évacuation (%1) : bataillons partis, %2 sur %3, soit %4 %. Il en faut %5 pour un match nul, %6 pour une victoire britannique.</translation>
    </message>
    <message>
        <source>Conditions of victory</source>
        <translation>Conditions de victoire</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Condition</translation>
    </message>
    <message>
        <source>Met</source>
        <translation>Remplie</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>? not known</source>
        <translation>? inconnu</translation>
    </message>
    <message>
        <source>✓ met</source>
        <translation>✓ remplie</translation>
    </message>
    <message>
        <source>✗ not met</source>
        <translation>✗ non remplie</translation>
    </message>
</context>
<context>
    <name>qd::santa_cruz::AdjustEditor</name>
    <message>
        <source>&amp;Units</source>
        <translation>&amp;Unités</translation>
    </message>
    <message>
        <source>&amp;Officers</source>
        <translation>&amp;Officiers</translation>
    </message>
    <message>
        <source>&amp;Tracks and hands</source>
        <translation>&amp;Pistes et mains</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Force</translation>
    </message>
    <message>
        <source>%1, where</source>
        <translation>%1, où</translation>
    </message>
    <message>
        <source>%1, strength</source>
        <translation>%1, force</translation>
    </message>
    <message>
        <source>Officer</source>
        <translation>Officier</translation>
    </message>
    <message>
        <source>Face up</source>
        <translation>Face visible</translation>
    </message>
    <message>
        <source>%1, face up</source>
        <translation>%1, face visible</translation>
    </message>
    <message>
        <source>Tu&amp;rn:</source>
        <translation>&amp;Tour :</translation>
    </message>
    <message>
        <source>&amp;Phase:</source>
        <translation>P&amp;hase :</translation>
    </message>
    <message>
        <source>Box of the morale track: 0 in the middle, British above, Spanish below</source>
        <translation>Case de la piste de moral : 0 au milieu, Britanniques au-dessus, Espagnols au-dessous</translation>
    </message>
    <message>
        <source>&amp;Morale:</source>
        <translation>&amp;Moral :</translation>
    </message>
    <message>
        <source>Hits on the cutter:</source>
        <translation>Touches sur le cotre :</translation>
    </message>
    <message>
        <source>spiked</source>
        <comment>battery</comment>
        <translation>enclouée</translation>
    </message>
    <message>
        <source>%1, spiked</source>
        <comment>battery</comment>
        <translation>%1, enclouée</translation>
    </message>
    <message>
        <source>Cards in hand, %1:</source>
        <translation>Cartes en main, %1 :</translation>
    </message>
</context>
<context>
    <name>qd::santa_cruz::BattleBoard</name>
    <message>
        <source>Combat · %1 · support cards</source>
        <translation>Combat · %1 · cartes de soutien</translation>
    </message>
    <message>
        <source>Combat · %1 · round %2</source>
        <translation>Combat · %1 · round %2</translation>
    </message>
    <message>
        <source>Fortress: the defender throws first, then the attacker (10.10)</source>
        <translation>Forteresse : le défenseur tire d’abord, puis l’attaquant (10.10)</translation>
    </message>
    <message>
        <source>%1 · attacker</source>
        <comment>a side in a combat</comment>
        <translation>%1 · attaquant</translation>
    </message>
    <message>
        <source>%1 · defender</source>
        <comment>a side in a combat</comment>
        <translation>%1 · défenseur</translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <comment>combat dice</comment>
        <translation>
            <numerusform>%n dé</numerusform>
            <numerusform>%n dés</numerusform>
        </translation>
    </message>
    <message>
        <source>hits on %1–6</source>
        <translation>touche sur %1–6</translation>
    </message>
    <message>
        <source>hits on 6</source>
        <translation>touche sur 6</translation>
    </message>
    <message>
        <source>%1 on every die</source>
        <translation>%1 à chaque dé</translation>
    </message>
    <message>
        <source>%1 (cancelled)</source>
        <comment>a support card</comment>
        <translation>%1 (annulée)</translation>
    </message>
    <message>
        <source>attrition after this round (10.6)</source>
        <translation>usure après ce round (10.6)</translation>
    </message>
    <message numerus="yes">
        <source>attrition after %n more rounds (10.6)</source>
        <translation>
            <numerusform>usure après encore %n round (10.6)</numerusform>
            <numerusform>usure après encore %n rounds (10.6)</numerusform>
        </translation>
    </message>
    <message>
        <source>over a red line</source>
        <translation>franchit une ligne rouge</translation>
    </message>
    <message>
        <source>%1: 0, 1, 2+ hits %2 / %3 / %4%</source>
        <comment>chances of a side in this round</comment>
        <translation>%1 : 0, 1, 2+ touches : %2 / %3 / %4 %</translation>
    </message>
    <message>
        <source>Round %1</source>
        <comment>the marker&apos;s place on its track</comment>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>Support cards, %1</source>
        <comment>before the first round</comment>
        <translation>Cartes de soutien, %1</translation>
    </message>
    <message>
        <source>To the end: %1 %2%, %3 %4%, nobody %5%</source>
        <comment>chances of winning the whole combat</comment>
        <translation>Jusqu’au bout : %1 %2 %, %3 %4 %, personne %5 %</translation>
    </message>
</context>
<context>
    <name>qd::santa_cruz::BattleLine</name>
    <message>
        <source>%1, strength %2</source>
        <comment>a block</comment>
        <translation>%1, force %2</translation>
    </message>
    <message>
        <source>Battle line</source>
        <translation>Ligne de combat</translation>
    </message>
</context>
<context>
    <name>qd::santa_cruz::CardsPanel</name>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Both decks, counted by title, appear here once a table is open.</source>
        <translation>Les deux paquets, comptés par titre, apparaissent ici dès qu’une partie est ouverte.</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Paquet</translation>
    </message>
    <message>
        <source>Hand or draw pile</source>
        <translation>Main ou pioche</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>Défausse</translation>
    </message>
    <message>
        <source>Eliminated</source>
        <translation>Éliminées</translation>
    </message>
    <message>
        <source>Beside the board</source>
        <translation>De côté</translation>
    </message>
    <message>
        <source>Aboard the Fox</source>
        <translation>À bord du Fox</translation>
    </message>
    <message>
        <source>%1: hand %2 of %3, draw pile %4</source>
        <translation>%1 : main %2 sur %3, pioche %4</translation>
    </message>
    <message>
        <source>Confusion: Harassment brings a British card from beside the board into the draw pile (%1); a card that is passed with or discarded lies in the discard pile (%2), which comes back when the draw pile runs out (%3).</source>
        <translation>Confusion : Harcèlement amène dans la pioche une carte britannique mise de côté (%1) ; la carte défaussée, en passant ou autrement, va à la défausse (%2), qui revient quand la pioche est épuisée (%3).</translation>
    </message>
    <message>
        <source>Flow of Confusion</source>
        <translation>Parcours de Confusion</translation>
    </message>
</context>
<context>
    <name>qd::santa_cruz::OddsPanel</name>
    <message>
        <source>%1: %2</source>
        <comment>a side and its hits</comment>
        <translation>%1 : %2</translation>
    </message>
    <message numerus="yes">
        <source>%n hits</source>
        <translation>
            <numerusform>%n touche</numerusform>
            <numerusform>%n touches</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the enemy officer falls</source>
        <translation>%1 : l’officier ennemi est atteint</translation>
    </message>
    <message>
        <source>%1: volunteers flee</source>
        <translation>%1 : les volontaires s’enfuient</translation>
    </message>
    <message>
        <source>%1: expected hits, attacking</source>
        <translation>%1 : touches en moyenne à l’attaque</translation>
    </message>
    <message>
        <source>%1: expected hits, defending</source>
        <translation>%1 : touches en moyenne en défense</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Ce round</translation>
    </message>
    <message>
        <source>hits</source>
        <translation>touches</translation>
    </message>
    <message>
        <source>%1 win the combat</source>
        <translation>%1 : gagnent le combat</translation>
    </message>
    <message>
        <source>Nobody is left</source>
        <translation>Il ne reste personne</translation>
    </message>
    <message>
        <source>Volunteers have fled</source>
        <translation>Les volontaires se sont enfuis</translation>
    </message>
    <message>
        <source>Expected rounds</source>
        <translation>Rounds en moyenne</translation>
    </message>
    <message>
        <source>Whole combat</source>
        <translation>Combat entier</translation>
    </message>
    <message>
        <source>strength left</source>
        <translation>force restante</translation>
    </message>
    <message>
        <source>One card against %1</source>
        <comment>an area</comment>
        <translation>Une carte contre %1</translation>
    </message>
    <message>
        <source>%1 is gone</source>
        <translation>%1 : disparaît</translation>
    </message>
    <message>
        <source>Expected hits</source>
        <translation>Touches en moyenne</translation>
    </message>
    <message>
        <source>All blocks there</source>
        <translation>Tous les blocs de la zone</translation>
    </message>
    <message numerus="yes">
        <source>How many of %n blocks hold their course against the current</source>
        <translation>
            <numerusform>Si le bloc tient sa route contre le courant</numerusform>
            <numerusform>Combien de blocs sur %n tiennent leur route contre le courant</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blocks</source>
        <translation>
            <numerusform>%n bloc</numerusform>
            <numerusform>%n blocs</numerusform>
        </translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>En moyenne</translation>
    </message>
    <message>
        <source>Current</source>
        <translation>Courant</translation>
    </message>
    <message>
        <source>blocks that hold their course</source>
        <translation>blocs qui tiennent leur route</translation>
    </message>
    <message>
        <source>What if this assault is made into %1? Nothing is recorded.</source>
        <comment>an area</comment>
        <translation>Et si cet assaut est mené contre %1 ? Rien n’est enregistré.</translation>
    </message>
    <message>
        <source>The act in hand, a combat for %1: its first round and its end, if nobody retreats</source>
        <comment>an area</comment>
        <translation>Le coup en cours, un combat pour %1 : son premier round et sa fin, si personne ne se replie</translation>
    </message>
    <message>
        <source>Combat for %1: this round and the whole combat, if nobody retreats</source>
        <comment>an area</comment>
        <translation>Combat pour %1 : ce round et le combat entier, si personne ne se replie</translation>
    </message>
    <message>
        <source>First round</source>
        <translation>Premier round</translation>
    </message>
    <message>
        <source>The chances of a combat, or of the act in hand, appear here, exact to the fraction. Choose pieces and point at a goal to see those of an assault.</source>
        <translation>Les probabilités d’un combat ou du coup en cours apparaissent ici, en fractions exactes. Choisissez des pièces et montrez une destination pour voir celles d’un assaut.</translation>
    </message>
</context>
<context>
    <name>qd::santa_cruz::OfficersPanel</name>
    <message>
        <source>Officers</source>
        <translation>Officiers</translation>
    </message>
    <message>
        <source>The officers and what became of them appear here once a table is open.</source>
        <translation>Les officiers et leur sort apparaissent ici dès qu’une partie est ouverte.</translation>
    </message>
    <message>
        <source>Officer</source>
        <translation>Officier</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Pion</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>face visible</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>face cachée</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what an officer gives, and when</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what an officer gives and its rule</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Gives</source>
        <translation>Apporte</translation>
    </message>
</context>
<context>
    <name>qd::trafalgar::AdjustEditor</name>
    <message>
        <source>&amp;Ships and forts</source>
        <translation>&amp;Navires et forts</translation>
    </message>
    <message>
        <source>&amp;Flags</source>
        <translation>&amp;Pavillons</translation>
    </message>
    <message>
        <source>&amp;Turn and wind</source>
        <translation>&amp;Tour et vent</translation>
    </message>
    <message>
        <source>Ships and forts</source>
        <translation>Navires et forts</translation>
    </message>
    <message>
        <source>The chosen ship or fort</source>
        <translation>Le navire ou fort choisi</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <comment>a ship or fort</comment>
        <translation>%1, modifié</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Where the flags are</source>
        <translation>Où sont les pavillons</translation>
    </message>
    <message>
        <source>Start and end</source>
        <translation>Début et fin</translation>
    </message>
</context>
<context>
    <name>qd::trafalgar::BoardEditor</name>
    <message>
        <source>Correct the board…</source>
        <translation>Corriger le plateau…</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Choose an intersection, by its letter and number, and say what lies there on the real board: sea, reef, sandbank, land or the water of a port. Anchorages, corners and forts are moved to the chosen intersection; what stood there changes places with them. Reefs and sandbanks may also lie between two intersections. Once all is compared with the real board, say so below: the mark ◇ goes. The board can be saved as a file of your own.</source>
        <translation>Choisissez une intersection, par sa lettre et son numéro, et dites ce qui s’y trouve sur le vrai plateau : mer, récif, banc de sable, terre ou eau d’un port. Mouillages, coins et forts sont transportés à l’intersection choisie ; ce qui s’y trouvait change de place avec eux. Récifs et bancs de sable peuvent aussi se trouver entre deux intersections. Quand tout est comparé au vrai plateau, dites-le en bas : la marque ◇ disparaît. Le plateau peut s’enregistrer dans un fichier à vous.</translation>
    </message>
    <message>
        <source>All of it is &amp;compared with the real board: nothing is a guess</source>
        <translation>Tout est &amp;comparé au vrai plateau : rien n’est supposé</translation>
    </message>
    <message>
        <source>&amp;Name of the board</source>
        <translation>&amp;Nom du plateau</translation>
    </message>
    <message>
        <source>Intersection</source>
        <translation>Intersection</translation>
    </message>
    <message>
        <source>What lies there</source>
        <translation>Ce qui s’y trouve</translation>
    </message>
    <message>
        <source>Intersections</source>
        <translation>Intersections</translation>
    </message>
    <message>
        <source>The chosen intersection</source>
        <translation>L’intersection choisie</translation>
    </message>
    <message>
        <source>corner of %1, with its flag</source>
        <comment>a port</comment>
        <translation>coin de port, %1, avec son pavillon</translation>
    </message>
    <message>
        <source>water of %1</source>
        <comment>a port</comment>
        <translation>eau de port, %1</translation>
    </message>
    <message>
        <source>%1 towards %2</source>
        <comment>reef or sandbank, and an intersection</comment>
        <translation>%1, vers %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Fond</translation>
    </message>
    <message>
        <source>Of a port</source>
        <translation>De quel port</translation>
    </message>
    <message>
        <source>Towards %1</source>
        <comment>an intersection</comment>
        <translation>Vers %1</translation>
    </message>
</context>
<context>
    <name>qd::trafalgar::CardsPanel</name>
    <message>
        <source>Cards</source>
        <comment>battle result cards of the ships</comment>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>The battle result cards of the ships appear here once a table is open.</source>
        <translation>Les cartes des navires apparaissent ici dès qu’une partie est ouverte.</translation>
    </message>
    <message>
        <source>Battle result cards</source>
        <translation>Cartes des navires</translation>
    </message>
    <message>
        <source>Record</source>
        <comment>button: the card as it is shown</comment>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Change nothing</source>
        <translation>Ne rien changer</translation>
    </message>
    <message>
        <source>Not recorded yet: the card of %1</source>
        <comment>a list of ships</comment>
        <translation>Pas encore enregistré, carte de : %1</translation>
    </message>
</context>
<context>
    <name>qd::trafalgar::FireStage</name>
    <message>
        <source>%1 fires at …</source>
        <comment>a ship or a fort</comment>
        <translation>%1 tire sur…</translation>
    </message>
    <message>
        <source>%1 fires at %2</source>
        <comment>ships or forts</comment>
        <translation>%1 tire sur %2</translation>
    </message>
    <message>
        <source>%1 may not fire at %2: %3 (%4)</source>
        <comment>a fort, a ship, why not, and a rule</comment>
        <translation>%1 ne peut pas tirer sur %2 : %3 (%4)</translation>
    </message>
    <message>
        <source>FIRE! %1</source>
        <comment>the shout of a fort</comment>
        <translation>FEU ! %1</translation>
    </message>
    <message>
        <source>What if – %1</source>
        <comment>a shot that is only thought of</comment>
        <translation>Et si… – %1</translation>
    </message>
    <message>
        <source>Guns to %1</source>
        <comment>port or starboard</comment>
        <translation>Canons à %1</translation>
    </message>
    <message>
        <source>not in a field of fire</source>
        <translation>hors du champ de tir</translation>
    </message>
    <message>
        <source>distance %1</source>
        <translation>distance %1</translation>
    </message>
    <message>
        <source>distance %1: out of range</source>
        <translation>distance %1 : hors de portée</translation>
    </message>
    <message>
        <source>the line of fire is barred</source>
        <translation>la ligne de tir est barrée</translation>
    </message>
    <message>
        <source>the target shows: %1</source>
        <comment>bow, stern, port or starboard</comment>
        <translation>la cible présente : %1</translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <comment>of a shot</comment>
        <translation>
            <numerusform>%n dé</numerusform>
            <numerusform>%n dés</numerusform>
        </translation>
    </message>
    <message>
        <source>✓ hits</source>
        <comment>a face of the die</comment>
        <translation>✓ touche</translation>
    </message>
    <message>
        <source>✗ misses</source>
        <comment>a face of the die</comment>
        <translation>✗ manque</translation>
    </message>
    <message>
        <source>%1 sails</source>
        <comment>a ship</comment>
        <translation>%1 navigue</translation>
    </message>
    <message>
        <source>%1 may not fire: %2 (%3)</source>
        <comment>a fort, why not, and a rule</comment>
        <translation>%1 ne peut pas tirer : %2 (%3)</translation>
    </message>
    <message>
        <source>Fewer choices</source>
        <translation>Moins de choix</translation>
    </message>
    <message>
        <source>Not all of the guns …</source>
        <comment>shows how many fire</comment>
        <translation>Pas tous les canons…</translation>
    </message>
    <message>
        <source>%1 fires</source>
        <comment>a fort in its own turn</comment>
        <translation>%1 tire</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a target and the shot at it</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1 stays the target: Esc lets go of this shot, then choose another.</source>
        <translation>%1 reste la cible : Échap abandonne ce tir, puis choisissez-en une autre.</translation>
    </message>
    <message>
        <source>%1 fires first: take up her shot. Afterwards the fort may shout again.</source>
        <comment>a ship</comment>
        <translation>%1 tire d’abord : jouez son tir. Ensuite le fort peut crier de nouveau.</translation>
    </message>
    <message>
        <source>Aim: %1</source>
        <comment>what the guns aim at</comment>
        <translation>Cible : %1</translation>
    </message>
    <message>
        <source>change</source>
        <comment>the aim of a shot</comment>
        <translation>changer</translation>
    </message>
</context>
<context>
    <name>qd::trafalgar::OddsPanel</name>
    <message>
        <source>The chances of a shot or of the wind appear here, exact to the fraction. Choose a ship and point at an enemy in its field of fire.</source>
        <translation>Les chances d’un tir ou du vent apparaissent ici, exactes, en fractions. Choisissez un navire et désignez un ennemi dans son champ de tir.</translation>
    </message>
    <message numerus="yes">
        <source>%n dice at distance %1</source>
        <comment>a shot without an aim yet</comment>
        <translation>
            <numerusform>%n dé à la distance %1</numerusform>
            <numerusform>%n dés à la distance %1</numerusform>
        </translation>
    </message>
    <message>
        <source>One die hits</source>
        <translation>Un dé touche</translation>
    </message>
    <message numerus="yes">
        <source>%n hits</source>
        <translation>
            <numerusform>%n coup au but</numerusform>
            <numerusform>%n coups au but</numerusform>
        </translation>
    </message>
    <message>
        <source>At least one hit</source>
        <translation>Au moins un coup au but</translation>
    </message>
    <message>
        <source>Expected hits</source>
        <translation>Coups au but en moyenne</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Coups au but</translation>
    </message>
    <message>
        <source>hits</source>
        <translation>coups au but</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a ship and what it loses</comment>
        <translation>%1 : %2</translation>
    </message>
    <message numerus="yes">
        <source>%n guns lost</source>
        <translation>
            <numerusform>%n canon perdu</numerusform>
            <numerusform>%n canons perdus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n masts lost</source>
        <translation>
            <numerusform>%n mât perdu</numerusform>
            <numerusform>%n mâts perdus</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 falls</source>
        <comment>a mast</comment>
        <translation>Tombe : %1</translation>
    </message>
    <message>
        <source>%1: no gun left on that side</source>
        <comment>a ship</comment>
        <translation>%1 : plus de canon de ce bord</translation>
    </message>
    <message>
        <source>%1 is dismasted</source>
        <comment>a ship</comment>
        <translation>%1 perd tous ses mâts</translation>
    </message>
    <message>
        <source>%1 sinks</source>
        <comment>a ship</comment>
        <translation>%1 coule</translation>
    </message>
    <message>
        <source>Masts lost</source>
        <translation>Mâts perdus</translation>
    </message>
    <message>
        <source>Guns lost</source>
        <translation>Canons perdus</translation>
    </message>
    <message>
        <source>masts</source>
        <translation>mâts</translation>
    </message>
    <message>
        <source>guns</source>
        <translation>canons</translation>
    </message>
    <message>
        <source>%1 fires</source>
        <comment>a ship or a fort</comment>
        <translation>Tir : %1</translation>
    </message>
    <message>
        <source>%1: its gun is shot away</source>
        <comment>a fort</comment>
        <translation>%1 perd son canon</translation>
    </message>
    <message>
        <source>Where the wind arrow points after the next roll</source>
        <translation>Où pointe la flèche du vent après le prochain jet</translation>
    </message>
    <message>
        <source>It goes on pointing %1</source>
        <comment>the wind arrow: up and right …</comment>
        <translation>Elle continue de pointer : %1</translation>
    </message>
    <message>
        <source>It turns to point %1</source>
        <comment>the wind arrow: up and right …</comment>
        <translation>Elle tourne et pointe : %1</translation>
    </message>
    <message>
        <source>No step forward %1</source>
        <comment>a heading: up and right …</comment>
        <translation>Pas d’avance : %1</translation>
    </message>
</context>
<context>
    <name>qd::trafalgar::QuestionView</name>
    <message>
        <source>Fewer choices</source>
        <translation>Moins de choix</translation>
    </message>
    <message numerus="yes">
        <source>%n more, and what is not allowed</source>
        <comment>choices</comment>
        <translation>
            <numerusform>%n de plus, et ce qui n’est pas permis</numerusform>
            <numerusform>%n de plus, et ce qui n’est pas permis</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qd::trafalgar::ShipCard</name>
    <message>
        <source>%1, gone</source>
        <comment>a mast</comment>
        <translation>%1 : tombé</translation>
    </message>
    <message>
        <source>%1, chosen to fall</source>
        <comment>a mast</comment>
        <translation>%1 : choisi pour tomber</translation>
    </message>
    <message>
        <source>%1, standing</source>
        <comment>a mast</comment>
        <translation>%1 : debout</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <comment>guns or moves, how many are left</comment>
        <translation>%1 : %2 sur %3</translation>
    </message>
    <message>
        <source>%1, %2 of %3: there</source>
        <comment>guns of a side</comment>
        <translation>%1, %2 sur %3 : en état</translation>
    </message>
    <message>
        <source>%1, %2 of %3: lost</source>
        <comment>guns of a side</comment>
        <translation>%1, %2 sur %3 : perdu</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>kind and nation of a ship</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Card of %1</source>
        <comment>a ship</comment>
        <translation>Carte : %1</translation>
    </message>
</context>
</TS>
