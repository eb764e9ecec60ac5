import { hoursInWords } from '../../hours/hours-words.ts'
import { OwnHours } from '../../hours/own-hours.tsx'
import type { ItemForm } from '../use-item-form.ts'

export function HoursPart({ form }: { form: ItemForm }) {
  const { draft, place, set, problemAt, check } = form
  const category = place.categories.find(({ id }) => id === draft.category)
  const ofCategory = category?.schedule
    ? `Those of its category: ${hoursInWords(category.schedule)}`
    : 'Whenever the location is open.'
  return (
    <OwnHours
      legend="When can guests order it?"
      otherwise={{ label: 'Usual hours', hint: ofCategory }}
      schedule={draft.schedule}
      problemAt={problemAt}
      onChange={(schedule) => set({ schedule })}
      onLeave={check}
    />
  )
}
