const AGAIN_AFTER_MS = 5_000

/** What could not be had is asked for again by itself: nobody at a stove presses "Try Again", and no stream tells of what was never known. */
export const AGAIN = {
  refetchInterval: ({ state }: { state: { status: string } }) => (state.status === 'error' ? AGAIN_AFTER_MS : false),
} as const

/** Nothing is known, and a try has failed: the next one under way is no first answer that is waited for. */
export function hasFailed({ data, errorUpdateCount }: { data: unknown; errorUpdateCount: number }): boolean {
  return data === undefined && errorUpdateCount > 0
}
