import type { PageItem } from '../../../kit/page-content.ts'
import { DIETS, DishMarks } from '../../../ui/dish-marks.tsx'
import '../../../ui/heat-mark.css'

export function MenuMarks({ item }: { item: PageItem }) {
  return (
    <span className="marks">
      <DishMarks dish={item} />
      {item.isPopular && <span className="mark-favourite">House favourite</span>}
    </span>
  )
}

const HEAT_LEVELS = ['mild', 'medium', 'hot'] as const

export function MarksLegend() {
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-soft">
      {DIETS.filter(({ letters, name }) => letters !== name).map(({ letters, name }) => (
        <span key={letters}>
          <b className="font-semibold text-coriander">{letters}</b> {name}
        </span>
      ))}
      <span className="inline-flex flex-wrap items-center gap-x-3 [&_.heat]:shrink-0">
        <span>Usual heat:</span>
        {HEAT_LEVELS.map((level) => (
          <span key={level} className="inline-flex items-center gap-1.5">
            <span aria-hidden="true" className={`heat heat-${level}`} /> {level}
          </span>
        ))}
      </span>
      <span>You choose yours when you add a dish.</span>
    </p>
  )
}
