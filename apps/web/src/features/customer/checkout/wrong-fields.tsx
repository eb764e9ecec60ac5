import { Fragment } from 'react'
import type { FieldName, Problems } from './checkout-form.ts'
import { focusSoon } from './focus-soon.ts'

const NAMES: Record<FieldName, string> = {
  name: 'name',
  email: 'email address',
  phone: 'phone number',
  address: 'delivery address',
  deliveryInstructions: 'delivery instructions',
  tableNumber: 'table number',
  partySize: 'party size',
  specialInstructions: 'special instructions',
  customTip: 'tip',
  promotionCode: 'promo code',
}
/** These have no field of their own to lead to while one of a few is chosen. */
const WORDS_ONLY: ReadonlySet<FieldName> = new Set<FieldName>(['customTip', 'promotionCode'])

/** Ends the sentence at the button: which fields it means, in the order of the form. Each leads to its own, where the reason stands. */
export function WrongFields({ problems }: { problems: Problems }) {
  const fields = Object.keys(NAMES).filter((field): field is FieldName => field in problems)
  return (
    <>
      {fields.map((field, at) => (
        <Fragment key={field}>
          {at === 0 ? ': ' : ', '}
          {WORDS_ONLY.has(field) ? (
            NAMES[field]
          ) : (
            <button
              type="button"
              className="underline underline-offset-3"
              onClick={({ currentTarget }) => focusSoon(currentTarget.form, `[name="${field}"]`)}
            >
              {NAMES[field]}
            </button>
          )}
        </Fragment>
      ))}
      {fields.length > 0 && '.'}
    </>
  )
}
