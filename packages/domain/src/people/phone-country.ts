import { DEFAULT_COUNTRY_CODE } from './profile.ts'

// What the digits of an E.164 number say about where it is, and whether a text message may go there.

/** Country codes of one and of two digits; all others have three. */
const SHORT_CODES = new Set(
  `1 7 20 27 30 31 32 33 34 36 39 40 41 43 44 45 46 47 48 49 51 52 53 54 55 56 57 58 60 61 62 63 64 65 66 81 82 84 86 90 91
   92 93 94 95 98`.split(/\s+/),
)

/** `+44` of `+442071838750`; a number that is none has the house's own. */
export function countryCodeOf(phone: string | null): string {
  const digits = /^\+(\d{10,15})$/.exec(phone ?? '')?.[1]
  if (digits === undefined) return DEFAULT_COUNTRY_CODE
  const length = [1, 2].find((count) => SHORT_CODES.has(digits.slice(0, count))) ?? 3
  return `+${digits.slice(0, length)}`
}

export const TEXT_PREMIUM = 'Text messages to premium numbers are not sent'
export const TEXT_NOT_MOBILE = 'This kind of number takes no text messages'
export const TEXT_ELSEWHERE = 'Text messages under +1 go to Canada and the United States only'

/**
 * Area codes under +1 that are other countries and islands. Named one by one, and not the ones of Canada and the States:
 * those get new codes every year, and a new customer must not be without texts until somebody writes them down.
 */
const ELSEWHERE = new Set(
  `242 246 264 268 284 340 345 441 473 649 658 664 670 671 684 721 758 767 784 787 809 829 849 868 869 876 939`.split(
    ' ',
  ),
)
/** Toll-free, personal and other numbers without a place. */
const PLACELESS =
  /^(?:[2-9]11|[2-9]9\d|5(?:00|2[1-9]|33|44|55|66|77|88)|6(?:00|22|33|44|55|66|77|88)|700|710|8(?:00|22|33|44|55|66|77|88))$/
const PREMIUM_AREAS = /^9(?:00|76)$/
/** Satellites, global services and shared cost: a minute or a text costs dollars. */
const PREMIUM_CODES = new Set(['+870', '+878', '+881', '+882', '+883', '+888', '+979'])

/** Why the house does not pay for a text to this number (E.164), or null when it does. */
export function textProblem(phone: string): string | null {
  const code = countryCodeOf(phone)
  if (PREMIUM_CODES.has(code)) return TEXT_PREMIUM
  if (code !== '+1') return null
  const [area, exchange] = [phone.slice(2, 5), phone.slice(5, 8)]
  if (PREMIUM_AREAS.test(area) || exchange === '976') return TEXT_PREMIUM
  if (ELSEWHERE.has(area)) return TEXT_ELSEWHERE
  return PLACELESS.test(area) || !/^[2-9]/.test(area) ? TEXT_NOT_MOBILE : null
}
