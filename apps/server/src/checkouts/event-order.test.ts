import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { useStripeApp } from '../testing/stripe-app.ts'
import { until } from '../testing/until.ts'

const house = useStripeApp()
const KINDS = ['paid', 'failed', 'expired', 'refunded'] as const
type Kind = (typeof KINDS)[number]

/** Every sequence of one to `length` events, each as often as it likes. */
function sequences(length: number): Kind[][] {
  if (length === 0) return []
  const shorter = sequences(length - 1)
  const longest = shorter.length === 0 ? [[]] : shorter.filter((one) => one.length === length - 1)
  return [...shorter, ...longest.flatMap((one) => KINDS.map((kind) => [...one, kind]))]
}

/** Every order in which all four arrive, each of them twice. */
function twiceEach(): Kind[][] {
  const orders = (kinds: readonly Kind[]): Kind[][] =>
    kinds.length === 0
      ? [[]]
      : kinds.flatMap((kind, index) => orders(kinds.toSpliced(index, 1)).map((rest) => [kind, ...rest]))
  return orders(KINDS).flatMap((order) => [
    order.flatMap((kind) => [kind, kind]),
    [...order, ...order],
    [...order, ...order.toReversed()],
  ])
}

/** The same cart at the same time would be one wish, paid twice. */
const aCartOfItsOwn = () => ({ specialInstructions: randomUUID() })

/** Tells of one session in this order. A kind that comes again is the same event; every second time it is a new one. */
async function play(kinds: readonly Kind[]): Promise<void> {
  const { start, stripe, tell, completed, failed, expired, refunded } = house()
  const sessionId = await start(undefined, aCartOfItsOwn())
  const session = stripe.books.pay(sessionId)
  if (kinds.includes('refunded')) stripe.books.refundOutside(session)
  const make = {
    paid: () => completed(session),
    failed: () => failed(session),
    expired: () => expired(session),
    refunded: () => refunded(session),
  }
  const first = new Map<Kind, ReturnType<typeof completed>>()
  for (const [index, kind] of kinds.entries()) {
    const known = first.get(kind)
    const event = known && index % 2 === 1 ? known : make[kind]()
    first.set(kind, known ?? event)
    expect((await tell(event)).status).toBe(200)
  }
  await checkEnd(sessionId, kinds)
}

async function checkEnd(sessionId: string, kinds: readonly Kind[]) {
  const { orderOf, paymentOf, refundsOf } = house()
  const [order, payment, refunds] = [await orderOf(sessionId), await paymentOf(sessionId), await refundsOf(sessionId)]
  const shown = kinds.join(' ')
  const paidFirst = kinds.includes('paid') && !kinds.slice(0, kinds.indexOf('paid')).includes('refunded')
  expect(order !== undefined, shown).toBe(paidFirst)
  expect(refunds.length, shown).toBe(kinds.includes('refunded') ? 1 : 0)
  if (order) expect(order.payment_status, shown).toBe(kinds.includes('refunded') ? 'refunded' : 'paid')
  expect(payment?.refunded ?? 0, shown).toBe(kinds.includes('refunded') ? payment?.amount : 0)
}

/** Sixteen sessions at a time, as on a busy evening. */
async function playAll(all: readonly (readonly Kind[])[]) {
  const waiting = [...all]
  const worker = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await play(next)
  }
  await Promise.all(Array.from({ length: 16 }, worker))
}

describe('paid, failed, expired and refunded, in whatever order they arrive', () => {
  it('all sequences of one to four events with repeats end with one order or one refund', async () => {
    const all = sequences(4)
    expect(all).toHaveLength(4 + 16 + 64 + 256)
    await playAll(all)
    expect(await house().breaches()).toEqual([])
  })

  it('all orders of the four, each of them twice, do too', async () => {
    const all = twiceEach()
    expect(all).toHaveLength(72)
    await playAll(all)
    expect(await house().breaches()).toEqual([])
  })

  it('five events of one session at the same moment, twenty times, do too', async () => {
    for (let round = 0; round < 20; round++) {
      const { start, stripe, tell, completed, failed, expired, refunded } = house()
      const sessionId = await start(undefined, aCartOfItsOwn())
      const session = stripe.books.pay(sessionId)
      stripe.books.refundOutside(session)
      const events = [completed(session), failed(session), expired(session), refunded(session), completed(session)]
      const replies = await Promise.all([...events, ...events].map((event) => tell(event)))
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    }
    expect(
      await until(
        () => house().breaches(),
        (breaches) => breaches.length === 0,
      ),
    ).toEqual([])
  })
})
