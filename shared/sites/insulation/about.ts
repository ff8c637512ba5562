import type { Facts } from '../../content-set.ts'

export const about = {
  picture: 'attic-insulation',
  values: [
    { id: 'measured', number: '1', icon: 'value-measured' },
    { id: 'written', number: '2', icon: 'value-written' },
    { id: 'sealed', number: '3', icon: 'value-sealed' },
    { id: 'clean', number: '4', icon: 'value-clean' },
  ],
  services: [
    { id: 'residential', href: '/residential-spray-foam-insulation-denver/', icon: 'residential-mark' },
    { id: 'commercial', href: '/commercial-spray-foam-insulation-denver/', icon: 'commercial-mark' },
    { id: 'attic', href: '/services/#attic', icon: 'attic-mark' },
    { id: 'crawl-space', href: '/services/#crawl-space', icon: 'crawl-space-mark' },
    { id: 'roofing', href: '/services/#roofing', icon: 'roofing-mark' },
  ],
  commitment: {
    badges: [
      { id: 'certified', drawing: 'badge-certified' },
      { id: 'measured', drawing: 'badge-measured' },
    ],
  },
} as const satisfies Facts['about']
