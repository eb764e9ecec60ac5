import type { Settings } from '../../kit/settings.ts'
import type { PayProvider } from './pay.ts'
import { type SandboxParts, sandboxSecrets } from './sandbox/room.ts'
import { sandboxPayments } from './sandbox/sandbox.ts'
import { webhookSecrets } from './webhook-secrets.ts'

type ProviderParts = Pick<SandboxParts, 'settings' | 'database' | 'secrets' | 'clock'> & { readonly publicUrl: string }

/** The provider that the settings name. */
export async function openProvider(parts: ProviderParts): Promise<PayProvider> {
  const { settings, database, publicUrl, clock } = parts
  if (settings.PAYMENTS === 'stripe') return openStripe(settings)
  return sandboxPayments({ database, publicUrl, webhookSecrets: sandboxSecrets(parts), clock })
}

async function openStripe(settings: Settings): Promise<PayProvider> {
  const { stripePayments } = await import('./stripe.ts')
  return stripePayments({
    secretKey: settings.STRIPE_SECRET_KEY ?? '',
    webhookSecrets: webhookSecrets(settings.STRIPE_WEBHOOK_SECRET ?? ''),
    apiBase: settings.STRIPE_API_BASE,
  })
}
