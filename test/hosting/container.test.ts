import { chown, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { freePort } from '../../scripts/free-port.ts'
import { commandOf, instruction, readDockerfile } from '../helpers/dockerfile.ts'
import { asNobody, nobody } from './as-nobody.ts'
import { ask, inquiryForm } from './ask-server.ts'
import { runProgram, startProgram, until } from './program-process.ts'
import { openFolder, siteFolder } from './site-folder.ts'
import { isRoot, lacks } from './system-programs.ts'

const [, image = []] = readDockerfile()

test.skipIf(!isRoot || lacks('setpriv', 'unshare'))(
  'the image’s program runs as another user on a read-only file system, writes only to DATA_DIR, and exits cleanly',
  async () => {
    const base = await openFolder()
    const { current } = await siteFolder(base)
    const data = path.join(base, 'volume')
    await mkdir(data)
    await chown(data, nobody, nobody)
    const port = await freePort()
    const ofImage = Object.fromEntries(
      instruction(image, 'ENV')
        .split(' ')
        .map((pair) => pair.split(/=(.*)/)),
    )
    // The image's /data is a volume, and this machine may have something at its port.
    const env = { ...ofImage, PATH: process.env.PATH, DATA_DIR: data, PORT: String(port), HOST: '127.0.0.1' }
    const inContainer = (command: readonly string[]) => {
      const [file = '', ...args] = [...asNobody(data), process.execPath, ...command.slice(1)]
      return [file, args, { cwd: current, env }] as const
    }
    const check = commandOf(instruction(image, 'HEALTHCHECK'))
    const server = startProgram(...inContainer(commandOf(instruction(image, 'CMD'))))
    const isHealthy = async () => (await runProgram(...inContainer(check))).status === 0
    await until(isHealthy, () => 'the container does not become healthy', server)

    expect((await ask({ port }, '/')).status).toBe(200)
    expect((await ask({ port }, '/', { form: inquiryForm() })).status).toBe(303)
    expect(await readdir(data)).not.toEqual([])
    expect(await server.end()).toBe(0)
    expect(await isHealthy()).toBe(false)
  },
)
