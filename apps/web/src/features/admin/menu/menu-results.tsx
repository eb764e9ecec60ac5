import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { failureOf } from '../../../kit/failure.ts'
import { button } from '../../../ui/button.ts'
import { Icon } from '../../../ui/icon.tsx'
import { ListEmpty } from '../../../ui/list/list-empty.tsx'
import { type ListTool, ToolMenu } from '../../../ui/list/tool-menu.tsx'
import { useTypedSearch } from '../../../ui/list/use-typed-search.ts'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ToolIcon } from '../../../ui/tool-icon.tsx'
import type { CardRights } from './item-card.tsx'
import { ITEM_GRID, ItemGrid } from './item-grid.tsx'
import { MenuBar } from './menu-bar.tsx'
import type { OpenDialog } from './menu-dialogs.tsx'
import { isNarrowed, type MenuFilters } from './menu-filters.ts'
import type { ManagedMenu } from './menu-query.ts'
import { categoryChoices, LOADING } from './menu-words.ts'
import { isSoldOutNow } from './sold-out/is-sold-out.ts'
import { useShownItems } from './use-shown-items.ts'

type MenuResultsProps = {
  query: UseQueryResult<ManagedMenu>
  filters: MenuFilters
  onChange: (changes: Partial<MenuFilters>) => void
  onOpen: (dialog: OpenDialog) => void
  rights: CardRights
}

/** What is done to the whole menu. */
function toolsOf({ whyNot, mayEdit }: CardRights, onOpen: MenuResultsProps['onOpen']): readonly ListTool[] {
  const groups: ListTool = {
    icon: 'sliders',
    label: 'Option groups',
    note: 'Sizes, add-ons and the parts of combos',
    whyNot,
    onPress: () => onOpen({ kind: 'groups' }),
  }
  if (!mayEdit) return [groups]
  return [
    groups,
    {
      icon: 'list',
      label: 'Manage Categories',
      note: 'Names, order and hours',
      whyNot,
      onPress: () => onOpen({ kind: 'categories' }),
    },
    {
      icon: 'dollar',
      label: 'Change prices',
      note: 'Raise or lower many at once',
      whyNot,
      onPress: () => onOpen({ kind: 'prices' }),
    },
    {
      icon: 'copy',
      label: 'Copy menu',
      note: 'To other locations',
      whyNot,
      onPress: () => onOpen({ kind: 'copy' }),
    },
    {
      icon: 'download',
      label: 'Menu as a table',
      note: 'Download it (CSV), or read one in',
      whyNot,
      onPress: () => onOpen({ kind: 'table' }),
    },
  ]
}

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
  const tools = toolsOf(rights, onOpen)
  const clear = () => {
    setTyped('')
    onChange({ search: '', category: 'all', availability: 'all' })
  }
  return (
    <>
      <MenuBar
        filters={now}
        typed={typed}
        choices={choices}
        more={
          data && (
            <BehindFilters
              shown={items.length}
              all={data.items.length}
              soldOut={data.items.filter(isSoldOutNow).length}
              isOutOnly={now.availability === 'sold-out'}
              onOutOnly={(isOn) => onChange({ availability: isOn ? 'sold-out' : 'all' })}
              tools={tools}
            />
          )
        }
        onType={setTyped}
        onChange={onChange}
      />
      <LoadFailure key={query.errorUpdatedAt} query={query} />
      {!data && query.isPending && <Loading />}
      {data &&
        (items.length === 0 ? (
          <NothingThere isNarrowed={isNarrowed(now)} onClear={clear} />
        ) : (
          <ItemGrid
            items={items}
            categories={data.categories}
            onOrder={rights.mayEdit ? (id) => onOpen({ kind: 'order', category: id }) : undefined}
            narrowedTo={[rights.locationId, typed.trim(), category, filters.availability].join('|')}
            {...rights}
          />
        ))}
    </>
  )
}

type BehindFiltersProps = {
  shown: number
  all: number
  soldOut: number
  /** The list is narrowed to what is sold out. */
  isOutOnly: boolean
  onOutOnly: (isOn: boolean) => void
  tools: readonly ListTool[]
}

/** How many are shown, what has run out, and what is done to the whole menu. On a phone the count is said where it says something. */
function BehindFilters({ shown, all, soldOut, isOutOnly, onOutOnly, tools }: BehindFiltersProps) {
  const [only, ...others] = tools
  return (
    <>
      <div
        className={`order-last flex basis-full items-center justify-between gap-3 @min-[40rem]:contents ${shown === all && soldOut === 0 ? '@max-[40rem]:contents' : ''}`}
      >
        <p
          role="status"
          className={`text-soft tabular-nums @min-[40rem]:order-last @max-[40rem]:text-sm ${shown === all ? '@max-[40rem]:sr-only' : ''}`}
        >
          {shown.toLocaleString('en-CA')} of {all.toLocaleString('en-CA')} items
        </p>
        {(soldOut > 0 || isOutOnly) && (
          <button
            type="button"
            aria-pressed={isOutOnly}
            title={isOutOnly ? 'Show all items again' : 'Show what is sold out'}
            className={button(
              'quiet',
              'px-3.5! @min-[40rem]:order-last text-chilli! aria-pressed:border-chilli aria-pressed:bg-chilli-soft',
            )}
            onClick={() => onOutOnly(!isOutOnly)}
          >
            <ToolIcon name="ban" /> {soldOut.toLocaleString('en-CA')} sold out
            {isOutOnly && <Icon name="close" className="size-4" />}
          </button>
        )}
      </div>
      <div className="flex @min-[40rem]:order-last">
        {only && others.length === 0 ? <Tool {...only} /> : <ToolMenu label="Menu tools" look="words" tools={tools} />}
      </div>
    </>
  )
}

function Tool({ icon, label, whyNot, onPress }: ListTool) {
  return (
    <button
      type="button"
      className={button('quiet', 'px-4!')}
      disabled={whyNot !== undefined}
      title={whyNot}
      onClick={onPress}
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
          <Skeleton key={key} className="h-26" />
        ))}
      </div>
    </div>
  )
}
