import { CallError } from '@sizzle/contract/client.ts'
import { clockOf } from '../../../ui/clock.ts'

/** 'Mia Manager was first, at 7:04 p.m.' after a colleague was faster. */
export function whoWasFirst(error: unknown, place: { readonly timeZone: string }): string | undefined {
  const current = error instanceof CallError ? error.body.current : undefined
  if (typeof current !== 'object' || current === null || !('by' in current) || !('at' in current)) return undefined
  const { by, at } = current
  if (typeof by !== 'string' || typeof at !== 'string') return undefined
  const time = clockOf(place).time(at)
  return `${by || 'Somebody else'} was first, at ${time.replace(/\.$/, '')}.`
}
