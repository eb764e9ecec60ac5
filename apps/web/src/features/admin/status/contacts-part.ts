import { HOUSE } from '@sizzle/domain/brand/house.ts'
import { isExampleEmail, isExamplePhone } from '@sizzle/domain/locations/example-contacts.ts'
import type { SessionUser } from '../../../kit/session/session.ts'
import { useOneLocation } from '../../shared/own-locations/use-one-location.ts'
import type { PartWords } from './status-words.ts'

const LIST = new Intl.ListFormat('en-CA')
const NAMES_SAID = 3

type Place = { readonly name: string; readonly phone: string }
type House = Readonly<Record<'phone' | 'email' | 'supportEmail', string>>

/** Whom guests are told to call and to write to, where that is still an example; `isKnown` once the locations have been asked for. */
export function useContactsPart(user: SessionUser): { isKnown: boolean; part: PartWords | undefined } {
  const { query, own } = useOneLocation(user, undefined)
  return { isKnown: !query.isPending, part: contactsPart(HOUSE, own) }
}

/** Undefined: they are the restaurant's own. */
export function contactsPart(house: House, places: readonly Place[]): PartWords | undefined {
  const emails = [house.email, house.supportEmail].filter(isExampleEmail).length
  const ofHouse = [
    ...(isExamplePhone(house.phone) ? ['the main phone number'] : []),
    ...(emails > 0 ? [emails === 1 ? 'an email address' : 'two email addresses'] : []),
  ]
  const ofPlaces = places.filter(({ phone }) => isExamplePhone(phone)).map(({ name }) => name)
  if (ofHouse.length + ofPlaces.length === 0) return undefined
  const numbers = ofPlaces.length > 0 ? [`the phone number at ${namesOf(ofPlaces)}`] : []
  return {
    title: 'Contact details',
    state: 'Not set up',
    look: 'unused',
    sentence: `Guests still see sample contact details: ${LIST.format([...ofHouse, ...numbers])}.`,
    ...(ofHouse.length > 0 && { toAsk: 'to enter your main phone number and your email addresses' }),
    ...(ofPlaces.length > 0 && {
      help: 'Set each location’s own number under Locations.',
      isSetThere: true,
    }),
  }
}

function namesOf(names: readonly string[]): string {
  const others = names.length - NAMES_SAID
  return LIST.format([...names.slice(0, NAMES_SAID), ...(others > 0 ? [`${others} more`] : [])])
}
