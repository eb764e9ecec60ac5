import type { PageItem } from '../../../kit/page-content.ts'
import { HeatMark } from '../../../ui/heat-mark.tsx'

/** Diet in words of one printed menu: a short badge, spelled out for who asks. */
const DIETS = [
  { isIn: (item: PageItem) => item.isVegan, letters: 'Vegan', name: 'Vegan' },
  { isIn: (item: PageItem) => item.isVegetarian && !item.isVegan, letters: 'Veg', name: 'Vegetarian' },
  { isIn: (item: PageItem) => item.isGlutenFree, letters: 'GF', name: 'Gluten-free' },
] as const

export function MenuMarks({ item }: { item: PageItem }) {
  return (
    <span className="marks">
      {item.spiceLevel !== 'none' && <HeatMark level={item.spiceLevel} />}
      {DIETS.filter(({ isIn }) => isIn(item)).map(({ letters, name }) => (
        <abbr key={letters} title={name} className="mark">
          <span aria-hidden="true">{letters}</span>
          <span className="sr-only">{name}</span>
        </abbr>
      ))}
      {item.isPopular && <span className="mark-favourite">House favourite</span>}
    </span>
  )
}

export function MarksLegend() {
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-soft">
      {DIETS.filter(({ letters, name }) => letters !== name).map(({ letters, name }) => (
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
