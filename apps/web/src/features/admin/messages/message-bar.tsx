import type { MessageFilterState } from '@sizzle/contract/messages.ts'
import type { To } from '../../../router/path.ts'
import { Link } from '../../../ui/link.tsx'
import { FilterSelect } from '../../../ui/list/filter-select.tsx'
import { SearchBox } from '../../../ui/list/search-box.tsx'
import type { MessageFilters } from './message-filters.ts'
import { STATES } from './message-filters.ts'
import type { MessagePage } from './message-query.ts'
import { STATE_LABELS } from './message-words.ts'

const KINDS = [
  ['', 'Email and SMS'],
  ['email', 'Email'],
  ['sms', 'SMS'],
] as const

type MessageBarProps = {
  className: string
  filters: MessageFilters
  counts: MessagePage['counts'] | undefined
  linkTo: (state: MessageFilterState | undefined) => To
  onChange: (changes: Partial<MessageFilters>) => void
}

export function MessageBar({ className, filters, counts, linkTo, onChange }: MessageBarProps) {
  const all = counts && STATES.reduce((sum, state) => sum + counts[state], 0)
  return (
    <div className={`flex flex-wrap items-center gap-x-4 gap-y-3 ${className}`}>
      <nav
        aria-label="State"
        className="fade-right flex max-w-full overflow-x-auto rounded-control bg-sunk max-md:pr-8"
      >
        <Tab label="All" count={all} to={linkTo(undefined)} isCurrent={filters.state === undefined} />
        {STATES.map((state) => (
          <Tab
            key={state}
            label={STATE_LABELS[state]}
            count={counts?.[state]}
            to={linkTo(state)}
            isCurrent={filters.state === state}
            isAlarming={state === 'failed' && (counts?.failed ?? 0) > 0}
          />
        ))}
      </nav>
      <search className="flex min-w-0 grow basis-96 gap-3">
        <SearchBox
          label="Search name, address or subject"
          placeholder="Search"
          className="basis-32"
          hasSign
          value={filters.search}
          onSearch={(search) => onChange({ search })}
        />
        <FilterSelect
          label="Kind"
          className="min-w-0"
          value={filters.kind ?? ''}
          options={KINDS}
          onChange={(kind) => onChange({ kind: KINDS.find(([one]) => one === kind)?.[0] || undefined })}
        />
      </search>
    </div>
  )
}

type TabProps = { label: string; count: number | undefined; to: To; isCurrent: boolean; isAlarming?: boolean }

function Tab({ label, count, to, isCurrent, isAlarming = false }: TabProps) {
  return (
    <Link
      to={to}
      replace
      aria-current={isCurrent ? 'page' : undefined}
      className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-control px-3.5 font-semibold segment"
    >
      {label}
      {count !== undefined && (
        <span className={`tabular-nums ${isAlarming && !isCurrent ? 'text-chilli' : 'font-normal'}`}>{count}</span>
      )}
    </Link>
  )
}
