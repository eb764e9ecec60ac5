import type { ManagedLocation } from '@sizzle/contract/locations-office.ts'
import { localAt, weekdayOf } from '@sizzle/domain/hours/local-time.ts'
import { openState } from '@sizzle/domain/hours/open-state.ts'
import { hoursOn } from '@sizzle/domain/hours/opening-hours.ts'
import { todaysHours } from '@sizzle/domain/locations/location-form.ts'
import type { z } from 'zod'
import type { Db } from '../kit/db/sql.ts'
import { wholeException } from './exceptions.ts'
import { figuresByLocation, type LocationFigures } from './figures.ts'
import { type NamedRow, namedLocation } from './managed.sql.ts'
import { hoursOf } from './present-location.ts'

type Managed = z.output<typeof ManagedLocation>

/** A location as the back office sees it. */
export function presentManaged(row: NamedRow, { orders, revenue, month_revenue }: LocationFigures, now: Date): Managed {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    address: row.address,
    postalCode: row.postal_code,
    province: row.province,
    phone: row.phone,
    email: row.email,
    manager: row.manager,
    capacity: row.capacity,
    features: row.features,
    hours: row.hours,
    exceptions: row.exceptions.map(wholeException),
    chainExceptions: row.chain_exceptions.map(wholeException),
    todaysHours: hoursToday(row, now),
    openState: openState(hoursOf(row), now),
    hasMenu: row.has_menu,
    openingDate: row.opening_date,
    isActive: row.is_active,
    legalName: row.legal_name,
    tax: presentTax(row),
    taxRegistrations: row.tax_registrations,
    latitude: row.latitude,
    longitude: row.longitude,
    timeZone: row.time_zone,
    dayEndsAt: row.day_ends_at,
    slotCapacity: row.slot_capacity,
    slotMinutes: row.slot_minutes,
    noticeMinutes: row.notice_minutes,
    orderRules: row.order_rules,
    typeHours: row.type_hours,
    rating: Number(row.rating),
    reviewCount: row.review_count,
    totalOrders: orders,
    averageOrderValue: orders === 0 ? 0 : Math.round(revenue / orders),
    monthlyRevenue: month_revenue,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    updatedBy: row.updated_by_name,
  }
}

/** One of them, as it is now. */
export async function presentOneManaged(db: Db, id: string, now: Date): Promise<Managed> {
  const row = await namedLocation(db, id)
  const figures = await figuresByLocation(db, [row], now)
  return presentManaged(row, figures(id), now)
}

/** A week without any hours is the usual one on the site; here it is still to be decided. */
function hoursToday(row: NamedRow, now: Date): string {
  const { date } = localAt(row.time_zone, now)
  const dated = [...row.exceptions, ...row.chain_exceptions]
  const isStated = row.hours[weekdayOf(date)] !== undefined || dated.some((one) => one.date === date)
  return todaysHours(isStated ? hoursOn(hoursOf(row), date) : undefined)
}

function presentTax({ tax_kind, tax_province, tax_lines }: NamedRow): Managed['tax'] {
  if (tax_kind === 'preset' && tax_province !== null) return { kind: 'preset', province: tax_province }
  if (tax_kind !== 'own') return { kind: 'postal' }
  return {
    kind: 'own',
    lines: tax_lines.map(({ name, ratePer100k, from = null, until = null, classes = null }) => ({
      name,
      ratePer100k,
      from,
      until,
      classes,
    })),
  }
}
