import * as contract from '@sizzle/contract/analytics.ts'
import { busyDays } from '@sizzle/domain/analytics/periods.ts'
import { businessDateOf } from '@sizzle/domain/hours/business-date.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { personOf } from '../kit/context.ts'
import { query } from '../kit/operation.ts'
import { soldTogether } from './analytics.sql.ts'
import { figuresAbout, hoursOfZone } from './figures-about.ts'

const MOST = 20

export const getSoldTogether = query(contract.getSoldTogether, async ({ locationId }, { db, who, now }) => {
  const about = await figuresAbout(db, personOf(who), locationId)
  if (!about) return refuse({ code: 'location_not_found' })
  const zones = about.zones.map((zone) => ({ ...zone, ...busyDays(businessDateOf(hoursOfZone(zone), now)) }))
  const { orders, pairs } = await soldTogether(db, about.ids, zones, MOST)
  return ok({ orders, pairs: [...pairs], location: about.location })
})
