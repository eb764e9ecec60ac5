import { useId, useState } from 'react'
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
import { factsOf, isFound, KINDS, titleOf } from './group-words.ts'
import type { ManagedGroup } from './groups-query.ts'

type GroupListProps = {
  groups: readonly ManagedGroup[]
  /** All dishes of the location: a group says which of them use it. */
  items: readonly ManagedItem[]
  place: { readonly locationId: string; readonly timeZone: string }
  mayEdit: boolean
  whyNot: string | undefined
  /** What is searched for. */
  typed: string
  onClear: () => void
  onEdit: (group: ManagedGroup) => void
  onDelete: (group: ManagedGroup) => void
  onSoldOut: (option: Stocked) => void
}

/** By kind, each under its heading where there are several. */
export function GroupList({ groups, typed, onClear, ...rest }: GroupListProps) {
  const stockOf = useStockNow(rest.place.locationId)
  if (groups.length === 0)
    return <ListEmpty title="No option groups" hint="Add one, then offer it with the items that need it." />
  const found = groups.filter((group) => isFound(group, rest.items, typed))
  const parts = KINDS.flatMap(([kind, words]) => {
    const own = found.filter((group) => group.kind === kind)
    return own.length > 0 ? [{ kind, words, own }] : []
  })
  return (
    <>
      {found.length === 0 && <ListEmpty title="No group is found" hint="Try a part of its name." onClear={onClear} />}
      {parts.map(({ kind, words, own }) => (
        <section key={kind} aria-label={words} className="[section+&]:mt-6 max-sm:[section+&]:mt-4">
          <h3 className="mb-2 text-lg">
            {words} <span className="font-sans text-base font-normal text-soft">{own.length}</span>
          </h3>
          <ul aria-label={words} className="columns-[19rem] gap-3">
            {own.map((group) => (
              <li
                key={group.id}
                className="mb-3 break-inside-avoid rounded-card border border-line px-4 py-2 max-sm:mb-2 max-sm:px-3 max-sm:py-0.5"
              >
                <GroupCard
                  group={group}
                  isNamesake={groups.some(({ id, name }) => id !== group.id && name === group.name)}
                  isSearched={typed.trim() !== ''}
                  stockOf={stockOf}
                  {...rest}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

type GroupCardProps = Omit<GroupListProps, 'groups' | 'typed' | 'onClear'> & {
  group: ManagedGroup
  isNamesake: boolean
  isSearched: boolean
  stockOf: StockOf
}

function GroupCard(props: GroupCardProps) {
  const { group, items, isNamesake, isSearched, stockOf, mayEdit, whyNot, onEdit, onDelete } = props
  const [isOpen, setOpen] = useState(false)
  const optionsId = useId()
  const out = group.options.filter((option) => (stockOf('option', `${group.id}/${option.id}`) ?? option).soldOut).length
  const title = titleOf(group, items)
  return (
    <>
      <div className="flex items-start gap-1">
        <h4 className="min-w-0 grow py-2.5 font-display text-lg leading-tight font-[560] tracking-[-0.012em] wrap-break-word">
          {title}
        </h4>
        {mayEdit && (
          <div className="-mr-2 flex shrink-0">
            <button
              type="button"
              className={button('bare', 'w-11 px-0!')}
              aria-label={`Edit ${title}`}
              title={whyNot ?? 'Edit'}
              disabled={whyNot !== undefined}
              onClick={() => onEdit(group)}
            >
              <ToolIcon name="edit" />
            </button>
            <button
              type="button"
              className={quietDanger('w-11 px-0!')}
              aria-label={`Delete ${title}`}
              title={whyNot ?? 'Delete'}
              disabled={whyNot !== undefined}
              onClick={() => onDelete(group)}
            >
              <ToolIcon name="bin" />
            </button>
          </div>
        )}
      </div>
      <div className="-mt-2 flex items-center justify-between gap-3 sm:pb-1">
        <p className="min-w-0 text-sm text-pretty text-soft">
          {/* What one opens a size for, where its options are folded. */}
          {group.kind === 'size' && <span className="text-ink sm:hidden">{sizesInWords(group)} · </span>}
          <span>{factsOf(group, items, isNamesake)}</span>
        </p>
        {!isSearched && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={optionsId}
            className="-mr-2 flex min-h-11 shrink-0 items-center gap-1 rounded-control pl-2 text-sm font-semibold sm:hidden"
            onClick={() => setOpen(!isOpen)}
          >
            {group.options.length} {group.options.length === 1 ? 'option' : 'options'}
            {out > 0 && <span className="text-chilli">, {out} sold out</span>}
            <span className="sr-only"> of {title}</span>
            <ToolIcon name="down" className={`size-5 shrink-0 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
          </button>
        )}
      </div>
      {/* On a phone eighteen open groups are a long way to the one that is looked for. */}
      <div id={optionsId} className={isOpen || isSearched ? undefined : 'max-sm:hidden'}>
        <Options {...props} />
      </div>
    </>
  )
}

function priceWords({ kind }: ManagedGroup, { price }: ManagedGroup['options'][number]): string {
  if (kind === 'size') return formatDollars(price)
  return price === 0 ? '' : `${price > 0 ? '+' : ''}${formatDollars(price)}`
}

/** 'Half $8.99, Full $12.99' */
function sizesInWords({ options }: ManagedGroup): string {
  return options.map(({ name, price }) => `${name} ${formatDollars(price)}`).join(', ')
}

/** Dots for a finger; a mouse or the keyboard finds the words on the row that it is at, so that only what is sold out speaks. */
const SOLD_OUT =
  'px-2! text-sm font-medium! text-soft! not-disabled:hover:text-ink! pointer-coarse:order-last pointer-coarse:-mr-2 pointer-coarse:w-11 pointer-fine:absolute pointer-fine:inset-y-0 pointer-fine:right-16 pointer-fine:bg-raised pointer-fine:opacity-0 pointer-fine:group-hover/option:opacity-100 pointer-fine:focus-visible:opacity-100'

/** Each option with what has run out of it. */
function Options({ group, stockOf, place: { locationId, timeZone }, whyNot, onSoldOut }: GroupCardProps) {
  return (
    <ul aria-label={`Options of ${group.name}`} className="divide-y divide-line">
      {group.options.map((option) => {
        const stocked: Stocked = { kind: 'option', id: `${group.id}/${option.id}`, name: option.name }
        const now = stockOf('option', stocked.id) ?? option
        const words = stockWords(now, timeZone)
        return (
          <li key={option.id} className="group/option relative flex min-h-11 flex-wrap items-center gap-x-2">
            <span className="min-w-0 grow wrap-break-word">{option.name}</span>
            {words && (
              <span className={`text-sm font-semibold ${now.soldOut ? 'text-chilli' : 'text-saffron-ink'}`}>
                {words}
                <BackNow locationId={locationId} stocked={stocked} whyNot={whyNot} />
              </span>
            )}
            <button
              type="button"
              className={button('bare', SOLD_OUT)}
              aria-label={`Sold out: ${option.name}`}
              title={whyNot ?? 'It has run out, or only a few are left'}
              disabled={whyNot !== undefined}
              onClick={() => onSoldOut(stocked)}
            >
              <ToolIcon name="more" className="size-5 pointer-fine:hidden" />
              <span className="hidden pointer-fine:inline">Sold out…</span>
            </button>
            <span className="price">{priceWords(group, option)}</span>
          </li>
        )
      })}
    </ul>
  )
}
