import type { Database } from './kit/db/open.ts'
import type { Keys } from './kit/http/guard.ts'
import type { Hub } from './kit/live/hub.ts'
import type { Log } from './kit/log.ts'
import { type Metrics, openMetrics } from './kit/metrics.ts'
import { hashPassword, type PasswordCost } from './kit/password-hash.ts'
import { openSecrets } from './kit/secrets.ts'
import type { Settings } from './kit/settings.ts'
import type { Files } from './outside/files/files.ts'
import type { MailProvider } from './outside/mail/mail.ts'
import { openFiles, openMail, openSms } from './outside/open-outside.ts'
import { openProvider } from './outside/pay/open-provider.ts'
import type { PayProvider } from './outside/pay/pay.ts'
import { STATUS_PATH } from './outside/sms/signed-calls.ts'
import type { SmsProvider } from './outside/sms/sms.ts'
import { fixedByEnvironment, openSettingReader, type SettingReader } from './settings/setting-reader.ts'

/** Their names in the database. */
const SECRETS = [
  'sessions',
  'receipts',
  'reservations',
  'sandbox_webhook',
  'customer_key',
  'admin_key',
  'printers',
  'unsubscribe',
] as const

type Ground = {
  /** Of the machine: ports, secrets, providers. */
  readonly settings: Settings
  readonly database: Database
  readonly log: Log
  readonly clock: () => Date
  readonly hub: Hub
  readonly publicUrl: string
  readonly origins: readonly string[]
  /** Where this process reaches itself, for the sandbox's own webhooks. */
  readonly ownAddress: string
}

/** What rooms are built on; each takes from it what it needs. */
export type House = Ground & {
  readonly secrets: Readonly<Record<(typeof SECRETS)[number], string>>
  /** What the owner sets while the program runs. */
  readonly settingReader: SettingReader
  /** What this process has answered. */
  readonly metrics: Metrics
  /** What a program sends along to be let in at all. */
  readonly keys: Keys
  readonly hashPassword: (password: string) => Promise<string>
  /** Providers beyond this program. */
  readonly outside: {
    readonly mail: MailProvider
    readonly sms: SmsProvider
    readonly files: Files
    readonly pay: PayProvider
  }
}

export async function openHouse(ground: Ground, passwordCost: PasswordCost): Promise<House> {
  const { settings, database, log } = ground
  const secrets = await openSecrets(database.db, SECRETS)
  return {
    ...ground,
    secrets,
    metrics: openMetrics(ground.clock()),
    settingReader: await openSettingReader({ db: database.db, log, fixed: fixedByEnvironment(settings) }),
    keys: { customer: `pk_${secrets.customer_key}`, admin: `ak_${secrets.admin_key}` },
    hashPassword: (password) => hashPassword(password, passwordCost),
    outside: {
      mail: openMail(settings),
      sms: openSms(settings, settings.publicUrlIsLocal ? undefined : `${ground.publicUrl}${STATUS_PATH}`),
      files: openFiles(settings),
      pay: await openProvider({ ...ground, secrets }),
    },
  }
}
