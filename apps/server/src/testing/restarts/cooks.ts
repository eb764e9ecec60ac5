import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Db, sql } from '../../kit/db/sql.ts'
import type { Dice } from '../dice.ts'
import type { Caller } from './client.ts'
import type { Wish } from './customers.ts'

/** What a cook was told: where an order went, and which cash was taken. */
export type Kitchen = {
  readonly moves: { readonly orderId: string; readonly status: string }[]
  readonly cash: string[]
  sendHome(): Promise<void>
}

const NEXT = ['preparing', 'ready', 'completed'] as const
const REFUSED = 409

/** Staff who move the orders of the guests on and take their cash, two at the same orders. */
export function openKitchen(cooks: readonly Caller[], wishes: readonly Wish[], dice: Dice): Kitchen {
  const moves: { orderId: string; status: string }[] = []
  const cash: string[] = []
  let isOpen = true

  async function work(cook: Caller, own: Dice) {
    while (isOpen) {
      await sleep(own.between(50, 300))
      const placed = wishes.filter(({ orderId, isCancelled }) => orderId !== undefined && !isCancelled)
      const [first, ...others] = placed.slice(-12)
      const orderId = first && own.oneOf([first, ...others]).orderId
      if (orderId === undefined) continue
      const status = own.oneOf(NEXT)
      const moved = await cook('/updateOrderStatus', { orderId, status }, randomUUID())
      if (moved.status === 200) moves.push({ orderId, status })
      else if (moved.status !== REFUSED) throw new Error(`a move was answered with ${moved.status}`)
      if (moved.status !== 200 || status !== 'completed') continue
      const taken = await cook('/updateOrderPaymentStatus', { orderId, paymentStatus: 'paid' }, randomUUID())
      if (taken.status === 200) cash.push(orderId)
    }
  }
  const shifts = cooks.map((cook) => work(cook, dice.child()))
  return {
    moves,
    cash,
    async sendHome() {
      isOpen = false
      await Promise.all(shifts)
    },
  }
}

/** What was answered to a cook and is not so. */
export async function kitchenBreaches(db: Db, { moves, cash }: Kitchen): Promise<string[]> {
  const steps = await db.many<{ step: string }>(
    sql`select order_id || ' ' || status as step from order_events where kind = 'status'`,
  )
  const paid = await db.many<{ id: string }>(
    sql`select id::text as id from orders where payment_status in ('paid', 'refunded')`,
  )
  const [known, settled] = [new Set(steps.map(({ step }) => step)), new Set(paid.map(({ id }) => id))]
  return [
    ...moves
      .filter(({ orderId, status }) => !known.has(`${orderId} ${status}`))
      .map(({ orderId, status }) => `a confirmed move is lost: ${orderId} to ${status}`),
    ...cash.filter((id) => !settled.has(id)).map((id) => `cash that was taken is not noted: ${id}`),
  ]
}
