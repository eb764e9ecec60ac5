import { getReservationSlots } from '@sizzle/contract/reservations.ts'
import { instantOf } from '@sizzle/domain/hours/local-time.ts'
import { HALIFAX } from '@sizzle/domain/testing/halifax.ts'
import { beforeAll, beforeEach } from 'vitest'
import { aReservation } from './a-reservation.ts'
import { bodyOf } from './body-of.ts'
import { type Caller, useTestApp } from './test-app.ts'

export const MONDAY = '2026-10-19'

/** An app whose clock shows noon of that Monday before each test, and a guest who asks for tables in Truro. */
export function useReservationApp() {
  const noon = instantOf(HALIFAX, MONDAY, '12:00')
  const clock = { now: noon }
  const app = useTestApp({}, () => clock.now)
  let caller: Caller | undefined
  beforeAll(async () => {
    caller = await app().guest()
  })
  beforeEach(() => {
    clock.now = noon
  })
  const guest = () => {
    if (!caller) throw new Error('the guest is there only while tests run')
    return caller
  }
  const askSlots = (date: string, partySize = 2) =>
    guest().get(`/getReservationSlots?locationId=truro&date=${date}&partySize=${partySize}`)

  return {
    app,
    clock,
    guest,
    askSlots,
    slotsOn: async (date: string, partySize = 2) => bodyOf(getReservationSlots, await askSlots(date, partySize)),
    book: (details: object = {}, customer: object = {}) =>
      guest().post('/createReservation', aReservation({ date: MONDAY, ...details }, { ...customer })),
    /** SQL for columns of Truro. */
    set: (changes: string) => app().database.pool.query(`update locations set ${changes} where id = 'truro'`),
  }
}
