import { useEffect, useState } from 'react'
import { whyMenu } from '../../../kit/cart/to-choose.ts'
import { Icon } from '../../../ui/icon.tsx'

type WhyMenuNoticeProps = {
  sentence: string
  /** A dish was chosen. */
  isOver: boolean
}

/** In the page rather than over it, for as long as nothing is chosen. */
export function WhyMenuNotice({ sentence, isOver }: WhyMenuNoticeProps) {
  const [isClosed, setClosed] = useState(false)
  // Told once: who comes back to the menu later finds it without.
  useEffect(() => whyMenu.set(''), [])
  if (isClosed || isOver) return null
  return (
    <div className="wrap pt-1 pb-3 sm:pt-3">
      <div role="alert" className="relative rounded-control bg-saffron-soft py-3 pr-14 pl-4">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <p className="font-semibold">
            <span className="inline-block">Your cart is empty.</span>{' '}
            <span className="inline-block">Add a dish, then check out.</span>
          </p>
          <p className="text-sm text-balance text-soft">{sentence}</p>
        </div>
        <button
          type="button"
          aria-label="Close this message"
          className="absolute top-0.5 right-1 grid size-11 place-items-center rounded-control hover:bg-paper"
          onClick={() => setClosed(true)}
        >
          <Icon name="close" className="size-4.5" />
        </button>
      </div>
    </div>
  )
}
