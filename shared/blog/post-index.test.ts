import { expect, test } from 'vitest'
import { createPostIndex } from './post-index.ts'

const post = (slug: string) => ({ slug })
const slugs = ['a', 'fence', 'fence-posts', 'choosing-fencing-material', 'choosing-fencing', 'fence-maintenance-longevity']
const index = createPostIndex(slugs.map(post))

test.each([
  ['fence', 'fence'],
  ['x-choosing-fencing-material-y', 'choosing-fencing-material'],
  ['choosing-fencing-materia', 'choosing-fencing'],
  ['fence-posts-and-choosing-fencing', 'choosing-fencing'],
  ['zzfencezz', 'fence'],
  ['za', 'a'],
  ['zzz', undefined],
  ['', undefined],
  ['constructor', undefined],
  ['__proto__', undefined],
])('the segment %j finds the post %j', (segment, slug) => {
  expect(index.findBySegment(segment)?.slug).toBe(slug)
})

test('find() matches the whole slug only', () => {
  expect(index.find('fence-posts')?.slug).toBe('fence-posts')
  expect(index.find('fence-post')).toBeUndefined()
})

test('if two posts have the same slug, the first is found', () => {
  const first = { slug: 'same', id: 1 }
  expect(createPostIndex([first, { slug: 'same', id: 2 }]).find('same')).toBe(first)
})

test('the index finds the same post as a comparison with every slug', () => {
  const words = ['fence', 'gate', 'post', 'rail', 'a', 'b-', '-c']
  const many = Array.from({ length: 400 }, (_, number) =>
    post(`${words[number % 7]}${words[(number * 3) % 5]}-${number % 37}${words[number % 4]}`),
  )
  const manyIndex = createPostIndex(many)
  for (let number = 0; number < 400; number++) {
    const segment = `x${words[number % 5]}${many[(number * 7) % 400]?.slug}${words[number % 3]}`
    const longest = Math.max(0, ...many.filter(({ slug }) => segment.includes(slug)).map(({ slug }) => slug.length))
    expect(manyIndex.findBySegment(segment)?.slug.length ?? 0).toBe(longest)
  }
})
