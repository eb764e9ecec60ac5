import type { LetterLanguage } from '@sizzle/domain/messages/letter-language.ts'
import type { Tx } from '../kit/db/sql.ts'
import { languageOf } from '../messages/letter-texts.sql.ts'
import { passwordChangedLetter, resetPasswordLetter, verifyEmailLetter } from '../messages/letters/account-letters.ts'
import { addressTakenLetter, emailChangedLetter, newAddressLetter } from '../messages/letters/change-email-letters.ts'
import type { Letter } from '../messages/letters/letter.ts'
import { type SecondStepEvent, secondStepLetter } from '../messages/letters/second-step-letter.ts'
import { queueEmail } from '../messages/queue-message.ts'
import { userByEmail } from './accounts.sql.ts'
import { newLink, VALID_SECONDS } from './email-links.ts'

export type Addressee = { readonly id: string; readonly email: string; readonly name: string }

export async function mailVerification(tx: Tx, publicUrl: string, person: Addressee, now: Date) {
  const url = await newLink(tx, publicUrl, person, 'verify-email', now)
  await mail(tx, person, (reader) => verifyEmailLetter({ ...reader, url }), expiry('verify-email', now))
}

/**
 * To an address that belongs to another account goes a letter that says so. It is about whoever asked, in their language, under
 * the same subject, and their account waits for it as for any other: what they see of it tells nothing.
 */
export async function mailNewAddress(tx: Tx, publicUrl: string, person: Addressee, email: string, now: Date) {
  const url = await newLink(tx, publicUrl, { id: person.id, email }, 'change-email', now)
  const owner = await userByEmail(tx, email)
  const to = { ...person, email, name: owner?.name ?? person.name }
  await mail(
    tx,
    to,
    (reader) =>
      owner ? addressTakenLetter({ ...reader, url: `${publicUrl}/login` }) : newAddressLetter({ ...reader, url }),
    expiry('change-email', now),
  )
}

/** To the address that the account had, for whoever did not want to leave it. */
export async function mailEmailChanged(tx: Tx, person: Addressee) {
  await mail(tx, person, (reader) => emailChangedLetter(reader))
}

export async function mailReset(tx: Tx, publicUrl: string, person: Addressee, now: Date) {
  const url = await newLink(tx, publicUrl, person, 'reset-password', now)
  const minutes = VALID_SECONDS['reset-password'] / 60
  await mail(tx, person, (reader) => resetPasswordLetter({ ...reader, url, minutes }), expiry('reset-password', now))
}

/** The owner of the address is told, whoever made the change. */
export async function mailPasswordChanged(tx: Tx, publicUrl: string, person: Addressee) {
  const resetUrl = `${publicUrl}/forgot-password`
  await mail(tx, person, (reader) => passwordChangedLetter({ ...reader, resetUrl }))
}

/** Likewise: a second step that comes or goes without its owner is a break-in. */
export async function mailSecondFactor(tx: Tx, publicUrl: string, person: Addressee, what: SecondStepEvent) {
  const resetUrl = `${publicUrl}/forgot-password`
  await mail(tx, person, (reader) => secondStepLetter({ ...reader, what, resetUrl }))
}

type Reader = { readonly name: string; readonly language: LetterLanguage }

async function mail(tx: Tx, { id, email, name }: Addressee, letterTo: (reader: Reader) => Letter, until?: Date) {
  const letter = letterTo({ name, language: await languageOf(tx, id) })
  const to = { address: email, name }
  // How often anybody may ask for one is limited where it is asked for (sign-in-limits.ts).
  const about = { kind: 'user' as const, id }
  return queueEmail(tx, { to, letter, about, causedBy: 'house', ...(until ? { expiresAt: until } : {}) })
}

function expiry(purpose: keyof typeof VALID_SECONDS, now: Date): Date {
  return new Date(now.getTime() + VALID_SECONDS[purpose] * 1000)
}
