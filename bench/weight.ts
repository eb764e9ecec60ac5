import type { Browser, CDPSession } from 'playwright-core'
import { table } from './compare.ts'
import { FIRST_PAGES, openSite } from './open-site.ts'
import { openPhone, visit } from './phone.ts'

// `npm run bench -- weight`: what the pages that visitors start with fetch on a phone, before and after the first touch, in
// bytes as they travelled (scripts: brotli).
const LIMITS = { script: 88_000, requests: 18 }
/** Nothing has come for so long: the page is idle. The live stream goes on and does not count as coming. */
const QUIET_MS = 1500
const SMALL_BYTES = 600

type Fetched = { readonly url: string; readonly kind: string; bytes: number }

const site = await openSite()
const browser = await openPhone()
try {
  const rows = [['', 'script', 'limit', 'requests', 'limit', 'by kind', 'after a touch', 'small ones of them']]
  for (const page of FIRST_PAGES) rows.push(await measured(browser, site.origin, page))
  console.log(`\nFirst visits on a phone, until nothing more comes\n${table(rows)}`)
} finally {
  await browser.close()
  await site.stop()
}

async function measured(phone: Browser, origin: string, path: string): Promise<string[]> {
  const { page, cdp, end } = await visit(phone, false)
  const fetched = watched(cdp)
  await page.goto(origin + path, { waitUntil: 'load' })
  await idle(fetched)
  const before = [...fetched.values()]
  await page.mouse.move(100, 300)
  await page.mouse.move(120, 320)
  await idle(fetched)
  const after = [...fetched.values()].slice(before.length)
  await end()
  if (process.env.LIST)
    for (const { url, kind, bytes } of [...before, ...after]) console.log(`${path} ${kind} ${bytes} ${url}`)
  const scripts = before.filter(({ kind }) => kind === 'script')
  const later = after.filter(({ kind }) => kind === 'script')
  return [
    path,
    kilobytes(scripts),
    `${LIMITS.script / 1000} kB`,
    `${before.length}`,
    `${LIMITS.requests}`,
    [...Map.groupBy(before, ({ kind }) => kind)].map(([kind, ones]) => `${kind} ${ones.length}`).join(', '),
    `${kilobytes(later)} in ${later.length} scripts`,
    `${later.filter(({ bytes }) => bytes < SMALL_BYTES).length}`,
  ]
}

/** Everything that a page fetches, in its order; what is still coming counts as nothing yet. */
function watched(cdp: CDPSession): Map<string, Fetched> {
  const fetched = new Map<string, Fetched>()
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type = 'other' }) => {
    if (request.url.startsWith('http')) fetched.set(requestId, { url: request.url, kind: type.toLowerCase(), bytes: 0 })
  })
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const one = fetched.get(requestId)
    if (one) one.bytes += encodedDataLength
  })
  return fetched
}

async function idle(fetched: ReadonlyMap<string, Fetched>): Promise<void> {
  let known = -1
  while (known !== fetched.size) {
    known = fetched.size
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS))
  }
}

function kilobytes(fetched: readonly Fetched[]): string {
  return `${(fetched.reduce((sum, { bytes }) => sum + bytes, 0) / 1000).toFixed(1)} kB`
}
