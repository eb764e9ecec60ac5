import { defaultSpecialDates } from '@sizzle/domain/menu/menu-item.ts'
import { clockOf } from '../../../../../ui/clock.ts'
import { Field } from '../../../../../ui/field.tsx'
import { Check } from '../../../../../ui/form/check.tsx'
import type { ItemForm } from '../use-item-form.ts'

export function SpecialPart({ form }: { form: ItemForm }) {
  const { draft, place, set, text } = form
  const tick = (isTodaysSpecial: boolean) => {
    const isDated = draft.specialStartDate !== '' || draft.specialEndDate !== ''
    const dates = isTodaysSpecial && !isDated ? defaultSpecialDates(clockOf(place).today()) : {}
    set({ isTodaysSpecial, ...dates })
  }
  return (
    <>
      <Check label="Today's Special" checked={draft.isTodaysSpecial} onChange={tick} />
      {draft.isTodaysSpecial && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Start date" type="date" required {...text('specialStartDate')} />
          <Field label="End date" type="date" required {...text('specialEndDate')} />
        </div>
      )}
    </>
  )
}
