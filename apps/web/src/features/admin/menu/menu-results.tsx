import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { failureOf } from '../../../kit/failure.ts'
import { isTriedAgain } from '../../../kit/server/heal.ts'
import { button } from '../../../ui/button.ts'
import { Icon } from '../../../ui/icon.tsx'
import { ListEmpty } from '../../../ui/list/list-empty.tsx'
import type { ListTool } from '../../../ui/list/tool-menu.tsx'
import { useTypedSearch } from '../../../ui/list/use-typed-search.ts'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { CategoryStrip } from './category-strip.tsx'
import { EmptyMenu } from './empty-menu.tsx'
import type { CardRights } from './item-card.tsx'
import { ItemGrid } from './item-grid.tsx'
import { MenuBar } from './menu-bar.tsx'
import type { OpenDialog } from './menu-dialogs.tsx'
import { isNarrowed, type MenuFilters } from './menu-filters.ts'
import { MenuLoading } from './menu-loading.tsx'
import type { ManagedMenu } from './menu-query.ts'
import { categoryChoices, LOADING } from './menu-words.ts'
import { ResultsBar } from './results-bar.tsx'
import type { Availability } from './use-availability.ts'
import { useShownItems } from './use-shown-items.ts'

type MenuResultsProps = {
  query: UseQueryResult<ManagedMenu>
  filters: MenuFilters
  onChange: (changes: Partial<MenuFilters>) => void
  onOpen: (dialog: OpenDialog) => void
  onRefresh: () => void
  rights: CardRights
  availability: Availability
  /** The dish of which the rest that can be done with it is open. */
  moreFor: string | undefined
}

const NOTHING_TO_COPY = 'There is no dish to copy yet.'
const NOTHING_TO_PRICE = 'There is no dish with a price yet.'

/** What is done to the whole menu. */
function toolsOf(
  { whyNot, mayEdit }: CardRights,
  isEmpty: boolean,
  { onOpen, onRefresh }: Pick<MenuResultsProps, 'onOpen' | 'onRefresh'>,
): readonly ListTool[] {
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
      whyNot: whyNot ?? (isEmpty ? NOTHING_TO_PRICE : undefined),
      onPress: () => onOpen({ kind: 'prices' }),
    },
    {
      icon: 'copy',
      label: 'Copy menu',
      note: 'To other locations',
      whyNot: whyNot ?? (isEmpty ? NOTHING_TO_COPY : undefined),
      onPress: () => onOpen({ kind: 'copy' }),
    },
    {
      icon: 'download',
      label: 'Menu as a table',
      note: 'Download it (CSV), or read one in',
      whyNot,
      onPress: () => onOpen({ kind: 'table' }),
    },
    { icon: 'refresh', label: 'Refresh', className: 'sm:hidden', whyNot, onPress: onRefresh },
  ]
}

/** All and the specials: there is no category. */
const NO_CATEGORY = 2

const NO_MENU = { items: [], categories: [] } satisfies Pick<ManagedMenu, 'items' | 'categories'>

/** The filters and what they leave of the menu, in each state that it can be in. */
export function MenuResults({ query, filters, onChange, rights, availability, moreFor, ...acts }: MenuResultsProps) {
  const { data } = query
  const { onOpen } = acts
  const [typed, setTyped] = useTypedSearch(filters.search, (search) => onChange({ search }))
  const choices = useMemo(() => categoryChoices(data ?? NO_MENU), [data])
  // A category of which no dish is left narrows to nothing that could be chosen.
  const category = choices.some(([id]) => id === filters.category) ? filters.category : 'all'
  const now = { ...filters, search: typed, category }
  const items = useShownItems(data?.items ?? NO_MENU.items, now, rights.timeZone)
  const tools = toolsOf(rights, data?.items.length === 0, acts)
  const mayAct = rights.mayEdit && rights.whyNot === undefined
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
        more={data && <ResultsBar shown={items.length} total={data.items.length} tools={tools} />}
        onType={setTyped}
        onChange={onChange}
      />
      {data && choices.length > NO_CATEGORY && (
        <CategoryStrip choices={choices} chosen={category} onChoose={(id) => onChange({ category: id })} />
      )}
      <LoadFailure key={query.errorUpdatedAt} query={query} />
      {!data && query.isPending && <MenuLoading />}
      {data &&
        (items.length === 0 ? (
          <NothingThere
            narrowed={isNarrowed(now) ? now : undefined}
            locationId={rights.locationId}
            onClear={clear}
            onAdd={mayAct ? (name) => onOpen({ kind: 'add', name }) : undefined}
            onCopy={mayAct ? (from) => onOpen({ kind: 'copy', from }) : undefined}
          />
        ) : (
          <ItemGrid
            items={items}
            categories={data.categories}
            onOrder={rights.mayEdit ? (id) => onOpen({ kind: 'order', category: id }) : undefined}
            availability={availability}
            moreFor={moreFor}
            narrowedTo={[rights.locationId, typed.trim(), category, filters.availability].join('|')}
            {...rights}
          />
        ))}
    </>
  )
}

type NothingThereProps = {
  /** What the list is narrowed to; undefined: nothing is on the menu yet. */
  narrowed: MenuFilters | undefined
  locationId: string
  onClear: () => void
  /** Left out where that is not for this person. */
  onAdd: ((name: string) => void) | undefined
  onCopy: ((from: string) => void) | undefined
}

function NothingThere({ narrowed, locationId, onClear, onAdd, onCopy }: NothingThereProps) {
  const title = 'No menu items found'
  if (!narrowed) return <EmptyMenu title={title} locationId={locationId} onCopy={onCopy} />
  const name = narrowed.search.trim()
  const hint = 'Try adjusting your search or filters'
  if (name === '') return <ListEmpty title={title} hint={hint} onClear={onClear} />
  const isAll = !isNarrowed({ ...narrowed, search: '' })
  return (
    <ListEmpty
      title={title}
      hint={`Searched for “${name}”. ${hint}`}
      clearLabel={isAll ? 'Clear search' : 'Clear search and filters'}
      onClear={onClear}
    >
      {onAdd && (
        <button type="button" className={button('quiet', 'max-w-full')} onClick={() => onAdd(name)}>
          <Icon name="plus" />{' '}
          <span className="truncate">
            Add “<bdi>{name}</bdi>”
          </span>
        </button>
      )}
    </ListEmpty>
  )
}

/** What could not be loaded, until somebody puts it away; the next failure is said again. */
function LoadFailure({ query }: { query: UseQueryResult<ManagedMenu> }) {
  const [isDismissed, setDismissed] = useState(false)
  if (!query.error || isDismissed) return null
  const { title, sentence } = failureOf(query.error, LOADING)
  return (
    <LoadProblem
      isRoom
      title="Error Loading Menu"
      sentence={`${title}. ${sentence}`}
      isTriedAgain={isTriedAgain(query.error)}
      onRetry={() => void query.refetch()}
      onDismiss={() => setDismissed(true)}
    />
  )
}
