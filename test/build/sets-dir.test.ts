import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../scripts/free-port.ts'
import { cleanEnv, copyProject, outputOf, runIn } from '../helpers/project-copy.ts'
import { projectRoot } from '../helpers/project-root.ts'

const name = 'ridge-roofing'
const tsx = ['--import', 'tsx']

const drawing = `import { createDrawing } from 'contractor-website/drawing/create-drawing.ts'
import { rect } from 'contractor-website/drawing/paths.ts'

export const sign = createDrawing('', { width: 62, height: 44, markup: \`<path d="\${rect(4, 4, 58, 40)}" fill="var(--line)"/>\` })
`

/** Starts a program of the project and waits until its output has this text. */
async function start(copy: string, args: readonly string[], env: Record<string, string>, text: string) {
  const child = spawn(process.execPath, args, { cwd: copy, env: { ...cleanEnv, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const closed = once(child, 'close')
  const output = outputOf(child)
  const stop = async () => {
    child.kill('SIGTERM')
    await closed
  }
  onTestFinished(stop)
  const waitFor = (wanted: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => output().includes(wanted) && resolve()
      for (const stream of [child.stdout, child.stderr]) stream.on('data', look)
      child.on('exit', () => reject(new Error(`The program ended:\n${output()}`)))
      look()
    })
  await waitFor(text)
  return { stop, waitFor }
}

test('a set outside the repository is created, checked, typed, built, served and developed there', { timeout: 400_000 }, async () => {
  const copy = await copyProject()
  const clients = await realpath(await mkdtemp(path.join(tmpdir(), 'clients-')))
  onTestFinished(() => rm(clients, { recursive: true, force: true }))
  const port = String(await freePort())
  const env = { SETS_DIR: path.relative(copy, clients), SITE: name, HOST: '127.0.0.1', PORT: port, DATA_DIR: path.join(copy, 'data') }
  const settings = path.join(clients, name, 'settings.ts')
  const page = async () => (await fetch(`http://127.0.0.1:${port}/`)).text()

  const created = await runIn(copy, [...tsx, 'scripts/site.ts', 'new', name], env)
  expect(created).toMatchObject({ status: 0, output: expect.stringContaining(`${env.SETS_DIR}/${name}`) })
  expect([existsSync(settings), existsSync(path.join(copy, 'shared', 'sites', name))]).toEqual([true, false])
  await mkdir(path.join(clients, name, 'drawings'))
  await writeFile(path.join(clients, name, 'drawings', 'sign.ts'), drawing)

  const checked = await runIn(copy, [...tsx, 'scripts/site.ts', 'check', name], env)
  expect(checked.status, checked.output).toBe(0)
  expect(checked.output).toContain(`warning  ${env.SETS_DIR}/${name}/settings.ts: phoneNumber: a sample`)

  const typed = await runIn(copy, [...tsx, 'scripts/check-sets.ts'], env)
  expect(typed.status, typed.output).toBe(0)
  const text = readFileSync(settings, 'utf8')
  await writeFile(settings, text.replace("region = 'Kansas'", 'region = 5'))
  const mistyped = await runIn(copy, [...tsx, 'scripts/check-sets.ts'], env)
  expect(mistyped.status).not.toBe(0)
  expect(mistyped.output).toContain('settings.ts')
  await writeFile(settings, text)

  const server = await start(copy, ['scripts/run-built.mjs', 'server'], env, 'serving on')
  expect(await page()).toContain('Ridge Roofing')
  await server.stop()

  const developed = await start(copy, [...tsx, 'scripts/dev.ts'], env, 'reloads on save')
  await writeFile(settings, text.replace("const name = 'Ridge Roofing'", "const name = 'Ridge & Sons'"))
  await developed.waitFor('rebuilt after')
  expect(await page()).toContain('Ridge &amp; Sons')
})

test.each([
  ['a folder that does not exist', 'nowhere', 'expected an existing folder of content sets'],
  ['a set with the name of one in the repository', undefined, 'fencing'],
])('%s is a wrong SETS_DIR', async (_, given, named) => {
  const clients = await mkdtemp(path.join(tmpdir(), 'clients-'))
  onTestFinished(() => rm(clients, { recursive: true, force: true }))
  await mkdir(path.join(clients, 'fencing'))
  await writeFile(path.join(clients, 'fencing', 'settings.ts'), '')
  const { status, output } = await runIn(projectRoot, [...tsx, 'scripts/site.ts', 'check', 'fencing'], { SETS_DIR: given ?? clients })
  expect(status).toBe(1)
  expect(output).toContain(named)
  expect(output).not.toContain('    at ')
})
