import type { PageItem } from '../../../pages/page-content.ts'
import { HeatMark } from '../../../ui/heat-mark.tsx'

/** Diet in words of one printed menu: a lettered badge, spelled out for who asks. */
const DIETS = [
  { isIn: (item: PageItem) => item.isVegan, letters: 'VG', name: 'Vegan' },
  { isIn: (item: PageItem) => item.isVegetarian && !item.isVegan, letters: 'V', name: 'Vegetarian' },
  { isIn: (item: PageItem) => item.isGlutenFree, letters: 'GF', name: 'Gluten-free' },
] as const

export function MenuMarks({ item }: { item: PageItem }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      {item.spiceLevel !== 'none' && <HeatMark level={item.spiceLevel} />}
      {DIETS.filter(({ isIn }) => isIn(item)).map(({ letters, name }) => (
        <abbr
          key={letters}
          title={name}
          className="rounded-[5px] border border-coriander/50 px-1.5 text-xs leading-5 font-semibold text-coriander no-underline"
        >
          <span aria-hidden="true">{letters}</span>
          <span className="sr-only">{name}</span>
        </abbr>
      ))}
      {item.isPopular && <span className="text-xs font-semibold text-saffron-ink">House favourite</span>}
    </span>
  )
}

export function MarksLegend() {
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-soft">
      {DIETS.map(({ letters, name }) => (
        <span key={letters}>
          <b className="font-semibold text-coriander">{letters}</b> {name}
        </span>
      ))}
      <span className="inline-flex items-center gap-2">
        <HeatMark level="hot" /> one to three: mild, medium, hot
      </span>
    </p>
  )
}
