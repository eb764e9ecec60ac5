import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findPrograms } from '../../kit/db/embedded/platform-package.ts'
import { stopLeftover } from '../../kit/db/embedded/postmaster-file.ts'
import { openLog } from '../../kit/log.ts'
import type { Dice } from '../dice.ts'
import { openProgram } from '../program.ts'
import { type Caller, callerWith } from '../test-app.ts'

/** Words that nobody outside may ever read, in a log, an answer or a file for browsers. */
export const SECRETS = {
  'the password of the admin': 'Saffron-Canary-91',
  'the key of the card provider': 'sk_test_canary_of_the_attack',
  'the secret of its webhook': 'whsec_canary_of_the_attack',
  'the password of the mail server': 'mail-canary-of-the-attack',
  'the token of the texts': 'twilio-canary-of-the-attack',
  'the key of the figures': 'metrics-canary-of-the-attack',
} as const
const ADMIN = { email: 'owner@localhost.test', password: SECRETS['the password of the admin'] }
export const HTTPS = 'https://order.example.test'

export type Target = Awaited<ReturnType<typeof openTarget>>
/** What was tried, and what should not have been. */
export type Finding = { readonly tried: string; readonly findings: readonly string[] }
export type Attack = (target: Target, dice: Dice) => Promise<Finding>

/** The program as it runs behind a proxy with HTTPS, on a database of its own; `limits` is how much more often anybody may ask. */
export async function openTarget(limits: number) {
  const folder = await mkdtemp(path.join(tmpdir(), 'sizzle-attack-'))
  const dataDir = path.join(folder, 'data')
  const log: string[] = []
  const ends: string[] = []
  const environment = {
    DATA_DIR: dataDir,
    LOG_LEVEL: 'debug',
    PUBLIC_URL: HTTPS,
    TRUST_PROXY: '127.0.0.1',
    PAYMENTS: 'stripe',
    STRIPE_SECRET_KEY: SECRETS['the key of the card provider'],
    STRIPE_WEBHOOK_SECRET: SECRETS['the secret of its webhook'],
    // Nobody listens there: no attack leaves this machine.
    STRIPE_API_BASE: 'http://127.0.0.1:9',
    SMTP_URL: `smtp://canary:${SECRETS['the password of the mail server']}@127.0.0.1:9`,
    MAIL_FROM: 'orders@sizzle.example.test',
    TWILIO_ACCOUNT_SID: 'AC0123456789',
    TWILIO_AUTH_TOKEN: SECRETS['the token of the texts'],
    TWILIO_FROM: '+19025550100',
    TWILIO_API_BASE: 'http://127.0.0.1:9',
    LIMITS_FACTOR: String(limits),
    METRICS_KEY: SECRETS['the key of the figures'],
    // Half of them are for streams of strangers: ten thousand, on a machine that allows twenty thousand open files.
    MAX_CONNECTIONS: '20000',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  }
  const program = await openProgram(environment, {
    unaskedExit: (how) => void ends.push(how),
    strayRejection: (line) => void ends.push(line),
    line: (line) => void log.push(line),
  })
  await program.start()
  const { url } = program

  async function sign(where: string, body: object, from = '203.0.113.7'): Promise<Response> {
    const headers = { 'content-type': 'application/json', ...behindProxy(from) }
    return fetch(`${url}/api/auth${where}`, { method: 'POST', headers, body: JSON.stringify(body) })
  }
  async function callerFrom(answer: Response): Promise<Caller> {
    if (answer.status !== 200) throw new Error(`signing in was answered with ${answer.status}`)
    const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
    return callerWith(url, cookies.join('; '))
  }
  return {
    url,
    log,
    pid: () => program.pid() ?? 0,
    admin: async () => callerFrom(await sign('/sign-in/email', ADMIN)),
    customer: async () => {
      const email = `guest-${randomUUID()}@example.test`
      return callerFrom(
        await sign('/sign-up/email', { email, name: 'Priya Sharma', password: 'Turmeric-42' }, anAddress()),
      )
    },
    guest: () => callerWith(url, ''),
    sign,
    /** Ends of the program and rejections that nobody waited for. */
    ends,
    async stop() {
      await program.stop()
      await stopLeftover(path.join(dataDir, 'postgres'), await findPrograms(), openLog('silent'))
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export function behindProxy(from: string): Record<string, string> {
  return { 'x-forwarded-for': from, 'x-forwarded-proto': 'https' }
}

/** One of the many of a stranger who has a whole network. */
export function anAddress(): string {
  const part = () => 1 + Math.floor(Math.random() * 250)
  return `198.${18 + Math.floor(Math.random() * 2)}.${part()}.${part()}`
}
