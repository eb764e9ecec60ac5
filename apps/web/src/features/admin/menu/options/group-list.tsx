import { button } from '../../../../ui/button.ts'
import { ListEmpty } from '../../../../ui/list/list-empty.tsx'
import { quietDanger } from '../../../../ui/list/row-look.ts'
import { formatDollars } from '../../../../ui/money.ts'
import { ToolIcon } from '../../../../ui/tool-icon.tsx'
import type { ManagedItem } from '../menu-query.ts'
import { BackNow } from '../sold-out/back-now.tsx'
import { stockWords } from '../sold-out/sold-out-words.ts'
import { type StockOf, useStockNow } from '../sold-out/stock-query.ts'
import type { Stocked } from '../sold-out/use-stock.ts'
import { countWords, KIND_WORDS, usedWords } from './group-words.ts'
import type { ManagedGroup } from './groups-query.ts'

type GroupListProps = {
  groups: readonly ManagedGroup[]
  /** All dishes of the location: a group says which of them use it. */
  items: readonly ManagedItem[]
  place: { readonly locationId: string; readonly timeZone: string }
  mayEdit: boolean
  whyNot: string | undefined
  onEdit: (group: ManagedGroup) => void
  onDelete: (group: ManagedGroup) => void
  onSoldOut: (option: Stocked) => void
}

export function GroupList({ groups, ...rest }: GroupListProps) {
  const stockOf = useStockNow(rest.place.locationId)
  if (groups.length === 0)
    return <ListEmpty title="No option groups" hint="Add one, then offer it with the items that need it." />
  return (
    <ul
      aria-label="Option groups"
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] items-start gap-3"
    >
      {groups.map((group) => (
        <li key={group.id} className="rounded-card border border-line p-4">
          <GroupCard group={group} stockOf={stockOf} {...rest} />
        </li>
      ))}
    </ul>
  )
}

type GroupCardProps = Omit<GroupListProps, 'groups'> & { group: ManagedGroup; stockOf: StockOf }

function GroupCard(props: GroupCardProps) {
  const { group, items, mayEdit, whyNot, onEdit, onDelete } = props
  return (
    <>
      <div className="flex items-start justify-between gap-2">
        <h3 className="min-w-0 text-lg leading-tight wrap-break-word">{group.name}</h3>
        <span className="shrink-0 rounded-full bg-sunk px-2.5 py-0.5 text-sm font-semibold">
          {KIND_WORDS[group.kind]}
        </span>
      </div>
      <p className="mt-1 text-sm text-soft">
        {countWords(group)} · {usedWords(group, items)}
      </p>
      <Options {...props} />
      {mayEdit && (
        <div className="flex justify-between pt-2">
          <button
            type="button"
            className={button('quiet', 'px-4!')}
            disabled={whyNot !== undefined}
            title={whyNot}
            onClick={() => onEdit(group)}
          >
            <ToolIcon name="edit" /> Edit<span className="sr-only"> {group.name}</span>
          </button>
          <button
            type="button"
            className={quietDanger()}
            aria-label={`Delete ${group.name}`}
            title={whyNot ?? 'Delete'}
            disabled={whyNot !== undefined}
            onClick={() => onDelete(group)}
          >
            <ToolIcon name="bin" />
          </button>
        </div>
      )}
    </>
  )
}

function priceWords({ kind }: ManagedGroup, { price }: ManagedGroup['options'][number]): string {
  if (kind === 'size') return formatDollars(price)
  return price === 0 ? '' : `${price > 0 ? '+' : ''}${formatDollars(price)}`
}

/** Each option with what has run out of it. */
function Options({ group, stockOf, place: { locationId, timeZone }, whyNot, onSoldOut }: GroupCardProps) {
  return (
    <ul aria-label={`Options of ${group.name}`} className="my-2 divide-y divide-line">
      {group.options.map((option) => {
        const stocked: Stocked = { kind: 'option', id: `${group.id}/${option.id}`, name: option.name }
        const now = stockOf('option', stocked.id) ?? option
        const words = stockWords(now, timeZone)
        return (
          <li key={option.id} className="flex min-h-11 flex-wrap items-center gap-x-2">
            <span className="min-w-0 grow wrap-break-word">{option.name}</span>
            <span className="price">{priceWords(group, option)}</span>
            {words && (
              <span className={`text-sm font-semibold ${now.soldOut ? 'text-chilli' : 'text-saffron-ink'}`}>
                {words}
                <BackNow locationId={locationId} stocked={stocked} whyNot={whyNot} />
              </span>
            )}
            <button
              type="button"
              className="grid size-11 place-items-center rounded-control text-soft hover:bg-sunk hover:text-ink disabled:opacity-55"
              aria-label={`Sold out: ${option.name}`}
              title={whyNot ?? 'It has run out, or only a few are left'}
              disabled={whyNot !== undefined}
              onClick={() => onSoldOut(stocked)}
            >
              <ToolIcon name="ban" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
