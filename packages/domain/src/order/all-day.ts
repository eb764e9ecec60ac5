import { chosenHeat } from '../cart/chosen-heat.ts'
import { SPICE_LEVELS } from '../cart/spice.ts'
import type { TicketKind } from '../kitchen/tickets.ts'
import type { OrderStatus } from './status.ts'

type Choice = { readonly name: string; readonly quantity: number; readonly choices: readonly Choice[] }
type Dish = {
  readonly id: string
  readonly name: string
  readonly quantity: number
  readonly spiceLevelName: string
  readonly hasHeat: boolean
  readonly options: readonly Choice[]
}
type OrderToMake = {
  readonly status: OrderStatus
  readonly items: readonly Dish[]
  /** The places of dishes that are made already, from 1. */
  readonly ticks: { readonly done: readonly number[] }
}

export type Count = { readonly name: string; readonly quantity: number }
export type DishCount = Count & {
  readonly id: string
  /** The mildest first. */
  readonly heats: readonly Count[]
  /** What was chosen with it, also below another choice: its size or its parts, then what is added to it. */
  readonly options: readonly Count[]
}

/** How many of each dish are still to be made, over all orders, most first. */
export function allDay(orders: readonly OrderToMake[]): DishCount[] {
  return countDishes(dishesToMake(orders))
}

/** How often each choice is still to be made, whatever the dish, most first. */
export function allDayOptions(orders: readonly OrderToMake[]): Count[] {
  return countsOf(dishesToMake(orders).flatMap(({ options, quantity }) => chosenIn(options, quantity))).sort(mostFirst)
}

function dishesToMake(orders: readonly OrderToMake[]): Dish[] {
  return orders
    .filter(({ status }) => isToMake(status))
    .flatMap(({ items, ticks }) => items.filter((_, index) => !ticks.done.includes(index + 1)))
}

type TicketToMake = {
  readonly stationId: string
  readonly kind: TicketKind
  readonly recalledAt: string | null
  readonly lines: readonly {
    readonly itemId: string
    readonly name: string
    /** Without what was taken back. */
    readonly left: number
    readonly heat: string
    readonly options: readonly Choice[]
    readonly doneAt: string | null
  }[]
}
type OrderAtStations = { readonly status: OrderStatus; readonly tickets: readonly TicketToMake[] }

/** The same of one station: its own lines, so also the parts that it makes of other stations' dishes. */
export function allDayAt(orders: readonly OrderAtStations[], stationId: string): DishCount[] {
  const lines = orders.flatMap(({ status, tickets }) =>
    tickets
      .filter((ticket) => ticket.stationId === stationId && (ticket.kind === 'new' || ticket.kind === 'add'))
      .filter(({ recalledAt }) => recalledAt !== null || isToMake(status))
      .flatMap((ticket) => ticket.lines.filter(({ left, doneAt }) => left > 0 && doneAt === null)),
  )
  return countDishes(
    lines.map(({ itemId, name, left, heat, options }) => ({
      id: itemId,
      name,
      quantity: left,
      spiceLevelName: heat,
      hasHeat: heat !== '',
      options,
    })),
  )
}

function isToMake(status: OrderStatus): boolean {
  return status === 'pending' || status === 'preparing'
}

function countDishes(dishes: readonly Dish[]): DishCount[] {
  return [...Map.groupBy(dishes, ({ name }) => name)]
    .map(([name, alike]) => ({
      id: alike[0]?.id ?? '',
      name,
      quantity: alike.reduce((sum, { quantity }) => sum + quantity, 0),
      heats: countsOf(alike.map((dish) => ({ name: chosenHeat(dish), quantity: dish.quantity })))
        .filter(isSaid)
        .sort((a, b) => heatOf(a) - heatOf(b)),
      options: optionsOf(alike),
    }))
    .sort(mostFirst)
}

/** In the order in which the dish asks for them; what stands in the same place, most first. */
function optionsOf(dishes: readonly Dish[]): Count[] {
  const places = new Map<string, number>()
  const chosen = dishes.flatMap(({ options, quantity }) =>
    options.flatMap((option, place) => {
      const counts = chosenIn([option], quantity)
      for (const { name } of counts) places.set(name, Math.min(place, places.get(name) ?? place))
      return counts
    }),
  )
  const placeOf = ({ name }: Count) => places.get(name) ?? 0
  return countsOf(chosen).sort((a, b) => placeOf(a) - placeOf(b) || mostFirst(a, b))
}

/** A choice counts for each unit of what it belongs to. */
function chosenIn(choices: readonly Choice[], times: number): Count[] {
  return choices.flatMap(({ name, quantity, choices: below }) => [
    { name, quantity: quantity * times },
    ...chosenIn(below, times),
  ])
}

function countsOf(parts: readonly Count[]): Count[] {
  return [...Map.groupBy(parts, ({ name }) => name)].map(([name, same]) => ({
    name,
    quantity: same.reduce((sum, { quantity }) => sum + quantity, 0),
  }))
}

/** A dish without heat counts for none. */
function isSaid({ name }: Count): boolean {
  return name !== ''
}

/** A level that the menu no longer has comes last. */
function heatOf({ name }: Count): number {
  const level = SPICE_LEVELS.findIndex((one) => one.name === name)
  return level < 0 ? SPICE_LEVELS.length : level
}

function mostFirst(a: Count, b: Count): number {
  return b.quantity - a.quantity || a.name.localeCompare(b.name)
}
