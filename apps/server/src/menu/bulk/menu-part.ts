import type { MenuPart } from '@sizzle/contract/menu-part.ts'
import type { z } from 'zod'
import type { ItemRow } from '../menu.sql.ts'

export type Part = z.output<typeof MenuPart>

export function isInPart(part: Part): (item: ItemRow) => boolean {
  if (part.kind === 'menu') return () => true
  const ids = new Set(part.ids)
  return part.kind === 'items' ? ({ id }) => ids.has(id) : ({ category_id }) => ids.has(category_id)
}
