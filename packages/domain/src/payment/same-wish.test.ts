import { expect, test } from 'vitest'
import { isSameWish, type Wish } from './same-wish.ts'

const own: Wish = { userId: 'u1', email: 'priya@example.test', phone: '+19025550123', note: 'no onions', place: '' }
const staff: Wish = { userId: null, email: '', phone: '', note: '', place: '' }

test.each<[string, Partial<Wish>, Partial<Wish>, boolean]>([
  ['the same account', {}, {}, true],
  ['two accounts with one email and phone', {}, { userId: 'u2' }, false],
  ['staff with the email, typed otherwise', {}, { ...staff, email: ' Priya@Example.test ' }, true],
  ['staff with the phone, typed otherwise', {}, { ...staff, phone: '(902) 555-0123' }, true],
  ['staff with a number that is no phone on both sides', { phone: '12' }, { ...staff, phone: '1-2' }, true],
  ['staff with nothing but a name', {}, staff, false],
  ['staff twice with nothing but names', staff, staff, false],
  ['another note', {}, { note: 'extra onions' }, false],
  ['the note in other letters', {}, { note: ' No  Onions' }, true],
  ['no note', {}, { note: '' }, true],
  ['another address', { place: '1 Main St' }, { place: '2 Main St' }, false],
])('%s', (_, a, b, expected) => {
  expect(isSameWish({ ...own, ...a }, { ...own, ...b })).toBe(expected)
  expect(isSameWish({ ...own, ...b }, { ...own, ...a })).toBe(expected)
})
