import { expect, it } from 'vitest'
import { useTestApp } from '../../testing/test-app.ts'

// A tenth of the usual limits, behind a proxy that names the caller.
const app = useTestApp({ LIMITS_FACTOR: '0.1', TRUST_PROXY: '127.0.0.1' })
const network = (n: number) => (host: number) => `2001:db8:0:${n.toString(16)}::${host.toString(16)}`

async function statuses(path: string, times: number, from: (n: number) => string, method = 'GET') {
  const answers = await Promise.all(
    Array.from({ length: times }, (_, n) =>
      fetch(`${app().url}${path}`, { method, headers: { 'x-forwarded-for': from(n) }, redirect: 'manual' }),
    ),
  )
  for (const answer of answers) await answer.body?.cancel()
  const refused = answers.filter(({ status }) => status === 429)
  for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  return answers.length - refused.length
}

it.each([
  ['operations', '/api/ping', 'GET', 40],
  ['forged payment events', '/api/webhooks/sandbox', 'POST', 100],
  ['short payment links', '/p/AAAAAAAAAAAA', 'GET', 12],
  ['payment pages', '/pay/sandbox/nothing', 'GET', 12],
  ['the reference', '/api/openapi.json', 'GET', 3],
  ['addresses of the accounts', '/api/auth/get-session', 'GET', 15],
  ['pages and files', '/nothing-here', 'GET', 150],
] as const)('%s are limited for one IPv6 network, and not for its neighbour', async (_, path, method, most) => {
  const one = path.length + method.length
  // A token or two come back while the calls are on their way.
  const passed = await statuses(path, most + 60, network(one), method)
  expect(passed).toBeGreaterThanOrEqual(most)
  expect(passed).toBeLessThan(most + 30)
  expect(await statuses(path, 1, network(one + 1000), method)).toBe(1)
})

it('what is refused says so in the shape of its place', async () => {
  const ask = (path: string) => fetch(`${app().url}${path}`, { headers: { 'x-forwarded-for': '192.0.2.1' } })
  const [api, page] = ['/api/docs', '/p/AAAAAAAAAAAA']
  for (let n = 0; n < 20; n++) for (const path of [api, page]) await (await ask(path)).arrayBuffer()
  expect(await (await ask(api)).json()).toMatchObject({ success: false, code: 'too-many-requests' })
  expect(await (await ask(page)).text()).toBe('Too many requests. Please wait a moment and try again.\n')
})
