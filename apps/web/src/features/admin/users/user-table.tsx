import { useEffect, useEffectEvent, useState } from 'react'
import { COLUMN_HEAD } from '../../../ui/list/row-look.ts'
import type { RowColumns } from '../../../ui/list/rows-skeleton.tsx'
import type { UserTab } from './user-filters.ts'
import { COLUMNS, NO_FACE, type RowActions, TABLE_ONLY, UserRow, WIDE_ONLY } from './user-row.tsx'
import type { User } from './users-query.ts'

type UserTableProps = RowActions & {
  users: readonly User[]
  /** Of whom the list is: what its columns say follows from it. */
  tab: UserTab
  /** The list is in the order of the days on which they came. */
  isByDate: boolean
  /** Cards show their boxes. */
  isSelecting: boolean
  chosen: ReadonlySet<string>
  onChooseAll: (ids: readonly string[]) => void
  /** Asks for the next page; left out on the last one. */
  onMore: (() => void) | undefined
}

/** A table where there is room for one, and cards elsewhere. What is out of view is not drawn. */
export function UserTable({
  users,
  tab,
  isByDate,
  isSelecting,
  chosen,
  onChooseAll,
  onMore,
  ...actions
}: UserTableProps) {
  const isAll = users.every(({ id }) => chosen.has(id))
  const isSome = users.some(({ id }) => chosen.has(id))
  return (
    <>
      <table className="block overflow-hidden @min-[38rem]:rounded-card @min-[38rem]:border @min-[38rem]:border-line @min-[38rem]:bg-raised">
        <caption className="sr-only">Users</caption>
        <thead className={`block ${isSelecting ? '' : TABLE_ONLY}`}>
          <tr className={`flex items-center @min-[38rem]:px-2 ${COLUMN_HEAD} ${COLUMNS[tab]}`}>
            <th>
              <label className="flex min-h-11 cursor-pointer items-center gap-3 pl-[13px] font-normal @min-[38rem]:pl-3">
                <input
                  type="checkbox"
                  className="size-5 tick-box"
                  aria-label="Select all shown"
                  checked={isAll}
                  ref={(box) => {
                    if (box) box.indeterminate = isSome && !isAll
                  }}
                  onChange={() => onChooseAll(isAll ? [] : users.map(({ id }) => id))}
                />
                <span aria-hidden="true" className="@min-[38rem]:hidden">
                  Select all shown
                </span>
              </label>
            </th>
            {HEADS[tab].map(([head, look]) => (
              <th key={head} className={`${TABLE_ONLY} ${look}`}>
                {head}
              </th>
            ))}
            <th className="sr-only">Actions</th>
          </tr>
        </thead>
        <tbody className="grid grid-cols-[minmax(0,1fr)] gap-2 @min-[38rem]:block">
          {users.map((user) => (
            <UserRow
              key={user.id}
              user={user}
              tab={tab}
              isByDate={isByDate}
              isSelecting={isSelecting}
              isChosen={chosen.has(user.id)}
              {...actions}
            />
          ))}
        </tbody>
      </table>
      {onMore && <End onReached={onMore} />}
    </>
  )
}

const SUMS = [
  ['Orders', 'text-right'],
  ['Spent', 'text-right'],
  ['Points', 'text-right'],
] as const

const HEADS: Readonly<Record<UserTab, readonly (readonly [head: string, look: string])[]>> = {
  guests: [['Guest', ''], ['Phone', ''], ['Since', WIDE_ONLY], ...SUMS],
  team: [
    ['Name', ''],
    ['Phone', ''],
    ['Role and location', ''],
    ['Since', WIDE_ONLY],
    ['Last sign-in', 'text-right'],
  ],
  everyone: [['User', ''], ['Phone', WIDE_ONLY], ['Role', ''], ...SUMS],
}

/** The same columns, while the people are on their way. */
export function toCome(tab: UserTab): RowColumns {
  const heads = HEADS[tab].map(([, look], at) => ({
    className: look,
    isRight: look.includes('text-right'),
    lines: at === 0 ? ['w-32', 'w-48'] : [look.includes('text-right') ? 'w-12' : 'w-24'],
    ...(at === 0 && { face: NO_FACE }),
  }))
  return {
    grid: `items-center px-2 ${COLUMNS[tab]}`,
    head: 'h-11',
    stubs: [{ lines: ['ml-3 w-5'], isUnnamed: true }, ...heads, { lines: ['w-10'], isRight: true, isUnnamed: true }],
  }
}

/** So far below the view the next page is asked for. */
const NEAR = '800px'

function End({ onReached }: { onReached: () => void }) {
  const [end, setEnd] = useState<HTMLElement | null>(null)
  const reached = useEffectEvent(onReached)
  useEffect(() => {
    if (!end) return
    const watch = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && reached(), {
      rootMargin: NEAR,
    })
    watch.observe(end)
    return () => watch.disconnect()
  }, [end])
  return (
    <button
      ref={setEnd}
      type="button"
      className="mt-3 min-h-11 w-full rounded-control text-soft hover:bg-sunk"
      onClick={onReached}
    >
      Show more users
    </button>
  )
}
