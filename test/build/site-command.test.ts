import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkSet } from '../../scripts/content/check-set.ts'
import { loadContentSet } from '../../scripts/content/load-set.ts'
import { freePort } from '../../scripts/free-port.ts'
import { createSet, nameProblem, tradeNames } from '../../scripts/site/new-set.ts'
import { contentPages, postPage } from '../../shared/addresses/routes.ts'
import type { BuiltSite } from '../../shared/pages/page-data.ts'
import { contentSets } from '../helpers/content-sets.ts'
import { cleanEnv, copyProject, outputOf, runIn } from '../helpers/project-copy.ts'
import { projectRoot } from '../helpers/project-root.ts'

const name = 'third-roofing'
const folder = `shared/sites/${name}`

const siteCommand = (copy: string, ...args: string[]) => runIn(copy, ['--import', 'tsx', 'scripts/site.ts', ...args])

/** Starts the built server of the copy, and waits until it listens. */
async function serve(copy: string): Promise<string> {
  const port = await freePort()
  const env = { ...cleanEnv, SITE: name, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: path.join(copy, 'data') }
  const child = spawn(process.execPath, [path.join(copy, 'dist', 'server.js')], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const closed = once(child, 'close')
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await closed
  })
  const output = outputOf(child)
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => output().includes('serving on') && resolve())
    child.on('exit', () => reject(new Error(`The server ended:\n${output()}`)))
  })
  return `http://127.0.0.1:${port}`
}

function builtTextsOf(copy: string): { file: string; text: string }[] {
  const root = path.join(copy, 'dist', 'sites', name)
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|json|svg|webmanifest|txt)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
}

const otherNames = contentSets.flatMap(([, { site }]) => [
  site.name,
  site.city,
  site.phoneNumber,
  site.telLink,
  new URL(site.siteUrl).hostname,
])

/** Secrets in the environment of the build, which must not end up in its output. */
const secrets = {
  SMTP_URL: 'smtps://user:canary@mail.example.com',
  CONTENTFUL_ACCESS_TOKEN: 'canary-token',
  CONTENTFUL_WEBHOOK_SECRET: 'canary-hook',
  DATABASE_URL: 'postgres://user:canary@127.0.0.1:9/site',
  HEARTBEAT_URL: 'https://monitor.example/canary',
}

test('a new set is checked, built and served on an otherwise untouched tree', async () => {
  const copy = await copyProject()
  const setsBefore = readdirSync(path.join(copy, 'shared', 'sites'))

  const created = await siteCommand(copy, 'new', name)
  expect(created).toMatchObject({ status: 0, output: expect.stringContaining(`SITE=${name} npm start`) })
  expect(readdirSync(path.join(copy, 'shared', 'sites')).sort()).toEqual([...setsBefore, name].sort())

  const checked = await siteCommand(copy, 'check', name)
  expect(checked.status, checked.output).toBe(0)
  expect(checked.output).toContain(`warning  ${folder}/settings.ts: phoneNumber: a sample`)
  expect(checked.output).toContain(`warning  ${folder}/pictures/hero.jpg: picture: a sample`)
  expect(checked.output).toContain('0 errors')
  expect(checked.output).not.toContain('\x1b')

  const formatted = await runIn(copy, [path.join('node_modules', '@biomejs', 'biome', 'bin', 'biome'), 'check', folder])
  expect(formatted.status, formatted.output).toBe(0)

  // A new set shows only the required pages, but has words for the others, too.
  await replaceIn(
    path.join(copy, folder, 'settings.ts'),
    "withoutPages: ['about', 'blog', 'careers', 'directories', 'gallery', 'work']",
    "withoutPages: ['work']",
  )
  const built = await runIn(copy, ['--import', 'tsx', 'scripts/build.ts'], { ...secrets, SITE: name })
  expect(built.status, built.output).toBe(0)

  const server = path.join('dist', 'server.js')
  const asPublic = { SITE: name, SITE_URL: 'https://www.some-real-roofs.com' }
  for (const args of [[server, '--check'], [server]]) {
    const { status, output } = await runIn(copy, args, asPublic)
    expect(status, output).toBe(1)
    expect(output).toContain('still have sentences of the template:')
    for (const file of ['settings.ts', 'en/about.ts', 'en/homepage.ts', 'en/services/repair.ts'])
      expect(output).toContain(`\n  ${folder}/${file}\n`)
  }

  const url = await serve(copy)
  const site: BuiltSite = JSON.parse(readFileSync(path.join(copy, 'dist', 'sites', name, 'site.json'), 'utf8'))
  const pages = [...contentPages(site), ...site.articles.map(({ slug }) => postPage(slug, site.language))].map((page) => page.path)
  expect(pages.length).toBeGreaterThan(10)
  const texts = builtTextsOf(copy)
  for (const address of [...pages, '/site.webmanifest', '/feed.xml', '/sitemap.xml']) {
    const response = await fetch(url + address)
    expect([address, response.status]).toEqual([address, 200])
    texts.push({ file: address, text: await response.text() })
  }
  expect((await fetch(`${url}/nothing-like-it/`)).status).toBe(404)

  for (const { file, text } of texts) {
    expect([file, text.includes('canary')]).toEqual([file, false])
    expect([file, otherNames.filter((other) => text.includes(other))]).toEqual([file, []])
    expect([file, /lorem|placeholder[^=:?]{0,20}(text|picture|name)|sample (business|city)/i.exec(text)?.[0]]).toEqual([file, undefined])
  }
})

test('a set can start from the pack of each trade, without an error, with six services, twelve questions, an estimate and a Spanish home page', async () => {
  const copy = await copyProject()
  const trades = await tradeNames()
  expect(trades).toEqual(['general', 'painting', 'plumbing', 'roofing'])
  for (const trade of trades) {
    const set = `third-${trade}-crew`
    await createSet(copy, set, trade)
    await replaceIn(path.join(copy, 'shared', 'sites', set, 'settings.ts'), "languages: ['en']", "languages: ['en', 'es']")
    const findings = await checkSet(copy, set)
    expect(findings.filter(({ level }) => level === 'error')).toEqual([])
    expect(findings.filter(({ file, message }) => file.includes('/es/') && !message.startsWith('keeps a public site'))).toEqual([])
    const { sites, templateFiles } = await loadContentSet({ root: copy, cache: path.join(copy, '.cache') }, set)
    const { services, homepage, estimate } = sites[0].site
    const questions = [
      ...services.map(({ page }) => page?.questions.items),
      ...(homepage.questions?.groups ?? []).map(({ items }) => items),
    ]
    expect([services.length, questions.flatMap((items) => items ?? []).length]).toEqual([6, 12])
    expect(estimate?.table).toMatchObject({ kind: 'list', sample: true })
    const spanish = sites[1]?.site
    expect([spanish?.language, spanish?.services.length, spanish?.estimate]).toEqual(['es', 6, undefined])
    expect(templateFiles).toContain(`shared/sites/${set}/es/homepage.ts`)
    expect(templateFiles).toContain(`shared/sites/${set}/en/trade-questions.ts`)
  }
  expect(await siteCommand(projectRoot, 'new', 'third-sign-crew', '--trade', 'signs')).toMatchObject({
    status: 1,
    output: expect.stringContaining("no pack for the trade 'signs'"),
  })
})

test.each([
  ['Bad_Name', "'Bad_Name' is not a valid name"],
  ['-roofs', "'-roofs' is not a valid name"],
  ['../roofs', "'../roofs' is not a valid name"],
  ['x'.repeat(41), 'is too long'],
  [contentSets[0]?.[0] ?? '', 'already exists'],
])('a set cannot be named %s', (wanted, reason) => {
  expect(nameProblem(projectRoot, wanted)).toContain(reason)
})

test('checking a set with errors exits with status 1 and names file and field', async () => {
  const copy = await copyProject()
  await siteCommand(copy, 'new', name)
  await replaceIn(
    path.join(copy, folder, 'en', 'services', 'repair.ts'),
    "title: 'Home Repairs in {city} | Free Quote'",
    "title: 'Repairs'",
  )
  await replaceIn(path.join(copy, folder, 'navigation.ts'), "href: '/blog/'", "href: '/news/'")
  const { status, output } = await siteCommand(copy, 'check', name)
  expect(status).toBe(1)
  expect(output).toContain(`warning  ${folder}/en/services/repair.ts: page.metaData.title: has 7 characters`)
  expect(output).toContain(`error    ${folder}/navigation.ts: [2].href: no page has the address '/news/'`)
  expect(output).toContain('1 error to fix')
})

test('the check says in plain words what is misspelled, missing or left over, and where', async () => {
  const copy = await copyProject()
  await siteCommand(copy, 'new', name)
  const inSet = (...parts: string[]) => path.join(copy, folder, ...parts)
  await replaceIn(inSet('settings.ts'), 'phoneNumber: ', 'phoneNumer: ')
  await rm(inSet('en', 'services', 'repair.ts'))
  await rm(inSet('en', 'contact.ts'))
  await replaceIn(inSet('en', 'testimonials.ts'), 'quote:', 'qoute:')
  const { status, output } = await siteCommand(copy, 'check', name)
  expect(status).toBe(1)
  expect(output).toMatch(
    new RegExp(`error    ${folder}/settings\\.ts: line \\d+: phoneNumer: no field has this name; did you mean 'phoneNumber'\\?`),
  )
  expect(output).toContain(`error    ${folder}/settings.ts: phoneNumber: missing`)
  expect(output).toContain(`error    ${folder}/en/services/repair.ts: missing`)
  expect(output).toContain(`error    ${folder}/en/contact.ts: missing`)
  expect(output).toMatch(
    new RegExp(`error    ${folder}/en/testimonials\\.ts: line \\d+: qoute: no field has this name; did you mean 'quote'\\?`),
  )
  expect(output).not.toMatch(/Invalid|Expected|undefined/)

  await replaceIn(inSet('en', 'about.ts'), "'", "'Don't ")
  const unreadable = await siteCommand(copy, 'check', name)
  expect(unreadable.output).toMatch(
    new RegExp(`error    ${folder}/en/about\\.ts: line \\d+: cannot be read: an apostrophe ends the text; type ’`),
  )
})

test.each(contentSets)('%s without its license is read, so that the check names each text that says it', async (set) => {
  const copy = await copyProject()
  const settings = path.join(copy, 'shared', 'sites', set, 'settings.ts')
  await writeFile(settings, readFileSync(settings, 'utf8').replace(/^ {2}license: .*\n/m, ''))
  const errors = (await checkSet(copy, set)).filter(({ level }) => level === 'error')
  expect(errors.filter(({ message }) => !message.includes('{license}'))).toEqual([])
})

test('a build stops at errors in a set and prints one line for each, without a stack', async () => {
  const copy = await copyProject()
  await siteCommand(copy, 'new', name)
  const build = () => runIn(copy, ['--import', 'tsx', 'scripts/build.ts'], { SITE: name })
  const problemsIn = ({ output }: { output: string }) => {
    const lines = output.trimEnd().split('\n')
    return lines.slice(lines.indexOf(`The content set '${name}' has an error:`) + 1)
  }

  await replaceIn(path.join(copy, folder, 'navigation.ts'), "href: '/blog/'", "href: '/news/'")
  const withBadLink = await build()
  expect(withBadLink.status).toBe(1)
  expect(problemsIn(withBadLink)).toEqual([`  ${folder}/navigation.ts: [2].href: no page has the address '/news/'`])

  const settings = path.join(copy, folder, 'settings.ts')
  const text = readFileSync(settings, 'utf8')
  await writeFile(settings, `${text}\nexport const more = missing\n`)
  const misspelled = await build()
  expect(misspelled.status).toBe(1)
  const line = text.split('\n').length + 1
  expect(problemsIn(misspelled)).toEqual([`  ${folder}/settings.ts: line ${line}: cannot be read: missing is not defined`])
})

test('invalid commands exit with status 1 and say what is valid', async () => {
  const refused = await siteCommand(projectRoot, 'new', '../roofs')
  expect(refused).toMatchObject({ status: 1, output: expect.stringContaining('is not a valid name') })
  const usage = await siteCommand(projectRoot)
  expect(usage).toMatchObject({ status: 1, output: expect.stringContaining('Usage: npm run site') })
  const help = await siteCommand(projectRoot, 'new', '--help')
  expect(help).toMatchObject({ status: 0, output: expect.stringContaining('Usage: npm run site') })
  const unknown = await siteCommand(projectRoot, 'check', 'nothing-like-it')
  expect(unknown).toMatchObject({ status: 1, output: expect.stringContaining("There is no set 'nothing-like-it'") })
})

async function replaceIn(file: string, from: string, to: string): Promise<void> {
  const text = readFileSync(file, 'utf8')
  expect(text).toContain(from)
  await writeFile(file, text.replace(from, to))
}
