import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { OWN_LISTED, ownLocationsQuery } from '../../../../kit/locations.ts'
import { sentenceOf } from '../../../../kit/page-calls.ts'
import { button } from '../../../../ui/button.ts'
import { Check } from '../../../../ui/form/check.tsx'
import { FormProblem } from '../../../../ui/form-problem.tsx'

type PlacesChoiceProps = {
  /** Left out of the list. */
  except?: string
  chosen: ReadonlySet<string>
  /** That none is chosen. */
  problem?: string | undefined
  onChange: (chosen: ReadonlySet<string>) => void
}

export const CHOOSE_PLACE = 'Choose a location first.'

/** At which of one's locations something is done. */
export function PlacesChoice({ except, chosen, problem, onChange }: PlacesChoiceProps) {
  const problemId = useId()
  const own = useQuery(ownLocationsQuery())
  const places = own.data?.locations.filter(({ id }) => id !== except) ?? []
  const isAll = places.length > 0 && places.every(({ id }) => chosen.has(id))
  return (
    <fieldset aria-describedby={problem && problemId}>
      <legend className="mb-1 font-semibold">Where?</legend>
      {own.data && places.length === 0 && <p className="text-soft">You work at no other location.</p>}
      <FormProblem sentence={own.error ? sentenceOf(own.error) : undefined} />
      <div className="grid relative max-h-[30dvh] gap-x-4 overflow-y-auto sm:grid-cols-2">
        {places.map(({ id, name }, at) => (
          <Check
            key={id}
            label={name}
            checked={chosen.has(id)}
            isWrong={problem !== undefined && at === 0}
            onChange={() => onChange(chosen.symmetricDifference(new Set([id])))}
          />
        ))}
      </div>
      {problem && (
        <p id={problemId} className="text-sm font-semibold text-chilli">
          {problem}
        </p>
      )}
      {places.length > 2 && (
        <button
          type="button"
          // Its words begin where the boxes above do.
          className={button('bare', '-ml-2 px-2!')}
          onClick={() => onChange(new Set(isAll ? [] : places.map(({ id }) => id)))}
        >
          {isAll ? 'Choose none' : `Choose all ${places.length}`}
        </button>
      )}
      {own.data && own.data.total > OWN_LISTED && (
        <p className="text-sm text-soft">
          The first {OWN_LISTED} of your {own.data.total} locations are listed.
        </p>
      )}
    </fieldset>
  )
}
