import { expect, test } from 'vitest'
import { contactsPart } from './contacts-part.ts'

const OWN = { phone: '(902) 893-4411', email: 'hello@kitchen.ca', supportEmail: 'help@kitchen.ca' }
const EXAMPLES = { phone: '(902) 555-0142', email: 'hello@kitchen.example', supportEmail: 'help@kitchen.ca' }
const place = (name: string, phone = '(902) 555-0139') => ({ name, phone })

test('what guests are told of the house is named with whom to ask', () => {
  expect(contactsPart(EXAMPLES, [])).toEqual({
    title: 'Contact details',
    state: 'Not set up',
    look: 'unused',
    sentence: 'Guests still see sample contact details: the main phone number and an email address.',
    toAsk: 'to enter your main phone number and your email addresses',
  })
})

test.each([
  [[place('Truro')], 'the phone number at Truro'],
  [[place('Truro'), place('Amherst', '(902) 893-4412')], 'the phone number at Truro'],
  [['A', 'B', 'C', 'D', 'E'].map((name) => place(name)), 'the phone number at A, B, C and 2 more'],
])('a location is named with where it is set', (places, numbers) => {
  expect(contactsPart(OWN, places)).toMatchObject({
    sentence: `Guests still see sample contact details: ${numbers}.`,
    help: 'Set each location’s own number under Locations.',
    isSetThere: true,
  })
})

test('what is of the house and what is of a location stand in one sentence, with where each is set', () => {
  const house = { ...EXAMPLES, supportEmail: 'support@kitchen.example' }
  expect(contactsPart(house, [place('Truro'), place('Amherst')])).toMatchObject({
    sentence:
      'Guests still see sample contact details: the main phone number, two email addresses and the phone number at Truro and Amherst.',
    help: 'Set each location’s own number under Locations.',
    toAsk: 'to enter your main phone number and your email addresses',
  })
})

test('nothing is said of the restaurant’s own', () => {
  expect(contactsPart(OWN, [place('Truro', '(902) 893-4412')])).toBeUndefined()
})
