import type { PageCategory } from '../../../../kit/page-content.ts'

type CategoryListProps = {
  categories: readonly Pick<PageCategory, 'id' | 'name'>[]
  /** Empty for all of them; undefined while a search looks everywhere. */
  chosen: string | undefined
  onChoose: (id: string) => void
}

/** On the left of the dishes, each as high as a thumb. */
export function CategoryList({ categories, chosen, onChoose }: CategoryListProps) {
  return (
    <nav
      aria-label="Categories"
      className="hidden w-30 shrink-0 overflow-y-auto overscroll-contain border-r border-line pb-3 @min-[640px]:block @min-[1000px]:w-40"
    >
      <ul>
        {[{ id: '', name: 'All' }, ...categories].map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={chosen === id}
              className="flex min-h-13 w-full items-center border-l-4 border-transparent px-2.5 py-2 text-left text-sm leading-tight font-semibold hover:bg-sunk aria-pressed:border-saffron aria-pressed:bg-saffron-soft"
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
