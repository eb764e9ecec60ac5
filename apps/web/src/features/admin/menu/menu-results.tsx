import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { failureOf } from '../../../kit/failure.ts'
import { button } from '../../../ui/button.ts'
import { ListEmpty } from '../../../ui/list/list-empty.tsx'
import { useTypedSearch } from '../../../ui/list/use-typed-search.ts'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ToolIcon, type ToolIconName } from '../../../ui/tool-icon.tsx'
import type { CardRights } from './item-card.tsx'
import { ITEM_GRID, ItemGrid } from './item-grid.tsx'
import { MenuBar } from './menu-bar.tsx'
import type { OpenDialog } from './menu-dialogs.tsx'
import { isNarrowed, type MenuFilters } from './menu-filters.ts'
import type { ManagedMenu } from './menu-query.ts'
import { categoryChoices, LOADING } from './menu-words.ts'
import { useShownItems } from './use-shown-items.ts'

type MenuResultsProps = {
  query: UseQueryResult<ManagedMenu>
  filters: MenuFilters
  onChange: (changes: Partial<MenuFilters>) => void
  onOpen: (dialog: OpenDialog) => void
  rights: CardRights
}

const TOOLS = [
  { kind: 'prices', icon: 'chart', label: 'Change prices' },
  { kind: 'copy', icon: 'copy', label: 'Copy menu' },
  { kind: 'table', icon: 'download', label: 'Table (CSV)' },
] as const

const NO_MENU = { items: [], categories: [] } satisfies Pick<ManagedMenu, 'items' | 'categories'>

/** The filters and what they leave of the menu, in each state that it can be in. */
export function MenuResults({ query, filters, onChange, onOpen, rights }: MenuResultsProps) {
  const { data } = query
  const [typed, setTyped] = useTypedSearch(filters.search, (search) => onChange({ search }))
  const choices = useMemo(() => categoryChoices(data ?? NO_MENU), [data])
  // A category of which no dish is left narrows to nothing that could be chosen.
  const category = choices.some(([id]) => id === filters.category) ? filters.category : 'all'
  const now = { ...filters, search: typed, category }
  const items = useShownItems(data?.items ?? NO_MENU.items, now, rights.timeZone)
  const clear = () => {
    setTyped('')
    onChange({ search: '', category: 'all', availability: 'all' })
  }
  return (
    <>
      <MenuBar filters={now} typed={typed} choices={choices} onType={setTyped} onChange={onChange} />
      <LoadFailure key={query.errorUpdatedAt} query={query} />
      {!data && query.isPending && <Loading />}
      {data && (
        <>
          <div className="-my-2 flex items-center gap-x-1 sm:my-0 sm:flex-wrap sm:gap-y-2">
            <p
              role="status"
              className="mr-auto shrink-0 pr-3 text-soft max-sm:w-20 max-sm:pr-0 max-sm:text-sm max-sm:leading-tight"
            >
              {items.length.toLocaleString('en-CA')} of {data.items.length.toLocaleString('en-CA')} items
            </p>
            <div className="-ml-3 flex gap-x-1 max-sm:fade-right max-sm:-mr-4 max-sm:ml-0 max-sm:min-w-0 max-sm:overflow-x-auto max-sm:pr-8 sm:flex-wrap">
              <Tool
                icon="filter"
                label="Option groups"
                whyNot={rights.whyNot}
                onClick={() => onOpen({ kind: 'groups' })}
              />
              {rights.mayEdit && (
                <Tool
                  icon="list"
                  label="Manage Categories"
                  whyNot={rights.whyNot}
                  onClick={() => onOpen({ kind: 'categories' })}
                />
              )}
              {rights.mayEdit &&
                TOOLS.map(({ kind, icon, label }) => (
                  <Tool key={kind} icon={icon} label={label} whyNot={rights.whyNot} onClick={() => onOpen({ kind })} />
                ))}
            </div>
          </div>
          {items.length === 0 ? (
            <NothingThere isNarrowed={isNarrowed(now)} onClear={clear} />
          ) : (
            <ItemGrid
              items={items}
              categories={data.categories}
              onOrder={rights.mayEdit ? (id) => onOpen({ kind: 'order', category: id }) : undefined}
              narrowedTo={[rights.locationId, typed.trim(), category, filters.availability].join('|')}
              {...rights}
            />
          )}
        </>
      )}
    </>
  )
}

type ToolProps = { icon: ToolIconName; label: string; whyNot: string | undefined; onClick: () => void }

function Tool({ icon, label, whyNot, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className={button(
        'bare',
        'px-3! max-sm:shrink-0 max-sm:whitespace-nowrap md:max-lg:px-2! [&>svg]:md:max-lg:hidden',
      )}
      disabled={whyNot !== undefined}
      title={whyNot}
      onClick={onClick}
    >
      <ToolIcon name={icon} /> {label}
    </button>
  )
}

function NothingThere({ isNarrowed: hasFilters, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  return (
    <ListEmpty
      title="No menu items found"
      hint={hasFilters ? 'Try adjusting your search or filters' : 'Start by adding your first menu item'}
      onClear={hasFilters ? onClear : undefined}
    />
  )
}

/** What could not be loaded, until somebody puts it away; the next failure is said again. */
function LoadFailure({ query }: { query: UseQueryResult<ManagedMenu> }) {
  const [isDismissed, setDismissed] = useState(false)
  if (!query.error || isDismissed) return null
  const { title, sentence } = failureOf(query.error, LOADING)
  return (
    <LoadProblem
      title="Error Loading Menu"
      sentence={`${title}. ${sentence}`}
      onRetry={() => void query.refetch()}
      onDismiss={() => setDismissed(true)}
    />
  )
}

function Loading() {
  return (
    <div aria-busy="true" className="grid gap-4">
      <p role="status" className="text-soft">
        Loading menu items...
      </p>
      <div className={ITEM_GRID}>
        {Array.from('abcdefghi', (key) => (
          <Skeleton key={key} className="h-43" />
        ))}
      </div>
    </div>
  )
}
