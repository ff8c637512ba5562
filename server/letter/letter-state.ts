import { randomBytes } from 'node:crypto'
import type * as nodeFs from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../base/error-code.ts'
import { ignoreCode } from '../leads/lead-folders.ts'
import type { ProcessOwner } from '../leads/process-owner.ts'

/** The last week whose letter is settled, and the process that is sending the next one. */
export type LetterState = { week: string; holder: string | undefined }

/** Held by this process until `release`. Both functions return false if another process has taken it over since. */
type LetterClaim = {
  /** Never changes. Part of the letters' Message-ID. */
  id: string
  /** Marks the letter of this week as sent, whatever happens afterwards. */
  settle(week: string): Promise<boolean>
  release(week: string): Promise<boolean>
}

type StateOptions = { fs: Pick<typeof nodeFs, 'mkdir' | 'readdir' | 'readFile' | 'rename' | 'writeFile'>; folder: string; site: string }

/**
 * One file that is only ever renamed, `SITE.letter.WEEK` or `SITE.letter.WEEK.PROCESS`: a rename is atomic between processes and works on
 * a full disk.
 */
export function createLetterState({ fs, folder, site, owner }: StateOptions & { owner: ProcessOwner }) {
  const nameOf = (week: string, holder?: string) => [site, 'letter', week, ...(holder ? [holder] : [])].join('.')

  async function find(): Promise<LetterState | undefined> {
    const names = (await fs.readdir(folder).catch(ignoreCode('ENOENT'))) ?? []
    for (const name of names) {
      const [, of, week, holder] = /^([^.]+)\.letter\.(\d{4}-W\d{2})(?:\.(p[^.]+))?$/.exec(name) ?? []
      if (of === site && week !== undefined) return { week, holder }
    }
    return undefined
  }

  async function rename(from: string, to: string): Promise<boolean> {
    try {
      await fs.rename(join(folder, from), join(folder, to))
      return true
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return false
      throw error
    }
  }

  return {
    /** Without a file it is created with `week` as settled: a new site gets its first letter after its first complete week. */
    async read(week: string): Promise<LetterState> {
      const found = await find()
      if (found) return found
      await fs.mkdir(folder, { recursive: true, mode: 0o700 })
      const content = `${randomBytes(8).toString('hex')}\n`
      await fs.writeFile(join(folder, nameOf(week)), content, { flag: 'wx', mode: 0o600 }).catch(ignoreCode('EEXIST'))
      return { week, holder: undefined }
    },
    /** `undefined` if another process was faster. */
    async claim({ week: settled, holder }: LetterState): Promise<LetterClaim | undefined> {
      if (!(await rename(nameOf(settled, holder), nameOf(settled, owner.token)))) return undefined
      let held = settled
      const id = (await fs.readFile(join(folder, nameOf(held, owner.token)), 'utf8')).trim()
      return {
        id,
        async settle(week) {
          const isOurs = await rename(nameOf(held, owner.token), nameOf(week, owner.token))
          if (isOurs) held = week
          return isOurs
        },
        release: (week) => rename(nameOf(held, owner.token), nameOf(week)),
      }
    },
  }
}
