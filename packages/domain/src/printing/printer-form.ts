import { type Problem, problemsOf } from '../problem.ts'
import type { PrinterKind } from './print-job.ts'

export const MAX_PRINTER_NAME = 40
export const MAX_PRINTER_ADDRESS = 120
/** Where printers listen that nobody set otherwise. */
const USUAL_PORT = 9100

export type PrinterForm = {
  readonly name: string
  readonly kind: PrinterKind
  readonly address: string | null
  readonly printsTickets: boolean
  readonly stationIds: readonly string[]
  readonly printsReceipts: boolean
}

/** Printers that fetch their work show a secret. */
export function hasSecret(kind: PrinterKind): boolean {
  return kind === 'star_cloudprnt' || kind === 'epson_sdp'
}

/** `stationIds`: those that the location has. */
export function printerProblems(form: PrinterForm, stationIds: readonly string[]): readonly Problem[] {
  return problemsOf([
    ['name', form.name.trim() === '' && 'Please give the printer a name'],
    [
      'address',
      form.kind === 'escpos_tcp' &&
        readAddress(form.address ?? '') === undefined &&
        'Please enter an address like 192.168.1.50 or 192.168.1.50:9100',
    ],
    [
      'stationIds',
      !form.stationIds.every((id) => stationIds.includes(id)) && 'One of these stations is gone. Please choose again',
    ],
  ])
}

/** 'host:port' of what was typed; nothing where it is no address. */
export function readAddress(typed: string): string | undefined {
  const [, six, host = six, port = String(USUAL_PORT)] =
    /^(?:\[([0-9a-fA-F:.]{2,45})\]|([A-Za-z0-9](?:[A-Za-z0-9.-]{0,98}[A-Za-z0-9])?))(?::(\d{1,5}))?$/.exec(
      typed.trim(),
    ) ?? []
  const number = Number(port)
  if (host === undefined || number < 1 || number > 65_535) return undefined
  return six === undefined ? `${host}:${number}` : `[${six}]:${number}`
}
