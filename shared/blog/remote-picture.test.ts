import { expect, test } from 'vitest'
import { remotePicture } from './remote-picture.ts'

test('a picture of the content service is offered in widths up to its own', () => {
  expect(remotePicture('//images.ctfassets.net/space/id/gate.jpg', { width: 1300, height: 900 })).toEqual({
    src: 'https://images.ctfassets.net/space/id/gate.jpg?w=800&fm=webp&q=75',
    srcSet: [400, 800, 1200].map((width) => `https://images.ctfassets.net/space/id/gate.jpg?w=${width}&fm=webp&q=75 ${width}w`).join(', '),
    width: 1300,
    height: 900,
  })
})

test('a small picture is offered in one width', () => {
  expect(remotePicture('https://images.ctfassets.net/a/b/c.png', { width: 200, height: 100 })?.srcSet).toMatch(/ 400w$/)
})

test('a picture on another host keeps its address', () => {
  expect(remotePicture('https://pictures.example/gate.jpg?v=2')).toEqual({
    src: 'https://pictures.example/gate.jpg?v=2',
    width: 1200,
    height: 800,
  })
  expect(remotePicture('https://images.ctfassets.net.evil.test/a.jpg')?.srcSet).toBeUndefined()
})

test.each([
  '',
  'gate.jpg',
  '/gate.jpg',
  'data:image/png;base64,AAAA',
  'javascript:alert(1)',
  'https://',
])('an address that is not a web address gives no picture: %s', (address) => {
  expect(remotePicture(address)).toBeUndefined()
})
