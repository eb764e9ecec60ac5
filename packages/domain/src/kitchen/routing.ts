// Which station makes what. What is chosen decides before the dish, the dish before its category, and what has no route
// goes to the default station.

export type StationKind = 'prep' | 'expo'
export const ROUTE_MATCHES = ['option', 'item', 'category'] as const
export type RouteMatch = (typeof ROUTE_MATCHES)[number]

export type Route = {
  readonly match: RouteMatch
  /** Of an option: its group and itself, 'breads/garlic-naan'. */
  readonly id: string
  /** Null: nobody makes it. */
  readonly stationId: string | null
}

export type StationPlan = {
  readonly stations: readonly { readonly id: string; readonly kind: StationKind }[]
  readonly defaultStationId: string | null
  readonly routes: readonly Route[]
  /** The categories of dishes that are parts of others. */
  readonly categories: Readonly<Record<string, string>>
}

type OrderedChoice = {
  readonly groupId: string
  readonly optionId: string
  readonly name: string
  readonly quantity: number
  /** The dish that it puts on the plate. */
  readonly itemId: string | null
  readonly choices: readonly OrderedChoice[]
}

export type OrderedLine = {
  readonly itemId: string
  readonly name: string
  readonly category: string
  readonly quantity: number
  readonly heat: string
  readonly heatLevel: number
  readonly options: readonly OrderedChoice[]
  readonly note: string
  readonly allergens: readonly string[]
}

export type TicketChoice = {
  readonly name: string
  /** For each unit of what it belongs to. */
  readonly quantity: number
  readonly choices: readonly TicketChoice[]
}

export type TicketLine = {
  readonly itemId: string
  readonly name: string
  readonly quantity: number
  /** Empty, and the level 0, where there is none. */
  readonly heat: string
  readonly heatLevel: number
  readonly options: readonly TicketChoice[]
  readonly note: string
  readonly allergens: readonly string[]
  /** The combo that it belongs to; its other parts are made elsewhere. */
  readonly partOf: string | null
}

export type StationLine = { readonly stationId: string; readonly line: TicketLine }

/**
 * What each station gets of an order, equal dishes as one line. Parts of a combo go to their own stations; a part that is
 * made where the dish itself is made stays under it. Every expo station gets the whole (stations 1, stations 2).
 */
export function routeLines(lines: readonly OrderedLine[], plan: StationPlan): readonly StationLine[] {
  const find = finderOf(plan)
  const expos = plan.stations.filter(({ kind }) => kind === 'expo')
  return merged(
    lines.flatMap((line) => [
      ...prepLines(line, find),
      ...expos.map(({ id }) => ({ stationId: id, line: wholeLine(line) })),
    ]),
  )
}

type Dish = {
  readonly itemId: string
  readonly category: string | undefined
  readonly options: readonly OrderedChoice[]
}
type Find = {
  readonly stationOf: (dish: Dish) => string | null
  readonly stationOfPart: (part: Part) => string | null
}
type Part = OrderedChoice & { readonly itemId: string }

function finderOf({ routes, defaultStationId, categories }: StationPlan): Find {
  const byKey = new Map(routes.map(({ match, id, stationId }) => [`${match} ${id}`, stationId]))
  const byOption = (choices: readonly OrderedChoice[]): string | null | undefined => {
    for (const choice of choices) {
      const own = byKey.get(`option ${choice.groupId}/${choice.optionId}`)
      const found = isPart(choice) ? undefined : own === undefined ? byOption(choice.choices) : own
      if (found !== undefined) return found
    }
    return undefined
  }
  const stationOf = ({ itemId, category, options }: Dish) => {
    const ways = [byOption(options), byKey.get(`item ${itemId}`), byKey.get(`category ${category}`)]
    const way = ways.find((one) => one !== undefined)
    return way === undefined ? defaultStationId : way
  }
  return {
    stationOf,
    stationOfPart: ({ groupId, optionId, itemId, choices }) => {
      const own = byKey.get(`option ${groupId}/${optionId}`)
      return own === undefined ? stationOf({ itemId, category: categories[itemId], options: choices }) : own
    },
  }
}

function isPart(choice: OrderedChoice): choice is Part {
  return choice.itemId !== null
}

function prepLines(line: OrderedLine, find: Find): readonly StationLine[] {
  const stationId = find.stationOf(line)
  const under = { stationId, line, find, units: line.quantity }
  const own = { ...wholeLine(line), options: keptAt(under, line.options) }
  return [...(stationId === null ? [] : [{ stationId, line: own }]), ...partsElsewhere(under, line.options)]
}

type Under = {
  readonly stationId: string | null
  readonly line: OrderedLine
  readonly find: Find
  readonly units: number
}

/** Somebody else makes it. What nobody makes is said where the dish itself is made. */
function isElsewhere({ stationId, find }: Under, choice: OrderedChoice): choice is Part {
  if (!isPart(choice)) return false
  const station = find.stationOfPart(choice)
  return station !== null && station !== stationId
}

function keptAt(under: Under, choices: readonly OrderedChoice[]): readonly TicketChoice[] {
  return choices
    .filter((choice) => !isElsewhere(under, choice))
    .map(({ name, quantity, choices: nested }) => ({ name, quantity, choices: keptAt(under, nested) }))
}

function partsElsewhere(under: Under, choices: readonly OrderedChoice[]): readonly StationLine[] {
  const { line, find, units } = under
  return choices.flatMap((choice) => {
    const count = units * choice.quantity
    if (!isElsewhere(under, choice)) return partsElsewhere({ ...under, units: count }, choice.choices)
    const stationId = find.stationOfPart(choice)
    if (stationId === null) return []
    const within = { ...under, stationId, units: count }
    const part: TicketLine = {
      itemId: choice.itemId,
      name: choice.name,
      quantity: count,
      heat: '',
      heatLevel: 0,
      options: keptAt(within, choice.choices),
      note: line.note,
      allergens: line.allergens,
      partOf: line.name,
    }
    return [{ stationId, line: part }, ...partsElsewhere(within, choice.choices)]
  })
}

function wholeLine({ itemId, name, quantity, heat, heatLevel, options, note, allergens }: OrderedLine): TicketLine {
  return { itemId, name, quantity, heat, heatLevel, options: choicesOf(options), note, allergens, partOf: null }
}

function choicesOf(choices: readonly OrderedChoice[]): readonly TicketChoice[] {
  return choices.map(({ name, quantity, choices: nested }) => ({ name, quantity, choices: choicesOf(nested) }))
}

/** Tells lines apart: all that a cook reads but how many, and what is in it. */
export function lineKey({ stationId, line }: StationLine): string {
  const { itemId, partOf, name, heat, note, options } = line
  return JSON.stringify([stationId, itemId, partOf, name, heat, note, options])
}

/** Equal lines as one, at the place of the first. */
export function merged(lines: readonly StationLine[]): readonly StationLine[] {
  return [...Map.groupBy(lines, lineKey).values()].flatMap(([first, ...more]) =>
    first ? [{ ...first, line: withQuantity(first.line, sumOf([first, ...more])) }] : [],
  )
}

export function withQuantity(line: TicketLine, quantity: number): TicketLine {
  return { ...line, quantity }
}

function sumOf(lines: readonly StationLine[]): number {
  return lines.reduce((sum, { line }) => sum + line.quantity, 0)
}

type MenuDish = { readonly id: string; readonly categoryId: string }

/** Dishes that would reach no station: none of their own, none of their category, and no default (stations 4). */
export function unroutedDishes<D extends MenuDish>(
  dishes: readonly D[],
  { routes, defaultStationId }: Pick<StationPlan, 'routes' | 'defaultStationId'>,
): readonly D[] {
  if (defaultStationId !== null) return []
  const routed = new Set(routes.map(({ match, id }) => `${match} ${id}`))
  return dishes.filter(({ id, categoryId }) => !routed.has(`item ${id}`) && !routed.has(`category ${categoryId}`))
}
