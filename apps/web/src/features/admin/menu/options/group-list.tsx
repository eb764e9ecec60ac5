import type { ReactNode } from 'react'
import { useStockNow } from '../../../../kit/stock-now.ts'
import { Fold } from '../../../../ui/fold.tsx'
import { ListEmpty } from '../../../../ui/list/list-empty.tsx'
import type { ManagedItem } from '../menu-query.ts'
import { type GroupRights, GroupRow } from './group-row.tsx'
import { isFound, KINDS, onlyDishOf } from './group-words.ts'
import type { ManagedGroup } from './groups-query.ts'

type GroupListProps = GroupRights & {
  groups: readonly ManagedGroup[]
  /** What is searched for. */
  typed: string
  onClear: () => void
}

/** By kind, each under its heading. Those that a single item has are folded behind those that many share. */
export function GroupList({ groups, typed, onClear, ...rights }: GroupListProps) {
  const stockOf = useStockNow(rights.place.locationId)
  if (groups.length === 0)
    return <ListEmpty title="No option groups" hint="Add one, then offer it with the items that need it." />
  const { items } = rights
  const found = groups.filter((group) => isFound(group, items, typed))
  if (found.length === 0)
    return (
      <ListEmpty
        title={`No group found for “${typed.trim()}”`}
        hint="The names of groups, of their options and of the items that offer them were searched."
        clearLabel="Clear search"
        onClear={onClear}
      />
    )
  const alone = aloneOf(found, items)
  const shared = found.filter((group) => !alone.includes(group))
  const rows = (label: string, own: readonly ManagedGroup[]) => (
    <ul aria-label={label} className="divide-y divide-line rounded-control border border-line">
      {own.map((group) => (
        <li key={group.id}>
          <GroupRow group={group} library={groups} typed={typed} stockOf={stockOf} {...rights} />
        </li>
      ))}
    </ul>
  )
  return (
    <div className="grid gap-5 max-sm:gap-4">
      {KINDS.map(([kind, words]) => {
        const own = shared.filter((group) => group.kind === kind)
        if (own.length === 0) return null
        return (
          <section key={kind} aria-label={words}>
            <h3 className="mb-2 text-lg">
              <Counted words={words} count={own.length} />
            </h3>
            {rows(words, own)}
          </section>
        )
      })}
      {alone.length > 0 && (
        <Fold
          // Whoever searches sees at once what is found, wherever it stands.
          key={typed.trim()}
          title={<Counted words={OF_ONE_ITEM} count={alone.length} />}
          titleLook="font-display text-lg font-semibold"
          isOpenAtFirst={typed.trim() !== '' || shared.length === 0}
        >
          {rows(OF_ONE_ITEM, alone)}
        </Fold>
      )}
    </div>
  )
}

const OF_ONE_ITEM = 'Used by one item'

function Counted({ words, count }: { words: string; count: number }): ReactNode {
  return (
    <>
      {words} <span className="font-sans text-base font-normal text-soft">{count}</span>
    </>
  )
}

/** Those that a single item has, in the order of its name. */
function aloneOf(groups: readonly ManagedGroup[], items: readonly ManagedItem[]): readonly ManagedGroup[] {
  return groups
    .flatMap((group) => {
      const dish = onlyDishOf(group, items)
      return dish ? [{ group, dish: dish.name }] : []
    })
    .toSorted((one, other) => one.dish.localeCompare(other.dish))
    .map(({ group }) => group)
}
