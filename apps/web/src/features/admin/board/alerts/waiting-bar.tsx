import { FootBar } from '../../../../kit/foot-bars.tsx'
import { button } from '../../../../ui/button.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { Link } from '../../../../ui/link.tsx'
import type { ShownOrder } from '../state/shown-orders.ts'

type WaitingBarProps = {
  waiting: readonly ShownOrder[]
  isOneOfMany: boolean
  onShow: () => void
  onAcceptAll: (() => void) | undefined
}

/** While the popup is away: what waits, and the ways to it. */
export function WaitingBar({ waiting, isOneOfMany, onShow, onAcceptAll }: WaitingBarProps) {
  const [first] = waiting
  if (!first) return null
  return (
    <FootBar>
      <section
        aria-label="New orders"
        className="flex flex-wrap items-center justify-center gap-4 border-t border-transparent bg-saffron px-4 py-3 text-night max-sm:gap-2 max-sm:px-3 max-sm:py-2"
      >
        <p
          role="alert"
          className="inline-flex items-center gap-2 text-lg font-semibold max-sm:min-w-0 max-sm:grow max-sm:basis-32 max-sm:text-sm"
        >
          <Icon name="alert" className="size-6 max-sm:hidden" />
          {waiting.length} new {waiting.length === 1 ? 'order' : 'orders'} waiting: {first.shortNumber}
          {isOneOfMany && `, ${first.locationInfo.name}`}
        </p>
        <Link
          to={{ search: new URLSearchParams({ location: first.locationInfo.id }).toString(), hash: '#orders' }}
          className={button('night', 'max-sm:px-3')}
          onClick={onShow}
        >
          Show
        </Link>
        {onAcceptAll && (
          <button type="button" aria-haspopup="dialog" className={button('night', 'max-sm:px-3')} onClick={onAcceptAll}>
            Accept all…
          </button>
        )}
      </section>
    </FootBar>
  )
}
