import { PRINTER_KINDS } from '@sizzle/domain/printing/print-job.ts'
import { MAX_PRINTER_NAME } from '@sizzle/domain/printing/printer-form.ts'
import { useState } from 'react'
import { askAgainAbout } from '../../../kit/server/answers.ts'
import { useWish } from '../../../kit/server/wish.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { Choices } from '../../../ui/choices.tsx'
import { Field } from '../../../ui/field.tsx'
import { Check } from '../../../ui/form/check.tsx'
import { DialogForm } from '../../../ui/form/dialog-form.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { FormProblem } from '../../../ui/form-problem.tsx'
import type { ShownPrinter } from '../../shared/printers/printers-query.ts'
import { KIND_HINTS, KIND_WORDS } from './printer-words.ts'
import type { ShownStation } from './printers-query.ts'

type PrinterFormProps = {
  locationId: string
  /** Null: a new one. */
  printer: ShownPrinter | null
  stations: readonly ShownStation[]
  onSaved: (printer: ShownPrinter) => void
  onClose: () => void
}

const NEW = {
  name: '',
  kind: 'star_cloudprnt' as ShownPrinter['kind'],
  address: null as string | null,
  printsTickets: true,
  stationIds: [] as string[],
  printsReceipts: false,
  hasDrawer: false,
  spools: false,
  width: 80 as ShownPrinter['width'],
}
type Draft = typeof NEW

const WIDTHS = [
  { value: '80', label: '80 mm' },
  { value: '58', label: '58 mm' },
] as const

export function PrinterForm({ locationId, printer, stations, onSaved, onClose }: PrinterFormProps) {
  const [draft, setDraft] = useState<Draft>(printer ? draftOf(printer) : NEW)
  const saving = useWish('/savePrinter', {
    onDone: (answer) => {
      toast('success', `${answer.printer.name} is saved`)
      onSaved(answer.printer)
    },
    onSettled: () => askAgainAbout('printer.changed'),
  })
  // Without stations it prints whole orders, so that some of them are wanted is known here alone.
  const [hasSome, setSome] = useState(draft.stationIds.length > 0)
  const set = (changes: Partial<Draft>) => setDraft({ ...draft, ...changes })
  const send = () =>
    saving.send({
      locationId,
      ...(printer && { printerId: printer.id }),
      expectedVersion: printer?.version ?? 0,
      ...draft,
      address: draft.kind === 'escpos_tcp' ? draft.address : null,
      stationIds: hasSome ? draft.stationIds : [],
    })
  return (
    <DialogForm
      title={printer ? `Edit ${printer.name}` : 'Add a printer'}
      shape="sheet"
      keep="Cancel"
      act="Save"
      acting="Saving…"
      wish={saving}
      missing={missingOf(draft, hasSome)}
      onSubmit={send}
      onClose={onClose}
    >
      <div className="grid items-start gap-x-4 gap-y-4 sm:grid-cols-2">
        <Field
          label="Name"
          required
          maxLength={MAX_PRINTER_NAME}
          problem={saving.problems.name}
          value={draft.name}
          onChange={(event) => set({ name: event.target.value })}
        />
        <Select
          label="How it is reached"
          value={draft.kind}
          options={PRINTER_KINDS.map((kind) => [kind, KIND_WORDS[kind]] as const)}
          onChange={(chosen) => set({ kind: PRINTER_KINDS.find((kind) => kind === chosen) ?? draft.kind })}
        />
        <p className="-mt-3 text-sm text-pretty text-soft sm:col-start-2">{KIND_HINTS[draft.kind]}</p>
      </div>
      {draft.kind === 'escpos_tcp' && (
        <Field
          label="Address"
          required
          placeholder="192.168.1.50:9100"
          autoComplete="off"
          problem={saving.problems.address}
          value={draft.address ?? ''}
          onChange={(event) => set({ address: event.target.value })}
        />
      )}
      <Choices
        legend="Paper"
        choices={WIDTHS}
        value={draft.width === 58 ? '58' : '80'}
        onChange={(width) => set({ width: width === '58' ? 58 : 80 })}
        className="grid-cols-2"
      />
      <PrintsFields
        draft={draft}
        set={set}
        stations={stations}
        hasSome={hasSome}
        onSome={setSome}
        problem={saving.problems.stationIds}
      />
    </DialogForm>
  )
}

type PrintsFieldsProps = {
  draft: Draft
  set: (changes: Partial<Draft>) => void
  stations: readonly ShownStation[]
  /** Tickets of some stations rather than whole orders. */
  hasSome: boolean
  onSome: (hasSome: boolean) => void
  problem: string | undefined
}

function PrintsFields(props: PrintsFieldsProps) {
  const { draft, set, stations } = props
  return (
    <fieldset className="grid max-sm:[&_label]:min-h-10 max-sm:[&_label]:py-2">
      <legend className="font-semibold">What it does automatically</legend>
      <Check
        label="Prints tickets for the kitchen"
        checked={draft.printsTickets}
        onChange={(printsTickets) => set({ printsTickets })}
      />
      {draft.printsTickets && stations.length > 0 && <StationFields {...props} />}
      <Check
        label="Prints receipts at the counter"
        checked={draft.printsReceipts}
        onChange={(printsReceipts) => set({ printsReceipts })}
      />
      <Check label="Has a cash drawer" checked={draft.hasDrawer} onChange={(hasDrawer) => set({ hasDrawer })} />
      {draft.kind === 'epson_sdp' && (
        <Check
          label="Its spooler is on"
          hint="Then it is asked a second time whether a paper was really printed."
          checked={draft.spools}
          onChange={(spools) => set({ spools })}
        />
      )}
    </fieldset>
  )
}

const TICKETS = [
  { value: 'whole', label: 'Whole orders' },
  { value: 'some', label: 'Only these stations' },
] as const

function StationFields({ draft, set, stations, hasSome, onSome, problem }: PrintsFieldsProps) {
  const chosen = draft.stationIds
  return (
    <div className="mb-2 ml-7.5 grid gap-1 border-l border-line pl-4">
      <Choices
        legend="Which tickets"
        choices={TICKETS}
        value={hasSome ? 'some' : 'whole'}
        onChange={(chosenTickets) => onSome(chosenTickets === 'some')}
        className="sm:grid-cols-2"
      />
      {hasSome && (
        <fieldset className="flex flex-wrap gap-x-6">
          <legend className="sr-only">Stations of its tickets</legend>
          {stations.map(({ id, name }) => (
            <Check
              key={id}
              label={name}
              checked={chosen.includes(id)}
              onChange={(isOn) => set({ stationIds: isOn ? [...chosen, id] : chosen.filter((one) => one !== id) })}
            />
          ))}
        </fieldset>
      )}
      <FormProblem sentence={problem} />
    </div>
  )
}

function missingOf({ name, kind, address, printsTickets, stationIds }: Draft, hasSome: boolean): string | undefined {
  if (name.trim() === '') return 'Name it first.'
  if (kind === 'escpos_tcp' && !address?.trim()) return 'Enter its address first.'
  return printsTickets && hasSome && stationIds.length === 0 ? 'Choose a station first.' : undefined
}

function draftOf(printer: ShownPrinter): Draft {
  const { name, kind, address, printsTickets, stationIds, printsReceipts, hasDrawer, spools, width } = printer
  return { name, kind, address, printsTickets, stationIds, printsReceipts, hasDrawer, spools, width }
}
