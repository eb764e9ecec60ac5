import { type Audience, MAX_AUDIENCE_DAYS, MAX_AUDIENCE_POINTS } from '@sizzle/domain/messages/campaign.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ownLocationsQuery } from '../../../../kit/locations.ts'
import { sentenceOf } from '../../../../kit/page-calls.ts'
import { ask } from '../../../../kit/server/ask.ts'
import type { ProblemsAt } from '../../../../kit/server/problems-at.ts'
import { Field } from '../../../../ui/field.tsx'
import { Unit } from '../../../../ui/form/unit.tsx'
import { LocationFilter } from '../../../shared/own-locations/location-filter.tsx'
import { audienceInput } from './audience-input.ts'
import { audienceSentence, peopleWords } from './campaign-words.ts'

type AudienceFieldsProps = { audience: Audience; problems: ProblemsAt; onChange: (audience: Audience) => void }
type Numbered = 'boughtWithinDays' | 'noOrderForDays' | 'minPoints'

const FIELDS: readonly (readonly [field: Numbered, label: string, unit: string, most: number])[] = [
  ['boughtWithinDays', 'Bought in the last', 'days', MAX_AUDIENCE_DAYS],
  ['noOrderForDays', 'No order for', 'days', MAX_AUDIENCE_DAYS],
  ['minPoints', 'Has at least', 'points', MAX_AUDIENCE_POINTS],
]
const ANYWHERE = ['', 'Any location'] as const

/** A part of the form under a title of its own. */
export const FORM_PART = 'grid min-w-0 gap-3 border-t border-line pt-4'

/** On a phone a line of its own: its words, then the number. */
const LINE =
  'max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_8rem] max-sm:items-center max-sm:gap-x-3 max-sm:[&>label]:mb-0 max-sm:[&>p]:col-span-full max-sm:[&_[id$=-hint]]:sr-only'

/** Who gets it, and how many that are right now. */
export function AudienceFields({ audience, problems, onChange }: AudienceFieldsProps) {
  const places = useQuery(ownLocationsQuery(audience.boughtAt))
  const write = (changes: Audience) => onChange(without({ ...audience, ...changes }))
  return (
    <section aria-labelledby="campaign-audience" className={FORM_PART}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="campaign-audience" className="text-xl">
          Who gets it
        </h2>
        <Count audience={audience} sentence={audienceSentence(audience, places.data?.locations ?? [])} />
      </div>
      <div className="grid items-start gap-2 sm:grid-cols-3 sm:gap-4">
        {FIELDS.map(([field, label, unit, most]) => (
          <Field
            key={field}
            label={label}
            className={LINE}
            hint={<span className="sr-only">In {unit}.</span>}
            extra={<Unit unit={unit} />}
            inputMode="numeric"
            placeholder="Any"
            autoComplete="off"
            value={audience[field] ?? ''}
            problem={problems[field]}
            onChange={(event) => write({ [field]: numberIn(event.target.value, most) })}
          />
        ))}
      </div>
      <p className="text-sm text-pretty text-soft">
        Only people who agreed to offers and have confirmed their address. They meet every field that is filled in.
      </p>
      {audience.boughtWithinDays !== undefined && places.data && (
        <LocationFilter
          className="w-full sm:w-fit"
          cap="max-w-full"
          value={audience.boughtAt ?? ''}
          places={places.data.locations}
          total={places.data.total}
          all={ANYWHERE}
          onChange={(id) => write({ boughtAt: id === '' ? undefined : id })}
        />
      )}
    </section>
  )
}

function Count({ audience, sentence }: { audience: Audience; sentence: string }) {
  const { data, error, isPlaceholderData } = useQuery({
    ...ask('/countAudience', audienceInput(audience)),
    placeholderData: keepPreviousData,
  })
  return (
    <p role="status" className={isPlaceholderData ? 'opacity-60' : ''}>
      <b className="text-lg tabular-nums">{error ? sentenceOf(error) : data ? peopleWords(data.count) : '…'}</b>
      <span className="text-soft"> · {sentence}</span>
    </p>
  )
}

function numberIn(typed: string, most: number): number | undefined {
  const digits = Number(typed.replace(/\D/g, '').slice(0, 9))
  return digits === 0 ? undefined : Math.min(digits, most)
}

/** Without what is empty, and without a place where nothing has to be bought. */
function without({ boughtWithinDays, boughtAt, noOrderForDays, minPoints }: Audience): Audience {
  return {
    ...(boughtWithinDays !== undefined && { boughtWithinDays }),
    ...(boughtWithinDays !== undefined && boughtAt !== undefined && { boughtAt }),
    ...(noOrderForDays !== undefined && { noOrderForDays }),
    ...(minPoints !== undefined && { minPoints }),
  }
}
