import { isAmong } from '../among.ts'

// Who may do what (people 3). One table: the server enforces it, the screens read it, the access matrix tests it.
export const ROLES = ['customer', 'staff', 'manager', 'admin'] as const
export type Role = (typeof ROLES)[number]

const EVERYONE: readonly Role[] = ['customer', 'staff', 'manager', 'admin']
const BACK_OFFICE: readonly Role[] = ['staff', 'manager', 'admin']
const MANAGERS: readonly Role[] = ['manager', 'admin']
const ADMINS: readonly Role[] = ['admin']

export const RIGHTS = {
  'order.own': EVERYONE,
  'reservation.own': EVERYONE,
  'profile.own': EVERYONE,
  'backOffice.enter': BACK_OFFICE,
  'order.see': BACK_OFFICE,
  'order.move': BACK_OFFICE,
  'order.create': BACK_OFFICE,
  'order.edit': BACK_OFFICE,
  'payment.take': BACK_OFFICE,
  'customer.lookup': BACK_OFFICE,
  'order.sms': BACK_OFFICE,
  'menu.availability': BACK_OFFICE,
  'kitchen.pause': BACK_OFFICE,
  'reservation.see': BACK_OFFICE,
  'reservation.mark': BACK_OFFICE,
  'reservation.create': BACK_OFFICE,
  'order.cancel': MANAGERS,
  'reservation.cancel': MANAGERS,
  'reservation.export': MANAGERS,
  'menu.edit': MANAGERS,
  'dashboard.see': MANAGERS,
  'day.close': MANAGERS,
  'location.edit': MANAGERS,
  'station.edit': MANAGERS,
  'printer.manage': MANAGERS,
  'user.manage': ADMINS,
  'location.manage': ADMINS,
  'email.bulk': ADMINS,
  'export.users': ADMINS,
  'metrics.see': ADMINS,
  'payout.see': ADMINS,
  'webhook.retry': ADMINS,
  'settings.manage': ADMINS,
  'audit.see': ADMINS,
} as const satisfies Record<string, readonly Role[]>
export type Right = keyof typeof RIGHTS

/** `byPin`: came in by a PIN at a shared tablet. */
export type Actor = { readonly role: Role; readonly locationIds: readonly string[]; readonly byPin?: true | undefined }

/** A few digits at a counter open neither somebody's own account nor lists to take away. */
const NEEDS_PASSWORD: readonly Right[] = ['order.own', 'reservation.own', 'profile.own', 'reservation.export']

export function may(actor: Actor, right: Right): boolean {
  return isAmong(RIGHTS[right], actor.role) && !(actor.byPin && NEEDS_PASSWORD.includes(right))
}

/** Staff and managers act at the locations on their list (an empty list: none); an admin everywhere. */
export function mayAt(actor: Actor, right: Right, locationId: string): boolean {
  return may(actor, right) && (actor.role === 'admin' || actor.locationIds.includes(locationId))
}

/** A right that no customer holds belongs to the back office: its calls need the admin key. */
export function isBackOfficeRight(right: Right): boolean {
  return !isAmong(RIGHTS[right], 'customer')
}
