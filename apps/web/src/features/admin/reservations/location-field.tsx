import { Choices } from '../../../ui/choices.tsx'
import { Select } from '../../../ui/form/select.tsx'

type LocationFieldProps = {
  places: readonly { readonly id: string; readonly name: string }[]
  /** Empty: the list behind shows all of them, so which one the caller means has to be asked. */
  value: string
  onChange: (location: string) => void
}

/** As many as can stand beside each other on a phone. */
export const FEW_PLACES = 3

/** With somebody on the phone a few locations are one press away. */
export function LocationField({ places, value, onChange }: LocationFieldProps) {
  if (places.length <= FEW_PLACES)
    return (
      <div className="col-span-full">
        <Choices
          legend="Location"
          look="cells"
          className={places.length === FEW_PLACES ? 'grid-cols-3' : 'grid-cols-2'}
          choices={places.map(({ id, name }) => ({ value: id, label: name }))}
          value={value || undefined}
          onChange={onChange}
        />
      </div>
    )
  return (
    <Select label="Location" className="max-[50rem]:col-span-full" value={value} onChange={onChange}>
      {value === '' && <option value="">Choose…</option>}
      {places.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )
}
