import type { Database } from '../../../kit/db/open.ts'
import type { Log } from '../../../kit/log.ts'
import type { Room } from '../../../kit/room.ts'
import type { Settings } from '../../../kit/settings.ts'
import { mountPayPages } from '../mount-pay-pages.ts'
import { webhookSecrets } from '../webhook-secrets.ts'
import { mountHostedPage } from './hosted-routes.ts'
import { SANDBOX_TIMETABLE, sandboxJobs } from './sandbox-jobs.ts'

export type SandboxParts = {
  readonly settings: Settings
  readonly database: Database
  readonly log: Log
  readonly clock: () => Date
  readonly origins: readonly string[]
  /** Where this very process listens: the sandbox posts its events there as from outside. */
  readonly ownAddress: string
  readonly secrets: { readonly sandbox_webhook: string }
}

/** The work and the pages that the sandbox needs in this process; nothing where real money is taken. */
export function sandboxRoom(parts: SandboxParts): Room {
  const { settings, database, log, clock, origins, ownAddress } = parts
  if (settings.PAYMENTS !== 'sandbox') return { operations: [] }
  const [secret = ''] = sandboxSecrets(parts)
  return {
    operations: [],
    jobs: sandboxJobs(`${ownAddress}/api/webhooks/sandbox`, secret),
    timetable: SANDBOX_TIMETABLE,
    mount: (api) => mountPayPages(api, log, (pages) => mountHostedPage(pages, database, origins, clock)),
    pages: ['/pay/'],
  }
}

/** Of the setting, or else the one made at the first start. */
export function sandboxSecrets({ settings, secrets }: Pick<SandboxParts, 'settings' | 'secrets'>): string[] {
  return webhookSecrets(settings.SANDBOX_WEBHOOK_SECRET ?? secrets.sandbox_webhook)
}
