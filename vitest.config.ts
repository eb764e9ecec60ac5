import { availableParallelism } from 'node:os'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findBrowser } from './scripts/browser.ts'
import { folderInMemory } from './scripts/temporary-folder.ts'
import { SlowestFirst } from './scripts/test-order.ts'

const TEST_CLUSTER = 'apps/server/src/testing/db/cluster.ts'

// Four kinds of test: rules (pure), operations (real HTTP and PostgreSQL), screens (one part of a page in a real browser)
// and journeys (the whole program in a real browser).
const setupFiles = ['./scripts/fail-on-console-error.ts']
// What comes by itself is waited for this long. These are no promises about speed, which the bench measures: a machine a
// tenth as fast passes too, and only a test that hangs pays for them.
const patient = { poll: { timeout: 60_000 } }
const TEST_MS = 300_000
const JOURNEY_MS = 600_000
// Tests wait for answers more than they compute. Of two processors, two tests in a real browser left 59 % idle, three journeys
// 21 %, and three tests of the server 5 %.
const WITH_WAITS = availableParallelism() + 1
const WHOLE_PROGRAM = availableParallelism() + 2
// The files of a worker share what they import: for the server that is two fifths of the time.
const isolate = false

// Of this process, and so of all that it starts.
const inMemory = folderInMemory()
if (inMemory) process.env.TMPDIR = inMemory

const executablePath = findBrowser()
const BROWSER = {
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
}

export default defineConfig({
  test: {
    maxWorkers: WITH_WAITS,
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        test: {
          name: 'rules',
          isolate,
          include: ['packages/**/*.test.ts', 'house-rules*.test.ts'],
          testTimeout: TEST_MS,
          setupFiles,
        },
      },
      {
        test: {
          name: 'scripts',
          include: ['{scripts,bench,apps/android}/**/*.test.ts'],
          testTimeout: TEST_MS,
          hookTimeout: TEST_MS,
        },
      },
      {
        test: {
          name: 'server',
          isolate,
          include: ['apps/server/**/*.test.ts'],
          globalSetup: TEST_CLUSTER,
          testTimeout: TEST_MS,
          hookTimeout: TEST_MS,
          expect: patient,
          setupFiles,
        },
      },
      { test: { name: 'web', isolate, include: ['apps/web/**/*.test.{ts,tsx}'], testTimeout: TEST_MS, setupFiles } },
      {
        // A library that is met only during a test comes with a second React, and an old list of them reloads the page.
        define: { __DISH_ART__: JSON.stringify('0') }, // the pictures of dishes are made by the build
        optimizeDeps: { include: ['@tanstack/react-query', 'react-dom', 'sonner', 'zod'], force: true },
        test: {
          name: 'screens',
          include: ['apps/web/**/*.screen.tsx'],
          testTimeout: TEST_MS,
          expect: patient,
          setupFiles: [...setupFiles, './apps/web/src/testing/leave-no-step-back.ts'],
          sequence: { groupOrder: 1 }, // after the others, so that pure computing does not take a browser's time
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: BROWSER }),
            instances: [{ browser: 'chromium', viewport: { width: 390, height: 844 } }],
          },
        },
      },
      {
        test: {
          name: 'journeys',
          maxWorkers: WHOLE_PROGRAM,
          isolate,
          include: ['e2e/**/*.e2e.ts'],
          globalSetup: [TEST_CLUSTER, './e2e/built-program.ts'],
          testTimeout: JOURNEY_MS,
          expect: patient,
          hookTimeout: JOURNEY_MS,
          sequence: { groupOrder: 2 }, // after the screens: six browsers at once on two processors made each wait for the others
          env: { CHROMIUM_PATH: executablePath ?? '' },
        },
      },
    ],
  },
})
