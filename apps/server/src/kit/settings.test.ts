import { describe, expect, it } from 'vitest'
import { addressReader } from './http/address.ts'
import { allowedOrigins, parseSettings, publicUrl } from './settings.ts'

describe('settings', () => {
  it('needs nothing set', () => {
    const settings = parseSettings({})
    expect(settings.PORT).toBe(3000)
    expect(settings.PAYMENTS).toBe('sandbox')
    expect(publicUrl(settings, 3000)).toBe('http://localhost:3000')
  })

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['HOST', 'a b'],
    ['DATABASE_URL', 'mysql://x'],
    ['PUBLIC_URL', 'ftp://x'],
    ['ADMIN_EMAIL', 'nobody'],
    ['ADMIN_PASSWORD', 'short'],
    ['PAYMENTS', 'paypal'],
    ['SMTP_URL', 'http://x'],
    ['TWILIO_FROM', '902'],
    ['LIMITS_FACTOR', '0'],
    ['LIMITS_FACTOR', 'many'],
    ['MAX_CONNECTIONS', '3'],
    ['MAX_CONNECTIONS', 'all'],
    ['LIMITS_FACTOR', '-1'],
    ['LIMITS_FACTOR', '0.01'],
    ['TRUST_PROXY', 'everyone'],
    ['TRUST_PROXY', '1.2.3.4/99'],
    ['TRUST_PROXY', '999.9.9.9'],
    ['TRUST_PROXY', '....'],
    ['TRUST_PROXY', '::1/129'],
    ['TRUST_PROXY', '10.0.0.1,10.0.0.0/'],
    ['TRUST_PROXY', 'fe80::1%eth0'],
    ['PORT', '1e3'],
    ['PORT', ' '],
    ['DATABASE_URL', 'postgres://user:100%@localhost/x'],
    ['DATABASE_URL', 'postgres://localhost:99999/x'],
    ['DATABASE_URL', 'postgres://one:5432,/x'],
    ['DATABASE_URL', 'postgres://one:5432,two:99999/x'],
    ['DATABASE_DIRECT_URL', 'mysql://one,two/x'],
    ['PUBLIC_URL', 'https://'],
    ['PUBLIC_URL', 'https://owner:secret@kitchen.example'],
    ['PUBLIC_URL', 'http://localhost?a=1'],
    ['STRIPE_API_BASE', 'api.stripe.com'],
    ['STRIPE_SECRET_KEY', 'sk_test_1\n2'],
    ['TWILIO_AUTH_TOKEN', 'två ord'],
    ['S3_ENDPOINT', 'localhost:9000'],
    ['S3_BUCKET', '../other'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'smtps://user:100%@mail.example.com'],
    ['MAX_UNPAID_ORDERS', '0'],
    ['MAX_UNPAID_ORDERS', '1.5'],
    ['OIDC_ISSUER', 'https://login.example#x'],
    ['LOG_LEVEL', 'loud'],
    ['OIDC_ISSUER', 'not an address'],
    ['SANDBOX_WEBHOOK_SECRET', 'short'],
    ['ALLOW_SANDBOX_PAYMENTS', 'yes'],
  ])('%s=%s stops the start with one sentence that names it', (name, value) => {
    expect(() => parseSettings({ [name]: value })).toThrow(new RegExp(`^[^\\n]*${name}[^\\n]*\\.$`))
  })

  it.each([
    [{ SMTP_URL: 'smtp://localhost' }, 'MAIL_FROM'],
    [{ TWILIO_ACCOUNT_SID: 'AC12' }, 'TWILIO_AUTH_TOKEN'],
    [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_SECRET'],
    [{ PAYMENTS: 'stripe' }, 'STRIPE_SECRET_KEY'],
    [{ PAYMENTS: 'stripe', STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_WEBHOOK_SECRET'],
    [
      { PAYMENTS: 'stripe', STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_12345, ,' },
      'STRIPE_WEBHOOK_SECRET',
    ],
  ])('%o names what is missing: %s', (environment, missing) => {
    expect(() => parseSettings(environment)).toThrow(missing)
  })

  it('refuses sandbox payments on a public address unless they are allowed (money 28)', () => {
    expect(() => parseSettings({ PUBLIC_URL: 'https://kitchen.example' })).toThrow('ALLOW_SANDBOX_PAYMENTS')
    expect(parseSettings({ PUBLIC_URL: 'https://kitchen.example', ALLOW_SANDBOX_PAYMENTS: '1' }).PUBLIC_URL).toBe(
      'https://kitchen.example',
    )
  })

  it('takes addresses and ranges of proxies', () => {
    const { TRUST_PROXY } = parseSettings({ TRUST_PROXY: '10.0.0.5, 10.0.0.0/8 ,::1,fd00::/8' })
    expect(TRUST_PROXY).toEqual(['10.0.0.5', '10.0.0.0/8', '::1', 'fd00::/8'])
    expect(() => addressReader(TRUST_PROXY)).not.toThrow()
  })

  it('spells an address in one way, whichever way it was written', () => {
    const { PUBLIC_URL } = parseSettings({ PUBLIC_URL: 'HTTPS://Kitchen.example//', ALLOW_SANDBOX_PAYMENTS: '1' })
    expect(PUBLIC_URL).toBe('https://kitchen.example')
  })

  it('accepts state changes from the public origin only, once there is one', () => {
    expect(allowedOrigins(parseSettings({}), 4000)).toContain('http://127.0.0.1:4000')
    const published = parseSettings({ PUBLIC_URL: 'https://kitchen.example/', ALLOW_SANDBOX_PAYMENTS: '1' })
    expect(allowedOrigins(published, 4000)).toEqual(['https://kitchen.example'])
  })
})
