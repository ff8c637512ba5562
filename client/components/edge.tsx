/** The trade's edge: picket tops, foam. Twice a page at most, under the hero and above the close. */
export function Edge({ ground = 'ground' }: { ground?: 'ground' | 'deep' }) {
  return <div className={ground === 'deep' ? 'edge edge-deep' : 'edge'} aria-hidden />
}
