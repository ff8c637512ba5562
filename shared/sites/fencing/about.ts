import type { Facts } from '../../content-set.ts'

export const about = {
  picture: 'gate-installation',
  values: [
    { id: 'years', number: '1', icon: 'value-years' },
    { id: 'satisfaction', number: '2', icon: 'value-satisfaction' },
    { id: 'eco-friendly', number: '3', icon: 'value-eco' },
    { id: 'certified', number: '4', icon: 'value-certified' },
  ],
  services: [
    { id: 'residential', href: '/residential-fencing-simi-valley/', icon: 'residential-mark' },
    { id: 'commercial', href: '/commercial-fencing-simi-valley/', icon: 'commercial-mark' },
    { id: 'privacy', href: '/privacy-fencing-simi-valley/', icon: 'privacy-mark' },
    { id: 'decorative', href: '/decorative-fencing-simi-valley/', icon: 'decorative-mark' },
    { id: 'gate', href: '/gate-installation-simi-valley/', icon: 'gate-mark' },
    { id: 'repair', href: '/fence-repair-simi-valley/', icon: 'repair-mark' },
    { id: 'automated', href: '/automated-gate-systems-simi-valley/', icon: 'automated-mark' },
    { id: 'pool', href: '/pool-fencing-simi-valley/', icon: 'pool-mark' },
  ],
  commitment: {
    badges: [
      { id: 'licensed', drawing: 'badge-licensed', needs: 'license' },
      { id: 'measured', drawing: 'badge-measured' },
    ],
  },
} as const satisfies Facts['about']
