import { getPrinters, getPrintProblems, printAgain } from '@sizzle/contract/printing.ts'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aStar, noPrinters } from '../testing/a-printer.ts'
import { alwaysOpen, anOrder } from '../testing/an-order.ts'
import { useAskedStatements } from '../testing/asked-statements.ts'
import { bodyOf } from '../testing/body-of.ts'
import { aStarPrinter } from '../testing/fake-printers.ts'
import { staffAt } from '../testing/staff.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'
import { untilTrue } from '../testing/until-true.ts'
import { watchJobs } from './watch-jobs.ts'

let ahead = 0
const now = () => new Date(Date.now() + ahead)
const app = useTestApp({}, now)
let manager: Caller
let customer: Caller
const asked: string[] = []

useAskedStatements((text) => void asked.push(text))
beforeAll(async () => {
  await alwaysOpen(app())
  manager = await staffAt(app(), 'manager', ['truro'])
  customer = await app().signUp()
})
beforeEach(async () => {
  await noPrinters(app())
})

const later = (seconds: number) => {
  ahead += seconds * 1000
}
const jobs = () =>
  app().database.db.many<{
    id: string
    kind: string
    state: string
    offers: number
    copy: number
    done_at: Date | null
  }>(sql`select id, kind, state, offers, copy, done_at from print_jobs order by made_at, id`)
async function placed(changes: Record<string, unknown> = {}) {
  const answer = await customer.post('/createCustomerOrderCash', await anOrder(app(), changes))
  expect(answer.status).toBe(200)
  return { id: String(answer.body.orderId), number: await numberOf(String(answer.body.orderId)) }
}
/** How many papers each printer still has to print. */
async function waiting() {
  const { printers } = bodyOf(getPrinters, await manager.get('/getPrinters?locationId=truro'))
  return printers.map((printer) => printer.waiting)
}
const numberOf = async (id: string) =>
  (await app().database.db.one<{ short_number: string }>(sql`select short_number from orders where id = ${id}`))
    .short_number
async function ready(star: ReturnType<typeof aStarPrinter>) {
  let token = ''
  await untilTrue(async () => {
    const job = await star.job()
    token = job.jobToken ?? ''
    return job.jobReady
  })
  return token
}

it('an order comes out of the printer of its location, once', async () => {
  const { star } = await aStar(app(), manager)
  const { number } = await placed({ specialInstructions: 'Nut allergy' })
  const token = await ready(star)
  expect(token).toMatch(/^[A-Za-z0-9_-]{22}$/)
  const paper = await (await star.fetch(token)).text()
  expect(paper).toContain(number)
  expect(paper).toContain('** ! Nut allergy **')
  expect(paper).not.toContain('DUPLICATE')
  expect((await star.job()).jobReady).toBe(false)
  expect(await waiting()).toEqual([1])
  expect((await star.done(token)).status).toBe(200)
  expect(await waiting()).toEqual([0])
  await watchJobs(app().database, ['truro'], now())
  expect(await jobs()).toMatchObject([{ kind: 'order', state: 'printed', offers: 1, copy: 0 }])
  expect((await star.job()).jobReady).toBe(false)
})

it('a printer that died after printing gets it again with a warning, and the second answer changes nothing (printing 6)', async () => {
  const { star } = await aStar(app(), manager)
  const { number } = await placed()
  const token = await ready(star)
  await star.fetch(token)
  expect((await star.job()).jobReady).toBe(false)
  later(61)
  expect(await ready(star)).toBe(token)
  expect(await (await star.fetch(token)).text()).toContain(`MAY BE A DUPLICATE - check ${number}`)
  expect((await star.done(token)).status).toBe(200)
  const [first] = await jobs()
  later(5)
  expect((await star.done(token)).status).toBe(200)
  expect(await jobs()).toEqual([first])
})

it('what is never confirmed is handed out four times, then people are told (printing 6, printing 7)', async () => {
  const { star } = await aStar(app(), manager)
  const { number } = await placed()
  for (let n = 0; n < 4; n++) {
    const token = await ready(star)
    expect((await star.fetch(token)).status).toBe(200)
    later(61)
  }
  expect((await star.job()).jobReady).toBe(false)
  await watchJobs(app().database, ['truro'], now())
  expect(await jobs()).toMatchObject([{ state: 'failed', offers: 4 }])
  const { problems } = bodyOf(getPrintProblems, await manager.get('/getPrintProblems?locationId=truro'))
  expect(problems.map(({ text }) => text)).toEqual([`Printer Pass has not printed ${number}`])
  const jobId = problems[0]?.job.id
  expect((await manager.post('/dismissPrintProblem', { locationId: 'truro', jobId })).status).toBe(200)
  expect(bodyOf(getPrintProblems, await manager.get('/getPrintProblems?locationId=truro')).problems).toEqual([])
})

it('a printer that never asks is noticed after ten minutes, and its paper expires after two hours (printing 7)', async () => {
  const { star } = await aStar(app(), manager)
  await placed()
  await untilTrue(async () => (await jobs()).length === 1)
  later(540)
  await watchJobs(app().database, ['truro'], now())
  const told = async () =>
    bodyOf(getPrintProblems, await manager.get('/getPrintProblems?locationId=truro')).problems.map(
      ({ job }) => job.state,
    )
  expect(await told()).toEqual([])
  later(61)
  await watchJobs(app().database, ['truro'], now())
  // The program watches by itself as well, and may be the one that says so.
  await untilTrue(async () => (await told()).join() === 'queued')
  later(7200)
  expect((await star.job()).jobReady).toBe(false)
  await watchJobs(app().database, ['truro'], now())
  await untilTrue(async () => (await told()).join() === 'expired')
})

it('an order that was cancelled comes out as a void, but only where it came out before (printing 2)', async () => {
  const { star } = await aStar(app(), manager)
  const { id, number } = await placed()
  await untilTrue(async () => (await star.print())?.includes(number) === true)
  await manager.post('/cancelOrder', { orderId: id, reason: 'Kitchen closed' })
  const token = await ready(star)
  const paper = await (await star.fetch(token)).text()
  expect(paper).toContain('** VOID **')
  expect(paper).toContain('VOID 2 x')
  await star.done(token)

  const other = await placed()
  await untilTrue(async () => (await jobs()).length === 3)
  await manager.post('/cancelOrder', { orderId: other.id, reason: 'Kitchen closed' })
  await watchJobs(app().database, ['truro'], now())
  expect((await jobs()).map(({ kind }) => kind)).toEqual(['order', 'void'])
})

it('all papers that wait are listed, and of those that do not the newest (printing 15)', async () => {
  const { star } = await aStar(app(), manager)
  const listed = async () => {
    const { printers } = bodyOf(getPrinters, await manager.get('/getPrinters?locationId=truro'))
    return printers.flatMap((printer) => printer.jobs.map(({ what }) => what))
  }
  const numbers: string[] = []
  for (let n = 0; n < 7; n++) {
    numbers.unshift((await placed()).number)
    await untilTrue(async () => (await jobs()).length === n + 1)
  }
  expect(await waiting()).toEqual([7])
  expect(await listed()).toEqual(numbers)
  for (let n = 0; n < 7; n++) await untilTrue(async () => (await star.print()) !== undefined)
  expect(await waiting()).toEqual([0])
  expect(await listed()).toEqual(numbers.slice(0, 5))
})

it('fifty looks at the same orders make each job once (printing 9)', async () => {
  await aStar(app(), manager)
  await aStar(app(), manager, { name: 'Bar' })
  await Promise.all([placed(), placed(), placed()])
  await Promise.all(Array.from({ length: 50 }, () => watchJobs(app().database, ['truro'], now())))
  expect(await jobs()).toHaveLength(6)
})

it('what is printed again is a copy with its number (printing 8)', async () => {
  const { id: printerId, star } = await aStar(app(), manager)
  const { id: orderId } = await placed()
  await untilTrue(async () => (await star.print()) !== undefined)
  const again = { locationId: 'truro', printerId, orderId, paper: 'ticket' }
  for (const copy of [1, 2]) {
    expect(bodyOf(printAgain, await manager.post('/printAgain', again)).job).toMatchObject({ copy, state: 'queued' })
    const token = await ready(star)
    expect(await (await star.fetch(token)).text()).toContain(`** COPY ${copy} **`)
    await star.done(token)
  }
})

it('letters that plain text lacks come as a picture only (printing 5)', async () => {
  const { star } = await aStar(app(), manager, { width: 58 })
  await placed({ specialInstructions: 'पनीर कम तीखा' })
  await ready(star)
  const { jobToken = '', mediaTypes } = await star.job()
  expect(mediaTypes).toEqual(['image/png'])
  const picture = await star.fetch(jobToken, 'image/png')
  expect(picture.headers.get('content-type')).toBe('image/png')
  const bytes = Buffer.from(await picture.arrayBuffer())
  expect(bytes.readUInt32BE(16)).toBe(384)
})

it('a printer that says nothing but its state is understood, and one that says an error prints again', async () => {
  const { star } = await aStar(app(), manager)
  await placed()
  const token = await ready(star)
  for (const said of [{ statusCode: null }, {}, { statusCode: '200 OK', jobToken: null, printerMAC: null }])
    expect((await star.poll(said)).status).toBe(200)
  expect(await (await star.poll({ statusCode: '200 OK', printingInProgress: true })).json()).toEqual({
    jobReady: false,
  })
  await star.fetch(token)
  expect((await star.done(token, '410 Paper out')).status).toBe(200)
  expect(await jobs()).toMatchObject([{ state: 'offered', offers: 1, done_at: null }])
  later(61)
  expect(await ready(star)).toBe(token)
  expect(await (await star.fetch(token)).text()).not.toContain('DUPLICATE')
})

it('only the right secret and the own location’s jobs are let in (printing 10)', async () => {
  const first = await aStar(app(), manager)
  const admin = await app().admin()
  const elsewhere = await aStar(app(), admin, { locationId: 'new-glasgow' })
  await placed()
  const token = await ready(first.star)
  const stranger = aStarPrinter(`${app().url}${first.callsAt}`, elsewhere.secret)
  expect((await stranger.poll()).status).toBe(401)
  expect((await stranger.fetch(token)).status).toBe(401)
  expect((await elsewhere.star.fetch(token)).status).toBe(404)
  expect((await elsewhere.star.done(token)).status).toBe(404)
  expect(await jobs()).toMatchObject([{ state: 'queued', offers: 0 }])
  expect((await fetch(`${app().url}/api/printers/${first.id}/epson`, { method: 'POST' })).status).toBe(404)
  expect((await fetch(`${app().url}/api/printers/nobody/cloudprnt`, { method: 'POST' })).status).toBe(404)
})

it('who guesses secrets is slowed down, and the printer is not (printing 10)', async () => {
  const { star, callsAt } = await aStar(app(), manager)
  const guesses = await Promise.all(
    Array.from({ length: 40 }, (_, n) => aStarPrinter(`${app().url}${callsAt}`, `guess-${n}`).poll()),
  )
  expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([401, 429]))
  expect(guesses.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(20)
  expect((await star.poll()).status).toBe(200)
})

it('two megabytes are no poll', async () => {
  const { star } = await aStar(app(), manager)
  expect((await star.poll({ statusCode: 'x'.repeat(2_000_000) })).status).toBe(413)
})

it('a thousand polls without work ask the database for nothing (printing 10)', async () => {
  const { id, star } = await aStar(app(), manager)
  await star.poll()
  const version = async () =>
    (await app().database.db.one<{ x: string }>(sql`select xmin::text as x from printers where id = ${id}`)).x
  const row = await version()
  asked.length = 0
  for (let n = 0; n < 20; n++) await Promise.all(Array.from({ length: 50 }, () => star.poll()))
  // The watch looks every five seconds, whoever asks.
  expect(asked.filter((text) => text.includes('print_jobs')).length).toBeLessThan(100)
  expect(await version()).toBe(row)
})
