import { chosenHeat } from '@sizzle/domain/cart/chosen-heat.ts'
import { dueWord, typeTableAndGuests } from '@sizzle/domain/order/place-words.ts'
import { fromDollars, readItem } from '@sizzle/domain/order/read-order.ts'
import { timeOnPaper } from '@sizzle/domain/order/time-words.ts'
import { LineRows } from '../../../../ui/line-rows.tsx'
import type { BoardOrder } from '../state/board-query.ts'

/** For the pass: what to cook, for whom, by when. No prices (kitchen 26). */
export function Ticket({ order, isCopy }: { order: BoardOrder; isCopy: boolean }) {
  const time = (at: string) => timeOnPaper(order.locationInfo.timeZone, new Date(at), new Date())
  return (
    <article>
      {isCopy && <p className="print-copy">COPY</p>}
      <h1>{order.shortNumber}</h1>
      <p className="print-large">{typeTableAndGuests(order.orderType, order.tableInfo)}</p>
      <p>
        {order.customerInfo.name}
        <br />
        {`Placed ${time(order.orderTime)}, ${dueWord(order.orderType)} ${time(order.promisedAt)}`}
      </p>
      {order.specialInstructions && <p className="print-loud">{order.specialInstructions}</p>}
      <ul>
        {order.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an order's lines never change their places
          <li key={index}>
            <strong>
              {item.quantity} × {item.name}
            </strong>
            <span>{chosenHeat(item)}</span>
            <LineRows line={readItem(item, fromDollars)} shown="plain" noteLook="print-note" />
            {item.allergens.length > 0 && <em>Contains {item.allergens.join(', ')}</em>}
          </li>
        ))}
      </ul>
      {order.deliveryInfo && (
        <p>
          {order.deliveryInfo.address}
          {order.deliveryInfo.instructions && (
            <>
              <br />
              {order.deliveryInfo.instructions}
            </>
          )}
        </p>
      )}
    </article>
  )
}
