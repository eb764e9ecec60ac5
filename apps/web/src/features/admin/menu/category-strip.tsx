import { ALL_CATEGORIES } from '@sizzle/domain/menu/menu-figures.ts'
import { useRef } from 'react'
import { CategoryList } from '../../shared/dish-choice/staff-menu/category-list.tsx'

type CategoryStripProps = {
  choices: readonly (readonly [id: string, name: string])[]
  chosen: string
  onChoose: (id: string) => void
}

/** Below the bar of sections, whose height is 57 px. */
const PLACE = 'sticky top-[calc(env(safe-area-inset-top)+57px)] md:top-[env(safe-area-inset-top)]'

/** Where a long menu is one column: its categories stay in sight, and one of them is a press away. */
export function CategoryStrip({ choices, chosen, onChoose }: CategoryStripProps) {
  const start = useRef<HTMLDivElement>(null)
  const choose = (id: string) => {
    onChoose(id === '' ? ALL_CATEGORIES : id)
    // Whoever is far down sees the chosen category from its first dish on.
    if ((start.current?.getBoundingClientRect().top ?? 0) < 0) start.current?.scrollIntoView()
  }
  return (
    <>
      <div ref={start} className="-mb-3 scroll-mt-14 sm:-mb-4 lg:hidden" />
      <div className={`z-20 -mx-4 bg-paper pl-1 sm:-mx-6 sm:pl-3 lg:hidden ${PLACE}`}>
        <CategoryList
          isRow
          categories={choices.filter(([id]) => id !== ALL_CATEGORIES).map(([id, name]) => ({ id, name }))}
          chosen={chosen === ALL_CATEGORIES ? '' : chosen}
          onChoose={choose}
        />
      </div>
    </>
  )
}
