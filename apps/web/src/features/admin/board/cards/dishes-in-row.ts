import { mergeDishes } from '@sizzle/domain/order/merged-dishes.ts'
import type { BoardOrder } from '../state/board-query.ts'

/** '3× Kadai Paneer, 1× Vegetable Samosas': what an order is told apart by, and what there is to prepare. */
export function dishesInRow(items: BoardOrder['items']): string {
  return mergeDishes(items)
    .map(({ line, quantity }) => `${quantity}× ${line.name}`)
    .join(', ')
}
