import path from 'node:path'
import { build } from 'esbuild'
import { projectRoot } from './project-root.ts'

const bundled = new Map<string, Promise<string>>()

/** Bundles a program of this folder once per worker, because a start from TypeScript takes seconds. Returns its file. */
export function bundleProgram(name: string): Promise<string> {
  const file = path.join(projectRoot, '.cache', 'test-programs', `${name}-${process.pid}.mjs`)
  const ready = bundled.get(name) ?? bundleTo(file, name).then(() => file)
  bundled.set(name, ready)
  return ready
}

const bundleTo = (outfile: string, name: string) =>
  build({
    entryPoints: [path.join(import.meta.dirname, `${name}.ts`)],
    ...{ outfile, bundle: true, platform: 'node', format: 'esm', packages: 'external', logLevel: 'silent' },
  })
