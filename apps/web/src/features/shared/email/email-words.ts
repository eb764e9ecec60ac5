export const SUBJECT_AND_MESSAGE_REQUIRED = 'Subject and message are required'
export const NOT_SENT = 'Failed to send emails'
export const TEMPLATES_MISSING = 'Failed to get email templates'

/** Nothing is called sent where no mail server is set. */
export function sentWords(n: number, emailEnabled: boolean): string {
  const people = n === 1 ? '1 user' : `${n} users`
  if (!emailEnabled) return `Email kept for ${people}: no mail server is set, so nobody gets it`
  return n === 1 ? 'Email sent to 1 user successfully' : `Email sent to ${n} users successfully`
}

/** What the press does. Without a mail server it sends nothing. */
export function actWords(n: number, isSent: boolean): string {
  const act = isSent ? 'Send' : 'Keep here'
  return n === 0 ? act : `${act} (${n})`
}

export function failedWords(n: number): string {
  return n === 1 ? '1 email failed to send' : `${n} emails failed to send`
}

export function failedSentence(recipients: number, why: string): string {
  return `${recipients === 1 ? 'Failed to send email' : 'Failed to send bulk email'}: ${why}`
}

/** Addresses as people type them into one field. */
export function addressesIn(typed: string): string[] {
  return typed
    .split(/[\s,;]+/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
}
