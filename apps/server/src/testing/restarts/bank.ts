import { setTimeout as sleep } from 'node:timers/promises'
import type { Dice } from '../dice.ts'
import { type Fault, openFakeStripe } from '../fake-stripe.ts'
import type { FakeEvent } from '../fake-stripe-books.ts'
import { signature } from '../stripe-signature.ts'
import { noteFailure, type Troubles } from './failures.ts'

const SECRET = 'whsec_of_the_restarts_1234'
const TELL_LIMIT_MS = 15_000
const WEBHOOK = '/api/webhooks/stripe'
const FAULTS: readonly [Fault, ...Fault[]] = [
  { kind: 'drop', when: 'before' },
  { kind: 'drop', when: 'after' },
  { kind: 'status', status: 500, when: 'before' },
  { kind: 'status', status: 503, when: 'after' },
  { kind: 'status', status: 429, when: 'before' },
  { kind: 'delay', ms: 1500 },
]

export type Bank = Awaited<ReturnType<typeof openBank>>

/** The card provider: its calls fail now and then, and its events come late, twice, in any order or never. */
export async function openBank(addresses: () => readonly string[], dice: Dice, troubles: Troubles) {
  const stripe = await openFakeStripe()
  const under: Promise<void>[] = []
  let turn = 0
  let isOpen = true
  const told = { events: 0, lost: 0, twice: 0 }

  /** Until it is taken, as the provider does; whoever does not take it for a while is not asked again. */
  async function tell(event: FakeEvent, afterMs: number) {
    await sleep(afterMs)
    const until = performance.now() + TELL_LIMIT_MS
    const body = JSON.stringify(event)
    while (performance.now() < until) {
      const all = addresses()
      const answer = await fetch(`${all[turn++ % all.length]}${WEBHOOK}`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', 'stripe-signature': signature(body, SECRET) },
        signal: AbortSignal.timeout(TELL_LIMIT_MS),
      }).catch(() => undefined)
      if (answer && answer.status >= 500) await noteFailure(troubles, WEBHOOK, answer)
      else await answer?.body?.cancel()
      if (answer?.status === 200) return
      await sleep(500)
    }
  }
  function send(event: FakeEvent) {
    told.events += 1
    const copies = dice.isBelow(0.15) ? 0 : dice.isBelow(0.3) ? 2 : 1
    if (copies === 0) told.lost += 1
    if (copies === 2) told.twice += 1
    for (let n = 0; n < copies; n++) under.push(tell(event, dice.between(0, 2500)))
  }
  async function misbehave() {
    while (isOpen) {
      await sleep(dice.between(200, 800))
      stripe.arm(/./, dice.oneOf(FAULTS))
    }
  }
  const misbehaving = misbehave()

  return {
    stripe,
    told,
    environment: {
      PAYMENTS: 'stripe',
      STRIPE_SECRET_KEY: 'sk_test_of_nobody',
      STRIPE_WEBHOOK_SECRET: SECRET,
      STRIPE_API_BASE: stripe.apiBase,
    },
    /** The guest pays on the provider's page; a refund that the provider has made since is told as well. */
    pay(sessionId: string) {
      const session = stripe.books.pay(sessionId)
      send(stripe.books.event('checkout.session.completed', session))
      const refunded = [...stripe.books.sessions.values()].find(
        ({ payment_intent }) => payment_intent !== null && stripe.books.refunded(payment_intent) > 0,
      )
      if (refunded) send(stripe.books.event('charge.refunded', stripe.books.charge(refunded)))
    },
    /** Faults end; what is being told is told. */
    async calm() {
      isOpen = false
      await misbehaving
      stripe.disarm()
      await Promise.all(under)
    },
    stop: () => stripe.stop(),
  }
}
