import * as contract from '@sizzle/contract/order-times.ts'
import { sentenceWith } from '@sizzle/contract/refusals/refusals.ts'
import { REFUSALS } from '@sizzle/contract/refusals/table.ts'
import { addDays, type LocalDate, localAt } from '@sizzle/domain/hours/local-time.ts'
import { closesFirst } from '@sizzle/domain/hours/open-state.ts'
import type { Slot } from '@sizzle/domain/hours/wall-slots.ts'
import { offers } from '@sizzle/domain/order/order-type.ts'
import { pausesOnSite } from '@sizzle/domain/order/pause-words.ts'
import { pauseText } from '@sizzle/domain/order/paused-type.ts'
import { firstOffered, offeredOn, type TimeFacts } from '@sizzle/domain/order/slots.ts'
import { asapLabel, dayLabel } from '@sizzle/domain/order/time-words.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import type { SettingOf } from '@sizzle/domain/settings/settings.ts'
import { query } from '../kit/operation.ts'
import { dishFactsOf } from '../menu/dish-hours.ts'
import { dishesByIds } from '../menu/menu.sql.ts'
import { decideTime } from './decide-time.ts'
import { readKitchen, withDishes } from './kitchen-at.ts'
import { kitchenPace } from './kitchen-pace.ts'

export function getOrderTimes(settingOf: SettingOf) {
  return query(
    contract.getOrderTimes,
    async ({ locationId, orderType, items, dishes = '', date }, { db, who, now }) => {
      const personId = who.kind === 'person' ? who.userId : null
      const question = { locationId, orderType, items, channel: 'site', wish: null, overbook: false, personId } as const
      const found = await readKitchen(db, { question, pace: kitchenPace(settingOf, locationId), now })
      if (!found) return refuse({ code: 'location_not_found' })
      const ids = dishes === '' ? [] : dishes.split(',')
      const menu = ids.length > 0 ? await dishesByIds(db, locationId, ids, now) : { items: [] }
      const kitchen = withDishes(found, dishFactsOf(menu, ids, orderType))
      const { row, facts } = kitchen
      if (!row.is_active) return refuse({ code: 'location_inactive' })
      if (!offers(row.features, orderType)) return refuse({ code: 'order_type_unavailable', orderType })

      const today = localAt(row.time_zone, now).date
      const days = daysWithTimes(facts, now)
      const shown = days.find((day) => day.date === date) ?? (date === undefined ? days[0] : undefined)
      const next = firstOffered(facts, now, now)
      return ok({
        ...atOnce(decideTime(kitchen, null, now), { facts, features: row.features }, now),
        days: days.map((day) => ({ date: day.date, label: dayLabel(today, day.date) })),
        date: shown?.date ?? date ?? null,
        slots: (shown?.slots ?? []).map(({ time, label }) => ({ time, label })),
        next: next && { date: next.date, time: next.time, label: next.label },
      })
    },
  )
}

type Asked = { readonly facts: TimeFacts; readonly features: readonly string[] }

function atOnce(decided: ReturnType<typeof decideTime>, { facts, features }: Asked, now: Date) {
  if (!decided.ok) {
    const { code } = decided.refusal
    // Where everything is off it says what the location says of itself.
    const said = pausesOnSite({ ...facts.location, features }, facts.pauses, now)
    const pause = code === 'orders_paused' ? pauseText(said, facts.orderType) : undefined
    return { asap: null, notNow: { code, text: pause ?? sentenceOf(decided.refusal) } }
  }
  const { readyAt, quotedMinutes } = decided.value
  const first = closesFirst(facts.location, { orderedAt: now, readyAt })
  return { asap: { minutes: quotedMinutes, readyAt, text: asapLabel(quotedMinutes), closesFirst: first }, notNow: null }
}

type Refusal = Extract<ReturnType<typeof decideTime>, { ok: false }>['refusal']

function sentenceOf(refusal: Refusal): string {
  return 'userMessage' in refusal ? refusal.userMessage : sentenceWith(REFUSALS[refusal.code][1], refusal)
}

function daysWithTimes(facts: TimeFacts, now: Date): { date: LocalDate; slots: Slot[] }[] {
  const today = localAt(facts.location.timeZone, now).date
  return Array.from({ length: facts.times.daysAhead + 1 }, (_, ahead) => addDays(today, ahead))
    .map((date) => ({ date, slots: offeredOn(facts, date, now) }))
    .filter(({ slots }) => slots.length > 0)
}
