import type { OrderedLine, TicketChoice, TicketLine } from './routing.ts'
import { leftOf, type WorkedTicket } from './tickets.ts'

// Which dishes of an order are made, whoever ticked them: a station its tickets, or somebody at the board the dish itself.

type TicketPlace = { readonly ticketId: string; readonly n: number; readonly isDone: boolean }

/** Where the stations make a dish: its own line, and those of its parts that are made elsewhere. */
export function placesOf(dish: OrderedLine, tickets: readonly WorkedTicket[]): readonly TicketPlace[] {
  const left = leftOf(tickets)
  return tickets
    .filter(({ kind, stationKind }) => stationKind === 'prep' && (kind === 'new' || kind === 'add'))
    .flatMap(({ id, lines, done }) =>
      lines
        .map((line, index) => ({ line, ticketId: id, n: index + 1, isDone: done.includes(index + 1) }))
        .filter(({ line, n }) => (left.get(id)?.[n - 1] ?? 0) > 0 && isOf(dish, line)),
    )
    .map(({ ticketId, n, isDone }) => ({ ticketId, n, isDone }))
}

/**
 * The places of the ticked dishes, from 1: those of which the stations have ticked every part and, of what no station makes,
 * those that were ticked themselves.
 */
export function tickedDishes(
  dishes: readonly OrderedLine[],
  tickets: readonly WorkedTicket[],
  own: readonly number[],
): readonly number[] {
  return dishes.flatMap((dish, index) => {
    const n = index + 1
    const places = placesOf(dish, tickets)
    const isDone = places.length > 0 ? places.every((place) => place.isDone) : own.includes(n)
    return isDone ? [n] : []
  })
}

function isOf(dish: OrderedLine, told: TicketLine): boolean {
  if (told.note !== dish.note) return false
  if (told.partOf !== null) return told.partOf === dish.name && hasPart(dish.options, told)
  const { itemId, name, heat } = dish
  return told.itemId === itemId && told.name === name && told.heat === heat && areKept(dish.options, told.options)
}

type Choices = OrderedLine['options']

function hasPart(choices: Choices, told: TicketLine): boolean {
  return choices.some(
    ({ itemId, name, choices: below }) => (itemId === told.itemId && name === told.name) || hasPart(below, told),
  )
}

/** A dish's own line has all of its choices, but for parts that are made elsewhere. */
function areKept(choices: Choices, told: readonly TicketChoice[]): boolean {
  const [choice, ...others] = choices
  const [first, ...rest] = told
  if (choice === undefined) return first === undefined
  const isTold =
    first !== undefined &&
    first.name === choice.name &&
    first.quantity === choice.quantity &&
    areKept(choice.choices, first.choices)
  return (isTold && areKept(others, rest)) || (choice.itemId !== null && areKept(others, told))
}
