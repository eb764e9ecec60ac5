import { nameWords } from '@sizzle/domain/audit/words.ts'

const NAMES: Readonly<Record<string, string>> = {
  customerName: 'Guest’s name',
  estimatedTime: 'Ready time',
  partySize: 'Number of guests',
  reservationDate: 'Day',
  reservationTime: 'Time',
  locationName: 'Location',
  locationPhone: 'Location’s phone',
}

/** As people read a text: '[guest’s name]' where {customerName} stands. Of a text that they edit only those that it may hold. */
export function withNames(text: string, allowed?: readonly string[]): string {
  return text.replaceAll(/\{(\w+)\}/g, (code, name: string) =>
    allowed && !allowed.includes(name) ? code : inBrackets(name),
  )
}

/** The other way round: what somebody has written as they read it. */
export function withCodes(text: string, allowed: readonly string[]): string {
  return text.replaceAll(/\[[^[\]]+\]/g, (written) => {
    const name = allowed.find((one) => inBrackets(one) === written.toLowerCase().replaceAll("'", '’'))
    return name === undefined ? written : `{${name}}`
  })
}

export function inBrackets(name: string): string {
  return `[${placeholderName(name).toLowerCase()}]`
}

/** What a person calls {customerName}. */
export function placeholderName(name: string): string {
  return NAMES[name] ?? nameWords(name)
}
