import type { PageItem } from '../../../kit/page-content.ts'
import { DIETS, DishMarks } from '../../../ui/dish-marks.tsx'
import { HeatMark } from '../../../ui/heat-mark.tsx'

export function MenuMarks({ item }: { item: PageItem }) {
  return (
    <span className="marks">
      <DishMarks dish={item} />
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
      <span className="inline-flex items-center gap-2 [&>.heat]:shrink-0">
        <HeatMark level="hot" /> as we usually cook it: mild, medium, hot. You choose when you add a dish.
      </span>
    </p>
  )
}
