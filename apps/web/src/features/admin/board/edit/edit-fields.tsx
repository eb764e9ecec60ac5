import {
  addressOnOneLine,
  MAX_ADDRESS,
  MAX_DELIVERY_INSTRUCTIONS,
  textTooLong,
} from '@sizzle/domain/order/order-texts.ts'
import { ORDER_TYPE_LABELS, ORDER_TYPES } from '@sizzle/domain/order/order-type.ts'
import { isPartySize, PARTY_SIZE_INVALID } from '@sizzle/domain/order/party-size.ts'
import { Choices } from '../../../../ui/choices.tsx'
import { Field } from '../../../../ui/field.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import type { EditDraft } from './edit-draft.ts'

type EditFieldsProps = {
  draft: EditDraft
  onDraft: (draft: EditDraft) => void
  /** What the server says of a field. */
  problemOf: (field: string) => string | undefined
}

/** Who it is for and where it goes. */
export function EditFields({ draft, onDraft, problemOf }: EditFieldsProps) {
  const { orderType, customer } = draft
  const put = (change: Partial<EditDraft>) => onDraft({ ...draft, ...change })
  const putCustomer = (change: Partial<EditDraft['customer']>) => put({ customer: { ...customer, ...change } })
  return (
    <div className="grid gap-4">
      <Choices
        legend="Order type"
        look="cells"
        className="grid-cols-3"
        choices={ORDER_TYPES.map((value) => ({ value, label: ORDER_TYPE_LABELS[value] }))}
        value={orderType}
        onChange={(to) => put({ orderType: to })}
      />
      {orderType === 'delivery' && (
        <>
          <TextArea
            label="Delivery address"
            count={{ length: addressOnOneLine(draft.address).length, most: MAX_ADDRESS }}
            value={draft.address}
            problem={textTooLong('address', draft.address) ?? problemOf('deliveryInfo.address')}
            onChange={(event) => put({ address: event.target.value })}
          />
          <TextArea
            label="Delivery instructions"
            count={{ length: draft.instructions.trim().length, most: MAX_DELIVERY_INSTRUCTIONS }}
            value={draft.instructions}
            problem={textTooLong('deliveryInstructions', draft.instructions) ?? problemOf('deliveryInfo.instructions')}
            onChange={(event) => put({ instructions: event.target.value })}
          />
        </>
      )}
      {orderType === 'dine-in' && (
        <div className="grid grid-cols-2 gap-3">
          <Field
            label="Table number"
            value={draft.table}
            problem={textTooLong('tableNumber', draft.table) ?? problemOf('tableInfo.tableNumber')}
            onChange={(event) => put({ table: event.target.value })}
          />
          <Field
            label="Party size"
            inputMode="numeric"
            value={draft.party}
            problem={isPartySize(Number(draft.party)) ? problemOf('tableInfo.partySize') : PARTY_SIZE_INVALID}
            onChange={(event) => put({ party: event.target.value })}
          />
        </div>
      )}
      <div className="grid gap-4 lg:grid-cols-2 lg:gap-3">
        <Field
          label="Customer name"
          value={customer.name}
          problem={problemOf('customerInfo.name')}
          onChange={(event) => putCustomer({ name: event.target.value })}
        />
        <Field
          label="Phone"
          type="tel"
          value={customer.phone}
          problem={problemOf('customerInfo.phone')}
          onChange={(event) => putCustomer({ phone: event.target.value })}
        />
      </div>
      <Field
        label="Email"
        type="email"
        value={customer.email}
        problem={problemOf('customerInfo.email')}
        onChange={(event) => putCustomer({ email: event.target.value })}
      />
    </div>
  )
}
