import { fullStop } from '@sizzle/domain/full-stop.ts'
import { clockOf } from '../clock.ts'

type Change = { readonly by: string | null; readonly at: string; readonly timeZone: string }

/** 'Mia Manager changed this location at 7:04 p.m.'; `more` is said behind it. */
export function whoChanged(what: string, { by, at, timeZone }: Change, more = ''): string {
  const words = `${by || 'Somebody else'} changed this ${what} at ${clockOf({ timeZone }).time(at)}`
  // 'p.m.' ends with a point of its own.
  return `${fullStop(words)}${more && ` ${more}`}`
}
