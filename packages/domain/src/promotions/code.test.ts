import { describe, expect, it } from 'vitest'
import { makeBill } from '../pricing/bill.ts'
import {
  checkCode,
  codeOfSource,
  discountOf,
  personalCode,
  readCode,
  readHead,
  sampleCode,
  WELCOME,
  welcomeEnds,
  writtenCode,
} from './code.ts'

describe('a code', () => {
  it.each([
    [' welcome-7km2qx ', 'WELCOME7KM2QX'],
    ['WEL COME – 7KM2QX', 'WELCOME7KM2QX'],
    ['ABCD', 'ABCD'],
    ['ABC', null],
    ['A'.repeat(25), null],
    ['CODE10', null],
    ['ÄBCDE', null],
    ['', null],
  ])('typed as %j is read as %j (promotions 1)', (typed, code) => {
    expect(readCode(typed)).toBe(code)
  })

  it('of a welcome is written with its hyphen, in letters that nobody mistakes', () => {
    const code = personalCode(WELCOME.head, [0, 1, 30, 31, 254, 255])
    expect(code).toMatch(/^WELCOME[A-HJKMNP-Z2-9]{6}$/)
    expect(writtenCode(code)).toBe(`WELCOME-${code.slice(7)}`)
    expect(readCode(writtenCode(code))).toBe(code)
    expect(welcomeEnds(new Date('2026-11-20T12:00:00Z'))).toEqual(new Date('2027-02-18T12:00:00Z'))
  })

  it.each([
    [' thali ', 'THALI', 'THALI-7KM2QX'],
    ['thali-week', 'THALIWEEK', 'THALIWEEK-7KM2QX'],
    ['A'.repeat(18), 'A'.repeat(18), `${'A'.repeat(18)}-7KM2QX`],
    ['A'.repeat(19), null, ''],
    ['THALI-10', null, ''],
    ['thali!', null, ''],
    ['-', null, ''],
  ])('that begins with %j begins with %j', (typed, head, sample) => {
    expect(readHead(typed)).toBe(head)
    expect(sampleCode(typed)).toBe(sample)
    if (head !== null) expect(readCode(sample)).toBe(personalCode(head, [28, 9, 10, 23, 13, 20]))
  })

  const now = new Date('2026-11-20T12:00:00Z')
  const expiresAt = new Date('2026-12-01T00:00:00Z')
  const fine = { isOwn: true, expiresAt, isUsed: false, isForFirstOrder: true, hasOrdered: false }
  it.each([
    [undefined, 'This code is not valid for this order'],
    [{ ...fine, isOwn: false, isUsed: true }, 'This code is not valid for this order'],
    [{ ...fine, expiresAt: now }, 'This code has expired'],
    [{ ...fine, isUsed: true, hasOrdered: true }, 'You have used this code already'],
    [{ ...fine, hasOrdered: true }, 'This code is for the first order of an account, phone number and email address'],
    [{ ...fine, isForFirstOrder: false, hasOrdered: true }, undefined],
    [fine, undefined],
  ])('with %j is refused with %j (promotions 2)', (facts, why) => {
    const checked = checkCode(facts, now)
    expect(checked.ok ? undefined : checked.refusal.why).toBe(why)
  })

  it('takes its share of the goods once, and nothing of deposits and gift cards (promotions 3)', () => {
    const offer = { code: 'WELCOME7KM2QX', label: 'Welcome', percent: 10 }
    const line = (price: number, quantity: number, taxClass: 'prepared' | 'gift_card' = 'prepared') => ({
      label: 'x',
      price,
      quantity,
      taxClass,
    })
    const lines = [line(1749, 2), line(349, 1)]
    const discount = discountOf(offer, lines)
    expect(discount).toMatchObject({ label: 'Welcome 10%', amount: 385 })
    expect(codeOfSource(discount.source ?? '')).toBe(offer.code)
    expect(codeOfSource('')).toBeNull()
    const { subtotal } = makeBill({ lines, charges: [discount], taxes: [], tip: 0 })
    expect(subtotal).toBe(3462)
    expect(discountOf(offer, [line(5000, 1, 'gift_card')]).amount).toBe(0)
  })

  it.each([
    ['Thali week', 'Thali week 10%'],
    ['10% off thalis', '10% off thalis'],
    ['Thalis: 10 % less', 'Thalis: 10 % less'],
    ['110% taste', '110% taste 10%'],
    ['1.10% of nothing', '1.10% of nothing 10%'],
  ])('of "%s" is called "%s" on the bill: its share once (promotions 3)', (label, called) => {
    expect(discountOf({ code: 'THALI7KM2QX', label, percent: 10 }, []).label).toBe(called)
  })
})
