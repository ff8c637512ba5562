import { expect, test } from 'vitest'
import { chunkGroups } from './chunk-groups.ts'
import type { ClientChunk, ClientChunks } from './client-chunks.ts'

const chunk = (imports: string[], entryPoints: string[] = [], bytes = 5000): ClientChunk => ({
  contents: new Uint8Array(bytes),
  entryPoints,
  imports,
})

const page = (name: string, imports: string[]): [string, ClientChunk] => [name, chunk(imports, [`client/pages/${name}.tsx`])]

const chunks: ClientChunks = new Map([
  ['long-lived', chunk(['react'], ['long-lived'])],
  ['react', chunk([])],
  ['hydrate', chunk(['react', 'layout'], ['client/hydrate.tsx'])],
  ['layout', chunk(['react'])],
  page('home-page', ['react', 'of-three', 'of-two', 'small-of-two', 'widget']),
  page('two', ['react', 'of-three', 'of-two', 'small-of-two', 'of-others', 'small-of-others']),
  page('three', ['react', 'of-three', 'small-of-one', 'of-others', 'small-of-others']),
  page('four', ['react', 'of-others']),
  ['of-three', chunk(['react'])],
  ['of-two', chunk(['react'])],
  ['small-of-two', chunk([], [], 300)],
  ['of-others', chunk(['of-three'])],
  ['small-of-others', chunk([], [], 300)],
  ['small-of-one', chunk([], [], 300)],
  ['widget', chunk([], ['client/components/widget.tsx'], 300)],
])

test('React stands alone; what three pages share, or two if it is small, goes with hydration or, unless the home page needs it, by itself', () => {
  expect(chunkGroups(chunks, 'long-lived')).toEqual({
    react: ['react'],
    core: ['hydrate', 'layout', 'of-three', 'small-of-two'],
    inner: ['of-others', 'small-of-others'],
  })
})
