import { withPoint } from '@sizzle/domain/money/entered-dollars.ts'

/** Dollars as they are typed, '$12.95' as well; what is no amount is null. Whole cents are the rules' business. */
export function typedPrice(typed: string): number | null {
  const plain = withPoint(typed)
    .trim()
    .replace(/^(-?)\$/, '$1')
  return /^-?(\d{1,9}(\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : null
}
