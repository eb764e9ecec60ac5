import type { CartChanges } from '@sizzle/domain/cart/cart.ts'
import { formatCad } from '@sizzle/domain/money/cents.ts'
import { dishToChoose } from '../../../kit/cart/to-choose.ts'
import { paths } from '../../../paths.ts'
import { button } from '../../../ui/button.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'

const CHANGES_ID = 'order-changes'

/** From the button, which waits for them: to what has changed, above the form. */
export function LookAtChanges() {
  return (
    <>
      Please look at what has changed in your order first.{' '}
      <button
        type="button"
        className="min-h-11 underline underline-offset-4"
        onClick={() => document.getElementById(CHANGES_ID)?.focus()}
      >
        Show me
      </button>
    </>
  )
}

type OrderChangesProps = {
  locationId: string
  changes: CartChanges | undefined
  onAccept: (changes: CartChanges) => void
}

/** What the kitchen changed since the cart was filled: said line by line, and nothing is sent before it was seen. */
export function OrderChanges({ locationId, changes, onAccept }: OrderChangesProps) {
  return (
    <div id={CHANGES_ID} role="status" tabIndex={-1} className="mb-6 scroll-mt-24 outline-none empty:mb-0">
      {changes && (
        <div className="rounded-card border border-saffron-ink bg-saffron-soft p-4">
          <p className="flex items-center gap-2 font-semibold">
            <Icon name="alert" /> The menu has changed since you filled your cart
          </p>
          <ul className="mt-2 space-y-1">
            {changes.gone.map((line) => (
              <li key={line.cartKey}>
                <b className="font-semibold">{line.name}</b> cannot be ordered right now.
              </li>
            ))}
            {changes.unfit.map(({ line, problems }) => (
              <li key={line.cartKey} className="flex flex-wrap items-baseline gap-x-3">
                <span>
                  <b className="font-semibold">{line.name}</b>: {problems.join(', ')}
                </span>
                <Link
                  to={paths.menu(locationId)}
                  aria-label={`Choose again: ${line.name}`}
                  className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
                  onClick={() => dishToChoose.set({ itemId: line.id, cartKey: line.cartKey })}
                >
                  Choose again
                </Link>
              </li>
            ))}
            {changes.repriced.map(({ name, was, now }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines of one dish have the same name
              <li key={index}>
                <b className="font-semibold">{name}</b> costs <span className="price">{formatCad(now)}</span> now,{' '}
                <s className="text-soft">
                  <span className="sr-only">before: </span>
                  {formatCad(was)}
                </s>
              </li>
            ))}
          </ul>
          {changes.gone.length + changes.repriced.length > 0 && (
            <button type="button" className={button('strong', 'mt-3')} onClick={() => onAccept(changes)}>
              Update my order
            </button>
          )}
        </div>
      )}
    </div>
  )
}
