import type { OwnPageWords } from 'contractor-website/content'

export const accessibility: OwnPageWords = {
  metaData: {
    title: 'Accesibilidad | Simi Valley Fence & Gate',
    description:
      'La norma que sigue este sitio para que todos puedan usarlo, cómo lo probamos, qué falta todavía y cómo hablar con una persona si algo no le sirve.',
  },
  h1: 'Accesibilidad',
  subtitle: 'Este sitio debe servirles a todos. Si a usted no le sirve, llámenos.',
  body: [
    {
      kind: 'paragraph',
      text: 'Queremos que usted pueda leer cada página, calcular el costo de su cerca y pedir una cotización con cualquier aparato o tecnología de asistencia que use.',
      lead: true,
    },
    { kind: 'heading', level: 2, text: 'La norma que seguimos' },
    {
      kind: 'paragraph',
      text: 'Hacemos este sitio según las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA. Según nuestras propias pruebas, las cumple, salvo en los puntos que aparecen abajo.',
    },
    { kind: 'heading', level: 2, text: 'Cómo lo probamos' },
    {
      kind: 'list',
      items: [
        'Un programa (axe) revisa cada página en teléfono, y cada tipo de página en computadora y con colores oscuros.',
        'Usamos los menús, los formularios, las imágenes y el estimado solo con el teclado, y revisamos que siempre se vea en qué parte de la página está usted.',
        'Revisamos el contraste, el texto al doble de tamaño, pantallas de 320 píxeles de ancho, la opción de reducir el movimiento y el modo de alto contraste.',
        'Todas las páginas funcionan sin JavaScript, también el formulario y el estimado.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Son pruebas nuestras. Nadie de fuera ha revisado el sitio, y los programas no encuentran todo.',
    },
    { kind: 'heading', level: 2, text: 'Lo que todavía falta' },
    {
      kind: 'list',
      items: [
        'Nuestros dibujos de cercas con medidas tienen una descripción corta, pero no dice todas las medidas. Llámenos y le leemos las demás.',
        'Revisamos lo que las páginas le dicen a un lector de pantalla, pero no las hemos escuchado con uno. Si el suyo lee algo mal, díganoslo.',
        'Las páginas que enlazamos, como las de reseñas y las de la ciudad, son de otros. Esas no las podemos arreglar.',
      ],
    },
    { kind: 'heading', level: 2, text: 'Cómo hablar con una persona' },
    {
      kind: 'paragraph',
      text: 'Llame al [{phoneNumber}]({telLink}) o [escríbanos](/contact/). Díganos en qué página fue y qué no pudo hacer. Le contestamos a más tardar en un día hábil, y también puede pedir su estimado por teléfono.',
    },
    { kind: 'paragraph', text: 'Revisamos esta página por última vez en noviembre de 2026.' },
  ],
}
