import type { RefObject } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import type { BoardFilters } from './state/board-filters.ts'

type BoardSearchProps = {
  board: BoardFilters
  searchBox: RefObject<HTMLInputElement | null>
  /** By Escape. */
  onLeave: () => void
}

/** On a phone an icon, until somebody looks for something: then it has a row of its own, in full width. */
export function BoardSearch({ board, searchBox, onLeave }: BoardSearchProps) {
  return (
    <>
      <button
        type="button"
        aria-label="Find an order"
        className="grid size-11 shrink-0 place-items-center rounded-control border border-line-strong hover:bg-sunk sm:hidden"
        onClick={() => searchBox.current?.focus()}
      >
        <Icon name="search" />
      </button>
      <input
        ref={searchBox}
        type="search"
        aria-label="Search the orders"
        title="Number, name or dish"
        placeholder="Find an order"
        maxLength={100}
        className="min-h-11 w-20 min-w-0 grow rounded-control border border-line-strong bg-raised px-3 text-ellipsis max-sm:order-1 max-sm:basis-full max-sm:placeholder-shown:not-focus:sr-only lg:max-w-72"
        value={board.filters.search}
        onChange={(event) => board.onSearch(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          board.onSearch('')
          event.currentTarget.blur()
          onLeave()
        }}
      />
    </>
  )
}
