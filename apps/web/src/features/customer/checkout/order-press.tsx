import { DEAD_MS } from '@sizzle/domain/order/one-press.ts'
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { paths } from '../../../paths.ts'
import { button } from '../../../ui/button.ts'
import { heldIf } from '../../../ui/held.ts'
import { Link } from '../../../ui/link.tsx'
import { Parted } from '../../../ui/parted.tsx'
import type { EarlierOrder } from './already-ordered.tsx'

const LOOK = button('primary', 'min-h-12 w-full text-lg leading-tight max-lg:px-3! lg:min-h-13')

type OrderPressProps = {
  earlier: EarlierOrder | undefined
  onOrderAgain: () => void
  /** What it says while it sends. */
  sending: string | undefined
  isHeld: boolean
  isReady: boolean
  total: string
  included: string | undefined
  describedBy: string | undefined
}

/** The one way on: to order, to order once more, or to the order that this cart is. */
export function OrderPress(props: OrderPressProps) {
  const { earlier, onOrderAgain, sending, isHeld, isReady, total, included, describedBy } = props
  const isQuestion = earlier !== undefined && !earlier.isSameCart
  const isDead = useJustCame(isQuestion)
  if (earlier?.isSameCart) {
    return (
      <Link to={paths.orderSuccess(earlier.id)} className={LOOK}>
        See order {earlier.shortNumber}
      </Link>
    )
  }
  return (
    <button
      type={isQuestion ? 'button' : 'submit'}
      data-act={isQuestion ? 'again' : 'order'}
      className={LOOK}
      disabled={!isReady}
      aria-describedby={describedBy}
      aria-disabled={isDead || undefined}
      onKeyDown={holdNoKey}
      onClick={(event) => {
        if (isDead) event.preventDefault()
        else if (isQuestion) onOrderAgain()
      }}
      {...heldIf(isHeld)}
    >
      {sending ?? <OrderWords what={isQuestion ? 'Order again' : 'Place Order'} total={total} included={included} />}
    </button>
  )
}

function OrderWords({ what, total, included }: { what: string; total: string; included: ReactNode }) {
  return (
    <span>
      <Parted parts={[what, total]} />
      {/* Where there is room, how much it is stands beside. */}
      {included && <span className="included-words block text-[0.8125rem] font-medium md:hidden"> {included}</span>}
    </span>
  )
}

/** The question comes to lie under the finger that has pressed: for a moment a second press of it is no answer. */
function useJustCame(isQuestion: boolean): boolean {
  const [wasQuestion, setWas] = useState(isQuestion)
  useEffect(() => {
    const timer = setTimeout(() => setWas(isQuestion), DEAD_MS)
    return () => clearTimeout(timer)
  }, [isQuestion])
  return isQuestion && !wasQuestion
}

function holdNoKey(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault()
}
