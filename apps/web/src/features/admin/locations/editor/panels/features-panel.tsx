import { LOCATION_FEATURES } from '@sizzle/domain/locations/location-form.ts'
import { Check } from '../../../../../ui/form/check.tsx'
import type { LocationForm } from '../use-location-form.ts'

export function FeaturesPanel({ form: { draft, set, problemAt } }: { form: LocationForm }) {
  const others = (feature: string) => draft.features.filter((one) => one !== feature)
  return (
    <fieldset>
      <legend className="sr-only">Features</legend>
      <div className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
        {LOCATION_FEATURES.map((feature) => (
          <Check
            key={feature}
            label={feature}
            checked={draft.features.includes(feature)}
            onChange={(isThere) => set({ features: isThere ? [...others(feature), feature] : others(feature) })}
          />
        ))}
      </div>
      {problemAt('features') && <p className="text-sm font-semibold text-chilli">{problemAt('features')}</p>}
    </fieldset>
  )
}
