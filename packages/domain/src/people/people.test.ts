import { describe, expect, test } from 'vitest'
import { emailHelperProblem } from './email.ts'
import { cleanedName, nameHelperProblem } from './name.ts'
import { PASSWORD_CHECKS, passedChecks, passwordLacks, passwordProblem, passwordStrength } from './password.ts'
import { lookupHint, phoneVariations, shouldLookUp } from './phone-lookup.ts'
import { checkOwnProfile, checkUserEdit, PHOTO_URL_NOT_PUBLIC } from './profile.ts'
import { attemptWait, checkSignIn, checkSignUp, withAttempt } from './sign-in.ts'

describe('password', () => {
  test.each([
    ['', 0, 'weak', 'Password is required'],
    ['abc', 1, 'weak', 'Password must meet at least 4 security requirements'],
    ['abcdefgh', 2, 'weak', 'Password must meet at least 4 security requirements'],
    ['abcdefg1', 3, 'medium', 'Password must meet at least 4 security requirements'],
    ['Abcdefg1', 4, 'medium', null],
    ['abcdef1!', 4, 'medium', null],
    ['Abcdef1!', 5, 'strong', null],
    ['Ab1!', 4, 'medium', 'Password must be at least 8 characters'],
    ['Ébcdefg 1', 5, 'strong', null],
  ])('%j passes %i checks, is %s: %j (people 7)', (password, passed, strength, problem) => {
    expect(passedChecks(password)).toBe(passed)
    expect(passwordStrength(password)).toBe(strength)
    expect(passwordProblem(password)).toBe(problem)
  })

  test.each([
    ['', 8, 3],
    ['curry', 3, 2],
    ['CurryLeaf', 0, 1],
    ['Curry-7', 1, 0],
    ['Curry-Leaf', 0, 0],
  ])('%j lacks %i characters and %i other checks', (password, length, checks) =>
    expect(passwordLacks(password)).toEqual({ characters: length, checks }),
  )

  test('has five checks', () => expect(PASSWORD_CHECKS).toHaveLength(5))
})

describe('signing in and up', () => {
  test.each([
    ['', 'Email is required'],
    ['a@b', 'Invalid email format'],
    [`${'a'.repeat(96)}@b.ca`, 'Invalid email format'],
    ['a@b.ca', null],
  ])('email %j: %j', (email, problem) => expect(emailHelperProblem(email)).toBe(problem))

  test.each([
    [' ', 'Name is required'],
    ['A', 'Name must be at least 2 characters'],
    ['Al', null],
  ])('name %j: %j', (name, problem) => expect(nameHelperProblem(name)).toBe(problem))

  test.each([
    ['Al', undefined],
    ['Priya 🌶', 'Name contains invalid characters'],
    ['<b>Priya</b>', 'Name contains invalid characters'],
    ['P'.repeat(200), 'Name must be less than 50 characters'],
    [' ', 'Name is required'],
    ['प्रिया', undefined],
  ])('a new account is named as an order may be: %j', (name, problem) =>
    expect(checkSignUp({ name, email: 'a@b.ca', password: 'Abcdefg1' })[0]?.sentence).toBe(problem),
  )

  test.each([
    ['Priya Sharma', 'Priya Sharma'],
    ['  Priya 🌶 Sharma ', 'Priya Sharma'],
    ['<b>Priya</b>', 'b Priya b'],
    ['Zoë\u202e', 'Zoë'],
    ['P'.repeat(200), 'P'.repeat(49)],
    ['42', null],
    ['--', null],
    ['', null],
  ])('what a provider calls somebody is cleaned: %j is %j', (given, name) => expect(cleanedName(given)).toBe(name))

  test('each field says its own', () => {
    expect(checkSignIn({ email: 'a@b.ca', password: 'x' })).toEqual([])
    expect(checkSignIn({ email: '', password: '' }).map(({ field }) => field)).toEqual(['email', 'password'])
    expect(checkSignUp({ name: 'Al', email: 'a@b.ca', password: 'Abcdefg1' })).toEqual([])
    expect(checkSignUp({ name: '', email: 'x', password: 'x' }).map(({ field }) => field)).toEqual([
      'name',
      'email',
      'password',
    ])
  })

  test('three tries in 15 minutes, then it waits for the first of them to age', () => {
    const start = new Date('2026-11-20T16:00:00Z')
    const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
    const two = withAttempt(withAttempt([], start), at(1))
    expect(attemptWait(two, at(2))).toBe(0)
    const three = withAttempt(two, at(2))
    expect(attemptWait(three, at(2))).toBe(13 * 60_000)
    expect(attemptWait(three, at(15))).toBe(0)
    expect(withAttempt(three, at(15))).toHaveLength(3)
    expect(attemptWait([at(60).getTime(), at(61).getTime(), at(62).getTime()], at(0))).toBe(0)
  })
})

describe('own profile', () => {
  test.each([
    [
      {
        displayName: 'Priya',
        phoneNumber: '9025550123',
        photoURL: 'https://x.ca/p.jpg',
        preferences: { marketing: true },
      },
    ],
    [{ phoneNumber: '' }],
    [{ photoURL: null }],
    [{}],
  ])('%j is fine', (changes) => expect(checkOwnProfile(changes)).toEqual([]))

  test.each([
    ['displayName', { displayName: '' }, 'Display name is required'],
    ['displayName', { displayName: 'A1' }, 'Name contains invalid characters'],
    ['phoneNumber', { phoneNumber: '555' }, 'Please enter a valid phone number'],
    ['photoURL', { photoURL: 'http://x.ca/p.jpg' }, 'Photo address must start with https://'],
    ['photoURL', { photoURL: 'https://user:pw@x.ca/p.jpg' }, PHOTO_URL_NOT_PUBLIC],
    ['photoURL', { photoURL: 'https://user@x.ca/p.jpg' }, PHOTO_URL_NOT_PUBLIC],
    ['photoURL', { photoURL: 'https://127.0.0.1/p.jpg' }, PHOTO_URL_NOT_PUBLIC],
    ['photoURL', { photoURL: 'https://2130706433/p.jpg' }, PHOTO_URL_NOT_PUBLIC],
    ['photoURL', { photoURL: 'https://0x7f.1/p.jpg' }, PHOTO_URL_NOT_PUBLIC],
    ['photoURL', { photoURL: 'https://[::1]/p.jpg' }, PHOTO_URL_NOT_PUBLIC],
    ['photoURL', { photoURL: 'https://localhost/p.jpg' }, PHOTO_URL_NOT_PUBLIC],
    ['photoURL', { photoURL: 'https://a.localhost:8443/p.jpg' }, PHOTO_URL_NOT_PUBLIC],
    ['photoURL', { photoURL: 'https://printer.local/p.jpg' }, PHOTO_URL_NOT_PUBLIC],
    ['photoURL', { photoURL: 'https://x.ca/\u202egpj.exe' }, PHOTO_URL_NOT_PUBLIC],
    ['photoURL', { photoURL: 'https://x.ca/a\u0000.jpg' }, PHOTO_URL_NOT_PUBLIC],
    ['displayName', { displayName: '<b>Al</b>' }, 'Name contains invalid characters'],
    ['photoURL', { photoURL: 'javascript:alert(1)' }, 'Photo address must start with https://'],
    ['preferences', { preferences: { marketing: 'yes' } }, 'Preferences must be switched on or off'],
    ['preferences', { preferences: { spam: true } }, 'Preferences must be switched on or off'],
    ['role', { role: 'admin' }, 'role cannot be changed'],
    ['isActive', { isActive: true }, 'isActive cannot be changed'],
    ['loyaltyPoints', { loyaltyPoints: 1e6 }, 'loyaltyPoints cannot be changed'],
    ['totalSpent', { totalSpent: 1 }, 'totalSpent cannot be changed'],
    ['uid', { uid: 'x' }, 'uid cannot be changed'],
  ])('%s in %j: "%s"', (field, changes, sentence) => {
    expect(checkOwnProfile(changes)).toEqual([{ field, sentence }])
  })
})

describe('editing a user (people 14)', () => {
  test.each([
    [{ displayName: 'Priya', phoneNumber: '(902) 555-0123', role: 'staff', isActive: false, loyaltyPoints: 0 }],
    [{ phoneNumber: '' }],
  ])('%j is fine', (changes) => expect(checkUserEdit(changes)).toEqual([]))

  test.each([
    ['displayName', { displayName: ' ' }, 'Display name is required'],
    ['phoneNumber', { phoneNumber: '555-0123' }, 'Please enter a valid phone number'],
    ['phoneNumber', { phoneNumber: 'call me maybe' }, 'Please enter a valid phone number'],
    ['role', { role: 'owner' }, 'Role must be customer, staff, manager or admin'],
    ['isActive', { isActive: 'yes' }, 'Active must be yes or no'],
    ['totalSpent', { totalSpent: -1 }, 'Figures must be whole numbers of 0 or more'],
    ['email', { email: 'x@y.ca' }, 'email cannot be changed'],
  ])('%s in %j: "%s"', (field, changes, sentence) => {
    expect(checkUserEdit(changes)).toEqual([{ field, sentence }])
  })
})

describe('looking up a phone', () => {
  test.each([
    ['902 555', false, null],
    ['902 555 0', false, 'Enter complete 10-digit phone number to search'],
    ['902 555 0123', false, 'Complete number - no existing customer found'],
    ['902 555 0123', true, 'Existing Customer Found'],
    ['1 902 555 0123', false, 'Enter complete 10-digit phone number to search'],
  ])('%s, found: %s, says %j', (typed, found, hint) => {
    expect(lookupHint(typed, found)).toBe(hint)
    expect(shouldLookUp(typed)).toBe(typed === '902 555 0123')
  })

  test('knows every way of writing it (people 21)', () => {
    expect(phoneVariations('9025550123')).toEqual([
      '9025550123',
      '19025550123',
      '+19025550123',
      '(902) 555-0123',
      '902-555-0123',
      '902.555.0123',
      '902 555 0123',
    ])
  })
})
