import { request } from 'node:http'
import { createCustomerPayment } from '@sizzle/contract/payments.ts'
import { MAX_JSON_BYTES, MAX_ORDER_BYTES } from '@sizzle/contract/route.ts'
import { MAX_CART_LINES } from '@sizzle/domain/cart/limits.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { alwaysOpen, anOrder } from '../../testing/an-order.ts'
import { bodyOf } from '../../testing/body-of.ts'
import { fromOwnSite } from '../../testing/own-site.ts'
import { pour } from '../../testing/pour.ts'
import { type Caller, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
let customer: Caller
let payPage: string

beforeAll(async () => {
  await alwaysOpen(app())
  customer = await app().signUp()
  const orderData = await anOrder(app(), { paymentMethod: 'online' })
  const started = bodyOf(createCustomerPayment, await customer.post('/createCustomerPayment', { orderData }))
  payPage = new URL(started.paymentUrl).pathname
})

/** As a browser of this customer sends it. */
const known = () => ({ ...fromOwnSite(customer.cookie), 'x-api-key': customer.apiKey })
/** More than goes through before the server has had a look; somebody who is never cut off gets there. */
const ENDLESS = 512 * 1024 * 1024
const JSON_TYPE = { 'content-type': 'application/json' }

describe('a body without an end', () => {
  it.each([
    ['the address for payment events', () => '/api/webhooks/sandbox', () => ({}), 413],
    [
      'a form of the payment page',
      () => `${payPage}/pay`,
      () => ({ 'content-type': 'application/x-www-form-urlencoded' }),
      413,
    ],
    ['signing in', () => '/api/auth/sign-in/email', () => JSON_TYPE, 413],
    ['a call', () => '/api/updateProfile', () => ({ ...known(), ...JSON_TYPE }), 413],
    ['an order', () => '/api/createCustomerOrderCash', () => ({ ...known(), ...JSON_TYPE }), 413],
    ['an upload', () => '/api/uploadProfilePhoto', () => ({ ...known(), 'content-type': 'image/png' }), 413],
    ['a call without a key', () => '/api/createCustomerOrderCash', () => JSON_TYPE, 401],
    ['a file', () => '/uploads/people/x.webp', () => ({}), 405],
  ])('to %s is answered and cut off', async (_, path, headers, status) => {
    const poured = await pour(app().url, path(), headers(), ENDLESS)
    // The answer may be lost when the sender does not stop to read it; the connection is cut in any case.
    expect([0, status]).toContain(poured.status)
    expect(poured.sent).toBeLessThan(ENDLESS)
  })
})

/** How a body of exactly so many bytes is answered, with its length named or in chunks. */
function post(path: string, bytes: number, named: boolean): Promise<number> {
  const body = JSON.stringify({ x: '' }).replace('""', `"${'x'.repeat(bytes - 8)}"`)
  return new Promise((resolve, reject) => {
    const length = named ? { 'content-length': Buffer.byteLength(body) } : { 'transfer-encoding': 'chunked' }
    const headers = { ...known(), ...JSON_TYPE, ...length }
    const sent = request(`${app().url}/api${path}`, { method: 'POST', headers }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

describe.each([
  ['/updateProfile', MAX_JSON_BYTES],
  ['/createCustomerOrderCash', MAX_ORDER_BYTES],
  ['/createCustomerPayment', MAX_ORDER_BYTES],
  ['/validatePricing', MAX_ORDER_BYTES],
])('the longest body of %s is %i bytes', (path, most) => {
  it.each([
    ['with its length named', true],
    ['in chunks', false],
  ])('%s', async (_, named) => {
    // Too long is 413; one that fits is read, and refused for what it says.
    expect(await post(path, most, named)).toBe(400)
    expect(await post(path, most + 1, named)).toBe(413)
  })
})

it('the largest cart that is allowed fits', async () => {
  const order = await anOrder(app())
  const [item] = order.items
  const long = { ...item, description: 'ಖ'.repeat(2000), spiceLevelName: 'ಖ'.repeat(40), category: 'ಖ'.repeat(100) }
  const items = Array.from({ length: MAX_CART_LINES }, (_, n) => ({ ...long, cartKey: `${n}${'ಖ'.repeat(190)}` }))
  const body = { ...order, items, specialInstructions: 'ಖ'.repeat(1000) }
  expect(Buffer.byteLength(JSON.stringify(body))).toBeGreaterThan(MAX_JSON_BYTES)
  // Priced by nobody yet: it was read and is refused for its sum only.
  expect((await customer.post('/createCustomerOrderCash', body)).body.code).toBe('pricing_mismatch')
})
