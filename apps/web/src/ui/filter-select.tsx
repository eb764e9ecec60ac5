type FilterSelectProps = {
  label: string
  value: string
  /** Value and words of each choice, in order. */
  options: readonly (readonly [value: string, words: string])[]
  className?: string
  onChange: (value: string) => void
}

/** One filter of a list, in a bar of filters: its label is for those who cannot see the bar. */
export function FilterSelect({ label, value, options, className = '', onChange }: FilterSelectProps) {
  return (
    <label className={className}>
      <span className="sr-only">{label}</span>
      <select
        className={`min-h-11 rounded-control border border-line-strong bg-paper px-3 font-semibold ${className}`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}
