import { useWish } from '../../../kit/server/wish.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { button } from '../../../ui/button.ts'
import { FirstRows } from '../../../ui/list/first-rows.tsx'
import { type ListTool, ToolMenu } from '../../../ui/list/tool-menu.tsx'
import { Badge } from '../../../ui/office/badge.tsx'
import { ToolIcon } from '../../../ui/tool-icon.tsx'
import { isUnprinted, KIND_WORDS, paperTime, paperWords, printerState, stateWords } from './printer-words.ts'
import type { ShownPaper, ShownPrinter, ShownStation } from './printers-query.ts'

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
      {state.more && (
        <p className="-mt-1.5">
          <span className="font-semibold wrap-anywhere text-chilli">{state.more}</span> {state.help}
        </p>
      )}
      <div className="-mt-1.5">
        <p className={printsNothing(printer) ? 'font-semibold text-saffron-ink' : ''}>
          {printsWords(printer, stations)}{' '}
          {mayEdit && printsNothing(printer) && (
            <button
              type="button"
              className="inline-flex min-h-6 items-center font-semibold underline underline-offset-3"
              onClick={() => onAsk('edit')}
            >
              Set what it prints
            </button>
          )}
        </p>
        <p className="text-sm wrap-anywhere text-soft">
          {[KIND_WORDS[printer.kind], `${printer.width} mm`, printer.address].filter(Boolean).join(' · ')}
        </p>
      </div>
      <CardActions {...props} />
      <Papers {...props} />
    </article>
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
function CardActions({ locationId, printer, mayEdit, onAsk }: PrinterCardProps) {
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
          disabled={opening.isPending}
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
  const secret: ListTool = { icon: 'refresh', label: 'New secret', onPress: () => onAsk('secret') }
  return [
    { icon: 'edit', label: 'Edit', onPress: () => onAsk('edit') },
    ...(printer.callsAt !== null && !needsSecret ? [secret] : []),
    { icon: 'bin', label: 'Remove', onPress: () => onAsk('remove') },
  ]
}
