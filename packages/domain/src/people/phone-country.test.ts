import { describe, expect, it } from 'vitest'
import { countryCodeOf, TEXT_ELSEWHERE, TEXT_NOT_MOBILE, TEXT_PREMIUM, textProblem } from './phone-country.ts'

describe('the country code of a number', () => {
  it.each([
    ['+19025550123', '+1'],
    ['+442071838750', '+44'],
    ['+3545812345', '+354'],
    ['+74951234567', '+7'],
    ['+919876543210', '+91'],
    ['+971501234567', '+971'],
    [null, '+1'],
    ['nonsense', '+1'],
  ])('%s: %s', (phone, code) => expect(countryCodeOf(phone)).toBe(code))
})

describe('a text message to', () => {
  it.each([
    ['+19025550123', null],
    ['+17825550123', null],
    ['+14165550123', null],
    ['+12125550123', null],
    ['+19435550123', null],
    ['+442071838750', null],
    ['+919876543210', null],
    ['+19005550123', TEXT_PREMIUM],
    ['+19765550123', TEXT_PREMIUM],
    ['+19029765123', TEXT_PREMIUM],
    ['+881612345678', TEXT_PREMIUM],
    ['+882161234567', TEXT_PREMIUM],
    ['+18765550123', TEXT_ELSEWHERE],
    ['+18095550123', TEXT_ELSEWHERE],
    ['+14415550123', TEXT_ELSEWHERE],
    ['+17875550123', TEXT_ELSEWHERE],
    ['+18005550123', TEXT_NOT_MOBILE],
    ['+18885550123', TEXT_NOT_MOBILE],
    ['+15005550123', TEXT_NOT_MOBILE],
    ['+16005550123', TEXT_NOT_MOBILE],
    ['+19115550123', TEXT_NOT_MOBILE],
    ['+10005550123', TEXT_NOT_MOBILE],
  ])('%s: %s', (phone, problem) => expect(textProblem(phone)).toBe(problem))
})
