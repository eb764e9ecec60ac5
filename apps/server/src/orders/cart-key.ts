import { createHash } from 'node:crypto'
import { canonicalText } from '@sizzle/domain/menu/options-canonical.ts'
import type { Wish } from '@sizzle/domain/payment/same-wish.ts'
import type { LineRow } from './contents.sql.ts'
import type { OrderPayload } from './price-cart.ts'

/** Equal for equal dishes at the same location and time, for any customer and in any order of lines. */
export function cartKey(
  locationId: string,
  orderType: string,
  lines: readonly LineRow[],
  scheduledFor: Date | null,
): string {
  const dishes = Map.groupBy(lines, dishOf)
  const cooked = [...dishes].map(([dish, same]) => `${dish} ${same.reduce((sum, { quantity }) => sum + quantity, 0)}`)
  return createHash('sha256')
    .update(JSON.stringify([locationId, orderType, cooked.toSorted(), ...(scheduledFor ? [scheduledFor] : [])]))
    .digest('base64url')
}

/** Without choices and note it is the text of earlier versions, so that a session that is open while the program is updated stays the same cart. */
function dishOf({ item_id, spice_level, options, note }: LineRow): string {
  const dish = `${item_id} ${spice_level}`
  return options.length === 0 && note === '' ? dish : `${dish} ${JSON.stringify([canonicalText(options), note])}`
}

export function wishOf({ customerInfo, ...payload }: OrderPayload, userId: string | null): Wish {
  const table = payload.orderType === 'dine-in' ? payload.tableInfo?.tableNumber : undefined
  const address = payload.orderType === 'delivery' ? payload.deliveryInfo?.address : undefined
  return {
    userId,
    email: customerInfo.email,
    phone: customerInfo.phone,
    note: payload.specialInstructions ?? '',
    place: address ?? (table === undefined ? '' : String(table)),
  }
}
