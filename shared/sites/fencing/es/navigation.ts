import type { Words } from 'contractor-website/content'

export const navigation: Words['navigation'] = {
  home: { title: 'Inicio' },
  services: { title: 'Servicios' },
  blog: { title: 'Blog' },
  about: { title: 'Nosotros' },
  contact: { title: 'Contacto' },
  work: { title: 'Ejemplos' },
  gallery: { title: 'Galería' },
  'fence-rules': { title: 'Reglas para cercas' },
  careers: { title: 'Empleos' },
  'directories-on-the-web': { title: 'Encuéntrenos en la web' },
  estimate: { title: 'Estimado de costo' },
  privacy: { title: 'Privacidad' },
  accessibility: { title: 'Accesibilidad' },
}
