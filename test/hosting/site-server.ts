import { ask, type Target } from './ask-server.ts'
import { type ProgramProcess, startProgram, until } from './program-process.ts'

export type SiteServer = ProgramProcess & { target: Target }

type ServerOptions = {
  /** The folder that contains `dist/`. */
  folder: string
  env: Record<string, string>
  /** A command prefix for `node dist/server.js`, such as to run it as another user. */
  prefix?: readonly string[]
  startFile?: string
  nodeOptions?: readonly string[]
}

/** Starts `node dist/server.js` in a minimal environment, and waits until it answers. */
export async function startServer({ folder, env, prefix = [], startFile = 'dist/server.js', nodeOptions = [] }: ServerOptions) {
  const [command = process.execPath, ...args] = [...prefix, process.execPath, ...nodeOptions, `${folder}/${startFile}`]
  const program = startProgram(command, args, { cwd: '/', env: { HOST: '127.0.0.1', NODE_ENV: 'production', ...env } })
  const target: Target = env.PORT?.includes('/') ? { socketPath: env.PORT } : { port: Number(env.PORT) }
  const isUp = () =>
    ask(target, '/health/live').then(
      ({ status }) => status === 200,
      () => false,
    )
  await until(isUp, () => 'The server did not begin to answer', program)
  const server: SiteServer = { ...program, target }
  return server
}
