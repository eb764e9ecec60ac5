import { noteEnteredHere } from '../../../../kit/at-desk.ts'
import { askAgain, askAgainAbout } from '../../../../kit/server/answers.ts'
import { useWish } from '../../../../kit/server/wish.ts'
import { toast } from '../../../../kit/toast/toast.ts'
import { CASH_FAILED, LINK_FAILED, TERMINAL_FAILED } from '../create-order-words.ts'
import { whatFailed } from './what-failed.ts'

type Told = {
  onPlaced: () => void
  /** Placed, and a part of it is still to be paid. */
  onPart: (orderId: string) => void
  onLink: (sessionId: string) => void
}

/** The ways in which an order of staff is paid: in cash, by card at the terminal, by a link, or in cash and by a link. */
export function usePlaceStaffOrder({ onPlaced, onPart, onLink }: Told) {
  const rest = useWish('/createOrderPaymentLink', {
    onDone: ({ sessionId }) => onLink(sessionId),
    onSettled: () => askAgainAbout('order.changed'),
  })
  const noted = ({ message, orderId }: Placed) => {
    noteEnteredHere(orderId)
    toast('success', message)
  }
  const told = { onFailed: lookAgain, onSettled: () => askAgainAbout('order.changed') }
  const cash = useWish('/createAdminOrderCash', {
    ...told,
    onDone: (placed, { cashPart }) => {
      noted(placed)
      if (cashPart === undefined) return onPlaced()
      onPart(placed.orderId)
      rest.send({ orderId: placed.orderId, sendSMS: false })
    },
  })
  const terminal = useWish('/createAdminOrderOnline', {
    ...told,
    onDone: (placed) => {
      noted(placed)
      onPlaced()
    },
  })
  const link = useWish('/createAdminPaymentLink', {
    onFailed: lookAgain,
    onDone: ({ sessionId }) => onLink(sessionId),
    onSettled: () => askAgainAbout('payment.changed'),
  })
  const wishes = [cash, terminal, link]
  return {
    cash,
    terminal,
    link,
    rest,
    isBusy: wishes.some(({ isPending }) => isPending),
    problem: whatFailed([
      [cash, CASH_FAILED],
      [terminal, TERMINAL_FAILED],
      [link, LINK_FAILED],
    ]),
    problems: { ...cash.problems, ...terminal.problems, ...link.problems },
    isKitchenFull: wishes.some(
      ({ refusal }) => refusal?.code === 'kitchen_full' || refusal?.code === 'slot_unavailable',
    ),
    /** This cart is an order already: of another tab, or of a press whose answer was lost. */
    isOrdered: wishes.some(({ refusal }) => refusal?.code === 'cart_already_ordered'),
    forget() {
      for (const wish of [...wishes, rest]) wish.reset()
    },
  }
}

type Placed = { readonly message: string; readonly orderId: string }

/** What was refused may have changed on the menu meanwhile. */
function lookAgain(): void {
  void askAgain('/validatePricing', '/getLocationMenu')
}
