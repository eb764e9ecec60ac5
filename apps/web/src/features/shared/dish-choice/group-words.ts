import { type Choice, type Option, type OptionGroup, priceOf, type SizeCode } from '@sizzle/domain/menu/options.ts'
import { sizeUpgrade } from '@sizzle/domain/menu/options-price.ts'
import { type Cents, formatCad } from '@sizzle/domain/money/cents.ts'

/** How many, and what is free: 'Choose up to 4 · 2 included, then $0.75 each'. */
export function groupHint(group: OptionGroup, size: SizeCode | null): string {
  return [countOf(group), freeOf(group, size)].filter((part) => part !== '').join(' · ')
}

function countOf({ min, max }: OptionGroup): string {
  if (min === 0) return max === 1 ? 'Optional' : `Optional, up to ${max}`
  return min === max ? `Choose ${min}` : `Choose ${min} to ${max}`
}

function freeOf({ free, max, options }: OptionGroup, size: SizeCode | null): string {
  const prices = options.map((option) => priceOf(option, size)).filter((price) => price > 0)
  if (free === 0 || prices.length === 0) return ''
  if (free >= max) return 'included'
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
  return `${free} included, then ${lowest === highest ? '' : 'from '}${formatCad(lowest)} each`
}

type PriceAt = {
  readonly group: OptionGroup
  readonly size: SizeCode | null
  /** Below a dish of a combo a size costs only the difference. */
  readonly isBelow: boolean
  /** What is chosen so far. */
  readonly choices: readonly Choice[]
}

/** A size shows its price, any other option what it adds now; what never costs anything shows nothing. */
export function optionPrice(option: Option, { group, size, isBelow, choices }: PriceAt): string {
  if (group.kind === 'size') return isBelow ? added(sizeUpgrade(group, option)) : formatCad(option.price)
  const price = priceOf(option, size)
  if (group.free >= group.max) return ''
  return price > 0 && isIncluded(option, group, choices) ? 'Included' : added(price)
}

/** Until all that are free are chosen, the next one is; then only what is among them. */
function isIncluded(option: Option, group: OptionGroup, choices: readonly Choice[]): boolean {
  const chosen = choices.filter(({ groupId }) => groupId === group.id)
  const units = chosen.reduce((sum, { quantity }) => sum + quantity, 0)
  return units < group.free || (units === group.free && chosen.some(({ optionId }) => optionId === option.id))
}

function added(price: Cents): string {
  if (price === 0) return ''
  return price > 0 ? `+${formatCad(price)}` : `−${formatCad(-price)}`
}
