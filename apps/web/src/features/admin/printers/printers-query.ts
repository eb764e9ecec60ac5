import type { AskAnswer } from '@sizzle/contract/client.ts'
import { locationId } from '../../../kit/address/filters.ts'
import { ask } from '../../../kit/server/ask.ts'

export type ShownPrinter = AskAnswer<'/getPrinters'>['printers'][number]
export type ShownPaper = ShownPrinter['jobs'][number]

export type ShownStation = AskAnswer<'/getStations'>['stations']['stations'][number]

export const PRINTER_FILTERS = { location: locationId }

/** When a printer was last there is not announced: it is looked at again. */
const LOOK_AGAIN_MS = 15_000

export function printersQuery(at: string) {
  return { ...ask('/getPrinters', { locationId: at }), refetchInterval: LOOK_AGAIN_MS }
}
