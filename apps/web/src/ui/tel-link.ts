/** (902) 555-0139 as something a phone can dial. */
export function telLink(phone: string): string {
  return `tel:+1${phone.replaceAll(/\D/g, '').slice(-10)}`
}
