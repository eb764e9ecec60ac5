import { type Cart, type CartLine, piecesIn } from '@sizzle/domain/cart/cart.ts'
import { formatCad } from '@sizzle/domain/money/cents.ts'
import { useEffect, useRef } from 'react'
import { button } from '../../../../ui/button.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { LineRows, readCartLine } from '../../../../ui/line-rows.tsx'
import { Stepper } from '../../../../ui/stepper.tsx'
import { ToolIcon } from '../../../../ui/tool-icon.tsx'
import { DESK_KEYS } from '../use-desk-keys.ts'
import { LineContents } from './line-contents.tsx'

type CartPanelProps = {
  lines: Cart
  locationId: string
  /** What is known of the guest's allergies. */
  note: string
  className: string
  onQuantity: (cartKey: string, quantity: number) => void
  /** Heat, size, sides and note of a line are chosen anew. */
  onEdit: (line: CartLine) => void
  /** Throws away what was entered, after asking; left out while there is nothing. */
  onStartOver: (() => void) | undefined
  /** Past a long cart, where what follows stands below it. */
  onCustomer: () => void
  /** To the dishes, where they are not beside it. */
  onMenu: () => void
}

const WORDS = 'min-h-11 text-sm font-semibold whitespace-nowrap text-soft underline underline-offset-4 hover:text-ink'
/** So many dishes fit above the customer in a window of usual height. */
const SHORT_CART = 3

/** Name, number and price in one row where they fit; in a narrow column the number stands below, beside a short heat. */
const LINE =
  'relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-2.5 border-line py-1.5 not-first:border-t @min-[18rem]:grid-cols-[minmax(0,1fr)_auto_auto] @min-[18rem]:grid-rows-[1fr_auto] @min-[18rem]:[&>.price]:col-start-3 @min-[18rem]:[&>.price]:row-span-2 @min-[18rem]:[&>.price]:row-start-1 @min-[18rem]:[&>.price]:self-center'

/** One less than one takes the line out. */
export function CartPanel({
  lines,
  locationId,
  note,
  className,
  onQuantity,
  onEdit,
  onStartOver,
  onCustomer,
  onMenu,
}: CartPanelProps) {
  const end = useEndInSight(lines.length)
  return (
    <section
      aria-labelledby="staff-cart"
      // Above the customer an empty cart takes one line.
      className={`relative px-4 pb-2 ${lines.length === 0 ? '@max-[71.875rem]:flex @max-[71.875rem]:flex-wrap @max-[71.875rem]:items-baseline @max-[71.875rem]:gap-x-4 @max-[71.875rem]:[&>ul]:hidden' : ''} ${className}`}
    >
      <div
        className={`sticky top-0 z-10 -mx-4 flex items-baseline justify-between gap-3 border-line bg-paper px-4 pt-3 pb-1 @min-[71.875rem]:border-b ${lines.length > 0 ? 'border-b' : ''}`}
      >
        <h2 id="staff-cart" className="text-xl whitespace-nowrap">
          Cart {lines.length > 0 && `(${piecesIn(lines)})`}
        </h2>
        <div className="-my-2.5 flex gap-4">
          {onStartOver && (
            <button type="button" className={WORDS} onClick={onStartOver}>
              Start over
            </button>
          )}
          {lines.length > SHORT_CART && (
            <button type="button" className={`${WORDS} @min-[71.875rem]:hidden`} onClick={onCustomer}>
              To the customer
            </button>
          )}
        </div>
      </div>
      {lines.length === 0 && (
        <div className="text-soft @min-[71.875rem]:mt-12 @min-[71.875rem]:text-center">
          <ToolIcon name="create" className="mx-auto mb-3 hidden size-10 opacity-60 @min-[71.875rem]:block" />
          <p className="@min-[71.875rem]:font-semibold @min-[71.875rem]:text-ink">The cart is empty.</p>
          <p className="text-sm">Press a dish to add it.</p>
          <Keys />
        </div>
      )}
      <ul ref={end} className="@container">
        {lines.map((line) => (
          <li key={rowOf(lines, line)} className={LINE}>
            <p className="self-center leading-tight font-semibold break-words">
              <button
                type="button"
                aria-label={`Edit ${line.name}`}
                // The whole line can be pressed, apart from its stepper.
                className="text-left font-semibold underline decoration-line-strong decoration-1 underline-offset-4 after:absolute after:inset-0 hover:decoration-ink hover:decoration-2"
                onClick={() => onEdit(line)}
              >
                <NameWithPen name={line.name} />
              </button>
            </p>
            <p className="price text-right leading-tight font-semibold @min-[18rem]:min-w-14">
              {formatCad(line.price * line.quantity)}
            </p>
            <div className="col-span-full mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1.5 @min-[18rem]:contents">
              <div className="min-w-0">
                <p className="text-sm leading-tight text-soft">
                  {!/-default(~|$)/.test(line.cartKey) && <span className="block">{line.spiceLevelName}</span>}
                  <LineRows line={readCartLine(line)} shown="plain" noteLook="italic" />
                </p>
                <LineContents locationId={locationId} line={line} note={note} />
              </div>
              <div className="relative ml-auto self-center @min-[18rem]:col-start-2 @min-[18rem]:row-span-2 @min-[18rem]:row-start-1 @min-[18rem]:ml-0">
                <Stepper
                  label={line.name}
                  value={line.quantity}
                  max={line.maxQuantity}
                  onChange={(quantity) => onQuantity(line.cartKey, quantity)}
                />
              </div>
            </div>
          </li>
        ))}
      </ul>
      {lines.length > 0 && (
        <button type="button" className={button('quiet', 'mt-1 w-full @min-[40rem]:hidden')} onClick={onMenu}>
          <Icon name="plus" className="size-4.5" /> Add dishes
        </button>
      )}
    </section>
  )
}

/** What a column of its own has room for while it is empty: an order without a mouse. */
function Keys() {
  return (
    <dl className="mx-auto mt-8 hidden w-fit grid-cols-[auto_1fr] items-center gap-x-3 gap-y-2 text-left text-sm @min-[71.875rem]:grid pointer-coarse:hidden">
      {DESK_KEYS.map((key) => {
        if (!('short' in key)) return null
        return (
          <div key={key.keys} className="contents">
            <dt className="text-right">
              <kbd className="inline-block rounded-md border border-line-strong px-2 py-0.5 font-text font-semibold text-ink">
                {key.keys}
              </kbd>
            </dt>
            <dd>{key.short}</dd>
          </div>
        )
      })}
    </dl>
  )
}

/** The pen never stands on a line of its own, unless the last word is endless. */
function NameWithPen({ name }: { name: string }) {
  const at = name.lastIndexOf(' ') + 1
  return (
    <>
      {name.slice(0, at)}
      <span className={name.length - at < LONG_WORD ? 'whitespace-nowrap' : ''}>
        {name.slice(at)}
        <ToolIcon name="edit" className="ml-1.5 hidden size-4 align-text-bottom text-soft @min-[18rem]:inline" />
      </span>
    </>
  )
}

const LONG_WORD = 16

/** A line that is chosen anew stays the same row, which has the focus back when the dialog closes. */
function rowOf(lines: Cart, { id, cartKey }: CartLine): string {
  const alike = lines.filter((line) => line.id === id)
  return `${id} ${alike.findIndex((line) => line.cartKey === cartKey)}`
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
