import sharp from 'sharp'
import { expect, test } from 'vitest'
import { valueAt } from '../../server/changes/value-at.ts'
import { formOfPath, siteForms } from '../../server/owner/site/site-forms.ts'
import { dollarText, priceWords, readPrices } from '../../shared/content/prices.ts'
import { sourceOf } from '../helpers/content-sets.ts'
import { attributeOf, parseHtml, textOf } from '../helpers/html-document.ts'
import { askSignedIn, dana, makeOwnerApp, type OwnerReply } from '../helpers/owner-app.ts'
import { multipartForm } from '../helpers/photos.ts'
import { until } from '../helpers/until.ts'

const decode = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" })[name] ?? '')

const attribute = (tag: string, name: string) => decode(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '')

/** What a browser would post from a form: the fields as they are on the page. */
function fieldsOf({ text }: Pick<OwnerReply, 'text'>, id = 'site-form'): Record<string, string> {
  const start = text.indexOf(`<form id="${id}"`)
  const form = text.slice(start, text.indexOf('</form>', start))
  const fields: Record<string, string> = {}
  for (const [tag] of form.matchAll(/<input[^>]*>/g)) {
    const isOff = /type="(checkbox|radio)"/.test(tag) && !/ checked=""/.test(tag)
    if (!isOff && !tag.includes('type="file"')) fields[attribute(tag, 'name')] = attribute(tag, 'value')
  }
  for (const [, tag = '', value = ''] of form.matchAll(/<textarea([^>]*)>([^<]*)<\/textarea>/g)) {
    fields[attribute(tag, 'name')] = decode(value.replace(/^\n/, ''))
  }
  for (const [, tag = '', options = ''] of form.matchAll(/<select([^>]*)>(.*?)<\/select>/gs)) {
    fields[attribute(tag, 'name')] = attribute(
      /<option[^>]*selected=""[^>]*>/.exec(options)?.[0] ?? /<option[^>]*>/.exec(options)?.[0] ?? '',
      'value',
    )
  }
  return fields
}

test('every form shows what the set has, and saving it unchanged only confirms samples', async () => {
  const { signedIn, owner } = await makeOwnerApp({ site: 'insulation' })
  const { draft } = await owner.changes.read()
  expect(draft).toEqual({})
  const toVisit = ['/owner/site/']
  const forms: string[] = []
  for (const address of toVisit) {
    const page = await signedIn(address)
    expect(page.status, address).toBe(200)
    expect(page.text, address).not.toMatch(/Infinity|NaN|undefined|\[object/)
    const links = [...page.text.matchAll(/<a class="setting-link[^"]*" href="([^"]*)"/g)].map(([, href = '']) => decode(href))
    toVisit.push(...links.filter((href) => !toVisit.includes(href)))
    if (page.text.includes('id="site-form"')) forms.push(address)
  }
  const { places } = (await owner.changes.read()).drafted
  const withFields = [...siteForms(places, 'en').values()].flatMap(({ address, fields }) => (fields.length > 0 ? [address] : []))
  expect(new Set(forms)).toEqual(new Set(withFields.filter((address) => !address.startsWith('/owner/site/work/'))))
  expect((await signedIn('/owner/site/questions/')).text).toMatch(/<h2 class="row-list-heading">Cost and timing<\/h2>/)
  expect((await signedIn('/owner/site/hours/')).text).toContain('December 24, every year, Christmas Eve, 7 AM to 12 PM')
  const prices = (await signedIn('/owner/site/prices/')).text
  expect(prices).not.toContain('(optional)')
  expect(prices).toMatch(/>Open-cell foam, 14[^<,]*, R-48, dollars per square foot</)
  const [, hint = ''] =
    /<span class="setting-title">Foam roofing, per square foot<\/span>.*?<p class="field-hint">([^<]*)/s.exec(prices) ?? []
  expect(hint).toContain(priceWords(readPrices(sourceOf('insulation').facts), 'en')['prices.roofingFoam'])
  const terms = (await signedIn('/owner/site/terms/')).text
  expect(terms).toMatch(/>How to pay<\/span><span class="setting-text quiet">Nothing before we spray[^<]*…</)
  expect(terms).toContain('>How to pay</span><span class="setting-text quiet">Commercial insulation<')
  for (const address of forms) {
    const reply = await signedIn(address, { form: fieldsOf(await signedIn(address)) })
    expect([reply.status, address]).toEqual([303, address])
  }
  const saved = await owner.changes.read()
  expect(Object.keys(saved.draft).filter((path) => !/(^|\/)(sample)(\/|$)/.test(path))).toEqual([])
  expect(Object.keys(saved.draft)).toContain('facts/sample/phoneNumber')
  const rows = (await signedIn('/owner/site/')).text.split('<li class="setting-row">')
  const unconfirmed = rows.filter((row) => row.includes('Sample. Save to confirm')).map((row) => attribute(row, 'href'))
  // Jobs are confirmed in their own forms.
  expect(unconfirmed).toEqual(['/owner/site/work/'])
})

test('closed on Friday, a notice, a price and a sentence in both languages: drafted, previewed, published and undone', async () => {
  const { signedIn, ask, services } = await makeOwnerApp()
  await services.published?.look()
  const change = async (address: string, values: Record<string, string>) => {
    const form = fieldsOf(await signedIn(address))
    for (const name of Object.keys(values)) expect(form).toHaveProperty([name])
    expect((await signedIn(address, { form: { ...form, ...values } })).location).toBe(`${address}?done=saved`)
  }
  await change('/owner/site/hours/', { 'facts/openingHours/closedDays|new|first': '2026-11-27' })
  await change('/owner/site/notice/', {
    'en/notice|text': 'Closed this Friday.',
    'en/notice|until': '2099-12-31',
    'es/notice|text': 'Cerrado este viernes.',
  })
  const cedar = 'facts/estimate/table/materials/cedar/heights/6/perFoot'
  const prices = fieldsOf(await signedIn('/owner/site/prices/'))
  const [low, high] = [Number(prices[`${cedar}|0`]), Number(prices[`${cedar}|1`])]
  const range = (from: number) => `${dollarText(from, String)} to ${dollarText(high, String)}`
  await change('/owner/site/prices/', { [`${cedar}|0`]: dollarText(low + 1, String) })
  await change('/owner/site/services/repair/', {
    'en/services/repair/description': 'We fix what the wind took.',
    'es/services/repair/description': 'Arreglamos lo que se llevó el viento.',
  })
  const overview = await signedIn('/owner/site/')
  for (const text of [
    'Closed this Friday.',
    'We fix what the wind took.',
    'Cedar, 6 feet, dollars per foot',
    range(low),
    range(low + 1),
    'Publish 6 changes',
  ]) {
    expect(decode(overview.text)).toContain(text)
  }
  expect(overview.text).toMatch(/Closed days[^/]*<strong>Fri, Nov 27, 2026</)
  const preview = await signedIn('/owner/preview/es/services/')
  expect(preview.text).toContain('Arreglamos lo que se llevó el viento.')
  expect(preview.headers.get('cache-control')).toBe('no-store')
  const [bar = '', shown = ''] = preview.text.split('</section>', 1).concat(preview.text.split('</section>').slice(1).join(''))
  expect(bar).toMatch(/<section class="preview-bar".*Changed on.*href="\/owner\/preview\/estimate\/".*>Publish 6 changes</)
  expect(shown).not.toMatch(/<script[^>]*type="module"|<form[^>]* action="|href="tel:|<a [^>]*href="\/es\//)
  expect(preview.text).toContain('href="/owner/preview/es/"')
  expect((await ask('/')).text).not.toContain('We fix what the wind took.')
  expect((await signedIn('/owner/preview/no-such-page/')).status).toBe(404)
  expect((await signedIn('/owner/preview/%ff')).status).toBe(400)
  for (const path of ['/owner/site', '/owner/preview']) expect((await signedIn(path)).status).toBe(200)

  const seen = /name="seen" value="(\d+)"/.exec(overview.text)?.[1] ?? ''
  expect((await signedIn('/owner/site/', { form: { action: 'publish', seen } })).location).toBe('/owner/site/?done=published')
  const shows = (path: string, text: string) => until(async () => (await ask(path)).text.includes(text))
  await shows('/', 'We fix what the wind took.')
  await shows('/es/services/', 'Arreglamos lo que se llevó el viento.')
  await shows('/es/', 'Cerrado este viernes.')
  await shows('/estimate/', `"perFoot":[${low + 1},${high}]`)
  const history = await signedIn('/owner/site/history/')
  // Saving the page of a sample confirms it.
  expect(history.text).toContain('<p>Prices: Confirmed</p>')
  expect(history.text).toContain('Fence repair: Description')
  expect((await signedIn('/owner/site/history/', { form: { action: 'undo-all' } })).location).toBe('/owner/site/?done=undone')
  await until(async () => !(await ask('/')).text.includes('We fix what the wind took.'))
  expect((await signedIn('/owner/site/history/', { form: { action: 'bring-back', version: '1' } })).location).toBe(
    '/owner/site/?done=brought-back',
  )
  expect((await signedIn('/owner/site/')).text).toContain('Publish 6 changes')
})

test('closed days in another order are no removed days', async () => {
  const { signedIn } = await makeOwnerApp()
  const hours = fieldsOf(await signedIn('/owner/site/hours/'))
  await signedIn('/owner/site/hours/', { form: { ...hours, 'facts/openingHours/closedDays|new|holiday': 'christmas' } })
  const line = parseHtml((await signedIn('/owner/site/')).text)
    .all('li')
    .map(textOf)
    .find((text) => text.includes('Changed') || text.includes('Removed'))
  expect(line).toMatch(/Changed/)
  expect(line).not.toContain('Removed')
})

test('errors are reported at their fields with everything typed, and nothing is saved', async () => {
  const { signedIn, owner } = await makeOwnerApp()
  const hours = fieldsOf(await signedIn('/owner/site/hours/'))
  const backwards = { ...hours, 'facts/openingHours/periods|4|0|closes': '05:00', 'facts/openingHours/closedDays|new|first': '2026-12-30' }
  const refused = await signedIn('/owner/site/hours/', { form: backwards })
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('Thursday: Closing time must be after opening time')
  expect(refused.text).toContain('value="05:00"')
  expect(refused.text).toContain('Dec 30, 2026')
  const days = 'facts/openingHours/closedDays|new'
  const closed = { ...hours, 'facts/openingHours/periods|6|open': 'yes', [`${days}|first`]: '2026-12-30', [`${days}|last`]: '2026-12-20' }
  const both = await signedIn('/owner/site/hours/', {
    form: { ...closed, [`${days}|name`]: 'vacation', [`${days}|holiday`]: 'juneteenth' },
  })
  expect(both.text).toContain('Saturday: choose when you open and close')
  expect(both.text).toContain('Juneteenth, every year')
  expect(fieldsOf(both)).toMatchObject({ [`${days}|first`]: '2026-12-30', [`${days}|last`]: '2026-12-20', [`${days}|name`]: 'vacation' })
  const unsaid = { ...hours, [`${days}|name`]: 'vacation' }
  expect((await signedIn('/owner/site/hours/', { form: unsaid })).text).toContain('Closed days: choose a day')
  const prices = fieldsOf(await signedIn('/owner/site/prices/'))
  const wrong = await signedIn('/owner/site/prices/', {
    form: { ...prices, 'facts/estimate/table/opener|0': 'a lot', 'facts/prices/onePost/from': '' },
  })
  expect(wrong.status).toBe(422)
  expect(wrong.text).toContain('Opener: enter a number')
  expect(wrong.text).toContain('Repair: one post, From: enter a number')
  expect(wrong.text).toContain('value="a lot"')
  const cedar = 'facts/estimate/table/materials/cedar/heights/4/perFoot'
  const taller = await signedIn('/owner/site/prices/', { form: { ...prices, [`${cedar}|0`]: '900', [`${cedar}|1`]: '1,000' } })
  expect(taller.text).toContain('Cedar, 4 feet, dollars per foot: it must cost no less for a taller fence')
  const phone = fieldsOf(await signedIn('/owner/site/phone/'))
  for (const number of ['805', '555-0177', '(805) 555-0177 ext. 3']) {
    const form = { ...phone, 'facts/phoneNumber': number }
    expect((await signedIn('/owner/site/phone/', { form })).text).toContain('Phone number: enter a number like (202) 555-0123')
  }
  const service = fieldsOf(await signedIn('/owner/site/services/repair/'))
  const long = await signedIn('/owner/site/services/repair/', {
    form: { ...service, 'es/services/repair/shortLine': 'x'.repeat(29), 'en/services/repair/name': '', 'en/services/repair/facts': '' },
  })
  expect(long.status).toBe(422)
  for (const label of ['Name', 'Two short facts']) expect(long.text).toContain(`Fill in: ${label}`)
  const short = { ...service, 'en/services/repair/page/choose|3|rows|0': 'One post leans' }
  expect((await signedIn('/owner/site/services/repair/', { form: short })).text).toContain('the table has 4 columns, so each row needs 4')
  expect(long.text).toContain('x'.repeat(29))
  const notice = fieldsOf(await signedIn('/owner/site/notice/'))
  const undated = { ...notice, 'en/notice|text': 'Closed on Friday.', 'en/notice|href': 'contact' }
  const inBoth = await signedIn('/owner/site/notice/', { form: { ...undated, 'es/notice|text': 'Cerrado el viernes.' } })
  // Shown once, at the field where the day is entered.
  expect(inBoth.text.match(/>Last day: choose a day</g)).toHaveLength(2)
  expect((await signedIn('/owner/site/notice/', { form: undated })).text).toContain('>Last day: choose a day<')
  const dated = { ...undated, 'en/notice|until': '2099-12-31' }
  expect((await signedIn('/owner/site/notice/', { form: dated })).text).toContain('>Links to: enter a page of this site')
  const over = { ...dated, 'en/notice|href': '', 'en/notice|until': '2020-01-01' }
  expect((await signedIn('/owner/site/notice/', { form: over })).text).toContain('>Last day: that day is over<')
  const reversed = { ...dated, 'en/notice|href': '', 'en/notice|from': '2100-01-01' }
  expect((await signedIn('/owner/site/notice/', { form: reversed })).text).toContain('>Notice: the last day can’t be before the first<')
  expect((await owner.changes.read()).draft).toEqual({})
})

test('prices are folded with their values beside their names, and an error opens its group', async () => {
  const { signedIn, owner } = await makeOwnerApp()
  const address = '/owner/site/prices/'
  const shown = await signedIn(address)
  const foldsIn = ({ text }: OwnerReply) =>
    parseHtml(text)
      .all('details.form-fold')
      .map((fold) => ({ text: textOf(fold), isOpen: fold.hasAttribute('open') }))
  const folds = foldsIn(shown)
  expect(folds.some(({ isOpen }) => isOpen)).toBe(false)
  const prices = readPrices(sourceOf('fencing').facts)
  const onePost = priceWords(prices, 'en')['prices.onePost'] ?? ''
  expect(folds.find(({ text }) => text.startsWith('Repair: one post'))?.text).toContain(`Repair: one post${onePost}`)
  expect(folds.find(({ text }) => text.startsWith('Cedar'))?.text).toMatch(/^Cedar[^$]*Dollars per foot: \$\d+ to \$\d+/)
  expect(shown.text).toMatch(/Shown on<a class="quiet-link" href="\/owner\/preview\/fence-repair-simi-valley\/">/)
  const down = parseHtml(shown.text)
    .all('details.form-fold')
    .find((fold) => textOf(fold).startsWith('Down payment, at most'))
  const saidOn = down?.querySelectorAll('a.quiet-link').map((link) => attributeOf(link, 'href'))
  // The terms are on the about page.
  expect(saidOn).toContain('/owner/preview/about/')
  expect(saidOn).not.toContain('/owner/preview/')
  const refused = await signedIn(address, { form: { ...fieldsOf(shown), 'facts/prices/onePost/from': 'x' } })
  expect(foldsIn(refused).flatMap(({ text, isOpen }) => (isOpen ? [text.slice(0, 16)] : []))).toEqual(['Repair: one post'])
  await signedIn(address, { form: { ...fieldsOf(shown), 'facts/prices/onePost/from': '260' } })
  expect(foldsIn(await signedIn(address)).find(({ text }) => text.startsWith('Repair: one post'))?.text).toContain('Draft')
  const overview = (await signedIn('/owner/site/')).text
  expect(overview).toMatch(/Repair: one post, From.*<del>\$\d+<\/del> <strong>\$260</)
  expect(Object.keys((await owner.changes.read()).draft)).toContain('facts/prices/onePost/from')
})

test('a placeholder in a text is explained at its field', async () => {
  const { signedIn, owner } = await makeOwnerApp()
  const { places, set } = (await owner.changes.read()).drafted
  const licensed = [...places.fields.values()].find(
    ({ part, value }) => part === 'es' && typeof value === 'string' && value.includes('{license}'),
  )
  const address = formOfPath(places, licensed?.path ?? '') ?? ''
  expect((await signedIn(address)).text).toContain(`{license} stands for ${set.facts.license}.`)
})

test('the second of two people gets a conflict with both texts to choose from', async () => {
  const { signedIn, ask, owner } = await makeOwnerApp({ env: { OWNER_EMAILS: `${dana}, miguel@fence.example` } })
  const miguel = await askSignedIn(owner, ask, 'miguel@fence.example')
  const address = '/owner/site/terms/permit/'
  const [hers, his] = [fieldsOf(await signedIn(address)), fieldsOf(await miguel(address))]
  const spanish = 'Dana tramita el permiso.'
  await signedIn(address, { form: { ...hers, 'en/terms/permit/text': 'Dana pulls the permit.', 'es/terms/permit/text': spanish } })
  const refused = await miguel(address, {
    form: { ...his, 'en/terms/permit/text': 'Miguel pulls the permit.', 'en/terms/permit/label': 'Permits' },
  })
  expect(refused.status).toBe(409)
  for (const text of ['Dana pulls the permit.', 'Miguel pulls the permit.', dana]) expect(refused.text).toContain(text)
  // The same owner's changes in another tab do not conflict.
  const own = await signedIn(address, { form: { ...hers, 'en/terms/permit/text': 'I pull the permit.' } })
  for (const text of ['You changed this in another window', 'Keep the saved one:']) expect(own.text).toContain(text)
  const again = fieldsOf(refused)
  expect(again['en/terms/permit/label']).toBe('Permits')
  expect((await miguel(address, { form: { ...again, 'keep|en/terms/permit/text': 'theirs' } })).status).toBe(303)
  const { draft } = await owner.changes.read()
  expect(draft).toMatchObject({
    'en/terms/permit/text': { value: 'Dana pulls the permit.' },
    'en/terms/permit/label': { value: 'Permits', by: 'miguel@fence.example' },
    // Miguel did not touch this text, so settling the conflict keeps it.
    'es/terms/permit/text': { value: spanish, by: dana },
  })
})

test('publishing a form publishes no draft that somebody else has saved in it since it was shown', async () => {
  const { signedIn, ask, owner } = await makeOwnerApp({ env: { OWNER_EMAILS: `${dana}, miguel@fence.example` } })
  const miguel = await askSignedIn(owner, ask, 'miguel@fence.example')
  const address = '/owner/site/terms/permit/'
  await signedIn(address, { form: { ...fieldsOf(await signedIn(address)), 'en/terms/permit/label': 'Permits' } })
  const hers = fieldsOf(await signedIn(address))
  await miguel(address, { form: { ...fieldsOf(await miguel(address)), 'en/terms/permit/text': 'Half a' } })
  const publish = (form: Record<string, string>) => signedIn(address, { form: { ...form, action: 'publish' } })
  // Also after a form that was refused.
  const refused = await publish({ ...hers, 'en/terms/permit/label': '' })
  expect(refused.status).toBe(422)
  for (const form of [hers, { ...fieldsOf(refused), 'en/terms/permit/label': 'Permits' }]) {
    expect(await publish(form)).toMatchObject({ status: 409, text: expect.stringContaining('So nothing was published') })
    expect((await owner.changes.read()).published).toBeUndefined()
  }
  const seen = fieldsOf(await signedIn(address))
  const elsewhere = '/owner/site/terms/warranty/'
  await miguel(elsewhere, { form: { ...fieldsOf(await miguel(elsewhere)), 'en/terms/warranty/text': 'Elsewhere' } })
  expect((await publish(seen)).location).toBe('/owner/site/?done=published')
  const left = Object.keys((await owner.changes.read()).draft)
  expect([left.includes('en/terms/warranty/text'), left.some((path) => path.includes('/permit/'))]).toEqual([true, false])
})

test('a draft is discarded on the overview only as it was shown there', async () => {
  const { signedIn, owner } = await makeOwnerApp()
  const address = '/owner/site/terms/permit/'
  const saveText = async (text: string) =>
    signedIn(address, { form: { ...fieldsOf(await signedIn(address)), 'en/terms/permit/text': text } })
  /** The fields of the only draft's button. */
  const discardForm = ({ text }: OwnerReply) => {
    const form = text.slice(text.indexOf('<li class="draft-row">'), text.indexOf('</li>', text.indexOf('<li class="draft-row">')))
    const fields = [...form.matchAll(/<input[^>]*>/g)].map(([tag]) => [attribute(tag, 'name'), attribute(tag, 'value')])
    return { ...Object.fromEntries(fields), action: 'discard' }
  }
  await saveText('We pull it.')
  const before = discardForm(await signedIn('/owner/site/'))
  await saveText('We pull the permit.')
  const refused = await signedIn('/owner/site/', { form: before })
  expect(refused.status).toBe(409)
  for (const text of ['Somebody changed something', 'So nothing was discarded']) expect(refused.text).toContain(text)
  expect((await owner.changes.read()).draft).toMatchObject({ 'en/terms/permit/text': { value: 'We pull the permit.' } })
  expect((await signedIn('/owner/site/', { form: discardForm(refused) })).status).toBe(303)
  expect((await owner.changes.read()).draft).toEqual({})
})

test('an entry that somebody else has changed since it was shown is not removed unseen', async () => {
  const { signedIn, ask, owner } = await makeOwnerApp({ env: { OWNER_EMAILS: `${dana}, miguel@fence.example` } })
  const miguel = await askSignedIn(owner, ask, 'miguel@fence.example')
  const address = `/owner/site/testimonials/${encodeURIComponent('Dale R.')}/`
  const shown = await signedIn(address)
  await miguel(address, { form: { ...fieldsOf(await miguel(address)), 'en/testimonials/Dale R./title': 'Moorpark' } })
  const remove = (page: OwnerReply) => signedIn(address, { form: { action: 'remove', seen: fieldsOf(page).seen ?? '' } })
  expect(await remove(shown)).toMatchObject({ status: 409, text: expect.stringContaining('So nothing was removed') })
  expect((await owner.changes.read()).draft).toHaveProperty(['en/testimonials/Dale R./title'])
  expect((await remove(await signedIn(address))).status).toBe(303)
  expect(Object.keys((await owner.changes.read()).draft)).toEqual(['facts/testimonials/Dale R.'])
})

test('a publication that does not fit the drafts is not brought back, and the page says why', async () => {
  const { signedIn, owner } = await makeOwnerApp()
  const linked = '/work/white-vinyl-around-a-lawn/'
  const publish = async (value: unknown) => {
    await owner.changes.save([{ path: 'en/notice', value }], dana)
    const { draft, draftVersion } = await owner.changes.read()
    await owner.changes.publish(Object.keys(draft), { seen: draftVersion, by: dana })
  }
  await publish({ text: 'See our newest fence.', until: '2099-12-31', href: linked })
  await publish(null)
  await owner.changes.save([{ path: 'facts/work/jobs/white-vinyl-around-a-lawn', value: null }], dana)
  const bringBack = (version: string) => signedIn('/owner/site/history/', { form: { action: 'bring-back', version } })
  const refused = await bringBack('1')
  expect([refused.status, decode(refused.text)]).toEqual([422, expect.stringContaining(`no page has the address '${linked}'`)])
  expect(refused.text).toContain('It can’t be brought back now')
  expect(await bringBack('99')).toMatchObject({ status: 409, text: expect.stringContaining('That publication isn’t kept anymore') })
  expect(Object.keys((await owner.changes.read()).draft)).toEqual(['facts/work/jobs/white-vinyl-around-a-lawn'])
})

test('a text says that it was changed in the other language since', async () => {
  const { signedIn } = await makeOwnerApp()
  const address = '/owner/site/terms/permit/'
  const texts = { en: 'en/terms/permit/text', es: 'es/terms/permit/text' }
  for (const [changed, other] of [
    [texts.en, texts.es],
    [texts.es, texts.en],
  ] as const) {
    await signedIn(address, { form: { ...fieldsOf(await signedIn(address)), [changed]: `New ${changed}` } })
    const [, ...rows] = (await signedIn(address)).text.split('<div class="site-row')
    const told = rows.filter((row) => row.includes('You changed the other language.'))
    expect(told.map((row) => attribute(/<textarea[^>]*>/.exec(row)?.[0] ?? '', 'name'))).toEqual([other])
  }
})

test.each(['', '.', '..', '/', '-'])('a testimonial is not added under the name %j, which is no name and no address', async (key) => {
  const { signedIn, owner } = await makeOwnerApp()
  const address = '/owner/site/testimonials/?new'
  const refused = await signedIn(address, { form: { ...fieldsOf(await signedIn(address)), key } })
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('Fill in: Customer’s name')
  expect((await owner.changes.read()).draft).toEqual({})
})

test('names and texts that would be code elsewhere are names and texts, and a link leads to an address', async () => {
  const { signedIn, owner } = await makeOwnerApp()
  const markup = '</script><img src=x onerror=alert(1)>'
  const address = '/owner/site/testimonials/?new'
  for (const key of ['__proto__', 'constructor', markup]) {
    const form = {
      ...fieldsOf(await signedIn(address)),
      ...{ key, 'en/testimonials//quote': markup, 'en/testimonials//title': 'Moorpark', 'facts/testimonials//rating': '5' },
    }
    const { location } = await signedIn(address, { form })
    expect(location).toBe(`/owner/site/testimonials/${encodeURIComponent(key)}/?done=saved`)
    expect((await signedIn(location ?? '')).status).toBe(200)
  }
  const { check } = (await owner.changes.read()).drafted
  const names = check.status === 'complete' ? check.sites[0]?.testimonials.map(({ name }) => name) : []
  expect(names?.slice(0, 3)).toEqual([markup, 'constructor', '__proto__'])
  for (const path of ['/owner/site/', '/owner/site/testimonials/', '/owner/preview/']) {
    const { text } = await signedIn(path)
    expect(decode(text)).toContain(markup)
    expect(text).not.toContain('<img src=x')
  }
  const term = '/owner/site/terms/permit/'
  for (const href of ['javascript:alert`1`', 'data:text/html,1', 'vbscript:1']) {
    const form = { ...fieldsOf(await signedIn(term)), 'en/terms/permit/text': `[Permit](${href})` }
    expect(await signedIn(term, { form })).toMatchObject({ status: 422, text: expect.stringContaining('is not an address') })
  }
})

test('a testimonial, a question and a job opening are added, in one language or both, and removed', async () => {
  const { signedIn, owner } = await makeOwnerApp()
  const names = async () => {
    const { check } = (await owner.changes.read()).drafted
    return check.status === 'complete' ? check.sites.map(({ testimonials }) => testimonials.map(({ name }) => name)) : []
  }
  const [english = [], spanish = []] = await names()
  const address = '/owner/site/testimonials/?new'
  const empty = fieldsOf(await signedIn(address))
  const quoted = { ...empty, 'en/testimonials//quote': 'Straight as a ruler.' }
  expect((await signedIn(address, { form: quoted })).text).toContain('Fill in: Customer’s name')
  const refused = await signedIn(address, { form: { ...quoted, key: 'Ann' } })
  expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('Fill in: Town')])
  expect(refused.text).toContain('Fill in: Stars')
  const named = {
    ...fieldsOf(refused),
    key: 'Ann B.',
    'en/testimonials//title': 'Moorpark',
    'facts/testimonials//rating': '5',
    'facts/testimonials//source': 'Google',
    'facts/testimonials//date': '2026-03-05',
  }
  const added = await signedIn(address, { form: named })
  expect(added.location).toBe('/owner/site/testimonials/Ann%20B./?done=saved')
  expect(await names()).toEqual([['Ann B.', ...english], spanish])
  const { drafted } = await owner.changes.read()
  expect(valueAt(drafted, 'facts/testimonials/Ann B./sample')).toBe(false)
  expect((await signedIn('/owner/preview/')).text).toContain('Moorpark, March 2026, on Google')
  // Another entry of that name would overwrite hers.
  const again = await signedIn(address, { form: named })
  expect([again.status, again.text.includes('there’s already one like this')]).toEqual([422, true])
  const ann = '/owner/site/testimonials/Ann%20B./'
  const { seen: shown = '' } = fieldsOf(await signedIn(ann))
  expect((await signedIn(ann, { form: { action: 'remove', seen: shown } })).location).toBe('/owner/site/?done=saved')
  expect(await names()).toEqual([english, spanish])
  // The key of a question is made up when it is saved.
  const questions = '/owner/site/questions/homepage/questions/groups/cost/items/?new'
  const nothing = await signedIn(questions, { form: fieldsOf(await signedIn(questions)) })
  expect(nothing.text.match(/>Fill in: [^<]*</g)).toEqual([
    '>Fill in: Question<',
    '>Fill in: Answer<',
    '>Fill in: Question<',
    '>Fill in: Answer<',
  ])
  const onlyAsked = { ...fieldsOf(nothing), 'es/homepage/questions/groups/cost/items//question': '¿Se llevan la cerca?' }
  expect((await signedIn(questions, { form: onlyAsked })).text).toContain('Fill in: Answer in Spanish')
  const unanswered = { ...fieldsOf(await signedIn(questions)), 'en/homepage/questions/groups/cost/items//question': 'Do you haul?' }
  const silent = await signedIn(questions, { form: unanswered })
  expect([silent.status, silent.text]).toEqual([422, expect.stringContaining('Fill in: Answer')])
  const answered = { ...fieldsOf(silent), 'en/homepage/questions/groups/cost/items//answer': 'Yes, for a fee.' }
  expect((await signedIn(questions, { form: answered })).location).toMatch(
    /^\/owner\/site\/questions\/.*\/items-[0-9a-f]{8}\/\?done=saved$/,
  )
  expect((await signedIn('/owner/preview/')).text).toContain('Do you haul?')
  const linked = '/owner/site/questions/homepage/questions/groups/rules-and-upkeep/items/property-line/'
  const stays = await signedIn(linked, { form: { action: 'remove' } })
  expect([stays.status, stays.text]).toEqual([422, expect.stringContaining('another text links to this, so it has to stay for now')])

  await signedIn(linked.replace('rules-and-upkeep/items/property-line', 'cost/items/adding-a-fence'), { form: { action: 'remove' } })
  const openings = '/owner/site/jobs/careers/jobs/?new'
  const opening = {
    ...fieldsOf(await signedIn(openings)),
    'en/careers/jobs//title': 'Fence installer',
    'en/careers/jobs//description': 'Build fences for {wage}.',
    'en/careers/jobs//benefits': 'Health insurance',
    'facts/careers/jobs//datePosted': '2098-01-01',
    'facts/careers/jobs//validThrough': '2099-01-01',
    'facts/careers/jobs//employmentType': 'FULL_TIME',
    'facts/careers/jobs//pay|from': '24',
    'facts/careers/jobs//pay|to': '32',
    'facts/careers/jobs//pay|per': 'HOUR',
  }
  for (const [values, message] of [
    [{}, 'Description: take out {wage}.'],
    [{ 'facts/careers/jobs//pay|from': '' }, 'From: enter a number'],
    [{ 'facts/careers/jobs//pay|from': '-24' }, 'From: it must be more than 0'],
    [{ 'facts/careers/jobs//pay|from': '40' }, 'Pay: the second amount must be higher than the first'],
    [{ 'facts/careers/jobs//validThrough': '2020-01-01' }, 'Last day to apply: that day is over'],
    [{ 'facts/careers/jobs//datePosted': '2099-01-02' }, 'Last day to apply: the last day can’t be before the first'],
  ] as const) {
    const told = await signedIn(openings, { form: { ...opening, ...values } })
    expect([told.status, decode(told.text)]).toEqual([422, expect.stringContaining(message)])
  }
  await signedIn(openings, { form: { ...opening, 'en/careers/jobs//description': 'Build fences.' } })
  const overview = (await signedIn('/owner/site/')).text.replace(/<!-- -->/g, '')
  const removed = 'How much does it cost to add a fence?:  <strong>Removed'
  for (const line of ['Job opening:  <strong>Added', 'Kind of job:  <strong>Full time', removed]) expect(overview).toContain(line)
  const seen = /name="seen" value="(\d+)"/.exec(overview)?.[1] ?? ''
  expect((await signedIn('/owner/site/', { form: { action: 'publish', seen } })).location).toBe('/owner/site/?done=published')
  expect((await signedIn('/owner/site/history/')).text).toContain('Fence installer: Job opening')
})

test('a picture is replaced from a phone, shown on its pages with its text in each language, and restored with one press', async () => {
  const { signedIn, ask, owner, services, http } = await makeOwnerApp()
  await services.published?.look()
  const cookie = `owner=${await owner.sessions.start(dana)}`
  const address = '/owner/site/pictures/hero/'
  const post = async (fields: Record<string, string>, files: readonly Buffer[]) => {
    const { type, body } = multipartForm(
      fields,
      files.map((value) => ({ value, name: 'facts/pictures/hero/upload|file' })),
    )
    const headers = { cookie, 'content-type': type }
    const response = await fetch(`http://127.0.0.1:${http.port}${address}`, { method: 'POST', redirect: 'manual', headers, body })
    return { status: response.status, location: response.headers.get('location'), text: await response.text() }
  }
  const empty = fieldsOf(await signedIn(address))
  const photo = sharp({ create: { width: 900, height: 600, channels: 3, background: '#a60' } })
  const wide = await photo.clone().jpeg().toBuffer()
  const small = await photo.clone().resize(320).jpeg().toBuffer()
  const prepared = { ...empty, 'facts/pictures/hero/upload|prepared': 'yes' }
  const unusable = await post(empty, [Buffer.from('no picture')])
  expect(unusable).toMatchObject({ status: 422, text: expect.stringContaining('Choose a JPEG') })
  // Without its text, the picture stays on the form and need not be chosen again.
  const untold = await post({ ...prepared, 'es/pictures/hero/alt': '' }, [wide, small])
  expect(untold).toMatchObject({ status: 422, text: expect.stringContaining('Fill in: What it shows') })
  const alts = { 'en/pictures/hero/alt': 'Cedar at dusk', 'es/pictures/hero/alt': 'Cedro al atardecer' }
  expect(await post({ ...fieldsOf(untold), ...alts }, [])).toMatchObject({ status: 303, location: `${address}?done=saved` })
  const form = await signedIn(address)
  expect(form.text).toMatch(/<img class="thumbnail" src="\/media\/[0-9a-f]{32}-320\.jpg"/)
  expect(form.text).toContain('<a class="text-link" href="/owner/preview/">')
  expect((await post({ ...fieldsOf(form), action: 'publish' }, [])).location).toBe('/owner/site/?done=published')

  await until(async () => (await ask('/es/')).text.includes('alt="Cedro al atardecer"'))
  const home = (await ask('/')).text
  expect(home).toContain('alt="Cedar at dusk"')
  const [, source = ''] = /srcSet="(\/media\/[0-9a-f]{32}-320\.jpg) 320w, \/media\/[0-9a-f]{32}-900\.jpg 900w"/.exec(home) ?? []
  expect(await ask(source)).toMatchObject({ status: 200 })
  expect((await ask(source, { form: { a: 'b' } })).status).toBe(405)
  expect((await ask(source.replace(/[0-9a-f]{32}/, '0'.repeat(32)), { form: { a: 'b' } })).status).toBe(404)
  await signedIn('/owner/site/history/', { form: { action: 'undo-all' } })
  await until(async () => (await ask('/')).text.includes('/assets/hero-0000'))
})
