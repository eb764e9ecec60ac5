import type { WeeklySchedule } from '@sizzle/domain/hours/schedule.ts'
import { typesInWords } from '@sizzle/domain/order/order-type.ts'
import { button } from '../../../../ui/button.ts'
import { clockOf } from '../../../../ui/clock.ts'
import { quietDanger } from '../../../../ui/list/row-look.ts'
import { ToolIcon } from '../../../../ui/tool-icon.tsx'
import { weekInWords } from '../../../../ui/week-words.ts'
import type { Menus, MenuWithHours } from './menus-query.ts'

type MenuActions = {
  /** Why nothing can be changed now. */
  whyNot: string | undefined
  onEdit: (menu: MenuWithHours) => void
  onDelete: (menu: MenuWithHours) => void
}

/** The menus in their order, and what is in none of them. */
export function MenuList({ known: { menus, categories }, ...actions }: MenuActions & { known: Menus }) {
  const namesOf = (ids: readonly string[]) => categories.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
  const held = new Set(menus.flatMap(({ categoryIds }) => categoryIds))
  const free = categories.filter(({ id }) => !held.has(id)).map(({ name }) => name)
  return (
    <>
      <ul className="grid gap-3">
        {menus.map((menu) => (
          <li key={menu.id}>
            <MenuCard menu={menu} categories={namesOf(menu.categoryIds)} {...actions} />
          </li>
        ))}
      </ul>
      {free.length > 0 && (
        <p className="text-soft">
          In no menu, so ordered whenever the location is open: <span className="text-ink">{free.join(', ')}</span>
        </p>
      )}
    </>
  )
}

type MenuCardProps = MenuActions & { menu: MenuWithHours; categories: readonly string[] }

function MenuCard({ menu, categories, whyNot, onEdit, onDelete }: MenuCardProps) {
  const { name, schedule, orderTypes } = menu
  const of = <span className="sr-only"> {name}</span>
  const dates = datesInWords(schedule)
  return (
    <article
      aria-label={name}
      className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 rounded-card border border-line p-4 sm:px-5"
    >
      <div className="min-w-0 grow basis-72">
        <h3 className="text-xl leading-tight break-words">{name}</h3>
        {weekInWords(schedule.days).map((line) => (
          <p key={line} className="mt-1 tabular-nums">
            {line}
          </p>
        ))}
        {dates && <p className="mt-1">{dates}</p>}
        <p className="mt-1 text-soft">{categories.join(', ')}</p>
        {orderTypes.length > 0 && <p className="mt-1 text-soft">For {typesInWords(orderTypes)} only</p>}
      </div>
      <div className="-mx-1 flex gap-2">
        <button
          type="button"
          className={button('quiet', 'px-4!')}
          disabled={whyNot !== undefined}
          title={whyNot}
          onClick={() => onEdit(menu)}
        >
          <ToolIcon name="edit" /> Edit{of}
        </button>
        <button
          type="button"
          className={quietDanger()}
          disabled={whyNot !== undefined}
          title={whyNot}
          onClick={() => onDelete(menu)}
        >
          <ToolIcon name="bin" /> Delete{of}
        </button>
      </div>
    </article>
  )
}

/** 'From Jun 1, 2026 until Aug 31, 2026' */
function datesInWords({ from, until }: WeeklySchedule): string {
  const words = [from && `from ${dayInWords(from)}`, until && `until ${dayInWords(until)}`].filter(Boolean).join(' ')
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

function dayInWords(date: string): string {
  return clockOf({ timeZone: 'UTC' }).day(`${date}T12:00:00Z`)
}
