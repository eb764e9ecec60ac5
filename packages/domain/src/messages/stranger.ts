import { normalizeEmail } from '../people/email.ts'

/**
 * The cause of a letter. `house`: staff, or the program itself. `money`: it tells about money that was paid or given
 * back. `owner`: whoever has just shown that the mailbox is theirs. A customer, signed in or not, may be its confirmed owner
 * or a stranger to it.
 */
export type Cause = 'house' | 'money' | 'owner' | { readonly customer: string | null }

/** Letters or texts that strangers may cause to one mailbox or phone within these hours. */
export const LETTERS_FROM_STRANGERS = 3
export const LETTERS_COUNT_HOURS = 24

export const HELD_BACK = `Held back: ${LETTERS_FROM_STRANGERS} messages of people who have not confirmed this address went there within ${LETTERS_COUNT_HOURS} hours`

const DOTS_DO_NOT_COUNT = new Set(['gmail.com', 'googlemail.com'])

/** One mailbox under all the addresses that reach it: a tag behind a plus, and the dots of a provider that ignores them. */
export function mailboxOf(address: string): string {
  const email = normalizeEmail(address.normalize('NFKC'))
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  const untagged = email.slice(0, at).replace(/(?<=.)\+.*$/, '')
  if (!DOTS_DO_NOT_COUNT.has(domain)) return `${untagged}@${domain}`
  return `${untagged.replaceAll('.', '')}@gmail.com`
}
