import { useId } from 'react'

export type Choice<Value extends string> = {
  value: Value
  label: string
  hint?: string
  /** Why it cannot be chosen; it stays visible. */
  disabledBecause?: string | undefined
  /** Why it is off for now; it can be chosen all the same. */
  offBecause?: string | undefined
}

type ChoicesProps<Value extends string> = {
  legend: string
  /** `group`: it heads a part of a long form, not only one field. */
  legendLook?: keyof typeof LEGENDS
  choices: readonly Choice<Value>[]
  /** Undefined: none is chosen yet. */
  value: Value | undefined
  onChange: (value: Value) => void
  /** How many stand beside each other where there is room. */
  className?: string
  /** Of `tiles` the frame says which one is chosen, without a dot; `cells` are small ones with their words in the middle. */
  look?: keyof typeof LOOKS
}

/** One of a few: radio buttons that stand on cards, so that the whole card can be pressed. */
export function Choices<Value extends string>({
  legend,
  legendLook = 'field',
  choices,
  value,
  onChange,
  className = '',
  look = 'cards',
}: ChoicesProps<Value>) {
  const name = useId()
  return (
    <fieldset>
      <legend className={LEGENDS[legendLook]}>{legend}</legend>
      <div className={`grid gap-2 ${className}`}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={`flex min-h-12 cursor-pointer items-center rounded-control border border-line-strong py-2 transition-colors duration-150 choice has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:text-soft ${LOOKS[look].card}`}
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              className={LOOKS[look].dot}
              checked={value === choice.value}
              disabled={choice.disabledBecause !== undefined}
              onChange={() => onChange(choice.value)}
            />
            <span className="min-w-0 leading-tight">
              <span
                className={`block font-semibold text-balance ${choice.offBecause === undefined ? '' : 'text-soft line-through'}`}
              >
                {choice.label}
              </span>
              <Below choice={choice} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** What heads the parts of a long form; fields keep the smaller look of their labels. */
export const GROUP_HEAD =
  'mb-2.5 font-display text-xl leading-tight font-semibold tracking-[-0.012em] [word-spacing:0.06em]'

const LEGENDS = { field: 'mb-2 font-semibold', group: GROUP_HEAD } as const

const FRAMED =
  'relative has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)'
const NO_DOT = 'absolute inset-0 size-full cursor-pointer opacity-0'
const LOOKS = {
  cards: { card: 'gap-2.5 px-3', dot: 'size-5 shrink-0 tick-dot' },
  // Beside one whose words take more lines, their names stand on one line all the same.
  tiles: { card: `${FRAMED} px-3.5 has-[span+span]:items-start`, dot: NO_DOT },
  cells: { card: `${FRAMED} justify-center px-1 text-center`, dot: NO_DOT },
} as const

function Below({ choice: { hint, disabledBecause, offBecause } }: { choice: Choice<string> }) {
  const words = disabledBecause ?? offBecause ?? hint
  if (!words) return null
  const colour = disabledBecause === undefined && offBecause !== undefined ? 'font-semibold text-chilli' : 'text-soft'
  return <span className={`text-sm ${colour}`}>{words}</span>
}
