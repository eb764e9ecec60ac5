import type { ShownPrinter } from '../../shared/printers/printers-query.ts'
import type { ShownPaper, ShownStation } from './printers-query.ts'

export type PrinterAsk = 'edit' | 'secret' | 'remove'
export type PrinterCardProps = {
  locationId: string
  timeZone: string
  printer: ShownPrinter
  stations: readonly ShownStation[]
  mayEdit: boolean
  mayPrint: boolean
  onAsk: (ask: PrinterAsk) => void
  onPaper: (paper: ShownPaper) => void
}
