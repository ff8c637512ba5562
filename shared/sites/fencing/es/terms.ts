import type { Words } from '../facts.ts'

const backyardFence = { label: 'Cuánto tarda', text: 'Una cerca de patio suele tomar de dos a cuatro días.' }

export const terms: Words['terms'] = {
  owner: {
    label: 'Los dueños',
    text: 'Miguel y Dana Ortega, que empezaron la compañía aquí en 2004. Uno de los dos mide su patio y firma su cotización.',
  },
  crew: {
    label: 'Quién va a su casa',
    text: 'Dos cuadrillas de tres, todos en nuestra nómina. La misma cuadrilla sigue en su trabajo del primer poste a la última tabla.',
  },
  'after-a-storm': {
    label: 'Después de una tormenta',
    text: 'Vamos a ver una cerca caída a más tardar en dos días hábiles, y en esa visita apuntalamos o quitamos lo que esté suelto. Estas reparaciones van primero, y por lo general empiezan en los diez días siguientes a la firma.',
  },
  timeline: {
    label: 'Qué tan pronto',
    text: 'Por lo general vamos a medir en menos de una semana. Casi todos los trabajos empiezan de dos a cuatro semanas después de firmar. Un permiso o la aprobación de su HOA puede alargar el plazo.',
  },
  'timeline-commercial': {
    label: 'Qué tan pronto',
    text: 'Por lo general vamos a medir en menos de una semana. Casi todos los trabajos empiezan de dos a cuatro semanas después de firmar. Un permiso puede alargar el plazo.',
  },
  'duration-residential': backyardFence,
  'duration-privacy': backyardFence,
  'duration-pool': { label: 'Cuánto tarda', text: 'Una cerca de alberca suele tomar de dos a cuatro días.' },
  permit: {
    label: 'Permisos y HOA',
    text: 'Las reglas cambian, así que pregunte en su ciudad. Si su trabajo necesita permiso, nosotros lo sacamos. Si su HOA pide planos, los dibujamos y contestamos sus preguntas.',
  },
  warranty: {
    label: 'Garantía',
    text: 'Cinco años en la mano de obra: si un poste se ladea o un portón se cuelga por la forma en que lo construimos, lo arreglamos sin cobrarle. Si el fabricante de un material da garantía, usted también la recibe.',
  },
  insurance: {
    label: 'Seguro',
    text: 'Responsabilidad civil de $1 millón, y compensación laboral (workers’ comp) para todos nuestros empleados. Pídalo, y nuestra aseguradora le manda el certificado.',
  },
  payment: {
    label: 'Cómo se paga',
    text: 'Un anticipo del 10% o $1,000, lo que sea menos. Es el límite de California para mejoras para el hogar. Lo demás se paga conforme avanza el trabajo, con cheque, tarjeta o transferencia. También se puede pagar a plazos, por medio de una financiera.',
  },
  'payment-commercial': {
    label: 'Cómo se paga',
    text: 'Conforme avanza el trabajo, con cheque, tarjeta o transferencia.',
  },
}
