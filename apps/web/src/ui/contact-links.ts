import { mapLink as linkOf } from '@sizzle/domain/locations/map-link.ts'

/** (902) 555-0139 as something a phone can dial. */
export function telLink(phone: string): string {
  return `tel:+1${phone.replaceAll(/\D/g, '').slice(-10)}`
}

/** Where a location stands on the map, with the way there. */
export function mapLink({ address, postalCode }: { address: string; postalCode: string }): string {
  return linkOf(address, postalCode)
}
