import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { askAgainAbout } from '../../../kit/server/answers.ts'
import { ask } from '../../../kit/server/ask.ts'
import { problemOf } from '../../../kit/server/problem-of.ts'
import { useWish } from '../../../kit/server/wish.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { NOT_OFFLINE, useOnline } from '../../../kit/use-online.ts'
import { button } from '../../../ui/button.ts'
import { CardSkeleton } from '../../../ui/card-skeleton.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ListEmpty } from '../../../ui/list/list-empty.tsx'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { SectionHead } from '../../../ui/section-head.tsx'
import { OfflineNotice } from '../../shared/offline-notice/offline-notice.tsx'
import { printerState } from '../../shared/printers/printer-state.ts'
import { printersQuery, type ShownPrinter } from '../../shared/printers/printers-query.ts'
import type { PrinterAsk } from './card-props.ts'
import { PaperDialog } from './paper-dialog.tsx'
import { PrinterCard } from './printer-card.tsx'
import { PrinterForm } from './printer-form.tsx'
import type { ShownPaper } from './printers-query.ts'
import { SecretDialog } from './secret-dialog.tsx'

type Open =
  | { readonly kind: 'form'; readonly printer: ShownPrinter | null }
  | { readonly kind: 'secret' | 'remove'; readonly printer: ShownPrinter }
  | { readonly kind: 'paper'; readonly paper: ShownPaper }

type PrinterListProps = {
  locationId: string
  timeZone: string
  chooser: ReactNode
  mayEdit: boolean
  mayPrint: boolean
}

export function PrinterList({ locationId, timeZone, chooser, mayEdit, mayPrint }: PrinterListProps) {
  const { data, error, isPending, refetch } = useQuery(printersQuery(locationId))
  const stations = useQuery(ask('/getStations', { locationId })).data?.stations.stations ?? []
  const isOnline = useOnline()
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const asked = (printer: ShownPrinter, ask: PrinterAsk) => setOpen({ kind: ask === 'edit' ? 'form' : ask, printer })
  const isEmpty = data?.printers.length === 0
  const add = mayEdit && (
    <button
      type="button"
      className={button('primary')}
      disabled={!data || !isOnline}
      title={isOnline ? undefined : NOT_OFFLINE}
      onClick={() => setOpen({ kind: 'form', printer: null })}
    >
      <Icon name="plus" /> Add a printer
    </button>
  )
  return (
    <>
      <SectionHead title="Printers">
        {chooser}
        {!isEmpty && add}
      </SectionHead>
      <OfflineNotice>Printers can’t be reached or changed until you’re back online.</OfflineNotice>
      {isPending && <PrintersToCome />}
      {error && !data && (
        <LoadProblem isRoom title="Error Loading Printers" {...problemOf(error)} onRetry={() => void refetch()} />
      )}
      {isEmpty && (
        <ListEmpty
          title="No printers yet"
          hint="Tickets and receipts can be printed from the browser until there is one."
        >
          {mayEdit && <Steps>{add}</Steps>}
        </ListEmpty>
      )}
      {data && data.printers.length > 0 && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
          {data.printers.map((printer) => (
            <PrinterCard
              key={printer.id}
              locationId={locationId}
              timeZone={timeZone}
              printer={printer}
              stations={stations}
              mayEdit={mayEdit}
              mayPrint={mayPrint}
              onAsk={(ask) => asked(printer, ask)}
              onPaper={(paper) => setOpen({ kind: 'paper', paper })}
            />
          ))}
        </div>
      )}
      {open?.kind === 'form' && (
        <PrinterForm
          locationId={locationId}
          printer={open.printer}
          stations={stations}
          onClose={close}
          onSaved={(printer) => setOpen(printer.callsAt && !printer.hasSecret ? { kind: 'secret', printer } : null)}
        />
      )}
      {open?.kind === 'secret' && <SecretDialog locationId={locationId} printer={open.printer} onClose={close} />}
      {open?.kind === 'remove' && <RemoveDialog locationId={locationId} printer={open.printer} onClose={close} />}
      {open?.kind === 'paper' && (
        <PaperDialog
          locationId={locationId}
          paper={open.paper}
          mayPrint={mayPrint}
          trouble={troubleOf(data?.printers.find(({ id }) => id === open.paper.printerId))}
          onClose={close}
        />
      )}
    </>
  )
}

/** What is printed waits there until the printer asks for it again. */
function troubleOf(printer: ShownPrinter | undefined): string | undefined {
  if (!printer) return undefined
  const { tone, words } = printerState(printer, new Date())
  return tone === 'bad' ? `${printer.name}: ${words.toLowerCase()}. It prints once the printer answers.` : undefined
}

export function PrintersToCome() {
  return (
    <div aria-busy="true" className="grid gap-4 lg:grid-cols-2">
      <p className="sr-only">Loading the printers…</p>
      <CardSkeleton lines={6} />
      <CardSkeleton lines={6} />
    </div>
  )
}

const STEPS = [
  'Name it, and say how it is reached and what it prints.',
  'Enter the address and the secret you get here in the printer. A network printer needs neither.',
  'Print a test.',
]

/** What awaits whoever sets the first one up. */
function Steps({ children }: { children: ReactNode }) {
  return (
    <>
      <ol className="mx-auto mb-6 grid w-fit max-w-[44ch] gap-3 text-left">
        {STEPS.map((step, index) => (
          <li key={step} className="grid grid-cols-[2rem_minmax(0,1fr)] items-baseline gap-x-3">
            <span className="grid size-8 place-items-center rounded-full bg-saffron-soft font-display font-semibold text-saffron-ink">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      {children}
    </>
  )
}

type RemoveDialogProps = { locationId: string; printer: ShownPrinter; onClose: () => void }

function RemoveDialog({ locationId, printer, onClose }: RemoveDialogProps) {
  const removing = useWish('/removePrinter', {
    close: onClose,
    onDone: () => {
      toast('success', `${printer.name} is removed`)
    },
    onSettled: () => askAgainAbout('printer.changed'),
  })
  return (
    <ConfirmDialog
      question={`Remove ${printer.name}? What it has not printed is not printed any more.`}
      confirmLabel="Remove"
      isBusy={removing.isPending}
      whyNot={removing.whyNot}
      problem={removing.sentence}
      onConfirm={() => removing.send({ locationId, printerId: printer.id })}
      onClose={onClose}
    />
  )
}
