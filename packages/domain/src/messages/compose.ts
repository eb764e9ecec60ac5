import { characters } from '../characters.ts'
import { looksLikeEmail, MAX_EMAIL_LENGTH, normalizeEmail } from '../people/email.ts'
import { type Problem, problemsOf } from '../problem.ts'
import { DAY_OVER, isOfferOver } from './campaign.ts'
import {
  type EmailTemplateId,
  emailTemplate,
  namesLastDay,
  PLACEHOLDERS,
  placeholdersIn,
  unknownPlaceholders,
} from './templates.ts'

// Writing emails in the back office (messages 15).
export const MAX_SUBJECT = 200
export const MAX_MESSAGE = 2000
export const MAX_RECIPIENTS = 100
export const SEND_COOLDOWN_MS = 1000
const PREVIEW_CHARACTERS = 200
const SHOWN_RECIPIENTS = 10

const SUBJECT_REQUIRED = 'Subject is required'
const SUBJECT_TOO_LONG = 'Subject too long. Maximum 200 characters allowed'
const SUBJECT_ONE_LINE = 'Subject must be one line'
const OFFER_TITLE_REQUIRED = 'Offer title is required'
export const LAST_DAY_REQUIRED = 'Your message names the last day: choose it, or take it out.'
const MESSAGE_REQUIRED = 'Message is required'
const MESSAGE_TOO_LONG = 'Message too long. Maximum 2000 characters allowed'
export const NO_USERS_SELECTED = 'No users selected to email'
export const TEMPLATE_INVALID = 'Invalid email template selected'
export const RECIPIENT_REQUIRED = 'At least one recipient is required'
export const TOO_MANY_RECIPIENTS = 'Cannot send to more than 100 recipients at once'
const NO_USERS = 'No users provided'
const NO_ADDRESSES = 'No valid email addresses found'

export function invalidAddresses(addresses: readonly string[]): string {
  return `Invalid email addresses: ${addresses.join(', ')}`
}

export function rateLimited(waitMs: string): string {
  return `Rate limited. Please wait ${waitMs}ms before sending again.`
}

/** Names all of them at once; null: there are none. */
export function unknownPlaceholdersProblem(names: readonly string[]): string | null {
  const [last, ...before] = names.map((name) => `{${name}}`).toReversed()
  if (last === undefined) return null
  const first = before.toReversed().join(', ')
  return `Nothing can be filled in for ${first === '' ? last : `${first} and ${last}`}`
}

type Written = {
  readonly subject: string
  readonly message: string
  readonly templateId: string
  readonly offerTitle?: string | undefined
  readonly title?: string | undefined
  readonly terms?: string | undefined
  readonly validUntil?: string | undefined
}

/** The window's check; `selected` are the users ticked in the list. */
export function checkEmailWindow({ selected, ...written }: Written & { selected: number }, now?: Date): Problem[] {
  return [...checkWritten(written, now), ...problemsOf([['recipients', selected === 0 && NO_USERS_SELECTED]])]
}

export function invalidAmong(addresses: readonly string[]): string[] {
  return addresses.filter((address) => !isAddress(address))
}

function isAddress(typed: string): boolean {
  const address = typed.trim()
  return looksLikeEmail(address) && address.length <= MAX_EMAIL_LENGTH
}

/** The words, whoever they go to. Without `now` they only are looked at, and what they offer may be over. */
export function checkWritten({ templateId, ...written }: Written, now?: Date): Problem[] {
  const { subject, message } = written
  const template = emailTemplate(templateId)
  return problemsOf([
    ['subject', subjectProblem(subject) ?? gapProblem(template?.id, subject)],
    ['message', messageProblem(message) ?? gapProblem(template?.id, message)],
    ['templateId', template === undefined && TEMPLATE_INVALID],
    ...(template?.id === 'promotion' ? offerProblems(written, now) : []),
  ])
}

type WrittenOffer = Omit<Written, 'templateId'>

function offerProblems({ offerTitle = '', title = '', terms = '', ...rest }: WrittenOffer, now: Date | undefined) {
  return [
    ['offerTitle', offerTitle.trim() === '' ? OFFER_TITLE_REQUIRED : titleGapProblem(offerTitle)],
    ['title', gapProblem('promotion', title)],
    ['terms', gapProblem('promotion', terms)],
    ['validUntil', lacksLastDay({ offerTitle, title, terms, ...rest }) && LAST_DAY_REQUIRED],
    ['validUntil', now !== undefined && isOfferOver(rest.validUntil ?? '', now) && DAY_OVER],
  ] as const
}

/** Its words name the last day of an offer, and nobody has chosen one. */
export function lacksLastDay({ validUntil = '', ...words }: WrittenOffer): boolean {
  const { subject, message, offerTitle = '', title = '', terms = '' } = words
  return validUntil.trim() === '' && namesLastDay(subject, message, offerTitle, title, terms)
}

/** The title cannot stand within itself. */
function titleGapProblem(offerTitle: string): string | null {
  const names = placeholdersIn(offerTitle)
  return unknownPlaceholdersProblem(
    names.filter((name) => name === 'offerTitle' || !PLACEHOLDERS.promotion.includes(name)),
  )
}

function gapProblem(templateId: EmailTemplateId | undefined, text: string): string | null {
  return unknownPlaceholdersProblem(templateId ? unknownPlaceholders(templateId, text) : [])
}

export function subjectProblem(subject: string): string | null {
  if (subject.trim() === '') return SUBJECT_REQUIRED
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(subject)) return SUBJECT_ONE_LINE
  return characters(subject).length > MAX_SUBJECT ? SUBJECT_TOO_LONG : null
}

export function messageProblem(message: string): string | null {
  if (message.trim() === '') return MESSAGE_REQUIRED
  return characters(message).length > MAX_MESSAGE ? MESSAGE_TOO_LONG : null
}

/** Each address once, in the order given; users without one are left out (messages 16). */
export function recipientsAmong(users: readonly { readonly email: string | null }[]) {
  if (users.length === 0) return { recipients: [], problem: NO_USERS }
  const valid = users.flatMap(({ email }) => (email && isAddress(email) ? [normalizeEmail(email)] : []))
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
export function firstShown<T>(recipients: readonly T[]): { shown: readonly T[]; more: string } {
  const rest = recipients.length - SHOWN_RECIPIENTS
  return { shown: recipients.slice(0, SHOWN_RECIPIENTS), more: rest > 0 ? `+${rest} more` : '' }
}

export function preview(message: string): string {
  const written = characters(message)
  if (written.length <= PREVIEW_CHARACTERS) return message
  return `${written.slice(0, PREVIEW_CHARACTERS).join('')}...`
}
