import type { Words } from 'contractor-website/content'

export const pages: Words['pages'] = {
  homepage: {
    metaData: {
      title: 'Compañía de cercas y portones en Simi Valley, CA',
      description:
        'Compañía de cercas en Simi Valley, CA. Construimos y reparamos cercas y portones de madera, vinilo, hierro y acero. Hablamos español.',
    },
    h1: 'Cercas derechas\ny portones firmes\nen Simi Valley',
    subtitle: 'Instalación y reparación, dibujo gratis',
  },
  services: {
    metaData: {
      title: 'Instalación y reparación de cercas en Simi Valley, CA',
      description:
        '{services.count} servicios de cercas y portones en Simi Valley, desde reparar un tramo hasta portones automáticos, con alturas, materiales y usos.',
    },
    h1: 'Cercas, portones y reparaciones',
    subtitle:
      'Elija un servicio. Medimos gratis, le mandamos una cotización por escrito con un dibujo, y construimos lo que está en el dibujo.',
  },
  blog: {
    metaData: {
      title: 'Cercas: costo, materiales y cuidado | Simi Valley',
      description:
        'Guías cortas para dueños de casa en Simi Valley: cuánto cuesta una cerca por pie, qué material elegir, cómo hacer que dure y qué ideas valen la pena.',
    },
    h1: 'Consejos sobre cercas',
    subtitle: 'Respuestas a lo que más nos preguntan.',
  },
  about: {
    metaData: {
      title: 'Nosotros: contratista de cercas en Simi Valley, CA',
      description:
        'Conozca a su contratista de cercas en Simi Valley. Medimos primero, cotizamos por escrito y ponemos cada poste en concreto. Hablamos español.',
    },
    h1: 'Su contratista de cercas\nen Simi Valley',
    subtitle: 'Más de 20\u00a0años de experiencia con el suelo arcilloso, las lomas y el viento de la zona de Simi Valley.',
  },
  careers: {
    metaData: {
      title: 'Empleos en cercas y portones en Simi Valley, CA',
      description:
        'Trabajo en cercas y portones en Simi Valley, California: cómo es, qué buscamos y cómo presentarse. Por ahora no hay vacantes.',
    },
    h1: 'Trabaje con\u00a0nosotros',
    subtitle: 'Trabajo al aire libre en cercas y portones, en Simi Valley y sus alrededores.',
  },
  contact: {
    metaData: {
      title: 'Cotización gratis de cercas en Simi Valley | Contacto',
      description:
        'Llame al {phoneNumber}, {hours}, o mándenos su calle y un largo aproximado. Le contestamos a más tardar en un día hábil.',
    },
    h1: 'Su cotización\nes gratis',
    subtitle: 'Para empezar bastan su calle y un largo aproximado. Las medidas exactas las tomamos cuando vayamos.',
  },
  gallery: {
    metaData: {
      title: 'Estilos de cercas y portones en Simi Valley | Galería',
      description:
        'Ilustraciones de cercas y portones: estacas, cedro, vinilo, tablillas, rancho, hierro, acero y alberca, cada una con su medida principal.',
    },
    h1: 'Estilos que\u00a0construimos',
    subtitle: 'Debajo de cada ilustración están el estilo, su medida principal y, en la mayoría, lo que suele costar.',
  },
  work: {
    metaData: {
      title: 'Ejemplos de cercas en Simi Valley: medidas y precios',
      description:
        'Ejemplos de cercas y de una reparación en la zona de Simi Valley, cada uno con su precio total. Las cercas están dibujadas a la misma escala.',
    },
    h1: 'Ejemplos de cercas,\ncon medidas y precios',
    subtitle: 'Las cercas están dibujadas a la misma escala. Abra una y vea medidas y días de obra.',
  },
  directoriesOnTheWeb: {
    metaData: {
      title: 'Encuéntrenos en la web | Simi Valley Fence & Gate',
      description:
        'Unos 100 mapas, directorios, redes sociales, oficinas públicas y asociaciones del ramo. Cada enlace abre la página principal del sitio en otra pestaña.',
    },
    h1: '¡Encuéntrenos en la web!',
  },
  estimate: {
    metaData: {
      title: 'Estimado de costo de una cerca en Simi Valley, CA',
      description:
        'Elija material, altura, largo y portones, vea su propia cerca dibujada a escala y reciba al momento un rango de lo que costaría.',
    },
    h1: 'Estimado de costo de su cerca',
    subtitle: 'Díganos el largo, la altura y el material. Va a ver su cerca dibujada a escala, con un rango de costo.',
  },
  privacy: {
    metaData: {
      title: 'Privacidad | Simi Valley Fence & Gate',
      description:
        'Lo que Simi Valley Fence & Gate guarda cuando usted usa este sitio o manda el formulario, dónde, cuánto tiempo y cómo pedir que se borre.',
    },
    h1: 'Su privacidad',
    subtitle: 'Qué guardamos, dónde, cuánto tiempo y cómo pedir que se borre.',
  },
}
