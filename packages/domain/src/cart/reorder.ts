import type { Choice, DishWithOptions } from '../menu/options.ts'
import { checkChoices } from '../menu/options-choices.ts'
import { choicesNow, type NamedChoice, type OptionsNow } from '../menu/options-now.ts'
import { priceUnit } from '../menu/options-price.ts'
import type { Cents } from '../money/cents.ts'
import { addToCart, type Cart, type CartItem, type MadeLine } from './cart.ts'
import { chosenLine } from './chosen-line.ts'
import { SPICE_LEVELS, type SpiceLevel, spiceById } from './spice.ts'

type PastChoice = NamedChoice & {
  readonly name: string
  readonly price: Cents
  readonly choices: readonly PastChoice[]
}

/** A line of an order that is over. */
export type PastLine = {
  readonly id: string
  readonly name: string
  readonly price: Cents
  readonly basePrice: Cents
  readonly quantity: number
  readonly selectedSpiceLevel: number
  readonly spiceLevelName: string
  readonly options: readonly PastChoice[]
  readonly note: string
}

export type MenuItemNow = CartItem & {
  readonly hasHeat: boolean
  /** It stands on the menu and comes back; which group has run out, where that is why. */
  readonly soldOut: { readonly because: string | null } | null
}

/** A dish to be chosen in its dialog, which starts with this. */
export type ToChoose = {
  readonly itemId: string
  readonly spice: SpiceLevel | null
  readonly choices: readonly Choice[]
  readonly note: string
  readonly quantity: number
}

/** What is different from last time, one entry for each thing that people must know. */
export type ReorderChange =
  | { readonly kind: 'gone'; readonly name: string }
  | { readonly kind: 'sold_out'; readonly name: string; readonly because: string | null }
  | { readonly kind: 'repriced'; readonly name: string; readonly was: Cents; readonly now: Cents }
  | { readonly kind: 'fewer'; readonly name: string; readonly wanted: number; readonly added: number }
  | { readonly kind: 'option_gone'; readonly name: string; readonly option: string }
  | {
      readonly kind: 'option_repriced'
      readonly name: string
      readonly option: string
      readonly was: Cents
      readonly now: Cents
    }
  | {
      readonly kind: 'choose_again'
      readonly name: string
      readonly sentence: string
      /** The cart holds this dish as well, from before or from another line. */
      readonly isMore: boolean
      readonly start: ToChoose
    }

/**
 * The same again, on top of what is in the cart: at today's prices, without what is gone or sold out, within the cart's
 * limits. A dish that misses a choice is never added by itself (menu 50).
 */
export function reorder(cart: Cart, past: readonly PastLine[], menu: readonly MenuItemNow[], options: OptionsNow) {
  const byId = new Map(menu.map((item) => [item.id, item]))
  const changes: ReorderChange[] = []
  let next = cart
  for (const line of past) {
    const item = byId.get(line.id)
    const dish = options.menu.dishes.get(line.id)
    if (item?.soldOut) {
      changes.push({ kind: 'sold_out', name: item.name, because: item.soldOut.because })
      continue
    }
    if (!item?.isAvailable || !dish) {
      changes.push({ kind: 'gone', name: item?.name ?? line.name })
      continue
    }
    const again = chosenAgain(line, { item, dish }, options)
    changes.push(...again.gone)
    if (!again.made) {
      changes.push(again.chooseAgain)
      continue
    }
    const { spice, made } = again
    const { cart: filled, added } = addAsMany(next, { item, spice, made }, line.quantity)
    next = filled
    if (added < line.quantity) changes.push({ kind: 'fewer', name: item.name, wanted: line.quantity, added })
    if (added > 0) changes.push(...again.repriced)
  }
  const held = new Set(next.map(({ id }) => id))
  return {
    cart: next,
    changes: changes.map((change) =>
      change.kind === 'choose_again' ? { ...change, isMore: held.has(change.start.itemId) } : change,
    ),
  }
}

type OnMenu = { readonly item: MenuItemNow; readonly dish: DishWithOptions }

function chosenAgain(line: PastLine, { item, dish }: OnMenu, options: OptionsNow) {
  const { kept, gone: names } = choicesNow(dish.groups, line.options, options)
  const gone = names.map((option) => ({ kind: 'option_gone' as const, name: item.name, option }))
  const spice = spiceOf(line, item)
  const checked = checkChoices(dish, kept, options.menu, 'options')
  if (!checked.ok) {
    const start = { itemId: item.id, spice, choices: kept, note: line.note, quantity: line.quantity }
    const sentence = checked.refusal.fields[0]?.sentence ?? ''
    return {
      gone,
      made: null,
      chooseAgain: { kind: 'choose_again' as const, name: item.name, sentence, isMore: false, start },
    }
  }
  const made = chosenLine({ dish, spice, choices: kept, note: line.note }, options.menu)
  const { base } = priceUnit(dish, kept, options.menu)
  // Without what is gone other units may be free, so only the whole can be compared.
  const repriced =
    gone.length > 0
      ? priceChange(item.name, line.price, made.price)
      : [...priceChange(item.name, line.basePrice, base), ...optionsRepriced(item.name, line.options, made.words ?? [])]
  return { gone, spice, made, repriced }
}

function priceChange(name: string, was: Cents, now: Cents): ReorderChange[] {
  return was === now ? [] : [{ kind: 'repriced', name, was, now }]
}

function optionsRepriced(
  name: string,
  before: readonly PastChoice[],
  now: NonNullable<MadeLine['words']>,
): ReorderChange[] {
  return now.flatMap((choice) => {
    const past = before.find(({ groupId, optionId }) => groupId === choice.groupId && optionId === choice.optionId)
    if (!past) return []
    const below = optionsRepriced(name, past.choices, choice.choices)
    if (past.price === choice.price) return below
    return [{ kind: 'option_repriced', name, option: choice.name, was: past.price, now: choice.price }, ...below]
  })
}

type ToAdd = { readonly item: CartItem; readonly spice: SpiceLevel | null; readonly made: MadeLine }

function addAsMany(cart: Cart, { item, spice, made }: ToAdd, quantity: number) {
  for (let added = quantity; added > 0; added -= 1) {
    const filled = addToCart(cart, item, spice, added, made)
    if (filled.ok) return { cart: filled.value, added }
  }
  return { cart, added: 0 }
}

function spiceOf(line: PastLine, item: MenuItemNow): SpiceLevel | null {
  if (!item.hasHeat) return null
  const named = spiceById(line.spiceLevelName.toLowerCase())
  return named ?? SPICE_LEVELS.find(({ level }) => level === line.selectedSpiceLevel) ?? SPICE_LEVELS[0]
}
