import type { Facts } from 'contractor-website/content'

export const navigation = [
  { id: 'home', href: '/' },
  { id: 'services', href: '/services/' },
  { id: 'blog', href: '/blog/' },
  { id: 'about', href: '/about/' },
  { id: 'contact', href: '/contact/' },
  { id: 'gallery', href: '/gallery/' },
  { id: 'work', href: '/work/', hideFromTopNav: true },
  { id: 'estimate', href: '/estimate/', hideFromTopNav: true },
  { id: 'fence-rules', href: '/fence-rules-simi-valley/', hideFromTopNav: true },
  { id: 'careers', href: '/careers/', hideFromTopNav: true },
  { id: 'directories-on-the-web', href: '/directories-on-the-web/', hideFromTopNav: true },
  { id: 'privacy', href: '/privacy/', hideFromTopNav: true },
  { id: 'accessibility', href: '/accessibility/', hideFromTopNav: true },
] as const satisfies Facts['navigation']
