import { describe, expect, test } from 'vitest'
import { isWorrying, type JobVerdict, verdictOn } from './print-job.ts'

const NOON = new Date('2026-11-20T16:00:00.000Z')
const after = (seconds: number) => new Date(NOON.getTime() + seconds * 1000)
type Case = [string, Parameters<typeof verdictOn>[0]['state'], number, number | null, number, JobVerdict]

describe('a job is', () => {
  test.each<Case>([
    ['offered at once', 'queued', 0, null, 0, 'offer'],
    ['not offered while the printer may be at it', 'offered', 1, 10, 69, 'wait'],
    ['offered again after a minute', 'offered', 1, 10, 70, 'offer'],
    ['offered three times again', 'offered', 3, 200, 260, 'offer'],
    ['failed after that', 'offered', 4, 300, 360, 'fail'],
    ['not failed before the last had its minute', 'offered', 4, 300, 359, 'wait'],
    ['offered for two hours', 'queued', 0, null, 7200, 'offer'],
    ['expired after them', 'queued', 0, null, 7201, 'expire'],
    ['expired when the printer came too late', 'offered', 1, 7199, 7300, 'expire'],
    ['over when it is printed', 'printed', 1, 10, 7300, 'over'],
    ['over when it failed', 'failed', 4, 10, 100, 'over'],
  ])('%s (printing 6)', (_, state, offers, offered, now, verdict) => {
    const offeredAt = offered === null ? null : after(offered)
    expect(verdictOn({ state, offers, made_at: NOON, offered_at: offeredAt }, after(now))).toBe(verdict)
  })
})

test.each<[string, Parameters<typeof isWorrying>[0]['state'], number | null, number, boolean]>([
  ['waits for nine minutes', 'queued', null, 599, false],
  ['waits for ten', 'queued', null, 600, true],
  ['was fetched', 'offered', 500, 700, false],
  ['failed', 'failed', 500, 700, true],
  ['expired', 'expired', null, 7201, true],
  ['is printed', 'printed', 500, 7201, false],
])('whether people have to be told of a job that %s (printing 7)', (_, state, offered, now, told) => {
  const offeredAt = offered === null ? null : after(offered)
  expect(isWorrying({ state, offers: 1, made_at: NOON, offered_at: offeredAt }, after(now))).toBe(told)
})
