import { randomUUID } from 'node:crypto'
import type { MutableRedirectUri } from 'oauth2-mock-server'
import { OAuth2Server } from 'oauth2-mock-server'
import { describe, expect, it } from 'vitest'
import { sql } from '../../kit/db/sql.ts'
import { setUpSecondStep } from '../../testing/second-step.ts'
import { lettersTo, linkIn } from '../../testing/sent-mail.ts'
import {
  app,
  approve,
  comeBack,
  google,
  leave,
  oidc,
  signInAt,
  signing,
  someone,
  useSocialApp,
  whoHas,
} from '../../testing/social-visit.ts'
import { openTestApp } from '../../testing/test-app.ts'

useSocialApp()

describe('signing in at a provider', () => {
  it('is offered for those that are configured', async () => {
    expect((await (await app.guest()).get('/getSignInMethods')).body).toEqual({
      success: true,
      password: true,
      providers: [
        { id: 'google', name: 'Google' },
        { id: 'oidc', name: 'House login' },
      ],
    })
    expect((await (await app.guest()).post('/startSocialSignIn', { provider: 'facebook' })).body.code).toBe(
      'provider_not_found',
    )
  })

  it.each(['oidc', 'google'])('%s: leaves with PKCE, state and nonce, and comes back as a customer', async (id) => {
    const provider = id === 'oidc' ? oidc : google
    const email = someone()
    const { away } = await leave(id)
    expect(Object.fromEntries(away.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      redirect_uri: expect.stringMatching(new RegExp(`/api/auth/callback/${id}$`)),
    })
    const claims = { sub: randomUUID(), email, email_verified: true, name: ' Priya 🌶 Sharma', role: 'admin' }
    const first = await signInAt(provider, id, claims)
    expect([first.status, first.location]).toEqual([303, '/dashboard'])
    expect(await whoHas(first.session)).toMatchObject({
      email,
      name: 'Priya Sharma',
      role: 'customer',
      emailVerified: true,
    })

    const second = await signInAt(provider, id, { ...claims, email: someone(), name: 'Another Name' })
    expect(await whoHas(second.session)).toMatchObject({ email, name: 'Priya Sharma' })
    const kept = await app.database.db.many(sql`select a::text from accounts a where account_id = ${claims.sub}`)
    expect(kept).toHaveLength(1)
    const { access_token } = await app.database.db.one<{ access_token: null }>(sql`
      select coalesce(access_token, refresh_token, id_token) as access_token from accounts where account_id = ${claims.sub}`)
    expect(access_token).toBeNull()
  })

  it('goes back where the visitor came from, on this site only', async () => {
    const { location } = await signInAt(
      oidc,
      'oidc',
      { sub: randomUUID(), email: someone(), email_verified: true },
      '/checkout?step=2',
    )
    expect(location).toBe('/checkout?step=2')
    const guest = await app.guest()
    for (const returnTo of [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      '/\t/evil.example',
      'javascript:alert(1)',
      '/a\r\nset-cookie: x=y',
    ])
      expect((await guest.post('/startSocialSignIn', { provider: 'oidc', returnTo })).status).toBe(400)
  })

  it('twice at once is one person', async () => {
    const claims = { sub: randomUUID(), email: someone(), email_verified: true }
    const [one, two] = [await leave('oidc'), await leave('oidc')]
    signing(oidc, { ...claims, aud: 'sizzle', nonce: one.nonce })
    const first = await approve(one.away)
    const second = await approve(two.away)
    const results = await Promise.all([comeBack(first, one.cookie), comeBack(second, two.cookie)])
    expect(results.some(({ session }) => session !== '')).toBe(true)
    const { count } = await app.database.db.one<{ count: number }>(sql`
      select count(*)::int as count from users where email = ${claims.email}`)
    expect(count).toBe(1)
  })
})

describe('an email that is known here', () => {
  it('joins the accounts when both sides have proven it', async () => {
    const email = someone()
    await app.signUp(email)
    await (await app.guest()).post('/verifyEmail', {
      token: linkIn((await lettersTo(app, email, 'verify_email'))[0]).token,
    })
    const { session } = await signInAt(oidc, 'oidc', {
      sub: randomUUID(),
      email: email.toUpperCase(),
      email_verified: true,
    })
    expect(await whoHas(session)).toMatchObject({ email })
  })

  it.each([
    ['the provider has not', true, false],
    ['the provider says so as text', true, 'true'],
    ['the account here has not', false, true],
    ['neither has', false, undefined],
  ])('does not when %s', async (_, isProvenHere, email_verified) => {
    const email = someone()
    await app.signUp(email)
    if (isProvenHere) await app.database.db.run(sql`update users set email_verified = true where email = ${email}`)
    const result = await signInAt(oidc, 'oidc', { sub: randomUUID(), email, email_verified })
    expect([result.location, result.session]).toEqual(['/login?error=account_not_linked', ''])
  })

  it('of somebody with a second step goes to where the code is asked for, and is nobody until then (people 44)', async () => {
    const email = someone()
    const owner = await app.signUp(email)
    await app.database.db.run(sql`update users set email_verified = true where email = ${email}`)
    await setUpSecondStep(owner, new Date())
    const { location, session } = await signInAt(oidc, 'oidc', { sub: email, email, email_verified: true })
    expect(location).toBe('/login')
    expect(await whoHas(session)).toEqual({})
  })

  it('of a deactivated account does not come in', async () => {
    const claims = { sub: randomUUID(), email: someone(), email_verified: true }
    await signInAt(oidc, 'oidc', claims)
    await app.database.db.run(sql`update users set is_active = false where email = ${claims.email}`)
    const result = await signInAt(oidc, 'oidc', claims)
    expect([result.location, result.session]).toEqual(['/login?error=account_deactivated', ''])
  })

  it('is needed, and an unproven new one is asked to be proven', async () => {
    expect((await signInAt(oidc, 'oidc', { sub: randomUUID() })).location).toBe('/login?error=social_email_missing')
    const email = someone()
    const { session } = await signInAt(oidc, 'oidc', { sub: randomUUID(), email, email_verified: false })
    expect(await whoHas(session)).toMatchObject({ email, emailVerified: false })
    expect(await lettersTo(app, email, 'verify_email')).toHaveLength(1)
  })
})

describe('a forged answer', () => {
  const claims = () => ({ sub: randomUUID(), email: someone(), email_verified: true })
  const FAILED = ['/login?error=social_failed', '']

  it.each([
    ['without a state', (back: URL) => back.searchParams.delete('state')],
    ['with another state', (back: URL) => back.searchParams.set('state', 'A'.repeat(43))],
    ['without a code', (back: URL) => back.searchParams.delete('code')],
    ['with the name of another issuer', (back: URL) => back.searchParams.set('iss', 'https://evil.example')],
  ])('%s is not accepted', async (_, forge) => {
    const { away, cookie, nonce } = await leave('oidc')
    signing(oidc, { nonce, aud: 'sizzle', ...claims() })
    const back = await approve(away)
    forge(back)
    const result = await comeBack(back, cookie)
    expect([result.location, result.session]).toEqual(FAILED)
  })

  it('in another browser is not accepted: nobody is signed in to an account that is not theirs', async () => {
    const { away, nonce } = await leave('oidc')
    signing(oidc, { nonce, aud: 'sizzle', ...claims() })
    const result = await comeBack(await approve(away), (await leave('oidc')).cookie)
    expect([result.location, result.session]).toEqual(FAILED)
  })

  it('is accepted once only', async () => {
    const { away, cookie, nonce } = await leave('oidc')
    signing(oidc, { nonce, aud: 'sizzle', ...claims() })
    const back = await approve(away)
    expect((await comeBack(back, cookie)).session).not.toBe('')
    const replayed = await comeBack(back, cookie)
    expect([replayed.location, replayed.session]).toEqual(FAILED)
  })

  it.each([
    ['another nonce', { nonce: 'wrong' }],
    ['no nonce', { nonce: undefined }],
    ['another audience', { aud: 'somebody-else' }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['a time long past', { exp: 1 }],
  ])('with %s in what was signed is not accepted', async (_, forged) => {
    const result = await signInAt(oidc, 'oidc', { ...claims(), ...forged })
    expect([result.location, result.session]).toEqual(FAILED)
  })

  it('of one provider at the address of another is not accepted', async () => {
    const { away, cookie, nonce } = await leave('google')
    signing(google, { nonce, aud: 'sizzle-google', ...claims() })
    const back = await approve(away)
    back.pathname = '/api/auth/callback/oidc'
    const result = await comeBack(back, cookie)
    expect([result.location, result.session]).toEqual(FAILED)
  })

  it('of a subject that another provider knows is another person', async () => {
    const shared = randomUUID()
    const one = await signInAt(oidc, 'oidc', { sub: shared, email: someone(), email_verified: true })
    const two = await signInAt(google, 'google', { sub: shared, email: someone(), email_verified: true })
    expect((await whoHas(one.session)).id).not.toBe((await whoHas(two.session)).id)
  })

  it('that says no ends at the sign-in page', async () => {
    const { away, cookie } = await leave('oidc')
    oidc.service.once('beforeAuthorizeRedirect', (redirect: MutableRedirectUri) => {
      redirect.url.searchParams.delete('code')
      redirect.url.searchParams.set('error', 'access_denied')
      redirect.url.searchParams.set('error_description', '<script>alert(1)</script>')
    })
    expect((await comeBack(await approve(away), cookie)).location).toBe('/login?error=social_cancelled')
  })

  it('with a key that is not the provider’s is not accepted', async () => {
    const { away, cookie, nonce } = await leave('oidc')
    signing(oidc, { nonce, aud: 'sizzle', ...claims() })
    const back = await approve(away)
    oidc.service.once('beforeResponse', (response) => {
      const body = response.body as Record<string, string>
      const [head, payload] = (body.id_token ?? '').split('.')
      body.id_token = `${head}.${payload}.${'A'.repeat(342)}`
    })
    const result = await comeBack(back, cookie)
    expect([result.location, result.session]).toEqual(FAILED)
  })
})

describe('a provider that is away', () => {
  it('at start and at the first try is asked again at the next', async () => {
    const late = new OAuth2Server()
    await late.issuer.keys.generate('RS256')
    await late.start(0, '127.0.0.1')
    const { port } = late.address()
    await late.stop()
    const other = await openTestApp(
      { OIDC_ISSUER: `http://127.0.0.1:${port}`, OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'y' },
      app.database,
    )
    const guest = await other.guest()
    const away = await guest.post('/startSocialSignIn', { provider: 'oidc' })
    expect([away.status, away.body.code]).toEqual([503, 'provider_unavailable'])
    await late.start(port, '127.0.0.1')
    late.issuer.url = `http://127.0.0.1:${port}`
    expect((await guest.post('/startSocialSignIn', { provider: 'oidc' })).status).toBe(200)
    await late.stop()
    await other.stop()
  })
})
