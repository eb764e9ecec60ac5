import { longDate, shortWeekday, writtenDate } from '@sizzle/domain/hours/date-words.ts'
import { reasonLengthProblem } from '@sizzle/domain/order/cancel.ts'
import { displayPhone } from '@sizzle/domain/people/phone.ts'
import { chosenReason, type ReasonChoice } from '@sizzle/domain/reservations/cancel-reasons.ts'
import { guestsText } from '@sizzle/domain/reservations/words.ts'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { hasMail } from '../../../kit/has-mail.ts'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { askAgainAbout } from '../../../kit/server/answers.ts'
import { useWish } from '../../../kit/server/wish.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { button } from '../../../ui/button.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogHead } from '../../../ui/dialog-head.tsx'
import { Field } from '../../../ui/field.tsx'
import { Fold } from '../../../ui/fold.tsx'
import { DIALOG_FOOT, WHY_NOT } from '../../../ui/form/dialog-foot.ts'
import { Select } from '../../../ui/form/select.tsx'
import { FormProblem } from '../../../ui/form-problem.tsx'
import { heldIf } from '../../../ui/held.ts'
import { ReasonFields } from './reason-fields.tsx'
import { type CancelFilter, dayQuery, type ListedReservation, listQuery, toCancelQuery } from './reservations-query.ts'

export type CancelStart = { readonly location: string; readonly date: string; readonly source?: string }
type Place = { readonly id: string; readonly name: string }
type CancelManyDialogProps = {
  start: CancelStart
  /** Where the person may cancel reservations. */
  places: readonly Place[]
  onClose: () => void
}

/** First which ones, then a look at each of them, then the reason: nothing is cancelled unseen. */
export function CancelManyDialog({ start, places, onClose }: CancelManyDialogProps) {
  const [asked, setAsked] = useState<CancelFilter>({ time: '', phone: '', email: '', source: '', ...start })
  const [choice, setChoice] = useState<ReasonChoice>({ preset: null, text: '' })
  const [spared, setSpared] = useState<ReadonlySet<string>>(new Set())
  const found = useQuery(toCancelQuery(asked))
  const cancel = useCancelMany(onClose)
  const rows = found.data?.reservations ?? []
  const meant = rows.filter(({ id }) => !spared.has(id))
  const spare = (id: string, isSpared: boolean) =>
    setSpared((before) => new Set(isSpared ? [...before, id] : [...before].filter((one) => one !== id)))
  const reason = chosenReason(choice)
  const whyNot = cancel.isPending ? undefined : cancel.whyNot
  const place = places.find(({ id }) => id === asked.location)

  return (
    <Dialog label="Cancel several reservations" shape="sheet" onClose={onClose}>
      <div className="flex flex-col gap-4 p-6 pt-4">
        <DialogHead title="Cancel several reservations" className="-mr-2" onClose={onClose} />
        <p>
          Upcoming reservations{place && ` at ${place.name}`}. Each field narrows the list
          {rows.length > 0 && '; untick who keeps the table'}.
        </p>
        <Filters
          asked={asked}
          places={place ? places : []}
          onChange={(change) => setAsked((before) => ({ ...before, ...change }))}
        />
        <section aria-label="What will be cancelled" aria-busy={found.isFetching}>
          <p role="status" className="font-semibold">
            {foundText(found, meant.length)}
          </p>
          {!found.data && !found.isFetching && (
            <NextDays
              location={asked.location}
              onDay={(date) => setAsked((before) => ({ ...before, date, time: '' }))}
            />
          )}
          {found.error && <FormProblem sentence={sentenceOf(found.error)} />}
          <ul className="mt-2 flex relative max-h-52 flex-col gap-1 overflow-y-auto">
            {rows.map((row) => (
              <Row
                key={row.id}
                row={row}
                isMeant={!spared.has(row.id)}
                onMeant={(isMeant) => spare(row.id, !isMeant)}
              />
            ))}
          </ul>
        </section>
        {rows.length > 0 && (
          <>
            {!hasMail() && <p>No guest gets an email: call each of them at the number in the list.</p>}
            <ReasonFields choice={choice} onChange={setChoice} />
            <div className={DIALOG_FOOT}>
              <FormProblem className="basis-full empty:hidden" sentence={cancel.sentence} />
              <p aria-live="polite" className={WHY_NOT}>
                {whyNot ?? (choice.preset === null ? 'Choose a reason.' : undefined)}
              </p>
              <button type="button" className={button('quiet')} onClick={onClose}>
                {meant.length === 1 ? 'Keep it' : 'Keep them'}
              </button>
              <button
                type="button"
                className={button('danger')}
                title={whyNot}
                disabled={meant.length === 0 || reason === null || reasonLengthProblem(choice.text) !== null}
                onClick={() => reason !== null && cancel.send({ ids: meant.map(({ id }) => id), reason })}
                {...heldIf(cancel.isPending || found.isFetching || whyNot !== undefined)}
              >
                {cancel.isPending ? 'Cancelling…' : actWords(meant.length)}
              </button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  )
}

/** The days that have tables, so that the usual one is a press away; none is chosen by itself. */
function NextDays({ location, onDay }: { location: string; onDay: (date: string) => void }) {
  const { data } = useQuery(listQuery({ status: 'confirmed', location, date: 'upcoming', search: '' }, 1))
  const days = data?.days ?? []
  if (days.length === 0) return null
  return (
    <>
      <p className="mt-2 text-sm text-soft">
        The next days with reservations{days.length > MOST_DAYS && '; choose a later one above'}:
      </p>
      <ul aria-label="Next days with tables" className="mt-2 grid gap-2">
        {days.slice(0, MOST_DAYS).map(({ date, tables, guests }) => (
          <li key={date}>
            {/* On a phone a long day has its guests below it. */}
            <button
              type="button"
              className={button('quiet', 'w-full flex-wrap justify-between! gap-y-0! px-3!')}
              onClick={() => onDay(date)}
            >
              <span>{longDate(date).replace(/, \d{4}$/, '')}</span>{' '}
              <span className="font-normal text-soft">
                {tables === 1 ? '1 table' : `${tables} tables`}, {guestsText(guests)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

const MOST_DAYS = 5

type FiltersProps = { asked: CancelFilter; places: readonly Place[]; onChange: (change: Partial<CancelFilter>) => void }

/** On a phone an address, or a name of a location, needs the whole line. */
const WIDE = 'max-sm:col-span-full'

function Filters({ asked, places, onChange }: FiltersProps) {
  const field = (name: keyof CancelFilter) => ({
    name,
    value: asked[name],
    onChange: ({ target: { value } }: { target: { value: string } }) => onChange({ [name]: value }),
  })
  const day = useQuery({ ...dayQuery(asked.location, asked.date), enabled: asked.date !== '' })
  const taken = day.data?.slots.filter(({ time, reservations }) => reservations.length > 0 || time === asked.time) ?? []
  return (
    <div className={`grid grid-cols-2 items-start gap-3 ${places.length > 1 ? 'sm:grid-cols-3' : ''}`}>
      {places.length > 1 && (
        <Select
          label="Location"
          className={WIDE}
          value={asked.location}
          options={places.map(({ id, name }) => [id, name] as const)}
          onChange={(location) => onChange({ location, time: '' })}
        />
      )}
      <Field
        label="Day"
        type="date"
        hint={asked.date && `${shortWeekday(asked.date)}, ${writtenDate(asked.date)}`}
        {...field('date')}
        onChange={({ target: { value } }) => onChange({ date: value, time: '' })}
      />
      {/* Of the day that is chosen, the times at which somebody comes. */}
      <Select
        label="Time"
        value={asked.time}
        options={[['', 'Any time'], ...taken.map(({ time, label }) => [time, label] as const)]}
        onChange={(time) => onChange({ time })}
      />
      {/* Mostly it is an evening that is cancelled: what is rare leaves its place to the list. */}
      <Fold
        className="col-span-full -mt-1"
        title="By phone, email or source"
        titleLook="text-soft"
        isOpenAtFirst={asked.source !== ''}
      >
        <div className="grid grid-cols-2 gap-3 pb-1">
          <Field label="Phone" type="tel" className={WIDE} maxLength={40} {...field('phone')} />
          <Field label="Email" type="email" className={WIDE} maxLength={200} {...field('email')} />
          <Field
            label="Source"
            className="col-span-full"
            maxLength={40}
            hint="The letters that a reservation’s details show."
            {...field('source')}
          />
        </div>
      </Fold>
    </div>
  )
}

type RowProps = { row: ListedReservation; isMeant: boolean; onMeant: (isMeant: boolean) => void }

function Row({ row: { customerInfo, reservationDetails: details }, isMeant, onMeant }: RowProps) {
  return (
    <li>
      <label className="flex cursor-pointer items-start gap-3 rounded-control bg-sunk px-3 py-2">
        <input
          type="checkbox"
          className="tick-box mt-0.5 size-5 shrink-0"
          checked={isMeant}
          onChange={({ target: { checked } }) => onMeant(checked)}
        />
        <span className={isMeant ? '' : 'text-soft'}>
          <b className="font-semibold">{customerInfo.name}</b>, {guestsText(details.partySize)}
          <span className="block text-sm text-soft">
            {longDate(details.date)}, {details.timeLabel} ·{' '}
            <span className="whitespace-nowrap">{displayPhone(customerInfo.phone)}</span>
          </span>
        </span>
      </label>
    </li>
  )
}

function actWords(count: number): string {
  const act = `Cancel ${countOf(count)}`
  return hasMail() ? `${act} and tell the ${count === 1 ? 'guest' : 'guests'}` : act
}

function countOf(count: number): string {
  return count === 1 ? '1 reservation' : `${count} reservations`
}

type Found = Pick<UseQueryResult<{ reservations: unknown[]; total: number }>, 'data' | 'isFetching' | 'isError'>

function foundText({ data, isFetching, isError }: Found, meant: number): string {
  if (data) return countText(data.reservations.length, data.total, meant)
  if (isFetching) return 'Looking for reservations…'
  return isError ? '' : 'Choose a day, or fill in a phone, an email or a source.'
}

function countText(shown: number, total: number, meant: number): string {
  if (total === 0) return 'No reservations match.'
  if (meant < shown) return `${meant} of ${countOf(total)} will be cancelled`
  return total > shown ? `The first ${shown} of ${countOf(total)}` : `${countOf(total)} will be cancelled`
}

function useCancelMany(onDone: () => void) {
  return useWish('/cancelReservations', {
    close: onDone,
    onDone: ({ message }) => {
      toast('success', message)
    },
    onSettled: () => askAgainAbout('reservation.changed'),
  })
}
