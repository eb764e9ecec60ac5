import { characters } from '../characters.ts'
import { looksLikeEmail, normalizeEmail } from '../people/email.ts'
import { type Problem, problemsOf } from '../problem.ts'
import { EMAIL_TEMPLATES } from './templates.ts'

// Writing e-mails in the back office (messages 15).
export const MAX_SUBJECT = 200
export const MAX_MESSAGE = 2000
export const MAX_RECIPIENTS = 100
export const SEND_COOLDOWN_MS = 1000
export const PREVIEW_CHARACTERS = 200
export const SHOWN_RECIPIENTS = 10

export const SUBJECT_REQUIRED = 'Subject is required'
export const SUBJECT_TOO_LONG = 'Subject too long. Maximum 200 characters allowed'
export const MESSAGE_REQUIRED = 'Message is required'
export const MESSAGE_TOO_LONG = 'Message too long. Maximum 2000 characters allowed'
export const NO_USERS_SELECTED = 'No users selected to email'
export const TEMPLATE_INVALID = 'Invalid email template selected'
export const RECIPIENT_REQUIRED = 'At least one recipient is required'
export const TOO_MANY_RECIPIENTS = 'Cannot send to more than 100 recipients at once'
export const NO_USERS = 'No users provided'
export const NO_ADDRESSES = 'No valid email addresses found'

export function invalidAddresses(addresses: readonly string[]): string {
  return `Invalid email addresses: ${addresses.join(', ')}`
}

export function rateLimited(waitMs: number): string {
  return `Rate limited. Please wait ${waitMs}ms before sending again.`
}

export type EmailDraft = {
  readonly subject: string
  readonly message: string
  readonly templateId: string
  readonly recipients: readonly string[]
}

/** The window's check; `selected` are the users ticked in the list. */
export function checkEmailWindow(draft: { subject: string; message: string; selected: number }): Problem[] {
  return problemsOf([
    ['subject', subjectProblem(draft.subject)],
    ['message', messageProblem(draft.message)],
    ['recipients', draft.selected === 0 && NO_USERS_SELECTED],
  ])
}

/** What the server checks of every e-mail that a person writes. */
export function checkEmail(draft: EmailDraft): Problem[] {
  const bad = draft.recipients.filter((address) => !looksLikeEmail(address.trim()))
  const isKnown = EMAIL_TEMPLATES.some(({ id }) => id === draft.templateId)
  return problemsOf([
    ['subject', subjectProblem(draft.subject)],
    ['message', messageProblem(draft.message)],
    ['templateId', !isKnown && TEMPLATE_INVALID],
    ['recipients', draft.recipients.length === 0 && RECIPIENT_REQUIRED],
    ['recipients', draft.recipients.length > MAX_RECIPIENTS && TOO_MANY_RECIPIENTS],
    ['recipients', bad.length > 0 && invalidAddresses(bad)],
  ])
}

function subjectProblem(subject: string): string | null {
  if (subject.trim() === '') return SUBJECT_REQUIRED
  return characters(subject).length > MAX_SUBJECT ? SUBJECT_TOO_LONG : null
}

function messageProblem(message: string): string | null {
  if (message.trim() === '') return MESSAGE_REQUIRED
  return characters(message).length > MAX_MESSAGE ? MESSAGE_TOO_LONG : null
}

/** Each address once, in the order given; users without one are left out (messages 16). */
export function recipientsAmong(users: readonly { readonly email: string | null }[]) {
  if (users.length === 0) return { recipients: [], problem: NO_USERS }
  const valid = users.flatMap(({ email }) => (email && looksLikeEmail(email.trim()) ? [normalizeEmail(email)] : []))
  const recipients = [...new Set(valid)]
  return { recipients, problem: recipients.length === 0 ? NO_ADDRESSES : null }
}

/** Batches of at most 100 (messages 17). */
export function batches<T>(recipients: readonly T[]): T[][] {
  const count = Math.ceil(recipients.length / MAX_RECIPIENTS)
  return Array.from({ length: count }, (_, n) => recipients.slice(n * MAX_RECIPIENTS, (n + 1) * MAX_RECIPIENTS))
}

/** Milliseconds until the next send; 0 when it may go. */
export function sendWait(lastSentAt: Date | null, now: Date): number {
  return lastSentAt === null ? 0 : Math.max(0, lastSentAt.getTime() + SEND_COOLDOWN_MS - now.getTime())
}

/** The list above the message: the first ten, then '+n more'. */
export function shownRecipients(recipients: readonly string[]): string {
  const rest = recipients.length - SHOWN_RECIPIENTS
  const shown = recipients.slice(0, SHOWN_RECIPIENTS).join(', ')
  return rest > 0 ? `${shown} +${rest} more` : shown
}

export function preview(message: string): string {
  const written = characters(message)
  if (written.length <= PREVIEW_CHARACTERS) return message
  return `${written.slice(0, PREVIEW_CHARACTERS).join('')}...`
}
