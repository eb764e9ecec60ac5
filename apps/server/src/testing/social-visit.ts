import { randomUUID } from 'node:crypto'
import type { MutableToken, OAuth2Server as Server } from 'oauth2-mock-server'
import { OAuth2Server } from 'oauth2-mock-server'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { callerWith, openTestApp, type TestApp } from './test-app.ts'

// Two real OpenID providers on this machine; what they sign is changed by their own hooks.
export const oidc = new OAuth2Server()
export const google = new OAuth2Server()
export let app: TestApp

/** One app that trusts both, for a test file. */
export function useSocialApp() {
  beforeAll(async () => {
    for (const provider of [oidc, google]) {
      await provider.issuer.keys.generate('RS256')
      await provider.start(0, '127.0.0.1')
      provider.issuer.url = `http://127.0.0.1:${provider.address().port}`
    }
    app = await openTestApp({
      OIDC_ISSUER: urlOf(oidc),
      OIDC_CLIENT_ID: 'sizzle',
      OIDC_CLIENT_SECRET: 'oidc-secret',
      OIDC_NAME: 'House login',
      GOOGLE_CLIENT_ID: 'sizzle-google',
      GOOGLE_CLIENT_SECRET: 'google-secret',
      GOOGLE_API_BASE: urlOf(google),
    })
  })
  afterAll(async () => {
    await app.stop()
    await Promise.all([oidc.stop(), google.stop()])
  })
  afterEach(() => {
    for (const provider of [oidc, google]) provider.service.removeAllListeners()
  })
}

export const urlOf = (provider: Server) => provider.issuer.url ?? ''
export const someone = () => `someone-${randomUUID()}@example.test`
export type Claims = Record<string, unknown>

/** What the provider will sign; the nonce comes from the request, as a real provider takes it. */
export function signing(provider: Server, claims: Claims) {
  provider.service.on('beforeTokenSigning', (token: MutableToken) => Object.assign(token.payload, claims))
}

/** Leaves for the provider; the answer is what the browser holds then. */
export async function leave(provider: string, returnTo = '/dashboard') {
  const guest = await app.guest()
  const { status, body, headers } = await guest.post('/startSocialSignIn', { provider, returnTo })
  expect(status).toBe(200)
  const cookie = headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const away = new URL(String(body.url))
  return { away, cookie, nonce: away.searchParams.get('nonce') ?? '' }
}

/** The provider's own redirect, taken from its answer. */
export async function approve(away: URL): Promise<URL> {
  const answer = await fetch(away, { redirect: 'manual' })
  return new URL(answer.headers.get('location') ?? '')
}

/** The address names localhost, the tests' app listens on 127.0.0.1. */
export async function comeBack(back: URL, cookie: string) {
  const answer = await fetch(`${app.url}${back.pathname}${back.search}`, { headers: { cookie }, redirect: 'manual' })
  const cookies = answer.headers.getSetCookie()
  const session = cookies.find((line) => line.startsWith('sizzle.session_token='))?.split(';')[0] ?? ''
  return { status: answer.status, location: answer.headers.get('location'), session, cookies }
}

export async function signInAt(provider: Server, id: string, claims: Claims, returnTo?: string) {
  const { away, cookie, nonce } = await leave(id, returnTo)
  signing(provider, { nonce, aud: id === 'oidc' ? 'sizzle' : 'sizzle-google', ...claims })
  const result = await comeBack(await approve(away), cookie)
  provider.service.removeAllListeners()
  return result
}
export const whoHas = async (session: string) =>
  ((await (await callerWith(app.url, session)).get('/session')).body.user ?? {}) as Record<string, unknown>
