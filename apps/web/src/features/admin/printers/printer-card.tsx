import { useWish } from '../../../kit/server/wish.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { button } from '../../../ui/button.ts'
import { quietDanger } from '../../../ui/list/row-look.ts'
import { Badge } from '../../../ui/office/badge.tsx'
import { ToolIcon } from '../../../ui/tool-icon.tsx'
import { KIND_WORDS, paperWords, printerState, stateWords } from './printer-words.ts'
import type { ShownPaper, ShownPrinter, ShownStation } from './printers-query.ts'

export type PrinterAsk = 'edit' | 'secret' | 'remove'
type PrinterCardProps = {
  locationId: string
  printer: ShownPrinter
  stations: readonly ShownStation[]
  mayEdit: boolean
  onAsk: (ask: PrinterAsk) => void
  onPaper: (paper: ShownPaper) => void
}

export function PrinterCard({ locationId, printer, stations, mayEdit, onAsk, onPaper }: PrinterCardProps) {
  const state = printerState(printer, new Date())
  return (
    <article aria-label={printer.name} className="grid gap-3 rounded-card border border-line bg-raised p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-xl">{printer.name}</h2>
        <Badge tone={state.tone} className="whitespace-normal!">
          {state.words}
        </Badge>
      </div>
      <p className="text-soft">
        {KIND_WORDS[printer.kind]}, {printer.width} mm
        {printer.address && `, ${printer.address}`}. {printsWords(printer, stations)}
      </p>
      <CardActions locationId={locationId} printer={printer} mayEdit={mayEdit} onAsk={onAsk} />
      {printer.jobs.length > 0 && (
        <ul aria-label={`Last papers of ${printer.name}`} className="grid gap-1 border-t border-line pt-3">
          {printer.jobs.map((paper) => (
            <li key={paper.id} className="flex flex-wrap items-center justify-between gap-x-4">
              <span>
                {paperWords(paper)}, <span className="text-soft">{stateWords(paper)}</span>
              </span>
              {paper.kind !== 'drawer' && (
                <button
                  type="button"
                  className="inline-flex min-h-11 items-center font-semibold underline underline-offset-3"
                  onClick={() => onPaper(paper)}
                >
                  Show<span className="sr-only"> {paperWords(paper)}</span>
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </article>
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
  return papers === '' ? `Prints nothing by itself.${drawer}` : `Prints ${papers} by itself.${drawer}`
}

function CardActions({ locationId, printer, mayEdit, onAsk }: Omit<PrinterCardProps, 'onPaper' | 'stations'>) {
  const testing = useWish('/printTestPage', {
    onDone: () => toast('success', `The test page goes to ${printer.name}`),
    onFailed: () => toast('error', 'The test page could not be sent'),
  })
  const opening = useWish('/openDrawer', {
    onDone: () => toast('success', 'The drawer opens'),
    onFailed: () => toast('error', 'The drawer could not be opened'),
  })
  const one = { locationId, printerId: printer.id }
  return (
    <div className="flex flex-wrap gap-1.5 empty:hidden">
      {mayEdit && (
        <button
          type="button"
          className={button('quiet', 'px-3!')}
          disabled={testing.isPending}
          onClick={() => testing.send(one)}
        >
          <ToolIcon name="printer" /> Test page
        </button>
      )}
      {printer.hasDrawer && (
        <button
          type="button"
          className={button('quiet', 'px-3!')}
          disabled={opening.isPending}
          onClick={() => opening.send(one)}
        >
          <ToolIcon name="cash" /> Open the drawer
        </button>
      )}
      {mayEdit && (
        <>
          <button type="button" className={button('quiet', 'px-3!')} onClick={() => onAsk('edit')}>
            Edit<span className="sr-only"> {printer.name}</span>
          </button>
          {printer.callsAt && (
            <button type="button" className={button('quiet', 'px-3!')} onClick={() => onAsk('secret')}>
              {printer.hasSecret ? 'New secret' : 'Make a secret'}
            </button>
          )}
          <button type="button" className={quietDanger()} onClick={() => onAsk('remove')}>
            Remove<span className="sr-only"> {printer.name}</span>
          </button>
        </>
      )}
    </div>
  )
}
