import {
  addressOnOneLine,
  MAX_ADDRESS,
  MAX_DELIVERY_INSTRUCTIONS,
  MAX_SPECIAL_INSTRUCTIONS,
} from '@sizzle/domain/order/order-texts.ts'
import { ORDER_TYPE_LABELS, ORDER_TYPES, type OrderType } from '@sizzle/domain/order/order-type.ts'
import { MAX_PARTY_SIZE, MIN_PARTY_SIZE } from '@sizzle/domain/order/party-size.ts'
import { pauseText, type SaidPause } from '@sizzle/domain/order/paused-type.ts'
import { useKeptFocus } from '../../../kit/use-kept-focus.ts'
import { CallLink } from '../../../ui/call-link.tsx'
import { GROUP_HEAD } from '../../../ui/choices.tsx'
import { Field } from '../../../ui/field.tsx'
import { OrderTypePills } from '../../../ui/order-type-pills.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { AsLastTime } from '../../shared/last-address/as-last-time.tsx'
import { isTableAsked } from './checkout-form.ts'
import type { FieldsProps } from './fields-props.ts'
import { useLastDelivery } from './use-last-delivery.ts'

/** It grows with what is typed: nothing of it is out of sight when the order goes. */
const SHOWS_ALL = '[&_textarea]:field-sizing-content [&_textarea]:min-h-18'

type OrderTypeFieldsProps = FieldsProps & {
  offered: readonly OrderType[]
  pauses: readonly SaidPause[]
  /** What the choice of the time says already. */
  saidBelow: string | undefined
}

export function OrderTypeFields(props: OrderTypeFieldsProps) {
  const { form, problems, leave, edit, offered, pauses, saidBelow } = props
  const off = (type: OrderType) => unless(saidBelow, pauseText(pauses, type))
  const lacking = (type: OrderType) => (offered.includes(type) ? undefined : 'Not at this location')
  // A pause of everything is one sentence, and what is not to be had here is not paused.
  const pausedNow = [...new Set(offered.flatMap((type) => off(type) ?? []))]
  return (
    <div className="grid gap-4">
      <fieldset>
        <legend className={GROUP_HEAD}>How would you like it?</legend>
        <OrderTypePills
          value={form.orderType}
          offered={offered}
          off={off}
          aside={(type) => lacking(type) ?? off(type)}
          onWish={(orderType) => edit({ orderType })}
        />
        <p className="mt-2 text-sm text-soft empty:hidden">{lackingWords(offered)}</p>
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
  const last = useLastDelivery(form)
  // The offer goes with the press that takes it.
  const part = useKeptFocus<HTMLDivElement>(form.address === '')
  return (
    <div ref={part} tabIndex={-1} className="grid gap-4 outline-none">
      <TextArea
        label="Delivery address"
        name="address"
        autoComplete="street-address"
        placeholder="Street, town, postal code"
        required
        className={SHOWS_ALL}
        count={{ length: addressOnOneLine(form.address).length, most: MAX_ADDRESS }}
        value={form.address}
        problem={problems.address}
        onBlur={() => leave('address')}
        onChange={(event) => edit({ address: event.target.value })}
      />
      <AsLastTime typed={form} known={last} onFill={edit} />
      <TextArea
        label="Delivery instructions (optional)"
        name="deliveryInstructions"
        placeholder="Door code, side entrance"
        className={SHOWS_ALL}
        count={{ length: form.deliveryInstructions.trim().length, most: MAX_DELIVERY_INSTRUCTIONS }}
        value={form.deliveryInstructions}
        problem={problems.deliveryInstructions}
        onBlur={() => leave('deliveryInstructions')}
        onChange={(event) => edit({ deliveryInstructions: event.target.value })}
      />
    </div>
  )
}

function TableFields({ form, problems, leave, edit }: FieldsProps) {
  return (
    <div className="grid grid-cols-2 items-start gap-4">
      <Field
        label={isTableAsked(form) ? 'Table number' : 'Table number (optional)'}
        name="tableNumber"
        required={isTableAsked(form)}
        value={form.tableNumber}
        problem={problems.tableNumber}
        onBlur={() => leave('tableNumber')}
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
export function InstructionsField({ form, problems, leave, edit, phone }: FieldsProps & { phone?: string }) {
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
      className={SHOWS_ALL}
      count={{ length: form.specialInstructions.trim().length, most: MAX_SPECIAL_INSTRUCTIONS }}
      value={form.specialInstructions}
      problem={problems.specialInstructions}
      onBlur={() => leave('specialInstructions')}
      onChange={(event) => edit({ specialInstructions: event.target.value })}
    />
  )
}
