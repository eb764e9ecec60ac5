import { refusalOf } from '@sizzle/contract/client.ts'
import { characters } from '@sizzle/domain/characters.ts'
import { FORM_INCOMPLETE, submittedFields } from '@sizzle/domain/checkout/checkout-form.ts'
import { displayPhone } from '@sizzle/domain/people/phone.ts'
import { checkReservationForm, MAX_SPECIAL_REQUESTS } from '@sizzle/domain/reservations/reservation-form.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type KeptAs, useKeptWish } from '../../../kit/offline/kept-wish.ts'
import { problemsAt } from '../../../kit/server/problems-at.ts'
import { button } from '../../../ui/button.ts'
import { Field } from '../../../ui/field.tsx'
import { FormProblem } from '../../../ui/form-problem.tsx'
import { heldIf } from '../../../ui/held.ts'
import { Icon } from '../../../ui/icon.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { PhoneInput } from '../../shared/phone-field/phone-input.tsx'
import type { BookingInput, FreeSlot, GuestReservation, ReservationAnswer } from './reservation-calls.ts'
import { type Lost, lostIn } from './use-hold.ts'
import type { Wish } from './wish.ts'

export type Contact = { readonly name: string; readonly email: string; readonly phone: string }
export type BookingFormProps = {
  wish: Wish
  slot: FreeSlot
  holdId: string | undefined
  /** What is known of the person; fills what is still empty. */
  known: Contact
  /** What was typed; kept by the screen, because another time is another form. */
  typed: Partial<BookingFields>
  onType: (change: Partial<BookingFields>) => void
  onBooked: (answer: ReservationAnswer) => void
  /** Nobody could be reached: it is asked for later, and is no booking yet. */
  onQueued: (as: KeptAs) => void
  /** What it is called while it waits. */
  as: KeptAs
  /** The time cannot be had any more. */
  onLost: (lost: Lost) => void
  /** Whether this browser knows of an active booking here with that email: the server tells it to owners only. */
  hasOwn: (email: string) => boolean
  /** The booking in the way comes along when it is this session's own. */
  onBlocked: (email: string, reservation: GuestReservation | undefined) => void
}
export type BookingFields = Contact & { readonly specialRequests: string }

export function BookingForm(props: BookingFormProps) {
  const { slot, known, typed, onType } = props
  const fields: BookingFields = { ...known, specialRequests: '', ...typed }
  const booking = useBooking(props)

  const field = (name: 'name' | 'email') => ({
    name,
    value: fields[name],
    problem: booking.problems[name],
    required: true,
    onChange: ({ target: { value } }: { target: { value: string } }) => {
      onType({ [name]: value })
      booking.clear(name)
    },
  })
  return (
    <form
      noValidate
      className="mt-4 flex flex-col gap-4 low:mt-3.5 low:gap-3.5 [@media(height<50rem)]:mt-2.5! [@media(height<50rem)]:gap-2.5! low:[&_.field>label]:mb-0.5"
      onSubmit={(event) => {
        event.preventDefault()
        booking.send(fields)
      }}
    >
      <Field label="Full Name" autoComplete="name" {...field('name')} />
      <Field label="Email Address" type="email" autoComplete="email" {...field('email')} />
      <PhoneInput
        value={fields.phone}
        problem={booking.problems.phone}
        onChange={(phone) => {
          // It tells its number when it appears: only another one is a change.
          if (displayPhone(phone) === displayPhone(fields.phone)) return
          onType({ phone })
          booking.clear('phone')
        }}
      />
      <Requests
        value={fields.specialRequests}
        problem={booking.problems.specialRequests}
        onChange={(specialRequests) => {
          onType({ specialRequests })
          booking.clear('specialRequests')
        }}
      />
      <FormProblem
        sentence={booking.sentence}
        className="empty:absolute low:[&_p]:bg-transparent low:[&_p]:p-0 low:[&_p]:text-sm low:[&_svg]:hidden"
      />
      <button
        type="submit"
        className={button('primary', 'min-h-13 text-lg low:min-h-12')}
        {...heldIf(booking.isSending)}
      >
        {booking.isSending ? 'Reserving…' : `Reserve for ${slot.label}`}
      </button>
    </form>
  )
}

type RequestsProps = { value: string; problem: string | undefined; onChange: (value: string) => void }

/** Few have one: a line until it is asked for, so that the button stands on the first screen. */
function Requests({ value, problem, onChange }: RequestsProps) {
  const [isAsked, setAsked] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAsked) field.current?.querySelector('textarea')?.focus()
  }, [isAsked])
  if (!isAsked && value === '' && problem === undefined) {
    return (
      <button
        type="button"
        className="-mt-1 inline-flex min-h-11 items-center gap-2 self-start low:-mt-2 font-semibold underline underline-offset-4"
        onClick={() => setAsked(true)}
      >
        <Icon name="plus" className="size-4.5" /> Add a request
      </button>
    )
  }
  return (
    <div ref={field}>
      <TextArea
        label="Special requests (optional)"
        name="specialRequests"
        rows={2}
        count={{ length: characters(value).length, most: MAX_SPECIAL_REQUESTS }}
        placeholder="A high chair, allergies, a birthday…"
        value={value}
        problem={problem}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}

type Problems = Partial<Record<string, string>>

function useBooking({ wish, slot, holdId, as, hasOwn, onBooked, onQueued, onLost, onBlocked }: BookingFormProps) {
  const [problems, setProblems] = useState<Problems>({})
  const booking = useKeptWish('/createReservation', {
    // The hold may expire between two presses of the same button.
    contentOf: ({ holdId: _, ...wanted }) => wanted,
    onDone: onBooked,
    onQueued,
    onFailed: (error, { customerInfo }) => {
      const lost = lostIn(error)
      if (lost) return onLost(lost)
      const refusal = refusalOf(error, '/createReservation')
      if (refusal?.code === 'already_booked_here') {
        return onBlocked(customerInfo.email, refusal.reservation)
      }
      setProblems(refusedFields(error))
    },
  })
  const forget = useEffectEvent(booking.reset)
  // Another time is another try: what was wrong with the last one no longer matters.
  // biome-ignore lint/correctness/useExhaustiveDependencies: exactly when the slot changes
  useEffect(() => forget(), [wish, slot.time])
  const isElsewhere = lostIn(booking.error) !== undefined || booking.refusal?.code === 'already_booked_here'

  return {
    problems,
    sentence: Object.values(problems).some(Boolean) ? FORM_INCOMPLETE : isElsewhere ? undefined : booking.sentence,
    isSending: booking.isPending,
    clear: (name: string) => setProblems((before) => ({ ...before, [name]: undefined })),
    send(fields: BookingFields) {
      const slotFields = { date: wish.date, time: slot.time, partySize: wish.partySize }
      const found = checkReservationForm({ ...fields, ...slotFields })
      setProblems(Object.fromEntries(found.map(({ field, sentence: said }) => [field, said])))
      booking.reset()
      if (found.length > 0) return focusFirstProblem()
      const { email } = submittedFields(fields)
      if (hasOwn(email)) return onBlocked(email, undefined)
      booking.send({ ...inputOf(fields, wish, slot), ...(holdId ? { holdId } : {}) }, as)
    },
  }
}

function inputOf(fields: BookingFields, wish: Wish, slot: FreeSlot): BookingInput {
  const specialRequests = fields.specialRequests.trim()
  return {
    location: wish.locationId,
    customerInfo: { ...submittedFields(fields), firebaseId: null },
    reservationDetails: {
      date: wish.date,
      time: slot.time,
      partySize: wish.partySize,
      specialRequests: specialRequests || null,
    },
    deviceInfo: { userAgent: navigator.userAgent.slice(0, 1000), platform: 'web' },
  }
}

/** The server says the whole path, and the form has the last name of it. */
function refusedFields(error: unknown): Problems {
  return Object.fromEntries(Object.entries(problemsAt(error)).map(([path, said]) => [path.replace(/.*\./, ''), said]))
}

function focusFirstProblem(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus())
}
