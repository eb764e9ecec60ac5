import type { SessionUser } from '../../../../kit/session/session.ts'
import { muteLocation, useBoardLocation, useMuted } from '../state/board-location.ts'

/** The kitchens whose new orders this device announces: all of a person's, unless one is switched off here. */
export function AnnouncedLocations({ user }: { user: SessionUser }) {
  const { announced: own, total } = useBoardLocation(user)
  const muted = useMuted()
  if (own.length < total)
    return (
      <p className="border-t border-line px-6 py-4">
        You work at {total} locations. Only new orders of the location on the board are announced.
      </p>
    )
  if (own.length < 2) return null
  return (
    <fieldset className="border-t border-line px-6 py-4">
      <legend className="sr-only">Locations whose new orders are announced</legend>
      <p className="font-semibold">New orders are announced for</p>
      {own.map(({ id, name }) => (
        <label key={id} className="flex min-h-11 items-center justify-between gap-4">
          {name}
          <input
            type="checkbox"
            className="size-6 accent-saffron"
            checked={!muted.includes(id)}
            onChange={(event) => muteLocation(id, !event.target.checked)}
          />
        </label>
      ))}
    </fieldset>
  )
}
