import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkLocationForm, shownFeatures, todaysHours } from './location-form.ts'
import { generateLocationId, locationIdProblem, locationIdTaken, stripLocationId } from './location-id.ts'

const nothingTaken = () => false

describe('location id', () => {
  test.each([
    ['Truro', 'Only lowercase letters, numbers, and hyphens allowed'],
    ['new glasgow', 'Only lowercase letters, numbers, and hyphens allowed'],
    ['a', 'ID must be at least 2 characters'],
    ['', 'ID must be at least 2 characters'],
    ['a'.repeat(51), 'ID must be 50 characters or less'],
    ['truro', 'This location ID already exists'],
    ['new-glasgow-2', null],
    ['a'.repeat(50), null],
  ])('%s: %j', (id, problem) => {
    expect(locationIdProblem(id, (taken) => taken === 'truro')).toBe(problem)
  })

  test.each([
    ['Truro Heights', 'truro-heights'],
    ['  Café & Bar!  ', 'cafe-bar'],
    ['दिल्ली', 'location'],
    ['7', 'location-7'],
    ['x'.repeat(80), 'x'.repeat(50)],
  ])('%j becomes %s', (name, id) => {
    expect(generateLocationId(name, nothingTaken)).toEqual({ ok: true, value: id })
  })

  test('a taken one gets a number, and after 100 tries it is given up (menu 16)', () => {
    const taken = new Set(['truro', 'truro-1'])
    expect(generateLocationId('Truro', (id) => taken.has(id))).toEqual({ ok: true, value: 'truro-2' })
    expect(generateLocationId('Truro', () => true)).toEqual({ ok: false, refusal: { code: 'location_id_exhausted' } })
  })

  test('whatever the name, the generated id is a valid one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), fc.nat(99), (name, tries) => {
        let left = tries
        const id = generateLocationId(name, () => left-- > 0)
        return id.ok && locationIdProblem(id.value, nothingTaken) === null
      }),
    )
  })

  test('typing keeps what is allowed', () => {
    expect(stripLocationId('New Glasgow #2')).toBe('newglasgow2')
    expect(locationIdTaken('truro')).toBe('Location ID "truro" already exists')
  })
})

describe('location form', () => {
  const good = {
    id: 'truro',
    name: 'Truro Heights',
    address: '395 Truro Heights Road',
    postalCode: 'B6L 1X6',
    phone: '(902) 555-0123',
    email: 'truro@example.ca',
    capacity: 60,
    openingDate: '2020-05-01',
    features: ['Dine-in', 'Pet Friendly'],
    hours: { monday: { open: '11:30', close: '22:00', closed: false }, sunday: { open: '', close: '', closed: true } },
  }

  test.each([
    [{}],
    [{ capacity: null }],
    [{ capacity: 0 }],
    [{ openingDate: '' }],
    [{ features: [] }],
    [{ hours: {} }],
  ])('with %j it is fine', (change) => expect(checkLocationForm({ ...good, ...change })).toEqual([]))

  test.each([
    ['name', { name: ' ' }, 'Location name is required'],
    ['id', { id: '' }, 'Location ID is required'],
    ['id', { id: 'X' }, 'Invalid location ID'],
    ['address', { address: '' }, 'Address is required'],
    ['postalCode', { postalCode: '' }, 'postalCode is required'],
    ['phone', { phone: '' }, 'Phone number is required'],
    ['phone', { phone: '902-555-0123' }, 'Phone must be in format (902) 555-0123'],
    ['email', { email: '' }, 'Email is required'],
    ['email', { email: 'x' }, 'Invalid email format'],
    ['capacity', { capacity: -1 }, 'Capacity must be a positive number'],
    ['capacity', { capacity: Number.NaN }, 'Capacity must be a positive number'],
    ['openingDate', { openingDate: '2020-13-01' }, 'Please enter a valid opening date'],
    ['features', { features: ['Helipad'] }, 'Please choose features from the list'],
    [
      'hours',
      { hours: { monday: { open: '', close: '22:00', closed: false } } },
      'Please enter opening and closing times',
    ],
    [
      'hours',
      { hours: { funday: { open: '11:00', close: '22:00', closed: false } } },
      'Please enter opening and closing times',
    ],
  ])('%s %j: "%s" (menu 17)', (field, change, sentence) => {
    expect(checkLocationForm({ ...good, ...change })).toEqual([{ field, sentence }])
  })

  test.each([
    [{ open: '11:30', close: '22:00', closed: false }, 'Today: 11:30 a.m. - 10 p.m.'],
    [{ open: '11:30', close: '00:00', closed: false }, 'Today: 11:30 a.m. - midnight'],
    [{ open: '11:30', close: '22:00', closed: true }, 'Closed Today'],
    [{ open: '', close: '', closed: false }, 'Hours TBD'],
    [undefined, 'Hours TBD'],
  ])('today with %j reads "%s"', (today, text) => expect(todaysHours(today)).toBe(text))

  test('a card shows four features and counts the rest (menu 18)', () => {
    expect(shownFeatures(['a', 'b', 'c', 'd', 'e', 'f'])).toEqual({ shown: ['a', 'b', 'c', 'd'], more: '+2 more' })
    expect(shownFeatures(['a']).more).toBeNull()
  })
})
