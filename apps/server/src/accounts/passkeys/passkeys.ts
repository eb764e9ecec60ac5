import type { MadePasskey, UsedPasskey } from '@sizzle/contract/passkeys.ts'
import type { Db } from '../../kit/db/sql.ts'
import { askedAt, challengeAt } from './challenge.ts'
import { passkeyOfCredential } from './passkeys.sql.ts'

type Parts = { readonly secret: string; readonly publicUrl: string; readonly origins: readonly string[] }

/** An answer that its passkey has signed. Whether it counts is said in the transaction that takes it. */
export type PasskeyUse = {
  readonly passkeyId: string
  readonly userId: string
  readonly askedAt: Date
  readonly counter: number
}
export type NewKey = { readonly credentialId: string; readonly publicKey: Uint8Array; readonly counter: number }
export type Passkeys = ReturnType<typeof openPasskeys>

const USE = 'use'
const forAdding = ({ userId, sessionId }: { userId: string; sessionId: string }) => `add ${userId} ${sessionId}`

/** Passkeys of this site. The library checks what came; it is loaded with the first one, because few need it. */
export function openPasskeys({ secret, publicUrl, origins }: Parts) {
  const site = new URL(publicUrl).hostname
  const expected = { expectedOrigin: [...origins], expectedRPID: site, requireUserVerification: true }
  return {
    site,
    /** For whoever has one. */
    questionAt: (now: Date) => challengeAt(secret, USE, now),
    /** For this session, which has proven that it may add one. */
    questionForAdding: (by: { userId: string; sessionId: string }, now: Date) =>
      challengeAt(secret, forAdding(by), now),

    async readUse(db: Db, sent: UsedPasskey, now: Date): Promise<PasskeyUse | undefined> {
      const stored = await passkeyOfCredential(db, sent.id)
      if (!stored) return undefined
      let at: Date | undefined
      const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
      const checked = await verifyAuthenticationResponse({
        ...expected,
        expectedChallenge(challenge) {
          at = askedAt(secret, USE, challenge, now)
          return at !== undefined
        },
        credential: { id: sent.id, publicKey: new Uint8Array(stored.public_key), counter: stored.counter },
        response: {
          ...asBrowsersSay(sent.id),
          response: {
            clientDataJSON: sent.clientData,
            authenticatorData: sent.authenticatorData,
            signature: sent.signature,
          },
        },
      }).catch(refused)
      if (!checked?.verified || !at) return undefined
      const { newCounter: counter } = checked.authenticationInfo
      return { passkeyId: stored.id, userId: stored.user_id, askedAt: at, counter }
    },

    async readNew(
      sent: MadePasskey,
      by: { userId: string; sessionId: string },
      now: Date,
    ): Promise<NewKey | undefined> {
      const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
      const checked = await verifyRegistrationResponse({
        ...expected,
        expectedChallenge: (challenge) => askedAt(secret, forAdding(by), challenge, now) !== undefined,
        response: {
          ...asBrowsersSay(sent.id),
          response: { clientDataJSON: sent.clientData, attestationObject: sent.attestation },
        },
      }).catch(refused)
      if (!checked?.verified) return undefined
      const { id: credentialId, publicKey, counter } = checked.registrationInfo.credential
      return { credentialId, publicKey, counter }
    },
  }
}

function asBrowsersSay(id: string) {
  return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} }
}

/** The library throws for whatever does not fit. */
function refused(): undefined {
  return undefined
}
