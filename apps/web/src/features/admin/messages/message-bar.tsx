import type { MessageFilterState } from '@sizzle/contract/messages.ts'
import type { To } from '../../../router/path.ts'
import { FilterSelect } from '../../../ui/list/filter-select.tsx'
import { LinkTabs } from '../../../ui/list/link-tabs.tsx'
import { OFF_FIELDS } from '../../../ui/list/not-loaded.ts'
import { SearchBox } from '../../../ui/list/search-box.tsx'
import type { MessageFilters } from './message-filters.ts'
import { STATES } from './message-filters.ts'
import type { MessagePage } from './message-query.ts'
import { STATE_LABELS } from './message-words.ts'
import { StateLegend } from './state-legend.tsx'

const KINDS = [
  ['', 'All kinds'],
  ['email', 'Email'],
  ['sms', 'SMS'],
] as const

type MessageBarProps = {
  className: string
  filters: MessageFilters
  counts: MessagePage['counts'] | undefined
  /** Nothing could be loaded. */
  isOff: boolean
  linkTo: (state: MessageFilterState | undefined) => To
  onChange: (changes: Partial<MessageFilters>) => void
}

export function MessageBar({ className, filters, counts, isOff, linkTo, onChange }: MessageBarProps) {
  const all = counts && STATES.reduce((sum, state) => sum + counts[state], 0)
  return (
    <div className={`flex flex-wrap items-center gap-x-4 gap-y-3 ${className}`}>
      <LinkTabs
        label="State"
        // On a phone one row that goes on beyond its edge, where it fades.
        className="overscroll-x-contain [scrollbar-width:none] max-sm:w-full max-sm:fade-right max-sm:pr-8"
        tabs={[
          { label: 'All', count: all?.toString(), to: linkTo(undefined), isCurrent: filters.state === undefined },
          ...STATES.map((state) => ({
            label: STATE_LABELS[state],
            count: counts?.[state].toString(),
            to: linkTo(state),
            isCurrent: filters.state === state,
            isAlarming: state === 'failed' && (counts?.failed ?? 0) > 0,
          })),
        ]}
      />
      <search className="min-w-0 grow basis-96">
        <fieldset disabled={isOff} className={`flex min-w-0 gap-3 ${OFF_FIELDS}`}>
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
        </fieldset>
      </search>
      {filters.state && filters.state !== 'sent' && (
        <StateLegend states={[filters.state]} className="-mt-1 basis-full" />
      )}
    </div>
  )
}
