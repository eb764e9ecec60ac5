import { lazy, Suspense } from 'react'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { type PhoneFieldProps, PlainPhoneField } from './plain-phone-field.tsx'

// Flags and number rules of every country: fetched beside the form, which can be used meanwhile.
const PhoneField = lazy(() =>
  import('./phone-field.tsx').then(
    (module) => ({ default: module.PhoneField }),
    () => ({ default: PlainPhoneField }),
  ),
)

/** The phone number of a form, with its country. */
export function PhoneInput(props: PhoneFieldProps) {
  return (
    <Suspense fallback={<Waiting />}>
      <PhoneField {...props} />
    </Suspense>
  )
}

function Waiting() {
  return (
    <div>
      <p className="mb-1 font-semibold">Phone Number</p>
      <Skeleton className="h-12 w-full border border-line-strong bg-raised!" />
    </div>
  )
}
