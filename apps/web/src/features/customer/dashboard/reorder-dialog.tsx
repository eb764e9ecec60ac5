import { type Cart, piecesIn } from '@sizzle/domain/cart/cart.ts'
import { type ReorderChange, reorder } from '@sizzle/domain/cart/reorder.ts'
import { type Cents, formatCad } from '@sizzle/domain/money/cents.ts'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { beginCart, cartIdOf, cartOf, saveCart, useCart } from '../../../kit/cart/cart-store.ts'
import { checkoutState } from '../../../kit/cart/checkout-state.ts'
import { optionsNow } from '../../../kit/cart/option-menu.ts'
import { wishOrderType } from '../../../kit/cart/order-type-store.ts'
import { carryPlace } from '../../../kit/cart/place-again.ts'
import { dishToChoose } from '../../../kit/cart/to-choose.ts'
import { loadMenu, sentenceOf } from '../../../kit/page-calls.ts'
import { askInParts, hearsItself } from '../../../kit/server/ask.ts'
import { useSession } from '../../../kit/session/session.ts'
import { useBackCloses } from '../../../kit/use-back-step.ts'
import { useKeptFocus } from '../../../kit/use-kept-focus.ts'
import { paths } from '../../../paths.ts'
import { button } from '../../../ui/button.ts'
import { CartLineWords, heatOfLine } from '../../../ui/cart-line-words.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogHead } from '../../../ui/dialog-head.tsx'
import { DishTile } from '../../../ui/dish-tile/dish-tile.tsx'
import { FormProblem } from '../../../ui/form-problem.tsx'
import { Link } from '../../../ui/link.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { menuItemNow } from '../../shared/reorder/menu-item-now.ts'
import { pastLine } from '../../shared/reorder/past-line.ts'
import { changeSentence } from '../../shared/reorder/reorder-words.ts'
import type { MyOrder } from './orders-query.ts'
import { pictured } from './pictured.ts'

type Mode = 'add' | 'replace'

/** The same again into the cart; a cart that already holds something is touched only after a question. */
export function ReorderDialog({ order, onClose }: { order: MyOrder; onClose: () => void }) {
  useBackCloses(onClose)
  const [inCart] = useState(() => piecesIn(cartOf(order.location)))
  const [mode, setMode] = useState<Mode | undefined>(inCart === 0 ? 'add' : undefined)
  const part = useKeptFocus<HTMLDivElement>(mode)
  const filled = useQuery({
    // Done once: a menu that changes afterwards shows in the cart.
    ...hearsItself(askInParts('/getLocationMenu', { orderId: order.id, mode }, () => fillCart(order, mode))),
    enabled: mode !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0, // opened again, it fills the cart again
  })
  const holds = useCart(order.location).length > 0
  const title = filled.data && holds ? 'Added to your cart' : `Order ${order.shortNumber} again`
  return (
    <Dialog label={title} onClose={onClose}>
      <DialogHead title={title} onClose={onClose} />
      <div ref={part} tabIndex={-1} className="grid gap-4 px-6 pb-6 outline-none">
        {mode ? (
          <Reordered order={order} filled={filled} />
        ) : (
          <Question order={order} inCart={inCart} onChoose={setMode} />
        )}
      </div>
    </Dialog>
  )
}

type QuestionProps = { order: MyOrder; inCart: number; onChoose: (mode: Mode) => void }

function Question({ order, inCart, onChoose }: QuestionProps) {
  return (
    <>
      <div>
        <ul aria-hidden="true" className="flex gap-2 overflow-hidden">
          {pictured(order.items, MOST_PICTURES).map((item) => (
            <li key={item.id} className="w-17 shrink-0 overflow-hidden rounded-control">
              <DishTile dish={item} size="thumb" />
            </li>
          ))}
        </ul>
        <p className="mt-3 text-soft">{order.items.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')}</p>
      </div>
      <p>
        Your cart at {order.locationInfo.name} already holds {counted(inCart)}. Add this order to it, or start over with
        this order alone?
      </p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-3">
        <button type="button" className={button('quiet', 'px-3!')} onClick={() => onChoose('replace')}>
          Replace my cart
        </button>
        <button type="button" className={button('primary', 'px-3!')} onClick={() => onChoose('add')}>
          Add to my cart
        </button>
      </div>
    </>
  )
}

type ReorderedProps = { order: MyOrder; filled: UseQueryResult<readonly ReorderChange[]> }

/** Names every difference from last time before anything is ordered. */
function Reordered({ order, filled }: ReorderedProps) {
  return (
    <>
      <div>
        {filled.isPending && <Filling order={order} />}
        <FormProblem sentence={filled.error ? sentenceOf(filled.error) : undefined} />
        {filled.error && <TryAgain onPress={() => void filled.refetch()} />}
        {filled.data && <Filled order={order} changes={filled.data} />}
      </div>
      {filled.data && (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-3">
          <WayOn order={order} />
        </div>
      )}
    </>
  )
}

/** In the shape of what comes. */
function Filling({ order }: { order: MyOrder }) {
  return (
    <Loading words="Filling your cart…" className="grid gap-3">
      {order.items.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a past order keeps its lines
        <Skeleton key={index} className="h-12 w-full" />
      ))}
    </Loading>
  )
}

function TryAgain({ onPress }: { onPress: () => void }) {
  return (
    <button type="button" className={button('primary', 'mt-4 w-full')} onClick={onPress}>
      Try Again
    </button>
  )
}

/** More would only repeat what the words say. */
const MOST_PICTURES = 5

async function fillCart(order: MyOrder, mode: Mode | undefined): Promise<readonly ReorderChange[]> {
  const loaded = await loadMenu(order.location)
  const before = mode === 'replace' ? [] : cartOf(order.location)
  const { cart, changes } = reorder(
    before,
    order.items.map(pastLine),
    loaded.items.map(menuItemNow),
    optionsNow(loaded),
  )
  // Nothing of the order is left: the cart stays as it was.
  if (cart.length > 0) (mode === 'replace' ? beginCart : saveCart)(order.location, cart)
  return changes
}

function Filled({ order, changes }: { order: MyOrder; changes: readonly ReorderChange[] }) {
  const cart = useCart(order.location)
  return (
    <>
      <div role="status">
        <p>
          Your cart at {order.locationInfo.name} holds {counted(piecesIn(cart))} now.
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
                    {change.kind === 'choose_again' && <ChooseAgain change={change} order={order} />}
                  </li>
                )
              })}
            </ul>
          </>
        )}
      </div>
      <div className="mt-4">
        <ul className="border-t border-line">
          {cart.map((line) => (
            <li key={line.cartKey} className="flex items-center gap-3 border-b border-line py-2">
              <span className="w-12 shrink-0 overflow-hidden rounded-control">
                <DishTile dish={line} size="thumb" />
              </span>
              <div className="min-w-0 grow leading-tight">
                <p>
                  {line.quantity} × {line.name}
                </p>
                <CartLineWords line={line} heat={heatOfLine(line)} />
              </div>
              <span className="price">{formatCad(line.price * line.quantity)}</span>
            </li>
          ))}
        </ul>
        <p className="mt-3 flex items-baseline justify-between gap-x-4">
          <span className="flex flex-wrap items-baseline gap-x-1">
            <span className="font-semibold">Subtotal, {counted(piecesIn(cart))}</span>{' '}
            <span className="text-sm text-soft">Plus tax at checkout.</span>
          </span>
          <span className="price text-xl">{formatCad(costOf(cart))}</span>
        </p>
      </div>
    </>
  )
}

type ChooseAgainProps = { change: Extract<ReorderChange, { kind: 'choose_again' }>; order: MyOrder }

/** To the dialog of the dish, which starts with what is left of the old choices. */
function ChooseAgain({ change, order }: ChooseAgainProps) {
  const place = usePlaceOf(order)
  return (
    <Link
      replace
      to={paths.menu(order.location)}
      state={place}
      aria-label={`Choose for ${change.name}`}
      className="ml-2 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      onClick={() => {
        wishOrderType(order.orderType)
        dishToChoose.set(change.start)
      }}
    >
      Choose
    </Link>
  )
}

function costOf(cart: Cart): Cents {
  return cart.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
}

function counted(pieces: number): string {
  return `${pieces} ${pieces === 1 ? 'item' : 'items'}`
}

/** The order goes the way it went before, also by the menu. */
function usePlaceOf(order: MyOrder) {
  const session = useSession()
  const user = session.state === 'ready' ? session.user : null
  return user ? carryPlace(order, user.id) : {}
}

function WayOn({ order }: { order: MyOrder }) {
  const cart = useCart(order.location)
  const place = usePlaceOf(order)
  const wish = () => wishOrderType(order.orderType)
  if (cart.length === 0) {
    return (
      <Link replace to={paths.menu(order.location)} className={button('primary')}>
        See the menu
      </Link>
    )
  }
  return (
    <>
      <Link replace to={paths.menu(order.location)} state={place} className={button('quiet')} onClick={wish}>
        Add more
      </Link>
      <Link
        replace
        to={paths.checkout()}
        state={{
          ...checkoutState(order.locationInfo, cart, order.orderType, cartIdOf(order.location)),
          isAgain: true,
          ...place,
        }}
        className={button('primary')}
        onClick={wish}
      >
        Checkout
      </Link>
    </>
  )
}
