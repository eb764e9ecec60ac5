/** The days that all zones have in common; undefined where one is a day ahead of another. */
export function sameDays<Days extends { readonly time_zone: string; readonly day_ends_at: string }>(
  zones: readonly Days[],
): Days | undefined {
  const [one, ...others] = zones
  const daysOf = (zone: Days) => JSON.stringify({ ...zone, time_zone: '', day_ends_at: '' })
  return one && others.every((other) => daysOf(other) === daysOf(one)) ? one : undefined
}
