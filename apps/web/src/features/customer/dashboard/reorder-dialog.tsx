import { piecesIn } from '@sizzle/domain/cart/cart.ts'
import { type ReorderChange, reorder } from '@sizzle/domain/cart/reorder.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { cartItem } from '../../../kit/cart/cart-item.ts'
import { beginCart, cartIdOf, cartOf, saveCart, useCart } from '../../../kit/cart/cart-store.ts'
import { checkoutState } from '../../../kit/cart/checkout-state.ts'
import { optionsNow } from '../../../kit/cart/option-menu.ts'
import { dishToChoose } from '../../../kit/cart/to-choose.ts'
import { loadMenu, sentenceOf } from '../../../kit/page-calls.ts'
import { askInParts, hearsItself } from '../../../kit/server/ask.ts'
import { paths } from '../../../paths.ts'
import { button } from '../../../ui/button.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormProblem } from '../../../ui/form-problem.tsx'
import { Link } from '../../../ui/link.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { pastLine } from '../../shared/reorder/past-line.ts'
import { changeSentence } from '../../shared/reorder/reorder-words.ts'
import type { MyOrder } from './orders-query.ts'

type Mode = 'add' | 'replace'

/** The same again into the cart; a cart that already holds something is touched only after a question. */
export function ReorderDialog({ order, onClose }: { order: MyOrder; onClose: () => void }) {
  const [title] = useState(`Order ${order.shortNumber} again`)
  const [inCart] = useState(() => piecesIn(cartOf(order.location)))
  const [mode, setMode] = useState<Mode | undefined>(inCart === 0 ? 'add' : undefined)
  return (
    <Dialog label={title} onClose={onClose}>
      <div className="grid gap-4 p-6">
        <h2 className="text-2xl">{title}</h2>
        {mode ? (
          <Reordered order={order} mode={mode} onClose={onClose} />
        ) : (
          <Question place={order.locationInfo.name} inCart={inCart} onChoose={setMode} onClose={onClose} />
        )}
      </div>
    </Dialog>
  )
}

type QuestionProps = { place: string; inCart: number; onChoose: (mode: Mode) => void; onClose: () => void }

function Question({ place, inCart, onChoose, onClose }: QuestionProps) {
  return (
    <>
      <p>
        Your cart at {place} already holds {counted(inCart)}. Add this order to it, or start over with this order alone?
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <button type="button" className={button('quiet')} onClick={onClose}>
          Close
        </button>
        <button type="button" className={button('quiet')} onClick={() => onChoose('replace')}>
          Replace my cart
        </button>
        <button type="button" className={button('primary')} onClick={() => onChoose('add')}>
          Add to my cart
        </button>
      </div>
    </>
  )
}

/** Names every difference from last time before anything is ordered. */
function Reordered({ order, mode, onClose }: { order: MyOrder; mode: Mode; onClose: () => void }) {
  const filled = useQuery({
    // Done once: a menu that changes afterwards shows in the cart.
    ...hearsItself(askInParts('/getLocationMenu', { orderId: order.id, mode }, () => fillCart(order, mode))),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0, // opened again, it fills the cart again
  })
  return (
    <>
      {filled.isPending && <Skeleton className="h-24 w-full" />}
      <FormProblem sentence={filled.error ? sentenceOf(filled.error) : undefined} />
      {filled.data && <Filled order={order} changes={filled.data} />}
      <div className="flex flex-wrap justify-end gap-3">
        <button type="button" className={button('quiet')} onClick={onClose}>
          Close
        </button>
        {filled.data && <WayOn order={order} />}
      </div>
    </>
  )
}

async function fillCart(order: MyOrder, mode: Mode): Promise<readonly ReorderChange[]> {
  const loaded = await loadMenu(order.location)
  const menu = loaded.items.map((item) => ({ ...cartItem(item), hasHeat: item.spiceLevel !== 'none' }))
  const before = mode === 'replace' ? [] : cartOf(order.location)
  const { cart, changes } = reorder(before, order.items.map(pastLine), menu, optionsNow(loaded))
  // Nothing of the order is left: the cart stays as it was.
  if (cart.length > 0) (mode === 'replace' ? beginCart : saveCart)(order.location, cart)
  return changes
}

function Filled({ order, changes }: { order: MyOrder; changes: readonly ReorderChange[] }) {
  const pieces = piecesIn(useCart(order.location))
  return (
    <div role="status">
      <p>
        Your cart at {order.locationInfo.name} holds {counted(pieces)} now.
      </p>
      {changes.length > 0 && (
        <>
          <p className="mt-3 font-semibold">Different from last time:</p>
          <ul className="mt-1 list-disc space-y-1 pl-5">
            {changes.map((change) => {
              const sentence = changeSentence(change, 'your cart')
              return (
                <li key={`${change.kind} ${sentence}`}>
                  <span>{sentence}</span>
                  {change.kind === 'choose_again' && <ChooseAgain change={change} location={order.location} />}
                </li>
              )
            })}
          </ul>
        </>
      )}
    </div>
  )
}

type ChooseAgainProps = { change: Extract<ReorderChange, { kind: 'choose_again' }>; location: string }

/** To the dialog of the dish, which starts with what is left of the old choices. */
function ChooseAgain({ change, location }: ChooseAgainProps) {
  return (
    <Link
      to={paths.menu(location)}
      aria-label={`Choose for ${change.name}`}
      className="ml-2 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      onClick={() => dishToChoose.set(change.start)}
    >
      Choose
    </Link>
  )
}

function counted(pieces: number): string {
  return `${pieces} ${pieces === 1 ? 'item' : 'items'}`
}

function WayOn({ order }: { order: MyOrder }) {
  const cart = useCart(order.location)
  if (cart.length === 0) {
    return (
      <Link to={paths.menu(order.location)} className={button('primary')}>
        See the menu
      </Link>
    )
  }
  return (
    <>
      <Link to={paths.menu(order.location)} className={button('quiet')}>
        Add more
      </Link>
      <Link
        to={paths.checkout()}
        state={{ ...checkoutState(order.locationInfo, cart, order.orderType, cartIdOf(order.location)), isAgain: true }}
        className={button('primary')}
      >
        Checkout
      </Link>
    </>
  )
}
