import { expect, test } from 'vitest'
import { contactsPart } from './contacts-part.ts'

const OWN = { phone: '(902) 893-4411', email: 'hello@kitchen.ca', supportEmail: 'help@kitchen.ca' }
const EXAMPLES = { phone: '(902) 555-0142', email: 'hello@kitchen.example', supportEmail: 'help@kitchen.ca' }
const place = (name: string, phone = '(902) 555-0139') => ({ name, phone })

test('what guests are told of the house is named with whom to ask', () => {
  expect(contactsPart(EXAMPLES, [])).toEqual({
    title: 'Phone and email',
    state: 'Not set up',
    look: 'unused',
    sentence: 'Guests see examples: (902) 555-0142 and hello@kitchen.example.',
    help: 'Ask the person who looks after your server to enter your own.',
  })
})

test.each([
  [[place('Truro')], 'The phone number is an example at Truro.'],
  [[place('Truro'), place('Amherst', '(902) 893-4412')], 'The phone number is an example at Truro.'],
  [['A', 'B', 'C', 'D', 'E'].map((name) => place(name)), 'The phone number is an example at A, B, C and 2 more.'],
])('a location is named with where it is set', (places, sentence) => {
  expect(contactsPart(OWN, places)).toMatchObject({
    sentence,
    help: 'A location’s own are set under Locations.',
  })
})

test('nothing is said of the restaurant’s own', () => {
  expect(contactsPart(OWN, [place('Truro', '(902) 893-4412')])).toBeUndefined()
})
