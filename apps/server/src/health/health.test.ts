import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { asPart } from '../kit/probe.ts'
import { deliveryProbe } from '../messages/probes.ts'
import { useTestApp } from '../testing/test-app.ts'
import { databaseProbe, jobsProbe, liveProbe } from './probes.ts'

const app = useTestApp()

describe('health', () => {
  it('says ok and nothing private to everybody', async () => {
    const guest = await app().guest()
    expect((await guest.get('/ping')).body).toEqual({ success: true, status: 'ok' })
    expect((await guest.get('/healthCheck')).body).toEqual({ success: true, status: 'ok' })
    expect((await guest.get('/healthCheckAdvanced')).body).toEqual({ success: true, status: 'ok' })
    expect((await (await app().signUp()).get('/healthCheckAdvanced')).body).toEqual({ success: true, status: 'ok' })
  })

  it('shows each part with its figures to the back office (offline 19)', async () => {
    const { body } = await (await app().admin()).get('/healthCheckAdvanced')
    expect(body.parts).toMatchObject([
      { name: 'database', status: 'ok' },
      { name: 'jobs', status: 'ok' },
      { name: 'live', status: 'ok' },
      { name: 'mail', status: 'ok' },
      { name: 'sms', status: 'ok' },
      { name: 'payments', status: 'ok' },
    ])
  })

  it('is red with its cause when the database does not answer', async () => {
    const broken = {
      ...app().database,
      db: {
        ...app().database.db,
        one: async () => {
          throw new Error('connection refused')
        },
      },
    }
    expect(await databaseProbe(broken)()).toMatchObject({
      status: 'down',
      cause: 'The database part failed: connection refused',
    })
  })

  it('is red when a part hangs, within three seconds', async () => {
    expect(await asPart('mail', () => new Promise(() => undefined))()).toMatchObject({
      status: 'down',
      cause: expect.stringContaining('no answer within 3 seconds'),
    })
  })

  const jobs = () => jobsProbe(app().database, { isRunning: () => true })()
  const putJob = (details: { due: string; lease?: string; failed?: string }) =>
    app().database.db.run(sql`
      insert into jobs (task, due_at, lease, failed_at)
      values ('nobody-does-this', now() + ${details.due}::interval, ${details.lease ?? null},
              now() + ${details.failed ?? null}::interval)`)
  const noJobs = () => app().database.db.run(sql`delete from jobs`)

  it('is red when the job worker stopped', async () => {
    expect(await jobsProbe(app().database, { isRunning: () => false })()).toMatchObject({
      status: 'down',
      cause: 'The job worker of this process has stopped',
    })
  })

  it('warns when jobs wait that nobody takes, and is red after ten minutes', async () => {
    await putJob({ due: '1 hour' })
    expect(await jobs()).toMatchObject({ status: 'ok', figures: { waiting: 1, overdue: 0, oldestSeconds: 0 } })
    await putJob({ due: '-2 minutes' })
    expect(await jobs()).toMatchObject({
      status: 'degraded',
      cause: expect.stringMatching(/^The oldest due job has waited 1\d\d seconds$/),
      figures: { waiting: 2, overdue: 1 },
    })
    const guest = await app().guest()
    expect((await guest.get('/healthCheckAdvanced')).body).toEqual({ success: true, status: 'degraded' })
    await putJob({ due: '-11 minutes' })
    expect(await jobs()).toMatchObject({ status: 'down', figures: { waiting: 3, overdue: 2 } })
    await noJobs()
  })

  it('counts what is being worked on, and warns when a dead process held it and nobody has taken it up', async () => {
    await putJob({ due: '30 seconds', lease: randomUUID() })
    expect(await jobs()).toMatchObject({ status: 'ok', figures: { waiting: 0, running: 1, pastLease: 0 } })
    await putJob({ due: '-2 minutes', lease: randomUUID() })
    expect(await jobs()).toMatchObject({
      status: 'degraded',
      cause: expect.stringMatching(/^A job of a process that died has waited 1\d\d seconds to be taken up$/),
      figures: { running: 2, pastLease: 1 },
    })
    await noJobs()
  })

  it('warns for a day of a job that failed for good, and counts it for ever', async () => {
    await putJob({ due: '-3 days', failed: '-2 days' })
    expect(await jobs()).toMatchObject({ status: 'ok', figures: { failed: 1, overdue: 0 } })
    await putJob({ due: '-1 hour', failed: '-1 hour' })
    expect(await jobs()).toMatchObject({
      status: 'degraded',
      cause: 'A job failed for good today: nobody-does-this',
      figures: { failed: 2 },
    })
    await noJobs()
  })

  it('warns when a message of a dead process is not taken up', async () => {
    const mail = () => deliveryProbe(app().database, 'email', 'none')()
    await app().database.db.run(sql`
      insert into messages (id, kind, template, recipient, text, state, lease, due_at)
      values (${randomUUID()}, 'email', 'test', 'c@example.test', '', 'sending', ${randomUUID()}, now() + interval '9 s')`)
    expect(await mail()).toMatchObject({ status: 'ok', figures: { waiting: 1, pastLease: 0 } })
    // Held, so that the outbox of this very process does not take it up first.
    await app().database.transaction(async (tx) => {
      await tx.run(sql`update messages set due_at = now() - interval '2 minutes' where state = 'sending'`)
      expect(await deliveryProbe({ ...app().database, db: tx }, 'email', 'none')()).toMatchObject({
        status: 'degraded',
        cause: 'What a process that died was sending is not taken up',
        figures: { pastLease: 1 },
      })
      await tx.run(sql`delete from messages`)
    })
  })

  it('warns when live notices are interrupted', async () => {
    expect(await liveProbe({ isListening: () => false, streamCount: () => 3 })()).toMatchObject({
      status: 'degraded',
      figures: { streams: 3 },
    })
  })
})
