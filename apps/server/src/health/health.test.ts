import { describe, expect, it } from 'vitest'
import { useTestApp } from '../testing/test-app.ts'
import { asPart, databaseProbe, jobsProbe, liveProbe } from './probes.ts'

const app = useTestApp()

describe('health', () => {
  it('says ok and nothing private to everybody', async () => {
    const guest = await app().guest()
    expect((await guest.get('/ping')).body).toEqual({ success: true, status: 'ok' })
    expect((await guest.get('/healthCheck')).body).toEqual({ success: true, status: 'ok' })
    expect((await guest.get('/healthCheckAdvanced')).body).toEqual({ success: true, status: 'ok' })
    expect((await (await app().signUp()).get('/healthCheckAdvanced')).body).toEqual({ success: true, status: 'ok' })
  })

  it('shows each part with its figures to the back office', async () => {
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

  it('is red when the job worker stopped, and warns when jobs wait', async () => {
    expect(await jobsProbe(app().database, { isRunning: () => false })()).toMatchObject({
      status: 'down',
      cause: 'The job worker of this process has stopped',
    })
    await app().database.pool.query(
      `select graphile_worker.add_job('nobody-does-this', run_at => now() - interval '2 minutes')`,
    )
    expect(await jobsProbe(app().database, { isRunning: () => true })()).toMatchObject({
      status: 'degraded',
      cause: expect.stringMatching(/has waited 1\d\d seconds/),
    })
    expect((await (await app().guest()).get('/healthCheckAdvanced')).body).toEqual({
      success: true,
      status: 'degraded',
    })
  })

  it('warns when live notices are interrupted', async () => {
    expect(await liveProbe({ isListening: () => false, streamCount: () => 3 })()).toMatchObject({
      status: 'degraded',
      figures: { streams: 3 },
    })
  })
})
