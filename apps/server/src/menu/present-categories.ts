import type { ManagedCategory } from '@sizzle/contract/menu-categories.ts'
import type { WeeklySchedule } from '@sizzle/domain/hours/schedule.ts'
import type { z } from 'zod'

type CategoryRow = {
  readonly id: string
  readonly name: string
  readonly is_default: boolean
  readonly schedule: WeeklySchedule | null
}

export function presentCategories(rows: readonly CategoryRow[]): z.output<typeof ManagedCategory>[] {
  return rows.map(({ id, name, is_default, schedule }) => ({ id, name, isDefault: is_default, schedule }))
}
