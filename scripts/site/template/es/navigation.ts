import type { Words } from 'contractor-website/content'

export const navigation: Words['navigation'] = {
  home: { title: 'Inicio' },
  services: { title: 'Servicios' },
  blog: { title: 'Blog' },
  about: { title: 'Nosotros' },
  contact: { title: 'Contacto' },
  gallery: { title: 'Galería' },
  work: { title: 'Trabajos' },
  estimate: { title: 'Estimado de costo' },
  careers: { title: 'Empleos' },
  'directories-on-the-web': { title: 'Encuéntrenos en la web' },
  privacy: { title: 'Privacidad' },
}
