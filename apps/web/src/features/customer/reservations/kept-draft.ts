import { recordOf } from '@sizzle/domain/record.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useSession } from '../../../kit/session/session.ts'
import { forgetInTab, keepInTab, keptInTab } from '../../../kit/session-storage.ts'
import type { BookingFields } from './booking-form.tsx'
import type { FreeSlot } from './reservation-calls.ts'
import { DRAFT, type Wish } from './wish.ts'

/** What a visitor has begun with: a time, the seats that wait for it, and what was typed. */
export type Draft = {
  readonly slot: FreeSlot | undefined
  readonly holdId: string | undefined
  readonly typed: Partial<BookingFields>
}
type KeptDraftProps = Draft & { wish: Wish; onFound: (draft: Draft) => void }

/** Keeps it over a reload of this tab, for the person who typed it, and brings back what was kept. Shows nothing. */
export function KeptDraft({ wish, slot, holdId, typed, onFound }: KeptDraftProps) {
  const session = useSession()
  const userId = session.state === 'ready' ? (session.user?.id ?? null) : undefined
  const isRead = useRef(false)
  const tell = useEffectEvent(onFound)
  useEffect(() => {
    if (userId === undefined) return
    const kept = isRead.current ? undefined : keptDraft(userId, wish)
    isRead.current = true
    if (kept) tell(kept)
    else keepInTab(DRAFT, { userId, wish, slot, holdId, typed })
  }, [userId, wish, slot, holdId, typed])
  return null
}

/** Once it is booked. */
export function forgetDraft(): void {
  forgetInTab(DRAFT)
}

const FIELDS = ['name', 'email', 'phone', 'specialRequests'] as const

/** Anything may stand there. A time of another day or party is no longer wanted; what was typed is. */
function keptDraft(userId: string | null, { locationId, date, partySize }: Wish): Draft | undefined {
  const kept = recordOf(keptInTab(DRAFT))
  if (kept.userId !== userId) return undefined
  const [wish, fields, { time, label }] = [recordOf(kept.wish), recordOf(kept.typed), recordOf(kept.slot)]
  const isSame = wish.locationId === locationId && wish.date === date && wish.partySize === partySize
  return {
    slot: isSame && typeof time === 'string' && typeof label === 'string' ? { time, label } : undefined,
    holdId: typeof kept.holdId === 'string' ? kept.holdId : undefined,
    typed: Object.fromEntries(
      FIELDS.flatMap((name) => (typeof fields[name] === 'string' ? [[name, fields[name]]] : [])),
    ),
  }
}
