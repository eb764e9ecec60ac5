import { randomUUID } from 'node:crypto'
import { OAuth2Server } from 'oauth2-mock-server'
import { describe, expect, it } from 'vitest'
import { sql } from '../../kit/db/sql.ts'
import { useProviders } from '../../testing/at-provider.ts'
import { lettersTo, linkIn } from '../../testing/sent-mail.ts'
import { openTestApp } from '../../testing/test-app.ts'

const { app, signing, leave, approve, comeBack, signInAt, whoHas } = useProviders()
const someone = () => `someone-${randomUUID()}@example.test`

describe('signing in at a provider', () => {
  it('is offered for those that are configured', async () => {
    expect((await (await app().guest()).get('/getSignInMethods')).body).toEqual({
      success: true,
      password: true,
      providers: [
        { id: 'google', name: 'Google' },
        { id: 'oidc', name: 'House login' },
      ],
    })
    expect((await (await app().guest()).post('/startSocialSignIn', { provider: 'facebook' })).body.code).toBe(
      'provider_not_found',
    )
  })

  it.each(['oidc', 'google'] as const)(
    '%s: leaves with PKCE, state and nonce, and comes back as a customer',
    async (id) => {
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
      const claims = { sub: randomUUID(), email, email_verified: true, name: 'Priya Sharma', role: 'admin' }
      const first = await signInAt(id, claims)
      expect([first.status, first.location]).toEqual([303, '/dashboard'])
      expect(await whoHas(first.session)).toMatchObject({
        email,
        name: 'Priya Sharma',
        role: 'customer',
        emailVerified: true,
      })

      const second = await signInAt(id, { ...claims, email: someone(), name: 'Another Name' })
      expect(await whoHas(second.session)).toMatchObject({ email, name: 'Priya Sharma' })
      const kept = await app().database.db.many(sql`select a::text from accounts a where account_id = ${claims.sub}`)
      expect(kept).toHaveLength(1)
      const { access_token } = await app().database.db.one<{ access_token: null }>(sql`
      select coalesce(access_token, refresh_token, id_token) as access_token from accounts where account_id = ${claims.sub}`)
      expect(access_token).toBeNull()
    },
  )

  it('goes back where the visitor came from, on this site only', async () => {
    const { location } = await signInAt(
      'oidc',
      { sub: randomUUID(), email: someone(), email_verified: true },
      '/checkout?step=2',
    )
    expect(location).toBe('/checkout?step=2')
    const guest = await app().guest()
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
    signing('oidc', { ...claims, nonce: one.nonce })
    const first = await approve(one.away)
    const second = await approve(two.away)
    const results = await Promise.all([comeBack(first, one.cookie), comeBack(second, two.cookie)])
    expect(results.some(({ session }) => session !== '')).toBe(true)
    const { count } = await app().database.db.one<{ count: number }>(sql`
      select count(*)::int as count from users where email = ${claims.email}`)
    expect(count).toBe(1)
  })
})

describe('an e-mail that is known here', () => {
  it('joins the accounts when both sides have proven it', async () => {
    const email = someone()
    await app().signUp(email)
    await (await app().guest()).post('/verifyEmail', {
      token: linkIn((await lettersTo(app(), email, 'verify_email'))[0]).token,
    })
    const { session } = await signInAt('oidc', {
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
    await app().signUp(email)
    if (isProvenHere) await app().database.db.run(sql`update users set email_verified = true where email = ${email}`)
    const result = await signInAt('oidc', { sub: randomUUID(), email, email_verified })
    expect([result.location, result.session]).toEqual(['/login?error=account_not_linked', ''])
  })

  it('of a deactivated account does not come in', async () => {
    const claims = { sub: randomUUID(), email: someone(), email_verified: true }
    await signInAt('oidc', claims)
    await app().database.db.run(sql`update users set is_active = false where email = ${claims.email}`)
    const result = await signInAt('oidc', claims)
    expect([result.location, result.session]).toEqual(['/login?error=account_deactivated', ''])
  })

  it('is needed, and an unproven new one is asked to be proven', async () => {
    expect((await signInAt('oidc', { sub: randomUUID() })).location).toBe('/login?error=social_email_missing')
    const email = someone()
    const { session } = await signInAt('oidc', { sub: randomUUID(), email, email_verified: false })
    expect(await whoHas(session)).toMatchObject({ email, emailVerified: false })
    expect(await lettersTo(app(), email, 'verify_email')).toHaveLength(1)
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
      app().database,
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
