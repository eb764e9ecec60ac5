import { dueWord, typeTableAndGuests } from '@sizzle/domain/order/place-words.ts'
import { type Clock, clockOf } from '../../../ui/clock.ts'
import type { BoardOrder } from './state/board-query.ts'

/** What one asks first of an order: how it leaves the house, when and for whom. */
export function gistOf({ orderType, tableInfo, customerInfo, promisedAt, status, locationInfo }: BoardOrder): string {
  return [
    typeTableAndGuests(orderType, tableInfo),
    status !== 'cancelled' && `${dueWord(orderType)} ${dueWords(clockOf(locationInfo), promisedAt)}`,
    customerInfo.name,
  ]
    .filter(Boolean)
    .join(' · ')
}

function dueWords(clock: Clock, at: string): string {
  return clock.day(at) === clock.day(new Date()) ? clock.time(at) : clock.shortMoment(at)
}
