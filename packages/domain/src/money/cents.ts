/** Canadian money as whole cents. Nothing in the rules ever holds dollars except what a client sent, to be compared. */
export type Cents = number

/**
 * `amount * part / whole` for whole numbers, rounded half-up: a half cent goes to the next cent.
 * The remainder decides, so no fraction is ever represented (1.005 * 100 is 100.49999999999999 in a computer).
 * Amounts are never negative; products stay below 2^53 up to about ten billion dollars.
 */
export function shareOf(amount: Cents, part: number, whole: number): Cents {
  const product = amount * part
  const remainder = product % whole
  return (product - remainder) / whole + (remainder * 2 >= whole ? 1 : 0)
}

/** '12.95', for fields, exports and messages; written from the digits, not from a division. */
export function dollars(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Beside figures with a plus, a minus as wide as it. Files and printers keep the hyphen. */
export function withMinus(words: string): string {
  return words.replace(/^-/, '−')
}

const cad = new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD' })

/** '$12.95' as people in Canada read it: CAD, en-CA (money 2). */
export function formatCad(cents: Cents): string {
  return cad.format(cents / 100)
}

/**
 * Dollars as typed or sent to whole cents, half-up on the decimal digits that a person sees: 1.005 is 101 cents.
 * What is not an amount (letters, NaN, a minus sign, two points) is null.
 */
export function centsFromDollars(amount: number | string): Cents | null {
  const match = /^(\d{0,12})(?:\.(\d*))?$/.exec(String(amount).trim().replace(/^\$/, ''))
  const whole = match?.[1] ?? ''
  const fraction = match?.[2] ?? ''
  if (match === null || (whole === '' && fraction === '')) return typeof amount === 'number' ? tiny(amount) : null
  const digits = fraction.padEnd(3, '0')
  return Number(whole || '0') * 100 + Number(digits.slice(0, 2)) + (Number(digits[2]) >= 5 ? 1 : 0)
}

// Numbers below a millionth are written with an exponent; they are nothing, not an error.
function tiny(amount: number): Cents | null {
  return amount > 0 && amount < 1e-6 ? 0 : null
}

/** What was entered as a price, in whole cents; what is no exact amount of money ("12,50", 0.001, infinity) is null. */
export function priceOrNull(entered: number | string | null): Cents | null {
  if (typeof entered !== 'number' || !Number.isFinite(entered) || Math.abs(entered) > 1e9) return null
  const cents = Math.round(entered * 100)
  return Math.abs(entered * 100 - cents) < 1e-6 ? cents : null
}
