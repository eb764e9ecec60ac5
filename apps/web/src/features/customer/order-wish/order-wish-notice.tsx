import { type ReactNode, useState } from 'react'
import { useWishNotes } from '../../../kit/order-wish/wish-notes.ts'
import { wishOutcome } from '../../../kit/order-wish/wish-outcome.ts'
import { useSession } from '../../../kit/session/session.ts'
import { useStore } from '../../../kit/store.ts'
import { paths } from '../../../paths.ts'
import { useLocation } from '../../../router/router.tsx'
import { button } from '../../../ui/button.ts'
import { Link } from '../../../ui/link.tsx'
import { useWishSettled } from './use-wish-settled.ts'

/** What became of an order whose answer was lost, wherever the person comes back. */
export function OrderWishNotice() {
  const session = useSession()
  const userId = session.state === 'ready' ? session.user?.id : undefined
  const { askNow } = useWishSettled(userId)
  const outcome = useStore(wishOutcome, undefined)
  const notes = useWishNotes()
  const [isPutAway, setPutAway] = useState(false)
  const close = () => wishOutcome.set(undefined)

  if (outcome?.kind === 'arrived') {
    return (
      <Notice said={`Your order ${outcome.shortNumber} went through.`}>
        <Link to={paths.orderSuccess(outcome.orderId)} className={button('strong')} onClick={close}>
          See your order
        </Link>
        <Close onClose={close} />
      </Notice>
    )
  }
  if (outcome?.kind === 'not_arrived') {
    return (
      <Notice said="Your last order did not reach us. Nothing was ordered, and your cart is as you left it.">
        <Close onClose={close} />
      </Notice>
    )
  }
  if (outcome?.kind === 'unknown' && notes.some((note) => note.userId === userId)) {
    return (
      <Notice said="We could not find out yet whether your last order went through. We keep asking.">
        <button type="button" className={button('quiet')} onClick={askNow}>
          Ask again now
        </button>
      </Notice>
    )
  }
  const isOfAnother = session.state === 'ready' && notes.length > 0 && notes.every((note) => note.userId !== userId)
  return isOfAnother && !isPutAway ? <SignInFirst onClose={() => setPutAway(true)} /> : null
}

/** A visitor who is not signed in is never told that nothing arrived: that cannot be known. */
function SignInFirst({ onClose }: { onClose: () => void }) {
  const { pathname, search } = useLocation()
  return (
    <Notice said="An order was sent from this browser, and its answer was lost. Sign in with the account that placed it to see whether it went through.">
      <Link to={paths.login()} state={{ from: pathname + search }} className={button('strong')}>
        Sign in
      </Link>
      <Close onClose={onClose} />
    </Notice>
  )
}

function Close({ onClose }: { onClose: () => void }) {
  return (
    <button type="button" className={button('quiet')} onClick={onClose}>
      Close
    </button>
  )
}

function Notice({ said, children }: { said: string; children: ReactNode }) {
  return (
    <div className="wrap pt-5">
      <div role="alert" className="rounded-card border border-saffron bg-saffron-soft/50 p-4">
        <p className="font-semibold">{said}</p>
        <div className="mt-3 flex flex-wrap gap-3">{children}</div>
      </div>
    </div>
  )
}
