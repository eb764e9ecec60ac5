import * as audit from '@sizzle/contract/audit.ts'
import * as invitations from '@sizzle/contract/invitations.ts'
import * as locations from '@sizzle/contract/locations-office.ts'
import type { InputOf } from '@sizzle/contract/route.ts'
import * as settings from '@sizzle/contract/settings.ts'
import { exportAudit } from '../../audit/get-audit.ts'
import { sql } from '../../kit/db/sql.ts'
import type { LocationRow } from '../../locations/locations.sql.ts'
import { updateLocation } from '../../locations/update-location.ts'
import { changeSetting } from '../../settings/change-setting.ts'
import { inviteUser } from '../../teams/invite-user.ts'
import { dateAhead, daysAgo, managerAt, type Shift } from './shift.ts'

/** What the owner and the managers changed about the house and its locations. */
export async function keepOffice(shift: Shift): Promise<void> {
  const { act, owner, house, now } = shift
  const change = changeSetting({ fixed: {} })
  const set = (at: Date, name: InputOf<typeof settings.changeSetting>['name'], value: string | number) =>
    act({ by: owner, at }, settings.changeSetting, change, { name, value, expectedVersion: 0 })
  await set(daysAgo(now, 13, '09:48'), 'business.taxNumber', '123456789 RT0001')
  await set(daysAgo(now, 9, '17:31'), 'texts.perDay', 500)
  await set(daysAgo(now, 3, '21:12'), 'orders.maxUnpaid', 2)
  for (const location of shift.locations) await keepLocation(shift, location)
  await act({ by: owner, at: daysAgo(now, 2, '09:15') }, audit.exportAudit, exportAudit, {})
  const wish = { email: 'nina.cormier@example.test', role: 'staff' as const, locationIds: ['new-glasgow'] }
  await act({ by: owner, at: daysAgo(now, 1, '10:25') }, invitations.inviteUser, inviteUser(house.publicUrl), wish)
}

async function keepLocation(shift: Shift, { id, exceptions }: LocationRow): Promise<void> {
  const { act, owner, now, tx } = shift
  const manager = managerAt(shift, id)
  const update = async (by: typeof owner, at: Date, updates: InputOf<typeof locations.updateLocation>['updates']) => {
    const { version } = await tx.one<{ version: number }>(sql`select version from locations where id = ${id}`)
    await act({ by, at }, locations.updateLocation, updateLocation, { id, expectedVersion: version, updates })
  }
  await update(owner, daysAgo(now, 12, '09:05'), { manager: manager.name })
  const party = { date: dateAhead(now, 24), closed: true, name: 'Staff party' }
  await update(manager, daysAgo(now, 7, '15:20'), { exceptions: [...exceptions, party] })
  await update(manager, daysAgo(now, 4, '11:45'), { noticeMinutes: 45 })
}
