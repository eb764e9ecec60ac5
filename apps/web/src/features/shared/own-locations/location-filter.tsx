import { LOCATIONS_SHOWN } from '@sizzle/domain/locations/locations-shown.ts'
import { askOnce } from '../../../kit/server/ask-once.ts'
import { Combobox, type ComboboxOption } from '../../../ui/combobox.tsx'
import { FilterSelect } from '../../../ui/list/filter-select.tsx'
import type { SetFilter } from '../../../ui/list/set-filters.tsx'

type LocationFilterProps = {
  value: string
  places: readonly { readonly id: string; readonly name: string }[]
  /** Of all where the person works. */
  total: number
  /** The value and words for all of them together, where that can be chosen. */
  all?: readonly [value: string, words: string] | undefined
  className?: string
  /** At most how wide, where it fills what a bar leaves. */
  cap?: string
  onChange: (id: string) => void
}

/** A location's name may have a hundred letters, and one that is not chosen takes no room from what stands beside the list. */
const CAP = 'max-w-full md:max-w-56'

/** One of the locations where somebody works: a list of a few, and a search among many. */
export function LocationFilter({
  value,
  places,
  total,
  all,
  className = '',
  cap = CAP,
  onChange,
}: LocationFilterProps) {
  const options = [...(all ? [all] : []), ...places.map(({ id, name }) => [id, name] as const)]
  if (total <= LOCATIONS_SHOWN)
    return <FilterSelect label="Location" {...{ className, cap, value, options, onChange }} />
  const search = async (text: string): Promise<readonly ComboboxOption[]> => {
    const { locations } = await askOnce('/getOwnLocations', { search: text, limit: String(LOCATIONS_SHOWN) })
    const found = locations.map(({ id, name, address }) => ({ id, name, detail: address }))
    return all && text === '' ? [{ id: all[0], name: all[1] }, ...found] : found
  }
  return (
    <Combobox
      label="Location"
      look="filter"
      className={`min-w-52 ${className}`}
      chosen={options.find(([id]) => id === value)?.[1] ?? ''}
      search={search}
      onChoose={({ id }) => onChange(id)}
    />
  )
}

/** The location that a list is narrowed to, by its name. */
export function setLocation(
  chosen: string | undefined,
  places: LocationFilterProps['places'],
  onClear: () => void,
): readonly SetFilter[] {
  if (!chosen) return []
  return [{ words: places.find(({ id }) => id === chosen)?.name ?? chosen, onClear }]
}
