import { CallError } from '@sizzle/contract/client.ts'
import { HALIFAX } from '@sizzle/domain/hours/local-time.ts'

/** 'Mia Manager was first, at 7:04 p.m.' after a colleague was faster. */
export function whoWasFirst(error: unknown): string | undefined {
  const current = error instanceof CallError ? error.body.current : undefined
  if (typeof current !== 'object' || current === null || !('by' in current) || !('at' in current)) return undefined
  const { by, at } = current
  if (typeof by !== 'string' || typeof at !== 'string') return undefined
  const time = new Intl.DateTimeFormat('en-CA', { timeZone: HALIFAX, timeStyle: 'short' }).format(new Date(at))
  return `${by || 'Somebody else'} was first, at ${time.replace(/\.$/, '')}.`
}
