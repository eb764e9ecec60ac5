import { expect, test } from 'vitest'
import { ROLES } from './rights.ts'
import { inFours, mustHaveSecondFactor, readCode, SECOND_FACTOR_RULES } from './second-factor.ts'

test('a rule for managers is one for admins, and nobody else needs a second step (people 45)', () => {
  const asked = SECOND_FACTOR_RULES.map((rule) => ROLES.filter((role) => mustHaveSecondFactor(rule, role)))
  expect(asked).toEqual([[], ['admin'], ['manager', 'admin']])
})

test.each([
  ['123456', { kind: 'app', code: '123456' }],
  [' 123 456 ', { kind: 'app', code: '123456' }],
  ['abcd-efgh-ijkl-mn27', { kind: 'recovery', code: 'abcdefghijklmn27' }],
  ['ABCD EFGH IJKL MN27', { kind: 'recovery', code: 'abcdefghijklmn27' }],
  ['2222-3333-4444-5555', { kind: 'recovery', code: '2222333344445555' }],
  ['12345', undefined],
  ['1234567', undefined],
  ['١٢٣٤٥٦', undefined],
  ['abcd-efgh-ijkl-mno', undefined],
  ['abcd-efgh-ijkl-mn01', undefined],
  ['', undefined],
])('%j is read as %j', (typed, read) => expect(readCode(typed)).toEqual(read))

test('a recovery code is read in fours', () => expect(inFours('abcdefghijklmnop')).toBe('abcd-efgh-ijkl-mnop'))
