/** The codes that reservation ids carry; order numbers use the same ones (ordering 22, tables 8). */
const LOCATION_CODES: ReadonlyMap<string, string> = new Map([
  ['truro', 'TRU'],
  ['new-glasgow', 'NGL'],
])

export function locationCode(locationId: string): string {
  return LOCATION_CODES.get(locationId) ?? 'LOC'
}

/** The day's n-th order of a location, for people to call out: TRU-042. */
export function shortNumber(code: string, n: number): string {
  return `${code}-${String(n).padStart(3, '0')}`
}
