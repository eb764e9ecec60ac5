import { useMemo } from 'react'
import { Select } from '../../../../../ui/form/select.tsx'
import type { LocationForm } from '../use-location-form.ts'

/** Where our clocks have times of their own; the rest of the world is below. */
const CANADA = [
  'America/St_Johns',
  'America/Halifax',
  'America/Moncton',
  'America/Toronto',
  'America/Winnipeg',
  'America/Regina',
  'America/Edmonton',
  'America/Vancouver',
  'America/Whitehorse',
  'America/Iqaluit',
]

export function TimeZoneSelect({ form }: { form: LocationForm }) {
  const { draft, set, problemAt, lockedBecause } = form
  const world = useMemo(() => zonesWith(draft.timeZone), [draft.timeZone])
  return (
    <Select
      label="Time zone"
      className="sm:col-span-2"
      value={draft.timeZone}
      problem={problemAt('timeZone')}
      lockedBecause={lockedBecause('timeZone')}
      onChange={(timeZone) => set({ timeZone })}
    >
      <optgroup label="Canada">{CANADA.map(optionOf)}</optgroup>
      <optgroup label="Elsewhere">{world.map(optionOf)}</optgroup>
    </Select>
  )
}

function zonesWith(chosen: string): string[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), chosen])
  return [...zones].filter((zone) => !CANADA.includes(zone)).toSorted()
}

function optionOf(zone: string) {
  return (
    <option key={zone} value={zone}>
      {zone.replaceAll('_', ' ')}
    </option>
  )
}
