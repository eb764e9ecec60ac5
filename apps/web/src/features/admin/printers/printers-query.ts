import type { AskAnswer } from '@sizzle/contract/client.ts'
import { locationId } from '../../../kit/address/filters.ts'
import type { ShownPrinter } from '../../shared/printers/printers-query.ts'

export type ShownPaper = ShownPrinter['jobs'][number]

export type ShownStation = AskAnswer<'/getStations'>['stations']['stations'][number]

export const PRINTER_FILTERS = { location: locationId }
