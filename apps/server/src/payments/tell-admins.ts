import { ALERT_ADVICE, type AlertKind } from '@sizzle/domain/payment/alerts.ts'
import { sql, type Tx } from '../kit/db/sql.ts'
import type { StaffLinks } from '../kit/links.ts'
import { paymentAlertLetter } from '../messages/letters/alert-letters.ts'
import type { Fact } from '../messages/letters/letter.ts'
import { queueEmail } from '../messages/queue-message.ts'

export type AlertFacts = {
  readonly kind: AlertKind
  readonly locationId: string
  readonly orderId?: string | null
  readonly detail: Readonly<Record<string, string | number | boolean | null>>
}

/** Once to each active admin, in the transaction that raised the alert: a screen that nobody looks at tells nobody. */
export async function tellAdmins(tx: Tx, alertId: string, alert: AlertFacts, links: StaffLinks): Promise<void> {
  const about = await aboutOf(tx, alert)
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

function activeAdmins(tx: Tx) {
  return tx.many<{ id: string; email: string; name: string }>(sql`
    select id, email, name from users where role = 'admin' and is_active and deleted_at is null order by id`)
}

function aboutOf(tx: Tx, alert: AlertFacts) {
  return tx.one<{ location_name: string; short_number: string | null }>(sql`
    select l.name as location_name, o.short_number
    from locations l left join orders o on o.location_id = l.id and o.id = ${alert.orderId ?? null}::uuid
    where l.id = ${alert.locationId}`)
}
