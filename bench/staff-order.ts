import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { findBrowser } from '../scripts/browser.ts'
import { type Effort, enterPhoneOrder, openDesk } from '../scripts/phone-order.ts'
import { signIn } from './board/people.ts'
import { table } from './compare.ts'
import { median } from './load.ts'
import { serverCommand, timeToFirstAnswer } from './start.ts'

// `npm run bench -- staff-order`: an order by phone of four dishes, two of them in another size, for a customer who is found by their
// number, entered by keyboard alone. What it asks of a person, and how long the program makes them wait.
const ROUNDS = Number(process.env.ROUNDS ?? 5)
const OWNER = { email: 'owner@localhost.test', password: 'Saffron-Owner-1' }
const CALLER = { email: 'asha@example.test', password: 'Turmeric-42', name: 'Asha Rao', phone: '9025550177' }
const MOST_KEYS = 60
const MOST_SECONDS = 30
/** Of a trained person who reads what they type. */
const KEYS_A_SECOND = 3

const folder = mkdtempSync(join(tmpdir(), 'bench-staff-order-'))
chmodSync(folder, 0o711) // the embedded database may run under another account
// The program of the journeys, whose kitchen is always open.
const server = serverCommand(join(import.meta.dirname, '../apps/server/src/testing/journey-program.ts'))
const environment = { PORT: '0', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error', LIMITS_FACTOR: '100000' }
const site = await timeToFirstAnswer(server, '/menu/truro', { env: { ...environment, ADMIN_PASSWORD: OWNER.password } })
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
})
try {
  const origin = site.origin.replace('127.0.0.1', 'localhost')
  await aCustomer(origin)
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  await context.request.post(`${origin}/api/auth/sign-in/email`, { data: OWNER, headers: { origin } })
  const rounds: (Effort & { seconds: number })[] = []
  // The first one warms up.
  for (let round = 0; round <= ROUNDS; round += 1) rounds.push(await entered(context, origin))
  console.log(report(rounds.slice(1)))
} finally {
  await browser.close()
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function aCustomer(origin: string) {
  const { email, password, name, phone } = CALLER
  const sent = { 'content-type': 'application/json', origin }
  await fetch(`${origin}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: sent,
    body: JSON.stringify({ email, password, name }),
  })
  const { headers } = await signIn(origin, email, password)
  const answer = await fetch(`${origin}/api/updateProfile`, {
    method: 'POST',
    headers: { ...headers, ...sent, 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ phoneNumber: phone }),
  })
  if (!answer.ok) throw new Error(`the customer has no phone number: ${answer.status}`)
}

/** In a document of its own, with keys as fast as the program takes them. */
async function entered(context: BrowserContext, origin: string) {
  const page: Page = await context.newPage()
  await openDesk(page, origin)
  const begin = performance.now()
  const effort = await enterPhoneOrder(page, CALLER.phone)
  await page.getByText(/^Order TRU-\d{3} was created$/).waitFor()
  const seconds = (performance.now() - begin) / 1000
  await page.close()
  return { ...effort, seconds }
}

function report(rounds: readonly (Effort & { seconds: number })[]): string {
  const of = (figure: keyof Effort | 'seconds') => median(rounds.map((round) => round[figure]))
  const [keys, seconds] = [of('keys'), of('seconds')]
  const byHand = keys / KEYS_A_SECOND + seconds
  return table([
    ['', 'it takes', 'at most', ''],
    ['keys', String(keys), String(MOST_KEYS), keys > MOST_KEYS ? 'over' : ''],
    ['screens', String(of('screens')), '1', of('screens') > 1 ? 'over' : ''],
    ['dialogs', String(of('dialogs')), '5', of('dialogs') > 5 ? 'over' : ''],
    ['seconds of the program', seconds.toFixed(1), '', ''],
    [
      `seconds at ${KEYS_A_SECOND} keys a second`,
      byHand.toFixed(1),
      String(MOST_SECONDS),
      byHand > MOST_SECONDS ? 'over' : '',
    ],
  ])
}
