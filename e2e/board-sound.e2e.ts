import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, type TestBrowser } from './browser.ts'
import { card, type Kitchen, openBoard, openKitchen, pressTool, tapBoard } from './kitchen.ts'
import { STAFF } from './people.ts'
import { OWNER, useProgram } from './program.ts'

const url = useProgram()
let browser: TestBrowser
let kitchen: Kitchen

beforeAll(async () => {
  // Builds of Chromium differ in whether a page may sound before a tap; people's browsers do not allow it.
  browser = await openBrowser(['--autoplay-policy=document-user-activation-required'])
  kitchen = await openKitchen(url())
})
afterEach(() => kitchen.clear())
afterAll(() => browser.close())

type SoundStart = { at: number; volume: number; seconds: number }

/** Notes what really goes to the loudspeaker: each buffer that starts, how loud, and whether the audio runs. */
const LISTEN = `
  window.sounds = []
  const connect = AudioNode.prototype.connect
  AudioNode.prototype.connect = function (target, ...rest) {
    if (this instanceof AudioBufferSourceNode) this.gainOfTest = target
    return connect.call(this, target, ...rest)
  }
  const resume = AudioContext.prototype.resume
  AudioContext.prototype.resume = function () {
    setTimeout(() => console.info('audio settled'), 2000)
    return resume.call(this)
  }
  const start = AudioBufferSourceNode.prototype.start
  AudioBufferSourceNode.prototype.start = function (...when) {
    window.sounds.push({ at: performance.now(), volume: this.gainOfTest?.gain.value ?? 1, seconds: this.buffer.duration })
    return start.apply(this, when)
  }`

async function aBoard(width = 1440, person?: typeof STAFF): Promise<Page> {
  const page = await browser.page({ width, height: 900 })
  await page.addInitScript(LISTEN)
  await openBoard(page, url(), person)
  return page
}
/** As a tablet that was switched on: signed in, and nobody has tapped yet. (Browsers carry a tap over to the next page.) */
async function anUntouchedBoard(): Promise<Page> {
  const page = await browser.page({ width: 1440, height: 900 })
  await page.addInitScript(LISTEN)
  await page.request.post(`${url()}/api/auth/sign-in/email`, { data: OWNER, headers: { origin: url() } })
  // A look by the test counts as a person's gesture, so nothing may look until the page has tried to sound on its own.
  const isSettled = page.waitForEvent('console', (message) => message.text() === 'audio settled')
  await page.goto(`${url()}/admin/dashboard?location=truro#orders`, { waitUntil: 'load' })
  await isSettled
  return page
}
const soundsOn = (page: Page) => page.evaluate('window.sounds') as Promise<SoundStart[]>
const banner = (page: Page) => page.getByText('Sound notifications need setup.')
const popup = (page: Page, number: string) => page.getByRole('dialog', { name: `New order ${number}` })

describe('sound on the board', () => {
  test('is said to be missing until a tap, and then really works (kitchen 13)', async () => {
    const page = await anUntouchedBoard()
    await banner(page).waitFor()
    await page.getByText('Tap anywhere to switch them on.').waitFor()
    await page.mouse.click(700, 500)
    await banner(page).waitFor({ state: 'hidden' })
    await pressTool(page, /^Sound Active$/)
    await page.getByRole('button', { name: 'Test sound' }).click()
    await page.getByText('Sound test successful!').waitFor()
    await expect.poll(() => soundsOn(page)).toMatchObject([{ volume: expect.closeTo(0.8, 5) }])
    await page.getByText('Sound test successful!').waitFor({ state: 'hidden', timeout: 4000 })
  })

  test('the first list is silent; a new order sounds, covers the screen and repeats until it is accepted', async () => {
    await kitchen.place()
    const page = await aBoard()
    await tapBoard(page)
    await banner(page).waitFor({ state: 'hidden' })
    await page.waitForTimeout(1200)
    await expect.poll(() => soundsOn(page)).toEqual([])

    const order = await kitchen.place({ quantity: 2 })
    await popup(page, order.number).waitFor()
    await expect.poll(() => page.title()).toMatch(/^\(1\)/)
    await expect.poll(async () => (await soundsOn(page)).length, { timeout: 8000 }).toBeGreaterThanOrEqual(3)
    const [first, second, third] = await soundsOn(page)
    expect(first?.volume).toBeCloseTo(0.8, 5)
    expect(second?.volume).toBeCloseTo(0.9, 5)
    for (const gap of [(second?.at ?? 0) - (first?.at ?? 0), (third?.at ?? 0) - (second?.at ?? 0)]) {
      expect(gap).toBeGreaterThan(1900)
      expect(gap).toBeLessThan(3200)
    }
    await page.reload()
    await popup(page, order.number).waitFor()
    await popup(page, order.number).getByRole('button', { name: 'Accept Order & Start Preparing' }).click()
    await popup(page, order.number).waitFor({ state: 'hidden' })
    await expect.poll(() => kitchen.statusOf(order.orderId)).toBe('preparing')
    await expect.poll(() => page.title()).not.toMatch(/^\(/)
  })

  test('accepted on one device, the other sounds once more at most and says who took it (kitchen 15)', async () => {
    const [owner, staff] = [await aBoard(), await aBoard(820, STAFF)]
    await tapBoard(owner)
    await banner(owner).waitFor({ state: 'hidden' })
    const order = await kitchen.place()
    await popup(owner, order.number).waitFor()
    await popup(staff, order.number)
      .getByRole('button', { name: /Accept Order/ })
      .click()
    const heard = (await soundsOn(owner)).length
    await popup(owner, order.number).waitFor({ state: 'hidden' })
    // It sounds every two seconds, and asks by itself every thirty only.
    expect((await soundsOn(owner)).length).toBeLessThanOrEqual(heard + 1)
    await owner.getByText(`${order.number} was accepted by Sam Staff`).waitFor()
    const before = (await soundsOn(owner)).length
    await owner.waitForTimeout(2500)
    expect((await soundsOn(owner)).length).toBe(before)
  })

  test('an order that waits is said again after 20 seconds, louder (kitchen 16)', async () => {
    const page = await aBoard()
    await tapBoard(page)
    await banner(page).waitFor({ state: 'hidden' })
    const order = await kitchen.place()
    await popup(page, order.number).getByRole('button', { name: 'Look at the board first' }).click()
    const quiet = (await soundsOn(page)).length
    const hiddenAt = Number(await page.evaluate('performance.now()'))
    await popup(page, order.number).waitFor({ timeout: 25_000 })
    const [again] = (await soundsOn(page)).slice(quiet)
    expect(again?.volume).toBeCloseTo(1, 5)
    expect((again?.at ?? 0) - hiddenAt).toBeGreaterThan(5000)
    // Or it is said again over the boards of the next tests.
    await popup(page, order.number)
      .getByRole('button', { name: /Accept/ })
      .click()
    await card(page, order).waitFor()
  })

  test('a sound of one’s own is checked before it is kept, and the bell comes back (kitchen 14)', async () => {
    const page = await aBoard()
    await tapBoard(page)
    await pressTool(page, /^Sound /)
    const field = page.getByLabel('Choose a file')
    await field.setInputFiles({ name: 'menu.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
    await page.getByText('File must be an audio file (MP3, MP4, WAV, etc.)').waitFor()
    await field.setInputFiles({ name: 'long.wav', mimeType: 'audio/wav', buffer: Buffer.alloc(5 * 1024 * 1024) })
    await page.getByText('Audio file must be less than 5MB').waitFor()
    await field.setInputFiles({ name: 'noise.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('not a sound') })
    await page.getByText('Invalid audio file or failed to load').waitFor()
    await field.setInputFiles({ name: 'gong.wav', mimeType: 'audio/wav', buffer: wave(0.3) })
    await page.getByText('Custom sound uploaded successfully!').waitFor()
    await page.getByText('gong.wav').waitFor()
    await page.getByRole('button', { name: 'Test sound' }).click()
    await expect.poll(async () => (await soundsOn(page)).at(-1)?.seconds).toBeCloseTo(0.3, 1)
    await page.getByRole('button', { name: 'Use Default' }).click()
    await page.getByText('Restored default sound').waitFor()
    await page.waitForTimeout(1100)
    await page.getByRole('button', { name: 'Test sound' }).click()
    await expect.poll(async () => (await soundsOn(page)).at(-1)?.seconds).toBeGreaterThan(0.5)
  })

  test('switched off it is silent and says so in red (kitchen 12)', async () => {
    const page = await aBoard()
    await tapBoard(page)
    await pressTool(page, /^Sound /)
    await page.getByLabel('Play a sound').uncheck()
    await page.getByText('Disabled', { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByText('Order or reservation sounds are switched off.').waitFor()
    const order = await kitchen.place()
    await popup(page, order.number).waitFor()
    await page.waitForTimeout(2500)
    await expect.poll(() => soundsOn(page)).toEqual([])
    await popup(page, order.number)
      .getByRole('button', { name: /Accept/ })
      .click()
    await card(page, order).waitFor()
    await page.getByRole('button', { name: 'Enable Sounds Now' }).click()
    await banner(page).waitFor({ state: 'hidden' })
  })
})

/** A plain WAV of silence. */
function wave(seconds: number): Buffer {
  const samples = Math.round(8000 * seconds)
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + samples, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(8000, 24)
  head.writeUInt32LE(8000, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(samples, 40)
  return Buffer.concat([head, Buffer.alloc(samples, 128)])
}
