import { isLocalTime, WEEKDAYS, type Weekday } from '@sizzle/domain/hours/local-time.ts'
import type { Interval } from '@sizzle/domain/hours/schedule.ts'
import {
  ORDER_TYPE_LABELS,
  ORDER_TYPES,
  type OrderType,
  offers,
  typesInWords,
} from '@sizzle/domain/order/order-type.ts'
import { type Choice, Choices } from '../../../../../ui/choices.tsx'
import { goToPart } from '../../../../../ui/form/form-rail.tsx'
import { WeekGrid } from '../../../../../ui/week-grid.tsx'
import { NO_TIMES, type Week } from '../../../../../ui/week-words.ts'
import type { LocationDraft } from '../location-draft.ts'
import type { LocationForm } from '../use-location-form.ts'

/** The hours of order types that are not on whenever the location is open. */
export function OrderTypesPanel({ form }: { form: LocationForm }) {
  const { draft, set, problemAt, check } = form
  const { typeHours } = draft
  const shown = ORDER_TYPES.filter((type) => offers(draft.features, type) || typeHours[type] !== undefined)
  const change = (type: OrderType, days: Week | undefined) => {
    const { [type]: before, ...others } = typeHours
    const dates = before ?? { from: null, until: null }
    set({ typeHours: days ? { ...others, [type]: { ...dates, days } } : others })
  }
  const off = ORDER_TYPES.filter((type) => !offers(draft.features, type))
  return (
    <>
      {shown.map((type) => {
        const week = typeHours[type]?.days
        const label = ORDER_TYPE_LABELS[type]
        return (
          <div key={type} className="grid gap-3">
            <Choices
              legend={label}
              className="max-w-96 grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]"
              choices={WHEN}
              value={week ? 'own' : 'open'}
              onChange={(when) => change(type, when === 'own' ? weekOf(draft.hours) : undefined)}
            />
            {week && (
              <WeekGrid
                label={`Hours of ${label.toLowerCase()}`}
                week={week}
                problemAt={(field) => problemAt(`typeHours.${type}.${field}`)}
                onChange={(days) => change(type, days)}
                onLeave={() => check(`typeHours.${type}`)}
              />
            )}
          </div>
        )
      })}
      <p className="text-soft">
        {off.length === 0 ? 'All three are on.' : `Off here: ${typesInWords(off)}.`}{' '}
        <button
          type="button"
          className="-my-2 py-2 text-ink underline underline-offset-4"
          onClick={() => goToPart('features')}
        >
          Turn types on or off
        </button>
      </p>
    </>
  )
}

const WHEN: readonly Choice<'open' | 'own'>[] = [
  { value: 'open', label: 'Whenever open' },
  { value: 'own', label: 'Own hours' },
]

/** The opening hours, to start from. */
function weekOf(hours: LocationDraft['hours']): Week {
  const timesOn = (weekday: Weekday): readonly Interval[] => {
    const { open, close, closed } = hours[weekday]
    return closed || !isLocalTime(open) || !isLocalTime(close) ? [] : [[open, close]]
  }
  const week: Record<Weekday, readonly Interval[]> = { ...NO_TIMES }
  for (const weekday of WEEKDAYS) week[weekday] = timesOn(weekday)
  return week
}
