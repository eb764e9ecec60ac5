import * as contract from '@sizzle/contract/customers.ts'
import type { OptionMenu } from '@sizzle/domain/menu/options.ts'
import { choicesNow } from '@sizzle/domain/menu/options-now.ts'
import { soldOutReason } from '@sizzle/domain/menu/options-sold-out.ts'
import { normalizePhone } from '@sizzle/domain/people/phone.ts'
import { mayAt } from '@sizzle/domain/people/rights.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { personOf } from '../kit/context.ts'
import { query } from '../kit/operation.ts'
import { dishesByIds, type MenuRows } from '../menu/menu.sql.ts'
import { canBeHad, optionMenuOf } from '../menu/option-menu.ts'
import { personWithPhone } from '../people/find-customer.sql.ts'
import { contentsOf, type LineRow } from './contents.sql.ts'
import { lastOrderOf } from './last-order.sql.ts'
import { presentLine } from './present-order.ts'

/** For the person whom the counter found by this number. What to do about what is gone is decided where the cart is. */
export const getLastOrderOfCustomer = query(
  contract.getLastOrderOfCustomer,
  async ({ phone, locationId }, { db, who, now }) => {
    if (!mayAt(personOf(who), 'order.create', locationId)) return refuse({ code: 'location_not_found' })
    const number = normalizePhone(phone)
    const person = number === null ? undefined : await personWithPhone(db, number)
    const order = person && (await lastOrderOf(db, { userId: person.id, locationId }))
    if (!order) return ok({ order: null })
    const [contents] = await contentsOf(db, locationId, [order.id])
    const lines = contents?.lines ?? []
    const menu = await dishesByIds(
      db,
      locationId,
      lines.map(({ item_id }) => item_id),
      now,
    )
    const options = optionMenuOf(menu)
    return ok({
      order: {
        id: order.id,
        shortNumber: order.short_number,
        orderTime: order.order_time,
        orderType: order.order_type,
        address: order.delivery_address ?? '',
        instructions: order.delivery_instructions ?? '',
        items: lines.map((line) => ({ ...presentLine(line), ...goneOf(line, menu, options) })),
      },
    })
  },
)

function goneOf({ item_id: id, options: chosen }: LineRow, rows: MenuRows, menu: OptionMenu) {
  const item = rows.items.find((row) => row.id === id)
  const dish = menu.dishes.get(id)
  const isThere = canBeHad(rows)
  const isOnSale = item?.is_available === true && !item.is_sold_out
  if (!isOnSale || !dish || soldOutReason(dish, menu, isThere) !== null) return { isGone: true, goneOptions: [] }
  return { isGone: false, goneOptions: choicesNow(dish.groups, chosen, { menu, canBeHad: isThere }).gone }
}
