import { useEffect, useState } from 'react'
import { whyMenu } from '../../../kit/cart/to-choose.ts'
import { telLink } from '../../../ui/contact-links.ts'
import { DEAD_END_LINK } from '../../../ui/dead-end.tsx'
import { Icon } from '../../../ui/icon.tsx'

type WhyMenuNoticeProps = {
  sentence: string
  /** Of the location whose menu this is. */
  phone: string
  /** A dish was chosen. */
  isOver: boolean
}

/** In the page rather than over it, for as long as nothing is chosen. */
export function WhyMenuNotice({ sentence, phone, isOver }: WhyMenuNoticeProps) {
  const [isClosed, setClosed] = useState(false)
  // Told once: who comes back to the menu later finds it without.
  useEffect(() => whyMenu.set(''), [])
  if (isClosed || isOver) return null
  return (
    <div className="wrap pt-1 pb-3 sm:pt-3">
      <div
        role="alert"
        className="relative flex flex-wrap items-center justify-between gap-x-6 rounded-control bg-saffron-soft py-3 pr-4 pl-4 sm:pr-14"
      >
        <div className="max-sm:pr-9">
          <p className="font-semibold">Your cart is empty: add a dish, then check out.</p>
          <p className="text-sm text-balance text-soft">{sentence}</p>
        </div>
        <a href={telLink(phone)} className={`${DEAD_END_LINK} whitespace-nowrap text-sm`}>
          Call {phone}
        </a>
        <button
          type="button"
          aria-label="Close this message"
          className="absolute top-1 right-1 grid sm:top-3 size-11 place-items-center rounded-control hover:bg-paper"
          onClick={() => setClosed(true)}
        >
          <Icon name="close" className="size-4.5" />
        </button>
      </div>
    </div>
  )
}
