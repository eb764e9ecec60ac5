import type { CheckoutFields } from '@sizzle/domain/checkout/checkout-form.ts'
import type { ReactNode } from 'react'
import { button } from '../../../ui/button.ts'
import { FormProblem } from '../../../ui/form-problem.tsx'
import type { CheckoutForm } from './checkout-form.ts'
import './submit-bar.css'

type SubmitBarProps = {
  isSending: boolean
  isReady: boolean
  payment: CheckoutForm['payment']
  total: string
  note: ReactNode
  problem: string | undefined
  /** What can be done about the problem. */
  children: ReactNode
  missing: readonly MissingField[]
}

type MissingField = keyof CheckoutFields | 'time'

const LABELS: Record<MissingField, string> = {
  name: 'Full Name',
  email: 'Email Address',
  phone: 'Phone Number',
  time: 'Time',
}

export function SubmitBar({ isSending, isReady, payment, total, note, problem, missing, children }: SubmitBarProps) {
  const sending = payment === 'cash' ? 'Creating Order...' : 'Preparing Payment...'
  return (
    <div
      className={`submit-bar ${problem || note ? '' : 'is-silent'} sticky bottom-0 z-10 -mx-5 border-t border-line bg-paper px-5 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] lg:static lg:mx-0 lg:border-0 lg:p-0`}
    >
      <FormProblem sentence={problem} />
      {children}
      {note && <p className="mt-2 rounded-control bg-sunk px-4 py-2.5 font-semibold">{note}</p>}
      <button
        type="submit"
        className={button('primary', 'mt-2 min-h-13 w-full text-lg')}
        disabled={!isReady || isSending}
      >
        {isSending ? sending : `Place Order · ${total}`}
      </button>
      <p role="status" className="mt-2 text-center text-soft empty:hidden">
        {missing.length > 0 && `Still needed: ${missing.map((field) => LABELS[field]).join(', ')}`}
      </p>
    </div>
  )
}
