import { HOUSE } from '@sizzle/domain/brand/house.ts'
import type { LetterLanguage } from '@sizzle/domain/messages/letter-language.ts'
import { INVITATION_DAYS, type InvitedRole } from '@sizzle/domain/people/invitation.ts'

// What letters say of somebody's account, and of an invitation to one. No owner edits them.

type Told = { readonly title: string; readonly sentence: string }
export type SecondStepChange =
  | 'on'
  | 'off'
  | 'app removed'
  | 'passkey added'
  | 'passkey removed'
  | 'reset'
  | 'new codes'

const ENGLISH = {
  yourAccount: `You’re getting this because somebody used this address for an account at ${HOUSE.name}.`,
  notYou: `If this wasn’t you, reset your password now and let us know at ${HOUSE.supportEmail}.`,
  resetButton: 'Reset my password',

  verify: {
    subject: `Confirm your email for ${HOUSE.name}`,
    preview: 'One tap and your account is ready.',
    title: 'Confirm your email',
    message: `Welcome to ${HOUSE.name}. Please confirm this is your address, so your orders and receipts reach you.`,
    button: 'Confirm my email',
    ignore: 'If you didn’t open an account, you can ignore this email.',
  },
  reset: {
    subject: `Reset your ${HOUSE.name} password`,
    once: (minutes: number) => `The link works once, within ${minutes} minutes.`,
    title: 'Choose a new password',
    message: 'Somebody, hopefully you, asked to reset the password for your account.',
    ignore: 'If this wasn’t you, ignore this email and your password stays the same.',
  },
  changed: {
    subject: `Your ${HOUSE.name} password was changed`,
    preview: 'Every other device was signed out.',
    title: 'Your password was changed',
    message: 'Your password was just changed, and every other device was signed out.',
  },
  newAddress: {
    subject: `Your new email for ${HOUSE.name}`,
    confirm: {
      preview: 'One tap and your account moves to this address.',
      title: 'Confirm your new email',
      message: `Somebody, hopefully you, wants to use this address for an account at ${HOUSE.name}. The account keeps its old address until you confirm.`,
      button: 'Use this address',
      ignore:
        'The link works once, within one day, on a device where you’re signed in. If this wasn’t you, ignore this email.',
    },
    taken: {
      preview: 'This address already has an account.',
      title: 'This address already has an account',
      message: `Somebody, hopefully you, tried to use this address for another account at ${HOUSE.name}. It already has an account here, so nothing was changed. You can sign in to that one.`,
      button: 'Sign in',
      ignore: 'If this wasn’t you, you can ignore this email.',
    },
    reason: `You’re getting this because somebody entered this address at ${HOUSE.name}.`,
  },
  emailChanged: {
    subject: `The email of your ${HOUSE.name} account was changed`,
    preview: 'You now sign in with a different address.',
    title: 'Your email was changed',
    message:
      'Your account now has a different email address, and every other device was signed out. You can no longer sign in with this one.',
    notYou: `If this wasn’t you, call us at ${HOUSE.phone} or write to ${HOUSE.supportEmail}.`,
    reason: `You’re getting this because this was the address of an account at ${HOUSE.name}.`,
  },
  secondStep: {
    on: {
      title: 'Your second step is on',
      sentence: 'From now on, signing in also asks for a code from your authenticator app.',
    },
    off: {
      title: 'Your second step was removed',
      sentence: 'From now on, your password alone is enough to sign in.',
    },
    'app removed': {
      title: 'Your authenticator app was removed',
      sentence: 'Its codes and your recovery codes no longer work. Your passkeys still do.',
    },
    'passkey added': { title: 'A passkey was added', sentence: 'You can sign in with it, without your password.' },
    'passkey removed': { title: 'A passkey was removed', sentence: 'You can no longer sign in with it.' },
    reset: {
      title: 'Your second step was removed',
      sentence: 'An admin removed it, and every device was signed out. Please set it up again.',
    },
    'new codes': {
      title: 'You have new recovery codes',
      sentence: 'Ten new ones were made. The ones you had before no longer work.',
    },
  } satisfies Record<SecondStepChange, Told>,
  recoveryCodeUsed: {
    title: 'A recovery code was used',
    sentence: (left: number) => `Somebody signed in with one of your recovery codes. ${leftInEnglish(left)}`,
  },
  invitation: {
    subject: `Your invitation to work at ${HOUSE.name}`,
    once: `The link works once, within ${INVITATION_DAYS} days.`,
    title: 'Come and work with us',
    message: (by: string, role: InvitedRole, places: string) =>
      `${by} invites you to work at ${HOUSE.name} ${ENGLISH_ROLES[role]}${places === '' ? '' : ` at ${places}`}.`,
    button: 'Accept the invitation',
    ignore: 'If you weren’t expecting this, you can ignore this email.',
    reason: (by: string) => `You’re getting this because ${by} entered this address at ${HOUSE.name}.`,
  },
}

type AccountWords = typeof ENGLISH

const ENGLISH_ROLES: Readonly<Record<InvitedRole, string>> = {
  staff: 'as staff',
  manager: 'as a manager',
  admin: 'as an admin',
}

function leftInEnglish(left: number): string {
  if (left === 0) return 'That was the last one. Get new ones on your profile page, under Signing in.'
  return left === 1 ? 'You have one code left.' : `You have ${left} codes left.`
}

const FRENCH: AccountWords = {
  yourAccount: `Vous recevez ce message parce que quelqu’un a utilisé cette adresse pour un compte chez ${HOUSE.name}.`,
  notYou: `Si ce n’est pas vous, réinitialisez votre mot de passe dès maintenant et écrivez-nous à ${HOUSE.supportEmail}.`,
  resetButton: 'Réinitialiser mon mot de passe',

  verify: {
    subject: `Confirmez votre adresse pour ${HOUSE.name}`,
    preview: 'Un clic, et votre compte est complet.',
    title: 'Confirmez votre adresse',
    message: `Bienvenue chez ${HOUSE.name}. Veuillez confirmer que cette adresse est la vôtre, pour recevoir vos commandes et vos reçus.`,
    button: 'Confirmer mon adresse',
    ignore: 'Si vous n’avez pas ouvert de compte, ignorez ce message : rien ne se fait sans vous.',
  },
  reset: {
    subject: `Réinitialisez votre mot de passe ${HOUSE.name}`,
    once: (minutes) => `Le lien fonctionne une fois, pendant ${minutes} minutes.`,
    title: 'Choisissez un nouveau mot de passe',
    message: 'Quelqu’un, vous sans doute, a demandé à réinitialiser le mot de passe de votre compte.',
    ignore: 'Si ce n’est pas vous, ignorez ce message : votre mot de passe reste le même.',
  },
  changed: {
    subject: `Votre mot de passe ${HOUSE.name} a changé`,
    preview: 'Tous vos autres appareils ont été déconnectés.',
    title: 'Votre mot de passe a changé',
    message: 'Le mot de passe de votre compte vient de changer, et tous vos autres appareils ont été déconnectés.',
  },
  newAddress: {
    subject: `Votre nouvelle adresse pour ${HOUSE.name}`,
    confirm: {
      preview: 'Un clic, et votre compte passe à cette adresse.',
      title: 'Confirmez votre nouvelle adresse',
      message: `Quelqu’un, vous sans doute, veut utiliser cette adresse pour un compte chez ${HOUSE.name}. Tant que vous ne l’avez pas confirmée, le compte garde la sienne.`,
      button: 'Utiliser cette adresse',
      ignore:
        'Le lien fonctionne une fois, pendant un jour, sur un appareil où vous êtes connecté. Si ce n’est pas vous, ignorez ce message.',
    },
    taken: {
      preview: 'Cette adresse a déjà un compte.',
      title: 'Cette adresse a déjà un compte',
      message: `Quelqu’un, vous sans doute, veut utiliser cette adresse pour un autre compte chez ${HOUSE.name}. Elle appartient déjà à un compte, donc rien n’a changé. Vous pouvez vous y connecter.`,
      button: 'Me connecter',
      ignore: 'Si ce n’est pas vous, ignorez ce message : rien ne se fait sans vous.',
    },
    reason: `Vous recevez ce message parce que quelqu’un a entré cette adresse chez ${HOUSE.name}.`,
  },
  emailChanged: {
    subject: `L’adresse de votre compte ${HOUSE.name} a changé`,
    preview: 'Vous vous connectez maintenant avec une autre adresse.',
    title: 'Votre adresse a changé',
    message:
      'Votre compte a maintenant une autre adresse, et tous vos autres appareils ont été déconnectés. Celle-ci ne sert plus à vous connecter.',
    notYou: `Si ce n’est pas vous, appelez-nous au ${HOUSE.phone} ou écrivez à ${HOUSE.supportEmail}.`,
    reason: `Vous recevez ce message parce que cette adresse était celle d’un compte chez ${HOUSE.name}.`,
  },
  secondStep: {
    on: {
      title: 'Votre deuxième étape est en place',
      sentence: 'Désormais, la connexion demande aussi un code de votre application d’authentification.',
    },
    off: {
      title: 'Votre deuxième étape a été retirée',
      sentence: 'Désormais, votre mot de passe suffit pour vous connecter.',
    },
    'app removed': {
      title: 'Votre application d’authentification a été retirée',
      sentence: 'Ses codes et vos codes de secours ne servent plus à rien. Vos clés d’accès, elles, servent encore.',
    },
    'passkey added': {
      title: 'Une clé d’accès a été ajoutée',
      sentence: 'Elle vous connecte sans votre mot de passe.',
    },
    'passkey removed': { title: 'Une clé d’accès a été retirée', sentence: 'Elle ne sert plus à rien.' },
    reset: {
      title: 'Votre deuxième étape a été retirée',
      sentence:
        'Un administrateur l’a retirée, et tous vos appareils ont été déconnectés. Veuillez la remettre en place.',
    },
    'new codes': {
      title: 'Vous avez de nouveaux codes de secours',
      sentence: 'Il y en a dix nouveaux. Ceux que vous aviez avant ne servent plus à rien.',
    },
  },
  recoveryCodeUsed: {
    title: 'Un code de secours a servi',
    sentence: (left) => `Quelqu’un s’est connecté avec un de vos codes de secours. ${leftInFrench(left)}`,
  },
  invitation: {
    subject: `Votre invitation à travailler chez ${HOUSE.name}`,
    once: `Le lien fonctionne une fois, pendant ${INVITATION_DAYS} jours.`,
    title: 'Venez travailler avec nous',
    message: (by, role, places) =>
      `${by} vous invite à travailler chez ${HOUSE.name} ${FRENCH_ROLES[role]}${places === '' ? '' : ` à ${places}`}.`,
    button: 'Accepter l’invitation',
    ignore: 'Si vous ne savez pas de quoi il s’agit, ignorez ce message : rien ne se fait sans vous.',
    reason: (by) => `Vous recevez ce message parce que ${by} a entré cette adresse chez ${HOUSE.name}.`,
  },
}

const FRENCH_ROLES: Readonly<Record<InvitedRole, string>> = {
  staff: 'comme membre du personnel',
  manager: 'comme gérant',
  admin: 'comme administrateur',
}

function leftInFrench(left: number): string {
  if (left === 0) return 'C’était le dernier : demandez-en de nouveaux dans votre profil, sous la connexion.'
  return left === 1 ? 'Il reste un code.' : `Il reste ${left} codes.`
}

const ALL: Readonly<Record<LetterLanguage, AccountWords>> = { en: ENGLISH, fr: FRENCH }

export function accountWords(language: LetterLanguage = 'en'): AccountWords {
  return ALL[language]
}
