import { SPICE_LEVELS, type SpiceLevel } from '@sizzle/domain/cart/spice.ts'
import { HeatMark } from '../../../ui/heat-mark.tsx'

type HeatChoiceProps = {
  value: SpiceLevel
  /** The level that the menu gives the dish. */
  onMenu: string
  onChange: (spice: SpiceLevel) => void
}

/** What is chosen at first is the mildest; how the kitchen makes the dish by itself is said at that level. */
export function HeatChoice({ value, onMenu, onChange }: HeatChoiceProps) {
  return (
    <fieldset className="heat-choice mt-5">
      <legend className="font-display text-xl leading-tight font-semibold">How hot?</legend>
      {/* The three share their rows: what the menu says of one moves none of the descriptions out of line. */}
      <div className="mt-2.5 grid grid-cols-3 grid-rows-[auto_auto_1fr] gap-x-2">
        {SPICE_LEVELS.map((level) => (
          <label
            key={level.id}
            className="relative row-span-3 grid min-h-12 cursor-pointer grid-rows-subgrid rounded-control border border-line-strong px-2.5 py-2 has-checked:border-saffron-ink has-checked:bg-saffron-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)"
          >
            <input
              type="radio"
              name="spice"
              className="absolute top-2.5 right-2 size-4 tick-dot outline-none max-[359px]:top-9"
              checked={value.id === level.id}
              onChange={() => onChange(level)}
            />
            <span className="flex flex-col sm:flex-row sm:gap-1.5">
              <span className="font-semibold">{level.name}</span>
              <span aria-hidden="true" className="flex sm:mt-0.5">
                <HeatMark level={level.id} />
              </span>
            </span>
            {level.id === onMenu && (
              <span className="pb-0.5 text-[0.8125rem] leading-tight font-semibold text-saffron-ink sm:text-sm">
                As on the menu
              </span>
            )}
            <span className="row-start-3 text-[0.8125rem] leading-snug text-soft sm:text-sm">{level.description}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
