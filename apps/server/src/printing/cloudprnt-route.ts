import type { PaperLine, PaperWidth } from '@sizzle/domain/printing/paper.ts'
import { isSayableOnStar, starText } from '@sizzle/domain/printing/star-text.ts'
import type { Context } from 'hono'
import { readUpTo } from '../kit/http/body.ts'
import { confirm, type Failure, handOut, jobToHandOut, peek } from './hand-out.ts'
import { paperOfJob } from './paper-of-job.ts'
import { jobOfPrinter, jobThatIsOut, type PrintJobRow } from './print-jobs.sql.ts'
import { isBasicLogin, PRINTER_REALM } from './printer-secret.ts'
import type { PrinterRow } from './printers.sql.ts'
import type { PrintingParts } from './printing-parts.ts'

const MAX_POLL_BYTES = 16 * 1024
const PNG = 'image/png'
const TEXT = 'text/plain'

/** Star CloudPRNT: the printer asks (POST), fetches (GET) and says how it went (DELETE), all at one address (printing 10). */
export async function answerStar(c: Context, printer: PrinterRow, parts: PrintingParts): Promise<Response> {
  if (!isBasicLogin(c.req.header('authorization'), printer.secret_hash))
    return parts.refuseLogin(c, printer, loginAsked())
  const now = parts.clock()
  if (c.req.method === 'POST') return poll(c, printer, parts, now)
  if (c.req.method === 'GET') return fetchJob(c, printer, parts, now)
  if (c.req.method === 'DELETE') return result(c, printer, parts, now)
  return new Response(null, { status: 405, headers: { allow: 'POST, GET, DELETE' } })
}

function loginAsked(): Record<string, string> {
  return { 'www-authenticate': `Basic realm="${PRINTER_REALM}"` }
}

async function poll(c: Context, printer: PrinterRow, parts: PrintingParts, now: Date): Promise<Response> {
  const bytes = await readUpTo(c.req.raw, MAX_POLL_BYTES)
  if (!bytes) return parts.refuse(c, { code: 'body_too_large' })
  const said = jsonOf(bytes)
  await parts.pool.saw(printer, decoded(said.statusCode), now)
  const job = said.printingInProgress === true ? undefined : await peek(parts, printer, now)
  if (!job) return c.json({ jobReady: false })
  const lines = await paperOfJob(parts.database.db, job, printer, parts.receipts)
  return c.json({ jobReady: true, mediaTypes: typesOf(lines), jobToken: job.id, deleteMethod: 'DELETE' })
}

/** A picture has all letters and looks; text is for printers that cannot draw. */
function typesOf(lines: readonly PaperLine[]): string[] {
  return isSayableOnStar(lines) ? [PNG, TEXT] : [PNG]
}

async function fetchJob(c: Context, printer: PrinterRow, parts: PrintingParts, now: Date): Promise<Response> {
  const token = c.req.query('token')
  const wanted = token === undefined ? await peek(parts, printer, now) : await jobToHandOut(parts, printer, token)
  const job = wanted && (await handOut(parts, wanted, now))
  if (!job) return new Response(null, { status: 404 })
  const lines = await paperOfJob(parts.database.db, job, printer, parts.receipts)
  const type = c.req.query('type') === TEXT && isSayableOnStar(lines) ? TEXT : PNG
  const body = type === TEXT ? starText(lines, printer.width) : await pictureOf(lines, printer.width)
  return new Response(body, {
    headers: { 'content-type': type, 'cache-control': 'no-store', ...starHeaders(job, lines) },
  })
}

async function pictureOf(lines: readonly PaperLine[], width: PaperWidth) {
  const { paperPng } = await import('./draw-letters.ts') // a tenth of a start, which only printers need
  return new Uint8Array(await paperPng(lines, width))
}

/** What the printer does beside printing stands in headers. */
function starHeaders(job: PrintJobRow, lines: readonly PaperLine[]): Record<string, string> {
  return {
    'x-star-cut': lines.length > 0 ? 'partial; feed=true' : 'none',
    ...(job.opens_drawer ? { 'x-star-cashdrawer': 'start' } : {}),
  }
}

/** The same answer to the same words, however often: the printer may not have heard the first. */
async function result(c: Context, printer: PrinterRow, parts: PrintingParts, now: Date): Promise<Response> {
  const token = c.req.query('token')
  const job = token === undefined ? await jobThatIsOut(parts.database.db, printer) : await known(printer, token, parts)
  if (job) {
    const code = decoded(c.req.query('code'))
    await confirm(parts, job, /^(ok|2\d\d)\b/i.test(code) ? null : failureOf(code), now)
  }
  return job || token === undefined ? c.json({}) : new Response(null, { status: 404 })
}

/** An answer without a code says that it is done with it, and not how. */
function failureOf(code: string): Failure {
  return { problem: `The printer answered ${code || 'nothing'}`, isInDoubt: code === '' }
}

function known(printer: PrinterRow, token: string, { database }: PrintingParts) {
  return jobOfPrinter(database.db, printer, token)
}

function jsonOf(bytes: Buffer): Record<string, unknown> {
  try {
    const said: unknown = JSON.parse(bytes.toString('utf8'))
    return typeof said === 'object' && said !== null ? { ...said } : {}
  } catch {
    return {}
  }
}

/** '200%20OK' on some models, '200 OK' on others. */
function decoded(text: unknown): string {
  if (typeof text !== 'string') return ''
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
