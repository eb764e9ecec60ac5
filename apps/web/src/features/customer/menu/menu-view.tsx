import { DEFAULT_MAX_QUANTITY } from '@sizzle/domain/cart/limits.ts'
import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react'
import { lazyPart } from '../../../kit/lazy-part.ts'
import type { MenuData, PageItem } from '../../../pages/page-content.ts'
import type { SpiceLevel } from '../../../ui/spice-levels.ts'
import { CategoryBar } from './category-bar.tsx'
import { DishRow } from './dish-row.tsx'
import { MenuHead } from './menu-head.tsx'
import { MarksLegend } from './menu-marks.tsx'
import { type DishSection, sectionsOf } from './sections.ts'

const ItemSheet = lazyPart(() => import('./item-sheet.tsx').then((module) => module.ItemSheet))

type MenuViewProps = {
  menu: MenuData
  inCart: (itemId: string) => number
  onAdd: (item: PageItem, spice: SpiceLevel | undefined, quantity: number) => void
}

export function MenuView({ menu, inCart, onAdd }: MenuViewProps) {
  const [openId, setOpenId] = useState<string>()
  const sections = useMemo(() => sectionsOf(menu), [menu])
  const open = useCallback(({ id }: PageItem) => setOpenId(id), [])
  const addOne = useCallback((item: PageItem) => onAdd(item, undefined, 1), [onAdd])
  const openItem = menu.items.find(({ id }) => id === openId)
  return (
    <>
      <MenuHead location={menu.location} locations={menu.locations} />
      <CategoryBar sections={sections} />
      <div className="wrap pt-4 pb-16">
        {sections.map((section, index) => (
          <Section key={section.id} section={section}>
            {section.items.map((item) => (
              <li
                key={item.id}
                id={section.isCategory ? `dish-${item.id}` : undefined}
                className="dish-place border-b border-line"
              >
                <DishRow item={item} inCart={inCart(item.id)} isFirst={index === 0} onOpen={open} onAdd={addOne} />
              </li>
            ))}
          </Section>
        ))}
        <div className="mt-10">
          <MarksLegend />
          <p className="mt-2 text-sm text-soft">
            Every dish lists its allergens. Our kitchens use nuts, milk, wheat and mustard: tell us about an allergy.
          </p>
        </div>
      </div>
      <Suspense>
        {openItem && (
          <ItemSheet
            item={openItem}
            maxQuantity={DEFAULT_MAX_QUANTITY}
            onAdd={onAdd}
            onClose={() => setOpenId(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}

function Section({ section, children }: { section: DishSection; children: ReactNode }) {
  return (
    <section id={section.id} aria-labelledby={`${section.id}-title`} className="pt-10">
      <div className="flex items-center gap-4">
        <h2 id={`${section.id}-title`} className="text-[1.875rem] md:text-[2.25rem]">
          {section.name}
        </h2>
        <span aria-hidden="true" className="h-[5px] grow border-y border-line-strong/60" />
        <span className="label-caps text-soft">{section.items.length} dishes</span>
      </div>
      <ul className="mt-1 grid md:grid-cols-2 md:gap-x-14">{children}</ul>
    </section>
  )
}
