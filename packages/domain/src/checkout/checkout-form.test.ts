import { describe, expect, test } from 'vitest'
import { checkCheckoutForm, missingFields, submittedFields } from './checkout-form.ts'

const good = { name: 'Priya Nair', email: 'priya@example.ca', phone: '(902) 555-0123' }

describe('checkout form', () => {
  test('a good form has no problems', () => expect(checkCheckoutForm(good)).toEqual([]))

  test.each([
    ['Name must be at least 2 characters', 'A', 'Al'],
    ['Name must be at least 2 characters', '  A  ', '  Al  '],
    ['Name must be less than 50 characters', 'A'.repeat(50), 'A'.repeat(49)],
    ['Name contains invalid characters', 'Al3x', 'Alex'],
    ['Name contains invalid characters', 'Al😀x', 'Zoë'],
    ['Name contains invalid characters', '<b>Al</b>', "O'Brien"],
    ['Name contains invalid characters', 'Al, x@y.ca', 'प्रिया'],
    ['Name contains invalid characters', 'a\u202eb', 'محمد علي'],
    ['Name contains invalid characters', 'Al\nBcc', 'Jean-Luc St. Amand'],
  ])('"%s" for the name %j and not for %j (people 16)', (sentence, bad, fine) => {
    expect(checkCheckoutForm({ ...good, name: bad })).toEqual([{ field: 'name', sentence }])
    expect(checkCheckoutForm({ ...good, name: fine })).toEqual([])
  })

  test.each([
    ['Please enter a valid email address', '', 'a@b.ca'],
    ['Please enter a valid email address', 'a@b', 'a.b+c@mail.example.ca'],
    ['Please enter a valid email address', 'a b@c.ca', ' a@b.ca '],
    ['Please enter a valid email address', 'c@x.ca\r\nBcc: v@x.ca', 'c@x.ca'],
    ['Please enter a valid email address', 'c@x.ca, v@x.ca', 'élan@café.ca'],
    ['Email address is too long', `${'a'.repeat(96)}@b.ca`, `${'a'.repeat(95)}@b.ca`],
  ])('"%s" for the email %j and not for %j (people 17)', (sentence, bad, fine) => {
    expect(checkCheckoutForm({ ...good, email: bad })).toEqual([{ field: 'email', sentence }])
    expect(checkCheckoutForm({ ...good, email: fine })).toEqual([])
  })

  test.each([
    ['Please enter a valid phone number', '902 555 012', '902 555 0123'],
    ['Please enter a valid phone number', '', '+1 (902) 555-0123'],
    ['Please enter a valid phone number', 'call 902 555 0123', '1-902-555-0123'],
    ['Please enter a valid phone number', '+0 902 555 0123', '+44 20 7946 0958'],
    ['Phone number is too long', '+1234567890123456', '+234567890123456'],
  ])('"%s" for the phone %j and not for %j', (sentence, bad, fine) => {
    expect(checkCheckoutForm({ ...good, phone: bad })).toEqual([{ field: 'phone', sentence }])
    expect(checkCheckoutForm({ ...good, phone: fine })).toEqual([])
  })

  test('several problems come in the order of the form', () => {
    expect(checkCheckoutForm({ name: '', email: '', phone: '' }).map(({ field }) => field)).toEqual([
      'name',
      'email',
      'phone',
    ])
  })

  test.each([
    [good, true],
    [{ ...good, name: ' A ' }, false],
    [{ ...good, email: 'priya@' }, false],
    [{ ...good, phone: '902555012' }, false],
  ])('%j can be submitted: %s (ordering 12)', (fields, expected) => {
    expect(missingFields(fields).length === 0).toBe(expected)
  })

  test('the button says what it waits for, in the order of the form', () => {
    expect(missingFields({ ...good, phone: '', name: 'A' })).toEqual(['name', 'phone'])
    expect(missingFields(good)).toEqual([])
  })

  test('what is sent is trimmed, the email in lower case and the phone with its plus', () => {
    expect(submittedFields({ name: ' Priya ', email: ' Priya@Example.CA ', phone: '902-555-0123' })).toEqual({
      name: 'Priya',
      email: 'priya@example.ca',
      phone: '+19025550123',
    })
  })
})
