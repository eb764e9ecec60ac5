import type { PageCategory } from '../../../../kit/page-content.ts'
import { comeInSight } from '../../../../ui/come-in-sight.ts'

type CategoryListProps = {
  categories: readonly Pick<PageCategory, 'id' | 'name'>[]
  /** Empty for all of them; undefined while a search looks everywhere. */
  chosen: string | undefined
  onChoose: (id: string) => void
  /** A row however wide its place is. */
  isRow?: boolean
}

const BESIDE = {
  nav: 'relative shrink-0 border-line @max-[40rem]:fade-right @max-[40rem]:overflow-x-auto @max-[40rem]:overscroll-x-contain @max-[40rem]:px-4 @max-[40rem]:pt-1 @max-[40rem]:pb-2 @max-[40rem]:[scrollbar-width:none] @min-[40rem]:w-[8rem] @min-[40rem]:overflow-y-auto @min-[40rem]:pr-1 @min-[40rem]:pl-3 @min-[40rem]:overscroll-contain @min-[40rem]:border-r @min-[40rem]:pb-3 @min-[62.5rem]:w-[10.5rem]',
  list: '@max-[40rem]:flex @max-[40rem]:w-max @max-[40rem]:gap-2 @max-[40rem]:pr-8',
  one: '@max-[40rem]:choice @min-[40rem]:here flex items-center text-left text-sm leading-tight font-semibold wrap-anywhere scroll-mx-8 hover:bg-sunk @max-[40rem]:min-h-11 @max-[40rem]:rounded-full @max-[40rem]:border @max-[40rem]:border-line-strong @max-[40rem]:px-4 @max-[40rem]:whitespace-nowrap @min-[40rem]:min-h-11 @min-[40rem]:w-full @min-[40rem]:rounded-control @min-[40rem]:px-3 @min-[40rem]:py-2',
} as const

const ROW: Record<keyof typeof BESIDE, string> = {
  nav: 'relative shrink-0 border-line mask-r-from-[calc(100%-2rem)] overflow-x-auto overscroll-x-contain px-3 pt-1 pb-2 [scrollbar-width:none]',
  list: 'flex w-max gap-2 pr-8',
  one: 'choice flex items-center text-left text-sm leading-tight font-semibold wrap-anywhere scroll-mx-8 hover:bg-sunk min-h-11 rounded-full border border-line-strong px-4 whitespace-nowrap',
}

/** On the left of the dishes, each as high as a thumb; on a phone a row above them to swipe. */
export function CategoryList({ categories, chosen, onChoose, isRow = false }: CategoryListProps) {
  const look = isRow ? ROW : BESIDE
  return (
    <nav aria-label="Categories" className={look.nav} onFocus={comeInSight}>
      <ul className={look.list}>
        {[{ id: '', name: 'All' }, ...categories].map(({ id, name }) => (
          <li key={id}>
            <button type="button" aria-pressed={chosen === id} className={look.one} onClick={() => onChoose(id)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
