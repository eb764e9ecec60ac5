import { type Actor, mayAt, type Right } from './rights.ts'

// "Needs a manager": at a shared tablet somebody without the right asks a manager, whose PIN lends it once.

/** What may be asked for, and the right that is lent. */
export const APPROVABLE = {
  cancelOrder: 'order.cancel',
  giveCashBack: 'order.cancel',
  cancelReservation: 'reservation.cancel',
} as const satisfies Record<string, Right>
export type ApprovableAction = keyof typeof APPROVABLE

/** So long an approval waits for what it was given for. */
export const APPROVAL_SECONDS = 120

/** PINs count at a shared tablet only, so nobody is asked anywhere else. */
export function mayAskManager(actor: Actor, locationId: string): boolean {
  return actor.byPin === true && mayAt(actor, 'backOffice.enter', locationId)
}

/** Whether somebody gets to do it here: by an own right, or with a manager beside them. */
export function mayOrAsk(actor: Actor, action: ApprovableAction, locationId: string): boolean {
  return mayAt(actor, APPROVABLE[action], locationId) || mayAskManager(actor, locationId)
}
