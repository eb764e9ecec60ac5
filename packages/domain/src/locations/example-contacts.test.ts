import { expect, test } from 'vitest'
import { isExampleEmail, isExamplePhone } from './example-contacts.ts'

test.each([
  ['(902) 555-0139', true],
  ['+19025550199', true],
  ['902-555-0100', true],
  ['(902) 555-0200', false],
  ['(902) 893-0139', false],
  ['(555) 012-3456', false],
  ['+4490255501391', false],
  ['', false],
])('the phone number %j is an example: %s', (phone, is) => expect(isExamplePhone(phone)).toBe(is))

test.each([
  ['hello@sizzleandspice.example', true],
  ['a@example.com', true],
  ['a@kitchen.Example.org ', true],
  ['owner@localhost.test', true],
  ['example@sizzle.ca', false],
  ['a@myexample.com', false],
  ['a@example.ca', false],
  ['', false],
])('the address %j is an example: %s', (email, is) => expect(isExampleEmail(email)).toBe(is))
