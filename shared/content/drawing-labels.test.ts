import { expect, test } from 'vitest'
import { contentSets, loadContentSet } from '../../test/helpers/content-sets.ts'
import { labelsOutside } from '../../test/helpers/drawing-labels.ts'
import { drawingsIn } from './compose-site.ts'
import { languagesOf } from './set-pages.ts'

/** A drawing as wide as the window is cut off at its edges; the others are shown whole. */
const widest = 1170

test.each(contentSets.map(([name]) => name))('no label of a drawing of %s is cut off, in any language', async (name) => {
  const contentSet = await loadContentSet(name)
  for (const language of languagesOf(contentSet)) {
    const cut = Object.entries(drawingsIn(contentSet, language).drawings).flatMap(([drawing, { phone, ...large }]) =>
      [large, ...(phone ? [phone] : [])]
        .filter(({ width }) => width < widest)
        .flatMap(({ markup, width }) => labelsOutside(markup, width).map((text) => `${language} ${drawing} ${width}: ${text}`)),
    )
    expect(cut).toEqual([])
  }
})
