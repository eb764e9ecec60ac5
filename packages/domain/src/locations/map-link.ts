/** A link that people press; no page loads anything from it. */
export const MAP_SEARCH = 'https://www.google.com/maps/search/?api=1&query='

/** Where a place stands on the map, with the way there. `near` is its postal code, or its name. */
export function mapLink(address: string, near: string): string {
  return MAP_SEARCH + encodeURIComponent(`${address}, ${near}, Nova Scotia`)
}
