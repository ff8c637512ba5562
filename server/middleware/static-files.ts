import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { RequestHandler } from 'express'
import { type Coding, chooseCoding } from '../render/choose-coding.ts'

type Codings = readonly Coding[]
export type StaticFiles = {
  handler: RequestHandler
  /** Whether a file is served at this path, as it stands in a request. */
  has(path: string): boolean
}

const dayInSeconds = 86_400
const yearInSeconds = 365 * dayInSeconds

/**
 * The built files, with what the build compressed ahead of time. What exists is read once, at start: an address is looked up
 * in that list, so no spelling of it reaches another file, and `.br` and `.gz` are no addresses.
 */
export function staticFiles(folder: string, { isShared = () => false }: { isShared?: (path: string) => boolean } = {}): StaticFiles {
  const files = listFiles(folder)

  const handler: RequestHandler = (req, res, next) => {
    const codings = files.get(req.path)
    if (!codings || (req.method !== 'GET' && req.method !== 'HEAD')) return next()
    const coding = chooseCoding(req.get('accept-encoding'), codings)
    const isHashed = req.path.startsWith('/assets/')
    if (codings.length > 1) res.setHeader('Vary', 'Accept-Encoding')
    if (coding !== 'identity') res.setHeader('Content-Encoding', coding)
    // The name holds a hash of the content.
    if (isHashed) res.setHeader('ETag', `"${req.path.slice(req.path.lastIndexOf('/') + 1)}${suffixes[coding]}"`)
    // Networks show a page's social picture on their own pages.
    if (isShared(req.path)) res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
    res.type(req.path.slice(req.path.lastIndexOf('.')))
    res.setHeader('Cache-Control', isHashed ? `public, max-age=${yearInSeconds}, immutable` : `public, max-age=${dayInSeconds}`)
    res.sendFile(
      req.path.slice(1) + suffixes[coding],
      { root: folder, cacheControl: false, lastModified: !isHashed, dotfiles: 'allow' as const },
      (error) => {
        // Gone since the start, or no descriptor left: an ordinary fault. That the client left is none.
        const hasLeft = error && 'code' in error && error.code === 'ECONNABORTED'
        if (error && !hasLeft && !res.headersSent) {
          for (const name of ['Content-Encoding', 'Cache-Control', 'Content-Type', 'ETag']) res.removeHeader(name)
          next(error)
        }
      },
    )
  }
  return { handler, has: (path) => files.has(path) }
}

const codings = ['br', 'gzip', 'identity'] as const
const suffixes: Record<Coding, string> = { br: '.br', gzip: '.gz', identity: '' }

function listFiles(folder: string): ReadonlyMap<string, Codings> {
  const paths = new Set(walk(folder, ''))
  const files = new Map<string, Codings>()
  for (const path of paths) {
    if (/\.(br|gz|map)$/.test(path)) continue
    const compressed = codings.filter((coding) => coding !== 'identity' && paths.has(path + suffixes[coding]))
    files.set(path, [...compressed, 'identity'])
  }
  return files
}

function walk(folder: string, prefix: string): string[] {
  return readdirSync(join(folder, prefix)).flatMap((name) => {
    const path = `${prefix}/${name}`
    if (name.startsWith('.') && name !== '.well-known') return []
    return statSync(join(folder, path)).isDirectory() ? walk(folder, path) : [path]
  })
}
