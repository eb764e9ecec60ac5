import { createPortal } from 'react-dom'
import { button } from '../../../../ui/button.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { Link } from '../../../../ui/link.tsx'
import { boardOf, type WaitingBarProps, waitingWords } from './waiting-bar.tsx'

type WaitingChipProps = Pick<WaitingBarProps, 'waiting' | 'isOneOfMany' | 'onShow'> & { place: HTMLElement }

/** The same inside a section where somebody is at work: short, in a quieter colour, and one way out. */
export function WaitingChip({ waiting, isOneOfMany, onShow, place }: WaitingChipProps) {
  const [first] = waiting
  if (!first) return null
  const words = waitingWords(waiting, isOneOfMany)
  return createPortal(
    <section aria-label="New orders" className="shrink-0">
      <p role="alert" className="sr-only">
        {words}
      </p>
      <Link
        to={boardOf(first)}
        title={words}
        className={button('quiet', 'w-full bg-saffron-soft px-3! whitespace-nowrap text-saffron-ink')}
        onClick={onShow}
      >
        <Icon name="alert" className="size-5 shrink-0 max-sm:hidden" />
        <span>
          {waiting.length} new
          <span className="max-lg:sr-only"> {waiting.length === 1 ? 'order' : 'orders'} waiting</span>
        </span>
      </Link>
    </section>,
    place,
  )
}
