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

/** '$1,234.50' as people in Canada read it (money 2). By hand: the first question to Intl costs a phone a twentieth of a second. */
export function formatCad(cents: Cents): string {
  const [whole, part] = dollars(Math.abs(cents)).split('.')
  return `${cents < 0 ? '-' : ''}$${whole?.replaceAll(/\B(?=(\d{3})+$)/g, ',')}.${part}`
}
