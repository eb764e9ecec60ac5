import { CallError, createClient, type SendCall } from '@sizzle/contract/client.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPolicyFetch } from './request-policy.ts'

// The network is the outside here: each try is answered from a list, time is turned by hand.
type Answer = number | 'silence' | Response
let asked: { url: string; key: string | null; at: number }[] = []
let warnings: string[] = []
let answers: Answer[] = []
let seconds = 0

const network: SendCall = async (url, init = {}) => {
  asked.push({ url, key: new Headers(init.headers).get('idempotency-key'), at: Date.now() })
  const answer = answers.shift() ?? 200
  if (seconds > 0) await vi.advanceTimersByTimeAsync(seconds * 1000)
  if (answer === 'silence') throw new TypeError('Failed to fetch')
  if (typeof answer !== 'number') return answer
  return Response.json(answer === 200 ? { success: true } : { success: false, userMessage: `status ${answer}` }, {
    status: answer,
  })
}
const newPolicy = () =>
  createPolicyFetch({ fetch: network, random: () => 0.5, warn: (text) => void warnings.push(text) })

beforeEach(() => {
  vi.useFakeTimers()
  ;[asked, warnings, answers, seconds] = [[], [], [], 0]
})
afterEach(() => void vi.useRealTimers())

async function settled<T>(work: Promise<T>): Promise<T | Error> {
  const result = work.catch((error: Error) => error)
  await vi.advanceTimersByTimeAsync(120_000)
  return result
}
const gaps = () => asked.slice(1).map(({ at }, index) => at - (asked[index]?.at ?? 0))

it.each([500, 503, 429, 'silence'] as const)(
  'a read that meets %s is tried three more times, each wait longer, with dice',
  async (bad) => {
    answers = [bad, bad, bad, bad]
    await settled(newPolicy()('/api/getMyOrders'))
    expect(asked).toHaveLength(4)
    expect(gaps()).toEqual([1500, 2500, 4500])
  },
)

it.each([400, 401, 404, 409, 422])('a refusal of %i is final', async (status) => {
  answers = [status]
  const answer = await settled(newPolicy()('/api/getMyOrders'))
  expect([asked.length, answer instanceof Response && answer.status]).toEqual([1, status])
})

it('a write is repeated only with its key, and with the same one', async () => {
  answers = ['silence', 502, 200]
  const init = { method: 'POST', headers: { 'idempotency-key': 'one-click' } }
  await settled(newPolicy()('/api/createCustomerOrderCash', init))
  expect(asked.map(({ key }) => key)).toEqual(['one-click', 'one-click', 'one-click'])

  ;[asked, answers] = [[], ['silence']]
  expect(await settled(newPolicy()('/api/x', { method: 'POST' }))).toBeInstanceOf(TypeError)
  expect(asked).toHaveLength(1)
})

it('the server’s own wish to wait is kept when it is longer', async () => {
  answers = [new Response('{}', { status: 429, headers: { 'retry-after': '7' } }), 200]
  await settled(newPolicy()('/api/getMyOrders'))
  expect(gaps()).toEqual([7000])
})

it('a wish to wait for minutes is for the person, not waited out in silence', async () => {
  answers = [new Response('{}', { status: 429, headers: { 'retry-after': '300' } }), 200]
  const init = { method: 'POST', headers: { 'idempotency-key': 'one-click' } }
  const answer = await settled(newPolicy()('/api/requestPasswordReset', init))
  expect([asked.length, answer instanceof Response && answer.status]).toEqual([1, 429])
})

it('five failures close an address for 30 seconds, and no other; then one call finds out for all (offline 3)', async () => {
  const call = newPolicy()
  answers = [500, 500, 500, 500, 500]
  await settled(call('/api/getLocation?id=a'))
  const fifth = call('/api/getLocation?id=b')
  const refused = await Promise.race([fifth, vi.advanceTimersByTimeAsync(3000).then(() => fifth)])
  expect([refused.status, (await refused.json()).userMessage]).toEqual([
    503,
    'Service temporarily unavailable - circuit breaker open',
  ])
  const before = asked.length
  expect((await call('/api/getLocation?id=c')).status).toBe(503)
  expect(asked).toHaveLength(before)
  expect((await call('/api/getMyOrders')).status).toBe(200)

  await vi.advanceTimersByTimeAsync(30_000)
  asked = []
  const both = await settled(Promise.all([call('/api/getLocation?id=d'), call('/api/getLocation?id=e')]))
  expect(asked[0]?.url).toBe('/api/getLocation?id=d')
  expect(both instanceof Error ? both : both.map(({ status }) => status)).toEqual([200, 200])
})

it('a server that is back is called at once, whatever it did before (offline 3)', async () => {
  let serverIsBack: () => void = () => undefined
  const onServerBack = (listener: () => void) => {
    serverIsBack = listener
  }
  const call = createPolicyFetch({ fetch: network, random: () => 0.5, warn: () => undefined, onServerBack })
  answers = [500, 500, 500, 500, 500]
  await settled(call('/api/getLocation'))
  const fifth = call('/api/getLocation')
  expect((await Promise.race([fifth, vi.advanceTimersByTimeAsync(3000).then(() => fifth)])).status).toBe(503)
  expect((await call('/api/getLocation')).status).toBe(503)
  serverIsBack()
  expect((await call('/api/getLocation')).status).toBe(200)
})

it('refusals never close an address', async () => {
  const call = newPolicy()
  answers = Array.from({ length: 12 }, () => 409)
  for (let n = 0; n < 12; n++) await settled(call('/api/cancelMyOrder', { method: 'POST' }))
  expect(asked).toHaveLength(12)
})

it('a slow answer and a quota below a fifth are said on the console (offline 4)', async () => {
  seconds = 6
  answers = [new Response('{}', { headers: { 'x-ratelimit-limit': '400', 'x-ratelimit-remaining': '79' } })]
  await settled(newPolicy()('/api/getMyOrders'))
  expect(warnings).toEqual([
    'GET /api/getMyOrders answered slowly: 6.0 s',
    'GET /api/getMyOrders: 79 of 400 requests left for now',
  ])
})

it('the typed client tells screens of an open gate as of any refusal', async () => {
  const client = createClient({ fetch: newPolicy() })
  answers = Array.from({ length: 8 }, () => 500)
  await settled(client.get('/getMyOrders', {}))
  const error = await settled(client.get('/getMyOrders', {}))
  expect(error instanceof CallError && [error.status, error.body.code]).toEqual([503, 'circuit_open'])
})
