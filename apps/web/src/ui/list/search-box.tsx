import { useTypedSearch } from './use-typed-search.ts'

type SearchBoxProps = {
  label: string
  placeholder: string
  className: string
  value: string
  onSearch: (search: string) => void
}

/** A list's search, in a bar of filters: its label is for those who cannot see the bar. */
export function SearchBox({ label, placeholder, className, value, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useTypedSearch(value, onSearch)
  return (
    <input
      type="search"
      aria-label={label}
      placeholder={placeholder}
      maxLength={100}
      className={`min-h-11 min-w-0 grow rounded-control border border-line-strong bg-paper px-3.5 ${className}`}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  )
}
