import { type LocationHours, openingsOf } from '../hours/opening-hours.ts'
import { intervalsOf, isOn, type WeeklySchedule } from '../hours/schedule.ts'
import { scheduleProblems } from '../hours/schedule-check.ts'
import { timesNearIn } from '../hours/times-near.ts'
import type { Problem } from '../problem.ts'
import { ORDER_TYPE_LABELS, ORDER_TYPES, type OrderType } from './order-type.ts'

export type TypeHours = Readonly<Partial<Record<OrderType, WeeklySchedule>>>

/** `text`: 'Delivery 5 p.m. - 9 p.m.' */
export type TypeState = { readonly isOn: boolean; readonly text: string }

/** What is to be said of the order types whose times of the day are not those of the location (menu 62). */
export function typeStates(location: LocationHours, typeHours: TypeHours, now: Date) {
  const states: Partial<Record<OrderType, TypeState>> = {}
  for (const orderType of ORDER_TYPES) {
    const schedule = typeHours[orderType]
    const state = schedule && typeState(location, schedule, now)
    if (state) states[orderType] = { isOn: state.isOn, text: `${ORDER_TYPE_LABELS[orderType]} ${state.times}` }
  }
  return states
}

function typeState(location: LocationHours, schedule: WeeklySchedule, now: Date) {
  const zone = location.timeZone
  const near = timesNearIn([intervalsOf(schedule, zone)], zone, now)
  if (near === null) return { isOn: false, times: 'is not offered for now' }
  const isSame = near === timesNearIn([openingsOf(location)], zone, now)
  return isSame ? null : { isOn: isOn(schedule, zone, now), times: near }
}

/** What is wrong with hours of order types, each at its field. */
export function typeHoursProblems(typeHours: TypeHours): Problem[] {
  return ORDER_TYPES.flatMap((orderType) => {
    const schedule = typeHours[orderType]
    if (schedule === undefined) return []
    return scheduleProblems(schedule).map(({ field, sentence }) => ({
      field: `typeHours.${orderType}.${field}`,
      sentence,
    }))
  })
}
