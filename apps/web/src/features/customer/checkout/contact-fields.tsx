import { lazy, Suspense } from 'react'
import { Field } from '../../../ui/field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { FieldsProps } from './fields-props.ts'
import { PlainPhoneField } from './plain-phone-field.tsx'

// Flags and number rules of every country: fetched beside the form, which can be used meanwhile.
const PhoneField = lazy(() =>
  import('./phone-field.tsx').then(
    (module) => ({ default: module.PhoneField }),
    () => ({ default: PlainPhoneField }),
  ),
)

export function ContactFields({ form, problems, leave, edit }: FieldsProps) {
  return (
    <div className="grid gap-4">
      <Field
        label="Full Name"
        name="name"
        autoComplete="name"
        required
        value={form.name}
        problem={problems.name}
        onBlur={() => leave('name')}
        onChange={(event) => edit({ name: event.target.value })}
      />
      <Field
        label="Email Address"
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        value={form.email}
        problem={problems.email}
        onBlur={() => leave('email')}
        onChange={(event) => edit({ email: event.target.value })}
      />
      <Suspense fallback={<PhoneSkeleton />}>
        <PhoneField
          value={form.phone}
          problem={problems.phone}
          onLeave={() => leave('phone')}
          onChange={(phone) => edit({ phone })}
        />
      </Suspense>
    </div>
  )
}

function PhoneSkeleton() {
  return (
    <div>
      <p className="mb-1 font-semibold">Phone Number</p>
      <Skeleton className="h-12 w-full" />
    </div>
  )
}
