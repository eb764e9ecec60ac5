import { createHmac, timingSafeEqual } from 'node:crypto'

/** Where the provider tells what became of a text, and what people answer. */
export const STATUS_PATH = '/api/text-messages/status'
export const INBOUND_PATH = '/api/text-messages/inbound'

/**
 * Whether the account's own provider sent this form to this address: the keyed hash of the address and of every field in
 * the order of their names, as Twilio and what is compatible with it sign.
 */
export function isSigned(authToken: string, url: string, form: URLSearchParams, signature: string): boolean {
  const fields = [...form].toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  const signed = url + fields.map(([name, value]) => name + value).join('')
  const expected = createHmac('sha1', authToken).update(signed).digest()
  const given = Buffer.from(signature, 'base64')
  return given.byteLength === expected.byteLength && timingSafeEqual(given, expected)
}
