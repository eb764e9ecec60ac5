import { type Cart, piecesIn } from '@sizzle/domain/cart/cart.ts'
import { formatCad } from '@sizzle/domain/money/cents.ts'
import { Suspense, useEffect } from 'react'
import { lazyPart } from '../../../kit/lazy-part.ts'
import { useRootMark } from '../../../kit/root-mark.ts'
import { button } from '../../../ui/button.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { MenuChanges } from './change-sentences.ts'
import '../../../ui/cart-bar.css'
import './cart-bar.css'
import { Parted } from '../../../ui/parted.tsx'

// Seldom wanted, so no part of the first script.
const CartChangesNotice = lazyPart(() => import('./cart-changes.tsx').then((module) => module.CartChangesNotice))

type CartBarProps = {
  lines: Cart
  /** What the menu changed in this cart. */
  changes: MenuChanges
  /** What there is to know before the checkout, such as that the kitchen is closed. */
  hint: string | undefined
  onOpen: () => void
  onSeen: () => void
}

/**
 * Sticks to the end of the page's own flow, so it never lies over the last dish: the page is simply longer by its height.
 * A closed kitchen says when it opens; browsing and filling the cart stay free.
 */
export function CartBar({ lines, changes, hint, onOpen, onSeen }: CartBarProps) {
  const count = piecesIn(lines)
  const total = formatCad(lines.reduce((sum, line) => sum + line.price * line.quantity, 0))
  const hasChanged = changes.gone.length + changes.repriced.length > 0
  const items = `${count} ${count === 1 ? 'item' : 'items'}`
  const isThere = count > 0 || hasChanged
  useRootMark('cart', count > 0)
  useRootMark('bar', isThere)
  // It comes up over the dish that a keyboard has just added.
  useEffect(() => {
    if (isThere) document.querySelector('.dish :focus-visible')?.scrollIntoView({ block: 'nearest' })
  }, [isThere])
  return (
    <div data-foot className={isThere ? 'cart-bar' : undefined}>
      <p role="status" className="sr-only">
        {count === 0 ? 'Your cart is empty' : `${items} in your cart, ${total}`}
      </p>
      {/* There from the start, so that what comes into it is read out. */}
      <div role="status">
        {hasChanged && (
          <div className="rise cart-changed">
            <Suspense>
              <CartChangesNotice changes={changes} onSeen={onSeen} />
            </Suspense>
          </div>
        )}
      </div>
      {count > 0 && (
        <div className="rise bar-row in-cart">
          <Icon name="bag" />
          <p aria-hidden="true">
            <b>
              <Parted
                parts={[
                  items,
                  <span key="total" className="price">
                    {total}
                  </span>,
                ]}
              />
            </b>
            <span>{hint ?? 'Plus tax at checkout'}</span>
          </p>
          {hint !== undefined && <span className="sr-only">{hint}</span>}
          <button
            id="cart"
            type="button"
            className={button('primary', 'min-h-12 grow')}
            aria-haspopup="dialog"
            onClick={onOpen}
          >
            View cart
          </button>
        </div>
      )}
    </div>
  )
}
