import { useTypedSearch } from './use-typed-search.ts'

type SearchInputProps = {
  label: string
  placeholder: string
  className: string
  value: string
  onChange: (typed: string) => void
}
type SearchBoxProps = Omit<SearchInputProps, 'onChange'> & { onSearch: (search: string) => void }

/** A list's search, in a bar of filters: its label is for those who cannot see the bar. */
export function SearchBox({ value, onSearch, ...rest }: SearchBoxProps) {
  const [typed, setTyped] = useTypedSearch(value, onSearch)
  return <SearchInput {...rest} value={typed} onChange={setTyped} />
}

/** The same for a list that is searched with every key. */
export function SearchInput({ label, placeholder, className, value, onChange }: SearchInputProps) {
  return (
    <input
      type="search"
      aria-label={label}
      placeholder={placeholder}
      maxLength={100}
      className={`min-h-11 min-w-0 grow rounded-control border border-line-strong bg-paper px-3.5 text-ellipsis ${className}`}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
