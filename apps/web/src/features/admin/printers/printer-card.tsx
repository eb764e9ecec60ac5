import { useWish } from '../../../kit/server/wish.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { button } from '../../../ui/button.ts'
import { Icon } from '../../../ui/icon.tsx'
import { FirstRows } from '../../../ui/list/first-rows.tsx'
import { type ListTool, ToolMenu } from '../../../ui/list/tool-menu.tsx'
import { Badge } from '../../../ui/office/badge.tsx'
import { ToolIcon } from '../../../ui/tool-icon.tsx'
import { type PrinterState, printerState } from '../../shared/printers/printer-state.ts'
import type { ShownPrinter } from '../../shared/printers/printers-query.ts'
import { isUnprinted, KIND_WORDS, paperTime, paperWords, stateWords, waitingWords } from './printer-words.ts'
import type { ShownPaper, ShownStation } from './printers-query.ts'

export type PrinterAsk = 'edit' | 'secret' | 'remove'
type PrinterCardProps = {
  locationId: string
  timeZone: string
  printer: ShownPrinter
  stations: readonly ShownStation[]
  mayEdit: boolean
  onAsk: (ask: PrinterAsk) => void
  onPaper: (paper: ShownPaper) => void
}

export function PrinterCard(props: PrinterCardProps) {
  const { printer, stations, mayEdit, onAsk } = props
  const state = printerState(printer, new Date())
  return (
    <article
      aria-label={printer.name}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line bg-raised p-4"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h2 className="min-w-0 text-xl wrap-break-word">{printer.name}</h2>
        <Badge tone={state.tone}>{state.words}</Badge>
      </div>
      <HowItIs printer={printer} state={state} />
      <div className="-mt-1.5">
        {printsNothing(printer) ? (
          <div className="mb-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 rounded-control bg-saffron-soft px-3 py-2 font-semibold text-saffron-ink">
            <Icon name="alert" className="size-5 shrink-0" />
            <p>{printsWords(printer, stations)}</p>
            {mayEdit && (
              <button
                type="button"
                className="inline-flex min-h-6 items-center underline underline-offset-3"
                onClick={() => onAsk('edit')}
              >
                Set what it prints
              </button>
            )}
          </div>
        ) : (
          <p>{printsWords(printer, stations)}</p>
        )}
        <p className="text-sm wrap-anywhere text-soft">
          {[KIND_WORDS[printer.kind], `${printer.width} mm`, printer.address].filter(Boolean).join(' · ')}
        </p>
      </div>
      <CardActions {...props} isAway={state.isAway === true} />
      <Papers {...props} />
    </article>
  )
}

/** What is wrong with it, what waits for it, and what to do. */
function HowItIs({ printer, state }: { printer: ShownPrinter; state: PrinterState }) {
  const waiting = waitingWords(printer, state)
  if (!state.more && waiting === null) return null
  const alarm = 'font-semibold wrap-anywhere text-chilli'
  return (
    <p className="-mt-1.5">
      {state.more && <span className={alarm}>{state.more}</span>}{' '}
      <span className={state.tone === 'bad' && printer.waiting > 0 ? alarm : ''}>{waiting}</span> {state.help}
      {state.isAway && printer.hasDrawer && ' The drawer opens once it answers.'}
    </p>
  )
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
              <li key={paper.id} className="flex min-h-11 items-center gap-x-3 max-[19rem]:flex-wrap">
                <span className="min-w-0 grow max-[19rem]:basis-full">
                  {paperWords(paper)},{' '}
                  <span className={isUnprinted(paper) ? 'font-semibold text-chilli' : 'text-soft'}>
                    {stateWords(paper)}
                  </span>
                </span>
                <time dateTime={paper.doneAt ?? paper.madeAt} className="shrink-0 text-sm text-soft tabular-nums">
                  {paperTime(paper, timeZone, new Date())}
                </time>
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

/** Easily overlooked, and then a kitchen waits for tickets. */
function printsNothing({ printsTickets, printsReceipts }: ShownPrinter): boolean {
  return !printsTickets && !printsReceipts
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
  return papers === '' ? `Prints nothing by itself.${drawer}` : `Prints ${papers} by itself.${drawer}`
}

/** What is done with it every day; what is set up once is behind the dots. */
function CardActions({ locationId, printer, mayEdit, onAsk, isAway }: PrinterCardProps & { isAway: boolean }) {
  const testing = useWish('/printTestPage', {
    onDone: () => toast('success', `The test page goes to ${printer.name}`),
    onFailed: () => toast('error', 'The test page could not be sent'),
  })
  const opening = useWish('/openDrawer', {
    onDone: () => toast('success', 'The drawer opens'),
    onFailed: () => toast('error', 'The drawer could not be opened'),
  })
  const one = { locationId, printerId: printer.id }
  const needsSecret = printer.callsAt !== null && !printer.hasSecret
  return (
    <div className="flex flex-wrap gap-2 empty:hidden max-sm:[&>button:not([aria-haspopup])>svg]:hidden">
      {mayEdit && needsSecret && (
        <button type="button" className={button('quiet', 'px-4!')} onClick={() => onAsk('secret')}>
          Make a secret
        </button>
      )}
      {mayEdit && !needsSecret && (
        <button
          type="button"
          className={button('quiet', 'px-4!')}
          disabled={testing.isPending}
          onClick={() => testing.send(one)}
        >
          <ToolIcon name="printer" /> Test page
        </button>
      )}
      {printer.hasDrawer && (
        <button
          type="button"
          className={button('quiet', 'px-4!')}
          disabled={opening.isPending || isAway}
          onClick={() => opening.send(one)}
        >
          <ToolIcon name="cash" /> Open the drawer
        </button>
      )}
      {mayEdit && (
        <ToolMenu label={`More for ${printer.name}`} className="ml-auto" tools={toolsOf(printer, needsSecret, onAsk)} />
      )}
    </div>
  )
}

function toolsOf(printer: ShownPrinter, needsSecret: boolean, onAsk: PrinterCardProps['onAsk']): readonly ListTool[] {
  const secret: ListTool = {
    icon: 'refresh',
    label: 'New secret',
    note: 'The printer stops until it is entered there.',
    onPress: () => onAsk('secret'),
  }
  return [
    { icon: 'edit', label: 'Edit', onPress: () => onAsk('edit') },
    ...(printer.callsAt !== null && !needsSecret ? [secret] : []),
    { icon: 'bin', label: 'Remove', isDanger: true, onPress: () => onAsk('remove') },
  ]
}
