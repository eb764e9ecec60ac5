import { type Cart, piecesIn } from '@sizzle/domain/cart/cart.ts'
import { formatCad } from '@sizzle/domain/money/cents.ts'
import { useEffect, useRef } from 'react'
import { LineRows, readCartLine } from '../../../../ui/line-rows.tsx'
import { Stepper } from '../../../../ui/stepper.tsx'
import { ToolIcon } from '../../../../ui/tool-icon.tsx'
import { LineContents } from './line-contents.tsx'

type CartPanelProps = {
  lines: Cart
  locationId: string
  /** What is known of the guest's allergies. */
  note: string
  className: string
  onQuantity: (cartKey: string, quantity: number) => void
  /** Throws away what was entered, after asking; left out while there is nothing. */
  onStartOver: (() => void) | undefined
  /** Past a long cart, where what follows stands below it. */
  onCustomer: () => void
}

const WORDS = 'min-h-11 text-sm font-semibold text-soft underline underline-offset-4 hover:text-ink'

/** One less than one takes the line out. */
export function CartPanel({ lines, locationId, note, className, onQuantity, onStartOver, onCustomer }: CartPanelProps) {
  const end = useEndInSight(lines.length)
  return (
    <section aria-labelledby="staff-cart" className={`relative p-4 ${className}`}>
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="staff-cart" className="text-xl">
          Cart {lines.length > 0 && `(${piecesIn(lines)})`}
        </h2>
        <div className="-my-2.5 flex gap-4">
          {onStartOver && (
            <button type="button" className={WORDS} onClick={onStartOver}>
              Start over
            </button>
          )}
          {lines.length > 0 && (
            <button type="button" className={`${WORDS} @min-[1150px]:hidden`} onClick={onCustomer}>
              To the customer
            </button>
          )}
        </div>
      </div>
      {lines.length === 0 && (
        <div className="mt-2 text-soft @min-[1150px]:mt-16 @min-[1150px]:text-center">
          <ToolIcon name="create" className="mx-auto mb-3 hidden size-10 opacity-60 @min-[1150px]:block" />
          <p className="@min-[1150px]:font-semibold @min-[1150px]:text-ink">Nothing is in the cart yet.</p>
          <p className="text-sm">Press a dish to add it.</p>
        </div>
      )}
      <ul ref={end}>
        {lines.map((line) => (
          <li
            key={line.cartKey}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 border-line py-2 not-first:border-t"
          >
            <p className="col-span-full flex justify-between gap-3 leading-tight font-semibold">
              <span className="min-w-0 break-words">{line.name}</span>
              <span className="price">{formatCad(line.price * line.quantity)}</span>
            </p>
            <div className="min-w-0">
              <p className="text-sm leading-tight text-soft">
                {!/-default(~|$)/.test(line.cartKey) && <span className="block">{line.spiceLevelName}</span>}
                <LineRows line={readCartLine(line)} shown="plain" noteLook="italic" />
              </p>
              <LineContents locationId={locationId} line={line} note={note} />
            </div>
            <Stepper
              label={line.name}
              value={line.quantity}
              max={line.maxQuantity}
              onChange={(quantity) => onQuantity(line.cartKey, quantity)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A line that was just added is seen, however long the cart is. */
function useEndInSight(count: number) {
  const list = useRef<HTMLUListElement>(null)
  const before = useRef(count)
  useEffect(() => {
    if (count > before.current) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
    before.current = count
  }, [count])
  return list
}
