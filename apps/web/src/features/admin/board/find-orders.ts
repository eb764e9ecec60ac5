import { formatCad } from '@sizzle/domain/money/cents.ts'
import { canTakePayment } from '@sizzle/domain/order/derived.ts'
import { ORDER_TYPE_LABELS, type OrderType } from '@sizzle/domain/order/order-type.ts'
import { dueWord } from '@sizzle/domain/order/place-words.ts'
import type { Command } from '../../../kit/commands.ts'
import { askOnce } from '../../../kit/server/ask-once.ts'
import { clockOf, timeInRow } from '../../../ui/clock.ts'
import { formatDollars } from '../../../ui/money.ts'
import { toCollect } from './state/left-of.ts'

const MOST_FOUND = '6'

type Ways = {
  readonly open: (orderId: string) => void
  /** The board with all that these words find. */
  readonly openAll: (typed: string) => void
}

/** For the command palette: an order of this kitchen by its number, or by what else the search knows. */
export async function findOrders(locationId: string, typed: string, ways: Ways): Promise<readonly Command[]> {
  const { orders, metadata } = await askOnce('/getLocationOrders', { locationId, search: typed, limit: MOST_FOUND })
  const found = orders.map((order): Command => {
    const { orderId, shortNumber, customerInfo, orderType, pricing } = order
    const isOwed = canTakePayment(order)
    const money = isOwed ? formatCad(toCollect(order)) : formatDollars(pricing.total)
    const words = [wordOf(order), ORDER_TYPE_LABELS[orderType], timeOf(order), money]
    return {
      id: `order-${orderId}`,
      label: `Order ${shortNumber}, ${customerInfo.name}`,
      detail: [...words, ...(isOwed ? ['Unpaid'] : [])].join(' · '),
      run: () => ways.open(orderId),
    }
  })
  if (!metadata.hasMore) return found
  return [...found, { id: 'more-orders', label: `All orders with “${typed}”`, run: () => ways.openAll(typed) }]
}

type Timed = {
  readonly status: string
  readonly orderType: OrderType
  readonly orderTime: string
  readonly promisedAt: string
  readonly locationInfo: { readonly timeZone: string }
}

/** 'due 7:39 p.m.': what a guest on the phone asks about, while the order is still to come. Of another day with its date. */
function timeOf({ status, orderType, orderTime, promisedAt, locationInfo: { timeZone } }: Timed): string {
  const isOver = status === 'completed' || status === 'cancelled'
  const time = isOver ? orderTime : promisedAt
  const { day } = clockOf({ timeZone })
  const form = day(time) === day(new Date().toISOString()) ? 'time' : 'shortMoment'
  return `${isOver ? 'placed' : dueWord(orderType)} ${timeInRow(time, timeZone, form)}`
}

/** As the board says it. */
function wordOf({ status }: { status: string }): string {
  return status.charAt(0).toUpperCase() + status.slice(1)
}
