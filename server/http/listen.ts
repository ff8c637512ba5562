import { once } from 'node:events'
import { lstat, unlink } from 'node:fs/promises'
import type { Server } from 'node:http'
import { connect, type ListenOptions } from 'node:net'
import { errorCode } from '../base/error-code.ts'
import { StartError } from '../base/errors.ts'
import type { ListenAddress } from '../config/config.ts'

/** Node's default of 511 drops connections in a burst, and their clients retry a second later. Linux caps it at `net.core.somaxconn`. */
const backlog = 4096

/** Starts to accept connections. Resolves to the address, for the log. */
export async function listen(server: Server, address: ListenAddress): Promise<string> {
  const options = address.kind === 'port' ? { port: address.port, host: address.host } : { path: address.path }
  try {
    await open(server, options)
  } catch (error) {
    const isLeftOver = address.kind === 'socket' && errorCode(error) === 'EADDRINUSE' && (await isDeadSocket(address.path))
    if (!isLeftOver) throw startError(error, address)
    // Left behind by a killed process.
    await unlink(address.path)
    await open(server, options)
  }
  return address.kind === 'port' ? describePort(server, address.host) : address.path
}

async function open(server: Server, options: ListenOptions): Promise<void> {
  server.listen({ ...options, backlog })
  await once(server, 'listening')
}

function describePort(server: Server, host: string | undefined): string {
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : ''
  const name = host === undefined || host === '::' || host === '0.0.0.0' ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

/** A socket file without a listener. Other files must not be removed. */
async function isDeadSocket(path: string): Promise<boolean> {
  return (await lstat(path)).isSocket() && !(await isListening(path))
}

async function isListening(path: string): Promise<boolean> {
  const socket = connect(path)
  try {
    await once(socket, 'connect')
    return true
  } catch (error) {
    // Only a refused connection proves that there is no listener. EACCES, for example, does not.
    return errorCode(error) !== 'ECONNREFUSED'
  } finally {
    socket.destroy()
  }
}

function startError(cause: unknown, address: ListenAddress): StartError {
  const name = address.kind === 'port' ? `port ${address.port}${address.host ? ` of ${address.host}` : ''}` : `the socket ${address.path}`
  const code = errorCode(cause)
  return new StartError(`Cannot listen on ${name}: ${reasons[code] ?? code}`, { cause })
}

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another process listens there, or it is not a socket; stop that process, or change PORT',
  EACCES: 'this user has no permission for it, or it is a socket whose folder does not exist',
  EADDRNOTAVAIL: 'this machine has no such address; check HOST',
  ENOTFOUND: 'no such host name; check HOST',
  ENOENT: 'its folder does not exist',
}
