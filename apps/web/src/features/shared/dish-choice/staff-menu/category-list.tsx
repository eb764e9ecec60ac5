import type { PageCategory } from '../../../../kit/page-content.ts'

type CategoryListProps = {
  categories: readonly Pick<PageCategory, 'id' | 'name'>[]
  /** Empty for all of them; undefined while a search looks everywhere. */
  chosen: string | undefined
  onChoose: (id: string) => void
}

/** On the left of the dishes, each as high as a thumb; on a phone a row above them to swipe. */
export function CategoryList({ categories, chosen, onChoose }: CategoryListProps) {
  return (
    <nav
      aria-label="Categories"
      className="relative shrink-0 border-line @max-[640px]:fade-right @max-[640px]:overflow-x-auto @max-[640px]:overscroll-x-contain @max-[640px]:px-3 @max-[640px]:pt-1 @max-[640px]:pb-2 @max-[640px]:[scrollbar-width:none] @min-[640px]:w-30 @min-[640px]:overflow-y-auto @min-[640px]:overscroll-contain @min-[640px]:border-r @min-[640px]:pb-3 @min-[1000px]:w-40"
    >
      <ul className="@max-[640px]:flex @max-[640px]:w-max @max-[640px]:gap-2 @max-[640px]:pr-8">
        {[{ id: '', name: 'All' }, ...categories].map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={chosen === id}
              className="flex items-center text-left text-sm leading-tight font-semibold hover:bg-sunk aria-pressed:border-saffron aria-pressed:bg-saffron-soft @max-[640px]:min-h-11 @max-[640px]:rounded-full @max-[640px]:border @max-[640px]:border-line-strong @max-[640px]:px-4 @max-[640px]:whitespace-nowrap @min-[640px]:min-h-13 @min-[640px]:w-full @min-[640px]:border-l-4 @min-[640px]:border-transparent @min-[640px]:px-2.5 @min-[640px]:py-2"
              onClick={() => onChoose(id)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
