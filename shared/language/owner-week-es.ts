import type { OwnerMessages } from './owner-messages.ts'

const requests = (count: number) => (count === 1 ? '1 solicitud' : `${count} solicitudes`)

export const weekMessages: OwnerMessages['week'] = {
  soFar: 'Lo que va de esta semana.',
  weekBefore: 'Semana anterior',
  weekAfter: 'Semana siguiente',
  choose: 'Semana',
  show: 'Ver',
  to: 'a',
  figures: {
    visits: 'visitas',
    taps: 'toques para llamar',
    estimates: 'estimados',
    inquiries: 'solicitudes',
    waiting: 'por contestar',
  },
  won: (count) => (count === 1 ? 'ganados, de 1 trabajo' : `ganados, de ${count} trabajos`),
  wonBefore: (dollars, count) => `${dollars} de ${count}`,
  before: (count) => `${count} antes`,
  firstBefore: (count) => `${count} la semana anterior`,
  everyWeek: 'de todas las semanas',
  days: 'Visitas por día',
  dashed: 'En línea punteada: la semana anterior',
  drawing: (days) =>
    `Visitas por día, y en la semana anterior: ${days.map(({ name, visits, before }) => `${name} ${visits}, ${before}`).join('; ')}`,
  waits: 'Lo que espera por usted',
  nothingWaits: 'No tiene nada pendiente.',
  waiting: {
    unanswered: (count) => `${requests(count)} que nadie ha contestado`,
    failed: (count) => `${requests(count)} que no se pudieron mandar por correo`,
    late: (count) => `${requests(count)} sin mandar por correo después de 15 minutos`,
    unreadable: (count) => `${requests(count)} que no se pueden leer. Pídale a su programador que las revise.`,
    spam: (count) => `${count === 1 ? '1 mensaje que parece' : `${count} mensajes que parecen`} spam`,
  },
  became: (count) => (count === 0 ? 'Ninguna solicitud en esta semana' : `Qué pasó con ${requests(count)}`),
  pages: 'Páginas más leídas',
  sources: 'De dónde llegaron los visitantes',
  comparedWith: 'la semana anterior:',
  noVisits: 'Ninguna visita en esta semana.',
}
