import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { findBrowser } from '../../scripts/browser.ts'
import { writeCarriedPage } from './carried-page.ts'

// The site that was away: it answers with the path that was asked for.
const site = createServer((request, response) => {
  response.setHeader('content-type', 'text/html').end(`<h1>${request.url}</h1>`)
})
const folder = mkdtempSync(join(tmpdir(), 'carried-'))
let address: string
let browser: Browser
let page: Page
let complaints: string[]

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  // A listening server that was given a port has such an address.
  address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  writeCarriedPage(folder, address)
  const executablePath = findBrowser()
  if (!executablePath) throw new Error('No Chromium found: run "npm test", which installs one, or set CHROMIUM_PATH.')
  browser = await chromium.launch({ executablePath, args: ['--headless', '--no-sandbox', '--disable-gpu'] })
})
afterAll(async () => {
  await browser.close()
  site.close()
  rmSync(folder, { recursive: true })
})

beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  complaints = []
  page.on('console', (message) => complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(pathToFileURL(join(folder, 'index.html')).href)
})
afterEach(async () => {
  await page.close()
  expect(complaints).toEqual([])
})

const tryAgain = () => page.getByRole('link', { name: 'Try again' }).click()
const heading = (text: string) => page.getByRole('heading', { name: text, exact: true }).waitFor()

test('brings its looks along, although its policy lets nothing in', async () => {
  const look = await page.evaluate(async () => {
    await document.fonts.ready
    const faces = [...document.fonts].map(({ family, status }) => `${family} ${status}`)
    const mark = document.querySelector('img')
    return { faces, hasMark: (mark?.naturalWidth ?? 0) > 0, paper: getComputedStyle(document.body).backgroundColor }
  })
  expect(look.faces).toEqual(['Fraunces loaded', 'Hanken Grotesk loaded'])
  expect(look.hasMark).toBe(true)
  expect(look.paper).not.toBe('rgba(0, 0, 0, 0)')
})

test('trying again opens the site, and the arrow does not lead back here', async () => {
  const before = await page.evaluate(() => history.length)
  await tryAgain()
  await heading('/')
  expect(await page.evaluate(() => history.length)).toBe(before)
})

test('trying again opens what was asked for, once the app has told', async () => {
  await page.evaluate(`tryInstead(${JSON.stringify(`${address}/order-success?session_id=7`)})`)
  await tryAgain()
  await heading('/order-success?session_id=7')
})

test.each(['https://elsewhere.example/login', 'javascript:document.title="taken"'])(
  'an address that is not of the site is left alone: %s',
  async (other) => {
    await page.evaluate(`tryInstead(${JSON.stringify(other)})`)
    await tryAgain()
    await heading('/')
  },
)

test('a connection that is back is used without a press', async () => {
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await heading('/')
})
