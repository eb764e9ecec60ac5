import { BRAND } from '../../../brand/brand.ts'
import { LogoMark } from '../../../brand/logo-mark.tsx'
import { useLiveState } from '../../../kit/live/browser-live.ts'
import type { SessionUser } from '../../../kit/session/session.ts'
import type { PageLocation } from '../../../pages/page-content.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { Theme } from './theme.ts'

type BoardBarProps = {
  user: SessionUser
  locations: readonly PageLocation[]
  locationId: string | undefined
  onLocation: (id: string) => void
  theme: Theme
  onTheme: () => void
  onLogout: () => void
}

const TOOL =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control border border-line-strong px-3.5 font-semibold hover:bg-sunk'

export function BoardBar({ user, locations, locationId, onLocation, theme, onTheme, onLogout }: BoardBarProps) {
  return (
    <header className="flex flex-wrap items-center gap-x-5 gap-y-3 border-b border-line bg-raised px-4 py-3">
      <LogoMark className="size-10" />
      <h1 className="mr-auto text-xl md:text-2xl">
        Order Management
        <span className="sr-only"> – {BRAND.name}</span>
      </h1>
      <LiveMark />
      <div className="flex gap-3 max-md:w-full">
        <select
          aria-label="Location"
          className="min-h-11 grow rounded-control border border-line-strong bg-paper px-3 font-semibold"
          value={locationId ?? ''}
          onChange={(event) => onLocation(event.target.value)}
        >
          {locations.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <button
          type="button"
          className={`${TOOL} w-11 px-0!`}
          aria-label={theme === 'night' ? 'Use the light theme' : 'Use the dark theme'}
          onClick={onTheme}
        >
          <Icon name={theme === 'night' ? 'sun' : 'moon'} />
        </button>
        <button type="button" className={TOOL} onClick={onLogout} title={user.email}>
          Logout
        </button>
      </div>
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
    <p role="status" className={`inline-flex items-center justify-end md:min-w-[8.5rem] gap-2 font-semibold ${colour}`}>
      <span aria-hidden="true" className={`size-3 rounded-full ${dot}`} />
      {text}
    </p>
  )
}
