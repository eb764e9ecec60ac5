import type { SmsProvider } from './sms.ts'

/** The default: the text stays in the outbox, readable in the back office. */
export const capturedSms: SmsProvider = { name: 'captured', send: async () => ({ state: 'captured' }) }
