import { Icon } from '../icon.tsx'

/** A filter that is set, as a person reads it. */
export type SetFilter = {
  words: string
  /** It stands in no list of choices: only here is it seen, and only here it is taken away. */
  isOnlyHere?: boolean
  onClear: () => void
}

/** The filter as a list of choices says it; none where its first choice, which lets all through, is chosen. */
export function setFilter<Value extends string>(
  options: readonly (readonly [value: Value, words: string])[],
  chosen: Value,
  onClear: (first: Value) => void,
): readonly SetFilter[] {
  const [first] = options
  const option = options.find(([value]) => value === chosen)
  if (!first || !option || option === first) return []
  return [{ words: option[1], onClear: () => onClear(first[0]) }]
}

/** The filters that are set, each removed with a press; where the lists of choices are in sight, those that stand in none. */
export function SetFilters({ set }: { set: readonly SetFilter[] }) {
  if (set.length === 0) return null
  return (
    <ul
      aria-label="Filters that are set"
      className={`flex basis-full flex-wrap gap-2 ${set.some(({ isOnlyHere }) => isOnlyHere) ? '' : '@min-[40rem]:hidden'}`}
    >
      {set.map(({ words, isOnlyHere = false, onClear }) => (
        <li key={words} className={`max-w-full ${isOnlyHere ? '' : '@min-[40rem]:hidden'}`}>
          <button
            type="button"
            className="inline-flex min-h-9 max-w-full items-center gap-2 rounded-full border border-ink bg-ink text-paper pr-2.5 pl-3.5 font-semibold max-sm:text-sm"
            aria-label={`${words}: remove this filter`}
            onClick={onClear}
          >
            <span className="truncate">{words}</span> <Icon name="close" className="size-4 shrink-0" />
          </button>
        </li>
      ))}
    </ul>
  )
}
