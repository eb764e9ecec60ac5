import type { AskAnswer, AskInput, AskPath } from '@sizzle/contract/client.ts'
import { MADE_OLD_BY, type Topic } from '@sizzle/contract/live.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { askOnce } from './ask-once.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: AnswerMeta
  }
}

/** What makes an answer old; nothing does where this is empty. */
export type AnswerMeta = {
  /** By topic: any change, or only of the thing that this part of the question names. */
  readonly madeOldBy?: { readonly [T in Topic]?: string }
  readonly input?: object
  /** Where the answer holds, if the question names one location. */
  readonly location?: string | undefined
  /** Its screen handles live changes itself and does better than asking again. */
  readonly hearsItself?: true
}

/** One question of a screen. Its key is the question itself, and the contract says what makes the answer old. */
export function ask<P extends AskPath>(path: P, input: AskInput<P>) {
  return queryOptions({
    queryKey: [path, input] as const,
    queryFn: () => askOnce(path, input),
    meta: metaOf(path, input),
  })
}

/** An answer that grows page by page; `next` says where the next page begins, or that there is none. */
export function askPages<P extends AskPath>(
  path: P,
  pageFrom: (offset: number) => AskInput<P>,
  next: (last: AskAnswer<P>, pages: AskAnswer<P>[]) => number | undefined,
) {
  const first = pageFrom(0)
  return infiniteQueryOptions({
    queryKey: [path, first, 'pages'] as const,
    queryFn: ({ pageParam }) => askOnce(path, pageFrom(pageParam)),
    initialPageParam: 0,
    getNextPageParam: next,
    meta: metaOf(path, first),
  })
}

/** The same where each page names the one behind it. */
export function askPagesByKey<P extends AskPath>(
  path: P,
  pageAfter: (key: string | undefined) => AskInput<P>,
  next: (last: AskAnswer<P>) => string | undefined,
) {
  const first = pageAfter(undefined)
  return infiniteQueryOptions({
    queryKey: [path, first, 'pages'] as const,
    queryFn: ({ pageParam }) => askOnce(path, pageAfter(pageParam)),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: next,
    meta: metaOf(path, first),
  })
}
// Its type says that later pages have a key.
const FIRST_PAGE: string | undefined = undefined

/** An answer that takes more calls of a route than one, or work of ours on top; `about` tells it from others. */
export function askInParts<P extends AskPath, Answer>(path: P, about: object, read: () => Promise<Answer>) {
  return queryOptions({ queryKey: [path, about, 'parts'] as const, queryFn: read, meta: metaOf(path, about) })
}

export function hearsItself<Asked extends { meta?: AnswerMeta | undefined }>(asked: Asked): Asked {
  return { ...asked, meta: { ...asked.meta, hearsItself: true } }
}

function metaOf(path: AskPath, input: object): AnswerMeta {
  return { madeOldBy: MADE_OLD_BY[path], input, location: locationIn(input) }
}

/** Questions name their location by one of these two words; an empty one, or 'all', names none. */
function locationIn(input: object): string | undefined {
  const named: unknown = 'locationId' in input ? input.locationId : 'location' in input ? input.location : undefined
  return typeof named === 'string' && named !== '' && named !== 'all' ? named : undefined
}
