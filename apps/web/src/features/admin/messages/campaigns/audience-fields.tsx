import { type Audience, MAX_AUDIENCE_DAYS, MAX_AUDIENCE_POINTS } from '@sizzle/domain/messages/campaign.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ownLocationsQuery } from '../../../../kit/locations.ts'
import { sentenceOf } from '../../../../kit/page-calls.ts'
import { ask } from '../../../../kit/server/ask.ts'
import type { ProblemsAt } from '../../../../kit/server/problems-at.ts'
import { Field } from '../../../../ui/field.tsx'
import { LocationFilter } from '../../../shared/own-locations/location-filter.tsx'
import { audienceInput } from './audience-input.ts'
import { audienceSentence, peopleWords } from './campaign-words.ts'

type AudienceFieldsProps = { audience: Audience; problems: ProblemsAt; onChange: (audience: Audience) => void }
type Numbered = 'boughtWithinDays' | 'noOrderForDays' | 'minPoints'

const FIELDS: readonly (readonly [field: Numbered, label: string, most: number])[] = [
  ['boughtWithinDays', 'Bought in the last (days)', MAX_AUDIENCE_DAYS],
  ['noOrderForDays', 'No order for (days)', MAX_AUDIENCE_DAYS],
  ['minPoints', 'Points, at least', MAX_AUDIENCE_POINTS],
]
const ANYWHERE = ['', 'Any location'] as const

/** Who gets it, and how many that are right now. */
export function AudienceFields({ audience, problems, onChange }: AudienceFieldsProps) {
  const places = useQuery(ownLocationsQuery(audience.boughtAt))
  const write = (changes: Audience) => onChange(without({ ...audience, ...changes }))
  return (
    <fieldset className="grid gap-4 rounded-card border border-line p-4">
      <legend className="px-1 font-semibold">Who gets it</legend>
      <p className="text-sm text-pretty text-soft">
        Only people who agreed to offers and have confirmed their address. Empty fields leave nobody out.
      </p>
      <Count audience={audience} sentence={audienceSentence(audience, places.data?.locations ?? [])} />
      <div className="grid gap-4 sm:grid-cols-[1.25fr_1fr_1fr]">
        {FIELDS.map(([field, label, most]) => (
          <Field
            key={field}
            label={label}
            inputMode="numeric"
            placeholder="Any"
            autoComplete="off"
            value={audience[field] ?? ''}
            problem={problems[field]}
            onChange={(event) => write({ [field]: numberIn(event.target.value, most) })}
          />
        ))}
      </div>
      {audience.boughtWithinDays !== undefined && places.data && (
        <LocationFilter
          className="w-full sm:w-fit"
          value={audience.boughtAt ?? ''}
          places={places.data.locations}
          total={places.data.total}
          all={ANYWHERE}
          onChange={(id) => write({ boughtAt: id === '' ? undefined : id })}
        />
      )}
    </fieldset>
  )
}

function Count({ audience, sentence }: { audience: Audience; sentence: string }) {
  const { data, error, isPlaceholderData } = useQuery({
    ...ask('/countAudience', audienceInput(audience)),
    placeholderData: keepPreviousData,
  })
  return (
    <p role="status" className={`rounded-control bg-sunk px-4 py-3 ${isPlaceholderData ? 'opacity-60' : ''}`}>
      <b className="text-lg tabular-nums">{error ? sentenceOf(error) : data ? peopleWords(data.count) : '…'}</b>
      <span className="block text-soft">{sentence}</span>
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
