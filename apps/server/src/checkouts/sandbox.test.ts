import { randomUUID } from 'node:crypto'
import { createCustomerPayment } from '@sizzle/contract/payments.ts'
import type { WireOutputOf } from '@sizzle/contract/route.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aNewcomer, orderWithCode, placeWithCode } from '../testing/a-code.ts'
import { alwaysOpen, anOrder } from '../testing/an-order.ts'
import { bodyOf } from '../testing/body-of.ts'
import { type Caller, type Reply, useTestApp } from '../testing/test-app.ts'
import { until } from '../testing/until.ts'

const app = useTestApp()
let customer: Caller

beforeAll(async () => {
  await alwaysOpen(app())
  customer = await app().signUp()
})

type PaymentStart = WireOutputOf<typeof createCustomerPayment>
async function start(by = customer, headers = {}): Promise<PaymentStart> {
  const orderData = await anOrder(app(), { paymentMethod: 'online' })
  const reply = await by.post('/createCustomerPayment', { orderData }, headers)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return bodyOf(createCustomerPayment, reply)
}

/** As a browser posts the hosted page's form. */
function press({ paymentUrl }: PaymentStart, action: string, fields: Record<string, string> = {}) {
  const here = paymentUrl.replace(/^http:\/\/localhost:\d+/, app().url)
  return fetch(`${here}${action}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
}
const card = (number: string, delay = '0') => ({ card: number, delay })
const ask = (started: PaymentStart, by = customer) => by.post('/getOrderBySessionId', { sessionId: started.sessionId })
const found = (started: PaymentStart) =>
  until<Reply>(
    () => ask(started),
    (reply) => reply.status === 200,
  )

describe('a payment in the sandbox', () => {
  it('becomes a paid order when the signed event arrives, with nothing of it before (money 12, money 17)', async () => {
    const started = await start()
    expect(started.paymentUrl).toMatch(/^http:\/\/localhost:\d+\/pay\/sandbox\/cs_sandbox_/)
    const before = await ask(started)
    expect([before.status, before.body.code, before.body.state]).toEqual([404, 'order_not_yet', 'open'])

    const paid = await press(started, '/pay', card('4242 4242 4242 4242'))
    expect(paid.status).toBe(303)
    const { body } = await found(started)
    expect(body.order).toMatchObject({
      paymentStatus: 'paid',
      paymentMethod: 'online',
      status: 'pending',
      pricing: { total: started.pricing.total },
    })
    const stranger = await app().signUp()
    expect((await ask(started, stranger)).body.code).toBe('order_not_found')
  })

  it('is taken after the bank’s question was answered, and stays open when it was refused', async () => {
    const started = await start()
    await press(started, '/pay', card('4000000000003220'))
    await press(started, '/challenge', { answer: 'refuse' })
    await press(started, '/pay', card('4000000000003220'))
    await press(started, '/challenge', { answer: 'approve' })
    expect((await found(started)).status).toBe(200)
  })

  it('shows a decline, takes another card, and makes one order however often the button is pressed', async () => {
    const started = await start()
    await press(started, '/pay', card('4000000000000002'))
    const page = await (await fetch(started.paymentUrl.replace(/^http:\/\/localhost:\d+/, app().url))).text()
    expect(page).toContain('Card ending 0002 was declined. Nothing was charged.')
    expect(page).toContain('Test payments - no money moves')
    await Promise.all(Array.from({ length: 10 }, () => press(started, '/pay', card('4242424242424242'))))
    await found(started)
    const { n } = await app().database.db.one<{ n: number }>(
      sql`select count(*)::int as n from orders where payment_session_id = ${started.sessionId}`,
    )
    expect(n).toBe(1)
  })

  it('is found by asking when the provider’s message never comes', async () => {
    const started = await start()
    await press(started, '/pay', card('4242424242424242', '-1'))
    expect((await found(started)).status).toBe(200)
  })

  it('refuses what is no test card, and forms of other sites', async () => {
    const started = await start()
    expect((await press(started, '/pay', card('4111111111111111'))).status).toBe(400)
    const here = started.paymentUrl.replace(/^http:\/\/localhost:\d+/, app().url)
    const foreign = await fetch(`${here}/pay`, {
      method: 'POST',
      body: new URLSearchParams(card('4242424242424242')),
      headers: { origin: 'https://evil.example' },
    })
    expect(foreign.status).toBe(403)
    expect((await fetch(`${app().url}/pay/sandbox/cs_sandbox_nothing`)).status).toBe(404)
    const page = await fetch(here)
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    const faces = [...(await page.text()).matchAll(/url\(([^)]+)\)/g)].map(([, address]) => String(address))
    expect(faces).toHaveLength(2)
    for (const address of faces)
      expect((await fetch(app().url + address)).headers.get('content-type')).toBe('font/woff2')
  })

  it('names at each field what is wrong there, and writes no number back that may be a real one (money 110)', async () => {
    const started = await start()
    const filled = { card: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123', name: 'Priya Sharma' }
    const wrongs: readonly (readonly [string, string, string])[] = [
      ['card', '', 'Enter the card number.'],
      ['card', '1234', 'This is not a test card. Choose one under “Use a test card”.'],
      ['card', '4111 1111 1111 1111', 'That is not a test card, so we cleared it. Choose one under “Use a test card”.'],
      ['expiry', '13 / 40', 'Enter the month and year on the card, such as 08\u00a0/\u00a030.'],
      ['expiry', '01/20', 'This date has passed. Check the month and year.'],
      ['cvc', '12', 'Enter the 3 digits from the back of the card.'],
      ['name', ' ', 'Enter the name on the card.'],
    ]
    for (const [field, typed, sentence] of wrongs) {
      const answer = await press(started, '/pay', { ...filled, [field]: typed })
      expect(answer.status).toBe(400)
      const page = await answer.text()
      expect(
        [...page.matchAll(/<p class="wrong" id="(\w+)-said">([^<]+)</g)].map(([, at, said]) => [at, said]),
      ).toEqual([[field, sentence]])
      expect(page).toContain(`aria-describedby="${field}-said" autofocus`)
      expect(page).not.toContain('4111')
    }
    const all = await (await press(started, '/pay', { card: '', expiry: '', cvc: '', name: '' })).text()
    expect(all.match(/class="wrong"/g)).toHaveLength(4)
    expect((await press(started, '/pay', filled)).status).toBe(303)
    expect((await found(started)).status).toBe(200)
  })

  it('a press on a test card fills the form and pays nothing (money 110)', async () => {
    const started = await start()
    const here = started.paymentUrl.replace(/^http:\/\/localhost:\d+/, app().url)
    const cards = [...(await (await fetch(here)).text()).matchAll(/href="([^"]+\?with=\d{16})"/g)]
    expect(cards).toHaveLength(8)
    for (const [, address] of cards) {
      const page = await (await fetch(app().url + address)).text()
      const values = [...page.matchAll(/<input id="(\w+)"[^>]* value="([^"]*)"/g)].map(([, field, text]) => [
        field,
        text,
      ])
      const typed: Record<string, string> = Object.fromEntries(values)
      expect(typed.card?.replaceAll(' ', '')).toBe(address?.slice(-16))
      expect(Object.values(typed).every((text) => text !== '')).toBe(true)
      expect(page).toContain('Test card filled in: ')
    }
    expect((await ask(started)).body.state).toBe('open')
  })

  it('names the discount, and says how it ended when the order was placed another way', async () => {
    const { person, code } = await aNewcomer(app())
    const orderData = await orderWithCode(app(), code, { paymentMethod: 'online' })
    const reply = await person.post('/createCustomerPayment', { orderData })
    const started = bodyOf(createCustomerPayment, reply)
    const page = async () => (await fetch(started.paymentUrl.replace(/^http:\/\/localhost:\d+/, app().url))).text()
    const sums = [...(await page()).matchAll(/<dt>(?!Subtotal)[^<]+<\/dt><dd>(−?)\$([\d.]+)<\/dd>/g)].map(
      ([, sign, money]) => Math.round(Number(`${sign ? '-' : ''}${money}`) * 100),
    )
    expect(await page()).toMatch(/<dt>Subtotal<\/dt><dd>\$[\d.]+<\/dd><dt>Discount<\/dt><dd>−\$/)
    const total = Math.round(started.pricing.total * 100)
    expect(sums.pop()).toBe(total)
    expect(sums.reduce((sum, one) => sum + one, 0)).toBe(total)

    expect((await placeWithCode(app(), person, code)).status).toBe(200)
    await until(
      () => ask(started, person),
      ({ body }) => body.isOver === true,
    )
    expect((await ask(started, person)).body.userMessage).toBe(
      'This payment was ended, because the order was placed another way. Nothing was charged.',
    )
    expect(await page()).toContain('The restaurant has withdrawn it, or the order was placed another way.')
  })

  it('opens one session for one action, also 20 times in parallel', async () => {
    const orderData = await anOrder(app(), { paymentMethod: 'online' })
    const key = { 'idempotency-key': randomUUID() }
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => customer.post('/createCustomerPayment', { orderData }, key)),
    )
    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200]))
    expect(new Set(replies.map((reply) => reply.body.paymentUrl)).size).toBe(1)
  })
})
