import type { Outcome } from '../outcome.ts'

export type Mail = {
  /** Ours; the Message-ID is made of it, so that a mail which had to be sent again is known as the same one. */
  readonly id: string
  readonly to: { readonly name: string; readonly address: string }
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Set on promotions only: mail programs then offer one click (RFC 8058). */
  readonly unsubscribeUrl: string | null
}

export type MailProvider = {
  readonly name: 'smtp' | 'captured'
  /** Gives up when `signal` aborts. What went wrong is an outcome, never an exception. */
  send(mail: Mail, signal: AbortSignal): Promise<Outcome>
}
