import { ORDER_TYPE_LABELS, ORDER_TYPES, offers } from '@sizzle/domain/order/order-type.ts'
import { MAX_PARTY_SIZE, MIN_PARTY_SIZE } from '@sizzle/domain/order/party-size.ts'
import { MIN_TABLE_NUMBER } from '@sizzle/domain/order/staff-order.ts'
import type { PageLocation } from '../../../../kit/page-content.ts'
import type { ProblemsAt } from '../../../../kit/server/problems-at.ts'
import { Field } from '../../../../ui/field.tsx'
import type { OrderDraft } from './order-draft.ts'
import { Segments } from './segments.tsx'
import type { EditDraft } from './use-order-draft.ts'

type PlaceFieldsProps = { location: PageLocation; draft: OrderDraft; edit: EditDraft; problems: ProblemsAt }

/** How it leaves the kitchen, and where it goes. */
export function PlaceFields({ location, draft, edit, problems }: PlaceFieldsProps) {
  const segments = ORDER_TYPES.map((value) => ({
    value,
    label: ORDER_TYPE_LABELS[value],
    disabledBecause: offers(location.features, value) ? undefined : 'Not here',
  }))
  return (
    <div className="grid gap-4">
      <Segments
        legend="Order Type"
        isLegendHidden
        segments={segments}
        value={draft.orderType}
        onChange={(orderType) => edit({ orderType })}
      />
      {draft.orderType === 'delivery' && (
        <fieldset className="grid gap-3">
          <legend className="mb-2 font-display text-xl font-semibold tracking-tight">Delivery Information</legend>
          <Field
            label="Address"
            required
            autoComplete="off"
            maxLength={300}
            value={draft.address}
            problem={problems['deliveryInfo.address']}
            onChange={(event) => edit({ address: event.target.value })}
          />
          <Field
            label="Delivery instructions (optional)"
            autoComplete="off"
            maxLength={500}
            value={draft.deliveryInstructions}
            onChange={(event) => edit({ deliveryInstructions: event.target.value })}
          />
        </fieldset>
      )}
      {draft.orderType === 'dine-in' && (
        <fieldset>
          <legend className="mb-2 font-display text-xl font-semibold tracking-tight">Table Information</legend>
          <div className="grid grid-cols-2 gap-3">
            <Field
              label="Table number"
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
    </div>
  )
}
