import { lstat, unlink } from 'node:fs/promises'
import type { Server } from 'node:http'
import { connect, type ListenOptions } from 'node:net'
import type { ListenAddress } from '../config.ts'
import { StartError } from '../errors.ts'

/**
 * Connections that the system queues until they are accepted. Node's default of 511 drops the rest of a burst, and each of these visitors
 * waits a second for the next try. Linux caps it at `net.core.somaxconn`, which is 4,096 since 5.4.
 */
const backlog = 4096

/** Starts to accept connections. Resolves to the address, in words for the log. */
export async function listen(server: Server, address: ListenAddress): Promise<string> {
  if (address.kind === 'port') {
    await open(server, { port: address.port, host: address.host })
    return describePort(server, address.host)
  }
  try {
    await open(server, { path: address.path })
  } catch (error) {
    if (codeOf(error) !== 'EADDRINUSE' || !(await isDeadSocket(address.path))) throw startError(error, address)
    // Left behind by a process that was killed.
    await unlink(address.path)
    await open(server, { path: address.path })
  }
  return address.path

  async function open(target: Server, options: ListenOptions): Promise<void> {
    await listenOnce(target, options).catch((error: unknown) => {
      throw address.kind === 'port' ? startError(error, address) : error
    })
  }
}

function listenOnce(server: Server, options: ListenOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ ...options, backlog }, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

function describePort(server: Server, host: string | undefined): string {
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : ''
  const name = host === undefined || host === '::' || host === '0.0.0.0' ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

/** A socket on which nobody listens. Another kind of file, named by mistake, must not be removed. */
async function isDeadSocket(path: string): Promise<boolean> {
  return (await lstat(path)).isSocket() && !(await isAnswering(path))
}

function isAnswering(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    // Only a refusal proves that nobody listens; EACCES, for example, does not.
    socket.once('error', (error) => resolve(codeOf(error) !== 'ECONNREFUSED'))
  })
}

function startError(cause: unknown, address: ListenAddress): StartError {
  const name = address.kind === 'port' ? `port ${address.port}${address.host ? ` of ${address.host}` : ''}` : `the socket ${address.path}`
  const code = codeOf(cause) ?? 'unknown fault'
  return new StartError(`Cannot listen on ${name}: ${reasons[code] ?? code}`, { cause })
}

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another process listens there, or it is no socket; end it, or set PORT to something else',
  EACCES: 'this user has no permission for it, or it is a socket whose folder does not exist',
  EADDRNOTAVAIL: 'this machine has no such address; check HOST',
  ENOTFOUND: 'no such host name; check HOST',
  ENOENT: 'its folder does not exist',
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined)
