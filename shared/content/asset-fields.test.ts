import { expect, test } from 'vitest'
import { namedAsset } from './asset-fields.ts'

test.each([
  ['picture', 'hero', { kind: 'picture', name: 'hero' }],
  ['fallbackPictures', 'hero', { kind: 'picture', name: 'hero' }],
  ['ogImage', 'hero', { kind: 'picture', name: 'hero' }],
  ['run', 'cedar-run', { kind: 'drawing', name: 'cedar-run' }],
  ['icon', 'value-years', { kind: 'mark', name: 'value-years' }],
  ['avatarUrl', 'drawing:avatar-gate', { kind: 'mark', name: 'avatar-gate' }],
  ['avatarUrl', 'https://photos.example/ada.jpg', undefined],
  ['title', 'hero', undefined],
  ['slugs', 'hero', undefined],
])('the field %s with %s names the asset that the schema declares', (field, value, asset) => {
  expect(namedAsset(field, value)).toEqual(asset)
})
