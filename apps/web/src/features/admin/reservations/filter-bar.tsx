import { useId } from 'react'
import { useTypedSearch } from '../../../kit/use-typed-search.ts'
import { DATE_FILTERS, type ListView, STATUS_FILTERS, type useListView } from './list-filters.ts'

const BOX = 'min-h-11 w-full rounded-control border border-line-strong bg-paper px-3 text-ink'

type FilterBarProps = {
  filters: ListView['filters']
  places: readonly { readonly id: string; readonly name: string }[]
  onChange: ReturnType<typeof useListView>[1]
}

export function FilterBar({ filters, places, onChange }: FilterBarProps) {
  const locations = [
    { value: 'all', label: 'All locations' },
    ...places.map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <search className="grid gap-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))]">
      <SearchBox typed={filters.search} onSearch={(search) => onChange({ search })} />
      <Select
        label="Status"
        value={filters.status}
        options={STATUS_FILTERS}
        onChange={(status) => onChange({ status })}
      />
      <Select
        label="Location"
        value={filters.location}
        options={locations}
        onChange={(location) => onChange({ location })}
      />
      <Select label="Date" value={filters.date} options={DATE_FILTERS} onChange={(date) => onChange({ date })} />
    </search>
  )
}

function SearchBox({ typed, onSearch }: { typed: string; onSearch: (search: string) => void }) {
  const id = useId()
  const [text, setText] = useTypedSearch(typed, onSearch)
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        Search
      </label>
      <input
        id={id}
        type="search"
        maxLength={100}
        placeholder="Name, e-mail, phone or reservation"
        className={`${BOX} placeholder:text-soft`}
        value={text}
        onChange={({ target: { value } }) => setText(value)}
      />
    </div>
  )
}

type SelectProps = {
  label: string
  value: string
  options: readonly { readonly value: string; readonly label: string }[]
  onChange: (value: string) => void
}

function Select({ label, value, options, onChange }: SelectProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      <select
        id={id}
        className={`${BOX} font-semibold`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
