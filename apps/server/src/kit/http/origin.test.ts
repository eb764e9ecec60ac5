import { createCustomerPayment } from '@sizzle/contract/payments.ts'
import { methodOf, pathOf } from '@sizzle/contract/route.ts'
import { routes } from '@sizzle/contract/routes.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { alwaysOpen, anOrder } from '../../testing/an-order.ts'
import { bodyOf } from '../../testing/body-of.ts'
import { type Caller, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp({ LOG_LEVEL: 'fatal' })
let admin: Caller
let payPage: string

beforeAll(async () => {
  await alwaysOpen(app())
  admin = await app().admin()
  const customer = await app().signUp()
  const orderData = await anOrder(app(), { paymentMethod: 'online' })
  const started = bodyOf(createCustomerPayment, await customer.post('/createCustomerPayment', { orderData }))
  payPage = new URL(started.paymentUrl).pathname
})

const CHANGING = Object.values(routes)
  .filter((route) => methodOf(route) === 'POST')
  .map((route) => `/api${pathOf(route)}`)
const ADDRESSES = [
  ...CHANGING,
  '/api/auth/sign-in/email',
  '/api/auth/sign-up/email',
  '/api/auth/sign-out',
  'PAY/pay',
  'PAY/challenge',
  'PAY/cancel',
]

/** What is asked there is nonsense; whether it is asked from the right place is looked at first. */
async function isWrongOrigin(address: string, headers: Record<string, string>): Promise<boolean> {
  const answer = await fetch(app().url + address.replace('PAY', payPage), {
    method: 'POST',
    headers: { 'content-type': 'text/plain', 'x-api-key': admin.apiKey, ...headers },
    body: '?',
    redirect: 'manual',
  })
  const text = await answer.text()
  return answer.status === 403 && (address.startsWith('PAY') || text.includes('"wrong_origin"'))
}

const cookie = 'sizzle.session_token=whoever.AAAA'
const own = () => ({ origin: app().url })
describe.each(ADDRESSES)('%s', (address) => {
  it.each([
    ['a cookie that comes from nowhere', () => ({ cookie }), true],
    ['a cookie typed into the address bar', () => ({ cookie, 'sec-fetch-site': 'none' }), true],
    [
      'a cookie from another site',
      () => ({ cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }),
      true,
    ],
    ['a cookie from a neighbour of ours', () => ({ cookie, 'sec-fetch-site': 'same-site' }), true],
    [
      'a name that points at us',
      () => ({ cookie, origin: 'http://evil.example', 'sec-fetch-site': 'same-origin' }),
      true,
    ],
    ['a cookie from a sandboxed frame', () => ({ cookie, origin: 'null' }), true],
    ['another site without a cookie', () => ({ origin: 'https://evil.example' }), true],
    ['a cookie from our own page', () => ({ cookie, ...own() }), false],
    [
      'a cookie from our own page, by what the browser says of the site',
      () => ({ cookie, 'sec-fetch-site': 'same-origin' }),
      false,
    ],
    ['a program with its key', () => ({}), false],
  ])('with %s', async (_, headers, expected) => {
    expect(await isWrongOrigin(address, headers())).toBe(expected)
  })
})
