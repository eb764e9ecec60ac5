import { sentenceOf } from '../page-calls.ts'
import { isTriedAgain } from './heal.ts'

/** What to tell staff about an answer that a screen lacks: why, and whether it is asked for again by itself. */
export function problemOf(error: unknown) {
  return { sentence: sentenceOf(error), isTriedAgain: isTriedAgain(error) }
}
