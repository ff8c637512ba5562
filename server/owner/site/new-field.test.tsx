import { renderToStaticMarkup } from 'react-dom/server'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { MessagesContext } from '../../../client/contexts/messages-context.ts'
import { OwnerContext } from '../../../client/owner/owner-context.ts'
import { SiteFormPage } from '../../../client/owner/site/site-form.tsx'
import { applyChanges } from '../../../shared/changes/apply-changes.ts'
import { ownerPlaces } from '../../../shared/changes/owner-fields.ts'
import { languageCodes } from '../../../shared/language/languages.ts'
import { messagesFor } from '../../../shared/language/messages.ts'
import { ownerMessagesFor } from '../../../shared/language/owner-messages.ts'
import { fact, keyedList, words } from '../../../shared/schema/field-parts.ts'
import { byOwner, onOwnerPage } from '../../../shared/schema/owner-mark.ts'
import { builtSite, contentSets } from '../../../test/helpers/content-sets.ts'
import { formView } from './form-view.ts'
import { overviewOf } from './overview.ts'
import { editsOf } from './posted-form.ts'
import { siteForms } from './site-forms.ts'

const page = { name: 'trucks', label: { en: 'Trucks', es: 'Camiones' } }
const color = byOwner({ label: { en: 'Color', es: 'Color' }, hint: { en: 'As people say it', es: 'Como se dice' } }, v.string())
const wheels = byOwner({ label: { en: 'Wheels', es: 'Ruedas' } }, v.number())
const schema = v.object({
  languages: fact(v.array(v.picklist(languageCodes))),
  trucks: onOwnerPage(page, keyedList('id', { id: fact(v.string()), color: words(color), wheels: fact(wheels) })),
})
const set = {
  facts: { languages: ['en', 'es'], trucks: [{ id: 'big', wheels: 6 }] },
  words: { en: { trucks: { big: { color: 'red' } } }, es: { trucks: { big: { color: 'rojo' } } } },
  drawings: {},
}

const [, fencing] = contentSets[0] ?? []
if (!fencing) throw new Error('No set')
const site = builtSite(fencing)
const messages = ownerMessagesFor('en')

function contextOf() {
  const composed = { set, setAside: [], places: ownerPlaces(set, schema), check: { status: 'faulty' as const, problems: [] } }
  const state = { draft: {}, draftVersion: 0, published: undefined, setAside: [], builtPictures: {} }
  return { site, messages, changes: { ...state, public: composed, drafted: composed } }
}

test('a new field with the mark appears on the owner’s pages and is saved from there, without any other code', () => {
  const context = contextOf()
  expect(overviewOf(context, { me: '', now: 0 }).groups.flatMap(({ rows }) => rows)).toEqual([
    { href: '/owner/site/trucks/', title: 'Trucks', text: 'red', tag: undefined },
  ])
  const form = siteForms(context.changes.drafted.places, 'en').get('/owner/site/trucks/big/')
  if (!form) throw new Error('No form')
  const html = renderToStaticMarkup(
    <MessagesContext value={messagesFor('en')}>
      <OwnerContext value={{ site, language: 'en', messages }}>
        <SiteFormPage form={formView(form, context)} />
      </OwnerContext>
    </MessagesContext>,
  )
  for (const text of ['>Color <', '>Wheels <', 'As people say it', 'in Spanish', 'value="rojo"', 'value="6"']) expect(html).toContain(text)
  const names = [...html.matchAll(/ name="((?:en|es|facts)[^"]*)"/g)].map(([, name]) => name)
  expect(names).toEqual(['en/trucks/big/color', 'es/trucks/big/color', 'facts/trucks/big/wheels'])
  const posted = { 'en/trucks/big/color': 'blue', 'es/trucks/big/color': 'azul', 'facts/trucks/big/wheels': '4' }
  const { edits } = editsOf(form, posted, { language: 'en' })
  const record = Object.fromEntries(edits.map(({ path, value }) => [path, value]))
  const { set: changed, setAside } = applyChanges(set, record, schema)
  expect([changed.facts.trucks, changed.words, setAside]).toEqual([
    [{ id: 'big', wheels: 4 }],
    { en: { trucks: { big: { color: 'blue' } } }, es: { trucks: { big: { color: 'azul' } } } },
    [],
  ])
})
