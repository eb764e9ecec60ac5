import { type SettingOf, settingIn } from '@sizzle/domain/settings/settings.ts'
import { cardPayments } from '../checkouts/card-payments.ts'
import type { Database } from '../kit/db/open.ts'
import type { PayProvider } from '../outside/pay/pay.ts'
import type { CardPayments } from '../payments/card-payments.ts'

/** The books of a test's database with a provider of the test's own. */
export function testCardPayments(database: Database, pay: PayProvider): CardPayments {
  const secrets = { receipts: 'a-secret-of-this-test' }
  const settingOf: SettingOf = (name, ...[locationId]) =>
    settingIn(name, locationId ?? null, { fixed: {}, stored: () => null }).value
  const settingReader = { settingOf }
  return cardPayments({ database, publicUrl: 'http://localhost', secrets, outside: { pay }, settingReader })
}
