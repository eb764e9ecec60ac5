import './filter-chips.css'
import { DIETS, type Diet, type DishFilters, HEATS, type Heat } from '@sizzle/domain/menu/dish-filters.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { HeatMark } from '../../../ui/heat-mark.tsx'

/** The row fades over so many px of its end. */
const END = 36

type FilterChipsProps = { filters: DishFilters; onChange: (change: Partial<DishFilters>) => void }

export const DIET_NAMES: Record<Diet, string> = {
  vegetarian: 'Vegetarian',
  vegan: 'Vegan',
  'gluten-free': 'Gluten-free',
}
export const HEAT_NAMES: Record<Heat, string> = { none: 'No heat', mild: 'Mild', medium: 'Medium', hot: 'Hot' }

export function FilterChips({ filters: { diets, heats }, onChange }: FilterChipsProps) {
  const row = useRef<HTMLDivElement>(null)
  // A link may have switched on one that is out of sight on a phone.
  useEffect(() => {
    const scroller = row.current
    const last = [...(scroller?.querySelectorAll<HTMLElement>('[aria-pressed="true"]') ?? [])].at(-1)
    if (last)
      scroller?.scrollTo({ left: last.offsetLeft + last.offsetWidth + END - scroller.clientWidth, behavior: 'instant' })
  }, [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll sideways in every browser
    <div ref={row} role="group" aria-label="Show only" className="filter-chips needs-script">
      {DIETS.map((diet) => (
        <Chip key={diet} isOn={diets.includes(diet)} onPress={() => onChange({ diets: switched(DIETS, diets, diet) })}>
          {DIET_NAMES[diet]}
        </Chip>
      ))}
      <span aria-hidden="true" className="filter-chips-rule" />
      {HEATS.map((heat) => (
        <Chip key={heat} isOn={heats.includes(heat)} onPress={() => onChange({ heats: switched(HEATS, heats, heat) })}>
          {heat !== 'none' && (
            <span aria-hidden="true" className="flex">
              <HeatMark level={heat} />
            </span>
          )}
          {HEAT_NAMES[heat]}
        </Chip>
      ))}
    </div>
  )
}

function Chip({ isOn, onPress, children }: { isOn: boolean; onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      className="filter-chip"
      onClick={({ currentTarget: chip }) => {
        onPress()
        // With its tick it is wider.
        requestAnimationFrame(() => chip.scrollIntoView({ block: 'nearest', inline: 'nearest' }))
      }}
    >
      {children}
    </button>
  )
}

/** In our order, so that the same choice always has the same address. */
function switched<T>(all: readonly T[], chosen: readonly T[], one: T): T[] {
  return all.filter((other) => (other === one ? !chosen.includes(one) : chosen.includes(other)))
}
