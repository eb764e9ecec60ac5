import type { Context, Hono } from 'hono'
import { bucketPer, bucketPerAddress } from '../kit/http/limits.ts'
import type { AddressOf } from '../kit/room.ts'
import { answerStar } from './cloudprnt-route.ts'
import { answerEpson } from './epson-route.ts'
import type { PrinterRow } from './printers.sql.ts'
import type { PrintingParts } from './printing-parts.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
/** A printer asks every few seconds, and a restaurant has several behind one address. */
const POLLS = { perMinute: 1200, burst: 400 }
/** Wrong secrets: for each printer, so that many addresses help nobody, and for each address. */
const GUESSES = { perMinute: 6, burst: 20 }

type Kinds = Readonly<Record<string, { kind: string; answer: typeof answerStar }>>
const PROTOCOLS: Kinds = {
  cloudprnt: { kind: 'star_cloudprnt', answer: answerStar },
  epson: { kind: 'epson_sdp', answer: answerEpson },
}

/** Where printers call: no operations, because each maker has its own words. */
export function mountPrinters(
  api: Hono,
  own: Omit<PrintingParts, 'refuseLogin'>,
  { addressOf, limitsFactor }: { readonly addressOf: AddressOf; readonly limitsFactor: number },
) {
  const widened = ({ perMinute, burst }: typeof POLLS) => ({
    perMinute: perMinute * limitsFactor,
    burst: burst * limitsFactor,
  })
  const polls = bucketPerAddress(widened(POLLS))
  const guesses = { ofPrinter: bucketPer(GUESSES), ofAddress: bucketPerAddress(widened(GUESSES)) }
  const tooMany = (c: Context, retryAfter: number) => own.refuse(c, { code: 'too-many-requests', retryAfter })
  const parts: PrintingParts = {
    ...own,
    refuseLogin(c, printer: PrinterRow, headers) {
      const now = own.clock().getTime()
      const quotas = [guesses.ofPrinter.take(printer.id, now), guesses.ofAddress.take(addressOf(c), now)]
      const refused = quotas.find(({ allowed }) => !allowed)
      return refused ? tooMany(c, refused.retryAfterSeconds) : new Response(null, { status: 401, headers })
    },
  }

  api.all('/api/printers/:printerId/:protocol', async (c) => {
    const quota = polls.take(addressOf(c), own.clock().getTime())
    if (!quota.allowed) return tooMany(c, quota.retryAfterSeconds)
    const protocol = PROTOCOLS[c.req.param('protocol')]
    const id = c.req.param('printerId')
    const printer = protocol && UUID.test(id) ? await own.pool.find(id) : undefined
    if (!protocol || printer?.kind !== protocol.kind) return own.refuse(c, { code: 'not-found' })
    return protocol.answer(c, printer, parts)
  })
}
