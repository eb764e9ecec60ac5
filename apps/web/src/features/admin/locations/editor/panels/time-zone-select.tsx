import { CANADIAN_ZONES } from '@sizzle/domain/locations/time-zones.ts'
import { useMemo } from 'react'
import { Select } from '../../../../../ui/form/select.tsx'
import type { LocationForm } from '../use-location-form.ts'

export function TimeZoneSelect({ form }: { form: LocationForm }) {
  const { draft, set, problemAt, lockedBecause } = form
  const world = useMemo(() => zonesWith(draft.timeZone), [draft.timeZone])
  return (
    <Select
      label="Time Zone"
      className="sm:col-span-2"
      value={draft.timeZone}
      problem={problemAt('timeZone')}
      lockedBecause={lockedBecause('timeZone')}
      onChange={(timeZone) => set({ timeZone })}
    >
      <optgroup label="Canada">{CANADIAN_ZONES.map(optionOf)}</optgroup>
      <optgroup label="Elsewhere">{world.map(optionOf)}</optgroup>
    </Select>
  )
}

function zonesWith(chosen: string): string[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), chosen])
  return [...zones].filter((zone) => !CANADIAN_ZONES.includes(zone)).toSorted()
}

function optionOf(zone: string) {
  return (
    <option key={zone} value={zone}>
      {zone.replaceAll('_', ' ')}
    </option>
  )
}
