export type Progress = {
  line(text: string): void
  /** Reports a step of a longer task. On a terminal it rewrites its line; otherwise only the last step is printed. */
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
