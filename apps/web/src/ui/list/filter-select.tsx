type FilterSelectProps<Value extends string> = {
  label: string
  value: Value
  /** Value and words of each choice, in order. */
  options: readonly (readonly [value: Value, words: string])[]
  className?: string
  /** At most how wide: else it is as wide as the longest of its words, chosen or not. */
  cap?: string | undefined
  onChange: (value: Value) => void
}

/** One filter of a list, in a bar of filters: its label is for those who cannot see the bar. */
export function FilterSelect<const Value extends string>(props: FilterSelectProps<Value>) {
  const { label, value, options, className = '', cap = 'max-w-full', onChange } = props
  const choose = (chosen: string) => {
    const option = options.find(([one]) => one === chosen)
    if (option) onChange(option[0])
  }
  return (
    <select
      aria-label={label}
      className={`min-h-11 ${cap} rounded-control border border-line-strong bg-raised px-3 font-semibold ${className}`}
      value={value}
      onChange={(event) => choose(event.target.value)}
    >
      {options.map(([option, words]) => (
        <option key={option} value={option}>
          {words}
        </option>
      ))}
    </select>
  )
}
