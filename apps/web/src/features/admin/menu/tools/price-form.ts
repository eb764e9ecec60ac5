import { LEAST_PERCENT, MOST_PERCENT, type PriceRounding } from '@sizzle/domain/menu/bulk-prices.ts'
import { withPoint } from '@sizzle/domain/money/entered-dollars.ts'

export type PriceForm = {
  /** Empty: all dishes. */
  readonly category: string
  readonly direction: 'raise' | 'lower'
  readonly way: 'percent' | 'amount'
  readonly typed: string
  readonly rounding: PriceRounding
  readonly includeOptions: boolean
}

/** What is asked of the server; undefined while it cannot be answered. */
export function ruleOf({ category, direction, way, typed, rounding, includeOptions }: PriceForm) {
  const text = withPoint(typed).trim()
  const value = direction === 'lower' ? -Number(text) : Number(text)
  if (!/^\d{1,4}(\.\d{1,2})?$/.test(text) || value === 0) return undefined
  if (way === 'percent' && (value < LEAST_PERCENT || value > MOST_PERCENT)) return undefined
  return {
    what: category === '' ? { kind: 'menu' as const } : { kind: 'categories' as const, ids: [category] },
    change: way === 'percent' ? { percent: value } : { amount: value },
    rounding,
    includeOptions,
  }
}
