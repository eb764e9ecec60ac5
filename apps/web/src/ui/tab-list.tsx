import { type KeyboardEvent, useRef } from 'react'

type TabListProps<Value extends string> = {
  label: string
  tabs: readonly (readonly [value: Value, words: string])[]
  value: Value
  /** What the chosen one shows, where that is named. */
  panelId?: string
  isDisabled?: boolean
  /** As wide as what it stands in. */
  isWide?: boolean
  onChange: (value: Value) => void
}

/** Arrow keys go round, Home and End to the ends, as tabs do everywhere. */
export function TabList<const Value extends string>(props: TabListProps<Value>) {
  const { label, tabs, value, panelId, isDisabled = false, isWide = false, onChange } = props
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    // Of two quick presses the second starts where the first has led, whatever is drawn by then.
    const from = event.target instanceof HTMLElement ? event.target.dataset.tab : value
    const at = tabs.findIndex(([one]) => one === from)
    const next = stepTo(event.key, at, tabs.length)
    const tab = next === undefined ? undefined : tabs[next]
    if (!tab) return
    event.preventDefault()
    onChange(tab[0])
    list.current?.querySelector<HTMLElement>(`[data-tab="${tab[0]}"]`)?.focus()
  }
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={`grid rounded-control bg-sunk ${isWide ? '' : 'sm:flex sm:self-start'} ${COLUMNS[tabs.length] ?? 'grid-cols-2'}`}
      onKeyDown={onKeyDown}
    >
      {tabs.map(([one, words]) => (
        <button
          key={one}
          type="button"
          role="tab"
          data-tab={one}
          aria-selected={one === value}
          aria-controls={panelId}
          tabIndex={one === value ? 0 : -1}
          disabled={isDisabled}
          className="min-h-11 rounded-control px-2 font-semibold sm:px-3.5 segment"
          onClick={() => onChange(one)}
        >
          {words}
        </button>
      ))}
    </div>
  )
}

/** On phones; where there is room they stand in a row. */
const COLUMNS: Readonly<Record<number, string>> = {
  3: 'grid-cols-3',
  4: 'grid-cols-2 min-[23.4375rem]:grid-cols-4 max-sm:*:px-0 max-sm:*:text-sm',
}

function stepTo(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
