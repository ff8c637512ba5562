import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

/** The step at which the server misbehaves. */
export type SmtpStep = 'connect' | 'greeting' | 'EHLO' | 'MAIL' | 'RCPT' | 'DATA' | 'dot'
export type Misbehavior = 'hang' | 'drop' | 'drip' | 'http' | { reply: string }

export type SmtpScript = {
  port: number
  connections: () => number
  texts: () => number
  /** What the client sent, except the texts of mails. */
  lines: () => string[]
  /** Sends a reply to everybody who is connected. */
  say: (reply: string) => void
  close: () => Promise<void>
}

const replies: Record<Exclude<SmtpStep, 'connect'>, string> = {
  greeting: '220 script',
  EHLO: '250-script\r\n250 SIZE 1000000',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  dot: '250 kept',
}

/** A minimal mail server that misbehaves at one step. */
export async function startSmtpScript(step: SmtpStep, misbehavior: Misbehavior): Promise<SmtpScript> {
  const sockets = new Set<Socket>()
  const timers = new Set<NodeJS.Timeout>()
  let connections = 0
  let texts = 0
  const lines: string[] = []
  const server = createServer((socket) => {
    connections += 1
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
    let isText = false
    let pending = ''

    const reply = (at: Exclude<SmtpStep, 'connect'>) => {
      if (at === step) misbehave(socket)
      else socket.write(`${replies[at]}\r\n`)
    }
    const handleLine = (line: string) => {
      if (isText) {
        if (line !== '.') return
        isText = false
        texts += 1
        return reply('dot')
      }
      lines.push(line)
      const verb = line.slice(0, 4).toUpperCase()
      if (verb === 'EHLO' || verb === 'HELO') reply('EHLO')
      else if (verb === 'AUTH') socket.write('235 welcome\r\n')
      else if (verb === 'MAIL') reply('MAIL')
      else if (verb === 'RCPT') reply('RCPT')
      else if (verb === 'DATA') {
        isText = true
        reply('DATA')
      } else if (verb === 'QUIT') socket.end('221 bye\r\n')
    }
    socket.on('data', (chunk) => {
      const received = (pending + chunk.toString('latin1')).split('\r\n')
      pending = received.pop() ?? ''
      received.forEach(handleLine)
    })
    if (step === 'connect') misbehave(socket)
    else reply('greeting')
  })

  function misbehave(socket: Socket) {
    if (misbehavior === 'hang') return
    if (misbehavior === 'drop') socket.destroy()
    else if (misbehavior === 'http') socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n')
    else if (misbehavior === 'drip') timers.add(setInterval(() => socket.write('250-x\r\n'), 20))
    else socket.write(`${misbehavior.reply}\r\n`)
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return {
    port: address.port,
    connections: () => connections,
    texts: () => texts,
    lines: () => lines,
    say: (reply) => sockets.forEach((socket) => void socket.write(`${reply}\r\n`)),
    async close() {
      for (const timer of timers) clearInterval(timer)
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
