import type { Outcome } from '../outcome.ts'

export type Sms = {
  /** Ours; sent along, so that a provider that knows such keys takes the same message only once. */
  readonly id: string
  /** E.164. */
  readonly to: string
  readonly text: string
}

export type SmsProvider = {
  readonly name: 'twilio' | 'captured'
  /** Gives up when `signal` aborts. What went wrong is an outcome, never an exception. */
  send(sms: Sms, signal: AbortSignal): Promise<Outcome>
}
