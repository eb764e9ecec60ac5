import { expect, test } from 'vitest'
import { beginCart, useCart } from '../kit/cart/cart-store.ts'
import { useReadyTime } from '../kit/use-ready-time.ts'
import { aNetwork, goOffline, goOnline } from '../testing/network.ts'
import { openAt } from '../testing/open-at.tsx'
import { orderTimes } from '../testing/quote.ts'
import { aServer } from '../testing/server.ts'
import { DAL, DAL_LINE, TRURO } from '../testing/shop.ts'
import { CartPanel } from './cart-panel.tsx'

const server = aServer()
aNetwork()

function Screen() {
  const cart = useCart('truro')
  return (
    <CartPanel
      menu={{ location: TRURO, items: [DAL] }}
      checked={{ cart, gone: [], repriced: [], unfit: [] }}
      ready={useReadyTime(TRURO, 'pickup', 2)}
      onEdit={() => undefined}
      onClose={() => undefined}
    />
  )
}

test('without a network it promises no time and says that the cart is kept (offline 47)', async () => {
  const { asap } = orderTimes()
  const late = orderTimes({ asap: asap && { ...asap, closesFirst: '6:30 p.m.' } })
  server.on('/getOrderTimes', late)
  beginCart('truro', [DAL_LINE])
  const screen = await openAt('/menu/truro', <Screen />)
  const ready = screen.getByText(/Ready about|We close at/)
  await expect.element(ready.first()).toBeVisible()
  goOffline()
  const said = screen.getByRole('status').filter({ hasText: 'You’re offline.' })
  await expect.element(said).toMatchTextContent(/^You’re offline\. Your cart is saved\.$/)
  await expect.element(ready).not.toBeInTheDocument()
  goOnline()
  await expect.element(ready.first()).toBeVisible()
})
