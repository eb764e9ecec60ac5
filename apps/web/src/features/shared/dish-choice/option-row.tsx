import type { Choice, Option, OptionGroup, SizeCode } from '@sizzle/domain/menu/options.ts'
import { mostUnits, unitsOf } from '@sizzle/domain/menu/options-picking.ts'
import type { ReactNode } from 'react'
import { Stepper } from '../../../ui/stepper.tsx'
import { optionPrice } from './group-words.ts'

type OptionRowProps = {
  option: Option
  group: OptionGroup
  choices: readonly Choice[]
  /** Of the group, for its radio buttons. */
  name: string
  size: SizeCode | null
  isBelow: boolean
  isSoldOut: boolean
  /** Of the dish too that it puts on the plate. */
  allergens: readonly string[]
  onUnits: (units: number) => void
}

/** One option: a radio button where one unit is chosen, a check where each is chosen once, a stepper otherwise. */
export function OptionRow(props: OptionRowProps) {
  const { option, group, choices, name, isSoldOut, onUnits } = props
  const units = unitsOf(option, group, choices)
  const most = isSoldOut ? 0 : mostUnits(option, group, choices)
  if (group.max > 1 && group.maxEach > 1) {
    return (
      <div className={`flex min-h-14 items-center gap-3 px-3.5 py-1.5 ${most === 0 ? 'text-soft' : ''}`}>
        <Words {...props} />
        {isSoldOut ? (
          <SoldOut />
        ) : (
          <Stepper label={option.name} value={units} max={Math.max(units, most)} isSlim onChange={onUnits} />
        )}
      </div>
    )
  }
  return (
    <label className="flex min-h-12 cursor-pointer items-center gap-3 px-3.5 py-2 first:rounded-t-[inherit] last:rounded-b-[inherit] choice has-disabled:cursor-not-allowed has-disabled:text-soft has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-(--focus)">
      <input
        type={group.max === 1 ? 'radio' : 'checkbox'}
        name={name}
        className={`size-5 shrink-0 outline-none ${group.max === 1 ? 'tick-dot' : 'tick-box'}`}
        checked={units > 0}
        disabled={units === 0 && most === 0}
        onChange={(event) => onUnits(event.target.checked ? 1 : 0)}
      />
      <Words {...props} />
      {isSoldOut && <SoldOut />}
    </label>
  )
}

function Words({ option, group, choices, size, isBelow, isSoldOut, allergens }: OptionRowProps): ReactNode {
  const price = isSoldOut ? '' : optionPrice(option, { group, choices, size, isBelow })
  return (
    <span className="flex min-w-0 grow items-baseline justify-between gap-3">
      <span className="min-w-0 leading-tight">
        <span>{option.name}</span>
        {/* A size is the dish itself, which says it. */}
        {group.kind !== 'size' && allergens.length > 0 && (
          <span className="block text-sm opacity-85">
            <span className="sr-only">, </span>Contains {allergens.join(', ')}
          </span>
        )}
      </span>
      {price !== '' && (
        <span className="price shrink-0 text-soft">
          <span className="sr-only">, </span>
          {price}
        </span>
      )}
    </span>
  )
}

function SoldOut() {
  return (
    <span className="shrink-0 text-sm font-semibold text-soft">
      <span className="sr-only">, </span>Sold out
    </span>
  )
}
