import { useId } from 'react'

type Segment<Value extends string> = {
  readonly value: Value
  readonly label: string
  readonly hint?: string
  /** Why it cannot be chosen; it stays visible. */
  readonly disabledBecause?: string | undefined
}

type SegmentsProps<Value extends string> = {
  legend: string
  segments: readonly Segment<Value>[]
  value: Value
  /** Said to those who cannot see that the words speak for themselves. */
  isLegendHidden?: boolean
  /** Where the column has room for all of them beside each other. */
  isOneRow?: boolean
  onChange: (value: Value) => void
}

const THREE = 'grow basis-[28%] px-2'
const ALL = `${THREE} @min-[56.25rem]:basis-auto @min-[56.25rem]:px-1 @min-[56.25rem]:text-[0.9375rem] @min-[56.25rem]:[&>span+span]:text-xs`

/** One of a few short words, three in a row of a narrow column: radio buttons without room for their circles. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { legend, segments, value, isLegendHidden = false, isOneRow = false, onChange } = props
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className={isLegendHidden ? 'sr-only' : 'mb-1 font-semibold'}>{legend}</legend>
      <div className={`flex flex-wrap ${isOneRow ? 'gap-2 @min-[56.25rem]:gap-1' : 'gap-2'}`}>
        {segments.map((segment) => (
          <label
            key={segment.value}
            className={`${isOneRow ? ALL : THREE} choice relative flex min-h-11 cursor-pointer flex-col items-center justify-center rounded-control border border-line-strong py-0.5 text-center leading-tight transition-colors duration-150 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus) has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:border-dashed has-disabled:text-soft`}
          >
            <input
              type="radio"
              name={name}
              value={segment.value}
              className="sr-only"
              checked={value === segment.value}
              disabled={segment.disabledBecause !== undefined}
              onChange={() => onChange(segment.value)}
            />
            <span className="font-semibold">{segment.label}</span>
            <span className="text-sm text-soft empty:hidden">{segment.disabledBecause ?? segment.hint}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
