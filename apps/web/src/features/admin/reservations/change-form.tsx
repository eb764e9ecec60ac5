import { refusalOf } from '@sizzle/contract/client.ts'
import { characters } from '@sizzle/domain/characters.ts'
import { fullStop } from '@sizzle/domain/full-stop.ts'
import { shortDate } from '@sizzle/domain/hours/date-words.ts'
import { addDays, localAt } from '@sizzle/domain/hours/local-time.ts'
import { displayPhone } from '@sizzle/domain/people/phone.ts'
import { problemsOf } from '@sizzle/domain/problem.ts'
import { changeTable, guestProblems, type Table, writtenGuest } from '@sizzle/domain/reservations/change.ts'
import { MAX_SPECIAL_REQUESTS, requestsProblem } from '@sizzle/domain/reservations/reservation-form.ts'
import { guestsText } from '@sizzle/domain/reservations/words.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { askAgainAbout } from '../../../kit/server/answers.ts'
import { useWish } from '../../../kit/server/wish.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { clockOf } from '../../../ui/clock.ts'
import { Field } from '../../../ui/field.tsx'
import { FormInDialog } from '../../../ui/form/dialog-form.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { DayAndParty } from './day-and-party.tsx'
import { PhoneAndName } from './phone-and-name.tsx'
import { type DaySlot, dayQuery, type ListedReservation } from './reservations-query.ts'
import { freeSeats, onlyTime, TimeField } from './time-field.tsx'
import { useMinute } from './use-minute.ts'
import { whoWasFirst } from './who-was-first.ts'

/** What the house can send. */
type Senders = { readonly emailEnabled: boolean; readonly textsEnabled: boolean }
const UNTIL_KNOWN: Senders = { emailEnabled: true, textsEnabled: true }
type ChangeFormProps = { reservation: ListedReservation; senders: Senders | undefined; onClose: () => void }

/** Another time, other people: what is asked on the phone when plans change, in the drawer of the reservation itself. */
export function ChangeForm({ reservation, senders = UNTIL_KNOWN, onClose }: ChangeFormProps) {
  const { id, version, status, location, locationInfo, customerInfo, reservationDetails: had } = reservation
  const guest = { ...customerInfo, email: customerInfo.email || null }
  const from: Table = { ...had, name: guest.name, phone: guest.phone, email: guest.email }
  const [entered, setEntered] = useState({
    date: had.date,
    time: had.time,
    partySize: had.partySize,
    specialRequests: had.specialRequests ?? '',
    name: guest.name,
    phone: displayPhone(guest.phone),
    email: customerInfo.email,
  })
  const [problems, setProblems] = useState<Partial<Record<string, string>>>({})
  const change = useChange(onClose)
  const today = clockOf(locationInfo).today()
  const { time: now } = localAt(locationInfo.timeZone, useMinute())
  const day = useQuery({ ...dayQuery(location, entered.date), enabled: entered.date !== '' })
  // Its own chairs do not stand in its own way, and its own time can be kept though it has passed.
  const slots = withoutOwn(day.data?.slots ?? [], entered.date, from)
  const ahead = slots.filter(
    ({ time }) => entered.date !== today || time >= now || (entered.date === from.date && time === from.time),
  )
  const time = entered.time || onlyTime(ahead, entered.partySize)
  const written = writtenGuest(entered)
  const { date, partySize } = entered
  const specialRequests = entered.specialRequests.trim() || null
  const to: Table = { ...written, date, time, partySize, specialRequests }
  const decided = changeTable(status, from, to)
  const { isChanged, isTold } = decided.ok ? decided.value : { isChanged: false, isTold: false }

  const set = (part: Partial<typeof entered>) => {
    change.reset()
    setEntered((before) => ({ ...before, ...part }))
    setProblems((before) => ({ ...before, ...Object.fromEntries(Object.keys(part).map((name) => [name, undefined])) }))
  }
  const submit = () => {
    const wrong = [
      ...guestProblems(from, to),
      ...problemsOf([['specialRequests', requestsProblem(entered.specialRequests)]]),
    ]
    setProblems(Object.fromEntries(wrong.map(({ field, sentence }) => [field, sentence])))
    if (wrong.length > 0) return
    const { name, phone, email } = written
    change.send({
      id,
      version,
      customerInfo: { name, phone, ...(email !== null && { email }) },
      reservationDetails: { date, time, partySize, specialRequests },
    })
  }
  const setDate = (date: string) => set({ date, time: date === from.date ? from.time : '' })
  const setParty = (partySize: number) => {
    const slot = slots.find((one) => one.time === time)
    set({ partySize, ...(slot && freeSeats(slot) < partySize && { time: '' }) })
  }
  return (
    <FormInDialog
      isTall
      keep="Keep as is"
      act="Save changes"
      acting="Saving…"
      wish={change}
      missing={time === '' ? 'Choose a time.' : isChanged ? undefined : 'No changes yet.'}
      outcome={isTold && time !== '' ? tellsWords(from, to, senders) : undefined}
      problem={change.error ? refusalText(change.error, reservation) : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        <b className="block font-semibold">{customerInfo.name}</b>
        {`${shortDate(from.date, today)}, ${had.timeLabel}, ${guestsText(from.partySize)} at ${locationInfo.name}`}
        <span className="block text-sm text-soft">For another location, cancel and book again.</span>
      </p>
      <div className="grid grid-cols-2 items-start gap-x-2 gap-y-3 max-[22rem]:grid-cols-1">
        <DayAndParty
          today={today}
          date={entered.date}
          partySize={entered.partySize}
          onDate={setDate}
          onParty={setParty}
        />
      </div>
      <TimeField
        day={day}
        slots={ahead}
        partySize={entered.partySize}
        value={time}
        problem={undefined}
        onTime={(chosen) => set({ time: chosen })}
        onNextDay={() => setDate(addDays(entered.date, 1))}
      />
      <PhoneAndName contact={entered} problems={problems} onChange={set} />
      <Field
        label="Email (optional)"
        type="email"
        autoComplete="off"
        value={entered.email}
        problem={problems.email}
        onChange={({ target: { value } }) => set({ email: value })}
      />
      <TextArea
        label="Special requests (optional)"
        rows={2}
        count={{ length: characters(entered.specialRequests).length, most: MAX_SPECIAL_REQUESTS }}
        value={entered.specialRequests}
        problem={problems.specialRequests}
        onChange={({ target: { value } }) => set({ specialRequests: value })}
      />
    </FormInDialog>
  )
}

function useChange(onDone: () => void) {
  return useWish('/changeReservation', {
    close: onDone,
    onDone: ({ reservation: { customerInfo, reservationDetails: now } }) => {
      toast('success', `${customerInfo.name}: ${now.timeLabel}, ${guestsText(now.partySize)}`)
    },
    onSettled: () => askAgainAbout('reservation.changed'),
  })
}

function withoutOwn(slots: readonly DaySlot[], date: string, from: Table): readonly DaySlot[] {
  if (date !== from.date) return slots
  return slots.map((slot) => (slot.time === from.time ? { ...slot, guests: slot.guests - from.partySize } : slot))
}

/** Which news goes where, and that the link in an email which went to somebody else is of no more use. */
function tellsWords(from: Table, to: Table, senders: Senders): string {
  const isLinkOver = from.email !== null && from.email !== to.email
  const tells = to.email === null ? textWords(senders) : emailWords(to.email === from.email, senders)
  return isLinkOver ? `${tells} The link in earlier emails stops working.` : tells
}

function textWords({ textsEnabled }: Senders): string {
  return textsEnabled ? 'We’ll text the guest the new details.' : 'Texts are not set up: tell the guest.'
}

function emailWords(isSameAddress: boolean, { emailEnabled }: Senders): string {
  if (!emailEnabled) return 'Email is not set up: tell the guest.'
  return `We’ll email ${isSameAddress ? 'the guest the new details' : 'the details to the new address'}.`
}

/** A time that has filled up meanwhile comes with the next best ones; a faster colleague is named. */
function refusalText(error: unknown, { locationInfo }: ListedReservation): string {
  const refusal = refusalOf(error, '/changeReservation')
  if (refusal?.code === 'already_booked_here')
    return 'This guest has another reservation to come here. Cancel one of them first.'
  if (refusal?.code === 'slot_full' && refusal.nearest.length > 0)
    return fullStop(`${sentenceOf(error)} Nearest: ${refusal.nearest.map(({ label }) => label).join(', ')}`)
  return [sentenceOf(error), whoWasFirst(error, locationInfo)].filter(Boolean).join(' ')
}
