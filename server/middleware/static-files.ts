import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { RequestHandler } from 'express'
import type { SiteFiles } from '../addresses/built-site.ts'
import { type Coding, chooseCoding, codings } from '../http/choose-coding.ts'
import { allowMethods } from './method-guard.ts'

const dayInSeconds = 86_400
const yearInSeconds = 365 * dayInSeconds

type StaticFiles = Pick<SiteFiles, 'publicFolder'> & { manifest: Pick<SiteFiles['manifest'], 'social'> }

/**
 * Serves the built files and their compressed versions. The list of files is read once at start and addresses are looked up in it: no
 * spelling of an address reaches another file, and `.br` and `.gz` are not addresses.
 */
export function staticFiles({ publicFolder, manifest }: StaticFiles): RequestHandler {
  const files = listFiles(publicFolder)
  const social = new Set(Object.values(manifest.social))

  return (req, res, next) => {
    const available = files.get(req.path)
    if (!available) return next()
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      allowMethods(res, ['GET', 'HEAD'])
      return next()
    }
    const coding = chooseCoding(req.get('accept-encoding'), available)
    const isHashed = req.path.startsWith('/assets/')
    if (available.length > 1) res.setHeader('Vary', 'Accept-Encoding')
    if (coding !== 'identity') res.setHeader('Content-Encoding', coding)
    // The name holds a hash of the content.
    if (isHashed) res.setHeader('ETag', `"${req.path.slice(req.path.lastIndexOf('/') + 1)}${suffixes[coding]}"`)
    res.setHeader('X-Content-Type-Options', 'nosniff')
    // Social networks show these images on their own pages.
    res.setHeader('Cross-Origin-Resource-Policy', social.has(req.path) ? 'cross-origin' : 'same-origin')
    res.type(req.path.slice(req.path.lastIndexOf('.')))
    res.setHeader('Cache-Control', `public, max-age=${isHashed ? `${yearInSeconds}, immutable` : dayInSeconds}, no-transform`)
    const options = { root: publicFolder, cacheControl: false, lastModified: !isHashed, dotfiles: 'allow' as const }
    res.sendFile(req.path.slice(1) + suffixes[coding], options, (error?: NodeJS.ErrnoException) => {
      // ECONNABORTED means that the client disconnected. Anything else is an error: a deleted file, or no free descriptors.
      if (!error || error.code === 'ECONNABORTED') return
      if (res.headersSent) return void res.destroy()
      for (const name of ['Content-Encoding', 'Cache-Control', 'Content-Type', 'ETag']) res.removeHeader(name)
      next(error)
    })
  }
}

const suffixes: Record<Coding, string> = { br: '.br', gzip: '.gz', identity: '' }

function listFiles(folder: string): ReadonlyMap<string, readonly Coding[]> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const all = entries.map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
  const paths = new Set(all.filter((path) => !/\/\.(?!well-known\/)/.test(path)))
  const served = [...paths].filter((path) => !/\.(br|gz|map)$/.test(path))
  return new Map(served.map((path) => [path, codings.filter((coding) => paths.has(path + suffixes[coding]))]))
}
