import { describe, expect, it } from 'vitest'
import {
  audienceWords,
  batchSeconds,
  batchSize,
  CAMPAIGN_PACES,
  CAMPAIGN_STATES,
  checkCampaign,
  codeEndsAt,
  hasWrongNumbers,
  mayCampaign,
  wholeNumberIn,
} from './campaign.ts'

const now = new Date('2026-11-20T12:00:00Z')
const CODED = { code: 'THALI', percent: 10, validUntil: '2026-11-30' }

describe('a campaign', () => {
  it.each([
    ['draft', ['edit', 'start']],
    ['sending', ['stop']],
    ['stopped', ['start']],
    ['done', []],
  ] as const)('that is %s may %j', (state, allowed) => {
    expect(CAMPAIGN_STATES).toContain(state)
    expect((['edit', 'start', 'stop'] as const).filter((what) => mayCampaign(what, state))).toEqual(allowed)
  })

  it.each([
    [{ name: ' ' }, 'name', 'Name is required'],
    [{ name: 'x'.repeat(101) }, 'name', 'At most 100 characters'],
    [{ ...CODED, code: 'TEN %' }, 'code', /^A code begins with/],
    [{ ...CODED, code: 'THALI-10' }, 'code', /^A code begins with/],
    [{ ...CODED, code: '' }, 'code', 'A discount needs a code to ask for it'],
    [{ ...CODED, percent: null }, 'percent', /^A code needs a discount/],
    [{ ...CODED, percent: 0 }, 'percent', /^A code needs a discount/],
    [{ ...CODED, percent: 51 }, 'percent', /^A code needs a discount/],
    [{ ...CODED, percent: 1.5 }, 'percent', /^A code needs a discount/],
    [{ ...CODED, validUntil: '' }, 'validUntil', 'A code needs its last day'],
    [{ ...CODED, validUntil: 'soon' }, 'validUntil', 'A code needs its last day'],
    [{ ...CODED, validUntil: '2026-11-19' }, 'validUntil', 'This day is over'],
    [{ ...CODED, percent: Number.NaN }, 'percent', /^A code needs a discount/],
    [{ audience: { boughtWithinDays: 0 } }, 'boughtWithinDays', 'A whole number of days from 1 to 3,650'],
    [{ audience: { noOrderForDays: Number.NaN } }, 'noOrderForDays', 'A whole number of days from 1 to 3,650'],
    [{ audience: { minPoints: 1_000_001 } }, 'minPoints', 'A whole number of points from 1 to 1,000,000'],
    [{ audience: { boughtWithinDays: 30, noOrderForDays: 30 } }, 'noOrderForDays', /Nobody can/],
  ])('with %j is refused at %s', (wrong, field, sentence) => {
    const problems = checkCampaign({ name: 'Thali week', code: '', audience: {}, ...wrong }, now)
    expect(problems).toEqual([
      { field, sentence: typeof sentence === 'string' ? sentence : expect.stringMatching(sentence) },
    ])
  })

  it('that is right has no problem', () => {
    const audience = { boughtWithinDays: 90, noOrderForDays: 60, minPoints: 1 }
    expect(checkCampaign({ name: 'Thali week', audience, ...CODED, validUntil: '2026-11-20' }, now)).toEqual([])
    expect(checkCampaign({ name: 'Thali week', audience, code: '', validUntil: 'soon' }, now)).toEqual([])
  })

  it.each([
    ['12', 12],
    [' 12 % ', 12],
    ['7 days', 7],
    ['', undefined],
    ['12.5', Number.NaN],
    ['7,5', Number.NaN],
    ['-60', Number.NaN],
    ['1e3', Number.NaN],
    ['ten', Number.NaN],
  ])('whose number is typed as %j has %j: nothing is left out of it, and nothing is made smaller', (typed, number) => {
    expect(wholeNumberIn(typed)).toBe(number)
    expect(wholeNumberIn('99999')).toBe(99_999)
    expect(hasWrongNumbers({ minPoints: number })).toBe(Number.isNaN(number))
  })

  it('has codes until the end of its last day, by the clock of the house', () => {
    expect(codeEndsAt('2026-11-30')).toEqual(new Date('2026-12-01T03:59:59Z'))
    expect(codeEndsAt('2026-07-31')).toEqual(new Date('2026-08-01T02:59:59Z'))
    expect(codeEndsAt('the end of the month')).toBeNull()
  })

  it.each([
    [{}, 'Everybody who agreed to offers'],
    [{ boughtWithinDays: 90, boughtAt: 'truro' }, 'Bought in the last 90 days at Truro Heights'],
    [{ noOrderForDays: 1, minPoints: 1 }, 'No order for 1 day, at least 1 point'],
    [
      { boughtWithinDays: 90, noOrderForDays: 60, minPoints: 200 },
      'Bought in the last 90 days, no order for 60 days, at least 200 points',
    ],
  ])('to %j is for: %s', (audience, words) => {
    expect(audienceWords(audience, 'Truro Heights')).toBe(words)
  })

  it.each(CAMPAIGN_PACES)('at %d a minute keeps its pace in batches of at most 100 (messages 45)', (pace) => {
    const size = batchSize(pace)
    expect(size).toBeLessThanOrEqual(100)
    expect((size * 60) / batchSeconds(size, pace)).toBeCloseTo(pace)
  })

  it('at a pace of one a minute sends one at a time', () => {
    expect([batchSize(1), batchSeconds(1, 1)]).toEqual([1, 60])
  })
})
