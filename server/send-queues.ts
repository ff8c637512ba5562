import { readFile } from 'node:fs/promises'
import { type AddressInfo, SocketAddress } from 'node:net'

/** Bytes that the system has been given and the other side has not confirmed. */
export type SendQueue = { bytes: number; isWindowClosed: boolean }

/** By address and port of the other side, as `peerOf` writes them; who owes nothing is missing. */
export type SendQueues = ReadonlyMap<string, SendQueue>

const nothing: SendQueues = new Map()

// "sl: local remote state send:receive timer:", numbers in hexadecimal: Linux, Documentation/networking/proc_net_tcp.rst
const row = /^ *\d+: [\dA-F]+:([\dA-F]{4}) ([\dA-F]+):([\dA-F]{4}) [\dA-F]{2} ([\dA-F]{8}):[\dA-F]{8} ([\dA-F]{2}):/gm

/** The timer by which the system asks a reader whose window is closed; with the one of a lost network (01) nobody answers at all. */
const windowProbe = '04'

/**
 * The send queues of a server's connections. Node cannot tell what a reader has taken, only what the system has: megabytes, for a reader
 * that takes none of them. Linux writes it into a file; elsewhere, and behind a socket file, nothing is known of it.
 */
export async function readSendQueues(local: AddressInfo | string | null): Promise<SendQueues> {
  if (local === null || typeof local === 'string') return nothing
  try {
    return parseSendQueues(await readFile(`/proc/self/net/tcp${local.family === 'IPv6' ? '6' : ''}`, 'latin1'), local.port)
  } catch {
    return nothing
  }
}

export function parseSendQueues(table: string, localPort: number): SendQueues {
  const queues = new Map<string, SendQueue>()
  for (const [, local = '', address = '', port = '', sending = '', timer] of table.matchAll(row)) {
    const bytes = Number.parseInt(sending, 16)
    if (bytes === 0 || Number.parseInt(local, 16) !== localPort) continue
    queues.set(peerName(addressOf(address), Number.parseInt(port, 16)), { bytes, isWindowClosed: timer === windowProbe })
  }
  return queues
}

export const peerName = (address: string | undefined, port: number | undefined) => `${address} ${port}`

/** From words of four bytes, each with the last byte first: as every processor has them that Node.js is made for, except s390x. */
function addressOf(hex: string): string {
  const bytes = (hex.match(/.{8}/g) ?? []).flatMap((word) => (word.match(/../g) ?? []).reverse())
  if (bytes.length === 4) return bytes.map((byte) => Number.parseInt(byte, 16)).join('.')
  return new SocketAddress({ address: bytes.join('').replace(/....(?!$)/g, '$&:'), family: 'ipv6' }).address
}
