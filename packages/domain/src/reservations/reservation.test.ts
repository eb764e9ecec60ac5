import { describe, expect, test } from 'vitest'
import { instantOf } from '../hours/local-time.ts'
import { HALIFAX } from '../testing/halifax.ts'
import { chosenReason, pickPreset, RESERVATION_CANCEL_REASONS, reservationReasonProblem } from './cancel-reasons.ts'
import {
  canCancelReservation,
  customerCancels,
  emailKey,
  filterStatus,
  isActiveReservation,
  type ListedReservation,
  matchesFilters,
  moveReservation,
  NEXT_RESERVATION,
  RESERVATION_STATUSES,
  type ReservationFilters,
  reservationId,
  reservationStats,
} from './reservation.ts'
import { checkReservationForm, confirmationProblem } from './reservation-form.ts'

const now = instantOf(HALIFAX, '2026-11-20', '18:00')
const aReservation = (change: Partial<ListedReservation> = {}): ListedReservation => ({
  id: 'r1',
  reservationId: 'RES-TRU-20261120-ABCD',
  name: 'Priya Nair',
  email: 'priya@example.ca',
  phone: '+19025550123',
  location: 'truro',
  date: '2026-11-20',
  at: instantOf(HALIFAX, '2026-11-20', '19:00'),
  status: 'confirmed',
  ...change,
})

const NO_FILTERS: ReservationFilters = { status: 'all', location: 'all', date: 'all', search: '' }

describe('status', () => {
  test.each(RESERVATION_STATUSES.flatMap((from) => RESERVATION_STATUSES.map((to) => [from, to] as const)))(
    '%s to %s follows the table',
    (from, to) => {
      const moved = moveReservation(from, to, now)
      if (from === to) expect(moved).toMatchObject({ value: { changed: false } })
      else if ((NEXT_RESERVATION[from] as readonly string[]).includes(to))
        expect(moved).toMatchObject({ value: { status: to } })
      else expect(moved).toEqual({ ok: false, refusal: { code: 'invalid_reservation_transition', from, to } })
    },
  )

  test.each([
    ['pending', 'confirmed', true],
    ['confirmed', 'confirmed', true],
    ['seated', 'confirmed', false],
    ['completed', 'confirmed', false],
    ['no-show', 'confirmed', false],
    ['cancelled', 'cancelled', false],
  ] as const)('%s counts as %s and can be cancelled: %s (tables 13, tables 14)', (status, counted, cancellable) => {
    expect(filterStatus(status)).toBe(counted)
    expect(canCancelReservation(status)).toBe(cancellable)
  })

  test('only an upcoming pending or confirmed booking blocks the next (tables 6)', () => {
    const later = new Date(now.getTime() + 1)
    const blocking = RESERVATION_STATUSES.filter((status) => isActiveReservation({ status, at: later }, now))
    expect(blocking).toEqual(['pending', 'confirmed'])
    expect(isActiveReservation({ status: 'confirmed', at: now }, now)).toBe(false)
  })
})

test.each([
  [' Priya@Example.CA ', 'priya@example.ca', true],
  ['ｐriya@example.ca', 'priya@example.ca', true],
  ['zoe\u0308@example.ca', 'zo\u00eb@example.ca', true],
  ['pri.ya@example.ca', 'priya@example.ca', false],
  ['priya+1@example.ca', 'priya@example.ca', false],
])('%s and %s are one person: %s (tables 7)', (one, other, isSame) => {
  expect(emailKey(one) === emailKey(other)).toBe(isSame)
})

test('a guest cancels what is still to come, and again without harm', () => {
  const at = new Date(now.getTime() + 1)
  expect(customerCancels({ status: 'confirmed', at }, now)).toMatchObject({ value: { changed: true } })
  expect(customerCancels({ status: 'cancelled', at: now }, now)).toMatchObject({ value: { changed: false } })
  expect(customerCancels({ status: 'confirmed', at: now }, now)).toEqual({
    ok: false,
    refusal: { code: 'reservation_past' },
  })
  expect(customerCancels({ status: 'seated', at }, now)).toMatchObject({ ok: false })
})

test.each([
  ['truro', 'RES-TRU-20261120-WXYZ'],
  ['new-glasgow', 'RES-NGL-20261120-WXYZ'],
  ['halifax', 'RES-LOC-20261120-WXYZ'],
])('a reservation at %s is %s (tables 8)', (locationId, expected) => {
  expect(reservationId(locationId, '2026-11-20', 'WXYZ')).toBe(expected)
})

describe('the list', () => {
  test.each([
    ['status', { status: 'confirmed' }, {}, true],
    ['status', { status: 'confirmed' }, { status: 'seated' }, true],
    ['status', { status: 'cancelled' }, {}, false],
    ['location', { location: 'new-glasgow' }, {}, false],
    ['date', { date: 'today' }, {}, true],
    ['date', { date: 'upcoming' }, {}, true],
    ['date', { date: 'past' }, {}, false],
    ['date', { date: 'past' }, { at: now }, true],
    ['date', { date: '2026-11-20' }, {}, true],
    ['date', { date: '2026-11-20' }, { at: new Date(0) }, true],
    ['date', { date: '2026-11-21' }, {}, false],
    ['search', { search: 'NAIR' }, {}, true],
    ['search', { search: 'EXAMPLE.ca' }, {}, true],
    ['search', { search: 'res-tru' }, {}, true],
    ['search', { search: '5550' }, {}, true],
    ['search', { search: '(902) 555-0' }, {}, true],
    ['search', { search: '+1 902' }, {}, true],
    ['search', { search: '\u202a902‑555‑0\u202c' }, {}, true],
    ['search', { search: "d'arcy" }, { name: 'Zoé D’Arcy' }, true],
    ['search', { search: 'zoe d’arcy' }, { name: "Zoé D'Arcy" }, true],
    ['search', { search: '()' }, {}, false],
    ['search', { search: 'bob' }, {}, false],
  ] as const)('filters by %s: %j on %j is %s (tables 18)', (_, filters, change, expected) => {
    expect(matchesFilters(aReservation(change), { ...NO_FILTERS, ...filters }, HALIFAX, now)).toBe(expected)
  })

  test('the cards count (tables 19)', () => {
    const all = [
      aReservation(),
      aReservation({ status: 'completed', at: new Date(0) }),
      aReservation({ status: 'cancelled' }),
      aReservation({ date: '2026-11-21', at: instantOf(HALIFAX, '2026-11-21', '12:00') }),
    ]
    expect(reservationStats(all, HALIFAX, now)).toEqual({ total: 4, confirmedToday: 2, upcoming: 2, cancelled: 1 })
  })
})

describe('cancel reasons', () => {
  test('are the agreed eight (tables 15)', () => {
    expect(RESERVATION_CANCEL_REASONS).toHaveLength(8)
    expect(RESERVATION_CANCEL_REASONS.at(-1)).toBe('Other')
  })

  test.each([
    [{ preset: null, text: '' }, null],
    [{ preset: 'Other', text: '  ' }, null],
    [{ preset: 'Other', text: ' Storm ' }, 'Storm'],
    [{ preset: 'Staff shortage', text: '' }, 'Staff shortage'],
    [pickPreset('Weather conditions'), 'Weather conditions'],
  ] as const)('%j gives %j', (choice, reason) => {
    expect(chosenReason(choice)).toBe(reason)
    expect(reservationReasonProblem(chosenReason(choice))).toBe(
      reason === null ? 'Please select or enter a cancellation reason' : null,
    )
  })
})

describe('the form', () => {
  const good = {
    name: 'Priya',
    email: 'p@example.ca',
    phone: '9025550123',
    date: '2026-11-20',
    time: '19:00',
    partySize: 2,
    specialRequests: '',
  }
  test('a good form has no problems (tables 11)', () => expect(checkReservationForm(good)).toEqual([]))

  test.each([
    ['name', { name: '' }, 'Name must be at least 2 characters'],
    ['email', { email: 'p' }, 'Please enter a valid email address'],
    ['phone', { phone: '1' }, 'Please enter a valid phone number'],
    ['date', { date: '2026-02-30' }, 'Please select a date'],
    ['time', { time: '' }, 'Please select a time'],
    ['partySize', { partySize: 21 }, 'Please specify a valid party size (1-20 people)'],
    ['specialRequests', { specialRequests: 'x'.repeat(501) }, 'Special requests must be 500 characters or less'],
  ])('%s %j: "%s"', (field, change, sentence) => {
    expect(checkReservationForm({ ...good, ...change })).toEqual([{ field, sentence }])
  })

  const sent = { customerEmail: 'p@x.ca', customerName: 'P', reservationDate: 'd', reservationTime: 't', partySize: 2 }
  test.each(['customerEmail', 'customerName', 'reservationDate', 'reservationTime', 'partySize'])(
    'the confirmation message needs %s (tables 12)',
    (field) => {
      expect(confirmationProblem(sent)).toBeNull()
      expect(confirmationProblem({ ...sent, [field]: undefined })).toBe('Missing required reservation data')
    },
  )
})
