import { mergeDishes } from '@sizzle/domain/order/merged-dishes.ts'
import type { BoardOrder } from '../state/board-query.ts'

/** '3× Kadai Paneer, 1× Vegetable Samosas': what an order is told apart by, and what there is to prepare. A quantity stays with its dish at the end of a line. */
export function dishesInRow(items: BoardOrder['items']): string {
  return mergeDishes(items)
    .map(({ line, quantity }) => `${quantity}×\u00a0${line.name}`)
    .join(', ')
}
