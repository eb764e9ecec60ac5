import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ownLocationsQuery } from '../../../../kit/locations.ts'
import { problemOf } from '../../../../kit/server/problem-of.ts'
import { button } from '../../../../ui/button.ts'
import { LoadProblem } from '../../../../ui/load-problem.tsx'
import { RuleRow } from '../rule-row.tsx'
import { usersOf } from '../user-words.ts'
import { groupsQuery, type LocationGroup } from '../users-query.ts'
import { GroupDialog } from './group-dialog.tsx'

/** Groups of locations that rights may name; for a house of one location there is nothing to group. */
export function GroupList({ whyNot }: { whyNot: string | undefined }) {
  const places = useQuery(ownLocationsQuery())
  const { data: groups, error, refetch } = useQuery(groupsQuery())
  const [editing, setEditing] = useState<LocationGroup | 'new'>()
  if (error)
    return <LoadProblem isPart title="Failed to load the groups" {...problemOf(error)} onRetry={() => void refetch()} />
  if (!groups || (groups.length === 0 && (places.data?.total ?? 0) < 2)) return null
  return (
    <RuleRow
      id="location-groups"
      title="Groups of locations"
      hint={
        groups.length === 0 ? 'Such as a region: people who work at a group work at each of its locations.' : undefined
      }
      tool={
        <button
          type="button"
          className={button('quiet', 'px-4!')}
          disabled={whyNot !== undefined}
          title={whyNot}
          onClick={() => setEditing('new')}
        >
          New group
        </button>
      }
    >
      {groups.length > 0 && (
        <ul className="relative max-h-80 divide-y divide-line overflow-y-auto">
          {groups.map((group) => (
            <Row key={group.id} group={group} whyNot={whyNot} onEdit={() => setEditing(group)} />
          ))}
        </ul>
      )}
      {editing && <GroupDialog group={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />}
    </RuleRow>
  )
}

type RowProps = { group: LocationGroup; whyNot: string | undefined; onEdit: () => void }

function Row({ group: { name, locationIds, people }, whyNot, onEdit }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <p className="min-w-0 grow basis-60">
        <span className="font-semibold break-words">{name}</span>
        <span className="block text-sm text-soft">
          {locationIds.length === 1 ? '1 location' : `${locationIds.length} locations`} · {usersOf(people)}
        </span>
      </p>
      <button
        type="button"
        className={button('quiet', 'px-4!')}
        disabled={whyNot !== undefined}
        title={whyNot}
        onClick={onEdit}
      >
        Edit<span className="sr-only"> {name}</span>
      </button>
    </li>
  )
}
