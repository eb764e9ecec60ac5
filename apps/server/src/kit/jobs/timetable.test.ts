import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../testing/db/fresh-database.ts'
import type { Database } from '../db/open.ts'
import { sql } from '../db/sql.ts'
import { openLog } from '../log.ts'
import { nextTime } from './cron.ts'
import { makeDueJobs, type Timetable } from './timetable.ts'
import { type Jobs, startJobs } from './worker.ts'

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
afterEach(() => database.db.run(sql`truncate jobs, job_times`))
afterAll(() => database.close())

const at = (time: string) => new Date(`2026-11-20T${time}Z`)
const HOURLY: Timetable = [{ task: 'tidy', cron: '17 * * * *' }]
const make = (clock: Date, timetable = HOURLY) => makeDueJobs(database, timetable, clock)
/** How many jobs were made since the last look; they are taken away, as a worker would. */
const made = () => database.db.run(sql`delete from jobs`)

describe('a line of the timetable', () => {
  it.each([
    ['* * * * *', '12:00:00', '12:01:00'],
    ['* * * * *', '12:00:59.999', '12:01:00'],
    ['*/5 * * * *', '12:01:00', '12:05:00'],
    ['*/5 * * * *', '12:55:00', '13:00:00'],
    ['17 * * * *', '12:16:59', '12:17:00'],
    ['17 * * * *', '12:17:00', '13:17:00'],
    ['0,30 4 * * *', '01:00:00', '04:00:00'],
    ['0,30 4 * * *', '04:00:00', '04:30:00'],
  ])('%s after %s is next due at %s', (cron, after, next) => {
    expect(nextTime(cron, at(after))).toEqual(at(next))
  })

  it.each(['17 * * * 1', '60 * * * *', '* 24 * * *', '-1 * * * *', '1-5 * * * *', '*/0 * * * *', '* * *', 'hourly'])(
    '"%s" is refused',
    (cron) => expect(() => nextTime(cron, at('12:00:00'))).toThrow(/cannot read|names no time/),
  )
})

describe('recurring work', () => {
  it('is made when it falls due, once, whichever of many processes looks first', async () => {
    await make(at('12:00:00'))
    expect(await make(at('12:16:30'))).toBe(30_000)
    expect(await made()).toBe(0)
    await Promise.all(Array.from({ length: 6 }, () => make(at('12:17:00'))))
    await make(at('12:17:01'))
    expect(await made()).toBe(1)
    await make(at('13:17:00'))
    expect(await made()).toBe(1)
  })

  it('does not pile up while nobody works it off', async () => {
    await make(at('12:00:00'))
    for (const time of ['12:17:00', '13:17:00', '14:17:00']) await make(at(time))
    expect(await database.db.many(sql`select task, key from jobs`)).toEqual([
      { task: 'tidy', key: 'by-the-clock:tidy' },
    ])
  })

  it('is made up for once after a standstill or a clock set forward', async () => {
    await make(at('01:00:00'))
    await make(at('12:30:00'))
    expect(await made()).toBe(1)
    expect(await make(at('12:30:01'))).toBe(46 * 60_000 + 59_000)
    expect(await made()).toBe(0)
  })

  it('is not repeated when the clock is set back a little', async () => {
    await make(at('12:00:00'))
    await make(at('12:17:00'))
    expect(await made()).toBe(1)
    for (const time of ['12:16:59', '12:16:59.500', '12:17:00']) await make(at(time))
    expect(await made()).toBe(0)
  })

  it('goes on after a clock that was a year ahead is set right', async () => {
    await make(new Date('2027-11-20T12:00:00Z'))
    await make(at('12:00:00'))
    await make(at('12:17:00'))
    expect(await made()).toBe(1)
  })

  it('follows a timetable that another version of the program has changed', async () => {
    await make(at('12:00:00'))
    const often: Timetable = [{ task: 'tidy', cron: '*/5 * * * *' }]
    await make(at('12:01:00'), often)
    await make(at('12:05:00'), often)
    expect(await made()).toBe(1)
  })

  it('is done by the workers, by the clock of the database', async () => {
    let runs = 0
    const start = () =>
      startJobs(database, { tidy: async () => void runs++ }, HOURLY, openLog('silent'), undefined, {
        width: 4,
        leaseSeconds: 2,
        lookEveryMs: 50,
      })
    await makeDueJobs(database, HOURLY)
    await database.db.run(sql`update job_times set due_at = now()`)
    const workers: Jobs[] = [await start(), await start()]
    await expect.poll(() => runs, { interval: 20 }).toBe(1)
    await Promise.all(workers.map((worker) => worker.stop()))
    expect(runs).toBe(1)
    const { isNext } = await database.db.one<{ isNext: boolean }>(sql`
      select due_at > now() and due_at <= now() + interval '1 hour' as "isNext" from job_times`)
    expect(isNext).toBe(true)
  })
})
