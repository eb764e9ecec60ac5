import type { CheckoutForm, Problems } from './checkout-form.ts'

export type FieldsProps = {
  readonly form: CheckoutForm
  readonly problems: Problems
  readonly edit: (changes: Partial<CheckoutForm>) => void
}
