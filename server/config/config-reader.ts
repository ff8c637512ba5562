import type { VariableError } from '../base/errors.ts'
import { type ConfigVariable, configVariables, isSecret } from './config-variables.ts'

export type Environment = Readonly<Record<string, string | undefined>>

const maxValueLength = 4096

type Parse<T> = (text: string) => T | undefined

/** Reads variables, and collects what is wrong with them. */
export function createConfigReader(env: Environment) {
  const errors: VariableError[] = []

  function refuse(variable: ConfigVariable, got: string, expected: string = configVariables[variable]): void {
    errors.push({ variable, got, expected })
  }

  /** Own properties only. Values are trimmed, and an empty one counts as unset. */
  function textOf(variable: ConfigVariable): string | undefined {
    return (Object.hasOwn(env, variable) && env[variable]?.trim()) || undefined
  }

  function read<T>(variable: ConfigVariable, parse: Parse<T>, expected?: string): T | undefined {
    const text = textOf(variable)
    if (text === undefined) return undefined
    const value = text.length <= maxValueLength ? parse(text) : undefined
    if (value === undefined) refuse(variable, isSecret(variable, text) ? '(hidden)' : quoted(text), expected)
    return value
  }

  return {
    errors,
    refuse,
    read,
    isSet: (variable: ConfigVariable) => textOf(variable) !== undefined,
    /** For a variable that is required if another one is set. */
    readIf<T>(isNeeded: boolean, variable: ConfigVariable, parse: Parse<T>): T | undefined {
      if (isNeeded && textOf(variable) === undefined) refuse(variable, 'nothing')
      return read(variable, parse)
    },
  }
}

export const quoted = (text: string) => JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text)
