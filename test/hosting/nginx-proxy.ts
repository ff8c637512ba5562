import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { freePort } from '../../scripts/free-port.ts'
import { ask, type Target } from './ask-server.ts'
import { type ProgramProcess, runProgram, startProgram, until } from './program-process.ts'
import { changedFile } from './site-folder.ts'
import { programPath } from './system-programs.ts'

export type NginxProxy = ProgramProcess & { secure: Target; plain: Target; configFile: string }

type ProxyOptions = {
  base: string
  nodePort: number
  site?: string
  /** More changes to our file. */
  changes?: readonly (readonly [RegExp | string, string])[]
}

/** Starts Debian's nginx with our file and Debian's global settings, on two loopback ports. */
export async function startNginx({ base, nodePort, site = 'fencing', changes = [] }: ProxyOptions): Promise<NginxProxy> {
  const folder = path.join(base, 'nginx')
  const [plainPort, securePort] = [await freePort(), await freePort()]
  await mkdir(folder)
  const certificates = path.join(folder, 'live', 'www.example.com')
  await makeCertificate(certificates)
  await changedFile('nginx.conf', path.join(folder, 'site.conf'), [
    ['fencing', site],
    [/listen \[::\]:\d+.*\n/, ''],
    [/listen 80;/, `listen 127.0.0.1:${plainPort};`],
    [/listen 443/, `listen 127.0.0.1:${securePort}`],
    [/127\.0\.0\.1:3000/, `127.0.0.1:${nodePort}`],
    [`/srv/${site}`, base],
    ['/etc/letsencrypt/live', path.join(folder, 'live')],
    ['/var/cache/nginx-', `${folder}/cache-`],
    ['/var/log/nginx', folder],
    ...changes,
  ])
  const configFile = path.join(folder, 'nginx.conf')
  await writeFile(configFile, mainConfig(folder))
  const nginx = programPath('nginx')
  const check = await runProgram(nginx, ['-t', '-c', configFile])
  if (check.status !== 0 || /warn/.test(check.output)) throw new Error(check.output)
  // SIGKILL would leave its workers running.
  const program = startProgram(nginx, ['-c', configFile], { lastSignal: 'SIGTERM' })
  const secure: Target = { port: securePort, isSecure: true }
  const isUp = () =>
    ask(secure, '/health/live').then(
      () => true,
      () => false,
    )
  await until(isUp, () => 'nginx did not begin to answer', program)
  return { ...program, secure, plain: { port: plainPort }, configFile }
}

const mainConfig = (folder: string) => `
daemon off;
worker_processes 2;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 768; }
http {
  sendfile on;
  types_hash_max_size 2048;
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  gzip on;
  # Debian's default: anything without its own log is logged with the IP address.
  access_log ${folder}/access.log;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/site.conf;
}
`

export async function makeCertificate(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const [key, certificate] = [path.join(folder, 'privkey.pem'), path.join(folder, 'fullchain.pem')]
  const request = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=www.example.com',
  ]
  const result = await runProgram(programPath('openssl'), [...request, '-keyout', key, '-out', certificate])
  if (result.status !== 0) throw new Error(result.output)
}
