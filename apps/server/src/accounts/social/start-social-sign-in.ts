import { randomBytes } from 'node:crypto'
import * as contract from '@sizzle/contract/accounts.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import * as client from 'openid-client'
import { preparedOperation, query } from '../../kit/operation.ts'
import type { AccountParts } from '../account-parts.ts'
import { hashOf } from '../email-links.ts'
import { socialAttempt } from '../sign-in-limits.ts'
import type { Connect, Connection } from './connect.ts'
import type { FlowCookie } from './flow-cookie.ts'
import { insertFlow } from './social.sql.ts'

export type SocialParts = AccountParts & { readonly connect: Connect; readonly cookie: FlowCookie }

export function getSignInMethods({ social }: AccountParts) {
  const providers = social.list.map(({ id, name }) => ({ id, name }))
  return query(contract.getSignInMethods, async () => ok({ password: true as const, providers }))
}

export function startSocialSignIn({ social, connect, cookie, attempts, publicUrl }: SocialParts) {
  return preparedOperation(
    contract.startSocialSignIn,
    async ({ provider: id }, { address, now, log }) => {
      const provider = social.find(id)
      if (!provider) return refuse({ code: 'provider_not_found' })
      const paced = await attempts.take(socialAttempt(address), now)
      if (!paced.ok) return paced
      const connection = await connect(provider).catch((error: unknown) => {
        log.warn({ err: error, provider: id }, 'a sign-in provider does not answer')
        return undefined
      })
      return connection ? ok(connection) : refuse({ code: 'provider_unavailable' })
    },
    async ({ provider, returnTo }, { tx, now, setCookie }, connection) => {
      const [state, browser, nonce, codeVerifier] = [random(), random(), random(), client.randomPKCECodeVerifier()]
      const stateHash = hashOf(state)
      const expiresAt = new Date(now.getTime() + cookie.seconds * 1000)
      await insertFlow(tx, {
        stateHash,
        browserHash: hashOf(browser),
        provider,
        nonce,
        codeVerifier,
        returnTo,
        expiresAt,
      })
      const url = await addressOf(connection, { provider, publicUrl, state, nonce, codeVerifier })
      setCookie(cookie.line(stateHash, browser))
      return ok({ url })
    },
  )
}

/** Each provider comes back to an address of its own, so that one cannot answer for another. */
export function callbackUrl(publicUrl: string, provider: string): string {
  return `${publicUrl}/api/auth/callback/${provider}`
}

type SignInRequest = { provider: string; publicUrl: string; state: string; nonce: string; codeVerifier: string }

async function addressOf(connection: Connection, { provider, publicUrl, state, nonce, codeVerifier }: SignInRequest) {
  const url = client.buildAuthorizationUrl(connection, {
    redirect_uri: callbackUrl(publicUrl, provider),
    scope: provider === 'facebook' ? 'openid email public_profile' : 'openid email profile',
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  })
  return url.href
}

function random(): string {
  return randomBytes(32).toString('base64url')
}
