import type { SessionUser } from '../../../../kit/session/session.ts'
import { type HeardKind, muteLocation, useBoardLocation, useMuted } from '../state/board-location.ts'

const KINDS = [
  ['new', 'New orders'],
  ['late', 'Late orders'],
] as const
const ROW = 'grid grid-cols-[minmax(0,1fr)_4.5rem_4.5rem] items-center'

/** What this device makes heard of each kitchen: new orders and late ones, unless that is switched off here. */
export function AnnouncedLocations({ user }: { user: SessionUser }) {
  const { announced: own, total } = useBoardLocation(user)
  const muted = { new: useMuted('new'), late: useMuted('late') }
  if (own.length === 0) return null
  const choice = (kind: HeardKind, id: string, label: string) => (
    <label key={kind} className="grid min-h-12 cursor-pointer place-items-center">
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        className="size-6 tick-box"
        checked={!muted[kind].includes(id)}
        onChange={(event) => muteLocation(kind, id, !event.target.checked)}
      />
    </label>
  )
  return (
    <section aria-label="Heard on this device" className="border-t border-line px-6 pt-4 pb-3">
      <div className={`${ROW} pb-1`}>
        <p className="font-semibold">Heard on this device</p>
        {KINDS.map(([kind, label]) => (
          <span key={kind} aria-hidden="true" className="px-1 text-center text-sm leading-tight text-soft">
            {label}
          </span>
        ))}
      </div>
      {own.map(({ id, name }) => (
        <fieldset key={id} className={`${ROW} border-t border-line`}>
          <legend className="sr-only">{name}</legend>
          <span aria-hidden="true" className="min-w-0 py-1 leading-tight break-words">
            {name}
          </span>
          {KINDS.map(([kind, label]) => choice(kind, id, label))}
        </fieldset>
      ))}
      {own.length < total && (
        <p className="mt-2 text-soft">You work at {total} locations. Only the location on the board is heard.</p>
      )}
    </section>
  )
}
