import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { useOutboxes } from '../testing/an-outbox.ts'
import { type FakeSmtp, startFakeSmtp } from '../testing/fake-smtp.ts'
import { mailBy } from '../testing/outbox-pace.ts'
import { leaseMessages, markFailed, markSent, renewMessages, requeue } from './messages.sql.ts'

const { database, start, queueTo, message, becomes } = useOutboxes()
let smtp: FakeSmtp
beforeEach(async () => {
  smtp = await startFakeSmtp()
})
const started = new Set<ChildProcess>()
afterEach(async () => {
  // One that a failed test left running would send what the next test queues.
  for (const child of started) child.kill('SIGKILL')
  started.clear()
  await smtp.stop()
})

function startProcess() {
  const file = join(import.meta.dirname, '../testing/outbox-process.ts')
  const child = spawn(process.execPath, [file, database().connectionString, smtp.url], { stdio: 'ignore' })
  started.add(child)
  return child
}

async function marksHeldBack(): Promise<number> {
  const { count } = await database().db.one<{ count: number }>(sql`
    select count(*)::bigint as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%update messages%set state%'`)
  return count
}

/** Who looks whether nothing was lost gives the server time: a send that is cut on a busy machine would wait for its next try. */
const PATIENT = { cutMs: 10_000 }

describe('a process killed', () => {
  it('between sending and marking leaves one mail to be sent again, as the same one (messages 24)', async () => {
    smtp.on('c@example.test', 'slow')
    const id = await queueTo('c@example.test')
    const child = startProcess()
    const exited = once(child, 'exit')
    await becomes(id, 'sending')
    // Hold the row: the mail leaves, its mark cannot be written, and there the process dies.
    const holder = await database().pool.connect()
    try {
      await holder.query('begin')
      await holder.query('select 1 from messages where id = $1 for update', [id])
      await expect.poll(marksHeldBack).toBe(1)
      expect(smtp.mails).toHaveLength(1)
      child.kill('SIGKILL')
      await exited
    } finally {
      await holder.query('rollback')
      holder.release()
    }

    expect((await message(id)).state).toBe('sending')
    start({ mail: mailBy(smtp.url), pace: PATIENT })
    await becomes(id, 'sent')
    expect(smtp.mails).toHaveLength(2)
    const ids = smtp.mails.map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw)?.[1])
    expect(new Set(ids)).toEqual(new Set([`<${id}@sizzle.example.test>`]))
  })

  it('again and again under load loses no mail and repeats few', async () => {
    const ids: (string | undefined)[] = []
    for (let round = 0; round < 3; round++) {
      const child = startProcess()
      const exited = once(child, 'exit')
      ids.push(...(await Promise.all(Array.from({ length: 60 }, (_, one) => queueTo(`c${round}-${one}@example.test`)))))
      const before = smtp.mails.length
      await expect.poll(() => smtp.mails.length, { interval: 5 }).toBeGreaterThan(before + 10)
      child.kill('SIGKILL')
      await exited
    }
    start({ mail: mailBy(smtp.url), pace: PATIENT })
    for (const id of ids) await becomes(id, 'sent')
    const times = Map.groupBy(smtp.mails, ({ to }) => to[0])
    expect(times.size).toBe(180)
    // At most what was on its way at each of the three kills: eight places.
    expect(smtp.mails.length - 180).toBeLessThanOrEqual(24)
    expect(Math.max(...[...times.values()].map((mails) => mails.length))).toBeLessThanOrEqual(2)
  })

  it('with a message that kills it every time does not try for ever', async () => {
    const id = await queueTo('c@example.test')
    await database().pool.query(`update messages set attempts = 24, state = 'sending', due_at = now() where id = $1`, [
      id,
    ])
    start({ mail: mailBy(smtp.url), pace: PATIENT })
    await becomes(id, 'failed')
    expect(smtp.mails).toEqual([])
  })

  it('only seemingly, and that wakes long after, marks nothing that has begun anew', async () => {
    const id = await queueTo('c@example.test')
    const take = (seconds: number) => leaseMessages(database().db, 'email', 1, seconds, new Date())
    const [slept] = (await take(0)).items
    const [second] = (await take(30)).items
    if (!slept || !second) throw new Error('it was taken twice')
    await database().transaction(async (tx) => {
      await markFailed(tx, second, 'refused', 'no')
      await requeue(tx, second.id)
    })
    // The count of attempts stands at one again, as when the sleeper took it.
    const [third] = (await take(30)).items
    expect(third).toMatchObject({ id, attempts: slept.attempts })
    expect(await renewMessages(database().db, [slept], 600)).toBe(0)
    const late = { id: slept.id, lease: slept.lease, state: 'sent' as const, providerId: 'x' }
    expect(await database().transaction((tx) => markSent(tx, [late]))).toEqual([])
    expect((await message(id)).state).toBe('sending')
  })
})
