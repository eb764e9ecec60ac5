import { reasonLengthProblem } from '@sizzle/domain/order/cancel.ts'
import { displayPhone } from '@sizzle/domain/people/phone.ts'
import { chosenReason, type ReasonChoice } from '@sizzle/domain/reservations/cancel-reasons.ts'
import { guestsText, longDate } from '@sizzle/domain/reservations/words.ts'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { askAgainAbout } from '../../../kit/server/answers.ts'
import { useWish } from '../../../kit/server/wish.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { button } from '../../../ui/button.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogHead } from '../../../ui/dialog-head.tsx'
import { Field } from '../../../ui/field.tsx'
import { DIALOG_FOOT } from '../../../ui/form/dialog-foot.ts'
import { FormProblem } from '../../../ui/form-problem.tsx'
import { ReasonFields } from './reason-fields.tsx'
import { type CancelFilter, type ListedReservation, toCancelQuery } from './reservations-query.ts'

export type CancelStart = { readonly location: string; readonly date: string; readonly source?: string }
type CancelManyDialogProps = { start: CancelStart; placeName: string; onClose: () => void }

/** First which ones, then a look at each of them, then the reason: nothing is cancelled unseen. */
export function CancelManyDialog({ start, placeName, onClose }: CancelManyDialogProps) {
  const [asked, setAsked] = useState<CancelFilter>({ time: '', phone: '', email: '', source: '', ...start })
  const [choice, setChoice] = useState<ReasonChoice>({ preset: null, text: '' })
  const found = useQuery(toCancelQuery(asked))
  const cancel = useCancelMany(onClose)
  const rows = found.data?.reservations ?? []
  const reason = chosenReason(choice)

  return (
    <Dialog label="Cancel several reservations" shape="side" onClose={onClose}>
      <div className="flex min-h-full flex-col gap-4 p-6 pt-4">
        <DialogHead title="Cancel several reservations" className="-mr-2" onClose={onClose} />
        <p>
          Find the upcoming reservations at {placeName} that you want to cancel. Each field that you fill in narrows the
          list.
        </p>
        <Filters asked={asked} onChange={(change) => setAsked((before) => ({ ...before, ...change }))} />
        <section aria-label="What will be cancelled" aria-busy={found.isFetching}>
          <p role="status" className="font-semibold">
            {foundText(found)}
          </p>
          {found.error && <FormProblem sentence={sentenceOf(found.error)} />}
          <ul className="mt-2 flex max-h-72 flex-col gap-1 overflow-y-auto">
            {rows.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </ul>
        </section>
        {rows.length > 0 && (
          <>
            <ReasonFields choice={choice} onChange={setChoice} />
            <div className={`mt-auto ${DIALOG_FOOT}`}>
              <FormProblem className="basis-full empty:hidden" sentence={cancel.sentence} />
              {choice.preset === null && (
                <p className="mr-auto text-sm text-soft max-sm:basis-full">Choose a reason.</p>
              )}
              <button
                type="button"
                className={button('danger')}
                disabled={
                  reason === null || reasonLengthProblem(choice.text) !== null || cancel.isPending || found.isFetching
                }
                onClick={() => reason !== null && cancel.send({ ids: rows.map(({ id }) => id), reason })}
              >
                {cancel.isPending ? 'Cancelling…' : `Cancel ${countOf(rows.length)} and tell the guests`}
              </button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  )
}

type FiltersProps = { asked: CancelFilter; onChange: (change: Partial<CancelFilter>) => void }

/** On a phone an address needs the whole line. */
const WIDE = 'max-sm:col-span-full'

function Filters({ asked, onChange }: FiltersProps) {
  const field = (name: keyof CancelFilter) => ({
    name,
    value: asked[name],
    onChange: ({ target: { value } }: { target: { value: string } }) => onChange({ [name]: value }),
  })
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field label="Day" type="date" {...field('date')} />
      <Field label="Time" type="time" step={600} {...field('time')} />
      <Field label="Phone" type="tel" className={WIDE} maxLength={40} {...field('phone')} />
      <Field label="Email" type="email" className={WIDE} maxLength={200} {...field('email')} />
      <Field
        label="Source"
        className={WIDE}
        maxLength={40}
        hint="The letters that a reservation’s details show."
        {...field('source')}
      />
    </div>
  )
}

function Row({ row: { customerInfo, reservationDetails: details } }: { row: ListedReservation }) {
  return (
    <li className="rounded-control bg-sunk px-3 py-2">
      <b className="font-semibold">{customerInfo.name}</b>, {guestsText(details.partySize)}
      <span className="block text-sm text-soft">
        {longDate(details.date)}, {details.timeLabel} · {displayPhone(customerInfo.phone)}
      </span>
    </li>
  )
}

function countOf(count: number): string {
  return count === 1 ? '1 reservation' : `${count} reservations`
}

function foundText({ data, isFetching, isError }: UseQueryResult<{ reservations: unknown[]; total: number }>): string {
  if (data) return countText(data.reservations.length, data.total)
  if (isFetching) return 'Looking for reservations…'
  return isError ? '' : 'Fill in a day, a phone, an email or a source.'
}

function countText(shown: number, total: number): string {
  if (total === 0) return 'No reservation fits.'
  return total > shown ? `The first ${shown} of ${countOf(total)}` : `${countOf(total)} will be cancelled`
}

function useCancelMany(onDone: () => void) {
  return useWish('/cancelReservations', {
    onDone: async ({ message }) => {
      toast('success', message)
      onDone()
      await askAgainAbout('reservation.changed')
    },
  })
}
