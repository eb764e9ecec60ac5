import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ownLocationsQuery } from '../../../../kit/locations.ts'
import { useWish } from '../../../../kit/server/wish.ts'
import { noteLeaving, noteStaying } from '../../../../kit/session/expiry.ts'
import { arrive } from '../../../../kit/session/sign-in.ts'
import { wishedLocation } from '../../../../kit/wished-location.ts'
import { Field } from '../../../../ui/field.tsx'
import { DialogForm } from '../../../../ui/form/dialog-form.tsx'
import { Select } from '../../../../ui/form/select.tsx'

/** This very browser becomes the tablet; its door is shown at once. */
export function PairDialog({ onClose }: { onClose: () => void }) {
  const { data } = useQuery(ownLocationsQuery())
  const places = data?.locations.filter(({ isActive }) => isActive) ?? []
  const [chosen, setChosen] = useState<string>()
  const [name, setName] = useState('')
  const locationId = chosen ?? wishedLocation(places)?.id
  const wish = useWish('/pairTablet', {
    onFailed: noteStaying,
    onDone: () => void arrive().finally(noteStaying),
  })
  return (
    <DialogForm
      title="Pair this device"
      keep="Cancel"
      act="Pair and sign me out"
      acting="Pairing…"
      wish={wish}
      isReady={locationId !== undefined && name.trim() !== ''}
      onSubmit={() => {
        if (locationId === undefined) return
        noteLeaving()
        wish.send({ locationId, name: name.trim() })
      }}
      onClose={onClose}
    >
      <p className="text-soft">
        You are signed out of it. People who work at the location then open it by name and PIN, with a manager’s rights
        at most, until nobody has touched it for two minutes.
      </p>
      <Select
        label="Location"
        value={locationId ?? ''}
        options={places.map((place) => [place.id, place.name] as const)}
        onChange={setChosen}
      />
      <Field
        label="Name of the tablet"
        hint="Such as Counter or Host stand."
        autoComplete="off"
        maxLength={60}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
    </DialogForm>
  )
}
