import { expect, test } from 'vitest'
import { createCamera } from './camera.ts'

const at = createCamera({ location: [0, -10, 2], target: [0, 0, 2], lens: 36, width: 900, height: 600 })

test('the target is in the middle of the picture, and a meter is smaller the farther away it is', () => {
  expect(at([0, 0, 2])).toEqual([450, 300])
  expect(at([1, 0, 3])).toEqual([540, 210])
  expect(at([1, 10, 3])).toEqual([495, 255])
})
