import type { WeeklySchedule } from '@sizzle/domain/hours/schedule.ts'
import { type DishHours, hoursFor, type NotNow, notNowFor, type TimeAsked } from '@sizzle/domain/menu/dish-hours.ts'
import type { SaleFacts } from '@sizzle/domain/menu/orderable.ts'
import { ORDER_TYPES, type OrderType } from '@sizzle/domain/order/order-type.ts'
import type { DishFacts } from '@sizzle/domain/order/slots.ts'
import type { DishRow, ItemRow, MenuRows } from './menu.sql.ts'

/** What decides whether a dish can be ordered for a moment, with an order of this type. */
export function saleFactsOf(row: DishRow, orderType: OrderType): SaleFacts {
  const until = row.sold_out_until
  const soldOut = until === null ? null : { until: until === 'infinity' ? null : new Date(until) }
  return { isHidden: !row.is_available, soldOut, ...hoursFor(hoursOf(row), orderType) }
}

/** What these dishes say about the time of an order. What is hidden or sold out is refused with its line, at any time. */
export function dishFactsOf(menu: Pick<MenuRows, 'items'>, ids: readonly string[], orderType: OrderType): DishFacts[] {
  return menu.items
    .filter((row) => ids.includes(row.id) && row.is_available && !row.is_sold_out)
    .map((row) => ({ id: row.id, name: row.name, sale: saleFactsOf(row, orderType) }))
}

function hoursOf({ schedule, category_schedule, menus }: ItemRow): DishHours {
  return {
    schedule: schedule ?? category_schedule,
    menus: menus.map(({ name, schedule, order_types }) => ({ name, schedule, orderTypes: order_types })),
  }
}

type NotNowByType = Partial<Record<OrderType, NotNow>>

/** By order type, why a dish cannot be had at once. Dishes of a category mostly share the answer: it is found once. */
export function notNowAt(asked: TimeAsked): (row: ItemRow) => NotNowByType {
  const known = new Map<string, NotNowByType>()
  return (row) => {
    if (row.schedule !== null) return notNowByType(row, asked)
    const key = `${row.location_id} ${row.category_id}`
    const notNow = known.get(key) ?? notNowByType(row, asked)
    known.set(key, notNow)
    return notNow
  }
}

function notNowByType(row: ItemRow, asked: TimeAsked): NotNowByType {
  const hours = hoursOf(row)
  const found: NotNowByType = {}
  for (const orderType of ORDER_TYPES) {
    const notNow = notNowFor(hours, orderType, asked)
    if (notNow) found[orderType] = notNow
  }
  return found
}

/** Every week that decides about one of these dishes, each once. */
export function schedulesOf({ items }: Pick<MenuRows, 'items'>): WeeklySchedule[] {
  const byCategory = new Map(items.map((item) => [item.category_id, item]))
  const own = items.flatMap(({ schedule }) => schedule ?? [])
  const ofCategories = [...byCategory.values()].flatMap(({ category_schedule, menus }) => [
    ...(category_schedule ? [category_schedule] : []),
    ...menus.map(({ schedule }) => schedule),
  ])
  return [...own, ...ofCategories]
}
