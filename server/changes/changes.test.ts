import { describe, expect, test } from 'vitest'
import { pathOf } from '../../shared/changes/change-path.ts'
import { isObject } from '../../shared/schema/is-object.ts'
import { builtSites, contentSets, sourceOf } from '../../test/helpers/content-sets.ts'
import { stillClock } from '../../test/helpers/fake-clock.ts'
import { storeEngines } from '../../test/helpers/store-engines.ts'
import type { DocumentStore } from '../store/store.ts'
import { draftName } from './change-documents.ts'
import { createChanges, type Edit } from './changes.ts'
import { createComposeSite } from './composed-site.ts'
import { valueAt } from './value-at.ts'
import { valueHash } from './value-hash.ts'

const [, set] = contentSets.find(([name]) => name === 'fencing') ?? []
if (!set) throw new Error('No set')
const sites = builtSites(set)
const source = sourceOf('fencing')
const composer = createComposeSite({ sites, readSource: () => source })

const dana = 'dana@fence.example'
const miguel = 'miguel@fence.example'
const permit = 'en/terms/permit/text'

function makeChanges(documents: DocumentStore, composed = composer) {
  let publications = 0
  const onPublish = async () => {
    publications += 1
  }
  const changes = createChanges({ documents, composer: composed, clock: stillClock(), onPublish })
  return { changes, publications: () => publications }
}

/** The set of a later release. */
function composerOf(changed: Partial<typeof source>) {
  return createComposeSite({ sites, readSource: () => ({ ...source, ...changed }) })
}

async function publishAll(changes: ReturnType<typeof makeChanges>['changes'], by = dana) {
  const { draft, draftVersion } = await changes.read()
  return changes.publish(Object.keys(draft), { seen: draftVersion, by })
}

const edit = (path: string, value: unknown): Edit => ({ path, value })

describe.each(storeEngines)('changes in $name', ({ makePlace }) => {
  test('a draft is saved immediately, becomes public when it is published, and is then no longer a draft', async () => {
    const place = await makePlace()
    const { changes, publications } = makeChanges(place.open().documents)
    expect(await changes.save([edit(permit, 'We pull it.')], dana)).toEqual({ status: 'saved', changed: [permit] })
    const other = makeChanges(place.open().documents).changes
    const drafted = await other.read()
    expect(drafted.draft).toMatchObject({ [permit]: { value: 'We pull it.', by: dana } })
    expect(valueAt(drafted.public, permit)).not.toBe('We pull it.')
    expect(await publishAll(changes)).toEqual({ status: 'published', version: 1 })
    expect(publications()).toBe(1)
    expect((await place.open().documents.read(draftName))?.value).toEqual({})
    const published = await other.read()
    expect(published.draft).toEqual({})
    expect(published.published).toMatchObject({ by: dana, paths: [permit], record: { [permit]: 'We pull it.' } })
    expect(valueAt(published.public, permit)).toBe('We pull it.')
  })

  test('if two people change a field at the same time, the second gets a conflict, and neither text is lost', async () => {
    const { changes } = makeChanges((await makePlace()).open().documents)
    const base = valueHash(valueAt((await changes.read()).drafted, permit))
    expect((await changes.save([{ path: permit, value: 'Dana.', base }], dana)).status).toBe('saved')
    const label = { path: 'en/terms/permit/label', value: 'Permits' }
    expect(await changes.save([{ path: permit, value: 'Miguel.', base }, label], miguel)).toEqual({
      status: 'conflict',
      conflicts: [{ path: permit, theirs: 'Dana.', mine: 'Miguel.', by: dana }],
    })
    expect((await changes.read()).draft).not.toHaveProperty([label.path])
    // A field that was left unchanged on the form does not conflict.
    expect((await changes.save([label], miguel)).status).toBe('saved')
    expect(valueAt((await changes.read()).drafted, permit)).toBe('Dana.')
  })

  test('a field posted as the form showed it keeps the value that somebody else has saved since', async () => {
    const { changes } = makeChanges((await makePlace()).open().documents)
    const shown = valueAt((await changes.read()).drafted, permit)
    await changes.save([edit(permit, 'Miguel.')], miguel)
    const label = edit('en/terms/permit/label', 'Permits')
    expect(await changes.save([{ path: permit, value: shown, base: valueHash(shown) }, label], dana)).toEqual({
      status: 'saved',
      changed: [label.path],
    })
    expect(valueAt((await changes.read()).drafted, permit)).toBe('Miguel.')
  })

  test('three drafts saved at the same moment are all kept', async () => {
    const place = await makePlace()
    const people = [makeChanges(place.open().documents).changes, makeChanges(place.open().documents).changes]
    const paths = [...composer.compose({}).places.fields.keys()].filter((path) => /^en\/terms\/.*\/text$/.test(path)).slice(0, 3)
    await Promise.all(paths.map((path, turn) => people[turn % 2]?.save([edit(path, `Text ${turn}.`)], dana)))
    expect(Object.keys((await people[0]?.read())?.draft ?? {}).sort()).toEqual([...paths].sort())
  })

  test('one part can be published separately, and a draft saved in the meantime is not published unseen', async () => {
    const { changes } = makeChanges((await makePlace()).open().documents)
    await changes.save([edit(permit, 'Done.')], dana)
    const seen = (await changes.read()).draftVersion
    await changes.save([edit('en/terms/crew/text', 'Half a')], miguel)
    expect(await changes.publish([permit], { seen, by: dana })).toEqual({ status: 'moved' })
    const { draftVersion } = await changes.read()
    expect((await changes.publish([permit], { seen: draftVersion, by: dana })).status).toBe('published')
    const after = await changes.read()
    expect(Object.keys(after.draft)).toEqual(['en/terms/crew/text'])
    expect(valueAt(after.public, 'en/terms/crew/text')).not.toBe('Half a')
  })

  test('a draft is discarded as the page showed it; a newer text of the same field stays', async () => {
    const { changes } = makeChanges((await makePlace()).open().documents)
    await changes.save([edit(permit, 'Seen.')], dana)
    const seen = (await changes.read()).draftVersion
    await changes.save([edit(permit, 'Newer.')], dana)
    expect(await changes.discard([permit], seen)).toEqual({ status: 'moved' })
    const { draft, draftVersion } = await changes.read()
    expect(draft).toMatchObject({ [permit]: { value: 'Newer.' } })
    expect(await changes.discard([permit], draftVersion)).toEqual({ status: 'discarded' })
    expect((await changes.read()).draft).toEqual({})
    // The second press of the same button.
    expect(await changes.discard([permit], draftVersion)).toEqual({ status: 'discarded' })
  })

  test('a text that somebody saves while an earlier one is being published stays a draft', async () => {
    const { documents } = (await makePlace()).open()
    const { changes } = makeChanges(documents)
    await changes.save([edit(permit, 'Dana.')], dana)
    const publishing = createChanges({
      ...{ documents, composer, clock: stillClock() },
      onPublish: async () => void (await changes.save([edit(permit, 'Miguel.')], miguel)),
    })
    expect(await publishAll(publishing)).toEqual({ status: 'published', version: 1 })
    const { draft, public: shown } = await changes.read()
    expect(valueAt(shown, permit)).toBe('Dana.')
    expect(draft).toMatchObject({ [permit]: { value: 'Miguel.', by: miguel } })
  })

  test('after a process dies while publishing, public changes are no longer drafts and are not published again', async () => {
    const { documents } = (await makePlace()).open()
    const { changes } = makeChanges(documents)
    await changes.save([edit(permit, 'Dana.')], dana)
    const ended = createChanges({
      ...{ documents, composer, clock: stillClock() },
      onPublish: async () => {
        throw new Error('The process ended')
      },
    })
    await expect(publishAll(ended)).rejects.toThrow('The process ended')
    const { draft, draftVersion, published } = await changes.read()
    expect(draft).toEqual({})
    expect(published).toMatchObject({ version: 1, record: { [permit]: 'Dana.' } })
    expect(await changes.publish([permit], { seen: draftVersion, by: miguel })).toEqual({ status: 'published', version: 1 })
    expect(await changes.history()).toHaveLength(1)
  })

  test('a draft that an upgrade made invalid stays a draft, and the others are published', async () => {
    const { documents } = (await makePlace()).open()
    const { changes } = makeChanges(documents)
    const shortLine = 'en/services/repair/shortLine'
    const drafted = { [permit]: { value: 'Changed.', by: dana, at: 0 }, [shortLine]: { value: 'x'.repeat(29), by: dana, at: 0 } }
    await documents.write(draftName, drafted, 0)
    expect((await changes.read()).setAside).toEqual([shortLine])
    expect(await publishAll(changes)).toEqual({ status: 'published', version: 1 })
    const { draft, published } = await changes.read()
    expect([Object.keys(draft), Object.keys(published?.record ?? {})]).toEqual([[shortLine], [permit]])
    expect(await publishAll(changes)).toMatchObject({ status: 'invalid' })
  })

  test('an earlier publication comes back as drafts, in addition to existing ones', async () => {
    const { changes } = makeChanges((await makePlace()).open().documents)
    const price = 'facts/prices/onePost/from'
    const builtPrice = valueAt((await changes.read()).public, price)
    await changes.save([edit(permit, 'First.')], dana)
    await publishAll(changes)
    await changes.save([edit(permit, 'Second.'), edit(price, Number(builtPrice) - 1)], dana)
    await publishAll(changes, miguel)
    await changes.save([edit('en/terms/crew/text', 'A draft.')], dana)
    expect((await changes.history()).map(({ by, paths }) => [by, paths.length])).toEqual([
      [miguel, 2],
      [dana, 1],
    ])
    expect((await changes.bringBack(1, dana)).status).toBe('saved')
    const { draft, drafted } = await changes.read()
    expect(Object.keys(draft).sort()).toEqual(['en/terms/crew/text', permit, price])
    expect([valueAt(drafted, permit), valueAt(drafted, price)]).toEqual(['First.', builtPrice])
    expect((await changes.bringBack(99, dana)).status).toBe('gone')
  })

  test('undoing everything gives the built set, and can be undone itself', async () => {
    const { changes, publications } = makeChanges((await makePlace()).open().documents)
    await changes.save([edit(permit, 'Changed.'), edit('facts/testimonials/Dale R.', null)], dana)
    await publishAll(changes)
    await changes.undoAll(dana)
    expect(publications()).toBe(2)
    const { public: shown } = await changes.read()
    expect(JSON.stringify(shown.set.facts)).toBe(JSON.stringify(source.facts))
    expect(JSON.stringify(shown.set.words)).toBe(JSON.stringify(source.words))
    await changes.bringBack(1, dana)
    expect(valueAt((await changes.read()).drafted, permit)).toBe('Changed.')
  })

  test('a change whose field an upgrade removed is set aside and reported, stays in the record, and comes back with the field', async () => {
    const { documents } = (await makePlace()).open()
    const { changes } = makeChanges(documents)
    await changes.save([edit(permit, 'Changed.'), edit('en/terms/crew/text', 'Three crews.')], dana)
    await publishAll(changes)
    const { facts, words } = structuredClone({ facts: source.facts, words: source.words })
    if (Array.isArray(facts.terms))
      facts.terms.splice(
        facts.terms.findIndex(({ id }) => id === 'permit'),
        1,
      )
    for (const { terms } of Object.values(words)) if (isObject(terms)) Reflect.deleteProperty(terms, 'permit')
    const { changes: upgraded } = makeChanges(documents, composerOf({ facts, words }))
    const current = await upgraded.read()
    expect(current.setAside).toEqual([permit])
    expect(valueAt(current.public, 'en/terms/crew/text')).toBe('Three crews.')
    expect((await upgraded.save([edit('en/terms/crew/label', 'The crew')], dana)).status).toBe('saved')
    await publishAll(upgraded)
    expect(valueAt((await makeChanges(documents).changes.read()).public, permit)).toBe('Changed.')
  })
})

/** A job as the owner posts it. */
const postedJob = (slug: string, { services = ['privacy'], title = '50 feet of cedar' } = {}) => ({
  [`facts/work/jobs/${slug}`]: { slug, town: 'Moorpark', month: '2026-10', services, pictures: ['privacy-fencing'], sample: false },
  [`en/work/jobs/${slug}/title`]: title,
  [`en/work/jobs/${slug}/text`]: 'We set new posts.',
})

const other = postedJob('other', { title: '40 feet of vinyl' })
const titleInSet = set.site.work?.jobs[0]?.title ?? ''
const linkedQuestion = composer.compose({}).places.lists.find(({ names }) => names.includes('property-line'))?.keys ?? []

test.each([
  ['a job of a service that the set no longer has', postedJob('ours', { services: ['gone'] }), other],
  [
    'a job that has the title of one in the set',
    postedJob('ours', { title: titleInSet }),
    { ...other, 'facts/testimonials/Dale R.': null },
  ],
  ['the removal of a question that a text links to', { [pathOf(['facts', ...linkedQuestion, 'property-line'])]: null }, other],
])('after an upgrade, %s is set aside, and the other changes apply', (_, unfit, others) => {
  const kept = { [permit]: 'Changed.', 'facts/phoneNumber': '(805) 221-4000', ...others }
  const record = { ...kept, ...unfit }
  const fitting = composer.composeWhatFits(record)
  const { check, setAside, places } = fitting
  // Each of the owner's pages asks for it.
  expect(composer.composeWhatFits(record)).toBe(fitting)
  expect([check.status, [...setAside].sort()]).toEqual(['complete', Object.keys(unfit).sort()])
  expect([valueAt({ places }, permit), valueAt({ places }, 'facts/phoneNumber')]).toEqual(['Changed.', '(805) 221-4000'])
})

test('a value that the build would refuse is reported at its field and not saved', async () => {
  const [files] = storeEngines
  const documents = (await files?.makePlace())?.open().documents
  if (!documents) throw new Error('No store')
  const { changes } = makeChanges(documents)
  const result = await changes.save([edit(permit, ' '), edit('en/services/repair/shortLine', 'x'.repeat(29))], dana)
  expect(result).toMatchObject({ status: 'invalid' })
  if (result.status !== 'invalid') return
  expect([...result.problems.fields]).toEqual([
    ['en/services/repair/shortLine', 'must have at most 28 characters'],
    [permit, 'must not be empty'],
  ])
  expect((await changes.save([edit('facts/siteUrl', 'https://elsewhere.example')], dana)).status).toBe('invalid')
  expect((await changes.read()).draft).toEqual({})
})
