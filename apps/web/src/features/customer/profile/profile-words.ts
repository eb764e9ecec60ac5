import { LANGUAGE_NAMES } from '@sizzle/domain/messages/letter-language.ts'
import { displayPhone } from '@sizzle/domain/people/phone.ts'
import type { Profile } from '../../../kit/profile.ts'

// What each part of the profile holds, where it is folded.

export function detailsInWords({ displayName, phoneNumber }: Profile): string {
  return `${displayName} · ${phoneNumber ? displayPhone(phoneNumber) : 'no phone number yet'}`
}

export function preferencesInWords({ preferences, locale }: Profile): string {
  const { notifications, marketing } = preferences
  return `Order news ${onOrOff(notifications)} · offers ${onOrOff(marketing)} · ${LANGUAGE_NAMES[locale]}`
}

export function signInInWords({ hasPassword, providers }: Profile): string {
  const ways = [...(hasPassword ? ['password'] : []), ...providers].join(' and ')
  return `With ${ways || 'another service'} · your devices`
}

function onOrOff(isOn: boolean): string {
  return isOn ? 'on' : 'off'
}
