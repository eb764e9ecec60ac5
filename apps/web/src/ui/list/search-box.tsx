import type { ComponentProps } from 'react'
import { ToolIcon } from '../tool-icon.tsx'
import { useTypedSearch } from './use-typed-search.ts'

type SearchInputProps = {
  label: string
  placeholder: string
  className: string
  /** A lens before the words, where nothing else says that one searches here. */
  hasSign?: boolean
  value: string
  onChange: (typed: string) => void
} & Pick<ComponentProps<'input'>, 'ref' | 'enterKeyHint' | 'autoComplete'>
type SearchBoxProps = Omit<SearchInputProps, 'onChange'> & { onSearch: (search: string) => void }

/** A list's search, in a bar of filters: its label is for those who cannot see the bar. */
export function SearchBox({ value, onSearch, ...rest }: SearchBoxProps) {
  const [typed, setTyped] = useTypedSearch(value, onSearch)
  return <SearchInput {...rest} value={typed} onChange={setTyped} />
}

/** The same for a list that is searched with every key. */
export function SearchInput(props: SearchInputProps) {
  const { label, placeholder, className, hasSign = false, value, onChange, ...more } = props
  const input = (look: string) => (
    <input
      type="search"
      aria-label={label}
      placeholder={placeholder}
      maxLength={100}
      className={`min-h-11 min-w-0 grow rounded-control border border-line-strong bg-raised pr-3.5 text-ellipsis ${look}`}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      {...more}
    />
  )
  if (!hasSign) return input(`pl-3.5 ${className}`)
  return (
    <span className={`relative flex min-w-0 grow ${className}`}>
      <ToolIcon name="search" className="pointer-events-none absolute inset-y-0 left-3 my-auto size-5 text-soft" />
      {input('pl-10')}
    </span>
  )
}
