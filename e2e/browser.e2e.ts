import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, type TestBrowser, watchForProblems } from './browser.ts'

// The journeys trust this: what goes wrong in the browser does not stay there.
const PAGES: Record<string, string> = {
  '/fine': '<h1>Menu</h1>',
  '/logs': '<script nonce="a">console.error("price is missing")</script>',
  '/throws': '<script nonce="a">throw new Error("no cart")</script>',
  '/inline': '<script>document.title = "ran"</script>',
  '/gone': '<img src="/picture.webp" alt="">',
}
const site = createServer((request, response) => {
  const html = PAGES[request.url ?? '']
  response.writeHead(html ? 200 : 404, {
    'content-security-policy': `script-src 'nonce-a'`,
    'content-type': 'text/html',
  })
  response.end(`<!doctype html><link rel="icon" href="data:,">${html}`)
})
let browser: TestBrowser
let base: string

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const address = site.address()
  base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  site.close()
})

async function problemsOn(path: string, expected: RegExp[] = []): Promise<string[]> {
  const page = await browser.page({ expected: [/./] })
  const problems = await watchForProblems(page.context(), expected)
  await page.goto(base + path, { waitUntil: 'networkidle' })
  return problems
}

test.each([
  ['/logs', /console\.error: price is missing/],
  ['/throws', /uncaught: Error: no cart/],
  ['/inline', /content security policy: script-src-elem refused inline/],
  ['/gone', /status of 404 .*picture\.webp/],
])('a problem on %s is noticed', async (path, problem) => {
  expect((await problemsOn(path)).join('\n')).toMatch(problem)
})

test('a page without problems has none, and an expected problem is none', async () => {
  expect(await problemsOn('/fine')).toEqual([])
  expect(await problemsOn('/gone', [/404.*picture/])).toEqual([])
})

test('a page has the width that was asked for and the clock of the restaurant', async () => {
  const page = await browser.page({ width: 360 })
  await page.goto(`${base}/fine`)
  const seen = await page.evaluate(() => [innerWidth, Intl.DateTimeFormat().resolvedOptions().timeZone])
  expect(seen).toEqual([360, 'America/Halifax'])
})
