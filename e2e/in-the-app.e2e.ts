import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keepPicture, openBrowser, type TestBrowser } from './browser.ts'
import { signInAsOwner } from './people.ts'
import { useProgram } from './program.ts'

// The site as the Android app shows it: its web view brings a bridge along and lays the page below the clock.
const BRIDGE = join(
  import.meta.dirname,
  '../node_modules/@capacitor/android/capacitor/src/main/assets/native-bridge.js',
)
const CLOCK_PX = 44

// The native side, which no browser has: it takes every message, keeps it and says yes.
const NATIVE_SIDE = `
  window.taken = []
  window.androidBridge = {
    postMessage(text) {
      const { callbackId, pluginId, methodName, options } = JSON.parse(text)
      window.taken.push({ pluginId, methodName, options })
      this.onmessage({ data: JSON.stringify({ callbackId, pluginId, methodName, success: true, data: {} }) })
    },
  }
  window.Capacitor = { DEBUG: false, isLoggingEnabled: false, Plugins: {} }`
const PLUGINS = `
  window.Capacitor.PluginHeaders = [{ name: 'SystemBars', methods: [{ name: 'setStyle', rtype: 'promise' }] }]`

const url = useProgram({ GOOGLE_CLIENT_ID: 'journey-client', GOOGLE_CLIENT_SECRET: 'journey-secret' })
let browser: TestBrowser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

async function inTheApp(width = 390): Promise<Page> {
  const page = await browser.page({ width })
  await page.addInitScript(NATIVE_SIDE + readFileSync(BRIDGE, 'utf8') + PLUGINS)
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: CLOCK_PX } })
  return page
}

/** The style of the system's bars that the page asked for last. */
const lastStyle = (page: Page) =>
  page.waitForFunction(() => {
    const taken: { pluginId: string; options: { style: string } }[] = Reflect.get(window, 'taken')
    return taken.findLast(({ pluginId }) => pluginId === 'SystemBars')?.options.style
  })

describe('in the Android app', () => {
  test('nobody is offered a sign-in that providers refuse inside apps', async () => {
    const outside = await browser.page()
    await outside.goto(`${url()}/login`)
    await outside.getByRole('button', { name: 'Continue with Google' }).waitFor()

    const page = await inTheApp()
    const methods = page.waitForResponse((answer) => answer.url().includes('/getSignInMethods'))
    await page.goto(`${url()}/login`)
    await methods
    await page.getByRole('button', { name: 'Sign in' }).waitFor()
    await expect.poll(() => page.getByRole('button', { name: /Continue with/ }).count()).toBe(0)
  })

  test.each(['/', '/menu/truro', '/login'])('the bar of %s leaves room for the clock', async (path) => {
    const page = await inTheApp()
    await page.goto(url() + path)
    const mark = await page.getByRole('banner').getByRole('link').first().boundingBox()
    expect(mark?.y).toBeGreaterThan(CLOCK_PX)
    const content = await page.getByRole('main').getByRole('heading').first().boundingBox()
    expect(content?.y).toBeGreaterThan((mark?.y ?? 0) + (mark?.height ?? 0))
    await keepPicture(page, `in-the-app${path.replaceAll('/', '-')}`)
  })

  test('the signs in the bars are light on the night of the back office, and dark again outside', async () => {
    const page = await inTheApp(1440)
    await signInAsOwner(page, url())
    await page.goto(`${url()}/admin/dashboard#messages`)
    await expect.poll(async () => (await lastStyle(page)).jsonValue()).toBe('DARK')
    await page.getByRole('button', { name: 'Use the light theme' }).click()
    await expect.poll(async () => (await lastStyle(page)).jsonValue()).toBe('LIGHT')
    await keepPicture(page, 'in-the-app-back-office')
  })
})
