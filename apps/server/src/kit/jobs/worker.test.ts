import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../db/open.ts'
import { freshDatabase } from '../db/testing.ts'
import { openLog } from '../log.ts'
import { enqueue } from './enqueue.ts'
import { type Jobs, queueState, startJobs } from './worker.ts'

let database: Database
const workers: Jobs[] = []
const done: string[] = []
let failures = 0

beforeAll(async () => {
  database = await freshDatabase()
  const jobs = {
    note: async (payload: unknown) => void done.push((payload as { id: string }).id),
    stumble: async (payload: unknown) => {
      if (failures++ === 0) throw new Error('the provider is away')
      done.push((payload as { id: string }).id)
    },
  }
  for (let process = 0; process < 3; process++) workers.push(await startJobs(database, jobs, [], openLog('silent')))
})
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.stop()))
  await database.close()
})

async function until(condition: () => boolean | Promise<boolean>) {
  for (let tries = 0; tries < 200 && !(await condition()); tries++)
    await new Promise((resolve) => setTimeout(resolve, 50))
  expect(await condition()).toBe(true)
}

describe('jobs', () => {
  it('run once each, with several workers on one database', async () => {
    const ids = Array.from({ length: 60 }, () => randomUUID())
    await database.transaction(async (tx) => {
      for (const id of ids) await enqueue(tx, 'note', { id })
    })
    await until(() => ids.every((id) => done.includes(id)))
    expect(done.toSorted()).toEqual(ids.toSorted())
  })

  it('do not exist when the transaction that asked for them rolled back', async () => {
    const id = randomUUID()
    await database
      .transaction(async (tx) => {
        await enqueue(tx, 'note', { id })
        throw new Error('no')
      })
      .catch(() => undefined)
    await until(async () => (await queueState(database.db)).waiting === 0)
    expect(done).not.toContain(id)
  })

  it('wait once for each key', async () => {
    const id = randomUUID()
    const later = new Date(Date.now() + 60_000)
    await database.transaction(async (tx) => {
      await enqueue(tx, 'note', { id }, { key: 'one', runAt: later })
      await enqueue(tx, 'note', { id }, { key: 'one', runAt: later })
    })
    expect((await queueState(database.db)).waiting).toBe(1)
  })

  it('are tried again after a failure', async () => {
    const id = randomUUID()
    await database.transaction((tx) => enqueue(tx, 'stumble', { id }))
    await until(() => failures > 0)
    await database.pool.query(`update graphile_worker._private_jobs set run_at = now() where attempts = 1`)
    await until(() => done.includes(id))
  })
})
