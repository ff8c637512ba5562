import type { Words } from 'contractor-website/content'

export const testimonials: Words['testimonials'] = {
  'Marisol T.': {
    title: 'Simi Valley',
    quote:
      'Midieron dos veces, vieron que la cerca vieja estaba ocho pulgadas fuera de las estacas del topógrafo y hablaron con mi vecino antes de poner un solo poste. Sigue la pendiente y arriba quedó derechita.',
  },
  'Dale R.': {
    title: 'Simi Valley',
    quote:
      'Nuestro portón llevaba un año sin cerrar solo. Le pusieron bisagras nuevas y trajeron a un contratista con licencia para el motor. Hasta le enseñaron a mi mamá cómo abrirlo a mano si se va la luz.',
  },
  'Priya N.': {
    title: 'Moorpark',
    quote:
      'Pedí tablillas horizontales, y la cotización traía un dibujo con cada poste. El total no cambió, y pasaron un imán por el pasto para juntar los clavos. Si uno tiene perro, eso se agradece.',
  },
}
