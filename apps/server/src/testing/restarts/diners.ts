import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Db, sql } from '../../kit/db/sql.ts'
import { aReservation } from '../a-reservation.ts'
import type { Dice } from '../dice.ts'
import type { Answer, Caller } from './client.ts'

export type Visit = { readonly mark: string; id?: string; isRefused?: true; isCancelled?: true; trouble?: string }
export type Diners = { readonly visits: readonly Visit[]; sendHome(): Promise<void> }

const REFUSED = 409
/** Two evenings' slots for more people than they hold. */
const SLOTS = ['18:00', '19:00'] as const
const PARTIES = [6, 8, 10, 12] as const

/** Each books a table, mostly gives it back, and books again. */
export function inviteDiners(guests: readonly { caller: Caller; email: string }[], dice: Dice): Diners {
  const visits: Visit[] = []
  let isOpen = true

  async function live({ caller, email }: { caller: Caller; email: string }, own: Dice) {
    while (isOpen) {
      const visit: Visit = { mark: randomUUID() }
      visits.push(visit)
      await dine(visit, caller, email, own).catch((error: unknown) => {
        visit.trouble = String(error)
      })
      await sleep(own.between(100, 500))
    }
  }
  async function dine(visit: Visit, caller: Caller, email: string, own: Dice) {
    const details = { time: own.oneOf(SLOTS), partySize: own.oneOf(PARTIES), specialRequests: visit.mark }
    const booked = await caller('/createReservation', aReservation(details, { email }), randomUUID())
    if (booked.status === REFUSED) {
      visit.isRefused = true
      return
    }
    visit.id = idIn(booked)
    await sleep(own.between(0, 1000))
    if (!isOpen) return
    const given = await caller('/cancelReservation', { id: visit.id }, randomUUID())
    if (given.status !== 200) throw new Error(`a cancelled table was answered with ${given.status}`)
    visit.isCancelled = true
  }
  const evenings = guests.map((guest) => live(guest, dice.child()))
  return {
    visits,
    async sendHome() {
      isOpen = false
      await Promise.all(evenings)
    },
  }
}

function idIn({ status, body }: Answer): string {
  const booked = body.reservation
  if (status !== 200 || typeof booked !== 'object' || booked === null || !('id' in booked))
    throw new Error(`a booking was answered with ${status}: ${JSON.stringify(body).slice(0, 300)}`)
  return String(booked.id)
}

/** What was answered to a diner and is not so. */
export async function tableBreaches(db: Db, { visits }: Diners): Promise<string[]> {
  const rows = await db.many<{ id: string; mark: string; status: string }>(
    sql`select id::text as id, special_requests as mark, status from reservations`,
  )
  const byMark = Map.groupBy(rows, ({ mark }) => mark)
  return visits.flatMap((visit) => {
    const [booking, ...more] = byMark.get(visit.mark) ?? []
    const found = visit.trouble === undefined ? [] : [`a table came to nothing: ${visit.trouble}`]
    if (more.length > 0) found.push(`a booking is there ${more.length + 1} times: ${visit.mark}`)
    if (visit.isRefused && booking) found.push(`a refused booking exists: ${visit.mark}`)
    if (visit.id !== undefined && !booking) found.push(`a confirmed booking is lost: ${visit.mark}`)
    if (visit.isCancelled && booking?.status !== 'cancelled') found.push(`a cancelled booking stands: ${visit.mark}`)
    return found
  })
}
