import type { Words } from 'contractor-website/content'

const backyardFence = { label: 'Cuánto tarda', text: 'Una cerca de patio suele tomar de dos a cuatro días.' }

export const terms: Words['terms'] = {
  license: {
    label: 'Licencia',
    text: '{license}. Puede verificarla en [cslb.ca.gov](https://www.cslb.ca.gov/).',
    proof: { strong: 'Licencia para cercas', text: '{license}' },
  },
  owner: {
    label: 'Los dueños',
    text: 'Miguel y Dana Ortega, que empezaron la compañía aquí en 2004. Uno de los dos mide su patio y firma su cotización.',
  },
  crew: {
    label: 'Quién va a su casa',
    text: 'Una de nuestras dos cuadrillas de tres personas, todas en nuestra nómina. Las mismas tres trabajan del primer poste a la última tabla.',
  },
  'after-a-storm': {
    label: 'Después de una tormenta',
    text: 'Si se le cayó la cerca, por lo general vamos a verla en dos días hábiles en vez de una semana, gratis. Si en esa visita hay que apuntalar o quitar algo suelto, antes le decimos cuánto cuesta. Estas reparaciones van primero: solemos empezar en las dos semanas después de que firma.',
  },
  timeline: {
    label: 'Cuándo empezamos',
    text: 'Por lo general vamos a medir en menos de una semana y empezamos de dos a cuatro semanas después de que usted firma. Un permiso o la aprobación de su HOA puede alargar el plazo.',
  },
  'timeline-commercial': {
    label: 'Cuándo empezamos',
    text: 'Por lo general vamos a medir en menos de una semana y empezamos de dos a cuatro semanas después de que usted firma. Un permiso puede alargar el plazo.',
  },
  'duration-residential': backyardFence,
  'duration-privacy': backyardFence,
  'duration-pool': { label: 'Cuánto tarda', text: 'Una cerca de alberca suele tomar de dos a cuatro días.' },
  'duration-commercial': {
    label: 'Cuánto tarda',
    text: 'Cien pies de malla ciclónica toman unos dos días. En una cerca más larga, la cotización dice cuántos días toma cada etapa.',
  },
  'duration-decorative': {
    label: 'Cuánto tarda',
    text: 'El hierro toma de dos a cuatro días. Las columnas agregan una o dos semanas, porque antes tienen que endurecer las bases y la mezcla.',
  },
  'duration-gate': {
    label: 'Cuánto tarda',
    text: 'Una puerta peatonal o lateral toma dos días: uno para los postes, y otro para montarla cuando el concreto ya está firme.',
  },
  'duration-repair': {
    label: 'Cuánto tarda',
    text: 'Un tramo toma uno o dos días, según lo que tarde en fraguar el concreto.',
  },
  'duration-automated': {
    label: 'Cuánto tarda',
    text: 'Un portón para carros con motor toma de dos a cuatro días de trabajo. El cableado con permiso lleva inspección, así que la aprobación final puede llegar unas semanas después del primer día.',
  },
  permit: {
    label: 'Permisos y HOA',
    text: 'Si hace falta un permiso, nosotros lo sacamos. Vea las [reglas para cercas de su zona](/fence-rules-simi-valley/). Si su HOA pide planos, los hacemos y contestamos sus preguntas.',
  },
  warranty: {
    label: 'Garantía',
    text: 'Cinco años en la mano de obra, también en reparaciones: si por un error nuestro un poste se ladea o una puerta o portón se vence, lo arreglamos sin cobrarle. No cubre daños de tormenta ni tablas que se rajan o se curvan al secarse. Si el fabricante de un material da garantía, usted también la recibe. Su cotización dice quién responde por los motores y las columnas.',
    proof: { strong: '5 años de garantía', text: 'Si lo hicimos mal, lo arreglamos' },
  },
  'warranty-opener': {
    label: 'El motor',
    text: 'Las piezas llevan la garantía de su fabricante. Su cotización dice quién responde por la instalación. Si falla, llámenos y le mandamos a quien lo instaló.',
  },
  'warranty-pillars': {
    label: 'Columnas y muros',
    text: 'Los hacen subcontratistas con licencia. Su cotización dice quién responde por ese trabajo, y por cuánto tiempo.',
  },
  insurance: {
    label: 'Seguro',
    text: 'Seguro de responsabilidad civil por {prices.insuredFor}, y seguro de compensación para trabajadores (workers’ comp) para todos nuestros empleados. Pida el certificado, y nuestra aseguradora se lo manda. Si al cavar rompemos un tubo de riego, lo arreglamos.',
    proof: { strong: 'Seguro por {prices.insuredFor}', text: 'y workers’ comp para nuestra gente' },
  },
  payment: {
    label: 'Cómo se paga',
    text: 'Un anticipo del 10% o {prices.downPayment}, lo que sea menos. Es lo máximo que permite California en mejoras al hogar. Lo demás se paga conforme avanza el trabajo, en los pagos que dice su contrato, con cheque, tarjeta o transferencia. Si quiere pagar a plazos, pídanos las condiciones de nuestra financiera.',
    proof: { strong: 'Anticipo del 10% o {prices.downPayment}', text: 'lo que sea menos' },
  },
  cancel: {
    label: 'Si cambia de opinión',
    text: 'En California tiene tres días hábiles para cancelar un contrato de mejoras al hogar, o cinco si tiene 65 años o más. Para reparaciones después de un desastre declarado, son siete. Basta un correo electrónico a la dirección de su contrato.',
  },
  spanish: {
    label: 'Hablamos español',
    text: 'Le contestamos, medimos y cotizamos en español, y en cada cuadrilla hay quien lo habla. Si hablamos en español, su contrato también va en español.',
  },
  'payment-commercial': {
    label: 'Cómo se paga',
    text: 'Conforme avanza el trabajo, con cheque, tarjeta o transferencia.',
  },
}
