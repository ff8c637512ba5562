import { expect, test } from 'vitest'
import { contentSets } from '../../../test/helpers/content-sets.ts'
import { themeCss } from './theme-css.ts'

test.each(contentSets)('%s: paper has the colors of the light theme in both modes', (_, { site }) => {
  const css = themeCss(site, [])
  const [, light] = css.match(/:root,\.quote-sheet\{([^}]*)\}/) ?? []
  expect(light).toContain(`--foam:${site.theme.light.foam};`)
  expect(light).toContain('color-scheme:light')
})
