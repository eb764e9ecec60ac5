import { HOUSE } from '@sizzle/domain/brand/house.ts'
import { button, greeting, type Letter, paragraph } from './letter.ts'

const WORDS = {
  on: {
    title: 'Your second step is on',
    sentence: 'From now on, signing in asks for a code of your authenticator app as well.',
  },
  off: {
    title: 'Your second step was removed',
    sentence: 'From now on, your password alone is enough to sign in.',
  },
  'app removed': {
    title: 'Your authenticator app was removed',
    sentence: 'Its codes and your recovery codes open nothing any more. Your passkeys still do.',
  },
  'passkey added': {
    title: 'A passkey was added',
    sentence: 'It signs you in without your password.',
  },
  'passkey removed': {
    title: 'A passkey was removed',
    sentence: 'It opens nothing any more.',
  },
  reset: {
    title: 'Your second step was removed',
    sentence: 'An admin removed it, and every device was signed out. Please set it up again.',
  },
  'new codes': {
    title: 'You have new recovery codes',
    sentence: 'Ten new ones were made. Those you had before open nothing any more.',
  },
} as const

export type SecondStepEvent = keyof typeof WORDS | { readonly recoveryCodesLeft: number }
type About = { readonly name: string; readonly what: SecondStepEvent; readonly resetUrl: string }

/** Tells the owner of an account that its second step has changed, or that a recovery code was used. */
export function secondStepLetter({ name, what, resetUrl }: About): Letter {
  const { title, sentence } = wordsFor(what)
  return {
    template: 'second_step',
    subject: `${title}: ${HOUSE.name}`,
    preview: sentence,
    title,
    parts: [
      greeting(name),
      paragraph(sentence),
      paragraph(`If it was not you, reset your password now and tell us at ${HOUSE.supportEmail}.`),
      button('Reset my password', resetUrl),
    ],
    reason: `You get this because somebody used this address for an account at ${HOUSE.name}.`,
  }
}

function wordsFor(what: SecondStepEvent): { title: string; sentence: string } {
  if (typeof what === 'string') return WORDS[what]
  return {
    title: 'A recovery code was used',
    sentence: `Somebody signed in with one of your recovery codes. ${leftWords(what.recoveryCodesLeft)}`,
  }
}

function leftWords(left: number): string {
  if (left === 0) return 'It was the last one: get new ones on your profile page, under Signing in.'
  return left === 1 ? 'One code is left.' : `${left} codes are left.`
}
