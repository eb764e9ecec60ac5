import { refuse } from '@sizzle/domain/result.ts'
import type { Tx } from '../kit/db/sql.ts'
import { namedLocation } from './managed.sql.ts'

/** Says who was first. */
export async function changedMeanwhile(tx: Tx, id: string) {
  const { version, updated_by_name, updated_at } = await namedLocation(tx, id)
  return refuse({
    code: 'location_changed',
    current: { version, changedBy: updated_by_name, changedAt: updated_at },
  })
}
