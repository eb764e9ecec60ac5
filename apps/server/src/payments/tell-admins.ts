import { ALERT_ADVICE, type AlertKind } from '@sizzle/domain/payment/alerts.ts'
import type { Tx } from '../kit/db/sql.ts'
import type { StaffLinks } from '../kit/staff-links.ts'
import { paymentAlertLetter } from '../messages/letters/alert-letters.ts'
import type { Fact } from '../messages/letters/letter.ts'
import { queueEmail } from '../messages/queue-message.ts'
import { activeAdmins, placeOfAlert } from './recipients.sql.ts'

export type AlertFacts = {
  readonly kind: AlertKind
  readonly locationId: string
  readonly orderId?: string | null
  readonly detail: Readonly<Record<string, string | number | boolean | null>>
}

type Letters = { readonly tx: Tx; readonly links: StaffLinks }

/** Once to each active admin, in the transaction that raised the alert: a screen that nobody looks at tells nobody. */
export async function tellAdmins({ tx, links }: Letters, alertId: string, alert: AlertFacts): Promise<void> {
  const about = await placeOfAlert(tx, alert)
  for (const admin of await activeAdmins(tx))
    await queueEmail(tx, {
      to: { address: admin.email, name: admin.name },
      letter: paymentAlertLetter({
        adminName: admin.name,
        advice: ALERT_ADVICE[alert.kind],
        locationName: about.location_name,
        shortNumber: about.short_number,
        amounts: amountsOf(alert),
        paymentsUrl: links.paymentsUrl,
      }),
      causedBy: 'house',
      locationId: alert.locationId,
      dedupeKey: `payment-alert:${alertId}:${admin.id}`,
    })
}

/** Of what the alert knows only the money: who paid, and what a provider wrote about it, stay behind the sign-in. */
const AMOUNTS = { amount: 'Amount', expected: 'Expected', claimed: 'Paid' } as const

function amountsOf({ detail }: AlertFacts): Fact[] {
  return Object.entries(AMOUNTS).flatMap(([name, label]) => {
    const value = detail[name]
    return typeof value === 'string' && value !== '' ? [[label, value] as const] : []
  })
}
