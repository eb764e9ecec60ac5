import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '../../../../kit/page-calls.ts'
import { ask } from '../../../../kit/server/ask.ts'
import { useWish } from '../../../../kit/server/wish.ts'
import { onDevice } from '../../../../kit/storage.ts'
import { toast } from '../../../../kit/toast/toast.ts'
import { button } from '../../../../ui/button.ts'
import { heldIf } from '../../../../ui/held.ts'
import { FilterSelect } from '../../../../ui/list/filter-select.tsx'
import { ToolIcon } from '../../../../ui/tool-icon.tsx'

type Paper = 'ticket' | 'receipt'
type PrintRowProps = {
  orderId: string
  locationId: string
  /** By the browser. */
  onPrintHere: (paper: Paper) => void
}

const KEY = 'print-at'
const HERE = 'here'

/**
 * One place for both papers: this device, or a printer of the kitchen and the counter. Printed again there, a paper comes
 * out as a copy (printing 8). The device keeps where somebody printed last.
 */
export function PrintRow({ orderId, locationId, onPrintHere }: PrintRowProps) {
  const printers = useQuery(ask('/getPrinters', { locationId })).data?.printers ?? []
  const [place, setPlace] = useState(() => onDevice.getItem(KEY) ?? HERE)
  const printer = printers.find(({ id }) => id === place)
  const printing = useWish('/printAgain', {
    onDone: ({ job }) => toast('success', `${job.copy > 0 ? `Copy ${job.copy} goes` : 'Goes'} to ${job.printer}`),
    onFailed: (error) => toast('error', sentenceOf(error)),
  })
  const print = (paper: Paper) => {
    if (printer) printing.send({ locationId, printerId: printer.id, orderId, paper })
    else onPrintHere(paper)
  }
  const choose = (to: string) => {
    setPlace(to)
    onDevice.setItem(KEY, to)
  }
  return (
    <section aria-label="Print" className="flex flex-wrap gap-2">
      {printers.length > 0 && (
        <div className="flex min-w-0 grow basis-34 items-center gap-2">
          <ToolIcon name="printer" className="size-5 shrink-0" />
          <FilterSelect
            label="Print at"
            className="min-w-0 grow pr-2! pl-2.5! text-sm"
            value={printer ? printer.id : HERE}
            options={[[HERE, 'This device'], ...printers.map(({ id, name }) => [id, name] as const)]}
            onChange={choose}
          />
        </div>
      )}
      {(['ticket', 'receipt'] as const).map((paper) => (
        <button
          key={paper}
          type="button"
          className={button('quiet', 'grow px-2! text-sm sm:px-3!')}
          onClick={() => print(paper)}
          {...heldIf(printing.isPending)}
        >
          {printers.length === 0 && <ToolIcon name="printer" />} {paper === 'ticket' ? 'Kitchen ticket' : 'Receipt'}
        </button>
      ))}
    </section>
  )
}
