import { addAudit } from '../kit/audit.sql.ts'
import type { Person } from '../kit/context.ts'
import type { Tx } from '../kit/db/sql.ts'

type Overbooked = { readonly kind: 'order' | 'session'; readonly id: string; readonly locationId: string }

/** Somebody has taken more than the kitchen has room for, on purpose. */
export function auditOverbooking(tx: Tx, person: Person, requestId: string, { kind, id, locationId }: Overbooked) {
  return addAudit(tx, person, requestId, { action: 'overbook', subject: `${kind}:${id}`, locationId })
}
