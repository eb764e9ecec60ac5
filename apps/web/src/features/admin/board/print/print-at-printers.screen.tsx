import { expect, test, vi } from 'vitest'
import { renderInOffice } from '../../../../testing/office.tsx'
import { anOrder, aUser } from '../../../../testing/samples-admin.ts'
import { aServer } from '../../../../testing/server.ts'
import { PrintRow } from '../drawer/print-row.tsx'
import { PrintProblems } from './print-problems.tsx'

// The kitchen's own printers on the board: printing again, and what was not printed.

const server = aServer()
const { orderId } = anOrder()
const JOB = {
  id: 'K2x8Qm_4TzCw0s-LrYb1Vg',
  printerId: '0190b2c4-5d6e-4f80-9a1b-2c3d4e5f6a01',
  printer: 'Pass',
  kind: 'order' as const,
  what: 'TRU-001',
  orderId,
  copy: 2,
  state: 'failed' as const,
  madeAt: '2026-11-20T22:12:04.000Z',
  doneAt: null,
  problem: 'The printer has no paper',
}
const PASS = {
  id: JOB.printerId,
  name: 'Pass',
  kind: 'star_cloudprnt' as const,
  address: null,
  printsTickets: true,
  stationIds: [],
  printsReceipts: false,
  hasDrawer: false,
  spools: false,
  width: 80 as const,
  callsAt: null,
  hasSecret: true,
  seenAt: null,
  status: '',
  version: 1,
  waiting: 0,
  jobs: [],
}

test('an order is printed again at a printer, which says which copy it is (printing 8)', async () => {
  server.on('/getPrinters', { success: true, printers: [PASS] })
  server.on('/printAgain', { success: true, job: JOB })
  const onPrintHere = vi.fn()
  const screen = await renderInOffice(<PrintRow orderId={orderId} locationId="truro" onPrintHere={onPrintHere} />)
  const place = screen.getByRole('combobox', { name: 'Print at' })
  await place.selectOptions('Pass')
  await screen.getByRole('button', { name: 'Receipt' }).click()
  await expect.element(screen.toasts.getByText('Copy 2 goes to Pass')).toBeVisible()
  expect(onPrintHere).not.toHaveBeenCalled()
  await expect
    .poll(() => server.sent('/printAgain').map(({ input }) => input))
    .toEqual([{ locationId: 'truro', printerId: PASS.id, orderId, paper: 'receipt' }])
  await screen.unmount()

  const again = await renderInOffice(<PrintRow orderId={orderId} locationId="truro" onPrintHere={onPrintHere} />)
  const kept = again.getByRole('combobox', { name: 'Print at' })
  await expect.element(kept).toHaveValue(PASS.id)
  await kept.selectOptions('This device')
  await again.getByRole('button', { name: 'Kitchen ticket' }).click()
  await expect.poll(() => onPrintHere).toHaveBeenCalledExactlyOnceWith('ticket')
  expect(server.sent('/printAgain')).toHaveLength(1)
})

test('without a printer both papers come out here', async () => {
  server.on('/getPrinters', { success: true, printers: [] })
  const onPrintHere = vi.fn()
  const screen = await renderInOffice(<PrintRow orderId={orderId} locationId="truro" onPrintHere={onPrintHere} />)
  await screen.getByRole('button', { name: 'Receipt' }).click()
  await expect.poll(() => onPrintHere).toHaveBeenCalledExactlyOnceWith('receipt')
  await expect.element(screen.getByRole('combobox')).not.toBeInTheDocument()
})

test('what was not printed stands on the board until somebody has seen to it (printing 7)', async () => {
  const text = 'Printer Pass has not printed TRU-001'
  server.on(
    '/getPrintProblems',
    { success: true, problems: [{ job: JOB, text, since: JOB.madeAt }] },
    { success: true, problems: [] },
  )
  server.on('/dismissPrintProblem', { success: true, jobId: JOB.id })
  const user = server.signedIn(aUser('staff'))
  const screen = await renderInOffice(<PrintProblems user={user} locationIds={['truro']} />)
  await expect.element(screen.getByRole('alert')).toMatchTextContent(`${text}: The printer has no paper`)
  await screen.getByRole('button', { name: `Seen: ${text}` }).click()
  await expect.poll(() => server.sent('/dismissPrintProblem').map(({ input }) => input.jobId)).toEqual([JOB.id])
})

test('a printer that stands still has one line for all its papers, so that the board stays in sight (printing 14)', async () => {
  const problems = ['TRU-001', 'TRU-002', 'TRU-003', 'TRU-004', 'TRU-005'].map((what) => ({
    job: { ...JOB, id: `${what}-Qm_4TzCw0s-LrY`, what },
    text: `Printer Pass has not printed ${what}`,
    since: JOB.madeAt,
  }))
  server.on('/getPrintProblems', { success: true, problems }, { success: true, problems: [] })
  server.on('/dismissPrintProblem', { success: true, jobId: JOB.id })
  const user = server.signedIn(aUser('staff'))
  const screen = await renderInOffice(<PrintProblems user={user} locationIds={['truro']} />)
  const words = 'Printer Pass has not printed 5 papers: TRU-001, TRU-002, TRU-003 and 2 more. The printer has no paper'
  await expect.element(screen.getByText(words)).toBeVisible()
  const last = screen.getByRole('button', { name: 'Seen: Printer Pass has not printed TRU-005' })
  await expect.element(last).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Show all' }).click()
  await expect.element(last).toBeVisible()
  await screen.getByRole('button', { name: 'All seen' }).click()
  await expect
    .poll(() => server.sent('/dismissPrintProblem').map(({ input }) => input.jobId))
    .toEqual(problems.map(({ job }) => job.id))
})
