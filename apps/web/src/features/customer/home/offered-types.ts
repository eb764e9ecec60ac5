import { ORDER_TYPE_LABELS, orderTypesAt } from '@sizzle/domain/order/order-type.ts'
import type { PageLocation } from '../../../kit/page-content.ts'

/** What a kitchen offers, in words. */
export function offeredTypes({ features }: Pick<PageLocation, 'features'>): string[] {
  return orderTypesAt(features).map((type) => ORDER_TYPE_LABELS[type])
}
