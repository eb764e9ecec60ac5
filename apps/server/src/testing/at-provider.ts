import type { MutableToken } from 'oauth2-mock-server'
import { OAuth2Server } from 'oauth2-mock-server'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { callerWith, openTestApp, type TestApp } from './test-app.ts'

type Claims = Record<string, unknown>
export type ProviderId = 'oidc' | 'google'

/** Two real OpenID providers on this machine, an app that knows both, and a browser that goes to and fro. */
export function useProviders() {
  const servers = { oidc: new OAuth2Server(), google: new OAuth2Server() }
  let opened: TestApp | undefined
  const app = () => {
    if (!opened) throw new Error('the app is open only while tests run')
    return opened
  }
  const urlOf = (id: ProviderId) => `http://127.0.0.1:${servers[id].address().port}`

  beforeAll(async () => {
    for (const id of ['oidc', 'google'] as const) {
      await servers[id].issuer.keys.generate('RS256')
      await servers[id].start(0, '127.0.0.1')
      servers[id].issuer.url = urlOf(id)
    }
    opened = await openTestApp({
      OIDC_ISSUER: urlOf('oidc'),
      OIDC_CLIENT_ID: 'sizzle-oidc',
      OIDC_CLIENT_SECRET: 'oidc-secret',
      OIDC_NAME: 'House login',
      GOOGLE_CLIENT_ID: 'sizzle-google',
      GOOGLE_CLIENT_SECRET: 'google-secret',
      GOOGLE_API_BASE: urlOf('google'),
    })
  })
  afterAll(async () => {
    await opened?.stop()
    await Promise.all([servers.oidc.stop(), servers.google.stop()])
  })
  const forget = (id: ProviderId) => servers[id].service.removeAllListeners()
  afterEach(() => {
    forget('oidc')
    forget('google')
  })

  /** What the provider will sign. */
  function signing(id: ProviderId, claims: Claims) {
    const audience = { aud: `sizzle-${id}` }
    servers[id].service.on('beforeTokenSigning', (token: MutableToken) =>
      Object.assign(token.payload, audience, claims),
    )
  }

  /** Leaves for the provider; the cookie is what the browser holds then. */
  async function leave(provider: ProviderId, returnTo = '/dashboard') {
    const guest = await app().guest()
    const { status, body, headers } = await guest.post('/startSocialSignIn', { provider, returnTo })
    if (status !== 200) throw new Error(`startSocialSignIn answered ${status}`)
    const cookie = headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    const away = new URL(String(body.url))
    return { away, cookie, nonce: away.searchParams.get('nonce') ?? '' }
  }

  /** The provider's own redirect, taken from its answer. */
  async function approve(away: URL): Promise<URL> {
    const answer = await fetch(away, { redirect: 'manual' })
    return new URL(answer.headers.get('location') ?? '')
  }

  /** The address names localhost, the tests' app listens on 127.0.0.1. */
  async function comeBack(back: URL, cookie: string) {
    const answer = await fetch(`${app().url}${back.pathname}${back.search}`, {
      headers: { cookie },
      redirect: 'manual',
    })
    const lines = answer.headers.getSetCookie()
    const session = lines.find((line) => line.startsWith('sizzle.session_token='))?.split(';')[0] ?? ''
    return { status: answer.status, location: answer.headers.get('location'), session }
  }

  async function signInAt(id: ProviderId, claims: Claims, returnTo?: string) {
    const { away, cookie, nonce } = await leave(id, returnTo)
    signing(id, { nonce, ...claims })
    const result = await comeBack(await approve(away), cookie)
    forget(id)
    return result
  }

  async function whoHas(session: string): Promise<Claims> {
    const { body } = await (await callerWith(app().url, session)).get('/session')
    return (body.user ?? {}) as Claims
  }
  return { app, servers, signing, leave, approve, comeBack, signInAt, whoHas }
}
