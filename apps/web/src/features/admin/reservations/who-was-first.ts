import { refusalOf } from '@sizzle/contract/client.ts'
import { fullStop } from '@sizzle/domain/full-stop.ts'
import { clockOf } from '../../../ui/clock.ts'

/** 'Mia Manager was first, at 7:04 p.m.' after a colleague was faster. */
export function whoWasFirst(error: unknown, place: { readonly timeZone: string }): string | undefined {
  const refusal = refusalOf(error, '/updateReservationStatus', '/cancelReservation', '/changeReservation')
  if (!refusal || !('current' in refusal)) return undefined
  const { by, at } = refusal.current
  const time = clockOf(place).time(at)
  return fullStop(`${by || 'Somebody else'} was first, at ${time}`)
}
