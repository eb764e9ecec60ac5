import { type Cart, type CartChanges, type CartLine, piecesIn } from '@sizzle/domain/cart/cart.ts'
import { fullStop } from '@sizzle/domain/full-stop.ts'
import { formatCad } from '@sizzle/domain/money/cents.ts'
import { type ReactNode, useRef } from 'react'
import { useBackStep } from '../../../kit/use-back-step.ts'
import { useFootHeight } from '../../../kit/use-foot-height.ts'
import { button } from '../../../ui/button.ts'
import { DeadEnd } from '../../../ui/dead-end.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogHead } from '../../../ui/dialog-head.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { CartChangesNotice } from './cart-changes.tsx'
import { CartLines } from './cart-lines.tsx'
import type { MenuChanges } from './change-sentences.ts'

type CartSheetProps = {
  locationName: string
  lines: Cart
  unfit: CartChanges['unfit']
  /** When a dish is on that cannot be had at once. */
  whenOn: (itemId: string) => string | undefined
  pictureOf: (itemId: string) => ReactNode
  changes: MenuChanges
  /** That the kitchen is closed or takes no orders now: what is ordered is for later. */
  closedText: string | undefined
  /** The first time that can be had then, once it is known. */
  laterText: string | undefined
  /** Why the last change was refused. */
  refusal: string | undefined
  orderType: ReactNode
  /** What goes with it. */
  more: ReactNode
  onQuantity: (cartKey: string, quantity: number) => void
  onPutBack: (line: CartLine, at: number) => boolean
  onEdit: (line: CartLine) => void
  onSeen: () => void
  /** The way to the checkout, or to signing in first. */
  next: ReactNode
  onClose: () => void
}

export function CartSheet(props: CartSheetProps) {
  const { locationName, lines, changes, closedText, laterText, refusal, onSeen, next, onClose } = props
  useBackStep(() => {
    onClose()
    return 'closed'
  })
  const title = useRef<HTMLHeadingElement>(null)
  const total = lines.reduce((sum, line) => sum + line.price * line.quantity, 0)
  return (
    <Dialog label="Your cart" shape="side" onClose={onClose}>
      <div className="flex min-h-full flex-col px-5 pt-5">
        <DialogHead title="Your cart" titleRef={title} className="-mr-2" onClose={onClose} />
        {lines.length > 0 && <p className="mb-2.5 text-soft">From {locationName}</p>}
        {/* Above the dishes, so that no number of them hides when and how they are handed over. */}
        {lines.length > 0 && (
          <div className="mb-1">
            {closedText !== undefined && (
              <p className="mb-3 rounded-control bg-sunk px-4 py-3">
                <b className="font-semibold">{fullStop(closedText)}</b> {laterText ?? 'You can order for later.'}
              </p>
            )}
            {props.orderType}
          </div>
        )}
        <div role="status" className="mt-3 empty:hidden">
          {changes.gone.length + changes.repriced.length > 0 && <CartChangesNotice changes={changes} onSeen={onSeen} />}
        </div>
        <CartLines
          lines={lines}
          unfit={props.unfit}
          whenOn={props.whenOn}
          pictureOf={props.pictureOf}
          onEdit={props.onEdit}
          onQuantity={props.onQuantity}
          onPutBack={props.onPutBack}
          onMerged={() => title.current?.focus()}
        />
        {refusal !== undefined && (
          <p role="alert" className="mt-3 rounded-control bg-chilli-soft px-4 py-3 font-semibold text-chilli">
            {refusal}
          </p>
        )}
        {lines.length === 0 ? (
          <EmptyCart onClose={onClose} />
        ) : (
          <>
            <button type="button" className={button('bare', 'mt-2 mb-4 -ml-3 self-start px-3!')} onClick={onClose}>
              <Icon name="plus" className="size-4.5" /> Add more
            </button>
            {props.more}
            <Ending count={piecesIn(lines)} total={total} next={next} />
          </>
        )}
      </div>
    </Dialog>
  )
}

type EndingProps = {
  count: number
  total: number
  next: ReactNode
}

function Ending({ count, total, next }: EndingProps) {
  return (
    <div
      ref={useFootHeight()}
      data-foot
      className="fade-above sheet-foot -mx-5 mt-auto bg-raised px-5 pt-2 pb-[max(20px,env(safe-area-inset-bottom))]"
    >
      <p className="flex items-baseline justify-between gap-4">
        <span className="flex flex-wrap items-baseline gap-x-2.5">
          <span className="font-semibold">
            Subtotal, {count} {count === 1 ? 'item' : 'items'}
          </span>{' '}
          <span className="text-sm text-soft">Plus tax at checkout.</span>
        </span>
        <span className="price text-xl">{formatCad(total)}</span>
      </p>
      <div className="mt-3">{next}</div>
    </div>
  )
}

function EmptyCart({ onClose }: { onClose: () => void }) {
  return (
    <DeadEnd
      isPart
      art="bag"
      title="Your cart is empty"
      way={
        <button type="button" className={button('primary')} onClick={onClose}>
          Back to the menu
        </button>
      }
    >
      <p>Pick a dish from the menu and it waits here.</p>
    </DeadEnd>
  )
}
