import type { getStock } from '@sizzle/contract/menu-office.ts'
import type { WireOutputOf } from '@sizzle/contract/route.ts'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { ask } from './server/ask.ts'

type StockEntry = WireOutputOf<typeof getStock>['stock'][number]
export type StockNow = Omit<StockEntry, 'kind' | 'id'>
export type StockOf = (kind: StockEntry['kind'], id: string) => StockNow | undefined

const NOT_COUNTED: StockNow = { soldOut: null, unitsLeft: null, held: 0, low: 0, isLow: false }

/** What is left of a dish or an option, as of the last order; undefined until the first answer is here. */
export function useStockNow(locationId: string): StockOf {
  const { data } = useQuery(ask('/getStock', { locationId }))
  const entries = useMemo(() => data && new Map(data.stock.map((one) => [`${one.kind} ${one.id}`, one])), [data])
  return useCallback((kind, id) => entries && (entries.get(`${kind} ${id}`) ?? NOT_COUNTED), [entries])
}

type Stocked = Pick<StockNow, 'soldOut' | 'unitsLeft'>

/** What is left of a dish; until the first answer is here, as the menu said it. */
export function stockOfItem(item: Stocked, stock: StockNow | undefined): StockNow {
  return stock ?? { ...NOT_COUNTED, soldOut: item.soldOut, unitsLeft: item.unitsLeft }
}

/** Nothing is left to be ordered. */
export function hasRunOut({ soldOut, unitsLeft }: Stocked): boolean {
  return soldOut !== null || unitsLeft === 0
}
