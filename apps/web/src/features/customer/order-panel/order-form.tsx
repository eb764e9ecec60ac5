import {
  type CheckoutFields,
  canSubmit,
  checkCheckoutForm,
  FORM_INCOMPLETE,
} from '@sizzle/domain/checkout/checkout-form.ts'
import { formatCad } from '@sizzle/domain/money/cents.ts'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api, newActionKey } from '../../../kit/api.ts'
import { sentenceOf } from '../../../kit/page-calls.ts'
import type { SessionUser } from '../../../kit/session/session.ts'
import type { PageLocation } from '../../../pages/page-content.ts'
import { button } from '../../../ui/button.ts'
import { Field } from '../../../ui/field.tsx'
import { FormProblem } from '../../../ui/form-problem.tsx'
import { type OrderLine, type OrderPayload, orderPayload, priceLines } from './order-payload.ts'

type OrderFormProps = {
  user: SessionUser
  location: PageLocation
  lines: readonly OrderLine[]
  onOrdered: (orderId: string) => void
}
type Problems = Partial<Record<keyof CheckoutFields, string>>

export function OrderForm({ user, location, lines, onOrdered }: OrderFormProps) {
  const [fields, setFields] = useState<CheckoutFields>({ name: user.name, email: user.email, phone: '' })
  const [instructions, setInstructions] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const place = usePlaceOrder(onOrdered)
  const total = formatCad(priceLines(lines, location.postalCode).total)

  const edit = (name: keyof CheckoutFields) => (event: { target: { value: string } }) => {
    setFields((before) => ({ ...before, [name]: event.target.value }))
    setProblems((before) => ({ ...before, [name]: undefined }))
  }
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    const found = checkCheckoutForm(fields)
    setProblems(Object.fromEntries(found.map(({ field, sentence }) => [field, sentence])))
    if (found.length === 0) place.send(orderPayload(fields, lines, location, instructions))
  }
  const field = (name: keyof CheckoutFields) => ({
    name,
    value: fields[name],
    problem: problems[name],
    onChange: edit(name),
    required: true,
  })

  return (
    <form noValidate className="mt-6 flex flex-col gap-4" onSubmit={submit}>
      <Field label="Full Name" autoComplete="name" {...field('name')} />
      <Field label="Email Address" type="email" autoComplete="email" {...field('email')} />
      <Field label="Phone Number" type="tel" autoComplete="tel" inputMode="tel" {...field('phone')} />
      <Field
        label="Allergies or wishes (optional)"
        name="instructions"
        maxLength={1000}
        value={instructions}
        onChange={(event) => setInstructions(event.target.value)}
      />
      <FormProblem sentence={Object.values(problems).some(Boolean) ? FORM_INCOMPLETE : place.problem} />
      <button
        type="submit"
        className={button('primary', 'min-h-13 text-lg')}
        disabled={!canSubmit(fields) || place.isSending}
      >
        {place.isSending ? 'Creating Order...' : `Place Order · ${total}`}
      </button>
      <p className="text-center text-sm text-soft">Pay in cash when you pick up.</p>
    </form>
  )
}

/**
 * One key for one intention: pressing again after a lost answer sends the same key and gets the first answer; a changed
 * order is a new intention (decisions.md 16).
 */
function usePlaceOrder(onOrdered: (orderId: string) => void) {
  const intention = useRef<{ content: string; key: string }>(undefined)
  const mutation = useMutation({
    mutationFn: ({ payload, key }: { payload: OrderPayload; key: string }) =>
      api.post('/createCustomerOrderCash', payload, key),
    onSuccess: ({ orderId }) => onOrdered(orderId),
  })
  const send = (payload: OrderPayload) => {
    const content = JSON.stringify(payload)
    if (intention.current?.content !== content) intention.current = { content, key: newActionKey() }
    mutation.mutate({ payload, key: intention.current.key })
  }
  return { send, isSending: mutation.isPending, problem: mutation.error ? sentenceOf(mutation.error) : undefined }
}
