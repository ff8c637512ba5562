import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/hosting/**/*.test.ts'],
    globalSetup: ['test/helpers/build-once.ts', 'test/hosting/tell-missing.ts'],
    // They restart servers under load: one file at a time.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
