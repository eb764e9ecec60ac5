import type { ReactNode } from 'react'
import { useOnline } from '../../../kit/use-online.ts'
import { FirstRows } from '../../../ui/list/first-rows.tsx'
import { Badge } from '../../../ui/office/badge.tsx'
import { type PrinterState, seenWords } from '../../shared/printers/printer-state.ts'
import type { ShownPrinter } from '../../shared/printers/printers-query.ts'
import { CardActions } from './card-actions.tsx'
import type { PrinterCardProps } from './card-props.ts'
import { troubleOf } from './printer-trouble.ts'
import {
  hasOnlyTested,
  isUnprinted,
  KIND_WORDS,
  lastPaper,
  paperTime,
  paperWords,
  printsReceiptsAlone,
  stateOf,
  stateWords,
  waitingWords,
} from './printer-words.ts'
import type { ShownStation } from './printers-query.ts'
import { TroubleBand } from './trouble-band.tsx'

/** It is this device that has no connection: that says nothing of the printer. */
const NOT_KNOWN: PrinterState = { tone: 'plain', words: 'Not known' }

export function PrinterCard(props: PrinterCardProps) {
  const { printer, stations } = props
  const isOnline = useOnline()
  const state = isOnline ? stateOf(printer, new Date()) : NOT_KNOWN
  const trouble = isOnline ? troubleOf(printer, state) : undefined
  return (
    <article
      aria-label={printer.name}
      className="@container grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line bg-raised p-4"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h2 className="min-w-0 text-xl wrap-break-word">{printer.name}</h2>
        <Badge tone={state.tone}>{state.words}</Badge>
      </div>
      {trouble && <TroubleBand {...props} trouble={trouble} />}
      <LiveFacts {...props} state={state} />
      <div>
        {(trouble?.press?.kind !== 'edit' || printer.hasDrawer) && <p>{printsWords(printer, stations)}</p>}
        <p className="text-sm wrap-anywhere text-soft">
          {KIND_WORDS[printer.kind]} · {printer.width} mm
          {printer.address && (
            <>
              <span className="@max-[26rem]:hidden"> · </span>
              <span className="@max-[26rem]:block">{printer.address}</span>
            </>
          )}
        </p>
      </div>
      <CardActions {...props} isAway={state.isAway === true} trouble={trouble} />
      <Papers {...props} />
    </article>
  )
}

/** When it was last there, where nothing above says it, what came out of it last, and what waits for it. */
function LiveFacts({ printer, timeZone, state }: PrinterCardProps & { state: PrinterState }) {
  const isOnline = useOnline()
  const now = new Date()
  const seen = seenWords(printer, now)
  const isSaid = seen !== undefined && `${state.words} ${state.more ?? ''}`.includes(seen)
  const last = lastPaper(printer, timeZone, now)
  const facts: readonly (readonly [label: string, words: ReactNode])[] = [
    ...(isSaid ? [] : [[seenLabel(printer), seen] as const]),
    [
      printsReceiptsAlone(printer) ? 'Last receipt' : 'Last ticket',
      last ? (
        <>
          {last.what}, <span className="whitespace-nowrap">{last.time}</span>
        </>
      ) : (
        'None yet'
      ),
    ],
    ...(isOnline ? [['Waiting', waitingWords(printer)] as const] : []),
  ]
  return (
    <dl
      className={`grid gap-px overflow-hidden rounded-control bg-line ${isSaid || !isOnline ? '@min-[26rem]:grid-cols-2' : '@min-[26rem]:grid-cols-[repeat(3,auto)]'}`}
    >
      {facts.map(([label, words]) => (
        <div
          key={label}
          className="flex flex-wrap justify-between gap-x-4 bg-sunk px-3 py-1.5 @min-[26rem]:block @min-[26rem]:py-2"
        >
          <dt className="text-sm text-soft">{label}</dt>
          <dd
            className={`font-semibold tabular-nums ${label === 'Waiting' && printer.waiting > 0 ? 'text-saffron-ink' : ''}`}
          >
            {words ?? (printer.kind === 'screen' ? 'On every screen' : 'Never')}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function seenLabel(printer: ShownPrinter): string {
  if (printer.kind !== 'escpos_tcp') return 'Last seen'
  return hasOnlyTested(printer) ? 'Test page' : 'Last printed'
}

/** What it printed last, the newest first. */
function Papers({ printer, timeZone, onPaper }: PrinterCardProps) {
  if (printer.jobs.length === 0) return null
  return (
    <div className="-mb-2 border-t border-line">
      <FirstRows rows={printer.jobs} first={2} things={`papers of ${printer.name}`}>
        {(shown) => (
          <ul aria-label={`Last papers of ${printer.name}`} className="divide-y divide-line">
            {shown.map((paper) => (
              <li key={paper.id} className="flex min-h-11 items-center gap-x-3">
                {/* In a narrow card what became of it and when have a line of their own. */}
                <p className="flex min-w-0 grow flex-wrap items-baseline gap-x-1 py-2 @max-[26rem]:text-sm @min-[26rem]:flex-nowrap">
                  <span className="@max-[26rem]:basis-full @max-[26rem]:text-base @min-[26rem]:shrink-0">
                    {paperWords(paper)}
                    <span className="@max-[26rem]:hidden">,</span>
                  </span>{' '}
                  <span
                    className={`@min-[26rem]:grow ${isUnprinted(paper) ? 'font-semibold text-chilli' : 'text-soft'}`}
                  >
                    {stateWords(paper)}
                  </span>{' '}
                  <time
                    dateTime={paper.doneAt ?? paper.madeAt}
                    className="shrink-0 text-sm text-soft tabular-nums @max-[26rem]:before:mr-1 @max-[26rem]:before:content-['·']"
                  >
                    {paperTime(paper, timeZone, new Date())}
                  </time>
                </p>
                {paper.kind === 'drawer' ? (
                  <span className="w-10 shrink-0" />
                ) : (
                  <button
                    type="button"
                    className="inline-flex min-h-11 w-10 shrink-0 items-center justify-end font-semibold underline underline-offset-3"
                    onClick={() => onPaper(paper)}
                  >
                    Show<span className="sr-only"> {paperWords(paper)}</span>
                  </button>
                )}
              </li>
            ))}
          </ul>
        )}
      </FirstRows>
    </div>
  )
}

function printsWords(
  { printsTickets, stationIds, printsReceipts, hasDrawer }: ShownPrinter,
  stations: readonly ShownStation[],
): string {
  const names = stations.filter(({ id }) => stationIds.includes(id)).map(({ name }) => name)
  const papers = [
    printsTickets && `the tickets of ${names.length === 0 ? 'whole orders' : names.join(', ')}`,
    printsReceipts && 'receipts',
  ]
    .filter(Boolean)
    .join(' and ')
  const drawer = hasDrawer ? ' Has a cash drawer.' : ''
  return papers === '' ? `Prints only what is sent to it.${drawer}` : `Prints ${papers} automatically.${drawer}`
}
