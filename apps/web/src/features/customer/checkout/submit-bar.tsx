import { phoneDigits } from '@sizzle/domain/people/phone.ts'
import { type ReactNode, useId, useState } from 'react'
import { BRAND } from '../../../brand/brand.ts'
import { useRootMark } from '../../../kit/root-mark.ts'
import { useFootHeight } from '../../../kit/use-foot-height.ts'
import { CallLink } from '../../../ui/call-link.tsx'
import { FormProblem } from '../../../ui/form-problem.tsx'
import { AlreadyOrdered, type EarlierOrder } from './already-ordered.tsx'
import type { CheckoutForm, MissingField, Problems } from './checkout-form.ts'
import './submit-bar.css'
import { OrderPress } from './order-press.tsx'
import { WrongFields } from './wrong-fields.tsx'

type SubmitBarProps = {
  summary: ReactNode
  isSending: boolean
  /** Nothing can be sent; it can again by itself. */
  isOffline: boolean
  /** Of the kitchen that cooks, once it is known; before, the house's is named. */
  phone: string | undefined
  isReady: boolean
  form: CheckoutForm
  total: string
  /** 'tax included', once there is any. */
  included: string | undefined
  note: ReactNode
  problem: string | undefined
  /** What is wrong at single fields, which the problem is then about. */
  problems: Problems
  /** What was ordered already, which the problem is then about. */
  earlier: EarlierOrder | undefined
  onBeginAgain: () => void
  onOrderAgain: () => void
  missing: readonly MissingField[]
  /** Leads to the first of it. */
  onMissing: () => void
}

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
const TO_ORDER = ' to place the order'
/** The field writes the code of the country by itself. */
const MOST_COUNTRY_DIGITS = 3

export function SubmitBar(props: SubmitBarProps) {
  const { summary, isSending, isOffline, phone, isReady, form, total, included, earlier } = props
  const { note, problem, problems, missing, onMissing } = props
  const [wasPressed, setPressed] = useState(false)
  const kept = useId()
  const saysMissing = missing.length > 0 && !isOffline
  const saysKept = isOffline && Object.keys(problems).length === 0
  const isSilent = !(problem || note)
  useRootMark('submit', true)
  const goToMissing = () => {
    setPressed(true)
    onMissing()
  }
  const sending = form.payment === 'cash' ? 'Creating Order...' : 'Preparing Payment...'
  return (
    <div
      ref={useFootHeight()}
      data-foot
      className={`submit-bar ${isSilent ? 'is-silent' : ''} sticky bottom-0 z-10 -mx-[20px] px-[20px] pt-[8px] pb-[max(10px,env(safe-area-inset-bottom))] lg:static lg:mx-0 lg:p-0`}
    >
      {summary}
      <FormProblem sentence={problem} className="not-empty:max-lg:mb-3 not-empty:lg:mt-3">
        {saysKept ? (
          <span id={kept} className="block font-normal text-ink">
            Your order is kept here. Or call <CallLink phone={phone ?? BRAND.phone} />.
          </span>
        ) : (
          <WrongFields problems={problems} />
        )}
      </FormProblem>
      {earlier && <AlreadyOrdered earlier={earlier} onBeginAgain={props.onBeginAgain} />}
      {note && <p className="rounded-control bg-sunk px-4 py-2.5 font-semibold max-lg:mb-3 lg:mt-3">{note}</p>}
      <div className={`order-press relative ${problem ? 'lg:mt-2' : 'lg:mt-4'}`}>
        {/* The button of the form sleeps until the form is right; a press on it leads to what is missing all the same. */}
        <div role="status">
          {missing.length > 0 && (
            <button type="button" className="absolute inset-0 z-1 rounded-control" onClick={goToMissing}>
              <span className="sr-only">
                {whatToGive(missing, form)}
                {TO_ORDER}
              </span>
            </button>
          )}
        </div>
        <OrderPress
          earlier={earlier}
          onOrderAgain={props.onOrderAgain}
          sending={isSending ? sending : undefined}
          isHeld={isSending || isOffline}
          isReady={isReady}
          total={total}
          included={included}
          describedBy={saysKept ? kept : undefined}
        />
      </div>
      {/* To the ear the press itself is named so. */}
      {saysMissing && (
        <p
          aria-hidden="true"
          className={`missing-words mt-1.5 text-center text-sm text-pretty ${wasPressed ? 'font-semibold text-chilli' : 'text-soft'}`}
        >
          {whatToGive(missing, form)}
          {missing.length === 1 && TO_ORDER}
        </p>
      )}
    </div>
  )
}

/** 'Add your name'; what is there and is wrong is to be checked. */
function whatToGive(missing: readonly MissingField[], form: CheckoutForm): string {
  const empty = missing.filter((field) => !isBegun(field, form)).map((field) => EMPTY[field])
  const begun = missing.filter((field) => isBegun(field, form)).map((field) => BEGUN[field])
  const parts = [empty.length > 0 && `add ${inOneBreath(empty)}`, begun.length > 0 && `check ${inOneBreath(begun)}`]
  const asked = parts.filter((part) => part !== false).join(', and ')
  return `${asked.charAt(0).toUpperCase()}${asked.slice(1)}`
}

function isBegun(field: MissingField, form: CheckoutForm): boolean {
  if (field === 'time') return false
  return field === 'phone' ? phoneDigits(form.phone).length > MOST_COUNTRY_DIGITS : form[field].trim() !== ''
}

function inOneBreath(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`
}
