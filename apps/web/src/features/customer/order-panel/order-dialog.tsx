import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useSession } from '../../../kit/session/session.ts'
import type { PageLocation } from '../../../pages/page-content.ts'
import { paths } from '../../../paths.ts'
import { button } from '../../../ui/button.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { OrderFollow } from './order-follow.tsx'
import { OrderForm } from './order-form.tsx'
import type { OrderLine } from './order-payload.ts'
import { PriceList } from './price-list.tsx'

type OrderDialogProps = {
  location: PageLocation
  lines: readonly OrderLine[]
  cart: ReactNode
  onOrdered: () => void
  onClose: () => void
}

const queries = new QueryClient()

export function OrderDialog({ location, lines, cart, onOrdered, onClose }: OrderDialogProps) {
  const [orderId, setOrderId] = useState<string>()
  const ordered = (id: string) => {
    setOrderId(id)
    onOrdered()
  }
  return (
    <QueryClientProvider client={queries}>
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
          <p className="text-sm text-soft">From {location.name}, for pickup</p>
          {orderId ? (
            <OrderFollow orderId={orderId} onClose={onClose} />
          ) : (
            <Cart location={location} lines={lines} cart={cart} onOrdered={ordered} onClose={onClose} />
          )}
        </div>
      </Dialog>
    </QueryClientProvider>
  )
}

function Cart({
  location,
  lines,
  cart,
  onOrdered,
  onClose,
}: Omit<OrderDialogProps, 'onOrdered'> & { onOrdered: (id: string) => void }) {
  if (lines.length === 0) {
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
  return (
    <>
      <div className="mt-3">{cart}</div>
      <PriceList lines={lines} postalCode={location.postalCode} />
      <Ordering location={location} lines={lines} onOrdered={onOrdered} />
    </>
  )
}

function Ordering({
  location,
  lines,
  onOrdered,
}: Pick<OrderDialogProps, 'location' | 'lines'> & { onOrdered: (id: string) => void }) {
  const session = useSession()
  const here = useLocation()
  if (!location.openState.isOpen) {
    return <p className="mt-6 rounded-control bg-sunk px-4 py-3 font-semibold">{location.openState.text}</p>
  }
  if (session.state === 'ready' && session.user) {
    return <OrderForm user={session.user} location={location} lines={lines} onOrdered={onOrdered} />
  }
  return (
    <div className="mt-6">
      <p className="text-soft">Sign in, and we know who to call when it is ready. Your cart stays as it is.</p>
      <Link to={paths.login()} state={{ from: here.pathname }} className={button('primary', 'mt-3 w-full min-h-12')}>
        Sign in to order
      </Link>
    </div>
  )
}
