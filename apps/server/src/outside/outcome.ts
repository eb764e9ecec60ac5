/**
 * Why a provider did not take a message. `refused`: this message will never be taken. The others are tried again;
 * `outage` and `login` say something about the provider and not about the message.
 */
export type Problem = 'outage' | 'login' | 'busy' | 'refused'

export type Outcome =
  | { readonly state: 'sent'; readonly providerId: string }
  /** No provider is set: kept where the back office reads it, and sent to nobody. */
  | { readonly state: 'captured' }
  | {
      readonly state: 'failed'
      readonly problem: Problem
      readonly error: string
      readonly retryAfterSeconds?: number | undefined
      /** There is no such mailbox: nothing will ever be read there. */
      readonly isGone?: true
      /** The server had all of it when the line broke: it may have been taken. */
      readonly mayHaveLeft?: true
    }

export function failed(
  problem: Problem,
  error: string,
  retryAfterSeconds?: number,
): Extract<Outcome, { state: 'failed' }> {
  // What a server says may hold what no text in the database holds.
  const said = error.replaceAll('\0', '').slice(0, 500).toWellFormed()
  return { state: 'failed', problem, error: said, retryAfterSeconds }
}
