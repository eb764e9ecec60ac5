import { LOCATIONS_SHOWN } from '@sizzle/domain/locations/locations-shown.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { ownLocationsQuery } from '../../../kit/locations.ts'
import { askOnce } from '../../../kit/server/ask-once.ts'
import { Combobox } from '../../../ui/combobox.tsx'
import { Check } from '../../../ui/form/check.tsx'
import { Icon } from '../../../ui/icon.tsx'

type LocationsFieldProps = {
  label?: string
  chosen: readonly string[]
  hint?: string | undefined
  problem?: string | undefined
  onChange: (ids: readonly string[]) => void
}

/** Where somebody works: a list of a few, and a search among many. */
export function LocationsField({ label = 'Locations', chosen, hint, problem, onChange }: LocationsFieldProps) {
  const id = useId()
  const { data } = useQuery(ownLocationsQuery())
  const isFew = data !== undefined && data.total <= LOCATIONS_SHOWN
  const toggle = (one: string) =>
    onChange(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one])
  return (
    <fieldset aria-describedby={problem || hint ? id : undefined}>
      <legend className="mb-1 font-semibold">{label}</legend>
      {isFew ? (
        <div className="grid gap-x-4 sm:grid-cols-2">
          {data.locations.map((place) => (
            <Check
              key={place.id}
              label={place.isActive ? place.name : `${place.name} (inactive)`}
              checked={chosen.includes(place.id)}
              onChange={() => toggle(place.id)}
            />
          ))}
        </div>
      ) : (
        <Many chosen={chosen} known={data?.locations ?? []} onToggle={toggle} />
      )}
      {(problem || hint) && (
        <p
          id={id}
          {...(problem && { 'data-wrong': true, tabIndex: -1 })}
          className={`mt-1 text-sm ${problem ? 'font-semibold text-chilli' : 'text-soft'}`}
        >
          {problem ?? hint}
        </p>
      )}
    </fieldset>
  )
}

type Place = { readonly id: string; readonly name: string }
type ManyProps = { chosen: readonly string[]; known: readonly Place[]; onToggle: (id: string) => void }

function Many({ chosen, known, onToggle }: ManyProps) {
  const [found, setFound] = useState<readonly Place[]>([])
  const nameOf = (id: string) => [...found, ...known].find((place) => place.id === id)?.name ?? id
  const search = async (text: string) => {
    const { locations } = await askOnce('/getOwnLocations', { search: text, limit: String(LOCATIONS_SHOWN) })
    return locations.map(({ id, name, address }) => ({ id, name, detail: address }))
  }
  return (
    <>
      <Combobox
        label="Add a location"
        placeholder="Add a location"
        search={search}
        onChoose={(place) => {
          setFound((before) => [...before, place])
          if (!chosen.includes(place.id)) onToggle(place.id)
        }}
      />
      <ul aria-label="Chosen locations" className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {chosen.map((id) => (
          <li key={id} className="flex items-center rounded-full bg-sunk pl-3.5">
            {nameOf(id)}
            <button
              type="button"
              className="grid size-11 place-items-center rounded-full"
              aria-label={`Remove ${nameOf(id)}`}
              onClick={() => onToggle(id)}
            >
              <Icon name="close" className="size-4.5" />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
