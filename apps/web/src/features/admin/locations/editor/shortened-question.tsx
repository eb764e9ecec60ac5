import type { hoursShortened } from '@sizzle/contract/hours-exceptions.ts'
import type { WireDetailsOf } from '@sizzle/contract/route.ts'
import { clock12 } from '@sizzle/domain/hours/local-time.ts'
import { guestsText, longDate } from '@sizzle/domain/reservations/words.ts'
import { DialogForm } from '../../../../ui/form/dialog-form.tsx'

type Visit = WireDetailsOf<typeof hoursShortened>['visits'][number]
type ShortenedQuestionProps = {
  /** '2 bookings lie in these hours' */
  sentence: string
  visits: readonly Visit[]
  /** All of them; `visits` are the first. */
  count: number
  isPending: boolean
  onKeep: () => void
  onClose: () => void
}

/** Shorter hours would leave out what is promised: it is listed before anything is saved. */
export function ShortenedQuestion({ sentence, visits, count, isPending, onKeep, onClose }: ShortenedQuestionProps) {
  return (
    <DialogForm
      title="Shorter hours"
      keep="Back to the hours"
      act="Save and keep them"
      acting="Saving…"
      wish={{ isPending, sentence: undefined }}
      onSubmit={onKeep}
      onClose={onClose}
    >
      <p>{sentence}. They can be kept: they stay as they are, and nothing new is taken for these times.</p>
      <ul className="max-h-72 divide-y divide-line overflow-y-auto rounded-control border border-line">
        {visits.map((visit) => (
          <li key={visit.id} className="px-3 py-2">
            <b>{visit.number}</b> <span>{visit.name}</span>
            <span className="block text-sm text-soft">
              {longDate(visit.date)}, {clock12(visit.time)}
              {visit.partySize !== null && `, ${guestsText(visit.partySize)}`}
            </span>
          </li>
        ))}
        {count > visits.length && <li className="px-3 py-2 text-soft">and {count - visits.length} more</li>}
      </ul>
    </DialogForm>
  )
}
