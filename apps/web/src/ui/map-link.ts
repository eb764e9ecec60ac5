import { BRAND } from '../brand/brand.ts'

/** Where a location stands on the map, with the way there. */
export function mapLink({ address, postalCode }: { address: string; postalCode: string }): string {
  return BRAND.mapSearch + encodeURIComponent(`${address}, ${postalCode}, Nova Scotia`)
}
