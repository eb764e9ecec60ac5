import { readableChoice } from '@sizzle/domain/kitchen/readable-choice.ts'
import { type TicketBand, ticketBand } from '@sizzle/domain/kitchen/ticks.ts'
import { readLine } from '@sizzle/domain/order/line-words.ts'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { useWish } from '../../../kit/server/wish.ts'
import { button } from '../../../ui/button.ts'
import { HeatMark } from '../../../ui/heat-mark.tsx'
import { LineRows } from '../../../ui/line-rows.tsx'
import type { Station, Ticket, TicketOrder } from '../../shared/tickets/tickets-query.ts'
import { type OnProblem, useTick } from '../../shared/tickets/use-tickets.ts'
import { missingOf, type ShownTicket } from './open-tickets.ts'
import { KIND_WORDS, missingInWords, orderInWords } from './station-words.ts'

type TicketCardProps = {
  shown: ShownTicket
  station: Station
  /** The key that ticks it whole. */
  pick: number | undefined
  now: Date
  onProblem: OnProblem
}

const HEAD: Readonly<Record<TicketBand, string>> = {
  calm: 'bg-sunk text-ink',
  soon: 'bg-saffron text-night',
  late: 'bg-chilli text-paper',
}

/** One ticket, to be read from two metres and pressed with wet hands. */
export function TicketCard({ shown: { order, ticket }, station, pick, now, onProblem }: TicketCardProps) {
  const tick = useTick(ticket.id, undefined, onProblem)
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(ticket.recalledAt ?? ticket.firedAt)) / 60_000))
  const mark = ticket.recalledAt === null ? KIND_WORDS[ticket.kind] : 'RECALLED'
  const isExpo = station.kind === 'expo' && ticket.kind !== 'void'
  return (
    <article
      aria-label={`${order.shortNumber}, ${minutes} minutes`}
      className="mb-4 break-inside-avoid overflow-hidden rounded-card border border-line-strong bg-raised"
    >
      <header className={`flex flex-wrap items-baseline gap-x-3 px-3 py-2 ${HEAD[ticketBand(minutes, station)]}`}>
        {pick !== undefined && (
          <kbd className="rounded-control border border-current px-2 text-xl font-semibold">{pick}</kbd>
        )}
        <h2 className="price text-[2.5rem] leading-none">{order.shortNumber}</h2>
        <p className="text-lg font-semibold">{orderInWords(order)}</p>
        <p className="ml-auto text-2xl font-semibold">{minutes} min</p>
        {mark && <p className="w-full text-2xl font-bold">{mark}</p>}
      </header>
      {order.note !== '' && <p className="px-3 pt-2 text-2xl font-bold text-chilli">{order.note}</p>}
      <ul>
        {ticket.lines.map((line) => (
          <TicketLine key={line.n} line={line} ticketId={ticket.id} onProblem={onProblem} />
        ))}
      </ul>
      <footer className="flex flex-wrap items-center gap-3 p-3">
        {isExpo && <AtThePass order={order} onProblem={onProblem} />}
        {!isExpo && (
          <button
            type="button"
            data-act={`bump ${ticket.id}`}
            className={button('primary', 'min-h-16 grow text-xl')}
            onClick={() => tick(true)}
          >
            {ticket.kind === 'void' ? 'Seen' : 'Done'}
          </button>
        )}
      </footer>
    </article>
  )
}

/** Until everything is here, pressing it is the exception. */
function AtThePass({ order, onProblem }: { order: TicketOrder; onProblem: OnProblem }) {
  const ready = useWish('/updateOrderStatus', { onFailed: (error) => onProblem(sentenceOf(error)) })
  const missing = missingOf(order)
  const isWhole = missing.length === 0
  return (
    <>
      <p className={`grow text-xl font-semibold ${isWhole ? 'text-coriander' : 'text-saffron-ink'}`}>
        {missingInWords(missing)}
      </p>
      {order.status === 'preparing' && (
        <button
          type="button"
          data-act={`ready ${order.orderId}`}
          className={button(isWhole ? 'primary' : 'quiet', 'min-h-16 grow text-xl')}
          onClick={() => ready.send({ orderId: order.orderId, status: 'ready' })}
        >
          Mark as Ready
        </button>
      )}
    </>
  )
}

const HEAT = { 2: 'medium', 3: 'hot' } as const

type TicketLineProps = { line: Ticket['lines'][number]; ticketId: string; onProblem: OnProblem }

function TicketLine({ line, ticketId, onProblem }: TicketLineProps) {
  const tick = useTick(ticketId, line.n, onProblem)
  if (line.left === 0) return null
  const isDone = line.doneAt !== null
  const words = readLine({ ...line, quantity: line.left, options: line.options.map(readableChoice) })
  const level = line.heatLevel === 2 || line.heatLevel === 3 ? HEAT[line.heatLevel] : null
  return (
    <li>
      <button
        type="button"
        aria-pressed={isDone}
        data-act={`line ${ticketId} ${line.n} ${isDone}`}
        title={isDone ? `By ${line.doneBy}` : undefined}
        className={`grid min-h-16 w-full grid-cols-[auto_1fr] gap-x-3 border-b border-line px-3 py-2 text-left text-[2rem] leading-tight hover:bg-sunk ${isDone ? 'text-soft line-through' : ''}`}
        onClick={() => tick(!isDone)}
      >
        <span className="price">{line.left}×</span>
        <span>
          {line.name} {level && <HeatMark level={level} />}
          <span className="block text-2xl">
            <LineRows line={words} shown="plain" noteLook="font-semibold text-chilli" />
            {line.partOf !== null && <span className="block text-soft">with {line.partOf}</span>}
          </span>
          {line.allergens.length > 0 && (
            <span className="block text-lg text-soft">Contains {line.allergens.join(', ')}</span>
          )}
        </span>
      </button>
    </li>
  )
}
