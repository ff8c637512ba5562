import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { copyProject } from '../helpers/project-copy.ts'
import { projectRoot } from '../helpers/project-root.ts'

/** A checkout without installed packages, with only the scripts that must run there. */
function bareCheckout(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'checkout-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(path.join(folder, 'scripts'))
  cpSync(path.join(projectRoot, 'scripts', 'run-built.mjs'), path.join(folder, 'scripts', 'run-built.mjs'))
  return folder
}

const run = (folder: string, program: string, env: Record<string, string> = {}) =>
  spawnSync(process.execPath, [path.join('scripts', 'run-built.mjs'), program], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...env },
  })

test.each(['server', 'leads'])('%s says how to install the build tools if they and the build are missing', (program) => {
  const { status, stderr } = run(bareCheckout(), program)
  expect(stderr).toContain('npm ci --include=dev')
  expect(status).toBe(1)
})

test('without build tools, an existing build is used', () => {
  const folder = bareCheckout()
  mkdirSync(path.join(folder, 'dist'))
  writeFileSync(path.join(folder, 'dist', 'package.json'), '{ "type": "module" }')
  writeFileSync(path.join(folder, 'dist', 'server.js'), "console.log('the built server')")
  const { status, stdout } = run(folder, 'server')
  expect(stdout).toBe('the built server\n')
  expect(status).toBe(0)
})

test('an unknown content set is reported with the available ones', async () => {
  const { status, stderr } = run(await copyProject(), 'server', { SITE: 'nowhere' })
  expect(stderr).toContain('SITE: got "nowhere", expected the name of a content set: fencing, insulation')
  expect(status).toBe(1)
})

test('a second build of a set changes nothing', () => {
  const build = ['--import', 'tsx', path.join('scripts', 'build.ts')]
  const { status, stdout } = spawnSync(process.execPath, build, {
    cwd: projectRoot,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, SITE: 'fencing' },
  })
  expect(
    stdout
      .trim()
      .split('\n')
      .every((line) => line.endsWith(': unchanged')),
  ).toBe(true)
  expect(status).toBe(0)
})

describe.skipIf(process.platform === 'win32')('a signal to npm ends what it started', () => {
  test('npm start', async () => {
    expect(await outputUntilEnd(await copyProject({ withBuild: true }), ['start'])).toContain('serving on')
  })

  test('npm run dev', async () => {
    const folder = bareCheckout()
    cpSync(path.join(projectRoot, 'package.json'), path.join(folder, 'package.json'))
    symlinkSync(path.join(projectRoot, 'node_modules'), path.join(folder, 'node_modules'))
    writeFileSync(path.join(folder, 'scripts', 'dev.ts'), "setInterval(() => console.log('serving on'), 100)")
    expect(await outputUntilEnd(folder, ['run', 'dev'])).toContain('serving on')
  })
})

/** Runs npm, signals it once the server is up, and waits until no process is left. */
async function outputUntilEnd(cwd: string, args: string[]): Promise<string> {
  const env = { PATH: process.env.PATH, HOME: cwd, HOST: '127.0.0.1', PORT: '0', npm_config_update_notifier: 'false' }
  const npm = spawn('npm', args, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'], detached: true })
  onTestFinished(() => void spawnSync('kill', ['-s', 'KILL', '--', `-${npm.pid}`]))
  let output = ''
  npm.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
    if (/serving on/.test(output)) npm.kill('SIGTERM')
  })
  // The pipe closes once no process holds it.
  await once(npm.stdout, 'close')
  return output
}
