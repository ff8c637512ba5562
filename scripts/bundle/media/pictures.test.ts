import { mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../test/helpers/temporary-folder.ts'
import { silentProgress } from '../progress.ts'
import { encodePictures } from './pictures.ts'

test('a narrow picture still has every file that pages link to, none of them enlarged', async () => {
  const root = await temporaryFolder()
  const [folder, assets] = [path.join(root, 'pictures'), path.join(root, 'assets')]
  for (const directory of [folder, assets]) await mkdir(directory)
  await sharp({ create: { width: 600, height: 400, channels: 3, background: '#9C4A1A' } }).toFile(path.join(folder, 'yard.jpg'))
  const [picture] = await encodePictures(folder, path.join(root, 'cache'), assets, silentProgress)
  expect(picture).toMatchObject({ name: 'yard', width: 600, height: 400, widths: [320] })
  const expected = ['320.avif', '320.webp', '800.jpg', '1600.jpg'].map((size) => `${picture?.file}-${size}`)
  expect((await readdir(assets)).sort()).toEqual(expected.sort())
  const { width, format } = await sharp(path.join(assets, `${picture?.file}-1600.jpg`)).metadata()
  expect({ width, format }).toEqual({ width: 600, format: 'jpeg' })
})
