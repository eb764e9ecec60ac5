import * as contract from '@sizzle/contract/kitchen.ts'
import { mayAt } from '@sizzle/domain/people/rights.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import type { SettingOf } from '@sizzle/domain/settings/settings.ts'
import { personOf } from '../kit/context.ts'
import { query } from '../kit/operation.ts'
import { locationById } from '../locations/locations.sql.ts'
import { presentKitchen } from './present-kitchen.ts'

export function getKitchen(settingOf: SettingOf) {
  return query(contract.getKitchen, async ({ locationId }, { db, who, now }) => {
    const row = mayAt(personOf(who), 'order.see', locationId) ? await locationById(db, locationId) : undefined
    if (!row) return refuse({ code: 'location_not_found' })
    return ok({ kitchen: await presentKitchen(row, { db, now, settingOf }) })
  })
}
