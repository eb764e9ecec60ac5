import { ORDER_TYPE_LABELS, ORDER_TYPES } from '@sizzle/domain/order/order-type.ts'
import { Choices } from '../../../../ui/choices.tsx'
import { Field } from '../../../../ui/field.tsx'
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
          <Field
            label="Delivery address"
            maxLength={300}
            value={draft.address}
            problem={problemOf('deliveryInfo.address')}
            onChange={(event) => put({ address: event.target.value })}
          />
          <Field
            label="Delivery instructions"
            maxLength={500}
            value={draft.instructions}
            onChange={(event) => put({ instructions: event.target.value })}
          />
        </>
      )}
      {orderType === 'dine-in' && (
        <div className="grid grid-cols-2 gap-3">
          <Field
            label="Table number"
            maxLength={20}
            value={draft.table}
            problem={problemOf('tableInfo.tableNumber')}
            onChange={(event) => put({ table: event.target.value })}
          />
          <Field
            label="Party size"
            inputMode="numeric"
            maxLength={2}
            value={draft.party}
            problem={problemOf('tableInfo.partySize')}
            onChange={(event) => put({ party: event.target.value })}
          />
        </div>
      )}
      <div className="grid gap-4 lg:grid-cols-2 lg:gap-3">
        <Field
          label="Customer name"
          maxLength={200}
          value={customer.name}
          problem={problemOf('customerInfo.name')}
          onChange={(event) => putCustomer({ name: event.target.value })}
        />
        <Field
          label="Phone"
          type="tel"
          maxLength={40}
          value={customer.phone}
          problem={problemOf('customerInfo.phone')}
          onChange={(event) => putCustomer({ phone: event.target.value })}
        />
      </div>
      <Field
        label="Email"
        type="email"
        maxLength={200}
        value={customer.email}
        problem={problemOf('customerInfo.email')}
        onChange={(event) => putCustomer({ email: event.target.value })}
      />
    </div>
  )
}
