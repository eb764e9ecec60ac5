import { formatCad } from '@sizzle/domain/money/cents.ts'
import type { Pricing } from '@sizzle/domain/pricing/pricing.ts'
import type { RefObject } from 'react'
import { button } from '../../../../ui/button.ts'
import { Check } from '../../../../ui/form/check.tsx'
import { FormProblem } from '../../../../ui/form-problem.tsx'
import { MoreBelow } from '../../../../ui/more-below.tsx'
import type { OrderDraft } from '../form/order-draft.ts'
import { Segments } from '../form/segments.tsx'
import type { EditDraft } from '../form/use-order-draft.ts'
import { KITCHEN_CANNOT_SEE } from '../till/till-words.ts'
import type { Missing, StaffOrder } from './use-staff-order.ts'

type PayFootProps = {
  draft: OrderDraft
  edit: EditDraft
  order: StaffOrder
  /** To what has to be entered yet. */
  onMissing: (missing: Missing) => void
  /** What Ctrl+Enter presses. */
  sendRef: RefObject<HTMLButtonElement | null>
  /** The form that it stands below. */
  formRef: RefObject<HTMLElement | null>
}

const METHODS = [
  { value: 'cash', label: 'Cash' },
  { value: 'card', label: 'Card' },
] as const

/** 'with tax and tip'; how much of each stands in the price with its parts. */
function addedWords({ tax, tip }: Pricing): string {
  const words = [tax > 0 && 'tax', tip > 0 && 'tip'].filter((word) => word !== false)
  return words.length === 0 ? '' : `with ${words.join(' and ')}`
}

/** Always in sight: what it comes to, how it is paid, what is still missing, and the button that sends it. */
export function PayFoot({ draft, edit, order, onMissing, sendRef, formRef }: PayFootProps) {
  const { place, held } = order
  const isCash = draft.payment === 'cash'
  const isEmpty = draft.lines.length === 0
  const total = formatCad(order.pricing.total)
  const missing = held?.missing
  return (
    <div className="grid gap-2 border-line bg-raised px-4 @max-[40rem]:border-t @min-[71.875rem]:border-t pt-2 pb-2.5 @min-[40rem]:pb-3">
      <MoreBelow of={formRef} />
      <FormProblem className="empty:hidden" sentence={order.isAsking ? undefined : place.problem} />
      {(place.isKitchenFull || order.overbook) && (
        <Check label="Take it although the kitchen is full" checked={order.overbook} onChange={order.setOverbook} />
      )}
      <div className={`flex items-center gap-3 ${isEmpty ? '@max-[40rem]:hidden' : ''}`}>
        <p className="min-w-0 grow @min-[40rem]:self-start @min-[71.875rem]:hidden">
          <span className="block text-sm leading-tight font-semibold">
            Total{' '}
            <span className="text-xs font-normal text-soft @max-[22rem]:sr-only @min-[40rem]:@max-[56.25rem]:sr-only">
              {addedWords(order.pricing)}
            </span>
          </span>
          <span className="price block font-display text-2xl leading-none @min-[40rem]:mt-2.5">{total}</span>
        </p>
        {!place.isOrdered && (
          <>
            <span aria-hidden="true" className="hidden font-semibold @min-[71.875rem]:inline">
              Payment
            </span>
            <div className="w-42 shrink-0 @min-[71.875rem]:w-auto @min-[71.875rem]:grow">
              {/* Above them where it has no room beside them; a phone's foot stays low. */}
              <span
                aria-hidden="true"
                className="mb-1 hidden text-sm leading-tight font-semibold @min-[40rem]:@max-[71.875rem]:block"
              >
                Payment
              </span>
              <Segments
                legend="Payment Method"
                isLegendHidden
                segments={METHODS}
                value={draft.payment}
                onChange={(payment) => edit({ payment })}
              />
            </div>
          </>
        )}
      </div>
      <div role="status" className="text-sm text-soft empty:hidden">
        {held && missing ? (
          <MissingLine sentence={held.sentence} missing={missing} onPress={() => onMissing(missing)} />
        ) : (
          (held?.sentence ?? (order.till.sale && KITCHEN_CANNOT_SEE))
        )}
      </div>
      <div className="flex gap-2">
        {place.isOrdered ? (
          <button ref={sendRef} type="button" className={button('primary', 'grow')} onClick={order.begin}>
            Begin another order
          </button>
        ) : (
          <button
            ref={sendRef}
            type="button"
            className={button('primary', SEND)}
            disabled={held !== undefined}
            onClick={isCash ? order.askForCash : order.makeLink}
          >
            {isCash ? 'Create Order' : <Charge act="Create payment link" total={total} />}
          </button>
        )}
        {!isCash && !place.isOrdered && (
          <button
            type="button"
            className={button('quiet', SEND)}
            disabled={held !== undefined}
            onClick={order.paidAtTerminal}
          >
            <Charge act="Paid at the terminal" total={total} />
          </button>
        )}
      </div>
    </div>
  )
}

/** Two of them share a row also on a phone. */
const SEND = 'min-w-0 grow basis-0 px-2! leading-tight'

/** Why the button below it is off, and the way to what is missing. */
function MissingLine({ sentence, missing, onPress }: { sentence: string; missing: Missing; onPress: () => void }) {
  // The dishes are in sight beside it, where there is room for both.
  const isBeside = missing === 'dish'
  return (
    <button
      type="button"
      className={`-my-2.5 flex min-h-11 w-full items-center gap-1.5 text-left leading-tight font-semibold text-ink underline decoration-line-strong underline-offset-4 hover:decoration-ink ${isBeside ? '@min-[40rem]:no-underline' : ''}`}
      onClick={onPress}
    >
      {sentence}
    </button>
  )
}

/** A card is charged exactly this; what is paid in cash is rounded, and its dialog says to what. */
function Charge({ act, total }: { act: string; total: string }) {
  return (
    <span className="text-balance">
      {act}
      {/* For the eye the sum stands right above it. */}
      <span className="sr-only"> · {total}</span>
    </span>
  )
}
