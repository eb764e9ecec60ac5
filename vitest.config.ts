import { defineConfig } from 'vitest/config'

const TEST_CLUSTER = 'apps/server/src/kit/db/test-cluster.ts'

// Three kinds of test: rules (pure), operations (real HTTP and PostgreSQL), journeys (a real browser).
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'rules', include: ['packages/**/*.test.ts', 'house-rules.test.ts', 'scripts/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          globalSetup: TEST_CLUSTER,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'web', include: ['apps/web/**/*.test.{ts,tsx}'] } },
      {
        test: {
          name: 'journeys',
          include: ['e2e/**/*.e2e.ts'],
          globalSetup: TEST_CLUSTER,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
