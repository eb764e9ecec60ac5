import { addressOnOneLine, MAX_ADDRESS, MAX_DELIVERY_INSTRUCTIONS } from '@sizzle/domain/order/order-texts.ts'
import { ORDER_TYPE_LABELS, ORDER_TYPES, offers } from '@sizzle/domain/order/order-type.ts'
import { MAX_PARTY_SIZE, MIN_PARTY_SIZE } from '@sizzle/domain/order/party-size.ts'
import { MIN_TABLE_NUMBER } from '@sizzle/domain/order/staff-order.ts'
import type { RefObject } from 'react'
import type { PageLocation } from '../../../../kit/page-content.ts'
import type { ProblemsAt } from '../../../../kit/server/problems-at.ts'
import { Field } from '../../../../ui/field.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { AsLastTime } from '../../../shared/last-address/as-last-time.tsx'
import type { OrderDraft } from './order-draft.ts'
import { Segments } from './segments.tsx'
import { useLastOrder } from './use-last-order.ts'
import type { EditDraft } from './use-order-draft.ts'

type OrderTypeFieldProps = { location: PageLocation; draft: OrderDraft; edit: EditDraft }

/** How it leaves the kitchen. */
export function OrderTypeField({ location, draft, edit }: OrderTypeFieldProps) {
  const segments = ORDER_TYPES.map((value) => ({
    value,
    label: ORDER_TYPE_LABELS[value],
    disabledBecause: offers(location.features, value) ? undefined : 'Not here',
  }))
  return (
    <Segments
      legend="Order Type"
      isLegendHidden
      segments={segments}
      value={draft.orderType}
      onChange={(orderType) => edit({ orderType })}
    />
  )
}

type PlaceFieldsProps = {
  location: PageLocation
  draft: OrderDraft
  edit: EditDraft
  problems: ProblemsAt
  addressRef: RefObject<HTMLTextAreaElement | null>
}

/** A line while it is empty, and all of what is typed. */
export const SHOWS_ALL = '[&_textarea]:field-sizing-content'

const LEGEND = 'mb-1 font-display text-lg font-semibold tracking-tight'

/** Where it goes: to an address, or to a table. */
export function PlaceFields({ location, draft, edit, problems, addressRef }: PlaceFieldsProps) {
  const known = useLastOrder(draft.phone, location.id)
  return (
    <>
      {draft.orderType === 'delivery' && (
        <fieldset className="grid gap-2">
          <legend className={LEGEND}>Delivery Information</legend>
          <TextArea
            ref={addressRef}
            label="Address"
            required
            autoComplete="off"
            className={SHOWS_ALL}
            count={{ length: addressOnOneLine(draft.address).length, most: MAX_ADDRESS }}
            value={draft.address}
            problem={problems['deliveryInfo.address']}
            onChange={(event) => edit({ address: event.target.value })}
          />
          <AsLastTime typed={draft} known={known} onFill={edit} />
          <TextArea
            label="Delivery instructions (optional)"
            autoComplete="off"
            className={SHOWS_ALL}
            count={{ length: draft.deliveryInstructions.trim().length, most: MAX_DELIVERY_INSTRUCTIONS }}
            value={draft.deliveryInstructions}
            problem={problems['deliveryInfo.instructions']}
            onChange={(event) => edit({ deliveryInstructions: event.target.value })}
          />
        </fieldset>
      )}
      {draft.orderType === 'dine-in' && (
        <fieldset>
          <legend className={LEGEND}>Table Information</legend>
          <div className="grid grid-cols-2 gap-3">
            <Field
              label="Table number (optional)"
              type="number"
              inputMode="numeric"
              min={MIN_TABLE_NUMBER}
              value={draft.tableNumber}
              problem={problems['tableInfo.tableNumber']}
              onChange={(event) => edit({ tableNumber: event.target.value })}
            />
            <Field
              label="Party size"
              type="number"
              inputMode="numeric"
              min={MIN_PARTY_SIZE}
              max={MAX_PARTY_SIZE}
              value={draft.partySize}
              problem={problems['tableInfo.partySize']}
              onChange={(event) => edit({ partySize: event.target.value })}
            />
          </div>
        </fieldset>
      )}
    </>
  )
}
