import { formatDollars, toCents } from '../../../../ui/money.ts'
import type { Cell } from './picture.tsx'

/** An amount as it is read, and with its cents in the file (money 104). */
export function dollarsCell(dollars: number): Cell {
  return { words: formatDollars(dollars), value: { cents: toCents(dollars) } }
}
