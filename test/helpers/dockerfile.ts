import { readFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from './project-root.ts'

export type Instruction = { name: string; value: string }

/** The stages of our Dockerfile, each a list of instructions that begins with `FROM`. */
export function readDockerfile(): Instruction[][] {
  const lines = readFileSync(path.join(projectRoot, 'Dockerfile'), 'utf8')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter(Boolean)
  const stages: Instruction[][] = []
  for (const line of lines) {
    const [, name = '', value = ''] = /^([A-Z]+) (.+)$/.exec(line) ?? []
    if (name === 'FROM') stages.push([])
    stages.at(-1)?.push({ name, value })
  }
  return stages
}

/** The value of the last instruction of that name, which is the one that counts. */
export function instruction(stage: readonly Instruction[], name: string): string {
  const found = stage.findLast((one) => one.name === name)
  if (!found) throw new Error(`No ${name}`)
  return found.value
}

/** A command in JSON, as `CMD` and `HEALTHCHECK … CMD` take it. */
export const commandOf = (value: string): string[] => JSON.parse(value.slice(value.indexOf('[')))
