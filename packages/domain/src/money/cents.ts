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
