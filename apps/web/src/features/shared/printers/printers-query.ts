import type { AskAnswer } from '@sizzle/contract/client.ts'
import { ask } from '../../../kit/server/ask.ts'

export type ShownPrinter = AskAnswer<'/getPrinters'>['printers'][number]

/** When a printer was last there is not announced: it is looked at again. */
const LOOK_AGAIN_MS = 15_000

export function printersQuery(at: string) {
  return { ...ask('/getPrinters', { locationId: at }), refetchInterval: LOOK_AGAIN_MS }
}
