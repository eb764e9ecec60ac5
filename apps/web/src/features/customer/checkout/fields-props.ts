import type { CheckoutForm, FieldName, Problems } from './checkout-form.ts'

export type FieldsProps = {
  readonly form: CheckoutForm
  readonly problems: Problems
  /** The person has left this field. */
  readonly leave: (field: FieldName) => void
  readonly edit: (changes: Partial<CheckoutForm>) => void
}
