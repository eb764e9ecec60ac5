import { EMPTY_EPOS, eposXml } from '@sizzle/domain/printing/epos-xml.ts'
import type { Context } from 'hono'
import { readUpTo } from '../kit/http/body.ts'
import { confirm, type Failure, handOut, peek } from './hand-out.ts'
import { paperOfJob } from './paper-of-job.ts'
import { jobOfPrinter, jobStoredAt, markStored } from './print-jobs.sql.ts'
import { checkDigest, newNonce, PRINTER_REALM } from './printer-secret.ts'
import type { PrinterRow } from './printers.sql.ts'
import type { PrintingParts } from './printing-parts.ts'

/** What a printer may send and be sent. */
const MAX_EPSON_BYTES = 2 * 1024 * 1024
const DEVICE = 'local_printer'
const TIMEOUT_MS = 10_000
/** The printer still has it in its own queue. */
const UNDER_WAY = ['JobSpooling', 'JobPrinting']

/** Epson Server Direct Print: a form asks for work and, later, says how it went (printing 10). */
export async function answerEpson(c: Context, printer: PrinterRow, parts: PrintingParts): Promise<Response> {
  const now = parts.clock()
  if (c.req.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'POST' } })
  const call = { method: 'POST', path: new URL(c.req.url).pathname, printerId: printer.id, hash: printer.secret_hash }
  const verdict = checkDigest(c.req.header('authorization'), call, { key: parts.nonceKey, now })
  if (verdict !== 'right') return refuseLogin(c, printer, parts, verdict === 'wrong', now)
  const bytes = await readUpTo(c.req.raw, MAX_EPSON_BYTES)
  if (!bytes) return parts.refuse(c, { code: 'body_too_large' })
  const form = new URLSearchParams(bytes.toString('utf8'))
  if (form.get('ConnectionType') === 'SetResponse') return result(form.get('ResponseFile') ?? '', printer, parts, now)
  await parts.pool.saw(printer, '', now)
  return getRequest(printer, parts, now)
}

/** A printer's first call has no login yet, and one with an old nonce is sent a new one: only wrong ones count as guesses. */
function refuseLogin(c: Context, printer: PrinterRow, parts: PrintingParts, isGuess: boolean, now: Date) {
  const headers = {
    'www-authenticate': `Digest realm="${PRINTER_REALM}", qop="auth", algorithm=MD5, nonce="${newNonce(parts.nonceKey, now)}", stale=${!isGuess}`,
  }
  return isGuess ? parts.refuseLogin(c, printer, headers) : new Response(null, { status: 401, headers })
}

async function getRequest(printer: PrinterRow, parts: PrintingParts, now: Date): Promise<Response> {
  const next = await peek(parts, printer, now)
  if (!next) {
    const stored =
      printer.spools && parts.pool.hasJobs(printer.id) ? await jobStoredAt(parts.database.db, printer) : undefined
    return stored ? xml(request(stored.id, EMPTY_EPOS)) : nothing()
  }
  const job = await handOut(parts, next, now)
  if (!job) return nothing()
  const lines = await paperOfJob(parts.database.db, job, printer, parts.receipts)
  const { dotsOf } = await import('./draw-letters.ts') // a tenth of a start, which only printers need
  const dots = dotsOf(lines, printer.width)
  return xml(request(job.id, eposXml(lines, dots, { opensDrawer: job.opens_drawer })))
}

function request(jobId: string, epos: string): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<PrintRequestInfo Version="2.00"><ePOSPrint><Parameter>',
    `<devid>${DEVICE}</devid><timeout>${TIMEOUT_MS}</timeout><printjobid>${jobId}</printjobid>`,
    `</Parameter><PrintData>${epos}</PrintData></ePOSPrint></PrintRequestInfo>`,
  ].join('')
}

async function result(file: string, printer: PrinterRow, parts: PrintingParts, now: Date): Promise<Response> {
  for (const { jobId, success, code } of resultsIn(file)) {
    const job = await jobOfPrinter(parts.database.db, printer, jobId)
    if (!job) continue
    const isStoredOnly = success && printer.spools && job.stored_at === null
    if (isStoredOnly || UNDER_WAY.includes(code)) await markStored(parts.database.db, job, now)
    else await confirm(parts, job, success ? null : failureOf(code), now)
  }
  return nothing()
}

/** It had the paper and says that it did not print it. */
function failureOf(code: string): Failure {
  return { problem: `The printer answered ${code || 'an error'}`, isInDoubt: false }
}

/** Each answer in the printer's XML. It comes from a machine with fixed words; what has none of them says nothing. */
function resultsIn(file: string): { jobId: string; success: boolean; code: string }[] {
  return [
    ...file.matchAll(/<printjobid>([A-Za-z0-9_.-]{1,30})<\/printjobid>[\s\S]{0,400}?<response\b([^>]{0,400})>/g),
  ].map(([, jobId = '', attributes = '']) => ({
    jobId,
    success: /\bsuccess="(?:true|1)"/.test(attributes),
    code: /\bcode="([^"]*)"/.exec(attributes)?.[1] ?? '',
  }))
}

function xml(body: string): Response {
  return new Response(body, { headers: { 'content-type': 'text/xml; charset=utf-8', 'cache-control': 'no-store' } })
}

function nothing(): Response {
  return new Response(null, { status: 200, headers: { 'content-length': '0' } })
}
