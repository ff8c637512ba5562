import { describe, expect, test } from 'vitest'
import { builtSiteNames, readBuiltSite } from '../helpers/built-sites.ts'

describe.each(builtSiteNames)('%s', (name) => {
  const { gallery } = readBuiltSite(name)

  test('each filter of the gallery shows at least two pictures', () => {
    const shown = [...gallery.items, ...gallery.pairs]
    const isLonely = (id: string) => shown.filter(({ filter }) => filter === id).length < 2
    expect(gallery.filters.slice(1).filter(({ id }) => isLonely(id))).toEqual([])
  })
})
