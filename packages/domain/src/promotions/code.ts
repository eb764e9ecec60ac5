import { type Cents, shareOf } from '../money/cents.ts'
import { type Discount, type LineToBill, takesDiscount } from '../pricing/bill.ts'
import { ok, refuse } from '../result.ts'

/** What somebody typed as it is compared: capitals, without spaces and hyphens; null: no code looks like that (promotions 1). */
export function readCode(typed: string): string | null {
  const code = bare(typed)
  return /^[A-Z2-9]{4,24}$/.test(code) ? code : null
}

function bare(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s\p{Pd}]/gu, '')
}

/** The welcome offer: on the goods of the first order, for so many days. */
export const WELCOME = { kind: 'welcome', head: 'WELCOME', label: 'Welcome', percent: 10, days: 90 } as const

/** Without letters and digits that are taken for one another. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
/** So many of a personal code belong to its owner alone. */
export const OWN_LETTERS = 6

/** A code of one person: what stands at its beginning, and as many chances below 256 as it has letters of its own. */
export function personalCode(head: string, chances: Iterable<number>): string {
  return head + Array.from(chances, (chance) => LETTERS[chance % LETTERS.length]).join('')
}

/** As people read and type it: WELCOME-7KM2QX. */
export function writtenCode(code: string): string {
  return `${code.slice(0, -OWN_LETTERS)}-${code.slice(-OWN_LETTERS)}`
}

const MAX_HEAD = 18

/** What the codes of an offer begin with, as it was typed; null: no code looks like that. */
export function readHead(typed: string): string | null {
  const head = bare(typed)
  return /^[A-Z2-9]+$/.test(head) && head.length <= MAX_HEAD ? head : null
}

/** What a reader's code will look like, for who writes the offer. */
export function sampleCode(typedHead: string): string {
  const head = readHead(typedHead)
  return head === null ? '' : writtenCode(`${head}7KM2QX`)
}

export function welcomeEnds(from: Date): Date {
  return new Date(from.getTime() + WELCOME.days * 24 * 3600_000)
}

export const CODE_INVALID = 'This code is not valid for this order'
const CODE_EXPIRED = 'This code has expired'
export const CODE_USED = 'You have used this code already'
const CODE_FIRST_ORDER = 'This code is for the first order of an account, phone number and email address'

export type CodeFacts = {
  readonly isOwn: boolean
  readonly expiresAt: Date
  /** An order, or a payment of somebody else's making, has it. */
  readonly isUsed: boolean
  readonly isForFirstOrder: boolean
  /** There is an order of this person, phone or address that was not cancelled. */
  readonly hasOrdered: boolean
}

/** Only the owner of a code hears why it does not count; for everybody else it is like one that nobody made (promotions 2). */
export function checkCode(facts: CodeFacts | undefined, now: Date) {
  if (!facts?.isOwn) return refuse({ code: 'promotion_code_invalid', why: CODE_INVALID })
  if (facts.isUsed) return refuse({ code: 'promotion_code_invalid', why: CODE_USED })
  if (now >= facts.expiresAt) return refuse({ code: 'promotion_code_invalid', why: CODE_EXPIRED })
  if (facts.isForFirstOrder && facts.hasOrdered)
    return refuse({ code: 'promotion_code_invalid', why: CODE_FIRST_ORDER })
  return ok(undefined)
}

export type PercentOffer = { readonly code: string; readonly label: string; readonly percent: number }

/** A share of what discounts may touch, rounded once (promotions 3). */
export function discountOf({ code, label, percent }: PercentOffer, lines: readonly LineToBill[]): Discount {
  const goods = lines.reduce((sum: Cents, line) => sum + takesDiscount(line), 0)
  return {
    kind: 'discount',
    label: namesPercent(label, percent) ? label : `${label} ${percent}%`,
    amount: shareOf(goods, percent, 100),
    source: `${CODE_SOURCE}${code}`,
  }
}

/** '25% off haggis' needs no '25 %' behind it. */
export function namesPercent(label: string, percent: number): boolean {
  return new RegExp(`(?<![\\d.,])${percent}\\s*%`).test(label)
}

/** What the source of a discount begins with that a code gave. */
export const CODE_SOURCE = 'code:'

/** The code that a discount of an order came from; null for any other charge. */
export function codeOfSource(source: string): string | null {
  return source.startsWith(CODE_SOURCE) ? source.slice(CODE_SOURCE.length) : null
}
