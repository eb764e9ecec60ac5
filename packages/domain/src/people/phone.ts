// Phone numbers are kept in E.164 (+ and up to 15 digits), whatever the country.

/** 10 to 15 digits (people 18). */
export const MIN_PHONE_DIGITS = 10
export const MAX_PHONE_DIGITS = 15

export function phoneDigits(typed: string): string {
  return typed.replace(/\D/g, '')
}

/**
 * Ten digits are a Canadian number and get +1; eleven that start with 1 get a plus (people 18). A number that names
 * its country - with a plus, or dialled with 00 or 011 - keeps it. Null when it cannot be a number.
 */
export function normalizePhone(typed: string): string | null {
  const trimmed = typed.trim()
  if (!/^\+?[\d\s().\-–/]+$/.test(trimmed)) return null
  const abroad = /^(?:\+|00|011)(?=[\d\s().\-–/]*$)/.exec(trimmed)
  const digits = phoneDigits(abroad ? trimmed.slice(abroad[0].length) : trimmed)
  return e164(abroad === null && digits.length === 10 ? `1${digits}` : digits)
}

/** E.164 country codes never start with 0; a +1 number has exactly ten digits behind it. */
function e164(digits: string): string | null {
  if (digits.length < MIN_PHONE_DIGITS || digits.length > MAX_PHONE_DIGITS || digits.startsWith('0')) return null
  return digits.startsWith('1') && digits.length !== 11 ? null : `+${digits}`
}

/** 10 digits, or 11 starting with 1, as (902) 555-0123; any other number stays as it is (people 19). */
export function displayPhone(phone: string): string {
  const digits = phoneDigits(phone)
  const local = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
  if (local.length !== 10 || (phone.trim().startsWith('+') && digits.length === 10)) return phone
  return `(${local.slice(0, 3)}) ${local.slice(3, 6)}-${local.slice(6)}`
}
