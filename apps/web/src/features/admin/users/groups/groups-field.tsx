import { useQuery } from '@tanstack/react-query'
import { problemOf } from '../../../../kit/server/problem-of.ts'
import { Check } from '../../../../ui/form/check.tsx'
import { LoadProblem } from '../../../../ui/load-problem.tsx'
import { groupsQuery } from '../users-query.ts'

type GroupsFieldProps = { chosen: readonly string[]; onChange: (ids: readonly string[]) => void }

/** Nothing where the house has no groups. */
export function GroupsField({ chosen, onChange }: GroupsFieldProps) {
  const { data: groups = [], error, refetch } = useQuery(groupsQuery())
  if (error)
    return <LoadProblem isPart title="Failed to load the groups" {...problemOf(error)} onRetry={() => void refetch()} />
  if (groups.length === 0) return null
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">Groups of locations</legend>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {groups.map(({ id, name, locationIds }) => (
          <Check
            key={id}
            label={`${name} (${locationIds.length})`}
            checked={chosen.includes(id)}
            onChange={(isChosen) => onChange(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id))}
          />
        ))}
      </div>
      <p className="text-sm text-soft">They work at each location of a group, and at those that join it later.</p>
    </fieldset>
  )
}
