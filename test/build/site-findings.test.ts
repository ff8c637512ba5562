import { describe, expect, test } from 'vitest'
import type { PictureFile } from '../../scripts/content/check-pictures.ts'
import { findingsOf, readTemplate } from '../../scripts/content/check-set.ts'
import type { Finding } from '../../scripts/content/finding.ts'
import type { Site } from '../../shared/content/site-types.ts'
import type { Drawings } from '../../shared/content/translate-drawings.ts'
import { contentSets } from '../helpers/content-sets.ts'
import { testCache } from '../helpers/loaded-sets.ts'

type OneLanguage = { site: Site; drawings: Drawings }

const templateSite = await readTemplate(testCache, 'new-set')

/** The template's site with one drawing added, because it has none. */
const template: OneLanguage = {
  site: structuredClone(templateSite),
  drawings: { town: { label: 'A plan of the town', width: 656, height: 400, markup: '<path d="M0 0h656"/>' } },
}
set(template.site.homepage.area, 'drawing', 'town')

const goodPhoto = { format: 'jpeg', width: 1600, isSample: false }

const ownPage: Site['ownPages'][string] = {
  metaData: {
    title: 'How to Pay for Your Job over Time',
    description: 'Who lends, what it costs, and what happens if you pay early. '.repeat(2),
  },
  h1: 'Financing',
  body: [],
}

function freshSet(): OneLanguage {
  return { site: structuredClone(template.site), drawings: structuredClone(template.drawings) }
}

const photosOf = (site: Site): PictureFile[] => Object.keys(site.pictures).map((name) => ({ name: `${name}.jpg`, photo: { ...goodPhoto } }))

/** The findings that a change adds to those of the template. */
function addedBy(change: (set: OneLanguage, photos: PictureFile[]) => void): Finding[] {
  const [before, after] = [freshSet(), freshSet()]
  const photos = photosOf(after.site)
  change(after, photos)
  const known = new Set(findingsOf(before, templateSite, photosOf(before.site)).map((finding) => JSON.stringify(finding)))
  return findingsOf(after, templateSite, photos).filter((finding) => !known.has(JSON.stringify(finding)))
}

const spotOf = (finding: Finding) => ('place' in finding ? finding.place : `${finding.file}: ${finding.field}`)

const linesOf = (findings: readonly Finding[]) => findings.map((finding) => `${finding.level} ${spotOf(finding)}: ${finding.message}`)

const contentFaults: [string, (set: OneLanguage) => void, RegExp][] = [
  ['a missing text', ({ site }) => set(site.services[0]?.page, 'h1', ''), /^error services\[0\]\.page\.h1: must not be empty$/],
  [
    'a missing alternative text',
    ({ site }) => Reflect.deleteProperty(site.pictures, 'yard'),
    /^error pictures\.yard: the picture has no alternative text$/,
  ],
  ['a short alternative text', ({ site }) => set(site.pictures.yard, 'alt', 'A yard'), /^warning pictures\.yard\.alt: 'A yard'/],
  ['a file name as alternative text', ({ site }) => set(site.pictures.yard, 'alt', 'IMG_2041.jpeg'), /^warning .*: is a file name/],
  [
    'the same alternative text for two pictures',
    ({ site }) => set(site.pictures.yard, 'alt', site.pictures.hero?.alt),
    /^warning pictures\.yard\.alt: is the same text as that of 'hero'/,
  ],
  [
    'a drawing without a label',
    ({ drawings }) => set(drawings.town, 'label', ''),
    /^error homepage\.area\.drawing: the drawing 'town' has no label/,
  ],
  [
    'a short description',
    ({ site }) => set(site.pages.about?.metaData, 'description', 'About us.'),
    /^warning pages\.about\.metaData\.description: has 9 characters; search engines show 70 to 160$/,
  ],
  [
    'a long title',
    ({ site }) => set(site.services[1]?.page?.metaData, 'title', 'x'.repeat(61)),
    /^warning services\[1\]\.page\.metaData\.title: has 61 characters/,
  ],
  [
    'a duplicate title',
    ({ site }) => set(site.pages.about?.metaData, 'title', site.pages.careers?.metaData.title),
    /^error pages\.careers\.metaData\.title: '.*' is taken by pages\.about\.metaData\.title$/,
  ],
  ['a broken link', ({ site }) => set(site.navigation[1], 'href', '/nowhere/'), /^error navigation\[1\]\.href: no page has/],
  [
    'a missing fragment',
    ({ site }) => set(site.navigation[1], 'href', '/services/#nowhere'),
    /^error navigation\[1\]\.href: the page \/services\/ has no anchor '#nowhere'$/,
  ],
  [
    'a picture in the strip that is not in the gallery',
    ({ site }) => {
      site.homepage.strip = [{ picture: 'new-work', title: 'New work', detail: 'in pictures' }]
      set(site.gallery, 'items', site.gallery?.items.slice(0, 1))
    },
    /^error homepage\.strip\[0\]\.picture: the gallery does not show 'new-work'/,
  ],
  [
    'a service whose estimate has no price',
    ({ site }) => set(site.services[2], 'estimate', 'choice=steel-deck'),
    /^error services\[2\]\.estimate: the estimate has no price for 'choice=steel-deck'$/,
  ],
  [
    'an option of the estimate whose usual quantity is out of bounds',
    ({ site }) => {
      const table = site.estimate?.table
      set(table?.kind === 'list' ? table.choices[2] : undefined, 'standard', 2500)
    },
    /^error estimate\.table: the standard quantity for 'choice=addition' is too-large$/,
  ],
  [
    'two articles with one slug',
    ({ site }) => set(site.articles[1], 'slug', site.articles[0]?.slug),
    /^error articles\[1\]\.slug: '.*' is taken by articles\[0\]\.slug$/,
  ],
  [
    "a service at one of the server's addresses",
    ({ site }) => set(site.services[0]?.page, 'path', '/health/'),
    /^error services\[0\]\.page\.path: the server answers '\/health\/' itself$/,
  ],
  [
    "a page of the set's own at one of the server's addresses",
    ({ site }) => set(site.ownPages, 'owner', ownPage),
    /^error ownPages\.owner: the server answers '\/owner\/' itself$/,
  ],
  [
    'a service at the home page of another language',
    ({ site }) => {
      site.languages = ['en', 'es']
      set(site.services[0]?.page, 'path', '/es/')
    },
    /^error services\[0\]\.page\.path: '\/es\/' is a home page$/,
  ],
  [
    'a redirect loop',
    ({ site }) => Object.assign(site.redirects, { '/old/': '/older/', '/older/': '/old/' }),
    /^error redirects\["\/old\/"\]: '\/older\/' is redirected itself$/,
  ],
  [
    'two redirects for the same path',
    ({ site }) => Object.assign(site.redirects, { '/old/': '/', '/old': '/about/' }),
    /^error redirects\["\/old"\]: '\/old\/' is the same address$/,
  ],
  [
    'text with too little contrast',
    ({ site }) => set(site.theme.light, 'soft', '#9A9A9A'),
    /^error theme\.light\.soft: #9A9A9A on ground #F8F8F6 has a contrast of 2\.64:1; it needs 4\.5:1$/,
  ],
  [
    'a field border with too little contrast in dark mode',
    ({ site }) => set(site.theme.dark, 'field', '#2C353B'),
    /^error theme\.dark\.field: #2C353B on raised #1F262C has a contrast of 1\.\d\d:1; it needs 3:1$/,
  ],
  [
    'a sample number in a text',
    ({ site }) => set(site.footer, 'heading', 'Call +1 (555) 555-0123 today'),
    /^warning footer\.heading: '\+1 \(555\) 555-0123' is a sample number$/,
  ],
  [
    'a phone number other than that of the settings',
    ({ site }) => set(site.footer, 'heading', 'Call (218) 722-4410 today'),
    /^warning footer\.heading: '\(218\) 722-4410' is not the phone number of the settings$/,
  ],
  [
    'the sample town in a rewritten text, after the city changed',
    ({ site }) => {
      set(site, 'city', 'Duluth')
      set(site.footer, 'heading', 'Old roofs near New Crossing made new')
    },
    /^warning footer\.heading: mentions 'New Crossing', the sample's town$/,
  ],
  [
    'an example domain in a text',
    ({ site }) => set(site.footer, 'heading', 'Write to office@roofs.example.com'),
    /^warning footer\.heading: 'roofs\.example\.com' is an example domain$/,
  ],
]

const pictureFaults: [string, Partial<PictureFile>, RegExp][] = [
  ['a narrow picture', { photo: { ...goodPhoto, width: 1200 } }, /^error pictures\/yard\.jpg: width: is 1200 pixels; .* at least 1600$/],
  ['a picture in another format', { photo: { ...goodPhoto, format: 'png' } }, /^error pictures\/yard\.jpg: format: is png/],
  ['a file that is not a picture', { photo: undefined }, /^error pictures\/yard\.jpg: format: cannot be read/],
  ['a picture with another extension', { name: 'yard.jpeg' }, /^error pictures\/yard\.jpeg: name: must end in \.jpg/],
  ['a picture with capitals in its name', { name: 'Yard.jpg' }, /^error pictures\/Yard\.jpg: name: must be lower-case words/],
  ['a sample picture', { photo: { ...goodPhoto, isSample: true } }, /^warning pictures\/yard\.jpg: picture: a sample/],
]

const wordingFaults: [string, (site: Site) => void, RegExp][] = [
  ['a British word', (site) => set(site.footer, 'text', 'We mend roofs.'), /^warning footer\.text: says 'mend'; Americans say 'repair'$/],
  ['a British phrase', (site) => set(site.footer, 'text', 'On the next working day.'), /^warning footer\.text: says 'working day'/],
  [
    'a long sentence',
    (site) => set(site.footer, 'text', `We ${'really '.repeat(30)}do.`),
    /^warning footer\.text: 'We really really really …' has 32 words/,
  ],
  [
    'an R-value alone',
    (site) => set(site.footer, 'text', 'Foam of R-18.'),
    /^warning footer\.text: gives an R-value without its thickness/,
  ],
  ['an R-value per inch', (site) => set(site.footer, 'text', 'About R-6 per inch.'), /^warning footer\.text: gives an R-value per inch/],
]

test.each(wordingFaults)('the check reports %s', (_, change, line) => {
  expect(linesOf(addedBy(({ site }) => change(site)))).toContainEqual(expect.stringMatching(line))
})

test('words of the trade are not taken for British ones, and no page needs contractions', () => {
  const text = 'Each bay of the fence is eight feet. We build timber frames and terrace gardens. '.repeat(10)
  expect(linesOf(addedBy(({ site }) => set(site.articles[0], 'body', [{ kind: 'paragraph', text }])))).toEqual([])
})

test('an R-value with its thickness, and town names, are not reported', () => {
  const added = addedBy(({ site }) => {
    set(site.footer, 'text', 'Closed-cell foam, 3 inches thick: R-18.')
    set(site.footer, 'heading', 'Roofs in Morro Bay and Mendocino')
  })
  expect(linesOf(added)).toEqual([])
})

test('a job opening without pay is an error', () => {
  const job = { title: 'Roofer', description: 'Roofs.', datePosted: '2026-01-01', validThrough: '2026-02-01', employmentType: 'FULL_TIME' }
  const added = addedBy(({ site }) => set(site.careers, 'jobs', [{ ...job, benefits: 'Health plan', sample: false }]))
  expect(linesOf(added)).toContainEqual(expect.stringMatching(/^error careers\.jobs\[0\]\.pay:/))
})

describe('the check reports', () => {
  test.each(contentFaults)('%s', (_, change, line) => {
    expect(linesOf(addedBy(change))).toContainEqual(expect.stringMatching(line))
  })

  test.each(pictureFaults)('%s', (_, change, line) => {
    const findings = addedBy((_, photos) => {
      const yard = photos.find(({ name }) => name === 'yard.jpg')
      if (yard) Object.assign(yard, change)
    })
    expect(linesOf(findings)).toContainEqual(expect.stringMatching(line))
  })

  test.each(['phoneNumber', 'license', 'siteUrl'] as const)('a sample %s, marked or not', (fact) => {
    const { site, drawings } = freshSet()
    for (const isMarked of [true, false]) {
      // The template leaves the license out.
      if (fact === 'license') site.license = isMarked ? 'License No. 100400' : 'License No. 000000'
      site.sample[fact] = isMarked
      expect(linesOf(findingsOf({ site, drawings }, templateSite, photosOf(site)))).toContainEqual(
        expect.stringMatching(`^warning ${fact}: ${isMarked ? 'a sample' : 'made up'}`),
      )
    }
  })

  test('sample testimonials and texts', async () => {
    const site = await readTemplate(testCache, 'harbor-roofing')
    const lines = linesOf(findingsOf({ site, drawings: template.drawings }, site, photosOf(site)))
    expect(lines).toContain('warning sample.pictures: the pictures are samples; replace them and set this to false')
    expect(lines).toContainEqual(expect.stringMatching(/^warning testimonials\[1\]\.sample: a sample/))
    expect(lines).toContain(`warning terms[0].sample: '${site.terms[0]?.id}' is a sample; replace it with your own words`)
    expect(lines).toContain('warning city: keeps a public site from starting: still has the sample text')
    expect(lines).toContain('warning about.body[0].text: keeps a public site from starting: still has the sample text')
    expect(lines.filter((line) => line.startsWith('error'))).toEqual([])
  })
})

const left = 'keeps a public site from starting: still has the sample text'

test('texts about the work are not samples once the owner has confirmed them; others stay so until they are changed', () => {
  const lines = linesOf(addedBy(({ site }) => set(site.sample, 'trade', false)))
  expect(lines).toEqual([])
  const { site, drawings } = freshSet()
  site.sample.trade = false
  const confirmed = linesOf(findingsOf({ site, drawings }, templateSite, photosOf(site))).filter((line) => line.endsWith(left))
  expect(confirmed).toContain(`warning homepage.highlights.items[0].text: ${left}`)
  expect(confirmed.filter((line) => /^warning (services|estimate|contact|homepage\.(questions|steps))/.test(line))).toEqual([])
})

test('a text that names facts is the business’s own, and so is one that no public site shows', () => {
  const lines = linesOf(findingsOf(freshSet(), templateSite, photosOf(template.site)))
  expect(lines.filter((line) => line.endsWith(left) && /pages\.homepage|testimonials|terms|jobs/.test(line))).toEqual([])
  const confirmed = addedBy(({ site }) => set(site.terms[0], 'sample', false))
  expect(linesOf(confirmed)).toContain(`warning terms[0].text: ${left}`)
})

test('real facts are not reported as samples', () => {
  const content = JSON.stringify(template.site)
    .replace(/\(555\) 555-01\d\d/g, '(785) 232-1234')
    .replace(/\+155555501\d\d/g, '+17852321234')
  const site: Site = JSON.parse(content)
  Object.assign(site, { license: 'License No. 10204', siteUrl: 'https://www.harbor-roofs.com', testimonials: [], reviews: [], terms: [] })
  if (site.homepage.jobs) site.homepage.jobs.items = []
  set(site.blog, 'authors', [])
  set(site.estimate?.table, 'sample', false)
  site.sample = { phoneNumber: false, license: false, siteUrl: false, prices: false, pictures: false, claims: false }
  const lines = linesOf(findingsOf({ site, drawings: template.drawings }, templateSite, photosOf(site)))
  expect(lines.filter((line) => /a sample|are samples|example/.test(line))).toEqual([])
})

test.each([
  'ab',
  'a',
  'the-very-best-roofers-in-all-of-town-ltd',
  'sixteen-letterwordsmakesense',
])('a new set named %s has no errors', async (name) => {
  const site = await readTemplate(testCache, name)
  const findings = findingsOf({ site, drawings: template.drawings }, templateSite, photosOf(site))
  expect(linesOf(findings).filter((line) => line.startsWith('error'))).toEqual([])
})

test.each(contentSets)('%s has no errors', (_, { site, drawings }) => {
  const lines = linesOf(findingsOf({ site, drawings }, templateSite, photosOf(site)))
  expect(lines.filter((line) => line.startsWith('error'))).toEqual([])
})

function set(object: object | undefined, field: string, value: unknown) {
  expect(object).toBeDefined()
  if (object) Reflect.set(object, field, value)
}
