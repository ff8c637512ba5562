import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Starts the browser tests first, with the longest file in front: alone at the end it would leave a core unused. */
class BrowserFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other))
  }
}

function rank({ moduleId }: TestSpecification): number {
  if (moduleId.includes('/every-page.')) return 0
  return moduleId.includes('/test/browser/') ? 1 : 2
}

export default defineConfig({
  test: {
    include: ['{server,client,shared,scripts}/**/*.test.{ts,tsx}', 'test/{http,process,browser,build}/**/*.test.{ts,tsx}'],
    sequence: { sequencer: BrowserFirst },
    globalSetup: ['test/helpers/build-once.ts'],
    // Tests wait more than they compute: with one worker per core, 40 % of the processor time is unused. A percentage is capped at 100 %.
    maxWorkers: 2 * availableParallelism(),
    // Modules are loaded once per worker, not per file, which halves the time of fast tests. Tests must not mock modules or leave globals changed.
    isolate: false,
    // Generous, because the suite runs on busy machines and waits for events only.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
