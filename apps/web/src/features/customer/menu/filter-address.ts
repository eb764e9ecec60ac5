import { DIETS, type DishFilters, HEATS } from '@sizzle/domain/menu/dish-filters.ts'

// Filters in the address's query, so that a narrowed menu can be sent to somebody. The server draws it as it is asked
// for (pages/asked-in.ts); its canonical address has none.

const MAX_SEARCH = 60

export function readFilters(query: string): DishFilters {
  const parameters = new URLSearchParams(query)
  return {
    search: (parameters.get('search') ?? '').slice(0, MAX_SEARCH),
    diets: chosen(DIETS, parameters.get('diet')),
    heats: chosen(HEATS, parameters.get('heat')),
  }
}

/** What else stands in the query stays there. */
export function withFilters(query: string, { search, diets, heats }: DishFilters): string {
  const parameters = new URLSearchParams(query)
  put(parameters, 'search', search.trim().slice(0, MAX_SEARCH))
  put(parameters, 'diet', diets.join(','))
  put(parameters, 'heat', heats.join(','))
  const text = parameters.toString().replaceAll('%2C', ',')
  return text === '' ? '' : `?${text}`
}

function put(parameters: URLSearchParams, name: string, value: string): void {
  if (value === '') parameters.delete(name)
  else parameters.set(name, value)
}

/** In our order and once each, whatever the address says. */
function chosen<T extends string>(all: readonly T[], text: string | null): readonly T[] {
  const named = new Set<string>((text ?? '').split(','))
  return all.filter((one) => named.has(one))
}
