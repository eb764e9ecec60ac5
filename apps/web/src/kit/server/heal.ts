import { CallError } from '@sizzle/contract/client.ts'
import { isOutage } from '@sizzle/domain/calls/failure-gate.ts'
import { type Query, QueryClient } from '@tanstack/react-query'

/** Nobody at a stove presses "Try Again", and no stream tells of what was never known. A long outage is asked about less often. */
const FIRST_MS = 5_000
const LONGEST_MS = 30_000
const TOO_MANY = 429

/** Nobody answered, the server could not, or it was asked too much: another try may find more. Any other refusal would only be said again. */
export function isTriedAgain(error: unknown): boolean {
  return error instanceof CallError && (isOutage(error.status) || error.status === TOO_MANY)
}

/**
 * Asks again by itself for what a screen lacks in an outage. It asks beside the query, so that what the screen says about
 * the failure stands until there is an answer, instead of giving way to an outline at each try.
 */
export function healFailed(queries: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = FIRST_MS
  const failed = () => queries.getQueryCache().findAll({ type: 'active', predicate: hasNoAnswer })
  const look = () => {
    if (timer !== undefined) return
    if (failed().length === 0) wait = FIRST_MS
    // Not all screens of a house at once.
    else timer = setTimeout(tryAll, wait * (1 + Math.random() / 2))
  }
  const tryAll = async () => {
    if (document.visibilityState === 'visible') {
      await Promise.all(failed().map((query) => tryOne(queries, query)))
      wait = Math.min(wait * 2, LONGEST_MS)
    }
    timer = undefined
    look()
  }
  const leave = queries.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated' || type === 'observerAdded') look()
  })
  return () => {
    leave()
    clearTimeout(timer)
  }
}

function hasNoAnswer({ state }: Query): boolean {
  return state.fetchStatus === 'idle' && state.status === 'error' && isTriedAgain(state.error)
}

async function tryOne(queries: QueryClient, query: Query): Promise<void> {
  const beside = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 0 } } })
  try {
    const answer = await beside.fetchQuery({ ...query.options, queryKey: query.queryKey })
    if (hasNoAnswer(query)) queries.setQueryData(query.queryKey, answer)
  } catch {
    // The screen says so already.
  } finally {
    beside.clear()
  }
}
