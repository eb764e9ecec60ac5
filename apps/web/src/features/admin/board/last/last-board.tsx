import { type ReactNode, useState } from 'react'
import { LogoMark } from '../../../../brand/logo-mark.tsx'
import { type LastOrder, lastBoard } from '../../../../kit/offline/last-board.ts'
import { deviceClock } from '../../../../ui/clock.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { duration } from '../../../shared/due/duration.ts'
import { KitchenNote } from '../../../shared/kitchen-note/kitchen-note.tsx'
import { COLUMNS } from '../state/board-query.ts'
import { useNow } from '../state/use-now.ts'

const AGE_EVERY_MS = 15_000
const MINUTE_MS = 60_000

/** Stands where nobody can be asked who is here: the board as it was when the network went, and nothing to press. */
export function LastBoard({ otherwise }: { otherwise: ReactNode }) {
  const [board] = useState(() => lastBoard(Date.now()))
  const now = useNow(AGE_EVERY_MS)
  if (!board) return otherwise
  const age = Math.max(0, Math.floor((now.getTime() - board.at) / MINUTE_MS))
  return (
    <main className="flex min-h-dvh flex-col bg-paper">
      <header className="flex items-center gap-3 px-4 py-3">
        <LogoMark className="size-9" />
        <h1 className="text-2xl">Order Management</h1>
      </header>
      <div role="alert" className="flex items-start gap-3 bg-chilli px-4 py-3 text-paper">
        <Icon name="alert" className="mt-0.5 size-8 shrink-0" />
        <p>
          <b className="block text-xl">
            No connection. This is the board of {deviceClock().shortMoment(new Date(board.at))}, {duration(age)} ago.
          </b>
          New orders are missing, and nothing can be moved. The board returns once the connection is back.
        </p>
      </div>
      <div className="grid grow content-start gap-3 p-3 md:grid-cols-3">
        {COLUMNS.filter(({ status }) => status !== 'completed').map(({ status, title }) => (
          <Column key={status} title={title} orders={board.orders.filter((order) => order.status === status)} />
        ))}
      </div>
    </main>
  )
}

function Column({ title, orders }: { title: string; orders: readonly LastOrder[] }) {
  return (
    <section aria-label={title} className="flex flex-col gap-2 rounded-card bg-sunk p-2">
      <h2 className="flex justify-between px-1 text-lg">
        {title} <span className="tabular-nums">{orders.length}</span>
      </h2>
      {orders.map((order) => (
        <Card key={order.number} order={order} />
      ))}
    </section>
  )
}

function Card({ order: { number, facts, note, dishes } }: { order: LastOrder }) {
  return (
    <article aria-label={`Order ${number}`} className="rounded-card border border-line bg-raised px-3 py-2">
      <p className="font-display text-2xl">{number}</p>
      <p className="font-semibold">{facts}</p>
      <KitchenNote note={note} allergens={[]} className="mt-1" />
      <ul className="mt-1 text-xl leading-snug">
        {dishes.map((dish, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was kept never changes its place
          <li key={index}>{dish}</li>
        ))}
      </ul>
    </article>
  )
}
