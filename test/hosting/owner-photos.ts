import path from 'node:path'
import sharp from 'sharp'
import { readBuiltSite } from '../helpers/built-sites.ts'
import { multipartForm } from '../helpers/photos.ts'
import { ask, type Reply, type Target } from './ask-server.ts'
import { runProgram } from './program-process.ts'

export const owner = 'dana@fence.example'

/** Almost the most that a photo may have that the browser did not make small. */
const photoBytes = 950_000

async function largeJpeg(background: string): Promise<Buffer> {
  const jpeg = await sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return Buffer.concat([jpeg, Buffer.alloc(photoBytes - jpeg.byteLength)])
}

/** Signs the owner in through the proxy and posts a job with three photos, as a phone does. */
export async function postJob(proxy: Target, { current, dataDir }: { current: string; dataDir: string }): Promise<Reply> {
  const env = { SITE: 'fencing', SITE_URL: 'https://www.example.com', DATA_DIR: dataDir, OWNER_EMAILS: owner }
  const { output } = await runProgram(process.execPath, [path.join(current, 'dist', 'owner.js'), 'link', owner], { cwd: '/', env })
  const token = new URL(output.trim()).searchParams.get('token') ?? ''
  const entered = await ask(proxy, '/owner/enter', { form: { token } })
  const [cookie = ''] = (entered.headers['set-cookie'] ?? []).map((text) => text.split(';')[0])
  const fields = {
    'en-title': '96 feet of cedar with a walk gate',
    'en-text': 'Took out the leaning fence and set new posts.',
    town: readBuiltSite('fencing').areaServed[0]?.name ?? '',
    month: '2026-11',
    services: 'privacy',
  }
  const photos = await Promise.all(['#a60', '#666', '#383'].map(largeJpeg))
  const multipart = multipartForm(
    fields,
    photos.map((value) => ({ value })),
  )
  return ask(proxy, '/owner/site/work/new/', { multipart, headers: { cookie } })
}
