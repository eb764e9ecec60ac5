import type { MailProvider } from './mail.ts'

/** The default: the mail stays in the outbox, readable in the back office. */
export const capturedMail: MailProvider = { name: 'captured', send: async () => ({ state: 'captured' }) }
