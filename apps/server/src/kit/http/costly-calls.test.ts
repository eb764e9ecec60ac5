import { Writable } from 'node:stream'
import { beforeAll, describe, expect, it } from 'vitest'
import { alwaysOpen, anOrder } from '../../testing/an-order.ts'
import { openTestApp, type TestApp, useTestApp } from '../../testing/test-app.ts'
import { openLog } from '../log.ts'

const app = useTestApp({ LIMITS_FACTOR: '1' })
beforeAll(() => alwaysOpen(app()))

describe('what costs more than an answer', () => {
  it('one person does a few times, and others are not held up by it', async () => {
    const [busy, other] = [await app().signUp(), await app().signUp()]
    const orderData = await anOrder(app(), { paymentMethod: 'online' })
    const replies = await Promise.all(
      Array.from({ length: 60 }, () => busy.post('/createCustomerPayment', { orderData })),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(12)
    const refused = replies.find(({ status }) => status === 429)
    expect(refused?.body).toMatchObject({
      code: 'too-many-requests',
      userMessage: 'Too many requests. Please wait a moment and try again.',
    })
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(30)
    expect((await other.post('/createCustomerPayment', { orderData })).status).toBe(200)
    expect((await busy.get('/getMyOrders')).status).toBe(200)
  })
})

describe('what a browser says of its errors', () => {
  it('is a few lines from one address, of no weight when a stranger says it', async () => {
    const lines: { level: number; msg: string; leftOut?: number }[] = []
    const to = new Writable({
      write(line, _, done) {
        lines.push(JSON.parse(String(line)))
        done()
      },
    })
    const second: TestApp = await openTestApp({ LIMITS_FACTOR: '1' }, app().database, undefined, openLog('warn', to))
    const report = { errorId: '0192e4a0-0000', message: 'TypeError', path: '/menu/truro' }
    const guest = await second.guest()
    const replies = await Promise.all(Array.from({ length: 200 }, () => guest.post('/clientError', report)))
    await second.stop()
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    const failed = lines.filter(({ msg }) => msg === 'a screen failed')
    expect(failed.length).toBeGreaterThanOrEqual(10)
    expect(failed.length).toBeLessThan(20)
    expect(new Set(failed.map(({ level }) => level))).toEqual(new Set([40]))
  })
})
