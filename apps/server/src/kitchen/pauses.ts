import { randomUUID } from 'node:crypto'
import * as contract from '@sizzle/contract/kitchen.ts'
import { pauseEnd } from '@sizzle/domain/order/pause.ts'
import { mayAt } from '@sizzle/domain/people/rights.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import type { SettingOf } from '@sizzle/domain/settings/settings.ts'
import { addAudit } from '../kit/audit.sql.ts'
import { type Person, personOf, type WriteContext } from '../kit/context.ts'
import type { Tx } from '../kit/db/sql.ts'
import { announce } from '../kit/live/announce.ts'
import { operation } from '../kit/operation.ts'
import { lockLocation, type ManagedRow } from '../locations/managed.sql.ts'
import { hoursOf } from '../locations/present-location.ts'
import { endPause, insertPause, lengthenPause, openPauses, type PauseRow, pauseById } from './pauses.sql.ts'
import { presentKitchen } from './present-kitchen.ts'

/** Two people who pause the same thing make one pause: one after the other, and the later end holds. */
export function pauseOrders(settingOf: SettingOf) {
  return operation(contract.pauseOrders, async (wish, context) => {
    const { tx, now } = context
    const person = personOf(context.who)
    const row = await ownKitchen(tx, person, wish.locationId)
    if (!row) return refuse({ code: 'location_not_found' })
    const end = pauseEnd({ ...hoursOf(row), dayEndsAt: row.day_ends_at }, wish.length, now)
    if (!end.ok) return end
    const open = await openPauses(tx, row.id, now)
    const same = open.find(({ order_type, channel }) => order_type === wish.orderType && channel === wish.channel)
    const reason = (wish.reason ?? '').trim()
    const by = { userId: person.userId, name: person.name }
    const pause: Omit<PauseRow, 'by_name'> = {
      id: same?.id ?? randomUUID(),
      order_type: wish.orderType,
      channel: wish.channel,
      from_at: same?.from_at ?? now,
      until_at: end.value,
      reason,
    }
    if (!same || same.until_at < pause.until_at) {
      if (same) await lengthenPause(tx, row.id, pause, by)
      else await insertPause(tx, row.id, pause, by)
      await tell(context, row, { action: 'pauseOrders', before: same && factsOf(same), after: factsOf(pause) })
    }
    return ok({ kitchen: await presentKitchen(row, { db: tx, now, settingOf }) })
  })
}

export function resumeOrders(settingOf: SettingOf) {
  return operation(contract.resumeOrders, async ({ locationId, pauseId }, context) => {
    const { tx, now } = context
    const person = personOf(context.who)
    const row = await ownKitchen(tx, person, locationId)
    if (!row) return refuse({ code: 'location_not_found' })
    const pause = await pauseById(tx, row.id, pauseId)
    if (!pause) return refuse({ code: 'pause_not_found' })
    const isOpen = (await openPauses(tx, row.id, now)).some(({ id }) => id === pauseId)
    if (isOpen) {
      await endPause(tx, row.id, pauseId, { name: person.name, now })
      await tell(context, row, { action: 'resumeOrders', before: factsOf(pause), after: { endedAt: now } })
    }
    return ok({ kitchen: await presentKitchen(row, { db: tx, now, settingOf }) })
  })
}

/** Locked: changes of one kitchen come one after the other, and orders are placed meanwhile. */
export async function ownKitchen(tx: Tx, person: Person, locationId: string): Promise<ManagedRow | undefined> {
  return mayAt(person, 'kitchen.pause', locationId) ? lockLocation(tx, locationId) : undefined
}

type KitchenChange = { readonly action: string; readonly before: object | undefined; readonly after: object }

/** In the audit log, and to every open menu and board. */
export async function tell({ tx, who, requestId }: WriteContext, { id }: ManagedRow, change: KitchenChange) {
  const { action, before, after } = change
  await addAudit(tx, personOf(who), requestId, {
    action,
    subject: `location:${id}`,
    locationId: id,
    ...(before && { before }),
    after,
  })
  await announce(tx, 'location.changed', { id, locationId: id })
}

function factsOf({ id, order_type, channel, until_at, reason }: Omit<PauseRow, 'by_name'>) {
  return { pauseId: id, orderType: order_type, channel, until: until_at, reason }
}
