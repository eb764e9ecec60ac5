import { piecesIn } from '@sizzle/domain/cart/cart.ts'
import { formatCad } from '@sizzle/domain/money/cents.ts'
import { CASH_WORDS } from '@sizzle/domain/order/standing.ts'
import { type ComponentProps, type MouseEvent, useId } from 'react'
import { useBackCloses } from '../../../kit/use-back-step.ts'
import { ToolIcon } from '../../../ui/tool-icon.tsx'
import type { CheckoutForm } from './checkout-form.ts'
import { focusSoon } from './focus-soon.ts'
import { OrderSummary } from './order-summary.tsx'
import { payInWords } from './ready-words.ts'

type FoldedSummaryProps = {
  form: Pick<CheckoutForm, 'orderType' | 'payment'>
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  isEditing: boolean
  setEditing: (isEditing: boolean) => void
  summary: Omit<ComponentProps<typeof OrderSummary>, 'orderType' | 'pay' | 'onPay' | 'isEditing' | 'onEdit'>
}

/** Beside the button how many they are and how they are paid, which unfolds it above. With more room another button leads to how it is paid; beside the form there is room for all of it. */
export function FoldedSummary({ form, isOpen, setOpen, isEditing, setEditing, summary }: FoldedSummaryProps) {
  const { orderType, payment } = form
  const isCash = payment === 'cash'
  const id = useId()
  const pieces = piecesIn(summary.cart)
  const tax = summary.rows.sums.reduce((sum, { kind, amount }) => sum + (kind === 'tax' ? amount : 0), 0)
  const edit = summary.onCartChange && (() => setEditing(!isEditing))
  const toPayment = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    setOpen(false)
    focusSoon(currentTarget.form, '.pay-with :checked')
  }
  return (
    <>
      {isOpen && <BehindSummary onClose={() => setOpen(false)} />}
      <div className="unfold -my-1 grid gap-x-8 lg:hidden md:grid-flow-col md:grid-rows-2">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className="min-h-12 text-left leading-snug md:min-h-7"
          onClick={() => setOpen(!isOpen)}
        >
          <span className="flex items-center gap-1 font-semibold">
            {pieces} {pieces === 1 ? 'item' : 'items'}{' '}
            <ToolIcon name="down" className={`size-5 shrink-0 ${isOpen ? '' : 'rotate-180'}`} />
          </span>
          <span className="block text-sm text-soft md:hidden">{isCash ? CASH_WORDS[orderType] : 'Card online'}</span>{' '}
          <span className="sr-only">{isOpen ? 'Hide' : 'Show'} the order summary</span>
        </button>
        {tax > 0 && <p className="text-sm text-soft max-md:hidden">{formatCad(tax)} tax included</p>}
        {/* How it is paid is chosen further down than the first window. */}
        <button type="button" className="text-left text-sm max-md:hidden md:row-span-2" onClick={toPayment}>
          {isCash ? CASH_WORDS[orderType] : 'Card online'}{' '}
          <span className="block pt-1 font-semibold underline underline-offset-4">
            Change<span className="sr-only"> how you pay</span>
          </span>
        </button>
      </div>
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

/** The form below is dimmed by the bar's own shadow, and a press on it folds the summary, as Back does; by keyboard its line and Escape do. */
function BehindSummary({ onClose }: { onClose: () => void }) {
  useBackCloses(onClose)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the same as the button beside it
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same as the button beside it
    <div className="fixed inset-0 -z-1 lg:hidden" onClick={onClose} />
  )
}
