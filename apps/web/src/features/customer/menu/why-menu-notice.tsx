import { useEffect, useState } from 'react'
import { whyMenu } from '../../../kit/cart/to-choose.ts'
import { Icon } from '../../../ui/icon.tsx'

type WhyMenuNoticeProps = { sentence: string /** A dish was chosen. */; isOver: boolean }

/** In the page rather than over it, for as long as nothing is chosen. */
export function WhyMenuNotice({ sentence, isOver }: WhyMenuNoticeProps) {
  const [isClosed, setClosed] = useState(false)
  // Told once: who comes back to the menu later finds it without.
  useEffect(() => whyMenu.set(''), [])
  if (isClosed || isOver) return null
  return (
    <div className="wrap pt-1 pb-3 sm:pt-3">
      <div role="alert" className="flex items-start justify-between gap-2 rounded-control bg-sunk py-1 pr-1 pl-4">
        <p className="py-2.5 max-sm:text-sm">
          <b className="font-semibold">{sentence}</b> Your cart is empty. Choose a dish to order.
        </p>
        <button
          type="button"
          aria-label="Close this message"
          className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-paper"
          onClick={() => setClosed(true)}
        >
          <Icon name="close" className="size-4.5" />
        </button>
      </div>
    </div>
  )
}
