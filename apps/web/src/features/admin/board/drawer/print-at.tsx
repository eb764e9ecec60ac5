import type { AskAnswer } from '@sizzle/contract/client.ts'
import { useQuery } from '@tanstack/react-query'
import { sentenceOf } from '../../../../kit/page-calls.ts'
import { ask } from '../../../../kit/server/ask.ts'
import { useWish } from '../../../../kit/server/wish.ts'
import { toast } from '../../../../kit/toast/toast.ts'
import { button } from '../../../../ui/button.ts'
import { ToolIcon } from '../../../../ui/tool-icon.tsx'

type Printer = AskAnswer<'/getPrinters'>['printers'][number]
type PrintAtProps = { orderId: string; locationId: string }

/** The printers of the kitchen and the counter. Printed again, a paper comes out as a copy (printing 8). */
export function PrintAt({ orderId, locationId }: PrintAtProps) {
  const { data } = useQuery(ask('/getPrinters', { locationId }))
  const printers = data?.printers ?? []
  if (printers.length === 0) return null
  return (
    <ul aria-label="Print at" className="grid gap-2">
      {printers.map((printer) => (
        <PrinterRow key={printer.id} printer={printer} orderId={orderId} locationId={locationId} />
      ))}
    </ul>
  )
}

function PrinterRow({ printer, orderId, locationId }: PrintAtProps & { printer: Printer }) {
  const printing = useWish('/printAgain', {
    onDone: ({ job }) => toast('success', `${job.copy > 0 ? `Copy ${job.copy} goes` : 'Goes'} to ${printer.name}`),
    onFailed: (error) => toast('error', sentenceOf(error)),
  })
  const send = (paper: 'ticket' | 'receipt') => printing.send({ locationId, printerId: printer.id, orderId, paper })
  return (
    <li className="flex flex-wrap items-center gap-2">
      <span className="inline-flex grow items-center gap-2 font-semibold">
        <ToolIcon name="printer" /> {printer.name}
      </span>
      {(['ticket', 'receipt'] as const).map((paper) => (
        <button
          key={paper}
          type="button"
          className={button('quiet')}
          disabled={printing.isPending}
          onClick={() => send(paper)}
        >
          {paper === 'ticket' ? 'Ticket' : 'Receipt'}
          <span className="sr-only"> at {printer.name}</span>
        </button>
      ))}
    </li>
  )
}
