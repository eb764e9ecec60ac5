import '../../../ui/heat-mark.css'
import './filter-chips.css'
import { DIETS, type Diet, type DishFilters, HEATS, type Heat } from '@sizzle/domain/menu/dish-filters.ts'
import { memo, type ReactNode } from 'react'

type FilterChipsProps = { filters: DishFilters; onChange: (change: Partial<DishFilters>) => void }

export const DIET_NAMES: Record<Diet, string> = {
  vegetarian: 'Vegetarian',
  vegan: 'Vegan',
  'gluten-free': 'Gluten-free',
}
export const HEAT_NAMES: Record<Heat, string> = { none: 'No heat', mild: 'Mild', medium: 'Medium', hot: 'Hot' }

/** On a phone they are folded behind a button in the bar, which says whether any is on; which those are stands above what they leave. */
export const FilterChips = memo(function FilterChips({ filters: { diets, heats }, onChange }: FilterChipsProps) {
  return (
    <>
      <label className="filter-fold needs-script">
        <input
          type="checkbox"
          className="sr-only"
          aria-label="Show filters"
          onChange={({ currentTarget }) => {
            // From the middle of the menu, which they stand above.
            currentTarget.parentElement?.nextElementSibling?.scrollIntoView({ block: 'nearest' })
          }}
        />
      </label>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame of its own */}
      <div role="group" aria-label="Show only" className="filter-chips needs-script">
        {DIETS.map((diet) => (
          <Chip
            key={diet}
            isOn={diets.includes(diet)}
            onPress={() => onChange({ diets: switched(DIETS, diets, diet) })}
          >
            {DIET_NAMES[diet]}
          </Chip>
        ))}
        <span aria-hidden="true" className="filter-chips-rule" />
        {/* Guests choose another heat when they add a dish. */}
        <span className="filter-chips-word">
          <span>Usual </span>heat
        </span>
        {HEATS.map((heat) => (
          <Chip
            key={heat}
            isOn={heats.includes(heat)}
            onPress={() => onChange({ heats: switched(HEATS, heats, heat) })}
          >
            {heat !== 'none' && <span aria-hidden="true" className={`heat heat-${heat}`} />}
            {HEAT_NAMES[heat]}
          </Chip>
        ))}
      </div>
    </>
  )
})

function Chip({ isOn, onPress, children }: { isOn: boolean; onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" aria-pressed={isOn} className="filter-chip" onClick={onPress}>
      {children}
    </button>
  )
}

/** In our order, so that the same choice always has the same address. */
function switched<T>(all: readonly T[], chosen: readonly T[], one: T): T[] {
  return all.filter((other) => (other === one ? !chosen.includes(one) : chosen.includes(other)))
}
