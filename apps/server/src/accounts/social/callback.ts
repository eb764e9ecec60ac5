import type { RefusalCode } from '@sizzle/contract/refusals/table.ts'
import { ok, type Result, refuse } from '@sizzle/domain/result.ts'
import type { Context } from 'hono'
import * as client from 'openid-client'
import type { Database } from '../../kit/db/open.ts'
import type { Log } from '../../kit/log.ts'
import { hashOf } from '../email-links.ts'
import { socialAttempt } from '../sign-in-limits.ts'
import { type Claims, finishSocialSignIn } from './finish-social-sign-in.ts'
import type { SocialProvider } from './providers.ts'
import { type FlowRow, takeFlow } from './social.sql.ts'
import { callbackUrl, type SocialParts } from './start-social-sign-in.ts'

type Parts = SocialParts & {
  readonly database: Database
  readonly log: Log
  readonly clock: () => Date
  readonly addressOf: (c: Context) => string
  readonly deviceCookie: (email: string) => string
}
type Failure = { code: RefusalCode }

/**
 * GET /api/auth/callback/{provider}: where a provider sends the browser back to. Ends on a page in every case; what went
 * wrong is named by a code, never by what the address says.
 */
export function socialCallback(parts: Parts) {
  return async (c: Context, providerId: string): Promise<Response> => {
    const query = new URL(c.req.url).searchParams
    const stateHash = hashOf(query.get('state') ?? '')
    const finished = await finish(parts, c, providerId, query, stateHash).catch(
      (error: unknown): Result<never, Failure> => {
        parts.log.error({ err: error, provider: providerId }, 'a social sign-in failed')
        return refuse({ code: 'unavailable' })
      },
    )
    const headers = new Headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      location: finished.ok ? finished.value.returnTo : `/login?error=${finished.refusal.code}`,
    })
    if (query.has('state')) headers.append('set-cookie', parts.cookie.drop(stateHash))
    for (const line of finished.ok ? finished.value.cookies : []) headers.append('set-cookie', line)
    return new Response(null, { status: 303, headers })
  }
}

async function finish(
  parts: Parts,
  c: Context,
  providerId: string,
  query: URLSearchParams,
  stateHash: string,
): Promise<Result<{ returnTo: string; cookies: string[] }, Failure>> {
  const { social, attempts, database, sessions, publicUrl, cookie } = parts
  const now = parts.clock()
  const address = parts.addressOf(c)
  const userAgent = c.req.header('user-agent')
  const provider = social.find(providerId)
  if (!provider) return refuse({ code: 'provider_not_found' })
  const paced = await attempts.take(socialAttempt(address), now)
  if (!paced.ok) return paced

  const browserHash = hashOf(cookie.read(c.req.header('cookie') ?? null, stateHash) ?? '')
  const flow = await takeFlow(database.db, { stateHash, browserHash, provider: providerId, now })
  if (!flow) return refuse({ code: 'social_failed' })
  if (query.has('error'))
    return refuse({ code: query.get('error') === 'access_denied' ? 'social_cancelled' : 'social_failed' })

  const claims = await claimsOf(parts, provider, query, flow)
  if (!claims.ok) return claims
  const done = await database.transaction((tx) =>
    finishSocialSignIn(tx, sessions, publicUrl, { provider, claims: claims.value, address, userAgent, now }),
  )
  if (!done.ok) return done
  await attempts.takeBack(socialAttempt(address), now)
  const { cookie: session, email, awaitsMore } = done.value
  // Where the second step is asked for.
  const returnTo = awaitsMore ? '/login' : flow.return_to
  return ok({ returnTo, cookies: [session, parts.deviceCookie(email)] })
}

/** Code for token, with state, issuer, nonce, audience, time and signature checked by the library. */
async function claimsOf(
  { connect, publicUrl, log }: Parts,
  provider: SocialProvider,
  query: URLSearchParams,
  flow: FlowRow,
): Promise<Result<Claims, Failure>> {
  const url = new URL(callbackUrl(publicUrl, provider.id))
  url.search = query.toString()
  try {
    const tokens = await client.authorizationCodeGrant(await connect(provider), url, {
      pkceCodeVerifier: flow.code_verifier,
      expectedState: query.get('state') ?? '',
      expectedNonce: flow.nonce,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    return claims ? ok({ ...claims }) : refuse({ code: 'social_failed' })
  } catch (error) {
    // The message may quote what the provider answered; its kind is enough.
    const kind = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    log.warn({ provider: provider.id, kind }, 'a social sign-in was not accepted')
    return refuse({ code: kind === 'OAUTH_TIMEOUT' || kind === 'unknown' ? 'provider_unavailable' : 'social_failed' })
  }
}
