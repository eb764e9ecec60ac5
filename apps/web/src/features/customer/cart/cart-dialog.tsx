import { type Cart, piecesIn } from '@sizzle/domain/cart/cart.ts'
import { formatCad } from '@sizzle/domain/money/cents.ts'
import type { ReactNode } from 'react'
import { button } from '../../../ui/button.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { CartLines } from './cart-lines.tsx'

type CartDialogProps = {
  locationName: string
  lines: Cart
  onQuantity: (cartKey: string, quantity: number) => void
  /** The way on: to the checkout, or to signing in first. */
  next: ReactNode
  onClose: () => void
}

export function CartDialog({ locationName, lines, onQuantity, next, onClose }: CartDialogProps) {
  const subtotal = lines.reduce((sum, line) => sum + line.price * line.quantity, 0)
  return (
    <Dialog label="Your order" shape="side" onClose={onClose}>
      <div className="flex min-h-full flex-col px-5 py-4">
        <div className="flex items-center justify-between">
          <h2 className="text-2xl">Your order</h2>
          <button
            type="button"
            aria-label="Close"
            className="-mr-2 grid size-11 place-items-center rounded-lg hover:bg-sunk"
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        </div>
        <p className="text-sm text-soft">
          From {locationName} · {piecesIn(lines)} {piecesIn(lines) === 1 ? 'item' : 'items'}
        </p>
        {lines.length === 0 ? (
          <EmptyCart onClose={onClose} />
        ) : (
          <>
            <div className="mt-3 mb-6">
              <CartLines lines={lines} onQuantity={onQuantity} />
            </div>
            <div className="mt-auto">
              <p className="mb-3 flex justify-between font-display text-xl">
                Subtotal <span className="price">{formatCad(subtotal)}</span>
              </p>
              {next}
            </div>
          </>
        )}
      </div>
    </Dialog>
  )
}

function EmptyCart({ onClose }: { onClose: () => void }) {
  return (
    <div className="my-auto py-16 text-center">
      <p className="font-display text-xl">Your cart is empty</p>
      <p className="mt-2 text-soft">Pick a dish from the menu and it waits here.</p>
      <button type="button" className={button('primary', 'mt-6')} onClick={onClose}>
        Back to the menu
      </button>
    </div>
  )
}
