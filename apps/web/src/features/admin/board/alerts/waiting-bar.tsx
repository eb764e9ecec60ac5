import { FootBar } from '../../../../kit/foot-bars.tsx'
import { button } from '../../../../ui/button.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { Link } from '../../../../ui/link.tsx'
import type { ShownOrder } from '../state/shown-orders.ts'

export type WaitingBarProps = {
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
          <span>
            {countWords(waiting)}: <span className="whitespace-nowrap">{first.shortNumber}</span>
            {isOneOfMany && `, ${first.locationInfo.name}`}
          </span>
        </p>
        <Link to={boardOf(first)} className={button('night', 'max-sm:px-3')} onClick={onShow}>
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

function countWords({ length }: readonly ShownOrder[]): string {
  return `${length} new ${length === 1 ? 'order' : 'orders'} waiting`
}

/** '2 new orders waiting: NGL-065, New Glasgow' */
export function waitingWords(waiting: readonly ShownOrder[], isOneOfMany: boolean): string {
  const [first] = waiting
  if (!first) return ''
  const where = isOneOfMany ? `, ${first.locationInfo.name}` : ''
  return `${countWords(waiting)}: ${first.shortNumber}${where}`
}

export function boardOf({ locationInfo }: ShownOrder) {
  return { search: new URLSearchParams({ location: locationInfo.id }).toString(), hash: '#orders' }
}
