import { ok, refuse } from '../result.ts'
import { canMove, type OrderStatus } from './status.ts'

/** How long the author of a step may take it back. */
export const UNDO_SECONDS = 5
/** The customer's message waits a little longer, so that a step that is being taken back was never told. */
export const TELL_AFTER_SECONDS = UNDO_SECONDS + 1

export type Step = { readonly status: OrderStatus; readonly at: Date; readonly actorId: string | null }

/**
 * May this person take the order's last step back? A cancellation has sent money on its way and never returns; a step that
 * somebody else made since, or that is older than a few seconds, stands.
 */
export function takeBack(last: Step, earlier: OrderStatus | undefined, personId: string, now: Date) {
  if (last.status === 'cancelled' || earlier === undefined || !canMove(earlier, last.status))
    return refuse({ code: 'undo_not_possible' })
  if (last.actorId !== personId) return refuse({ code: 'undo_not_yours' })
  if (now.getTime() - last.at.getTime() > UNDO_SECONDS * 1000) return refuse({ code: 'undo_too_late' })
  return ok({ status: earlier })
}
