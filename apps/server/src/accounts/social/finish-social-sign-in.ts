import { randomUUIDv7 } from 'node:crypto'
import { looksLikeEmail, MAX_EMAIL_LENGTH, normalizeEmail } from '@sizzle/domain/people/email.ts'
import { decideProviderSignIn } from '@sizzle/domain/people/linking.ts'
import { cleanedName } from '@sizzle/domain/people/name.ts'
import { ok, type Result, refuse } from '@sizzle/domain/result.ts'
import type { Tx } from '../../kit/db/sql.ts'
import { mailVerification } from '../account-mail.ts'
import { type AccountRow, noteLogin, userByEmail } from '../accounts.sql.ts'
import { stepsOf } from '../passkeys/passkeys.sql.ts'
import type { Sessions } from '../sessions.ts'
import type { SocialProvider } from './providers.ts'
import { insertIdentity, insertUser, lockIdentity, userOfIdentity } from './social.sql.ts'

/** What the provider signed. */
export type Claims = { readonly sub: string; readonly [claim: string]: unknown }
type Refusal = { code: 'social_email_missing' | 'account_not_linked' | 'account_deactivated' }
type Arrival = { provider: SocialProvider; claims: Claims; address: string; userAgent: string | undefined; now: Date }

/** Facts, decision, writes: who this is here, and a session for them. Answers the session's cookie and the email. */
export async function finishSocialSignIn(
  tx: Tx,
  sessions: Sessions,
  publicUrl: string,
  { provider, claims, address, userAgent, now }: Arrival,
): Promise<Result<{ cookie: string; email: string; awaitsMore: boolean }, Refusal>> {
  const email = emailOf(claims)
  await lockIdentity(tx, provider.issuer, claims.sub, email ?? '')
  const known = await userOfIdentity(tx, provider.issuer, claims.sub)
  const local = known || email === undefined ? undefined : await userByEmail(tx, email)
  const providerSaysVerified = provider.tellsVerified && claims.email_verified === true
  const step = decideProviderSignIn({
    isKnown: known !== undefined,
    email,
    providerSaysVerified,
    local: local && { emailVerified: local.email_verified },
  })
  if (!step.ok) return step
  const there = known ?? local
  if (there && !there.is_active) return refuse({ code: 'account_deactivated' })

  const user =
    there ?? (await signUp(tx, { provider, claims, email: email ?? '', emailVerified: providerSaysVerified, now }))
  // A password was chosen for this address a moment ago, and nobody has proven it yet.
  if (!user) return refuse({ code: 'account_not_linked' })
  if (!known) await insertIdentity(tx, randomUUIDv7(), user.id, provider.issuer, claims.sub, now)
  if (!there && !providerSaysVerified) await mailVerification(tx, publicUrl, user, now)
  await noteLogin(tx, user.id, now)
  const cookie = await sessions.begin(tx, { userId: user.id, address, userAgent, now })
  return ok({ cookie, email: user.email, awaitsMore: (await stepsOf(tx, user.id)).length > 0 })
}

type Newcomer = { provider: SocialProvider; claims: Claims; email: string; emailVerified: boolean; now: Date }

/** Always a customer; of the provider's profile only the name is taken over. */
function signUp(tx: Tx, { provider, claims, email, emailVerified, now }: Newcomer): Promise<AccountRow | undefined> {
  return insertUser(tx, {
    id: randomUUIDv7(),
    email,
    name: (typeof claims.name === 'string' ? cleanedName(claims.name) : null) ?? 'Guest',
    emailVerified,
    method: provider.id,
    now,
  })
}

function emailOf({ email }: Claims): string | undefined {
  if (typeof email !== 'string') return undefined
  const normal = normalizeEmail(email)
  return looksLikeEmail(normal) && normal.length <= MAX_EMAIL_LENGTH ? normal : undefined
}
