import type { Hono } from 'hono'
import type { Database } from '../../kit/db/open.ts'
import type { Job, Timetable } from '../../kit/jobs/worker.ts'
import type { Settings } from '../../kit/settings.ts'
import type { PayProvider } from './pay.ts'
import { mountHostedPage } from './sandbox/hosted-routes.ts'
import { sandboxPayments } from './sandbox/sandbox.ts'
import { SANDBOX_TIMETABLE, sandboxJobs } from './sandbox/sandbox-jobs.ts'
import { stripePayments } from './stripe.ts'

export type ProviderParts = {
  readonly settings: Settings
  readonly database: Database
  readonly publicUrl: string
  readonly origins: readonly string[]
  /** Where this very process listens: the sandbox posts its events there as from outside. */
  readonly ownAddress: string
  /** Made at the first start, for when no setting names one. */
  readonly sandboxSecret: string
  readonly clock: () => Date
}

/** The provider that the settings name, with the work and the pages that it needs in this process. */
export type OpenedProvider = {
  readonly provider: PayProvider
  readonly jobs: Record<string, Job>
  readonly timetable: Timetable
  readonly mountPages: (api: Hono) => void
}

export function openProvider(parts: ProviderParts): OpenedProvider {
  return parts.settings.PAYMENTS === 'stripe' ? openStripe(parts.settings) : openSandbox(parts)
}

function openStripe(settings: Settings): OpenedProvider {
  const provider = stripePayments({
    secretKey: settings.STRIPE_SECRET_KEY ?? '',
    webhookSecrets: secretsIn(settings.STRIPE_WEBHOOK_SECRET ?? ''),
    apiBase: settings.STRIPE_API_BASE,
  })
  return { provider, jobs: {}, timetable: [], mountPages: () => undefined }
}

function openSandbox({
  settings,
  database,
  publicUrl,
  origins,
  ownAddress,
  sandboxSecret,
  clock,
}: ProviderParts): OpenedProvider {
  const secrets = secretsIn(settings.SANDBOX_WEBHOOK_SECRET ?? sandboxSecret)
  return {
    provider: sandboxPayments({ database, publicUrl, webhookSecrets: secrets, clock }),
    jobs: sandboxJobs(`${ownAddress}/api/webhooks/sandbox`, secrets[0] ?? sandboxSecret),
    timetable: SANDBOX_TIMETABLE,
    mountPages: (api) => mountHostedPage(api, database, origins, clock),
  }
}

/** Two while one is being exchanged for the other. */
function secretsIn(setting: string): string[] {
  return setting
    .split(',')
    .map((secret) => secret.trim())
    .filter(Boolean)
}
