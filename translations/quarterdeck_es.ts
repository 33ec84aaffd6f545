<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES" sourcelanguage="en">
<context>
    <name>AdjustedSet</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>things that an adjustment set</comment>
        <translation>
            <numerusform>%1 y %n más</numerusform>
            <numerusform>%1 y %n más</numerusform>
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
        <translation>ninguno</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between values of an adjustment</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what an adjustment set, and its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 – taken off the table</source>
        <comment>a piece</comment>
        <translation>%1: se retira de la mesa</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>a piece and what was set of it</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between pieces of an adjustment</comment>
        <translation>; </translation>
    </message>
</context>
<context>
    <name>AdviceWords</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>ships</comment>
        <translation>
            <numerusform>%1 y %n más</numerusform>
            <numerusform>%1 y %n más</numerusform>
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
        <translation>En el mismo sitio que %1</translation>
    </message>
    <message>
        <source>%1 × %2 inches</source>
        <comment>a board</comment>
        <translation>%1 × %2 pulgadas</translation>
    </message>
    <message>
        <source>Off the table of %1: she lies at %2 × %3</source>
        <translation>Fuera de la mesa de %1: está en %2 × %3</translation>
    </message>
    <message>
        <source>In one place with another: %1.</source>
        <translation>En el mismo sitio que otro: %1.</translation>
    </message>
    <message>
        <source>Off the table of %1: %2.</source>
        <translation>Fuera de la mesa de %1: %2.</translation>
    </message>
    <message>
        <source>Only one side has ships: there is nobody to fight.</source>
        <translation>Solo un bando tiene buques: no hay contra quién combatir.</translation>
    </message>
</context>
<context>
    <name>AsPerMargin</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>ships</comment>
        <extracomment>%1 is a list of ships, %n how many more there are</extracomment>
        <translation>
            <numerusform>%1 y %n más</numerusform>
            <numerusform>%1 y %n más</numerusform>
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
            <numerusform>%n buque en combate</numerusform>
            <numerusform>%n buques en combate</numerusform>
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
        <translation>Franco-españoles</translation>
    </message>
    <message>
        <source>English</source>
        <comment>a side</comment>
        <translation>Ingleses</translation>
    </message>
    <message>
        <source>the French and Spanish</source>
        <translation>los franco-españoles</translation>
    </message>
    <message>
        <source>the English</source>
        <translation>los ingleses</translation>
    </message>
    <message>
        <source>French and Spanish</source>
        <comment>adjective, feminine</comment>
        <translation>franco-española</translation>
    </message>
    <message>
        <source>French and Spanish</source>
        <comment>adjective, masculine</comment>
        <translation>franco-español</translation>
    </message>
    <message>
        <source>English</source>
        <comment>adjective, feminine</comment>
        <translation>inglesa</translation>
    </message>
    <message>
        <source>English</source>
        <comment>adjective, masculine</comment>
        <translation>inglés</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <comment>boxes of two rows</comment>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>The first wind is still to be tossed</source>
        <translation>Falta tirar el primer viento</translation>
    </message>
    <message>
        <source>The wind dice are still to be tossed</source>
        <translation>Faltan los dados del viento</translation>
    </message>
    <message numerus="yes">
        <source>%n ships still to place: %1</source>
        <translation>
            <numerusform>Falta colocar %n buque: %1</numerusform>
            <numerusform>Falta colocar %n buques: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n may still fire: %1</source>
        <comment>ships and batteries</comment>
        <translation>
            <numerusform>Aún puede disparar %n: %1</numerusform>
            <numerusform>Aún pueden disparar %n: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n boardings still to fight or call off: %1</source>
        <translation>
            <numerusform>Falta resolver %n abordaje o desistir de él: %1</numerusform>
            <numerusform>Falta resolver %n abordajes o desistir de ellos: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>A wind check is due</source>
        <translation>Toca el control del viento</translation>
    </message>
    <message numerus="yes">
        <source>%n pairs may cut their grapples: %1</source>
        <translation>
            <numerusform>%n pareja puede picar los garfios: %1</numerusform>
            <numerusform>%n parejas pueden picar los garfios: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ships must still drift: %1</source>
        <translation>
            <numerusform>Aún debe derivar %n buque: %1</numerusform>
            <numerusform>Aún deben derivar %n buques: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ships must still move: %1</source>
        <translation>
            <numerusform>Aún debe mover %n buque: %1</numerusform>
            <numerusform>Aún deben mover %n buques: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Table I: %n dice</source>
        <translation>
            <numerusform>Tabla I: %n dado</numerusform>
            <numerusform>Tabla I: %n dados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Table II: %n dice, one for each 4</source>
        <translation>
            <numerusform>Tabla II: %n dado, uno por cada 4</numerusform>
            <numerusform>Tabla II: %n dados, uno por cada 4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Table III: %n dice, one for each 3</source>
        <translation>
            <numerusform>Tabla III: %n dado, uno por cada 3</numerusform>
            <numerusform>Tabla III: %n dados, uno por cada 3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Red hot shot: %n dice, one for each hit</source>
        <translation>
            <numerusform>Bala roja: %n dado, uno por cada impacto</numerusform>
            <numerusform>Bala roja: %n dados, uno por cada impacto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Magazine: %n dice, one for each 1</source>
        <translation>
            <numerusform>Santabárbara: %n dado, uno por cada 1</numerusform>
            <numerusform>Santabárbara: %n dados, uno por cada 1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice: %1</source>
        <comment>%1 is what they are thrown for</comment>
        <translation>
            <numerusform>%n dado: %1</numerusform>
            <numerusform>%n dados: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2, %n dice: %1</source>
        <comment>%1 is what they are thrown for, %2 a ship</comment>
        <translation>
            <numerusform>%2, %n dado: %1</numerusform>
            <numerusform>%2, %n dados: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Next: %1</source>
        <comment>%1 is a step of the turn</comment>
        <translation>Siguiente: %1</translation>
    </message>
    <message>
        <source>Call the boarding off: %1, %2</source>
        <comment>two ships</comment>
        <translation>Desistir del abordaje: %1, %2</translation>
    </message>
    <message>
        <source>%1°</source>
        <comment>an angle</comment>
        <translation>%1°</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes</comment>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>1 minute gone</source>
        <translation>Ha pasado 1 minuto</translation>
    </message>
    <message>
        <source>%1 minutes gone</source>
        <translation>Han pasado %1 minutos</translation>
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
        <translation>Tabla I: fuego</translation>
    </message>
    <message>
        <source>Table II: close fire</source>
        <comment>chart</comment>
        <translation>Tabla II: fuego de cerca</translation>
    </message>
    <message>
        <source>Table III: blaze</source>
        <comment>chart</comment>
        <translation>Tabla III: incendio</translation>
    </message>
    <message>
        <source>Inches by the wind dice</source>
        <comment>chart</comment>
        <translation>Pulgadas según los dados del viento</translation>
    </message>
    <message>
        <source>Tacking</source>
        <comment>chart</comment>
        <translation>Virada por avante</translation>
    </message>
    <message>
        <source>Wind check</source>
        <comment>chart</comment>
        <translation>Control del viento</translation>
    </message>
    <message>
        <source>First wind</source>
        <comment>chart</comment>
        <translation>Primer viento</translation>
    </message>
    <message>
        <source>Men called from the pumps</source>
        <comment>chart</comment>
        <translation>Gente retirada de las bombas</translation>
    </message>
    <message>
        <source>Types of ships</source>
        <comment>chart</comment>
        <translation>Tipos de buques</translation>
    </message>
    <message>
        <source>One die for each 4 of Table I. A cable that doesn’t hold can’t be cut: a miss.</source>
        <translation>Un dado por cada 4 de la Tabla I. Un cable que no sujeta no se puede cortar: es un fallo.</translation>
    </message>
    <message>
        <source>One die for each 3 of Table II; a 1 is tossed again. Then the blaze is out.</source>
        <translation>Un dado por cada 3 de la Tabla II; un 1 se vuelve a tirar. Después el incendio se apaga.</translation>
    </message>
    <message>
        <source>The heading after the pivot counts. Every ship under sail goes at least the lower die, unless she tacks.</source>
        <translation>Cuenta el rumbo tras el giro. Todo buque a la vela navega como mínimo el dado menor, salvo si vira por avante.</translation>
    </message>
    <message>
        <source>Damaged ships add 2. Who misses stays drifts the lower wind die.</source>
        <translation>Los buques con averías suman 2. El que falta la virada deriva el dado menor del viento.</translation>
    </message>
    <message>
        <source>Every fifteen minutes of the battle. A second toss comes after a 5 or 6 only.</source>
        <translation>Cada quince minutos de combate. La segunda tirada solo se hace tras un 5 o un 6.</translation>
    </message>
    <message>
        <source>Die</source>
        <comment>head of a chart</comment>
        <translation>Dado</translation>
    </message>
    <message>
        <source>Total of the die</source>
        <comment>head of a chart</comment>
        <translation>Total del dado</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>head of a chart</comment>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>miss</source>
        <comment>result of a die</comment>
        <translation>fallo</translation>
    </message>
    <message>
        <source>Table II</source>
        <translation>Tabla II</translation>
    </message>
    <message>
        <source>Table III</source>
        <translation>Tabla III</translation>
    </message>
    <message>
        <source>guns</source>
        <comment>what is hit</comment>
        <translation>artillería</translation>
    </message>
    <message>
        <source>masts</source>
        <comment>what is hit</comment>
        <translation>arboladura</translation>
    </message>
    <message>
        <source>hull</source>
        <comment>what is hit</comment>
        <translation>casco</translation>
    </message>
    <message>
        <source>bow cable cut</source>
        <translation>cable de proa cortado</translation>
    </message>
    <message>
        <source>stern cable cut</source>
        <translation>cable de popa cortado</translation>
    </message>
    <message>
        <source>toss again</source>
        <translation>se vuelve a tirar</translation>
    </message>
    <message>
        <source>explosion</source>
        <translation>voladura</translation>
    </message>
    <message>
        <source>Again, French or Spanish target</source>
        <translation>De nuevo, blanco francés o español</translation>
    </message>
    <message>
        <source>Again, English target</source>
        <translation>De nuevo, blanco inglés</translation>
    </message>
    <message>
        <source>Condition</source>
        <comment>head: of a ship</comment>
        <translation>Estado</translation>
    </message>
    <message>
        <source>With or across the wind</source>
        <translation>A favor o de través</translation>
    </message>
    <message>
        <source>Beating</source>
        <comment>head of a chart</comment>
        <translation>De bolina</translation>
    </message>
    <message>
        <source>In irons</source>
        <comment>head of a chart</comment>
        <translation>Proa al viento</translation>
    </message>
    <message>
        <source>drift, lower die</source>
        <translation>deriva, dado menor</translation>
    </message>
    <message>
        <source>tacks</source>
        <comment>result of a die</comment>
        <translation>vira por avante</translation>
    </message>
    <message>
        <source>misses stays</source>
        <comment>result of a die</comment>
        <translation>falta la virada</translation>
    </message>
    <message>
        <source>First toss</source>
        <translation>Primera tirada</translation>
    </message>
    <message>
        <source>Second toss</source>
        <translation>Segunda tirada</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>sin cambios</translation>
    </message>
    <message>
        <source>a point toward the prevailing wind</source>
        <translation>una cuarta hacia el viento dominante</translation>
    </message>
    <message>
        <source>backs a point</source>
        <translation>rola una cuarta a la izquierda</translation>
    </message>
    <message>
        <source>veers a point</source>
        <translation>rola una cuarta a la derecha</translation>
    </message>
    <message>
        <source>new wind dice</source>
        <translation>nuevos dados del viento</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>result of a die</comment>
        <translation>nada</translation>
    </message>
    <message>
        <source>one hull hit</source>
        <translation>un impacto en el casco</translation>
    </message>
    <message>
        <source>one gun hit, owner’s choice</source>
        <translation>un impacto en la artillería, a elección del dueño</translation>
    </message>
    <message>
        <source>Type</source>
        <comment>head: of a ship</comment>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Masts</source>
        <comment>head of a chart</comment>
        <translation>Arboladura</translation>
    </message>
    <message>
        <source>Guns</source>
        <comment>head of a chart</comment>
        <translation>Artillería</translation>
    </message>
    <message>
        <source>Hull</source>
        <comment>head of a chart</comment>
        <translation>Casco</translation>
    </message>
    <message>
        <source>To %1″</source>
        <comment>range in inches</comment>
        <translation>Hasta %1″</translation>
    </message>
    <message>
        <source>%1 (total)</source>
        <comment>inches</comment>
        <translation>%1 (suma)</translation>
    </message>
    <message>
        <source>%1 (higher die)</source>
        <comment>inches</comment>
        <translation>%1 (dado mayor)</translation>
    </message>
    <message>
        <source>%1 (lower die)</source>
        <comment>inches</comment>
        <translation>%1 (dado menor)</translation>
    </message>
    <message>
        <source>drift %1</source>
        <comment>inches</comment>
        <translation>deriva %1</translation>
    </message>
    <message>
        <source>Falling aboard, grapples: wishes</source>
        <comment>chart</comment>
        <translation>Abordarse, garfios: deseos</translation>
    </message>
    <message>
        <source>Falling aboard, grapples: the die</source>
        <comment>chart</comment>
        <translation>Abordarse, garfios: el dado</translation>
    </message>
    <message>
        <source>Boarding</source>
        <comment>chart</comment>
        <translation>Abordaje</translation>
    </message>
    <message>
        <source>Boarding: dice</source>
        <comment>chart</comment>
        <translation>Abordaje: dados</translation>
    </message>
    <message>
        <source>Each ship tosses a die, halved at anchor; the higher has her wish, a tie holds the two together. To cut grapples is to fend, to stay is to grapple.</source>
        <translation>Cada buque tira un dado, a la mitad si está al ancla; el mayor cumple su deseo y el empate los deja trabados. Picar los garfios es zafarse; quedarse es trabarse.</translation>
    </message>
    <message>
        <source>One die for each box left: masts, guns, hull. Who has fewer hits loses the difference in gun boxes, those that face the enemy first.</source>
        <translation>Un dado por cada casilla que quede: arboladura, artillería, casco. Quien logra menos impactos pierde la diferencia en casillas de artillería, primero las que dan al enemigo.</translation>
    </message>
    <message>
        <source>First ship, second ship</source>
        <comment>head: wishes of both</comment>
        <translation>Primer buque, segundo buque</translation>
    </message>
    <message>
        <source>grapple, grapple</source>
        <translation>trabarse, trabarse</translation>
    </message>
    <message>
        <source>grapple, fend off</source>
        <translation>trabarse, zafarse</translation>
    </message>
    <message>
        <source>fend off, grapple</source>
        <translation>zafarse, trabarse</translation>
    </message>
    <message>
        <source>fend off, fend off</source>
        <translation>zafarse, zafarse</translation>
    </message>
    <message>
        <source>First ship higher</source>
        <translation>Mayor el primero</translation>
    </message>
    <message>
        <source>Second ship higher</source>
        <translation>Mayor el segundo</translation>
    </message>
    <message>
        <source>A tie</source>
        <comment>of two dice</comment>
        <translation>Empate</translation>
    </message>
    <message>
        <source>aboard</source>
        <comment>two ships lie together</comment>
        <translation>trabados</translation>
    </message>
    <message>
        <source>apart</source>
        <comment>two ships come apart</comment>
        <translation>zafados</translation>
    </message>
    <message>
        <source>Not at anchor</source>
        <translation>Sin anclar</translation>
    </message>
    <message>
        <source>At anchor</source>
        <translation>Al ancla</translation>
    </message>
    <message>
        <source>a hit</source>
        <comment>result of a die</comment>
        <translation>un impacto</translation>
    </message>
    <message>
        <source>Ship</source>
        <comment>head of a chart</comment>
        <translation>Buque</translation>
    </message>
    <message>
        <source>Dice</source>
        <comment>head of a chart: how many</comment>
        <translation>Dados</translation>
    </message>
    <message>
        <source>One die for each gun box that bears; double for an initial broadside or a rake, triple for both. A rake: within 12″ of an enemy whose guns don’t bear.</source>
        <translation>Un dado por cada casilla de artillería que bate el blanco; el doble por primera andanada o por enfilada, el triple por las dos cosas. Enfilada: a menos de 12″ de un enemigo cuyos cañones no baten al que dispara.</translation>
    </message>
    <message>
        <source>1st rate: 100 guns and more. 2nd: 90–98. 3rd: 64–80. 4th: 50–60. 5th: 32–44. 6th: 20–30. Masts: top and bottom line; guns: port and starboard, or fore and aft. Batteries ashore: a box for each 8–14 guns.</source>
        <translation>1.ª clase: 100 cañones o más. 2.ª: 90–98. 3.ª: 64–80. 4.ª: 50–60. 5.ª: 32–44. 6.ª: 20–30. Arboladura: línea superior e inferior; artillería: babor y estribor, o proa y popa. Baterías de costa: una casilla por cada 8–14 cañones.</translation>
    </message>
</context>
<context>
    <name>AsPerMarginDecisions</name>
    <message>
        <source>Grapple or fend off?</source>
        <translation>¿Trabarse o zafarse?</translation>
    </message>
    <message>
        <source>Does she try to close again?</source>
        <translation>¿Vuelve a intentarlo?</translation>
    </message>
    <message>
        <source>Which battery loses a gun box?</source>
        <translation>¿Qué batería pierde una casilla de artillería?</translation>
    </message>
    <message>
        <source>%1 is within 3″ of %2: grapple or fend off?</source>
        <comment>two ships</comment>
        <translation>%1 está a menos de 3″ de %2: ¿trabarse o zafarse?</translation>
    </message>
    <message>
        <source>%2 has broken away: does %1 try to close again, at the risk of her move?</source>
        <comment>two ships</comment>
        <translation>%2 se ha zafado: ¿vuelve %1 a intentarlo, a riesgo de perder su movimiento?</translation>
    </message>
    <message>
        <source>The water gains on %1: which battery loses a gun box?</source>
        <comment>a ship</comment>
        <translation>El agua gana en %1: ¿qué batería pierde una casilla de artillería?</translation>
    </message>
    <message>
        <source>A wind check is due</source>
        <translation>Toca el control del viento</translation>
    </message>
    <message>
        <source>Place a wind arrow between the two ships</source>
        <translation>Ponga una flecha de contacto entre los dos buques</translation>
    </message>
    <message>
        <source>Remove the wind arrow between the two ships</source>
        <translation>Retire la flecha de contacto entre los dos buques</translation>
    </message>
    <message>
        <source>The ship may swing at the anchor that holds</source>
        <translation>El buque puede bornear sobre el ancla que le queda</translation>
    </message>
    <message>
        <source>Ships may lie near the explosion</source>
        <translation>Puede haber buques cerca de la explosión</translation>
    </message>
    <message>
        <source>The prize must be taken out of the fight</source>
        <translation>La presa debe alejarse del combate</translation>
    </message>
    <message>
        <source>A ship is off the table</source>
        <translation>Hay un buque fuera de la mesa</translation>
    </message>
    <message>
        <source>boarding, 4–6 hits</source>
        <translation>abordaje, acierta con 4–6</translation>
    </message>
    <message>
        <source>men leave the pumps</source>
        <translation>la gente deja las bombas</translation>
    </message>
    <message>
        <source>dash</source>
        <translation>tirón</translation>
    </message>
    <message>
        <source>tacking</source>
        <translation>virada por avante</translation>
    </message>
    <message>
        <source>grapple or fend off</source>
        <translation>trabarse o zafarse</translation>
    </message>
    <message>
        <source>cutting the grapples</source>
        <translation>picar los garfios</translation>
    </message>
    <message>
        <source>closing again</source>
        <translation>volver a trabarse</translation>
    </message>
    <message>
        <source>first wind</source>
        <translation>primer viento</translation>
    </message>
    <message>
        <source>first wind, second toss</source>
        <translation>primer viento, segunda tirada</translation>
    </message>
    <message>
        <source>wind dice</source>
        <translation>dados del viento</translation>
    </message>
    <message>
        <source>wind check</source>
        <translation>control del viento</translation>
    </message>
    <message>
        <source>wind check, second toss</source>
        <translation>control del viento, segunda tirada</translation>
    </message>
</context>
<context>
    <name>AsPerMarginEvents</name>
    <message>
        <source>%1 to %2</source>
        <comment>scores of two ships that toss</comment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>%1, halved at anchor</source>
        <comment>%1 are the scores</comment>
        <translation>%1, a la mitad al ancla</translation>
    </message>
    <message>
        <source>%1 lies within %2 of %3 from the start</source>
        <comment>%2 is a distance</comment>
        <translation>%1 está desde el principio a %2 de %3</translation>
    </message>
    <message>
        <source>%1 comes within %2 of %3 after %4 of her way</source>
        <comment>%2 and %4 are distances</comment>
        <translation>%1 llega a %2 de %3 tras navegar %4</translation>
    </message>
    <message>
        <source>%1 falls aboard %2: a tie (%3)</source>
        <comment>%3 are scores</comment>
        <translation>%1 y %2 empatan: se abordan y quedan trabados (%3)</translation>
    </message>
    <message>
        <source>%1 falls aboard %2 (%3)</source>
        <comment>%3 are scores</comment>
        <translation>%1 y %2 se abordan y quedan trabados (%3)</translation>
    </message>
    <message>
        <source>%1 and %2 fall aboard each other</source>
        <translation>%1 y %2 se abordan y quedan trabados</translation>
    </message>
    <message>
        <source>%2 takes %1 back for the English</source>
        <translation>%2 represa a %1 para los ingleses</translation>
    </message>
    <message>
        <source>%2 takes %1 back for the French and Spanish</source>
        <translation>%2 represa a %1 para los franco-españoles</translation>
    </message>
    <message>
        <source>The grapples between %1 and %2 are cut (%3)</source>
        <comment>%3 are scores</comment>
        <translation>Se pican los garfios entre %1 y %2 (%3)</translation>
    </message>
    <message>
        <source>The grapples between %1 and %2 hold: a tie (%3)</source>
        <comment>%3 are scores</comment>
        <translation>Los garfios entre %1 y %2 aguantan: empate (%3)</translation>
    </message>
    <message>
        <source>The grapples between %1 and %2 hold (%3)</source>
        <comment>%3 are scores</comment>
        <translation>Los garfios entre %1 y %2 aguantan (%3)</translation>
    </message>
    <message>
        <source>%1 closes again and falls aboard %2 (%3)</source>
        <comment>%3 are scores</comment>
        <translation>%1 lo intenta de nuevo y vuelve a trabarse con %2 (%3)</translation>
    </message>
    <message>
        <source>%1 closes again, but %2 keeps clear (%3)</source>
        <comment>%3 are scores</comment>
        <translation>%1 lo intenta de nuevo, pero %2 se zafa (%3)</translation>
    </message>
    <message>
        <source>%1 lets %2 go</source>
        <translation>%1 deja ir a %2</translation>
    </message>
    <message>
        <source>%1 and %2 are joined no longer: one of them sinks</source>
        <translation>%1 y %2 ya no siguen trabados: uno de los dos se va a pique</translation>
    </message>
    <message>
        <source>%1 and %2 are joined no longer: one of them blows up</source>
        <translation>%1 y %2 ya no siguen trabados: uno de los dos vuela</translation>
    </message>
    <message>
        <source>%1 and %2 are joined no longer: one of them has struck</source>
        <translation>%1 y %2 ya no siguen trabados: uno de los dos ha arriado la bandera</translation>
    </message>
    <message>
        <source>%1 and %2 break away from each other</source>
        <translation>%1 y %2 se zafan uno del otro</translation>
    </message>
    <message>
        <source>%1 boards %2</source>
        <translation>%1 se lanza al abordaje contra %2</translation>
    </message>
    <message>
        <source>%1 calls off the boarding of %2</source>
        <translation>%1 desiste del abordaje contra %2</translation>
    </message>
    <message>
        <source>Boarding, %1 and %2: hits %3 to %4, nobody loses a box</source>
        <translation>Abordaje, %1 y %2: impactos, %3 a %4; nadie pierde casillas</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a ship and her dice</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the dice of two ships</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>her port broadside</source>
        <comment>what she fires</comment>
        <translation>su andanada de babor</translation>
    </message>
    <message>
        <source>her starboard broadside</source>
        <comment>what she fires</comment>
        <translation>su andanada de estribor</translation>
    </message>
    <message>
        <source>her fore guns</source>
        <comment>what she fires</comment>
        <translation>su batería de proa</translation>
    </message>
    <message>
        <source>her aft guns</source>
        <comment>what she fires</comment>
        <translation>su batería de popa</translation>
    </message>
    <message>
        <source>her forward guns</source>
        <comment>what she fires</comment>
        <translation>su artillería de proa</translation>
    </message>
    <message>
        <source>its guns</source>
        <comment>what a shore battery fires</comment>
        <translation>su artillería</translation>
    </message>
    <message>
        <source>her initial port broadside</source>
        <comment>what she fires</comment>
        <translation>su primera andanada de babor</translation>
    </message>
    <message>
        <source>her initial starboard broadside</source>
        <comment>what she fires</comment>
        <translation>su primera andanada de estribor</translation>
    </message>
    <message>
        <source>her fore guns for the first time</source>
        <comment>what she fires</comment>
        <translation>por primera vez su batería de proa</translation>
    </message>
    <message>
        <source>her aft guns for the first time</source>
        <comment>what she fires</comment>
        <translation>por primera vez su batería de popa</translation>
    </message>
    <message>
        <source>her forward guns for the first time</source>
        <comment>what she fires</comment>
        <translation>por primera vez su artillería de proa</translation>
    </message>
    <message>
        <source>Table I: %1</source>
        <translation>Tabla I: %1</translation>
    </message>
    <message>
        <source>Table II: %1</source>
        <translation>Tabla II: %1</translation>
    </message>
    <message>
        <source>Table III: %1</source>
        <translation>Tabla III: %1</translation>
    </message>
    <message>
        <source>red hot shot: %1</source>
        <translation>bala roja: %1</translation>
    </message>
    <message>
        <source>tossed again: %1</source>
        <translation>se vuelve a tirar: %1</translation>
    </message>
    <message>
        <source>port guns −%1</source>
        <comment>boxes crossed off</comment>
        <translation>artillería de babor −%1</translation>
    </message>
    <message>
        <source>starboard guns −%1</source>
        <comment>boxes crossed off</comment>
        <translation>artillería de estribor −%1</translation>
    </message>
    <message>
        <source>fore guns −%1</source>
        <comment>boxes crossed off</comment>
        <translation>batería de proa −%1</translation>
    </message>
    <message>
        <source>aft guns −%1</source>
        <comment>boxes crossed off</comment>
        <translation>batería de popa −%1</translation>
    </message>
    <message>
        <source>forward guns −%1</source>
        <comment>boxes crossed off</comment>
        <translation>artillería de proa −%1</translation>
    </message>
    <message>
        <source>guns −%1</source>
        <comment>boxes crossed off</comment>
        <translation>artillería −%1</translation>
    </message>
    <message numerus="yes">
        <source>%1 rakes %3 with %2, %4: %n dice</source>
        <extracomment>%1 is the ship, %2 what she fires (&quot;her port broadside&quot;), %3 the target, %4 the distance</extracomment>
        <translation>
            <numerusform>%1 enfila a %3, a %4, y descarga %2: %n dado</numerusform>
            <numerusform>%1 enfila a %3, a %4, y descarga %2: %n dados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fires %2 at %3, %4: %n dice</source>
        <translation>
            <numerusform>%1 descarga %2 contra %3, a %4: %n dado</numerusform>
            <numerusform>%1 descarga %2 contra %3, a %4: %n dados</numerusform>
        </translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the dice of one table and of the next</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a number and its reasons</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>masts %1</source>
        <comment>number of hits</comment>
        <translation>arboladura %1</translation>
    </message>
    <message>
        <source>guns %1</source>
        <comment>number of hits</comment>
        <translation>artillería %1</translation>
    </message>
    <message>
        <source>hull %1</source>
        <comment>number of hits</comment>
        <translation>casco %1</translation>
    </message>
    <message>
        <source>bow cable</source>
        <translation>cable de proa</translation>
    </message>
    <message>
        <source>stern cable</source>
        <translation>cable de popa</translation>
    </message>
    <message>
        <source>the magazine explodes</source>
        <translation>vuela la santabárbara</translation>
    </message>
    <message>
        <source>No hit on %1</source>
        <translation>Ningún impacto en %1</translation>
    </message>
    <message>
        <source>Hits on %1: %2</source>
        <translation>Impactos en %1: %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between kinds of hits</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%n gun boxes</source>
        <translation>
            <numerusform>%n casilla de artillería</numerusform>
            <numerusform>%n casillas de artillería</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mast boxes</source>
        <translation>
            <numerusform>%n casilla de arboladura</numerusform>
            <numerusform>%n casillas de arboladura</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hull boxes</source>
        <translation>
            <numerusform>%n casilla de casco</numerusform>
            <numerusform>%n casillas de casco</numerusform>
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
        <translation>arboladura −%1</translation>
    </message>
    <message>
        <source>hull −%1</source>
        <comment>boxes crossed off</comment>
        <translation>casco −%1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n hits find no box any more</source>
        <translation>
            <numerusform>%1: %n impacto ya no encuentra casilla</numerusform>
            <numerusform>%1: %n impactos ya no encuentran casilla</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a ship and the boxes crossed off</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2; %n hits find no box any more</source>
        <translation>
            <numerusform>%1: %2; %n impacto ya no encuentra casilla</numerusform>
            <numerusform>%1: %2; %n impactos ya no encuentran casilla</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: stern cable cut</source>
        <translation>%1: cable de popa cortado</translation>
    </message>
    <message>
        <source>%1: bow cable cut</source>
        <translation>%1: cable de proa cortado</translation>
    </message>
    <message>
        <source>%1 holds by no anchor any more and is adrift</source>
        <translation>%1 ya no tiene ancla que sujete y queda al garete</translation>
    </message>
    <message>
        <source>%1 loses her upper masts: damaged</source>
        <translation>%1 pierde los palos superiores: con averías</translation>
    </message>
    <message>
        <source>%1 loses her last mast</source>
        <translation>%1 pierde el último palo</translation>
    </message>
    <message>
        <source>Half her hull is gone: %1 mans the pumps</source>
        <translation>%1 ha perdido medio casco: la gente da a las bombas</translation>
    </message>
    <message>
        <source>%1 sinks</source>
        <translation>%1 se va a pique</translation>
    </message>
    <message>
        <source>%1 strikes to the English</source>
        <translation>%1 arría la bandera ante los ingleses</translation>
    </message>
    <message>
        <source>%1 strikes to the French and Spanish</source>
        <translation>%1 arría la bandera ante los franco-españoles</translation>
    </message>
    <message>
        <source>%1 blows up: the fire has reached her magazine</source>
        <translation>%1 vuela: el incendio ha llegado a la santabárbara</translation>
    </message>
    <message>
        <source>%1 is destroyed: its magazine blows up</source>
        <comment>a shore battery</comment>
        <translation>%1: batería destruida; vuela la santabárbara</translation>
    </message>
    <message>
        <source>%1 is silenced: it has no guns left</source>
        <comment>a shore battery</comment>
        <translation>%1: batería acallada; no le queda artillería</translation>
    </message>
    <message>
        <source>one hull hit</source>
        <translation>un impacto en el casco</translation>
    </message>
    <message>
        <source>one gun hit</source>
        <translation>un impacto en la artillería</translation>
    </message>
    <message>
        <source>the water doesn’t gain</source>
        <translation>el agua no gana</translation>
    </message>
    <message>
        <source>%1 calls her men from the pumps to repel boarders (die %2): %3</source>
        <extracomment>%2 is a die, %3 what the water does meanwhile</extracomment>
        <translation>%1 retira a la gente de las bombas para rechazar el abordaje (dado %2): %3</translation>
    </message>
    <message>
        <source>%1 calls her men from the pumps to board (die %2): %3</source>
        <translation>%1 retira a la gente de las bombas para lanzarse al abordaje (dado %2): %3</translation>
    </message>
    <message>
        <source>%1 calls her men from the pumps to fire (die %2): %3</source>
        <translation>%1 retira a la gente de las bombas para disparar (dado %2): %3</translation>
    </message>
    <message>
        <source>%1 turns %2° to port: heading %3</source>
        <translation>%1 gira %2° a babor: rumbo %3</translation>
    </message>
    <message>
        <source>%1 turns %2° to starboard: heading %3</source>
        <translation>%1 gira %2° a estribor: rumbo %3</translation>
    </message>
    <message>
        <source>%1 lies in irons: no way ahead</source>
        <translation>%1 está proa al viento: no avanza</translation>
    </message>
    <message>
        <source>%1 beats: least %2, most %3</source>
        <translation>%1 navega de bolina: mínimo %2, máximo %3</translation>
    </message>
    <message>
        <source>%1 sails with or across the wind: least %2, most %3</source>
        <translation>%1 navega con viento a favor o de través: mínimo %2, máximo %3</translation>
    </message>
    <message>
        <source>%1 tacks (%2)</source>
        <comment>%2 is a die</comment>
        <translation>%1 vira por avante (%2)</translation>
    </message>
    <message>
        <source>%1 misses stays (%2)</source>
        <comment>%2 is a die</comment>
        <translation>%1 falta la virada (%2)</translation>
    </message>
    <message>
        <source>%1 dashes on (die %2): up to %3</source>
        <translation>%1 da un tirón (dado %2): hasta %3</translation>
    </message>
    <message>
        <source>%1 makes no way, heading %2</source>
        <translation>%1 no avanza, rumbo %2</translation>
    </message>
    <message>
        <source>%1 sails %2, heading %3</source>
        <translation>%1 navega %2, rumbo %3</translation>
    </message>
    <message>
        <source>%1 doesn’t drift</source>
        <translation>%1 no deriva</translation>
    </message>
    <message>
        <source>%1 drifts %2</source>
        <translation>%1 deriva %2</translation>
    </message>
    <message>
        <source>Held by an anchor: %1</source>
        <translation>Sujetos por un ancla: %1</translation>
    </message>
    <message>
        <source>%1 forfeits her move</source>
        <translation>%1 pierde su movimiento</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>what happened, and the dice or reasons of it</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The table is adjusted</source>
        <translation>Mesa ajustada</translation>
    </message>
    <message>
        <source>Adjusted: %1</source>
        <translation>Ajuste: %1</translation>
    </message>
    <message>
        <source>Set-up: %1 at %2 east, %3 north, heading %4</source>
        <extracomment>%2 and %3 are distances from the west and the south edge of the table</extracomment>
        <translation>Despliegue: %1, %2 al este y %3 al norte, rumbo %4</translation>
    </message>
    <message>
        <source>First wind (%1): it blows from %2</source>
        <comment>%1 are dice, %2 a compass name</comment>
        <translation>Primer viento (%1): sopla del %2</translation>
    </message>
    <message>
        <source>Wind dice: total %1</source>
        <translation>Dados del viento: suma %1</translation>
    </message>
    <message>
        <source>Wind dice %1 and %2: total %3</source>
        <translation>Dados del viento %1 y %2: suma %3</translation>
    </message>
    <message>
        <source>Wind check (%1): it can’t turn nearer to the prevailing wind, no change</source>
        <translation>Control del viento (%1): no puede acercarse más al viento dominante, sin cambios</translation>
    </message>
    <message>
        <source>Wind check (%1): the wind turns toward the prevailing wind</source>
        <translation>Control del viento (%1): rola hacia el viento dominante</translation>
    </message>
    <message>
        <source>Wind check (%1): the wind backs</source>
        <translation>Control del viento (%1): rola a la izquierda</translation>
    </message>
    <message>
        <source>Wind check (%1): the wind veers</source>
        <translation>Control del viento (%1): rola a la derecha</translation>
    </message>
    <message>
        <source>Wind check (%1): the wind speed changes</source>
        <translation>Control del viento (%1): cambia la fuerza del viento</translation>
    </message>
    <message>
        <source>Wind check (%1): no change</source>
        <translation>Control del viento (%1): sin cambios</translation>
    </message>
    <message>
        <source>The wind now blows from %1 (before: %2)</source>
        <translation>El viento sopla ahora del %1 (antes, del %2)</translation>
    </message>
    <message numerus="yes">
        <source>Now independent: %n ships (%1)</source>
        <translation>
            <numerusform>Desde ahora va por libre %n buque (%1)</numerusform>
            <numerusform>Desde ahora van por libre %n buques (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No longer independent: %n ships (%1)</source>
        <translation>
            <numerusform>Ya no va por libre %n buque (%1)</numerusform>
            <numerusform>Ya no van por libre %n buques (%1)</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <comment>%2 is a step of the turn</comment>
        <translation>Turno %1: %2</translation>
    </message>
    <message>
        <source>Turn %1 is checked off</source>
        <translation>Turno %1 marcado como terminado</translation>
    </message>
    <message>
        <source>Place a wind arrow between %1 and %2</source>
        <translation>Ponga una flecha de contacto entre %1 y %2</translation>
    </message>
    <message>
        <source>Remove the wind arrow between %1 and %2</source>
        <translation>Retire la flecha de contacto entre %1 y %2</translation>
    </message>
    <message>
        <source>%1 may swing at the anchor that holds: set her heading</source>
        <translation>%1 puede bornear sobre el ancla que le queda: fije su rumbo</translation>
    </message>
    <message>
        <source>Ships may lie near the explosion of %1</source>
        <translation>Puede haber buques cerca de la explosión de %1</translation>
    </message>
    <message>
        <source>%1 must be taken out of the fight as soon as may be</source>
        <translation>%1 debe alejarse del combate cuanto antes</translation>
    </message>
    <message>
        <source>%1 is off the table</source>
        <translation>%1 ha salido de la mesa</translation>
    </message>
    <message>
        <source>%1 wears, %2° to port: heading %3</source>
        <translation>%1 vira en redondo, %2° a babor: rumbo %3</translation>
    </message>
    <message>
        <source>%1 wears, %2° to starboard: heading %3</source>
        <translation>%1 vira en redondo, %2° a estribor: rumbo %3</translation>
    </message>
    <message>
        <source>%1 fends %2 off (%3)</source>
        <comment>%3 are scores</comment>
        <translation>%1 se zafa de %2 (%3)</translation>
    </message>
    <message numerus="yes">
        <source>Boarding, %1 and %2: hits %3 to %4; %n hits fall on the guns of %5</source>
        <extracomment>%1 and %2 are the ships, %3 and %4 their hits, %5 the ship whose guns are hit</extracomment>
        <translation>
            <numerusform>Abordaje, %1 y %2: impactos, %3 a %4; %n impacto en la artillería de %5</numerusform>
            <numerusform>Abordaje, %1 y %2: impactos, %3 a %4; %n impactos en la artillería de %5</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AsPerMarginFields</name>
    <message>
        <source>New heading</source>
        <translation>Nuevo rumbo</translation>
    </message>
    <message>
        <source>Heading on the other tack</source>
        <translation>Rumbo en la otra amura</translation>
    </message>
    <message>
        <source>Boarder</source>
        <translation>Abordador</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Abordado</translation>
    </message>
    <message>
        <source>Side of the target that is hit</source>
        <translation>Costado del blanco que recibe el fuego</translation>
    </message>
    <message>
        <source>Guns</source>
        <translation>Artillería</translation>
    </message>
    <message>
        <source>Gun box lost on a 5</source>
        <translation>Casilla de artillería que se pierde con un 5</translation>
    </message>
    <message>
        <source>Gun box lost</source>
        <translation>Casilla de artillería que se pierde</translation>
    </message>
    <message>
        <source>Ship that tries to part</source>
        <translation>Buque que intenta zafarse</translation>
    </message>
    <message>
        <source>Ship</source>
        <comment>label</comment>
        <translation>Buque</translation>
    </message>
    <message>
        <source>Other ship</source>
        <translation>Otro buque</translation>
    </message>
    <message>
        <source>Ship that moves</source>
        <translation>Buque que mueve</translation>
    </message>
    <message>
        <source>Who fires</source>
        <translation>Quién dispara</translation>
    </message>
    <message>
        <source>Target</source>
        <comment>label</comment>
        <translation>Blanco</translation>
    </message>
    <message>
        <source>Battery</source>
        <comment>label</comment>
        <translation>Batería</translation>
    </message>
    <message>
        <source>Side facing the enemy</source>
        <translation>Costado que da al enemigo</translation>
    </message>
    <message>
        <source>Inches from the west edge</source>
        <translation>Pulgadas desde el borde oeste</translation>
    </message>
    <message>
        <source>Inches from the south edge</source>
        <translation>Pulgadas desde el borde sur</translation>
    </message>
    <message>
        <source>Heading</source>
        <comment>label</comment>
        <translation>Rumbo</translation>
    </message>
    <message>
        <source>Distance</source>
        <comment>label</comment>
        <translation>Distancia</translation>
    </message>
    <message>
        <source>Dash or pivot</source>
        <translation>Tirón o giro</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>Para qué</translation>
    </message>
    <message>
        <source>The ship wishes to</source>
        <translation>El buque quiere</translation>
    </message>
    <message>
        <source>The other wishes to</source>
        <translation>El otro quiere</translation>
    </message>
    <message>
        <source>The mover wishes to</source>
        <translation>El que mueve quiere</translation>
    </message>
    <message>
        <source>Choice</source>
        <comment>label</comment>
        <translation>Elección</translation>
    </message>
    <message>
        <source>Side</source>
        <comment>label</comment>
        <translation>Bando</translation>
    </message>
    <message>
        <source>Independent</source>
        <translation>Por libre</translation>
    </message>
    <message>
        <source>Up to the step</source>
        <translation>Hasta el paso</translation>
    </message>
    <message>
        <source>Dice</source>
        <comment>label</comment>
        <translation>Dados</translation>
    </message>
    <message>
        <source>What is on the table</source>
        <translation>Lo que hay en la mesa</translation>
    </message>
    <message>
        <source>Reason</source>
        <comment>of the referee</comment>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Turn</source>
        <comment>label</comment>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>label</comment>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Wind</source>
        <comment>label</comment>
        <translation>Viento</translation>
    </message>
    <message>
        <source>Blows from</source>
        <translation>Sopla del</translation>
    </message>
    <message>
        <source>Prevailing wind</source>
        <translation>Viento dominante</translation>
    </message>
    <message>
        <source>Checked this turn</source>
        <translation>Controlado este turno</translation>
    </message>
    <message>
        <source>Ships</source>
        <comment>label</comment>
        <translation>Buques</translation>
    </message>
    <message>
        <source>Shore batteries</source>
        <translation>Baterías de costa</translation>
    </message>
    <message>
        <source>Ships fallen aboard</source>
        <translation>Buques trabados</translation>
    </message>
    <message>
        <source>Boardings</source>
        <translation>Abordajes</translation>
    </message>
    <message>
        <source>Fought in this step</source>
        <translation>Resuelto en este paso</translation>
    </message>
    <message>
        <source>Open decision</source>
        <translation>Decisión pendiente</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>of a ship</comment>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Nation</source>
        <translation>Nación</translation>
    </message>
    <message>
        <source>Type</source>
        <comment>rate of a ship</comment>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Number of guns</source>
        <translation>Número de cañones</translation>
    </message>
    <message>
        <source>Boxes when new</source>
        <translation>Casillas iniciales</translation>
    </message>
    <message>
        <source>Mast boxes left</source>
        <translation>Casillas de arboladura que quedan</translation>
    </message>
    <message>
        <source>Gun boxes left</source>
        <translation>Casillas de artillería que quedan</translation>
    </message>
    <message>
        <source>Hull boxes left</source>
        <translation>Casillas de casco que quedan</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Babor</translation>
    </message>
    <message>
        <source>Starboard</source>
        <translation>Estribor</translation>
    </message>
    <message>
        <source>Fore</source>
        <comment>battery</comment>
        <translation>Proa</translation>
    </message>
    <message>
        <source>Aft</source>
        <comment>battery</comment>
        <translation>Popa</translation>
    </message>
    <message>
        <source>Forward</source>
        <comment>battery</comment>
        <translation>Proa</translation>
    </message>
    <message>
        <source>Initial broadside to come</source>
        <translation>Primera andanada por disparar</translation>
    </message>
    <message>
        <source>Anchors</source>
        <translation>Anclas</translation>
    </message>
    <message>
        <source>Bow cable holds</source>
        <translation>El cable de proa sujeta</translation>
    </message>
    <message>
        <source>Stern cable holds</source>
        <translation>El cable de popa sujeta</translation>
    </message>
    <message>
        <source>Has struck</source>
        <translation>Ha arriado la bandera</translation>
    </message>
    <message>
        <source>Held by</source>
        <translation>En poder de</translation>
    </message>
    <message>
        <source>Fate</source>
        <translation>Suerte</translation>
    </message>
    <message>
        <source>Fired this turn</source>
        <translation>Ha disparado este turno</translation>
    </message>
    <message>
        <source>Moved this turn</source>
        <translation>Ha movido este turno</translation>
    </message>
    <message>
        <source>Point of sailing</source>
        <translation>Posición respecto al viento</translation>
    </message>
    <message>
        <source>Extra move used</source>
        <translation>Movimiento extra gastado</translation>
    </message>
    <message>
        <source>Missed stays</source>
        <translation>Ha faltado la virada</translation>
    </message>
    <message>
        <source>Move forfeited</source>
        <translation>Movimiento perdido</translation>
    </message>
    <message>
        <source>Inches drifted</source>
        <translation>Pulgadas derivadas</translation>
    </message>
    <message>
        <source>Men called from the pumps</source>
        <translation>Gente retirada de las bombas</translation>
    </message>
    <message>
        <source>Boarding this turn</source>
        <translation>Abordaje este turno</translation>
    </message>
    <message>
        <source>Arc each side, degrees</source>
        <translation>Arco a cada lado, en grados</translation>
    </message>
    <message>
        <source>Red hot shot</source>
        <translation>Bala roja</translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation>Escuadra</translation>
    </message>
    <message>
        <source>English</source>
        <comment>nation of a ship</comment>
        <translation>Inglaterra</translation>
    </message>
    <message>
        <source>French</source>
        <comment>nation of a ship</comment>
        <translation>Francia</translation>
    </message>
    <message>
        <source>Spanish</source>
        <comment>nation of a ship</comment>
        <translation>España</translation>
    </message>
    <message>
        <source>Dutch</source>
        <comment>nation of a ship</comment>
        <translation>Holanda</translation>
    </message>
    <message>
        <source>French or Spanish</source>
        <comment>nation of a ship</comment>
        <translation>Francia o España</translation>
    </message>
    <message>
        <source>target in reach</source>
        <comment>mark of a piece</comment>
        <translation>blanco a tiro</translation>
    </message>
    <message>
        <source>can be boarded</source>
        <comment>mark of a piece</comment>
        <translation>se puede abordar</translation>
    </message>
    <message>
        <source>grapples can be cut</source>
        <comment>mark of a piece</comment>
        <translation>se pueden picar los garfios</translation>
    </message>
    <message>
        <source>sails there</source>
        <comment>where a drag ends</comment>
        <translation>navega hasta ahí</translation>
    </message>
    <message>
        <source>tacks: a die decides</source>
        <comment>where a drag ends</comment>
        <translation>vira por avante: decide un dado</translation>
    </message>
    <message>
        <source>dashes on: a die says how far</source>
        <comment>where a drag ends</comment>
        <translation>da un tirón: un dado dice cuánto</translation>
    </message>
    <message>
        <source>is placed there</source>
        <comment>where a drag ends</comment>
        <translation>se coloca ahí</translation>
    </message>
    <message>
        <source>drifts down wind</source>
        <comment>where a drag ends</comment>
        <translation>deriva a sotavento</translation>
    </message>
</context>
<context>
    <name>AsPerMarginOffers</name>
    <message>
        <source>Adjust…</source>
        <translation>Ajustar…</translation>
    </message>
    <message>
        <source>Place a ship</source>
        <translation>Colocar un buque</translation>
    </message>
    <message>
        <source>Toss for the first wind</source>
        <translation>Tirar el primer viento</translation>
    </message>
    <message>
        <source>Toss the wind dice</source>
        <translation>Tirar los dados del viento</translation>
    </message>
    <message>
        <source>Make ships independent</source>
        <translation>Dejar buques por libre</translation>
    </message>
    <message>
        <source>General Chase for the English</source>
        <translation>Caza general de los ingleses</translation>
    </message>
    <message>
        <source>General Chase for the French and Spanish</source>
        <translation>Caza general de los franco-españoles</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Paso siguiente</translation>
    </message>
    <message>
        <source>Fire</source>
        <comment>button</comment>
        <translation>Disparar</translation>
    </message>
    <message>
        <source>Call the men from the pumps</source>
        <translation>Retirar a la gente de las bombas</translation>
    </message>
    <message>
        <source>Give up a gun box</source>
        <translation>Ceder una casilla de artillería</translation>
    </message>
    <message>
        <source>Board</source>
        <comment>button: attack the other ship</comment>
        <translation>Lanzarse al abordaje</translation>
    </message>
    <message>
        <source>Call the boarding off</source>
        <translation>Desistir del abordaje</translation>
    </message>
    <message>
        <source>Check the wind</source>
        <translation>Controlar el viento</translation>
    </message>
    <message>
        <source>Cut the grapples</source>
        <translation>Picar los garfios</translation>
    </message>
    <message>
        <source>Close again or let her go</source>
        <translation>Volver a intentarlo o renunciar</translation>
    </message>
    <message>
        <source>Try to close again</source>
        <translation>Volver a intentarlo</translation>
    </message>
    <message>
        <source>Let her go</source>
        <translation>Renunciar</translation>
    </message>
    <message>
        <source>Sail</source>
        <comment>button</comment>
        <translation>Navegar</translation>
    </message>
    <message>
        <source>Tack</source>
        <comment>button</comment>
        <translation>Virar por avante</translation>
    </message>
    <message>
        <source>Extra move</source>
        <translation>Movimiento extra</translation>
    </message>
    <message>
        <source>Extra move: dash on</source>
        <translation>Movimiento extra: tirón</translation>
    </message>
    <message>
        <source>Extra move: pivot</source>
        <translation>Movimiento extra: giro</translation>
    </message>
    <message>
        <source>Let one ship drift</source>
        <comment>button</comment>
        <translation>Hacer derivar un buque</translation>
    </message>
    <message>
        <source>Let all of them drift</source>
        <translation>Hacer derivar todos</translation>
    </message>
    <message>
        <source>Toss: grapple or fend off</source>
        <translation>Tirar: trabarse o zafarse</translation>
    </message>
    <message>
        <source>The mover grapples, the other fends off</source>
        <translation>El que mueve se traba, el otro se zafa</translation>
    </message>
    <message>
        <source>Both fend off</source>
        <translation>Los dos se zafan</translation>
    </message>
    <message>
        <source>The mover fends off, the other grapples</source>
        <translation>El que mueve se zafa, el otro se traba</translation>
    </message>
    <message>
        <source>Both grapple</source>
        <translation>Los dos se traban</translation>
    </message>
    <message>
        <source>She loses a port gun box</source>
        <translation>Pierde una casilla de artillería de babor</translation>
    </message>
    <message>
        <source>She loses a starboard gun box</source>
        <translation>Pierde una casilla de artillería de estribor</translation>
    </message>
    <message>
        <source>She loses a fore gun box</source>
        <translation>Pierde una casilla de la batería de proa</translation>
    </message>
    <message>
        <source>She loses an aft gun box</source>
        <translation>Pierde una casilla de la batería de popa</translation>
    </message>
    <message>
        <source>She loses the forward gun box</source>
        <translation>Pierde la casilla de la artillería de proa</translation>
    </message>
</context>
<context>
    <name>AsPerMarginOptions</name>
    <message>
        <source>Minutes a turn</source>
        <translation>Minutos por turno</translation>
    </message>
    <message>
        <source>Wind checks</source>
        <translation>Controles del viento</translation>
    </message>
    <message>
        <source>A 4 for the first wind</source>
        <translation>Un 4 para el primer viento</translation>
    </message>
    <message>
        <source>A point of the wind</source>
        <translation>Una cuarta del viento</translation>
    </message>
    <message>
        <source>How close ships beat</source>
        <translation>Cuánto se ciñe de bolina</translation>
    </message>
    <message>
        <source>What needs a tacking toss</source>
        <translation>Qué exige tirada de virada</translation>
    </message>
    <message>
        <source>Least move after a tack</source>
        <translation>Movimiento mínimo tras virar</translation>
    </message>
    <message>
        <source>Half of an odd die</source>
        <translation>Mitad de un dado impar</translation>
    </message>
    <message>
        <source>Friends can fall aboard</source>
        <translation>Los del mismo bando pueden abordarse</translation>
    </message>
    <message>
        <source>After fending off</source>
        <translation>Después de zafarse</translation>
    </message>
    <message>
        <source>Drift of grappled ships</source>
        <translation>Deriva de los buques trabados</translation>
    </message>
    <message>
        <source>Drifting ships can meet</source>
        <translation>Los que derivan pueden encontrarse</translation>
    </message>
    <message>
        <source>Rake</source>
        <comment>option</comment>
        <translation>Enfilada</translation>
    </message>
    <message>
        <source>Guns of a bomb ketch</source>
        <translation>Artillería de una bombarda</translation>
    </message>
    <message>
        <source>Initial broadside</source>
        <translation>Primera andanada</translation>
    </message>
    <message>
        <source>How long a boarding lasts</source>
        <translation>Cuánto dura un abordaje</translation>
    </message>
    <message>
        <source>Boarders leave the pumps, too</source>
        <translation>Los abordadores también dejan las bombas</translation>
    </message>
    <message>
        <source>When unarmed ships strike</source>
        <translation>Cuándo se rinden los desarmados</translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation>Escuadra</translation>
    </message>
    <message>
        <source>How much time of the battle a turn stands for: it decides when the wind is checked</source>
        <translation>Cuánto tiempo de combate representa un turno: decide cuándo se controla el viento</translation>
    </message>
    <message>
        <source>Every fifteen minutes of the battle, or when the referee says so</source>
        <translation>Cada quince minutos de combate, o cuando lo indique el arbitraje</translation>
    </message>
    <message>
        <source>The rules give the 4 twice: as northwest, and as a second toss</source>
        <translation>El reglamento da el 4 dos veces: como noroeste y como segunda tirada</translation>
    </message>
    <message>
        <source>By how much the wind turns when it backs or veers</source>
        <translation>Cuánto gira el viento cuando rola a la izquierda o a la derecha</translation>
    </message>
    <message>
        <source>Ships beat within 22.5° forward of the beam, or up to 22.5° from the wind’s eye</source>
        <translation>Se va de bolina hasta 22,5° a proa del través, o hasta 22,5° del filo del viento</translation>
    </message>
    <message>
        <source>Every turn that ends in irons nearer to the wind, or only a turn through it</source>
        <translation>Todo giro que acaba proa al viento y más cerca de él, o solo el que lo atraviesa</translation>
    </message>
    <message>
        <source>Whether a ship that has tacked must still sail the lower die</source>
        <translation>Si un buque que ha virado por avante debe navegar aún el dado menor</translation>
    </message>
    <message>
        <source>What half of a 1, 3 or 5 is for an anchored ship</source>
        <translation>Cuánto es la mitad de un 1, un 3 o un 5 para un buque al ancla</translation>
    </message>
    <message>
        <source>Ships of one side toss, too, when they come within 3″ of each other</source>
        <translation>También tiran los buques de un mismo bando que se acercan a menos de 3″</translation>
    </message>
    <message>
        <source>Whether a ship that was fended off goes on or stops there</source>
        <translation>Si el buque que mueve, una vez zafado, sigue adelante o se detiene ahí</translation>
    </message>
    <message>
        <source>Whether ships fallen aboard turn down wind before they drift</source>
        <translation>Si los buques trabados giran en la dirección del viento antes de derivar</translation>
    </message>
    <message>
        <source>Drifting ships toss with each other, though all drift alike</source>
        <translation>Los buques que derivan tiran entre sí, aunque todos deriven lo mismo</translation>
    </message>
    <message>
        <source>Whether a side without guns left still keeps the enemy from raking</source>
        <translation>Si un costado ya sin artillería sigue evitando la enfilada enemiga</translation>
    </message>
    <message>
        <source>Where her fore and aft guns fire: over bow and stern, or over both sides</source>
        <translation>Adónde tiran sus baterías de proa y de popa: por la proa y la popa, o por los dos costados</translation>
    </message>
    <message>
        <source>Which batteries fire double the first time</source>
        <translation>Qué baterías tiran el doble la primera vez</translation>
    </message>
    <message>
        <source>Until the ships part, or for one turn unless it is announced again</source>
        <translation>Hasta que los buques se zafen, o un solo turno si no se anuncia de nuevo</translation>
    </message>
    <message>
        <source>Men at the pumps must be called away to board, as they are to fire</source>
        <translation>Para lanzarse al abordaje hay que retirar a la gente de las bombas, como para disparar</translation>
    </message>
    <message>
        <source>When a merchant that carries no guns gives up</source>
        <translation>Cuándo se rinde un mercante que no lleva cañones</translation>
    </message>
    <message>
        <source>The record sheet runs the boxes of large, medium and small merchants together</source>
        <translation>La ficha junta las casillas de los mercantes grandes, medianos y pequeños</translation>
    </message>
    <message>
        <source>Ships of your own instead of the scenario’s</source>
        <translation>Buques propios en lugar de los del escenario</translation>
    </message>
    <message>
        <source>by the clock</source>
        <translation>según el reloj</translation>
    </message>
    <message>
        <source>when the referee says so</source>
        <translation>cuando lo indique el arbitraje</translation>
    </message>
    <message>
        <source>northwest wind</source>
        <translation>viento del noroeste</translation>
    </message>
    <message>
        <source>toss again</source>
        <translation>se vuelve a tirar</translation>
    </message>
    <message>
        <source>67.5° off the wind</source>
        <translation>a 67,5° del viento</translation>
    </message>
    <message>
        <source>22.5° off the wind</source>
        <translation>a 22,5° del viento</translation>
    </message>
    <message>
        <source>turning into or through the wind</source>
        <translation>girar hacia el viento o atravesarlo</translation>
    </message>
    <message>
        <source>turning through the wind</source>
        <translation>girar atravesando el viento</translation>
    </message>
    <message>
        <source>none</source>
        <comment>least move</comment>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>the lower die</source>
        <translation>el dado menor</translation>
    </message>
    <message>
        <source>with the half</source>
        <translation>con la mitad</translation>
    </message>
    <message>
        <source>rounded down</source>
        <translation>redondeado por defecto</translation>
    </message>
    <message>
        <source>rounded up</source>
        <translation>redondeado por exceso</translation>
    </message>
    <message>
        <source>she goes on</source>
        <translation>sigue adelante</translation>
    </message>
    <message>
        <source>she stops there</source>
        <translation>se detiene ahí</translation>
    </message>
    <message>
        <source>they turn down wind</source>
        <translation>giran en la dirección del viento</translation>
    </message>
    <message>
        <source>they keep their headings</source>
        <translation>mantienen el rumbo</translation>
    </message>
    <message>
        <source>arcs of fire count</source>
        <translation>cuentan los arcos de fuego</translation>
    </message>
    <message>
        <source>only guns that are left count</source>
        <translation>cuenta solo la artillería que queda</translation>
    </message>
    <message>
        <source>over bow and stern</source>
        <translation>por la proa y la popa</translation>
    </message>
    <message>
        <source>over both sides</source>
        <translation>por los dos costados</translation>
    </message>
    <message>
        <source>port and starboard only</source>
        <translation>solo babor y estribor</translation>
    </message>
    <message>
        <source>every battery</source>
        <translation>todas las baterías</translation>
    </message>
    <message>
        <source>until they part</source>
        <translation>hasta que se zafen</translation>
    </message>
    <message>
        <source>one turn</source>
        <translation>un turno</translation>
    </message>
    <message>
        <source>at the first gun hit</source>
        <translation>con el primer impacto en la artillería</translation>
    </message>
    <message>
        <source>only when boarded</source>
        <translation>solo en un abordaje</translation>
    </message>
    <message>
        <source>never</source>
        <comment>they strike</comment>
        <translation>nunca</translation>
    </message>
    <message>
        <source>3, 2 and 1 in each line</source>
        <translation>3, 2 y 1 en cada línea</translation>
    </message>
    <message>
        <source>2 in each line</source>
        <translation>2 en cada línea</translation>
    </message>
    <message>
        <source>the scenario’s own</source>
        <translation>la del escenario</translation>
    </message>
    <message>
        <source>Mast and hull boxes of merchants</source>
        <translation>Casillas de arboladura y de casco de los mercantes</translation>
    </message>
</context>
<context>
    <name>AsPerMarginPhases</name>
    <message>
        <source>The referee lays the ships out; the rules say nothing about it (ruling R41). A die gives the first wind, a second one after a 5 or 6 (“Initial wind”), and two dice its speed (“Wind speed”). Then the first turn begins.</source>
        <translation>Se colocan los buques; el reglamento no dice nada al respecto (criterio R41). Un dado da el primer viento, y un segundo dado tras un 5 o un 6 (regla «Viento inicial»); dos dados dan su fuerza (regla «Fuerza del viento»). Después empieza el primer turno.</translation>
    </message>
    <message>
        <source>Each battery fires once at one enemy within 45° of its centre and 24″ (“Fire”, “Ranges”). One die a gun box; double for an initial broadside or a rake, triple for both. Each 4 within 8″ is thrown again on Table II, each 3 there on Table III. Ships in a boarding don’t fire (“Boarding”); men at the pumps must be called away first (“Pumps”).</source>
        <translation>Cada batería dispara una vez contra un enemigo a 45° de su centro como máximo y a menos de 24″ (reglas «Fuego» y «Alcances»). Un dado por casilla de artillería; el doble en la primera andanada o en enfilada, el triple si se dan ambas. Cada 4 hasta 8″ se vuelve a tirar en la Tabla II, y cada 3 de esta en la Tabla III. Los buques en un abordaje no disparan (regla «Abordaje»); a la gente en las bombas hay que retirarla antes (regla «Bombas»).</translation>
    </message>
    <message>
        <source>A ship fallen aboard an enemy may board her: a die for each box left, 4–6 hits, hits cancel out and the loser gives up gun boxes (“Boarding”). Boardings that go on are fought or called off. Who has fired this turn can’t board.</source>
        <translation>Un buque trabado con un enemigo puede lanzarse al abordaje: un dado por casilla que queda, acierta con 4–6, los impactos se anulan y quien pierde cede casillas de artillería (regla «Abordaje»). Los abordajes que siguen se resuelven o se desiste de ellos. Quien ha disparado este turno no puede lanzarse al abordaje.</translation>
    </message>
    <message>
        <source>Every fifteen minutes a die is thrown: after a 5 or 6 a second one says whether the wind backs, veers, turns toward the prevailing wind or changes its speed (“Changes in wind”, ruling R02).</source>
        <translation>Cada quince minutos se tira un dado: tras un 5 o un 6, otro dice si el viento rola a la izquierda, a la derecha o hacia el viento dominante, o si cambia de fuerza (regla «Cambios del viento», criterio R02).</translation>
    </message>
    <message>
        <source>Ships fallen aboard may try once a turn to part: a die each, halved at anchor, the higher has its wish, a tie holds them (“Falling aboard”). A French or Spanish ship that an English one has left may close again at once; if she fails, she forfeits her move.</source>
        <translation>Los buques trabados pueden intentar zafarse una vez por turno: un dado cada uno, a la mitad al ancla; el mayor cumple su deseo y el empate los mantiene trabados (regla «Abordarse y trabarse»). Un buque francés o español del que se ha zafado uno inglés puede volver a intentarlo enseguida; si falla, pierde su movimiento.</translation>
    </message>
    <message>
        <source>Ships without masts, and ships fallen aboard, turn down wind and drift the lower wind die (“Dismasted”). An anchor holds its whole group (ruling R17).</source>
        <translation>Los buques sin palos y los trabados giran en la dirección del viento y derivan el dado menor del viento (regla «Desarbolados»). Un ancla sujeta a todo su grupo (criterio R17).</translation>
    </message>
    <message>
        <source>Each ship pivots up to 90°, then sails straight on (“Turning”). With or across the wind up to the total of the wind dice, beating up to the higher die, never less than the lower; damaged ships a step less (“Wind speed”). Turning into or through the wind needs a toss (“Tacking”). Who comes within 3″ of another ship grapples or fends off (“Falling aboard”).</source>
        <translation>Cada buque gira hasta 90° y luego navega en línea recta (regla «Giros»). Con viento a favor o de través, hasta la suma de los dados del viento; de bolina, hasta el dado mayor; nunca menos que el menor; con averías, un escalón menos (regla «Fuerza del viento»). Girar hacia el viento o atravesarlo exige una tirada (regla «Virada por avante»). Quien se acerca a menos de 3″ de otro buque se traba o se zafa (regla «Abordarse y trabarse»).</translation>
    </message>
    <message>
        <source>The English sail by the same rules (“Turning”, “Wind speed”, “Tacking”, “Falling aboard”); they tack with a 5, too. Undamaged independent ships of either side may dash on or pivot once more after their move (“Extra move”).</source>
        <translation>Los ingleses navegan con las mismas reglas («Giros», «Fuerza del viento», «Virada por avante», «Abordarse y trabarse»); también viran por avante con un 5. Los buques por libre y sin averías de ambos bandos pueden dar un tirón o girar otra vez después de mover (regla «Movimiento extra»).</translation>
    </message>
    <message>
        <source>The English fire as the French and Spanish did (“Fire”, “Ranges”, Tables I to III). Then the turn is checked off (“Turn sequence”).</source>
        <translation>Los ingleses disparan como lo hicieron los franco-españoles (reglas «Fuego» y «Alcances», Tablas I a III). Después se marca el turno como terminado (regla «Secuencia del turno»).</translation>
    </message>
</context>
<context>
    <name>AsPerMarginRefusals</name>
    <message>
        <source>With fewer than 20 guns the type must be named</source>
        <translation>Con menos de 20 cañones hay que decir la clase</translation>
    </message>
    <message>
        <source>This belongs to another step</source>
        <translation>Corresponde a otro paso</translation>
    </message>
    <message>
        <source>This step is the other side’s</source>
        <translation>Este paso es del otro bando</translation>
    </message>
    <message>
        <source>The wind is not known yet</source>
        <translation>Falta fijar el viento</translation>
    </message>
    <message>
        <source>Ships are still to be placed</source>
        <translation>Quedan buques por colocar</translation>
    </message>
    <message>
        <source>Ships must still move</source>
        <translation>Quedan buques por mover</translation>
    </message>
    <message>
        <source>A boarding is still to be fought or called off</source>
        <translation>Falta resolver un abordaje o desistir de él</translation>
    </message>
    <message>
        <source>The wind must be checked first</source>
        <translation>Antes toca el control del viento</translation>
    </message>
    <message>
        <source>No wind check is due in this turn</source>
        <translation>En este turno no toca el control del viento</translation>
    </message>
    <message>
        <source>The wind has been checked this turn</source>
        <translation>El viento ya se ha controlado este turno</translation>
    </message>
    <message>
        <source>She is out of action</source>
        <translation>Está fuera de combate</translation>
    </message>
    <message>
        <source>Ships that board or are boarded don’t fire</source>
        <translation>En el abordaje no se dispara</translation>
    </message>
    <message>
        <source>She has fired this turn</source>
        <translation>Ya ha disparado este turno</translation>
    </message>
    <message>
        <source>There is no such boarding</source>
        <translation>No hay tal abordaje</translation>
    </message>
    <message>
        <source>They have not fallen aboard each other</source>
        <translation>No están trabados</translation>
    </message>
    <message>
        <source>The target is on the same side</source>
        <translation>El blanco es del propio bando</translation>
    </message>
    <message>
        <source>The target is out of action</source>
        <translation>El blanco está fuera de combate</translation>
    </message>
    <message>
        <source>No gun box is left there</source>
        <translation>Ahí no quedan casillas de artillería</translation>
    </message>
    <message>
        <source>Those guns have fired this turn</source>
        <translation>Esa artillería ya ha disparado este turno</translation>
    </message>
    <message>
        <source>Those guns don’t bear on the target</source>
        <translation>Esa artillería no bate el blanco</translation>
    </message>
    <message>
        <source>A struck ship is not fired on</source>
        <translation>A un buque rendido no se le tira</translation>
    </message>
    <message>
        <source>The target is more than 24″ away</source>
        <translation>El blanco está a más de 24″</translation>
    </message>
    <message>
        <source>That is not the side that faces the enemy</source>
        <translation>Ese costado no da al enemigo</translation>
    </message>
    <message>
        <source>Her men are at the pumps</source>
        <translation>Su gente está en las bombas</translation>
    </message>
    <message>
        <source>Nobody is at her pumps</source>
        <translation>No hay nadie en sus bombas</translation>
    </message>
    <message>
        <source>Her men are away from the pumps already</source>
        <translation>Ya se ha retirado a su gente de las bombas</translation>
    </message>
    <message>
        <source>Neither wishes to part</source>
        <translation>Nadie quiere zafarse</translation>
    </message>
    <message>
        <source>They have tossed already this turn</source>
        <translation>Ya lo han intentado este turno</translation>
    </message>
    <message>
        <source>She has fallen aboard another ship</source>
        <translation>Está trabado con otro buque</translation>
    </message>
    <message>
        <source>She has forfeited her move this turn</source>
        <translation>Ha perdido su movimiento este turno</translation>
    </message>
    <message>
        <source>She has moved already this turn</source>
        <translation>Ya ha movido este turno</translation>
    </message>
    <message>
        <source>A dismasted ship only drifts</source>
        <translation>Sin palos solo deriva</translation>
    </message>
    <message>
        <source>No ship has to drift</source>
        <translation>Ningún buque tiene que derivar</translation>
    </message>
    <message>
        <source>She lies at anchor</source>
        <translation>Está al ancla</translation>
    </message>
    <message>
        <source>She may not pivot more than 90°</source>
        <translation>No puede girar más de 90°</translation>
    </message>
    <message>
        <source>That turn into the wind is a tack: toss for it</source>
        <translation>Ese giro hacia el viento es una virada por avante: tire el dado</translation>
    </message>
    <message>
        <source>No tack brings her to that heading</source>
        <translation>Ninguna virada por avante lleva a ese rumbo</translation>
    </message>
    <message>
        <source>Too close to the wind: she makes no way</source>
        <translation>Demasiado cerca del viento: no avanza</translation>
    </message>
    <message>
        <source>Farther than she may sail</source>
        <translation>Más de lo que puede navegar</translation>
    </message>
    <message>
        <source>Less than she must sail</source>
        <translation>Menos de lo que debe navegar</translation>
    </message>
    <message>
        <source>Only independent ships have an extra move</source>
        <translation>Solo los buques por libre tienen movimiento extra</translation>
    </message>
    <message>
        <source>Only undamaged ships have an extra move</source>
        <translation>Solo los buques sin averías tienen movimiento extra</translation>
    </message>
    <message>
        <source>The extra move comes after her own move</source>
        <translation>El movimiento extra va después del suyo propio</translation>
    </message>
    <message>
        <source>She has had her extra move this turn</source>
        <translation>Ya ha usado su movimiento extra este turno</translation>
    </message>
    <message>
        <source>Ships dash on only after sailing with or across the wind</source>
        <translation>Solo se da un tirón tras navegar con viento a favor o de través</translation>
    </message>
    <message>
        <source>That boarding has been fought, or she boards another ship</source>
        <translation>Ese abordaje ya se ha resuelto, o el buque aborda a otro</translation>
    </message>
    <message>
        <source>Only dismasted ships and ships fallen aboard drift</source>
        <translation>Solo derivan los buques desarbolados y los trabados</translation>
    </message>
</context>
<context>
    <name>AsPerMarginRules</name>
    <message>
        <source>Set-up</source>
        <comment>rule</comment>
        <translation>Despliegue</translation>
    </message>
    <message>
        <source>The table</source>
        <comment>rule</comment>
        <translation>La mesa</translation>
    </message>
    <message>
        <source>Turn sequence</source>
        <comment>rule</comment>
        <translation>Secuencia del turno</translation>
    </message>
    <message>
        <source>Changes in wind</source>
        <comment>rule</comment>
        <translation>Cambios del viento</translation>
    </message>
    <message>
        <source>Wind speed</source>
        <comment>rule</comment>
        <translation>Fuerza del viento</translation>
    </message>
    <message>
        <source>Falling aboard</source>
        <comment>rule</comment>
        <translation>Abordarse y trabarse</translation>
    </message>
    <message>
        <source>Notes on falling aboard</source>
        <comment>rule</comment>
        <translation>Notas sobre abordarse y trabarse</translation>
    </message>
    <message>
        <source>Turning</source>
        <comment>rule</comment>
        <translation>Giros</translation>
    </message>
    <message>
        <source>Tacking</source>
        <comment>rule</comment>
        <translation>Virada por avante</translation>
    </message>
    <message>
        <source>Extra move</source>
        <comment>rule</comment>
        <translation>Movimiento extra</translation>
    </message>
    <message>
        <source>Dismasted</source>
        <comment>rule</comment>
        <translation>Desarbolados</translation>
    </message>
    <message>
        <source>Fire</source>
        <comment>rule</comment>
        <translation>Fuego</translation>
    </message>
    <message>
        <source>Ranges</source>
        <comment>rule</comment>
        <translation>Alcances</translation>
    </message>
    <message>
        <source>Table I</source>
        <comment>rule</comment>
        <translation>Tabla I</translation>
    </message>
    <message>
        <source>Table II</source>
        <comment>rule</comment>
        <translation>Tabla II</translation>
    </message>
    <message>
        <source>Table III</source>
        <comment>rule</comment>
        <translation>Tabla III</translation>
    </message>
    <message>
        <source>Effects</source>
        <comment>rule</comment>
        <translation>Efectos</translation>
    </message>
    <message>
        <source>Gun hits</source>
        <comment>rule</comment>
        <translation>Impactos en la artillería</translation>
    </message>
    <message>
        <source>Boarding</source>
        <comment>rule</comment>
        <translation>Abordaje</translation>
    </message>
    <message>
        <source>Initial wind</source>
        <comment>rule</comment>
        <translation>Viento inicial</translation>
    </message>
    <message>
        <source>Struck ships</source>
        <comment>rule</comment>
        <translation>Buques rendidos</translation>
    </message>
    <message>
        <source>Measurement</source>
        <comment>rule</comment>
        <translation>Medidas</translation>
    </message>
    <message>
        <source>Shore batteries</source>
        <comment>rule</comment>
        <translation>Baterías de costa</translation>
    </message>
    <message>
        <source>Ship types</source>
        <comment>rule</comment>
        <translation>Tipos de buques</translation>
    </message>
    <message>
        <source>Record sheet</source>
        <comment>rule</comment>
        <translation>Ficha de buque</translation>
    </message>
    <message>
        <source>Pumps</source>
        <comment>rule</comment>
        <translation>Bombas</translation>
    </message>
</context>
<context>
    <name>AsPerMarginScenarios</name>
    <message>
        <source>Two a side</source>
        <translation>Dos por bando</translation>
    </message>
    <message>
        <source>First Cape Finisterre, 3 May 1747</source>
        <translation>Primera de Finisterre, 3 de mayo de 1747</translation>
    </message>
    <message>
        <source>Second Cape Finisterre, 14 October 1747</source>
        <translation>Segunda de Finisterre, 14 de octubre de 1747</translation>
    </message>
    <message>
        <source>Cape St Vincent, 14 February 1797</source>
        <translation>Cabo de San Vicente, 14 de febrero de 1797</translation>
    </message>
    <message>
        <source>The Nile, 1 August 1798</source>
        <translation>El Nilo, 1 de agosto de 1798</translation>
    </message>
    <message>
        <source>Trafalgar, 21 October 1805</source>
        <translation>Trafalgar, 21 de octubre de 1805</translation>
    </message>
    <message>
        <source>Empty sea</source>
        <translation>Mar vacío</translation>
    </message>
    <message>
        <source>A 3rd and a 5th rate a side, to learn the game; places are invented</source>
        <translation>Un buque de 3.ª clase y uno de 5.ª por bando, para aprender el juego; lugares inventados</translation>
    </message>
    <message>
        <source>14 English in General Chase after 10 French; ships after the lists, wind and places conjecture</source>
        <translation>14 ingleses en caza general tras 10 franceses; buques según las listas; viento y lugares por conjetura</translation>
    </message>
    <message>
        <source>14 English in General Chase after 8 French in line; wind and places conjecture</source>
        <translation>14 ingleses en caza general tras 8 franceses en línea; viento y lugares por conjetura</translation>
    </message>
    <message>
        <source>15 English of the line and 5 scouts against 27 Spanish in two groups; wind and places conjecture</source>
        <translation>15 navíos ingleses y 5 exploradores contra 27 españoles en dos grupos; viento y lugares por conjetura</translation>
    </message>
    <message>
        <source>13 English come down on 17 French at anchor; places conjecture</source>
        <translation>13 ingleses caen sobre 17 franceses al ancla; lugares por conjetura</translation>
    </message>
    <message>
        <source>27 English in two columns against 33 French and Spanish; wind and places conjecture</source>
        <translation>27 ingleses en dos columnas contra 33 franceses y españoles; viento y lugares por conjetura</translation>
    </message>
    <message>
        <source>No ships: Adjust… puts up what stands on the table</source>
        <translation>Sin buques: con Ajustar… se copia lo que hay en la mesa</translation>
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
        <translation>ninguna casilla perdida</translation>
    </message>
    <message>
        <source>no hit</source>
        <translation>ningún impacto</translation>
    </message>
    <message>
        <source>%1 rakes %3 with %2, %4: %5</source>
        <extracomment>%1 is the ship, %2 what she fires (&quot;her port broadside&quot;), %3 the target, %4 the distance, %5 the boxes that the target loses</extracomment>
        <translation>%1 enfila a %3, a %4, y descarga %2: %5</translation>
    </message>
    <message>
        <source>%1 fires %2 at %3, %4: %5</source>
        <translation>%1 descarga %2 contra %3, a %4: %5</translation>
    </message>
    <message>
        <source>%1 steers %2</source>
        <comment>%2 is a compass name or degrees</comment>
        <translation>%1 pone rumbo al %2</translation>
    </message>
    <message>
        <source>%1 stands on to %2, %3</source>
        <comment>%2 is a compass name or degrees, %3 a distance</comment>
        <translation>%1 mantiene el rumbo %2: %3</translation>
    </message>
    <message>
        <source>%1 steers %2, %3</source>
        <comment>%2 is a compass name or degrees, %3 a distance</comment>
        <translation>%1 pone rumbo al %2: %3</translation>
    </message>
    <message>
        <source>%1 misses stays (%2) and drifts %3</source>
        <comment>%2 is a die, %3 a distance</comment>
        <translation>%1 falta la virada (%2) y deriva %3</translation>
    </message>
    <message>
        <source>%1 tacks (%2): heading %3, %4</source>
        <comment>%2 is a die, %3 a compass name, %4 a distance</comment>
        <translation>%1 vira por avante (%2): rumbo %3, %4</translation>
    </message>
    <message>
        <source>%1 dashes on (%2): %3</source>
        <comment>%2 is a die, %3 a distance</comment>
        <translation>%1 da un tirón (%2): %3</translation>
    </message>
    <message numerus="yes">
        <source>%n ships drift %1</source>
        <comment>%1 is a distance</comment>
        <translation>
            <numerusform>%n buque deriva %1</numerusform>
            <numerusform>%n buques derivan %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Drifting %2: %1</source>
        <comment>%1 are ships, %2 is a distance</comment>
        <translation>Derivan %2: %1</translation>
    </message>
    <message numerus="yes">
        <source>General Chase: %n English ships are independent</source>
        <translation>
            <numerusform>Caza general: %n buque inglés va por libre</numerusform>
            <numerusform>Caza general: %n buques ingleses van por libre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>General Chase: %n French and Spanish ships are independent</source>
        <translation>
            <numerusform>Caza general: %n buque franco-español va por libre</numerusform>
            <numerusform>Caza general: %n buques franco-españoles van por libre</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wears round to %2</source>
        <comment>%2 is a compass name or degrees</comment>
        <translation>%1 vira en redondo: rumbo %2</translation>
    </message>
    <message>
        <source>%1 wears round to %2, %3</source>
        <comment>%2 is a compass name or degrees, %3 a distance</comment>
        <translation>%1 vira en redondo: rumbo %2, %3</translation>
    </message>
    <message>
        <source>%1: nobody fires</source>
        <comment>a step of the turn that is passed over</comment>
        <translation>%1: no dispara nadie</translation>
    </message>
</context>
<context>
    <name>AsPerMarginWords</name>
    <message>
        <source>Set-up</source>
        <comment>step</comment>
        <translation>Despliegue</translation>
    </message>
    <message>
        <source>French and Spanish fire</source>
        <comment>step</comment>
        <translation>Fuego franco-español</translation>
    </message>
    <message>
        <source>Boarding</source>
        <comment>step</comment>
        <translation>Abordajes</translation>
    </message>
    <message>
        <source>Wind</source>
        <comment>step</comment>
        <translation>Viento</translation>
    </message>
    <message>
        <source>Grapples</source>
        <comment>step</comment>
        <translation>Garfios</translation>
    </message>
    <message>
        <source>Dismasted ships drift</source>
        <comment>step</comment>
        <translation>Derivan los desarbolados</translation>
    </message>
    <message>
        <source>French and Spanish move</source>
        <comment>step</comment>
        <translation>Movimiento franco-español</translation>
    </message>
    <message>
        <source>English move</source>
        <comment>step</comment>
        <translation>Movimiento inglés</translation>
    </message>
    <message>
        <source>English fire</source>
        <comment>step</comment>
        <translation>Fuego inglés</translation>
    </message>
    <message>
        <source>1st rate</source>
        <comment>type of ship</comment>
        <translation>1.ª clase</translation>
    </message>
    <message>
        <source>2nd rate</source>
        <comment>type of ship</comment>
        <translation>2.ª clase</translation>
    </message>
    <message>
        <source>3rd rate</source>
        <comment>type of ship</comment>
        <translation>3.ª clase</translation>
    </message>
    <message>
        <source>4th rate</source>
        <comment>type of ship</comment>
        <translation>4.ª clase</translation>
    </message>
    <message>
        <source>5th rate</source>
        <comment>type of ship</comment>
        <translation>5.ª clase</translation>
    </message>
    <message>
        <source>6th rate</source>
        <comment>type of ship</comment>
        <translation>6.ª clase</translation>
    </message>
    <message>
        <source>bomb ketch</source>
        <translation>bombarda</translation>
    </message>
    <message>
        <source>gunboat</source>
        <translation>cañonera</translation>
    </message>
    <message>
        <source>large merchant</source>
        <translation>mercante grande</translation>
    </message>
    <message>
        <source>medium merchant</source>
        <translation>mercante mediano</translation>
    </message>
    <message>
        <source>small merchant</source>
        <translation>mercante pequeño</translation>
    </message>
    <message>
        <source>shore battery</source>
        <translation>batería de costa</translation>
    </message>
    <message>
        <source>ship</source>
        <translation>buque</translation>
    </message>
    <message>
        <source>port</source>
        <comment>battery</comment>
        <translation>babor</translation>
    </message>
    <message>
        <source>starboard</source>
        <comment>battery</comment>
        <translation>estribor</translation>
    </message>
    <message>
        <source>fore</source>
        <comment>battery</comment>
        <translation>proa</translation>
    </message>
    <message>
        <source>aft</source>
        <comment>battery</comment>
        <translation>popa</translation>
    </message>
    <message>
        <source>forward</source>
        <comment>battery of a gunboat</comment>
        <translation>proa</translation>
    </message>
    <message>
        <source>masts</source>
        <comment>boxes of the record sheet</comment>
        <translation>arboladura</translation>
    </message>
    <message>
        <source>guns</source>
        <comment>boxes of the record sheet</comment>
        <translation>artillería</translation>
    </message>
    <message>
        <source>hull</source>
        <comment>boxes of the record sheet</comment>
        <translation>casco</translation>
    </message>
    <message>
        <source>masts, top line</source>
        <comment>record sheet</comment>
        <translation>arboladura, línea superior</translation>
    </message>
    <message>
        <source>masts, bottom line</source>
        <comment>record sheet</comment>
        <translation>arboladura, línea inferior</translation>
    </message>
    <message>
        <source>port guns</source>
        <comment>record sheet</comment>
        <translation>artillería de babor</translation>
    </message>
    <message>
        <source>starboard guns</source>
        <comment>record sheet</comment>
        <translation>artillería de estribor</translation>
    </message>
    <message>
        <source>fore guns</source>
        <comment>record sheet</comment>
        <translation>batería de proa</translation>
    </message>
    <message>
        <source>aft guns</source>
        <comment>record sheet</comment>
        <translation>batería de popa</translation>
    </message>
    <message>
        <source>forward guns</source>
        <comment>record sheet</comment>
        <translation>artillería de proa</translation>
    </message>
    <message>
        <source>guns</source>
        <comment>boxes of a shore battery</comment>
        <translation>artillería</translation>
    </message>
    <message>
        <source>undamaged</source>
        <comment>a ship</comment>
        <translation>sin averías</translation>
    </message>
    <message>
        <source>damaged</source>
        <comment>a ship</comment>
        <translation>con averías</translation>
    </message>
    <message>
        <source>dismasted</source>
        <comment>a ship</comment>
        <translation>desarbolado</translation>
    </message>
    <message>
        <source>afloat</source>
        <comment>a ship</comment>
        <translation>a flote</translation>
    </message>
    <message>
        <source>sunk</source>
        <comment>a ship</comment>
        <translation>hundido</translation>
    </message>
    <message>
        <source>blown up</source>
        <comment>a ship</comment>
        <translation>volado</translation>
    </message>
    <message>
        <source>gone from the table</source>
        <comment>a ship</comment>
        <translation>fuera de la mesa</translation>
    </message>
    <message>
        <source>not yet placed</source>
        <comment>a ship</comment>
        <translation>aún sin colocar</translation>
    </message>
    <message>
        <source>struck</source>
        <comment>a ship that gave up</comment>
        <translation>rendido</translation>
    </message>
    <message>
        <source>prize</source>
        <comment>a ship held by the enemy</comment>
        <translation>presa</translation>
    </message>
    <message>
        <source>men at the pumps</source>
        <comment>a ship</comment>
        <translation>gente en las bombas</translation>
    </message>
    <message>
        <source>anchored</source>
        <comment>a ship</comment>
        <translation>al ancla</translation>
    </message>
    <message>
        <source>independent</source>
        <comment>a ship</comment>
        <translation>por libre</translation>
    </message>
    <message>
        <source>moved</source>
        <comment>a ship, this turn</comment>
        <translation>ya ha movido</translation>
    </message>
    <message>
        <source>fallen aboard</source>
        <comment>a ship</comment>
        <translation>trabado</translation>
    </message>
    <message>
        <source>fallen aboard</source>
        <comment>two ships</comment>
        <translation>trabados</translation>
    </message>
    <message>
        <source>boarding</source>
        <comment>two ships</comment>
        <translation>abordaje</translation>
    </message>
    <message>
        <source>in action</source>
        <comment>ships, a shore battery</comment>
        <translation>en combate</translation>
    </message>
    <message>
        <source>silenced</source>
        <comment>a shore battery</comment>
        <translation>acallada</translation>
    </message>
    <message>
        <source>destroyed</source>
        <comment>a shore battery</comment>
        <translation>destruida</translation>
    </message>
    <message>
        <source>red hot shot</source>
        <comment>a shore battery</comment>
        <translation>bala roja</translation>
    </message>
    <message>
        <source>with or across the wind</source>
        <translation>con viento a favor o de través</translation>
    </message>
    <message>
        <source>beating</source>
        <comment>point of sailing</comment>
        <translation>de bolina</translation>
    </message>
    <message>
        <source>in irons</source>
        <comment>point of sailing</comment>
        <translation>proa al viento</translation>
    </message>
    <message>
        <source>dash</source>
        <comment>extra move</comment>
        <translation>tirón</translation>
    </message>
    <message>
        <source>pivot</source>
        <comment>extra move</comment>
        <translation>giro</translation>
    </message>
    <message>
        <source>tacks</source>
        <comment>result of the die</comment>
        <translation>vira por avante</translation>
    </message>
    <message>
        <source>misses stays</source>
        <comment>result of the die</comment>
        <translation>falta la virada</translation>
    </message>
    <message>
        <source>Grapple</source>
        <comment>a wish</comment>
        <translation>Trabarse</translation>
    </message>
    <message>
        <source>Fend off</source>
        <comment>a wish</comment>
        <translation>Zafarse</translation>
    </message>
    <message>
        <source>Part</source>
        <comment>a wish of a ship fallen aboard</comment>
        <translation>Zafarse</translation>
    </message>
    <message>
        <source>Stay together</source>
        <comment>a wish of a ship fallen aboard</comment>
        <translation>Seguir trabado</translation>
    </message>
    <message>
        <source>Try to close again</source>
        <comment>choice</comment>
        <translation>Intentarlo</translation>
    </message>
    <message>
        <source>Let her go</source>
        <comment>choice</comment>
        <translation>Renunciar</translation>
    </message>
    <message>
        <source>Repel boarders</source>
        <comment>why men leave the pumps</comment>
        <translation>Rechazar el abordaje</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>a choice</comment>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <comment>a choice</comment>
        <translation>no</translation>
    </message>
    <message>
        <source>none</source>
        <comment>a choice</comment>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>both sides</source>
        <comment>whose step it is</comment>
        <translation>los dos bandos</translation>
    </message>
    <message>
        <source>bow cable</source>
        <comment>of an anchor</comment>
        <translation>cable de proa</translation>
    </message>
    <message>
        <source>stern cable</source>
        <comment>of an anchor</comment>
        <translation>cable de popa</translation>
    </message>
    <message>
        <source>gun boxes</source>
        <translation>casillas de artillería</translation>
    </message>
    <message>
        <source>initial broadside</source>
        <translation>primera andanada</translation>
    </message>
    <message>
        <source>rake</source>
        <comment>reason for more dice; a drawn line</comment>
        <translation>enfilada</translation>
    </message>
    <message>
        <source>total</source>
        <comment>of the wind dice</comment>
        <translation>suma</translation>
    </message>
    <message>
        <source>higher die</source>
        <comment>of the wind dice</comment>
        <translation>dado mayor</translation>
    </message>
    <message>
        <source>lower die</source>
        <comment>of the wind dice</comment>
        <translation>dado menor</translation>
    </message>
    <message>
        <source>die</source>
        <translation>dado</translation>
    </message>
    <message>
        <source>her class</source>
        <comment>by number of guns</comment>
        <translation>su clase</translation>
    </message>
    <message>
        <source>nearest class</source>
        <comment>by number of guns</comment>
        <translation>clase más cercana</translation>
    </message>
    <message>
        <source>mainmast to mainmast</source>
        <translation>de palo mayor a palo mayor</translation>
    </message>
    <message>
        <source>closing to within 3″</source>
        <translation>se acerca a menos de 3″</translation>
    </message>
    <message>
        <source>the rules name no winner</source>
        <translation>el reglamento no fija vencedor</translation>
    </message>
    <message>
        <source>range</source>
        <translation>alcance</translation>
    </message>
    <message>
        <source>arc of the port guns</source>
        <comment>drawing</comment>
        <translation>arco de la artillería de babor</translation>
    </message>
    <message>
        <source>arc of the starboard guns</source>
        <comment>drawing</comment>
        <translation>arco de la artillería de estribor</translation>
    </message>
    <message>
        <source>arc of the fore guns</source>
        <comment>drawing</comment>
        <translation>arco de la batería de proa</translation>
    </message>
    <message>
        <source>arc of the aft guns</source>
        <comment>drawing</comment>
        <translation>arco de la batería de popa</translation>
    </message>
    <message>
        <source>arc of the forward guns</source>
        <comment>drawing</comment>
        <translation>arco de la artillería de proa</translation>
    </message>
    <message>
        <source>arc of the battery</source>
        <comment>drawing</comment>
        <translation>arco de la batería</translation>
    </message>
    <message>
        <source>headings with or across the wind</source>
        <comment>drawing</comment>
        <translation>rumbos con viento a favor o de través</translation>
    </message>
    <message>
        <source>headings close to the wind</source>
        <comment>drawing</comment>
        <translation>rumbos de bolina</translation>
    </message>
    <message>
        <source>headings in irons</source>
        <comment>drawing</comment>
        <translation>rumbos proa al viento</translation>
    </message>
    <message>
        <source>headings by tacking</source>
        <comment>drawing</comment>
        <translation>rumbos virando por avante</translation>
    </message>
    <message>
        <source>ruler</source>
        <comment>drawing</comment>
        <translation>regla</translation>
    </message>
    <message>
        <source>way</source>
        <comment>of a ship, drawing</comment>
        <translation>camino recorrido</translation>
    </message>
    <message>
        <source>closing within 3″</source>
        <comment>drawing</comment>
        <translation>se acerca a menos de 3″</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>distancia</translation>
    </message>
    <message>
        <source>inches</source>
        <translation>pulgadas</translation>
    </message>
    <message>
        <source>least</source>
        <comment>distance to sail</comment>
        <translation>mínimo</translation>
    </message>
    <message>
        <source>most</source>
        <comment>distance to sail</comment>
        <translation>máximo</translation>
    </message>
    <message>
        <source>English 3rd rate</source>
        <translation>Inglés de 3.ª clase</translation>
    </message>
    <message>
        <source>English 5th rate</source>
        <translation>Inglés de 5.ª clase</translation>
    </message>
    <message>
        <source>French 3rd rate</source>
        <translation>Francés de 3.ª clase</translation>
    </message>
    <message>
        <source>Spanish 5th rate</source>
        <translation>Español de 5.ª clase</translation>
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
        <translation>sin cambios %1, hacia el viento dominante %2, rola a la izquierda %3, a la derecha %4, cambia la fuerza %5</translation>
    </message>
    <message>
        <source>%1 fires at %2</source>
        <comment>ships</comment>
        <translation>%1 dispara contra %2</translation>
    </message>
    <message>
        <source>%1 boards %2</source>
        <comment>ships</comment>
        <translation>%1 se lanza al abordaje contra %2</translation>
    </message>
    <message>
        <source>%1 tacks</source>
        <comment>a ship</comment>
        <translation>%1 vira por avante</translation>
    </message>
    <message>
        <source>%1 calls her men from the pumps</source>
        <comment>a ship</comment>
        <translation>%1 retira a la gente de las bombas</translation>
    </message>
    <message>
        <source>Wind check</source>
        <translation>Control del viento</translation>
    </message>
    <message>
        <source>%1 wins %2, %3 wins %4, even %5</source>
        <comment>a boarding: ships and chances</comment>
        <translation>%1 vence %2, %3 vence %4, empate %5</translation>
    </message>
    <message>
        <source>apart %1, aboard %2 (a tie: %3)</source>
        <comment>a toss of two ships</comment>
        <translation>sueltos %1, trabados %2 (empate: %3)</translation>
    </message>
    <message>
        <source>tacks %1, misses stays %2</source>
        <comment>chances of a ship</comment>
        <translation>vira por avante %1, falta la virada %2</translation>
    </message>
    <message>
        <source>nothing %1, a hull box %2, a gun box %3</source>
        <comment>chances of men called from the pumps</comment>
        <translation>nada %1, una casilla de casco %2, una de artillería %3</translation>
    </message>
    <message>
        <source>What if – %1: %2</source>
        <comment>an act and its chances</comment>
        <translation>Y si… – %1: %2</translation>
    </message>
    <message>
        <source>Odds – %1: %2</source>
        <comment>an act and its chances</comment>
        <translation>Probabilidades – %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n dice: about %1 masts, %2 guns, %3 hull</source>
        <comment>what a fire hits on average</comment>
        <translation>
            <numerusform>%n dado; de media: arboladura %1, artillería %2, casco %3</numerusform>
            <numerusform>%n dados; de media: arboladura %1, artillería %2, casco %3</numerusform>
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
        <translation>arboladura tocada: %1</translation>
    </message>
    <message>
        <source>a gun hit %1</source>
        <comment>a chance</comment>
        <translation>artillería tocada: %1</translation>
    </message>
    <message>
        <source>damaged %1</source>
        <comment>chance of a ship</comment>
        <translation>averiado: %1</translation>
    </message>
    <message>
        <source>dismasted %1</source>
        <comment>chance of a ship</comment>
        <translation>desarbolado: %1</translation>
    </message>
    <message>
        <source>strikes %1</source>
        <comment>chance of a ship</comment>
        <translation>se rinde: %1</translation>
    </message>
    <message>
        <source>sinks %1</source>
        <comment>chance of a ship</comment>
        <translation>se hunde: %1</translation>
    </message>
    <message>
        <source>explodes %1</source>
        <comment>chance of a ship</comment>
        <translation>explota: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n dice: about %1 guns</source>
        <comment>what a fire at a battery ashore hits on average</comment>
        <translation>
            <numerusform>%n dado; de media, artillería: %1</numerusform>
            <numerusform>%n dados; de media, artillería: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>silenced %1</source>
        <comment>chance of a battery ashore</comment>
        <translation>silenciada: %1</translation>
    </message>
    <message>
        <source>magazine explodes %1</source>
        <comment>chance of a battery ashore</comment>
        <translation>explota la santabárbara: %1</translation>
    </message>
</context>
<context>
    <name>Corunna</name>
    <message>
        <source>French</source>
        <comment>a side</comment>
        <translation>Franceses</translation>
    </message>
    <message>
        <source>Allies</source>
        <comment>a side: British and Spanish</comment>
        <translation>Aliados</translation>
    </message>
    <message>
        <source>the French</source>
        <translation>los franceses</translation>
    </message>
    <message>
        <source>the Allies</source>
        <comment>British and Spanish</comment>
        <translation>los aliados</translation>
    </message>
    <message>
        <source>French</source>
        <comment>adjective, feminine</comment>
        <translation>francesa</translation>
    </message>
    <message>
        <source>French</source>
        <comment>adjective, masculine</comment>
        <translation>francés</translation>
    </message>
    <message>
        <source>Allied</source>
        <comment>adjective, feminine</comment>
        <translation>aliada</translation>
    </message>
    <message>
        <source>Allied</source>
        <comment>adjective, masculine</comment>
        <translation>aliado</translation>
    </message>
    <message>
        <source>%1 (◇ by unchecked tables)</source>
        <comment>a result</comment>
        <translation>%1 (◇ con tablas sin cotejar)</translation>
    </message>
    <message numerus="yes">
        <source>Which %n ships are tasked?</source>
        <translation>
            <numerusform>¿Qué navío se asigna?</numerusform>
            <numerusform>¿Qué %n navíos se asignan?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chits in the cup: %1</source>
        <translation>
            <numerusform>%n ficha en el cubilete: %1</numerusform>
            <numerusform>%n fichas en el cubilete: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces to set up: %1</source>
        <translation>
            <numerusform>%n pieza por desplegar: %1</numerusform>
            <numerusform>%n piezas por desplegar: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Two dice, tens then units: %1</source>
        <comment>%1 is what they are thrown for</comment>
        <translation>Dos dados, decenas y luego unidades: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n dice: %1</source>
        <comment>%1 is what they are thrown for</comment>
        <translation>
            <numerusform>%n dado: %1</numerusform>
            <numerusform>%n dados: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a unit or chart, and its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a chart’s cell</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>attached: %1</source>
        <comment>%1 is a division or a brigade</comment>
        <translation>agregados: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n hexes</source>
        <comment>a distance</comment>
        <translation>
            <numerusform>%n hexágono</numerusform>
            <numerusform>%n hexágonos</numerusform>
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
            <numerusform>%n PM como mínimo</numerusform>
            <numerusform>%n PM como mínimo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n MP left</source>
        <comment>movement points</comment>
        <translation>
            <numerusform>queda %n PM</numerusform>
            <numerusform>quedan %n PM</numerusform>
        </translation>
    </message>
    <message>
        <source>Chit: %1, %2</source>
        <comment>a Maneuver Unit: MU 2, and what it is made of</comment>
        <translation>Ficha: %1, %2</translation>
    </message>
    <message>
        <source>Chit: %1</source>
        <comment>a chit of the cup</comment>
        <translation>Ficha: %1</translation>
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
        <translation>%1: como máximo %2</translation>
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
        <translation>Cada incremento que hace fuego cuenta por %1</translation>
    </message>
    <message>
        <source>The value printed on the counter, whatever its increments</source>
        <translation>El valor impreso en la ficha, sean cuales sean sus incrementos</translation>
    </message>
    <message>
        <source>Not permitted</source>
        <translation>No permitido</translation>
    </message>
    <message>
        <source>The text leaves it out: fill it in from your own chart, in Adjust…</source>
        <translation>El texto no lo da: anótelo según su propia tabla, en Ajustar…</translation>
    </message>
    <message>
        <source>The value that the fire is compared with</source>
        <translation>El valor con el que se compara el fuego</translation>
    </message>
    <message numerus="yes">
        <source>%n increments lost</source>
        <comment>a cell of the Fire Table</comment>
        <translation>
            <numerusform>%n incremento perdido</numerusform>
            <numerusform>%n incrementos perdidos</numerusform>
        </translation>
    </message>
    <message>
        <source>The cavalry is recalled</source>
        <translation>La caballería vuelve al toque de llamada</translation>
    </message>
    <message>
        <source>The battery limbers</source>
        <translation>La batería engancha</translation>
    </message>
    <message>
        <source>Added to the die; a low die succeeds</source>
        <translation>Se suma al dado; se acierta con un dado bajo</translation>
    </message>
    <message>
        <source>The rolls of two dice, tens and units, that come to it</source>
        <translation>Las tiradas de dos dados, decenas y unidades, que dan ese resultado</translation>
    </message>
    <message>
        <source>Moves the roll so many steps along the rolls 11 to 66</source>
        <translation>Desplaza la tirada ese número de pasos por la serie de tiradas de 11 a 66</translation>
    </message>
    <message>
        <source>any 1 regiment, or %1</source>
        <comment>increments that may stack</comment>
        <translation>1 regimiento o %1</translation>
    </message>
    <message>
        <source>any 1 battalion, or %1</source>
        <comment>increments that may stack</comment>
        <translation>1 batallón o %1</translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <comment>losses of the attackers and of the defenders</comment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>%1: which formation?</source>
        <comment>%1: one or several units</comment>
        <translation>%1: ¿qué formación?</translation>
    </message>
</context>
<context>
    <name>CorunnaCharts</name>
    <message>
        <source>Naval Commitment</source>
        <comment>chart</comment>
        <translation>Intervención naval</translation>
    </message>
    <message>
        <source>Fire Effects</source>
        <comment>chart</comment>
        <translation>Efectos del fuego</translation>
    </message>
    <message>
        <source>Fire Defence</source>
        <comment>chart</comment>
        <translation>Defensa contra el fuego</translation>
    </message>
    <message>
        <source>Movement</source>
        <comment>chart</comment>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Square Formation, French</source>
        <comment>chart</comment>
        <translation>Formación del cuadro, franceses</translation>
    </message>
    <message>
        <source>Square Formation, British</source>
        <comment>chart</comment>
        <translation>Formación del cuadro, británicos</translation>
    </message>
    <message>
        <source>Square Formation</source>
        <comment>chart</comment>
        <translation>Formación del cuadro</translation>
    </message>
    <message>
        <source>Stacking</source>
        <comment>chart</comment>
        <translation>Apilamiento</translation>
    </message>
    <message>
        <source>Cavalry Recall</source>
        <comment>chart</comment>
        <translation>Llamada de la caballería</translation>
    </message>
    <message>
        <source>Limbering</source>
        <comment>chart</comment>
        <translation>Enganche de la artillería</translation>
    </message>
    <message>
        <source>Roll to Close</source>
        <comment>chart</comment>
        <translation>Tirada para cerrar</translation>
    </message>
    <message>
        <source>Roll to Stand</source>
        <comment>chart</comment>
        <translation>Tirada para resistir</translation>
    </message>
    <message>
        <source>Mêlée</source>
        <comment>chart</comment>
        <translation>Cuerpo a cuerpo</translation>
    </message>
    <message>
        <source>Morale</source>
        <comment>chart</comment>
        <translation>Moral</translation>
    </message>
    <message>
        <source>Harassment</source>
        <comment>chart</comment>
        <translation>Hostigamiento</translation>
    </message>
    <message>
        <source>Embarkation</source>
        <comment>chart</comment>
        <translation>Embarque</translation>
    </message>
    <message>
        <source>“Now” is the roll as thrown, with the modifiers of the moment taken into account.</source>
        <translation>«Ahora» es la tirada tal como sale de los dados, contando ya los modificadores del momento.</translation>
    </message>
    <message>
        <source>× multiplies the increments that fire; “printed” is the counter’s own value. Disorder halves it, and so does a range of two hexes, but not for Rifles.</source>
        <translation>× multiplica los incrementos que hacen fuego; «impreso» es el valor de la propia ficha. El desorden lo reduce a la mitad, y tirar a dos hexágonos también, salvo para los Rifles.</translation>
    </message>
    <message>
        <source>A transport holds one battalion or 8 increments of infantry, 4 of cavalry, or 2 of artillery; each loading takes half its movement.</source>
        <translation>Un transporte lleva un batallón u 8 incrementos de infantería, 4 de caballería o 2 de artillería; cada embarque gasta la mitad de su movimiento.</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>head of a chart</comment>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>As printed</source>
        <comment>head of a chart: rolls</comment>
        <translation>Impreso</translation>
    </message>
    <message>
        <source>Now</source>
        <comment>head of a chart: rolls</comment>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>Unit</source>
        <comment>head of a chart: its type</comment>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>Terrain</source>
        <comment>head of a chart</comment>
        <translation>Terreno</translation>
    </message>
    <message>
        <source>Hexes</source>
        <comment>head: distance of cavalry</comment>
        <translation>Hexágonos</translation>
    </message>
    <message>
        <source>What embarks</source>
        <comment>head of a chart</comment>
        <translation>Qué embarca</translation>
    </message>
    <message>
        <source>MP</source>
        <comment>head: movement points</comment>
        <translation>PM</translation>
    </message>
    <message>
        <source>printed</source>
        <comment>the counter’s own value</comment>
        <translation>impreso</translation>
    </message>
    <message>
        <source>NP</source>
        <comment>not permitted</comment>
        <translation>NP</translation>
    </message>
    <message>
        <source>leader</source>
        <comment>who moves or embarks</comment>
        <translation>jefe</translation>
    </message>
    <message>
        <source>Infantry, as far as the text gives it; a square of more than nine increments has 2 less. Enter the other cells in Adjust….</source>
        <translation>Infantería, hasta donde la da el texto; un cuadro de más de nueve incrementos tiene 2 menos. Anote las demás casillas en Ajustar….</translation>
    </message>
    <message>
        <source>They are added to the modifiers of the series’ rulebook. Through a gate the Sapeurs and their stack are exempt.</source>
        <translation>Se suman a los modificadores del reglamento de la serie. Por una puerta, los zapadores y su pila están exentos.</translation>
    </message>
    <message>
        <source>Formation</source>
        <comment>head of a chart</comment>
        <translation>Formación</translation>
    </message>
    <message>
        <source>Cavalry</source>
        <comment>head: of a nation</comment>
        <translation>Caballería</translation>
    </message>
    <message>
        <source>Battery</source>
        <comment>head of a chart</comment>
        <translation>Batería</translation>
    </message>
    <message>
        <source>Modifier</source>
        <comment>head of a chart</comment>
        <translation>Modificador</translation>
    </message>
    <message>
        <source>Hanoverian</source>
        <comment>cavalry</comment>
        <translation>hannoveriana</translation>
    </message>
    <message>
        <source>French foot artillery</source>
        <translation>artillería a pie francesa</translation>
    </message>
    <message>
        <source>French horse artillery</source>
        <translation>artillería a caballo francesa</translation>
    </message>
    <message>
        <source>British horse artillery</source>
        <translation>artillería a caballo británica</translation>
    </message>
    <message>
        <source>Fire Effects, French</source>
        <comment>chart</comment>
        <translation>Efectos del fuego, franceses</translation>
    </message>
    <message>
        <source>Fire Effects, British</source>
        <comment>chart</comment>
        <translation>Efectos del fuego, británicos</translation>
    </message>
    <message>
        <source>Fire Table of the series</source>
        <comment>chart</comment>
        <translation>Tabla de fuego de la serie</translation>
    </message>
    <message>
        <source>Mêlée Table of the series</source>
        <comment>chart</comment>
        <translation>Tabla de cuerpo a cuerpo de la serie</translation>
    </message>
    <message>
        <source>Modifiers to form square</source>
        <comment>chart</comment>
        <translation>Modificadores para formar el cuadro</translation>
    </message>
    <message>
        <source>Modifiers of the commitment</source>
        <comment>chart</comment>
        <translation>Modificadores de la intervención naval</translation>
    </message>
    <message>
        <source>Modifiers of the recall</source>
        <comment>chart</comment>
        <translation>Modificadores de la llamada</translation>
    </message>
    <message>
        <source>Modifiers of limbering</source>
        <comment>chart</comment>
        <translation>Modificadores del enganche</translation>
    </message>
    <message>
        <source>Modifiers of harassment</source>
        <comment>chart</comment>
        <translation>Modificadores del hostigamiento</translation>
    </message>
    <message>
        <source>Close, stand, mêlée, morale</source>
        <comment>chart of modifiers</comment>
        <translation>Cerrar, resistir, cuerpo a cuerpo, moral</translation>
    </message>
    <message>
        <source>In Road Column a road costs as clear ground. Streams, fords, slopes, walls, sunken roads and the rampart are added as your chart says: those of them that are filled in stand below the terrain.</source>
        <translation>En columna de marcha, un camino cuesta como terreno despejado. Los arroyos, vados, laderas, tapias, caminos hondos y la muralla se suman según su tabla: los que ya están anotados figuran debajo del terreno.</translation>
    </message>
    <message>
        <source>In increments. Units in Skirmish Order stay with no other unit. Two increments of dismounted dragoons count as one. One ship a hex.</source>
        <translation>En incrementos. Las unidades en guerrilla no se apilan con ninguna otra. Dos incrementos de dragones pie a tierra cuentan como uno. Un buque por hexágono.</translation>
    </message>
    <message>
        <source>As it was typed from the rulebook of the series.</source>
        <translation>Tal como se ha copiado del reglamento de la serie.</translation>
    </message>
    <message>
        <source>◇ Nobody has compared this table with a printed rulebook.</source>
        <translation>◇ Nadie ha comparado esta tabla con un reglamento impreso.</translation>
    </message>
    <message>
        <source>Condition</source>
        <comment>head of a chart</comment>
        <translation>Condición</translation>
    </message>
    <message>
        <source>Succeeds on</source>
        <comment>head: faces of a die</comment>
        <translation>Éxito con</translation>
    </message>
    <message>
        <source>Modified roll</source>
        <comment>head of a chart</comment>
        <translation>Tirada modificada</translation>
    </message>
    <message>
        <source>Defence</source>
        <comment>head of a chart</comment>
        <translation>Defensa</translation>
    </message>
    <message>
        <source>adjacent</source>
        <comment>cavalry, beside the unit</comment>
        <translation>adyacente</translation>
    </message>
    <message>
        <source>Town, village</source>
        <comment>head of a chart</comment>
        <translation>Ciudad, aldea</translation>
    </message>
    <message>
        <source>Infantry in Skirmish Order</source>
        <translation>Infantería en guerrilla</translation>
    </message>
    <message>
        <source>Artillery with infantry</source>
        <translation>Artillería con infantería</translation>
    </message>
    <message>
        <source>any 1 battery</source>
        <translation>1 batería</translation>
    </message>
    <message>
        <source>1 counts as 6</source>
        <translation>1 cuenta como 6</translation>
    </message>
    <message>
        <source>Ligne, Sapeurs, Suisse</source>
        <translation>De línea, zapadores, suiza</translation>
    </message>
    <message>
        <source>Légère</source>
        <translation>Ligera (Légère)</translation>
    </message>
    <message>
        <source>Dismounted dragoons (8 at most)</source>
        <translation>Dragones pie a tierra (8 como máximo)</translation>
    </message>
    <message>
        <source>Guards, Foot, Fusiliers</source>
        <translation>Guardias, de línea, fusileros</translation>
    </message>
    <message>
        <source>Light battalions</source>
        <translation>Batallones ligeros</translation>
    </message>
    <message>
        <source>95th Rifles</source>
        <translation>95.º de Rifles</translation>
    </message>
    <message>
        <source>Light companies</source>
        <translation>Compañías ligeras</translation>
    </message>
    <message>
        <source>Cavalry against a mob</source>
        <translation>Caballería contra un tropel</translation>
    </message>
    <message>
        <source>Dismounted dragoons</source>
        <translation>Dragones pie a tierra</translation>
    </message>
</context>
<context>
    <name>CorunnaDecisions</name>
    <message>
        <source>How many ships support the army?</source>
        <translation>¿Cuántos navíos apoyan al ejército?</translation>
    </message>
    <message>
        <source>Which ships are tasked?</source>
        <translation>¿Qué navíos se asignan?</translation>
    </message>
    <message>
        <source>Does the magazine blow up?</source>
        <translation>¿Vuela la santabárbara?</translation>
    </message>
    <message>
        <source>To which battalion do the colours fly?</source>
        <translation>¿A qué batallón pasa la bandera?</translation>
    </message>
    <message>
        <source>Which battalion gives up the increment?</source>
        <translation>¿Qué batallón cede el incremento?</translation>
    </message>
    <message>
        <source>%1: does the magazine blow up?</source>
        <comment>a ship</comment>
        <translation>%1: ¿vuela la santabárbara?</translation>
    </message>
    <message>
        <source>%1: to which battalion do they fly?</source>
        <comment>colours</comment>
        <translation>%1: ¿a qué batallón pasa?</translation>
    </message>
    <message>
        <source>%1: which battalion gives up the increment?</source>
        <comment>a light company</comment>
        <translation>%1: ¿qué batallón cede el incremento?</translation>
    </message>
    <message>
        <source>Soult has an enemy near: he must move off</source>
        <translation>Soult tiene cerca al enemigo: debe alejarse</translation>
    </message>
    <message>
        <source>Its rout movement is still due</source>
        <translation>Falta su movimiento de fuga</translation>
    </message>
    <message>
        <source>Another division is without a leader</source>
        <translation>Otra división se ha quedado sin jefe</translation>
    </message>
    <message>
        <source>A division must enter at Portazgo on the first turn</source>
        <translation>Una división debe entrar por Portazgo en el primer turno</translation>
    </message>
    <message>
        <source>Colours without a battalion: %1</source>
        <comment>brigades</comment>
        <translation>Banderas sin batallón: %1</translation>
    </message>
    <message>
        <source>Reinforcements are due: %1</source>
        <comment>divisions</comment>
        <translation>Toca la entrada de refuerzos: %1</translation>
    </message>
    <message>
        <source>Must leave the map: %1</source>
        <comment>ships</comment>
        <translation>Deben salir del mapa: %1</translation>
    </message>
    <message>
        <source>fire</source>
        <comment>what dice are thrown for</comment>
        <translation>fuego</translation>
    </message>
    <message>
        <source>Naval Commitment</source>
        <translation>intervención naval</translation>
    </message>
    <message>
        <source>number of ships</source>
        <translation>número de navíos</translation>
    </message>
    <message>
        <source>forming square</source>
        <translation>formar el cuadro</translation>
    </message>
    <message>
        <source>recall of cavalry</source>
        <translation>llamada de la caballería</translation>
    </message>
    <message>
        <source>limbering</source>
        <translation>enganchar</translation>
    </message>
    <message>
        <source>Roll to Close</source>
        <translation>tirada para cerrar</translation>
    </message>
    <message>
        <source>Roll to Stand</source>
        <translation>tirada para resistir</translation>
    </message>
    <message>
        <source>morale check</source>
        <translation>prueba de moral</translation>
    </message>
    <message>
        <source>mêlée</source>
        <translation>cuerpo a cuerpo</translation>
    </message>
    <message>
        <source>roll of the series</source>
        <translation>tirada de la serie</translation>
    </message>
    <message>
        <source>magazine, a 6 blows it up</source>
        <translation>santabárbara: vuela con un 6</translation>
    </message>
    <message>
        <source>Naval Commitment: what does the Royal Navy do?</source>
        <translation>Intervención naval: ¿qué hace la Royal Navy?</translation>
    </message>
    <message>
        <source>Enemies stand in that hex: the series says whether it may be entered</source>
        <translation>Hay enemigos en ese hexágono: la serie dice si se puede entrar</translation>
    </message>
    <message>
        <source>Command Points not used: %1</source>
        <comment>whose they are</comment>
        <translation>Puntos de mando sin usar: %1</translation>
    </message>
    <message>
        <source>May still ride: %1</source>
        <comment>a leader</comment>
        <translation>Aún puede cabalgar: %1</translation>
    </message>
    <message>
        <source>May still fly to a brigade: %1</source>
        <comment>Hardinge</comment>
        <translation>Aún puede acudir a una brigada: %1</translation>
    </message>
    <message>
        <source>May still try for initiative: %1</source>
        <comment>leaders</comment>
        <translation>Iniciativa aún por intentar: %1</translation>
    </message>
    <message>
        <source>the French</source>
        <comment>whose Command Point</comment>
        <translation>los franceses</translation>
    </message>
    <message>
        <source>the British</source>
        <comment>whose Command Point</comment>
        <translation>los británicos</translation>
    </message>
</context>
<context>
    <name>CorunnaEvents</name>
    <message>
        <source>No division leader is within Soult’s span</source>
        <translation>Ningún jefe de división está al alcance de Soult</translation>
    </message>
    <message>
        <source>Within Soult’s span: %1</source>
        <comment>%1 are leaders</comment>
        <translation>Al alcance de Soult: %1</translation>
    </message>
    <message numerus="yes">
        <source>The French form %1 with %2: %n units</source>
        <extracomment>%1 is &quot;MU 2&quot;, %2 a division or a brigade, %n counts units</extracomment>
        <translation>
            <numerusform>Los franceses forman %1 con %2: %n unidad</numerusform>
            <numerusform>Los franceses forman %1 con %2: %n unidades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The British form %1 with %2: %n units</source>
        <translation>
            <numerusform>Los británicos forman %1 con %2: %n unidad</numerusform>
            <numerusform>Los británicos forman %1 con %2: %n unidades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 forms %1 on its own initiative: %n units</source>
        <translation>
            <numerusform>%2 forma %1 por propia iniciativa: %n unidad</numerusform>
            <numerusform>%2 forma %1 por propia iniciativa: %n unidades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 forms %2 with %3: %n units</source>
        <extracomment>%1 is a leader, %2 &quot;MU 2&quot;, %3 a division or a brigade, %n counts units</extracomment>
        <translation>
            <numerusform>%1 forma %2 con %3: %n unidad</numerusform>
            <numerusform>%1 forma %2 con %3: %n unidades</numerusform>
        </translation>
    </message>
    <message>
        <source>Moore rides to %1, %2 MP</source>
        <comment>%1 is a hex, MP are movement points</comment>
        <translation>Moore cabalga hasta %1, %2 PM</translation>
    </message>
    <message>
        <source>not checked: %1</source>
        <translation>sin comprobar: %1</translation>
    </message>
    <message>
        <source>Hardinge flies to the colours: %1 (%2)</source>
        <comment>a brigade, and the hex of its colours</comment>
        <translation>Hardinge acude junto a la bandera: %1 (%2)</translation>
    </message>
    <message>
        <source>%1 takes the initiative</source>
        <comment>a leader</comment>
        <translation>%1 toma la iniciativa</translation>
    </message>
    <message>
        <source>%1 takes no initiative</source>
        <comment>a leader</comment>
        <translation>%1 no toma la iniciativa</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a Maneuver Unit: MU 2, and what it is made of</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Chit: %1; the cup is empty</source>
        <translation>Ficha: %1; el cubilete queda vacío</translation>
    </message>
    <message numerus="yes">
        <source>Chit: %1; %n left in the cup</source>
        <translation>
            <numerusform>Ficha: %1; queda %n en el cubilete</numerusform>
            <numerusform>Ficha: %1; quedan %n en el cubilete</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no colours and must regroup</source>
        <comment>a unit</comment>
        <translation>%1, sin bandera, debe reagruparse</translation>
    </message>
    <message numerus="yes">
        <source>%1 has no colours and must go to the port: %2, %n hexes</source>
        <extracomment>%1 is a unit, %2 a hex, %n the distance to it</extracomment>
        <translation>
            <numerusform>%1, sin bandera, debe ir al puerto: %2, a %n hexágono</numerusform>
            <numerusform>%1, sin bandera, debe ir al puerto: %2, a %n hexágonos</numerusform>
        </translation>
    </message>
    <message>
        <source>Administrative March: %1</source>
        <comment>%1 is a brigade</comment>
        <translation>Marcha administrativa: %1</translation>
    </message>
    <message>
        <source>%1 is attached to: %2</source>
        <comment>a battery or squadron, and a division or a brigade</comment>
        <translation>%1 se agrega a: %2</translation>
    </message>
    <message>
        <source>%1 stands as one regiment</source>
        <comment>a French regiment</comment>
        <translation>%1 forma como un solo regimiento</translation>
    </message>
    <message>
        <source>%1 breaks down into battalions</source>
        <comment>a French regiment</comment>
        <translation>%1 se desdobla en batallones</translation>
    </message>
    <message>
        <source>%1, modified %2</source>
        <comment>a base-6 roll: 43, modified 56</comment>
        <translation>%1, modificado %2</translation>
    </message>
    <message>
        <source>%1 (up to %2)</source>
        <comment>a die, and the highest that succeeds</comment>
        <translation>%1 (hasta %2)</translation>
    </message>
    <message>
        <source>%1, modified %2 (up to %3)</source>
        <comment>a die, and the highest that succeeds</comment>
        <translation>%1, modificado %2 (hasta %3)</translation>
    </message>
    <message>
        <source>look the result up in the series’ rulebook</source>
        <translation>el resultado se busca en el reglamento de la serie</translation>
    </message>
    <message>
        <source>a value is missing: work it out by hand</source>
        <translation>falta un valor: hay que resolverlo a mano</translation>
    </message>
    <message>
        <source>no loss</source>
        <translation>sin pérdidas</translation>
    </message>
    <message numerus="yes">
        <source>%n increments lost</source>
        <translation>
            <numerusform>%n incremento perdido</numerusform>
            <numerusform>%n incrementos perdidos</numerusform>
        </translation>
    </message>
    <message>
        <source>not filled in: %1</source>
        <translation>sin dato: %1</translation>
    </message>
    <message>
        <source>%1 fires on %2: %3: %4</source>
        <comment>units, the target, the roll, what comes of it</comment>
        <translation>%1 hace fuego sobre %2: %3: %4</translation>
    </message>
    <message>
        <source>%1 fires on %2: %3 against %4; %5: %6</source>
        <extracomment>%1 fires on %2 with the value %3 against the defence %4; %5 is the roll, %6 the result</extracomment>
        <translation>%1 hace fuego sobre %2: %3 contra %4; %5: %6</translation>
    </message>
    <message>
        <source>%1 fires on %2: %3 against %4, column %5; %6: %7</source>
        <extracomment>as before; %5 is a column of the table (&quot;2:1&quot;), %6 the roll, %7 the result</extracomment>
        <translation>%1 hace fuego sobre %2: %3 contra %4, columna %5; %6: %7</translation>
    </message>
    <message>
        <source>square formed</source>
        <translation>cuadro formado</translation>
    </message>
    <message>
        <source>disorder</source>
        <comment>of a square</comment>
        <translation>desorden</translation>
    </message>
    <message>
        <source>rout</source>
        <comment>of a square</comment>
        <translation>fuga</translation>
    </message>
    <message>
        <source>Square, %1: %2</source>
        <comment>a roll and its result</comment>
        <translation>Cuadro, %1: %2</translation>
    </message>
    <message>
        <source>%1 tries to form square: %2: %3</source>
        <comment>a unit, a roll and its result</comment>
        <translation>%1 intenta formar el cuadro: %2: %3</translation>
    </message>
    <message>
        <source>the cavalry is recalled</source>
        <translation>la caballería vuelve al toque de llamada</translation>
    </message>
    <message>
        <source>the cavalry does not hear it</source>
        <translation>la caballería no oye el toque de llamada</translation>
    </message>
    <message>
        <source>Recall, die %1: %2</source>
        <translation>Llamada, dado %1: %2</translation>
    </message>
    <message>
        <source>Recall of %1, die %2: %3</source>
        <comment>cavalry, a die, its result</comment>
        <translation>Llamada a %1, dado %2: %3</translation>
    </message>
    <message>
        <source>limbered</source>
        <comment>a battery</comment>
        <translation>enganchada</translation>
    </message>
    <message>
        <source>not limbered</source>
        <comment>a battery</comment>
        <translation>sin enganchar</translation>
    </message>
    <message>
        <source>Limbering, die %1: %2</source>
        <translation>Enganche, dado %1: %2</translation>
    </message>
    <message>
        <source>%1, limbering, die %2: %3</source>
        <comment>a battery, a die, its result</comment>
        <translation>%1, enganche, dado %2: %3</translation>
    </message>
    <message>
        <source>it closes</source>
        <comment>a unit that assaults</comment>
        <translation>cierra con el enemigo</translation>
    </message>
    <message>
        <source>it stops short</source>
        <comment>a unit that assaults</comment>
        <translation>se detiene</translation>
    </message>
    <message>
        <source>Roll to Close, %1: %2</source>
        <comment>a roll and its result</comment>
        <translation>Tirada para cerrar, %1: %2</translation>
    </message>
    <message>
        <source>Roll to Close, %1: %2: %3</source>
        <comment>a unit, a roll and its result</comment>
        <translation>Tirada para cerrar, %1: %2: %3</translation>
    </message>
    <message>
        <source>it stands in any case</source>
        <comment>a unit in a Special Structure</comment>
        <translation>resiste en todo caso</translation>
    </message>
    <message>
        <source>it stands</source>
        <comment>a unit</comment>
        <translation>resiste</translation>
    </message>
    <message>
        <source>it does not stand</source>
        <comment>a unit</comment>
        <translation>no resiste</translation>
    </message>
    <message>
        <source>Roll to Stand, %1: %2</source>
        <comment>a roll and its result</comment>
        <translation>Tirada para resistir, %1: %2</translation>
    </message>
    <message>
        <source>Roll to Stand, %1: %2: %3</source>
        <comment>a unit, a roll and its result</comment>
        <translation>Tirada para resistir, %1: %2: %3</translation>
    </message>
    <message>
        <source>it passes</source>
        <comment>a morale check</comment>
        <translation>la supera</translation>
    </message>
    <message>
        <source>it fails</source>
        <comment>a morale check</comment>
        <translation>no la supera</translation>
    </message>
    <message>
        <source>Morale check, %1: %2</source>
        <comment>a roll and its result</comment>
        <translation>Prueba de moral, %1: %2</translation>
    </message>
    <message>
        <source>Morale check, %1: %2: %3</source>
        <comment>a unit, a roll and its result</comment>
        <translation>Prueba de moral, %1: %2: %3</translation>
    </message>
    <message>
        <source>losses: attackers %1, defenders %2</source>
        <comment>increments, of a mêlée</comment>
        <translation>pérdidas: atacantes %1, defensores %2</translation>
    </message>
    <message>
        <source>attackers: %1</source>
        <translation>atacantes: %1</translation>
    </message>
    <message>
        <source>defenders: %1</source>
        <translation>defensores: %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <comment>of the Mêlée Table</comment>
        <translation>columna %1</translation>
    </message>
    <message>
        <source>columns shifted: %1</source>
        <translation>desplazamiento de columnas: %1</translation>
    </message>
    <message>
        <source>attackers who advance fall into disorder</source>
        <translation>los atacantes que avanzan se desordenan</translation>
    </message>
    <message>
        <source>the defenders fall into disorder</source>
        <translation>los defensores se desordenan</translation>
    </message>
    <message>
        <source>Mêlée, %1: %2</source>
        <comment>a roll and its result</comment>
        <translation>Cuerpo a cuerpo, %1: %2</translation>
    </message>
    <message>
        <source>Mêlée, %1 against %2; %3: %4</source>
        <comment>values of both, a roll and its result</comment>
        <translation>Cuerpo a cuerpo, %1 contra %2; %3: %4</translation>
    </message>
    <message>
        <source>Roll: %1</source>
        <translation>Tirada: %1</translation>
    </message>
    <message>
        <source>%1 is killed</source>
        <comment>a leader</comment>
        <translation>%1, muerto</translation>
    </message>
    <message>
        <source>%1 is captured</source>
        <comment>a leader</comment>
        <translation>%1, capturado</translation>
    </message>
    <message>
        <source>%1 is wounded</source>
        <comment>a leader</comment>
        <translation>%1, herido</translation>
    </message>
    <message>
        <source>%1 is wounded, back on turn %2</source>
        <comment>a leader</comment>
        <translation>%1, herido: vuelve en el turno %2</translation>
    </message>
    <message>
        <source>%1 is back</source>
        <comment>a leader</comment>
        <translation>%1 vuelve</translation>
    </message>
    <message>
        <source>%1 is back → %2</source>
        <comment>a leader and a hex</comment>
        <translation>%1 vuelve → %2</translation>
    </message>
    <message>
        <source>%1 has a successor</source>
        <comment>a leader</comment>
        <translation>%1 tiene sustituto</translation>
    </message>
    <message>
        <source>II Corps is disbanded: its divisions act on their own</source>
        <translation>El II Cuerpo queda disuelto: sus divisiones actúan por su cuenta</translation>
    </message>
    <message>
        <source>II Corps is formed again</source>
        <translation>El II Cuerpo queda reconstituido</translation>
    </message>
    <message>
        <source>Moore steps down to lead: %1</source>
        <comment>%1 is a division</comment>
        <translation>Moore baja un escalón y manda en persona: %1</translation>
    </message>
    <message>
        <source>Moore commands the army again; %1 has its own leader</source>
        <comment>%1 is a division</comment>
        <translation>Moore vuelve a mandar el ejército; %1 tiene su propio jefe</translation>
    </message>
    <message>
        <source>The British army has no leader now</source>
        <translation>El ejército británico se queda sin jefe</translation>
    </message>
    <message>
        <source>The Spanish are out of command</source>
        <translation>Los españoles quedan sin mando</translation>
    </message>
    <message>
        <source>%1 steps down</source>
        <comment>a leader</comment>
        <translation>%1 baja un escalón</translation>
    </message>
    <message>
        <source>%1 steps down to lead: %2</source>
        <comment>a leader, a division</comment>
        <translation>%1 baja un escalón y manda en persona: %2</translation>
    </message>
    <message>
        <source>%1 steps up again</source>
        <comment>a leader</comment>
        <translation>%1 vuelve a subir de escalón</translation>
    </message>
    <message>
        <source>Hardinge goes along → %1</source>
        <comment>%1 is a hex</comment>
        <translation>Hardinge va también → %1</translation>
    </message>
    <message>
        <source>%1 go along → %2</source>
        <comment>colours, a hex</comment>
        <translation>%1 va también → %2</translation>
    </message>
    <message>
        <source>%1: now with %2</source>
        <comment>colours, a battalion</comment>
        <translation>%1: ahora con %2</translation>
    </message>
    <message>
        <source>%1 stay: no battalion of theirs is left to fly to</source>
        <comment>colours</comment>
        <translation>%1 se queda: no le queda batallón al que pasar</translation>
    </message>
    <message>
        <source>%1: captured</source>
        <comment>colours</comment>
        <translation>%1: capturada</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n increments</source>
        <comment>a unit</comment>
        <translation>
            <numerusform>%1 pierde %n incremento</numerusform>
            <numerusform>%1 pierde %n incrementos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n increments; left: %2</source>
        <comment>a unit</comment>
        <translation>
            <numerusform>%1 pierde %n incremento; quedan: %2</numerusform>
            <numerusform>%1 pierde %n incrementos; quedan: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 goes down with the ship</source>
        <comment>a unit aboard</comment>
        <translation>%1 se hunde con el buque</translation>
    </message>
    <message>
        <source>%1 is taken prisoner</source>
        <comment>a unit</comment>
        <translation>%1 cae en manos del enemigo</translation>
    </message>
    <message>
        <source>%1 goes down</source>
        <comment>a ship</comment>
        <translation>%1 se hunde</translation>
    </message>
    <message>
        <source>%1 is eliminated</source>
        <comment>a unit</comment>
        <translation>%1 se elimina</translation>
    </message>
    <message>
        <source>%1 is reconstituted from %2</source>
        <comment>a light company and its battalion</comment>
        <translation>%1 se reconstituye a partir de %2</translation>
    </message>
    <message>
        <source>%1 is reconstituted from %2; left there: %3</source>
        <comment>a light company, its battalion, increments</comment>
        <translation>%1 se reconstituye a partir de %2; allí quedan: %3</translation>
    </message>
    <message>
        <source>%1 deploys from %2</source>
        <comment>a rifle company and its battalion</comment>
        <translation>%1 se despliega a partir de %2</translation>
    </message>
    <message>
        <source>%1 deploys from %2; left there: %3</source>
        <comment>a rifle company, its battalion, increments</comment>
        <translation>%1 se despliega a partir de %2; allí quedan: %3</translation>
    </message>
    <message>
        <source>%1 has lost half its increments and must leave the map</source>
        <comment>a ship</comment>
        <translation>%1 ha perdido la mitad de sus incrementos y debe salir del mapa</translation>
    </message>
    <message>
        <source>Rifles, natural %1: a leader in the hex is hit (%2)</source>
        <comment>a roll, leaders</comment>
        <translation>Rifles, %1 natural: baja de un jefe en el hexágono (%2)</translation>
    </message>
    <message>
        <source>Magazine, die %1: the ship blows up</source>
        <translation>Santabárbara, dado %1: el buque vuela</translation>
    </message>
    <message>
        <source>Magazine, die %1: it holds</source>
        <translation>Santabárbara, dado %1: no vuela</translation>
    </message>
    <message>
        <source>%1 forms line</source>
        <comment>a unit</comment>
        <translation>%1 forma en línea</translation>
    </message>
    <message>
        <source>%1 forms column</source>
        <comment>a unit</comment>
        <translation>%1 forma en columna</translation>
    </message>
    <message>
        <source>%1 forms road column</source>
        <comment>a unit</comment>
        <translation>%1 forma en columna de marcha</translation>
    </message>
    <message>
        <source>%1 forms square</source>
        <comment>a unit</comment>
        <translation>%1 forma el cuadro</translation>
    </message>
    <message>
        <source>%1 goes into General Order</source>
        <comment>a unit</comment>
        <translation>%1 pasa a orden general</translation>
    </message>
    <message>
        <source>%1 goes into skirmish order</source>
        <comment>a unit</comment>
        <translation>%1 se despliega en guerrilla</translation>
    </message>
    <message>
        <source>%1 stands as a mob</source>
        <comment>a unit</comment>
        <translation>%1 queda en tropel</translation>
    </message>
    <message>
        <source>%1 limbers up</source>
        <comment>a battery</comment>
        <translation>%1 engancha las piezas</translation>
    </message>
    <message>
        <source>%1 unlimbers</source>
        <comment>a battery</comment>
        <translation>%1 se pone en batería</translation>
    </message>
    <message>
        <source>%1 is in good order</source>
        <comment>a unit</comment>
        <translation>%1 está en orden</translation>
    </message>
    <message>
        <source>%1 falls into disorder</source>
        <comment>a unit</comment>
        <translation>%1 se desordena</translation>
    </message>
    <message>
        <source>%1 is PGD</source>
        <comment>a unit</comment>
        <translation>%1 queda en PGD</translation>
    </message>
    <message>
        <source>%1 routs</source>
        <comment>a unit</comment>
        <translation>%1 se da a la fuga</translation>
    </message>
    <message>
        <source>%1 stays in good order</source>
        <comment>a unit</comment>
        <translation>%1 sigue en orden</translation>
    </message>
    <message>
        <source>%1 stays in disorder</source>
        <comment>a unit</comment>
        <translation>%1 sigue en desorden</translation>
    </message>
    <message>
        <source>%1 stays PGD</source>
        <comment>a unit</comment>
        <translation>%1 sigue en PGD</translation>
    </message>
    <message>
        <source>%1 stays in rout</source>
        <comment>a unit</comment>
        <translation>%1 sigue en fuga</translation>
    </message>
    <message>
        <source>%1 routs: %2 → %3</source>
        <comment>a unit, two hexes</comment>
        <translation>%1 se da a la fuga: %2 → %3</translation>
    </message>
    <message>
        <source>%1 recoils: %2 → %3</source>
        <comment>a unit, two hexes</comment>
        <translation>%1 retrocede: %2 → %3</translation>
    </message>
    <message>
        <source>%1 is displaced: %2 → %3</source>
        <comment>a unit, two hexes</comment>
        <translation>%1 se desplaza: %2 → %3</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>pieces, the hexes they come from and go to</comment>
        <translation>%1: %2 → %3</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 → %3, %n MP</source>
        <comment>pieces, hexes; MP are movement points</comment>
        <translation>
            <numerusform>%1: %2 → %3, %n PM</numerusform>
            <numerusform>%1: %2 → %3, %n PM</numerusform>
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
        <translation>%1 se rinde</translation>
    </message>
    <message numerus="yes">
        <source>%1 dismounts, %n MP</source>
        <comment>dragoons; MP are movement points</comment>
        <translation>
            <numerusform>%1 echa pie a tierra, %n PM</numerusform>
            <numerusform>%1 echa pie a tierra, %n PM</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 mounts, its whole movement</source>
        <comment>dragoons</comment>
        <translation>%1 monta: todo su movimiento</translation>
    </message>
    <message>
        <source>The hour has come: the Naval Commitment is rolled again</source>
        <translation>Es la hora en punto: se repite la tirada de intervención naval</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n hexes from %2</source>
        <comment>a French unit and a place</comment>
        <translation>
            <numerusform>%1: a %n hexágono de %2</numerusform>
            <numerusform>%1: a %n hexágonos de %2</numerusform>
        </translation>
    </message>
    <message>
        <source>The French are within 10 hexes of the shore: roll for Naval Commitment</source>
        <translation>Los franceses están a 10 hexágonos o menos de la ribera: toca tirar la intervención naval</translation>
    </message>
    <message>
        <source>Naval Commitment, %1: %2</source>
        <comment>a roll and its result</comment>
        <translation>Intervención naval, %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>The fleet puts to sea: %n ships</source>
        <translation>
            <numerusform>La escuadra se hace a la mar: %n buque</numerusform>
            <numerusform>La escuadra se hace a la mar: %n buques</numerusform>
        </translation>
    </message>
    <message>
        <source>gone with it: %1</source>
        <comment>units</comment>
        <translation>se van con ella: %1</translation>
    </message>
    <message>
        <source>The evacuation ceases: the usual victory conditions hold again</source>
        <translation>Cesa la evacuación: vuelven a regir las condiciones de victoria normales</translation>
    </message>
    <message>
        <source>The Naval Commitment is not rolled again before the end</source>
        <translation>La intervención naval no se vuelve a tirar antes del final</translation>
    </message>
    <message>
        <source>The Naval Commitment is rolled again on turn %1, %2</source>
        <comment>a turn and its time</comment>
        <translation>La intervención naval se vuelve a tirar en el turno %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>Naval support, die %1: %n ships are called, on the map: %2</source>
        <translation>
            <numerusform>Apoyo naval, dado %1: acude %n navío; en el mapa: %2</numerusform>
            <numerusform>Apoyo naval, dado %1: acuden %n navíos; en el mapa: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Naval support, die %1: %n ships</source>
        <translation>
            <numerusform>Apoyo naval, dado %1: %n navío</numerusform>
            <numerusform>Apoyo naval, dado %1: %n navíos</numerusform>
        </translation>
    </message>
    <message>
        <source>No ship is tasked</source>
        <translation>No se asigna ningún navío</translation>
    </message>
    <message>
        <source>Ships tasked: %1</source>
        <translation>Navíos asignados: %1</translation>
    </message>
    <message>
        <source>Evacuation declared; rearguard: %1; surviving battalions: %2</source>
        <translation>Evacuación declarada; retaguardia: %1; batallones supervivientes: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 embarks, ship %2, %n MP</source>
        <comment>MP are movement points</comment>
        <translation>
            <numerusform>%1 embarca, buque %2, %n PM</numerusform>
            <numerusform>%1 embarca, buque %2, %n PM</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 disembarks, ship %2 → %3</source>
        <comment>a unit, a ship, a hex</comment>
        <translation>%1 desembarca, buque %2 → %3</translation>
    </message>
    <message>
        <source>%1 leaves the map, empty</source>
        <comment>a ship</comment>
        <translation>%1 sale del mapa, de vacío</translation>
    </message>
    <message>
        <source>%1 leaves the map; evacuated: %2</source>
        <comment>a ship, units</comment>
        <translation>%1 sale del mapa; evacuados: %2</translation>
    </message>
    <message>
        <source>%1 enters the map → %2</source>
        <comment>a ship, a hex</comment>
        <translation>%1 entra en el mapa → %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>what happened, and the reasons of it</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the details of an event</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>%1:%2 pm</source>
        <comment>a time in the afternoon</comment>
        <translation>%1:%2</translation>
    </message>
    <message>
        <source>%1:%2 am</source>
        <comment>a time in the morning</comment>
        <translation>%1:%2</translation>
    </message>
    <message>
        <source>%1:%2</source>
        <comment>a time: hour of 24, minutes</comment>
        <translation>%1:%2</translation>
    </message>
    <message>
        <source>The table is adjusted</source>
        <translation>Mesa ajustada</translation>
    </message>
    <message>
        <source>Adjusted: %1</source>
        <translation>Ajuste: %1</translation>
    </message>
    <message>
        <source>Set-up: %1 → %2</source>
        <comment>pieces, and the hex they stand in</comment>
        <translation>Despliegue inicial: %1 → %2</translation>
    </message>
    <message>
        <source>The first side is set up; now the French set up</source>
        <translation>El primer bando está desplegado; ahora despliegan los franceses</translation>
    </message>
    <message>
        <source>Both sides are set up</source>
        <translation>Los dos bandos están desplegados</translation>
    </message>
    <message>
        <source>Turn %1, %2</source>
        <comment>a turn and its time: Turn 4, 1:20 pm</comment>
        <translation>Turno %1, %2</translation>
    </message>
    <message>
        <source>Reinforcements are due: %1</source>
        <comment>%1 is a division or a brigade</comment>
        <translation>Toca la entrada de refuerzos: %1</translation>
    </message>
    <message>
        <source>%1 is due back</source>
        <comment>a wounded leader</comment>
        <translation>A %1 le toca volver</translation>
    </message>
    <message>
        <source>The last turn is over</source>
        <translation>Ha terminado el último turno</translation>
    </message>
    <message>
        <source>Next phase: %1</source>
        <comment>%1 is a phase</comment>
        <translation>Siguiente fase: %1</translation>
    </message>
    <message>
        <source>The game is over: %1</source>
        <comment>%1 is the result: French Victory</comment>
        <translation>La partida ha terminado: %1</translation>
    </message>
    <message>
        <source>Not checked for want of values: %1</source>
        <comment>%1 are values of counters and charts</comment>
        <translation>Sin comprobar por falta de datos: %1</translation>
    </message>
    <message numerus="yes">
        <source>Soult has the enemy %n hexes away: he must move off</source>
        <translation>
            <numerusform>Soult tiene al enemigo a %n hexágono: debe alejarse</numerusform>
            <numerusform>Soult tiene al enemigo a %n hexágonos: debe alejarse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Soult has the enemy %n hexes away (%1): he must move off</source>
        <comment>%1 is a unit</comment>
        <translation>
            <numerusform>Soult tiene al enemigo a %n hexágono (%1): debe alejarse</numerusform>
            <numerusform>Soult tiene al enemigo a %n hexágonos (%1): debe alejarse</numerusform>
        </translation>
    </message>
    <message>
        <source>Town hexes that the French hold: %1</source>
        <translation>Hexágonos de la ciudad en manos francesas: %1</translation>
    </message>
    <message>
        <source>Port hexes that the French hold: %1</source>
        <translation>Hexágonos del puerto en manos francesas: %1</translation>
    </message>
    <message>
        <source>Hexes are counted on the map again</source>
        <translation>Los hexágonos vuelven a contarse sobre el mapa</translation>
    </message>
    <message>
        <source>The French hold %1</source>
        <comment>%1 are hexes</comment>
        <translation>En manos de los franceses: %1</translation>
    </message>
    <message>
        <source>The British hold %1</source>
        <comment>%1 are hexes</comment>
        <translation>En manos de los británicos: %1</translation>
    </message>
    <message>
        <source>The Spanish hold %1</source>
        <comment>%1 are hexes</comment>
        <translation>En manos de los españoles: %1</translation>
    </message>
    <message>
        <source>Nobody holds %1</source>
        <comment>%1 are hexes</comment>
        <translation>Sin dueño: %1</translation>
    </message>
    <message>
        <source>Whether the British line of retreat is clear is left open</source>
        <translation>Queda sin decidir si la línea de retirada británica está despejada</translation>
    </message>
    <message>
        <source>The British line of retreat to Corunna is clear</source>
        <translation>La línea de retirada británica a La Coruña está despejada</translation>
    </message>
    <message>
        <source>The British line of retreat to Corunna is cut</source>
        <translation>La línea de retirada británica a La Coruña está cortada</translation>
    </message>
    <message>
        <source>French Army Morale Level: %1</source>
        <translation>Nivel de moral del ejército francés: %1</translation>
    </message>
    <message>
        <source>British Army Morale Level: %1</source>
        <translation>Nivel de moral del ejército británico: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 arrives: %n pieces</source>
        <comment>a division or a brigade</comment>
        <translation>
            <numerusform>Llega %1: %n pieza</numerusform>
            <numerusform>Llega %1: %n piezas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 shall enter at %2 on turn %3 (%4)</source>
        <comment>a division, a place, a turn and its time</comment>
        <translation>%1 entrará por %2 en el turno %3 (%4)</translation>
    </message>
    <message>
        <source>its artillery on turn %1</source>
        <translation>su artillería, en el turno %1</translation>
    </message>
    <message>
        <source>The magazine may blow up after a natural 66 (%1)</source>
        <comment>%1 is a ship</comment>
        <translation>La santabárbara puede volar tras un 66 natural (%1)</translation>
    </message>
    <message>
        <source>%1 %2 (%3)</source>
        <comment>a unit, its fire value, and what that is made of</comment>
        <translation>%1 %2 (%3)</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>fire values, modifiers of the roll</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>defence: %1</source>
        <comment>of a target, its reasons</comment>
        <translation>defensa: %1</translation>
    </message>
    <message>
        <source>%1 or more passes</source>
        <comment>a base-6 roll</comment>
        <translation>éxito con %1 o más</translation>
    </message>
    <message>
        <source>book the attackers’ losses</source>
        <comment>still to do</comment>
        <translation>anotar las pérdidas de los atacantes</translation>
    </message>
    <message>
        <source>book the defenders’ losses</source>
        <comment>still to do</comment>
        <translation>anotar las pérdidas de los defensores</translation>
    </message>
    <message>
        <source>the attackers check their morale</source>
        <comment>still to do</comment>
        <translation>prueba de moral de los atacantes</translation>
    </message>
    <message>
        <source>the defenders check their morale</source>
        <comment>still to do</comment>
        <translation>prueba de moral de los defensores</translation>
    </message>
    <message>
        <source>still to do: %1</source>
        <translation>queda por hacer: %1</translation>
    </message>
    <message>
        <source>The table is opened: %1</source>
        <comment>%1 is a scenario</comment>
        <translation>Se abre la partida: %1</translation>
    </message>
    <message>
        <source>none</source>
        <comment>tables of the series</comment>
        <translation>sin anotar</translation>
    </message>
    <message>
        <source>the program’s sample</source>
        <comment>tables of the series</comment>
        <translation>muestra del programa</translation>
    </message>
    <message>
        <source>the owner’s own</source>
        <comment>tables of the series</comment>
        <translation>archivo propio</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>tables of the series by name</comment>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>◇ %1, not compared with the charts</source>
        <comment>tables of the series</comment>
        <translation>◇ %1, sin cotejar con las tablas</translation>
    </message>
</context>
<context>
    <name>CorunnaFields</name>
    <message>
        <source>Division or brigade</source>
        <translation>División o brigada</translation>
    </message>
    <message>
        <source>Militia battalions</source>
        <translation>Batallones de milicia</translation>
    </message>
    <message>
        <source>Hexes entered, one after the other</source>
        <translation>Hexágonos en los que entra, uno tras otro</translation>
    </message>
    <message>
        <source>To the battalion at</source>
        <translation>Al batallón que está en</translation>
    </message>
    <message>
        <source>Hexes that Moore rides through</source>
        <translation>Hexágonos que recorre Moore</translation>
    </message>
    <message>
        <source>Increments lost</source>
        <translation>Incrementos perdidos</translation>
    </message>
    <message>
        <source>Who fires</source>
        <translation>Quién hace fuego</translation>
    </message>
    <message>
        <source>Who assaults</source>
        <translation>Quién asalta</translation>
    </message>
    <message>
        <source>Hexes to the cavalry</source>
        <translation>Hexágonos hasta la caballería</translation>
    </message>
    <message>
        <source>Who charges</source>
        <translation>Quién carga</translation>
    </message>
    <message>
        <source>What has befallen him</source>
        <translation>Qué le ha pasado</translation>
    </message>
    <message>
        <source>Turns out of action</source>
        <translation>Turnos de baja</translation>
    </message>
    <message>
        <source>Result of the series’ roll</source>
        <translation>Resultado de la tirada de la serie</translation>
    </message>
    <message>
        <source>Whose colours</source>
        <translation>De quién es la bandera</translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation>Cómo forma</translation>
    </message>
    <message>
        <source>Who holds it</source>
        <translation>Quién lo ocupa</translation>
    </message>
    <message>
        <source>Attached to</source>
        <translation>Agregado a</translation>
    </message>
    <message>
        <source>Kind of charge</source>
        <translation>Clase de carga</translation>
    </message>
    <message>
        <source>Against a charge</source>
        <translation>Contra una carga</translation>
    </message>
    <message>
        <source>Into the town</source>
        <translation>Hacia la ciudad</translation>
    </message>
    <message>
        <source>In the town</source>
        <translation>En la ciudad</translation>
    </message>
    <message>
        <source>Up a slope</source>
        <translation>Cuesta arriba</translation>
    </message>
    <message>
        <source>All attackers up a slope</source>
        <translation>Todos los atacantes, cuesta arriba</translation>
    </message>
    <message>
        <source>Hex where it enters</source>
        <translation>Hexágono por el que entra</translation>
    </message>
    <message>
        <source>Turn of entry</source>
        <translation>Turno de entrada</translation>
    </message>
    <message>
        <source>Where it is</source>
        <translation>Dónde está</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Carga</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Bando</translation>
    </message>
    <message>
        <source>Piece</source>
        <comment>label</comment>
        <translation>Pieza</translation>
    </message>
    <message>
        <source>Pieces</source>
        <comment>label</comment>
        <translation>Piezas</translation>
    </message>
    <message>
        <source>Hex</source>
        <comment>label</comment>
        <translation>Hexágono</translation>
    </message>
    <message>
        <source>Formation</source>
        <comment>label</comment>
        <translation>Formación</translation>
    </message>
    <message>
        <source>To</source>
        <comment>label</comment>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>Whose Command Point</source>
        <translation>De quién es el punto de mando</translation>
    </message>
    <message>
        <source>Made of</source>
        <translation>Formada por</translation>
    </message>
    <message>
        <source>Divisions</source>
        <comment>label</comment>
        <translation>Divisiones</translation>
    </message>
    <message>
        <source>Units</source>
        <comment>label</comment>
        <translation>Unidades</translation>
    </message>
    <message>
        <source>Way</source>
        <comment>label: hexes entered</comment>
        <translation>Recorrido</translation>
    </message>
    <message>
        <source>Brigades to activate</source>
        <translation>Brigadas que se activan</translation>
    </message>
    <message>
        <source>Brigade</source>
        <comment>label</comment>
        <translation>Brigada</translation>
    </message>
    <message>
        <source>Leader</source>
        <comment>label</comment>
        <translation>Jefe</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>label</comment>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Chit</source>
        <comment>label</comment>
        <translation>Ficha</translation>
    </message>
    <message>
        <source>Unit</source>
        <comment>label</comment>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>Rout, recoil or displacement</source>
        <translation>Fuga, retroceso o desplazamiento</translation>
    </message>
    <message>
        <source>State</source>
        <comment>label: of a unit</comment>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Mounted</source>
        <comment>label: dragoons</comment>
        <translation>Montados</translation>
    </message>
    <message>
        <source>Increments</source>
        <comment>label</comment>
        <translation>Incrementos</translation>
    </message>
    <message>
        <source>Cause</source>
        <comment>label: of a loss</comment>
        <translation>Causa</translation>
    </message>
    <message>
        <source>The enemy takes the hex</source>
        <translation>El enemigo toma el hexágono</translation>
    </message>
    <message>
        <source>Battalion</source>
        <comment>label</comment>
        <translation>Batallón</translation>
    </message>
    <message>
        <source>Target</source>
        <comment>label</comment>
        <translation>Blanco</translation>
    </message>
    <message>
        <source>Attackers</source>
        <translation>Atacantes</translation>
    </message>
    <message>
        <source>Defenders</source>
        <translation>Defensores</translation>
    </message>
    <message>
        <source>Fire defence</source>
        <translation>Defensa contra el fuego</translation>
    </message>
    <message>
        <source>Modifiers</source>
        <translation>Modificadores</translation>
    </message>
    <message>
        <source>Modifiers of the series</source>
        <translation>Modificadores de la serie</translation>
    </message>
    <message>
        <source>Book the losses</source>
        <translation>Anotar las pérdidas</translation>
    </message>
    <message>
        <source>Dice</source>
        <comment>label</comment>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Distance in hexes</source>
        <translation>Distancia en hexágonos</translation>
    </message>
    <message>
        <source>In line</source>
        <comment>label</comment>
        <translation>En línea</translation>
    </message>
    <message>
        <source>Leader in the hex</source>
        <translation>Jefe en el hexágono</translation>
    </message>
    <message>
        <source>Leader with a cavalry bonus</source>
        <translation>Jefe con bonificación de caballería</translation>
    </message>
    <message>
        <source>Cavalry leader of special ability</source>
        <translation>Jefe de caballería de talento especial</translation>
    </message>
    <message>
        <source>Leader with an artillery bonus</source>
        <translation>Jefe con bonificación de artillería</translation>
    </message>
    <message>
        <source>Moore or Soult in the hex</source>
        <translation>Moore o Soult en el hexágono</translation>
    </message>
    <message>
        <source>Town</source>
        <translation>Ciudad</translation>
    </message>
    <message>
        <source>Slope</source>
        <translation>Ladera</translation>
    </message>
    <message>
        <source>All through a gate</source>
        <translation>Todos por una puerta</translation>
    </message>
    <message>
        <source>With the Sapeurs</source>
        <translation>Con los zapadores</translation>
    </message>
    <message>
        <source>In a Special Structure</source>
        <translation>En una estructura especial</translation>
    </message>
    <message>
        <source>Turns</source>
        <comment>label</comment>
        <translation>Turnos</translation>
    </message>
    <message>
        <source>Direction</source>
        <comment>label: down or up</comment>
        <translation>Sentido</translation>
    </message>
    <message>
        <source>Division</source>
        <comment>label</comment>
        <translation>División</translation>
    </message>
    <message>
        <source>Side</source>
        <comment>label</comment>
        <translation>Bando</translation>
    </message>
    <message>
        <source>Army Morale Level</source>
        <translation>Nivel de moral del ejército</translation>
    </message>
    <message>
        <source>Ships</source>
        <comment>label</comment>
        <translation>Buques</translation>
    </message>
    <message>
        <source>Ship</source>
        <comment>label</comment>
        <translation>Buque</translation>
    </message>
    <message>
        <source>Rearguard</source>
        <translation>Retaguardia</translation>
    </message>
    <message>
        <source>Loaded together with others</source>
        <translation>Embarca junto con otras</translation>
    </message>
    <message>
        <source>Reinforcements</source>
        <translation>Refuerzos</translation>
    </message>
    <message>
        <source>Hex of each piece</source>
        <comment>label</comment>
        <translation>Hexágono de cada pieza</translation>
    </message>
    <message>
        <source>Place of entry</source>
        <translation>Lugar de entrada</translation>
    </message>
    <message>
        <source>Turn</source>
        <comment>label</comment>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>label</comment>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>The way to Corunna is clear</source>
        <translation>El camino a La Coruña está despejado</translation>
    </message>
    <message>
        <source>Asset</source>
        <translation>Tropas de ejército o de cuerpo</translation>
    </message>
    <message>
        <source>Regiment</source>
        <translation>Regimiento</translation>
    </message>
    <message>
        <source>Reason</source>
        <comment>of the referee</comment>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>What is on the table</source>
        <translation>Lo que hay en la mesa</translation>
    </message>
    <message>
        <source>Time</source>
        <comment>label: of the battle</comment>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Phase</source>
        <comment>label</comment>
        <translation>Fase</translation>
    </message>
    <message>
        <source>Step of the set-up</source>
        <translation>Paso del despliegue inicial</translation>
    </message>
    <message>
        <source>Chit in play</source>
        <translation>Ficha en juego</translation>
    </message>
    <message>
        <source>Cup</source>
        <translation>Cubilete</translation>
    </message>
    <message>
        <source>Chits drawn</source>
        <translation>Fichas sacadas</translation>
    </message>
    <message>
        <source>Leaders</source>
        <comment>label</comment>
        <translation>Jefes</translation>
    </message>
    <message>
        <source>Colours</source>
        <comment>label: of brigades</comment>
        <translation>Banderas</translation>
    </message>
    <message>
        <source>Sides</source>
        <comment>label</comment>
        <translation>Bandos</translation>
    </message>
    <message>
        <source>French</source>
        <comment>label: a side</comment>
        <translation>Franceses</translation>
    </message>
    <message>
        <source>British</source>
        <comment>label: a side</comment>
        <translation>Británicos</translation>
    </message>
    <message>
        <source>Spanish</source>
        <comment>label: a side</comment>
        <translation>Españoles</translation>
    </message>
    <message>
        <source>II Corps disbanded</source>
        <translation>II Cuerpo disuelto</translation>
    </message>
    <message>
        <source>Command</source>
        <comment>label: of this turn</comment>
        <translation>Mando</translation>
    </message>
    <message>
        <source>Command Points spent</source>
        <translation>Puntos de mando gastados</translation>
    </message>
    <message>
        <source>Moore’s mode</source>
        <translation>Modo de Moore</translation>
    </message>
    <message>
        <source>Moore has ridden</source>
        <translation>Cabalgada de Moore hecha</translation>
    </message>
    <message>
        <source>Hardinge can fly</source>
        <translation>Puede acudir Hardinge</translation>
    </message>
    <message>
        <source>Hardinge has flown to</source>
        <translation>Adónde ha acudido Hardinge</translation>
    </message>
    <message>
        <source>MUs</source>
        <translation>UM</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Unidades que la forman</translation>
    </message>
    <message>
        <source>Initiative tried by</source>
        <translation>Han intentado tomar la iniciativa</translation>
    </message>
    <message>
        <source>Royal Navy</source>
        <comment>label</comment>
        <translation>Armada británica</translation>
    </message>
    <message>
        <source>Rolls so far</source>
        <translation>Tiradas hasta ahora</translation>
    </message>
    <message>
        <source>Turn of the next roll</source>
        <translation>Turno de la próxima tirada</translation>
    </message>
    <message>
        <source>A roll is due</source>
        <translation>Hay una tirada pendiente</translation>
    </message>
    <message>
        <source>Ships called</source>
        <translation>Navíos que acuden</translation>
    </message>
    <message>
        <source>Ships tasked</source>
        <translation>Navíos asignados</translation>
    </message>
    <message>
        <source>Evacuation</source>
        <translation>Evacuación</translation>
    </message>
    <message>
        <source>Declared</source>
        <translation>Declarada</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Empezada</translation>
    </message>
    <message>
        <source>Ceased</source>
        <translation>Terminada</translation>
    </message>
    <message>
        <source>Battalions at the declaration</source>
        <translation>Batallones al declararla</translation>
    </message>
    <message>
        <source>Control</source>
        <comment>label: who holds what</comment>
        <translation>Control</translation>
    </message>
    <message>
        <source>Hexes</source>
        <comment>label</comment>
        <translation>Hexágonos</translation>
    </message>
    <message>
        <source>French town hexes</source>
        <translation>Hexágonos de la ciudad en manos francesas</translation>
    </message>
    <message>
        <source>French port hexes</source>
        <translation>Hexágonos del puerto en manos francesas</translation>
    </message>
    <message>
        <source>Line of retreat clear</source>
        <translation>Línea de retirada despejada</translation>
    </message>
    <message>
        <source>Planned entries</source>
        <translation>Entradas previstas</translation>
    </message>
    <message>
        <source>Regiments</source>
        <translation>Regimientos</translation>
    </message>
    <message>
        <source>Reinforcements</source>
        <comment>label</comment>
        <translation>Refuerzos</translation>
    </message>
    <message>
        <source>Arrived</source>
        <translation>Han llegado</translation>
    </message>
    <message>
        <source>Values of charts</source>
        <translation>Valores de las tablas</translation>
    </message>
    <message>
        <source>Captured colours</source>
        <translation>Banderas capturadas</translation>
    </message>
    <message>
        <source>Open decision</source>
        <translation>Decisión pendiente</translation>
    </message>
    <message>
        <source>Facing</source>
        <translation>Frente</translation>
    </message>
    <message>
        <source>MP spent this turn</source>
        <translation>PM gastados este turno</translation>
    </message>
    <message>
        <source>In command</source>
        <translation>Con mando</translation>
    </message>
    <message>
        <source>Aboard</source>
        <comment>label: of a ship</comment>
        <translation>A bordo</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Halves of movement spent</source>
        <translation>Mitades del movimiento gastadas</translation>
    </message>
    <message>
        <source>Must leave the map</source>
        <translation>Debe salir del mapa</translation>
    </message>
    <message>
        <source>Left the map on turn</source>
        <translation>Salió del mapa en el turno</translation>
    </message>
    <message>
        <source>State</source>
        <comment>label: of a leader</comment>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Back on turn</source>
        <translation>Vuelve en el turno</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>Sustituido</translation>
    </message>
    <message>
        <source>Leads in person</source>
        <translation>Manda en persona</translation>
    </message>
    <message>
        <source>With the battalion</source>
        <translation>Con el batallón</translation>
    </message>
    <message>
        <source>Captured</source>
        <translation>Capturada</translation>
    </message>
    <message>
        <source>Increments printed</source>
        <translation>Incrementos impresos</translation>
    </message>
    <message>
        <source>Fire value</source>
        <comment>of a counter</comment>
        <translation>Valor de fuego</translation>
    </message>
    <message>
        <source>Fire value, close</source>
        <translation>Valor de fuego, corto alcance</translation>
    </message>
    <message>
        <source>Fire value, medium</source>
        <translation>Valor de fuego, medio alcance</translation>
    </message>
    <message>
        <source>Fire value, long</source>
        <translation>Valor de fuego, largo alcance</translation>
    </message>
    <message>
        <source>Close range up to</source>
        <translation>Corto alcance hasta</translation>
    </message>
    <message>
        <source>Medium range up to</source>
        <translation>Medio alcance hasta</translation>
    </message>
    <message>
        <source>Long range up to</source>
        <translation>Largo alcance hasta</translation>
    </message>
    <message>
        <source>Mêlée value</source>
        <comment>of a counter</comment>
        <translation>Valor de cuerpo a cuerpo</translation>
    </message>
    <message>
        <source>Morale</source>
        <comment>of a counter</comment>
        <translation>Moral</translation>
    </message>
    <message>
        <source>Movement</source>
        <comment>of a counter, a chart</comment>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Span</source>
        <translation>Alcance de mando</translation>
    </message>
    <message>
        <source>Infantry mêlée, attack</source>
        <translation>Cuerpo a cuerpo de infantería, en ataque</translation>
    </message>
    <message>
        <source>Infantry mêlée, defence</source>
        <translation>Cuerpo a cuerpo de infantería, en defensa</translation>
    </message>
    <message>
        <source>Cavalry mêlée</source>
        <translation>Cuerpo a cuerpo de caballería</translation>
    </message>
    <message>
        <source>Artillery bonus</source>
        <translation>Bonificación de artillería</translation>
    </message>
    <message>
        <source>Morale bonus</source>
        <translation>Bonificación de moral</translation>
    </message>
    <message>
        <source>Initiative</source>
        <comment>of a leader</comment>
        <translation>Iniciativa</translation>
    </message>
    <message>
        <source>Special with cavalry</source>
        <translation>Talento especial con la caballería</translation>
    </message>
    <message>
        <source>Special with artillery</source>
        <translation>Talento especial con la artillería</translation>
    </message>
    <message>
        <source>Harassment</source>
        <translation>Hostigamiento</translation>
    </message>
    <message>
        <source>how many increments fire from a line</source>
        <translation>cuántos incrementos hacen fuego desde una línea</translation>
    </message>
    <message>
        <source>six increments in the structure</source>
        <translation>seis incrementos en la estructura</translation>
    </message>
    <message>
        <source>cavalry stacked with others</source>
        <translation>caballería apilada con otras armas</translation>
    </message>
    <message>
        <source>elevation</source>
        <translation>elevación</translation>
    </message>
    <message>
        <source>may go there</source>
        <comment>where a drag ends</comment>
        <translation>puede ir allí</translation>
    </message>
    <message>
        <source>goes there</source>
        <comment>where a drag ends</comment>
        <translation>va allí</translation>
    </message>
    <message>
        <source>is set up there</source>
        <comment>where a drag ends</comment>
        <translation>se despliega allí</translation>
    </message>
    <message>
        <source>embarks there</source>
        <comment>where a drag ends</comment>
        <translation>embarca allí</translation>
    </message>
    <message>
        <source>may be fired at</source>
        <comment>mark of a target</comment>
        <translation>se le puede hacer fuego</translation>
    </message>
    <message>
        <source>facing told</source>
        <comment>mark of a unit</comment>
        <translation>frente indicado</translation>
    </message>
    <message>
        <source>moved this turn</source>
        <comment>mark of a unit</comment>
        <translation>ha movido este turno</translation>
    </message>
    <message>
        <source>enemies there</source>
        <comment>where a drag ends</comment>
        <translation>hay enemigos</translation>
    </message>
    <message>
        <source>The evacuation is declared</source>
        <translation>La evacuación está declarada</translation>
    </message>
    <message>
        <source>Hex where he comes back</source>
        <translation>Hexágono por el que vuelve</translation>
    </message>
    <message>
        <source>Hex where he stands</source>
        <translation>Hexágono en el que está</translation>
    </message>
    <message>
        <source>Leader who steadies it</source>
        <translation>Jefe que la sostiene</translation>
    </message>
    <message>
        <source>Brigade colours in reach</source>
        <translation>Bandera de la brigada al alcance</translation>
    </message>
    <message>
        <source>It routs</source>
        <translation>Se da a la fuga</translation>
    </message>
    <message>
        <source>Assault through a gate</source>
        <translation>Asalto por una puerta</translation>
    </message>
    <message>
        <source>He gets away from the enemy</source>
        <translation>Se aleja del enemigo</translation>
    </message>
    <message>
        <source>Around what blocks the way</source>
        <translation>Rodeando lo que corta el paso</translation>
    </message>
    <message>
        <source>The colours stay behind</source>
        <translation>La bandera se queda</translation>
    </message>
    <message>
        <source>Moore is in Corunna</source>
        <translation>Está Moore en La Coruña</translation>
    </message>
    <message>
        <source>French artillery on the Point of the Castillo</source>
        <translation>Artillería francesa en la punta del Castillo</translation>
    </message>
    <message>
        <source>Moore is dead</source>
        <translation>Ha muerto Moore</translation>
    </message>
    <message>
        <source>In the zone of a Grand Charge</source>
        <translation>En la zona de una gran carga</translation>
    </message>
    <message>
        <source>Against a mob</source>
        <translation>Contra un tropel</translation>
    </message>
    <message>
        <source>How each of them fires</source>
        <translation>Cómo hace fuego cada una</translation>
    </message>
    <message>
        <source>Who bears the losses</source>
        <translation>Quién sufre las pérdidas</translation>
    </message>
    <message>
        <source>How many of each fight</source>
        <translation>Cuántos incrementos combaten de cada una</translation>
    </message>
    <message>
        <source>Hexes that the attackers come from</source>
        <translation>Hexágonos de los que vienen los atacantes</translation>
    </message>
    <message>
        <source>Hex of the defenders</source>
        <translation>Hexágono de los defensores</translation>
    </message>
    <message>
        <source>Book the result</source>
        <translation>Anotar el resultado</translation>
    </message>
    <message>
        <source>Hex that it assaults</source>
        <translation>Hexágono al que da el asalto</translation>
    </message>
    <message>
        <source>Hexes that it is attacked from</source>
        <translation>Hexágonos desde los que la atacan</translation>
    </message>
    <message>
        <source>Book what failing does</source>
        <translation>Anotar lo que causa el fallo</translation>
    </message>
    <message>
        <source>Set up together</source>
        <translation>Se despliegan juntas</translation>
    </message>
    <message>
        <source>Together with it</source>
        <translation>Junto con ella</translation>
    </message>
    <message>
        <source>Single hexes</source>
        <translation>Hexágonos sueltos</translation>
    </message>
    <message>
        <source>Increments that fire</source>
        <translation>Incrementos que hacen fuego</translation>
    </message>
    <message>
        <source>Increments that fight</source>
        <translation>Incrementos que combaten</translation>
    </message>
    <message>
        <source>Range</source>
        <comment>label: close, medium, long</comment>
        <translation>Alcance</translation>
    </message>
    <message>
        <source>If it fails</source>
        <translation>Si falla</translation>
    </message>
    <message>
        <source>From</source>
        <comment>label: hexes</comment>
        <translation>Desde</translation>
    </message>
    <message>
        <source>Tables of the series</source>
        <translation>Tablas de la serie</translation>
    </message>
    <message>
        <source>Counter values</source>
        <translation>Valores de las fichas</translation>
    </message>
</context>
<context>
    <name>CorunnaNames</name>
    <message>
        <source>1st Division (Merle)</source>
        <comment>French</comment>
        <translation>1.ª división (Merle)</translation>
    </message>
    <message>
        <source>2nd Division (Mermet)</source>
        <comment>French</comment>
        <translation>2.ª división (Mermet)</translation>
    </message>
    <message>
        <source>3rd Division (Delaborde)</source>
        <comment>French</comment>
        <translation>3.ª división (Delaborde)</translation>
    </message>
    <message>
        <source>Light Cavalry (Franceschi)</source>
        <comment>a French division</comment>
        <translation>Caballería ligera (Franceschi)</translation>
    </message>
    <message>
        <source>1st Dragoons (Lorge)</source>
        <comment>a French division</comment>
        <translation>1.ª división de dragones (Lorge)</translation>
    </message>
    <message>
        <source>2nd Dragoons (LaHoussaye)</source>
        <comment>a French division</comment>
        <translation>2.ª división de dragones (LaHoussaye)</translation>
    </message>
    <message>
        <source>II Corps</source>
        <translation>II Cuerpo</translation>
    </message>
    <message>
        <source>1st Division (Baird)</source>
        <comment>British</comment>
        <translation>1.ª división (Baird)</translation>
    </message>
    <message>
        <source>2nd Division (Hope)</source>
        <comment>British</comment>
        <translation>2.ª división (Hope)</translation>
    </message>
    <message>
        <source>3rd Division (Fraser)</source>
        <comment>British</comment>
        <translation>3.ª división (Fraser)</translation>
    </message>
    <message>
        <source>Reserve Division (Paget)</source>
        <comment>British</comment>
        <translation>División de reserva (Paget)</translation>
    </message>
    <message>
        <source>Army Assets</source>
        <translation>Tropas de ejército</translation>
    </message>
    <message>
        <source>Royal Navy</source>
        <translation>Royal Navy</translation>
    </message>
    <message>
        <source>Coruña Militia</source>
        <translation>Milicia de La Coruña</translation>
    </message>
    <message>
        <source>Guards Brigade</source>
        <comment>British</comment>
        <translation>Brigada de Guardias</translation>
    </message>
    <message>
        <source>2nd Brigade</source>
        <comment>British</comment>
        <translation>2.ª brigada</translation>
    </message>
    <message>
        <source>3rd Brigade</source>
        <comment>British</comment>
        <translation>3.ª brigada</translation>
    </message>
    <message>
        <source>4th Brigade</source>
        <comment>British</comment>
        <translation>4.ª brigada</translation>
    </message>
    <message>
        <source>5th Brigade</source>
        <comment>British</comment>
        <translation>5.ª brigada</translation>
    </message>
    <message>
        <source>6th Brigade</source>
        <comment>British</comment>
        <translation>6.ª brigada</translation>
    </message>
    <message>
        <source>7th Brigade</source>
        <comment>British</comment>
        <translation>7.ª brigada</translation>
    </message>
    <message>
        <source>8th Brigade</source>
        <comment>British</comment>
        <translation>8.ª brigada</translation>
    </message>
    <message>
        <source>9th Brigade</source>
        <comment>British</comment>
        <translation>9.ª brigada</translation>
    </message>
    <message>
        <source>10th Brigade</source>
        <comment>British</comment>
        <translation>10.ª brigada</translation>
    </message>
    <message>
        <source>Colours of the Guards Brigade</source>
        <translation>Bandera de la brigada de Guardias</translation>
    </message>
    <message>
        <source>Colours of the 2nd Brigade</source>
        <translation>Bandera de la 2.ª brigada</translation>
    </message>
    <message>
        <source>Colours of the 3rd Brigade</source>
        <translation>Bandera de la 3.ª brigada</translation>
    </message>
    <message>
        <source>Colours of the 4th Brigade</source>
        <translation>Bandera de la 4.ª brigada</translation>
    </message>
    <message>
        <source>Colours of the 5th Brigade</source>
        <translation>Bandera de la 5.ª brigada</translation>
    </message>
    <message>
        <source>Colours of the 6th Brigade</source>
        <translation>Bandera de la 6.ª brigada</translation>
    </message>
    <message>
        <source>Colours of the 7th Brigade</source>
        <translation>Bandera de la 7.ª brigada</translation>
    </message>
    <message>
        <source>Colours of the 8th Brigade</source>
        <translation>Bandera de la 8.ª brigada</translation>
    </message>
    <message>
        <source>Colours of the 9th Brigade</source>
        <translation>Bandera de la 9.ª brigada</translation>
    </message>
    <message>
        <source>Colours of the 10th Brigade</source>
        <translation>Bandera de la 10.ª brigada</translation>
    </message>
    <message>
        <source>%1 half-battalion %2</source>
        <comment>%1 is a battalion</comment>
        <translation>%1, medio batallón %2</translation>
    </message>
    <message>
        <source>%1 light company</source>
        <comment>%1 is a battalion</comment>
        <translation>%1, cía. ligera</translation>
    </message>
    <message>
        <source>%1 light company %2</source>
        <comment>%1 is a battalion</comment>
        <translation>%1, cía. ligera %2</translation>
    </message>
    <message>
        <source>RHA Troop %1 (%2)</source>
        <comment>horse artillery: a letter, and a captain</comment>
        <translation>RHA, batería %1 (%2)</translation>
    </message>
    <message>
        <source>%1 horse battery</source>
        <comment>%1 is a leader or a corps</comment>
        <translation>%1, batería a caballo</translation>
    </message>
    <message>
        <source>%1 foot battery</source>
        <comment>%1 is a leader or a corps</comment>
        <translation>%1, batería a pie</translation>
    </message>
    <message>
        <source>ADC II Corps</source>
        <comment>a French aide-de-camp</comment>
        <translation>Ayudante de campo del II Cuerpo</translation>
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
        <translation>Colocar una pieza</translation>
    </message>
    <message>
        <source>Finish this side’s set-up</source>
        <translation>Terminar el despliegue de este bando</translation>
    </message>
    <message>
        <source>Next phase</source>
        <translation>Fase siguiente</translation>
    </message>
    <message>
        <source>Form an MU</source>
        <translation>Formar una UM</translation>
    </message>
    <message>
        <source>Soult’s Command Point: form an MU</source>
        <translation>Punto de mando de Soult: formar una UM</translation>
    </message>
    <message>
        <source>Moore’s Command Point: form an MU</source>
        <translation>Punto de mando de Moore: formar una UM</translation>
    </message>
    <message>
        <source>Moore activates the brigade he is stacked with</source>
        <translation>Moore activa la brigada con la que está apilado</translation>
    </message>
    <message>
        <source>Alcedo’s Command Point: form an MU</source>
        <translation>Punto de mando de Alcedo: formar una UM</translation>
    </message>
    <message>
        <source>French Command Point: form an MU</source>
        <translation>Punto de mando francés: formar una UM</translation>
    </message>
    <message>
        <source>British Command Point: form an MU</source>
        <translation>Punto de mando británico: formar una UM</translation>
    </message>
    <message>
        <source>Moore’s ride</source>
        <translation>Cabalgada de Moore</translation>
    </message>
    <message>
        <source>Hardinge flies to a brigade</source>
        <translation>Hardinge acude a una brigada</translation>
    </message>
    <message>
        <source>Try for initiative</source>
        <translation>Intentar tomar la iniciativa</translation>
    </message>
    <message>
        <source>Draw a chit</source>
        <translation>Sacar una ficha</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>button</comment>
        <translation>Mover</translation>
    </message>
    <message>
        <source>Rout, recoil or displace</source>
        <translation>Fuga, retroceso o desplazamiento</translation>
    </message>
    <message>
        <source>Change formation</source>
        <translation>Cambiar de formación</translation>
    </message>
    <message>
        <source>Set a unit’s state</source>
        <translation>Fijar el estado de una unidad</translation>
    </message>
    <message>
        <source>The colours fly to a battalion</source>
        <translation>La bandera pasa a un batallón</translation>
    </message>
    <message>
        <source>Mount or dismount dragoons</source>
        <translation>Montar o echar pie a tierra los dragones</translation>
    </message>
    <message>
        <source>Book a loss</source>
        <translation>Anotar una pérdida</translation>
    </message>
    <message>
        <source>Reconstitute the light company</source>
        <translation>Reconstituir la compañía ligera</translation>
    </message>
    <message>
        <source>Capture colours</source>
        <translation>Capturar una bandera</translation>
    </message>
    <message>
        <source>Fire</source>
        <comment>button</comment>
        <translation>Hacer fuego</translation>
    </message>
    <message>
        <source>Roll for the magazine</source>
        <translation>Tirar por la santabárbara</translation>
    </message>
    <message>
        <source>Try to form square</source>
        <translation>Intentar formar el cuadro</translation>
    </message>
    <message>
        <source>Recall cavalry</source>
        <translation>Llamar a la caballería</translation>
    </message>
    <message>
        <source>Try to limber up</source>
        <translation>Intentar enganchar las piezas</translation>
    </message>
    <message>
        <source>Roll to Close</source>
        <comment>button</comment>
        <translation>Tirar para cerrar</translation>
    </message>
    <message>
        <source>Roll to Stand</source>
        <comment>button</comment>
        <translation>Tirar para resistir</translation>
    </message>
    <message>
        <source>Morale check</source>
        <translation>Prueba de moral</translation>
    </message>
    <message>
        <source>Mêlée</source>
        <comment>button</comment>
        <translation>Cuerpo a cuerpo</translation>
    </message>
    <message>
        <source>Another roll of the series</source>
        <translation>Otra tirada de la serie</translation>
    </message>
    <message>
        <source>Leader casualty</source>
        <translation>Baja de un jefe</translation>
    </message>
    <message>
        <source>A leader comes back</source>
        <translation>Vuelta de un jefe</translation>
    </message>
    <message>
        <source>Replace a leader</source>
        <translation>Sustituir a un jefe</translation>
    </message>
    <message>
        <source>A leader steps down or up</source>
        <translation>Un jefe baja o sube un escalón</translation>
    </message>
    <message>
        <source>Soult steps down to a division</source>
        <translation>Soult baja a mandar una división</translation>
    </message>
    <message>
        <source>Soult steps up to the corps</source>
        <translation>Soult vuelve a mandar el cuerpo</translation>
    </message>
    <message>
        <source>Moore steps down to a division</source>
        <translation>Moore baja a mandar una división</translation>
    </message>
    <message>
        <source>Moore steps up to the army</source>
        <translation>Moore vuelve a mandar el ejército</translation>
    </message>
    <message>
        <source>Set the Army Morale Level</source>
        <translation>Fijar el nivel de moral del ejército</translation>
    </message>
    <message>
        <source>Roll for Naval Commitment</source>
        <translation>Tirar la intervención naval</translation>
    </message>
    <message>
        <source>Roll for the number of ships</source>
        <translation>Tirar el número de navíos</translation>
    </message>
    <message>
        <source>Pick the ships</source>
        <translation>Elegir los navíos</translation>
    </message>
    <message>
        <source>Declare the evacuation</source>
        <translation>Declarar la evacuación</translation>
    </message>
    <message>
        <source>Embark</source>
        <comment>button</comment>
        <translation>Embarcar</translation>
    </message>
    <message>
        <source>Disembark</source>
        <comment>button</comment>
        <translation>Desembarcar</translation>
    </message>
    <message>
        <source>A ship leaves the map</source>
        <translation>Un buque sale del mapa</translation>
    </message>
    <message>
        <source>A transport comes back</source>
        <translation>Vuelve un transporte</translation>
    </message>
    <message>
        <source>Reinforcements enter</source>
        <translation>Entran refuerzos</translation>
    </message>
    <message>
        <source>Plan a division’s entry</source>
        <translation>Prever la entrada de una división</translation>
    </message>
    <message>
        <source>Note who holds a place</source>
        <translation>Anotar quién ocupa un lugar</translation>
    </message>
    <message>
        <source>Judge the British line of retreat</source>
        <translation>Decidir sobre la línea de retirada británica</translation>
    </message>
    <message>
        <source>Order an Administrative March</source>
        <translation>Ordenar una marcha administrativa</translation>
    </message>
    <message>
        <source>Attach an asset</source>
        <translation>Agregar tropas de ejército o de cuerpo</translation>
    </message>
    <message>
        <source>Deploy the second Rifle company</source>
        <translation>Desplegar la segunda compañía de Rifles</translation>
    </message>
    <message>
        <source>Regiment or battalions</source>
        <translation>Regimiento o batallones</translation>
    </message>
    <message>
        <source>Adjust…</source>
        <translation>Ajustar…</translation>
    </message>
    <message>
        <source>Try for initiative: %1</source>
        <comment>%1 is a leader</comment>
        <translation>Intentar tomar la iniciativa: %1</translation>
    </message>
    <message>
        <source>To %1</source>
        <comment>colours fly to a battalion</comment>
        <translation>A %1</translation>
    </message>
    <message>
        <source>From %1</source>
        <comment>a company is rebuilt from a battalion</comment>
        <translation>De %1</translation>
    </message>
    <message>
        <source>Reinforcements enter: %1</source>
        <comment>a division or a brigade</comment>
        <translation>Entran refuerzos: %1</translation>
    </message>
    <message>
        <source>Straight on to: %1</source>
        <comment>%1 is a phase</comment>
        <translation>Pasar directamente a: %1</translation>
    </message>
    <message>
        <source>Count the French town hexes</source>
        <translation>Contar los hexágonos de la ciudad en manos francesas</translation>
    </message>
    <message>
        <source>Count the French port hexes</source>
        <translation>Contar los hexágonos del puerto en manos francesas</translation>
    </message>
    <message>
        <source>Set up: %1</source>
        <comment>a division or a brigade</comment>
        <translation>Desplegar: %1</translation>
    </message>
</context>
<context>
    <name>CorunnaOptions</name>
    <message>
        <source>Modifiers of a roll</source>
        <translation>Modificadores de una tirada</translation>
    </message>
    <message>
        <source>Second naval roll</source>
        <translation>Segunda tirada naval</translation>
    </message>
    <message>
        <source>Standing above a slope</source>
        <translation>Estar en lo alto de una ladera</translation>
    </message>
    <message>
        <source>Mêlée through a gate</source>
        <translation>Cuerpo a cuerpo por una puerta</translation>
    </message>
    <message>
        <source>When a gate counts</source>
        <translation>Cuándo cuenta una puerta</translation>
    </message>
    <message>
        <source>Hexes behind the rampart</source>
        <translation>Hexágonos tras la muralla</translation>
    </message>
    <message>
        <source>Level 2 or lower</source>
        <translation>Nivel 2 o inferior</translation>
    </message>
    <message>
        <source>Battalions to evacuate</source>
        <translation>Batallones que deben salvarse</translation>
    </message>
    <message>
        <source>Surviving battalions</source>
        <translation>Batallones supervivientes</translation>
    </message>
    <message>
        <source>Half-battalions</source>
        <translation>Medios batallones</translation>
    </message>
    <message>
        <source>Retreat to Corunna</source>
        <translation>Retirada a La Coruña</translation>
    </message>
    <message>
        <source>British order of battle</source>
        <translation>Orden de batalla británico</translation>
    </message>
    <message>
        <source>Stack in a structure</source>
        <translation>Pila en una estructura</translation>
    </message>
    <message>
        <source>Guns and horse through the castle</source>
        <translation>Artillería y caballería por el castillo</translation>
    </message>
    <message>
        <source>Ships enter ports</source>
        <translation>Los buques entran en puerto</translation>
    </message>
    <message>
        <source>Breakwaters</source>
        <translation>Rompeolas</translation>
    </message>
    <message>
        <source>Skirmishers in one hex</source>
        <translation>Tiradores en un hexágono</translation>
    </message>
    <message>
        <source>Foot and guns in one hex</source>
        <translation>Infantería y artillería en un hexágono</translation>
    </message>
    <message>
        <source>Two leaders’ modifiers</source>
        <translation>Modificadores de dos jefes</translation>
    </message>
    <message>
        <source>Fire defence in dwellings</source>
        <translation>Defensa contra el fuego en zona edificada</translation>
    </message>
    <message>
        <source>Road column in a village</source>
        <translation>Columna de marcha en una aldea</translation>
    </message>
    <message>
        <source>How far Soult moves off</source>
        <translation>Hasta dónde se aleja Soult</translation>
    </message>
    <message>
        <source>What × multiplies</source>
        <translation>Qué multiplica ×</translation>
    </message>
    <message>
        <source>Infantry at two hexes</source>
        <translation>Infantería a dos hexágonos</translation>
    </message>
    <message>
        <source>Load of a transport</source>
        <translation>Carga de un transporte</translation>
    </message>
    <message>
        <source>The fleet at the gates</source>
        <translation>La escuadra ante las puertas</translation>
    </message>
    <message>
        <source>Variable entry</source>
        <translation>Entrada variable</translation>
    </message>
    <message>
        <source>First turn of the entries</source>
        <translation>Primer turno de las entradas</translation>
    </message>
    <message>
        <source>Brigade leaders</source>
        <translation>Jefes de brigada</translation>
    </message>
    <message>
        <source>Règlements de l’An XXX</source>
        <translation>Règlements de l’An XXX</translation>
    </message>
    <message>
        <source>Tables of the series</source>
        <translation>Tablas de la serie</translation>
    </message>
    <message>
        <source>Values of the counters</source>
        <translation>Valores de las fichas</translation>
    </message>
    <message>
        <source>Whether a modifier moves along the 36 results (+6 is one tens digit), or is added as to any number</source>
        <translation>Si un modificador corre por los 36 resultados (+6 es una cifra de las decenas) o se suma como a un número corriente</translation>
    </message>
    <message>
        <source>When Anchor or Contrary Winds is rolled again: on the full hour, or three turns later</source>
        <translation>Cuándo se repite la tirada tras Al ancla o Vientos contrarios: a la hora en punto o tres turnos después</translation>
    </message>
    <message>
        <source>Whether a slope helps those who stand above it (+6, the paragraph), or not (−6, the chart)</source>
        <translation>Si una ladera ayuda a los que están en lo alto (+6, el párrafo) o no (−6, la tabla)</translation>
    </message>
    <message>
        <source>What a gate does in a mêlée: defenders ×1½, defenders in disorder, or both</source>
        <translation>Qué hace una puerta en el cuerpo a cuerpo: defensores ×1½, defensores en desorden, o ambas cosas</translation>
    </message>
    <message>
        <source>Whether all attackers must come through the gate, or one is enough</source>
        <translation>Si deben pasar por la puerta todos los atacantes o basta con uno</translation>
    </message>
    <message>
        <source>Whether the town still counts for assaults at a gate, or is clear there too</source>
        <translation>Si la ciudad sigue contando en los asaltos por una puerta o también ahí es terreno despejado</translation>
    </message>
    <message>
        <source>Whether the evacuation needs an Army Morale Level of 2 or worse, or of 2 or a lower number</source>
        <translation>Si la evacuación exige un nivel de moral del ejército de 2 o peor, o de 2 o un número menor</translation>
    </message>
    <message>
        <source>Whether 60% and 40% of the survivors drop the fraction, as in the example, or not</source>
        <translation>Si el 60 % y el 40 % de los supervivientes pierden la fracción, como en el ejemplo, o no</translation>
    </message>
    <message>
        <source>Whether the survivors are counted when the evacuation is declared, or at the end</source>
        <translation>Si los supervivientes se cuentan al declarar la evacuación o al final</translation>
    </message>
    <message>
        <source>Whether a half-battalion of the Guards counts half or whole in the evacuation</source>
        <translation>Si medio batallón de los Guardias cuenta como medio o como entero en la evacuación</translation>
    </message>
    <message>
        <source>Whether units must go toward Corunna from the first loading on, or from the declaration</source>
        <translation>Si las unidades deben ir hacia La Coruña desde el primer embarque o desde la declaración</translation>
    </message>
    <message>
        <source>Whether the units of the set-up list are there, or also those that only the order of battle has</source>
        <translation>Si están las unidades de la lista de despliegue o también las que solo figuran en el orden de batalla</translation>
    </message>
    <message>
        <source>Whether one battalion of any size may stand in a Special Structure, or six increments at most</source>
        <translation>Si en una estructura especial cabe un batallón de cualquier tamaño o seis incrementos como máximo</translation>
    </message>
    <message>
        <source>Artillery and cavalry may pass a Special Structure along a road, without staying</source>
        <translation>La artillería y la caballería pueden atravesar por un camino una estructura especial, sin quedarse en ella</translation>
    </message>
    <message>
        <source>Ships may enter port hexes, as the Movement Chart’s note has it</source>
        <translation>Los buques pueden entrar en hexágonos de puerto, como dice la nota de la tabla de movimiento</translation>
    </message>
    <message>
        <source>Which ships may enter hexes with a breakwater</source>
        <translation>Qué buques pueden entrar en hexágonos con rompeolas</translation>
    </message>
    <message>
        <source>Whether two skirmishing companies may share a hex</source>
        <translation>Si dos compañías en guerrilla pueden compartir hexágono</translation>
    </message>
    <message>
        <source>How foot and guns fill a hex: a gun increment counts six, or one gun and six foot increments at most</source>
        <translation>Cómo llenan un hexágono la infantería y la artillería: un incremento de artillería cuenta como seis, o una pieza y seis incrementos de infantería como máximo</translation>
    </message>
    <message>
        <source>Whether two leaders’ modifiers to recall or limber are added, or the better one counts</source>
        <translation>Si los modificadores de dos jefes para llamar o enganchar se suman o cuenta el mejor</translation>
    </message>
    <message>
        <source>Whether the mob’s fire defence in dwellings stands for all infantry in General Order</source>
        <translation>Si la defensa del tropel contra el fuego en zona edificada vale para toda la infantería en orden general</translation>
    </message>
    <message>
        <source>Whether a road column that enters a village goes into General Order</source>
        <translation>Si una columna de marcha que entra en una aldea pasa a orden general</translation>
    </message>
    <message>
        <source>How many hexes from the enemy Soult must end when he has to move off</source>
        <translation>A cuántos hexágonos del enemigo debe terminar Soult cuando tiene que alejarse</translation>
    </message>
    <message>
        <source>Whether the Fire Effects Chart multiplies increments or the printed value</source>
        <translation>Si la tabla de efectos del fuego multiplica los incrementos o el valor impreso</translation>
    </message>
    <message>
        <source>Whether all infantry may fire at two hexes for half, or light companies and Rifles only</source>
        <translation>Si toda la infantería puede hacer fuego a dos hexágonos con la mitad, o solo las compañías ligeras y los Rifles</translation>
    </message>
    <message>
        <source>Whether a transport may carry foot, horse and guns together</source>
        <translation>Si un transporte puede llevar infantería, caballería y artillería a la vez</translation>
    </message>
    <message>
        <source>The Royal Navy is there in the scenario at the gates, too</source>
        <translation>La Royal Navy está también en el escenario de las puertas</translation>
    </message>
    <message>
        <source>The French plan when and where their divisions enter; scenario 3 only</source>
        <translation>Los franceses prevén cuándo y por dónde entran sus divisiones; solo en el escenario 3</translation>
    </message>
    <message>
        <source>Whether the game with variable entry begins an hour earlier, at 11:20 am</source>
        <translation>Si la partida con entrada variable empieza una hora antes, a las 11:20</translation>
    </message>
    <message>
        <source>British brigade leaders have a span of 3, a mêlée bonus of 2 and a morale bonus of 2</source>
        <translation>Los jefes de brigada británicos tienen alcance 3, bonificación de cuerpo a cuerpo 2 y bonificación de moral 2</translation>
    </message>
    <message>
        <source>The game is played with the An XXX rulebook: cavalry skirmishers, ricochet, Grand Charges</source>
        <translation>Se juega con el reglamento An XXX: caballería en guerrilla, rebotes, grandes cargas</translation>
    </message>
    <message>
        <source>Fire, mêlée and morale results are in the series’ rulebook: without its tables the program counts and you look the result up</source>
        <translation>Los resultados de fuego, cuerpo a cuerpo y moral están en el reglamento de la serie: sin sus tablas, el programa cuenta y el resultado se busca a mano</translation>
    </message>
    <message>
        <source>The numbers printed on your counters: what is left out stays unknown, and the program says what it could not check</source>
        <translation>Los números impresos en las fichas: lo que se deja en blanco queda sin dato, y el programa dice qué no ha podido comprobar</translation>
    </message>
    <message>
        <source>in base 6</source>
        <translation>en base 6</translation>
    </message>
    <message>
        <source>as ordinary numbers</source>
        <translation>como números corrientes</translation>
    </message>
    <message>
        <source>on the full hour</source>
        <translation>a la hora en punto</translation>
    </message>
    <message>
        <source>three turns later</source>
        <translation>tres turnos después</translation>
    </message>
    <message>
        <source>+6 (paragraph)</source>
        <translation>+6 (párrafo)</translation>
    </message>
    <message>
        <source>−6 (chart)</source>
        <translation>−6 (tabla)</translation>
    </message>
    <message>
        <source>defenders ×1½</source>
        <translation>defensores ×1½</translation>
    </message>
    <message>
        <source>defenders in disorder</source>
        <translation>defensores en desorden</translation>
    </message>
    <message>
        <source>both</source>
        <comment>effects of a gate</comment>
        <translation>ambas cosas</translation>
    </message>
    <message>
        <source>all through the gate</source>
        <translation>todos por la puerta</translation>
    </message>
    <message>
        <source>one is enough</source>
        <translation>basta con uno</translation>
    </message>
    <message>
        <source>clear for fire only</source>
        <translation>despejada solo para el fuego</translation>
    </message>
    <message>
        <source>clear in every respect</source>
        <translation>despejada a todos los efectos</translation>
    </message>
    <message>
        <source>2 or worse</source>
        <translation>2 o peor</translation>
    </message>
    <message>
        <source>2 or a lower number</source>
        <translation>2 o un número menor</translation>
    </message>
    <message>
        <source>fraction dropped</source>
        <translation>sin la fracción</translation>
    </message>
    <message>
        <source>to the last fraction</source>
        <translation>hasta la última fracción</translation>
    </message>
    <message>
        <source>at the declaration</source>
        <translation>al declararla</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>al final</translation>
    </message>
    <message>
        <source>count half</source>
        <translation>cuentan la mitad</translation>
    </message>
    <message>
        <source>count whole</source>
        <translation>cuentan enteros</translation>
    </message>
    <message>
        <source>from the first loading on</source>
        <translation>desde el primer embarque</translation>
    </message>
    <message>
        <source>from the declaration on</source>
        <translation>desde la declaración</translation>
    </message>
    <message>
        <source>as the set-up lists it</source>
        <translation>según la lista de despliegue</translation>
    </message>
    <message>
        <source>with all of the chart</source>
        <translation>con todos los de la tabla</translation>
    </message>
    <message>
        <source>a battalion, or six increments</source>
        <translation>un batallón, o seis incrementos</translation>
    </message>
    <message>
        <source>six increments at most</source>
        <translation>seis incrementos como máximo</translation>
    </message>
    <message>
        <source>for transports only</source>
        <translation>solo para transportes</translation>
    </message>
    <message>
        <source>for all ships</source>
        <translation>para todos los buques</translation>
    </message>
    <message>
        <source>one company</source>
        <translation>una compañía</translation>
    </message>
    <message>
        <source>three increments</source>
        <translation>tres incrementos</translation>
    </message>
    <message>
        <source>a gun counts six</source>
        <translation>una pieza cuenta como seis</translation>
    </message>
    <message>
        <source>one gun, six foot</source>
        <translation>una pieza y seis de infantería</translation>
    </message>
    <message>
        <source>added</source>
        <translation>se suman</translation>
    </message>
    <message>
        <source>the better one</source>
        <translation>el mejor</translation>
    </message>
    <message>
        <source>for all in General Order</source>
        <translation>para todos en orden general</translation>
    </message>
    <message>
        <source>for mobs only</source>
        <translation>solo para el tropel</translation>
    </message>
    <message>
        <source>into General Order</source>
        <translation>pasa a orden general</translation>
    </message>
    <message>
        <source>stays in column</source>
        <translation>sigue en columna</translation>
    </message>
    <message>
        <source>3 hexes</source>
        <translation>3 hexágonos</translation>
    </message>
    <message>
        <source>4 hexes</source>
        <translation>4 hexágonos</translation>
    </message>
    <message>
        <source>the increments</source>
        <translation>los incrementos</translation>
    </message>
    <message>
        <source>the printed value</source>
        <translation>el valor impreso</translation>
    </message>
    <message>
        <source>for half its value</source>
        <translation>con la mitad de su valor</translation>
    </message>
    <message>
        <source>light troops only</source>
        <translation>solo tropas ligeras</translation>
    </message>
    <message>
        <source>one arm only</source>
        <translation>una sola arma</translation>
    </message>
    <message>
        <source>mixed by shares</source>
        <translation>mezcladas por partes</translation>
    </message>
    <message>
        <source>11:20 am</source>
        <translation>11:20</translation>
    </message>
    <message>
        <source>12:20 pm</source>
        <translation>12:20</translation>
    </message>
    <message>
        <source>none yet</source>
        <comment>values of the counters</comment>
        <translation>aún ninguno</translation>
    </message>
    <message>
        <source>none: the referee tells the results</source>
        <translation>ninguna: el árbitro dice los resultados</translation>
    </message>
    <message>
        <source>figures of public assistant programs, to be compared with your charts</source>
        <translation>cifras de programas auxiliares públicos, para comparar con sus tablas</translation>
    </message>
</context>
<context>
    <name>CorunnaPhases</name>
    <message>
        <source>The British and Spanish set up first, then the French, each group in its zone (rules 7.4, 8.4, 9.4). Colours stand with a battalion of their brigade (5.2.10.1); the hex must hold the stack (“Stacking Chart”). Finish the set-up of each side when its pieces stand.</source>
        <translation>Primero despliegan los británicos y los españoles, después los franceses, cada grupo en su zona (reglas 7.4, 8.4, 9.4). Las banderas van con un batallón de su brigada (5.2.10.1); la pila debe caber en el hexágono («Tabla de apilamiento»). Termine el despliegue de cada bando cuando estén sus piezas.</translation>
    </message>
    <message>
        <source>Soult spends his Command Point on II Corps or a division (5.1.1, 5.1.2), Moore his on a division, or he rides to brigades (5.2.1, 5.2.3); Hardinge may fly to one (5.2.4), Alcedo activates militia within the walls (5.3). In the smaller scenarios each side has one point (7.3, 8.3). Attachments and marches are ordered now (5.1.4, 5.2.5, 6.7).</source>
        <translation>Soult gasta su punto de mando en el II Cuerpo o en una división (5.1.1, 5.1.2); Moore, el suyo en una división, o cabalga hasta las brigadas (5.2.1, 5.2.3); Hardinge puede acudir a una (5.2.4) y Alcedo activa milicia dentro de la muralla (5.3). En los escenarios menores cada bando tiene un punto (7.3, 8.3). Las agregaciones y las marchas se ordenan ahora (5.1.4, 5.2.5, 6.7).</translation>
    </message>
    <message>
        <source>See which division leaders are within Soult’s span: 12 hexes for cavalry, 8 for infantry (5.1.3). The span is measured in hexes (ruling R33).</source>
        <translation>Compruebe qué jefes de división están al alcance de Soult: 12 hexágonos la caballería, 8 la infantería (5.1.3). El alcance se mide en hexágonos (criterio R33).</translation>
    </message>
    <message>
        <source>Points that are left form Maneuver Units: at most the corps for Soult (5.1.2), a division for Moore (5.2.2), units next to Alcedo (5.3.2). Each MU puts a chit into the cup.</source>
        <translation>Con los puntos que quedan se forman unidades de maniobra: a lo sumo el cuerpo para Soult (5.1.2), una división para Moore (5.2.2), unidades junto a Alcedo (5.3.2). Cada UM pone una ficha en el cubilete.</translation>
    </message>
    <message>
        <source>French cavalry leaders may try to act on their own (5.1.7), infantry leaders while the corps is disbanded (5.1.5.1), British ones while Moore is out (5.2.8). The roll itself is the series’ own: enter what came of it.</source>
        <translation>Los jefes de caballería franceses pueden intentar actuar por su cuenta (5.1.7); los de infantería, mientras el cuerpo esté disuelto (5.1.5.1); los británicos, mientras Moore esté de baja (5.2.8). La tirada es la de la serie: anote lo que haya salido.</translation>
    </message>
    <message>
        <source>Draw a chit, act with what it names, draw the next until the cup is empty (5.2.9). Fire, assaults and charges are rolled as they come up, tens then units (ruling R1). Reinforcements enter on their chit (6.1), brigades without colours go to the port on the Regroup chit (5.2.10.2). At the end colours stand with a battalion of their brigade (5.2.10.1).</source>
        <translation>Saque una ficha, actúe con lo que nombra y saque la siguiente hasta vaciar el cubilete (5.2.9). Fuego, asaltos y cargas se tiran según se presentan, decenas y luego unidades (criterio R1). Los refuerzos entran con su ficha (6.1); las brigadas sin bandera van al puerto con la ficha de Reagrupamiento (5.2.10.2). Al final, las banderas están con un batallón de su brigada (5.2.10.1).</translation>
    </message>
    <message>
        <source>Ships move after all chits (5.2.9): transports freely, ships-of-the-line when they are tasked (6.9.1). Loading and leaving the map take half a ship’s movement each (6.10.1, 6.10.2). A ship that lost half its increments must leave (6.11.1.3).</source>
        <translation>Los buques mueven después de todas las fichas (5.2.9): los transportes, libremente; los navíos de línea, cuando están asignados (6.9.1). Embarcar y salir del mapa gastan cada uno la mitad del movimiento del buque (6.10.1, 6.10.2). El buque que ha perdido la mitad de sus incrementos debe marcharse (6.11.1.3).</translation>
    </message>
    <message>
        <source>The last turn is over: see the score (7.7, 8.7, 9.8; after an evacuation 9.9.6). Undo to play on.</source>
        <translation>Ha terminado el último turno: vea la puntuación (7.7, 8.7, 9.8; tras una evacuación, 9.9.6). Deshaga para seguir jugando.</translation>
    </message>
    <message>
        <source>Chits in the cup: %L1</source>
        <translation>Fichas en el cubilete: %L1</translation>
    </message>
    <message>
        <source>MUs: %L1</source>
        <translation>UM: %L1</translation>
    </message>
    <message>
        <source>French Army Morale Level: %L1</source>
        <translation>Nivel de moral del ejército francés: %L1</translation>
    </message>
    <message>
        <source>British Army Morale Level: %L1</source>
        <translation>Nivel de moral del ejército británico: %L1</translation>
    </message>
    <message>
        <source>Town hexes that the French hold: %L1</source>
        <translation>Hexágonos de la ciudad en manos francesas: %L1</translation>
    </message>
    <message>
        <source>Bring back or replace leaders (5.1.5, 5.2.6), note the Army Morale Levels and who holds what (7.7, 8.7, 9.8). When their level allows it (9.9) the British may declare the evacuation (9.9.1). Then the next turn of twenty minutes begins.</source>
        <translation>Devuelva o sustituya a los jefes (5.1.5, 5.2.6), anote los niveles de moral de los ejércitos y quién ocupa cada lugar (7.7, 8.7, 9.8). Cuando su nivel lo permite (9.9), los británicos pueden declarar la evacuación (9.9.1). Después empieza el siguiente turno de veinte minutos.</translation>
    </message>
</context>
<context>
    <name>CorunnaReasons</name>
    <message>
        <source>evacuation declared</source>
        <translation>evacuación declarada</translation>
    </message>
    <message>
        <source>Moore in Corunna</source>
        <translation>Moore en La Coruña</translation>
    </message>
    <message>
        <source>French artillery on the Point</source>
        <translation>artillería francesa en la punta</translation>
    </message>
    <message>
        <source>death of Moore</source>
        <translation>muerte de Moore</translation>
    </message>
    <message>
        <source>personality in the hex</source>
        <translation>personaje en el hexágono</translation>
    </message>
    <message>
        <source>triggered by light cavalry</source>
        <translation>por caballería ligera</translation>
    </message>
    <message>
        <source>triggered by lancers</source>
        <translation>por lanceros</translation>
    </message>
    <message>
        <source>stack in line</source>
        <translation>pila en línea</translation>
    </message>
    <message>
        <source>Grand Charge zone</source>
        <translation>zona de gran carga</translation>
    </message>
    <message>
        <source>leader’s cavalry bonus</source>
        <translation>bonificación del jefe: caballería</translation>
    </message>
    <message>
        <source>leader of special ability</source>
        <translation>jefe de talento especial</translation>
    </message>
    <message>
        <source>leader’s artillery bonus</source>
        <translation>bonificación del jefe: artillería</translation>
    </message>
    <message>
        <source>army leader</source>
        <translation>jefe de ejército</translation>
    </message>
    <message>
        <source>gate: sappers exempt</source>
        <translation>puerta: zapadores exentos</translation>
    </message>
    <message>
        <source>up slope</source>
        <translation>cuesta arriba</translation>
    </message>
    <message>
        <source>assault up slope</source>
        <translation>asalto cuesta arriba</translation>
    </message>
    <message>
        <source>charge up slope</source>
        <translation>carga cuesta arriba</translation>
    </message>
    <message>
        <source>reaction charge</source>
        <translation>carga de reacción</translation>
    </message>
    <message>
        <source>opportunity charge</source>
        <translation>carga de oportunidad</translation>
    </message>
    <message>
        <source>leader’s morale bonus</source>
        <translation>bonificación del jefe: moral</translation>
    </message>
    <message>
        <source>leader of another nation</source>
        <translation>jefe de otra nación</translation>
    </message>
    <message>
        <source>brigade leader</source>
        <translation>jefe de brigada</translation>
    </message>
    <message>
        <source>modifier</source>
        <translation>modificador</translation>
    </message>
    <message>
        <source>increments</source>
        <translation>incrementos</translation>
    </message>
    <message>
        <source>printed value</source>
        <translation>valor impreso</translation>
    </message>
    <message>
        <source>printed value, close range</source>
        <translation>valor impreso, corto alcance</translation>
    </message>
    <message>
        <source>printed value, medium range</source>
        <translation>valor impreso, medio alcance</translation>
    </message>
    <message>
        <source>printed value, long range</source>
        <translation>valor impreso, largo alcance</translation>
    </message>
    <message>
        <source>eight at most, dismounted</source>
        <translation>ocho a lo sumo, pie a tierra</translation>
    </message>
    <message>
        <source>limit of the line</source>
        <translation>límite de la línea</translation>
    </message>
    <message>
        <source>fire multiple</source>
        <translation>multiplicador de fuego</translation>
    </message>
    <message>
        <source>only a part fires</source>
        <translation>solo tira una parte</translation>
    </message>
    <message>
        <source>six in the structure</source>
        <translation>seis en la estructura</translation>
    </message>
    <message>
        <source>Rifles: not halved</source>
        <translation>Rifles: sin reducir</translation>
    </message>
    <message>
        <source>at two hexes, halved</source>
        <translation>a dos hexágonos, la mitad</translation>
    </message>
    <message>
        <source>target in a Special Structure</source>
        <translation>blanco en estructura especial</translation>
    </message>
    <message>
        <source>losses</source>
        <comment>of a ship or battery</comment>
        <translation>pérdidas</translation>
    </message>
    <message>
        <source>value filled in</source>
        <translation>valor anotado</translation>
    </message>
    <message>
        <source>ship’s own value</source>
        <translation>valor del propio buque</translation>
    </message>
    <message>
        <source>more than nine increments</source>
        <translation>más de nueve incrementos</translation>
    </message>
    <message>
        <source>artillery ×6</source>
        <translation>artillería ×6</translation>
    </message>
    <message>
        <source>one regiment</source>
        <translation>un solo regimiento</translation>
    </message>
    <message>
        <source>one battalion</source>
        <translation>un solo batallón</translation>
    </message>
    <message>
        <source>ships</source>
        <comment>in a hex</comment>
        <translation>buques</translation>
    </message>
    <message>
        <source>by road, as clear</source>
        <translation>por camino, como despejado</translation>
    </message>
    <message>
        <source>rampart, in rout</source>
        <translation>muralla, en fuga</translation>
    </message>
    <message>
        <source>unit</source>
        <comment>one that has no name</comment>
        <translation>unidad</translation>
    </message>
    <message>
        <source>through the gate</source>
        <translation>a través de la puerta</translation>
    </message>
    <message>
        <source>cavalry skirmishers</source>
        <translation>flanqueadores</translation>
    </message>
    <message>
        <source>retreat before combat</source>
        <translation>retirada antes del combate</translation>
    </message>
    <message>
        <source>involuntary movement</source>
        <translation>movimiento involuntario</translation>
    </message>
    <message>
        <source>called</source>
        <comment>losses</comment>
        <translation>pérdidas</translation>
    </message>
    <message>
        <source>double, dismounted</source>
        <translation>doble, pie a tierra</translation>
    </message>
    <message>
        <source>share of the ship</source>
        <comment>of a load</comment>
        <translation>parte del buque</translation>
    </message>
    <message>
        <source>mixed load</source>
        <translation>carga mixta</translation>
    </message>
    <message>
        <source>60% of the survivors</source>
        <translation>el 60 % de los supervivientes</translation>
    </message>
    <message>
        <source>40% of the survivors</source>
        <translation>el 40 % de los supervivientes</translation>
    </message>
    <message>
        <source>Soult’s span</source>
        <translation>alcance de Soult</translation>
    </message>
    <message>
        <source>hexes</source>
        <comment>a distance</comment>
        <translation>hexágonos</translation>
    </message>
    <message>
        <source>dwelling</source>
        <comment>hex</comment>
        <translation>edificado</translation>
    </message>
    <message>
        <source>%1: six increments</source>
        <comment>%1 is a unit</comment>
        <translation>%1: seis incrementos</translation>
    </message>
    <message>
        <source>%1: dismounted</source>
        <comment>%1 is a unit</comment>
        <translation>%1: pie a tierra</translation>
    </message>
    <message>
        <source>%1: against a mob</source>
        <comment>%1 is a unit</comment>
        <translation>%1: contra un tropel</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a formation and the terrain it stands in</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>contact: %1</source>
        <comment>%1 is a brigade</comment>
        <translation>contacto: %1</translation>
    </message>
    <message>
        <source>fire defence, as told</source>
        <translation>defensa contra el fuego, indicada</translation>
    </message>
    <message>
        <source>from the flank</source>
        <translation>por el flanco</translation>
    </message>
    <message>
        <source>from the rear</source>
        <translation>por la retaguardia</translation>
    </message>
    <message>
        <source>defender in disorder</source>
        <translation>defensor en desorden</translation>
    </message>
    <message>
        <source>defender in rout</source>
        <translation>defensor en fuga</translation>
    </message>
    <message>
        <source>took a loss by defensive fire</source>
        <translation>ha sufrido una pérdida por fuego defensivo</translation>
    </message>
    <message>
        <source>across a stream</source>
        <translation>a través de un arroyo</translation>
    </message>
    <message>
        <source>heavy cavalry</source>
        <translation>caballería pesada</translation>
    </message>
</context>
<context>
    <name>CorunnaRefusals</name>
    <message>
        <source>A value of your counters or charts is not filled in yet</source>
        <translation>Aún falta un valor de sus fichas o tablas</translation>
    </message>
    <message>
        <source>That table is in the series’ rulebook: enter it, or look it up</source>
        <translation>Esa tabla está en el reglamento de la serie: anótela o búsquela</translation>
    </message>
    <message>
        <source>Not now: this belongs to another phase</source>
        <translation>Ahora no: corresponde a otra fase</translation>
    </message>
    <message>
        <source>This piece is not set up at the start: it comes later</source>
        <translation>Esta pieza no se despliega al principio: llega más tarde</translation>
    </message>
    <message>
        <source>Not its turn yet: the British and Spanish set up before the French</source>
        <translation>Aún no le toca: los británicos y los españoles despliegan antes que los franceses</translation>
    </message>
    <message>
        <source>Outside its set-up zone: place it nearer</source>
        <translation>Fuera de su zona de despliegue: colóquela más cerca</translation>
    </message>
    <message>
        <source>First set up the pieces that are left</source>
        <translation>Antes hay que desplegar las piezas que quedan</translation>
    </message>
    <message>
        <source>Ships can’t enter that hex: choose one of the open sea</source>
        <translation>Los buques no entran en ese hexágono: elija uno de mar abierto</translation>
    </message>
    <message>
        <source>Only ships go there: land units cross the water as cargo</source>
        <translation>Ahí solo van buques: las unidades de tierra cruzan el agua embarcadas</translation>
    </message>
    <message>
        <source>Mobs never stack with British units</source>
        <translation>El tropel no se apila nunca con unidades británicas</translation>
    </message>
    <message>
        <source>Only infantry may enter or assault a Special Structure</source>
        <translation>Solo la infantería entra en una estructura especial o la asalta</translation>
    </message>
    <message>
        <source>The hex does not hold them all</source>
        <translation>No caben todas en el hexágono</translation>
    </message>
    <message>
        <source>First draw the chits that are left in the cup</source>
        <translation>Antes hay que sacar las fichas que quedan en el cubilete</translation>
    </message>
    <message>
        <source>Colours must end with a battalion of their brigade: bring them together</source>
        <translation>La bandera debe terminar con un batallón de su brigada: reúnalos</translation>
    </message>
    <message>
        <source>That Command Point is spent, or not in this game</source>
        <translation>Ese punto de mando está gastado, o no existe en esta partida</translation>
    </message>
    <message>
        <source>Alcedo is out: the Spanish are out of command</source>
        <translation>Alcedo está de baja: los españoles están sin mando</translation>
    </message>
    <message>
        <source>II Corps is disbanded: its divisions may try for initiative</source>
        <translation>El II Cuerpo está disuelto: sus divisiones pueden intentar tomar la iniciativa</translation>
    </message>
    <message>
        <source>The British army has no leader: its divisions may try for initiative</source>
        <translation>El ejército británico no tiene jefe: sus divisiones pueden intentar tomar la iniciativa</translation>
    </message>
    <message>
        <source>That is too large for this Command Point’s MU</source>
        <translation>Es demasiado grande para la UM de este punto de mando</translation>
    </message>
    <message>
        <source>Out of Soult’s span: 12 hexes for cavalry, 8 for infantry leaders</source>
        <translation>Fuera del alcance de Soult: 12 hexágonos los jefes de caballería, 8 los de infantería</translation>
    </message>
    <message>
        <source>Moore rides or spends his Command Point, not both in a turn</source>
        <translation>En un turno Moore cabalga o gasta su punto de mando, no las dos cosas</translation>
    </message>
    <message>
        <source>That division’s leader is not on the map</source>
        <translation>El jefe de esa división no está en el mapa</translation>
    </message>
    <message>
        <source>The colours of that brigade are captured</source>
        <translation>La bandera de esa brigada está capturada</translation>
    </message>
    <message>
        <source>The brigade’s colours are not stacked with Moore</source>
        <translation>La bandera de la brigada no está apilada con Moore</translation>
    </message>
    <message>
        <source>Moore leads a division in person: only its brigades</source>
        <translation>Moore manda en persona una división: solo sus brigadas</translation>
    </message>
    <message>
        <source>Alcedo commands within the walls only</source>
        <translation>Alcedo solo manda dentro de la muralla</translation>
    </message>
    <message>
        <source>It is more than one hex away from Alcedo</source>
        <translation>Está a más de un hexágono de Alcedo</translation>
    </message>
    <message>
        <source>Moore leads a division in person and does not ride</source>
        <translation>Moore manda en persona una división y no cabalga</translation>
    </message>
    <message>
        <source>Those colours are not on Moore’s way</source>
        <translation>Esa bandera no está en el recorrido de Moore</translation>
    </message>
    <message>
        <source>Too far: it has not movement enough</source>
        <translation>Demasiado lejos: no le alcanza el movimiento</translation>
    </message>
    <message>
        <source>Hardinge is out</source>
        <translation>Hardinge está de baja</translation>
    </message>
    <message>
        <source>Hardinge was not stacked with Moore when the Command Segment began</source>
        <translation>Hardinge no estaba apilado con Moore al empezar el segmento de mando</translation>
    </message>
    <message>
        <source>Hardinge has flown to a brigade this turn</source>
        <translation>Hardinge ya ha acudido a una brigada este turno</translation>
    </message>
    <message>
        <source>Hardinge stays with the brigade that he has flown to this turn</source>
        <translation>Hardinge se queda con la brigada a la que ha acudido este turno</translation>
    </message>
    <message>
        <source>It is not on the map</source>
        <translation>No está en el mapa</translation>
    </message>
    <message>
        <source>This leader may not try for initiative now</source>
        <translation>Este jefe no puede intentar ahora tomar la iniciativa</translation>
    </message>
    <message>
        <source>This leader has tried for initiative this turn</source>
        <translation>Este jefe ya lo ha intentado este turno</translation>
    </message>
    <message>
        <source>That chit is not in the cup</source>
        <translation>Esa ficha no está en el cubilete</translation>
    </message>
    <message>
        <source>Ships move in the Naval phase, after all chits</source>
        <translation>Los buques mueven en la fase naval, después de todas las fichas</translation>
    </message>
    <message>
        <source>That ship-of-the-line is not tasked: it neither moves nor fires</source>
        <translation>Ese navío de línea no está asignado: ni mueve ni dispara</translation>
    </message>
    <message>
        <source>Contrary Winds: the transports stay where they are</source>
        <translation>Vientos contrarios: los transportes se quedan donde están</translation>
    </message>
    <message>
        <source>Without colours the brigade moves on the Regroup chit only</source>
        <translation>Sin bandera, la brigada solo mueve con la ficha de Reagrupamiento</translation>
    </message>
    <message>
        <source>That hex lies outside the scenario’s boundary</source>
        <translation>Ese hexágono está fuera del límite del escenario</translation>
    </message>
    <message>
        <source>Soult keeps more than 3 hexes away from enemy combat units</source>
        <translation>Soult se mantiene a más de 3 hexágonos de las unidades de combate enemigas</translation>
    </message>
    <message>
        <source>As one regiment it is too large there: first break it down into battalions</source>
        <translation>Como un solo regimiento no cabe ahí: antes hay que desdoblarlo en batallones</translation>
    </message>
    <message>
        <source>Cavalry and artillery pass the rampart through a gate only</source>
        <translation>La caballería y la artillería solo pasan la muralla por una puerta</translation>
    </message>
    <message>
        <source>An enemy stands behind the rampart: assault through a gate</source>
        <translation>Hay un enemigo tras la muralla: asalte por una puerta</translation>
    </message>
    <message>
        <source>Crossing the rampart is the whole move: one hex, nothing spent before</source>
        <translation>Cruzar la muralla es todo el movimiento: un hexágono, sin haber gastado nada</translation>
    </message>
    <message>
        <source>After his ride Moore has half his movement left</source>
        <translation>Tras cabalgar, a Moore le queda la mitad del movimiento</translation>
    </message>
    <message>
        <source>The army embarks: each move must bring it nearer to Corunna</source>
        <translation>El ejército embarca: cada movimiento debe acercarlo a La Coruña</translation>
    </message>
    <message>
        <source>Mobs never form square</source>
        <translation>La milicia en tropel no forma nunca el cuadro</translation>
    </message>
    <message>
        <source>Mobs change no formation</source>
        <translation>La milicia en tropel no cambia de formación</translation>
    </message>
    <message>
        <source>Not permitted (NP) on the chart</source>
        <translation>No permitido (NP) en la tabla</translation>
    </message>
    <message>
        <source>Rifles are within two hexes: French guns don’t unlimber there</source>
        <translation>Hay Rifles a dos hexágonos o menos: la artillería francesa no se pone ahí en batería</translation>
    </message>
    <message>
        <source>Only with the Règlements de l’An XXX: an option</source>
        <translation>Solo con los Règlements de l’An XXX, una opción</translation>
    </message>
    <message>
        <source>Units stand in General Order in that terrain</source>
        <translation>En ese terreno las unidades están en orden general</translation>
    </message>
    <message>
        <source>It is so already</source>
        <translation>Ya está así</translation>
    </message>
    <message>
        <source>An enemy’s zone of influence is there</source>
        <translation>Ahí hay una zona de influencia enemiga</translation>
    </message>
    <message>
        <source>Mounting takes the whole movement, and some of it is spent</source>
        <translation>Montar exige todo el movimiento, y ya se ha gastado una parte</translation>
    </message>
    <message>
        <source>In a mêlée colours are captured only if the enemy takes the hex</source>
        <translation>En el cuerpo a cuerpo solo se captura la bandera si el enemigo toma el hexágono</translation>
    </message>
    <message>
        <source>Only artillery on land fires at ships</source>
        <translation>A los buques solo les tira la artillería desde tierra</translation>
    </message>
    <message>
        <source>Mobs never fire</source>
        <translation>La milicia en tropel no hace fuego nunca</translation>
    </message>
    <message>
        <source>Ships fire at medium or long range only</source>
        <translation>Los buques solo tiran a medio o largo alcance</translation>
    </message>
    <message>
        <source>The line of sight is blocked: move the guns</source>
        <translation>La línea de visión está cortada: mueva la artillería</translation>
    </message>
    <message>
        <source>The hex is too small for all: say which increments</source>
        <translation>En el hexágono no caben todos: diga qué incrementos</translation>
    </message>
    <message>
        <source>At most six increments fight in a Special Structure</source>
        <translation>En una estructura especial combaten seis incrementos como máximo</translation>
    </message>
    <message>
        <source>The chart has no cell for this</source>
        <translation>La tabla no lo contempla</translation>
    </message>
    <message>
        <source>This leader is out already</source>
        <translation>Este jefe ya está de baja</translation>
    </message>
    <message>
        <source>This leader is not wounded</source>
        <translation>Este jefe no está herido</translation>
    </message>
    <message>
        <source>Nobody can take this leader’s place</source>
        <translation>Nadie puede ocupar el puesto de este jefe</translation>
    </message>
    <message>
        <source>This leader is active and needs no successor</source>
        <translation>Este jefe está en activo y no necesita sustituto</translation>
    </message>
    <message>
        <source>This scenario has no ships-of-the-line</source>
        <translation>En este escenario no hay navíos de línea</translation>
    </message>
    <message>
        <source>The Naval Commitment is rolled once</source>
        <translation>La intervención naval ya se ha tirado: solo se tira una vez</translation>
    </message>
    <message>
        <source>No French unit is within 10 hexes of the Castillo or Santa Lucia</source>
        <translation>No hay unidades francesas a 10 hexágonos o menos del Castillo o de Santa Lucía</translation>
    </message>
    <message>
        <source>No evacuation is declared, or this scenario knows none</source>
        <translation>No hay evacuación declarada, o este escenario no la tiene</translation>
    </message>
    <message>
        <source>The fleet has put to sea for good</source>
        <translation>La escuadra se ha hecho a la mar y no vuelve</translation>
    </message>
    <message>
        <source>The evacuation is declared already</source>
        <translation>La evacuación ya está declarada</translation>
    </message>
    <message>
        <source>The Spanish stay: they never embark</source>
        <translation>Los españoles se quedan: no embarcan nunca</translation>
    </message>
    <message>
        <source>Only British units embark</source>
        <translation>Solo embarcan unidades británicas</translation>
    </message>
    <message>
        <source>Loading and landing take place in a port hex</source>
        <translation>Se embarca y se desembarca en un hexágono de puerto</translation>
    </message>
    <message>
        <source>A transport must lie beside the unit’s port hex</source>
        <translation>Debe haber un transporte junto al hexágono de puerto de la unidad</translation>
    </message>
    <message>
        <source>That ship has lost half its increments: it leaves, and stays away</source>
        <translation>Ese buque ha perdido la mitad de sus incrementos: se marcha y no vuelve</translation>
    </message>
    <message>
        <source>The ship does not hold so much</source>
        <translation>En el buque no cabe tanto</translation>
    </message>
    <message>
        <source>That ship has spent both halves of its movement</source>
        <translation>Ese buque ya ha gastado las dos mitades de su movimiento</translation>
    </message>
    <message>
        <source>Only transports come back to the map</source>
        <translation>Al mapa solo vuelven los transportes</translation>
    </message>
    <message>
        <source>It comes back on the turn after it left, not before</source>
        <translation>Vuelve en el turno siguiente al de su salida, no antes</translation>
    </message>
    <message>
        <source>Reinforcements enter when their chit is drawn: draw it first</source>
        <translation>Los refuerzos entran cuando sale su ficha: sáquela antes</translation>
    </message>
    <message>
        <source>Too early</source>
        <translation>Demasiado pronto</translation>
    </message>
    <message>
        <source>Too early for its artillery</source>
        <translation>Demasiado pronto para su artillería</translation>
    </message>
    <message>
        <source>That is not where it enters the map</source>
        <translation>No entra en el mapa por ahí</translation>
    </message>
    <message>
        <source>That option is not in use at this table</source>
        <translation>Esa opción no está en uso en esta partida</translation>
    </message>
    <message>
        <source>Another division enters there on that turn</source>
        <translation>Otra división entra por ahí en ese turno</translation>
    </message>
    <message>
        <source>The brigade is not in column on one road, colours with the lead</source>
        <translation>La brigada no está en columna por un mismo camino, con la bandera a la cabeza</translation>
    </message>
    <message>
        <source>Corps assets go to a French division, army assets to a British brigade</source>
        <translation>Las tropas de cuerpo van a una división francesa; las de ejército, a una brigada británica</translation>
    </message>
    <message>
        <source>It would be the battalion’s last increment: it keeps that one</source>
        <translation>Sería el último incremento del batallón: ese se lo queda</translation>
    </message>
    <message>
        <source>Ships enter neither coast nor port: choose the open sea</source>
        <translation>Los buques no entran en la costa ni en el puerto: elija mar abierto</translation>
    </message>
    <message>
        <source>Ships-of-the-line don’t pass breakwaters: only transports do</source>
        <translation>Los navíos de línea no pasan los rompeolas: solo los transportes</translation>
    </message>
    <message>
        <source>Too far: the ship has spent half its movement</source>
        <translation>Demasiado lejos: el buque ha gastado la mitad de su movimiento</translation>
    </message>
    <message>
        <source>It has not movement enough left to embark</source>
        <translation>No le queda movimiento suficiente para embarcar</translation>
    </message>
    <message>
        <source>Dismounting takes 6 MP, and it has not so many</source>
        <translation>Echar pie a tierra cuesta 6 PM, y no le quedan tantos</translation>
    </message>
    <message>
        <source>An enemy’s zone of influence is there: enter at another hex</source>
        <translation>Ahí hay una zona de influencia enemiga: entre por otro hexágono</translation>
    </message>
    <message>
        <source>Dragoons don’t dismount in an enemy’s zone of influence</source>
        <translation>Los dragones no echan pie a tierra en una zona de influencia enemiga</translation>
    </message>
    <message>
        <source>The second Rifle company is deployed already</source>
        <translation>La segunda compañía de Rifles ya está desplegada</translation>
    </message>
    <message>
        <source>Cavalry skirmishes only with the Règlements de l’An XXX</source>
        <translation>La caballería solo se despliega en guerrilla con los Règlements de l’An XXX</translation>
    </message>
    <message>
        <source>This scenario knows no evacuation</source>
        <translation>En este escenario no hay evacuación</translation>
    </message>
    <message>
        <source>Units embark once the evacuation is declared, or without colours</source>
        <translation>Las unidades embarcan una vez declarada la evacuación, o si no tienen bandera</translation>
    </message>
    <message>
        <source>The brigade’s colours are captured: it can’t be activated</source>
        <translation>La bandera de la brigada está capturada: no se la puede activar</translation>
    </message>
    <message>
        <source>MUs are formed in the phases Command Points and MU creation</source>
        <translation>Las UM se forman en las fases de puntos de mando y de formación de las UM</translation>
    </message>
    <message>
        <source>Only during the set-up</source>
        <translation>Solo durante el despliegue inicial</translation>
    </message>
    <message>
        <source>Units move in the Maneuver Segment, ships in the Naval phase</source>
        <translation>Las unidades mueven en el segmento de maniobra; los buques, en la fase naval</translation>
    </message>
    <message>
        <source>Chits are drawn in the Maneuver Segment</source>
        <translation>Las fichas se sacan en el segmento de maniobra</translation>
    </message>
    <message>
        <source>Leaders try for it in the Initiative phase</source>
        <translation>Los jefes lo intentan en la fase de iniciativa</translation>
    </message>
    <message>
        <source>A march is ordered before the Maneuver Segment begins</source>
        <translation>Una marcha se ordena antes de que empiece el segmento de maniobra</translation>
    </message>
    <message>
        <source>costs %1</source>
        <comment>movement points</comment>
        <translation>cuesta %1</translation>
    </message>
    <message>
        <source>left: %1</source>
        <comment>movement points</comment>
        <translation>quedan: %1</translation>
    </message>
    <message>
        <source>movement: %1</source>
        <comment>movement points</comment>
        <translation>movimiento: %1</translation>
    </message>
    <message>
        <source>from turn %1 on</source>
        <comment>a reinforcement</comment>
        <translation>desde el turno %1</translation>
    </message>
    <message>
        <source>too many increments</source>
        <translation>demasiados incrementos</translation>
    </message>
    <message>
        <source>one battery only</source>
        <translation>una sola batería</translation>
    </message>
    <message>
        <source>skirmishers stack with nobody</source>
        <translation>los tiradores no se apilan con nadie</translation>
    </message>
    <message>
        <source>a mob with British units</source>
        <translation>un tropel con unidades británicas</translation>
    </message>
    <message>
        <source>infantry only</source>
        <translation>solo infantería</translation>
    </message>
    <message>
        <source>it may not stay there</source>
        <translation>no puede quedarse ahí</translation>
    </message>
    <message>
        <source>one ship a hex</source>
        <translation>un buque por hexágono</translation>
    </message>
    <message>
        <source>only with An XXX</source>
        <translation>solo con An XXX</translation>
    </message>
    <message>
        <source>not permitted</source>
        <comment>stacking</comment>
        <translation>no permitido</translation>
    </message>
    <message>
        <source>no battalion is on the map</source>
        <translation>no hay ningún batallón en el mapa</translation>
    </message>
    <message>
        <source>not all in road column</source>
        <translation>no están todas en columna de marcha</translation>
    </message>
    <message>
        <source>not all on one road</source>
        <translation>no están todas en un mismo camino</translation>
    </message>
    <message>
        <source>a gap in the column</source>
        <comment>march</comment>
        <translation>hay un hueco en la columna</translation>
    </message>
    <message>
        <source>colours not with the lead battalion</source>
        <translation>la bandera no va con el batallón de cabeza</translation>
    </message>
    <message>
        <source>Fire Table</source>
        <comment>table of the series</comment>
        <translation>Tabla de fuego</translation>
    </message>
    <message>
        <source>Mêlée Table</source>
        <comment>table of the series</comment>
        <translation>Tabla de cuerpo a cuerpo</translation>
    </message>
    <message>
        <source>morale check</source>
        <comment>table of the series</comment>
        <translation>prueba de moral</translation>
    </message>
    <message>
        <source>Roll to Close</source>
        <comment>table of the series</comment>
        <translation>Tirada para cerrar</translation>
    </message>
    <message>
        <source>Roll to Stand</source>
        <comment>table of the series</comment>
        <translation>Tirada para resistir</translation>
    </message>
    <message>
        <source>initiative</source>
        <comment>table of the series</comment>
        <translation>iniciativa</translation>
    </message>
    <message>
        <source>The chit in play is not theirs</source>
        <translation>La ficha en juego no es suya</translation>
    </message>
    <message>
        <source>No chit is drawn yet</source>
        <translation>Aún no se ha sacado ninguna ficha</translation>
    </message>
    <message>
        <source>The Army Morale Level does not allow it yet</source>
        <translation>El nivel de moral del ejército aún no lo permite</translation>
    </message>
    <message>
        <source>Lorge enters at Portazgo, nowhere else and not before 2:00 pm</source>
        <translation>Lorge entra por Portazgo, no por otro sitio ni antes de las 14:00</translation>
    </message>
    <message>
        <source>Several stand in that hex: say which of them bears the losses</source>
        <translation>En ese hexágono hay varias: indique cuál sufre las pérdidas</translation>
    </message>
    <message>
        <source>The Fire Effects Chart knows no such fire: too far, or not in that state</source>
        <translation>La tabla de efectos del fuego no contempla ese fuego: está demasiado lejos o el estado no lo permite</translation>
    </message>
    <message>
        <source>2 or worse</source>
        <comment>Army Morale Level</comment>
        <translation>2 o peor</translation>
    </message>
    <message>
        <source>2 or a lower number</source>
        <comment>Army Morale Level</comment>
        <translation>2 o un número menor</translation>
    </message>
    <message>
        <source>This is no file of series tables: its format is another</source>
        <translation>No es un archivo de tablas de la serie: tiene otro formato</translation>
    </message>
    <message>
        <source>In the series tables “%2” is not what it should be</source>
        <translation>En las tablas de la serie, «%2» no es lo que debería</translation>
    </message>
    <message>
        <source>In the series tables “%2” is a whole number from %3 to %4</source>
        <translation>En las tablas de la serie, «%2» es un número entero de %3 a %4</translation>
    </message>
    <message>
        <source>In the series tables %2 is no roll of two dice, 11 to 66</source>
        <translation>En las tablas de la serie, %2 no es una tirada de dos dados, de 11 a 66</translation>
    </message>
    <message>
        <source>A table of the series has 1 to 60 columns</source>
        <translation>Una tabla de la serie tiene de 1 a 60 columnas</translation>
    </message>
    <message>
        <source>The column %1 of the series tables is no ratio like 3:1</source>
        <translation>La columna %1 de las tablas de la serie no es una proporción como 3:1</translation>
    </message>
    <message>
        <source>The columns of the series tables rise, and %1 stands too late</source>
        <translation>Las columnas de las tablas de la serie van de menor a mayor, y %1 está fuera de orden</translation>
    </message>
    <message>
        <source>The cells of the column %1 of the series tables can’t be read</source>
        <translation>No se pueden leer las casillas de la columna %1 de las tablas de la serie</translation>
    </message>
    <message>
        <source>In the column %1 of the Fire Table more losses need a higher roll</source>
        <translation>En la columna %1 de la Tabla de fuego, más pérdidas exigen una tirada más alta</translation>
    </message>
    <message>
        <source>In the column %1 of the Mêlée Table %2 is no result</source>
        <translation>En la columna %1 de la Tabla de cuerpo a cuerpo, %2 no es un resultado</translation>
    </message>
    <message>
        <source>The column %1 of the Mêlée Table has no result, or two, for a roll of %2</source>
        <translation>La columna %1 de la Tabla de cuerpo a cuerpo no tiene resultado, o tiene dos, para la tirada %2</translation>
    </message>
    <message>
        <source>Those who fight a mêlée stand beside each other</source>
        <translation>Quienes combaten cuerpo a cuerpo están en hexágonos adyacentes</translation>
    </message>
    <message>
        <source>Those who fight together are of one side, their target of the other</source>
        <translation>Quienes combaten juntos son del mismo bando; su blanco, del otro</translation>
    </message>
    <message>
        <source>%1 in all</source>
        <comment>increments of a stack</comment>
        <translation>%1 en total</translation>
    </message>
    <message>
        <source>the hex holds %1</source>
        <comment>increments</comment>
        <translation>en el hexágono caben %1</translation>
    </message>
</context>
<context>
    <name>CorunnaRules</name>
    <message>
        <source>Turn sequence</source>
        <comment>a rule without a number</comment>
        <translation>Secuencia del turno</translation>
    </message>
    <message>
        <source>Set-up</source>
        <comment>a rule without a number</comment>
        <translation>Despliegue inicial</translation>
    </message>
    <message>
        <source>Order of Battle</source>
        <comment>a rule without a number</comment>
        <translation>Orden de batalla</translation>
    </message>
    <message>
        <source>Naval Commitment Chart</source>
        <comment>rule</comment>
        <translation>Tabla de intervención naval</translation>
    </message>
    <message>
        <source>Fire Effects Chart</source>
        <comment>rule</comment>
        <translation>Tabla de efectos del fuego</translation>
    </message>
    <message>
        <source>Fire Defence Chart</source>
        <comment>rule</comment>
        <translation>Tabla de defensa contra el fuego</translation>
    </message>
    <message>
        <source>Movement Chart</source>
        <comment>rule</comment>
        <translation>Tabla de movimiento</translation>
    </message>
    <message>
        <source>Square Formation Chart</source>
        <comment>rule</comment>
        <translation>Tabla de formación del cuadro</translation>
    </message>
    <message>
        <source>Stacking Chart</source>
        <comment>rule</comment>
        <translation>Tabla de apilamiento</translation>
    </message>
    <message>
        <source>Cavalry Recall Chart</source>
        <comment>rule</comment>
        <translation>Tabla de llamada de la caballería</translation>
    </message>
    <message>
        <source>Limbering Chart</source>
        <comment>rule</comment>
        <translation>Tabla de enganche de la artillería</translation>
    </message>
    <message>
        <source>Roll to Close, modifiers</source>
        <comment>rule</comment>
        <translation>Tirada para cerrar, modificadores</translation>
    </message>
    <message>
        <source>Roll to Stand, modifiers</source>
        <comment>rule</comment>
        <translation>Tirada para resistir, modificadores</translation>
    </message>
    <message>
        <source>Mêlée, modifiers</source>
        <comment>rule</comment>
        <translation>Cuerpo a cuerpo, modificadores</translation>
    </message>
    <message>
        <source>Morale, modifiers</source>
        <comment>rule</comment>
        <translation>Moral, modificadores</translation>
    </message>
    <message>
        <source>Harassment Chart</source>
        <comment>rule</comment>
        <translation>Tabla de hostigamiento</translation>
    </message>
    <message>
        <source>Embarkation Chart</source>
        <comment>rule</comment>
        <translation>Tabla de embarque</translation>
    </message>
    <message>
        <source>Series</source>
        <comment>its rulebook: a rule of the series</comment>
        <translation>Serie</translation>
    </message>
</context>
<context>
    <name>CorunnaScenarios</name>
    <message>
        <source>1: Piedralonga, 15 January 1809</source>
        <translation>1: Piedralonga, 15 de enero de 1809</translation>
    </message>
    <message>
        <source>2: The gates of Corunna, 18 January 1809</source>
        <translation>2: Las puertas de La Coruña, 18 de enero de 1809</translation>
    </message>
    <message>
        <source>3: Corunna, 16 January 1809</source>
        <translation>3: La Coruña, 16 de enero de 1809</translation>
    </message>
    <message>
        <source>13 turns on the south map: Franceschi and Delaborde against two brigades of Hope’s, for one village. The shortest of the three</source>
        <translation>13 turnos en el mapa sur: Franceschi y Delaborde contra dos brigadas de Hope, por una sola aldea. El más corto de los tres</translation>
    </message>
    <message>
        <source>16 turns on the north map: two French divisions against Beresford’s brigade and the militia behind the walls; half the town decides</source>
        <translation>16 turnos en el mapa norte: dos divisiones francesas contra la brigada de Beresford y la milicia tras la muralla; decide la mitad de la ciudad</translation>
    </message>
    <message>
        <source>22 turns on both maps, all forces, the Royal Navy and the evacuation; many hexes of the board are conjecture</source>
        <translation>22 turnos en los dos mapas, con todas las fuerzas, la Royal Navy y la evacuación; muchos hexágonos del mapa son conjetura</translation>
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
            <numerusform>%n unidad debe ir al puerto</numerusform>
            <numerusform>%n unidades deben ir al puerto</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CorunnaWords</name>
    <message>
        <source>Set-up</source>
        <comment>phase</comment>
        <translation>Despliegue inicial</translation>
    </message>
    <message>
        <source>Command Points</source>
        <comment>phase</comment>
        <translation>Puntos de mando</translation>
    </message>
    <message>
        <source>Command Tracing</source>
        <comment>phase</comment>
        <translation>Trazado del mando</translation>
    </message>
    <message>
        <source>MU creation</source>
        <comment>phase</comment>
        <translation>Formación de UM</translation>
    </message>
    <message>
        <source>Initiative</source>
        <comment>phase</comment>
        <translation>Iniciativa</translation>
    </message>
    <message>
        <source>Maneuver Segment</source>
        <comment>phase</comment>
        <translation>Segmento de maniobra</translation>
    </message>
    <message>
        <source>Naval phase</source>
        <comment>phase</comment>
        <translation>Fase naval</translation>
    </message>
    <message>
        <source>Turn adjustment</source>
        <comment>phase</comment>
        <translation>Ajuste del turno</translation>
    </message>
    <message>
        <source>Game over</source>
        <comment>phase</comment>
        <translation>Fin de la partida</translation>
    </message>
    <message>
        <source>to be set up</source>
        <comment>where a piece is</comment>
        <translation>por desplegar</translation>
    </message>
    <message>
        <source>reinforcements</source>
        <comment>where a piece is</comment>
        <translation>refuerzos</translation>
    </message>
    <message>
        <source>not deployed</source>
        <comment>where a piece is</comment>
        <translation>sin desplegar</translation>
    </message>
    <message>
        <source>on the map</source>
        <comment>where a piece is</comment>
        <translation>en el mapa</translation>
    </message>
    <message>
        <source>aboard</source>
        <comment>where a piece is</comment>
        <translation>a bordo</translation>
    </message>
    <message>
        <source>evacuated</source>
        <comment>where a piece is</comment>
        <translation>evacuada</translation>
    </message>
    <message>
        <source>off the map</source>
        <comment>where a piece is</comment>
        <translation>fuera del mapa</translation>
    </message>
    <message>
        <source>put to sea</source>
        <comment>where a ship is: gone for good</comment>
        <translation>se hizo a la mar</translation>
    </message>
    <message>
        <source>gone with the fleet</source>
        <comment>where a piece is</comment>
        <translation>se fue con la escuadra</translation>
    </message>
    <message>
        <source>eliminated</source>
        <comment>where a piece is</comment>
        <translation>eliminada</translation>
    </message>
    <message>
        <source>captured</source>
        <comment>where a piece is</comment>
        <translation>capturada</translation>
    </message>
    <message>
        <source>wounded</source>
        <comment>where a leader is</comment>
        <translation>herido</translation>
    </message>
    <message>
        <source>Regroup</source>
        <comment>chit</comment>
        <translation>Reagrupamiento</translation>
    </message>
    <message>
        <source>Reinforcements</source>
        <comment>chit</comment>
        <translation>Refuerzos</translation>
    </message>
    <message>
        <source>Leaders</source>
        <comment>chit</comment>
        <translation>Jefes</translation>
    </message>
    <message>
        <source>Artillery</source>
        <comment>chit</comment>
        <translation>Artillería</translation>
    </message>
    <message>
        <source>infantry</source>
        <comment>kind of unit</comment>
        <translation>infantería</translation>
    </message>
    <message>
        <source>light company</source>
        <comment>kind of unit</comment>
        <translation>compañía ligera</translation>
    </message>
    <message>
        <source>cavalry</source>
        <comment>kind of unit</comment>
        <translation>caballería</translation>
    </message>
    <message>
        <source>artillery</source>
        <comment>kind of unit</comment>
        <translation>artillería</translation>
    </message>
    <message>
        <source>foot and guns together</source>
        <comment>kind of target</comment>
        <translation>infantería y artillería juntas</translation>
    </message>
    <message>
        <source>ship-of-the-line</source>
        <comment>kind of ship</comment>
        <translation>navío de línea</translation>
    </message>
    <message>
        <source>transport</source>
        <comment>kind of ship</comment>
        <translation>transporte</translation>
    </message>
    <message>
        <source>leader</source>
        <comment>kind of piece</comment>
        <translation>jefe</translation>
    </message>
    <message>
        <source>Brigade Colours</source>
        <comment>kind of piece</comment>
        <translation>Bandera de la brigada</translation>
    </message>
    <message>
        <source>skirmishing company</source>
        <comment>who moves</comment>
        <translation>compañía en guerrilla</translation>
    </message>
    <message>
        <source>ship</source>
        <comment>who moves</comment>
        <translation>buque</translation>
    </message>
    <message>
        <source>Ligne</source>
        <comment>type of unit</comment>
        <translation>de línea (Ligne)</translation>
    </message>
    <message>
        <source>Légère</source>
        <comment>type of unit</comment>
        <translation>ligera (Légère)</translation>
    </message>
    <message>
        <source>Suisse</source>
        <comment>type of unit</comment>
        <translation>suiza</translation>
    </message>
    <message>
        <source>Sapeurs</source>
        <comment>type of unit</comment>
        <translation>zapadores</translation>
    </message>
    <message>
        <source>Guards</source>
        <comment>type of unit</comment>
        <translation>Guardias</translation>
    </message>
    <message>
        <source>Foot</source>
        <comment>type of unit: line infantry</comment>
        <translation>de línea (Foot)</translation>
    </message>
    <message>
        <source>Fusiliers</source>
        <comment>type of unit</comment>
        <translation>fusileros</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>type of unit</comment>
        <translation>ligera (Light)</translation>
    </message>
    <message>
        <source>Rifles</source>
        <comment>type of unit</comment>
        <translation>Rifles</translation>
    </message>
    <message>
        <source>Rifle company</source>
        <comment>type of unit</comment>
        <translation>compañía de Rifles</translation>
    </message>
    <message>
        <source>chasseurs</source>
        <comment>type of unit</comment>
        <translation>cazadores a caballo</translation>
    </message>
    <message>
        <source>hussars</source>
        <comment>type of unit</comment>
        <translation>húsares</translation>
    </message>
    <message>
        <source>dragoons</source>
        <comment>type of unit</comment>
        <translation>dragones</translation>
    </message>
    <message>
        <source>dismounted dragoons</source>
        <translation>dragones pie a tierra</translation>
    </message>
    <message>
        <source>light dragoons</source>
        <comment>type of unit</comment>
        <translation>dragones ligeros</translation>
    </message>
    <message>
        <source>foot artillery</source>
        <comment>type of unit</comment>
        <translation>artillería a pie</translation>
    </message>
    <message>
        <source>horse artillery</source>
        <comment>type of unit</comment>
        <translation>artillería a caballo</translation>
    </message>
    <message>
        <source>line</source>
        <comment>formation</comment>
        <translation>en línea</translation>
    </message>
    <message>
        <source>column</source>
        <comment>formation</comment>
        <translation>en columna</translation>
    </message>
    <message>
        <source>road column</source>
        <comment>formation</comment>
        <translation>en columna de marcha</translation>
    </message>
    <message>
        <source>square</source>
        <comment>formation</comment>
        <translation>en cuadro</translation>
    </message>
    <message>
        <source>General Order</source>
        <comment>formation</comment>
        <translation>en orden general</translation>
    </message>
    <message>
        <source>skirmish order</source>
        <comment>formation</comment>
        <translation>en guerrilla</translation>
    </message>
    <message>
        <source>mob</source>
        <comment>formation, type of unit</comment>
        <translation>en tropel</translation>
    </message>
    <message>
        <source>limbered</source>
        <comment>formation</comment>
        <translation>enganchada</translation>
    </message>
    <message>
        <source>unlimbered</source>
        <comment>formation</comment>
        <translation>en batería</translation>
    </message>
    <message>
        <source>good order</source>
        <comment>state of a unit</comment>
        <translation>en orden</translation>
    </message>
    <message>
        <source>disorder</source>
        <comment>state of a unit</comment>
        <translation>en desorden</translation>
    </message>
    <message>
        <source>PGD</source>
        <comment>state of a unit</comment>
        <translation>PGD</translation>
    </message>
    <message>
        <source>rout</source>
        <comment>state of a unit</comment>
        <translation>en fuga</translation>
    </message>
    <message>
        <source>recoil</source>
        <comment>forced move</comment>
        <translation>retroceso</translation>
    </message>
    <message>
        <source>displacement</source>
        <comment>forced move</comment>
        <translation>desplazamiento</translation>
    </message>
    <message>
        <source>in command</source>
        <comment>a unit</comment>
        <translation>con mando</translation>
    </message>
    <message>
        <source>dismounted</source>
        <comment>dragoons</comment>
        <translation>pie a tierra</translation>
    </message>
    <message>
        <source>must leave the map</source>
        <comment>a ship</comment>
        <translation>debe salir del mapa</translation>
    </message>
    <message>
        <source>tasked</source>
        <comment>a ship-of-the-line</comment>
        <translation>asignado</translation>
    </message>
    <message>
        <source>Administrative March</source>
        <comment>an order</comment>
        <translation>Marcha administrativa</translation>
    </message>
    <message>
        <source>active</source>
        <comment>a leader</comment>
        <translation>en activo</translation>
    </message>
    <message>
        <source>killed</source>
        <comment>a leader</comment>
        <translation>muerto</translation>
    </message>
    <message>
        <source>corps leader</source>
        <comment>rank of a leader</comment>
        <translation>jefe de cuerpo</translation>
    </message>
    <message>
        <source>aide-de-camp</source>
        <comment>rank of a leader</comment>
        <translation>ayudante de campo</translation>
    </message>
    <message>
        <source>division leader</source>
        <comment>rank of a leader</comment>
        <translation>jefe de división</translation>
    </message>
    <message>
        <source>army leader</source>
        <comment>rank of a leader</comment>
        <translation>jefe de ejército</translation>
    </message>
    <message>
        <source>army aide-de-camp</source>
        <comment>rank of a leader</comment>
        <translation>ayudante de campo del ejército</translation>
    </message>
    <message>
        <source>militia leader</source>
        <comment>rank of a leader</comment>
        <translation>jefe de la milicia</translation>
    </message>
    <message>
        <source>clear</source>
        <comment>terrain</comment>
        <translation>despejado</translation>
    </message>
    <message>
        <source>village</source>
        <comment>terrain</comment>
        <translation>aldea</translation>
    </message>
    <message>
        <source>town</source>
        <comment>terrain</comment>
        <translation>ciudad</translation>
    </message>
    <message>
        <source>port</source>
        <comment>terrain</comment>
        <translation>puerto</translation>
    </message>
    <message>
        <source>Special Structure</source>
        <comment>terrain</comment>
        <translation>estructura especial</translation>
    </message>
    <message>
        <source>sea</source>
        <comment>terrain</comment>
        <translation>mar</translation>
    </message>
    <message>
        <source>river</source>
        <comment>terrain</comment>
        <translation>río</translation>
    </message>
    <message>
        <source>coast</source>
        <comment>terrain</comment>
        <translation>costa</translation>
    </message>
    <message>
        <source>breakwater</source>
        <comment>terrain</comment>
        <translation>rompeolas</translation>
    </message>
    <message>
        <source>road</source>
        <comment>on the map</comment>
        <translation>camino</translation>
    </message>
    <message>
        <source>trail</source>
        <comment>on the map</comment>
        <translation>sendero</translation>
    </message>
    <message>
        <source>stream</source>
        <comment>hexside</comment>
        <translation>arroyo</translation>
    </message>
    <message>
        <source>ford</source>
        <comment>hexside</comment>
        <translation>vado</translation>
    </message>
    <message>
        <source>slope</source>
        <comment>hexside</comment>
        <translation>ladera</translation>
    </message>
    <message>
        <source>wall</source>
        <comment>hexside, of fields</comment>
        <translation>tapia</translation>
    </message>
    <message>
        <source>sunken road</source>
        <comment>hexside</comment>
        <translation>camino hondo</translation>
    </message>
    <message>
        <source>rampart</source>
        <comment>hexside: the town’s wall</comment>
        <translation>muralla</translation>
    </message>
    <message>
        <source>gate</source>
        <comment>hexside</comment>
        <translation>puerta</translation>
    </message>
    <message>
        <source>own zone of influence</source>
        <translation>zona de influencia propia</translation>
    </message>
    <message>
        <source>enemy zones of influence</source>
        <translation>zonas de influencia enemigas</translation>
    </message>
    <message>
        <source>command span</source>
        <comment>of a leader</comment>
        <translation>alcance de mando</translation>
    </message>
    <message>
        <source>span for infantry leaders</source>
        <translation>alcance para jefes de infantería</translation>
    </message>
    <message>
        <source>span for cavalry leaders</source>
        <translation>alcance para jefes de caballería</translation>
    </message>
    <message>
        <source>span of a brigade leader</source>
        <translation>alcance de un jefe de brigada</translation>
    </message>
    <message>
        <source>closed to Soult</source>
        <translation>vedado a Soult</translation>
    </message>
    <message>
        <source>line of sight</source>
        <translation>línea de visión</translation>
    </message>
    <message>
        <source>line of sight, blocked</source>
        <translation>línea de visión, cortada</translation>
    </message>
    <message>
        <source>blocks the line of sight</source>
        <translation>corta la línea de visión</translation>
    </message>
    <message>
        <source>Corunna</source>
        <comment>place: the town</comment>
        <translation>La Coruña</translation>
    </message>
    <message>
        <source>the ramparts of Corunna</source>
        <comment>place</comment>
        <translation>la muralla de La Coruña</translation>
    </message>
    <message>
        <source>the port hexes</source>
        <comment>place</comment>
        <translation>los hexágonos del puerto</translation>
    </message>
    <message>
        <source>Castillo de San Diego</source>
        <translation>castillo de San Diego</translation>
    </message>
    <message>
        <source>Point of the Castillo</source>
        <translation>punta del Castillo</translation>
    </message>
    <message>
        <source>heights of the Castillo</source>
        <translation>alturas del Castillo</translation>
    </message>
    <message>
        <source>Shore Fortification</source>
        <comment>place</comment>
        <translation>fortificación de la ribera</translation>
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
        <translation>letra A</translation>
    </message>
    <message>
        <source>letter B</source>
        <comment>place on the map</comment>
        <translation>letra B</translation>
    </message>
    <message>
        <source>numeral II</source>
        <comment>entry on the map</comment>
        <translation>numeral II</translation>
    </message>
    <message>
        <source>numeral III</source>
        <comment>entry on the map</comment>
        <translation>numeral III</translation>
    </message>
    <message>
        <source>numeral IV</source>
        <comment>entry on the map</comment>
        <translation>numeral IV</translation>
    </message>
    <message>
        <source>numeral V</source>
        <comment>entry on the map</comment>
        <translation>numeral V</translation>
    </message>
    <message>
        <source>Abandonment</source>
        <comment>naval result</comment>
        <translation>Abandono</translation>
    </message>
    <message>
        <source>Anchor</source>
        <comment>naval result</comment>
        <translation>Al ancla</translation>
    </message>
    <message>
        <source>Contrary Winds</source>
        <comment>naval result</comment>
        <translation>Vientos contrarios</translation>
    </message>
    <message>
        <source>Minor Support</source>
        <comment>naval result</comment>
        <translation>Apoyo menor</translation>
    </message>
    <message>
        <source>Major Support</source>
        <comment>naval result</comment>
        <translation>Apoyo mayor</translation>
    </message>
    <message>
        <source>success</source>
        <comment>of a roll</comment>
        <translation>éxito</translation>
    </message>
    <message>
        <source>failure</source>
        <comment>of a roll</comment>
        <translation>fracaso</translation>
    </message>
    <message>
        <source>fire</source>
        <comment>cause of a loss</comment>
        <translation>fuego</translation>
    </message>
    <message>
        <source>mêlée</source>
        <comment>cause of a loss</comment>
        <translation>cuerpo a cuerpo</translation>
    </message>
    <message>
        <source>surrender</source>
        <comment>cause of a loss</comment>
        <translation>rendición</translation>
    </message>
    <message>
        <source>sunk</source>
        <comment>cause of a loss</comment>
        <translation>hundimiento</translation>
    </message>
    <message>
        <source>other</source>
        <comment>cause of a loss, who charges</comment>
        <translation>otra</translation>
    </message>
    <message>
        <source>light cavalry</source>
        <comment>who charges</comment>
        <translation>caballería ligera</translation>
    </message>
    <message>
        <source>lancers</source>
        <comment>who charges</comment>
        <translation>lanceros</translation>
    </message>
    <message>
        <source>reaction charge</source>
        <comment>kind of charge</comment>
        <translation>carga de reacción</translation>
    </message>
    <message>
        <source>opportunity charge</source>
        <comment>kind of charge</comment>
        <translation>carga de oportunidad</translation>
    </message>
    <message>
        <source>by battalions</source>
        <comment>how a regiment stands</comment>
        <translation>por batallones</translation>
    </message>
    <message>
        <source>as one regiment</source>
        <comment>how it stands</comment>
        <translation>como un solo regimiento</translation>
    </message>
    <message>
        <source>Command Point</source>
        <comment>Moore’s mode</comment>
        <translation>punto de mando</translation>
    </message>
    <message>
        <source>ride</source>
        <comment>Moore’s mode</comment>
        <translation>cabalgada</translation>
    </message>
    <message>
        <source>units on the map</source>
        <comment>what is counted</comment>
        <translation>unidades en el mapa</translation>
    </message>
    <message>
        <source>none</source>
        <comment>a choice</comment>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Turn</source>
        <comment>track</comment>
        <translation>Turno</translation>
    </message>
    <message>
        <source>French army morale</source>
        <comment>track</comment>
        <translation>Moral francesa</translation>
    </message>
    <message>
        <source>British army morale</source>
        <comment>track</comment>
        <translation>Moral británica</translation>
    </message>
    <message>
        <source>French Victory</source>
        <comment>result</comment>
        <translation>Victoria francesa</translation>
    </message>
    <message>
        <source>French Overwhelming Victory</source>
        <comment>result</comment>
        <translation>Victoria francesa aplastante</translation>
    </message>
    <message>
        <source>French Decisive Victory</source>
        <comment>result</comment>
        <translation>Victoria francesa decisiva</translation>
    </message>
    <message>
        <source>British Victory</source>
        <comment>result</comment>
        <translation>Victoria británica</translation>
    </message>
    <message>
        <source>British Overwhelming Victory</source>
        <comment>result</comment>
        <translation>Victoria británica aplastante</translation>
    </message>
    <message>
        <source>Allied Victory</source>
        <comment>result</comment>
        <translation>Victoria aliada</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>result</comment>
        <translation>Empate</translation>
    </message>
    <message>
        <source>contested: both sides have it</source>
        <comment>result</comment>
        <translation>disputada: la tienen los dos bandos</translation>
    </message>
    <message>
        <source>undecided: something is not known</source>
        <comment>result</comment>
        <translation>sin decidir: falta un dato</translation>
    </message>
    <message>
        <source>nobody has won</source>
        <comment>result</comment>
        <translation>no ha ganado nadie</translation>
    </message>
    <message>
        <source>the attackers rout</source>
        <comment>mêlée</comment>
        <translation>los atacantes se dan a la fuga</translation>
    </message>
    <message>
        <source>the attackers fall into disorder</source>
        <comment>mêlée</comment>
        <translation>los atacantes se desordenan</translation>
    </message>
    <message>
        <source>the attackers surrender</source>
        <comment>mêlée</comment>
        <translation>los atacantes se rinden</translation>
    </message>
    <message>
        <source>no effect</source>
        <comment>mêlée</comment>
        <translation>sin efecto</translation>
    </message>
    <message>
        <source>losses</source>
        <comment>mêlée</comment>
        <translation>pérdidas</translation>
    </message>
    <message>
        <source>the defenders fall into disorder</source>
        <comment>mêlée</comment>
        <translation>los defensores se desordenan</translation>
    </message>
    <message>
        <source>the defenders rout</source>
        <comment>mêlée</comment>
        <translation>los defensores se dan a la fuga</translation>
    </message>
    <message>
        <source>the defenders surrender</source>
        <comment>mêlée</comment>
        <translation>los defensores se rinden</translation>
    </message>
    <message>
        <source>forced march</source>
        <comment>modifier of a roll</comment>
        <translation>marcha forzada</translation>
    </message>
    <message>
        <source>half of the unit lost</source>
        <comment>modifier of a roll</comment>
        <translation>perdida la mitad de la unidad</translation>
    </message>
</context>
<context>
    <name>DiceWords</name>
    <message>
        <source>from the table</source>
        <comment>dice</comment>
        <translation>de la mesa</translation>
    </message>
    <message>
        <source>from the app</source>
        <comment>dice</comment>
        <translation>del programa</translation>
    </message>
    <message>
        <source>from a script</source>
        <comment>dice</comment>
        <translation>del guion</translation>
    </message>
</context>
<context>
    <name>FaultWords</name>
    <message>
        <source>The file</source>
        <translation>El archivo</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>línea %1</translation>
    </message>
    <message>
        <source>entry %1</source>
        <translation>anotación %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a place in a file and what is wrong there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 was not found. Check the name and the folder, or choose another file.</source>
        <translation>%1: no se encuentra. Compruebe el nombre y la carpeta, o elija otro archivo.</translation>
    </message>
    <message>
        <source>%1 can’t be read: permission is missing, or it is no ordinary file. Check its permissions or use a copy.</source>
        <translation>%1: no se puede leer; falta permiso o no es un archivo corriente. Compruebe los permisos o use una copia.</translation>
    </message>
    <message>
        <source>%1 can’t be written: the file or its folder is read only. Nothing was recorded. Save a copy in another folder and go on there.</source>
        <translation>%1: no se puede escribir; el archivo o su carpeta son de solo lectura. No se ha registrado nada. Guarde una copia en otra carpeta y siga allí.</translation>
    </message>
    <message>
        <source>Nothing was recorded: the disk is full. Free some space and press Record again.</source>
        <translation>No se ha registrado nada: el disco está lleno. Libere espacio y vuelva a pulsar Registrar.</translation>
    </message>
    <message>
        <source>%1 is open in another window or program. Close it there, or look at a copy here.</source>
        <translation>%1: está abierto en otra ventana u otro programa. Ciérrelo allí o vea aquí una copia.</translation>
    </message>
    <message>
        <source>%1 was not made by Quarterdeck and was left untouched. Choose a Quarterdeck table.</source>
        <translation>%1: no es de Quarterdeck y no se ha tocado. Elija una partida de Quarterdeck.</translation>
    </message>
    <message>
        <source>%1 comes from a newer version of Quarterdeck and was left untouched. Update the program to open it.</source>
        <translation>%1: viene de una versión más nueva de Quarterdeck y no se ha tocado. Actualice el programa para abrirlo.</translation>
    </message>
    <message>
        <source>%1 doesn’t have the right form. Correct it and try again.</source>
        <translation>%1: no tiene la forma debida. Corríjalo e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>%1 doesn’t have the right form (%2). Correct it there and try again.</source>
        <comment>%2: place and cause</comment>
        <translation>%1: no tiene la forma debida (%2). Corríjalo ahí e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>%1 is damaged. Nothing was written to it; go on with the last good copy.</source>
        <translation>%1: está dañado. No se ha escrito nada en él; siga con la última copia buena.</translation>
    </message>
    <message>
        <source>%1 is damaged (%2). Nothing was written to it; go on with the last good copy.</source>
        <comment>%2: place and cause</comment>
        <translation>%1: está dañado (%2). No se ha escrito nada en él; siga con la última copia buena.</translation>
    </message>
    <message>
        <source>%1 is too large to be read. Check that it is the right file.</source>
        <translation>%1: es demasiado grande para leerlo. Compruebe que es el archivo correcto.</translation>
    </message>
    <message>
        <source>%1 exists already and was not overwritten. Choose another name.</source>
        <translation>%1: ya existe y no se ha sobrescrito. Elija otro nombre.</translation>
    </message>
    <message>
        <source>%1 is gone: it was removed, or its medium was pulled. Nothing was recorded. Bring it back, or save a copy elsewhere.</source>
        <translation>%1: ha desaparecido; se ha borrado o se ha extraído su soporte. No se ha registrado nada. Recupérelo o guarde una copia en otro sitio.</translation>
    </message>
    <message>
        <source>%1 is open in %2 (process %3). Close it there, or look at a copy here.</source>
        <comment>%2: the name of a program, %3: its number</comment>
        <translation>%1: está abierto en %2 (proceso %3). Ciérrelo allí o vea aquí una copia.</translation>
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
            <numerusform>%n hexágono</numerusform>
            <numerusform>%n hexágonos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a chance in percent, and as a fraction</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>no loss</source>
        <translation>sin pérdidas</translation>
    </message>
    <message numerus="yes">
        <source>%n increments lost</source>
        <translation>
            <numerusform>%n incremento perdido</numerusform>
            <numerusform>%n incrementos perdidos</numerusform>
        </translation>
    </message>
    <message>
        <source>losses</source>
        <comment>a result of a mêlée</comment>
        <translation>pérdidas</translation>
    </message>
    <message>
        <source>losses: attackers %1, defenders %2</source>
        <comment>increments</comment>
        <translation>ataque pierde %1, defensa %2</translation>
    </message>
    <message>
        <source>the attackers check morale</source>
        <translation>los atacantes hacen la prueba de moral</translation>
    </message>
    <message>
        <source>the defenders check morale</source>
        <translation>los defensores hacen la prueba de moral</translation>
    </message>
    <message>
        <source>it closes</source>
        <comment>a unit that assaults</comment>
        <translation>cierra con el enemigo</translation>
    </message>
    <message>
        <source>it stands</source>
        <comment>a unit</comment>
        <translation>resiste</translation>
    </message>
    <message>
        <source>the cavalry is recalled</source>
        <translation>la caballería vuelve al toque de llamada</translation>
    </message>
    <message>
        <source>limbered</source>
        <comment>a battery</comment>
        <translation>enganchada</translation>
    </message>
    <message>
        <source>it passes</source>
        <comment>a morale check</comment>
        <translation>la supera</translation>
    </message>
    <message>
        <source>it stops short</source>
        <comment>a unit that assaults</comment>
        <translation>se detiene</translation>
    </message>
    <message>
        <source>it does not stand</source>
        <comment>a unit</comment>
        <translation>no resiste</translation>
    </message>
    <message>
        <source>it fails</source>
        <comment>a morale check</comment>
        <translation>no la supera</translation>
    </message>
</context>
<context>
    <name>FigureRules</name>
    <message>
        <source>%1 is no morale: it is a roll of two dice, 11 to 66, with digits from 1 to 6 only.</source>
        <translation>%1 no es un valor de moral: es una tirada de dos dados, de 11 a 66, solo con cifras de 1 a 6.</translation>
    </message>
    <message>
        <source>%1 is out of range: this figure is %2 to %3.</source>
        <translation>%1 está fuera de los límites: esta cifra va de %2 a %3.</translation>
    </message>
    <message>
        <source>“%1” is no whole number.</source>
        <translation>«%1» no es un número entero.</translation>
    </message>
    <message>
        <source>%1: the ranges don’t rise from close to long.</source>
        <comment>a counter</comment>
        <translation>%1: los alcances no aumentan de corto a largo.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>“%1” is neither yes nor no.</source>
        <translation>«%1» no es ni sí ni no.</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>a counter, a figure, what is wrong</comment>
        <translation>%1, %2: %3</translation>
    </message>
</context>
<context>
    <name>FileChoice</name>
    <message>
        <source>%1 is there already. Choose another name.</source>
        <translation>%1 ya existe. Elija otro nombre.</translation>
    </message>
    <message>
        <source>%1 is there already. Replace it?</source>
        <translation>%1 ya existe. ¿Sustituirlo?</translation>
    </message>
    <message>
        <source>&amp;Another name…</source>
        <translation>&amp;Otro nombre…</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Sustituir</translation>
    </message>
</context>
<context>
    <name>FixedKeys</name>
    <message>
        <source>Act panel</source>
        <translation>Panel de jugadas</translation>
    </message>
    <message>
        <source>Type the faces of the dice</source>
        <translation>Escribir las caras de los dados</translation>
    </message>
    <message>
        <source>Take back a face</source>
        <translation>Quitar una cara</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retroceso</translation>
    </message>
    <message>
        <source>Let the program roll</source>
        <translation>Hacer que tire el programa</translation>
    </message>
    <message>
        <source>Record the act, or take the usual choice</source>
        <translation>Registrar la jugada o tomar la elección habitual</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>End the phase</source>
        <translation>Terminar la fase</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Take up an act, answer a question</source>
        <translation>Elegir una jugada, responder a una pregunta</translation>
    </message>
    <message>
        <source>its letter or number</source>
        <translation>su letra o su número</translation>
    </message>
    <message>
        <source>Let go of the act in hand</source>
        <translation>Dejar la jugada en curso</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Board and outline</source>
        <translation>Tablero y lista de piezas</translation>
    </message>
    <message>
        <source>From place to place</source>
        <translation>De lugar en lugar</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flechas</translation>
    </message>
    <message>
        <source>From piece to piece</source>
        <translation>De pieza en pieza</translation>
    </message>
    <message>
        <source>Shift with the arrows</source>
        <translation>Mayús con las flechas</translation>
    </message>
    <message>
        <source>Choose the pieces of the place, put the chosen ones down</source>
        <translation>Elegir las piezas del lugar, dejar las elegidas</translation>
    </message>
    <message>
        <source>Zoom in, zoom out, fit</source>
        <translation>Ampliar, reducir, ajustar</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>En todas partes</translation>
    </message>
    <message>
        <source>From field to field</source>
        <translation>De campo en campo</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Mayús+Tab</translation>
    </message>
    <message>
        <source>Open a menu, press a button</source>
        <translation>Abrir un menú, pulsar un botón</translation>
    </message>
    <message>
        <source>Alt with the underlined letter</source>
        <translation>Alt con la letra subrayada</translation>
    </message>
    <message>
        <source>Copy, cut, paste and choose text</source>
        <translation>Copiar, cortar, pegar y seleccionar texto</translation>
    </message>
    <message>
        <source>Keys of the desktop</source>
        <translation>Teclas del escritorio</translation>
    </message>
    <message>
        <source>Typing text and walking in lists</source>
        <translation>Escribir texto y recorrer listas</translation>
    </message>
    <message>
        <source>Trafalgar: ships and forts</source>
        <translation>Trafalgar: buques y fuertes</translation>
    </message>
    <message>
        <source>Choose a ship; fire at the enemy with that number</source>
        <translation>Elegir un buque; disparar contra el enemigo de ese número</translation>
    </message>
    <message>
        <source>Sail forward, turn to port, turn to starboard</source>
        <translation>Avanzar, girar a babor, girar a estribor</translation>
    </message>
    <message>
        <source>Take back a step</source>
        <translation>Desandar un paso</translation>
    </message>
    <message>
        <source>A fort fires, or calls FIRE! in the enemy’s turn</source>
        <translation>Un fuerte dispara, o grita ¡FUEGO! en el turno del enemigo</translation>
    </message>
    <message>
        <source>Aim at the battery, at a mast</source>
        <translation>Apuntar a la batería, a un palo</translation>
    </message>
    <message>
        <source>Aim at the foremast, the mainmast, the mizzenmast only</source>
        <translation>Apuntar solo al trinquete, al palo mayor, al de mesana</translation>
    </message>
    <message>
        <source>The ship lets the fort fire first</source>
        <translation>El buque cede el tiro al fuerte</translation>
    </message>
    <message>
        <source>Faces of the star die: blank, one, two, three stars</source>
        <translation>Caras del dado de estrellas: blanca, una, dos, tres estrellas</translation>
    </message>
    <message>
        <source>La Bataille de Corunna-Espagnol: the maps</source>
        <translation>La Bataille de Corunna-Espagnol: los mapas</translation>
    </message>
    <message>
        <source>Go to a hex, give it to the act in hand</source>
        <translation>Ir a un hexágono y darlo a la jugada en curso</translation>
    </message>
    <message>
        <source>its number, such as 1423</source>
        <translation>su número, como 1423</translation>
    </message>
    <message>
        <source>The hex of the same number on the northern, on the southern map</source>
        <translation>El hexágono del mismo número en el mapa norte o en el mapa sur</translation>
    </message>
    <message>
        <source>Carry all counters of a hex</source>
        <translation>Llevar todas las fichas de un hexágono</translation>
    </message>
    <message>
        <source>Shift while dragging</source>
        <translation>Mayús al arrastrar</translation>
    </message>
</context>
<context>
    <name>FleetWords</name>
    <message>
        <source>The rules refuse this: %1</source>
        <comment>the detail is English</comment>
        <translation>Las reglas no lo admiten: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a side and a nation of it</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>HexWords</name>
    <message>
        <source>%1: %2</source>
        <comment>a hex or a counter, and why not</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>fire at %1</source>
        <comment>a counter</comment>
        <translation>hacer fuego sobre %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a hex or a counter, and what it costs</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The maps with their counters. Arrow keys walk from hex to hex, Enter chooses the counters of a hex or puts the chosen ones down there. The outline lists the same counters as text.</source>
        <translation>Los mapas con sus fichas. Las flechas van de hexágono en hexágono; Intro elige las fichas de un hexágono o deja allí las elegidas. La lista de piezas enumera las mismas fichas como texto.</translation>
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
            <numerusform>al menos %n punto de movimiento: la tabla tiene huecos</numerusform>
            <numerusform>al menos %n puntos de movimiento: la tabla tiene huecos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n movement point(s)</source>
        <translation>
            <numerusform>%n punto de movimiento</numerusform>
            <numerusform>%n puntos de movimiento</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>movement points</comment>
        <translation>
            <numerusform>queda %n</numerusform>
            <numerusform>quedan %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) away</source>
        <translation>
            <numerusform>a %n hexágono</numerusform>
            <numerusform>a %n hexágonos</numerusform>
        </translation>
    </message>
    <message>
        <source>town</source>
        <translation>ciudad</translation>
    </message>
    <message>
        <source>village</source>
        <translation>aldea</translation>
    </message>
    <message>
        <source>port</source>
        <translation>puerto</translation>
    </message>
    <message>
        <source>Special Structure</source>
        <translation>estructura especial</translation>
    </message>
    <message>
        <source>sea</source>
        <translation>mar</translation>
    </message>
    <message>
        <source>river</source>
        <translation>río</translation>
    </message>
    <message>
        <source>clear ground</source>
        <translation>terreno despejado</translation>
    </message>
    <message>
        <source>coast</source>
        <translation>costa</translation>
    </message>
    <message>
        <source>breakwater</source>
        <translation>rompeolas</translation>
    </message>
    <message>
        <source>north</source>
        <translation>norte</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>nordeste</translation>
    </message>
    <message>
        <source>east</source>
        <translation>este</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>sudeste</translation>
    </message>
    <message>
        <source>south</source>
        <translation>sur</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>sudoeste</translation>
    </message>
    <message>
        <source>west</source>
        <translation>oeste</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>noroeste</translation>
    </message>
    <message>
        <source>facing %1</source>
        <translation>frente al %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n increment(s)</source>
        <translation>
            <numerusform>%1 de %n incremento</numerusform>
            <numerusform>%1 de %n incrementos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n increment(s)</source>
        <translation>
            <numerusform>%n incremento</numerusform>
            <numerusform>%n incrementos</numerusform>
        </translation>
    </message>
    <message>
        <source>infantry divisions in span</source>
        <translation>divisiones de infantería al alcance</translation>
    </message>
    <message>
        <source>cavalry divisions in span</source>
        <translation>divisiones de caballería al alcance</translation>
    </message>
    <message>
        <source>brigade in span</source>
        <translation>brigada al alcance</translation>
    </message>
    <message>
        <source>in span</source>
        <translation>al alcance</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es), not in sight</source>
        <translation>
            <numerusform>a %n hexágono, fuera de la vista</numerusform>
            <numerusform>a %n hexágonos, fuera de la vista</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es), in sight</source>
        <translation>
            <numerusform>a %n hexágono, a la vista</numerusform>
            <numerusform>a %n hexágonos, a la vista</numerusform>
        </translation>
    </message>
    <message>
        <source>an enemy stands there</source>
        <translation>ahí hay un enemigo</translation>
    </message>
    <message>
        <source>attached to %1</source>
        <comment>a division or brigade</comment>
        <translation>agregada a %1</translation>
    </message>
    <message>
        <source>Hex %1…</source>
        <comment>a number that is being typed</comment>
        <translation>Hexágono %1…</translation>
    </message>
    <message>
        <source>There is no hex %1</source>
        <translation>No hay ningún hexágono %1</translation>
    </message>
    <message>
        <source>%1 · %2: the same number on the other map</source>
        <comment>a hex, and a key</comment>
        <translation>%1 · %2: el mismo número en el otro mapa</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a counter, and why not</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>LatticeWords</name>
    <message>
        <source>up and right</source>
        <comment>a direction on the board</comment>
        <translation>arriba a la derecha</translation>
    </message>
    <message>
        <source>right</source>
        <comment>a direction on the board</comment>
        <translation>derecha</translation>
    </message>
    <message>
        <source>down and right</source>
        <comment>a direction on the board</comment>
        <translation>abajo a la derecha</translation>
    </message>
    <message>
        <source>down and left</source>
        <comment>a direction on the board</comment>
        <translation>abajo a la izquierda</translation>
    </message>
    <message>
        <source>left</source>
        <comment>a direction on the board</comment>
        <translation>izquierda</translation>
    </message>
    <message>
        <source>up and left</source>
        <comment>a direction on the board</comment>
        <translation>arriba a la izquierda</translation>
    </message>
    <message>
        <source>up</source>
        <comment>a direction on the board</comment>
        <translation>arriba</translation>
    </message>
    <message>
        <source>down</source>
        <comment>a direction on the board</comment>
        <translation>abajo</translation>
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
            <numerusform>%n movimiento</numerusform>
            <numerusform>%n movimientos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>moves that a ship still has</comment>
        <translation>
            <numerusform>queda %n</numerusform>
            <numerusform>quedan %n</numerusform>
        </translation>
    </message>
    <message>
        <source>distance %1</source>
        <translation>distancia %1</translation>
    </message>
    <message numerus="yes">
        <source>%n gun(s)</source>
        <comment>that can fire there</comment>
        <translation>
            <numerusform>%n cañón</numerusform>
            <numerusform>%n cañones</numerusform>
        </translation>
    </message>
    <message>
        <source>each hits %1</source>
        <comment>a chance</comment>
        <translation>cada uno acierta: %1</translation>
    </message>
    <message>
        <source>heading %1</source>
        <translation>rumbo: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the numbers of a move</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>land</source>
        <translation>tierra</translation>
    </message>
    <message>
        <source>port water</source>
        <translation>aguas del puerto</translation>
    </message>
    <message>
        <source>berth of a port</source>
        <translation>fondeadero de un puerto</translation>
    </message>
    <message>
        <source>corner of a port, with its anchorage</source>
        <translation>rincón de un puerto, con su fondeadero</translation>
    </message>
    <message>
        <source>reef</source>
        <translation>arrecife</translation>
    </message>
    <message>
        <source>sandbank</source>
        <translation>banco de arena</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between what is said of a point</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <comment>what a ship has: its name, what is left, what it had</comment>
        <translation>%1: %2 de %3</translation>
    </message>
    <message>
        <source>no mast standing</source>
        <translation>sin palos</translation>
    </message>
    <message>
        <source>standing: %1</source>
        <translation>en pie: %1</translation>
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
        <translation>tecla %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between what is said of a piece</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>The wind&apos;s arrow is not placed yet</source>
        <translation>La flecha del viento aún no está colocada</translation>
    </message>
    <message>
        <source>Wind: it blows %1</source>
        <translation>Viento, sopla hacia: %1</translation>
    </message>
    <message>
        <source>No step forward: %1</source>
        <translation>No se avanza hacia: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between directions</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>shows her bow: masts only</source>
        <translation>presenta la proa: solo los palos</translation>
    </message>
    <message>
        <source>shows her stern: masts only</source>
        <translation>presenta la popa: solo los palos</translation>
    </message>
    <message>
        <source>shows her port side</source>
        <translation>presenta el costado de babor</translation>
    </message>
    <message>
        <source>shows her starboard side</source>
        <translation>presenta el costado de estribor</translation>
    </message>
</context>
<context>
    <name>Narrator</name>
    <message>
        <source>There is nothing to decide</source>
        <translation>No hay nada que decidir</translation>
    </message>
    <message>
        <source>This doesn’t belong to this phase</source>
        <translation>No corresponde a esta fase</translation>
    </message>
    <message>
        <source>It is not that side’s turn</source>
        <translation>No es el turno de ese bando</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>There is nothing to undo</source>
        <translation>No hay nada que deshacer</translation>
    </message>
    <message>
        <source>There is nothing to redo</source>
        <translation>No hay nada que rehacer</translation>
    </message>
    <message>
        <source>They are not adjacent</source>
        <translation>No son adyacentes</translation>
    </message>
    <message>
        <source>Out of range</source>
        <translation>Fuera de alcance</translation>
    </message>
    <message>
        <source>The target is on the same side</source>
        <translation>El blanco es del propio bando</translation>
    </message>
    <message>
        <source>This line is not understood</source>
        <translation>No se entiende esta línea</translation>
    </message>
    <message>
        <source>This line is not understood (%1)</source>
        <comment>%1 is the technical reason, in English</comment>
        <translation>No se entiende esta línea (%1)</translation>
    </message>
    <message numerus="yes">
        <source>It takes %n dice; there are %1</source>
        <extracomment>%n is how many dice the rules want, %1 how many there are</extracomment>
        <translation>
            <numerusform>Hace falta %n dado; hay %1</numerusform>
            <numerusform>Hacen falta %n dados; hay %1</numerusform>
        </translation>
    </message>
    <message>
        <source>This die has no face %1</source>
        <translation>Este dado no tiene la cara %1</translation>
    </message>
    <message>
        <source>First there is a choice to make</source>
        <translation>Antes hay una elección pendiente</translation>
    </message>
    <message>
        <source>First decide: %1</source>
        <translation>Antes hay que decidir: %1</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>a choice that was made, not an answer to a question</comment>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <comment>a choice that was made, not an answer to a question</comment>
        <translation>no</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n dado</numerusform>
            <numerusform>%n dados</numerusform>
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
        <translation>Árbitro</translation>
    </message>
    <message>
        <source>British</source>
        <comment>a side</comment>
        <translation>Británicos</translation>
    </message>
    <message>
        <source>Spanish</source>
        <comment>a side</comment>
        <translation>Españoles</translation>
    </message>
    <message>
        <source>the British</source>
        <translation>los británicos</translation>
    </message>
    <message>
        <source>the Spanish</source>
        <translation>los españoles</translation>
    </message>
    <message>
        <source>British</source>
        <comment>adjective, feminine</comment>
        <translation>británica</translation>
    </message>
    <message>
        <source>British</source>
        <comment>adjective, masculine</comment>
        <translation>británico</translation>
    </message>
    <message>
        <source>Spanish</source>
        <comment>adjective, feminine</comment>
        <translation>española</translation>
    </message>
    <message>
        <source>Spanish</source>
        <comment>adjective, masculine</comment>
        <translation>español</translation>
    </message>
    <message>
        <source>%1: %L2</source>
        <comment>a label and its number</comment>
        <translation>%1: %L2</translation>
    </message>
    <message>
        <source>ruling %1</source>
        <translation>criterio %1</translation>
    </message>
    <message>
        <source>rule “%1”</source>
        <comment>a rule that has a name instead of a number</comment>
        <translation>regla «%1»</translation>
    </message>
    <message>
        <source>rule %1</source>
        <translation>regla %1</translation>
    </message>
    <message>
        <source>on</source>
        <comment>an option</comment>
        <translation>sí</translation>
    </message>
    <message>
        <source>off</source>
        <comment>an option</comment>
        <translation>no</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>end of a list</comment>
        <extracomment>The end of a list. Spanish: y</extracomment>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>end of a list, before the sound i</comment>
        <extracomment>The end of a list whose last word starts with the sound i. Spanish: e</extracomment>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>Entry %1 undone</source>
        <translation>Anotación %1 deshecha</translation>
    </message>
    <message>
        <source>The last act is undone</source>
        <translation>Última jugada deshecha</translation>
    </message>
    <message>
        <source>Entry %1 restored</source>
        <translation>Anotación %1 rehecha</translation>
    </message>
    <message>
        <source>The act is restored</source>
        <translation>Jugada rehecha</translation>
    </message>
    <message>
        <source>Entry %1 amended</source>
        <translation>Anotación %1 enmendada</translation>
    </message>
    <message>
        <source>An entry is amended</source>
        <translation>Una anotación queda enmendada</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Nota: %1</translation>
    </message>
    <message>
        <source>The app’s dice are revealed: anybody can check them now</source>
        <translation>Se desvelan los dados del programa: ya se pueden comprobar</translation>
    </message>
    <message>
        <source>The table was checked against the journal</source>
        <translation>Se ha cotejado la mesa con el diario</translation>
    </message>
    <message>
        <source>A photo was added</source>
        <translation>Se ha añadido una foto</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>a range of faces</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>From here on the program rolls the dice</source>
        <translation>Desde aquí tira los dados el programa</translation>
    </message>
    <message>
        <source>From here on the dice are thrown on the table</source>
        <translation>Desde aquí los dados se tiran en la mesa</translation>
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
        <translation>mínimo %1</translation>
    </message>
    <message>
        <source>most %1</source>
        <comment>a distance that may be sailed</comment>
        <translation>máximo %1</translation>
    </message>
    <message>
        <source>heading %1</source>
        <comment>%1 is a compass name or degrees</comment>
        <translation>rumbo %1</translation>
    </message>
    <message>
        <source>pivot %1</source>
        <comment>%1 is an angle</comment>
        <translation>giro %1</translation>
    </message>
    <message>
        <source>%1 east</source>
        <comment>distance from the west edge of the board</comment>
        <translation>%1 al este</translation>
    </message>
    <message>
        <source>%1 north</source>
        <comment>distance from the south edge of the board</comment>
        <translation>%1 al norte</translation>
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
        <translation>Turno %L1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a direction in degrees and its compass name</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Schematic</source>
        <comment>a board</comment>
        <translation>Esquemático</translation>
    </message>
</context>
<context>
    <name>OddsLine</name>
    <message>
        <source>What if – %1: %2 dice to %3, %4 win %5%, %6 win %7%</source>
        <comment>%1 an area, %2 and %3 dice, %4 and %6 sides, %5 and %7 chances</comment>
        <translation>Y si… – %1: %2 contra %3 dados; victoria: %4 %5 %, %6 %7 %</translation>
    </message>
    <message>
        <source>Odds – %1: %2 dice to %3, %4 win %5%, %6 win %7%</source>
        <comment>%1 an area, %2 and %3 dice, %4 and %6 sides, %5 and %7 chances</comment>
        <translation>Probabilidades – %1: %2 contra %3 dados; victoria: %4 %5 %, %6 %7 %</translation>
    </message>
</context>
<context>
    <name>OrderOfBattle</name>
    <message>
        <source>Increments</source>
        <translation>Incrementos</translation>
    </message>
    <message>
        <source>losses, fire and the shares of an army</source>
        <translation>las pérdidas, el fuego y los porcentajes de un ejército</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Fuego</translation>
    </message>
    <message>
        <source>the Fire Value</source>
        <translation>el valor de fuego</translation>
    </message>
    <message>
        <source>Fire, close</source>
        <translation>Fuego, corto</translation>
    </message>
    <message>
        <source>the Fire Value of artillery</source>
        <translation>el valor de fuego de la artillería</translation>
    </message>
    <message>
        <source>Fire, medium</source>
        <translation>Fuego, medio</translation>
    </message>
    <message>
        <source>the Fire Value at medium range</source>
        <translation>el valor de fuego a medio alcance</translation>
    </message>
    <message>
        <source>Fire, long</source>
        <translation>Fuego, largo</translation>
    </message>
    <message>
        <source>the Fire Value at long range</source>
        <translation>el valor de fuego a largo alcance</translation>
    </message>
    <message>
        <source>Range, close</source>
        <translation>Alcance corto</translation>
    </message>
    <message>
        <source>which range a target is at</source>
        <translation>saber a qué alcance está un blanco</translation>
    </message>
    <message>
        <source>Range, medium</source>
        <translation>Alcance medio</translation>
    </message>
    <message>
        <source>Range, long</source>
        <translation>Alcance largo</translation>
    </message>
    <message>
        <source>Fire defence</source>
        <translation>Defensa contra el fuego</translation>
    </message>
    <message>
        <source>fire at the ship</source>
        <translation>el fuego contra el buque</translation>
    </message>
    <message>
        <source>Mêlée</source>
        <translation>Cuerpo a cuerpo</translation>
    </message>
    <message>
        <source>the odds of a mêlée</source>
        <translation>la proporción de un cuerpo a cuerpo</translation>
    </message>
    <message>
        <source>Morale</source>
        <translation>Moral</translation>
    </message>
    <message>
        <source>morale checks, closing and standing</source>
        <translation>las pruebas de moral y las tiradas para cerrar y resistir</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>whether a move is too long</source>
        <translation>saber si un movimiento es demasiado largo</translation>
    </message>
    <message>
        <source>Command span</source>
        <translation>Alcance de mando</translation>
    </message>
    <message>
        <source>who is in command</source>
        <translation>saber quién tiene mando</translation>
    </message>
    <message>
        <source>Mêlée bonus, infantry attacks</source>
        <translation>Bonificación, infantería al ataque</translation>
    </message>
    <message>
        <source>a leader’s part in a mêlée</source>
        <translation>el papel de un jefe en el cuerpo a cuerpo</translation>
    </message>
    <message>
        <source>Mêlée bonus, infantry defends</source>
        <translation>Bonificación, infantería en defensa</translation>
    </message>
    <message>
        <source>Mêlée bonus, cavalry</source>
        <translation>Bonificación, caballería</translation>
    </message>
    <message>
        <source>Artillery bonus</source>
        <translation>Bonificación de artillería</translation>
    </message>
    <message>
        <source>a leader’s part in fire and limbering</source>
        <translation>el papel de un jefe en el fuego y el enganche</translation>
    </message>
    <message>
        <source>Morale bonus</source>
        <translation>Bonificación de moral</translation>
    </message>
    <message>
        <source>a leader’s part in morale checks</source>
        <translation>el papel de un jefe en las pruebas de moral</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Iniciativa</translation>
    </message>
    <message>
        <source>rolls for initiative</source>
        <translation>las tiradas de iniciativa</translation>
    </message>
    <message>
        <source>Cavalry leader</source>
        <translation>Jefe de caballería</translation>
    </message>
    <message>
        <source>recalling cavalry</source>
        <translation>la llamada de la caballería</translation>
    </message>
    <message>
        <source>Artillery leader</source>
        <translation>Jefe de artillería</translation>
    </message>
    <message>
        <source>limbering</source>
        <translation>el enganche</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Jefes</translation>
    </message>
    <message>
        <source>leaders</source>
        <translation>jefes</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a side, a kind of its counters</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>PaletteLines</name>
    <message>
        <source>act</source>
        <comment>something that a side may do now</comment>
        <translation>jugada</translation>
    </message>
    <message>
        <source>%1 › %2</source>
        <comment>a menu and the menu inside it</comment>
        <translation>%1 › %2</translation>
    </message>
    <message>
        <source>Open “%1”</source>
        <translation>Abrir «%1»</translation>
    </message>
    <message>
        <source>recent table</source>
        <translation>partida reciente</translation>
    </message>
    <message>
        <source>recent table, its file is gone</source>
        <translation>partida reciente; su archivo ya no está</translation>
    </message>
    <message>
        <source>Show the table at entry #%1</source>
        <translation>Ver la mesa en la anotación n.º %1</translation>
    </message>
    <message numerus="yes">
        <source>the journal has %n entries</source>
        <translation>
            <numerusform>el diario tiene %n anotación</numerusform>
            <numerusform>el diario tiene %n anotaciones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PaletteWords</name>
    <message>
        <source>start a game, begin, scenario, set up</source>
        <comment>words that people type to find it</comment>
        <translation>empezar una partida, comenzar, escenario, desplegar, preparar</translation>
    </message>
    <message>
        <source>load, file, journal</source>
        <comment>words that people type to find it</comment>
        <translation>cargar, archivo, fichero, diario</translation>
    </message>
    <message>
        <source>demo, tutorial, learn, try out</source>
        <comment>words that people type to find it</comment>
        <translation>demostración, tutorial, aprender, probar</translation>
    </message>
    <message>
        <source>backup, duplicate, save as</source>
        <comment>words that people type to find it</comment>
        <translation>copia de seguridad, duplicar, guardar como</translation>
    </message>
    <message>
        <source>text, JSON, share, send</source>
        <comment>words that people type to find it</comment>
        <translation>texto, JSON, compartir, enviar</translation>
    </message>
    <message>
        <source>printer, paper, A4, Letter, ships</source>
        <comment>words that people type to find it</comment>
        <translation>impresora, papel, A4, Letter, buques</translation>
    </message>
    <message>
        <source>paper, A4, Letter, print to a file, ships</source>
        <comment>words that people type to find it</comment>
        <translation>papel, A4, Letter, imprimir en un archivo, PDF, buques</translation>
    </message>
    <message>
        <source>leave the table, end the evening</source>
        <comment>words that people type to find it</comment>
        <translation>dejar la mesa, acabar la velada, terminar</translation>
    </message>
    <message>
        <source>exit, leave the program</source>
        <comment>words that people type to find it</comment>
        <translation>cerrar el programa, irse, terminar</translation>
    </message>
    <message>
        <source>take back, mistake, wrong</source>
        <comment>words that people type to find it</comment>
        <translation>volver atrás, retirar, error, equivocación</translation>
    </message>
    <message>
        <source>bring back, again</source>
        <comment>words that people type to find it</comment>
        <translation>recuperar, otra vez, de nuevo</translation>
    </message>
    <message>
        <source>enter, write down, confirm, save</source>
        <comment>words that people type to find it</comment>
        <translation>introducir, anotar, apuntar, confirmar, guardar</translation>
    </message>
    <message>
        <source>throw, random, chance</source>
        <comment>words that people type to find it</comment>
        <translation>lanzar, azar, suerte</translation>
    </message>
    <message>
        <source>force, allow, referee decides, house rule</source>
        <comment>words that people type to find it</comment>
        <translation>forzar, permitir, decide el árbitro, regla de la casa</translation>
    </message>
    <message>
        <source>cancel, drop it, something else</source>
        <comment>words that people type to find it</comment>
        <translation>cancelar, dejarlo, otra cosa</translation>
    </message>
    <message>
        <source>go, sail, march, drag, how far</source>
        <comment>words that people type to find it</comment>
        <translation>ir, navegar, marchar, arrastrar, hasta dónde</translation>
    </message>
    <message>
        <source>correct, change by hand, fix, set up</source>
        <comment>words that people type to find it</comment>
        <translation>corregir, cambiar a mano, arreglar, colocar</translation>
    </message>
    <message>
        <source>larger, closer, magnify</source>
        <comment>words that people type to find it</comment>
        <translation>más grande, más cerca, aumentar, lupa</translation>
    </message>
    <message>
        <source>smaller, farther</source>
        <comment>words that people type to find it</comment>
        <translation>más pequeño, más lejos, disminuir</translation>
    </message>
    <message>
        <source>whole board, see all</source>
        <comment>words that people type to find it</comment>
        <translation>tablero entero, verlo todo</translation>
    </message>
    <message>
        <source>panels, docks, as at first, default</source>
        <comment>words that people type to find it</comment>
        <translation>paneles, ventanas, como al principio, predeterminado</translation>
    </message>
    <message>
        <source>keyboard, focus</source>
        <comment>words that people type to find it</comment>
        <translation>teclado, foco</translation>
    </message>
    <message>
        <source>whole screen, projector</source>
        <comment>words that people type to find it</comment>
        <translation>pantalla completa, proyector</translation>
    </message>
    <message>
        <source>next step, go on, finish, turn over</source>
        <comment>words that people type to find it</comment>
        <translation>paso siguiente, seguir, acabar, pasar el turno</translation>
    </message>
    <message>
        <source>history, replay, beginning, start</source>
        <comment>words that people type to find it</comment>
        <translation>historia, repetición, principio, inicio</translation>
    </message>
    <message>
        <source>history, replay, past, before</source>
        <comment>words that people type to find it</comment>
        <translation>historia, repetición, pasado, antes</translation>
    </message>
    <message>
        <source>history, replay, after</source>
        <comment>words that people type to find it</comment>
        <translation>historia, repetición, después</translation>
    </message>
    <message>
        <source>history, present, live, last entry</source>
        <comment>words that people type to find it</comment>
        <translation>historia, presente, ahora, última anotación</translation>
    </message>
    <message>
        <source>comment, remark, write</source>
        <comment>words that people type to find it</comment>
        <translation>comentario, observación, escribir</translation>
    </message>
    <message>
        <source>rewind, history, take back many</source>
        <comment>words that people type to find it</comment>
        <translation>rebobinar, historia, retirar varias</translation>
    </message>
    <message>
        <source>filter, look for, journal</source>
        <comment>words that people type to find it</comment>
        <translation>filtrar, encontrar, diario</translation>
    </message>
    <message>
        <source>check, seal, chain, hash, cheating</source>
        <comment>words that people type to find it</comment>
        <translation>verificar, sello, cadena, huella, trampas</translation>
    </message>
    <message>
        <source>fair, honest, proof, random</source>
        <comment>words that people type to find it</comment>
        <translation>limpio, honrado, prueba, azar</translation>
    </message>
    <message>
        <source>rules, what now, explain, manual</source>
        <comment>words that people type to find it</comment>
        <translation>reglas, y ahora qué, explicar, manual</translation>
    </message>
    <message>
        <source>keyboard, shortcuts, hotkeys</source>
        <comment>words that people type to find it</comment>
        <translation>teclado, atajos, teclas</translation>
    </message>
    <message>
        <source>version, licence</source>
        <comment>words that people type to find it</comment>
        <translation>versión, licencia</translation>
    </message>
    <message>
        <source>motion, movement</source>
        <comment>words that people type to find it</comment>
        <translation>animación, movimiento</translation>
    </message>
    <message>
        <source>start, continue, resume</source>
        <comment>words that people type to find it</comment>
        <translation>empezar, continuar, reanudar</translation>
    </message>
    <message>
        <source>language, translation, idioma, langue</source>
        <comment>words that people type to find it</comment>
        <translation>idioma, traducción, language, langue</translation>
    </message>
    <message>
        <source>colours, dark mode, night, bright, appearance</source>
        <comment>words that people type to find it</comment>
        <translation>colores, modo oscuro, noche, claro, apariencia</translation>
    </message>
    <message>
        <source>font, larger, smaller, zoom, scale</source>
        <comment>words that people type to find it</comment>
        <translation>letra, fuente, más grande, más pequeño, zoom, escala</translation>
    </message>
    <message>
        <source>panel, pane, odds, charts, score, journal</source>
        <comment>words that people type to find it</comment>
        <translation>panel, pestaña, probabilidades, tablas, puntuación, diario</translation>
    </message>
    <message>
        <source>fire table, mêlée table, morale, rulebook, fill in</source>
        <comment>words that people type to find it</comment>
        <translation>tabla de fuego, tabla de cuerpo a cuerpo, moral, reglamento, anotar, rellenar</translation>
    </message>
</context>
<context>
    <name>PaperWords</name>
    <message>
        <source>%1, continued</source>
        <comment>a fleet whose sheets began on the page before</comment>
        <translation>%1, continuación</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <comment>of a print</comment>
        <translation>página %1 de %2</translation>
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
        <translation>Página</translation>
    </message>
    <message>
        <source>The pages</source>
        <translation>Las páginas</translation>
    </message>
</context>
<context>
    <name>PrintedWords</name>
    <message numerus="yes">
        <source>%1, %n guns</source>
        <comment>a ship’s rate and her guns</comment>
        <translation>
            <numerusform>%1, %n cañón</numerusform>
            <numerusform>%1, %n cañones</numerusform>
        </translation>
    </message>
    <message>
        <source>Masts</source>
        <comment>rows of boxes</comment>
        <translation>Arboladura</translation>
    </message>
    <message>
        <source>Guns</source>
        <comment>rows of boxes</comment>
        <translation>Artillería</translation>
    </message>
    <message>
        <source>Hull</source>
        <comment>rows of boxes</comment>
        <translation>Casco</translation>
    </message>
    <message>
        <source>a box crossed: a hit</source>
        <translation>una casilla tachada: un impacto</translation>
    </message>
    <message>
        <source>the initial broadside is still to come</source>
        <translation>falta la primera andanada</translation>
    </message>
    <message>
        <source>the initial broadside has been fired</source>
        <translation>la primera andanada ya se ha disparado</translation>
    </message>
    <message>
        <source>Upper masts all crossed: damaged; all masts: dismasted</source>
        <translation>Fila superior de arboladura tachada: averiado; las dos: desarbolado</translation>
    </message>
    <message>
        <source>Upper line of the hull crossed: crew at the pumps; all of it: sunk</source>
        <translation>Fila superior del casco tachada: gente en las bombas; las dos: hundido</translation>
    </message>
    <message>
        <source>All gun boxes crossed: she strikes her colours</source>
        <translation>Toda la artillería tachada: arria la bandera</translation>
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
        <translation>Mayús</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>ReasonInWords</name>
    <message>
        <source>“%1” must be a whole number from %2 to %3</source>
        <translation>«%1» debe ser un número entero de %2 a %3</translation>
    </message>
    <message>
        <source>“%1” must be a text</source>
        <translation>«%1» debe ser un texto</translation>
    </message>
    <message>
        <source>“%1” must be true or false</source>
        <translation>«%1» debe ser true o false</translation>
    </message>
    <message>
        <source>“%1” must be a list</source>
        <translation>«%1» debe ser una lista</translation>
    </message>
    <message>
        <source>“%1” must be an object in curly brackets</source>
        <translation>«%1» debe ser un objeto entre llaves</translation>
    </message>
    <message>
        <source>“%1” must be a name or an object in curly brackets</source>
        <translation>«%1» debe ser un nombre o un objeto entre llaves</translation>
    </message>
    <message>
        <source>“%1” is missing</source>
        <translation>falta «%1»</translation>
    </message>
    <message>
        <source>“%1” can’t be “%2”</source>
        <translation>«%1» no puede ser «%2»</translation>
    </message>
    <message>
        <source>“%1” can’t be negative</source>
        <translation>«%1» no puede ser negativo</translation>
    </message>
    <message>
        <source>what stands at “%1” is not what it should be</source>
        <translation>lo que figura en «%1» no es lo que debería</translation>
    </message>
    <message>
        <source>such a file has nothing called “%1”</source>
        <translation>un archivo así no tiene nada llamado «%1»</translation>
    </message>
    <message>
        <source>its format is not “%1”: it is another kind of file</source>
        <translation>su formato no es «%1»: es otra clase de archivo</translation>
    </message>
    <message>
        <source>nothing of that kind is called “%1”</source>
        <translation>no hay nada de esa clase que se llame «%1»</translation>
    </message>
    <message>
        <source>two of a kind are called “%1”</source>
        <translation>hay dos de la misma clase que se llaman «%1»</translation>
    </message>
    <message>
        <source>the text breaks off or has a sign where none belongs (JSON)</source>
        <translation>el texto se interrumpe o tiene un signo donde no corresponde (JSON)</translation>
    </message>
    <message>
        <source>it is not a JSON object, one thing in curly brackets</source>
        <translation>no es un objeto JSON, un solo elemento entre llaves</translation>
    </message>
    <message>
        <source>the board</source>
        <translation>el tablero</translation>
    </message>
    <message>
        <source>the scenario</source>
        <translation>el escenario</translation>
    </message>
    <message>
        <source>the fleet</source>
        <translation>la escuadra</translation>
    </message>
    <message>
        <source>the series’ tables</source>
        <translation>las tablas de la serie</translation>
    </message>
    <message>
        <source>the options</source>
        <translation>las opciones</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a place in a file, what is wrong there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>in English: “%1”</source>
        <comment>a technical reason that is not translated</comment>
        <translation>en inglés: «%1»</translation>
    </message>
    <message>
        <source>The rules can’t use this file: %1.</source>
        <comment>%1: a reason, without full stop</comment>
        <translation>Las reglas no pueden usar este archivo: %1.</translation>
    </message>
</context>
<context>
    <name>SantaCruz</name>
    <message>
        <source>Which unit takes the hit of attrition?</source>
        <translation>¿Qué unidad recibe el impacto del desgaste?</translation>
    </message>
    <message numerus="yes">
        <source>Which unit takes the next of %n hits?</source>
        <translation>
            <numerusform>¿Qué unidad recibe el impacto?</numerusform>
            <numerusform>¿Qué unidad recibe el próximo impacto (quedan %n)?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which %n units are eliminated, to leave three (%1)?</source>
        <comment>%1 is an area</comment>
        <translation>
            <numerusform>¿Qué unidad se elimina para que queden tres (%1)?</numerusform>
            <numerusform>¿Qué %n unidades se eliminan para que queden tres (%1)?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which %n units go back, to leave three?</source>
        <translation>
            <numerusform>¿Qué unidad regresa para que queden tres?</numerusform>
            <numerusform>¿Qué %n unidades regresan para que queden tres?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units still to go aboard HMS Fox</source>
        <translation>
            <numerusform>Falta %n unidad por embarcar en el Fox</numerusform>
            <numerusform>Faltan %n unidades por embarcar en el Fox</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units still to place: %1</source>
        <translation>
            <numerusform>Falta %n unidad por desplegar: %1</numerusform>
            <numerusform>Faltan %n unidades por desplegar: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Exactly two units must start here: %1</source>
        <translation>Aquí deben empezar exactamente dos unidades: %1</translation>
    </message>
    <message numerus="yes">
        <source>Exactly one unit must start here: %1</source>
        <translation>
            <numerusform>Aquí debe empezar exactamente una unidad: %1</numerusform>
            <numerusform>En cada una de estas zonas debe empezar exactamente una unidad: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blocks must still sail: %1</source>
        <translation>
            <numerusform>Queda %n bloque que debe navegar: %1</numerusform>
            <numerusform>Quedan %n bloques que deben navegar: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Combat to be fought out: %1</source>
        <translation>Combate por terminar: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n dice: %1</source>
        <comment>%1 is what they are thrown for</comment>
        <translation>
            <numerusform>%n dado: %1</numerusform>
            <numerusform>%n dados: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice: %1, %2</source>
        <comment>%1 is what they are thrown for, %2 who or whose</comment>
        <translation>
            <numerusform>%n dado: %1, %2</numerusform>
            <numerusform>%n dados: %1, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what to do and with what</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>why not, and the pieces or areas that it is about</comment>
        <translation>%1: %2</translation>
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
        <translation>¿El atacante aguanta o se retira?</translation>
    </message>
    <message>
        <source>Does the defender stay or retreat?</source>
        <translation>¿El defensor aguanta o se retira?</translation>
    </message>
    <message numerus="yes">
        <source>%n units still to place</source>
        <translation>
            <numerusform>Falta %n unidad por desplegar</numerusform>
            <numerusform>Faltan %n unidades por desplegar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blocks must still sail</source>
        <translation>
            <numerusform>Queda %n bloque que debe navegar</numerusform>
            <numerusform>Quedan %n bloques que deben navegar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hits</source>
        <comment>in a chart</comment>
        <translation>
            <numerusform>%n impacto</numerusform>
            <numerusform>%n impactos</numerusform>
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
        <translation>los voluntarios no huyen con un %1</translation>
    </message>
</context>
<context>
    <name>SantaCruzCharts</name>
    <message>
        <source>Dice in combat</source>
        <comment>chart</comment>
        <translation>Dados de combate</translation>
    </message>
    <message>
        <source>Hits in combat</source>
        <comment>chart</comment>
        <translation>Impactos en combate</translation>
    </message>
    <message>
        <source>Chances of a throw</source>
        <comment>chart</comment>
        <translation>Probabilidades de una tirada</translation>
    </message>
    <message>
        <source>Officer casualties</source>
        <comment>chart</comment>
        <translation>Bajas de oficiales</translation>
    </message>
    <message>
        <source>Officers</source>
        <comment>chart</comment>
        <translation>Oficiales</translation>
    </message>
    <message>
        <source>Coastal batteries</source>
        <comment>chart</comment>
        <translation>Baterías de la costa</translation>
    </message>
    <message>
        <source>The current</source>
        <comment>chart</comment>
        <translation>La corriente</translation>
    </message>
    <message>
        <source>Naval movement</source>
        <comment>chart</comment>
        <translation>Movimiento naval</translation>
    </message>
    <message>
        <source>Panic!</source>
        <comment>chart</comment>
        <translation>¡Pánico!</translation>
    </message>
    <message>
        <source>Bomb Vessel “Rayo”</source>
        <comment>chart</comment>
        <translation>Bombarda «Rayo»</translation>
    </message>
    <message>
        <source>Victory points</source>
        <comment>chart</comment>
        <translation>Puntos de victoria</translation>
    </message>
    <message>
        <source>Morale</source>
        <comment>chart</comment>
        <translation>Moral</translation>
    </message>
    <message>
        <source>Limits</source>
        <comment>chart</comment>
        <translation>Límites</translation>
    </message>
    <message>
        <source>Dice count after additions; a modified 7 counts as 6.</source>
        <translation>Los dados cuentan ya modificados; un 7 modificado vale 6.</translation>
    </message>
    <message>
        <source>Without additions, hitting on 5 and 6. Exact fractions of all throws.</source>
        <translation>Sin modificadores, acertando con 5 y 6. Fracciones exactas de todas las tiradas.</translation>
    </message>
    <message>
        <source>Thrown when the enemy throws two natural 6s; for Bowen two natural 5s too.</source>
        <translation>Se tira cuando el enemigo saca dos seises naturales; con Bowen, también dos cincos naturales.</translation>
    </message>
    <message>
        <source>One die a battery and block: it hits on the faces shown.</source>
        <translation>Un dado por batería y bloque: acierta con las caras indicadas.</translation>
    </message>
    <message>
        <source>The +1 card adds one to the highest face that hits, never above 6.</source>
        <translation>La carta +1 suma uno a la cara más alta que acierta, nunca por encima de 6.</translation>
    </message>
    <message>
        <source>Where nothing is drifted to, no die is thrown.</source>
        <translation>Donde la corriente no lleva a ninguna zona, no se tira ningún dado.</translation>
    </message>
    <message>
        <source>One die a unit; −1 in a fortress, never below 1.</source>
        <translation>Un dado por unidad; −1 en una fortaleza, nunca menos de 1.</translation>
    </message>
    <message>
        <source>What counts</source>
        <comment>head of rows</comment>
        <translation>Qué cuenta</translation>
    </message>
    <message>
        <source>Each</source>
        <comment>dice for each</comment>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Dice</source>
        <comment>how many</comment>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Throw</source>
        <comment>head of rows</comment>
        <translation>Tirada</translation>
    </message>
    <message>
        <source>Faces</source>
        <comment>that do so</comment>
        <translation>Caras</translation>
    </message>
    <message>
        <source>A hit</source>
        <translation>Un impacto</translation>
    </message>
    <message>
        <source>A hit, attacking a fortress</source>
        <translation>Un impacto, al atacar una fortaleza</translation>
    </message>
    <message>
        <source>Volunteers flee, British throw</source>
        <translation>Los voluntarios huyen, tirada británica</translation>
    </message>
    <message>
        <source>Two 6s</source>
        <translation>Dos seises</translation>
    </message>
    <message>
        <source>Die</source>
        <comment>head of rows</comment>
        <translation>Dado</translation>
    </message>
    <message>
        <source>Officer</source>
        <comment>head of rows</comment>
        <translation>Oficial</translation>
    </message>
    <message>
        <source>Hand limit</source>
        <translation>Límite de mano</translation>
    </message>
    <message>
        <source>One die more</source>
        <translation>Un dado más</translation>
    </message>
    <message>
        <source>+1 on each die</source>
        <translation>+1 a cada dado</translation>
    </message>
    <message>
        <source>Besides</source>
        <comment>what else an officer does</comment>
        <translation>Además</translation>
    </message>
    <message>
        <source>always</source>
        <comment>when an officer counts</comment>
        <translation>siempre</translation>
    </message>
    <message>
        <source>attacking a fortress</source>
        <comment>when an officer counts</comment>
        <translation>al atacar una fortaleza</translation>
    </message>
    <message>
        <source>combat begun by a Counterattack</source>
        <comment>when an officer counts</comment>
        <translation>combate nacido de un Contraataque</translation>
    </message>
    <message>
        <source>with Regulars</source>
        <comment>when an officer counts</comment>
        <translation>con regulares</translation>
    </message>
    <message>
        <source>defending</source>
        <comment>when an officer counts</comment>
        <translation>en defensa</translation>
    </message>
    <message>
        <source>in San Cristóbal</source>
        <comment>when an officer counts</comment>
        <translation>en San Cristóbal</translation>
    </message>
    <message>
        <source>two 5s endanger him too</source>
        <translation>también es baja con dos cincos</translation>
    </message>
    <message>
        <source>raises one die a round, with Royal Marines</source>
        <translation>+1 a un dado por ronda, con Royal Marines</translation>
    </message>
    <message>
        <source>no Lost! on his group</source>
        <translation>su grupo es inmune a ¡Perdidos!</translation>
    </message>
    <message>
        <source>Sea area</source>
        <comment>head of rows</comment>
        <translation>Zona de mar</translation>
    </message>
    <message>
        <source>The battery now</source>
        <translation>La batería ahora</translation>
    </message>
    <message>
        <source>fires</source>
        <comment>a battery</comment>
        <translation>dispara</translation>
    </message>
    <message>
        <source>spiked</source>
        <comment>a battery</comment>
        <translation>clavada</translation>
    </message>
    <message>
        <source>occupied</source>
        <comment>a battery</comment>
        <translation>ocupada</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>of a die</comment>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>drifts with the current</source>
        <translation>lo arrastra la corriente</translation>
    </message>
    <message>
        <source>goes where it wants</source>
        <translation>mantiene el rumbo</translation>
    </message>
    <message>
        <source>From</source>
        <comment>an area</comment>
        <translation>Desde</translation>
    </message>
    <message>
        <source>To</source>
        <comment>an area</comment>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>May drift to</source>
        <translation>Lo pueden arrastrar hacia</translation>
    </message>
    <message>
        <source>Strength lost</source>
        <translation>Fuerza perdida</translation>
    </message>
    <message>
        <source>Areas back</source>
        <translation>Zonas que retrocede</translation>
    </message>
    <message>
        <source>Area</source>
        <comment>head of rows</comment>
        <translation>Zona</translation>
    </message>
    <message>
        <source>Any other land area</source>
        <translation>Cualquier otra zona de tierra</translation>
    </message>
    <message>
        <source>Fortress</source>
        <comment>kind of area</comment>
        <translation>Fortaleza</translation>
    </message>
    <message>
        <source>Beach</source>
        <comment>kind of area</comment>
        <translation>Playa</translation>
    </message>
    <message>
        <source>all eliminated, no die</source>
        <translation>se eliminan todas, sin dado</translation>
    </message>
    <message>
        <source>VP</source>
        <comment>victory points</comment>
        <translation>PV</translation>
    </message>
    <message>
        <source>Counts for</source>
        <comment>a side</comment>
        <translation>Cuenta para</translation>
    </message>
    <message>
        <source>Green battery spiked</source>
        <translation>Batería verde clavada</translation>
    </message>
    <message>
        <source>Red battery spiked</source>
        <translation>Batería roja clavada</translation>
    </message>
    <message>
        <source>Violet battery spiked</source>
        <translation>Batería violeta clavada</translation>
    </message>
    <message>
        <source>Yellow battery spiked</source>
        <translation>Batería amarilla clavada</translation>
    </message>
    <message>
        <source>Box</source>
        <comment>of a track</comment>
        <translation>Casilla</translation>
    </message>
    <message>
        <source>What</source>
        <comment>head of rows</comment>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Number</source>
        <comment>how many</comment>
        <translation>Número</translation>
    </message>
    <message>
        <source>Turns</source>
        <comment>of the game</comment>
        <translation>Turnos</translation>
    </message>
    <message>
        <source>Cards in the British hand</source>
        <translation>Cartas en la mano británica</translation>
    </message>
    <message>
        <source>Cards in the Spanish hand</source>
        <translation>Cartas en la mano española</translation>
    </message>
    <message>
        <source>Units a side in a land area</source>
        <translation>Unidades por bando en una zona de tierra</translation>
    </message>
    <message>
        <source>Cards for the batteries a turn</source>
        <translation>Cartas para las baterías por turno</translation>
    </message>
    <message>
        <source>Orders and Assaults a phase, not all alike</source>
        <translation>Órdenes y Asaltos por fase, no todos del mismo tipo</translation>
    </message>
    <message>
        <source>Strength points of a full unit</source>
        <translation>Puntos de fuerza de una unidad completa</translation>
    </message>
    <message>
        <source>Hits that sink HMS Fox</source>
        <translation>Impactos que hunden el Fox</translation>
    </message>
    <message>
        <source>Strength points a Reinforcements card brings</source>
        <translation>Puntos de fuerza que da una carta de Refuerzos</translation>
    </message>
    <message>
        <source>of these for elite units at most</source>
        <translation>de ellos, como máximo para tropas de élite</translation>
    </message>
    <message>
        <source>Rounds of combat until attrition, each time</source>
        <translation>Rondas de combate hasta el desgaste, cada vez</translation>
    </message>
</context>
<context>
    <name>SantaCruzDecisions</name>
    <message>
        <source>What is lost aboard HMS Fox?</source>
        <translation>¿Qué se pierde a bordo del Fox?</translation>
    </message>
    <message>
        <source>Which unit takes the hit?</source>
        <translation>¿Qué unidad recibe el impacto?</translation>
    </message>
    <message>
        <source>Which die does Oldfield raise by 1?</source>
        <translation>¿Qué dado sube Oldfield en 1?</translation>
    </message>
    <message>
        <source>Where do the volunteers run?</source>
        <translation>¿Adónde huyen los voluntarios?</translation>
    </message>
    <message>
        <source>Stay or retreat?</source>
        <translation>¿Aguantar o retirarse?</translation>
    </message>
    <message>
        <source>Where do the units in panic go back to?</source>
        <translation>¿Adónde retroceden las unidades presas del pánico?</translation>
    </message>
    <message>
        <source>Which units above the limit are eliminated?</source>
        <translation>¿Qué unidades sobrantes se eliminan?</translation>
    </message>
    <message>
        <source>Which units above the limit go back?</source>
        <translation>¿Qué unidades sobrantes regresan?</translation>
    </message>
    <message>
        <source>Check that the card shows the cannon</source>
        <translation>Compruebe que la carta lleva el cañón</translation>
    </message>
    <message>
        <source>Some reinforcement points are left unused</source>
        <translation>Quedan puntos de refuerzo sin usar</translation>
    </message>
    <message>
        <source>Discard down to the new hand limit</source>
        <translation>Descarte hasta el nuevo límite</translation>
    </message>
    <message>
        <source>combat</source>
        <translation>combate</translation>
    </message>
    <message>
        <source>fire back</source>
        <translation>réplica</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>ataque</translation>
    </message>
    <message>
        <source>defence</source>
        <translation>defensa</translation>
    </message>
    <message>
        <source>officer casualty</source>
        <translation>baja de oficial</translation>
    </message>
    <message>
        <source>current</source>
        <translation>corriente</translation>
    </message>
    <message>
        <source>batteries</source>
        <translation>baterías</translation>
    </message>
    <message>
        <source>Rayo</source>
        <translation>«Rayo»</translation>
    </message>
    <message>
        <source>panic</source>
        <translation>pánico</translation>
    </message>
    <message>
        <source>lucky shot</source>
        <translation>disparo afortunado</translation>
    </message>
</context>
<context>
    <name>SantaCruzEvents</name>
    <message>
        <source>Card played, then eliminated: %1</source>
        <translation>Carta jugada y eliminada: %1</translation>
    </message>
    <message>
        <source>Card played: %1</source>
        <translation>Carta jugada: %1</translation>
    </message>
    <message>
        <source>Card in response, then eliminated: %1</source>
        <translation>Carta de respuesta, luego eliminada: %1</translation>
    </message>
    <message>
        <source>Card in response: %1</source>
        <translation>Carta de respuesta: %1</translation>
    </message>
    <message>
        <source>Card for the batteries, then eliminated: %1</source>
        <translation>Carta para las baterías, luego eliminada: %1</translation>
    </message>
    <message>
        <source>Card for the batteries: %1</source>
        <translation>Carta para las baterías: %1</translation>
    </message>
    <message>
        <source>Support card, then eliminated: %1</source>
        <translation>Carta de apoyo, luego eliminada: %1</translation>
    </message>
    <message>
        <source>Support card: %1</source>
        <translation>Carta de apoyo: %1</translation>
    </message>
    <message>
        <source>Pass, no card discarded</source>
        <translation>Pasa sin descartar ninguna carta</translation>
    </message>
    <message numerus="yes">
        <source>Pass; %n cards discarded: %1</source>
        <translation>
            <numerusform>Pasa y descarta %n carta: %1</numerusform>
            <numerusform>Pasa y descarta %n cartas: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, %3 → %4</source>
        <comment>a card, units and officer, from one area to another</comment>
        <translation>%1: %2, %3 → %4</translation>
    </message>
    <message numerus="yes">
        <source>British hand limit: %n cards</source>
        <translation>
            <numerusform>Límite de mano británico: %n carta</numerusform>
            <numerusform>Límite de mano británico: %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spanish hand limit: %n cards</source>
        <translation>
            <numerusform>Límite de mano español: %n carta</numerusform>
            <numerusform>Límite de mano español: %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Lost! The Spanish lead %1 to %2</source>
        <translation>¡Perdidos! Los españoles desvían hacia %2: %1</translation>
    </message>
    <message>
        <source>Lost! No area is open; staying where they are: %1</source>
        <translation>¡Perdidos! No hay zona libre; se quedan donde están: %1</translation>
    </message>
    <message>
        <source>Freemantle shows himself: Lost! has no effect and the move goes on</source>
        <translation>Freemantle se descubre: ¡Perdidos! no tiene efecto y el movimiento sigue</translation>
    </message>
    <message>
        <source>Rayo fires on the beach (%1): every unit there is eliminated</source>
        <translation>La bombarda «Rayo» bate la playa (%1): se eliminan todas sus unidades</translation>
    </message>
    <message>
        <source>Rayo fires on %1: hits on 6</source>
        <translation>La bombarda «Rayo» dispara sobre %1: acierta con 6</translation>
    </message>
    <message>
        <source>Rayo fires on %1: hits on %2–6</source>
        <translation>La bombarda «Rayo» dispara sobre %1: acierta con %2–6</translation>
    </message>
    <message>
        <source>%1, die %2: hit</source>
        <translation>%1, dado %2: impacto</translation>
    </message>
    <message>
        <source>%1, die %2: miss</source>
        <translation>%1, dado %2: fallo</translation>
    </message>
    <message>
        <source>%1 discard a Confusion card</source>
        <comment>%1: The British, The Spanish</comment>
        <translation>%1 descartan una carta de Confusión</translation>
    </message>
    <message>
        <source>No Confusion card is left beside the board</source>
        <translation>Ya no queda ninguna carta de Confusión apartada</translation>
    </message>
    <message>
        <source>%1 reshuffle their draw pile</source>
        <comment>%1: The British, The Spanish</comment>
        <translation>%1 vuelven a barajar su mazo de robo</translation>
    </message>
    <message>
        <source>A Confusion card joins the draw pile (%1): it was the last one beside the board</source>
        <comment>%1 is a side</comment>
        <translation>Una carta de Confusión pasa al mazo de robo (%1): era la última apartada</translation>
    </message>
    <message numerus="yes">
        <source>A Confusion card joins the draw pile (%1); %n left beside the board</source>
        <comment>%1 is a side</comment>
        <translation>
            <numerusform>Una carta de Confusión pasa al mazo de robo (%1); queda %n apartada</numerusform>
            <numerusform>Una carta de Confusión pasa al mazo de robo (%1); quedan %n apartadas</numerusform>
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
        <translation>Pánico (%1), dado %2: aguanta</translation>
    </message>
    <message numerus="yes">
        <source>Panic of %1, die %2: %n areas back</source>
        <comment>%1 is a unit</comment>
        <translation>
            <numerusform>Pánico (%1), dado %2: retrocede %n zona</numerusform>
            <numerusform>Pánico (%1), dado %2: retrocede %n zonas</numerusform>
        </translation>
    </message>
    <message>
        <source>Panic of %1, die %2: strength −%3</source>
        <comment>%1 is a unit</comment>
        <translation>Pánico (%1), dado %2: fuerza −%3</translation>
    </message>
    <message numerus="yes">
        <source>Panic of %1, die %2: strength −%3, %n areas back</source>
        <comment>%1 is a unit</comment>
        <translation>
            <numerusform>Pánico (%1), dado %2: fuerza −%3 y retrocede %n zona</numerusform>
            <numerusform>Pánico (%1), dado %2: fuerza −%3 y retrocede %n zonas</numerusform>
        </translation>
    </message>
    <message>
        <source>Panic retreat: %1, %2 → %3</source>
        <translation>Retirada por el pánico: %1, %2 → %3</translation>
    </message>
    <message>
        <source>Reinforcements: %1 returns with strength %2 (%3)</source>
        <comment>a unit, a number, an area</comment>
        <translation>Refuerzos: %1 vuelve al juego con fuerza %2 (%3)</translation>
    </message>
    <message>
        <source>Reinforcements: %1, strength %2 → %3</source>
        <translation>Refuerzos: %1, fuerza %2 → %3</translation>
    </message>
    <message>
        <source>Combat (%1): %2 against %3, over a red line; fortress: the defender fires first; turn the blocks face up, the attacker’s support comes first</source>
        <translation>Combate (%1): %2 contra %3, cruzando una línea roja; fortaleza: el defensor tira primero; se descubren los bloques y el atacante añade sus apoyos primero</translation>
    </message>
    <message>
        <source>Combat (%1): %2 against %3; fortress: the defender fires first; turn the blocks face up, the attacker’s support comes first</source>
        <translation>Combate (%1): %2 contra %3; fortaleza: el defensor tira primero; se descubren los bloques y el atacante añade sus apoyos primero</translation>
    </message>
    <message>
        <source>Combat (%1): %2 against %3, over a red line; turn the blocks face up, the attacker’s support comes first</source>
        <translation>Combate (%1): %2 contra %3, cruzando una línea roja; se descubren los bloques y el atacante añade sus apoyos primero</translation>
    </message>
    <message>
        <source>Combat (%1): %2 against %3; turn the blocks face up, the attacker’s support comes first</source>
        <translation>Combate (%1): %2 contra %3; se descubren los bloques y el atacante añade sus apoyos primero</translation>
    </message>
    <message>
        <source>British support: %1</source>
        <comment>%1 is a card</comment>
        <translation>Apoyo británico: %1</translation>
    </message>
    <message>
        <source>Spanish support: %1</source>
        <comment>%1 is a card</comment>
        <translation>Apoyo español: %1</translation>
    </message>
    <message>
        <source>Heavy Swell! cancels %1; both cards are eliminated</source>
        <translation>¡Fuerte oleaje! anula %1; las dos cartas se eliminan</translation>
    </message>
    <message>
        <source>Battle Drums call %1 (from %2)</source>
        <comment>units; an area</comment>
        <translation>Tambores de guerra: %1 (desde %2)</translation>
    </message>
    <message>
        <source>Back after Battle Drums: %1 → %2</source>
        <translation>Regreso tras los Tambores de guerra: %1 → %2</translation>
    </message>
    <message>
        <source>Combat round %1</source>
        <translation>Ronda de combate %1</translation>
    </message>
    <message>
        <source>%1, attacking: no dice — %2</source>
        <translation>%1 al ataque: ningún dado — %2</translation>
    </message>
    <message>
        <source>%1, defending: no dice — %2</source>
        <translation>%1 en defensa: ningún dado — %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, attacking: %n dice — %2</source>
        <translation>
            <numerusform>%1 al ataque: %n dado — %2</numerusform>
            <numerusform>%1 al ataque: %n dados — %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, defending: %n dice — %2</source>
        <translation>
            <numerusform>%1 en defensa: %n dado — %2</numerusform>
            <numerusform>%1 en defensa: %n dados — %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 throw no dice</source>
        <comment>%1: The British, The Spanish</comment>
        <translation>%1 no tiran ningún dado</translation>
    </message>
    <message>
        <source>%1 (modified: %2)</source>
        <comment>dice</comment>
        <translation>%1 (modificados: %2)</translation>
    </message>
    <message>
        <source>%1 throw %2: no hit</source>
        <translation>%1 sacan %2: sin impactos</translation>
    </message>
    <message numerus="yes">
        <source>%1 throw %2: %n hits</source>
        <translation>
            <numerusform>%1 sacan %2: %n impacto</numerusform>
            <numerusform>%1 sacan %2: %n impactos</numerusform>
        </translation>
    </message>
    <message>
        <source>A 4: the volunteers run to %1 (%2)</source>
        <comment>an area; the units</comment>
        <translation>Sale un 4: los voluntarios huyen hacia %1 (%2)</translation>
    </message>
    <message>
        <source>Retreat: %1 → %2</source>
        <translation>Retirada: %1 → %2</translation>
    </message>
    <message>
        <source>Attrition after round %1: a hit on each side</source>
        <translation>Desgaste tras la ronda %1: un impacto para cada bando</translation>
    </message>
    <message>
        <source>%1 stay and fight on</source>
        <comment>%1: The British, The Spanish</comment>
        <translation>%1 se mantienen</translation>
    </message>
    <message numerus="yes">
        <source>Combat over (%1) after %n rounds: nobody is left</source>
        <translation>
            <numerusform>Fin del combate (%1) tras %n ronda: no queda nadie</numerusform>
            <numerusform>Fin del combate (%1) tras %n rondas: no queda nadie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Combat over (%1) after %n rounds: won by %2; stand the blocks up again</source>
        <comment>%2: the British</comment>
        <translation>
            <numerusform>Fin del combate (%1) tras %n ronda: ganan %2; se vuelven a levantar los bloques</numerusform>
            <numerusform>Fin del combate (%1) tras %n rondas: ganan %2; se vuelven a levantar los bloques</numerusform>
        </translation>
    </message>
    <message>
        <source>Morale marker: %1 → %2</source>
        <translation>Marcador de moral: %1 → %2</translation>
    </message>
    <message>
        <source>The British may answer with Counterattack before the next card</source>
        <translation>Los británicos pueden responder con Contraataque antes de la próxima carta</translation>
    </message>
    <message>
        <source>The Spanish may answer with Counterattack before the next card</source>
        <translation>Los españoles pueden responder con Contraataque antes de la próxima carta</translation>
    </message>
    <message>
        <source>Officer placed face down: %1 → %2</source>
        <translation>Oficial colocado boca abajo: %1 → %2</translation>
    </message>
    <message>
        <source>Officer face up: %1 (%2)</source>
        <translation>Oficial boca arriba: %1 (%2)</translation>
    </message>
    <message>
        <source>Officer goes along: %1 → %2</source>
        <translation>El oficial acompaña al grupo: %1 → %2</translation>
    </message>
    <message>
        <source>%1 leaves the board and is available again</source>
        <translation>%1 sale del tablero y vuelve a estar disponible</translation>
    </message>
    <message>
        <source>Two natural 6s: %1 is hit; die %2: killed</source>
        <translation>Dos seises naturales: %1 es baja; dado %2: muerto</translation>
    </message>
    <message>
        <source>Two natural 6s: %1 is hit; die %2: wounded</source>
        <translation>Dos seises naturales: %1 es baja; dado %2: herido</translation>
    </message>
    <message>
        <source>Two natural 5s: %1 is hit; die %2: killed</source>
        <translation>Dos cincos naturales: %1 es baja; dado %2: muerto</translation>
    </message>
    <message>
        <source>Two natural 5s: %1 is hit; die %2: wounded</source>
        <translation>Dos cincos naturales: %1 es baja; dado %2: herido</translation>
    </message>
    <message>
        <source>%1 has no unit left with him and leaves the board</source>
        <translation>%1 se queda sin unidades y sale del tablero</translation>
    </message>
    <message>
        <source>%1 finds another officer there and leaves the board</source>
        <translation>%1 encuentra allí a otro oficial y sale del tablero</translation>
    </message>
    <message>
        <source>%1 has no way back and leaves the board</source>
        <translation>%1 no tiene retirada posible y sale del tablero</translation>
    </message>
    <message>
        <source>%1 leaves the board, killed or gravely wounded</source>
        <translation>%1 sale del tablero, muerto o herido grave</translation>
    </message>
    <message>
        <source>%1 leaves the board, wounded</source>
        <translation>%1 sale del tablero, herido</translation>
    </message>
    <message>
        <source>The lucky shot from “Tigre” strikes %1</source>
        <translation>El disparo afortunado del «Tigre» alcanza a %1</translation>
    </message>
    <message>
        <source>The lucky shot from “Tigre”, die %2: it strikes %1</source>
        <translation>Disparo afortunado del «Tigre», dado %2: alcanza a %1</translation>
    </message>
    <message>
        <source>The lucky shot from “Tigre”, die %2: it misses %1</source>
        <translation>Disparo afortunado del «Tigre», dado %2: no alcanza a %1</translation>
    </message>
    <message>
        <source>%1 sails: %2 → %3</source>
        <comment>a block and two areas</comment>
        <translation>%1 navega: %2 → %3</translation>
    </message>
    <message>
        <source>%1, die %2: carried by the current to %3</source>
        <translation>%1, dado %2: la corriente lo arrastra hacia %3</translation>
    </message>
    <message>
        <source>%1, die %2: holds course for %3</source>
        <translation>%1, dado %2: mantiene el rumbo hacia %3</translation>
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
        <translation>%1 (clavada)</translation>
    </message>
    <message>
        <source>%1 (occupied)</source>
        <comment>a battery&apos;s colour</comment>
        <translation>%1 (ocupada)</translation>
    </message>
    <message>
        <source>No battery fires on %1; silent: %2</source>
        <translation>Ninguna batería dispara sobre %1; no disparan: %2</translation>
    </message>
    <message>
        <source>Batteries on %1: %2</source>
        <comment>an area; colours with the faces that hit</comment>
        <translation>Baterías sobre %1: %2</translation>
    </message>
    <message>
        <source>Batteries on %1: %2; silent: %3</source>
        <translation>Baterías sobre %1: %2; no disparan: %3</translation>
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
        <translation>Fuego sobre %1 (%2): sin impactos</translation>
    </message>
    <message numerus="yes">
        <source>Fire on %1 (%2): %n hits</source>
        <translation>
            <numerusform>Fuego sobre %1 (%2): %n impacto</numerusform>
            <numerusform>Fuego sobre %1 (%2): %n impactos</numerusform>
        </translation>
    </message>
    <message>
        <source>Attrition of %1: strength %2 → %3</source>
        <translation>Desgaste (%1): fuerza %2 → %3</translation>
    </message>
    <message>
        <source>Rayo hits %1: strength %2 → %3</source>
        <translation>La bombarda «Rayo» alcanza a %1: fuerza %2 → %3</translation>
    </message>
    <message>
        <source>Panic in %1: strength %2 → %3</source>
        <comment>%1 is a unit</comment>
        <translation>Pánico (%1): fuerza %2 → %3</translation>
    </message>
    <message>
        <source>Hit on %1: strength %2 → %3</source>
        <translation>Impacto en %1: fuerza %2 → %3</translation>
    </message>
    <message>
        <source>Lost with HMS Fox: %1</source>
        <translation>Se pierde a bordo del Fox: %1</translation>
    </message>
    <message>
        <source>No way back; unit eliminated: %1</source>
        <translation>Sin retirada posible; unidad eliminada: %1</translation>
    </message>
    <message>
        <source>No room for more than three; unit eliminated: %1</source>
        <translation>No caben más de tres; unidad eliminada: %1</translation>
    </message>
    <message>
        <source>Unit eliminated: %1</source>
        <translation>Unidad eliminada: %1</translation>
    </message>
    <message numerus="yes">
        <source>HMS Fox is hit: %n of the 3 hits that sink her</source>
        <translation>
            <numerusform>Impacto en el Fox: lleva %n de los 3 que lo hunden</numerusform>
            <numerusform>Impacto en el Fox: lleva %n de los 3 que lo hunden</numerusform>
        </translation>
    </message>
    <message>
        <source>HMS Fox loses a unit: %1</source>
        <translation>El Fox pierde una unidad: %1</translation>
    </message>
    <message>
        <source>HMS Fox loses a card: %1</source>
        <translation>El Fox pierde una carta: %1</translation>
    </message>
    <message>
        <source>The green battery (%1) is spiked and will not fire again</source>
        <translation>Batería verde clavada (%1): no volverá a disparar</translation>
    </message>
    <message>
        <source>The red battery (%1) is spiked and will not fire again</source>
        <translation>Batería roja clavada (%1): no volverá a disparar</translation>
    </message>
    <message>
        <source>The violet battery (%1) is spiked and will not fire again</source>
        <translation>Batería violeta clavada (%1): no volverá a disparar</translation>
    </message>
    <message>
        <source>The yellow battery (%1) is spiked and will not fire again</source>
        <translation>Batería amarilla clavada (%1): no volverá a disparar</translation>
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
        <translation>Despliegue: %1 fuera del tablero</translation>
    </message>
    <message>
        <source>Set-up: %1 → %2</source>
        <comment>units and area</comment>
        <translation>Despliegue: %1 → %2</translation>
    </message>
    <message>
        <source>Aboard HMS Fox: %1</source>
        <translation>A bordo del Fox: %1</translation>
    </message>
    <message>
        <source>Aboard HMS Fox: %1; cards: %2</source>
        <translation>A bordo del Fox: %1; cartas: %2</translation>
    </message>
    <message>
        <source>HMS Fox unloads: nothing was left aboard</source>
        <translation>El Fox descarga: no quedaba nada a bordo</translation>
    </message>
    <message>
        <source>HMS Fox unloads: %1</source>
        <translation>El Fox descarga: %1</translation>
    </message>
    <message>
        <source>HMS Fox unloads: cards to the draw pile: %1</source>
        <translation>El Fox descarga cartas para el mazo de robo: %1</translation>
    </message>
    <message>
        <source>HMS Fox unloads: %1; cards to the draw pile: %2</source>
        <translation>El Fox descarga: %1; cartas para el mazo de robo: %2</translation>
    </message>
    <message>
        <source>HMS Fox sinks</source>
        <translation>El Fox se hunde</translation>
    </message>
    <message>
        <source>HMS Fox sinks and takes down: %1</source>
        <translation>El Fox se hunde y se lleva consigo: %1</translation>
    </message>
    <message>
        <source>Set-up complete</source>
        <translation>Despliegue inicial terminado</translation>
    </message>
    <message numerus="yes">
        <source>%1: first hand of %n cards</source>
        <comment>%1 is a side</comment>
        <translation>
            <numerusform>%1: primera mano de %n carta</numerusform>
            <numerusform>%1: primera mano de %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1 (%2), the last one</source>
        <comment>%2 is the hour</comment>
        <translation>Turno %1 (%2), el último</translation>
    </message>
    <message>
        <source>Turn %1 (%2)</source>
        <comment>%2 is the hour</comment>
        <translation>Turno %1 (%2)</translation>
    </message>
    <message>
        <source>Phase: %1</source>
        <translation>Fase: %1</translation>
    </message>
    <message>
        <source>Game over: British %1, Spanish %2; a draw</source>
        <translation>Fin de la partida: británicos %1, españoles %2; empate</translation>
    </message>
    <message>
        <source>Game over: British %1, Spanish %2; the British win</source>
        <translation>Fin de la partida: británicos %1, españoles %2; ganan los británicos</translation>
    </message>
    <message>
        <source>Game over: British %1, Spanish %2; the Spanish win</source>
        <translation>Fin de la partida: británicos %1, españoles %2; ganan los españoles</translation>
    </message>
    <message>
        <source>Hand not refilled: %1 of %2 cards</source>
        <translation>No se roban cartas: mano %1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>Discards reshuffled; %n cards drawn, hand %1 of %2</source>
        <translation>
            <numerusform>Descartes barajados de nuevo; %n carta robada, mano %1 de %2</numerusform>
            <numerusform>Descartes barajados de nuevo; %n cartas robadas, mano %1 de %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hand refilled: %n cards drawn, hand %1 of %2</source>
        <translation>
            <numerusform>Mano completada: %n carta robada, mano %1 de %2</numerusform>
            <numerusform>Mano completada: %n cartas robadas, mano %1 de %2</numerusform>
        </translation>
    </message>
    <message>
        <source>The table is adjusted</source>
        <translation>Mesa ajustada</translation>
    </message>
    <message>
        <source>Adjusted: %1</source>
        <translation>Ajuste: %1</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <comment>a unit and an area</comment>
        <translation>%1 desde %2</translation>
    </message>
    <message>
        <source>%1 battery</source>
        <comment>a colour</comment>
        <translation>batería %1</translation>
    </message>
</context>
<context>
    <name>SantaCruzFields</name>
    <message>
        <source>Starts in</source>
        <translation>Empieza en</translation>
    </message>
    <message>
        <source>Units aboard</source>
        <translation>Unidades a bordo</translation>
    </message>
    <message>
        <source>The attacker</source>
        <translation>El atacante</translation>
    </message>
    <message>
        <source>The defender</source>
        <translation>El defensor</translation>
    </message>
    <message>
        <source>Unit that takes the hit</source>
        <translation>Unidad que recibe el impacto</translation>
    </message>
    <message>
        <source>Unit lost</source>
        <translation>Unidad perdida</translation>
    </message>
    <message>
        <source>Card lost</source>
        <translation>Carta perdida</translation>
    </message>
    <message>
        <source>They run to</source>
        <translation>Huyen hacia</translation>
    </message>
    <message>
        <source>Units eliminated</source>
        <translation>Unidades eliminadas</translation>
    </message>
    <message>
        <source>Units that go back</source>
        <translation>Unidades que regresan</translation>
    </message>
    <message>
        <source>Sea area</source>
        <translation>Zona de mar</translation>
    </message>
    <message>
        <source>Open decision</source>
        <translation>Decisión pendiente</translation>
    </message>
    <message>
        <source>HMS Fox</source>
        <translation>Fox</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Descartes</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unidades</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Zona</translation>
    </message>
    <message>
        <source>From</source>
        <comment>an area</comment>
        <translation>Desde</translation>
    </message>
    <message>
        <source>To</source>
        <comment>an area</comment>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>Movements</source>
        <translation>Movimientos</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Bloques</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Bloque</translation>
    </message>
    <message>
        <source>Cards for the batteries</source>
        <translation>Cartas para las baterías</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>With the +1</source>
        <translation>Con el +1</translation>
    </message>
    <message>
        <source>Cards to discard</source>
        <translation>Cartas que se descartan</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Bando</translation>
    </message>
    <message>
        <source>Officer</source>
        <translation>Oficial</translation>
    </message>
    <message>
        <source>Unload HMS Fox</source>
        <translation>Descargar el Fox</translation>
    </message>
    <message>
        <source>Place an officer</source>
        <translation>Colocar un oficial</translation>
    </message>
    <message>
        <source>Answered by Lost!</source>
        <translation>Respuesta con ¡Perdidos!</translation>
    </message>
    <message>
        <source>Freemantle shows himself</source>
        <translation>Freemantle se descubre</translation>
    </message>
    <message>
        <source>A Confusion card is discarded</source>
        <translation>Se descarta una carta de Confusión</translation>
    </message>
    <message>
        <source>Battery</source>
        <translation>Batería</translation>
    </message>
    <message>
        <source>Reinforcements</source>
        <translation>Refuerzos</translation>
    </message>
    <message>
        <source>Strength points</source>
        <translation>Puntos de fuerza</translation>
    </message>
    <message>
        <source>Support to cancel</source>
        <translation>Apoyo que se anula</translation>
    </message>
    <message>
        <source>Die that Oldfield raises</source>
        <translation>Dado que sube Oldfield</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Atacante</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Defensor</translation>
    </message>
    <message>
        <source>The officer goes with</source>
        <translation>El oficial acompaña a</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Fase</translation>
    </message>
    <message>
        <source>Morale</source>
        <translation>Moral</translation>
    </message>
    <message>
        <source>Officers</source>
        <translation>Oficiales</translation>
    </message>
    <message>
        <source>Batteries</source>
        <translation>Baterías</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Mazos</translation>
    </message>
    <message>
        <source>Cards played in the phase</source>
        <translation>Cartas jugadas en la fase</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Combate</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>What is on the table</source>
        <translation>Lo que hay en la mesa</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Face up or down</source>
        <translation>Boca arriba o boca abajo</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Impactos</translation>
    </message>
    <message>
        <source>Spiked</source>
        <comment>a battery</comment>
        <translation>Clavada</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Cartas en la mano</translation>
    </message>
    <message>
        <source>Hand limit without losses</source>
        <translation>Límite de mano sin bajas</translation>
    </message>
    <message>
        <source>Eliminated cards</source>
        <translation>Cartas eliminadas</translation>
    </message>
    <message>
        <source>Confusion cards beside the board</source>
        <translation>Cartas de Confusión apartadas</translation>
    </message>
    <message>
        <source>Orders played</source>
        <translation>Órdenes jugadas</translation>
    </message>
    <message>
        <source>Assaults played</source>
        <translation>Asaltos jugados</translation>
    </message>
    <message>
        <source>May answer with Counterattack</source>
        <translation>Puede responder con Contraataque</translation>
    </message>
    <message>
        <source>Begun by</source>
        <translation>Comenzó con</translation>
    </message>
    <message>
        <source>Over a red line</source>
        <translation>Cruzando una línea roja</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Momento</translation>
    </message>
    <message>
        <source>Support cards</source>
        <translation>Cartas de apoyo</translation>
    </message>
    <message>
        <source>Where the attackers came from</source>
        <translation>De dónde vinieron los atacantes</translation>
    </message>
    <message>
        <source>free</source>
        <comment>an area without enemies</comment>
        <translation>libre</translation>
    </message>
    <message>
        <source>combat</source>
        <comment>entering the area starts one</comment>
        <translation>combate</translation>
    </message>
    <message>
        <source>combat over a red line</source>
        <comment>entering the area</comment>
        <translation>combate cruzando una línea roja</translation>
    </message>
    <message>
        <source>current</source>
        <comment>a die decides whether the block drifts</comment>
        <translation>corriente</translation>
    </message>
    <message>
        <source>fortress</source>
        <translation>fortaleza</translation>
    </message>
    <message>
        <source>in combat</source>
        <translation>en combate</translation>
    </message>
    <message>
        <source>attacker</source>
        <translation>atacante</translation>
    </message>
    <message>
        <source>defender</source>
        <translation>defensor</translation>
    </message>
    <message>
        <source>aboard</source>
        <comment>a unit on HMS Fox</comment>
        <translation>a bordo</translation>
    </message>
    <message>
        <source>face down</source>
        <comment>an officer</comment>
        <translation>boca abajo</translation>
    </message>
    <message>
        <source>combat, landing over a red line</source>
        <comment>entering the area</comment>
        <translation>combate; el desembarco cruza una línea roja</translation>
    </message>
    <message>
        <source>Lies</source>
        <comment>an officer: face up or down</comment>
        <translation>Está</translation>
    </message>
</context>
<context>
    <name>SantaCruzOffers</name>
    <message>
        <source>Place Spanish units</source>
        <translation>Desplegar unidades españolas</translation>
    </message>
    <message>
        <source>Load HMS Fox</source>
        <translation>Cargar el Fox</translation>
    </message>
    <message>
        <source>Begin the first turn</source>
        <translation>Comenzar el primer turno</translation>
    </message>
    <message>
        <source>Sail</source>
        <translation>Navegar</translation>
    </message>
    <message>
        <source>Fire the batteries</source>
        <translation>Disparar las baterías</translation>
    </message>
    <message>
        <source>End the phase</source>
        <translation>Terminar la fase</translation>
    </message>
    <message>
        <source>Pass and discard</source>
        <translation>Pasar y descartar</translation>
    </message>
    <message>
        <source>Play a card</source>
        <translation>Jugar una carta</translation>
    </message>
    <message>
        <source>Answer with Counterattack</source>
        <translation>Responder con Contraataque</translation>
    </message>
    <message>
        <source>Play a support card</source>
        <translation>Jugar una carta de apoyo</translation>
    </message>
    <message>
        <source>Throw the combat dice</source>
        <translation>Tirar los dados de combate</translation>
    </message>
    <message>
        <source>Fire back</source>
        <translation>Réplica</translation>
    </message>
    <message>
        <source>Choose the loss aboard HMS Fox</source>
        <translation>Elegir la pérdida a bordo del Fox</translation>
    </message>
    <message>
        <source>Assign the hit</source>
        <translation>Asignar el impacto</translation>
    </message>
    <message>
        <source>Use Oldfield’s die</source>
        <translation>Usar el dado de Oldfield</translation>
    </message>
    <message>
        <source>Choose where the volunteers run</source>
        <translation>Elegir adónde huyen los voluntarios</translation>
    </message>
    <message>
        <source>Stay or retreat</source>
        <translation>Aguantar o retirarse</translation>
    </message>
    <message>
        <source>Carry out the panic retreat</source>
        <translation>Hacer la retirada por el pánico</translation>
    </message>
    <message>
        <source>Eliminate the excess units</source>
        <translation>Eliminar las unidades sobrantes</translation>
    </message>
    <message>
        <source>Send the excess units back</source>
        <translation>Devolver las unidades sobrantes</translation>
    </message>
    <message>
        <source>Adjust…</source>
        <translation>Ajustar…</translation>
    </message>
    <message>
        <source>Leave the dice as they are</source>
        <translation>Dejar los dados como están</translation>
    </message>
    <message>
        <source>Both sides stay</source>
        <translation>Los dos bandos aguantan</translation>
    </message>
    <message>
        <source>The attacker stays</source>
        <translation>El atacante aguanta</translation>
    </message>
    <message>
        <source>The attacker retreats</source>
        <translation>El atacante se retira</translation>
    </message>
    <message>
        <source>The defender stays</source>
        <translation>El defensor aguanta</translation>
    </message>
    <message>
        <source>Fire on %1</source>
        <comment>%1 is a sea area</comment>
        <translation>Disparar sobre %1</translation>
    </message>
    <message>
        <source>Hit on %1</source>
        <comment>%1 is a unit</comment>
        <translation>Impacto en %1</translation>
    </message>
    <message>
        <source>Lose %1</source>
        <comment>%1 is a unit or a card</comment>
        <translation>Perder %1</translation>
    </message>
    <message>
        <source>Raise die %1</source>
        <comment>%1 is its number in the row</comment>
        <translation>Subir el dado %1</translation>
    </message>
    <message>
        <source>Run to %1</source>
        <comment>%1 is an area</comment>
        <translation>Huir hacia %1</translation>
    </message>
    <message>
        <source>The defender retreats to %1</source>
        <comment>%1 is an area</comment>
        <translation>El defensor se retira hacia %1</translation>
    </message>
    <message>
        <source>British support: %1</source>
        <comment>%1 is a card</comment>
        <translation>Apoyo británico: %1</translation>
    </message>
    <message>
        <source>Spanish support: %1</source>
        <comment>%1 is a card</comment>
        <translation>Apoyo español: %1</translation>
    </message>
</context>
<context>
    <name>SantaCruzOptions</name>
    <message>
        <source>25 July 1797</source>
        <translation>25 de julio de 1797</translation>
    </message>
    <message>
        <source>Given position</source>
        <translation>Posición dada</translation>
    </message>
    <message>
        <source>The whole game from the set-up, twelve turns</source>
        <translation>La partida entera desde el despliegue inicial, doce turnos</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Mazos</translation>
    </message>
    <message>
        <source>At least one die</source>
        <translation>Un dado como mínimo</translation>
    </message>
    <message>
        <source>Reinforcements only once</source>
        <translation>Refuerzos una sola vez</translation>
    </message>
    <message>
        <source>A die for the lucky shot</source>
        <translation>Un dado para el disparo afortunado</translation>
    </message>
    <message>
        <source>Simplified game</source>
        <translation>Juego simplificado</translation>
    </message>
    <message>
        <source>Harassment costs a Confusion card</source>
        <translation>Hostigamiento cuesta una carta de Confusión</translation>
    </message>
    <message>
        <source>Cards move from sea to sea</source>
        <translation>Las cartas mueven de mar a mar</translation>
    </message>
    <message>
        <source>Counterattack brings an officer</source>
        <translation>Contraataque trae un oficial</translation>
    </message>
    <message>
        <source>Hood’s die</source>
        <translation>El dado de Hood</translation>
    </message>
    <message>
        <source>Bowen’s die in spite of Assault Ladders</source>
        <translation>El dado de Bowen pese a las Escalas de asalto</translation>
    </message>
    <message>
        <source>Attrition after a win</source>
        <translation>Desgaste después de vencer</translation>
    </message>
    <message>
        <source>Way of the panic retreat</source>
        <translation>Dirección de la retirada por el pánico</translation>
    </message>
    <message>
        <source>Batteries use up marked cards</source>
        <translation>Las baterías gastan las cartas marcadas</translation>
    </message>
    <message>
        <source>Retreat into the attackers’ area</source>
        <translation>Retirada a la zona de los atacantes</translation>
    </message>
    <message>
        <source>Red line for Battle Drums</source>
        <translation>Línea roja con los Tambores de guerra</translation>
    </message>
    <message>
        <source>No flight out of a fortress</source>
        <translation>Sin huida desde una fortaleza</translation>
    </message>
    <message>
        <source>Counterattack in the simplified game</source>
        <translation>Contraataque en el juego simplificado</translation>
    </message>
    <message>
        <source>Discard down to a lowered limit</source>
        <translation>Descartar hasta el límite rebajado</translation>
    </message>
    <message>
        <source>Units lost with HMS Fox may return</source>
        <translation>Las unidades perdidas con el Fox pueden volver</translation>
    </message>
    <message>
        <source>How many copies of each card the two decks hold: compare with your copy of the game</source>
        <translation>Cuántas copias de cada carta hay en los dos mazos: compárese con su ejemplar del juego</translation>
    </message>
    <message>
        <source>No side throws fewer than one die in a combat</source>
        <translation>Ningún bando tira menos de un dado en un combate</translation>
    </message>
    <message>
        <source>A Reinforcements card is eliminated once it has taken effect</source>
        <translation>La carta de Refuerzos se elimina una vez que ha tenido efecto</translation>
    </message>
    <message>
        <source>The Lucky Shot card needs a 4–6 to take effect</source>
        <translation>La carta Disparo afortunado necesita 4–6 para tener efecto</translation>
    </message>
    <message>
        <source>Without officers and without the Lucky Shot card</source>
        <translation>Sin oficiales y sin la carta Disparo afortunado</translation>
    </message>
    <message>
        <source>The British get a Confusion card only if the Spanish discard one; off: at every Harassment</source>
        <translation>Los británicos reciben una Confusión solo si los españoles descartan otra; si no, con cada Hostigamiento</translation>
    </message>
    <message>
        <source>Move and Assault may take blocks to a neighbouring sea area</source>
        <translation>Movimiento y Asalto pueden llevar bloques a una zona de mar vecina</translation>
    </message>
    <message>
        <source>An officer may be placed with a Counterattack played as a response</source>
        <translation>Se puede colocar un oficial con un Contraataque jugado como respuesta</translation>
    </message>
    <message>
        <source>Which Counterattack card gives Hood his extra die</source>
        <translation>Qué carta de Contraataque da a Hood su dado de más</translation>
    </message>
    <message>
        <source>Bowen keeps his extra die when Assault Ladders take the fortress its advantages</source>
        <translation>Bowen conserva su dado cuando las Escalas de asalto quitan a la fortaleza sus ventajas</translation>
    </message>
    <message>
        <source>Round three costs the winner a point even when the enemy is gone</source>
        <translation>La tercera ronda cuesta un punto al vencedor aunque ya no quede enemigo</translation>
    </message>
    <message>
        <source>Towards which reinforcement area units in panic go back</source>
        <translation>Hacia qué zona de refuerzos retroceden las unidades presas del pánico</translation>
    </message>
    <message>
        <source>A card with the eliminate mark is eliminated when it is played for the batteries; off: discarded</source>
        <translation>Una carta con la marca de eliminar se elimina al jugarla para las baterías; si no, se descarta</translation>
    </message>
    <message>
        <source>The defender may retreat into the area that the attackers left</source>
        <translation>El defensor puede retirarse a la zona que los atacantes han dejado</translation>
    </message>
    <message>
        <source>Units that Battle Drums call over a red line cost a die, too</source>
        <translation>Las unidades que acuden con los Tambores de guerra cruzando una línea roja también cuestan un dado</translation>
    </message>
    <message>
        <source>Volunteers who defend a fortress don’t run on a 4</source>
        <translation>Los voluntarios que defienden una fortaleza no huyen con un 4</translation>
    </message>
    <message>
        <source>A group without an officer may answer with Counterattack</source>
        <translation>Un grupo sin oficial puede responder con Contraataque</translation>
    </message>
    <message>
        <source>A reminder to discard when an officer’s death lowers the hand limit</source>
        <translation>Un recordatorio de descartar cuando la muerte de un oficial rebaja el límite de mano</translation>
    </message>
    <message>
        <source>Reinforcements may bring them back; off: they are out for good</source>
        <translation>Refuerzos puede devolverlas al juego; si no, se pierden para siempre</translation>
    </message>
    <message>
        <source>Conjecture; compare with your copy</source>
        <comment>value of Decks</comment>
        <translation>Conjetura; compárese con su ejemplar</translation>
    </message>
    <message>
        <source>any Counterattack, of either side</source>
        <comment>value of Hood&apos;s die</comment>
        <translation>cualquier Contraataque, de los dos bandos</translation>
    </message>
    <message>
        <source>British Counterattacks only</source>
        <comment>value of Hood&apos;s die</comment>
        <translation>solo Contraataques británicos</translation>
    </message>
    <message>
        <source>British Counterattacks played as a response only</source>
        <comment>value of Hood&apos;s die</comment>
        <translation>solo Contraataques británicos jugados como respuesta</translation>
    </message>
    <message>
        <source>towards either area</source>
        <comment>value of Way of the panic retreat</comment>
        <translation>hacia cualquiera de las dos zonas</translation>
    </message>
    <message>
        <source>towards the nearest area</source>
        <comment>value of Way of the panic retreat</comment>
        <translation>hacia la zona más próxima</translation>
    </message>
    <message>
        <source>An empty board: Adjust… puts up the position that stands on the table</source>
        <translation>Un tablero vacío: con Ajustar… se copia la posición que hay en la mesa</translation>
    </message>
    <message>
        <source>Schematic</source>
        <comment>a board</comment>
        <translation>Esquemático</translation>
    </message>
</context>
<context>
    <name>SantaCruzPhases</name>
    <message>
        <source>The Spanish spread their nine units over the land, two in San Cristóbal and one in every other fortress; no area holds more than three (6, 5.6). Two British units go aboard HMS Fox; the others wait with her in the British set-up area (6, 12.1). Then both sides draw their hands (8.1).</source>
        <translation>Los españoles despliegan sus nueve unidades en tierra, dos en San Cristóbal y una en cada una de las demás fortalezas; ninguna zona admite más de tres (6, 5.6). Dos unidades británicas embarcan en el Fox; las demás esperan con él en la zona de despliegue británica (6, 12.1). Después los dos bandos roban su mano (8.1).</translation>
    </message>
    <message>
        <source>Every British block at sea that is not off the coast yet must sail one area nearer to it (7.1a–c). Where the current runs each block throws a die: with 1–3 it drifts south, with 4–6 it arrives (7.1d). Off the coast they stop (7.1e).</source>
        <translation>Cada bloque británico que está en el mar y aún no ha llegado ante la costa debe navegar a una zona más próxima a ella (7.1a–c). Donde hay corriente, cada bloque tira un dado: con 1–3 deriva al sur, con 4–6 llega (7.1d). Ante la costa se detienen (7.1e).</translation>
    </message>
    <message>
        <source>The Spanish may play up to three cards with the cannon, each at a sea area with British blocks (7.2b). Every battery that bears and is neither spiked nor occupied throws a die at each block there and hits up to its printed value, +1 with a +1 card (7.2a, c, d).</source>
        <translation>Los españoles pueden jugar hasta tres cartas con el cañón, cada una sobre una zona de mar con bloques británicos (7.2b). Cada batería que la bate, si no está clavada ni ocupada, tira un dado contra cada bloque y acierta hasta su valor impreso, +1 con una carta +1 (7.2a, c, d).</translation>
    </message>
    <message>
        <source>The British pass and discard, or play up to three Orders and Assaults that are not all of one type (7.3e, f). Entering an area that the enemy holds starts a combat, fought out at once (7.3g, 10). At the end they refill their hand (7.3j).</source>
        <translation>Los británicos pasan y descartan, o juegan hasta tres Órdenes y Asaltos que no sean todos del mismo tipo (7.3e, f). Entrar en una zona enemiga abre un combate, que se resuelve en el acto (7.3g, 10). Al final completan su mano (7.3j).</translation>
    </message>
    <message>
        <source>The Spanish do the same: pass and discard, or play up to three Orders and Assaults that are not all of one type (7.4, 7.3e, f). At the end they refill their hand and the turn marker moves on; after turn 12 the victory points are counted (7.5, 13).</source>
        <translation>Los españoles hacen lo mismo: pasan y descartan, o juegan hasta tres Órdenes y Asaltos que no sean todos del mismo tipo (7.4, 7.3e, f). Al final completan su mano y avanza el marcador de turno; tras el turno 12 se cuentan los puntos de victoria (7.5, 13).</translation>
    </message>
    <message>
        <source>Twelve turns are played. Each side counts its areas and the morale track, the British also the spiked batteries; the higher total wins (7.5, 13).</source>
        <translation>Se han jugado los doce turnos. Cada bando cuenta sus zonas y el registro de moral, y los británicos también las baterías clavadas; gana quien suma más (7.5, 13).</translation>
    </message>
    <message>
        <source>Orders played: %L1</source>
        <translation>Órdenes jugadas: %L1</translation>
    </message>
    <message>
        <source>Assaults played: %L1</source>
        <translation>Asaltos jugados: %L1</translation>
    </message>
    <message>
        <source>Cards still allowed: %L1</source>
        <translation>Cartas restantes: %L1</translation>
    </message>
    <message>
        <source>Morale box: %L1</source>
        <translation>Casilla de moral: %L1</translation>
    </message>
    <message>
        <source>Turns left before the game ends: %L1</source>
        <translation>Turnos hasta el fin de la partida: %L1</translation>
    </message>
</context>
<context>
    <name>SantaCruzRefusals</name>
    <message>
        <source>Spanish units are still to be placed</source>
        <translation>Faltan unidades españolas por desplegar</translation>
    </message>
    <message>
        <source>Two units must start in San Cristóbal</source>
        <translation>En San Cristóbal deben empezar dos unidades</translation>
    </message>
    <message>
        <source>One unit must start in this fortress</source>
        <translation>En esta fortaleza debe empezar una unidad</translation>
    </message>
    <message>
        <source>HMS Fox carries exactly two units</source>
        <translation>El Fox lleva exactamente dos unidades</translation>
    </message>
    <message>
        <source>It belongs to the other side</source>
        <translation>Pertenece al otro bando</translation>
    </message>
    <message>
        <source>No more than three units of a side in the area</source>
        <translation>No caben más de tres unidades del bando en la zona</translation>
    </message>
    <message>
        <source>It is not a land area</source>
        <translation>No es una zona de tierra</translation>
    </message>
    <message>
        <source>It is not a sea area</source>
        <translation>No es una zona de mar</translation>
    </message>
    <message>
        <source>This block is not at sea</source>
        <translation>Este bloque no está en el mar</translation>
    </message>
    <message>
        <source>It must come nearer to the coast</source>
        <translation>Hay que acercarse a la costa</translation>
    </message>
    <message>
        <source>Some blocks must still sail</source>
        <translation>Quedan bloques que deben navegar</translation>
    </message>
    <message>
        <source>The phase can’t end: some blocks must sail</source>
        <translation>La fase no puede terminar: quedan bloques que deben navegar</translation>
    </message>
    <message>
        <source>It is off the coast already and sails no farther</source>
        <translation>Ya está ante la costa: no navega más</translation>
    </message>
    <message>
        <source>No more than three cards in the phase</source>
        <translation>No se juegan más de tres cartas en la fase</translation>
    </message>
    <message>
        <source>The three cards can’t all be of one type</source>
        <translation>Las tres cartas no pueden ser del mismo tipo</translation>
    </message>
    <message>
        <source>The card doesn’t show the cannon</source>
        <translation>La carta no lleva el cañón</translation>
    </message>
    <message>
        <source>The +1 doesn’t fit the card</source>
        <translation>El +1 no corresponde a la carta</translation>
    </message>
    <message>
        <source>There is no target in the area</source>
        <translation>No hay blanco en la zona</translation>
    </message>
    <message>
        <source>No active battery bears on this area</source>
        <translation>Ninguna batería activa bate esa zona</translation>
    </message>
    <message>
        <source>The card is not in that deck</source>
        <translation>La carta no está en ese mazo</translation>
    </message>
    <message>
        <source>The card can’t be in the hand</source>
        <translation>La carta no puede estar en la mano</translation>
    </message>
    <message>
        <source>Confusion is not played: it is discarded with a pass</source>
        <translation>La Confusión no se juega: se descarta al pasar</translation>
    </message>
    <message>
        <source>It is only played as a response</source>
        <translation>Solo se juega como respuesta</translation>
    </message>
    <message>
        <source>There is nothing to respond to</source>
        <translation>No hay a qué responder</translation>
    </message>
    <message>
        <source>It is only played in a combat</source>
        <translation>Solo se juega en un combate</translation>
    </message>
    <message>
        <source>It is not a Combat Support card</source>
        <translation>No es una carta de Apoyo al combate</translation>
    </message>
    <message>
        <source>Cards have been played: a pass is no longer possible</source>
        <translation>Ya se han jugado cartas: no se puede pasar</translation>
    </message>
    <message>
        <source>A combat is not over yet</source>
        <translation>Hay un combate sin terminar</translation>
    </message>
    <message>
        <source>There is no combat</source>
        <translation>No hay combate</translation>
    </message>
    <message>
        <source>The areas are not adjacent</source>
        <translation>Las zonas no son adyacentes</translation>
    </message>
    <message>
        <source>No landing arrow leads there</source>
        <translation>Sin flecha de desembarco</translation>
    </message>
    <message>
        <source>Nobody re-embarks</source>
        <translation>No se reembarca</translation>
    </message>
    <message>
        <source>Cards don’t move anybody from sea to sea</source>
        <translation>Las cartas no mueven de mar a mar</translation>
    </message>
    <message>
        <source>There are enemies in the area</source>
        <translation>Hay enemigos en la zona</translation>
    </message>
    <message>
        <source>It is not in that area</source>
        <translation>No está en esa zona</translation>
    </message>
    <message>
        <source>There is already an officer of that side</source>
        <translation>Ya hay un oficial propio</translation>
    </message>
    <message>
        <source>An officer doesn’t stay behind alone</source>
        <translation>Un oficial no se queda solo</translation>
    </message>
    <message>
        <source>An officer needs units of his side there</source>
        <translation>El oficial necesita unidades propias en la zona</translation>
    </message>
    <message>
        <source>The officer is not available</source>
        <translation>El oficial ya no está disponible</translation>
    </message>
    <message>
        <source>An officer placed at sea lands with the group</source>
        <translation>Un oficial puesto en el mar desembarca con el grupo</translation>
    </message>
    <message>
        <source>This table plays without officers</source>
        <translation>Se juega sin oficiales</translation>
    </message>
    <message>
        <source>No officer is placed here</source>
        <translation>Aquí no se coloca un oficial</translation>
    </message>
    <message>
        <source>Freemantle is face up: Lost! can’t be played</source>
        <translation>Con Freemantle a la vista no hay ¡Perdidos!</translation>
    </message>
    <message>
        <source>Lost! doesn’t lead into a combat</source>
        <translation>¡Perdidos! no lleva al combate</translation>
    </message>
    <message>
        <source>With Lost! the group must go somewhere</source>
        <translation>Con ¡Perdidos! el grupo debe ir a alguna parte</translation>
    </message>
    <message>
        <source>HMS Fox is not here</source>
        <translation>El Fox no está aquí</translation>
    </message>
    <message>
        <source>HMS Fox is not off the coast</source>
        <translation>El Fox no está ante la costa</translation>
    </message>
    <message>
        <source>HMS Fox never goes ashore</source>
        <translation>El Fox no sube a tierra</translation>
    </message>
    <message>
        <source>No British unit is ashore</source>
        <translation>No hay británicos en tierra</translation>
    </message>
    <message>
        <source>The battery is spiked already</source>
        <translation>La batería ya está clavada</translation>
    </message>
    <message>
        <source>No British unit holds the battery</source>
        <translation>La batería no está ocupada por los británicos</translation>
    </message>
    <message>
        <source>No way there is free of enemies</source>
        <translation>No hay camino libre de enemigos</translation>
    </message>
    <message>
        <source>That is more than 3 strength points</source>
        <translation>Son más de 3 puntos de fuerza</translation>
    </message>
    <message>
        <source>That is more than 1 strength point for elite units</source>
        <translation>Es más de 1 punto de fuerza para tropas de élite</translation>
    </message>
    <message>
        <source>That is more than 4 strength points on a unit</source>
        <translation>Son más de 4 puntos de fuerza en una unidad</translation>
    </message>
    <message>
        <source>It is not on the board</source>
        <translation>No está en el tablero</translation>
    </message>
    <message>
        <source>It is not a reinforcement area of that side</source>
        <translation>No es zona de refuerzos de ese bando</translation>
    </message>
    <message>
        <source>This is not the moment in the combat</source>
        <translation>No es ese momento del combate</translation>
    </message>
    <message>
        <source>The attacker’s support came first and is over</source>
        <translation>El atacante ya no puede añadir apoyos</translation>
    </message>
    <message>
        <source>It is for the attacker only</source>
        <translation>Solo para el atacante</translation>
    </message>
    <message>
        <source>It is for the defender only</source>
        <translation>Solo para el defensor</translation>
    </message>
    <message>
        <source>It is not a fortress</source>
        <translation>No es una fortaleza</translation>
    </message>
    <message>
        <source>There is no enemy officer</source>
        <translation>No hay oficial enemigo</translation>
    </message>
    <message>
        <source>The group needs an officer</source>
        <translation>El grupo necesita un oficial</translation>
    </message>
    <message>
        <source>There is no support to cancel</source>
        <translation>No hay apoyo que anular</translation>
    </message>
    <message>
        <source>The hit goes to the strongest unit</source>
        <translation>El impacto va a la más fuerte</translation>
    </message>
    <message>
        <source>They can’t go there</source>
        <translation>Esa zona no sirve</translation>
    </message>
    <message>
        <source>It must go towards the reinforcement areas</source>
        <translation>Debe ir hacia las zonas de refuerzos</translation>
    </message>
    <message>
        <source>This is not the moment for a Counterattack</source>
        <translation>No es momento de Contraataque</translation>
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
            <numerusform>Movimiento naval: %n bloque</numerusform>
            <numerusform>Movimiento naval: %n bloques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Naval movement: %n blocks; carried by the current: %1</source>
        <translation>
            <numerusform>Movimiento naval: %n bloque; arrastrados por la corriente: %1</numerusform>
            <numerusform>Movimiento naval: %n bloques; arrastrados por la corriente: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Batteries (%1): no hit</source>
        <translation>Baterías (%1): sin impactos</translation>
    </message>
    <message numerus="yes">
        <source>Batteries (%1): %n hits</source>
        <translation>
            <numerusform>Baterías (%1): %n impacto</numerusform>
            <numerusform>Baterías (%1): %n impactos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 no hit</source>
        <comment>%1 is a side</comment>
        <translation>%1 sin impactos</translation>
    </message>
    <message numerus="yes">
        <source>%1 %n hits</source>
        <comment>%1 is a side</comment>
        <translation>
            <numerusform>%1 %n impacto</numerusform>
            <numerusform>%1 %n impactos</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two throws</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Combat round %1</source>
        <translation>Ronda de combate %1</translation>
    </message>
    <message>
        <source>Combat round %1: %2</source>
        <translation>Ronda de combate %1: %2</translation>
    </message>
    <message>
        <source>Fire back: %1</source>
        <translation>Réplica: %1</translation>
    </message>
    <message>
        <source>End of the turn; turn %1: %2</source>
        <comment>%2 is a phase</comment>
        <translation>Fin del turno; turno %1: %2</translation>
    </message>
    <message>
        <source>End of the phase; next: %1</source>
        <comment>%1 is a phase</comment>
        <translation>Fin de la fase; sigue: %1</translation>
    </message>
    <message>
        <source>%1: %2, %3 → %4, defended by %5</source>
        <comment>card, units, from, to, units</comment>
        <translation>%1: %2, %3 → %4; defienden %5</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>statements of a journal line that are left out</comment>
        <translation>
            <numerusform>%n más</numerusform>
            <numerusform>%n más</numerusform>
        </translation>
    </message>
    <message>
        <source>combat over (%1): won by %2</source>
        <comment>%2: the British</comment>
        <translation>fin del combate (%1): ganan %2</translation>
    </message>
    <message>
        <source>combat over (%1): nobody is left</source>
        <translation>fin del combate (%1): no queda nadie</translation>
    </message>
</context>
<context>
    <name>SantaCruzWords</name>
    <message>
        <source>British block</source>
        <translation>Bloque británico</translation>
    </message>
    <message>
        <source>Spanish block</source>
        <translation>Bloque español</translation>
    </message>
    <message>
        <source>British officer</source>
        <translation>Oficial británico</translation>
    </message>
    <message>
        <source>Spanish officer</source>
        <translation>Oficial español</translation>
    </message>
    <message>
        <source>Spike marker</source>
        <translation>Marcador de batería clavada</translation>
    </message>
    <message>
        <source>Royal Marines %1</source>
        <comment>a unit and its number</comment>
        <translation>Royal Marines %1</translation>
    </message>
    <message>
        <source>Sailors %1</source>
        <comment>a unit and its number</comment>
        <translation>Marineros %1</translation>
    </message>
    <message>
        <source>Regulars %1</source>
        <comment>a unit and its number</comment>
        <translation>Regulares %1</translation>
    </message>
    <message>
        <source>Militia %1</source>
        <comment>a unit and its number</comment>
        <translation>Milicias %1</translation>
    </message>
    <message>
        <source>Volunteers %1</source>
        <comment>a unit and its number</comment>
        <translation>Voluntarios %1</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>card title</comment>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Bomb Vessel “Rayo”</source>
        <comment>card title</comment>
        <translation>Bombarda «Rayo»</translation>
    </message>
    <message>
        <source>The French Are Eager to Fight</source>
        <comment>card title</comment>
        <translation>Los franceses tienen ganas de pelea</translation>
    </message>
    <message>
        <source>Harassment</source>
        <comment>card title</comment>
        <translation>Hostigamiento</translation>
    </message>
    <message>
        <source>Spike the Cannons</source>
        <comment>card title</comment>
        <translation>Clavar los cañones</translation>
    </message>
    <message>
        <source>Panic!</source>
        <comment>card title</comment>
        <translation>¡Pánico!</translation>
    </message>
    <message>
        <source>Reinforcements</source>
        <comment>card title</comment>
        <translation>Refuerzos</translation>
    </message>
    <message>
        <source>Assault</source>
        <comment>card title</comment>
        <translation>Asalto</translation>
    </message>
    <message>
        <source>Counterattack</source>
        <comment>card title</comment>
        <translation>Contraataque</translation>
    </message>
    <message>
        <source>Lost!</source>
        <comment>card title</comment>
        <translation>¡Perdidos!</translation>
    </message>
    <message>
        <source>Heavy Swell!</source>
        <comment>card title</comment>
        <translation>¡Fuerte oleaje!</translation>
    </message>
    <message>
        <source>Firing from Cover</source>
        <comment>card title</comment>
        <translation>Fuego a cubierto</translation>
    </message>
    <message>
        <source>Cannon</source>
        <comment>card title</comment>
        <translation>Cañón</translation>
    </message>
    <message>
        <source>Assault Ladders</source>
        <comment>card title</comment>
        <translation>Escalas de asalto</translation>
    </message>
    <message>
        <source>Battle Drums</source>
        <comment>card title</comment>
        <translation>Tambores de guerra</translation>
    </message>
    <message>
        <source>Lucky Shot from “Tigre”</source>
        <comment>card title</comment>
        <translation>Disparo afortunado del «Tigre»</translation>
    </message>
    <message>
        <source>Confusion</source>
        <comment>card title</comment>
        <translation>Confusión</translation>
    </message>
    <message>
        <source>Order</source>
        <comment>card type</comment>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Assault</source>
        <comment>card type</comment>
        <translation>Asalto</translation>
    </message>
    <message>
        <source>Mixed</source>
        <comment>card type</comment>
        <translation>Mixta</translation>
    </message>
    <message>
        <source>Response</source>
        <comment>card type</comment>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Combat Support</source>
        <comment>card type</comment>
        <translation>Apoyo al combate</translation>
    </message>
    <message>
        <source>Confusion</source>
        <comment>card type</comment>
        <translation>Confusión</translation>
    </message>
    <message>
        <source>green</source>
        <comment>colour of a battery</comment>
        <translation>verde</translation>
    </message>
    <message>
        <source>red</source>
        <comment>colour of a battery</comment>
        <translation>roja</translation>
    </message>
    <message>
        <source>violet</source>
        <comment>colour of a battery</comment>
        <translation>violeta</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>colour of a battery</comment>
        <translation>amarilla</translation>
    </message>
    <message>
        <source>Set-up</source>
        <comment>phase</comment>
        <translation>Despliegue inicial</translation>
    </message>
    <message>
        <source>British naval movement</source>
        <comment>phase</comment>
        <translation>Movimiento naval británico</translation>
    </message>
    <message>
        <source>Coastal batteries</source>
        <comment>phase</comment>
        <translation>Bombardeo de las baterías</translation>
    </message>
    <message>
        <source>British action</source>
        <comment>phase</comment>
        <translation>Acción británica</translation>
    </message>
    <message>
        <source>Spanish action</source>
        <comment>phase</comment>
        <translation>Acción española</translation>
    </message>
    <message>
        <source>Game over</source>
        <comment>phase</comment>
        <translation>Fin de la partida</translation>
    </message>
    <message>
        <source>base die</source>
        <translation>dado base</translation>
    </message>
    <message>
        <source>most strength points</source>
        <translation>más puntos de fuerza</translation>
    </message>
    <message>
        <source>elite units</source>
        <translation>tropas de élite</translation>
    </message>
    <message>
        <source>red line</source>
        <translation>línea roja</translation>
    </message>
    <message>
        <source>officer</source>
        <translation>oficial</translation>
    </message>
    <message>
        <source>never below zero</source>
        <translation>nunca menos de cero</translation>
    </message>
    <message>
        <source>at least one die</source>
        <translation>un dado como mínimo</translation>
    </message>
    <message>
        <source>+1 card</source>
        <translation>carta +1</translation>
    </message>
    <message>
        <source>fortress</source>
        <translation>fortaleza</translation>
    </message>
    <message>
        <source>area</source>
        <translation>zona</translation>
    </message>
    <message>
        <source>morale</source>
        <translation>moral</translation>
    </message>
    <message>
        <source>spiked batteries</source>
        <translation>baterías clavadas</translation>
    </message>
    <message>
        <source>printed value</source>
        <translation>valor impreso</translation>
    </message>
    <message>
        <source>die</source>
        <translation>dado</translation>
    </message>
    <message>
        <source>at least 1</source>
        <translation>como mínimo 1</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>límite</translation>
    </message>
    <message>
        <source>Royal Marines</source>
        <comment>kind of unit</comment>
        <translation>Royal Marines</translation>
    </message>
    <message>
        <source>Sailors</source>
        <comment>kind of unit</comment>
        <translation>Marineros</translation>
    </message>
    <message>
        <source>Regulars</source>
        <comment>kind of unit</comment>
        <translation>Regulares</translation>
    </message>
    <message>
        <source>Militia</source>
        <comment>kind of unit</comment>
        <translation>Milicias</translation>
    </message>
    <message>
        <source>Volunteers</source>
        <comment>kind of unit</comment>
        <translation>Voluntarios</translation>
    </message>
    <message>
        <source>off the board</source>
        <comment>where a unit is</comment>
        <translation>fuera del tablero</translation>
    </message>
    <message>
        <source>aboard</source>
        <comment>where a unit is</comment>
        <translation>a bordo</translation>
    </message>
    <message>
        <source>eliminated</source>
        <comment>a unit</comment>
        <translation>eliminada</translation>
    </message>
    <message>
        <source>available</source>
        <comment>an officer</comment>
        <translation>disponible</translation>
    </message>
    <message>
        <source>on the board</source>
        <comment>an officer</comment>
        <translation>en el tablero</translation>
    </message>
    <message>
        <source>killed</source>
        <comment>an officer</comment>
        <translation>muerto</translation>
    </message>
    <message>
        <source>wounded</source>
        <comment>an officer</comment>
        <translation>herido</translation>
    </message>
    <message>
        <source>out of play</source>
        <comment>an officer</comment>
        <translation>fuera de juego</translation>
    </message>
    <message>
        <source>face down</source>
        <comment>an officer</comment>
        <translation>boca abajo</translation>
    </message>
    <message>
        <source>face up</source>
        <comment>an officer</comment>
        <translation>boca arriba</translation>
    </message>
    <message>
        <source>afloat</source>
        <comment>HMS Fox</comment>
        <translation>a flote</translation>
    </message>
    <message>
        <source>unloaded</source>
        <comment>HMS Fox</comment>
        <translation>descargado</translation>
    </message>
    <message>
        <source>sunk</source>
        <comment>HMS Fox</comment>
        <translation>hundido</translation>
    </message>
    <message>
        <source>active</source>
        <comment>a battery</comment>
        <translation>activa</translation>
    </message>
    <message>
        <source>occupied</source>
        <comment>a battery</comment>
        <translation>ocupada</translation>
    </message>
    <message>
        <source>Stay</source>
        <comment>button: decline to retreat</comment>
        <translation>Aguantar</translation>
    </message>
    <message>
        <source>Retreat</source>
        <comment>button</comment>
        <translation>Retirarse</translation>
    </message>
    <message>
        <source>stays behind</source>
        <comment>an officer</comment>
        <translation>se queda</translation>
    </message>
    <message>
        <source>none</source>
        <comment>an officer, a die</comment>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>an officer, a die</comment>
        <translation>nadie</translation>
    </message>
    <message>
        <source>draw</source>
        <comment>nobody wins</comment>
        <translation>empate</translation>
    </message>
    <message>
        <source>attacker</source>
        <translation>atacante</translation>
    </message>
    <message>
        <source>defender</source>
        <translation>defensor</translation>
    </message>
    <message>
        <source>Counterattack played as an Assault</source>
        <translation>Contraataque jugado como Asalto</translation>
    </message>
    <message>
        <source>Counterattack played as a Response</source>
        <translation>Contraataque jugado como respuesta</translation>
    </message>
    <message>
        <source>support</source>
        <comment>stage of a combat</comment>
        <translation>apoyos</translation>
    </message>
    <message>
        <source>fire</source>
        <comment>stage of a combat</comment>
        <translation>fuego</translation>
    </message>
    <message>
        <source>fire back</source>
        <comment>stage of a combat</comment>
        <translation>réplica</translation>
    </message>
    <message>
        <source>resolving</source>
        <comment>stage of a combat</comment>
        <translation>resolución</translation>
    </message>
    <message>
        <source>black line</source>
        <comment>on the board</comment>
        <translation>línea negra</translation>
    </message>
    <message>
        <source>blue line</source>
        <comment>on the board</comment>
        <translation>línea azul</translation>
    </message>
    <message>
        <source>red line</source>
        <comment>on the board</comment>
        <translation>línea roja</translation>
    </message>
    <message>
        <source>Turn</source>
        <comment>track</comment>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Combat round</source>
        <comment>track</comment>
        <translation>Ronda de combate</translation>
    </message>
    <message>
        <source>beach</source>
        <translation>playa</translation>
    </message>
    <message>
        <source>castle</source>
        <translation>castillo</translation>
    </message>
    <message>
        <source>coastal</source>
        <comment>a sea area</comment>
        <translation>costera</translation>
    </message>
    <message>
        <source>sea area</source>
        <comment>kind of place</comment>
        <translation>zona de mar</translation>
    </message>
    <message>
        <source>land area</source>
        <comment>kind of place</comment>
        <translation>zona de tierra</translation>
    </message>
    <message>
        <source>HMS Fox</source>
        <translation>Fox</translation>
    </message>
    <message>
        <source>%1:00</source>
        <comment>a full hour</comment>
        <translation>%1:00</translation>
    </message>
    <message>
        <source>%1:%2</source>
        <comment>hour and minutes</comment>
        <translation>%1:%2</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>a choice</comment>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <comment>a choice</comment>
        <translation>no</translation>
    </message>
</context>
<context>
    <name>SeaWords</name>
    <message>
        <source>P</source>
        <comment>port guns that were not fired yet: one letter or two</comment>
        <translation>Br</translation>
    </message>
    <message>
        <source>S</source>
        <comment>starboard guns that were not fired yet: one letter or two</comment>
        <translation>Er</translation>
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
        <translation>rumbo %1</translation>
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
        <translation>%1, demora %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>least and most inches</comment>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>hasta %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a band of headings and how far</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, raking</source>
        <translation>%1, en enfilada</translation>
    </message>
    <message>
        <source>closes to %1</source>
        <translation>se acerca a %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between conditions</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 %2 of %3, first broadside ready</source>
        <comment>boxes of a record: a row, what is left, what it had</comment>
        <translation>%1: %2 de %3, primera andanada lista</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <comment>boxes of a record: a row, what is left, what it had</comment>
        <translation>%1: %2 de %3</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between what is said of a piece</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>No wind dice tossed yet</source>
        <translation>Aún no se han tirado los dados del viento</translation>
    </message>
    <message>
        <source>Wind dice: total %1, higher %2, lower %3</source>
        <translation>Dados del viento: suma %1, mayor %2, menor %3</translation>
    </message>
    <message>
        <source>The wind is not known yet</source>
        <translation>Falta fijar el viento</translation>
    </message>
    <message>
        <source>The wind blows from %1</source>
        <translation>El viento sopla del %1</translation>
    </message>
    <message>
        <source>tacks</source>
        <comment>she goes through the wind, by her bow</comment>
        <translation>vira por avante</translation>
    </message>
    <message>
        <source>wears</source>
        <comment>she goes through the wind, by her stern</comment>
        <translation>vira en redondo</translation>
    </message>
    <message>
        <source>aboard %1</source>
        <comment>ships that lie grappled to this one</comment>
        <translation>trabado con %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the names of ships</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 lies there already</source>
        <comment>ships</comment>
        <translation>Ya está ahí: %1</translation>
    </message>
</context>
<context>
    <name>SeriesFile</name>
    <message>
        <source>A column is called %1 and was left out: a name is a text like 3:1.</source>
        <translation>Se ha dejado fuera una columna llamada %1: su nombre debe ser un texto como 3:1.</translation>
    </message>
    <message>
        <source>The column %1 is named twice and was taken once.</source>
        <translation>La columna %1 aparece dos veces y se ha tomado una.</translation>
    </message>
    <message>
        <source>The columns did not rise: they were put in order.</source>
        <translation>Las columnas no iban de menor a mayor: se han ordenado.</translation>
    </message>
    <message>
        <source>Cells of a column %1, which is not among the columns, were left out.</source>
        <translation>Se han dejado fuera casillas de una columna %1 que no está entre las columnas.</translation>
    </message>
    <message>
        <source>Column %1: a cell can’t be read and was left out: %2.</source>
        <translation>Columna %1: una casilla no se puede leer y se ha dejado fuera: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Column %1: %n losses have two rolls; the first was taken.</source>
        <translation>
            <numerusform>Columna %1: %n pérdida tiene dos tiradas; se ha tomado la primera.</numerusform>
            <numerusform>Columna %1: %n pérdidas tienen dos tiradas; se ha tomado la primera.</numerusform>
        </translation>
    </message>
    <message>
        <source>Column %1 has two results for %2; the first was taken.</source>
        <translation>La columna %1 tiene dos resultados para %2; se ha tomado el primero.</translation>
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
        <translation>Br</translation>
    </message>
    <message>
        <source>S</source>
        <comment>letter of the starboard guns</comment>
        <translation>Er</translation>
    </message>
    <message>
        <source>A</source>
        <comment>letter of the aft guns</comment>
        <translation>Pp</translation>
    </message>
    <message>
        <source>G</source>
        <comment>letter of the guns of a battery ashore</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>F</source>
        <comment>letter of the fore guns</comment>
        <translation>Pr</translation>
    </message>
    <message>
        <source>fired: %1</source>
        <comment>batteries</comment>
        <translation>ha disparado: %1</translation>
    </message>
    <message>
        <source>boarding</source>
        <translation>abordaje</translation>
    </message>
    <message>
        <source>forfeits her move</source>
        <translation>pierde su movimiento</translation>
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
        <translation>sin impactos</translation>
    </message>
    <message numerus="yes">
        <source>%n hits</source>
        <comment>head of a chart</comment>
        <translation>
            <numerusform>%n impacto</numerusform>
            <numerusform>%n impactos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points clockwise</source>
        <comment>the wind arrow</comment>
        <translation>
            <numerusform>%n punta en el sentido de las agujas del reloj</numerusform>
            <numerusform>%n puntas en el sentido de las agujas del reloj</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points counter-clockwise</source>
        <comment>the wind arrow</comment>
        <translation>
            <numerusform>%n punta en sentido contrario al de las agujas del reloj</numerusform>
            <numerusform>%n puntas en sentido contrario al de las agujas del reloj</numerusform>
        </translation>
    </message>
    <message>
        <source>Which mast falls?</source>
        <translation>¿Qué palo cae?</translation>
    </message>
    <message numerus="yes">
        <source>%1: which %n masts fall?</source>
        <comment>a ship</comment>
        <translation>
            <numerusform>%1: ¿qué palo cae?</numerusform>
            <numerusform>%1: ¿qué %n palos caen?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: which mast falls?</source>
        <comment>a ship</comment>
        <translation>%1: ¿qué palo cae?</translation>
    </message>
    <message>
        <source>A coin: heads or tails</source>
        <translation>Una moneda: cara o cruz</translation>
    </message>
    <message numerus="yes">
        <source>%n star dice: %1</source>
        <comment>%1 is what they are thrown for</comment>
        <translation>
            <numerusform>%n dado de estrellas: %1</numerusform>
            <numerusform>%n dados de estrellas: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n star dice: %1 at %2</source>
        <extracomment>%1 is what they are thrown for, %2 the target</extracomment>
        <translation>
            <numerusform>%n dado de estrellas: %1 contra %2</numerusform>
            <numerusform>%n dados de estrellas: %1 contra %2</numerusform>
        </translation>
    </message>
    <message>
        <source>forward</source>
        <comment>a step of a ship</comment>
        <translation>avanzar</translation>
    </message>
    <message>
        <source>forward %1</source>
        <comment>steps of a ship</comment>
        <translation>avanzar %1</translation>
    </message>
    <message>
        <source>%1° to port (left)</source>
        <comment>a turn of a ship</comment>
        <translation>%1° a babor (izquierda)</translation>
    </message>
    <message>
        <source>%1° to starboard (right)</source>
        <comment>a turn of a ship</comment>
        <translation>%1° a estribor (derecha)</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the steps of a ship</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>a button, a ship and another: Fire: … → …</comment>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a button and the ship that it is about</comment>
        <translation>%1: %2</translation>
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
        <translation>Ingleses</translation>
    </message>
    <message>
        <source>Allies</source>
        <comment>a side: French and Spanish</comment>
        <translation>Aliados</translation>
    </message>
    <message>
        <source>the English</source>
        <translation>los ingleses</translation>
    </message>
    <message>
        <source>the Allies</source>
        <translation>los aliados</translation>
    </message>
    <message>
        <source>English</source>
        <comment>adjective, feminine</comment>
        <translation>inglesa</translation>
    </message>
    <message>
        <source>English</source>
        <comment>adjective, masculine</comment>
        <translation>inglés</translation>
    </message>
    <message>
        <source>Allied</source>
        <comment>adjective, feminine</comment>
        <translation>aliada</translation>
    </message>
    <message>
        <source>Allied</source>
        <comment>adjective, masculine</comment>
        <translation>aliado</translation>
    </message>
    <message>
        <source>Two squadrons of four</source>
        <translation>Dos escuadras de cuatro</translation>
    </message>
    <message>
        <source>Two ships of the line and two frigates a side, two ports with two fort guns each</source>
        <translation>Dos navíos de línea y dos fragatas por bando, dos puertos con dos cañones de fuerte cada uno</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>a point of the wind rose between two headings</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1 The English decide (%2).</source>
        <extracomment>%1 is &quot;Victory: which mast falls?&quot;, %2 a rule</extracomment>
        <translation>%1 Deciden los ingleses (%2).</translation>
    </message>
    <message>
        <source>%1 The Allies decide (%2).</source>
        <translation>%1 Deciden los aliados (%2).</translation>
    </message>
</context>
<context>
    <name>TrafalgarCharts</name>
    <message>
        <source>The ships</source>
        <comment>chart</comment>
        <translation>Los buques</translation>
    </message>
    <message>
        <source>The artillery die</source>
        <comment>chart</comment>
        <translation>El dado de artillería</translation>
    </message>
    <message>
        <source>Hits of 2 guns</source>
        <comment>chart</comment>
        <translation>Impactos de 2 cañones</translation>
    </message>
    <message>
        <source>Hits of 3 guns</source>
        <comment>chart</comment>
        <translation>Impactos de 3 cañones</translation>
    </message>
    <message>
        <source>What a shot may hit</source>
        <comment>chart</comment>
        <translation>Qué puede alcanzar un disparo</translation>
    </message>
    <message>
        <source>The wind</source>
        <comment>chart</comment>
        <translation>El viento</translation>
    </message>
    <message>
        <source>Each side has two of each. A mast gives the moves written below it; who loses the mast loses the moves.</source>
        <translation>Cada bando tiene dos de cada clase. Un palo da los movimientos que se leen debajo; quien pierde el palo pierde los movimientos.</translation>
    </message>
    <message>
        <source>Three of the six faces are blank; one star, two stars and three stars stand on one each. One die for each gun.</source>
        <translation>Tres de las seis caras son blancas; las otras llevan una, dos y tres estrellas. Un dado por cada cañón.</translation>
    </message>
    <message>
        <source>Ship</source>
        <comment>head of a chart</comment>
        <translation>Buque</translation>
    </message>
    <message>
        <source>Foremast</source>
        <comment>head: its moves</comment>
        <translation>Trinquete</translation>
    </message>
    <message>
        <source>Mainmast</source>
        <comment>head: its moves</comment>
        <translation>Palo mayor</translation>
    </message>
    <message>
        <source>Mizzenmast</source>
        <comment>head: its moves</comment>
        <translation>Palo de mesana</translation>
    </message>
    <message>
        <source>All moves</source>
        <comment>head of a chart</comment>
        <translation>Todos los movimientos</translation>
    </message>
    <message>
        <source>Without mainmast</source>
        <comment>head: moves</comment>
        <translation>Sin palo mayor</translation>
    </message>
    <message>
        <source>Guns a side</source>
        <comment>head of a chart</comment>
        <translation>Cañones por banda</translation>
    </message>
    <message>
        <source>Dice, both sides</source>
        <comment>head of a chart</comment>
        <translation>Dados, las dos bandas</translation>
    </message>
    <message>
        <source>Distance</source>
        <comment>head of a chart</comment>
        <translation>Distancia</translation>
    </message>
    <message>
        <source>Stars that hit</source>
        <comment>head of a chart</comment>
        <translation>Estrellas que dan en el blanco</translation>
    </message>
    <message>
        <source>Chance of a gun</source>
        <comment>head of a chart</comment>
        <translation>Probabilidad por cañón</translation>
    </message>
    <message>
        <source>Stars</source>
        <comment>head of a chart</comment>
        <translation>Estrellas</translation>
    </message>
    <message>
        <source>Chance</source>
        <comment>head of a chart</comment>
        <translation>Probabilidad</translation>
    </message>
    <message>
        <source>The arrow</source>
        <comment>head of a chart</comment>
        <translation>La flecha</translation>
    </message>
    <message>
        <source>stays</source>
        <comment>the wind arrow</comment>
        <translation>no se mueve</translation>
    </message>
    <message>
        <source>The target shows</source>
        <comment>head of a chart</comment>
        <translation>El blanco presenta</translation>
    </message>
    <message>
        <source>Battery</source>
        <comment>head of a chart</comment>
        <translation>Batería</translation>
    </message>
    <message>
        <source>Foremast, mizzenmast</source>
        <comment>head of a chart</comment>
        <translation>Trinquete, palo de mesana</translation>
    </message>
    <message>
        <source>Mainmast</source>
        <comment>head of a chart</comment>
        <translation>Palo mayor</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>may be hit</comment>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <comment>may be hit</comment>
        <translation>no</translation>
    </message>
    <message>
        <source>once another mast is gone</source>
        <translation>cuando haya caído otro palo</translation>
    </message>
    <message>
        <source>once the foremast is gone</source>
        <translation>cuando haya caído el trinquete</translation>
    </message>
    <message>
        <source>once the mizzenmast is gone</source>
        <translation>cuando haya caído el palo de mesana</translation>
    </message>
</context>
<context>
    <name>TrafalgarDecisions</name>
    <message>
        <source>Toss a coin</source>
        <translation>Echen a cara o cruz</translation>
    </message>
    <message>
        <source>Place the wind arrow</source>
        <translation>Coloque la flecha del viento</translation>
    </message>
    <message>
        <source>Now throw the die for the wind</source>
        <translation>Falta tirar el viento</translation>
    </message>
    <message>
        <source>Guns can still fire at an enemy</source>
        <translation>Aún hay cañones con enemigos a tiro</translation>
    </message>
    <message>
        <source>Before the throw, say: battery or mast?</source>
        <translation>Antes de tirar: ¿batería o palo?</translation>
    </message>
    <message>
        <source>A ship may seize the flag</source>
        <translation>Un buque puede apoderarse de la bandera</translation>
    </message>
    <message>
        <source>A ship has no mast: it can be repaired</source>
        <translation>Un buque no tiene palos: se puede reparar</translation>
    </message>
    <message>
        <source>A fort may fire</source>
        <translation>Un fuerte puede disparar</translation>
    </message>
    <message>
        <source>A fort may shout “FIRE!”</source>
        <translation>Un fuerte puede gritar «¡FUEGO!»</translation>
    </message>
    <message>
        <source>A fort waits for a new gun</source>
        <translation>Un fuerte espera un cañón nuevo</translation>
    </message>
    <message>
        <source>Two ships share an intersection: one must move away</source>
        <translation>Dos buques están en la misma intersección: uno debe apartarse</translation>
    </message>
    <message>
        <source>Nobody wins while the enemy has the own flag</source>
        <translation>No se gana mientras el enemigo tenga la bandera</translation>
    </message>
    <message>
        <source>May seize the flag: %1</source>
        <comment>%1 are ships</comment>
        <translation>Puede apoderarse de la bandera: %1</translation>
    </message>
    <message>
        <source>No mast, can be repaired: %1</source>
        <comment>%1 are ships</comment>
        <translation>Sin palos, se puede reparar: %1</translation>
    </message>
    <message>
        <source>May fire: %1</source>
        <comment>%1 are forts</comment>
        <translation>Puede disparar: %1</translation>
    </message>
    <message>
        <source>May shout “FIRE!”: %1</source>
        <comment>%1 are forts</comment>
        <translation>Puede gritar «¡FUEGO!»: %1</translation>
    </message>
    <message>
        <source>Waiting for a new gun: %1</source>
        <comment>%1 are forts</comment>
        <translation>A la espera de un cañón nuevo: %1</translation>
    </message>
    <message>
        <source>Still to be placed: %1</source>
        <comment>%1 are ships</comment>
        <translation>Por colocar: %1</translation>
    </message>
    <message>
        <source>wind</source>
        <comment>what dice are thrown for</comment>
        <translation>viento</translation>
    </message>
    <message>
        <source>guns</source>
        <comment>what dice are thrown for</comment>
        <translation>cañones</translation>
    </message>
    <message>
        <source>fort gun</source>
        <comment>what dice are thrown for</comment>
        <translation>cañón del fuerte</translation>
    </message>
    <message>
        <source>Can still fire at an enemy: %1</source>
        <comment>%1 are ships</comment>
        <translation>Aún tienen enemigos a tiro: %1</translation>
    </message>
    <message>
        <source>Have not moved: %1</source>
        <comment>%1 are ships</comment>
        <translation>Sin mover: %1</translation>
    </message>
</context>
<context>
    <name>TrafalgarEvents</name>
    <message>
        <source>already sunk</source>
        <comment>why hits are wasted</comment>
        <translation>ya está hundido</translation>
    </message>
    <message>
        <source>no gun is left on that side</source>
        <comment>why hits are wasted</comment>
        <translation>en esa banda ya no hay cañones</translation>
    </message>
    <message>
        <source>that mast is gone already</source>
        <comment>why hits are wasted</comment>
        <translation>ese palo ya ha caído</translation>
    </message>
    <message>
        <source>no mast is left to hit</source>
        <comment>why hits are wasted</comment>
        <translation>ya no quedan palos</translation>
    </message>
    <message>
        <source>the mainmast is shielded</source>
        <comment>why hits are wasted</comment>
        <translation>el palo mayor está a cubierto</translation>
    </message>
    <message>
        <source>the gun is gone already</source>
        <comment>why hits are wasted</comment>
        <translation>ya no hay cañón</translation>
    </message>
    <message numerus="yes">
        <source>%1 fires %n guns to port at %2, distance %3</source>
        <extracomment>%1 is the ship that fires, %2 the target, %3 the distance</extracomment>
        <translation>
            <numerusform>%1 dispara %n cañón por babor contra %2, distancia %3</numerusform>
            <numerusform>%1 dispara %n cañones por babor contra %2, distancia %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fires %n guns to starboard at %2, distance %3</source>
        <translation>
            <numerusform>%1 dispara %n cañón por estribor contra %2, distancia %3</numerusform>
            <numerusform>%1 dispara %n cañones por estribor contra %2, distancia %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 fires at %2, distance %3</source>
        <comment>a fort</comment>
        <translation>%1 dispara contra %2, distancia %3</translation>
    </message>
    <message>
        <source>no hit</source>
        <translation>sin impactos</translation>
    </message>
    <message numerus="yes">
        <source>%n hits</source>
        <translation>
            <numerusform>%n impacto</numerusform>
            <numerusform>%n impactos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a shot and its hits</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>aim: %1</source>
        <translation>blanco: %1</translation>
    </message>
    <message>
        <source>dice: %1</source>
        <translation>dados: %1</translation>
    </message>
    <message>
        <source>hits with: %1</source>
        <translation>acierta con: %1</translation>
    </message>
    <message>
        <source>guns: %1</source>
        <translation>cañones: %1</translation>
    </message>
    <message>
        <source>FIRE! %1 fires at %2 in passing</source>
        <comment>a fort and a ship</comment>
        <translation>¡FUEGO! %1 dispara contra %2 a su paso</translation>
    </message>
    <message>
        <source>FIRE! %1 fires at %2 in passing, distance %3: %4</source>
        <extracomment>%1 is a fort, %2 a ship, %3 the distance, %4 the hits (&quot;1 hit&quot;)</extracomment>
        <translation>¡FUEGO! %1 dispara contra %2 a su paso, distancia %3: %4</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n port guns; left on that side: %2</source>
        <extracomment>%1 is a ship, %2 how many guns are left</extracomment>
        <translation>
            <numerusform>%1 pierde %n cañón de babor; quedan en esa banda: %2</numerusform>
            <numerusform>%1 pierde %n cañones de babor; quedan en esa banda: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n starboard guns; left on that side: %2</source>
        <translation>
            <numerusform>%1 pierde %n cañón de estribor; quedan en esa banda: %2</numerusform>
            <numerusform>%1 pierde %n cañones de estribor; quedan en esa banda: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 loses %2 and can’t move any more</source>
        <extracomment>%1 is a ship, %2 &quot;the mainmast&quot;</extracomment>
        <translation>%1 pierde %2 y ya no puede moverse</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %2: %n moves a turn</source>
        <translation>
            <numerusform>%1 pierde %2: %n movimiento por turno</numerusform>
            <numerusform>%1 pierde %2: %n movimientos por turno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses its gun; a new one comes after %n turns</source>
        <comment>a fort</comment>
        <translation>
            <numerusform>%1 pierde el cañón; tendrá otro tras %n turno</numerusform>
            <numerusform>%1 pierde el cañón; tendrá otro tras %n turnos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has a gun again</source>
        <comment>a fort</comment>
        <translation>%1 vuelve a tener cañón</translation>
    </message>
    <message numerus="yes">
        <source>Wasted: %n hits on %1 (%2)</source>
        <extracomment>%1 is the target, %2 why</extracomment>
        <translation>
            <numerusform>Perdido: %n impacto en %1 (%2)</numerusform>
            <numerusform>Perdidos: %n impactos en %1 (%2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Aim not declared: %n hits void</source>
        <translation>
            <numerusform>Blanco sin anunciar: %n impacto nulo</numerusform>
            <numerusform>Blanco sin anunciar: %n impactos nulos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 goes down</source>
        <comment>a ship</comment>
        <translation>%1 se hunde</translation>
    </message>
    <message>
        <source>%1 goes down, sunk by %2</source>
        <translation>%1 se hunde; autor del hundimiento: %2</translation>
    </message>
    <message>
        <source>%1 seizes the English flag</source>
        <translation>%1 se apodera de la bandera inglesa</translation>
    </message>
    <message>
        <source>%1 seizes the Allied flag</source>
        <translation>%1 se apodera de la bandera aliada</translation>
    </message>
    <message>
        <source>The English flag is home again</source>
        <translation>La bandera inglesa vuelve a su puerto</translation>
    </message>
    <message>
        <source>The Allied flag is home again</source>
        <translation>La bandera aliada vuelve a su puerto</translation>
    </message>
    <message>
        <source>%1 takes the English flag aboard</source>
        <translation>%1 lleva a bordo la bandera inglesa</translation>
    </message>
    <message>
        <source>%1 takes the Allied flag aboard</source>
        <translation>%1 lleva a bordo la bandera aliada</translation>
    </message>
    <message>
        <source>%1 hands the English flag to %2</source>
        <extracomment>two ships side by side</extracomment>
        <translation>Traspaso de la bandera inglesa: %1 → %2</translation>
    </message>
    <message>
        <source>%1 hands the Allied flag to %2</source>
        <translation>Traspaso de la bandera aliada: %1 → %2</translation>
    </message>
    <message>
        <source>English flag handed over: %1 → %2</source>
        <comment>two ships</comment>
        <translation>Bandera inglesa traspasada: %1 → %2</translation>
    </message>
    <message>
        <source>Allied flag handed over: %1 → %2</source>
        <comment>two ships</comment>
        <translation>Bandera aliada traspasada: %1 → %2</translation>
    </message>
    <message>
        <source>English flag not handed over: %1 → %2</source>
        <comment>two ships</comment>
        <translation>Traspaso de la bandera inglesa sin efecto: %1 → %2</translation>
    </message>
    <message>
        <source>Allied flag not handed over: %1 → %2</source>
        <comment>two ships</comment>
        <translation>Traspaso de la bandera aliada sin efecto: %1 → %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 turns at %2, %n moves; left: %3</source>
        <extracomment>%1 is a ship, %2 an intersection, %3 how many moves are left</extracomment>
        <translation>
            <numerusform>%1 gira en %2, %n movimiento; quedan: %3</numerusform>
            <numerusform>%1 gira en %2, %n movimientos; quedan: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 → %3, %n moves; left: %4</source>
        <extracomment>%1 is a ship, %2 and %3 are intersections, %4 how many moves are left</extracomment>
        <translation>
            <numerusform>%1: %2 → %3, %n movimiento; quedan: %4</numerusform>
            <numerusform>%1: %2 → %3, %n movimientos; quedan: %4</numerusform>
        </translation>
    </message>
    <message>
        <source>heading %1</source>
        <translation>rumbo: %1</translation>
    </message>
    <message>
        <source>%1 passes this turn for repairs</source>
        <comment>a ship</comment>
        <translation>%1 pasa este turno para hacer reparaciones</translation>
    </message>
    <message numerus="yes">
        <source>%1 has a mizzenmast again: %n moves from the next turn</source>
        <translation>
            <numerusform>%1 vuelve a tener palo de mesana: %n movimiento desde el próximo turno</numerusform>
            <numerusform>%1 vuelve a tener palo de mesana: %n movimientos desde el próximo turno</numerusform>
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
        <translation>; </translation>
    </message>
    <message>
        <source>The table is adjusted</source>
        <translation>Mesa ajustada</translation>
    </message>
    <message>
        <source>Adjusted: %1</source>
        <translation>Ajustes: %1</translation>
    </message>
    <message>
        <source>Set-up: %1 at %2 (%3), heading %4</source>
        <extracomment>%1 is a ship, %2 an anchorage, %3 its intersection, %4 a heading (&quot;down right&quot;)</extracomment>
        <translation>Preparación: %1 en %2 (%3), rumbo: %4</translation>
    </message>
    <message>
        <source>%1 makes room and lies at %2 now</source>
        <comment>%2 is an intersection</comment>
        <translation>%1 deja el sitio y queda en %2</translation>
    </message>
    <message>
        <source>The English win the toss and place the wind; the Allies play first</source>
        <translation>Los ingleses ganan el sorteo y colocan el viento; empiezan los aliados</translation>
    </message>
    <message>
        <source>The Allies win the toss and place the wind; the English play first</source>
        <translation>Los aliados ganan el sorteo y colocan el viento; empiezan los ingleses</translation>
    </message>
    <message>
        <source>First wind: the arrow points %1</source>
        <comment>%1 is a heading: down right</comment>
        <translation>Viento inicial: la flecha apunta a: %1</translation>
    </message>
    <message>
        <source>against the wind: %1</source>
        <extracomment>%1 are headings: &quot;up left&quot;</extracomment>
        <translation>contra el viento: %1</translation>
    </message>
    <message>
        <source>Wind, blank: it holds</source>
        <translation>Viento, cara blanca: se mantiene</translation>
    </message>
    <message numerus="yes">
        <source>Wind, %n stars: the arrow turns %1 → %2</source>
        <extracomment>%1 and %2 are headings: &quot;right&quot;, &quot;down right&quot;</extracomment>
        <translation>
            <numerusform>Viento, %n estrella: la flecha gira, %1 → %2</numerusform>
            <numerusform>Viento, %n estrellas: la flecha gira, %1 → %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1: the English play</source>
        <translation>Ronda %1: juegan los ingleses</translation>
    </message>
    <message>
        <source>Round %1: the Allies play</source>
        <translation>Ronda %1: juegan los aliados</translation>
    </message>
    <message>
        <source>The English end their turn</source>
        <translation>Los ingleses terminan su turno</translation>
    </message>
    <message>
        <source>The Allies end their turn</source>
        <translation>Los aliados terminan su turno</translation>
    </message>
    <message>
        <source>%1 is done for this turn</source>
        <comment>a ship</comment>
        <translation>%1 ha terminado por este turno</translation>
    </message>
    <message>
        <source>The English pass</source>
        <translation>Los ingleses pasan</translation>
    </message>
    <message>
        <source>The Allies pass</source>
        <translation>Los aliados pasan</translation>
    </message>
    <message>
        <source>repairs: %1</source>
        <comment>%1 are ships</comment>
        <translation>reparaciones: %1</translation>
    </message>
    <message>
        <source>%1 may shout “FIRE!”: %2 has sailed out of its range</source>
        <comment>a fort and a ship</comment>
        <translation>%1 puede gritar «¡FUEGO!»: %2 ha salido de su alcance</translation>
    </message>
    <message>
        <source>%1 may shout “FIRE!”: %2 is within its range</source>
        <comment>a fort and a ship</comment>
        <translation>%1 puede gritar «¡FUEGO!»: %2 está a su alcance</translation>
    </message>
    <message>
        <source>The English win: the enemy’s flag is in their port</source>
        <translation>Ganan los ingleses: la bandera enemiga está en su puerto</translation>
    </message>
    <message>
        <source>The Allies win: the enemy’s flag is in their port</source>
        <translation>Ganan los aliados: la bandera enemiga está en su puerto</translation>
    </message>
    <message>
        <source>The English win: the enemy has only one ship left</source>
        <translation>Ganan los ingleses: al enemigo solo le queda un buque</translation>
    </message>
    <message>
        <source>The Allies win: the enemy has only one ship left</source>
        <translation>Ganan los aliados: al enemigo solo le queda un buque</translation>
    </message>
    <message>
        <source>The English win: all enemy ships are sunk</source>
        <translation>Ganan los ingleses: todos los buques enemigos están hundidos</translation>
    </message>
    <message>
        <source>The Allies win: all enemy ships are sunk</source>
        <translation>Ganan los aliados: todos los buques enemigos están hundidos</translation>
    </message>
</context>
<context>
    <name>TrafalgarFields</name>
    <message>
        <source>Bow points</source>
        <translation>La proa mira a</translation>
    </message>
    <message>
        <source>The wind arrow points</source>
        <translation>La flecha del viento apunta a</translation>
    </message>
    <message>
        <source>Sail to</source>
        <translation>Navegar hasta</translation>
    </message>
    <message>
        <source>Heading at the end</source>
        <translation>Rumbo al final</translation>
    </message>
    <message>
        <source>Who fires</source>
        <translation>Quién dispara</translation>
    </message>
    <message>
        <source>Guns of which side</source>
        <translation>Cañones de qué banda</translation>
    </message>
    <message>
        <source>How many guns</source>
        <translation>Cuántos cañones</translation>
    </message>
    <message>
        <source>Where the ship was at the shout</source>
        <translation>Dónde estaba el buque al gritar</translation>
    </message>
    <message>
        <source>Ship with the flag</source>
        <translation>Buque con la bandera</translation>
    </message>
    <message>
        <source>Ship that takes it</source>
        <translation>Buque que la recibe</translation>
    </message>
    <message>
        <source>Which masts fall</source>
        <translation>Qué palos caen</translation>
    </message>
    <message>
        <source>Ships to repair</source>
        <translation>Buques que reparar</translation>
    </message>
    <message>
        <source>Has fired</source>
        <translation>Ha disparado</translation>
    </message>
    <message>
        <source>Ship</source>
        <comment>label</comment>
        <translation>Buque</translation>
    </message>
    <message>
        <source>Anchorage</source>
        <comment>label</comment>
        <translation>Fondeadero</translation>
    </message>
    <message>
        <source>Heading</source>
        <comment>label</comment>
        <translation>Rumbo</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Quién gana</translation>
    </message>
    <message>
        <source>Who calls</source>
        <translation>Quién elige</translation>
    </message>
    <message>
        <source>Heads or tails</source>
        <comment>label: what is called</comment>
        <translation>Cara o cruz</translation>
    </message>
    <message>
        <source>Dice</source>
        <comment>label</comment>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Wind arrow</source>
        <translation>Flecha del viento</translation>
    </message>
    <message>
        <source>Way</source>
        <comment>label: steps of a ship</comment>
        <translation>Recorrido</translation>
    </message>
    <message>
        <source>To</source>
        <comment>label</comment>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>Alongside a ship of the same side</source>
        <translation>Junto a un buque del mismo bando</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>Disparos</translation>
    </message>
    <message>
        <source>Target</source>
        <comment>label</comment>
        <translation>Blanco</translation>
    </message>
    <message>
        <source>Aim</source>
        <comment>label</comment>
        <translation>Se apunta a</translation>
    </message>
    <message>
        <source>Guns</source>
        <comment>label</comment>
        <translation>Cañones</translation>
    </message>
    <message>
        <source>Side</source>
        <comment>label</comment>
        <translation>Banda</translation>
    </message>
    <message>
        <source>Side of the target that is hit</source>
        <translation>Costado del blanco que recibe el tiro</translation>
    </message>
    <message>
        <source>Masts</source>
        <comment>label</comment>
        <translation>Palos</translation>
    </message>
    <message>
        <source>Fort</source>
        <comment>label</comment>
        <translation>Fuerte</translation>
    </message>
    <message>
        <source>Intersection</source>
        <comment>label</comment>
        <translation>Intersección</translation>
    </message>
    <message>
        <source>The ship lets the fort fire first</source>
        <translation>El buque cede el tiro al fuerte</translation>
    </message>
    <message>
        <source>From</source>
        <comment>label</comment>
        <translation>Desde</translation>
    </message>
    <message>
        <source>Flag</source>
        <comment>label</comment>
        <translation>Bandera</translation>
    </message>
    <message>
        <source>What is on the table</source>
        <translation>Lo que hay en la mesa</translation>
    </message>
    <message>
        <source>Reason</source>
        <comment>of the referee</comment>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Phase</source>
        <comment>label</comment>
        <translation>Fase</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>label</comment>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Turns so far</source>
        <translation>Turnos hasta ahora</translation>
    </message>
    <message>
        <source>Who plays first</source>
        <translation>Quién juega primero</translation>
    </message>
    <message>
        <source>Winner of the toss</source>
        <translation>Ganador del sorteo</translation>
    </message>
    <message>
        <source>Ship now playing</source>
        <translation>Buque en juego</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Victoria por</translation>
    </message>
    <message>
        <source>Wind</source>
        <comment>label</comment>
        <translation>Viento</translation>
    </message>
    <message>
        <source>Ships</source>
        <comment>label</comment>
        <translation>Buques</translation>
    </message>
    <message>
        <source>Forts</source>
        <comment>label</comment>
        <translation>Fuertes</translation>
    </message>
    <message>
        <source>Flags</source>
        <comment>label</comment>
        <translation>Banderas</translation>
    </message>
    <message>
        <source>English</source>
        <comment>label: flag</comment>
        <translation>Bandera inglesa</translation>
    </message>
    <message>
        <source>Allied</source>
        <comment>label: flag</comment>
        <translation>Bandera aliada</translation>
    </message>
    <message>
        <source>Foremast</source>
        <translation>Trinquete</translation>
    </message>
    <message>
        <source>Mainmast</source>
        <translation>Palo mayor</translation>
    </message>
    <message>
        <source>Mizzenmast</source>
        <translation>Palo de mesana</translation>
    </message>
    <message>
        <source>Port (left)</source>
        <comment>label: side of a ship</comment>
        <translation>Babor (izquierda)</translation>
    </message>
    <message>
        <source>Starboard (right)</source>
        <comment>label: side of a ship</comment>
        <translation>Estribor (derecha)</translation>
    </message>
    <message>
        <source>Sunk</source>
        <comment>label: a ship</comment>
        <translation>Hundido</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>of a ship</comment>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Nation</source>
        <translation>Nación</translation>
    </message>
    <message>
        <source>Kind</source>
        <comment>of a ship</comment>
        <translation>Clase</translation>
    </message>
    <message>
        <source>Turns passed for repairs</source>
        <translation>Turnos pasados para reparar</translation>
    </message>
    <message>
        <source>Turns ended at the enemy’s corner</source>
        <translation>Turnos terminados en el rincón enemigo</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>Este turno</translation>
    </message>
    <message>
        <source>Moves spent</source>
        <translation>Movimientos gastados</translation>
    </message>
    <message>
        <source>Guns fired</source>
        <translation>Cañones disparados</translation>
    </message>
    <message>
        <source>Times fired</source>
        <translation>Veces que ha disparado</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>label: a ship, this turn</comment>
        <translation>Ha terminado</translation>
    </message>
    <message>
        <source>Passes</source>
        <comment>label: a ship, this turn</comment>
        <translation>Pasa</translation>
    </message>
    <message>
        <source>Repairs</source>
        <comment>label: a ship, this turn</comment>
        <translation>Repara</translation>
    </message>
    <message>
        <source>Gun</source>
        <comment>label: of a fort</comment>
        <translation>Cañón</translation>
    </message>
    <message>
        <source>Turns to wait for a gun</source>
        <translation>Turnos que faltan para tener cañón</translation>
    </message>
    <message>
        <source>Turn in which the gun was lost</source>
        <translation>Turno en que se perdió el cañón</translation>
    </message>
    <message>
        <source>Where</source>
        <comment>label: a flag</comment>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>sails there</source>
        <comment>where a drag ends</comment>
        <translation>navega hasta allí</translation>
    </message>
    <message>
        <source>comes alongside</source>
        <comment>where a drag ends</comment>
        <translation>se pone al costado</translation>
    </message>
    <message>
        <source>lies at anchor there</source>
        <comment>where a drag ends</comment>
        <translation>fondea allí</translation>
    </message>
    <message>
        <source>target in reach</source>
        <comment>mark of a piece</comment>
        <translation>blanco a tiro</translation>
    </message>
    <message>
        <source>in the field of fire</source>
        <comment>mark of a piece</comment>
        <translation>en el campo de tiro</translation>
    </message>
    <message>
        <source>may fire</source>
        <comment>a fort</comment>
        <translation>puede disparar</translation>
    </message>
    <message>
        <source>may shout “FIRE!”</source>
        <comment>a fort</comment>
        <translation>puede gritar «¡FUEGO!»</translation>
    </message>
    <message>
        <source>carries the English flag</source>
        <comment>mark of a ship</comment>
        <translation>lleva la bandera inglesa</translation>
    </message>
    <message>
        <source>carries the Allied flag</source>
        <comment>mark of a ship</comment>
        <translation>lleva la bandera aliada</translation>
    </message>
    <message>
        <source>Side to play</source>
        <translation>Bando que juega</translation>
    </message>
</context>
<context>
    <name>TrafalgarOddsLine</name>
    <message numerus="yes">
        <source>%n dice: each hits %1, at least one %2</source>
        <comment>chances</comment>
        <translation>
            <numerusform>%n dado: acierta %1, al menos uno %2</numerusform>
            <numerusform>%n dados: cada uno acierta %1, al menos uno %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: its gun is shot away %2</source>
        <comment>a fort and a chance</comment>
        <translation>%1, pierde el cañón: %2</translation>
    </message>
    <message>
        <source>loses a gun %1</source>
        <comment>a chance</comment>
        <translation>pierde un cañón: %1</translation>
    </message>
    <message>
        <source>loses a mast %1</source>
        <comment>a chance</comment>
        <translation>pierde un palo: %1</translation>
    </message>
    <message>
        <source>no gun left on that side %1</source>
        <comment>a chance</comment>
        <translation>esa banda sin cañones: %1</translation>
    </message>
    <message>
        <source>dismasted %1</source>
        <comment>a chance</comment>
        <translation>desarbolado: %1</translation>
    </message>
    <message>
        <source>sunk %1</source>
        <comment>a chance</comment>
        <translation>hundido: %1</translation>
    </message>
    <message>
        <source>%1: nothing can be lost</source>
        <comment>a ship</comment>
        <translation>%1: no puede perder nada</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a ship and chances</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between chances</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>The wind holds %1</source>
        <comment>a chance</comment>
        <translation>El viento se mantiene: %1</translation>
    </message>
    <message>
        <source>What if – %1</source>
        <comment>chances of a shot</comment>
        <translation>Y si… – %1</translation>
    </message>
</context>
<context>
    <name>TrafalgarOffers</name>
    <message>
        <source>Adjust…</source>
        <translation>Ajustar…</translation>
    </message>
    <message>
        <source>Place a ship</source>
        <translation>Colocar un buque</translation>
    </message>
    <message>
        <source>Call heads or tails</source>
        <translation>Elegir cara o cruz</translation>
    </message>
    <message>
        <source>Say who won the toss</source>
        <translation>Decir quién gana el sorteo</translation>
    </message>
    <message>
        <source>Place the wind arrow</source>
        <translation>Colocar la flecha del viento</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>button: a ship</comment>
        <translation>Mover</translation>
    </message>
    <message>
        <source>Fire</source>
        <comment>button</comment>
        <translation>Disparar</translation>
    </message>
    <message>
        <source>Fire at several targets</source>
        <translation>Disparar a varios blancos</translation>
    </message>
    <message>
        <source>Choose the mast</source>
        <translation>Elegir el palo</translation>
    </message>
    <message>
        <source>Fort fires</source>
        <translation>Dispara el fuerte</translation>
    </message>
    <message>
        <source>Fort shouts “FIRE!”</source>
        <translation>El fuerte grita «¡FUEGO!»</translation>
    </message>
    <message>
        <source>Seize the flag</source>
        <translation>Apoderarse de la bandera</translation>
    </message>
    <message>
        <source>Hand the flag over</source>
        <translation>Traspasar la bandera</translation>
    </message>
    <message>
        <source>Put the flag back</source>
        <translation>Devolver la bandera a su sitio</translation>
    </message>
    <message>
        <source>Repair</source>
        <comment>button: a ship passes</comment>
        <translation>Reparar</translation>
    </message>
    <message>
        <source>Pass the turn</source>
        <translation>Pasar el turno</translation>
    </message>
    <message>
        <source>Ship is done</source>
        <translation>El buque ha terminado</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Terminar el turno</translation>
    </message>
    <message>
        <source>Throw for the wind</source>
        <translation>Tirar el viento</translation>
    </message>
</context>
<context>
    <name>TrafalgarOptions</name>
    <message>
        <source>Stars of the die</source>
        <translation>Estrellas del dado</translation>
    </message>
    <message>
        <source>Field of fire</source>
        <translation>Campo de tiro</translation>
    </message>
    <message>
        <source>Bow and stern shown</source>
        <translation>Cuándo se presenta proa o popa</translation>
    </message>
    <message>
        <source>Hitting the mainmast</source>
        <translation>Acertar al palo mayor</translation>
    </message>
    <message>
        <source>Which mast falls</source>
        <translation>Qué palo cae</translation>
    </message>
    <message>
        <source>Aim</source>
        <comment>option</comment>
        <translation>Puntería</translation>
    </message>
    <message>
        <source>Against the wind</source>
        <translation>Contra el viento</translation>
    </message>
    <message>
        <source>Wind arrow</source>
        <translation>Flecha del viento</translation>
    </message>
    <message>
        <source>Two stars for the wind</source>
        <translation>Dos estrellas al tirar el viento</translation>
    </message>
    <message>
        <source>Firing in a turn</source>
        <translation>Disparar en un turno</translation>
    </message>
    <message>
        <source>Order of ships</source>
        <translation>Orden de los buques</translation>
    </message>
    <message>
        <source>Line of fire</source>
        <translation>Línea de tiro</translation>
    </message>
    <message>
        <source>Frigates may stop on sandbanks</source>
        <translation>Las fragatas pueden parar en bancos de arena</translation>
    </message>
    <message>
        <source>Shots of a fort gun</source>
        <translation>Disparos de un fuerte</translation>
    </message>
    <message>
        <source>Ships before forts</source>
        <translation>Los buques antes que los fuertes</translation>
    </message>
    <message>
        <source>Shouting “FIRE!”</source>
        <translation>Gritar «¡FUEGO!»</translation>
    </message>
    <message>
        <source>New fort gun</source>
        <translation>Cañón nuevo del fuerte</translation>
    </message>
    <message>
        <source>Who passes for repairs</source>
        <translation>Quién pasa para reparar</translation>
    </message>
    <message>
        <source>Repairs in a row</source>
        <translation>Reparación seguida</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Costado con costado</translation>
    </message>
    <message>
        <source>Where a flag is home</source>
        <translation>Dónde está en casa la bandera</translation>
    </message>
    <message>
        <source>Winning by number</source>
        <translation>Ganar por número</translation>
    </message>
    <message>
        <source>Second fleet, first round</source>
        <translation>Segunda escuadra, primera ronda</translation>
    </message>
    <message>
        <source>French and Spanish ships</source>
        <translation>Buques franceses y españoles</translation>
    </message>
    <message>
        <source>Whether the stars say how far a shot reaches at most, or the only distance that it hits</source>
        <translation>Si las estrellas dicen hasta dónde llega un disparo o la única distancia a la que acierta</translation>
    </message>
    <message>
        <source>Whether a target shows bow or stern to all before and behind it, or only to ships straight ahead and astern</source>
        <translation>Si un blanco presenta la proa o la popa a todos los que están delante o detrás, o solo a los que están justo en su línea</translation>
    </message>
    <message>
        <source>When shots from ahead or astern can take the mainmast, and whether shots from the side can</source>
        <translation>Cuándo puede derribar el palo mayor un disparo de proa o de popa, y si puede uno de costado</translation>
    </message>
    <message>
        <source>Who says which mast a hit takes, when there is a choice</source>
        <translation>Quién dice qué palo cae cuando se puede elegir</translation>
    </message>
    <message>
        <source>Whether guns that fire at one target may have different aims</source>
        <translation>Si los cañones que disparan a un mismo buque pueden apuntar a cosas distintas</translation>
    </message>
    <message>
        <source>What the wind forbids: going forward against it, also turning into it, or going near it</source>
        <translation>Qué prohíbe el viento: avanzar contra él, también girar hacia él, o avanzar cerca de él</translation>
    </message>
    <message>
        <source>Whether the arrow shows where the wind blows to or comes from</source>
        <translation>Si la flecha señala hacia dónde sopla el viento o de dónde viene</translation>
    </message>
    <message>
        <source>Which way the arrow turns after two stars</source>
        <translation>Hacia qué lado gira la flecha con dos estrellas</translation>
    </message>
    <message>
        <source>Whether a ship may fire some guns now and others later in its turn</source>
        <translation>Si un buque puede disparar unos cañones ahora y otros más tarde en su turno</translation>
    </message>
    <message>
        <source>Whether ships may take turns with each other, or each ends before the next begins</source>
        <translation>Si los buques pueden alternarse, o cada uno termina antes de que empiece el siguiente</translation>
    </message>
    <message>
        <source>Whether ships or land between a gun and its target stop the shot</source>
        <translation>Si los buques o la tierra entre el cañón y el blanco paran el disparo</translation>
    </message>
    <message>
        <source>Frigates may end their way on a sandbank, not only cross it</source>
        <translation>Las fragatas pueden terminar su recorrido en un banco de arena, no solo cruzarlo</translation>
    </message>
    <message>
        <source>How often a fort gun fires: once a round, or once in each side’s turn</source>
        <translation>Cuántas veces dispara un fuerte: una por ronda, o una en el turno de cada bando</translation>
    </message>
    <message>
        <source>Who may fire before a fort gun does</source>
        <translation>Quién puede disparar antes que el fuerte</translation>
    </message>
    <message>
        <source>Whether a fort may shout at any ship that moves past, or only at one that can leave its range</source>
        <translation>Si el fuerte puede gritar a cualquier buque que pasa o solo al que puede salir de su alcance</translation>
    </message>
    <message>
        <source>Whose turns count until a fort has a new gun</source>
        <translation>De quién son los turnos que cuentan hasta que el fuerte tenga otro cañón</translation>
    </message>
    <message>
        <source>Whether the whole side must pass to put up a mast, or only the ship</source>
        <translation>Si para levantar un palo debe pasar todo el bando o solo el buque</translation>
    </message>
    <message>
        <source>The two turns passed for a mast must follow each other</source>
        <translation>Los dos turnos pasados para levantar un palo deben ser seguidos</translation>
    </message>
    <message>
        <source>How close two ships must be to hand over a flag</source>
        <translation>Lo cerca que deben estar dos buques para traspasar una bandera</translation>
    </message>
    <message>
        <source>Where in the own port a flag must be brought</source>
        <translation>A qué parte del puerto propio hay que llevar la bandera</translation>
    </message>
    <message>
        <source>How many ships win against the last one of the enemy</source>
        <translation>Con cuántos buques se gana contra el último del enemigo</translation>
    </message>
    <message>
        <source>What becomes of a recovered flag when the ship that carries it is sunk</source>
        <translation>Qué pasa con una bandera recuperada si se hunde el buque que la lleva</translation>
    </message>
    <message>
        <source>Whether the side that plays second may move in the first round</source>
        <translation>Si el bando que juega segundo puede mover en la primera ronda</translation>
    </message>
    <message>
        <source>Which Allied ships are French; it changes nothing in the game</source>
        <translation>Qué buques aliados son franceses; no cambia nada en el juego</translation>
    </message>
    <message>
        <source>greatest distance</source>
        <translation>distancia máxima</translation>
    </message>
    <message>
        <source>exact distance</source>
        <translation>distancia exacta</translation>
    </message>
    <message>
        <source>triangle with borders</source>
        <translation>triángulo con sus bordes</translation>
    </message>
    <message>
        <source>triangle without borders</source>
        <translation>triángulo sin bordes</translation>
    </message>
    <message>
        <source>the whole side</source>
        <translation>todo el costado</translation>
    </message>
    <message>
        <source>ahead and astern, broadly</source>
        <translation>delante y detrás, en sentido amplio</translation>
    </message>
    <message>
        <source>straight ahead and astern</source>
        <translation>solo justo delante y detrás</translation>
    </message>
    <message>
        <source>once another mast is gone; always from the side</source>
        <translation>caído otro palo; de costado, siempre</translation>
    </message>
    <message>
        <source>once the mast before it is gone; always from the side</source>
        <translation>caído el palo de delante; de costado, siempre</translation>
    </message>
    <message>
        <source>once another mast is gone; never from the side</source>
        <translation>caído otro palo; de costado, nunca</translation>
    </message>
    <message>
        <source>who fires</source>
        <translation>quien dispara</translation>
    </message>
    <message>
        <source>who is hit</source>
        <translation>quien recibe el tiro</translation>
    </message>
    <message>
        <source>each gun its own</source>
        <translation>cada cañón el suyo</translation>
    </message>
    <message>
        <source>one for each target</source>
        <translation>una por cada blanco</translation>
    </message>
    <message>
        <source>no step forward</source>
        <translation>no se avanza</translation>
    </message>
    <message>
        <source>no step, no turn into it</source>
        <translation>ni avanzar ni girar hacia él</translation>
    </message>
    <message>
        <source>no step within 60° of it</source>
        <translation>no se avanza a menos de 60°</translation>
    </message>
    <message>
        <source>everything allowed</source>
        <translation>todo permitido</translation>
    </message>
    <message>
        <source>where the wind blows to</source>
        <translation>hacia dónde sopla</translation>
    </message>
    <message>
        <source>where the wind comes from</source>
        <translation>de dónde viene</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>en el sentido de las agujas del reloj</translation>
    </message>
    <message>
        <source>counter-clockwise</source>
        <translation>en sentido contrario</translation>
    </message>
    <message>
        <source>each gun once, at any moment</source>
        <translation>cada cañón una vez, cuando se quiera</translation>
    </message>
    <message>
        <source>all guns at one moment</source>
        <translation>todos los cañones a la vez</translation>
    </message>
    <message>
        <source>as the player likes</source>
        <translation>como quiera el jugador</translation>
    </message>
    <message>
        <source>one ship after the other</source>
        <translation>un buque tras otro</translation>
    </message>
    <message>
        <source>nothing blocks it</source>
        <translation>nada la corta</translation>
    </message>
    <message>
        <source>ships block it</source>
        <translation>la cortan los buques</translation>
    </message>
    <message>
        <source>ships and land block it</source>
        <translation>la cortan los buques y la tierra</translation>
    </message>
    <message>
        <source>one a round</source>
        <translation>uno por ronda</translation>
    </message>
    <message>
        <source>one in each side’s turn</source>
        <translation>uno en el turno de cada bando</translation>
    </message>
    <message>
        <source>the ship that is shouted at</source>
        <translation>el buque al que se grita</translation>
    </message>
    <message>
        <source>that ship, and the fort’s own ships</source>
        <translation>ese buque y los del bando del fuerte</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>fires first</comment>
        <translation>nadie</translation>
    </message>
    <message>
        <source>at any ship that has moved</source>
        <translation>a cualquier buque que haya movido</translation>
    </message>
    <message>
        <source>only at one that can get away</source>
        <translation>solo al que puede escapar</translation>
    </message>
    <message>
        <source>two turns of its own side</source>
        <translation>dos turnos de su bando</translation>
    </message>
    <message>
        <source>two turns of either side</source>
        <translation>dos turnos de cualquier bando</translation>
    </message>
    <message>
        <source>only the ship</source>
        <translation>solo el buque</translation>
    </message>
    <message>
        <source>neighbours, or one intersection</source>
        <translation>vecinos o en la misma intersección</translation>
    </message>
    <message>
        <source>one intersection</source>
        <translation>en la misma intersección</translation>
    </message>
    <message>
        <source>anywhere in the port</source>
        <translation>en cualquier punto del puerto</translation>
    </message>
    <message>
        <source>the corner of the port</source>
        <translation>el rincón del puerto</translation>
    </message>
    <message>
        <source>3 or 4 against 1</source>
        <translation>3 o 4 contra 1</translation>
    </message>
    <message>
        <source>4 against 1</source>
        <translation>4 contra 1</translation>
    </message>
    <message>
        <source>not at all</source>
        <comment>winning by number</comment>
        <translation>no se gana así</translation>
    </message>
    <message>
        <source>it moves and fires</source>
        <translation>mueve y dispara</translation>
    </message>
    <message>
        <source>it stays at anchor, may fire</source>
        <translation>sigue fondeada, puede disparar</translation>
    </message>
    <message>
        <source>one of each kind</source>
        <translation>uno de cada clase</translation>
    </message>
    <message>
        <source>French ships of the line</source>
        <translation>navíos de línea franceses</translation>
    </message>
    <message>
        <source>Spanish ships of the line</source>
        <translation>navíos de línea españoles</translation>
    </message>
    <message>
        <source>Ship with its own flag sunk</source>
        <translation>Si se hunde el buque que lleva su propia bandera</translation>
    </message>
    <message>
        <source>Which intersections beside a ship its guns can hit: the triangle with its borders, without them, or all that are not straight ahead or astern</source>
        <translation>Qué intersecciones junto a un buque alcanzan sus cañones: el triángulo con sus bordes, sin ellos, o todas las que no están justo por la proa o por la popa</translation>
    </message>
    <message>
        <source>the ship that sank it takes the flag</source>
        <translation>el buque que lo hundió toma la bandera</translation>
    </message>
    <message>
        <source>the flag goes home</source>
        <translation>la bandera vuelve a puerto</translation>
    </message>
</context>
<context>
    <name>TrafalgarPhases</name>
    <message>
        <source>The side plays its ships in any order; each may move, fire and move again (“How to play 1”). A step forward and a turn of 60° each cost one move (“Ship movement 2”). Each gun fires once, at an enemy up to 3 steps away on its own side of the ship (“Artillery fire 2”, “The field of fire 1”): say battery or mast, then throw a star die for each gun. A fort gun of the other side may shout “FIRE!” at a ship that sails past (“Fort guns 2”).</source>
        <translation>El bando juega sus buques en el orden que quiera; cada uno puede mover, disparar y volver a mover («Cómo se juega 1»). Avanzar un paso o girar 60° cuesta un movimiento («Movimiento de los buques 2»). Cada cañón dispara una vez, a un enemigo que esté a 3 pasos o menos por su banda («Fuego de artillería 2», «El campo de tiro 1»): se anuncia batería o palo y se tira un dado de estrellas por cañón. Un fuerte del otro bando puede gritar «¡FUEGO!» a un buque que pasa («Cañones de los fuertes 2»).</translation>
    </message>
    <message>
        <source>Each side puts its four ships on the dots of its port, bows to the sea (“Set-up 2”); ships may change places. When all lie there, toss a coin (“Start of combat 1”).</source>
        <translation>Cada bando pone sus cuatro buques en los fondeaderos de su puerto, con la proa al mar («Preparación 2»); los buques pueden cambiarse el sitio. Cuando estén todos, se echa a cara o cruz («Comienzo del combate 1»).</translation>
    </message>
    <message>
        <source>When both sides have played, throw one star die: the arrow turns one point clockwise for each star; after a blank face it stays (“How to play 4”, ruling R36). Then the next round begins.</source>
        <translation>Cuando han jugado los dos bandos se tira un dado de estrellas: la flecha gira una punta en el sentido de las agujas del reloj por cada estrella; con la cara blanca no se mueve («Cómo se juega 4», criterio R36). Después empieza la ronda siguiente.</translation>
    </message>
    <message>
        <source>A side has won: it sank all enemies, has 3 or 4 ships against one, or brought the enemy’s flag into its port (“How to win 1”). Undo to play on.</source>
        <translation>Un bando ha ganado: ha hundido a todos los enemigos, tiene 3 o 4 buques contra uno, o ha llevado la bandera enemiga a su puerto («Cómo se gana 1»). Deshaga para seguir jugando.</translation>
    </message>
    <message>
        <source>English guns: %L1</source>
        <translation>Cañones ingleses: %L1</translation>
    </message>
    <message>
        <source>Allied guns: %L1</source>
        <translation>Cañones aliados: %L1</translation>
    </message>
    <message>
        <source>English masts: %L1</source>
        <translation>Palos ingleses: %L1</translation>
    </message>
    <message>
        <source>Allied masts: %L1</source>
        <translation>Palos aliados: %L1</translation>
    </message>
    <message>
        <source>English fort guns: %L1</source>
        <translation>Cañones de fuertes ingleses: %L1</translation>
    </message>
    <message>
        <source>Allied fort guns: %L1</source>
        <translation>Cañones de fuertes aliados: %L1</translation>
    </message>
    <message>
        <source>the English hold the Allied flag</source>
        <translation>los ingleses tienen la bandera aliada</translation>
    </message>
    <message>
        <source>the Allies hold the English flag</source>
        <translation>los aliados tienen la bandera inglesa</translation>
    </message>
    <message>
        <source>the English can’t win without their flag</source>
        <translation>los ingleses no pueden ganar sin su bandera</translation>
    </message>
    <message>
        <source>the Allies can’t win without their flag</source>
        <translation>los aliados no pueden ganar sin su bandera</translation>
    </message>
    <message>
        <source>Who won the toss places the wind arrow at will; the other side plays first (“Start of combat 1”). No ship may go forward against the wind (rulings R07, R09; see the table’s options).</source>
        <translation>Quien ganó el sorteo coloca la flecha del viento como quiera; el otro bando juega primero («Comienzo del combate 1»). Ningún buque puede avanzar contra el viento (criterios R07, R09; véanse las opciones de la partida).</translation>
    </message>
    <message>
        <source>Round %L1</source>
        <comment>a turn of each side, then the wind</comment>
        <translation>Ronda %L1</translation>
    </message>
</context>
<context>
    <name>TrafalgarQuestions</name>
    <message>
        <source>distance %1</source>
        <translation>distancia %1</translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <comment>of a shot</comment>
        <translation>
            <numerusform>%n dado</numerusform>
            <numerusform>%n dados</numerusform>
        </translation>
    </message>
    <message>
        <source>shows: %1</source>
        <comment>bow, stern, port or starboard</comment>
        <translation>presenta: %1</translation>
    </message>
    <message>
        <source>Each hit takes a gun off the side that the target shows.</source>
        <translation>Cada impacto quita un cañón del costado que presenta el blanco.</translation>
    </message>
    <message>
        <source>Each hit takes a mast: the target becomes slower.</source>
        <translation>Cada impacto quita un palo: el blanco va más despacio.</translation>
    </message>
    <message>
        <source>Then no hit counts.</source>
        <translation>Entonces no cuenta ningún impacto.</translation>
    </message>
    <message>
        <source>What do the guns aim at?</source>
        <translation>¿A qué apuntan los cañones?</translation>
    </message>
    <message>
        <source>Only the %1</source>
        <comment>a mast</comment>
        <translation>Solo a un palo: %1</translation>
    </message>
    <message>
        <source>Yes: the fort fires first</source>
        <translation>Sí: el fuerte dispara primero</translation>
    </message>
    <message>
        <source>%1 has an enemy in its field of fire and may fire before the fort. Does its player let the fort fire first?</source>
        <comment>a ship</comment>
        <translation>%1 tiene un enemigo en su campo de tiro y puede disparar antes que el fuerte. ¿Deja su jugador que el fuerte dispare primero?</translation>
    </message>
    <message>
        <source>Where was %1 when the fort called?</source>
        <comment>a ship</comment>
        <translation>¿Dónde estaba %1 cuando gritó el fuerte?</translation>
    </message>
    <message>
        <source>Which ship fires?</source>
        <translation>¿Qué buque dispara?</translation>
    </message>
    <message>
        <source>Which fort fires?</source>
        <translation>¿Qué fuerte dispara?</translation>
    </message>
    <message>
        <source>At whom?</source>
        <translation>¿Contra quién?</translation>
    </message>
    <message>
        <source>Where to? Click a ringed point on the board, or steer:</source>
        <translation>¿Adónde? Haga clic en un punto con anillo del tablero, o gobierne:</translation>
    </message>
    <message>
        <source>And then? Enter records the way so far.</source>
        <comment>steering a ship</comment>
        <translation>¿Y después? Intro registra el recorrido hasta aquí.</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>Which ship sails?</source>
        <translation>¿Qué buque navega?</translation>
    </message>
    <message>
        <source>No: the ship fires first</source>
        <translation>No: el buque dispara primero</translation>
    </message>
    <message>
        <source>After the way so far she has not enough moves left for it.</source>
        <comment>a ship</comment>
        <translation>Con lo recorrido hasta aquí, ya no le quedan movimientos suficientes.</translation>
    </message>
</context>
<context>
    <name>TrafalgarRefusals</name>
    <message>
        <source>These hits can’t take those masts: choose others</source>
        <translation>Esos palos no pueden caer: elija otros</translation>
    </message>
    <message>
        <source>The game is over: undo to play on</source>
        <translation>La partida ha terminado: deshaga para seguir</translation>
    </message>
    <message>
        <source>Not now: this belongs to another phase</source>
        <translation>Ahora no: corresponde a otra fase</translation>
    </message>
    <message>
        <source>It is the other side’s turn: only its ships may move and fire</source>
        <translation>Es el turno del otro bando: solo mueven y disparan sus buques</translation>
    </message>
    <message>
        <source>The second fleet stays at anchor in the first round; it may fire</source>
        <translation>La segunda escuadra sigue fondeada en la primera ronda; puede disparar</translation>
    </message>
    <message>
        <source>That port is the other side’s: choose an anchorage of the own port</source>
        <translation>Ese puerto es del otro bando: elija un fondeadero del propio</translation>
    </message>
    <message>
        <source>First put every ship on the board</source>
        <translation>Antes hay que colocar todos los buques</translation>
    </message>
    <message>
        <source>Too late to pass: a ship of this side has moved, fired or passed</source>
        <translation>Tarde para pasar: un buque de este bando ha movido, disparado o pasado</translation>
    </message>
    <message>
        <source>No way leads there with the moves that are left</source>
        <translation>No se llega allí con los movimientos que quedan</translation>
    </message>
    <message>
        <source>Ships can’t go against the wind: take another heading</source>
        <translation>No se navega contra el viento: tome otro rumbo</translation>
    </message>
    <message>
        <source>That leads off the board: turn first</source>
        <translation>Por ahí se sale del tablero: gire antes</translation>
    </message>
    <message>
        <source>That is land: ships stay on the water</source>
        <translation>Eso es tierra: los buques van por el agua</translation>
    </message>
    <message>
        <source>A reef is in the way: sail round it</source>
        <translation>Hay un arrecife: rodéelo</translation>
    </message>
    <message>
        <source>A sandbank is in the way: only frigates can cross it</source>
        <translation>Hay un banco de arena: solo lo cruzan las fragatas</translation>
    </message>
    <message>
        <source>The target is on the same side: choose an enemy</source>
        <translation>El blanco es del propio bando: elija un enemigo</translation>
    </message>
    <message>
        <source>The target is sunk: choose another</source>
        <translation>El blanco está hundido: elija otro</translation>
    </message>
    <message>
        <source>This fort has no gun now</source>
        <translation>Este fuerte no tiene cañón ahora</translation>
    </message>
    <message>
        <source>Too far: guns reach up to 3 steps</source>
        <translation>Demasiado lejos: los cañones alcanzan 3 pasos</translation>
    </message>
    <message>
        <source>The target is in neither field of fire: turn the ship</source>
        <translation>El blanco está fuera del campo de tiro: gire el buque</translation>
    </message>
    <message>
        <source>The target is on the other side: fire the guns of that side</source>
        <translation>El blanco está por el otro costado: dispare con esa banda</translation>
    </message>
    <message>
        <source>Something stands in the line of fire</source>
        <translation>Hay algo en medio de la línea de tiro</translation>
    </message>
    <message>
        <source>No gun is left on that side: show the enemy the other</source>
        <translation>En esa banda no quedan cañones: presente la otra al enemigo</translation>
    </message>
    <message>
        <source>Those guns have fired already this turn</source>
        <translation>Esos cañones ya han disparado este turno</translation>
    </message>
    <message>
        <source>The target shows bow or stern, no battery: aim at a mast</source>
        <translation>El blanco presenta la proa o la popa: apunte a un palo</translation>
    </message>
    <message>
        <source>No gun is left on the side that the target shows: aim at a mast</source>
        <translation>En el costado que presenta ya no hay cañones: apunte a un palo</translation>
    </message>
    <message>
        <source>Its owner chooses which mast falls: aim at “mast” only</source>
        <translation>El palo lo elige su dueño: apunte solo a «palo»</translation>
    </message>
    <message>
        <source>No mast is left there: aim at the battery</source>
        <translation>Ya no quedan palos: apunte a la batería</translation>
    </message>
    <message>
        <source>That mast is gone already: aim at another</source>
        <translation>Ese palo ya ha caído: apunte a otro</translation>
    </message>
    <message>
        <source>The mainmast is shielded from here: aim at another mast</source>
        <translation>Desde aquí el palo mayor está a cubierto: apunte a otro</translation>
    </message>
    <message>
        <source>All guns that fire at one target must have the same aim</source>
        <translation>Todos los cañones que disparan a un enemigo deben apuntar a lo mismo</translation>
    </message>
    <message>
        <source>Ships come first: forts fire when the side’s ships are done</source>
        <translation>Primero los buques: los fuertes disparan cuando los buques del bando han terminado</translation>
    </message>
    <message>
        <source>The flag is not there</source>
        <translation>La bandera no está allí</translation>
    </message>
    <message>
        <source>Too soon: end a turn at the corner, seize the flag in the next</source>
        <translation>Un turno más: termine uno en el rincón y tome la bandera en el siguiente</translation>
    </message>
    <message>
        <source>The two are not side by side: bring them together first</source>
        <translation>No están costado con costado: acérquelos antes</translation>
    </message>
    <message>
        <source>Two ships share an intersection: first one of them must move away</source>
        <translation>Dos buques están en la misma intersección: antes uno debe apartarse</translation>
    </message>
    <message>
        <source>One ship can’t repair alone: the whole side must pass its turn</source>
        <translation>Un buque solo no puede reparar: debe pasar todo el bando</translation>
    </message>
    <message>
        <source>Only before the game begins</source>
        <translation>Solo antes de empezar</translation>
    </message>
    <message>
        <source>Only after the toss, before the first turn</source>
        <translation>Solo después del sorteo y antes del primer turno</translation>
    </message>
    <message>
        <source>Only in a side’s turn</source>
        <translation>Solo en el turno de un bando</translation>
    </message>
    <message>
        <source>The wind turns when both sides have played</source>
        <translation>El viento cambia cuando han jugado los dos bandos</translation>
    </message>
    <message>
        <source>This fort’s gun does not cover that intersection</source>
        <translation>El cañón de este fuerte no alcanza esa intersección</translation>
    </message>
    <message>
        <source>Both ships must pass: one of them has moved or fired this turn</source>
        <translation>Los dos buques deben pasar: uno ha movido o disparado este turno</translation>
    </message>
    <message>
        <source>Only two ships of one side may share an intersection, one with a flag</source>
        <translation>Solo pueden compartir intersección dos buques de un bando, uno de ellos con bandera</translation>
    </message>
    <message>
        <source>moves left: %1</source>
        <translation>movimientos que quedan: %1</translation>
    </message>
    <message>
        <source>guns left to fire: %1</source>
        <translation>cañones por disparar: %1</translation>
    </message>
    <message>
        <source>distance: %1</source>
        <translation>distancia: %1</translation>
    </message>
    <message>
        <source>at move %1</source>
        <comment>of a ship’s way</comment>
        <translation>en el movimiento %1</translation>
    </message>
    <message>
        <source>The ship is sunk</source>
        <translation>El buque está hundido</translation>
    </message>
    <message>
        <source>The ship passes this turn: it neither moves nor fires</source>
        <translation>El buque ha pasado este turno: ni mueve ni dispara</translation>
    </message>
    <message>
        <source>The ship is done for this turn: play another</source>
        <translation>El buque ha terminado este turno: juegue con otro</translation>
    </message>
    <message>
        <source>The bow must point to the sea: turn the ship</source>
        <translation>La proa debe mirar al mar: gire el buque</translation>
    </message>
    <message>
        <source>The ship has fired already: by this table’s rules once a turn</source>
        <translation>El buque ya ha disparado: con las reglas de esta partida, una vez por turno</translation>
    </message>
    <message>
        <source>Without masts a ship can neither sail nor turn: pass for repairs</source>
        <translation>Sin palos un buque no navega ni gira: pase para reparar</translation>
    </message>
    <message>
        <source>The ship has not enough moves left: go less far</source>
        <translation>Al buque no le quedan tantos movimientos: vaya menos lejos</translation>
    </message>
    <message>
        <source>No ship may stop on a sandbank: go on, or stop before it</source>
        <translation>Ningún buque puede parar en un banco de arena: siga, o pare antes</translation>
    </message>
    <message>
        <source>Another ship is there: nobody can stop there or pass through</source>
        <translation>Ahí hay otro buque: no se puede parar ni pasar</translation>
    </message>
    <message>
        <source>This fort gun has had its shot for now</source>
        <translation>Ese cañón del fuerte ya ha hecho su disparo por ahora</translation>
    </message>
    <message>
        <source>The ship has not moved this turn: the fort can’t shout at it</source>
        <translation>El buque no ha movido este turno: el fuerte no le puede gritar</translation>
    </message>
    <message>
        <source>The ship can’t leave the gun’s range this turn: no shout at it</source>
        <translation>El buque no puede salir este turno del alcance del cañón: no se le grita</translation>
    </message>
    <message>
        <source>The ship may fire first: let it fire, or say that it yields</source>
        <translation>El buque puede disparar primero: dispare, o diga que cede el tiro</translation>
    </message>
    <message>
        <source>The ship is not at the corner of the enemy’s port</source>
        <translation>El buque no está en el rincón del puerto enemigo</translation>
    </message>
    <message>
        <source>Too late: the ship has moved or fired already this turn</source>
        <translation>Demasiado tarde: el buque ya ha movido o disparado este turno</translation>
    </message>
    <message>
        <source>The ship does not carry that flag</source>
        <translation>El buque no lleva esa bandera</translation>
    </message>
    <message>
        <source>The ship is not in its own port</source>
        <translation>El buque no está en su propio puerto</translation>
    </message>
    <message>
        <source>A mast still stands: only ships without masts are repaired</source>
        <translation>Aún queda un palo en pie: solo se reparan los buques sin palos</translation>
    </message>
    <message>
        <source>Too late: seize the flag before the ship moves</source>
        <translation>Demasiado tarde: la bandera se toma antes de mover el buque</translation>
    </message>
    <message>
        <source>The ship does not carry its own side’s flag</source>
        <translation>El buque no lleva la bandera de su propio bando</translation>
    </message>
</context>
<context>
    <name>TrafalgarRules</name>
    <message>
        <source>How to win</source>
        <comment>heading of the rules</comment>
        <translation>Cómo se gana</translation>
    </message>
    <message>
        <source>Contents</source>
        <comment>heading of the rules</comment>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Set-up</source>
        <comment>heading of the rules</comment>
        <translation>Preparación</translation>
    </message>
    <message>
        <source>The ships</source>
        <comment>heading of the rules</comment>
        <translation>Los buques</translation>
    </message>
    <message>
        <source>Speed</source>
        <comment>heading of the rules</comment>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Firepower</source>
        <comment>heading of the rules</comment>
        <translation>Potencia de fuego</translation>
    </message>
    <message>
        <source>Ship movement</source>
        <comment>heading of the rules</comment>
        <translation>Movimiento de los buques</translation>
    </message>
    <message>
        <source>Start of combat</source>
        <comment>heading of the rules</comment>
        <translation>Comienzo del combate</translation>
    </message>
    <message>
        <source>How to play</source>
        <comment>heading of the rules</comment>
        <translation>Cómo se juega</translation>
    </message>
    <message>
        <source>Artillery fire</source>
        <comment>heading of the rules</comment>
        <translation>Fuego de artillería</translation>
    </message>
    <message>
        <source>The artillery die</source>
        <comment>heading of the rules</comment>
        <translation>El dado de artillería</translation>
    </message>
    <message>
        <source>The field of fire</source>
        <comment>heading of the rules</comment>
        <translation>El campo de tiro</translation>
    </message>
    <message>
        <source>Hitting targets</source>
        <comment>heading of the rules</comment>
        <translation>Acertar en el blanco</translation>
    </message>
    <message>
        <source>Repairs</source>
        <comment>heading of the rules</comment>
        <translation>Reparaciones</translation>
    </message>
    <message>
        <source>Fort guns</source>
        <comment>heading of the rules</comment>
        <translation>Cañones de los fuertes</translation>
    </message>
    <message>
        <source>Enemy flag</source>
        <comment>heading of the rules</comment>
        <translation>Bandera enemiga</translation>
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
        <translation>Preparación</translation>
    </message>
    <message>
        <source>First wind</source>
        <comment>phase</comment>
        <translation>Viento inicial</translation>
    </message>
    <message>
        <source>Turn</source>
        <comment>phase: of one side</comment>
        <translation>Turno</translation>
    </message>
    <message>
        <source>English turn</source>
        <comment>phase</comment>
        <translation>Turno inglés</translation>
    </message>
    <message>
        <source>Allied turn</source>
        <comment>phase</comment>
        <translation>Turno aliado</translation>
    </message>
    <message>
        <source>Wind</source>
        <comment>phase</comment>
        <translation>Viento</translation>
    </message>
    <message>
        <source>Game over</source>
        <comment>phase</comment>
        <translation>Fin de la partida</translation>
    </message>
    <message>
        <source>English line ship 1</source>
        <comment>ship</comment>
        <translation>Navío inglés 1</translation>
    </message>
    <message>
        <source>English line ship 2</source>
        <comment>ship</comment>
        <translation>Navío inglés 2</translation>
    </message>
    <message>
        <source>English frigate 1</source>
        <comment>ship</comment>
        <translation>Fragata inglesa 1</translation>
    </message>
    <message>
        <source>English frigate 2</source>
        <comment>ship</comment>
        <translation>Fragata inglesa 2</translation>
    </message>
    <message>
        <source>Allied line ship 1</source>
        <comment>ship</comment>
        <translation>Navío aliado 1</translation>
    </message>
    <message>
        <source>Allied line ship 2</source>
        <comment>ship</comment>
        <translation>Navío aliado 2</translation>
    </message>
    <message>
        <source>Allied frigate 1</source>
        <comment>ship</comment>
        <translation>Fragata aliada 1</translation>
    </message>
    <message>
        <source>Allied frigate 2</source>
        <comment>ship</comment>
        <translation>Fragata aliada 2</translation>
    </message>
    <message>
        <source>Gibraltar</source>
        <comment>port</comment>
        <translation>Gibraltar</translation>
    </message>
    <message>
        <source>Cadiz</source>
        <comment>port</comment>
        <translation>Cádiz</translation>
    </message>
    <message>
        <source>Gibraltar fort 1</source>
        <translation>Fuerte 1 de Gibraltar</translation>
    </message>
    <message>
        <source>Gibraltar fort 2</source>
        <translation>Fuerte 2 de Gibraltar</translation>
    </message>
    <message>
        <source>Cadiz fort 1</source>
        <translation>Fuerte 1 de Cádiz</translation>
    </message>
    <message>
        <source>Cadiz fort 2</source>
        <translation>Fuerte 2 de Cádiz</translation>
    </message>
    <message>
        <source>Gibraltar anchorage 1</source>
        <translation>Fondeadero 1 de Gibraltar</translation>
    </message>
    <message>
        <source>Gibraltar anchorage 2</source>
        <translation>Fondeadero 2 de Gibraltar</translation>
    </message>
    <message>
        <source>Gibraltar anchorage 3</source>
        <translation>Fondeadero 3 de Gibraltar</translation>
    </message>
    <message>
        <source>Gibraltar anchorage 4</source>
        <translation>Fondeadero 4 de Gibraltar</translation>
    </message>
    <message>
        <source>Cadiz anchorage 1</source>
        <translation>Fondeadero 1 de Cádiz</translation>
    </message>
    <message>
        <source>Cadiz anchorage 2</source>
        <translation>Fondeadero 2 de Cádiz</translation>
    </message>
    <message>
        <source>Cadiz anchorage 3</source>
        <translation>Fondeadero 3 de Cádiz</translation>
    </message>
    <message>
        <source>Cadiz anchorage 4</source>
        <translation>Fondeadero 4 de Cádiz</translation>
    </message>
    <message>
        <source>English flag</source>
        <translation>Bandera inglesa</translation>
    </message>
    <message>
        <source>Allied flag</source>
        <translation>Bandera aliada</translation>
    </message>
    <message>
        <source>ship of the line</source>
        <translation>navío de línea</translation>
    </message>
    <message>
        <source>frigate</source>
        <translation>fragata</translation>
    </message>
    <message>
        <source>fort</source>
        <translation>fuerte</translation>
    </message>
    <message>
        <source>English</source>
        <comment>nation of a ship</comment>
        <translation>inglés</translation>
    </message>
    <message>
        <source>French</source>
        <comment>nation of a ship</comment>
        <translation>francés</translation>
    </message>
    <message>
        <source>Spanish</source>
        <comment>nation of a ship</comment>
        <translation>español</translation>
    </message>
    <message>
        <source>foremast</source>
        <comment>mast</comment>
        <translation>trinquete</translation>
    </message>
    <message>
        <source>mainmast</source>
        <comment>mast</comment>
        <translation>palo mayor</translation>
    </message>
    <message>
        <source>mizzenmast</source>
        <comment>mast</comment>
        <translation>palo de mesana</translation>
    </message>
    <message>
        <source>port (left)</source>
        <comment>side of a ship</comment>
        <translation>babor (izquierda)</translation>
    </message>
    <message>
        <source>starboard (right)</source>
        <comment>side of a ship</comment>
        <translation>estribor (derecha)</translation>
    </message>
    <message>
        <source>bow</source>
        <comment>what a ship shows</comment>
        <translation>proa</translation>
    </message>
    <message>
        <source>stern</source>
        <comment>what a ship shows</comment>
        <translation>popa</translation>
    </message>
    <message>
        <source>battery</source>
        <comment>what a shot aims at</comment>
        <translation>batería</translation>
    </message>
    <message>
        <source>mast</source>
        <comment>what a shot aims at</comment>
        <translation>palo</translation>
    </message>
    <message>
        <source>not declared</source>
        <comment>what a shot aims at</comment>
        <translation>sin anunciar</translation>
    </message>
    <message>
        <source>Forward</source>
        <comment>step of a ship</comment>
        <translation>Avanzar</translation>
    </message>
    <message>
        <source>Turn to port (left)</source>
        <comment>step of a ship</comment>
        <translation>Girar a babor (izquierda)</translation>
    </message>
    <message>
        <source>Turn to starboard (right)</source>
        <comment>step of a ship</comment>
        <translation>Girar a estribor (derecha)</translation>
    </message>
    <message>
        <source>sea</source>
        <comment>ground</comment>
        <translation>mar</translation>
    </message>
    <message>
        <source>reef</source>
        <comment>ground</comment>
        <translation>arrecife</translation>
    </message>
    <message>
        <source>sandbank</source>
        <comment>ground</comment>
        <translation>banco de arena</translation>
    </message>
    <message>
        <source>land</source>
        <comment>ground</comment>
        <translation>tierra</translation>
    </message>
    <message>
        <source>field of fire to port</source>
        <translation>campo de tiro de babor</translation>
    </message>
    <message>
        <source>range of the fort gun</source>
        <translation>alcance del cañón del fuerte</translation>
    </message>
    <message>
        <source>field of fire to starboard</source>
        <translation>campo de tiro de estribor</translation>
    </message>
    <message>
        <source>guns</source>
        <comment>of a ship</comment>
        <translation>cañones</translation>
    </message>
    <message>
        <source>foremast</source>
        <translation>trinquete</translation>
    </message>
    <message>
        <source>mainmast</source>
        <translation>palo mayor</translation>
    </message>
    <message>
        <source>mizzenmast</source>
        <translation>palo de mesana</translation>
    </message>
    <message>
        <source>port guns</source>
        <comment>of a ship</comment>
        <translation>cañones de babor</translation>
    </message>
    <message>
        <source>starboard guns</source>
        <comment>of a ship</comment>
        <translation>cañones de estribor</translation>
    </message>
    <message>
        <source>moves</source>
        <comment>of a ship</comment>
        <translation>movimientos</translation>
    </message>
    <message>
        <source>not on the board</source>
        <comment>a ship</comment>
        <translation>fuera del tablero</translation>
    </message>
    <message>
        <source>sunk</source>
        <comment>a ship</comment>
        <translation>hundido</translation>
    </message>
    <message>
        <source>dismasted</source>
        <comment>a ship</comment>
        <translation>desarbolado</translation>
    </message>
    <message>
        <source>afloat</source>
        <comment>ships, as the score counts them</comment>
        <translation>a flote</translation>
    </message>
    <message>
        <source>done</source>
        <comment>a ship, this turn</comment>
        <translation>ha terminado</translation>
    </message>
    <message>
        <source>passes</source>
        <comment>a ship, this turn</comment>
        <translation>pasa</translation>
    </message>
    <message>
        <source>repairs</source>
        <comment>a ship, this turn</comment>
        <translation>repara</translation>
    </message>
    <message>
        <source>moved</source>
        <comment>a ship, this turn</comment>
        <translation>ha movido</translation>
    </message>
    <message>
        <source>fired</source>
        <comment>a ship or fort</comment>
        <translation>ha disparado</translation>
    </message>
    <message>
        <source>fired to port</source>
        <comment>a ship</comment>
        <translation>ha disparado por babor</translation>
    </message>
    <message>
        <source>fired to starboard</source>
        <comment>a ship</comment>
        <translation>ha disparado por estribor</translation>
    </message>
    <message>
        <source>at home</source>
        <comment>a flag</comment>
        <translation>en su puerto</translation>
    </message>
    <message>
        <source>aboard a ship</source>
        <comment>a flag</comment>
        <translation>a bordo de un buque</translation>
    </message>
    <message>
        <source>all enemy ships sunk</source>
        <translation>todos los enemigos hundidos</translation>
    </message>
    <message>
        <source>superior number</source>
        <translation>superioridad numérica</translation>
    </message>
    <message>
        <source>heads</source>
        <comment>side of a coin</comment>
        <translation>cara</translation>
    </message>
    <message>
        <source>tails</source>
        <comment>side of a coin</comment>
        <translation>cruz</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>a choice</comment>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <comment>a choice</comment>
        <translation>no</translation>
    </message>
    <message>
        <source>none</source>
        <comment>a choice</comment>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>guns standing</source>
        <translation>cañones en pie</translation>
    </message>
    <message>
        <source>fired this turn</source>
        <translation>ya disparados</translation>
    </message>
    <message>
        <source>held back</source>
        <translation>reservados</translation>
    </message>
    <message>
        <source>never below zero</source>
        <translation>nunca menos de cero</translation>
    </message>
    <message>
        <source>referee’s word</source>
        <comment>reason</comment>
        <translation>decisión arbitral</translation>
    </message>
    <message>
        <source>fort gun</source>
        <translation>cañón del fuerte</translation>
    </message>
    <message>
        <source>spent</source>
        <comment>moves</comment>
        <translation>gastados</translation>
    </message>
    <message>
        <source>ships at the start</source>
        <translation>buques al empezar</translation>
    </message>
    <message>
        <source>ships of the line</source>
        <translation>navíos de línea</translation>
    </message>
    <message>
        <source>frigates</source>
        <translation>fragatas</translation>
    </message>
    <message>
        <source>forts</source>
        <translation>fuertes</translation>
    </message>
    <message>
        <source>right</source>
        <comment>heading on the board</comment>
        <translation>derecha</translation>
    </message>
    <message>
        <source>down and right</source>
        <comment>heading on the board</comment>
        <translation>abajo a la derecha</translation>
    </message>
    <message>
        <source>down and left</source>
        <comment>heading on the board</comment>
        <translation>abajo a la izquierda</translation>
    </message>
    <message>
        <source>left</source>
        <comment>heading on the board</comment>
        <translation>izquierda</translation>
    </message>
    <message>
        <source>up and left</source>
        <comment>heading on the board</comment>
        <translation>arriba a la izquierda</translation>
    </message>
    <message>
        <source>up and right</source>
        <comment>heading on the board</comment>
        <translation>arriba a la derecha</translation>
    </message>
    <message>
        <source>steps to the right</source>
        <comment>reason of a distance</comment>
        <translation>pasos a la derecha</translation>
    </message>
    <message>
        <source>steps down right</source>
        <comment>reason of a distance</comment>
        <translation>pasos abajo a la derecha</translation>
    </message>
    <message>
        <source>steps down left</source>
        <comment>reason of a distance</comment>
        <translation>pasos abajo a la izquierda</translation>
    </message>
    <message>
        <source>steps to the left</source>
        <comment>reason of a distance</comment>
        <translation>pasos a la izquierda</translation>
    </message>
    <message>
        <source>steps up left</source>
        <comment>reason of a distance</comment>
        <translation>pasos arriba a la izquierda</translation>
    </message>
    <message>
        <source>steps up right</source>
        <comment>reason of a distance</comment>
        <translation>pasos arriba a la derecha</translation>
    </message>
    <message>
        <source>the foremast</source>
        <comment>what a ship loses</comment>
        <translation>el trinquete</translation>
    </message>
    <message>
        <source>the mainmast</source>
        <comment>what a ship loses</comment>
        <translation>el palo mayor</translation>
    </message>
    <message>
        <source>the mizzenmast</source>
        <comment>what a ship loses</comment>
        <translation>el palo de mesana</translation>
    </message>
    <message>
        <source>blank</source>
        <comment>a face of the artillery die, among others</comment>
        <translation>blanca</translation>
    </message>
    <message>
        <source>blank face</source>
        <translation>cara blanca</translation>
    </message>
    <message numerus="yes">
        <source>%n stars</source>
        <comment>a face of the artillery die</comment>
        <translation>
            <numerusform>%n estrella</numerusform>
            <numerusform>%n estrellas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Trays</name>
    <message>
        <source>Aboard HMS Fox</source>
        <translation>A bordo del Fox</translation>
    </message>
    <message>
        <source>Aboard</source>
        <translation>A bordo</translation>
    </message>
    <message>
        <source>Not on the board</source>
        <translation>Fuera del tablero</translation>
    </message>
    <message>
        <source>Available officers</source>
        <translation>Oficiales disponibles</translation>
    </message>
    <message>
        <source>Eliminated</source>
        <translation>Eliminadas</translation>
    </message>
    <message>
        <source>Wounded officers</source>
        <translation>Oficiales heridos</translation>
    </message>
    <message>
        <source>Officers killed</source>
        <translation>Oficiales muertos</translation>
    </message>
    <message>
        <source>Out of play</source>
        <translation>Fuera de juego</translation>
    </message>
    <message>
        <source>Sunk</source>
        <translation>Hundidos</translation>
    </message>
    <message>
        <source>Blown up</source>
        <translation>Volados</translation>
    </message>
    <message>
        <source>Left the table</source>
        <translation>Fuera de la mesa</translation>
    </message>
    <message>
        <source>To be set up</source>
        <translation>Por desplegar</translation>
    </message>
</context>
<context>
    <name>ValuesEditor</name>
    <message numerus="yes">
        <source>%n more were not taken.</source>
        <translation>
            <numerusform>%n más no se ha aceptado.</numerusform>
            <numerusform>%n más no se han aceptado.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ValuesPrint</name>
    <message>
        <source>Counter values</source>
        <translation>Valores de las fichas</translation>
    </message>
    <message>
        <source>Tables of the series</source>
        <translation>Tablas de la serie</translation>
    </message>
    <message>
        <source>◇ Unchecked: compare with your charts.</source>
        <translation>◇ Sin cotejar: compárese con sus tablas.</translation>
    </message>
    <message>
        <source>Fire Table</source>
        <translation>Tabla de fuego</translation>
    </message>
    <message numerus="yes">
        <source>%n losses</source>
        <translation>
            <numerusform>%n pérdida</numerusform>
            <numerusform>%n pérdidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Mêlée Table</source>
        <translation>Tabla de cuerpo a cuerpo</translation>
    </message>
</context>
<context>
    <name>qd::ActPanel</name>
    <message>
        <source>Act</source>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>What may be done appears here once a table is open.</source>
        <translation>Aquí aparece lo que se puede hacer cuando hay una partida abierta.</translation>
    </message>
    <message>
        <source>You are looking at the past. Go back to now to record an act.</source>
        <translation>Se está viendo el pasado. Para registrar una jugada hay que volver al presente.</translation>
    </message>
    <message>
        <source>Act in hand</source>
        <translation>Jugada en curso</translation>
    </message>
    <message>
        <source>Esc: something else</source>
        <translation>Esc: otra cosa</translation>
    </message>
    <message>
        <source>Escape lets go of this act</source>
        <translation>Escape deja esta jugada</translation>
    </message>
    <message>
        <source>⚑ Overruled (%1): %2</source>
        <translation>⚑ Decisión arbitral (%1): %2</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Registrar</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Tirar</translation>
    </message>
    <message>
        <source>Taken up again as you left it.</source>
        <translation>Retomada tal como quedó.</translation>
    </message>
    <message>
        <source>Taken up again as you left it. Enter twice records it.</source>
        <translation>Recuperada tal como la dejó. Intro dos veces la registra.</translation>
    </message>
    <message>
        <source>This act is not complete yet.</source>
        <translation>Esta jugada aún no está completa.</translation>
    </message>
    <message>
        <source>Still to fill in: %1</source>
        <translation>Falta por indicar: %1</translation>
    </message>
    <message>
        <source>First the question in the act panel must be answered.</source>
        <translation>Antes hay que responder a la pregunta del panel de jugadas.</translation>
    </message>
    <message>
        <source>Dice lie in the tray: record them, or take them away first.</source>
        <translation>Hay dados en la bandeja: regístrelos o retírelos antes.</translation>
    </message>
    <message>
        <source>No phase can be ended now.</source>
        <translation>Ahora no se puede terminar ninguna fase.</translation>
    </message>
    <message>
        <source>No act is in hand: choose one by its key, or end the phase.</source>
        <translation>No hay jugada en curso: elija una con su tecla, o termine la fase.</translation>
    </message>
    <message>
        <source>Passes over: %1</source>
        <comment>phases</comment>
        <translation>Se salta: %1</translation>
    </message>
    <message>
        <source>%1. Space again ends the phase.</source>
        <comment>what nobody has done yet</comment>
        <translation>%1. Pulse Espacio otra vez para terminar la fase.</translation>
    </message>
    <message>
        <source>No number is asked for now.</source>
        <translation>Ahora no se pide ningún número.</translation>
    </message>
    <message>
        <source>%1: there is no line of that number.</source>
        <comment>a field of a form</comment>
        <translation>%1: no hay ninguna línea con ese número.</translation>
    </message>
</context>
<context>
    <name>qd::ActionCatalogue</name>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edición</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>T&amp;urn</source>
        <translation>&amp;Turno</translation>
    </message>
    <message>
        <source>&amp;Journal</source>
        <translation>&amp;Diario</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>P&amp;referencias</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;New table…</source>
        <translation>&amp;Nueva partida…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Try an e&amp;xample</source>
        <translation>&amp;Probar un ejemplo</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>&amp;Guardar una copia…</translation>
    </message>
    <message>
        <source>&amp;Export as script…</source>
        <translation>&amp;Exportar como guion…</translation>
    </message>
    <message>
        <source>&amp;Close table</source>
        <translation>&amp;Cerrar la partida</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Re&amp;cord the act</source>
        <translation>Re&amp;gistrar la jugada</translation>
    </message>
    <message>
        <source>Roll the &amp;dice</source>
        <translation>&amp;Tirar los dados</translation>
    </message>
    <message>
        <source>Record an&amp;yway…</source>
        <translation>Registrar de todos &amp;modos…</translation>
    </message>
    <message>
        <source>C&amp;lear the draft</source>
        <translation>De&amp;jar la jugada en curso</translation>
    </message>
    <message>
        <source>&amp;Adjust…</source>
        <translation>&amp;Ajustar…</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Ampliar</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Reducir</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>A&amp;justar a la ventana</translation>
    </message>
    <message>
        <source>Next &amp;pane</source>
        <translation>&amp;Panel siguiente</translation>
    </message>
    <message>
        <source>P&amp;revious pane</source>
        <translation>Pan&amp;el anterior</translation>
    </message>
    <message>
        <source>&amp;End phase</source>
        <translation>&amp;Terminar la fase</translation>
    </message>
    <message>
        <source>&amp;First entry</source>
        <translation>&amp;Primera anotación</translation>
    </message>
    <message>
        <source>One entry &amp;back</source>
        <translation>Anotación &amp;anterior</translation>
    </message>
    <message>
        <source>One entry &amp;on</source>
        <translation>Anotación &amp;siguiente</translation>
    </message>
    <message>
        <source>Back to &amp;now</source>
        <translation>&amp;Volver al presente</translation>
    </message>
    <message>
        <source>&amp;Note…</source>
        <translation>&amp;Nota…</translation>
    </message>
    <message>
        <source>&amp;Undo to here…</source>
        <translation>&amp;Deshacer hasta aquí…</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Buscar</translation>
    </message>
    <message>
        <source>&amp;Verify the journal</source>
        <translation>&amp;Comprobar el diario</translation>
    </message>
    <message>
        <source>&amp;Reveal the dice seed…</source>
        <translation>De&amp;svelar la semilla de los dados…</translation>
    </message>
    <message>
        <source>About this &amp;phase</source>
        <translation>Sobre esta &amp;fase</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Teclas</translation>
    </message>
    <message>
        <source>&amp;About Quarterdeck</source>
        <translation>&amp;Acerca de Quarterdeck</translation>
    </message>
    <message>
        <source>Bottom &amp;tabs</source>
        <translation>Pes&amp;tañas de abajo</translation>
    </message>
    <message>
        <source>Tab &amp;%1</source>
        <translation>Pestaña &amp;%1</translation>
    </message>
    <message>
        <source>&amp;%1 %2</source>
        <translation>&amp;%1 %2</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Deshacer: %1</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Rehacer: %1</translation>
    </message>
    <message>
        <source>Mo&amp;ve to…</source>
        <translation>Mo&amp;ver a…</translation>
    </message>
    <message>
        <source>Reset &amp;layout</source>
        <translation>Restablecer la &amp;disposición</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Pantalla &amp;completa</translation>
    </message>
    <message>
        <source>&amp;Next tab</source>
        <translation>Pestaña &amp;siguiente</translation>
    </message>
    <message>
        <source>&amp;Previous tab</source>
        <translation>Pestaña &amp;anterior</translation>
    </message>
    <message>
        <source>&amp;Do by name…</source>
        <translation>&amp;Paleta de comandos…</translation>
    </message>
    <message>
        <source>&amp;Print record sheets…</source>
        <translation>&amp;Imprimir las fichas de buque…</translation>
    </message>
    <message>
        <source>Save record sheets as P&amp;DF…</source>
        <translation>Guardar las fichas en P&amp;DF…</translation>
    </message>
    <message>
        <source>Open a table first.</source>
        <translation>Antes hay que abrir una partida.</translation>
    </message>
    <message>
        <source>On the &amp;maps</source>
        <translation>En los &amp;mapas</translation>
    </message>
    <message>
        <source>&amp;Zoom to the lit hexes</source>
        <translation>&amp;Encuadrar los hexágonos iluminados</translation>
    </message>
    <message>
        <source>&amp;Costs in the hexes</source>
        <translation>&amp;Costes en los hexágonos</translation>
    </message>
    <message>
        <source>Zones of &amp;Influence</source>
        <translation>Zonas de &amp;influencia</translation>
    </message>
    <message>
        <source>Command &amp;spans</source>
        <translation>Alcances de &amp;mando</translation>
    </message>
    <message>
        <source>Lines of si&amp;ght</source>
        <translation>Líneas de &amp;visión</translation>
    </message>
    <message>
        <source>&amp;Legend</source>
        <translation>&amp;Leyenda</translation>
    </message>
    <message>
        <source>Counters &amp;beside the maps</source>
        <translation>Fichas al la&amp;do de los mapas</translation>
    </message>
    <message>
        <source>Tables of the &amp;series…</source>
        <translation>Tablas de la &amp;serie…</translation>
    </message>
</context>
<context>
    <name>qd::AdjustDialog</name>
    <message>
        <source>Adjust to the table</source>
        <translation>Ajustar a la mesa</translation>
    </message>
    <message>
        <source>Set what stands on the real table. The rules are not asked; the journal keeps the act.</source>
        <translation>Se pone lo que hay en la mesa real. No se consultan las reglas; el diario guarda la jugada.</translation>
    </message>
    <message>
        <source>&amp;Reason:</source>
        <translation>&amp;Motivo:</translation>
    </message>
    <message>
        <source>Rec&amp;ord</source>
        <translation>Re&amp;gistrar</translation>
    </message>
    <message>
        <source>Change nothing</source>
        <translation>No cambiar nada</translation>
    </message>
    <message>
        <source>Nothing has been changed yet.</source>
        <translation>Aún no se ha cambiado nada.</translation>
    </message>
    <message>
        <source>This cannot be recorded: %1</source>
        <comment>the detail is English</comment>
        <translation>No se puede registrar: %1</translation>
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
        <translation>Antes de seguir</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>cautions</comment>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>Before you go on, and what is worth knowing</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Fill in…</source>
        <translation>Anotar…</translation>
    </message>
</context>
<context>
    <name>qd::ChartTable</name>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
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
        <translation>%1, en uso ahora</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>a line of a chart, a column, and what stands there</comment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a column and what stands in it</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>qd::ChartsPanel</name>
    <message>
        <source>Charts</source>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>The charts of the rules appear here once a table is open; the line in use is marked.</source>
        <translation>Aquí aparecen las tablas de las reglas cuando hay una partida abierta; la fila en uso está marcada.</translation>
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
        <translation>%1, en uso ahora</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a chart and its rule</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The charts stand in a window of their own.</source>
        <translation>Las tablas están en una ventana aparte.</translation>
    </message>
    <message>
        <source>Bring them back</source>
        <translation>Traerlas de vuelta</translation>
    </message>
    <message>
        <source>Own window</source>
        <translation>Ventana aparte</translation>
    </message>
    <message>
        <source>The charts in a window of their own, as large as you like</source>
        <translation>Las tablas en una ventana aparte, tan grande como se quiera</translation>
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
        <translation>Haga clic en una casilla, o vaya a ella con las flechas, para leer qué significa.</translation>
    </message>
    <message>
        <source>Tell the act</source>
        <translation>Anotar en la jugada</translation>
    </message>
    <message>
        <source>Take up this act</source>
        <translation>Empezar esta jugada</translation>
    </message>
    <message>
        <source>Tables of the series…</source>
        <translation>Tablas de la serie…</translation>
    </message>
    <message>
        <source>Fill them in or correct them; the journal keeps it</source>
        <translation>Anótelas o corríjalas; el diario lo guarda</translation>
    </message>
</context>
<context>
    <name>qd::ChevronBar</name>
    <message>
        <source>%1: done</source>
        <comment>a phase</comment>
        <translation>%1: hecha</translation>
    </message>
    <message>
        <source>%1: now</source>
        <comment>a phase</comment>
        <translation>%1: en curso</translation>
    </message>
    <message>
        <source>%1: to come</source>
        <comment>a phase</comment>
        <translation>%1: por venir</translation>
    </message>
    <message>
        <source>Sequence of play</source>
        <translation>Secuencia de juego</translation>
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
        <translation>no hay nadie a su alcance</translation>
    </message>
</context>
<context>
    <name>qd::ChoiceRow</name>
    <message>
        <source>key %1</source>
        <translation>tecla %1</translation>
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
        <translation>Paleta de comandos</translation>
    </message>
    <message>
        <source>What to do, or #12 for an entry</source>
        <translation>Qué hacer, o #12 para ver una anotación</translation>
    </message>
    <message>
        <source>Type part of a name: an act, a command, a table, #12 for an entry</source>
        <translation>Parte de un nombre: jugada, comando, partida, #12 para una anotación</translation>
    </message>
    <message>
        <source>What answers to it</source>
        <translation>Lo que coincide</translation>
    </message>
    <message>
        <source>Nothing is called that. Try fewer letters, or part of another word.</source>
        <translation>Nada se llama así. Pruebe con menos letras o con parte de otra palabra.</translation>
    </message>
    <message>
        <source>Not now: %1</source>
        <comment>something that can&apos;t be done</comment>
        <translation>Ahora no: %1</translation>
    </message>
    <message>
        <source>Not now: %1 (%2)</source>
        <comment>something that can&apos;t be done, and why</comment>
        <translation>Ahora no: %1 (%2)</translation>
    </message>
</context>
<context>
    <name>qd::DataEditorDialog</name>
    <message>
        <source>Open file…</source>
        <translation>Abrir archivo…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Use at this table</source>
        <translation>Usar en esta partida</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Intro</translation>
    </message>
    <message>
        <source>%1 could not be written: %2. Save it under another name or in another folder.</source>
        <translation>No se ha podido escribir %1: %2. Guárdelo con otro nombre o en otra carpeta.</translation>
    </message>
    <message>
        <source>Changed, not saved</source>
        <translation>Con cambios sin guardar</translation>
    </message>
    <message>
        <source>As it stands in %1</source>
        <comment>a file</comment>
        <translation>Tal como está en %1</translation>
    </message>
    <message>
        <source>The changes are not saved. Give them up?</source>
        <translation>Los cambios no se han guardado. ¿Descartarlos?</translation>
    </message>
    <message>
        <source>Give up the changes</source>
        <translation>Descartar los cambios</translation>
    </message>
    <message>
        <source>%1 was not opened: %2</source>
        <comment>a file, why</comment>
        <translation>No se ha abierto %1: %2</translation>
    </message>
    <message>
        <source>Take out what the program doesn’t know</source>
        <translation>Quitar lo que el programa no conoce</translation>
    </message>
    <message>
        <source>Taken out: %1.</source>
        <comment>keys of a file</comment>
        <translation>Se ha quitado: %1.</translation>
    </message>
    <message>
        <source>The file now counts as one of this program’s: look it through.</source>
        <translation>El archivo cuenta ahora como uno de este programa: repáselo.</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Continuar con ello</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Dejarlo</translation>
    </message>
    <message>
        <source>On %1 you typed here and did not save it. It is still there: go on with it, or leave it and begin with what stands below.</source>
        <translation>Lo escrito aquí el %1 no se guardó, pero sigue ahí: continúe con ello, o déjelo y empiece con lo que figura debajo.</translation>
    </message>
    <message>
        <source>As this table has it</source>
        <translation>Tal como está en esta partida</translation>
    </message>
</context>
<context>
    <name>qd::DataInPlayDialog</name>
    <message>
        <source>Begin with: %1</source>
        <comment>a data file that comes with the program</comment>
        <translation>Empezar con: %1</translation>
    </message>
    <message>
        <source>Reason:</source>
        <translation>Motivo:</translation>
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
        <translation>Archivo propio…</translation>
    </message>
    <message>
        <source>◇ Conjecture: parts of it are guessed. Compare it with your copy of the game; where they differ, use a file of your own.</source>
        <translation>◇ Conjetura: en parte se ha supuesto. Compárese con su ejemplar del juego; si difieren, use un archivo propio.</translation>
    </message>
    <message>
        <source>the scenario’s own</source>
        <comment>a board</comment>
        <translation>el del escenario</translation>
    </message>
    <message>
        <source>edited here, not saved</source>
        <comment>a data file of the game</comment>
        <translation>editado aquí, sin guardar</translation>
    </message>
    <message>
        <source>◇ Conjecture: this file says of itself that parts of it are guessed.</source>
        <translation>◇ Conjetura: este archivo dice de sí mismo que en parte son suposiciones.</translation>
    </message>
    <message>
        <source>%1 was not taken. %2</source>
        <comment>a file, why: a sentence</comment>
        <translation>No se ha aceptado %1. %2</translation>
    </message>
</context>
<context>
    <name>qd::DialogDesk</name>
    <message>
        <source>Open a table</source>
        <translation>Abrir una partida</translation>
    </message>
    <message>
        <source>Tables (*.qdj)</source>
        <translation>Partidas (*.qdj)</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Guardar una copia</translation>
    </message>
    <message>
        <source>Export as script</source>
        <translation>Exportar como guion</translation>
    </message>
    <message>
        <source>Scripts (*.jsonl)</source>
        <translation>Guiones (*.jsonl)</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>This did not work</source>
        <translation>No se ha podido hacer</translation>
    </message>
    <message>
        <source>Dice are missing</source>
        <translation>Faltan dados</translation>
    </message>
    <message>
        <source>About Quarterdeck</source>
        <translation>Acerca de Quarterdeck</translation>
    </message>
    <message>
        <source>Quarterdeck %1

A referee’s companion for games on a real table. Free software under the GNU General Public License, version 3 or later.

The games belong to their authors and publishers: you need your own copies. Board lettering: EB Garamond (SIL Open Font License).</source>
        <translation>Quarterdeck %1

Un ayudante del árbitro para juegos en una mesa real. Software libre con la licencia GNU General Public License, versión 3 o posterior.

Los juegos pertenecen a sus autores y editores: hacen falta ejemplares propios. Letra del tablero: EB Garamond (SIL Open Font License).</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n anotación</numerusform>
            <numerusform>%n anotaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>The journal is sound: %1 checked, every hash, every state and every decision.</source>
        <translation>El diario es correcto (%1): se han comprobado todas las huellas, los estados y las decisiones.</translation>
    </message>
    <message numerus="yes">
        <source>%n dice of the program were thrown again from the revealed seed: the same.</source>
        <translation>
            <numerusform>Se ha vuelto a tirar %n dado del programa con la semilla desvelada: es el mismo.</numerusform>
            <numerusform>Se han vuelto a tirar %n dados del programa con la semilla desvelada: son los mismos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The journal differs at its opening row: %1</source>
        <comment>the detail is English</comment>
        <translation>El diario difiere en su primera fila: %1</translation>
    </message>
    <message>
        <source>The first entry that differs is %1: %2</source>
        <comment>the detail is English</comment>
        <translation>La primera anotación que difiere es la %1: %2</translation>
    </message>
    <message>
        <source>Hash of the last entry: %1</source>
        <translation>Huella de la última anotación: %1</translation>
    </message>
    <message>
        <source>Verify the journal</source>
        <translation>Comprobar el diario</translation>
    </message>
    <message>
        <source>Record anyway</source>
        <translation>Registrar de todos modos</translation>
    </message>
    <message>
        <source>Reason:</source>
        <translation>Motivo:</translation>
    </message>
    <message>
        <source>&amp;Record</source>
        <translation>&amp;Registrar</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Desechar</translation>
    </message>
    <message>
        <source>A note stands in the journal like an act, with its time. It changes nothing on the table and can’t be undone.</source>
        <translation>Una nota queda en el diario como una jugada, con su hora. No cambia nada en la mesa y no se puede deshacer.</translation>
    </message>
    <message>
        <source>Record &amp;anyway</source>
        <translation>Registrar de &amp;todos modos</translation>
    </message>
    <message>
        <source>Change &amp;nothing</source>
        <translation>&amp;No cambiar nada</translation>
    </message>
    <message>
        <source>The rules refuse the act; the players agree otherwise. One line of reason stands beside it in the journal, with a flag.</source>
        <translation>Las reglas no permiten la jugada; los jugadores acuerdan otra cosa. El motivo, en una línea, queda a su lado en el diario, con una bandera.</translation>
    </message>
    <message>
        <source>When the screen and the table differ, the table is right: set here what stands on it. The journal keeps what was changed and why.</source>
        <translation>Si la pantalla y la mesa difieren, vale la mesa: ponga aquí lo que hay en ella. El diario guarda qué se ha cambiado y por qué.</translation>
    </message>
    <message>
        <source>Note for the journal (Ctrl+Enter records it, Esc keeps it for later):</source>
        <translation>Nota para el diario (Ctrl+Intro la registra, Esc la guarda para más tarde):</translation>
    </message>
    <message>
        <source>The pages as they will come out. The toolbar turns them, sets the paper, and prints. What is lost is crossed out.</source>
        <translation>Las páginas tal como saldrán. La barra de herramientas las pasa, elige el papel e imprime. Lo perdido va tachado.</translation>
    </message>
    <message>
        <source>PDF on A4 paper (*.pdf)</source>
        <translation>PDF en papel A4 (*.pdf)</translation>
    </message>
    <message>
        <source>PDF on Letter paper (*.pdf)</source>
        <translation>PDF en papel Carta (*.pdf)</translation>
    </message>
    <message>
        <source>Save record sheets as PDF</source>
        <translation>Guardar las fichas de buque en PDF</translation>
    </message>
</context>
<context>
    <name>qd::DiceTray</name>
    <message>
        <source>%1, die %2 of %3: %4</source>
        <translation>%1, dado %2 de %3: %4</translation>
    </message>
    <message>
        <source>Dice tray</source>
        <translation>Bandeja de dados</translation>
    </message>
    <message numerus="yes">
        <source>Type the %n faces that fell, or R to roll</source>
        <translation>
            <numerusform>Escriba la cara que ha salido, o R para tirar</numerusform>
            <numerusform>Escriba las %n caras que han salido, o R para tirar</numerusform>
        </translation>
    </message>
    <message>
        <source>Dice from the program</source>
        <translation>Dados del programa</translation>
    </message>
    <message>
        <source>Dice from the table</source>
        <translation>Dados de la mesa</translation>
    </message>
    <message numerus="yes">
        <source>Enter rolls; or type the %n faces that fell</source>
        <translation>
            <numerusform>Intro tira; o escriba la cara que ha salido</numerusform>
            <numerusform>Intro tira; o escriba las %n caras que han salido</numerusform>
        </translation>
    </message>
    <message>
        <source>Faces are typed already: roll once more, and every die is rolled anew</source>
        <translation>Ya hay caras escritas: tire una vez más y se tiran de nuevo todos los dados</translation>
    </message>
</context>
<context>
    <name>qd::DieButton</name>
    <message>
        <source>not thrown yet</source>
        <comment>a die</comment>
        <translation>sin tirar</translation>
    </message>
    <message>
        <source>blank</source>
        <comment>a die&apos;s face</comment>
        <translation>cara blanca</translation>
    </message>
    <message numerus="yes">
        <source>%n stars</source>
        <comment>a die&apos;s face</comment>
        <translation>
            <numerusform>%n estrella</numerusform>
            <numerusform>%n estrellas</numerusform>
        </translation>
    </message>
    <message>
        <source>tails</source>
        <comment>a coin</comment>
        <translation>cruz</translation>
    </message>
    <message>
        <source>heads</source>
        <comment>a coin</comment>
        <translation>cara</translation>
    </message>
    <message>
        <source>H</source>
        <comment>heads, on a coin</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>T</source>
        <comment>tails, on a coin</comment>
        <translation>X</translation>
    </message>
</context>
<context>
    <name>qd::FacePalette</name>
    <message>
        <source>The faces of the die</source>
        <translation>Las caras del dado</translation>
    </message>
    <message>
        <source>It fell %1</source>
        <comment>a die&apos;s face</comment>
        <translation>Ha salido: %1</translation>
    </message>
</context>
<context>
    <name>qd::FaultWords</name>
    <message>
        <source>Nothing was recorded: the disk of %1 is full (%2 free). Free some space and try again, or go on in a copy on another disk.</source>
        <translation>No se ha registrado nada: el disco de «%1» está lleno (espacio libre: %2). Libere espacio y vuelva a intentarlo, o siga en una copia en otro disco.</translation>
    </message>
    <message>
        <source>A folder may have been renamed, or a stick is not plugged in. Forgetting a table takes it off the list and deletes nothing.</source>
        <translation>Quizá se haya cambiado el nombre de una carpeta o falte conectar una memoria USB. Olvidar una partida la quita de la lista y no borra nada.</translation>
    </message>
    <message>
        <source>Only one program at a time writes to a journal, so that no act is lost. A copy to look at shows the table as it is now; it doesn’t follow what is recorded later.</source>
        <translation>En un diario escribe un solo programa a la vez, para que no se pierda ninguna jugada. Una copia para ver muestra la mesa tal como está ahora; no sigue lo que se registre después.</translation>
    </message>
    <message>
        <source>Every act must be on the disk before the screen shows it; here nothing can be written. All that was recorded is safe and can be looked at.</source>
        <translation>Cada jugada debe estar en el disco antes de verse en la pantalla, y aquí no se puede escribir nada. Todo lo registrado está a salvo y se puede ver.</translation>
    </message>
    <message>
        <source>All that was recorded is safe. What is in hand stays in hand until it can be written.</source>
        <translation>Todo lo registrado está a salvo. La jugada en curso se conserva hasta que se pueda escribir.</translation>
    </message>
    <message>
        <source>The file was removed, renamed or replaced by something else while it was open, or its medium was pulled. Quarterdeck still holds all of it: save a copy before you close the table.</source>
        <translation>El archivo se ha borrado, ha cambiado de nombre o se ha sustituido por otro mientras estaba abierto, o se ha extraído su soporte. Quarterdeck aún lo conserva todo: guarde una copia antes de cerrar la partida.</translation>
    </message>
    <message>
        <source>The journal was changed outside Quarterdeck, or the disk lost a part of it. Verifying names the first entry that differs. Nothing is written to such a file.</source>
        <translation>El diario se ha modificado fuera de Quarterdeck o el disco ha perdido una parte. La comprobación indica la primera anotación que difiere. En un archivo así no se escribe nada.</translation>
    </message>
    <message>
        <source>Nothing was changed. Tables end in “.qdj” and lie in Documents/Quarterdeck unless you put them elsewhere.</source>
        <translation>No se ha cambiado nada. Las partidas terminan en «.qdj» y están en Documentos/Quarterdeck, salvo que se guarden en otro sitio.</translation>
    </message>
    <message>
        <source>%1 was not written: the disk is full (%2 free). What stood there before is untouched. Free some space and try again, or choose another disk.</source>
        <translation>No se ha escrito %1: el disco está lleno (espacio libre: %2). Lo que había antes no se ha tocado. Libere espacio y vuelva a intentarlo, o elija otro disco.</translation>
    </message>
    <message>
        <source>only %1 free</source>
        <comment>on the disk</comment>
        <translation>solo quedan %1</translation>
    </message>
    <message>
        <source>The disk of %1 is nearly full. When it is full nothing more is recorded: free some space, or save a copy on another disk and go on there.</source>
        <translation>El disco de «%1» está casi lleno. Cuando se llene ya no se registrará nada: libere espacio, o guarde una copia en otro disco y siga allí.</translation>
    </message>
    <message>
        <source>settings not saved</source>
        <translation>preferencias sin guardar</translation>
    </message>
    <message>
        <source>%1 could not be written (%2). Your choice holds until the program ends; what was saved before is whole, and saving is tried again.</source>
        <comment>%2: what the system says</comment>
        <translation>No se ha podido escribir %1 (%2). Lo elegido vale hasta que se cierre el programa; lo guardado antes está íntegro, y se volverá a intentar guardar.</translation>
    </message>
</context>
<context>
    <name>qd::FieldEditor</name>
    <message>
        <source>Nothing to choose from yet</source>
        <translation>Aún no hay nada que elegir</translation>
    </message>
</context>
<context>
    <name>qd::FlagEditor</name>
    <message>
        <source>Told, as the table has it</source>
        <translation>Indicado, como está en la mesa</translation>
    </message>
    <message>
        <source>Told otherwise: on the table it holds</source>
        <translation>Indicado lo contrario: en la mesa sí se cumple</translation>
    </message>
    <message>
        <source>Told: on the table it does not hold</source>
        <translation>Indicado: en la mesa no se cumple</translation>
    </message>
    <message>
        <source>As the table has it</source>
        <translation>Como está en la mesa</translation>
    </message>
</context>
<context>
    <name>qd::FormView</name>
    <message>
        <source>%1 (optional)</source>
        <comment>a field of a form</comment>
        <translation>%1 (opcional)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a list of things, and what is missing in one of them</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>qd::GameCard</name>
    <message>
        <source>Refereed: rules, dice, journal</source>
        <translation>Con árbitro: reglas, dados, diario</translation>
    </message>
    <message>
        <source>Not refereed yet</source>
        <comment>of a game</comment>
        <translation>Aún sin árbitro</translation>
    </message>
    <message>
        <source>New table</source>
        <comment>button on a game&apos;s card</comment>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>New table: %1</source>
        <comment>a game&apos;s name</comment>
        <translation>Nueva partida: %1</translation>
    </message>
    <message>
        <source>Example</source>
        <comment>button on a game&apos;s card</comment>
        <translation>Ejemplo</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <comment>a game&apos;s name</comment>
        <translation>Ejemplo: %1</translation>
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
        <translation>Cartas y bloques: un desembarco nocturno</translation>
    </message>
    <message>
        <source>La Bataille de Corunna-Espagnol</source>
        <translation>La Bataille de Corunna-Espagnol</translation>
    </message>
    <message>
        <source>Hexes and counters: back to the ships</source>
        <translation>Hexágonos y fichas: de vuelta a los buques</translation>
    </message>
    <message>
        <source>Trafalgar</source>
        <translation>Trafalgar</translation>
    </message>
    <message>
        <source>Family boardgame: ships, masts and guns</source>
        <translation>Juego de tablero familiar: buques, palos y cañones</translation>
    </message>
    <message>
        <source>As Per Margin</source>
        <translation>As Per Margin</translation>
    </message>
    <message>
        <source>Miniatures: ships of the line, in inches</source>
        <translation>Miniaturas: navíos de línea, en pulgadas</translation>
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
        <translation>OSO o 247,5</translation>
    </message>
    <message>
        <source>as it lies</source>
        <comment>a direction that is left out</comment>
        <translation>como está</translation>
    </message>
    <message>
        <source>A name or degrees: %1; left out: %2</source>
        <comment>an example; words for no change</comment>
        <translation>Un nombre o grados: %1; si se deja en blanco: %2</translation>
    </message>
    <message>
        <source>A name or degrees: %1</source>
        <comment>an example of a direction</comment>
        <translation>Un nombre o grados: %1</translation>
    </message>
</context>
<context>
    <name>qd::HexDisplays</name>
    <message>
        <source>French organisation</source>
        <translation>Organización francesa</translation>
    </message>
    <message>
        <source>Allied organisation</source>
        <translation>Organización aliada</translation>
    </message>
    <message>
        <source>Formation and unit</source>
        <translation>Formación y unidad</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>Left</source>
        <comment>increments of a unit</comment>
        <translation>Quedan</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <comment>what is left of what there was</comment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Camp</source>
        <translation>Bando</translation>
    </message>
</context>
<context>
    <name>qd::HexLegend</name>
    <message>
        <source>may go or be put here; the figure is the cost</source>
        <translation>puede ir o colocarse aquí; la cifra es el coste</translation>
    </message>
    <message>
        <source>may be fired at</source>
        <translation>se le puede hacer fuego</translation>
    </message>
    <message>
        <source>its own Zone of Influence</source>
        <translation>su propia zona de influencia</translation>
    </message>
    <message>
        <source>enemy Zone of Influence</source>
        <translation>zona de influencia enemiga</translation>
    </message>
    <message>
        <source>too near to the enemy for Soult (5.1.6)</source>
        <translation>demasiado cerca del enemigo para Soult (5.1.6)</translation>
    </message>
    <message>
        <source>command span, infantry</source>
        <translation>alcance de mando, infantería</translation>
    </message>
    <message>
        <source>command span, cavalry</source>
        <translation>alcance de mando, caballería</translation>
    </message>
    <message>
        <source>command span</source>
        <translation>alcance de mando</translation>
    </message>
    <message>
        <source>span of the brigade’s leader</source>
        <translation>alcance del jefe de la brigada</translation>
    </message>
    <message>
        <source>line of sight</source>
        <translation>línea de visión</translation>
    </message>
    <message>
        <source>line of sight, blocked</source>
        <translation>línea de visión, cortada</translation>
    </message>
    <message>
        <source>what blocks the sight</source>
        <translation>lo que corta la visión</translation>
    </message>
    <message>
        <source>Signs on the maps</source>
        <translation>Señales en los mapas</translation>
    </message>
</context>
<context>
    <name>qd::HexPages</name>
    <message>
        <source>Page of the table</source>
        <translation>Página de la mesa</translation>
    </message>
    <message>
        <source>Maps</source>
        <translation>Mapas</translation>
    </message>
    <message>
        <source>Organisation</source>
        <translation>Organización</translation>
    </message>
</context>
<context>
    <name>qd::HexTray</name>
    <message>
        <source>Counters beside the maps</source>
        <translation>Fichas al lado de los mapas</translation>
    </message>
    <message numerus="yes">
        <source>%n counters: click to choose them all, drag to put them down together</source>
        <translation>
            <numerusform>%n ficha: un clic la elige; arrastrando se coloca</numerusform>
            <numerusform>%n fichas: un clic las elige todas; arrastrando se colocan juntas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qd::JournalModel</name>
    <message>
        <source>No.</source>
        <comment>column: number of a journal line</comment>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quién</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Qué ha pasado</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Observaciones</translation>
    </message>
    <message>
        <source>⚄ %1 table</source>
        <comment>dice that fell on the table</comment>
        <translation>⚄ %1 mesa</translation>
    </message>
    <message>
        <source>⚙ %1 program</source>
        <comment>dice that the program rolled</comment>
        <translation>⚙ %1 programa</translation>
    </message>
    <message>
        <source>⌘ %1 script</source>
        <comment>dice out of a script</comment>
        <translation>⌘ %1 guion</translation>
    </message>
    <message>
        <source>↶ undone</source>
        <translation>↶ deshecha</translation>
    </message>
    <message>
        <source>⚑ overruled</source>
        <translation>⚑ decisión arbitral</translation>
    </message>
    <message>
        <source>⚑ overruled: %1</source>
        <translation>⚑ decisión arbitral: %1</translation>
    </message>
    <message>
        <source>✎ note</source>
        <translation>✎ nota</translation>
    </message>
</context>
<context>
    <name>qd::JournalPanel</name>
    <message>
        <source>Journal</source>
        <translation>Diario</translation>
    </message>
    <message>
        <source>Every act that is recorded appears here, with its dice and its rule.</source>
        <translation>Aquí aparece cada jugada registrada, con sus dados y su regla.</translation>
    </message>
    <message>
        <source>Search: dice, names, rule numbers…</source>
        <translation>Buscar: dados, nombres, números de regla…</translation>
    </message>
    <message>
        <source>Search the journal</source>
        <translation>Buscar en el diario</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Every sentence of the act (→ and ←)</source>
        <translation>Cada frase de la jugada (→ y ←)</translation>
    </message>
    <message>
        <source>Every sentence of the act</source>
        <translation>Cada frase de la jugada</translation>
    </message>
    <message>
        <source>Show the table as it was at entry %1</source>
        <translation>Ver la mesa tal como estaba en la anotación %1</translation>
    </message>
    <message>
        <source>Undo to here…</source>
        <translation>Deshacer hasta aquí…</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>Nota…</translation>
    </message>
</context>
<context>
    <name>qd::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Its first key is in use now: %1. Change that one first.</source>
        <translation>Su tecla original está en uso: %1. Cambie antes esa.</translation>
    </message>
    <message>
        <source>Every command has its first key again.</source>
        <translation>Todos los comandos vuelven a tener su tecla original.</translation>
    </message>
    <message>
        <source>Find a command or a key</source>
        <translation>Buscar un comando o una tecla</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nueva tecla</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>&amp;Sin tecla</translation>
    </message>
    <message>
        <source>&amp;Reset this</source>
        <translation>&amp;Restablecer</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>Restablecer &amp;todas</translation>
    </message>
    <message>
        <source>%1 (fixed)</source>
        <comment>a group of keys</comment>
        <translation>%1 (fijas)</translation>
    </message>
    <message>
        <source>%1 (yours)</source>
        <comment>a key that the person chose</comment>
        <translation>%1 (propia)</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>sin tecla</translation>
    </message>
    <message>
        <source>Press the new key</source>
        <translation>Pulse la nueva tecla</translation>
    </message>
    <message>
        <source>Key of “%1”. Press Enter on its line, then the new key.</source>
        <translation>Tecla de «%1». Pulse Intro en su línea y después la nueva tecla.</translation>
    </message>
    <message>
        <source>This key is fixed: hands at the table rely on it.</source>
        <translation>Esta tecla es fija: en la mesa se cuenta con ella.</translation>
    </message>
    <message>
        <source>Choose a command to give it another key.</source>
        <translation>Elija un comando para darle otra tecla.</translation>
    </message>
    <message>
        <source>%1 is in use: %2. Press another key, or change that one first.</source>
        <translation>%1 está en uso: %2. Pulse otra tecla o cambie antes esa.</translation>
    </message>
    <message>
        <source>“%1” has no key now.</source>
        <translation>«%1» ya no tiene tecla.</translation>
    </message>
    <message>
        <source>“%1” has the key %2 now.</source>
        <translation>«%1» tiene ahora la tecla %2.</translation>
    </message>
</context>
<context>
    <name>qd::LatticeHand</name>
    <message>
        <source>%1: %2</source>
        <comment>a place, and why not</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a place, and what going there costs</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a ship and where she would go</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The board with its ships. Each ship&apos;s own key chooses her; then f goes forward, p turns to port, s to starboard, Backspace takes back, Enter records. Arrow keys walk from point to point. The outline lists the same ships as text.</source>
        <translation>El tablero con sus buques. La tecla de cada buque lo elige; después, f avanza, p gira a babor, s a estribor, Retroceso deshace un paso e Intro registra. Las flechas van de una intersección a otra. La lista de piezas tiene los mismos buques en texto.</translation>
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
        <translation>A&amp;brir de nuevo</translation>
    </message>
    <message>
        <source>Tries to open the table for recording</source>
        <translation>Intenta abrir la partida para registrar</translation>
    </message>
    <message>
        <source>&amp;Save a copy elsewhere…</source>
        <translation>&amp;Guardar una copia en otro sitio…</translation>
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
        <translation>Secuencia de juego</translation>
    </message>
</context>
<context>
    <name>qd::MapSwitches</name>
    <message>
        <source>No hex is lit: choose a counter first.</source>
        <translation>No hay ningún hexágono iluminado: elija antes una ficha.</translation>
    </message>
    <message>
        <source>Only boards of hexes have that.</source>
        <translation>Eso solo existe en los tableros de hexágonos.</translation>
    </message>
</context>
<context>
    <name>qd::MeasureEditor</name>
    <message>
        <source>just %1″</source>
        <comment>inches</comment>
        <translation>exactamente %1″</translation>
    </message>
    <message>
        <source>%1 to %2″</source>
        <comment>least and most, inches</comment>
        <translation>de %1 a %2″</translation>
    </message>
    <message>
        <source>%1 to %2 %3</source>
        <comment>least, most and their unit</comment>
        <translation>de %1 a %2 %3</translation>
    </message>
    <message>
        <source>counts as %1: tables are measured in tenths</source>
        <comment>a length that was typed</comment>
        <translation>cuenta como %1: en la mesa se mide en décimas</translation>
    </message>
    <message>
        <source>%1; %2 if left out</source>
        <comment>what is allowed, and a length</comment>
        <translation>%1; %2 si se deja en blanco</translation>
    </message>
    <message>
        <source>most</source>
        <comment>a length that is left out: the most that is allowed</comment>
        <translation>el máximo</translation>
    </message>
</context>
<context>
    <name>qd::MenuEditor</name>
    <message>
        <source>choose…</source>
        <translation>elegir…</translation>
    </message>
</context>
<context>
    <name>qd::MirrorScene</name>
    <message>
        <source>Turn</source>
        <comment>title of the turn track beside the board</comment>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Morale</source>
        <comment>title of the morale track beside the board</comment>
        <translation>Moral</translation>
    </message>
    <message>
        <source>Combat round</source>
        <comment>title of the rounds track beside the board</comment>
        <translation>Ronda de combate</translation>
    </message>
    <message>
        <source>conjecture, as are the lines of this schematic board: compare with your copy</source>
        <comment>after the mark ◇</comment>
        <translation>conjetura, como las líneas de este tablero esquemático: compárese con su ejemplar</translation>
    </message>
    <message>
        <source>conjecture: the size of this sea; your table is as large as it is</source>
        <comment>after the mark ◇</comment>
        <translation>conjetura: el tamaño de este mar; su mesa tiene el suyo</translation>
    </message>
    <message>
        <source>conjecture: where points, ports, reefs and banks lie; compare with your copy</source>
        <comment>after the mark ◇</comment>
        <translation>conjetura: dónde están las intersecciones, los puertos, los arrecifes y los bancos; compárese con su ejemplar</translation>
    </message>
    <message>
        <source>conjecture: the places of all hexes; compare with your maps</source>
        <comment>after the mark ◇</comment>
        <translation>conjetura: el sitio de todos los hexágonos; compárese con sus mapas</translation>
    </message>
</context>
<context>
    <name>qd::MirrorView</name>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>The table with its pieces. Arrow keys walk from place to place; the outline lists the same pieces as text.</source>
        <translation>La mesa con sus piezas. Las flechas llevan de un lugar a otro; la lista de piezas da lo mismo en texto.</translation>
    </message>
    <message>
        <source>%1: empty</source>
        <translation>%1: vacía</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a goal and what going there means</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Hidden piece</source>
        <translation>Pieza oculta</translation>
    </message>
    <message>
        <source>%1, strength %2 of %3</source>
        <translation>%1, fuerza %2 de %3</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <comment>place: why not (rule)</comment>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <source>rule %1</source>
        <translation>regla %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>why not, and the rule</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>That is beside the board: nothing was put down.</source>
        <translation>Eso está fuera del tablero: no se ha colocado nada.</translation>
    </message>
    <message>
        <source>%1: nothing can be put down there now.</source>
        <comment>a place</comment>
        <translation>%1: ahí no se puede colocar nada ahora.</translation>
    </message>
    <message>
        <source>%1 cannot be moved now.</source>
        <comment>a piece</comment>
        <translation>%1 no se puede mover ahora.</translation>
    </message>
</context>
<context>
    <name>qd::NewTableBoardPage</name>
    <message>
        <source>Scenario and board</source>
        <translation>Escenario y tablero</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>The areas and their ways as the program sees them</source>
        <translation>Las zonas y sus pasos tal como los ve el programa</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Escenario</translation>
    </message>
    <message>
        <source>The board as the program sees it</source>
        <translation>El tablero tal como lo ve el programa</translation>
    </message>
    <message>
        <source>The open sea and its coasts as the program measures them</source>
        <translation>El mar abierto y sus costas tal como los mide el programa</translation>
    </message>
    <message>
        <source>The points and what lies on them as the program sees them</source>
        <translation>Las intersecciones y lo que hay en ellas tal como las ve el programa</translation>
    </message>
    <message>
        <source>The hexes and what lies in them as the program sees them</source>
        <translation>Los hexágonos y lo que hay en ellos, tal como los ve el programa</translation>
    </message>
</context>
<context>
    <name>qd::NewTableDialog</name>
    <message>
        <source>New table</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Own file</source>
        <translation>Archivo propio</translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation>Archivos JSON (*.json)</translation>
    </message>
    <message>
        <source>Folder of the tables</source>
        <translation>Carpeta de las partidas</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>number and name of a step</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>step, what is chosen</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Begin afresh</source>
        <translation>Empezar de cero</translation>
    </message>
    <message>
        <source>Forgets what was entered</source>
        <translation>Olvida lo que se ha introducido</translation>
    </message>
    <message>
        <source>What you entered is kept until the program ends</source>
        <translation>Lo introducido se conserva hasta que se cierre el programa</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Opens the table with what is chosen (Ctrl+Enter)</source>
        <translation>Abre la partida con lo elegido (Ctrl+Intro)</translation>
    </message>
    <message>
        <source>Ctrl+Enter starts from here</source>
        <translation>Ctrl+Intro: empezar ya</translation>
    </message>
    <message>
        <source>The table cannot be opened: %1. Choose another board or file, or see what is wrong with it.</source>
        <comment>the detail is English</comment>
        <translation>La partida no se puede abrir: %1. Elija otro tablero u otro archivo, o vea qué le pasa.</translation>
    </message>
    <message>
        <source>Go on editing</source>
        <translation>Seguir editando</translation>
    </message>
    <message>
        <source>Save as own file</source>
        <translation>Guardar como archivo propio</translation>
    </message>
</context>
<context>
    <name>qd::NewTableGamePage</name>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Juegos</translation>
    </message>
    <message>
        <source>%1. Planned: this version does not referee it yet.</source>
        <comment>kind of game</comment>
        <translation>%1. Previsto: esta versión aún no lo arbitra.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>game, what it is</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Sides: %1. You need your own copy of the game: Quarterdeck holds no rulebook and no artwork.</source>
        <translation>Bandos: %1. Hace falta un ejemplar propio del juego: Quarterdeck no contiene ni el reglamento ni las ilustraciones.</translation>
    </message>
</context>
<context>
    <name>qd::NewTableOptionsPage</name>
    <message>
        <source>Options</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>As in the rulebook</source>
        <translation>Como en el reglamento</translation>
    </message>
    <message numerus="yes">
        <source>%n options changed</source>
        <translation>
            <numerusform>%n opción cambiada</numerusform>
            <numerusform>%n opciones cambiadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Every option back to its default</source>
        <translation>Todas las opciones como al principio</translation>
    </message>
    <message>
        <source>This game has no options.</source>
        <translation>Este juego no tiene opciones.</translation>
    </message>
    <message>
        <source>Rulings: where the rulebook can be read in more than one way</source>
        <translation>Criterios: donde el reglamento se puede leer de varias maneras</translation>
    </message>
    <message>
        <source>Optional rules</source>
        <translation>Reglas opcionales</translation>
    </message>
    <message>
        <source>Every option is as in the rulebook</source>
        <translation>Todas las opciones son las del reglamento</translation>
    </message>
    <message numerus="yes">
        <source>%n options differ from the rulebook</source>
        <translation>
            <numerusform>%n opción difiere del reglamento</numerusform>
            <numerusform>%n opciones difieren del reglamento</numerusform>
        </translation>
    </message>
    <message>
        <source>changed · %1</source>
        <comment>an option, its rule or ruling</comment>
        <translation>cambiada · %1</translation>
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
        <translation>Los tira el programa</translation>
    </message>
    <message>
        <source>Thrown on the table</source>
        <comment>dice</comment>
        <translation>Se tiran en la mesa</translation>
    </message>
    <message>
        <source>People and dice</source>
        <translation>Personas y dados</translation>
    </message>
    <message>
        <source>Title of the table</source>
        <translation>Título de la partida</translation>
    </message>
    <message>
        <source>Player, %1</source>
        <translation>%1, a cargo de</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>Árbitro</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>You type the faces that fell, one digit a die.</source>
        <translation>Se escriben las caras que han salido, una cifra por dado.</translation>
    </message>
    <message>
        <source>Enter rolls, and anybody can check the rolls when the evening is over.</source>
        <translation>Intro tira, y al acabar la velada cualquiera puede comprobar las tiradas.</translation>
    </message>
    <message>
        <source>The other way stays possible for every throw; the journal says each time which it was.</source>
        <translation>En cada tirada sigue siendo posible la otra manera; el diario dice siempre cuál ha sido.</translation>
    </message>
</context>
<context>
    <name>qd::NewTableReadyPage</name>
    <message>
        <source>Ready</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Another folder is needed</source>
        <translation>Hace falta otra carpeta</translation>
    </message>
    <message>
        <source>%1, scenario: %2.</source>
        <comment>game, scenario</comment>
        <translation>%1, escenario: %2.</translation>
    </message>
    <message>
        <source>Board: %1.</source>
        <translation>Tablero: %1.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a data file of the game, which one</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>option, its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Every option is as in the rulebook.</source>
        <translation>Todas las opciones son las del reglamento.</translation>
    </message>
    <message numerus="yes">
        <source>%n options differ from the rulebook: %1.</source>
        <translation>
            <numerusform>Difiere del reglamento %n opción: %1.</numerusform>
            <numerusform>Difieren del reglamento %n opciones: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 plays for the side %2.</source>
        <comment>player, side</comment>
        <translation>%2: %1.</translation>
    </message>
    <message>
        <source>No players are named.</source>
        <translation>Los jugadores quedan sin nombre.</translation>
    </message>
    <message>
        <source>No referee is named.</source>
        <translation>El árbitro queda sin nombre.</translation>
    </message>
    <message>
        <source>Referee: %1.</source>
        <translation>Árbitro: %1.</translation>
    </message>
    <message>
        <source>The program rolls the dice.</source>
        <translation>El programa tira los dados.</translation>
    </message>
    <message>
        <source>The dice are thrown on the table; you type the faces.</source>
        <translation>Los dados se tiran en la mesa; se escriben las caras.</translation>
    </message>
    <message>
        <source>The journal, on disk from the first act on</source>
        <translation>El diario, en el disco desde la primera jugada</translation>
    </message>
    <message>
        <source>Change the folder…</source>
        <translation>Cambiar de carpeta…</translation>
    </message>
    <message>
        <source>in the folder %1</source>
        <translation>en la carpeta %1</translation>
    </message>
    <message>
        <source>Nothing can be written into %1: it is read only, or it is not a folder. Choose another folder.</source>
        <translation>En %1 no se puede escribir: es de solo lectura o no es una carpeta. Elija otra carpeta.</translation>
    </message>
</context>
<context>
    <name>qd::OddsPlot</name>
    <message>
        <source>%1, %2: %3%</source>
        <comment>a side, an outcome and its chance</comment>
        <translation>%1, %2: %3 %</translation>
    </message>
    <message>
        <source>%1 (chance in %)</source>
        <comment>below a plot</comment>
        <translation>%1 (probabilidad en %)</translation>
    </message>
</context>
<context>
    <name>qd::OddsTab</name>
    <message>
        <source>Odds</source>
        <translation>Probabilidades</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Probabilidad</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Valor exacto</translation>
    </message>
    <message>
        <source>The chances are being counted …</source>
        <translation>Se están contando las probabilidades…</translation>
    </message>
</context>
<context>
    <name>qd::OfferList</name>
    <message>
        <source>Hide what is not allowed now</source>
        <translation>Ocultar lo que no está permitido ahora</translation>
    </message>
    <message numerus="yes">
        <source>%n not allowed now: show why</source>
        <translation>
            <numerusform>%n no permitida: ver por qué</numerusform>
            <numerusform>%n no permitidas: ver por qué</numerusform>
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
        <translation>Al registrarla</translation>
    </message>
</context>
<context>
    <name>qd::OutlineModel</name>
    <message>
        <source>Place and piece</source>
        <translation>Lugar y pieza</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Hidden officer</source>
        <translation>Oficial oculto</translation>
    </message>
    <message>
        <source>Hidden block</source>
        <translation>Bloque oculto</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>hidden block (side)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>strength %1 of %2</source>
        <translation>fuerza %1 de %2</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>boca abajo</translation>
    </message>
    <message>
        <source>in combat</source>
        <translation>en combate</translation>
    </message>
    <message>
        <source>Fortress</source>
        <translation>Fortaleza</translation>
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
        <translation>batería %1</translation>
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
        <translation>%1 (no dispara)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>conjecture: compare with your copy of the board</source>
        <translation>conjetura: compárese con su ejemplar del tablero</translation>
    </message>
    <message>
        <source>%1 (face down)</source>
        <comment>an officer</comment>
        <translation>%1 (boca abajo)</translation>
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
        <translation>Viento del %1</translation>
    </message>
    <message>
        <source>%1 · dice %2 = %3</source>
        <comment>the wind; its dice: 5 + 2 = 7</comment>
        <translation>%1 · dados %2 = %3</translation>
    </message>
</context>
<context>
    <name>qd::OutlineView</name>
    <message>
        <source>Move to</source>
        <translation>Mover a</translation>
    </message>
    <message>
        <source>%1 – refused: %2</source>
        <translation>%1 – no permitido: %2</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>a goal and what going there means</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Choose pieces first</source>
        <translation>Antes hay que elegir piezas</translation>
    </message>
    <message>
        <source>These pieces can go nowhere now</source>
        <translation>Estas piezas no pueden ir a ningún sitio ahora</translation>
    </message>
    <message>
        <source>Outline of the table</source>
        <translation>Lista de piezas de la mesa</translation>
    </message>
    <message>
        <source>Places and the pieces in them. Ctrl+M moves the chosen pieces.</source>
        <translation>Lugares y las piezas que hay en ellos. Ctrl+M mueve las piezas elegidas.</translation>
    </message>
    <message>
        <source>At sea ships are dragged, or their moves typed in the act panel</source>
        <translation>En el mar los buques se arrastran, o se escriben sus movimientos en el panel de jugadas</translation>
    </message>
    <message>
        <source>%1 – refused: %2 (%3)</source>
        <comment>a goal, why not, the rule</comment>
        <translation>%1 – no permitido: %2 (%3)</translation>
    </message>
</context>
<context>
    <name>qd::PaletteModel</name>
    <message>
        <source>not allowed now</source>
        <translation>no permitido ahora</translation>
    </message>
</context>
<context>
    <name>qd::RecentTables</name>
    <message>
        <source>no longer there</source>
        <translation>ya no está</translation>
    </message>
    <message>
        <source>%1
The file is no longer there. Delete takes it off the list.</source>
        <comment>path of a file</comment>
        <translation>%1
El archivo ya no está. Supr lo quita de la lista.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>&amp;Take off the list</source>
        <translation>&amp;Quitar de la lista</translation>
    </message>
</context>
<context>
    <name>qd::RefusalBar</name>
    <message>
        <source>The rules say no (%1): %2</source>
        <translation>Las reglas no lo permiten (%1): %2</translation>
    </message>
    <message>
        <source>Record anyway…</source>
        <translation>Registrar de todos modos…</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Registrar</translation>
    </message>
    <message>
        <source>Reason (one line for the journal)</source>
        <translation>Motivo (una línea para el diario)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>The referee cannot overrule this one.</source>
        <translation>Aquí no cabe decisión arbitral.</translation>
    </message>
    <message>
        <source>It cannot be carried out either: %1</source>
        <translation>Tampoco se puede llevar a cabo: %1</translation>
    </message>
</context>
<context>
    <name>qd::ReviewBar</name>
    <message>
        <source>First</source>
        <translation>Primera</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>On</source>
        <comment>one entry forward</comment>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Volver al presente</translation>
    </message>
    <message>
        <source>The table as it was at the opening</source>
        <translation>La mesa tal como estaba al empezar</translation>
    </message>
    <message>
        <source>The table as it was at entry %1 of %2</source>
        <translation>La mesa tal como estaba en la anotación %1 de %2</translation>
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
        <translation>Elija fichas o escriba un nombre</translation>
    </message>
    <message>
        <source>Hide those that cannot</source>
        <translation>Ocultar las que no pueden</translation>
    </message>
    <message numerus="yes">
        <source>%n cannot now: show why</source>
        <translation>
            <numerusform>%n no puede ahora: ver por qué</numerusform>
            <numerusform>%n no pueden ahora: ver por qué</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qd::RowsEditor</name>
    <message>
        <source>+ another row</source>
        <translation>+ otra fila</translation>
    </message>
    <message>
        <source>Take this row away</source>
        <translation>Quitar esta fila</translation>
    </message>
    <message>
        <source>Take row %1 away</source>
        <translation>Quitar la fila %1</translation>
    </message>
</context>
<context>
    <name>qd::ScorePanel</name>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>The score so far appears here once a table is open.</source>
        <translation>Aquí aparece la puntuación cuando hay una partida abierta.</translation>
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
        <translation>Empate</translation>
    </message>
    <message>
        <source>%1 ahead</source>
        <comment>a side leads</comment>
        <translation>%1 por delante</translation>
    </message>
    <message>
        <source>Game over: %1</source>
        <translation>Fin de la partida: %1</translation>
    </message>
    <message>
        <source>So far: %1</source>
        <translation>Por ahora: %1</translation>
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
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The table with its ships. Arrow keys walk from ship to ship, Enter chooses one; then left and right turn her course, up and down change the distance, Enter puts her there. The outline lists the same ships as text.</source>
        <translation>La mesa con sus buques. Las flechas llevan de buque en buque, Intro elige uno; entonces izquierda y derecha giran su rumbo, arriba y abajo cambian la distancia, Intro lo deja ahí. La lista de piezas da los mismos buques en texto.</translation>
    </message>
</context>
<context>
    <name>qd::SequenceStrip</name>
    <message>
        <source>Sequence of play</source>
        <translation>Secuencia de juego</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>button: on to the next phase</comment>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>No table is open</source>
        <translation>No hay ninguna partida abierta</translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Turno %1 de %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a phase and its rule</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Still owed: %1</source>
        <translation>Falta: %1</translation>
    </message>
    <message>
        <source>End the phase (Space)</source>
        <translation>Terminar la fase (Espacio)</translation>
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
        <translation>Puntuación: %1</translation>
    </message>
    <message>
        <source>● read only, entry %L1</source>
        <translation>● solo lectura, anotación %L1</translation>
    </message>
    <message>
        <source>● saved #%L1</source>
        <translation>● guardada n.º %L1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what is counted, for both sides: in action 14 : 10</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>On to: %1 (Space)</source>
        <comment>the next step of the sequence of play</comment>
        <translation>Pasar a: %1 (Espacio)</translation>
    </message>
</context>
<context>
    <name>qd::SessionKeeper</name>
    <message numerus="yes">
        <source>%Ln entries are on disk.</source>
        <translation>
            <numerusform>En el disco hay %Ln anotación.</numerusform>
            <numerusform>En el disco hay %Ln anotaciones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries are on disk; what was in hand is kept.</source>
        <translation>
            <numerusform>En el disco hay %Ln anotación; se conserva lo que estaba en curso.</numerusform>
            <numerusform>En el disco hay %Ln anotaciones; se conserva lo que estaba en curso.</numerusform>
        </translation>
    </message>
    <message>
        <source>What was in hand last time is not offered any more: the journal has gone on since.</source>
        <translation>Lo que quedó en curso la última vez ya no se ofrece: el diario ha seguido desde entonces.</translation>
    </message>
    <message>
        <source>The note that you were writing is kept: choose Note… to go on.</source>
        <translation>Se conserva la nota que estaba escribiendo: elija Nota… para seguir.</translation>
    </message>
    <message>
        <source>The adjustment that you had begun is kept: choose Adjust… to go on.</source>
        <translation>Se conserva el ajuste que había empezado: elija Ajustar… para seguir.</translation>
    </message>
    <message>
        <source>The act that was in hand is back.</source>
        <translation>La jugada que estaba en curso ha vuelto.</translation>
    </message>
</context>
<context>
    <name>qd::SettingsMenu</name>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>Tamaño del te&amp;xto</translation>
    </message>
    <message>
        <source>&amp;Animations</source>
        <translation>&amp;Animaciones</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Como el &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Oscuro</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>text size in percent</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>&amp;Open the last table at start</source>
        <translation>A&amp;brir la última partida al iniciar</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <comment>a theme</comment>
        <translation>Alto contraste, claro</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <comment>a theme</comment>
        <translation>Alto contraste, oscuro</translation>
    </message>
</context>
<context>
    <name>qd::SheetPrinter</name>
    <message>
        <source>No record sheets</source>
        <translation>No hay fichas de buque</translation>
    </message>
    <message>
        <source>There are no ships on this table yet. Add them with Adjust…, or open a scenario that has some.</source>
        <translation>Aún no hay buques en esta partida. Añádalos con Ajustar… o abra un escenario que los tenga.</translation>
    </message>
    <message>
        <source>Record sheets</source>
        <translation>Fichas de buque</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <comment>turn, phase</comment>
        <translation>Turno %1: %2</translation>
    </message>
    <message>
        <source>after entry %1, %2</source>
        <comment>number, date and time</comment>
        <translation>tras la anotación %1, %2</translation>
    </message>
    <message>
        <source>at the opening, %1</source>
        <comment>date and time</comment>
        <translation>al empezar, %1</translation>
    </message>
    <message>
        <source>The record sheets were not saved</source>
        <translation>Las fichas de buque no se han guardado</translation>
    </message>
    <message>
        <source>%1 was not written: %2

What stood there before is untouched. Free some space or choose another folder, and save again.</source>
        <comment>file, what the system says</comment>
        <translation>No se ha escrito %1: %2

Lo que había antes sigue intacto. Libere espacio o elija otra carpeta y vuelva a guardar.</translation>
    </message>
    <message>
        <source>Record sheets saved: %1</source>
        <comment>a file</comment>
        <translation>Fichas de buque guardadas: %1</translation>
    </message>
</context>
<context>
    <name>qd::ShortcutStore</name>
    <message>
        <source>%1 (menu %2)</source>
        <translation>%1 (menú %2)</translation>
    </message>
</context>
<context>
    <name>qd::StatusLine</name>
    <message>
        <source>The journal: %1</source>
        <translation>El diario: %1</translation>
    </message>
    <message>
        <source>read only, entry #%L1</source>
        <translation>solo lectura, anotación n.º %L1</translation>
    </message>
    <message>
        <source>Nothing can be recorded: the file is only looked at</source>
        <translation>No se puede registrar nada: el archivo solo se consulta</translation>
    </message>
    <message>
        <source>saved #%L1</source>
        <translation>guardada n.º %L1</translation>
    </message>
    <message>
        <source>Every act up to this number is on the disk</source>
        <translation>Todas las jugadas hasta este número están en el disco</translation>
    </message>
    <message>
        <source>chain verified</source>
        <translation>cadena comprobada</translation>
    </message>
    <message>
        <source>Each entry was found sealed to the one before it when the table was opened</source>
        <translation>Al abrir la partida, cada anotación estaba sellada con la anterior</translation>
    </message>
    <message>
        <source>dice rolled by the program</source>
        <translation>dados del programa</translation>
    </message>
    <message>
        <source>The program rolls, unless faces are typed</source>
        <translation>Tira el programa, salvo que se escriban las caras</translation>
    </message>
    <message>
        <source>dice from the table</source>
        <translation>dados de la mesa</translation>
    </message>
    <message>
        <source>The faces that fell are typed, unless the program is asked to roll</source>
        <translation>Se escriben las caras que han salido, salvo que se pida al programa que tire</translation>
    </message>
    <message>
        <source>dice seed revealed</source>
        <translation>semilla desvelada</translation>
    </message>
    <message>
        <source>Everybody can check the program’s dice; it rolls no more in this game</source>
        <translation>Cualquiera puede comprobar los dados del programa; ya no tira más en esta partida</translation>
    </message>
    <message>
        <source>No table is open</source>
        <translation>No hay ninguna partida abierta</translation>
    </message>
    <message>
        <source>Turn %1 of %2, %3</source>
        <comment>%3 is a phase</comment>
        <translation>Turno %1 de %2, %3</translation>
    </message>
    <message>
        <source>Looking at entry #%L1: %2</source>
        <translation>Anotación n.º %L1 a la vista: %2</translation>
    </message>
    <message>
        <source>The table as it was after this entry</source>
        <translation>La mesa tal como quedó tras esta anotación</translation>
    </message>
    <message>
        <source>Where the game stands in the sequence of play</source>
        <translation>En qué punto de la secuencia de juego está la partida</translation>
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
        <translation>Lista de piezas</translation>
    </message>
    <message>
        <source>Act</source>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>Journal and tabs</source>
        <translation>Diario y pestañas</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Paneles</translation>
    </message>
</context>
<context>
    <name>qd::TableOpener</name>
    <message>
        <source>&amp;Look at a copy</source>
        <translation>&amp;Ver una copia</translation>
    </message>
    <message>
        <source>The table was not opened</source>
        <translation>La partida no se ha abierto</translation>
    </message>
    <message>
        <source>&amp;Look for it…</source>
        <translation>&amp;Buscarla…</translation>
    </message>
    <message>
        <source>&amp;Forget it</source>
        <translation>&amp;Olvidarla</translation>
    </message>
    <message>
        <source>&amp;Verify</source>
        <translation>Co&amp;mprobar</translation>
    </message>
    <message>
        <source>You look at a copy: another program has the table open. Nothing is recorded here.</source>
        <translation>Se está viendo una copia: otro programa tiene abierta la partida. Aquí no se registra nada.</translation>
    </message>
    <message>
        <source>Read only: the file or its folder can’t be written. Nothing is recorded here.</source>
        <translation>Solo lectura: no se puede escribir en el archivo o en su carpeta. Aquí no se registra nada.</translation>
    </message>
    <message>
        <source>No table was made</source>
        <translation>No se ha creado ninguna partida</translation>
    </message>
    <message>
        <source>Line %1 of the script stops it: %2</source>
        <comment>%2: why</comment>
        <translation>Lo impide la línea %1 del guion: %2</translation>
    </message>
    <message>
        <source>%1, copy</source>
        <comment>file name</comment>
        <translation>%1, copia</translation>
    </message>
    <message>
        <source>Copy saved: %1</source>
        <translation>Copia guardada: %1</translation>
    </message>
    <message>
        <source>You go on in the copy: %1</source>
        <translation>Se sigue en la copia: %1</translation>
    </message>
    <message>
        <source>&amp;Save a copy elsewhere…</source>
        <translation>&amp;Guardar una copia en otro sitio…</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Volver a intentarlo</translation>
    </message>
    <message>
        <source>Nothing was recorded</source>
        <translation>No se ha registrado nada</translation>
    </message>
    <message>
        <source>Nothing was opened</source>
        <translation>No se ha abierto nada</translation>
    </message>
    <message>
        <source>%1 is a script. Make a new table of it?</source>
        <translation>%1 es un guion. ¿Crear con él una partida nueva?</translation>
    </message>
    <message>
        <source>&amp;Make the table</source>
        <translation>&amp;Crear la partida</translation>
    </message>
    <message>
        <source>%1 is made for a new table: choose it there as board or decks. Begin one now?</source>
        <translation>%1 sirve para una partida nueva: elíjalo allí como tablero o mazos. ¿Empezar una ahora?</translation>
    </message>
    <message>
        <source>One table at a time: drop a single file.</source>
        <translation>Las partidas, de una en una: suelte un solo archivo.</translation>
    </message>
    <message>
        <source>This is an address, not a file of this computer. Save it first, then drop the file.</source>
        <translation>Es una dirección, no un archivo de este ordenador. Guárdelo primero y suelte después el archivo.</translation>
    </message>
    <message>
        <source>The file is not there any more.</source>
        <translation>El archivo ya no está.</translation>
    </message>
    <message>
        <source>%1 is a folder. Drop one table from it, a file that ends in “.qdj”.</source>
        <translation>%1 es una carpeta. Suelte una de sus partidas, un archivo terminado en «.qdj».</translation>
    </message>
    <message>
        <source>%1 is a picture. Drop a table, a script or a board file instead.</source>
        <translation>%1 es una imagen. Suelte en su lugar una partida, un guion o un archivo de tablero.</translation>
    </message>
    <message>
        <source>%1 is no table, script, board or deck file of Quarterdeck.</source>
        <translation>%1 no es una partida, un guion ni un archivo de tablero o de mazos de Quarterdeck.</translation>
    </message>
    <message>
        <source>New &amp;table…</source>
        <translation>Nueva &amp;partida…</translation>
    </message>
</context>
<context>
    <name>qd::TableRouter</name>
    <message>
        <source>The example was not opened</source>
        <translation>El ejemplo no se ha abierto</translation>
    </message>
    <message>
        <source>No table was made</source>
        <translation>No se ha creado ninguna partida</translation>
    </message>
    <message>
        <source>Script saved: %1</source>
        <translation>Guion guardado: %1</translation>
    </message>
    <message numerus="yes">
        <source>Undo %n acts? They stay in the journal, struck through.</source>
        <translation>
            <numerusform>¿Deshacer %n jugada? Permanece en el diario, tachada.</numerusform>
            <numerusform>¿Deshacer %n jugadas? Permanecen en el diario, tachadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>Write the secret dice seed into the journal? Everybody can then check the dice that the program rolled; it should roll no more in this game.</source>
        <translation>¿Escribir en el diario la semilla secreta de los dados? Después cualquiera puede comprobar los dados que ha tirado el programa; ya no debería tirar más en esta partida.</translation>
    </message>
    <message>
        <source>&amp;Reveal</source>
        <translation>D&amp;esvelar</translation>
    </message>
    <message>
        <source>The seed was not revealed</source>
        <translation>La semilla no se ha desvelado</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <comment>name of a game</comment>
        <translation>Ejemplo: %1</translation>
    </message>
    <message>
        <source>This table is only looked at: nothing is recorded.</source>
        <translation>Esta partida solo se mira: no se registra nada.</translation>
    </message>
    <message>
        <source>You are looking at the past: go back to now first.</source>
        <translation>Se está viendo el pasado: antes hay que volver al presente.</translation>
    </message>
    <message>
        <source>No act is left to take back.</source>
        <translation>No queda ninguna jugada que deshacer.</translation>
    </message>
    <message>
        <source>No act was taken back.</source>
        <translation>No se ha deshecho ninguna jugada.</translation>
    </message>
    <message>
        <source>This game has no form for that.</source>
        <translation>Este juego no tiene formulario para eso.</translation>
    </message>
    <message>
        <source>The seed is revealed already.</source>
        <translation>La semilla ya está desvelada.</translation>
    </message>
    <message>
        <source>This is the present.</source>
        <translation>Este es el presente.</translation>
    </message>
    <message>
        <source>Go to an earlier entry first.</source>
        <translation>Vaya antes a una anotación anterior.</translation>
    </message>
    <message>
        <source>There is no earlier entry.</source>
        <translation>No hay ninguna anotación anterior.</translation>
    </message>
    <message>
        <source>There is no later entry.</source>
        <translation>No hay ninguna anotación posterior.</translation>
    </message>
    <message>
        <source>No act is in hand.</source>
        <translation>No hay ninguna jugada en curso.</translation>
    </message>
    <message>
        <source>The dice are missing.</source>
        <translation>Faltan los dados.</translation>
    </message>
    <message>
        <source>The rules say no.</source>
        <translation>Las reglas no lo permiten.</translation>
    </message>
    <message>
        <source>The act in hand is not complete yet.</source>
        <translation>La jugada en curso aún no está completa.</translation>
    </message>
    <message>
        <source>No dice are wanted now.</source>
        <translation>Ahora no hacen falta dados.</translation>
    </message>
    <message>
        <source>The rules have refused nothing.</source>
        <translation>Las reglas no han rechazado nada.</translation>
    </message>
    <message>
        <source>After this entry there is no act to undo.</source>
        <translation>Después de esta anotación no hay ninguna jugada que deshacer.</translation>
    </message>
    <message>
        <source>This game has no tables of a series’ rulebook.</source>
        <translation>Este juego no tiene tablas del reglamento de una serie.</translation>
    </message>
</context>
<context>
    <name>qd::TableWords</name>
    <message>
        <source>game over</source>
        <translation>partida terminada</translation>
    </message>
    <message>
        <source>turn %1 of %2</source>
        <translation>turno %1 de %2</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>turno %1</translation>
    </message>
    <message>
        <source>today %1</source>
        <comment>time</comment>
        <translation>hoy, %1</translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <comment>time</comment>
        <translation>ayer, %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>date, time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>no longer there</source>
        <translation>ya no está</translation>
    </message>
</context>
<context>
    <name>qd::TallyCard</name>
    <message>
        <source>%1 %2, rule %3</source>
        <comment>a reason, its value and its rule</comment>
        <translation>%1 %2, regla %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
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
        <translation>Arrastrar: más sitio para los mapas o para las fichas; doble clic: como de costumbre</translation>
    </message>
</context>
<context>
    <name>qd::TreePanel</name>
    <message>
        <source>%1: %2</source>
        <comment>a column and what stands in it</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>qd::TypingSheet</name>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Cortar</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Fill down</source>
        <translation>Rellenar hacia abajo</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vaciar</translation>
    </message>
</context>
<context>
    <name>qd::UndoButtons</name>
    <message>
        <source>Undo</source>
        <comment>what was typed</comment>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <comment>what was typed</comment>
        <translation>Rehacer</translation>
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
        <translation>Quarterdeck se cerró en medio de una partida. Todas las jugadas registradas están en su diario.</translation>
    </message>
    <message>
        <source>Take it up &amp;again</source>
        <translation>Reto&amp;marla</translation>
    </message>
    <message>
        <source>Not no&amp;w</source>
        <translation>A&amp;hora no</translation>
    </message>
    <message>
        <source>The table stays among the recent ones</source>
        <translation>La partida sigue entre las recientes</translation>
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
        <translation>Un ayudante del árbitro para juegos en una mesa real: refleja la mesa, dice qué permiten las reglas y por qué, cuenta los dados y lleva el diario.</translation>
    </message>
    <message>
        <source>&amp;Continue last table</source>
        <translation>&amp;Continuar la última partida</translation>
    </message>
    <message>
        <source>&amp;New table…</source>
        <translation>&amp;Nueva partida…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Recent tables</source>
        <translation>Partidas recientes</translation>
    </message>
    <message>
        <source>Try an e&amp;xample</source>
        <translation>Probar un e&amp;jemplo</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Juegos</translation>
    </message>
    <message>
        <source>Tables that you play appear here, with a picture of the board as you left it.</source>
        <translation>Aquí aparecen las partidas jugadas, con una imagen del tablero tal como quedó.</translation>
    </message>
</context>
<context>
    <name>qd::WindowKeys</name>
    <message>
        <source>Go to the board</source>
        <translation>Ir al tablero</translation>
    </message>
    <message>
        <source>Go to the outline</source>
        <translation>Ir a la lista de piezas</translation>
    </message>
    <message>
        <source>Go to the act panel</source>
        <translation>Ir al panel de jugadas</translation>
    </message>
    <message>
        <source>Go to the sequence of play</source>
        <translation>Ir a la secuencia de juego</translation>
    </message>
    <message>
        <source>Go to the journal and tabs</source>
        <translation>Ir al diario y las pestañas</translation>
    </message>
    <message>
        <source>Choose what shall move first: click a piece on the board, or a line of the outline; then this key says where it may go.</source>
        <translation>Elija primero qué va a mover: haga clic en una pieza del tablero o en una línea de la lista de piezas; esta tecla dice después adónde puede ir.</translation>
    </message>
    <message>
        <source>Chart: %1</source>
        <comment>a chart of the rules, to go to</comment>
        <translation>Tabla: %1</translation>
    </message>
</context>
<context>
    <name>qd::as_per_margin::AdjustEditor</name>
    <message>
        <source>&amp;Ships</source>
        <translation>&amp;Buques</translation>
    </message>
    <message>
        <source>&amp;Turn and wind</source>
        <translation>&amp;Turno y viento</translation>
    </message>
    <message>
        <source>&amp;Fallen aboard</source>
        <translation>T&amp;rabados</translation>
    </message>
    <message>
        <source>Ships and shore batteries</source>
        <translation>Buques y baterías de costa</translation>
    </message>
    <message>
        <source>The chosen ship</source>
        <translation>El buque elegido</translation>
    </message>
    <message>
        <source>Ships fallen aboard each other</source>
        <translation>Buques trabados entre sí</translation>
    </message>
    <message>
        <source>&amp;Part the chosen pair</source>
        <translation>&amp;Soltar la pareja elegida</translation>
    </message>
    <message>
        <source>One ship</source>
        <translation>Un buque</translation>
    </message>
    <message>
        <source>The other ship</source>
        <translation>El otro buque</translation>
    </message>
    <message>
        <source>&amp;Join these two</source>
        <translation>Trabar estos &amp;dos</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <comment>a ship</comment>
        <translation>%1, con cambios</translation>
    </message>
    <message>
        <source>There are no ships on this table.</source>
        <translation>En esta mesa no hay buques.</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>none</source>
        <comment>a die that was not tossed</comment>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>First wind die</source>
        <translation>Primer dado del viento</translation>
    </message>
    <message>
        <source>Second wind die</source>
        <translation>Segundo dado del viento</translation>
    </message>
    <message>
        <source>No ships lie aboard each other.</source>
        <translation>No hay buques trabados.</translation>
    </message>
</context>
<context>
    <name>qd::as_per_margin::FireStage</name>
    <message>
        <source>%1 fires at …</source>
        <comment>a ship</comment>
        <translation>%1 dispara contra…</translation>
    </message>
    <message>
        <source>%1 boards …</source>
        <comment>a ship</comment>
        <translation>%1 se lanza al abordaje contra…</translation>
    </message>
    <message>
        <source>%1 fires at %2</source>
        <comment>ships</comment>
        <translation>%1 dispara contra %2</translation>
    </message>
    <message>
        <source>%1 boards %2</source>
        <comment>ships</comment>
        <translation>%1 se lanza al abordaje contra %2</translation>
    </message>
    <message>
        <source>Battery: %1</source>
        <comment>port, starboard …</comment>
        <translation>Batería: %1</translation>
    </message>
    <message>
        <source>%1″, range to %2″</source>
        <comment>a distance and its range, inches</comment>
        <translation>%1″, alcance hasta %2″</translation>
    </message>
    <message>
        <source>%1″, out of range</source>
        <comment>a distance, inches</comment>
        <translation>%1″, fuera de alcance</translation>
    </message>
    <message>
        <source>does not bear</source>
        <translation>no bate ese blanco</translation>
    </message>
    <message>
        <source>rakes her</source>
        <translation>lo enfila</translation>
    </message>
    <message>
        <source>hits her guns at: %1</source>
        <comment>port, starboard …</comment>
        <translation>le da en la artillería de: %1</translation>
    </message>
    <message>
        <source>initial broadside</source>
        <translation>primera andanada</translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <comment>of a fire or a boarding</comment>
        <translation>
            <numerusform>%n dado</numerusform>
            <numerusform>%n dados</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the target: in the list below, or on the board.</source>
        <translation>Elija el blanco: en la lista de abajo o en el tablero.</translation>
    </message>
    <message>
        <source>What if – %1</source>
        <comment>a shot that is only thought of</comment>
        <translation>Y si… – %1</translation>
    </message>
    <message>
        <source>Chances: %1</source>
        <translation>Probabilidades: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>faces of a die and what they do</comment>
        <translation>%1: %2</translation>
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
        <translation>Editar la escuadra…</translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation>Escuadra</translation>
    </message>
    <message>
        <source>Ships are added by their type or by their number of guns; the rules give the boxes of the record sheet. What the rules refuse is marked ⚑ with the reason. A fleet can be saved as a file of your own, and used at this table with or without being saved.</source>
        <translation>Los buques se añaden por su clase o por su número de cañones; las reglas dan las casillas de la ficha. Lo que las reglas no admiten lleva la marca ⚑ con el motivo. Una escuadra se puede guardar en un archivo propio y usarse en esta partida, guardada o no.</translation>
    </message>
    <message>
        <source>No ships: they are put on the table in the set-up.</source>
        <translation>Sin buques: se colocan en el despliegue.</translation>
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
            <numerusform>%1, %n buque: %2</numerusform>
            <numerusform>%1, %n buques: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n batteries ashore</source>
        <translation>
            <numerusform>%n batería de costa</numerusform>
            <numerusform>%n baterías de costa</numerusform>
        </translation>
    </message>
    <message>
        <source>Wind from %1</source>
        <translation>Viento del %1</translation>
    </message>
    <message>
        <source>The wind is tossed in the set-up</source>
        <translation>El viento se tira en el despliegue</translation>
    </message>
    <message>
        <source>the fleet as a whole</source>
        <translation>toda la escuadra</translation>
    </message>
    <message>
        <source>the wind</source>
        <translation>el viento</translation>
    </message>
    <message numerus="yes">
        <source>everything about %n ships</source>
        <translation>
            <numerusform>todo lo de %n buque</numerusform>
            <numerusform>todo lo de %n buques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>places or headings of %n ships</source>
        <translation>
            <numerusform>lugar o rumbo de %n buque</numerusform>
            <numerusform>lugares o rumbos de %n buques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>types or guns of %n ships</source>
        <translation>
            <numerusform>clase o cañones de %n buque</numerusform>
            <numerusform>clases o cañones de %n buques</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing of this fleet is marked as conjecture.</source>
        <translation>Nada de esta escuadra está marcado como conjetura.</translation>
    </message>
    <message>
        <source>◇ Conjecture, invented to fit: %1.</source>
        <translation>◇ Conjetura, inventada para que encaje: %1.</translation>
    </message>
    <message>
        <source>Notes of the file: %1.</source>
        <translation>Notas del archivo: %1.</translation>
    </message>
    <message>
        <source>Sources: %1.</source>
        <translation>Fuentes: %1.</translation>
    </message>
</context>
<context>
    <name>qd::as_per_margin::FleetEditor</name>
    <message>
        <source>Name of the fleet</source>
        <translation>Nombre de la escuadra</translation>
    </message>
    <message>
        <source>The chosen ship</source>
        <translation>El buque elegido</translation>
    </message>
    <message>
        <source>Ships of the fleet</source>
        <translation>Buques de la escuadra</translation>
    </message>
    <message>
        <source>Enter edits the name, Delete removes the ship, Ctrl+D copies her</source>
        <translation>Intro edita el nombre, Supr quita el buque, Ctrl+D lo copia</translation>
    </message>
    <message>
        <source>Ship</source>
        <translation>Buque</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>Guns</source>
        <translation>Cañones</translation>
    </message>
    <message>
        <source>Masts</source>
        <translation>Arboladura</translation>
    </message>
    <message>
        <source>Port, fore</source>
        <comment>gun boxes</comment>
        <translation>Babor, proa</translation>
    </message>
    <message>
        <source>Starboard, aft</source>
        <comment>gun boxes</comment>
        <translation>Estribor, popa</translation>
    </message>
    <message>
        <source>Hull</source>
        <translation>Casco</translation>
    </message>
    <message>
        <source>Side of the new ship</source>
        <translation>Bando del buque nuevo</translation>
    </message>
    <message>
        <source>Type of the new ship</source>
        <translation>Clase del buque nuevo</translation>
    </message>
    <message>
        <source>Add by type</source>
        <translation>Añadir por clase</translation>
    </message>
    <message>
        <source>Number of guns of the new ship</source>
        <translation>Número de cañones del buque nuevo</translation>
    </message>
    <message>
        <source>Add by guns</source>
        <translation>Añadir por cañones</translation>
    </message>
    <message>
        <source>Add shore battery</source>
        <translation>Añadir batería de costa</translation>
    </message>
    <message>
        <source>With the number of guns beside it</source>
        <translation>Con el número de cañones de al lado</translation>
    </message>
    <message>
        <source>Copy ship</source>
        <translation>Copiar el buque</translation>
    </message>
    <message>
        <source>Remove ship</source>
        <translation>Quitar el buque</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a ship, what the rules have against her</comment>
        <translation>%1: %2</translation>
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
        <translation>%1: baterías de costa</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>a fleet, how many ships</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>A fleet has at most %1 ships and as many batteries ashore; this would be %2.</source>
        <translation>Una escuadra tiene como máximo %1 buques y otras tantas baterías de costa; así serían %2.</translation>
    </message>
    <message>
        <source>A ship had no id: it is now “%1”.</source>
        <translation>Un buque no tenía identificador: ahora es «%1».</translation>
    </message>
    <message>
        <source>Two ships had the id “%1”: the second has “%2” now.</source>
        <translation>Dos buques tenían el identificador «%1»: el segundo tiene ahora «%2».</translation>
    </message>
    <message numerus="yes">
        <source>%n more ids were put right.</source>
        <translation>
            <numerusform>Se ha corregido %n identificador más.</numerusform>
            <numerusform>Se han corregido %n identificadores más.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qd::as_per_margin::FleetUnitForm</name>
    <message>
        <source>The fleet has no ship yet. Add one by her type or by her guns.</source>
        <translation>La escuadra aún no tiene buques. Añada uno por su clase o por sus cañones.</translation>
    </message>
    <message>
        <source>not said</source>
        <comment>number of guns</comment>
        <translation>sin decir</translation>
    </message>
    <message>
        <source>by her guns: %1</source>
        <comment>a type</comment>
        <translation>por sus cañones: %1</translation>
    </message>
    <message>
        <source>by her guns</source>
        <translation>por sus cañones</translation>
    </message>
    <message>
        <source>Boxes of her type</source>
        <translation>Casillas de su clase</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Marcas</translation>
    </message>
    <message>
        <source>◇ Conjecture</source>
        <translation>◇ Conjetura</translation>
    </message>
    <message>
        <source>Something about her is guessed</source>
        <translation>Algo de este buque es conjetura</translation>
    </message>
    <message>
        <source>Guessed: %1</source>
        <comment>keys of a ship</comment>
        <translation>Conjetura: %1</translation>
    </message>
</context>
<context>
    <name>qd::as_per_margin::OddsPanel</name>
    <message>
        <source>The chances of a shot, a boarding, a toss or a tack appear here, exact to the fraction. In a fire step choose a ship and point at a target.</source>
        <translation>Aquí aparecen las probabilidades de un disparo, un abordaje, una tirada o una virada, con su fracción exacta. En un paso de fuego, elija un buque y señale un blanco.</translation>
    </message>
    <message numerus="yes">
        <source>%1 fires at %2: %n dice</source>
        <comment>ships</comment>
        <translation>
            <numerusform>%1 dispara contra %2: %n dado</numerusform>
            <numerusform>%1 dispara contra %2: %n dados</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 strikes</source>
        <translation>%1 arría la bandera</translation>
    </message>
    <message>
        <source>%1 sinks</source>
        <translation>%1 se va a pique</translation>
    </message>
    <message>
        <source>Men go to the pumps</source>
        <translation>La gente da a las bombas</translation>
    </message>
    <message>
        <source>Bow cable cut</source>
        <translation>Cable de proa cortado</translation>
    </message>
    <message>
        <source>Stern cable cut</source>
        <translation>Cable de popa cortado</translation>
    </message>
    <message>
        <source>Expected hits on masts</source>
        <translation>Impactos esperados en la arboladura</translation>
    </message>
    <message>
        <source>Expected hits on guns</source>
        <translation>Impactos esperados en la artillería</translation>
    </message>
    <message>
        <source>Expected hits on the hull</source>
        <translation>Impactos esperados en el casco</translation>
    </message>
    <message>
        <source>Hits of this fire</source>
        <translation>Impactos de este fuego</translation>
    </message>
    <message>
        <source>hits</source>
        <translation>impactos</translation>
    </message>
    <message>
        <source>Hits on the hull</source>
        <translation>Impactos en el casco</translation>
    </message>
    <message>
        <source>%1 boards %2: %3 dice against %4</source>
        <comment>ships and dice</comment>
        <translation>%1 se lanza al abordaje contra %2: %3 contra %4 dados</translation>
    </message>
    <message>
        <source>%1 has the better of it</source>
        <translation>%1 sale con ventaja</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>Gun boxes lost</source>
        <translation>Casillas de artillería perdidas</translation>
    </message>
    <message>
        <source>gun boxes</source>
        <translation>casillas de artillería</translation>
    </message>
    <message>
        <source>They come apart</source>
        <translation>Se zafan</translation>
    </message>
    <message>
        <source>They lie aboard each other</source>
        <translation>Quedan trabados</translation>
    </message>
    <message>
        <source>%1 is higher</source>
        <translation>%1 saca más</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>%1 tacks</source>
        <comment>a ship</comment>
        <translation>%1 vira por avante</translation>
    </message>
    <message>
        <source>She comes round</source>
        <translation>Completa la virada</translation>
    </message>
    <message>
        <source>She misses stays</source>
        <translation>Falta la virada</translation>
    </message>
    <message>
        <source>%1 calls her men from the pumps</source>
        <comment>a ship</comment>
        <translation>%1 retira a la gente de las bombas</translation>
    </message>
    <message>
        <source>Nothing happens</source>
        <translation>No pasa nada</translation>
    </message>
    <message>
        <source>A hull box is lost</source>
        <translation>Se pierde una casilla de casco</translation>
    </message>
    <message>
        <source>A gun box is lost</source>
        <translation>Se pierde una casilla de artillería</translation>
    </message>
    <message>
        <source>The wind check</source>
        <translation>El control del viento</translation>
    </message>
    <message>
        <source>No change</source>
        <translation>Sin cambios</translation>
    </message>
    <message>
        <source>A point toward the prevailing wind</source>
        <translation>Una cuarta hacia el viento dominante</translation>
    </message>
    <message>
        <source>Backs a point</source>
        <translation>Rola una cuarta a la izquierda</translation>
    </message>
    <message>
        <source>Veers a point</source>
        <translation>Rola una cuarta a la derecha</translation>
    </message>
    <message>
        <source>A new speed</source>
        <translation>Cambia la fuerza</translation>
    </message>
    <message>
        <source>She strikes</source>
        <translation>Arría la bandera</translation>
    </message>
    <message>
        <source>She is dismasted</source>
        <translation>Queda desarbolado</translation>
    </message>
    <message>
        <source>She is damaged, not dismasted</source>
        <translation>Queda dañado, no desarbolado</translation>
    </message>
    <message>
        <source>She sinks</source>
        <translation>Se hunde</translation>
    </message>
    <message>
        <source>She explodes</source>
        <translation>Vuela por los aires</translation>
    </message>
    <message>
        <source>The battery is silenced</source>
        <translation>La batería queda silenciada</translation>
    </message>
    <message>
        <source>Its magazine explodes</source>
        <translation>Estalla su polvorín</translation>
    </message>
    <message>
        <source>A mast hit at least</source>
        <translation>Al menos un impacto en la arboladura</translation>
    </message>
    <message>
        <source>A gun hit at least</source>
        <translation>Al menos un impacto en la artillería</translation>
    </message>
    <message>
        <source>%1 toss a die each: the higher has its wish, a tie holds</source>
        <comment>two ships</comment>
        <translation>%1 tiran un dado cada uno: el mayor cumple su deseo y el empate los deja trabados</translation>
    </message>
</context>
<context>
    <name>qd::as_per_margin::ShipsPanel</name>
    <message>
        <source>%1: %2 of %3 left</source>
        <comment>a row of boxes</comment>
        <translation>%1: quedan %2 de %3</translation>
    </message>
    <message>
        <source>%1, initial broadside still to come</source>
        <comment>a row of gun boxes</comment>
        <translation>%1, primera andanada por disparar</translation>
    </message>
    <message>
        <source>Ships</source>
        <translation>Buques</translation>
    </message>
    <message>
        <source>Ship</source>
        <translation>Buque</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Masts</source>
        <translation>Arboladura</translation>
    </message>
    <message>
        <source>Port, fore</source>
        <comment>gun boxes</comment>
        <translation>Babor, proa</translation>
    </message>
    <message>
        <source>Starboard, aft</source>
        <comment>gun boxes</comment>
        <translation>Estribor, popa</translation>
    </message>
    <message>
        <source>Hull</source>
        <translation>Casco</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>boxes, of all</comment>
        <translation>Perdidas</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>Este turno</translation>
    </message>
    <message>
        <source>Sailed by</source>
        <comment>a side</comment>
        <translation>Lo gobiernan</translation>
    </message>
    <message>
        <source>Record sheets</source>
        <translation>Fichas de buque</translation>
    </message>
    <message>
        <source>On a cell of boxes Space crosses the next box, Backspace restores one, and Ctrl+Space crosses the letter of the initial broadside out or restores it</source>
        <translation>En una celda de casillas, Espacio tacha la siguiente, Retroceso recupera una y Ctrl+Espacio tacha o recupera la letra de la primera andanada</translation>
    </message>
    <message>
        <source>Record</source>
        <comment>button: the boxes as they are crossed</comment>
        <translation>Registrar</translation>
    </message>
    <message>
        <source>Change nothing</source>
        <translation>No cambiar nada</translation>
    </message>
    <message>
        <source>All ships</source>
        <translation>Todos los buques</translation>
    </message>
    <message>
        <source>In action</source>
        <translation>En combate</translation>
    </message>
    <message>
        <source>Which ships</source>
        <translation>Qué buques</translation>
    </message>
    <message>
        <source>The ships with their record sheets appear here once a table is open.</source>
        <translation>Los buques con sus fichas aparecen aquí en cuanto se abre una partida.</translation>
    </message>
    <message>
        <source>%1 – %2 of %3 in action</source>
        <comment>a fleet</comment>
        <translation>%1 – %2 de %3 en combate</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>boxes lost, of all</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>a ship, her rate, her condition</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>Not recorded yet: the sheet of %1</source>
        <comment>a list of ships</comment>
        <translation>Aún sin registrar: la ficha de %1</translation>
    </message>
</context>
<context>
    <name>qd::as_per_margin::TallyPanel</name>
    <message>
        <source>%1 of %2</source>
        <comment>boxes lost, of all</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Both fleets, counted, appear here once a table is open.</source>
        <translation>El recuento de las dos escuadras aparece aquí en cuanto se abre una partida.</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Recuento</translation>
    </message>
    <message>
        <source>The rules name no winner (%1): count what was agreed before the game.</source>
        <translation>El reglamento no fija vencedor (%1): cuente lo que se haya acordado antes de la partida.</translation>
    </message>
    <message>
        <source>Ships</source>
        <translation>Buques</translation>
    </message>
    <message>
        <source>In the fleet</source>
        <translation>En la escuadra</translation>
    </message>
    <message>
        <source>In action</source>
        <translation>En combate</translation>
    </message>
    <message>
        <source>of these damaged</source>
        <translation>de ellos, con averías</translation>
    </message>
    <message>
        <source>of these dismasted</source>
        <translation>de ellos, desarbolados</translation>
    </message>
    <message>
        <source>Struck</source>
        <translation>Rendidos</translation>
    </message>
    <message>
        <source>Sunk</source>
        <translation>Hundidos</translation>
    </message>
    <message>
        <source>Exploded</source>
        <translation>Volados</translation>
    </message>
    <message>
        <source>Recaptured</source>
        <translation>Represados</translation>
    </message>
    <message>
        <source>Prizes held</source>
        <translation>Presas en su poder</translation>
    </message>
    <message>
        <source>Gone from the table</source>
        <translation>Fuera de la mesa</translation>
    </message>
    <message>
        <source>Boxes lost</source>
        <translation>Casillas perdidas</translation>
    </message>
    <message>
        <source>Masts</source>
        <translation>Arboladura</translation>
    </message>
    <message>
        <source>Guns</source>
        <translation>Artillería</translation>
    </message>
    <message>
        <source>Hull</source>
        <translation>Casco</translation>
    </message>
</context>
<context>
    <name>qd::corunna::AdjustEditor</name>
    <message>
        <source>&amp;Counters</source>
        <translation>&amp;Fichas</translation>
    </message>
    <message>
        <source>&amp;Turn, armies and navy</source>
        <translation>&amp;Turno, ejércitos y armada</translation>
    </message>
    <message>
        <source>Find a counter</source>
        <translation>Buscar una ficha</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>The chosen counter</source>
        <translation>La ficha elegida</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <comment>a counter</comment>
        <translation>%1, con cambios</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Hexágono</translation>
    </message>
    <message>
        <source>Formation</source>
        <translation>Formación</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Increments now</source>
        <translation>Incrementos ahora</translation>
    </message>
    <message>
        <source>Increments lost</source>
        <translation>Incrementos perdidos</translation>
    </message>
    <message>
        <source>In command</source>
        <translation>Con mando</translation>
    </message>
    <message>
        <source>Mounted</source>
        <translation>Montados</translation>
    </message>
    <message>
        <source>Halves of movement spent</source>
        <translation>Mitades del movimiento gastadas</translation>
    </message>
    <message>
        <source>Movement points spent</source>
        <translation>Puntos de movimiento gastados</translation>
    </message>
    <message>
        <source>Printed on the counter</source>
        <translation>Impreso en la ficha</translation>
    </message>
    <message>
        <source>State</source>
        <comment>of a leader</comment>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Comes back on turn</source>
        <translation>Vuelve en el turno</translation>
    </message>
    <message>
        <source>Captured</source>
        <translation>Capturada</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Fase</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Ejércitos</translation>
    </message>
    <message>
        <source>French army morale</source>
        <translation>Moral del ejército francés</translation>
    </message>
    <message>
        <source>British army morale</source>
        <translation>Moral del ejército británico</translation>
    </message>
    <message>
        <source>French corps disbanded</source>
        <translation>Cuerpo francés disuelto</translation>
    </message>
    <message>
        <source>Navy</source>
        <translation>Armada</translation>
    </message>
    <message>
        <source>Naval Commitment</source>
        <translation>Intervención naval</translation>
    </message>
    <message>
        <source>Rolls made</source>
        <translation>Tiradas hechas</translation>
    </message>
    <message>
        <source>Rolled again on turn</source>
        <translation>Se repite en el turno</translation>
    </message>
    <message>
        <source>Ships in support</source>
        <translation>Navíos de apoyo</translation>
    </message>
    <message>
        <source>Evacuation</source>
        <translation>Evacuación</translation>
    </message>
    <message>
        <source>Declared</source>
        <translation>Declarada</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Empezada</translation>
    </message>
    <message>
        <source>Ceased</source>
        <translation>Terminada</translation>
    </message>
    <message>
        <source>Survivors when it was declared</source>
        <translation>Supervivientes al declararla</translation>
    </message>
    <message>
        <source>Corunna</source>
        <translation>La Coruña</translation>
    </message>
    <message>
        <source>Town hexes that the French hold</source>
        <translation>Hexágonos de la ciudad en manos francesas</translation>
    </message>
    <message>
        <source>Port hexes that the French hold</source>
        <translation>Hexágonos del puerto en manos francesas</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a chart and a part of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a formation and the terrain it stands in</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>C&amp;harts</source>
        <translation>Ta&amp;blas</translation>
    </message>
</context>
<context>
    <name>qd::corunna::FightStage</name>
    <message>
        <source>%1 fires on %2</source>
        <comment>units and their target</comment>
        <translation>Fuego de %1 sobre %2</translation>
    </message>
    <message>
        <source>%1 fires on …</source>
        <comment>units</comment>
        <translation>Fuego de %1 sobre…</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>units of a mêlée</comment>
        <translation>%1 contra %2</translation>
    </message>
    <message>
        <source>%1 against …</source>
        <comment>units of a mêlée</comment>
        <translation>%1 contra…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a roll, and the unit that makes it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <comment>values of attack and defence</comment>
        <translation>%1:%2</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>a ratio and what it comes to</comment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>column %1</source>
        <comment>of a table</comment>
        <translation>columna %1</translation>
    </message>
    <message>
        <source>column %1, shifted %2: %3</source>
        <comment>a column, steps, another column</comment>
        <translation>columna %1, desplazamiento %2: %3</translation>
    </message>
    <message>
        <source>below the first column: no effect</source>
        <translation>por debajo de la primera columna: sin efecto</translation>
    </message>
    <message>
        <source>◇ by an unchecked table</source>
        <translation>◇ con una tabla sin cotejar</translation>
    </message>
    <message>
        <source>Chances before the dice: %1</source>
        <translation>Probabilidades antes de los dados: %1</translation>
    </message>
    <message>
        <source>Choose the target: in the list below, or on the board.</source>
        <translation>Elija el blanco: en la lista de abajo o en el tablero.</translation>
    </message>
    <message>
        <source>Fire</source>
        <comment>the value of those who fire</comment>
        <translation>Fuego</translation>
    </message>
    <message>
        <source>Defence of %1</source>
        <comment>a unit that is fired on</comment>
        <translation>Defensa de %1</translation>
    </message>
    <message>
        <source>It bears the losses: %1</source>
        <translation>Sufre las pérdidas: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an outcome and its chance</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>on average %1</source>
        <comment>increments lost</comment>
        <translation>de media %1</translation>
    </message>
    <message>
        <source>Choose the defenders: in the list below, or on the board.</source>
        <translation>Elija a los defensores: en la lista de abajo o en el tablero.</translation>
    </message>
    <message>
        <source>Attack</source>
        <comment>the value of a side in mêlée</comment>
        <translation>Ataque</translation>
    </message>
    <message>
        <source>Defence</source>
        <comment>the value of a side in mêlée</comment>
        <translation>Defensa</translation>
    </message>
    <message>
        <source>Attackers who advance fall into disorder</source>
        <translation>Los atacantes que avanzan se desordenan</translation>
    </message>
    <message>
        <source>The defenders fall into disorder</source>
        <translation>Los defensores se desordenan</translation>
    </message>
    <message>
        <source>lost on average: attackers %1, defenders %2</source>
        <comment>increments</comment>
        <translation>pérdidas de media: atacantes %1, defensores %2</translation>
    </message>
    <message>
        <source>Modifier, in steps</source>
        <translation>Modificador, en pasos</translation>
    </message>
    <message>
        <source>Morale %1</source>
        <comment>the value of a counter</comment>
        <translation>Moral %1</translation>
    </message>
    <message>
        <source>It stands in any case; the roll is made all the same</source>
        <translation>Resiste en todo caso; la tirada se hace igualmente</translation>
    </message>
    <message>
        <source>%1 as thrown always fails</source>
        <comment>a roll</comment>
        <translation>El %1 natural siempre falla</translation>
    </message>
    <message>
        <source>%1 as thrown always passes</source>
        <comment>a roll</comment>
        <translation>El %1 natural siempre tiene éxito</translation>
    </message>
    <message>
        <source>Say how far the cavalry is.</source>
        <translation>Indique a qué distancia está la caballería.</translation>
    </message>
    <message>
        <source>Low rolls are good: %1</source>
        <translation>Conviene sacar poco: %1</translation>
    </message>
    <message>
        <source>Succeeds on a die up to</source>
        <translation>Éxito con un dado de hasta</translation>
    </message>
    <message>
        <source>The modifiers are added to the die: %1</source>
        <translation>Los modificadores se suman al dado: %1</translation>
    </message>
</context>
<context>
    <name>qd::corunna::FirePage</name>
    <message>
        <source>Fire Table</source>
        <translation>Tabla de fuego</translation>
    </message>
    <message numerus="yes">
        <source>%n losses</source>
        <translation>
            <numerusform>%n pérdida</numerusform>
            <numerusform>%n pérdidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At %1, %n losses need a higher roll than at a lower ratio.</source>
        <translation>
            <numerusform>En %1, %n pérdida exige una tirada más alta que con una proporción menor.</numerusform>
            <numerusform>En %1, %n pérdidas exigen una tirada más alta que con una proporción menor.</numerusform>
        </translation>
    </message>
    <message>
        <source>A column for each ratio of Fire Value to Fire Defence; in each line the lowest modified roll, 11 to 66, that makes so many losses. Empty: never. Down a column more losses need a higher roll; along a line a higher ratio never needs a higher roll than a lower one. A ratio between two columns counts as the lower one, a ratio above the last as the last.</source>
        <translation>Una columna por cada proporción entre valor de fuego y defensa contra el fuego; en cada línea, la tirada modificada más baja, de 11 a 66, que causa esas pérdidas. En blanco: nunca. En una misma columna, más pérdidas exigen una tirada más alta; en una misma línea, una proporción mayor nunca exige una tirada más alta que una menor. Una proporción entre dos columnas cuenta como la menor; por encima de la última, como la última.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 is too low. In this column %n losses begin at %3, and more losses need a higher roll.</source>
        <translation>
            <numerusform>%1: %2 es demasiado bajo. En esta columna, %n pérdida empieza en %3, y más pérdidas exigen una tirada más alta.</numerusform>
            <numerusform>%1: %2 es demasiado bajo. En esta columna, %n pérdidas empiezan en %3, y más pérdidas exigen una tirada más alta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 is too high. In this column %n losses begin at %3, and fewer losses need a lower roll.</source>
        <translation>
            <numerusform>%1: %2 es demasiado alto. En esta columna, %n pérdida empieza en %3, y menos pérdidas exigen una tirada más baja.</numerusform>
            <numerusform>%1: %2 es demasiado alto. En esta columna, %n pérdidas empiezan en %3, y menos pérdidas exigen una tirada más baja.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is no roll of two dice: 11 to 66, each digit from 1 to 6.</source>
        <translation>«%1» no es una tirada de dos dados: de 11 a 66, con cada cifra entre 1 y 6.</translation>
    </message>
    <message>
        <source>%1: %2 is no roll of two dice.</source>
        <comment>a column, a number</comment>
        <translation>%1: %2 no es una tirada de dos dados.</translation>
    </message>
    <message numerus="yes">
        <source>At %1, %n losses need a higher roll than fewer losses.</source>
        <translation>
            <numerusform>En %1, %n pérdida exige una tirada más alta que menos pérdidas.</numerusform>
            <numerusform>En %1, %n pérdidas exigen una tirada más alta que menos pérdidas.</numerusform>
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
        <translation>Tabla de cuerpo a cuerpo</translation>
    </message>
    <message>
        <source>The column %1 is empty.</source>
        <translation>La columna %1 está vacía.</translation>
    </message>
    <message>
        <source>The column %1 has no result for %2.</source>
        <comment>rolls</comment>
        <translation>La columna %1 no tiene resultado para %2.</translation>
    </message>
    <message>
        <source>Type AR, AD, AS where the attacker routs, is disordered, surrenders; DR, DD, DS for the defender; NE for no effect; 2/1 for losses of attacker and defender, with * behind the side that checks its morale.</source>
        <translation>Escriba AR, AD o AS si el atacante se da a la fuga, se desordena o se rinde; DR, DD o DS para el defensor; NE si no hay efecto; 2/1 para las pérdidas de atacante y defensor, con * detrás del bando que hace la prueba de moral.</translation>
    </message>
    <message>
        <source>A column for each ratio of attack to defence, a line for each roll; every roll needs a result.</source>
        <translation>Una columna por cada proporción entre ataque y defensa, una línea por cada tirada; cada tirada necesita un resultado.</translation>
    </message>
    <message>
        <source>A unit’s mêlée counts in proportion to the increments that it has left</source>
        <translation>El cuerpo a cuerpo de una unidad cuenta en proporción a los incrementos que le quedan</translation>
    </message>
    <message>
        <source>“%1” is no result of a mêlée.</source>
        <translation>«%1» no es un resultado de cuerpo a cuerpo.</translation>
    </message>
    <message>
        <source>%1, roll %2: “%3” is no result of a mêlée.</source>
        <translation>%1, tirada %2: «%3» no es un resultado de cuerpo a cuerpo.</translation>
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
        <translation>Cifra</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Impide</translation>
    </message>
    <message>
        <source>Enter goes to the first counter that lacks the figure</source>
        <translation>Intro va a la primera ficha a la que le falta la cifra</translation>
    </message>
    <message>
        <source>Every figure of this scenario is known.</source>
        <translation>No falta ninguna cifra de este escenario.</translation>
    </message>
</context>
<context>
    <name>qd::corunna::NavalStage</name>
    <message>
        <source>Naval Commitment</source>
        <translation>Intervención naval</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n hexes from %2</source>
        <comment>a unit, its distance, a place</comment>
        <translation>
            <numerusform>%1, a %n hexágono de %2</numerusform>
            <numerusform>%1, a %n hexágonos de %2</numerusform>
        </translation>
    </message>
    <message>
        <source>The Royal Navy’s commitment is rolled once, when French come within ten hexes.</source>
        <translation>La intervención de la Royal Navy se tira una sola vez, cuando hay franceses a diez hexágonos o menos.</translation>
    </message>
    <message numerus="yes">
        <source>French within ten hexes: %1; and %n more</source>
        <translation>
            <numerusform>Franceses a diez hexágonos o menos: %1 y %n más</numerusform>
            <numerusform>Franceses a diez hexágonos o menos: %1 y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>French within ten hexes: %1</source>
        <translation>Franceses a diez hexágonos o menos: %1</translation>
    </message>
    <message>
        <source>Modifier, in steps</source>
        <translation>Modificador, en pasos</translation>
    </message>
    <message numerus="yes">
        <source>%n ships support the army: choose them</source>
        <translation>
            <numerusform>%n navío apoya al ejército: elíjalo</numerusform>
            <numerusform>%n navíos apoyan al ejército: elíjalos</numerusform>
        </translation>
    </message>
    <message>
        <source>One die says how many ships support the army: in minor support half of it, rounded up, drawn by lot; in major support all of it, chosen.</source>
        <translation>Un dado dice cuántos navíos apoyan al ejército: con apoyo menor, la mitad, redondeada por exceso y a sorteo; con apoyo mayor, todos, a elección.</translation>
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
        <translation>Tirada %1: %2</translation>
    </message>
    <message>
        <source>Roll %1, %2, makes %3: %4</source>
        <comment>natural, modifiers, modified, result</comment>
        <translation>Tirada %1, %2: queda en %3: %4</translation>
    </message>
    <message>
        <source>%1 to %2 %3</source>
        <comment>lowest and highest roll, result</comment>
        <translation>de %1 a %2: %3</translation>
    </message>
    <message>
        <source>%1; modifiers: %2</source>
        <translation>%1; modificadores: %2</translation>
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
        <translation>de %1 a %2, con los dados %4: %3</translation>
    </message>
    <message>
        <source>thrown: %1</source>
        <comment>rolls of the dice that come to a result</comment>
        <translation>con los dados: %1</translation>
    </message>
</context>
<context>
    <name>qd::corunna::RollsPage</name>
    <message>
        <source>A morale check passes</source>
        <translation>Supera la prueba de moral si la tirada está</translation>
    </message>
    <message>
        <source>Closing passes</source>
        <translation>Cierra si la tirada está</translation>
    </message>
    <message>
        <source>Standing passes</source>
        <translation>Resiste si la tirada está</translation>
    </message>
    <message>
        <source>Standing against a charge passes</source>
        <translation>Resiste una carga si la tirada está</translation>
    </message>
    <message>
        <source>Roll that always fails</source>
        <translation>Tirada que siempre falla</translation>
    </message>
    <message>
        <source>Roll that always passes</source>
        <translation>Tirada que siempre tiene éxito</translation>
    </message>
    <message>
        <source>Increments that fire from a line</source>
        <translation>Incrementos que hacen fuego desde una línea</translation>
    </message>
    <message>
        <source>Increments that fire from skirmish order</source>
        <translation>Incrementos que hacen fuego en guerrilla</translation>
    </message>
    <message>
        <source>Modifiers</source>
        <translation>Modificadores</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Tirada</translation>
    </message>
    <message>
        <source>Because</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Modifier</source>
        <translation>Modificador</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>sin dato</translation>
    </message>
    <message>
        <source>above the morale</source>
        <translation>por encima de la moral</translation>
    </message>
    <message>
        <source>at the morale or above</source>
        <translation>en la moral o por encima</translation>
    </message>
    <message>
        <source>none</source>
        <comment>a number of the series that is not known</comment>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>odds %1</source>
        <translation>proporción %1</translation>
    </message>
    <message>
        <source>army morale %1</source>
        <translation>moral del ejército %1</translation>
    </message>
    <message>
        <source>Morale check</source>
        <translation>Prueba de moral</translation>
    </message>
    <message>
        <source>Morale check, by army morale</source>
        <translation>Prueba de moral, según la moral del ejército</translation>
    </message>
    <message>
        <source>Closing</source>
        <translation>Para cerrar</translation>
    </message>
    <message>
        <source>Closing, by odds</source>
        <translation>Para cerrar, según la proporción</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>Para resistir</translation>
    </message>
    <message>
        <source>Standing, by odds</source>
        <translation>Para resistir, según la proporción</translation>
    </message>
    <message>
        <source>Standing against a charge</source>
        <translation>Para resistir una carga</translation>
    </message>
    <message>
        <source>Roll that the new modifier is for</source>
        <translation>Tirada a la que se aplica el modificador nuevo</translation>
    </message>
    <message>
        <source>What the new modifier is for</source>
        <translation>Motivo del modificador nuevo</translation>
    </message>
    <message>
        <source>The new modifier</source>
        <translation>El modificador nuevo</translation>
    </message>
    <message>
        <source>Add modifier</source>
        <translation>Añadir modificador</translation>
    </message>
    <message>
        <source>Remove modifier</source>
        <translation>Quitar modificador</translation>
    </message>
    <message>
        <source>Type a ratio like 3:1 as the odds of the modifier.</source>
        <translation>Para ese modificador, escriba una proporción como 3:1.</translation>
    </message>
    <message>
        <source>Type a level of army morale, 0 to %1.</source>
        <translation>Escriba un nivel de moral del ejército, de 0 a %1.</translation>
    </message>
    <message>
        <source>Say what the modifier is for.</source>
        <translation>Indique el motivo del modificador.</translation>
    </message>
    <message>
        <source>“%1” is no modifier: type a whole number from −%2 to +%2.</source>
        <translation>«%1» no es un modificador: escriba un número entero de −%2 a +%2.</translation>
    </message>
    <message>
        <source>“%1” stands in the list of this roll already.</source>
        <translation>«%1» ya está en la lista de esta tirada.</translation>
    </message>
    <message>
        <source>Choose the modifier first.</source>
        <translation>Elija antes el modificador.</translation>
    </message>
    <message>
        <source>I compared this page with my charts</source>
        <translation>He comparado esta página con mis tablas</translation>
    </message>
    <message>
        <source>Modifiers are shown to the referee to tick. There are none yet: add those of your charts below.</source>
        <translation>Los modificadores se muestran al árbitro para que los marque. Aún no hay ninguno: añada abajo los de sus tablas.</translation>
    </message>
</context>
<context>
    <name>qd::corunna::SeriesEditor</name>
    <message>
        <source>Enter the series’ tables…</source>
        <translation>Anotar las tablas de la serie…</translation>
    </message>
    <message>
        <source>Tables of the series</source>
        <translation>Tablas de la serie</translation>
    </message>
    <message>
        <source>I compared these figures with my charts</source>
        <translation>He comparado estas cifras con mis tablas</translation>
    </message>
    <message>
        <source>Name of the tables</source>
        <translation>Nombre de las tablas</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Fuego</translation>
    </message>
    <message>
        <source>Mêlée</source>
        <translation>Cuerpo a cuerpo</translation>
    </message>
    <message>
        <source>Rolls and limits</source>
        <translation>Tiradas y límites</translation>
    </message>
    <message>
        <source>◇ Unchecked: compare with your charts. Until then every result that rests on these tables is marked.</source>
        <translation>◇ Sin cotejar: compárese con sus tablas. Hasta entonces se marca todo resultado que dependa de ellas.</translation>
    </message>
    <message>
        <source>The fire, mêlée and morale tables stand in the rulebook of the series, not in this game. Type yours once, or begin with the figures that come with the program and compare them with your charts. Without a table the referee tells the result, and the program counts what leads up to it. Enter goes down, Tab goes right, Escape lets Tab leave the table; Ctrl+D fills down, Ctrl+C and Ctrl+V work with spreadsheets, Ctrl+Z takes back. “Compare line by line” reads you a line; Space says that your chart has the same, and its ◇ goes.</source>
        <translation>Las tablas de fuego, cuerpo a cuerpo y moral están en el reglamento de la serie, no en este juego. Escriba las suyas una vez, o parta de las cifras que trae el programa y compárelas con sus tablas. Sin una tabla, el árbitro dice el resultado y el programa cuenta lo que lleva hasta él. Intro va hacia abajo, Tab a la derecha, y tras Escape, Tab sale de la tabla; Ctrl+D rellena hacia abajo, Ctrl+C y Ctrl+V sirven con hojas de cálculo, Ctrl+Z deshace. «Comparar línea a línea» le lee cada línea; con Espacio se dice que su tabla pone lo mismo, y el ◇ desaparece.</translation>
    </message>
    <message>
        <source>Compare line by line</source>
        <translation>Comparar línea a línea</translation>
    </message>
    <message>
        <source>Figures of public assistant programs</source>
        <comment>the name of tables of the series</comment>
        <translation>Cifras de programas auxiliares públicos</translation>
    </message>
    <message>
        <source>There is nothing to compare yet.</source>
        <translation>Aún no hay nada que comparar.</translation>
    </message>
</context>
<context>
    <name>qd::corunna::SeriesGrid</name>
    <message>
        <source>Add column</source>
        <translation>Añadir columna</translation>
    </message>
    <message>
        <source>Remove column</source>
        <translation>Quitar columna</translation>
    </message>
    <message>
        <source>3:1</source>
        <translation>3:1</translation>
    </message>
    <message>
        <source>Type a ratio that is not there yet, like 3:1 or 2.5:1.</source>
        <translation>Escriba una proporción que aún no esté, como 3:1 o 2,5:1.</translation>
    </message>
    <message>
        <source>Choose a cell of the column first.</source>
        <translation>Elija antes una casilla de la columna.</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>a cell, its column</comment>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>Choose a line that has something in it.</source>
        <translation>Elija una línea que no esté vacía.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a line, its cells</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Rename column</source>
        <translation>Renombrar columna</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Ir ahí</translation>
    </message>
    <message>
        <source>I compared this line (Space)</source>
        <translation>He comparado esta línea (Espacio)</translation>
    </message>
    <message numerus="yes">
        <source>%n pasted cells were left out: the table has no such cell.</source>
        <translation>
            <numerusform>Se ha dejado fuera %n casilla pegada: la tabla no tiene esa casilla.</numerusform>
            <numerusform>Se han dejado fuera %n casillas pegadas: la tabla no tiene esas casillas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ratio of a column</source>
        <translation>Proporción de una columna</translation>
    </message>
    <message>
        <source>The chosen column takes the ratio beside it, and its place</source>
        <translation>La columna elegida toma la proporción de al lado y pasa a su sitio</translation>
    </message>
    <message>
        <source>Fill down</source>
        <translation>Rellenar hacia abajo</translation>
    </message>
    <message>
        <source>Ctrl+D: this cell into the empty ones below it, as far as the next; in an empty cell, the one above it</source>
        <translation>Ctrl+D: copia esta casilla en las vacías de debajo, hasta la siguiente ocupada; en una casilla vacía, copia la de arriba</translation>
    </message>
    <message>
        <source>What a ratio below the first column comes to</source>
        <translation>En qué queda una proporción por debajo de la primera columna</translation>
    </message>
    <message>
        <source>Below the first column: no effect</source>
        <translation>Por debajo de la primera columna: sin efecto</translation>
    </message>
    <message>
        <source>Below the first column: the first column</source>
        <translation>Por debajo de la primera columna: la primera columna</translation>
    </message>
    <message>
        <source>%1, column %2</source>
        <comment>a line of a table, one of its columns</comment>
        <translation>%1, columna %2</translation>
    </message>
    <message>
        <source>compared with the printed table</source>
        <translation>comparada con la tabla impresa</translation>
    </message>
    <message>
        <source>not yet compared with the printed table</source>
        <translation>aún sin comparar con la tabla impresa</translation>
    </message>
    <message numerus="yes">
        <source>%n more places to look at.</source>
        <translation>
            <numerusform>%n lugar más que revisar.</numerusform>
            <numerusform>%n lugares más que revisar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more were not taken.</source>
        <translation>
            <numerusform>%n más no se ha aceptado.</numerusform>
            <numerusform>%n más no se han aceptado.</numerusform>
        </translation>
    </message>
    <message>
        <source>The column “%1” is no ratio: choose it, type one like 3:1 below, and rename it.</source>
        <translation>La columna «%1» no es una proporción: elíjala, escriba abajo una como 3:1 y renómbrela.</translation>
    </message>
    <message>
        <source>The column %1 is the same ratio as %2 before it: remove one of them.</source>
        <translation>La columna %1 es la misma proporción que %2, que va antes: quite una de las dos.</translation>
    </message>
</context>
<context>
    <name>qd::corunna::ValuesEditor</name>
    <message>
        <source>Fill in the counters…</source>
        <translation>Rellenar las fichas…</translation>
    </message>
    <message>
        <source>Counter values</source>
        <translation>Valores de las fichas</translation>
    </message>
    <message>
        <source>Name of the file</source>
        <translation>Nombre del archivo</translation>
    </message>
    <message>
        <source>Order of battle</source>
        <translation>Orden de batalla</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Faltan</translation>
    </message>
    <message>
        <source>Still unknown, and what can’t be counted without it</source>
        <translation>Lo que aún está sin dato y lo que no se puede contar por eso</translation>
    </message>
    <message>
        <source>Figures of the chosen counters</source>
        <translation>Cifras de las fichas elegidas</translation>
    </message>
    <message>
        <source>Next empty figure</source>
        <translation>Siguiente cifra vacía</translation>
    </message>
    <message>
        <source>Ctrl+Down</source>
        <translation>Ctrl+Abajo</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>completo</translation>
    </message>
    <message>
        <source>%1: needed for %2</source>
        <comment>a figure, what it blocks</comment>
        <translation>%1: hace falta para %2</translation>
    </message>
    <message>
        <source>this counter has no such figure</source>
        <translation>esta ficha no tiene esa cifra</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a counter, one of its figures</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Type the figures that are printed on your counters, once. Choose a brigade or a whole division; type a figure, Enter goes down, Tab goes right, Escape lets Tab leave the table. Ctrl+D takes the figure above, or copies one into the empty cells below it; Ctrl+C and Ctrl+V work with spreadsheets; Ctrl+Down goes to the next empty figure; Ctrl+Z takes back. What you leave empty stays unknown: nothing is guessed, and the program says what it could not count. Save it as the club’s own file and use it at every table, whatever the scenario. What you type is kept from one evening to the next even if you don’t save it.</source>
        <translation>Escriba una vez las cifras impresas en sus fichas. Elija una brigada o toda una división; escriba una cifra: Intro va hacia abajo, Tab a la derecha, y tras Escape, Tab sale de la tabla. Ctrl+D toma la cifra de arriba, o copia una en las casillas vacías de debajo; Ctrl+C y Ctrl+V sirven con hojas de cálculo; Ctrl+Abajo va a la siguiente cifra vacía; Ctrl+Z deshace. Lo que se deja en blanco queda sin dato: no se supone nada, y el programa dice qué no ha podido contar. Guárdelo como archivo propio del club y úselo en todas las partidas, sea cual sea el escenario. Lo escrito se conserva de una tarde a otra aunque no se guarde.</translation>
    </message>
    <message>
        <source>Shift and Ctrl choose several parts</source>
        <translation>Con Mayús y Ctrl se eligen varias partes</translation>
    </message>
    <message>
        <source>Still unknown</source>
        <translation>Aún sin dato</translation>
    </message>
    <message>
        <source>Figures filled in</source>
        <translation>Cifras anotadas</translation>
    </message>
    <message>
        <source>Type a figure: Enter goes down, Tab goes right, Escape lets Tab leave; Ctrl+D fills down; Delete makes it unknown again</source>
        <translation>Escriba una cifra: Intro va hacia abajo, Tab a la derecha, y tras Escape, Tab sale de la tabla; Ctrl+D rellena hacia abajo; Supr la deja otra vez sin dato</translation>
    </message>
    <message>
        <source>Fill down</source>
        <translation>Rellenar hacia abajo</translation>
    </message>
    <message>
        <source>Ctrl+D: this figure into the empty cells below it; in an empty cell, the figure above it</source>
        <translation>Ctrl+D: copia esta cifra en las casillas vacías de debajo; en una casilla vacía, la cifra de arriba</translation>
    </message>
    <message numerus="yes">
        <source>%n pasted figures were left out: there is no such cell.</source>
        <translation>
            <numerusform>Se ha dejado fuera %n cifra pegada: no hay casilla para ella.</numerusform>
            <numerusform>Se han dejado fuera %n cifras pegadas: no hay casillas para ellas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Figure that all chosen counters have</source>
        <translation>Cifra que tienen todas las fichas elegidas</translation>
    </message>
    <message>
        <source>The figure for all of them</source>
        <translation>La cifra para todas</translation>
    </message>
    <message>
        <source>Set for all</source>
        <translation>Poner en todas</translation>
    </message>
    <message>
        <source>Overwrites this figure of all chosen counters; Undo takes it back</source>
        <translation>Sustituye esta cifra en todas las fichas elegidas; Deshacer la recupera</translation>
    </message>
    <message>
        <source>%1 of %2 figures filled in</source>
        <comment>both are numbers</comment>
        <translation>%1 de %2 cifras anotadas</translation>
    </message>
    <message>
        <source>Everything can be counted.</source>
        <translation>Se puede contar todo.</translation>
    </message>
    <message>
        <source>Widest gaps: %1</source>
        <translation>Lo que más falta: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more figures look wrong.</source>
        <translation>
            <numerusform>%n cifra más parece errónea.</numerusform>
            <numerusform>%n cifras más parecen erróneas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chosen counters:</source>
        <translation>
            <numerusform>%n ficha elegida:</numerusform>
            <numerusform>%n fichas elegidas:</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>a counter, a figure, what is wrong</comment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>Type the figure that all of them have.</source>
        <translation>Escriba la cifra que tienen todas.</translation>
    </message>
    <message>
        <source>Mend or delete the figures that look wrong (△) before the file is used.</source>
        <translation>Corrija o borre las cifras que parecen erróneas (△) antes de usar el archivo.</translation>
    </message>
    <message numerus="yes">
        <source>%n counters of the file are not in this order of battle: %1. They stay in the file.</source>
        <translation>
            <numerusform>%n ficha del archivo no figura en este orden de batalla: %1. Se conserva en el archivo.</numerusform>
            <numerusform>%n fichas del archivo no figuran en este orden de batalla: %1. Se conservan en el archivo.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qd::corunna::VictoryPanel</name>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>The conditions of victory appear here once a table is open.</source>
        <translation>Aquí aparecen las condiciones de victoria cuando hay una partida abierta.</translation>
    </message>
    <message>
        <source>Game over: %1</source>
        <translation>Fin de la partida: %1</translation>
    </message>
    <message>
        <source>As it stands now: %1</source>
        <translation>Por ahora: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a number beside the score and its rule</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Evacuation (%1): %2 of %3 battalions are away, %4 %. A draw needs %5, a British victory %6.</source>
        <comment>rule, evacuated, survivors, percent, battalions, battalions</comment>
        <translation>Evacuación (%1): a salvo %2 de %3 batallones, el %4 %. El empate exige %5; la victoria británica, %6.</translation>
    </message>
    <message>
        <source>Conditions of victory</source>
        <translation>Condiciones de victoria</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Condición</translation>
    </message>
    <message>
        <source>Met</source>
        <translation>Cumplida</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>? not known</source>
        <translation>¿? sin dato</translation>
    </message>
    <message>
        <source>✓ met</source>
        <translation>✓ se cumple</translation>
    </message>
    <message>
        <source>✗ not met</source>
        <translation>✗ no se cumple</translation>
    </message>
</context>
<context>
    <name>qd::santa_cruz::AdjustEditor</name>
    <message>
        <source>&amp;Units</source>
        <translation>&amp;Unidades</translation>
    </message>
    <message>
        <source>&amp;Officers</source>
        <translation>&amp;Oficiales</translation>
    </message>
    <message>
        <source>&amp;Tracks and hands</source>
        <translation>&amp;Registros y manos</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Fuerza</translation>
    </message>
    <message>
        <source>%1, where</source>
        <translation>%1, dónde</translation>
    </message>
    <message>
        <source>%1, strength</source>
        <translation>%1, fuerza</translation>
    </message>
    <message>
        <source>Officer</source>
        <translation>Oficial</translation>
    </message>
    <message>
        <source>Face up</source>
        <translation>Boca arriba</translation>
    </message>
    <message>
        <source>%1, face up</source>
        <translation>%1, boca arriba</translation>
    </message>
    <message>
        <source>Tu&amp;rn:</source>
        <translation>&amp;Turno:</translation>
    </message>
    <message>
        <source>&amp;Phase:</source>
        <translation>&amp;Fase:</translation>
    </message>
    <message>
        <source>Box of the morale track: 0 in the middle, British above, Spanish below</source>
        <translation>Casilla del registro de moral: 0 en el centro, británicos por encima, españoles por debajo</translation>
    </message>
    <message>
        <source>&amp;Morale:</source>
        <translation>&amp;Moral:</translation>
    </message>
    <message>
        <source>Hits on the cutter:</source>
        <translation>Impactos en el cúter:</translation>
    </message>
    <message>
        <source>spiked</source>
        <comment>battery</comment>
        <translation>clavada</translation>
    </message>
    <message>
        <source>%1, spiked</source>
        <comment>battery</comment>
        <translation>%1, clavada</translation>
    </message>
    <message>
        <source>Cards in hand, %1:</source>
        <translation>Cartas en la mano, %1:</translation>
    </message>
</context>
<context>
    <name>qd::santa_cruz::BattleBoard</name>
    <message>
        <source>Combat · %1 · support cards</source>
        <translation>Combate · %1 · cartas de apoyo</translation>
    </message>
    <message>
        <source>Combat · %1 · round %2</source>
        <translation>Combate · %1 · ronda %2</translation>
    </message>
    <message>
        <source>Fortress: the defender throws first, then the attacker (10.10)</source>
        <translation>Fortaleza: el defensor tira primero y después el atacante (10.10)</translation>
    </message>
    <message>
        <source>%1 · attacker</source>
        <comment>a side in a combat</comment>
        <translation>%1 · atacante</translation>
    </message>
    <message>
        <source>%1 · defender</source>
        <comment>a side in a combat</comment>
        <translation>%1 · defensor</translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <comment>combat dice</comment>
        <translation>
            <numerusform>%n dado</numerusform>
            <numerusform>%n dados</numerusform>
        </translation>
    </message>
    <message>
        <source>hits on %1–6</source>
        <translation>acierta con %1–6</translation>
    </message>
    <message>
        <source>hits on 6</source>
        <translation>acierta con 6</translation>
    </message>
    <message>
        <source>%1 on every die</source>
        <translation>%1 a cada dado</translation>
    </message>
    <message>
        <source>%1 (cancelled)</source>
        <comment>a support card</comment>
        <translation>%1 (anulada)</translation>
    </message>
    <message>
        <source>attrition after this round (10.6)</source>
        <translation>desgaste tras esta ronda (10.6)</translation>
    </message>
    <message numerus="yes">
        <source>attrition after %n more rounds (10.6)</source>
        <translation>
            <numerusform>desgaste tras %n ronda más (10.6)</numerusform>
            <numerusform>desgaste tras %n rondas más (10.6)</numerusform>
        </translation>
    </message>
    <message>
        <source>over a red line</source>
        <translation>cruza una línea roja</translation>
    </message>
    <message>
        <source>%1: 0, 1, 2+ hits %2 / %3 / %4%</source>
        <comment>chances of a side in this round</comment>
        <translation>%1: 0, 1, 2+ impactos: %2 / %3 / %4 %</translation>
    </message>
    <message>
        <source>Round %1</source>
        <comment>the marker&apos;s place on its track</comment>
        <translation>Ronda %1</translation>
    </message>
    <message>
        <source>Support cards, %1</source>
        <comment>before the first round</comment>
        <translation>Cartas de apoyo, %1</translation>
    </message>
    <message>
        <source>To the end: %1 %2%, %3 %4%, nobody %5%</source>
        <comment>chances of winning the whole combat</comment>
        <translation>Hasta el final: %1 %2 %, %3 %4 %, nadie %5 %</translation>
    </message>
</context>
<context>
    <name>qd::santa_cruz::BattleLine</name>
    <message>
        <source>%1, strength %2</source>
        <comment>a block</comment>
        <translation>%1, fuerza %2</translation>
    </message>
    <message>
        <source>Battle line</source>
        <translation>Línea de combate</translation>
    </message>
</context>
<context>
    <name>qd::santa_cruz::CardsPanel</name>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Both decks, counted by title, appear here once a table is open.</source>
        <translation>Aquí aparecen los dos mazos, contados por título, cuando hay una partida abierta.</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Mazo</translation>
    </message>
    <message>
        <source>Hand or draw pile</source>
        <translation>Mano o mazo de robo</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>Descartes</translation>
    </message>
    <message>
        <source>Eliminated</source>
        <translation>Eliminadas</translation>
    </message>
    <message>
        <source>Beside the board</source>
        <translation>Apartadas</translation>
    </message>
    <message>
        <source>Aboard the Fox</source>
        <translation>A bordo del Fox</translation>
    </message>
    <message>
        <source>%1: hand %2 of %3, draw pile %4</source>
        <translation>%1: mano %2 de %3, mazo de robo %4</translation>
    </message>
    <message>
        <source>Confusion: Harassment brings a British card from beside the board into the draw pile (%1); a card that is passed with or discarded lies in the discard pile (%2), which comes back when the draw pile runs out (%3).</source>
        <translation>Confusión: Hostigamiento lleva una carta británica apartada al mazo de robo (%1); la carta con que se pasa o que se descarta queda en los descartes (%2), que vuelven cuando se agota el mazo de robo (%3).</translation>
    </message>
    <message>
        <source>Flow of Confusion</source>
        <translation>Camino de la Confusión</translation>
    </message>
</context>
<context>
    <name>qd::santa_cruz::OddsPanel</name>
    <message>
        <source>%1: %2</source>
        <comment>a side and its hits</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n hits</source>
        <translation>
            <numerusform>%n impacto</numerusform>
            <numerusform>%n impactos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the enemy officer falls</source>
        <translation>%1: cae el oficial enemigo</translation>
    </message>
    <message>
        <source>%1: volunteers flee</source>
        <translation>%1: los voluntarios huyen</translation>
    </message>
    <message>
        <source>%1: expected hits, attacking</source>
        <translation>%1: impactos esperados al ataque</translation>
    </message>
    <message>
        <source>%1: expected hits, defending</source>
        <translation>%1: impactos esperados en defensa</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Esta ronda</translation>
    </message>
    <message>
        <source>hits</source>
        <translation>impactos</translation>
    </message>
    <message>
        <source>%1 win the combat</source>
        <translation>%1: ganan el combate</translation>
    </message>
    <message>
        <source>Nobody is left</source>
        <translation>No queda nadie</translation>
    </message>
    <message>
        <source>Volunteers have fled</source>
        <translation>Los voluntarios han huido</translation>
    </message>
    <message>
        <source>Expected rounds</source>
        <translation>Rondas esperadas</translation>
    </message>
    <message>
        <source>Whole combat</source>
        <translation>Combate completo</translation>
    </message>
    <message>
        <source>strength left</source>
        <translation>fuerza restante</translation>
    </message>
    <message>
        <source>One card against %1</source>
        <comment>an area</comment>
        <translation>Una carta contra %1</translation>
    </message>
    <message>
        <source>%1 is gone</source>
        <translation>%1: desaparece</translation>
    </message>
    <message>
        <source>Expected hits</source>
        <translation>Impactos esperados</translation>
    </message>
    <message>
        <source>All blocks there</source>
        <translation>Todos los bloques de la zona</translation>
    </message>
    <message numerus="yes">
        <source>How many of %n blocks hold their course against the current</source>
        <translation>
            <numerusform>Si el bloque mantiene el rumbo contra la corriente</numerusform>
            <numerusform>Cuántos de %n bloques mantienen el rumbo contra la corriente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blocks</source>
        <translation>
            <numerusform>%n bloque</numerusform>
            <numerusform>%n bloques</numerusform>
        </translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>De media</translation>
    </message>
    <message>
        <source>Current</source>
        <translation>Corriente</translation>
    </message>
    <message>
        <source>blocks that hold their course</source>
        <translation>bloques que mantienen el rumbo</translation>
    </message>
    <message>
        <source>What if this assault is made into %1? Nothing is recorded.</source>
        <comment>an area</comment>
        <translation>¿Y si este asalto se hace contra %1? No se registra nada.</translation>
    </message>
    <message>
        <source>The act in hand, a combat for %1: its first round and its end, if nobody retreats</source>
        <comment>an area</comment>
        <translation>La jugada en curso, un combate por %1: su primera ronda y su final, si nadie se retira</translation>
    </message>
    <message>
        <source>Combat for %1: this round and the whole combat, if nobody retreats</source>
        <comment>an area</comment>
        <translation>Combate por %1: esta ronda y el combate completo, si nadie se retira</translation>
    </message>
    <message>
        <source>First round</source>
        <translation>Primera ronda</translation>
    </message>
    <message>
        <source>The chances of a combat, or of the act in hand, appear here, exact to the fraction. Choose pieces and point at a goal to see those of an assault.</source>
        <translation>Aquí aparecen las probabilidades de un combate o de la jugada en curso, en fracciones exactas. Elija piezas y señale un destino para ver las de un asalto.</translation>
    </message>
</context>
<context>
    <name>qd::santa_cruz::OfficersPanel</name>
    <message>
        <source>Officers</source>
        <translation>Oficiales</translation>
    </message>
    <message>
        <source>The officers and what became of them appear here once a table is open.</source>
        <translation>Aquí aparecen los oficiales y su suerte cuando hay una partida abierta.</translation>
    </message>
    <message>
        <source>Officer</source>
        <translation>Oficial</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Zona</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Ficha</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>boca arriba</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>boca abajo</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what an officer gives, and when</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what an officer gives and its rule</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Gives</source>
        <translation>Aporta</translation>
    </message>
</context>
<context>
    <name>qd::trafalgar::AdjustEditor</name>
    <message>
        <source>&amp;Ships and forts</source>
        <translation>&amp;Buques y fuertes</translation>
    </message>
    <message>
        <source>&amp;Flags</source>
        <translation>B&amp;anderas</translation>
    </message>
    <message>
        <source>&amp;Turn and wind</source>
        <translation>&amp;Turno y viento</translation>
    </message>
    <message>
        <source>Ships and forts</source>
        <translation>Buques y fuertes</translation>
    </message>
    <message>
        <source>The chosen ship or fort</source>
        <translation>El buque o fuerte elegido</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <comment>a ship or fort</comment>
        <translation>%1, con cambios</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Where the flags are</source>
        <translation>Dónde están las banderas</translation>
    </message>
    <message>
        <source>Start and end</source>
        <translation>Comienzo y final</translation>
    </message>
</context>
<context>
    <name>qd::trafalgar::BoardEditor</name>
    <message>
        <source>Correct the board…</source>
        <translation>Corregir el tablero…</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Choose an intersection, by its letter and number, and say what lies there on the real board: sea, reef, sandbank, land or the water of a port. Anchorages, corners and forts are moved to the chosen intersection; what stood there changes places with them. Reefs and sandbanks may also lie between two intersections. Once all is compared with the real board, say so below: the mark ◇ goes. The board can be saved as a file of your own.</source>
        <translation>Elija una intersección por su letra y su número y diga qué hay ahí en el tablero real: mar, arrecife, banco de arena, tierra o agua de un puerto. Los fondeaderos, los rincones y los fuertes se llevan a la intersección elegida; lo que estaba ahí cambia de sitio con ellos. También puede haber arrecifes y bancos de arena entre dos intersecciones. Cuando todo esté comparado con el tablero real, indíquelo abajo: la marca ◇ desaparece. El tablero se puede guardar en un archivo propio.</translation>
    </message>
    <message>
        <source>All of it is &amp;compared with the real board: nothing is a guess</source>
        <translation>Todo está &amp;comparado con el tablero real: no hay conjeturas</translation>
    </message>
    <message>
        <source>&amp;Name of the board</source>
        <translation>&amp;Nombre del tablero</translation>
    </message>
    <message>
        <source>Intersection</source>
        <translation>Intersección</translation>
    </message>
    <message>
        <source>What lies there</source>
        <translation>Qué hay ahí</translation>
    </message>
    <message>
        <source>Intersections</source>
        <translation>Intersecciones</translation>
    </message>
    <message>
        <source>The chosen intersection</source>
        <translation>La intersección elegida</translation>
    </message>
    <message>
        <source>corner of %1, with its flag</source>
        <comment>a port</comment>
        <translation>rincón de %1, con su bandera</translation>
    </message>
    <message>
        <source>water of %1</source>
        <comment>a port</comment>
        <translation>agua de %1</translation>
    </message>
    <message>
        <source>%1 towards %2</source>
        <comment>reef or sandbank, and an intersection</comment>
        <translation>%1 hacia %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Terreno</translation>
    </message>
    <message>
        <source>Of a port</source>
        <translation>De un puerto</translation>
    </message>
    <message>
        <source>Towards %1</source>
        <comment>an intersection</comment>
        <translation>Hacia %1</translation>
    </message>
</context>
<context>
    <name>qd::trafalgar::CardsPanel</name>
    <message>
        <source>Cards</source>
        <comment>battle result cards of the ships</comment>
        <translation>Tarjetas</translation>
    </message>
    <message>
        <source>The battle result cards of the ships appear here once a table is open.</source>
        <translation>Las tarjetas de los buques aparecen aquí en cuanto se abre una partida.</translation>
    </message>
    <message>
        <source>Battle result cards</source>
        <translation>Tarjetas de los buques</translation>
    </message>
    <message>
        <source>Record</source>
        <comment>button: the card as it is shown</comment>
        <translation>Registrar</translation>
    </message>
    <message>
        <source>Change nothing</source>
        <translation>No cambiar nada</translation>
    </message>
    <message>
        <source>Not recorded yet: the card of %1</source>
        <comment>a list of ships</comment>
        <translation>Aún sin registrar, tarjeta de: %1</translation>
    </message>
</context>
<context>
    <name>qd::trafalgar::FireStage</name>
    <message>
        <source>%1 fires at …</source>
        <comment>a ship or a fort</comment>
        <translation>%1 dispara contra…</translation>
    </message>
    <message>
        <source>%1 fires at %2</source>
        <comment>ships or forts</comment>
        <translation>%1 dispara contra %2</translation>
    </message>
    <message>
        <source>%1 may not fire at %2: %3 (%4)</source>
        <comment>a fort, a ship, why not, and a rule</comment>
        <translation>%1 no puede disparar contra %2: %3 (%4)</translation>
    </message>
    <message>
        <source>FIRE! %1</source>
        <comment>the shout of a fort</comment>
        <translation>¡FUEGO! %1</translation>
    </message>
    <message>
        <source>What if – %1</source>
        <comment>a shot that is only thought of</comment>
        <translation>¿Y si…? – %1</translation>
    </message>
    <message>
        <source>Guns to %1</source>
        <comment>port or starboard</comment>
        <translation>Cañones a %1</translation>
    </message>
    <message>
        <source>not in a field of fire</source>
        <translation>fuera del campo de tiro</translation>
    </message>
    <message>
        <source>distance %1</source>
        <translation>distancia %1</translation>
    </message>
    <message>
        <source>distance %1: out of range</source>
        <translation>distancia %1: fuera de alcance</translation>
    </message>
    <message>
        <source>the line of fire is barred</source>
        <translation>la línea de tiro está cortada</translation>
    </message>
    <message>
        <source>the target shows: %1</source>
        <comment>bow, stern, port or starboard</comment>
        <translation>el blanco muestra: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <comment>of a shot</comment>
        <translation>
            <numerusform>%n dado</numerusform>
            <numerusform>%n dados</numerusform>
        </translation>
    </message>
    <message>
        <source>✓ hits</source>
        <comment>a face of the die</comment>
        <translation>✓ acierta</translation>
    </message>
    <message>
        <source>✗ misses</source>
        <comment>a face of the die</comment>
        <translation>✗ falla</translation>
    </message>
    <message>
        <source>%1 sails</source>
        <comment>a ship</comment>
        <translation>Navega %1</translation>
    </message>
    <message>
        <source>%1 may not fire: %2 (%3)</source>
        <comment>a fort, why not, and a rule</comment>
        <translation>%1 no puede disparar: %2 (%3)</translation>
    </message>
    <message>
        <source>Fewer choices</source>
        <translation>Menos opciones</translation>
    </message>
    <message>
        <source>Not all of the guns …</source>
        <comment>shows how many fire</comment>
        <translation>No todos los cañones…</translation>
    </message>
    <message>
        <source>%1 fires</source>
        <comment>a fort in its own turn</comment>
        <translation>Dispara %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a target and the shot at it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 stays the target: Esc lets go of this shot, then choose another.</source>
        <translation>El blanco sigue siendo %1: Esc deja este disparo; después elija otro.</translation>
    </message>
    <message>
        <source>%1 fires first: take up her shot. Afterwards the fort may shout again.</source>
        <comment>a ship</comment>
        <translation>%1 dispara primero: elija su disparo. Después el fuerte puede volver a gritar.</translation>
    </message>
    <message>
        <source>Aim: %1</source>
        <comment>what the guns aim at</comment>
        <translation>Blanco: %1</translation>
    </message>
    <message>
        <source>change</source>
        <comment>the aim of a shot</comment>
        <translation>cambiar</translation>
    </message>
</context>
<context>
    <name>qd::trafalgar::OddsPanel</name>
    <message>
        <source>The chances of a shot or of the wind appear here, exact to the fraction. Choose a ship and point at an enemy in its field of fire.</source>
        <translation>Las probabilidades de un disparo o del viento aparecen aquí, exactas, en fracciones. Elija un buque y señale a un enemigo en su campo de tiro.</translation>
    </message>
    <message numerus="yes">
        <source>%n dice at distance %1</source>
        <comment>a shot without an aim yet</comment>
        <translation>
            <numerusform>%n dado a distancia %1</numerusform>
            <numerusform>%n dados a distancia %1</numerusform>
        </translation>
    </message>
    <message>
        <source>One die hits</source>
        <translation>Acierta un dado</translation>
    </message>
    <message numerus="yes">
        <source>%n hits</source>
        <translation>
            <numerusform>%n impacto</numerusform>
            <numerusform>%n impactos</numerusform>
        </translation>
    </message>
    <message>
        <source>At least one hit</source>
        <translation>Al menos un impacto</translation>
    </message>
    <message>
        <source>Expected hits</source>
        <translation>Impactos esperados</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Impactos</translation>
    </message>
    <message>
        <source>hits</source>
        <translation>impactos</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a ship and what it loses</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n guns lost</source>
        <translation>
            <numerusform>%n cañón perdido</numerusform>
            <numerusform>%n cañones perdidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n masts lost</source>
        <translation>
            <numerusform>%n palo perdido</numerusform>
            <numerusform>%n palos perdidos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 falls</source>
        <comment>a mast</comment>
        <translation>Cae: %1</translation>
    </message>
    <message>
        <source>%1: no gun left on that side</source>
        <comment>a ship</comment>
        <translation>%1: esa banda sin cañones</translation>
    </message>
    <message>
        <source>%1 is dismasted</source>
        <comment>a ship</comment>
        <translation>%1 pierde todos los palos</translation>
    </message>
    <message>
        <source>%1 sinks</source>
        <comment>a ship</comment>
        <translation>%1 se hunde</translation>
    </message>
    <message>
        <source>Masts lost</source>
        <translation>Palos perdidos</translation>
    </message>
    <message>
        <source>Guns lost</source>
        <translation>Cañones perdidos</translation>
    </message>
    <message>
        <source>masts</source>
        <translation>palos</translation>
    </message>
    <message>
        <source>guns</source>
        <translation>cañones</translation>
    </message>
    <message>
        <source>%1 fires</source>
        <comment>a ship or a fort</comment>
        <translation>Dispara %1</translation>
    </message>
    <message>
        <source>%1: its gun is shot away</source>
        <comment>a fort</comment>
        <translation>%1 pierde el cañón</translation>
    </message>
    <message>
        <source>Where the wind arrow points after the next roll</source>
        <translation>Adónde apunta la flecha del viento tras la próxima tirada</translation>
    </message>
    <message>
        <source>It goes on pointing %1</source>
        <comment>the wind arrow: up and right …</comment>
        <translation>Sigue apuntando hacia: %1</translation>
    </message>
    <message>
        <source>It turns to point %1</source>
        <comment>the wind arrow: up and right …</comment>
        <translation>Gira y apunta hacia: %1</translation>
    </message>
    <message>
        <source>No step forward %1</source>
        <comment>a heading: up and right …</comment>
        <translation>No se avanza hacia: %1</translation>
    </message>
</context>
<context>
    <name>qd::trafalgar::QuestionView</name>
    <message>
        <source>Fewer choices</source>
        <translation>Menos opciones</translation>
    </message>
    <message numerus="yes">
        <source>%n more, and what is not allowed</source>
        <comment>choices</comment>
        <translation>
            <numerusform>%n más, y lo que no está permitido</numerusform>
            <numerusform>%n más, y lo que no está permitido</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qd::trafalgar::ShipCard</name>
    <message>
        <source>%1, gone</source>
        <comment>a mast</comment>
        <translation>%1: caído</translation>
    </message>
    <message>
        <source>%1, chosen to fall</source>
        <comment>a mast</comment>
        <translation>%1: elegido para caer</translation>
    </message>
    <message>
        <source>%1, standing</source>
        <comment>a mast</comment>
        <translation>%1: en pie</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <comment>guns or moves, how many are left</comment>
        <translation>%1: %2 de %3</translation>
    </message>
    <message>
        <source>%1, %2 of %3: there</source>
        <comment>guns of a side</comment>
        <translation>%1, %2 de %3: en pie</translation>
    </message>
    <message>
        <source>%1, %2 of %3: lost</source>
        <comment>guns of a side</comment>
        <translation>%1, %2 de %3: perdido</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>kind and nation of a ship</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Card of %1</source>
        <comment>a ship</comment>
        <translation>Tarjeta: %1</translation>
    </message>
</context>
</TS>
