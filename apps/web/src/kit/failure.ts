import { CallError } from '@sizzle/contract/client.ts'
import { isAnswered } from '@sizzle/domain/calls/retry.ts'
import { sentenceOf } from './page-calls.ts'

export type Failure = { readonly title: string; readonly sentence: string }
/** What heads a failure: the server refused, or it did not answer. */
export type FailureTitles = { readonly refused: string; readonly broken: string }

/** The server that refuses says why; one that did not answer leaves open what became of the change. */
export function failureOf(error: unknown, titles: FailureTitles): Failure {
  const isRefused = error instanceof CallError && isAnswered(error.status)
  return { title: isRefused ? titles.refused : titles.broken, sentence: sentenceOf(error) }
}
