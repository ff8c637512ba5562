import path from 'node:path'
import * as esbuild from 'esbuild'
import { browserTargets } from './browser-targets.ts'
import type { ChunkGroups } from './chunk-groups.ts'
import type { ClientChunk, ClientChunks } from './client-chunks.ts'
import { shortHash } from './content-hash.ts'

/** A file to be made of one chunk or several. Where they are several, each export gets a name that is unique in the file. */
type Plan = { file: string; members: string[]; aliases: ReadonlyMap<string, ReadonlyMap<string, string>> }

/** Bundles esbuild's own chunks again, so that each group becomes one file. `exportsOf` names what a chunk exports. */
export async function mergeChunks(
  chunks: ClientChunks,
  groups: ChunkGroups,
  exportsOf: (chunk: string) => readonly string[],
): Promise<ClientChunks> {
  const plans = planFiles(chunks, groups, exportsOf)
  const planOf = new Map(plans.flatMap((plan) => plan.members.map((member): [string, Plan] => [member, plan])))
  const { outputFiles, metafile } = await esbuild.build({
    entryPoints: Object.fromEntries(plans.map(({ file }) => [path.basename(file, '.js'), `plan:${file}`])),
    outdir: 'assets',
    bundle: true,
    format: 'esm',
    minify: true,
    target: browserTargets,
    legalComments: 'none',
    metafile: true,
    write: false,
    logLevel: 'silent',
    plugins: [planPlugin(chunks, plans, planOf, exportsOf)],
  })
  const outputs = new Map(Object.entries(metafile.outputs).map(([output, { imports }]) => [path.basename(output), imports]))
  return new Map(
    outputFiles.map(({ path: output, contents }): [string, ClientChunk] => {
      const name = path.basename(output)
      const imports = outputs.get(name)?.filter(({ kind }) => kind === 'import-statement') ?? []
      const entryPoints = plans.find(({ file }) => file === name)?.members.flatMap((member) => chunks.get(member)?.entryPoints ?? [])
      return [name, { contents, entryPoints: entryPoints ?? [], imports: imports.map((imported) => path.basename(imported.path)) }]
    }),
  )
}

function planFiles(chunks: ClientChunks, groups: ChunkGroups, exportsOf: (chunk: string) => readonly string[]): Plan[] {
  // The names of esbuild's chunks stand for their content and for that of all they import: names made of them do so too.
  const named = (name: string, members: readonly string[]) => `${name}-${shortHash(esbuild.version, ...members)}.js`
  const grouped: Plan[] = []
  for (const [name, members] of Object.entries(groups)) {
    if (members.length === 0) continue
    const makeAlias = aliasMaker(members.flatMap((member) => (isEntry(member) ? exportsOf(member) : [])))
    const aliases = members
      .filter((member) => !isEntry(member))
      .map((member): [string, Map<string, string>] => {
        return [member, new Map(exportsOf(member).map((exported) => [exported, makeAlias()]))]
      })
    // What it imports of an earlier group stands in a file whose name it says.
    grouped.push({ file: named(name, [...members, ...grouped.map(({ file }) => file)]), members, aliases: new Map(aliases) })
  }
  const taken = new Set(grouped.flatMap(({ members }) => members))
  const single = [...chunks.keys()].filter((name) => !taken.has(name))
  const groupFiles = grouped.map(({ file }) => file)
  return [
    ...grouped,
    ...single.map((name) => ({ file: named(name.replace(/-[^-]+$/, ''), [name, ...groupFiles]), members: [name], aliases: new Map() })),
  ]

  function isEntry(member: string): boolean {
    return (chunks.get(member)?.entryPoints.length ?? 0) > 0
  }
}

/** `a`, `b`, … `z`, `aa`, … without the names that are taken. */
function aliasMaker(taken: readonly string[]): () => string {
  let count = 0
  return () => {
    let name = ''
    do {
      name = ''
      for (let rest = ++count; rest > 0; rest = Math.floor((rest - 1) / 26)) name = String.fromCharCode(97 + ((rest - 1) % 26)) + name
      // A reserved word is no name for an import.
    } while (taken.includes(name) || /^(as|do|if|in|is|of)$/.test(name))
    return name
  }
}

function planPlugin(
  chunks: ClientChunks,
  plans: readonly Plan[],
  planOf: ReadonlyMap<string, Plan>,
  exportsOf: (chunk: string) => readonly string[],
): esbuild.Plugin {
  return {
    name: 'merge-chunks',
    setup(build) {
      build.onResolve({ filter: /^plan:/ }, ({ path: entry }) => ({ path: entry.slice('plan:'.length), namespace: 'plan' }))
      build.onResolve({ filter: /^\.\// }, ({ path: specifier, importer, namespace, kind }) => {
        const name = path.basename(specifier)
        const plan = planOf.get(name)
        if (namespace === 'group' || !plan) return { path: specifier, external: true }
        const isOwn = namespace === 'plan' ? plan.file === importer : planOf.get(importer) === plan
        if (isOwn && kind === 'import-statement') return { path: name, namespace: 'chunk' }
        if (kind === 'import-statement' && plan.aliases.has(name)) return { path: name, namespace: 'group', sideEffects: false }
        return { path: `./${plan.file}`, external: true }
      })
      build.onLoad({ filter: /./, namespace: 'chunk' }, ({ path: name }) => ({ contents: chunks.get(name)?.contents ?? '', loader: 'js' }))
      build.onLoad({ filter: /./, namespace: 'plan' }, ({ path: file }) => {
        const plan = plans.find((candidate) => candidate.file === file)
        return { contents: plan ? planModule(plan, exportsOf) : '', loader: 'js' }
      })
      build.onLoad({ filter: /./, namespace: 'group' }, ({ path: name }) => {
        const plan = planOf.get(name)
        const names = [...(plan?.aliases.get(name) ?? [])].map(([exported, alias]) => `${alias} as ${exported}`)
        return { contents: `export {${names.join(',')}} from "./${plan?.file}"`, loader: 'js' }
      })
    },
  }
}

function planModule({ members, aliases }: Plan, exportsOf: (chunk: string) => readonly string[]): string {
  const lines = members.map((member) => {
    // By name: `export *` would leave out `default`.
    const names = aliases.get(member) ?? new Map(exportsOf(member).map((exported) => [exported, exported]))
    return `export {${[...names].map(([exported, alias]) => `${exported} as ${alias}`).join(',')}} from "./${member}"`
  })
  return lines.join('\n')
}
