import { isAmong } from '@sizzle/domain/among.ts'
import { LOCATION_FEATURES } from '@sizzle/domain/locations/location-form.ts'
import { Check } from '../../../../../ui/form/check.tsx'
import type { LocationForm } from '../use-location-form.ts'

const WAYS_TO_ORDER = ['Dine-in', 'Takeout', 'Delivery'] as const
const OTHERS = LOCATION_FEATURES.filter((feature) => !isAmong(WAYS_TO_ORDER, feature))

/** What opens or ends a way to order, apart from what guests only read. */
export function FeaturesPanel({ form }: { form: LocationForm }) {
  const problem = form.problemAt('features')
  return (
    <>
      <Group
        form={form}
        title="How guests order"
        hint="Delivery and dine-in orders stop where they are not ticked. Pickup can always be ordered."
        features={WAYS_TO_ORDER}
      />
      <Group form={form} title="At the restaurant" hint="Guests read it on the site." features={OTHERS} />
      {problem && <p className="text-sm font-semibold text-chilli">{problem}</p>}
    </>
  )
}

type GroupProps = { form: LocationForm; title: string; hint: string; features: readonly string[] }

function Group({ form: { draft, set }, title, hint, features }: GroupProps) {
  const others = (feature: string) => draft.features.filter((one) => one !== feature)
  return (
    <fieldset>
      <legend className="font-semibold">{title}</legend>
      <p className="text-sm text-soft">{hint}</p>
      <div className="mt-1 grid min-[20rem]:grid-cols-2 gap-x-4 lg:grid-cols-3">
        {features.map((feature) => (
          <Check
            key={feature}
            label={feature}
            checked={draft.features.includes(feature)}
            onChange={(isThere) => set({ features: isThere ? [...others(feature), feature] : others(feature) })}
          />
        ))}
      </div>
    </fieldset>
  )
}
