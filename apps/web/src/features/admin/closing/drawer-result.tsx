import { needsReason } from '@sizzle/domain/closing/cash-count.ts'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { formatDollars, toCents } from '../../../ui/money.ts'
import type { DayToClose, DrawerCount } from './closing-query.ts'
import { afterWords, differenceFigure, differenceWords, expectedWords } from './drawer-words.ts'

type DrawerResultProps = { day: DayToClose; count: DrawerCount; className?: string }

/**
 * What was counted beside what should be there. A difference to explain, or none, has a ground of its own, on a phone a line too;
 * a small one is a figure like the others.
 */
export function DrawerResult({ day, count, className = '' }: DrawerResultProps) {
  const isQuiet = count.difference !== 0 && !needsReason(toCents(count.difference))
  return (
    <div className={`grid overflow-hidden rounded-control bg-sunk sm:grid-cols-[minmax(0,1fr)_auto] ${className}`}>
      <dl
        className={`grid gap-x-2 gap-y-3 px-3 py-2.5 sm:px-4 ${isQuiet ? 'grid-cols-3 max-[22rem]:grid-cols-2 sm:col-span-2' : 'grid-cols-2'}`}
      >
        <Figure name="Expected" amount={formatDollars(count.expected)} />
        <Figure name="Counted" amount={formatDollars(count.counted)} />
        {isQuiet && (
          <Figure
            name="Difference"
            amount={
              <span role="status" className="text-saffron-ink">
                {differenceFigure(count.difference)}
              </span>
            }
          />
        )}
        <div className="col-span-full -mt-2 text-sm text-soft">
          <dt className="sr-only">Expected is made of</dt>
          <dd>{expectedWords(day, count)}</dd>
        </div>
      </dl>
      {/* Always there, so that what appears in it is announced. */}
      <p
        role="status"
        className="px-3 pb-2.5 text-sm font-semibold text-saffron-ink empty:hidden sm:col-span-full sm:row-start-2 sm:px-4"
      >
        {afterWords(count.cameAfter ?? 0)}
      </p>
      {!isQuiet && (
        <p
          role="status"
          className={`flex items-center gap-2 px-3 py-1.5 font-semibold sm:gap-2.5 sm:px-4 sm:py-2.5 sm:text-lg ${differenceLook(count.difference)}`}
        >
          <Icon name={count.difference === 0 ? 'check' : 'alert'} className="size-5 shrink-0" />
          {differenceWords(count.difference)}
        </p>
      )}
    </div>
  )
}

/** Red is what is missing and has to be explained. */
function differenceLook(difference: number): string {
  if (difference === 0) return 'bg-coriander-soft text-coriander'
  return difference < 0 ? 'bg-chilli-soft text-chilli' : 'bg-saffron-soft text-saffron-ink'
}

function Figure({ name, amount }: { name: string; amount: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="price text-lg max-sm:text-base">{amount}</dd>
    </div>
  )
}
