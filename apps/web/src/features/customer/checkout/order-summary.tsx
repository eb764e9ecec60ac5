import { type Cart, piecesIn } from '@sizzle/domain/cart/cart.ts'
import { formatCad } from '@sizzle/domain/money/cents.ts'
import { ORDER_TYPE_LABELS, type OrderType } from '@sizzle/domain/order/order-type.ts'
import { type BillRow, shownAmount } from '@sizzle/domain/pricing/bill-rows.ts'
import { Fragment, type MouseEventHandler, type ReactNode, useRef, useState } from 'react'
import { ChosenWords } from '../../../ui/cart-line-words.tsx'
import { Leader } from '../../../ui/leader.tsx'
import { Parted } from '../../../ui/parted.tsx'
import { ToolIcon } from '../../../ui/tool-icon.tsx'
import type { cartInRows } from './cart-in-rows.ts'
import { EditLines } from './edit-lines.tsx'
import { useWholeRows } from './use-whole-rows.ts'

type SummaryProps = {
  locationName: string
  orderType: OrderType
  /** 'Ready about 6:40 p.m.', once that is known. */
  when: string | undefined
  /** 'Cash on pickup'. */
  pay: string
  /** Leads to the choice of it, in the form. */
  onPay: MouseEventHandler<HTMLButtonElement>
  cart: Cart
  rows: ReturnType<typeof cartInRows>
  /** It is brought, and nothing is asked for that. */
  isFreeDelivery: boolean
  /** Where a code is given, above what it changes. */
  code: ReactNode
  /** Undefined while the order is under way. */
  onCartChange: ((cart: Cart) => void) | undefined
} & EditingProps

type EditingProps = {
  isEditing: boolean
  onEdit: (() => void) | undefined
}

export function OrderSummary(props: SummaryProps) {
  const { locationName, orderType, when, pay, onPay, cart, rows, isFreeDelivery, code } = props
  const { onCartChange, isEditing, onEdit } = props
  const { lines, sums } = rows
  const pieces = piecesIn(cart)
  return (
    // On a phone it lies on the sheet itself.
    <section
      aria-labelledby="summary-title"
      className="lg:rounded-card lg:border lg:border-line lg:bg-raised lg:px-5 lg:py-4"
    >
      <div className="mb-1 flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="summary-title" className="text-2xl">
          Order summary
        </h2>
        <ChangeButton isEditing={isEditing} onEdit={onEdit} />
      </div>
      <p className="text-soft">
        <Parted parts={[locationName || 'Selected Location', ORDER_TYPE_LABELS[orderType], howMany(pieces)]} />
      </p>
      {when && <p className="font-semibold">{when}</p>}
      <p className="font-semibold">
        {pay}{' '}
        <button type="button" className={`${LINK} -my-2.5 ml-2`} onClick={onPay}>
          Change<span className="sr-only"> how you pay</span>
        </button>
      </p>
      {isEditing && onCartChange ? (
        <>
          <EditLines cart={cart} onChange={onCartChange} />
          <div className={CODE}>{code}</div>
        </>
      ) : (
        <>
          <Lines lines={lines} />
          <div className={`border-t border-line ${CODE}`}>{code}</div>
        </>
      )}
      <Sums sums={sums} isFreeDelivery={isFreeDelivery} />
    </section>
  )
}

const LINK = 'min-h-11 shrink-0 font-semibold underline underline-offset-4'

/** A row of its own between the dishes and the sums; without a network it is their line alone. */
const CODE = '-mb-2.5 empty:mb-0 has-[input,section]:mb-0 has-[input,section]:pt-3'

function howMany(pieces: number): string {
  return pieces === 1 ? '1 item' : `${pieces} items`
}

function ChangeButton({ isEditing, onEdit }: EditingProps) {
  return (
    <button type="button" className={`${LINK} -my-2 disabled:opacity-55`} disabled={!onEdit} onClick={onEdit}>
      {isEditing ? 'Done' : 'Change items'}
      {isEditing && <span className="sr-only"> changing items</span>}
    </button>
  )
}

/** As many whole rows as there is room for, until all are asked for: then the summary scrolls. */
function Lines({ lines }: Pick<SummaryProps['rows'], 'lines'>) {
  const list = useRef<HTMLUListElement>(null)
  const more = useRef<HTMLButtonElement>(null)
  const [isWhole, setWhole] = useState(false)
  const hidden = lines.slice(useWholeRows({ list, more, rows: lines, isWhole }) ?? lines.length)
  return (
    <>
      <ul
        ref={list}
        aria-label="Items of your order"
        className={`mt-3 border-t border-line py-1.5 ${isWhole ? 'all-lines' : 'whole-rows'}`}
      >
        {lines.map((line) => (
          <li key={line.cartKey} className="py-1.5">
            <div className="flex items-baseline gap-2">
              <span className="min-w-0">
                {line.quantity} × {line.name}
              </span>
              <Leader />
              <span className="price">{formatCad(line.amount)}</span>
            </div>
            <ChosenWords line={line} heat={line.heat ?? ''} unitPrice={line.unitPrice} />
          </li>
        ))}
      </ul>
      {/* The last row of the dishes; it is measured with them, so it is always there. */}
      <button
        ref={more}
        type="button"
        hidden={hidden.length === 0 && !isWhole}
        aria-expanded={isWhole}
        className="-mt-1 flex min-h-11 w-full shrink-0 items-center gap-1.5 font-semibold"
        onClick={() => setWhole(!isWhole)}
      >
        {isWhole ? 'Show fewer' : moreWords(hidden)}
        <ToolIcon name="down" className={`size-5 shrink-0 ${isWhole ? 'rotate-180' : ''}`} />
      </button>
    </>
  )
}

/** With what they come to, so that the rows above and these make the subtotal. */
function moreWords(hidden: SummaryProps['rows']['lines']): string {
  const amount = formatCad(hidden.reduce((sum, line) => sum + line.amount, 0))
  return `Show ${hidden.length} more · ${amount}`
}

function Sums({ sums, isFreeDelivery }: { sums: readonly BillRow[]; isFreeDelivery: boolean }) {
  return (
    <dl aria-live="polite" className="mt-3 grid grid-cols-[1fr_auto] gap-y-1.5">
      {sums.map(({ kind, label, amount }) =>
        kind === 'total' ? (
          <Fragment key={kind}>
            <dt className="mt-1 border-t border-line pt-2.5 font-display text-xl">{label}</dt>
            <dd className="price mt-1 border-t border-line pt-2.5 text-right text-xl">
              {formatCad(amount)} <span className="text-sm font-normal text-soft">CAD</span>
            </dd>
          </Fragment>
        ) : (
          <Fragment key={`${kind} ${label}`}>
            <dt className={`text-soft ${kind === 'rounding' ? 'text-sm' : ''}`}>{label}</dt>
            <dd className={`price text-right ${kind === 'rounding' ? 'text-sm' : ''}`}>
              {shownAmount({ kind, amount })}
            </dd>
            {kind === 'subtotal' && isFreeDelivery && (
              <>
                <dt className="text-soft">Delivery</dt>
                <dd className="text-right font-semibold">Free</dd>
              </>
            )}
          </Fragment>
        ),
      )}
    </dl>
  )
}
