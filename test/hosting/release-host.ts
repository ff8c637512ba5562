import { spawn } from 'node:child_process'
import { chmod, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { freePort } from '../../scripts/free-port.ts'
import { projectRoot } from '../helpers/project-root.ts'
import { runProgram } from './program-process.ts'
import { openFolder } from './site-folder.ts'
import { isRoot, programPath } from './system-programs.ts'

/** An ordinary user, also when the tests run as root. */
export const asOrdinaryUser = (): string[] =>
  isRoot ? [programPath('setpriv'), '--reuid=65534', '--regid=65534', '--clear-groups', '--no-new-privs'] : []

/** A checkout with a build, and the home of a user whose cron runs the site. */
export async function makeReleaseHost() {
  const home = await openFolder()
  const [project, base, data] = ['project', 'fencing', 'data'].map((name) => path.join(home, name))
  if (!project || !base || !data) throw new Error('No folder')
  const port = await freePort()
  await cp(path.join(projectRoot, 'scripts', 'hosting'), path.join(project, 'scripts', 'hosting'), { recursive: true })
  await cp(path.join(projectRoot, 'dist'), path.join(project, 'dist'), { recursive: true })
  for (const folder of [base, data, path.join(home, 'bin')]) await mkdir(folder)
  await writeFile(path.join(base, '.env'), `SITE=fencing\nPORT=${port}\nHOST=127.0.0.1\nCONTACT_RATE_LIMIT=100000\n`)
  await writeFile(path.join(home, 'bin', 'logger'), `#!/bin/sh\ncat >>${home}/log\n`, { mode: 0o755 })
  if (isRoot) await runProgram('chown', ['-R', '65534:65534', home])
  await chmod(home, 0o755)
  const env = { HOME: home, PATH: `${home}/bin:${path.dirname(process.execPath)}:${process.env.PATH}` }
  await startCron(env)
  const settings = {
    SITE: 'fencing',
    TARGET: 'here',
    BASE: base,
    DATA: data,
    RESTART: 'kill $(cat $HOME/fencing/pid); true',
    LOG: `tail -n 5 ${home}/log`,
    BUILD: 'true',
    WAIT: '15',
  }
  const run = (args: string[] = [], more: Record<string, string> = {}) => {
    const script = path.join(project, 'scripts', 'hosting', 'release.sh')
    const [command = 'bash', ...rest] = [...asOrdinaryUser(), 'bash', script, ...args]
    return runProgram(command, rest, { cwd: '/', env: { ...env, ...settings, ...more } })
  }
  return { home, project, base, data, path: env.PATH, target: { port }, run, ...changesOf(project) }
}

/** Runs the line of `user/crontab` as cron does when the machine starts. */
async function startCron(env: Record<string, string>): Promise<void> {
  const crontab = await readFile(path.join(projectRoot, 'scripts', 'hosting', 'user', 'crontab'), 'utf8')
  const line = /^@reboot (.*)$/m.exec(crontab)?.[1]
  if (line === undefined) throw new Error('No line')
  const [command = 'sh', ...args] = [...asOrdinaryUser(), 'sh', '-c', line.replace('/usr/bin/node', process.execPath)]
  const cron = spawn(command, args, { cwd: '/', env, stdio: 'ignore', detached: true })
  onTestFinished(() => void process.kill(-(cron.pid ?? 0), 'SIGKILL'))
}

/** Changes the build as another release would. */
function changesOf(project: string) {
  const site = path.join(project, 'dist', 'sites', 'fencing')
  return {
    async makeVersion(version: string) {
      const manifest = JSON.parse(await readFile(path.join(site, 'manifest.json'), 'utf8'))
      await writeFile(path.join(site, 'manifest.json'), JSON.stringify({ ...manifest, version }, null, 2))
      const assets = path.join(site, 'public', 'assets')
      for (const name of await readdir(assets)) if (name.startsWith('only-')) await rm(path.join(assets, name))
      await writeFile(path.join(assets, `only-${version}.js`), 'export {}\n')
    },
    async breakServer() {
      // Its configuration is complete, but it exits as soon as it should serve.
      const program = "if (!process.argv.includes('--check')) { console.error('the last words of the server'); process.exit(1) }\n"
      await writeFile(path.join(project, 'dist', 'server.js'), program)
    },
    async repairServer() {
      await cp(path.join(projectRoot, 'dist', 'server.js'), path.join(project, 'dist', 'server.js'))
    },
  }
}
