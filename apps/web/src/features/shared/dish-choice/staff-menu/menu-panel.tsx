import { useQuery } from '@tanstack/react-query'
import { type Ref, useState } from 'react'
import { sentenceOf } from '../../../../kit/page-calls.ts'
import type { PageItem } from '../../../../kit/page-content.ts'
import { ask } from '../../../../kit/server/ask.ts'
import { useStockNow } from '../../../../kit/stock-now.ts'
import { toast } from '../../../../kit/toast/toast.ts'
import { Check } from '../../../../ui/form/check.tsx'
import { SearchInput } from '../../../../ui/list/search-box.tsx'
import { LoadProblem } from '../../../../ui/load-problem.tsx'
import { CategoryList } from './category-list.tsx'
import { DishTiles } from './dish-tiles.tsx'
import { MenuSkeleton } from './menu-skeleton.tsx'
import { CANNOT_ADD, MENU_FAILED, MENU_HINT, menuFailed } from './menu-words.ts'
import { NoDishes } from './no-dishes.tsx'
import { isOnSale, type StaffMenu, shownItems } from './staff-menu.ts'

type MenuPanelProps = {
  place: { readonly id: string; readonly name: string }
  /** How many of a dish are taken already. */
  inCart: (itemId: string) => number
  searchRef: Ref<HTMLInputElement>
  className: string
  onChoose: (menu: StaffMenu, item: PageItem) => void
}

export function MenuPanel(props: MenuPanelProps) {
  const { place, className } = props
  const menu = useQuery(ask('/getLocationMenu', { locationId: place.id }))
  if (menu.data?.items.length === 0)
    return (
      <section aria-label="Menu" className={`p-4 ${className}`}>
        <NoDishes place={place} />
      </section>
    )
  if (menu.data) return <Menu menu={menu.data} {...props} />
  return (
    <section
      aria-label="Menu"
      className={menu.isPending ? `flex min-h-0 min-w-0 flex-col ${className}` : `p-4 ${className}`}
    >
      {menu.isPending ? (
        <MenuSkeleton />
      ) : (
        <LoadProblem
          title={menuFailed(sentenceOf(menu.error) || MENU_FAILED)}
          sentence={MENU_HINT}
          onRetry={() => void menu.refetch()}
        />
      )}
    </section>
  )
}

/** There the dishes go past below it: it stays in sight, and none is cut by its edge. */
const ON_PHONE =
  '@max-[40rem]:sticky @max-[40rem]:top-0 @max-[40rem]:z-10 @max-[40rem]:bg-(--menu-ground) @max-[40rem]:after:pointer-events-none @max-[40rem]:after:absolute @max-[40rem]:after:inset-x-0 @max-[40rem]:after:top-full @max-[40rem]:after:h-1.5 @max-[40rem]:after:bg-linear-to-b @max-[40rem]:after:from-(--menu-ground)'

/** And the categories below it, where a window is high enough for both. */
const BELOW_SEARCH =
  'shrink-0 @min-[40rem]:flex @max-[40rem]:[@media(height>=40rem)]:sticky @max-[40rem]:top-15 @max-[40rem]:z-9 @max-[40rem]:bg-(--menu-ground)'

/** On a phone beside the search, where two words have to do. */
const AVAILABLE = (
  <>
    <span className="@max-[40rem]:sr-only">Show only </span>
    <span className="@max-[40rem]:capitalize">available</span>
    <span className="@max-[22rem]:sr-only"> items</span>
  </>
)

type MenuProps = MenuPanelProps & { menu: StaffMenu }

function Menu({ menu, place, inCart, searchRef, className, onChoose }: MenuProps) {
  const [search, setSearch] = useState('')
  const [onlyAvailable, setOnlyAvailable] = useState(true)
  const [category, setCategory] = useState('')
  const items = shownItems(menu, { search, onlyAvailable, category })
  const isSearch = search.trim() !== ''
  // What Enter takes.
  const first = items.find(isOnSale) ?? items[0]
  const stockOf = useStockNow(place.id)
  const choose = (item: PageItem) => {
    if (!isOnSale(item)) return toast('error', CANNOT_ADD)
    onChoose(menu, item)
    setSearch('')
  }
  const categories = menu.categories.filter(({ id }) => menu.items.some((item) => item.category === id))
  return (
    <section aria-label="Menu" className={`flex min-h-0 min-w-0 flex-col [--menu-ground:var(--paper)] ${className}`}>
      <div
        className={`flex shrink-0 items-center gap-x-3 px-4 pt-3 pb-1 @min-[40rem]:px-3 @min-[40rem]:flex-wrap @min-[40rem]:pb-2 ${ON_PHONE}`}
      >
        <form
          className="flex min-w-0 grow"
          onSubmit={(event) => {
            event.preventDefault()
            if (isSearch && first) choose(first)
          }}
        >
          <SearchInput
            ref={searchRef}
            label="Search menu"
            placeholder="Search menu"
            enterKeyHint="go"
            autoComplete="off"
            className=""
            hasSign
            value={search}
            onChange={setSearch}
          />
        </form>
        <div className="flex shrink-0 items-center gap-x-3">
          <Check label={AVAILABLE} checked={onlyAvailable} onChange={setOnlyAvailable} />
          <p role="status" className="price text-soft @max-[40rem]:sr-only">
            <span aria-hidden={isSearch}>
              {menu.items.filter(isOnSale).length} of {menu.items.length}
              <span className="@min-[40rem]:sr-only"> available</span>
            </span>
            {isSearch && <span className="sr-only">{foundWords(items.length, first)}</span>}
          </p>
        </div>
      </div>
      <div className="flex min-h-0 grow flex-col @min-[40rem]:flex-row">
        <div className={BELOW_SEARCH}>
          <CategoryList
            categories={categories}
            chosen={isSearch ? undefined : category}
            onChoose={(id) => {
              setCategory(id)
              setSearch('')
            }}
          />
        </div>
        <DishTiles
          key={isSearch ? 'search' : category}
          parts={isSearch ? [{ id: 'found', name: 'Found', items }] : partsOf(categories, items)}
          isSearch={isSearch}
          inCart={inCart}
          stockOf={stockOf}
          onChoose={choose}
        />
      </div>
    </section>
  )
}

/** Read aloud only: the eye sees the tiles. */
function foundWords(count: number, first: PageItem | undefined): string {
  if (!first) return 'No dish found'
  return `${count} ${count === 1 ? 'dish' : 'dishes'}, first: ${first.name}`
}

function partsOf(categories: StaffMenu['categories'], items: readonly PageItem[]) {
  return categories
    .map(({ id, name }) => ({ id, name, items: items.filter(({ category }) => category === id) }))
    .filter((part) => part.items.length > 0)
}
