import type { Choice } from '../menu/options.ts'
import { canonicalText } from '../menu/options-canonical.ts'
import { cartKey } from './cart.ts'
import type { SpiceLevel } from './spice.ts'

export type KeyedLine = {
  readonly itemId: string
  readonly spice: SpiceLevel | null
  readonly choices: readonly Choice[]
  /** As cleanNote left it. */
  readonly note: string
}

/** Without choices and note the key is what it was before there were any, so carts that are stored stay valid (menu 36). */
export function lineKey({ itemId, spice, choices, note }: KeyedLine): string {
  const key = cartKey(itemId, spice)
  if (choices.length === 0 && note === '') return key
  return `${key}~${hash53(`${canonicalText(choices)}${note === '' ? '' : `#${note}`}`).toString(36)}`
}

const BITS_53 = (1n << 53n) - 1n

/** FNV-1a over the text's code units in 64 bits, folded to 53: at most 11 characters in base 36. */
function hash53(text: string): bigint {
  let hash = 0xcbf29ce484222325n
  for (let at = 0; at < text.length; at += 1) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(at))) * 0x100000001b3n)
  }
  return (hash >> 53n) ^ (hash & BITS_53)
}
