import { type Audience, hasWrongNumbers } from '@sizzle/domain/messages/campaign.ts'
import { useQuery } from '@tanstack/react-query'
import { ownLocationsQuery } from '../../../../kit/locations.ts'
import { sentenceOf } from '../../../../kit/page-calls.ts'
import type { ProblemsAt } from '../../../../kit/server/problems-at.ts'
import { Field } from '../../../../ui/field.tsx'
import { Unit } from '../../../../ui/form/unit.tsx'
import { LocationFilter } from '../../../shared/own-locations/location-filter.tsx'
import { countQuery, readAudience, type TypedAudience } from './audience-input.ts'
import { audienceSentence, peopleWords } from './campaign-words.ts'

type AudienceFieldsProps = { typed: TypedAudience; problems: ProblemsAt; onChange: (typed: TypedAudience) => void }
type Numbered = 'boughtWithinDays' | 'noOrderForDays' | 'minPoints'

const FIELDS: readonly (readonly [field: Numbered, label: string, unit: string])[] = [
  ['boughtWithinDays', 'Bought in the last', 'days'],
  ['noOrderForDays', 'No order for', 'days'],
  ['minPoints', 'Has at least', 'points'],
]
const ANYWHERE = ['', 'Any location'] as const

/** A part of the form under a title of its own. */
export const FORM_PART = 'grid min-w-0 gap-3 border-t border-line pt-4'

/** On a phone a line of its own: its words, then the number. */
const LINE =
  'max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_8rem] max-sm:items-center max-sm:gap-x-3 max-sm:[&>label]:mb-0 max-sm:[&>.problem]:col-span-full max-sm:[&_[id$=-hint]]:sr-only'

/** Who gets it, and how many that are right now. */
export function AudienceFields({ typed, problems, onChange }: AudienceFieldsProps) {
  const audience = readAudience(typed)
  const places = useQuery(ownLocationsQuery(audience.boughtAt))
  const write = (changes: Partial<TypedAudience>) => onChange({ ...typed, ...changes })
  return (
    <section aria-labelledby="campaign-audience" className={FORM_PART}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="campaign-audience" className="text-xl">
          Who gets it
        </h2>
        {hasWrongNumbers(audience) ? (
          <p role="status" className="text-soft">
            Not counted: a number below is not right.
          </p>
        ) : (
          <Count audience={audience} sentence={audienceSentence(audience, places.data?.locations ?? [])} />
        )}
      </div>
      <div className="grid items-start gap-2 sm:grid-cols-3 sm:gap-4">
        {FIELDS.map(([field, label, unit]) => (
          <Field
            key={field}
            label={label}
            className={LINE}
            hint={<span className="sr-only">In {unit}.</span>}
            extra={<Unit unit={unit} />}
            inputMode="numeric"
            placeholder="Any"
            autoComplete="off"
            value={typed[field]}
            problem={problems[field]}
            onChange={(event) => write({ [field]: event.target.value })}
          />
        ))}
      </div>
      <p className="text-sm text-pretty text-soft">
        Only people who agreed to offers and have confirmed their address. They must match every field you fill in.
      </p>
      {audience.boughtWithinDays !== undefined && places.data && (
        <LocationFilter
          className="w-full sm:w-fit"
          cap="max-w-full"
          value={typed.boughtAt}
          places={places.data.locations}
          total={places.data.total}
          all={ANYWHERE}
          onChange={(id) => write({ boughtAt: id })}
        />
      )}
    </section>
  )
}

function Count({ audience, sentence }: { audience: Audience; sentence: string }) {
  const { data, error, isPlaceholderData } = useQuery(countQuery(audience))
  return (
    <p role="status" className={isPlaceholderData ? 'opacity-60' : ''}>
      <b className="text-lg tabular-nums">{error ? sentenceOf(error) : data ? peopleWords(data.count) : '…'}</b>
      <span className="text-soft"> · {sentence}</span>
    </p>
  )
}
