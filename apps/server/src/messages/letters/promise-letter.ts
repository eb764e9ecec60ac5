import { HOUSE } from '@sizzle/domain/brand/house.ts'
import { fullStop } from '@sizzle/domain/full-stop.ts'
import { greeting, type Letter, paragraph, type Sender } from './letter.ts'

export type MovedPromise = {
  readonly customerName: string
  readonly shortNumber: string
  /** 'about 7:10 p.m.' */
  readonly when: string
  readonly reason: string
  readonly location: Sender
}

/** For customers without a phone number. */
export function promiseMovedLetter({ customerName, shortNumber, when, reason, location }: MovedPromise): Letter {
  return {
    template: 'order_promise_moved',
    subject: `Order ${shortNumber}: now expected ${when} - ${HOUSE.name}`,
    preview: fullStop(`Your order is now expected ${when}`),
    title: 'Your order has a new time',
    parts: [
      greeting(customerName),
      paragraph(fullStop(`Your order ${shortNumber} at ${location.name} is now expected ${when}`)),
      { part: 'facts', rows: [['Reason', reason] as const] },
      paragraph(`Questions? Call ${location.name} at ${location.phone}.`),
    ],
    from: location,
    reason: `You get this because you ordered at ${HOUSE.name}.`,
  }
}
