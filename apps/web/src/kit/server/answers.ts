import type { AskPath } from '@sizzle/contract/client.ts'
import type { Topic } from '@sizzle/contract/live.ts'
import type { DataTag, QueryKey } from '@tanstack/react-query'
import { queries } from './queries.tsx'

// What screens do with answers beyond showing them. Each is named by its question, as `ask` gives it.

export type Question<Answer> = { readonly queryKey: DataTag<QueryKey, Answer, Error> }

export function knownAnswer<Answer>({ queryKey }: Question<Answer>): Answer | undefined {
  return queries.getQueryData(queryKey)
}

/** Puts what is known better into the answer that screens show; where there is none, nothing is made up. */
export function changeAnswer<Answer>({ queryKey }: Question<Answer>, change: (known: Answer) => Answer): void {
  queries.setQueryData<Answer>(queryKey, (known) => known && change(known))
}

/** Has screens find an answer that this device has kept. */
export function layAnswer<Answer>({ queryKey }: Question<Answer>, answer: Answer): void {
  queries.setQueryData<Answer>(queryKey, answer)
}

/** Whether an answer to it is under way. */
export function isAsking({ queryKey }: { readonly queryKey: QueryKey }): boolean {
  return queries.isFetching({ queryKey, exact: true }) > 0
}

/** Asks again for one answer, or for every answer of these routes, as far as a screen shows it. */
export async function askAgain(...asked: (AskPath | { readonly queryKey: QueryKey })[]): Promise<void> {
  await Promise.all(
    asked.map((one) => queries.invalidateQueries({ queryKey: typeof one === 'string' ? [one] : one.queryKey })),
  )
}

/** Something of this topic was changed from here: whatever that makes old is asked for again, before the news comes. */
export function askAgainAbout(...topics: Topic[]): Promise<void> {
  return queries.invalidateQueries({ predicate: ({ meta }) => topics.some((topic) => meta?.madeOldBy?.[topic]) })
}

/** Drops the answers about these locations: the signed-in person has lost them. */
export function forgetLocations(locationIds: readonly string[]): void {
  queries.removeQueries({
    predicate: ({ meta }) => meta?.location !== undefined && locationIds.includes(meta.location),
  })
}

export function forgetAnswers(path: AskPath): void {
  queries.removeQueries({ queryKey: [path] })
}
