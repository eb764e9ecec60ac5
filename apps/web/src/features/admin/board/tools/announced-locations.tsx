import type { SessionUser } from '../../../../kit/session/session.ts'
import { type HeardKind, muteLocation, useBoardLocation, useMuted } from '../state/board-location.ts'

/** What this device makes heard of each kitchen: new orders and late ones, unless that is switched off here. */
export function AnnouncedLocations({ user }: { user: SessionUser }) {
  const { announced: own, total } = useBoardLocation(user)
  const muted = { new: useMuted('new'), late: useMuted('late') }
  if (own.length === 0) return null
  const choice = (kind: HeardKind, id: string, label: string) => (
    <label className="flex min-h-11 items-center gap-2">
      <input
        type="checkbox"
        className="size-6 tick-box"
        checked={!muted[kind].includes(id)}
        onChange={(event) => muteLocation(kind, id, !event.target.checked)}
      />
      {label}
    </label>
  )
  return (
    <section aria-label="Heard on this device" className="border-t border-line px-6 py-4">
      <p className="font-semibold">Heard on this device</p>
      {own.map(({ id, name }) => (
        <fieldset key={id} className="flex flex-wrap items-center gap-x-5 border-b border-line last:border-0">
          <legend className="sr-only">{name}</legend>
          <span aria-hidden="true" className="min-w-32 grow">
            {name}
          </span>
          {choice('new', id, 'New orders')}
          {choice('late', id, 'Late orders')}
        </fieldset>
      ))}
      {own.length < total && (
        <p className="mt-2 text-soft">You work at {total} locations. Only the location on the board is heard.</p>
      )}
    </section>
  )
}
