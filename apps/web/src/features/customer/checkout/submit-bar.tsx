import type { CheckoutFields } from '@sizzle/domain/checkout/checkout-form.ts'
import type { ReactNode } from 'react'
import { button } from '../../../ui/button.ts'
import { FormProblem } from '../../../ui/form-problem.tsx'
import type { CheckoutForm } from './checkout-form.ts'
import './submit-bar.css'

type SubmitBarProps = {
  summary: ReactNode
  isSending: boolean
  isReady: boolean
  payment: CheckoutForm['payment']
  total: string
  note: ReactNode
  problem: string | undefined
  /** What can be done about the problem. */
  children: ReactNode
  missing: readonly MissingField[]
  onMissing: (field: MissingField) => void
}

export type MissingField = keyof CheckoutFields | 'time'

const WORDS: Record<MissingField, string> = {
  name: 'your name',
  email: 'an e-mail address',
  phone: 'a phone number',
  time: 'a time',
}

export function SubmitBar(props: SubmitBarProps) {
  const { summary, isSending, isReady, payment, total, note, problem, missing, onMissing, children } = props
  const sending = payment === 'cash' ? 'Creating Order...' : 'Preparing Payment...'
  return (
    <div
      className={`submit-bar ${problem || note ? '' : 'is-silent'} sticky bottom-0 z-10 -mx-[20px] border-t border-line bg-paper px-[20px] pt-1 pb-[max(12px,env(safe-area-inset-bottom))] lg:static lg:mx-0 lg:border-0 lg:p-0`}
    >
      {summary}
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
      <div role="status" className="text-center empty:hidden">
        {missing[0] && (
          <button
            type="button"
            className="min-h-11 text-soft underline underline-offset-4 hover:text-ink"
            onClick={() => missing[0] && onMissing(missing[0])}
          >
            Add {inOneBreath(missing.map((field) => WORDS[field]))} to place the order
          </button>
        )}
      </div>
    </div>
  )
}

function inOneBreath(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`
}
