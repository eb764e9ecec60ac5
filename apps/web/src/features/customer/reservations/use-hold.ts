import { refusalOf } from '@sizzle/contract/client.ts'
import { HOLD_MINUTES } from '@sizzle/domain/reservations/hold.ts'
import { useCallback, useRef, useState } from 'react'
import { callOnce } from '../../../kit/server/call-once.ts'
import type { Nearest } from './reservation-calls.ts'
import type { Wish } from './wish.ts'

export type Hold = { readonly id: string; readonly until: number }

/**
 * Seats that wait while the form is filled in. A hold is a courtesy: when none is to be had for other reasons than a full
 * slot, the booking goes on without one. The end is counted by this device's own clock from the answer on.
 */
export function useHold(onFull: (nearest: readonly Nearest[]) => void) {
  const [hold, setHold] = useState<Hold>()
  const [isRefused, setRefused] = useState(false)
  const latest = useRef<{ id?: string; asked: number }>({ asked: 0 })

  const take = async ({ locationId, date, partySize }: Wish, time: string) => {
    latest.current.asked += 1
    const mine = latest.current.asked
    setHold(undefined)
    setRefused(false)
    const wish = { location: locationId, date, time, partySize }
    const old = latest.current.id ? { holdId: latest.current.id } : {}
    try {
      const { holdId } = await callOnce('/holdReservationSlot', { ...wish, ...old })
      latest.current.id = holdId
      if (latest.current.asked === mine) setHold({ id: holdId, until: Date.now() + HOLD_MINUTES * 60_000 })
    } catch (error) {
      const nearest = nearestIn(error)
      if (latest.current.asked !== mine) return
      if (nearest) onFull(nearest)
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

/** The nearest free times, when it was refused because the slot is full. */
export function nearestIn(error: unknown): readonly Nearest[] | undefined {
  const refusal = refusalOf(error, '/holdReservationSlot', '/createReservation')
  return refusal?.code === 'slot_full' ? refusal.nearest : undefined
}
