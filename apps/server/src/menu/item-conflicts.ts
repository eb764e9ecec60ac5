import { refuse } from '@sizzle/domain/result.ts'
import type { WriteContext } from '../kit/context.ts'
import type { LocationRow } from '../locations/locations.sql.ts'
import { fieldsChangedSince } from './managed-items.sql.ts'
import { presentOneManaged } from './present-managed.ts'

type At = Pick<WriteContext, 'tx' | 'now'> & { readonly location: LocationRow }

/** Says who was first, when, and what is different now. */
export async function changedMeanwhile({ tx, now, location }: At, id: string, expectedVersion: number) {
  const item = await presentOneManaged(tx, location, id, now)
  const fields = await fieldsChangedSince(tx, location.id, id, expectedVersion)
  const { version, updatedBy, updatedAt } = item
  return refuse({
    code: 'menu_item_changed',
    current: { item, version, changedBy: updatedBy, changedAt: updatedAt, fields },
  })
}
