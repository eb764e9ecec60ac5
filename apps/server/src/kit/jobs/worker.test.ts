import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../testing/db/fresh-database.ts'
import type { Database } from '../db/open.ts'
import { sql } from '../db/sql.ts'
import { openLog } from '../log.ts'
import { enqueue } from './enqueue.ts'
import * as rows from './jobs.sql.ts'
import { NotNow, secondsUntilNextTry } from './next-try.ts'
import { type Job, type Jobs, startJobs } from './worker.ts'

let database: Database
const workers: Jobs[] = []
const children: ChildProcess[] = []
const done: string[] = []
const QUICK = { width: 4, leaseSeconds: 2, lookEveryMs: 50 }

beforeAll(async () => {
  database = await freshDatabase()
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await Promise.all(workers.splice(0).map((worker) => worker.stop()))
  await database.db.run(sql`delete from jobs`)
})
afterAll(() => database.close())

const idIn = (payload: unknown) => (payload as { id: string }).id
const note: Job = async (payload) => void done.push(idIn(payload))
const work = async (jobs: Record<string, Job>, pace = QUICK) => {
  workers.push(await startJobs(database, jobs, [], openLog('silent'), undefined, pace))
}
const put = (task: string, options: Parameters<typeof enqueue>[3] = {}, id = String(randomUUID())) =>
  database.transaction((tx) => enqueue(tx, task, { id }, options)).then(() => id)
const all = () => database.db.many<Record<string, unknown>>(sql`select * from jobs order by id`)
const becomes = (look: () => unknown, wanted: unknown) => expect.poll(look, { interval: 20 }).toEqual(wanted)
const take = async (limit = 1, seconds = 30) => (await rows.leaseJobs(database.db, ['note'], limit, seconds)).items
const hurry = () => database.db.run(sql`update jobs set due_at = now() where lease is null and failed_at is null`)
const endLeases = () => database.db.run(sql`update jobs set due_at = now() where lease is not null`)

describe('jobs', () => {
  it('run once each, with several workers on one database', async () => {
    for (let process = 0; process < 3; process++) await work({ note })
    const ids: string[] = Array.from({ length: 60 }, () => randomUUID())
    await database.transaction(async (tx) => {
      for (const id of ids) await enqueue(tx, 'note', { id })
    })
    await becomes(() => ids.every((id) => done.includes(id)), true)
    await becomes(all, [])
    expect(done.filter((id) => ids.includes(id)).toSorted()).toEqual(ids.toSorted())
  })

  it('begin with the commit, not at the next look', async () => {
    await work({ note }, { ...QUICK, lookEveryMs: 600_000 })
    const id = await put('note')
    await becomes(() => done.includes(id), true)
  })

  it('do not exist when the transaction that asked for them rolled back', async () => {
    await database
      .transaction(async (tx) => {
        await enqueue(tx, 'note', { id: 'never' })
        throw new Error('no')
      })
      .catch(() => undefined)
    expect(await all()).toEqual([])
  })

  it('of a task that this process does not know are left to others', async () => {
    await work({ note })
    const other = await put('of-a-newer-version')
    const own = await put('note')
    await becomes(async () => done.includes(own) && (await all()).length, 1)
    expect(await all()).toMatchObject([
      { task: 'of-a-newer-version', payload: { id: other }, attempts: 0, lease: null },
    ])
  })

  it('are tried again later and later after failures, and stay to be seen when the last try failed', async () => {
    await work({
      stumble: async () => {
        throw new Error('the provider is away')
      },
    })
    await put('stumble', { maxAttempts: 2 })
    const seen = async () => (await all()).map(({ attempts, lease, last_error }) => ({ attempts, lease, last_error }))
    await becomes(seen, [{ attempts: 1, lease: null, last_error: 'the provider is away' }])
    const { wait } = await database.db.one<{ wait: number }>(sql`
      select extract(epoch from due_at - now())::float8 as wait from jobs`)
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(secondsUntilNextTry(1))
    await hurry()
    await becomes(async () => (await all()).map(({ failed_at }) => failed_at instanceof Date), [true])
    expect(await seen()).toEqual([{ attempts: 2, lease: null, last_error: 'the provider is away' }])
    expect(await take()).toEqual([])
    expect(await rows.queueState(database.db)).toMatchObject({ waiting: 0, failed: 1, failed_task: 'stumble' })
  })

  it('wait ever longer between tries, but not for ever', () => {
    expect([1, 2, 3, 4].map((attempt) => Math.round(secondsUntilNextTry(attempt)))).toEqual([3, 7, 20, 55])
    expect(secondsUntilNextTry(24)).toBe(secondsUntilNextTry(10))
  })

  it.each([
    ['the database went away', () => Object.assign(new Error('terminating connection'), { code: '57P01' })],
    ['the job asks for it', () => new NotNow('our own door is closed', 0.05)],
  ])('are not counted as tried when %s', async (_, reason) => {
    let failures = 0
    await work({
      stumble: async (payload) => {
        if (failures++ < 3) throw reason()
        done.push(idIn(payload))
      },
    })
    const id = await put('stumble', { maxAttempts: 1 })
    const isDone = async () => {
      await hurry()
      return done.includes(id)
    }
    await becomes(isDone, true)
    await becomes(all, [])
  })

  it('that cannot reach somebody outside are counted as tried, and wait', async () => {
    const nobody = createServer().listen(0, '127.0.0.1')
    await once(nobody, 'listening')
    const { port } = nobody.address() as AddressInfo
    await new Promise((resolve) => nobody.close(resolve))
    await work({ call: async () => void (await fetch(`http://127.0.0.1:${port}`)) })
    await put('call')
    await becomes(
      async () => (await all()).map(({ attempts, lease }) => ({ attempts, lease })),
      [{ attempts: 1, lease: null }],
    )
  })
})

describe('jobs with a key', () => {
  const later = new Date(Date.now() + 60_000)

  it('wait once: the newest replaces what waits, also what failed for good', async () => {
    await put('note', { key: 'one', runAt: later }, 'first')
    await put('note', { key: 'one', runAt: later, maxAttempts: 3 }, 'second')
    await put('note', { key: 'two', runAt: later }, 'other')
    expect(await all()).toMatchObject([
      { payload: { id: 'second' }, due_at: later, max_attempts: 3 },
      { payload: { id: 'other' } },
    ])
    await database.db.run(sql`update jobs set failed_at = now(), attempts = 3, last_error = 'no' where key = 'one'`)
    await put('note', { key: 'one', runAt: later }, 'third')
    expect(await all()).toMatchObject([
      { payload: { id: 'third' }, failed_at: null, attempts: 0, last_error: null },
      { payload: { id: 'other' } },
    ])
  })

  it('that are asked for at the same moment are one', async () => {
    await Promise.all(Array.from({ length: 8 }, (_, n) => put('note', { key: 'one', runAt: later }, String(n))))
    expect(await all()).toHaveLength(1)
  })

  it('and one that is already under way are two, and the older is not tried again', async () => {
    const entered = Promise.withResolvers<void>()
    const go = Promise.withResolvers<void>()
    await work({
      hesitate: async (payload) => {
        if (idIn(payload) === 'newer') return void done.push('newer')
        entered.resolve()
        await go.promise
        throw new Error('too late')
      },
    })
    await put('hesitate', { key: 'one' }, 'older')
    await entered.promise
    await put('hesitate', { key: 'one', runAt: later }, 'newer')
    go.resolve()
    await becomes(async () => (await all()).map(({ payload }) => idIn(payload)), ['newer'])
  })

  it('whose worker died are not done again when a newer one waits', async () => {
    await put('note', { key: 'one' }, 'of the dead')
    await take()
    await put('note', { key: 'one', runAt: later }, 'newer')
    await endLeases()
    await hurry()
    await work({ note })
    await becomes(all, [])
    expect(done).toContain('newer')
    expect(done).not.toContain('of the dead')
  })
})

describe('a lease', () => {
  it('is kept for as long as the work takes, so nobody else takes the job up', async () => {
    const go = Promise.withResolvers<void>()
    let begun = 0
    const hesitate: Job = async () => {
      begun += 1
      await go.promise
    }
    await work({ hesitate }, { ...QUICK, leaseSeconds: 1 })
    await work({ hesitate }, { ...QUICK, leaseSeconds: 1 })
    await put('hesitate')
    await becomes(() => begun, 1)
    const [first] = await all()
    const lasted = async () =>
      (
        await database.db.one<{ over: boolean }>(sql`
        select now() > ${first?.due_at}::timestamptz + interval '1 second' as over`)
      ).over
    await becomes(lasted, true)
    expect(begun).toBe(1)
    go.resolve()
    await becomes(all, [])
  })

  it('that ended cannot be finished, given back or failed by its holder', async () => {
    await put('note')
    const [slept] = await take(1, 0)
    const [current] = await take()
    if (!slept || !current) throw new Error('both were taken')
    expect(current.id).toBe(slept.id)
    expect(await rows.renewJobs(database.db, [slept], 600)).toBe(0)
    expect(await rows.removeJob(database.db, slept)).toBe(0)
    await database.transaction(async (tx) => {
      expect(await rows.failJob(tx, slept, 'no')).toBe(0)
      expect(await rows.returnJob(tx, slept, { attempts: 0, seconds: 0, error: 'no' })).toBe(0)
    })
    expect(await all()).toMatchObject([{ lease: current.lease, failed_at: null }])
    expect(await rows.renewJobs(database.db, [current], 600)).toBe(1)
    expect(await rows.removeJob(database.db, current)).toBe(1)
  })

  it('of a process killed with -9 ends, and another process does the job (offline 20)', async () => {
    const id = await put('note')
    const child = spawn(
      process.execPath,
      [join(import.meta.dirname, '../../testing/jobs-process.ts'), database.connectionString, 'note'],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    children.push(child)
    await once(child.stdout, 'data')
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
    expect(await all()).toMatchObject([{ attempts: 1, lease: expect.any(String) }])
    await work({ note })
    await becomes(() => done.includes(id), true)
    await becomes(all, [])
  })

  it('of a job that kills its worker every time is not given for ever', async () => {
    await put('note', { maxAttempts: 2 }, 'deadly')
    await take(1, 0)
    await take(1, 0)
    await work({ note })
    await becomes(
      async () => (await all()).map(({ last_error }) => last_error),
      ['Every attempt ended without an answer'],
    )
    expect(done).not.toContain('deadly')
  })
})

describe('the worker', () => {
  it('outlives every connection of the database, and finishes what it was doing', async () => {
    const entered = Promise.withResolvers<void>()
    const go = Promise.withResolvers<void>()
    await work({
      note,
      hesitate: async (payload) => {
        entered.resolve()
        await go.promise
        done.push(idIn(payload))
      },
    })
    const hesitating = await put('hesitate')
    await entered.promise
    const cut = () =>
      database.db.run(sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`)
    await cut()
    go.resolve()
    for (let round = 0; round < 5; round++) {
      await put('note')
      await cut()
    }
    const last = await put('note')
    await becomes(() => done.includes(last), true)
    await becomes(all, [])
    expect(done.filter((id) => id === hesitating)).toHaveLength(1)
    expect(workers[0]?.isRunning()).toBe(true)
  })
})
