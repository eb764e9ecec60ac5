import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useWish } from '../../../kit/server/wish.ts'
import { useKeptFocus } from '../../../kit/use-kept-focus.ts'
import { button } from '../../../ui/button.ts'
import { Field } from '../../../ui/field.tsx'
import { FormProblem } from '../../../ui/form-problem.tsx'
import { heldIf } from '../../../ui/held.ts'
import { Icon } from '../../../ui/icon.tsx'
import { formatDollars } from '../../../ui/money.ts'
import type { Quote } from '../../shared/cart-quote/use-quote.ts'

type CodeFieldProps = {
  /** The code that the order is sent with; empty: none. */
  code: string
  /** Who orders, as far as it is typed. */
  orderer: { phone?: string; email?: string }
  onChange: (code: string) => void
  /** What the server says the code takes off; undefined while it has not answered. */
  quoted: Pick<Quote, 'promotion' | 'promotionProblem'> | undefined
  /** What was wrong with it when the order was sent. */
  problem: string | undefined
}

/** A code is asked about before it stands on the bill, and can be taken away again. */
export function CodeField(props: CodeFieldProps) {
  const [isOpen, setOpen] = useState(false)
  const state = props.code === '' ? (isOpen ? 'typed' : 'folded') : 'chosen'
  const part = useKeptFocus<HTMLDivElement>(state)
  return (
    <div ref={part} className={state === 'folded' ? '' : 'basis-full'}>
      {state === 'chosen' && <ChosenCode {...props} />}
      {state === 'typed' && <TypeCode orderer={props.orderer} onFound={props.onChange} />}
      {state === 'folded' && (
        // Most people have none.
        <button
          type="button"
          className="min-h-11 font-semibold underline underline-offset-4"
          onClick={() => setOpen(true)}
        >
          Add a promo code
        </button>
      )}
    </div>
  )
}

function ChosenCode({ code, onChange, quoted, problem }: CodeFieldProps) {
  const sentence = problem ?? quoted?.promotionProblem ?? undefined
  return (
    <section aria-label="Promo code" className="rounded-control border border-line bg-raised px-4 py-2">
      <div className="flex flex-wrap items-center gap-x-3">
        {!sentence && <Icon name="check" />}
        <p className="min-w-0 flex-1 py-2" role="status">
          <b className="font-semibold">{code}</b>
          {quoted?.promotion && !sentence && (
            <span className="text-soft">
              {' '}
              {quoted.promotion.label} – <span className="price">{formatDollars(quoted.promotion.amount)}</span>
            </span>
          )}
        </p>
        <button
          type="button"
          className="min-h-11 font-semibold underline underline-offset-4"
          onClick={() => onChange('')}
        >
          Remove <span className="sr-only">the code {code}</span>
        </button>
      </div>
      <FormProblem sentence={sentence} className="empty:hidden" />
    </section>
  )
}

function TypeCode({ orderer, onFound }: Pick<CodeFieldProps, 'orderer'> & { onFound: (code: string) => void }) {
  const [typed, setTyped] = useState('')
  const check = useWish('/checkPromotionCode', { onDone: ({ code }) => onFound(code) })
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const act = useRef<HTMLButtonElement>(null)
  const problem = isMissing ? 'Please type your code' : check.sentence
  // Who pressed the button goes on in the field, and hears with it what is wrong there.
  useEffect(() => {
    if (problem && act.current === document.activeElement) field.current?.focus()
  }, [problem])
  const apply = () => {
    setMissing(typed.trim() === '')
    if (typed.trim() !== '') check.send({ code: typed.trim(), orderer })
  }
  // The field stands in the form of the order, which Enter would send.
  const applyByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    apply()
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3">
      <Field
        ref={field}
        label="Promo code"
        name="promotionCode"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        placeholder="Optional"
        value={typed}
        problem={problem}
        onKeyDown={applyByEnter}
        onChange={(event) => {
          check.reset()
          setMissing(false)
          setTyped(event.target.value)
        }}
      />
      <button
        ref={act}
        type="button"
        className={button('quiet', 'mt-7 min-h-12')}
        onClick={apply}
        {...heldIf(check.isPending)}
      >
        {check.isPending ? 'Checking…' : 'Apply'}
      </button>
    </div>
  )
}
