import { formatCad } from '@sizzle/domain/money/cents.ts'
import type { Pricing } from '@sizzle/domain/pricing/pricing.ts'
import type { RefObject } from 'react'
import { button } from '../../../../ui/button.ts'
import { Check } from '../../../../ui/form/check.tsx'
import { FormProblem } from '../../../../ui/form-problem.tsx'
import type { OrderDraft } from '../form/order-draft.ts'
import { KITCHEN_CANNOT_SEE } from '../till/till-words.ts'
import type { StaffOrder } from './use-staff-order.ts'

type PayFootProps = {
  draft: OrderDraft
  order: StaffOrder
  /** Back to the dishes, where the screen is too narrow to show both. */
  onMenu: () => void
  /** What Ctrl+Enter presses. */
  sendRef: RefObject<HTMLButtonElement | null>
}

/** 'with $4.41 tax and $5.38 tip' */
function addedWords({ tax, tip }: Pricing): string {
  const words = [tax > 0 && `${formatCad(tax)} tax`, tip > 0 && `${formatCad(tip)} tip`].filter(
    (word) => word !== false,
  )
  return words.length === 0 ? '' : `with ${words.join(' and ')}`
}

/** Always in sight: what it comes to, and the button that sends it. */
export function PayFoot({ draft, order, onMenu, sendRef }: PayFootProps) {
  const { place, why, isHeld } = order
  const isCash = draft.payment === 'cash'
  return (
    <div className="grid gap-2 border-t border-line bg-raised px-4 pt-2.5 pb-3">
      <FormProblem className="empty:hidden" sentence={order.isAsking ? undefined : place.problem} />
      {(place.isKitchenFull || order.overbook) && (
        <Check label="Take it although the kitchen is full" checked={order.overbook} onChange={order.setOverbook} />
      )}
      <p className="flex items-baseline justify-between gap-3">
        <span role="status" className="text-sm text-soft">
          {why ?? (order.till.sale && KITCHEN_CANNOT_SEE)}
        </span>
        {draft.lines.length > 0 && (
          <span className="ml-auto text-sm text-soft @min-[1150px]:hidden">{addedWords(order.pricing)}</span>
        )}
        {/* Beside a cart of its own column stands the price with its parts. */}
        <span
          className={`price font-display text-2xl @min-[1150px]:hidden ${draft.lines.length === 0 ? 'text-soft' : ''}`}
        >
          <span className="sr-only">Total </span>
          {formatCad(order.pricing.total)}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <button type="button" className={button('quiet', 'px-4 @min-[640px]:hidden')} onClick={onMenu}>
          Menu
        </button>
        {place.isOrdered ? (
          <button ref={sendRef} type="button" className={button('primary', 'grow')} onClick={order.begin}>
            Begin another order
          </button>
        ) : (
          <button
            ref={sendRef}
            type="button"
            className={button('primary', 'grow px-3')}
            disabled={isHeld}
            onClick={isCash ? order.askForCash : order.makeLink}
          >
            {isCash ? 'Create Order' : 'Create payment link'}
          </button>
        )}
        {!isCash && !place.isOrdered && (
          <button
            type="button"
            className={button('quiet', 'grow px-3')}
            disabled={isHeld}
            onClick={order.paidAtTerminal}
          >
            Paid at the terminal
          </button>
        )}
      </div>
    </div>
  )
}
