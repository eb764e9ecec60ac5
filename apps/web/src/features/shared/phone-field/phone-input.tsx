import { displayPhone } from '@sizzle/domain/people/phone.ts'
import { lazy, Suspense } from 'react'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { type PhoneFieldProps, PlainPhoneField } from './plain-phone-field.tsx'

// Flags and number rules of every country: fetched beside the form, which can be used meanwhile.
// Its stylesheet may be what is missing, of which only the whole import knows.
const PhoneField = lazy(async () => {
  try {
    return { default: (await import('./phone-field.tsx')).PhoneField }
  } catch {
    return { default: PlainPhoneField }
  }
})

/** The phone number of a form, with its country. */
export function PhoneInput(props: PhoneFieldProps) {
  return (
    <Suspense fallback={<Waiting {...props} />}>
      <PhoneField {...props} />
    </Suspense>
  )
}

/** As the field writes a number of +1, behind its flag: '+1 902-555-0123'. */
function asInField(value: string): string {
  return displayPhone(value).replace(/^\((\d{3})\) /, '+1 $1-')
}

/** In the very place of what comes: what is in the field, to be read, and what stands below it. */
function Waiting({ value, hint }: PhoneFieldProps) {
  return (
    <div>
      <p className="mb-1 font-semibold">Phone Number</p>
      {value.trim() === '' ? (
        <Skeleton className="h-12 w-full border border-line-strong bg-raised!" />
      ) : (
        <p className="flex min-h-12 items-center rounded-control border border-line-strong bg-raised pr-3.5 pl-12.5">
          {asInField(value)}
        </p>
      )}
      {hint && <p className="mt-1 text-sm text-pretty text-soft">{hint}</p>}
    </div>
  )
}
