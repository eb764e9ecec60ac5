/** Nothing is known, and a try has failed: the next one under way is no first answer that is waited for. */
export function hasFailed({ data, errorUpdateCount }: { data: unknown; errorUpdateCount: number }): boolean {
  return data === undefined && errorUpdateCount > 0
}
