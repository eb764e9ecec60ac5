import { ORDER_TYPE_LABELS, ORDER_TYPES, type OrderType } from '@sizzle/domain/order/order-type.ts'
import { MAX_PARTY_SIZE, MIN_PARTY_SIZE } from '@sizzle/domain/order/party-size.ts'
import { pauseText, type SaidPause } from '@sizzle/domain/order/paused-type.ts'
import { Choices } from '../../../ui/choices.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import type { FieldsProps } from './fields-props.ts'

const HINTS: Record<OrderType, string> = {
  pickup: 'Pick up at the counter',
  delivery: 'We bring it to your door',
  'dine-in': 'We bring it to your table',
}

type OrderTypeFieldsProps = FieldsProps & {
  offered: readonly OrderType[]
  pauses: readonly SaidPause[]
  /** What the choice of the time says already. */
  saidBelow: string | undefined
}

export function OrderTypeFields({ form, problems, leave, edit, offered, pauses, saidBelow }: OrderTypeFieldsProps) {
  const choices = ORDER_TYPES.map((value) => ({
    value,
    label: ORDER_TYPE_LABELS[value],
    hint: HINTS[value],
    disabledBecause: offered.includes(value) ? undefined : 'Not at this location',
    offBecause: unless(saidBelow, pauseText(pauses, value)),
  }))
  return (
    <div className="grid gap-4">
      <Choices
        legend="How would you like it?"
        choices={choices}
        value={form.orderType}
        onChange={(orderType) => edit({ orderType })}
        className="sm:grid-cols-3"
      />
      {form.orderType === 'delivery' && <DeliveryFields form={form} problems={problems} leave={leave} edit={edit} />}
      {form.orderType === 'dine-in' && <TableFields form={form} problems={problems} leave={leave} edit={edit} />}
    </div>
  )
}

function unless(said: string | undefined, sentence: string | undefined): string | undefined {
  return sentence === said ? undefined : sentence
}

function DeliveryFields({ form, problems, leave, edit }: FieldsProps) {
  return (
    <>
      <Field
        label="Delivery address"
        name="address"
        autoComplete="street-address"
        required
        maxLength={300}
        value={form.address}
        problem={problems.address}
        onBlur={() => leave('address')}
        onChange={(event) => edit({ address: event.target.value })}
      />
      <Field
        label="Delivery instructions (optional)"
        name="deliveryInstructions"
        placeholder="Door code, side entrance"
        maxLength={500}
        value={form.deliveryInstructions}
        onChange={(event) => edit({ deliveryInstructions: event.target.value })}
      />
    </>
  )
}

function TableFields({ form, problems, leave, edit }: FieldsProps) {
  return (
    <div className="grid grid-cols-2 gap-4">
      <Field
        label="Table number"
        name="tableNumber"
        maxLength={20}
        value={form.tableNumber}
        onChange={(event) => edit({ tableNumber: event.target.value })}
      />
      <Field
        label="Party size"
        name="partySize"
        type="number"
        inputMode="numeric"
        min={MIN_PARTY_SIZE}
        max={MAX_PARTY_SIZE}
        step={1}
        required
        value={form.partySize}
        problem={problems.partySize}
        onBlur={() => leave('partySize')}
        onChange={(event) => edit({ partySize: event.target.value })}
      />
    </div>
  )
}

export function InstructionsField({ form, edit }: Pick<FieldsProps, 'form' | 'edit'>) {
  return (
    <TextArea
      label="Allergies or special instructions (optional)"
      hint="The kitchen reads this before it starts."
      name="specialInstructions"
      maxLength={1000}
      value={form.specialInstructions}
      onChange={(event) => edit({ specialInstructions: event.target.value })}
    />
  )
}
