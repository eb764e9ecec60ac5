import type { CheckoutFields } from '@sizzle/domain/checkout/checkout-form.ts'
import { phoneDigits } from '@sizzle/domain/people/phone.ts'
import type { ReactNode } from 'react'
import { button } from '../../../ui/button.ts'
import { FormProblem } from '../../../ui/form-problem.tsx'
import { heldIf } from '../../../ui/held.ts'
import type { CheckoutForm } from './checkout-form.ts'
import './submit-bar.css'

type SubmitBarProps = {
  summary: ReactNode
  isSending: boolean
  isReady: boolean
  form: CheckoutForm
  total: string
  note: ReactNode
  problem: string | undefined
  /** What can be done about the problem. */
  children: ReactNode
  missing: readonly MissingField[]
  onMissing: (field: MissingField) => void
}

export type MissingField = keyof CheckoutFields | 'time'

const EMPTY: Record<MissingField, string> = {
  name: 'your name',
  email: 'an email address',
  phone: 'a phone number',
  time: 'a time',
}
const BEGUN: Record<MissingField, string> = {
  ...EMPTY,
  email: 'the email address',
  phone: 'the phone number',
}
/** The field writes the code of the country by itself. */
const MOST_COUNTRY_DIGITS = 3

export function SubmitBar(props: SubmitBarProps) {
  const { summary, isSending, isReady, form, total, note, problem, missing, onMissing, children } = props
  const sending = form.payment === 'cash' ? 'Creating Order...' : 'Preparing Payment...'
  return (
    <div
      className={`submit-bar ${problem || note ? '' : 'is-silent'} fade-above sticky bottom-0 z-10 -mx-[20px] bg-paper px-[20px] pb-[max(12px,env(safe-area-inset-bottom))] [--fade:var(--paper)] lg:static lg:mx-0 lg:p-0 lg:before:hidden`}
    >
      {summary}
      <FormProblem sentence={problem} />
      {children}
      {note && <p className="mt-2 rounded-control bg-sunk px-4 py-2.5 font-semibold">{note}</p>}
      <button
        type="submit"
        className={button('primary', 'mt-2 min-h-13 w-full text-lg lg:mt-4')}
        disabled={!isReady}
        {...heldIf(isSending)}
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
            {waitsFor(missing, form)}
          </button>
        )}
      </div>
    </div>
  )
}

/** 'Add your name to place the order'; what is there and is wrong is to be checked. */
function waitsFor(missing: readonly MissingField[], form: CheckoutForm): string {
  const empty = missing.filter((field) => !isBegun(field, form)).map((field) => EMPTY[field])
  const begun = missing.filter((field) => isBegun(field, form)).map((field) => BEGUN[field])
  const parts = [empty.length > 0 && `add ${inOneBreath(empty)}`, begun.length > 0 && `check ${inOneBreath(begun)}`]
  const asked = parts.filter((part) => part !== false).join(', and ')
  return `${asked.charAt(0).toUpperCase()}${asked.slice(1)} to place the order`
}

function isBegun(field: MissingField, form: CheckoutForm): boolean {
  if (field === 'time') return false
  return field === 'phone' ? phoneDigits(form.phone).length > MOST_COUNTRY_DIGITS : form[field].trim() !== ''
}

function inOneBreath(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`
}
