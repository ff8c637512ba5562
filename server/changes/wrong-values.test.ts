import { describe, expect, test } from 'vitest'
import { kindOf } from '../../shared/changes/field-inputs.ts'
import { readInput } from '../../shared/changes/read-inputs.ts'
import { checkSite } from '../../shared/check/site-check.ts'
import { joinSite } from '../../shared/content/compose-site.ts'
import { languagesOf, pathsElsewhere } from '../../shared/content/set-pages.ts'
import { builtSites, contentSets, sourceOf } from '../../test/helpers/content-sets.ts'
import { createComposeSite } from './composed-site.ts'

/** Values that any field may receive. */
const values: [what: string, value: unknown][] = [
  ['nothing', ''],
  ['a huge text', 'x'.repeat(process.env.LONG ? 100_000 : 3_000)],
  ['control characters', 'a\u0000b\u001b[31mc\u0085'],
  ['markup', '</script><script>alert(1)</script><b onclick="x">&"\''],
  ['marks of our own texts', '{nope} {constructor} [link](/no-such-page/) [x](javascript:alert) ** _'],
  ['another language', 'أهلا 山田 ¿qué tal?'],
  ['a number', -1.5],
  ['yes or no', true],
  ['a list', ['x', null]],
  ['an unknown key', { kind: 'paragraph', text: 'x', until: '2099-01-01', unknown: 1 }],
  ['a prototype', JSON.parse('{"__proto__":{"x":1},"constructor":{}}')],
]

// Composing a set a few dozen times takes seconds.
const tried = process.env.LONG ? contentSets : contentSets.filter(([name]) => name === 'fencing')

describe.each(tried)('in every field that the owner may change of %s', (name, set) => {
  const source = sourceOf(name)
  const composer = createComposeSite({ sites: builtSites(set), readSource: () => source })
  const { fields } = composer.compose({}).places

  test.each(values)('%s is refused or passes the check of the build', (_, value) => {
    const record = Object.fromEntries([...fields.keys()].map((path) => [path, value]))
    expect(composer.compose(record).check.status).toBe('faulty')
    const { set: composed, check, setAside } = composer.composeWhatFits(record)
    expect(check.status).toBe('complete')
    // The same checks as the build's, in each language.
    for (const language of languagesOf(composed)) {
      const files = { ...source.files, elsewhere: pathsElsewhere(composed, language) }
      expect(checkSite(joinSite(composed, language), files).status).toBe('complete')
    }
    expect(setAside.length).toBeGreaterThan(0)
    expect(Reflect.get({}, 'x')).toBeUndefined()
  })

  test('invalid input comes back as it was typed', () => {
    const typed = 'neither a number nor a date <b>'
    for (const { path, schema, mark, value } of fields.values()) {
      const kind = kindOf(schema, mark, value)
      if (!['text', 'long', 'number', 'choice'].includes(kind)) continue
      expect(
        readInput({ schema, mark, name: path, previous: value }, () => typed),
        path,
      ).toBe(typed)
    }
  })

  test('nothing else can be changed', () => {
    const others = ['facts/nope', 'fr/notice', 'en/notice/text', 'facts/siteUrl', 'facts/telLink', 'facts/__proto__/x', 'en', '', '/', '~']
    const { setAside, check } = composer.compose(Object.fromEntries(others.map((path) => [path, 'x'])))
    expect([setAside, check.status]).toEqual([others, 'complete'])
  })
})
