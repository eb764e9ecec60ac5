import { ORDER_TYPE_LABELS, ORDER_TYPES, type OrderType } from '@sizzle/domain/order/order-type.ts'
import { MAX_PARTY_SIZE, MIN_PARTY_SIZE } from '@sizzle/domain/order/party-size.ts'
import { pauseText, type SaidPause } from '@sizzle/domain/order/paused-type.ts'
import { CallLink } from '../../../ui/call-link.tsx'
import { GROUP_HEAD } from '../../../ui/choices.tsx'
import { Field } from '../../../ui/field.tsx'
import { OrderTypePills } from '../../../ui/order-type-pills.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import type { FieldsProps } from './fields-props.ts'

type OrderTypeFieldsProps = FieldsProps & {
  offered: readonly OrderType[]
  pauses: readonly SaidPause[]
  /** What the choice of the time says already. */
  saidBelow: string | undefined
  /** Where it is handed over; undefined until that is known. */
  where: string | undefined
}

export function OrderTypeFields(props: OrderTypeFieldsProps) {
  const { form, problems, leave, edit, offered, pauses, saidBelow, where } = props
  const off = (type: OrderType) => unless(saidBelow, pauseText(pauses, type))
  const lacking = (type: OrderType) => (offered.includes(type) ? undefined : 'Not at this location')
  // A pause of everything is one sentence, and what is not to be had here is not paused.
  const pausedNow = [...new Set(offered.flatMap((type) => off(type) ?? []))]
  return (
    <div className="grid gap-4">
      <fieldset className="type-cells">
        <legend className={GROUP_HEAD}>How would you like it?</legend>
        <OrderTypePills
          value={form.orderType}
          offered={offered}
          off={off}
          aside={(type) => lacking(type) ?? off(type)}
          onWish={(orderType) => edit({ orderType })}
        />
        {/* Its place is kept while the answer is under way. */}
        <p className="mt-2 min-h-[1lh] text-sm text-soft">
          <span>{where}</span> {lackingWords(offered)}
        </p>
        {pausedNow.map((sentence) => (
          <p key={sentence} className="text-sm font-semibold text-chilli">
            {sentence}
          </p>
        ))}
      </fieldset>
      {form.orderType === 'delivery' && <DeliveryFields form={form} problems={problems} leave={leave} edit={edit} />}
      {form.orderType === 'dine-in' && <TableFields form={form} problems={problems} leave={leave} edit={edit} />}
    </div>
  )
}

function lackingWords(offered: readonly OrderType[]): string {
  const lacking = ORDER_TYPES.filter((type) => !offered.includes(type)).map((type) => ORDER_TYPE_LABELS[type])
  return lacking.map((label) => `${label}: not at this location.`).join(' ')
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
        placeholder="Street, town, postal code"
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

/** The phone is that of the kitchen which cooks; the sentence does without it until it is known. */
export function InstructionsField({ form, edit, phone }: Pick<FieldsProps, 'form' | 'edit'> & { phone?: string }) {
  return (
    <TextArea
      label="Allergies or special instructions (optional)"
      hint={
        <>
          The kitchen reads this before it starts. For a serious allergy, please also call{' '}
          {phone ? <CallLink phone={phone} /> : 'us'}.
        </>
      }
      name="specialInstructions"
      maxLength={1000}
      value={form.specialInstructions}
      onChange={(event) => edit({ specialInstructions: event.target.value })}
    />
  )
}
