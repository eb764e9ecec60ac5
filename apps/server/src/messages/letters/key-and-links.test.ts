import { expect, it } from 'vitest'
import { staffLinks } from '../../kit/staff-links.ts'
import { A_RESERVATION, AN_ORDER, LETTERS } from '../../testing/sample-letters.ts'
import type { Letter } from './letter.ts'
import { htmlOf } from './letter-html.ts'
import { textOf } from './letter-text.ts'
import { orderConfirmationLetter } from './order-letters.ts'
import { promiseMovedLetter } from './promise-letter.ts'
import {
  reservationCancelledLetter,
  reservationConfirmationLetter,
  reservationMovedLetter,
  reservationReminderLetter,
} from './reservation-letters.ts'

const TRURO = 'https://www.google.com/maps/search/?api=1&query=395%20Truro%20Heights%20Road%2C%20Truro%20Heights'

it('the letter of an order begins with its time, and the place with the way there (messages 76)', () => {
  const letter = orderConfirmationLetter(AN_ORDER)
  expect(letter.parts[0]).toMatchObject({ part: 'key', label: 'Ready about', value: '6:45 p.m. AST' })
  expect(textOf(letter).split('\n').slice(2, 5)).toEqual([
    'Ready about: 6:45 p.m. AST',
    'Pickup at: Truro Heights, 395 Truro Heights Road',
    expect.stringContaining(`Directions: ${TRURO}`),
  ])
})

it('of a delivery the guest’s own door stands there, without a way (messages 76)', () => {
  const letter = orderConfirmationLetter({ ...AN_ORDER, orderType: 'delivery', deliveryAddress: '12 Prince Street' })
  const place = { label: 'Deliver to', address: '12 Prince Street' }
  expect(letter.parts[0]).toEqual({ part: 'key', label: 'At your door about', value: '6:45 p.m. AST', place })
  expect(textOf(letter)).not.toContain('Directions')
})

it('of an order for later the day stands above its time, as that of a table does (messages 76)', () => {
  const [key] = orderConfirmationLetter({ ...AN_ORDER, scheduledFor: AN_ORDER.promisedAt }).parts
  const said = { label: 'Friday, November 20, 2026', value: '6:45 p.m. AST', note: 'Ready for pickup' }
  expect(key).toMatchObject(said)
})

it.each([
  [null, AN_ORDER.promisedAt, 'Now expected about', 'Was 6:45 p.m. AST'],
  [AN_ORDER.promisedAt, AN_ORDER.promisedAt, 'Now expected, Friday, November 20, 2026', 'Was 6:45 p.m. AST'],
  [null, new Date('2026-11-20T03:50:00Z'), 'Now expected about', 'Was Thursday, November 19, 2026, 11:50 p.m. AST'],
])('of an order whose time was moved (for %s) the old one stands below the new one (messages 76)', (...moved) => {
  const [scheduledFor, before, label, note] = moved
  const letter = promiseMovedLetter({
    ...AN_ORDER,
    scheduledFor,
    before,
    promisedAt: new Date('2026-11-20T23:10:00Z'),
    when: 'about 7:10 p.m.',
    reason: 'The tandoor needs a moment longer.',
  })
  expect(letter.parts[0]).toEqual({ part: 'key', label, value: '7:10 p.m. AST', note })
  expect(textOf(letter)).toContain(AN_ORDER.receiptUrl)
  expect(textOf(letter).match(/7:10/g)).toHaveLength(1)
})

it('a letter to managers leads to the section of its place', () => {
  const links = staffLinks('https://order.example.test')
  expect(links.menuUrlAt('truro')).toBe('https://order.example.test/admin/dashboard?location=truro#menu')
  expect(links.reservationsUrlAt('truro')).toBe(
    'https://order.example.test/admin/dashboard?location=truro#reservations',
  )
})

it.each([
  ['house', 'Weather conditions', true],
  ['house', 'Customer requested cancellation', false],
  ['house', 'Customer no-show', false],
  ['customer', '', false],
] as const)('a table that was cancelled by the %s ("%s") apologizes: %s', (by, reason, isSorry) => {
  const said = textOf(
    reservationCancelledLetter(A_RESERVATION, { by, reason, bookUrl: 'https://order.example.test/r' }),
  )
  expect(said.includes('We are sorry for the trouble.')).toBe(isSorry)
  expect(said).toContain('Reserve another time:\nhttps://order.example.test/r')
})

it.each([
  reservationConfirmationLetter(A_RESERVATION),
  reservationReminderLetter(A_RESERVATION),
  reservationMovedLetter(A_RESERVATION, { date: '2026-11-26', time: '19:00', partySize: 2 }),
])('a letter of a table begins with its day and time: $template (messages 76)', (letter) => {
  const [key] = letter.parts
  expect(key).toMatchObject({ label: 'Friday, November 27, 2026', value: '6:30 p.m.', note: '5 guests' })
  expect(textOf(letter)).toContain(`Directions: ${TRURO}`)
})

const ONLY_WAYS = ['change_email', 'reset_password', 'team_invitation', 'verify_email']

it.each(Object.entries(LETTERS))(
  'the page of %s has the words of a link, and its address only where no other way leads on (messages 77)',
  (_, letter) => {
    const written = wordsOf(letter)
    const isOnlyWay = ONLY_WAYS.includes(letter.template) && letter.title !== 'This address already has an account'
    expect(written.includes('https://')).toBe(isOnlyWay)
    expect(written.includes('If the button does not work, copy this link:')).toBe(isOnlyWay)
    for (const part of letter.parts) if (part.part === 'button') expect(textOf(letter)).toContain(part.url)
  },
)

/** What of a page people read. */
function wordsOf(letter: Letter): string {
  return htmlOf(letter)
    .replace(/<head>.*<\/head>/s, '')
    .replaceAll(/<[^>]*>/g, ' ')
}
