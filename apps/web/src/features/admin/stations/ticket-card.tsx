import { readableChoice } from '@sizzle/domain/kitchen/readable-choice.ts'
import type { DueBand, DueStep } from '@sizzle/domain/order/board.ts'
import { readLine } from '@sizzle/domain/order/line-words.ts'
import { dueWordOnCard } from '@sizzle/domain/order/place-words.ts'
import { useOnline } from '../../../kit/use-online.ts'
import { button } from '../../../ui/button.ts'
import { HeatMark } from '../../../ui/heat-mark.tsx'
import { heldIf } from '../../../ui/held.ts'
import { Icon } from '../../../ui/icon.tsx'
import { LineRows } from '../../../ui/line-rows.tsx'
import { ToolIcon } from '../../../ui/tool-icon.tsx'
import { DishContents } from '../../shared/allergens/dish-contents.tsx'
import { DueSign } from '../../shared/due/due-sign.tsx'
import { countdown } from '../../shared/due/due-words.ts'
import { duration } from '../../shared/due/duration.ts'
import { AllergyMark } from '../../shared/kitchen-note/allergy-mark.tsx'
import { KitchenNote } from '../../shared/kitchen-note/kitchen-note.tsx'
import type { Station, Ticket, TicketOrder } from '../../shared/tickets/tickets-query.ts'
import { bandOf, missingOf, ownPace, type ShownTicket, stepOf, ticketMinutes } from './open-tickets.ts'
import { digitsOf, KIND_WORDS, missingInWords, orderInWords } from './station-words.ts'
import { type PressTold, usePress } from './use-press.ts'

type TicketCardProps = {
  shown: ShownTicket
  station: Station
  /** The key that ticks it whole. */
  pick: number | undefined
  now: Date
  /** The one to do next. */
  isNext: boolean
  /** When the guest was told it would be ready. */
  due: string
  timeZone: string
  /** What a press on it did not do. */
  missed: string | undefined
  told: PressTold
}

/** The colours that a card of the board has. */
const LOOKS: Readonly<Record<DueBand, string>> = {
  calm: 'border-line-strong [&>header]:bg-sunk',
  soon: 'border-saffron [&>header]:bg-saffron-soft',
  late: 'border-chilli [&>header]:bg-chilli-soft',
}

/** Twice the frame, drawn over the ticket: what is in it stands where it stands in the others. The focus has a frame of its own. */
const LONG_LATE = 'not-focus-visible:outline-4 not-focus-visible:-outline-offset-4 not-focus-visible:outline-chilli'

/** A low screen has two rows of tickets with their buttons. */
const LOW_HEAD = '[@media(height<50rem)]:py-1'

/** One ticket, to be read from two metres and pressed with wet hands. */
export function TicketCard(props: TicketCardProps) {
  const { shown, station, pick, isNext, now, due, timeZone, missed, told } = props
  const { order, ticket } = shown
  const asked = ticket.kind === 'void' ? 'marked as seen' : 'marked as done'
  const bump = usePress('/bumpTicket', { ticketId: ticket.id, what: order.shortNumber, asked }, told)
  const isOnline = useOnline()
  const minutes = ticketMinutes(ticket, now)
  const step = stepOf({ order, ticket }, now)
  const band = bandOf({ order, ticket }, station, now)
  const pace = ownPace({ order, ticket }, station, now)
  const isUnbegun = order.status === 'pending' && ticket.kind !== 'void'
  const allergens = ticket.lines.flatMap((line) => line.allergens)
  const mark = ticket.recalledAt === null ? KIND_WORDS[ticket.kind] : 'RECALLED'
  const isExpo = station.kind === 'expo' && ticket.kind !== 'void'
  const missing = isExpo ? missingOf(order) : []
  return (
    <article
      aria-label={`${order.shortNumber}, ${minutes} minutes`}
      className={`@container flex flex-col overflow-hidden rounded-card border-2 bg-raised -outline-offset-3 ${LOOKS[band]} ${step === 'long-late' ? LONG_LATE : ''}`}
    >
      <header className={`flex flex-wrap items-center gap-x-2 gap-y-1 px-3 py-2 ${LOW_HEAD}`}>
        {pick !== undefined && (
          <kbd
            // The first key and the button that it presses look alike.
            className={`rounded-control border px-2 font-text text-xl leading-snug font-semibold max-sm:hidden ${keyLook(isNext, isOnline)}`}
          >
            {pick}
          </kbd>
        )}
        {/* A station is of one kitchen: its letters are not worth the room beside the clock, as on the board. */}
        <h2 className="price text-[calc(2.25rem*var(--ticket-text,1))] leading-none" aria-label={order.shortNumber}>
          {digitsOf(order.shortNumber)}
        </h2>
        <AllergyMark note={order.note} allergens={allergens} className="size-7.5" />
        {/* A void has no promise: only how long it waits to be read. */}
        {ticket.kind === 'void' ? (
          <p className={`${CLOCK} text-[1.75rem]`}>
            <Here minutes={minutes} isLong />
          </p>
        ) : (
          <TimeLeft step={step} {...countdown(new Date(order.promisedAt), now, timeZone)} />
        )}
        {/* In a narrow ticket a step smaller: how long it is here stands beside it. */}
        <div
          className={`flex w-full flex-wrap items-center justify-between gap-x-2 gap-y-1 text-lg leading-tight font-semibold @max-[21rem]:leading-tight ${ticket.kind === 'void' ? '@max-[21rem]:text-base' : '@max-[21rem]:text-[0.9375rem]'}`}
        >
          <p>
            {orderInWords(order)}{' '}
            <span className="whitespace-nowrap @max-[14rem]:whitespace-normal">
              · {dueWordOnCard(order.orderType)} {due}
            </span>
          </p>
          {ticket.kind !== 'void' && (
            <p className="ml-auto">
              <Here minutes={minutes} isLong={pace === 'late'} />
            </p>
          )}
        </div>
        {mark && <p className="w-full text-2xl leading-tight font-bold">{mark}</p>}
      </header>
      {isExpo && <Missing missing={missing} />}
      <KitchenNote
        note={order.note}
        allergens={allergens}
        className="m-2 text-2xl [@media(height<50rem)]:my-1 [@media(height<50rem)]:text-xl"
      />
      <div className="flex flex-col">
        {/* Nobody has begun with it: the first press here does. */}
        {isUnbegun && (
          <p className="px-3 pt-1.5 text-[0.9375rem] leading-tight font-semibold text-saffron-ink">Not started</p>
        )}
        <ul>
          {ticket.lines.map((line) => (
            <TicketLine key={line.n} line={line} order={order} ticketId={ticket.id} told={told} />
          ))}
        </ul>
        <footer className="flex flex-wrap items-center gap-2 p-2.5 [@media(height<50rem)]:py-1.5">
          {missed && <p className="w-full text-lg leading-tight font-semibold text-chilli">{missed}</p>}
          {isExpo && <AtThePass order={order} ticketId={ticket.id} isWhole={missing.length === 0} told={told} />}
          {!isExpo && (
            <button
              type="button"
              data-act={`bump ${ticket.id}`}
              className={button(
                isNext && isOnline ? 'primary' : 'quiet',
                // A press says why nothing came of it.
                `min-h-14 grow text-xl [@media(height<50rem)]:min-h-12 ${isOnline ? '' : 'border-line! text-soft!'}`,
              )}
              onClick={() => bump.send({ ticketId: ticket.id })}
              {...heldIf(bump.isPending)}
            >
              {ticket.kind === 'void' ? 'Seen' : 'Done'}
              <OfOrder order={order} />
            </button>
          )}
        </footer>
      </div>
    </article>
  )
}

const CLOCK = 'ml-auto flex items-center gap-1.5 leading-none font-semibold whitespace-nowrap tabular-nums'

/** What the guest was told. */
function TimeLeft({ step, lead, rest }: { step: DueStep } & ReturnType<typeof countdown>) {
  const isLate = step === 'late' || step === 'long-late'
  return (
    // A narrow ticket keeps also 'ten minutes late' beside its number.
    <p
      className={`${CLOCK} text-[calc(1.75rem*var(--ticket-text,1))] ${isLate ? '@max-[19rem]:gap-1 @max-[19rem]:text-[1.375rem]' : ''}`}
    >
      <DueSign step={step} className="size-6 @max-[19rem]:size-5" />
      <span>
        {/* For the eye, the line below says when it is due. */}
        {lead && <span className={rest === 'now' ? '' : 'sr-only'}>{lead} </span>}
        {rest}
      </span>
    </p>
  )
}

/** How long it is at the station, in smaller figures than what is left; where that is long, with a sign and a frame of its own (stations 30). */
function Here({ minutes, isLong }: { minutes: number; isLong: boolean }) {
  return (
    <span
      className={`flex items-center gap-1 whitespace-nowrap tabular-nums ${isLong ? 'rounded-control border-2 border-current px-1.5' : 'font-normal'}`}
    >
      {isLong && <ToolIcon name="flame" className="size-4.5 @max-[21rem]:hidden" />}
      {minutes === 0 ? 'Just in' : `${duration(minutes)} old`}
    </span>
  )
}

/** The first thing to know at the pass. */
function Missing({ missing }: { missing: ReturnType<typeof missingOf> }) {
  const isWhole = missing.length === 0
  return (
    <p
      className={`flex items-center gap-2 px-3 py-1.5 text-xl leading-snug font-semibold ${isWhole ? 'bg-coriander-soft text-coriander' : 'bg-saffron-soft text-saffron-ink'}`}
    >
      <Icon name={isWhole ? 'check' : 'clock'} className="size-6 shrink-0" />
      {missingInWords(missing)}
    </p>
  )
}

type AtThePassProps = { order: TicketOrder; ticketId: string; isWhole: boolean; told: PressTold }

/** Until everything is here, pressing it is the exception. */
function AtThePass({ order, ticketId, isWhole, told }: AtThePassProps) {
  const press = { ticketId, what: order.shortNumber, asked: 'marked as ready' } as const
  const ready = usePress('/updateOrderStatus', press, told)
  if (order.status !== 'preparing') return <p className="text-soft">Nobody has begun to make it.</p>
  return (
    <button
      type="button"
      data-act={`ready ${order.orderId}`}
      className={button(isWhole ? 'primary' : 'quiet', `grow text-xl ${isWhole ? 'min-h-14' : 'min-h-12'}`)}
      onClick={() => ready.send({ orderId: order.orderId, status: 'ready' })}
      {...heldIf(ready.isPending)}
    >
      Mark as Ready
      <OfOrder order={order} />
    </button>
  )
}

/** A screen has several tickets, and whoever hears it hears which of them a button is of. */
function OfOrder({ order }: { order: TicketOrder }) {
  return <span className="sr-only"> – order {order.shortNumber}</span>
}

const HEAT = { 2: { mark: 'medium', word: 'Medium' }, 3: { mark: 'hot', word: 'Hot' } } as const

type TicketLineProps = { line: Ticket['lines'][number]; order: TicketOrder; ticketId: string; told: PressTold }

function TicketLine({ line, order, ticketId, told }: TicketLineProps) {
  const press = { ticketId, what: `${line.name} of ${order.shortNumber}` }
  const bump = usePress('/bumpTicket', { ...press, asked: 'ticked' }, told)
  const unbump = usePress('/unbumpTicket', { ...press, asked: 'unticked' }, told)
  if (line.left === 0) return null
  const isDone = line.doneAt !== null
  const words = readLine({ ...line, quantity: line.left, options: line.options.map(readableChoice) })
  const heat = line.heatLevel === 2 || line.heatLevel === 3 ? HEAT[line.heatLevel] : null
  return (
    <li>
      <button
        type="button"
        aria-pressed={isDone}
        data-act={`line ${ticketId} ${line.n} ${isDone}`}
        title={isDone ? `By ${line.doneBy}` : undefined}
        className={`grid min-h-14 w-full [@media(height<50rem)]:min-h-12 grid-cols-[auto_1fr] gap-x-3 border-b border-line px-3 py-1.5 text-left forced-colors:m-2 forced-colors:w-[calc(100%-1rem)] text-[calc(min(1.75rem,11.5vw)*var(--ticket-text,1))] leading-tight hover:bg-sunk focus-visible:-outline-offset-3 off:opacity-55 ${isDone ? 'text-soft line-through' : ''}`}
        onClick={() => (isDone ? unbump : bump).send({ ticketId, line: line.n })}
        {...heldIf(bump.isPending || unbump.isPending)}
      >
        <span className={`price ${isDone ? '' : 'text-saffron-ink'}`}>{line.left}×</span>
        <span>
          {line.name}{' '}
          {heat && (
            // On a line of its own beside every name, long or short, so that the eye finds it in one place.
            <span className="mt-0.5 flex items-center gap-1.5 text-xl font-semibold whitespace-nowrap">
              <HeatMark level={heat.mark} />
              <span aria-hidden="true">{heat.word}</span>
            </span>
          )}
          <span className="block text-[calc(1.375rem*var(--ticket-text,1))]">
            <LineRows line={words} shown="plain" noteLook="font-semibold text-chilli" />
            {line.partOf !== null && <span className="block text-soft">with {line.partOf}</span>}
          </span>
          <DishContents
            allergens={line.allergens}
            note={`${order.note} ${line.note}`}
            className="text-[1.375rem] text-soft"
          />
          <OfOrder order={order} />
        </span>
      </button>
    </li>
  )
}

/** Without a connection a key does nothing, as the button that it presses. */
function keyLook(isNext: boolean, isOnline: boolean): string {
  if (!isOnline) return 'border-line text-soft'
  return isNext ? 'border-saffron bg-saffron text-night' : 'border-current'
}
