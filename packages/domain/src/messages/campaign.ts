import { addDays, instantOf, isLocalDate } from '../hours/local-time.ts'
import { HOUSE_ZONE } from '../locations/time-zones.ts'
import { type Problem, problemsOf } from '../problem.ts'
import { readHead } from '../promotions/code.ts'

// The same offer to many people, sent over minutes or hours (messages 42).
export const CAMPAIGN_STATES = ['draft', 'sending', 'stopped', 'done'] as const
export type CampaignState = (typeof CAMPAIGN_STATES)[number]

/** What can be done with a campaign that stands so; server and buttons read this table. */
const MAY = {
  edit: ['draft'],
  delete: ['draft'],
  start: ['draft', 'stopped'],
  stop: ['sending'],
} as const satisfies Record<string, readonly CampaignState[]>

export function mayCampaign(what: keyof typeof MAY, state: CampaignState): boolean {
  return (MAY[what] as readonly CampaignState[]).includes(state) // wider on purpose: any state is asked for
}

/** Who gets it, among those who take offers; what is not named narrows nothing. */
export type Audience = {
  /** Bought something in the last so many days. */
  readonly boughtWithinDays?: number | undefined
  /** There; without it, anywhere. */
  readonly boughtAt?: string | undefined
  /** Has ordered nothing for so many days, or never. */
  readonly noOrderForDays?: number | undefined
  readonly minPoints?: number | undefined
}

export const MAX_AUDIENCE_DAYS = 3650
export const MAX_AUDIENCE_POINTS = 1_000_000
const MAX_CAMPAIGN_NAME = 100

/** Letters a minute. */
export const CAMPAIGN_PACES = [60, 300, 600, 1200, 3000, 6000] as const
export const USUAL_PACE = 600

const NAME_REQUIRED = 'Name is required'
const NAME_TOO_LONG = `At most ${MAX_CAMPAIGN_NAME} characters`
const CODE_WRONG = 'A code begins with letters and digits from 2 to 9, at most 18 of them'
const CODE_REQUIRED = 'A discount needs a code to ask for it'
const PERCENT_REQUIRED = 'A code needs a discount from 1 to 50 %'
const CODE_DAY_REQUIRED = 'A code needs its last day'
export const DAY_OVER = 'This day is over'
const DAYS_WRONG = `A whole number of days from 1 to ${MAX_AUDIENCE_DAYS.toLocaleString('en-CA')}`
const POINTS_WRONG = `A whole number of points from 1 to ${MAX_AUDIENCE_POINTS.toLocaleString('en-CA')}`
const NOBODY_FITS_BOTH = 'Nobody can have bought in fewer days than they have not ordered for'

/** An offer of more than half is taken for a slip of the finger. */
export const MAX_CAMPAIGN_PERCENT = 50

type Typed = {
  readonly name: string
  /** What the codes of its readers begin with; empty: they get none. */
  readonly code: string
  readonly percent?: number | null | undefined
  readonly validUntil?: string | undefined
  readonly audience: Audience
}

export function checkCampaign({ name, audience, ...offer }: Typed, now: Date): Problem[] {
  const { boughtWithinDays, noOrderForDays } = audience
  return problemsOf([
    ['name', name.trim() === '' && NAME_REQUIRED],
    ['name', name.trim().length > MAX_CAMPAIGN_NAME && NAME_TOO_LONG],
    ...codeProblems(offer, now),
    ...numberProblems(audience),
    [
      'noOrderForDays',
      boughtWithinDays !== undefined &&
        noOrderForDays !== undefined &&
        noOrderForDays >= boughtWithinDays &&
        NOBODY_FITS_BOTH,
    ],
  ])
}

/** Numbers that no choice can be made by: as they were typed, they are none, or too large. */
export function hasWrongNumbers(audience: Audience): boolean {
  return problemsOf(numberProblems(audience)).length > 0
}

function numberProblems({ boughtWithinDays, noOrderForDays, minPoints }: Audience) {
  return [
    ['boughtWithinDays', isWrong(boughtWithinDays, MAX_AUDIENCE_DAYS) && DAYS_WRONG],
    ['noOrderForDays', isWrong(noOrderForDays, MAX_AUDIENCE_DAYS) && DAYS_WRONG],
    ['minPoints', isWrong(minPoints, MAX_AUDIENCE_POINTS) && POINTS_WRONG],
  ] as const
}

function isWrong(n: number | undefined, most: number): boolean {
  return n !== undefined && !(Number.isInteger(n) && n >= 1 && n <= most)
}

/** '12', '12 %' or '12 days' as a number; undefined: the field was left empty. What is no whole number is not a number. */
export function wholeNumberIn(typed: string): number | undefined {
  const text = typed.trim()
  if (text === '') return undefined
  return Number(/^(\d{1,9}) ?(?:%|days?|points?)?$/i.exec(text)?.[1] ?? Number.NaN)
}

function codeProblems({ code, percent = null, validUntil = '' }: Omit<Typed, 'name' | 'audience'>, now: Date) {
  if (code.trim() === '') return [['code', percent !== null && CODE_REQUIRED]] as const
  const isPercent = percent !== null && Number.isInteger(percent) && percent >= 1 && percent <= MAX_CAMPAIGN_PERCENT
  return [
    ['code', readHead(code) === null && CODE_WRONG],
    ['percent', !isPercent && PERCENT_REQUIRED],
    ['validUntil', codeEndsAt(validUntil) === null ? CODE_DAY_REQUIRED : isOfferOver(validUntil, now) && DAY_OVER],
  ] as const
}

/** The last moment of the day that was typed; null: it is no day. */
export function codeEndsAt(validUntil: string): Date | null {
  const date = validUntil.trim()
  return isLocalDate(date) ? new Date(instantOf(HOUSE_ZONE, addDays(date, 1), '00:00').getTime() - 1000) : null
}

/** Its last day is over, with a code or without one. Words in the place of a day are no day. */
export function isOfferOver(validUntil: string, now: Date): boolean {
  const endsAt = codeEndsAt(validUntil)
  return endsAt !== null && endsAt <= now
}

/** 'Bought in the last 90 days at Truro Heights, at least 100 points' */
export function audienceWords({ boughtWithinDays, boughtAt, noOrderForDays, minPoints }: Audience, placeName: string) {
  const place = boughtAt === undefined ? '' : ` at ${placeName}`
  const parts = [
    boughtWithinDays !== undefined && `bought in the last ${days(boughtWithinDays)}${place}`,
    noOrderForDays !== undefined && `no order for ${days(noOrderForDays)}`,
    minPoints !== undefined && `at least ${minPoints} ${minPoints === 1 ? 'point' : 'points'}`,
  ].filter((part) => part !== false)
  if (parts.length === 0) return 'Everybody who agreed to offers'
  const words = parts.join(', ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function days(n: number): string {
  return n === 1 ? '1 day' : `${n} days`
}

/** So many tries in a row that never reached the mail server mean that it is away. */
export const OUTAGES_UNTIL_AWAY = 5

export function isMailAway({ state, outages }: { readonly state: CampaignState; readonly outages: number }): boolean {
  return state === 'sending' && outages >= OUTAGES_UNTIL_AWAY
}

/** So many go out together, then the screens hear of it; a slow pace makes small batches, so that a stop is seen soon. */
const MAX_BATCH = 100
const BATCH_SECONDS = 5

export function batchSize(perMinute: number): number {
  return Math.min(MAX_BATCH, Math.max(1, Math.floor((perMinute * BATCH_SECONDS) / 60)))
}

/** Seconds from the beginning of a batch of so many letters to that of the next one. */
export function batchSeconds(letters: number, perMinute: number): number {
  return (letters * 60) / perMinute
}
