import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { anOrder } from '../an-order.ts'
import type { Dice } from '../dice.ts'
import { type Answer, type Caller, type Client, openWait } from './client.ts'

/** What one guest was told; the mark stands in the order's own text. */
export type Wish = {
  readonly mark: string
  readonly by: 'cash' | 'card'
  orderId?: string
  isPaid?: true
  isCancelled?: true
  trouble?: string
}
type Crowd = {
  readonly client: Client
  readonly dice: Dice
  readonly template: Awaited<ReturnType<typeof anOrder>>
  readonly admin: { readonly email: string; readonly password: string }
  /** Letters to people who are not known to own their address are few a day; these here are known. */
  readonly confirm: (email: string) => Promise<unknown>
  /** What a guest does on the page of the card provider. */
  readonly pay: (started: Started, own: Dice) => Promise<unknown>
}
export type Started = { readonly sessionId: string; readonly page: string }

const REFUSED = 409
/** A guest who has paid looks so long, and so often with an answer: while nothing runs, nobody learns anything. */
const [ORDER_LIMIT_MS, LEAST_LOOKS] = [100_000, 150]

/** Guests who order, pay and cancel until they are sent home; then each finishes the wish at hand. */
export async function inviteCustomers({ client, dice, template, admin, confirm, pay }: Crowd, count: number) {
  const wishes: Wish[] = []
  let isOpen = true
  const staff = await client.signIn('/sign-in/email', admin)
  const guests: Promise<void>[] = []
  const people: { caller: Caller; email: string }[] = []
  for (let n = 0; n < count; n++) {
    const email = `guest-${randomUUID()}@example.test`
    const me = await client.signIn('/sign-up/email', { email, name: 'Priya Sharma', password: 'Turmeric-42' })
    await confirm(email)
    people.push({ caller: me, email })
    guests.push(live(me, email, dice.child()))
  }

  async function live(me: Caller, email: string, own: Dice) {
    while (isOpen) {
      const wish: Wish = { mark: randomUUID(), by: own.isBelow(0.5) ? 'card' : 'cash' }
      wishes.push(wish)
      await fulfil(wish, me, email, own).catch((error: unknown) => {
        wish.trouble = String(error)
      })
      await sleep(own.between(20, 200))
    }
  }

  async function fulfil(wish: Wish, me: Caller, email: string, own: Dice) {
    // A number of their own, because texts to one number are few a day.
    const phone = `(902) 4${String(Math.floor(own.between(2_000_000, 9_999_999))).replace(/^(..)(....).*/, '$1-$2')}`
    const customerInfo = { ...template.customerInfo, email, phone }
    const order = { ...template, customerInfo, specialInstructions: wish.mark }
    if (wish.by === 'cash')
      wish.orderId = String(good(await me('/createCustomerOrderCash', order, randomUUID())).orderId)
    else await payByCard(wish, me, { ...order, paymentMethod: 'online' }, own)
    if (wish.orderId === undefined || own.isBelow(0.4)) return
    const orderId = wish.orderId
    const isStaff = own.isBelow(0.5)
    const call = isStaff ? '/cancelOrder' : '/cancelMyOrder'
    const answer = await (isStaff ? staff : me)(call, { orderId, reason: 'Changed our mind' }, randomUUID())
    // A cook was faster.
    if (answer.status === REFUSED) return
    good(answer)
    wish.isCancelled = true
  }

  async function payByCard(wish: Wish, me: Caller, orderData: object, own: Dice) {
    const started = good(await me('/createCustomerPayment', { orderData }, randomUUID()))
    const { pathname } = new URL(String(started.paymentUrl))
    await pay({ sessionId: String(started.sessionId), page: pathname }, own)
    wish.isPaid = true
    const until = performance.now() + ORDER_LIMIT_MS
    const wait = openWait()
    for (let looks = 0; performance.now() < until || looks < LEAST_LOOKS; looks += 1) {
      const seen = await me('/getOrderBySessionId', { sessionId: started.sessionId }, randomUUID(), wait.hear)
      wait.hear(`${String(seen.body.code)} ${String(seen.body.state)}`)
      if (seen.status === 200) {
        wish.orderId = String(seen.body.orderId)
        return
      }
      await sleep(200)
    }
    throw new Error(`the paid order did not appear in ${wait.told()}`)
  }

  return {
    wishes,
    people,
    staff,
    async sendHome() {
      isOpen = false
      await Promise.all(guests)
    },
  }
}

function good({ status, body }: Answer): Record<string, unknown> {
  if (status !== 200) throw new Error(`answered ${status}: ${JSON.stringify(body).slice(0, 300)}`)
  return body
}
