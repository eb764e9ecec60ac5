/** A person has at most so many. */
export const MAX_PASSKEYS = 10
/** So long a device may take to answer. */
export const PASSKEY_MINUTES = 5

/** What a second step may be: a code, of the app or a recovery code, or a passkey. */
export const SECOND_STEPS = ['code', 'passkey'] as const
export type SecondStepKind = (typeof SECOND_STEPS)[number]
