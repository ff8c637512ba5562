import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Starts the longest file first. If it ran last, the other cores would be idle. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLongest = ({ moduleId }: TestSpecification) => moduleId.includes('/every-page.')
    return (await super.sort(files)).sort((one, other) => Number(isLongest(other)) - Number(isLongest(one)))
  }
}

export default defineConfig({
  test: {
    include: ['{server,client,shared,scripts}/**/*.test.{ts,tsx}', 'test/{http,process,browser,build}/**/*.test.{ts,tsx}'],
    sequence: { sequencer: LongestFirst },
    globalSetup: ['test/helpers/build-once.ts', 'test/helpers/shared-sites.ts', 'test/helpers/shared-postgres.ts'],
    // Browser tests keep a core busy but process tests mostly wait, so use two workers more than there are cores.
    maxWorkers: availableParallelism() + 2,
    // Modules are loaded once per worker, not per file, which halves the time of fast tests. Tests must not mock modules or leave globals changed.
    isolate: false,
    // Generous, because the suite may run on a busy machine. Tests wait for events, so a long timeout does not slow them down.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
  },
})
