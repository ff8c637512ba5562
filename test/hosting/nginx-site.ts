import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { freePort } from '../../scripts/free-port.ts'
import { ask, inquiryForm, type Reply } from './ask-server.ts'
import { type NginxProxy, startNginx } from './nginx-proxy.ts'
import { openFolder, siteFolder } from './site-folder.ts'
import { startServer } from './site-server.ts'

type Setup = { changes?: Parameters<typeof startNginx>[0]['changes']; env?: Record<string, string>; site?: string }

/** Starts the built server behind nginx with our file. */
export async function startBehindNginx({ changes, env = {}, site = 'fencing' }: Setup = {}) {
  const base = await openFolder()
  const { current, dataDir } = await siteFolder(base)
  const nodePort = await freePort()
  const serverEnv = { PORT: String(nodePort), SITE: site, SITE_URL: 'https://www.example.com', DATA_DIR: dataDir, ...env }
  const start = () => startServer({ folder: current, env: serverEnv })
  const server = await start()
  const proxy = await startNginx({ base, nodePort, site, changes })
  const cachedFiles = async () => {
    const entries = await readdir(path.join(base, 'nginx', `cache-${site}`), { recursive: true, withFileTypes: true })
    return entries.flatMap((entry) => (entry.isFile() ? [entry.name] : [])).sort()
  }
  return { base, current, dataDir, server, start, proxy, cachedFiles }
}

export const read = (proxy: NginxProxy, address: string, headers: Record<string, string> = {}) => ask(proxy.secure, address, { headers })

export const post = (proxy: NginxProxy, form = inquiryForm(), headers: Record<string, string> = {}) =>
  ask(proxy.secure, '/', { form, headers })

export function plainText({ headers, body }: Reply): string {
  const coding = headers['content-encoding']
  if (coding === 'br') return brotliDecompressSync(body).toString()
  return coding === 'gzip' ? gunzipSync(body).toString() : body.toString()
}
