import type { Cents } from '../money/cents.ts'
import {
  componentOf,
  type DishWithOptions,
  type Option,
  type OptionGroup,
  type OptionMenu,
  openedBy,
  priceOf,
  type SizeCode,
} from './options.ts'
import { sizeUpgrade } from './options-price.ts'

/** No choice makes a dish cheaper than this. It can be too low where free units open groups that take something off. */
export function lowestUnitPrice(dish: DishWithOptions, menu: OptionMenu): Cents {
  const sizes = dish.groups.find(({ kind }) => kind === 'size')?.options ?? []
  const bases = sizes.length === 0 ? [{ price: dish.price, sizeCode: null }] : sizes
  const others = dish.groups.filter(({ kind }) => kind !== 'size')
  const lowestAt = (size: SizeCode | null) =>
    sumOf(others.map((group) => lowestOf(group, size, (option) => lowestBelow(option, size, menu))))
  return Math.min(...bases.map(({ price, sizeCode }) => price + lowestAt(sizeCode)))
}

/** The least that the groups below an option add. */
function lowestBelow(option: Option, size: SizeCode | null, menu: OptionMenu): Cents {
  const opened = openedBy(option, menu)
  const sizeGroup = opened.find(({ kind }) => kind === 'size')
  const others = opened.filter(({ kind }) => kind !== 'size')
  const lowestAt = (code: SizeCode | null) => sumOf(others.map((group) => lowestOf(group, code, () => 0)))
  if (!componentOf(option, menu)) return lowestAt(size)
  if (!sizeGroup) return lowestAt(null)
  return Math.min(...sizeGroup.options.map((one) => sizeUpgrade(sizeGroup, one) + lowestAt(one.sizeCode)))
}

function lowestOf(group: OptionGroup, size: SizeCode | null, below: (option: Option) => Cents): Cents {
  const own = (option: Option) => priceOf(option, size)
  if (group.free === 0) return lowestSum(group, (option) => own(option) + below(option), 0)
  return lowestSum(group, own, group.free) + lowestSum(group, below, 0)
}

/** The cheapest units are the cheapest whole, with free units or without. */
function lowestSum(group: OptionGroup, cost: (option: Option) => Cents, free: number): Cents {
  const units = group.options
    .map(cost)
    .sort((a, b) => a - b)
    .slice(0, group.maxDistinct)
    .flatMap((price) => new Array<Cents>(group.maxEach).fill(price))
  const counts = Array.from({ length: group.max - group.min + 1 }, (_, more) => group.min + more)
  return Math.min(...counts.map((count) => sumOf(withoutDearest(units.slice(0, count), free))))
}

function withoutDearest(cheapestFirst: readonly Cents[], free: number): readonly Cents[] {
  const paid = cheapestFirst.length - free
  return cheapestFirst.filter((price, at) => price <= 0 || at < paid)
}

function sumOf(amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
