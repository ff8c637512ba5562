/** Where the build tells how far it is. */
export type Progress = {
  /** One line that stays. */
  line(text: string): void
  /** A step of longer work: rewrites its own line on a terminal; elsewhere only the last one is written. */
  step(label: string, done: number, total: number): void
}

type Output = Pick<NodeJS.WriteStream, 'write' | 'isTTY'>

export function createProgress(output: Output): Progress {
  return {
    line: (text) => void output.write(`${text}\n`),
    step(label, done, total) {
      const text = `${label} ${done}/${total}`
      if (output.isTTY) output.write(`\r\x1b[K${text}${done === total ? '\n' : ''}`)
      else if (done === total) output.write(`${text}\n`)
    },
  }
}

export const silentProgress: Progress = { line: () => {}, step: () => {} }
