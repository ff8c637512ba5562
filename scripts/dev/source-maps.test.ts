import { expect, onTestFinished, test } from 'vitest'
import { projectRoot } from '../../test/helpers/project-root.ts'
import { createClientBundler } from '../bundle/code/client-bundle.ts'
import { createServerBundler } from '../bundle/code/server-bundle.ts'

const inlineMap = '//# sourceMappingURL=data:application/json'

test.each([
  ['server', createServerBundler, 'server.js'],
  ['browser', createClientBundler, 'hydrate-'],
])('in development the scripts of the %s carry their source maps', async (_, createBundler, name) => {
  const bundler = await createBundler({ root: projectRoot, isDevelopment: true })
  onTestFinished(() => bundler.close())
  const files = [...(await bundler.bundle()).files].filter(([file]) => file.startsWith(name))
  expect(files.map(([, bytes]) => Buffer.from(bytes).includes(inlineMap))).toEqual([true])
})
