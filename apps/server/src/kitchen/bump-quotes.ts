import * as contract from '@sizzle/contract/kitchen.ts'
import { type Bump, newBump } from '@sizzle/domain/order/pause.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import type { SettingOf } from '@sizzle/domain/settings/settings.ts'
import { personOf } from '../kit/context.ts'
import { operation } from '../kit/operation.ts'
import { type ManagedRow, setBump } from '../locations/managed.sql.ts'
import { ownKitchen, tell } from './pauses.ts'
import { presentKitchen } from './present-kitchen.ts'

export function bumpQuotes(settingOf: SettingOf) {
  return operation(contract.bumpQuotes, async (wish, context) => {
    const { tx, now } = context
    const row = await ownKitchen(tx, personOf(context.who), wish.locationId)
    if (!row) return refuse({ code: 'location_not_found' })
    const bump = newBump(wish, now)
    if (!bump.ok) return bump
    await setBump(tx, row.id, bump.value)
    await tell(context, row, { action: 'bumpQuotes', before: factsOf(row), after: bump.value })
    return ok({ kitchen: await presentKitchen(bumped(row, bump.value), { db: tx, now, settingOf }) })
  })
}

export function endBump(settingOf: SettingOf) {
  return operation(contract.endBump, async ({ locationId }, context) => {
    const { tx, now } = context
    const row = await ownKitchen(tx, personOf(context.who), locationId)
    if (!row) return refuse({ code: 'location_not_found' })
    if (row.bump_until && row.bump_until > now) {
      await setBump(tx, row.id, null)
      await tell(context, row, { action: 'endBump', before: factsOf(row), after: { minutes: 0 } })
    }
    return ok({ kitchen: await presentKitchen(bumped(row, null), { db: tx, now, settingOf }) })
  })
}

function bumped(row: ManagedRow, bump: Bump | null): ManagedRow {
  return { ...row, bump_minutes: bump?.minutes ?? null, bump_until: bump?.until ?? null }
}

function factsOf({ bump_minutes, bump_until }: ManagedRow) {
  return bump_minutes === null ? undefined : { minutes: bump_minutes, until: bump_until }
}
