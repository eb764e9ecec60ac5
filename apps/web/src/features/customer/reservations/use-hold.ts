import { refusalOf } from '@sizzle/contract/client.ts'
import { HOLD_MINUTES } from '@sizzle/domain/reservations/hold.ts'
import { useCallback, useRef, useState } from 'react'
import { callOnce } from '../../../kit/server/call-once.ts'
import type { Nearest } from './reservation-calls.ts'
import type { Wish } from './wish.ts'

export type Hold = { readonly id: string; readonly until: number }
/** Why a time cannot be had: others were faster, which comes with the nearest free ones, or what the server says. */
export type Lost = { readonly nearest: readonly Nearest[] } | { readonly sentence: string }

/**
 * Seats that wait while the form is filled in. A hold is a courtesy: when none is to be had for other reasons than the
 * slot's own, the booking goes on without one. The end is counted by this device's own clock from the answer on.
 */
export function useHold(onLost: (lost: Lost) => void) {
  const [hold, setHold] = useState<Hold>()
  const [isRefused, setRefused] = useState(false)
  const latest = useRef<{ id?: string | undefined; asked: number }>({ asked: 0 })

  const take = async ({ locationId, date, partySize }: Wish, time: string, holdId = latest.current.id) => {
    const mine = latest.current.asked + 1
    latest.current = { id: holdId, asked: mine }
    setHold(undefined)
    setRefused(false)
    const wish = { location: locationId, date, time, partySize }
    const old = holdId ? { holdId } : {}
    try {
      const { holdId: id } = await callOnce('/holdReservationSlot', { ...wish, ...old })
      latest.current.id = id
      if (latest.current.asked === mine) setHold({ id, until: Date.now() + HOLD_MINUTES * 60_000 })
    } catch (error) {
      const lost = lostIn(error)
      if (latest.current.asked !== mine) return
      if (lost) onLost(lost)
      else setRefused(true)
    }
  }
  const drop = useCallback(() => {
    latest.current.asked += 1
    setHold(undefined)
  }, [])
  const forget = useCallback(() => {
    latest.current = { asked: latest.current.asked + 1 }
    setHold(undefined)
  }, [])
  return { hold, isRefused, take, drop, forget }
}

/** Refusals of the slot, its day or its place: no other try at the same time helps. */
const OF_THE_SLOT = /^(?:slot_|closed_day|hours_|dine_in_|location_)/

/** What was said of the slot or its day; undefined when it was refused for another reason, or not at all. */
export function lostIn(error: unknown): Lost | undefined {
  const refusal = refusalOf(error, '/holdReservationSlot', '/createReservation')
  if (refusal?.code === 'slot_full') return { nearest: refusal.nearest }
  return refusal && OF_THE_SLOT.test(refusal.code) ? { sentence: refusal.userMessage } : undefined
}
