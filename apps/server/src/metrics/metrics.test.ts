import { getMetrics, resetMetrics } from '@sizzle/contract/metrics.ts'
import { describe, expect, it } from 'vitest'
import { aColleague } from '../testing/a-colleague.ts'
import { bodyOf } from '../testing/body-of.ts'
import { openTestApp, useTestApp } from '../testing/test-app.ts'

const KEY = 'only-for-the-watcher'
const app = useTestApp({ METRICS_KEY: KEY })
const read = async () => bodyOf(getMetrics, await (await app().admin()).get('/getMetrics'))
const scrape = (authorization?: string) =>
  fetch(`${app().url}/metrics`, { headers: authorization === undefined ? {} : { authorization } })

describe('the figures of a process (offline 23)', () => {
  it('say what was answered, how quickly, and how its parts are', async () => {
    const guest = await app().guest()
    for (let n = 0; n < 3; n += 1) await guest.get('/ping')
    await guest.get('/getLocation?id=nowhere')
    const { routes, requests, parts, pool, eventLoop } = await read()
    expect(routes.find(({ route }) => route === '/ping')).toMatchObject({ count: 3, refused: 0, failed: 0 })
    expect(routes.find(({ route }) => route === '/getLocation')).toMatchObject({ count: 1, refused: 1 })
    expect(requests.count).toBe(routes.reduce((sum, { count }) => sum + count, 0))
    expect(parts.map(({ name }) => name)).toEqual(expect.arrayContaining(['database', 'jobs', 'live']))
    expect(pool.connections).toBeGreaterThan(0)
    expect(eventLoop.maxMs).toBeGreaterThanOrEqual(eventLoop.p50Ms)
  })

  it('begin anew where an admin says so', async () => {
    const admin = await app().admin()
    const { since } = bodyOf(resetMetrics, await admin.post('/resetMetrics', {}))
    const after = await read()
    expect(after.since).toBe(since)
    expect(after.routes.some(({ route }) => route === '/ping')).toBe(false)
  })

  it('are for admins', async () => {
    const manager = await aColleague(app(), 'manager', ['truro'])
    expect((await manager.get('/getMetrics')).status).toBe(403)
    expect((await (await app().guest()).get('/getMetrics')).status).toBe(401)
  })
})

describe('the same for Prometheus', () => {
  it('is told to who has the key', async () => {
    await (await app().guest()).get('/ping')
    const answer = await scrape(`Bearer ${KEY}`)
    expect(answer.headers.get('content-type')).toContain('version=0.0.4')
    const text = await answer.text()
    expect(text).toMatch(/^sizzle_requests_total\{route="\/ping",kind="done"\} \d+$/m)
    expect(text).toMatch(/^sizzle_request_seconds_bucket\{route="\/ping",le="\+Inf"\} \d+$/m)
    expect(text).toContain('sizzle_part_state{part="database"} 0')
    for (const line of text.trimEnd().split('\n'))
      expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{[^}]*\})? [-+\d.e]+)$/)
  })

  it.each([undefined, 'Bearer ', `Bearer ${KEY}x`, KEY, 'Basic b25seQ=='])(
    'and to nobody who sends %s',
    async (authorization) => {
      const answer = await scrape(authorization)
      expect(answer.status).toBe(401)
      expect(await answer.text()).not.toContain('sizzle_')
    },
  )

  it('is not there without a key in the settings', async () => {
    const other = await openTestApp()
    const answer = await fetch(`${other.url}/metrics`, { headers: { authorization: 'Bearer undefined' } })
    expect(answer.status).toBe(404)
    await other.stop()
  })
})
