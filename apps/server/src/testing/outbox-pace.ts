import type { MailProvider } from '../outside/mail/mail.ts'
import { mailInThread } from '../outside/mail/mail-thread.ts'

/** As the real one, but in the time of a test. */
export const QUICK = { cutMs: 1000, leaseSeconds: 2, lookEveryMs: 50, probeEveryMs: 100 }
/** Cut long after the test: the first mail starts a thread, which takes a loaded machine more than a second. */
export const NEVER_CUT = { cutMs: 60_000, leaseSeconds: 120 }

export function mailBy(url: string): MailProvider {
  return mailInThread({ url, from: { name: 'Sizzle & Spice', address: 'orders@sizzle.example.test' } })
}
