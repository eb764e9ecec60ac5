import { formatCad } from '@sizzle/domain/money/cents.ts'
import type { Pricing } from '@sizzle/domain/pricing/pricing.ts'
import type { RefObject } from 'react'
import { button } from '../../../../ui/button.ts'
import { Check } from '../../../../ui/form/check.tsx'
import { FormProblem } from '../../../../ui/form-problem.tsx'
import type { OrderDraft } from '../form/order-draft.ts'
import { Segments } from '../form/segments.tsx'
import type { EditDraft } from '../form/use-order-draft.ts'
import { KITCHEN_CANNOT_SEE } from '../till/till-words.ts'
import type { StaffOrder } from './use-staff-order.ts'

type PayFootProps = {
  draft: OrderDraft
  edit: EditDraft
  order: StaffOrder
  /** Back to the dishes, where the screen is too narrow to show both. */
  onMenu: () => void
  /** What Ctrl+Enter presses. */
  sendRef: RefObject<HTMLButtonElement | null>
}

const METHODS = [
  { value: 'cash', label: 'Cash' },
  { value: 'card', label: 'Card' },
] as const

/** 'with $4.41 tax and $5.38 tip' */
function addedWords({ tax, tip }: Pricing): string {
  const words = [tax > 0 && `${formatCad(tax)} tax`, tip > 0 && `${formatCad(tip)} tip`].filter(
    (word) => word !== false,
  )
  return words.length === 0 ? '' : `with ${words.join(' and ')}`
}

/** Always in sight: what it comes to, how it is paid, and the button that sends it. */
export function PayFoot({ draft, edit, order, onMenu, sendRef }: PayFootProps) {
  const { place, why, isHeld } = order
  const isCash = draft.payment === 'cash'
  const total = formatCad(order.pricing.total)
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
          {total}
        </span>
      </p>
      {!place.isOrdered && (
        <Segments
          legend="Payment Method"
          isLegendHidden
          segments={METHODS}
          value={draft.payment}
          onChange={(payment) => edit({ payment })}
        />
      )}
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
            {isCash ? 'Create Order' : <Charge act="Create payment link" total={total} />}
          </button>
        )}
        {!isCash && !place.isOrdered && (
          <button
            type="button"
            className={button('quiet', 'grow px-3')}
            disabled={isHeld}
            onClick={order.paidAtTerminal}
          >
            <Charge act="Paid at the terminal" total={total} />
          </button>
        )}
      </div>
    </div>
  )
}

/** A card is charged exactly this; what is paid in cash is rounded, and its dialog says to what. */
function Charge({ act, total }: { act: string; total: string }) {
  return (
    <span>
      {act} · <span className="price">{total}</span>
    </span>
  )
}
