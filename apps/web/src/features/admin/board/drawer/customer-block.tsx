import { displayPhone } from '@sizzle/domain/people/phone.ts'
import type { ReactNode } from 'react'
import { clockOf } from '../../../../ui/clock.ts'
import { EmailWords } from '../../../../ui/email-words.tsx'
import type { BoardOrder } from '../state/board-query.ts'

const LINK = 'font-semibold underline underline-offset-4'

/** What does not stand below the title already. */
export function CustomerBlock({ order }: { order: BoardOrder }) {
  const { customerInfo, deliveryInfo, tableInfo } = order
  return (
    <dl className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-y-2">
      {customerInfo.phone && (
        <Row name="Phone">
          <a className={LINK} href={`tel:${customerInfo.phone}`}>
            {displayPhone(customerInfo.phone)}
          </a>
        </Row>
      )}
      {customerInfo.email && (
        <Row name="Email">
          <a className={LINK} href={`mailto:${customerInfo.email}`}>
            <EmailWords email={customerInfo.email} />
          </a>
        </Row>
      )}
      {tableInfo && (
        <Row name="Table">
          {tableInfo.tableNumber || 'Not named'}, party of {tableInfo.partySize}
        </Row>
      )}
      {deliveryInfo && (
        <Row name="Deliver to">
          {deliveryInfo.address}
          {deliveryInfo.instructions && <span className="block text-soft">{deliveryInfo.instructions}</span>}
        </Row>
      )}
      <Row name="Placed">{clockOf(order.locationInfo).namedMoment(order.orderTime)}</Row>
    </dl>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-soft">{name}</dt>
      <dd>{children}</dd>
    </>
  )
}
