import { piecesIn } from '@sizzle/domain/cart/cart.ts'
import { CASH_WORDS } from '@sizzle/domain/order/standing.ts'
import { type ComponentProps, type MouseEvent, useId, useState } from 'react'
import { ToolIcon } from '../../../ui/tool-icon.tsx'
import type { CheckoutForm } from './checkout-form.ts'
import { focusSoon } from './focus-soon.ts'
import { OrderSummary } from './order-summary.tsx'
import { payInWords } from './ready-words.ts'

type FoldedSummaryProps = {
  form: Pick<CheckoutForm, 'orderType' | 'payment'>
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  summary: Omit<ComponentProps<typeof OrderSummary>, 'orderType' | 'pay' | 'onPay' | 'isEditing' | 'onEdit'>
}

/** On a phone a word beside the button, which unfolds it above; beside the form there is room for all of it. */
export function FoldedSummary({ form, isOpen, setOpen, summary }: FoldedSummaryProps) {
  const { orderType, payment } = form
  const id = useId()
  const pieces = piecesIn(summary.cart)
  const [isEditing, setEditing] = useState(false)
  const edit = summary.onCartChange && (() => setEditing(!isEditing))
  const toPayment = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    setOpen(false)
    focusSoon(currentTarget.form, '.pay-with :checked')
  }
  return (
    <>
      {isOpen && <BehindSummary onClose={() => setOpen(false)} />}
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className="unfold flex min-h-12 items-center gap-1.5 text-left font-semibold lg:hidden"
        onClick={() => setOpen(!isOpen)}
      >
        <span className="leading-tight">
          {pieces} {pieces === 1 ? 'item' : 'items'} {/* Read out with the summary. */}
          <span aria-hidden="true" className="block text-sm font-normal text-soft">
            <span className="max-[22.4375rem]:hidden">
              {payment === 'cash' ? CASH_WORDS[orderType] : 'Card, online'}
            </span>
            <span className="min-[22.4375rem]:hidden">{payment === 'cash' ? 'Cash' : 'Card'}</span>
          </span>
        </span>
        <span className="sr-only">{isOpen ? 'Hide' : 'Show'} the order summary</span>
        <ToolIcon name="down" className={`size-5 shrink-0 ${isOpen ? '' : 'rotate-180'}`} />
      </button>
      <div id={id} className={isOpen ? 'unfolded-summary' : 'max-lg:hidden'}>
        <OrderSummary
          {...summary}
          orderType={orderType}
          pay={payInWords(form)}
          onPay={toPayment}
          isEditing={isEditing}
          onEdit={edit}
        />
      </div>
    </>
  )
}

/** The form below is dimmed by the bar's own shadow, and a press on it folds the summary; by keyboard its line does. */
function BehindSummary({ onClose }: { onClose: () => void }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the same as the button beside it
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same as the button beside it
    <div className="fixed inset-0 -z-1 lg:hidden" onClick={onClose} />
  )
}
