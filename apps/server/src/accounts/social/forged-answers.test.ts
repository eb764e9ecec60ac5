import { randomUUID } from 'node:crypto'
import type { MutableRedirectUri } from 'oauth2-mock-server'
import { describe, expect, it } from 'vitest'
import { useProviders } from '../../testing/at-provider.ts'

const { servers, signing, leave, approve, comeBack, signInAt, whoHas } = useProviders()
const someone = () => `someone-${randomUUID()}@example.test`

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
    signing('oidc', { nonce, ...claims() })
    const back = await approve(away)
    forge(back)
    const result = await comeBack(back, cookie)
    expect([result.location, result.session]).toEqual(FAILED)
  })

  it('in another browser is not accepted: nobody is signed in to an account that is not theirs', async () => {
    const { away, nonce } = await leave('oidc')
    signing('oidc', { nonce, ...claims() })
    const result = await comeBack(await approve(away), (await leave('oidc')).cookie)
    expect([result.location, result.session]).toEqual(FAILED)
  })

  it('is accepted once only', async () => {
    const { away, cookie, nonce } = await leave('oidc')
    signing('oidc', { nonce, ...claims() })
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
    const result = await signInAt('oidc', { ...claims(), ...forged })
    expect([result.location, result.session]).toEqual(FAILED)
  })

  it('of one provider at the address of another is not accepted', async () => {
    const { away, cookie, nonce } = await leave('google')
    signing('google', { nonce, ...claims() })
    const back = await approve(away)
    back.pathname = '/api/auth/callback/oidc'
    const result = await comeBack(back, cookie)
    expect([result.location, result.session]).toEqual(FAILED)
  })

  it('of a subject that another provider knows is another person', async () => {
    const shared = randomUUID()
    const one = await signInAt('oidc', { sub: shared, email: someone(), email_verified: true })
    const two = await signInAt('google', { sub: shared, email: someone(), email_verified: true })
    expect((await whoHas(one.session)).id).not.toBe((await whoHas(two.session)).id)
  })

  it('that says no ends at the sign-in page', async () => {
    const { away, cookie } = await leave('oidc')
    servers.oidc.service.once('beforeAuthorizeRedirect', (redirect: MutableRedirectUri) => {
      redirect.url.searchParams.delete('code')
      redirect.url.searchParams.set('error', 'access_denied')
      redirect.url.searchParams.set('error_description', '<script>alert(1)</script>')
    })
    expect((await comeBack(await approve(away), cookie)).location).toBe('/login?error=social_cancelled')
  })

  it('with a key that is not the provider’s is not accepted', async () => {
    const { away, cookie, nonce } = await leave('oidc')
    signing('oidc', { nonce, ...claims() })
    const back = await approve(away)
    servers.oidc.service.once('beforeResponse', (response) => {
      const body = response.body as Record<string, string>
      const [head, payload] = (body.id_token ?? '').split('.')
      body.id_token = `${head}.${payload}.${'A'.repeat(342)}`
    })
    const result = await comeBack(back, cookie)
    expect([result.location, result.session]).toEqual(FAILED)
  })
})
