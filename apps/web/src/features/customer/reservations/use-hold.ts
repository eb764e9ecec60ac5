import { CallError } from '@sizzle/contract/client.ts'
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
  const latest = useRef<{ id?: string; asked: number }>({ asked: 0 })

  const take = async ({ locationId, date, partySize }: Wish, time: string) => {
    latest.current.asked += 1
    const mine = latest.current.asked
    setHold(undefined)
    const wish = { location: locationId, date, time, partySize }
    const old = latest.current.id ? { holdId: latest.current.id } : {}
    try {
      const { holdId } = await callOnce('/holdReservationSlot', { ...wish, ...old })
      latest.current.id = holdId
      if (latest.current.asked === mine) setHold({ id: holdId, until: Date.now() + HOLD_MINUTES * 60_000 })
    } catch (error) {
      if (latest.current.asked === mine && isFull(error)) onFull(nearestOf(error))
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
  return { hold, take, drop, forget }
}

export function isFull(error: unknown): error is CallError {
  return error instanceof CallError && error.body.code === 'slot_full'
}

export function nearestOf(error: CallError): readonly Nearest[] {
  // The server's own detail of this refusal.
  return Array.isArray(error.body.nearest) ? (error.body.nearest as Nearest[]) : []
}
