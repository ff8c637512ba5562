import { defineConfig } from 'vitest/config'
import { lacks } from './system-programs.ts'

const timeouts = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } }

/** The tests of the store and of adoption, which are those of `npm test`, on another server. */
const storeTests = (name: string, globalSetup: string) => ({
  test: {
    ...{ name, globalSetup: [globalSetup], ...timeouts },
    include: ['server/store/*.test.ts', 'server/store/postgres/postgres-limits.test.ts', 'server/leads/owner/adopt.test.ts'],
    isolate: false,
  },
})

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'hosts',
          include: ['test/hosting/**/*.test.ts'],
          globalSetup: ['test/helpers/build-once.ts', 'test/hosting/report-missing.ts'],
          // One file at a time, because the tests restart servers under load.
          fileParallelism: false,
          ...timeouts,
        },
      },
      ...(lacks('postgres') ? [] : [storeTests('PostgreSQL', 'test/hosting/debian-postgres.ts')]),
      ...(lacks('postgres', 'pgbouncer') ? [] : [storeTests('PgBouncer', 'test/hosting/pgbouncer.ts')]),
    ],
  },
})
