import type { Settings } from '../../kit/settings.ts'
import type { PayProvider } from './pay.ts'
import { type SandboxParts, sandboxSecrets } from './sandbox/room.ts'
import { sandboxPayments } from './sandbox/sandbox.ts'
import { stripePayments } from './stripe.ts'
import { webhookSecrets } from './webhook-secrets.ts'

type ProviderParts = Pick<SandboxParts, 'settings' | 'database' | 'secrets' | 'clock'> & { readonly publicUrl: string }

/** The provider that the settings name. */
export function openProvider(parts: ProviderParts): PayProvider {
  const { settings, database, publicUrl, clock } = parts
  if (settings.PAYMENTS === 'stripe') return openStripe(settings)
  return sandboxPayments({ database, publicUrl, webhookSecrets: sandboxSecrets(parts), clock })
}

function openStripe(settings: Settings): PayProvider {
  return stripePayments({
    secretKey: settings.STRIPE_SECRET_KEY ?? '',
    webhookSecrets: webhookSecrets(settings.STRIPE_WEBHOOK_SECRET ?? ''),
    apiBase: settings.STRIPE_API_BASE,
  })
}
