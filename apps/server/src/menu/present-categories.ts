import type { Category } from '@sizzle/contract/menu.ts'
import type { z } from 'zod'

type CategoryRow = { readonly id: string; readonly name: string; readonly is_default: boolean }

export function presentCategories(rows: readonly CategoryRow[]): z.output<typeof Category>[] {
  return rows.map(({ id, name, is_default }) => ({ id, name, isDefault: is_default }))
}
