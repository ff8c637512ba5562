import { expect, test } from 'vitest'
import { icoFile } from './ico-file.ts'

test('each entry has the offset and length of its picture', () => {
  const images = [
    { size: 16, png: Buffer.from('first picture') },
    { size: 256, png: Buffer.from('second') },
  ]
  const ico = Buffer.from(icoFile(images))
  expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 2, 0])
  const read = (entry: number) => ico.subarray(ico.readUInt32LE(entry + 12), ico.readUInt32LE(entry + 12) + ico.readUInt32LE(entry + 8))
  expect(read(6).toString()).toBe('first picture')
  expect(read(22).toString()).toBe('second')
  expect([ico.readUInt8(6), ico.readUInt8(22)]).toEqual([16, 0])
})
