import { expect, test } from 'vitest'
import { samplePhotos } from '../../test/helpers/photos.ts'
import { photoHeadBytes, photoType } from './photo-type.ts'

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const box = (brands: string) => `\0\0\0${String.fromCharCode(brands.length + 8)}ftyp${brands}`

test.each([
  ['a JPEG', '\xff\xd8\xff\xe1\x12\x34Exif', 'jpg'],
  ['a PNG', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'png'],
  ['a WebP', 'RIFF\n\r\n\rWEBPVP8 ', 'webp'],
  ['a HEIC from a phone', box('heic\0\0\0\0mif1heic'), 'heic'],
  ['a HEIC with the major brand mif1', box('mif1\0\0\0\0mif1miafheic'), 'heic'],
  ['an AVIF', box('avif\0\0\0\0avifmif1miaf'), 'avif'],
  ['an AVIF with the major brand mif1', box('mif1\0\0\0\0miafavif'), 'avif'],
  ['a video', box('isom\0\0\x02\0isomiso2avc1mp41'), undefined],
  ['a brand after the end of the box', `${box('isom\0\0\0\0isom')}heicheic`, undefined],
  ['a brand in place of the minor version', box('isomheicisom'), undefined],
  ['a GIF', 'GIF89a', undefined],
  ['an HTML page', '<!DOCTYPE html><svg>', undefined],
])('%s is recognized by its first bytes', (_, head, type) => {
  expect(photoType(bytes(head.padEnd(photoHeadBytes, '\0')))).toBe(type)
  expect(photoType(bytes(head.padEnd(photoHeadBytes * 2, '\0')))).toBe(type)
  expect(photoType(bytes(head))).toBeUndefined()
})

test('real pictures of each type are recognized', async () => {
  for (const [type, picture] of Object.entries(await samplePhotos())) expect(photoType(picture)).toBe(type)
})
