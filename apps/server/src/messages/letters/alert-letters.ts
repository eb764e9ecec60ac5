import { HOUSE } from '@sizzle/domain/brand/house.ts'
import type { AlertAdvice } from '@sizzle/domain/payment/alerts.ts'
import { button, type Fact, greeting, type Letter, paragraph } from './letter.ts'

export type AlertForLetter = {
  readonly adminName: string
  readonly advice: AlertAdvice
  readonly locationName: string
  /** None when no order was made. */
  readonly shortNumber: string | null
  /** As it reads: '$38.76', or what was expected and what was claimed. */
  readonly amounts: readonly Fact[]
  readonly paymentsUrl: string
}

/** To the managers. A mailbox is read on many devices, so the letter holds no name, address or card of a customer. */
export function paymentAlertLetter(alert: AlertForLetter): Letter {
  const { advice, shortNumber, locationName } = alert
  return {
    template: 'payment_alert',
    subject: `${advice.title}${shortNumber ? `: ${shortNumber}` : ''} - ${HOUSE.name} ${locationName}`,
    preview: alert.amounts.map(([, amount]) => amount).join(', '),
    title: advice.title,
    parts: [
      greeting(alert.adminName),
      {
        part: 'facts',
        rows: [...(shortNumber ? [['Order', shortNumber] as const] : []), ['Location', locationName], ...alert.amounts],
      },
      paragraph(advice.todo),
      button('See it under Payments', alert.paymentsUrl),
    ],
    reason: `You’re getting this because you’re an admin of ${HOUSE.name}.`,
  }
}
