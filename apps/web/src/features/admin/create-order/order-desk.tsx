import { addToCart, type CartLine, piecesIn } from '@sizzle/domain/cart/cart.ts'
import type { ToChoose } from '@sizzle/domain/cart/reorder.ts'
import { replaceLine } from '@sizzle/domain/cart/replace-line.ts'
import { spiceById } from '@sizzle/domain/cart/spice.ts'
import { updateQuantity } from '@sizzle/domain/cart/update-quantity.ts'
import { orderTypeAt } from '@sizzle/domain/order/order-type.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useAtWork } from '../../../kit/at-desk.ts'
import { cartItem } from '../../../kit/cart/cart-item.ts'
import { cartSentence } from '../../../kit/cart/cart-sentence.ts'
import type { PageItem, PageLocation } from '../../../kit/page-content.ts'
import { ask } from '../../../kit/server/ask.ts'
import type { SessionUser } from '../../../kit/session/session.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { type ChosenDish, DishDialog } from '../../shared/dish-choice/staff-menu/dish-dialog.tsx'
import { MenuPanel } from '../../shared/dish-choice/staff-menu/menu-panel.tsx'
import type { StaffMenu } from '../../shared/dish-choice/staff-menu/staff-menu.ts'
import { LINK_IS_OPEN, NOT_ON_MENU, REST_IS_OPEN } from './create-order-words.ts'
import type { ChooseDish } from './form/last-order.tsx'
import { isUntouched, type OrderDraft } from './form/order-draft.ts'
import { useOrderDraft } from './form/use-order-draft.ts'
import { OrderSide } from './order-side.tsx'
import { type Missing, useStaffOrder } from './pay/use-staff-order.ts'
import { TakenDialog } from './till/taken-dialog.tsx'
import { ToOrder } from './to-order.tsx'
import { useDeskKeys } from './use-desk-keys.ts'

type Chosen = {
  readonly menu: StaffMenu
  readonly item: PageItem
  readonly start: ToChoose | undefined
  /** The line of the cart that is chosen anew. */
  readonly cartKey?: string
}
type OrderDeskProps = { user: Pick<SessionUser, 'id'>; location: PageLocation; onHelp: () => void }

/** Dishes on the left; on the right what was chosen, for whom, and the money. A narrow screen shows one of the two. */
export function OrderDesk({ user, location, onHelp }: OrderDeskProps) {
  const { draft: kept, ...form } = useOrderDraft(user.id, location.id)
  const [chosen, setChosen] = useState<Chosen>()
  const menu = useQuery(ask('/getLocationMenu', { locationId: location.id }))
  // What is entered stays until its money is there, or somebody begins anew.
  const isWaiting = kept.linkId !== '' || kept.restOf !== ''
  const [view, setView] = useState<'menu' | 'order'>(isWaiting ? 'order' : 'menu')
  // How many were finished here: each of them, and each dialog put away after one, begins another.
  const [orders, setOrders] = useState(0)
  useAtWork(kept.lines.length > 0 || isWaiting)
  const phone = useRef<HTMLInputElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const name = useRef<HTMLInputElement>(null)
  const address = useRef<HTMLTextAreaElement>(null)
  const send = useRef<HTMLButtonElement>(null)
  const { edit } = form
  const toMenuIfEmpty = (next: OrderDraft) => {
    if (!isUntouched(next)) return next
    setView('menu')
    setOrders((before) => before + 1)
    return next
  }
  // A type that this place lacks falls back to pickup (ordering 9).
  const draft = { ...kept, orderType: orderTypeAt(location.features, kept.orderType) }
  const order = useStaffOrder(location, {
    ...form,
    draft,
    reset: () => toMenuIfEmpty(form.reset()),
    leaveSent: (restOf) => toMenuIfEmpty(form.leaveSent(restOf)),
  })
  // The button that had the focus is off now, and the next order begins with its phone number.
  useEffect(() => {
    if (orders > 0) phone.current?.focus({ preventScroll: true })
  }, [orders])
  const putAway = () => {
    order.till.putAway()
    setOrders(orders + 1)
  }
  const changeQuantity = (cartKey: string, quantity: number) => {
    const changed = updateQuantity(draft.lines, cartKey, quantity)
    if (changed.ok) edit({ lines: changed.value })
    else toast('error', cartSentence(changed.refusal))
  }
  const inCart = (itemId: string) => piecesIn(draft.lines.filter(({ id }) => id === itemId))
  const add = ({ item, heat, quantity, made }: ChosenDish) => {
    const taken = chosen?.cartKey
      ? replaceLine(draft.lines, chosen.cartKey, { item: cartItem(item), spice: heat, quantity, made })
      : addToCart(draft.lines, cartItem(item), heat, quantity, made)
    if (taken.ok) edit({ lines: taken.value })
    return taken.ok ? undefined : cartSentence(taken.refusal)
  }
  const editLine = (line: CartLine) => {
    const item = menu.data?.items.find(({ id }) => id === line.id)
    if (menu.data && item) setChosen({ menu: menu.data, item, start: startOf(line), cartKey: line.cartKey })
    else toast('error', NOT_ON_MENU)
  }
  const goTo = (where: 'menu' | 'order', field: HTMLElement | null) => {
    // A narrow screen shows it first. At once: the next key belongs there already.
    flushSync(() => setView(where))
    field?.focus()
  }
  const choose: ChooseDish = (from, item, start) => {
    if (isWaiting) toast('message', draft.restOf === '' ? LINK_IS_OPEN : REST_IS_OPEN)
    else setChosen({ menu: from, item, start })
  }
  const toSearch = () => goTo('menu', search.current)
  const toMissing = (missing: Missing) => {
    order.mark(missing)
    if (missing === 'dish') return toSearch()
    const field = missing === 'time' ? timeField() : { name, address }[missing].current
    goTo('order', field)
    // Clear of the foot, which stays where it is.
    field?.scrollIntoView({ block: 'center' })
  }
  // What cannot be sent yet leads to what is missing.
  const toSend = () => {
    const missing = order.held?.missing
    if (missing && !isWaiting) toMissing(missing)
    else send.current?.click()
  }
  useDeskKeys({
    onPhone: () => goTo('order', phone.current),
    onSearch: toSearch,
    onSend: toSend,
    onHelp,
  })
  return (
    <div className="flex min-h-full flex-col @min-[40rem]:h-full @min-[40rem]:flex-row">
      <MenuPanel
        place={location}
        inCart={inCart}
        searchRef={search}
        className={`grow ${view === 'menu' ? '' : 'hidden @min-[40rem]:flex'}`}
        onChoose={choose}
      />
      <OrderSide
        className={view === 'order' ? 'flex' : 'hidden @min-[40rem]:flex'}
        {...{ location, draft, edit, order }}
        phoneRef={phone}
        nameRef={name}
        addressRef={address}
        sendRef={send}
        onQuantity={changeQuantity}
        onEdit={editLine}
        onPhoneDone={toSearch}
        onMenu={() => setView('menu')}
        onMissing={toMissing}
        onChoose={choose}
      />
      {view === 'menu' && <ToOrder lines={draft.lines} total={order.pricing.total} onOrder={() => setView('order')} />}
      {order.till.taken && <TakenDialog taken={order.till.taken} onClose={putAway} />}
      {chosen && (
        <DishDialog
          {...chosen}
          isChange={chosen.cartKey !== undefined}
          inCart={chosen.cartKey === undefined ? inCart(chosen.item.id) : 0}
          onAdd={add}
          onClose={() => setChosen(undefined)}
        />
      )}
    </div>
  )
}

function startOf({ id, spiceLevelId, options, note, quantity }: CartLine): ToChoose {
  return { itemId: id, spice: spiceById(spiceLevelId) ?? null, choices: options ?? [], note: note ?? '', quantity }
}

function timeField(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[aria-label="Order"] select[name="time"]')
}
