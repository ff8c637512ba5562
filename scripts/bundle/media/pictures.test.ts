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
  const expected = ['320.avif', '800.jpg', '1600.jpg'].map((size) => `${picture?.file}-${size}`)
  expect((await readdir(assets)).sort()).toEqual(expected.sort())
  const { width, format } = await sharp(path.join(assets, `${picture?.file}-1600.jpg`)).metadata()
  expect({ width, format }).toEqual({ width: 600, format: 'jpeg' })
})

test('a picture with a crop also gets upright files around that position, none of them enlarged', async () => {
  const root = await temporaryFolder()
  const [folder, assets] = [path.join(root, 'pictures'), path.join(root, 'assets')]
  for (const directory of [folder, assets]) await mkdir(directory)
  // Red at the left, blue at the right.
  const half = { create: { width: 450, height: 600, channels: 3, background: '#00f' } } as const
  await sharp({ create: { width: 900, height: 600, channels: 3, background: '#f00' } })
    .composite([{ input: await sharp(half).png().toBuffer(), left: 450, top: 0 }])
    .jpeg()
    .toFile(path.join(folder, 'yard.jpg'))
  const crops = new Map([['yard', 1]])
  // The crop is 400 pixels wide, which is less than the smallest file.
  expect(await encodePictures(folder, path.join(root, 'cache'), assets, silentProgress, crops)).toMatchObject([{ upright: [] }])
  await sharp(path.join(folder, 'yard.jpg')).resize(1600).toFile(path.join(folder, 'large.jpg'))
  const [large] = await encodePictures(folder, path.join(root, 'cache'), assets, silentProgress, new Map([['large', 1]]))
  expect(large).toMatchObject({ name: 'large', upright: [480, 710] })
  const upright = sharp(path.join(assets, `${large?.file}-upright-480.avif`))
  expect(await upright.metadata()).toMatchObject({ width: 480, height: 720 })
  const { channels } = await upright.stats()
  expect(channels.map(({ mean }) => Math.round(mean / 255))).toEqual([0, 0, 1])
})
