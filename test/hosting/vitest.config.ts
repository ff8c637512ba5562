import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/hosting/**/*.test.ts'],
    globalSetup: ['test/helpers/build-once.ts', 'test/hosting/report-missing.ts'],
    // One file at a time, because the tests restart servers under load.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
