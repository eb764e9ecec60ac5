import { beforeAll, beforeEach, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { anEpson, noPrinters } from '../testing/a-printer.ts'
import { alwaysOpen, anOrder } from '../testing/an-order.ts'
import { anEpsonPrinter } from '../testing/fake-printers.ts'
import { staffAt } from '../testing/staff.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'
import { untilTrue } from '../testing/until-true.ts'

let ahead = 0
const app = useTestApp({}, () => new Date(Date.now() + ahead))
let manager: Caller

beforeAll(async () => {
  await alwaysOpen(app())
  manager = await staffAt(app(), 'manager', ['truro'])
})
beforeEach(async () => {
  await noPrinters(app())
})

const state = async () =>
  (await app().database.db.many<{ state: string }>(sql`select state from print_jobs`)).map((job) => job.state)
async function place(changes: Record<string, unknown> = {}) {
  const customer = await app().signUp()
  expect((await customer.post('/createCustomerOrderCash', await anOrder(app(), changes))).status).toBe(200)
}
async function nextPaper(epson: ReturnType<typeof anEpsonPrinter>) {
  let xml = ''
  await untilTrue(async () => {
    const answer = await epson.ask()
    expect(answer.status).toBe(200)
    xml = await answer.text()
    return xml !== ''
  })
  return { xml, jobId: /<printjobid>([^<]+)</.exec(xml)?.[1] ?? '' }
}

it('an order is fetched as ePOS XML under an id that fits, and printed once it says so', async () => {
  const { epson } = await anEpson(app(), manager)
  expect(await (await epson.ask()).text()).toBe('')
  await place({ specialInstructions: 'Less <salt> & more naan' })
  const { xml, jobId } = await nextPaper(epson)
  expect(jobId).toMatch(/^[A-Za-z0-9_.-]{1,30}$/)
  expect(xml).toContain('Less &#60;salt&#62; &#38; more naan')
  expect(await (await epson.ask()).text()).toBe('')
  for (let n = 0; n < 2; n++) expect((await epson.say(jobId, 'success="true" code=""')).status).toBe(200)
  expect(await state()).toEqual(['printed'])
})

it('an error keeps the job, which comes again without a warning: the printer said that it printed nothing (printing 6)', async () => {
  const { epson } = await anEpson(app(), manager)
  await place()
  const { jobId } = await nextPaper(epson)
  await epson.say(jobId, 'success="false" code="EPTR_REC_EMPTY"')
  expect(await state()).toEqual(['offered'])
  ahead += 61_000
  const again = await nextPaper(epson)
  expect(again.jobId).toBe(jobId)
  expect(again.xml).not.toContain('MAY BE A DUPLICATE')
  // This time it says nothing, and nobody knows.
  ahead += 61_000
  expect((await nextPaper(epson)).xml).toContain('MAY BE A DUPLICATE')
  await epson.say(jobId, 'success="false" code="EPTR_REC_EMPTY"')
  ahead += 61_000
  expect((await nextPaper(epson)).xml).toContain('MAY BE A DUPLICATE')
})

it('with a spooler, success is asked about again with an empty job of the same id', async () => {
  const { epson } = await anEpson(app(), manager, { spools: true })
  await place()
  const { jobId } = await nextPaper(epson)
  await epson.say(jobId, 'success="true" code=""')
  expect(await state()).toEqual(['offered'])
  const asked = await nextPaper(epson)
  expect(asked.jobId).toBe(jobId)
  expect(asked.xml).not.toContain('<text')
  await epson.say(jobId, 'success="false" code="JobPrinting"')
  expect(await state()).toEqual(['offered'])
  expect((await nextPaper(epson)).jobId).toBe(jobId)
  await epson.say(jobId, 'success="true" code=""')
  expect(await state()).toEqual(['printed'])
})

it('a wrong secret is refused and slowed down, whatever it says (printing 10)', async () => {
  const printer = await anEpson(app(), manager)
  const stranger = anEpsonPrinter(`${app().url}${printer.callsAt}`, printer.id, 'guess')
  const first = await stranger.ask()
  expect(first.status).toBe(401)
  const statuses = []
  for (let n = 0; n < 30; n++) statuses.push((await stranger.ask()).status)
  expect(statuses).toContain(429)
  expect((await printer.epson.ask()).status).toBe(200)
})

it('takes two megabytes and no more', async () => {
  const { epson } = await anEpson(app(), manager)
  await epson.ask()
  expect((await epson.say('x', `note="${'x'.repeat(1_000_000)}"`)).status).toBe(200)
  expect((await epson.say('x', `note="${'x'.repeat(2_200_000)}"`)).status).toBe(413)
})
