import { SPICE_LEVELS, type SpiceLevel } from '@sizzle/domain/cart/spice.ts'
import { HeatMark } from '../../../ui/heat-mark.tsx'

type HeatChoiceProps = {
  value: SpiceLevel
  /** The level that the menu gives the dish. */
  onMenu: string
  onChange: (spice: SpiceLevel) => void
}

/** What is chosen at first does not follow the dish; how the kitchen makes it by itself is said above. */
export function HeatChoice({ value, onMenu, onChange }: HeatChoiceProps) {
  const usual = SPICE_LEVELS.find(({ id }) => id === onMenu)
  return (
    <fieldset className="heat-choice mt-4">
      <legend className="py-1 font-display text-xl leading-tight font-semibold">How hot?</legend>
      {usual && <p className="text-sm text-soft">{usualWords(usual, value)}</p>}
      <div className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(5.25rem,1fr))] grid-rows-[auto_1fr] gap-2">
        {SPICE_LEVELS.map((level) => (
          <label
            key={level.id}
            className="relative row-span-2 grid min-h-12 cursor-pointer grid-rows-subgrid gap-y-0 rounded-control border border-line-strong px-2.5 py-2 choice has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)"
          >
            <input
              type="radio"
              name="spice"
              className="absolute top-2.5 right-2 size-4 tick-dot outline-none max-[22.4375rem]:top-9"
              checked={value.id === level.id}
              onChange={() => onChange(level)}
            />
            <span className="flex flex-col sm:flex-row sm:gap-1.5">
              <span className="font-semibold">{level.name}</span>
              <span aria-hidden="true" className="flex sm:mt-0.5">
                <HeatMark level={level.id} />
              </span>
            </span>
            <span className="text-[0.8125rem] leading-snug text-balance text-soft sm:text-sm">{level.description}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function usualWords(usual: SpiceLevel, chosen: SpiceLevel): string {
  const words = `The kitchen usually makes it ${usual.name.toLowerCase()}`
  return usual.id === chosen.id ? `${words}.` : `${words}; ${chosen.name.toLowerCase()} is chosen.`
}
