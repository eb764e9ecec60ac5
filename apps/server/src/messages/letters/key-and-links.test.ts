import { expect, it } from 'vitest'
import { A_RESERVATION, AN_ORDER, LETTERS } from '../../testing/sample-letters.ts'
import type { Letter } from './letter.ts'
import { htmlOf } from './letter-html.ts'
import { textOf } from './letter-text.ts'
import { orderConfirmationLetter } from './order-letters.ts'
import {
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
