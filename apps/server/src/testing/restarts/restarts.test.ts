import { beforeAll, expect, test } from 'vitest'
import { ensureBuilt } from '../../../../../scripts/build.ts'
import { runPart } from './part.ts'

beforeAll(() => ensureBuilt())

// The short form of `npm run faults -- restarts`, which does this 200 times, with both databases, two processes, and providers that fail.
test('kills and restarts of the database lose no order, refund or letter, and end no program', async () => {
  const found = await runPart({
    server: 'embedded',
    processes: 1,
    kills: 1,
    restarts: 2,
    customers: 4,
    seed: 7,
    areProvidersMoody: false,
    isHurried: true,
  })
  expect(found).toMatchObject({ unaskedExits: [], strayRejections: [], breaches: [] })
  expect(found.cancelled).toBeGreaterThan(0)
  expect(found.refunds).toBeGreaterThan(0)
})
