import type { MyOrder } from './orders-query.ts'

/** Each dish of an order once, so many of them. */
export function pictured(items: MyOrder['items'], most: number): MyOrder['items'] {
  return [...new Map(items.map((item) => [item.id, item])).values()].slice(0, most)
}
