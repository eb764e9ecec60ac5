import { resolve } from 'node:path'
import { z } from 'zod'
import { StartError } from './db/start-error.ts'
import { HttpUrl, keyOf, PostgresUrl, ProxyList, SmtpUrl } from './setting-shapes.ts'

// Every setting of the operating contract, parsed and checked once at start. An empty value counts as not set. What an owner
// changes while the program runs is in the database: settings/room.ts.

const isLocal = (url: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)

const Port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((port) => port <= 65_535)
const LogLevel = z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'])

const RULES = {
  PORT: [Port.default(3000), 'a port number from 0 to 65535'],
  HOST: [
    z
      .string()
      .regex(/^[A-Za-z0-9.:-]+$/)
      .default('127.0.0.1'),
    'an address to listen on, such as 127.0.0.1',
  ],
  DATA_DIR: [z.string().min(1).default('./data'), 'a folder'],
  DATABASE_URL: [PostgresUrl.optional(), 'an address that starts with postgres://, or several hosts in one'],
  DATABASE_DIRECT_URL: [PostgresUrl.optional(), 'an address that starts with postgres://, or several hosts in one'],
  PREPARED_STATEMENTS: [
    z
      .enum(['0', '1'])
      .default('1')
      .transform((flag) => flag === '1'),
    '0 or 1',
  ],
  PUBLIC_URL: [HttpUrl.optional(), 'an address that starts with http:// or https://'],
  ADMIN_EMAIL: [z.email().max(100).default('owner@localhost.test'), 'an email address'],
  ADMIN_PASSWORD: [z.string().min(8).max(128).optional(), 'a password of 8 to 128 characters'],
  PAYMENTS: [z.enum(['sandbox', 'stripe']).default('sandbox'), 'sandbox or stripe'],
  STRIPE_SECRET_KEY: [keyOf(8).optional(), "the provider's secret key"],
  STRIPE_WEBHOOK_SECRET: [
    z.string().min(8).optional(),
    "the provider's webhook secret, two separated by a comma during rotation",
  ],
  STRIPE_API_BASE: [HttpUrl.optional(), 'an address that starts with http:// or https://'],
  SANDBOX_WEBHOOK_SECRET: [z.string().min(16).optional(), 'a secret of at least 16 characters'],
  ALLOW_SANDBOX_PAYMENTS: [
    z
      .enum(['0', '1'])
      .default('0')
      .transform((flag) => flag === '1'),
    '0 or 1',
  ],
  OFFLINE_COPY: [
    z
      .enum(['0', '1'])
      .default('1')
      .transform((flag) => flag === '1'),
    '0 or 1',
  ],
  SMTP_URL: [SmtpUrl.optional(), 'an address that starts with smtp:// or smtps://'],
  MAIL_FROM: [z.email().optional(), 'an email address'],
  MAIL_WEBHOOK_SECRET: [
    z
      .string()
      .regex(/^whsec_[\w+/=-]{16,}(,whsec_[\w+/=-]{16,})*$/)
      .optional(),
    "the mail provider's webhook secret, which begins with whsec_, two separated by a comma during rotation",
  ],
  TWILIO_ACCOUNT_SID: [keyOf(4).optional(), 'the account id'],
  TWILIO_AUTH_TOKEN: [keyOf(4).optional(), 'the token of the account'],
  TWILIO_FROM: [
    z
      .string()
      .regex(/^\+\d{8,15}$/)
      .optional(),
    'a phone number such as +19025550100',
  ],
  TWILIO_API_BASE: [HttpUrl.optional(), 'an address that starts with http:// or https://'],
  GOOGLE_CLIENT_ID: [z.string().min(1).optional(), 'a client id'],
  GOOGLE_CLIENT_SECRET: [z.string().min(1).optional(), 'a client secret'],
  GOOGLE_API_BASE: [HttpUrl.optional(), 'an address that starts with http:// or https://'],
  FACEBOOK_CLIENT_ID: [z.string().min(1).optional(), 'a client id'],
  FACEBOOK_CLIENT_SECRET: [z.string().min(1).optional(), 'a client secret'],
  FACEBOOK_API_BASE: [HttpUrl.optional(), 'an address that starts with http:// or https://'],
  OIDC_ISSUER: [HttpUrl.optional(), 'an address that starts with http:// or https://'],
  OIDC_CLIENT_ID: [z.string().min(1).optional(), 'a client id'],
  OIDC_CLIENT_SECRET: [z.string().min(1).optional(), 'a client secret'],
  OIDC_NAME: [z.string().min(1).max(40).default('Single sign-on'), 'a name of at most 40 characters'],
  S3_ENDPOINT: [HttpUrl.optional(), 'an address that starts with http:// or https://'],
  S3_BUCKET: [
    z
      .string()
      .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$/)
      .optional(),
    'a bucket name',
  ],
  S3_REGION: [keyOf(1).default('auto'), 'a region'],
  S3_ACCESS_KEY_ID: [keyOf(1).optional(), 'an access key'],
  S3_SECRET_ACCESS_KEY: [keyOf(1).optional(), 'a secret access key'],
  BUSINESS_NUMBER: [
    z
      .string()
      .regex(/^\d{9} ?RT ?\d{4}$/)
      .optional(),
    'the GST/HST number, such as 123456789 RT0001',
  ],
  MAX_UNPAID_ORDERS: [
    z
      .string()
      .regex(/^[1-9]\d{0,6}$/)
      .transform(Number)
      .optional(),
    'a whole number of 1 or more',
  ],
  LIMITS_FACTOR: [
    z
      .string()
      .regex(/^\d{1,6}(\.\d+)?$/)
      .transform(Number)
      // Below, a limit of ten would be none that anybody passes.
      .refine((n) => n >= 0.1)
      .default(1),
    'a number of 0.1 or more',
  ],
  MAX_CONNECTIONS: [
    z
      .string()
      .regex(/^\d{2,6}$/)
      .transform(Number)
      .refine((n) => n >= 50)
      .optional(),
    'a whole number of 50 or more',
  ],
  TRUST_PROXY: [ProxyList, 'addresses or ranges separated by commas, such as 10.0.0.5 or 10.0.0.0/8'],
  METRICS_KEY: [keyOf(16).optional(), 'a key of 16 characters or more'],
  LOG_LEVEL: [LogLevel.default('info'), 'silent, fatal, error, warn, info, debug or trace'],
} as const satisfies Record<string, readonly [z.ZodType, string]>

type Raw = { [Name in keyof typeof RULES]: z.output<(typeof RULES)[Name][0]> }

/** Settings that only make sense together: all of them or none. */
const TOGETHER: readonly (readonly (keyof Raw)[])[] = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
]

export type Settings = Readonly<Raw> & { readonly publicUrlIsLocal: boolean }

export function parseSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const parsed = Object.fromEntries(
    Object.entries(RULES).map(([name, [shape, expected]]) => {
      const result = shape.safeParse(environment[name] || undefined)
      if (!result.success) throw new StartError(`The setting ${name} must be ${expected}.`)
      return [name, result.data]
    }),
  ) as Raw // one entry for each rule, parsed by that rule

  for (const names of TOGETHER) {
    const missing = names.filter((name) => parsed[name] === undefined)
    const given = names.find((name) => parsed[name] !== undefined)
    if (given && missing.length > 0) throw new StartError(`The setting ${missing[0]} is missing: ${given} needs it.`)
  }
  const publicUrlIsLocal = parsed.PUBLIC_URL === undefined || isLocal(parsed.PUBLIC_URL)
  checkPayments(parsed, publicUrlIsLocal)
  return { ...parsed, DATA_DIR: resolve(parsed.DATA_DIR), publicUrlIsLocal }
}

function checkPayments(parsed: Raw, publicUrlIsLocal: boolean) {
  if (parsed.PAYMENTS === 'stripe') {
    if (!parsed.STRIPE_SECRET_KEY)
      throw new StartError('The setting STRIPE_SECRET_KEY is missing: PAYMENTS=stripe needs it.')
    if (!parsed.STRIPE_WEBHOOK_SECRET)
      throw new StartError('The setting STRIPE_WEBHOOK_SECRET is missing: PAYMENTS=stripe needs it.')
    if (parsed.STRIPE_WEBHOOK_SECRET.split(',').some((secret) => secret.trim().length < 8))
      throw new StartError(`The setting STRIPE_WEBHOOK_SECRET must be ${RULES.STRIPE_WEBHOOK_SECRET[1]}.`)
    return
  }
  // Pretended money must not meet real customers by accident (money 28).
  if (!publicUrlIsLocal && !parsed.ALLOW_SANDBOX_PAYMENTS) {
    throw new StartError(
      'PAYMENTS is sandbox, which moves no money, but PUBLIC_URL is a public address: set PAYMENTS=stripe, or ALLOW_SANDBOX_PAYMENTS=1 for a demonstration.',
    )
  }
}

/** The public address once the port is known; links, cookies and origins come from it and never from the Host header. */
export function publicUrl(settings: Settings, port: number): string {
  return settings.PUBLIC_URL ?? `http://localhost:${port}`
}

/** Origins that may change state: the public one, and its loopback spellings while the site is local. */
export function allowedOrigins(settings: Settings, port: number): string[] {
  const main = new URL(publicUrl(settings, port))
  if (!settings.publicUrlIsLocal) return [main.origin]
  return ['localhost', '127.0.0.1', '[::1]'].map(
    (host) => `${main.protocol}//${host}${main.port ? `:${main.port}` : ''}`,
  )
}
