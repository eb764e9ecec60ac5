import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { problemOf } from '../../../../../kit/server/problem-of.ts'
import { button } from '../../../../../ui/button.ts'
import { Select } from '../../../../../ui/form/select.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import { LoadProblem } from '../../../../../ui/load-problem.tsx'
import { Skeleton } from '../../../../../ui/skeleton.tsx'
import { groupsQuery, type ManagedGroup } from '../../options/groups-query.ts'
import { nameAmong } from '../../options/library-parts.ts'
import { anItemGroup, type ItemGroupDraft } from '../item-groups.ts'
import type { ItemForm } from '../use-item-form.ts'
import { ItemGroupCard } from './item-group-card.tsx'

export function OptionsPart({ form }: { form: ItemForm }) {
  const query = useQuery(groupsQuery(form.place.locationId))
  if (query.error)
    return (
      <LoadProblem
        title="Option groups could not be loaded"
        {...problemOf(query.error)}
        onRetry={() => void query.refetch()}
      />
    )
  if (!query.data) return <Skeleton className="h-24" />
  return <OfferedGroups form={form} known={query.data.groups} />
}

function OfferedGroups({ form, known }: { form: ItemForm; known: readonly ManagedGroup[] }) {
  const { draft, set, problemsOf } = form
  const { groups } = draft
  const put = (next: readonly ItemGroupDraft[]) => set({ groups: next })
  const move = (at: number, by: number) => {
    const rest = groups.filter((_, place) => place !== at)
    put([...rest.slice(0, at + by), ...groups.slice(at, at + 1), ...rest.slice(at + by)])
  }
  const elsewhere = [...problemsOf('usedBy'), ...problemsOf('groups').filter(({ below }) => !/^\d/.test(below))]
  return (
    <>
      {groups.map((group, at) => (
        <ItemGroupCard
          key={group.groupId}
          group={group}
          known={known.find(({ id }) => id === group.groupId)}
          problems={problemsOf(`groups.${at}`)}
          isFirst={at === 0}
          isLast={at === groups.length - 1}
          onChange={(changes) => put(groups.map((one, place) => (place === at ? { ...one, ...changes } : one)))}
          onMove={(by) => move(at, by)}
          onRemove={() => put(groups.filter((_, place) => place !== at))}
        />
      ))}
      {groups.length === 0 && <p className="text-soft">It is ordered as it is.</p>}
      {elsewhere.map(({ sentence }) => (
        <p key={sentence} className="font-semibold text-chilli">
          {sentence}
        </p>
      ))}
      <AddGroup
        library={known}
        known={known.filter(({ id }) => groups.every(({ groupId }) => groupId !== id))}
        onAdd={(id) => put([...groups, anItemGroup(id)])}
      />
    </>
  )
}

type AddGroupProps = {
  library: readonly ManagedGroup[]
  /** Those that it does not offer yet. */
  known: readonly ManagedGroup[]
  onAdd: (id: string) => void
}

function AddGroup({ library, known, onAdd }: AddGroupProps) {
  const [chosen, setChosen] = useState('')
  if (known.length === 0)
    return <p className="text-sm text-soft">New groups are made under Menu tools, “Option groups”.</p>
  return (
    <div className="flex items-end gap-2.5">
      <Select
        label="Add an option group"
        className="min-w-0 grow sm:max-w-80"
        value={chosen}
        options={[['', 'Please choose'], ...known.map((group) => [group.id, nameAmong(library, group)] as const)]}
        onChange={setChosen}
      />
      <button
        type="button"
        className={button('quiet', 'min-h-12 shrink-0 px-4! whitespace-nowrap')}
        disabled={chosen === ''}
        onClick={() => {
          onAdd(chosen)
          setChosen('')
        }}
      >
        <Icon name="plus" /> Add group
      </button>
    </div>
  )
}
