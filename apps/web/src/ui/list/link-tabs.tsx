import { useEffect, useRef } from 'react'
import type { To } from '../../router/path.ts'
import { comeInSight, showChosen } from '../come-in-sight.ts'
import { Link } from '../link.tsx'

export type LinkTab = {
  readonly label: string
  /** How many are there; none while that is not known. */
  readonly count?: string | undefined
  readonly to: To
  readonly isCurrent: boolean
  readonly isAlarming?: boolean
}
type LinkTabsProps = {
  label: string
  tabs: readonly LinkTab[]
  /** The way back leads through each of them. */
  keepsStep?: boolean
  className?: string
}

/** Views of one list, each with an address of its own. */
export function LinkTabs({ label, tabs, keepsStep = false, className = '' }: LinkTabsProps) {
  const row = useRef<HTMLElement>(null)
  const current = tabs.find(({ isCurrent }) => isCurrent)?.label
  // The counts move what stands behind them.
  const isCounted = tabs.some(({ count }) => count !== undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another one chosen
  useEffect(() => showChosen(row.current), [current, isCounted])
  return (
    <nav
      ref={row}
      aria-label={label}
      className={`flex max-w-full overflow-x-auto rounded-control bg-sunk ${className}`}
      onFocus={comeInSight}
    >
      {tabs.map(({ label: words, count, to, isCurrent, isAlarming = false }) => (
        <Link
          key={words}
          to={to}
          {...(keepsStep ? {} : { replace: true })}
          aria-current={isCurrent ? 'page' : undefined}
          className="inline-flex min-h-11 shrink-0 items-center justify-center gap-2 rounded-control px-3.5 font-semibold segment"
        >
          {words}
          {count !== undefined && (
            <span className={`tabular-nums ${isAlarming && !isCurrent ? 'text-chilli' : 'font-normal'}`}>{count}</span>
          )}
        </Link>
      ))}
    </nav>
  )
}
