import { describe, expect, test } from 'vitest'
import { isBackOfficeRight, may, mayAt, RIGHTS, type Right, ROLES, type Role } from './rights.ts'

// The table of rights, written out once more: c customer, s staff, m manager, a admin.
const TABLE: Readonly<Record<Right, string>> = {
  'order.own': 'csma',
  'reservation.own': 'csma',
  'profile.own': 'csma',
  'backOffice.enter': 'sma',
  'order.see': 'sma',
  'order.move': 'sma',
  'order.create': 'sma',
  'order.edit': 'sma',
  'payment.take': 'sma',
  'customer.lookup': 'sma',
  'order.sms': 'sma',
  'menu.availability': 'sma',
  'kitchen.pause': 'sma',
  'reservation.see': 'sma',
  'reservation.mark': 'sma',
  'reservation.create': 'sma',
  'order.cancel': 'ma',
  'reservation.cancel': 'ma',
  'reservation.export': 'ma',
  'menu.edit': 'ma',
  'dashboard.see': 'ma',
  'day.close': 'ma',
  'location.edit': 'ma',
  'station.edit': 'ma',
  'printer.manage': 'ma',
  'user.manage': 'a',
  'location.manage': 'a',
  'email.bulk': 'a',
  'export.users': 'a',
  'metrics.see': 'a',
  'payout.see': 'a',
  'webhook.retry': 'a',
  'settings.manage': 'a',
  'audit.see': 'a',
}
// The names come from the table itself; that it holds every right is asked below.
const rights = Object.keys(RIGHTS) as Right[]
const pairs = rights.flatMap((right) => ROLES.map((role) => [role, right] as const))
const holds = (role: Role, right: Right) => TABLE[right].includes(role.charAt(0))

describe('rights', () => {
  test.each(pairs)('%s and %s are as the table says (people 3)', (role, right) => {
    expect(may({ role, locationIds: [] }, right)).toBe(holds(role, right))
  })

  test.each(pairs)('%s with %s acts only at own locations, an admin at all (people 5)', (role, right) => {
    const own = { role, locationIds: ['truro'] }
    expect(mayAt(own, right, 'truro')).toBe(holds(role, right))
    expect(mayAt(own, right, 'new-glasgow')).toBe(role === 'admin')
    expect(mayAt({ role, locationIds: [] }, right, 'truro')).toBe(role === 'admin')
  })

  test('a PIN opens what staff and managers do, and neither their own account nor lists to take away (people 47)', () => {
    const lost = rights.filter(
      (right) => holds('manager', right) && !may({ role: 'manager', locationIds: ['truro'], byPin: true }, right),
    )
    expect(lost.toSorted()).toEqual(['order.own', 'profile.own', 'reservation.export', 'reservation.own'])
  })

  test('what no customer holds belongs to the back office', () => {
    expect(rights.filter((right) => !isBackOfficeRight(right))).toEqual(['order.own', 'reservation.own', 'profile.own'])
    expect(rights.sort()).toEqual(Object.keys(TABLE).sort())
  })
})
