import { expect, test } from 'vitest'
import { contentSets } from '../../../test/helpers/content-sets.ts'
import { readFont } from './outlines.ts'
import { cardSize, photoHeight, socialCard } from './social-card.ts'

const fonts = { title: readFont(700), strong: readFont(700), plain: readFont(400) }
const long = 'Why the fence between two neighbors costs what it costs, who pays for which half, and what to ask before the posts are set'

test.each([
  ['a short title', 'Contact', {}],
  ['a long title', long, {}],
  ['one long word', 'Electroencephalographicallyunbreakable-Fencing', {}],
  ['a long name', long, { strong: 'Northern San Bernardino Valley', plain: 'Fence, Gate and Retaining Wall Company' }],
])('with %s, title and name are below the photo and do not overlap', (_, title, names) => {
  for (const [, { site }] of contentSets) {
    const card = socialCard({ theme: site.theme, logo: { ...site.logo, ...names } }, title, fonts)
    const [titlePath = '', brandPath = ''] = [...card.matchAll(/<path fill="[^"]*" d="([^"]*)"/g)].map(([, path]) => path)
    const rule = Number(/stroke-width="2" d="M([\d.]+)/.exec(card)?.[1])
    const [titleBox, brandBox] = [boxOf(titlePath), boxOf(brandPath)]
    for (const box of [titleBox, brandBox]) {
      expect(box.top).toBeGreaterThan(photoHeight + 6)
      expect(box.bottom).toBeLessThan(cardSize.height - 6)
    }
    expect(titleBox.left).toBeGreaterThan(55)
    expect(titleBox.right).toBeLessThan(rule - 30)
    expect(brandBox.left).toBeGreaterThan(rule + 30)
    expect(brandBox.right).toBeLessThan(cardSize.width - 55)
  }
})

function boxOf(path: string) {
  const points = [...path.matchAll(/(-?[\d.]+)[ ,]?(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}
