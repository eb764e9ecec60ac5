import { refusalOf } from '@sizzle/contract/client.ts'
import { QUEUED_TEXT } from '@sizzle/domain/calls/outbox.ts'
import { characters } from '@sizzle/domain/characters.ts'
import { fullStop } from '@sizzle/domain/full-stop.ts'
import { longDate } from '@sizzle/domain/hours/date-words.ts'
import { addDays, localAt } from '@sizzle/domain/hours/local-time.ts'
import { checkReservationForm, MAX_SPECIAL_REQUESTS } from '@sizzle/domain/reservations/reservation-form.ts'
import { guestsText } from '@sizzle/domain/reservations/words.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type KeptAs, useKeptWish } from '../../../kit/offline/kept-wish.ts'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { askAgainAbout } from '../../../kit/server/answers.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { clockOf, deviceClock } from '../../../ui/clock.ts'
import { Field } from '../../../ui/field.tsx'
import { DialogForm } from '../../../ui/form/dialog-form.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { HouseNotes, LOOKUP_ACROSS, LOOKUP_LINE, LookupHint } from '../../shared/known-guest/known-guest-lines.tsx'
import { useKnownGuest } from '../../shared/known-guest/use-known-guest.ts'
import { DayAndParty } from './day-and-party.tsx'
import { FEW_PLACES, LocationField } from './location-field.tsx'
import { PhoneAndName } from './phone-and-name.tsx'
import { dayQuery } from './reservations-query.ts'
import { freeSeats, onlyTime, TimeField } from './time-field.tsx'
import { useMinute } from './use-minute.ts'

type Place = { readonly id: string; readonly name: string; readonly timeZone: string }
type PhoneBookingDialogProps = {
  places: readonly Place[]
  start: { readonly location: string; readonly date: string; readonly time: string }
  onClose: () => void
}
type Fields = {
  location: string
  date: string
  time: string
  partySize: number
  name: string
  phone: string
  email: string
  specialRequests: string
}

/** In the order in which one asks on the phone: when, how many, who. */
export function PhoneBookingDialog({ places, start, onClose }: PhoneBookingDialogProps) {
  const [entered, setFields] = useState<Fields>({
    ...start,
    partySize: 2,
    name: '',
    phone: '',
    email: '',
    specialRequests: '',
  })
  const [problems, setProblems] = useState<Partial<Record<string, string>>>({})
  const book = useBook(onClose)
  const day = useQuery({
    ...dayQuery(entered.location, entered.date),
    enabled: entered.location !== '' && entered.date !== '',
  })
  const chosen = places.find(({ id }) => id === entered.location)
  const today = (chosen ? clockOf(chosen) : deviceClock()).today()
  const { time: now } = localAt(chosen?.timeZone ?? 'UTC', useMinute())
  const ahead = day.data?.slots.filter(({ time }) => entered.date !== today || time >= now) ?? []
  const fields = { ...entered, time: entered.time || onlyTime(ahead, entered.partySize) }

  const set = (change: Partial<Fields>) => {
    setFields((before) => ({ ...before, ...change }))
    setProblems((before) => ({
      ...before,
      ...Object.fromEntries(Object.keys(change).map((name) => [name, undefined])),
    }))
  }
  const setParty = (partySize: number) => {
    const slot = day.data?.slots.find(({ time }) => time === fields.time)
    set({ partySize, ...(slot && freeSeats(slot) < partySize && { time: '' }) })
  }
  // The phone finds who has been here before: what was typed already stays, and what is empty is filled in.
  const { found, hint } = useKnownGuest(fields.phone, ({ name, email }) =>
    set({ name: fields.name || name, email: fields.email || email }),
  )
  const submit = () => {
    const found = checkReservationForm(fields).filter(({ field }) => field !== 'email' || fields.email.trim() !== '')
    setProblems(Object.fromEntries(found.map(({ field, sentence }) => [field, sentence])))
    if (found.length === 0) book.send(inputOf(fields), keptAs(fields, chosen))
  }
  return (
    <DialogForm
      title="New reservation"
      shape="sheet"
      keep="Cancel"
      act="Reserve"
      acting="Reserving…"
      wish={book}
      missing={missingOf(fields, day.data !== undefined && ahead.length === 0)}
      problem={book.error ? refusalText(book.error) : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <div
        className={`grid grid-cols-2 items-start gap-x-2 gap-y-4 max-[22rem]:grid-cols-1 ${places.length > FEW_PLACES ? 'min-[50rem]:grid-cols-[minmax(0,1fr)_9.5rem_7.5rem]' : ''}`}
      >
        <LocationField places={places} value={fields.location} onChange={(location) => set({ location, time: '' })} />
        <DayAndParty
          today={today}
          date={fields.date}
          partySize={fields.partySize}
          problem={problems.date}
          onDate={(date) => set({ date, time: '' })}
          onParty={setParty}
        />
      </div>
      {fields.location === '' ? (
        <div>
          <p className="mb-1 font-semibold">Time</p>
          <p className="text-soft">Free times appear once a location is chosen.</p>
        </div>
      ) : (
        <TimeField
          day={day}
          slots={ahead}
          partySize={fields.partySize}
          value={fields.time}
          problem={problems.time}
          onTime={(time) => set({ time })}
          onNextDay={() => set({ date: addDays(fields.date, 1), time: '' })}
        />
      )}
      <PhoneAndName
        contact={fields}
        problems={problems}
        hint={<LookupHint typed={fields.phone} found={found} hint={hint} />}
        className={`${LOOKUP_LINE} ${problems.name ? '' : LOOKUP_ACROSS}`}
        onChange={set}
      />
      {found && (
        <HouseNotes
          guest={found}
          text={fields.specialRequests}
          room={{ field: 'Special requests', most: MAX_SPECIAL_REQUESTS }}
          words={{ tell: 'Add to special requests', told: 'In special requests' }}
          onText={(specialRequests) => set({ specialRequests })}
        />
      )}
      {/* Beside each other they leave an evening of many times its room. */}
      <div className="grid items-start gap-x-2 gap-y-4 sm:grid-cols-2">
        <Field
          label="Email (optional)"
          type="email"
          value={fields.email}
          problem={problems.email}
          onChange={({ target: { value } }) => set({ email: value })}
        />
        <TextArea
          label="Special requests (optional)"
          rows={1}
          {...countWhenLong(fields.specialRequests)}
          value={fields.specialRequests}
          problem={problems.specialRequests}
          onChange={({ target: { value } }) => set({ specialRequests: value })}
        />
      </div>
    </DialogForm>
  )
}

/** Half a row has no room for it beside the label: it comes when it matters. */
function countWhenLong(text: string) {
  const { length } = characters(text)
  return length > MAX_SPECIAL_REQUESTS - 100 ? { count: { length, most: MAX_SPECIAL_REQUESTS } } : {}
}

function useBook(onDone: () => void) {
  return useKeptWish('/createPhoneReservation', {
    close: onDone,
    onQueued: ({ label }) => {
      toast('message', QUEUED_TEXT, label)
    },
    onDone: ({ reservation }) => {
      toast('success', `Reserved: ${reservation.reservationId}`, reservation.customerInfo.name)
    },
    onSettled: () => askAgainAbout('reservation.changed'),
  })
}

/** Beside the button that waits for it, in the order of the fields. */
function missingOf({ location, time, name, phone }: Fields, isDayOver: boolean): string | undefined {
  if (location === '') return 'Choose a location.'
  if (time === '') return isDayOver ? 'Choose another day.' : 'Choose a time.'
  if (phone.trim() === '') return 'Enter the phone number.'
  return name.trim() === '' ? 'Enter the name.' : undefined
}

function inputOf({ location, date, time, partySize, name, phone, email, specialRequests }: Fields) {
  const customerInfo = { name: name.trim(), phone: phone.trim(), ...(email.trim() ? { email: email.trim() } : {}) }
  const reservationDetails = { date, time, partySize, specialRequests: specialRequests.trim() || null }
  return { location, customerInfo, reservationDetails }
}

function keptAs({ date, time, partySize, name }: Fields, place: Place | undefined): KeptAs {
  const label = `Table for ${name.trim()}, ${guestsText(partySize)}, ${longDate(date)} at ${time}`
  return place ? { label, timeZone: place.timeZone } : { label }
}

/** A slot that has filled up meanwhile comes with the next best times, to be said on the phone. */
function refusalText(error: unknown): string {
  const refusal = refusalOf(error, '/createPhoneReservation')
  if (refusal?.code !== 'slot_full' || refusal.nearest.length === 0) return sentenceOf(error)
  return fullStop(`${sentenceOf(error)} Nearest: ${refusal.nearest.map(({ label }) => label).join(', ')}`)
}
