import type { DrawingWords } from '../../../content/translate-drawings.ts'

/** Labels for screen readers, and notes on drawings. */
export const drawings: DrawingWords = {
  '# o.c.': 'cada #',
  '# clear': '# libres',
  '# high': 'alto #',
  '# gate': 'puerta #',
  '# rebuilt': '# nuevos',
  '# missing': 'faltan #',
  '# slides': '# corren',
  '# high, pickets every #': '# de alto, un barrote cada #',
  '# lattice, # in all': 'celosía #, total #',
  lattice: 'celosía',
  'self-closing': 'cierra sola',
  'under #': '< #',
  'photo eye stops the gate': 'el sensor lo detiene',

  'A picket fence with a walk gate, # high, posts # on center.': 'Cerca de estacas con puerta peatonal, # de alto, con un poste cada #.',
  'A steel fence with spear tops, # high, posts # on center.': 'Cerca de acero con puntas, # de alto, con un poste cada #.',
  'A board fence with a lattice top, # high, posts # on center and # deep.':
    'Cerca de tablas con celosía arriba, # de alto, con un poste cada #, a # de hondo.',
  'Wrought iron between stone pillars, # high, # clear between pillars # wide.':
    'Hierro entre columnas de piedra, # de alto, # libres entre columnas de # de ancho.',
  'A typical double gate, # clear, in a fence # high, on posts # deep.':
    'Portón doble típico, # libres, en una cerca de # de alto, con postes a # de hondo.',
  'An old board fence, # high, with three boards missing, and # of it rebuilt.':
    'Cerca vieja de # de alto, a la que le faltan tres tablas, con # rehechos.',
  'A double driveway gate with an opener, a photo eye and a keypad, # clear.':
    'Portón doble para carros con motor, sensor y teclado, # libres.',
  'A pool fence # high with gaps under # and a gate that closes and latches by itself.':
    'Cerca de alberca de # de alto, con huecos de menos de # y una puerta que se cierra y se asegura sola.',
  'A board fence # high with one section missing, # wide.': 'Cerca de tablas de # de alto a la que le falta un tramo de #.',
  'A board fence # high with its posts in concrete, # deep, and a walk gate.':
    'Cerca de tablas de # de alto con postes en concreto, a # de hondo, y una puerta peatonal.',
  'A board fence # high with a walk gate, its posts # on center and # deep in concrete.':
    'Cerca de tablas de # de alto con puerta peatonal, un poste cada #, a # de hondo en concreto.',

  'A fence in three stages: planned, staked out # apart with a string, and built.':
    'Una cerca en tres etapas: planeada, marcada con estacas cada # y un hilo, y construida.',
  'A planned fence, drawn in dashes.': 'Una cerca planeada, en líneas punteadas.',
  'Stakes # apart with a string.': 'Estacas cada # con un hilo.',
  'The fence almost finished, with the rails still showing in its last section.':
    'La cerca casi terminada, con los travesaños todavía a la vista en el último tramo.',

  'Plan of a lot: house, pool, # of fence along the side, a driveway gate # wide and a side gate.':
    'Plano de un terreno: casa, alberca, # de cerca a un lado, un portón para carros de # de ancho y una puerta lateral.',
  House: 'Casa',
  Pool: 'Alberca',
  'gate #': 'puerta #',
  'side gate #': 'puerta #',

  'Map of Simi Valley between its hills, with the 118 Freeway, Los Angeles Avenue and Arroyo Simi. A dashed line goes around Simi Valley, with Big Sky and Wood Ranch, and Santa Susana Knolls. Moorpark is to the west and Chatsworth to the east.':
    'Mapa de Simi Valley entre sus cerros, con la autopista 118, Los Angeles Avenue y el Arroyo Simi. Una línea punteada rodea Simi Valley, con Big Sky y Wood Ranch, y Santa Susana Knolls. Moorpark queda al oeste y Chatsworth al este.',
  'to Moorpark': 'a Moorpark',
  'to Chatsworth': 'a Chatsworth',
  'Simi Valley': 'Simi Valley',
  'Big Sky': 'Big Sky',
  'Wood Ranch': 'Wood Ranch',
  'Santa Susana Knolls': 'Santa Susana Knolls',
  'Arroyo Simi': 'Arroyo Simi',
  'Los Angeles Ave': 'Los Angeles Ave',

  'A board fence # high and a gate: fence posts # deep, gate posts # deep, all in concrete.':
    'Cerca de tablas de # de alto y un portón: postes de cerca a # de hondo y de portón a # de hondo, todos en concreto.',
  'rail pocket, not a bracket': 'caja en el poste, sin ménsula',
  'gate post, # deep': 'poste del portón, a #',
  'concrete, sloped to shed water': 'concreto con caída',

  'A horizontal slat fence # high: posts # on center, 11 slats of # with gaps of #, # above the ground.':
    'Cerca de tablillas horizontales de # de alto: un poste cada #, 11 tablillas de # con separaciones de #, a # del suelo.',
  'last slat is a whole one': 'la última queda entera',
  'A double gate in perspective, # clear, in a fence # high.': 'Portón doble en perspectiva, # libres, en una cerca de # de alto.',
  'A person pushes at the post of an old fence, # above the ground.': 'Una persona empuja el poste de una cerca vieja, a # del suelo.',
  'panel rattles: rails or screws': 'suena: travesaños o tornillos',
  'bends here: rotten wood': 'se dobla: madera podrida',
  'ground moves: concrete': 'se mueve la tierra: concreto',
  'gap #, chosen first': 'separación de #, primero',
  'posts closer than for boards': 'postes más juntos',

  'Two board fences # high on a slope that rises # in #: one racked, its rails along the slope, and one stepped, each section level.':
    'Dos cercas de tablas de # de alto en una pendiente que sube # cada #. Una sigue el suelo, con los travesaños según la pendiente, y una escalonada, con cada tramo a nivel.',
  racked: 'sigue el suelo',
  stepped: 'escalonada',
  'small gap all along': 'espacio chico parejo',
  'triangle under each section': 'triángulo bajo cada tramo',

  'Two board fences # high from both sides and from above. Board on board has every board on one side and its rails on the other. A good neighbor fence has boards on both.':
    'Dos cercas de tablas de # de alto vistas de los dos lados y desde arriba. La traslapada tiene todas las tablas de un lado y los travesaños del otro. La de doble vista tiene tablas en los dos.',
  'board on board': 'traslapada',
  'good neighbor': 'doble vista',
  'one side': 'un lado',
  'the other side': 'el otro lado',
  'from above': 'desde arriba',

  'The bottom of a board fence: # of air under the boards, concrete that slopes away from the post, posts # deep.':
    'El pie de una cerca de tablas: # de aire debajo, concreto con caída hacia afuera del poste, postes a # de hondo.',
  'stain, before the wood grays': 'tinte, antes del gris',
  '# of air under the boards': '# de aire bajo las tablas',

  'Three ideas at one scale: a gate that slides # behind the fence, cedar boards on steel posts # high, and a light wired through its post.':
    'Tres ideas a la misma escala. Un portón que corre # detrás de la cerca; tablas de cedro en postes de acero de # de alto; y una luz con el cable dentro del poste.',
  'light, wired in the post': 'luz, cable en el poste',
  'steel posts, cedar boards': 'postes de acero con cedro',
  'empty pipe in the footing': 'tubo vacío en la base',

  'Section through a stone pillar # wide and # high on its footing, with a low wall # high and an iron panel beside it.':
    'Corte de una columna de piedra de # de ancho y # de alto sobre su base, con un muro bajo de # y un panel de hierro al lado.',
  'cap, # past the stone': 'remate, sale #',
  'filled core, empty pipe for a light': 'centro relleno, tubo para la luz',
  'fixed here, free at the other end': 'fijo aquí, con juego en la otra',
  'its own footing, tied with steel': 'su propia base, con varilla',

  'Plan of two driveway gates, each # clear. Both sides of a double swing gate need # behind the opening. A cantilever sliding gate needs about # beside it.':
    'Planta de dos portones para carros, cada uno con # libres. El abatible de dos hojas necesita # detrás de la abertura. El corredizo en voladizo necesita unos # a un lado.',
  'double swing': 'de dos hojas',
  'cantilever slide': 'corredizo en voladizo',
  driveway: 'entrada',
  'flat ground': 'piso plano',
  'rollers, no track': 'rodillos, sin riel',
  'about #': 'unos #',

  'A double driveway gate with edges that feel, an opener, and photo eyes # above the ground.':
    'Portón doble para carros con bordes sensibles, motor y fotoceldas a # del suelo.',
  Miguel: 'Miguel',
  Dana: 'Dana',
  'crew one': 'cuadrilla uno',
  'crew two': 'cuadrilla dos',
  'edges that feel': 'bordes sensibles',
  opener: 'motor',
  'photo eyes that see': 'fotoceldas',
  'A pool gate from outside and from above: # high, gaps under #, at most # under it, its latch at least # above the ground. It swings away from the pool and closes by itself.':
    'Puerta de alberca vista de afuera y desde arriba. Mide # de alto, con huecos de menos de #, no más de # por debajo y el pestillo a # del suelo o más. Abre hacia el lado contrario a la alberca y se cierra sola.',
  '# min.': '# mín.',
  '# max.': '# máx.',
  'top-pull latch': 'pestillo arriba',
  'pool side': 'lado de la alberca',
  outside: 'afuera',

  'Four fences # high. Two have steel pickets every #, one with spear tops and one with a flat top, posts # on center. Two are chain link, one with slats and with closer, deeper posts.':
    'Cuatro cercas de # de alto. Dos de barrotes de acero cada #, con y sin punta, con un poste cada #. Una de malla ciclónica, y una con tiras, con los postes más juntos y más hondos.',
  'every #': 'cada #',
  'spear top': 'con punta',
  'flat top': 'sin punta',
  'chain link': 'malla',
  slatted: 'tiras',
  'patched by the foot': 'se cambia por pies',
  'closer, deeper posts': 'juntos y más hondos',

  'Three fences by the rules of Simi Valley: a solid one # high and one # high with an open top of # for the front, and a solid one # high for the backyard.':
    'Tres cercas según las reglas de Simi Valley. Para el frente, una cerrada de # de alto y una de # con la parte de arriba abierta, de #. Para atrás, una cerrada de #.',
  'front, solid': 'frente, cerrada',
  'front, open top': 'frente, abierta arriba',
  backyard: 'atrás',

  'A round stamp with the words Licensed contractor.': 'Un sello redondo que dice Contratista con licencia.',
  Licensed: 'Contratista',
  contractor: 'con licencia',
  'A tape measure with the words Measured twice.': 'Una cinta métrica que dice Medido dos veces.',
  Measured: 'Medido',
  twice: 'dos veces',

  'A section of picket fence with a gate, # high, and a person beside it.':
    'Un tramo de cerca de estacas con puerta, # de alto, y una persona al lado.',
  'Two sections of cedar board fence, # high.': 'Dos tramos de cerca de tablas de cedro, # de alto.',
  'Two sections of vinyl fence, # high.': 'Dos tramos de cerca de vinilo, # de alto.',
  'Two sections of ranch rail fence, # high.': 'Dos tramos de cerca de rancho, # de alto.',
  'A walk gate, # clear.': 'Una puerta peatonal, # libres.',
  'A side gate, # clear.': 'Una puerta lateral, # libres.',
  'A wide side gate, # clear.': 'Una puerta lateral ancha, # libres.',
  'A double gate, # clear.': 'Un portón de dos hojas, # libres.',
  'A board fence with one leaning post.': 'Una cerca de tablas con un poste ladeado.',
  'A board fence with four boards missing.': 'Una cerca a la que le faltan cuatro tablas.',
  'A board fence with a ring around the foot of a post.': 'Una cerca de tablas con un círculo en el pie de un poste.',
  'A gate that hangs down at its latch.': 'Una puerta caída del lado del pestillo.',
  'A stretch of fence that lies on the ground, its posts broken off.': 'Un tramo de cerca tirado en el suelo, con los postes quebrados.',
  'Two fences of ten posts. In the first, two posts failed; in the second, five.':
    'Dos cercas de diez postes. En la primera fallaron dos postes; en la segunda, cinco.',
  'two of ten failed': 'fallaron dos de diez',
  'five of ten failed': 'fallaron cinco de diez',
  'The priced example: 50 feet of cedar fence.': 'El ejemplo con precio: 50 pies de cerca de cedro.',
  'The priced example: 84 feet of vinyl fence with a walk gate.': 'El ejemplo con precio: 84 pies de cerca de vinilo con una puerta.',
  'The priced example: 70 feet of steel pool fence with a gate.':
    'El ejemplo con precio: 70 pies de cerca de acero para alberca con una puerta.',
  'The priced example: 100 feet of chain link.': 'El ejemplo con precio: 100 pies de malla ciclónica.',
  'The priced example: a double driveway gate with an opener, photo eyes and a keypad.':
    'El ejemplo con precio: un portón doble para carros con motor, sensores y teclado.',
  wiring: 'cableado',
  'The priced example: a cedar walk gate on two new posts in an existing fence.':
    'El ejemplo con precio: una puerta peatonal de cedro con dos postes nuevos, en una cerca que ya existe.',
  'The priced example: 40 feet of steel fence with a stone pillar at each end.':
    'El ejemplo con precio: 40 pies de cerca de acero con una columna de piedra en cada extremo.',
  'The fence of the quote: 84 feet of vinyl with a walk gate.': 'La cerca de la cotización: 84 pies de vinilo con una puerta.',
  'Two owners and two crews of three beside a board fence # high, its posts # deep in concrete.':
    'Los dos dueños y dos cuadrillas de tres junto a una cerca de tablas de # de alto, con postes a # de hondo en concreto.',
  'One section of fence for each year.': 'Un tramo de cerca por cada año.',
  'A person pulls a string line along stakes.': 'Una persona tiende un hilo entre estacas.',
  'Two people dig with bars.': 'Dos personas cavan con barretas.',
  'A person holds a post with a level on it.': 'Una persona sostiene un poste con un nivel.',
  'A person hangs a gate in a board fence.': 'Una persona monta una puerta en una cerca de tablas.',
}
