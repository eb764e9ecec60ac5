import { BRAND } from '../../../brand/brand.ts'
import { useLiveState } from '../../../kit/live/browser-live.ts'
import type { PageLocation } from '../../../pages/page-content.ts'

type BoardBarProps = {
  locations: readonly PageLocation[]
  locationId: string | undefined
  onLocation: (id: string) => void
}

export function BoardBar({ locations, locationId, onLocation }: BoardBarProps) {
  return (
    <header className="flex flex-wrap items-center gap-x-5 gap-y-3 border-b border-line bg-raised px-4 py-3">
      <h1 className="mr-auto text-xl md:text-2xl">
        Order Management
        <span className="sr-only"> – {BRAND.name}</span>
      </h1>
      <LiveMark />
      <label className="flex items-center gap-2">
        <span className="sr-only">Location</span>
        <select
          className="min-h-11 rounded-control border border-line-strong bg-paper px-3 font-semibold"
          value={locationId ?? ''}
          onChange={(event) => onLocation(event.target.value)}
        >
          {locations.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </header>
  )
}

const WORDS = {
  live: { text: 'Live', dot: 'bg-coriander', colour: 'text-coriander' },
  reconnecting: { text: 'Reconnecting…', dot: 'bg-saffron breathe', colour: 'text-saffron-ink' },
  offline: { text: 'Offline', dot: 'border-2 border-chilli', colour: 'text-chilli' },
} as const

function LiveMark() {
  const { text, dot, colour } = WORDS[useLiveState()]
  return (
    <p role="status" className={`inline-flex min-w-[8.5rem] items-center justify-end gap-2 font-semibold ${colour}`}>
      <span aria-hidden="true" className={`size-3 rounded-full ${dot}`} />
      {text}
    </p>
  )
}
