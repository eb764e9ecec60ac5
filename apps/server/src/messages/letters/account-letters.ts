import { HOUSE } from '@sizzle/domain/brand/house.ts'
import { button, greeting, type Letter, paragraph, small } from './letter.ts'

const YOUR_ACCOUNT = `You get this because somebody used this address for an account at ${HOUSE.name}.`

export function verifyEmailLetter({ name, url }: { name: string; url: string }): Letter {
  return {
    template: 'verify_email',
    subject: `Confirm your e-mail for ${HOUSE.name}`,
    preview: 'One press and your account is complete.',
    title: 'Confirm your e-mail',
    parts: [
      greeting(name),
      paragraph(
        `Welcome to ${HOUSE.name}. Please confirm that this address is yours, so that orders and receipts reach you.`,
      ),
      button('Confirm my e-mail', url),
      small('If you did not open an account, ignore this e-mail: nothing happens without you.'),
    ],
    reason: YOUR_ACCOUNT,
    holdsSecret: true,
  }
}

export function resetPasswordLetter({ name, url, minutes }: { name: string; url: string; minutes: number }): Letter {
  return {
    template: 'reset_password',
    subject: `Reset your ${HOUSE.name} password`,
    preview: `The link works once, for ${minutes} minutes.`,
    title: 'Choose a new password',
    parts: [
      greeting(name),
      paragraph('Somebody, hopefully you, asked to reset the password of your account.'),
      button('Choose a new password', url),
      small(
        `The link works once, for ${minutes} minutes. If it was not you, ignore this e-mail: your password stays as it is.`,
      ),
    ],
    reason: YOUR_ACCOUNT,
    holdsSecret: true,
  }
}

export function passwordChangedLetter({ name, resetUrl }: { name: string; resetUrl: string }): Letter {
  return {
    template: 'password_changed',
    subject: `Your ${HOUSE.name} password was changed`,
    preview: 'Every other device was signed out.',
    title: 'Your password was changed',
    parts: [
      greeting(name),
      paragraph('The password of your account was just changed, and every other device was signed out.'),
      paragraph(`If it was not you, reset your password now and tell us at ${HOUSE.supportEmail}.`),
      button('Reset my password', resetUrl),
    ],
    reason: YOUR_ACCOUNT,
  }
}
