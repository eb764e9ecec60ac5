import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { PageData } from '@sizzle/web/kit/page-content.ts'
import { beforeAll, expect, it } from 'vitest'
import { ensureBuilt } from '../../../../scripts/build.ts'
import { aMenu } from '../testing/a-menu.ts'
import { openSiteBuild, type SiteBuild } from './site-build.ts'

const distFolder = join(import.meta.dirname, '../../../web/dist')
let build: SiteBuild
beforeAll(async () => {
  await ensureBuilt()
  build = await openSiteBuild(distFolder)
})

const read = (address: string) => readFile(join(distFolder, 'client', address), 'utf8')

const FOOTER = { locations: [], total: 0 }

// With the live stream, which each of them but the door opens as soon as it stands.
const FIRST_PAGES: [string, PageData][] = [
  ['home', { page: 'home', locations: [], total: 0, specials: [] }],
  ['menu', aMenu()],
  ['reservations', { page: 'reservations', locations: [], total: 0, now: '2026-11-22T12:00:00Z', footer: FOOTER }],
  ['login', { page: 'shell', name: 'login', footer: FOOTER }],
]
it.each(FIRST_PAGES)(
  '%s runs 88 kB of script at most before it is touched, packed, in nine files at most',
  async (_, data) => {
    const { script, preloads } = build.partsOf(data)
    const live = (await readdir(join(distFolder, 'client/assets'))).filter((file) => /^live-[\w-]{8}\.js$/.test(file))
    const opened = data.page === 'shell' ? [] : live.map((file) => `/assets/${file}`)
    const files = new Set([script, ...preloads, ...opened])
    const packed = await Promise.all([...files].map(async (file) => packedBytes(await read(file))))
    expect(packed.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(88_000)
    expect(files.size).toBeLessThanOrEqual(9)
  },
)

// React's way to do so is called by nobody and was 1 kB of every first page.
it('no first script can fetch ahead what its document does not name', async () => {
  const { preloads } = build.partsOf(aMenu())
  const react = preloads.find((address) => address.startsWith('/assets/react-')) ?? ''
  const script = await read(react)
  expect(script).toContain('hydrateRoot')
  expect(script).not.toMatch(/dns-prefetch|preinitModule/)
})

function packedBytes(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}

it.each([
  ['login', 'login-page'],
  ['signup', 'account-pages'],
  ['forgotPassword', 'account-pages'],
  ['resetPassword', 'account-pages'],
  ['verifyEmail', 'account-pages'],
  ['checkout', 'checkout-page'],
  ['orderSuccess', 'order-success-page'],
  ['paymentCancel', 'payment-cancel-page'],
  ['receipt', 'receipt-page'],
  ['ready', 'ready-page'],
  ['dashboard', 'dashboard-page'],
  ['profile', 'profile-page'],
  ['adminDashboard', 'admin-page'],
] as const)('the document of %s names the files of %s, which then come with the first script', async (name, file) => {
  const { preloads } = build.partsOf({ page: 'shell', name, footer: FOOTER })
  const own = preloads.find((address) => address.startsWith(`/assets/${file}-`)) ?? ''
  const imports = [...(await read(own)).matchAll(/(?:from|import)"\.\/([^"]+)"/g)].map(([, one]) => `/assets/${one}`)
  expect(imports.length).toBeGreaterThan(3)
  expect(preloads).toEqual(expect.arrayContaining(imports))
})

it('a page that visitors start with carries its own styles, and names where all of them are', async () => {
  const { css: all, whole: nothing } = build.partsOf({ page: 'shell', name: 'checkout', footer: FOOTER })
  expect(nothing).toBeUndefined()
  for (const [name, data] of FIRST_PAGES) {
    const { css, whole } = build.partsOf(data)
    expect(whole?.screen.toLowerCase()).toBe(`${name}page`)
    expect(await read(whole?.file ?? '')).toBe(all)
    expect(css.length).toBeLessThan(all.length * 0.7)
  }
})

it('every file that a script imports is there', async () => {
  const scripts = (await readdir(join(distFolder, 'client/assets'))).filter((file) => file.endsWith('.js'))
  const known = new Set(scripts)
  const missing = scripts.map(async (file) =>
    [...(await read(`assets/${file}`)).matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)]
      .filter(([, one = '']) => !known.has(one))
      .map(([, one]) => `${file} imports ${one}`),
  )
  expect((await Promise.all(missing)).flat()).toEqual([])
})

it('the sign-in page is drawn as it stands, and cannot be sent before its script is there; others are an outline', () => {
  const bodyOf = (name: 'login' | 'signup') =>
    build.entry.render('/', { page: 'shell', name, footer: FOOTER }, 'https://example.test').body
  expect(bodyOf('login')).toMatch(/<h1[^>]*>Welcome back<\/h1>/)
  expect(bodyOf('login')).toMatch(/<button type="submit" disabled=""[^>]*>Sign in<\/button>/)
  expect(bodyOf('login')).not.toMatch(/\sstyle=|Loading…/)
  expect(bodyOf('signup')).toContain('Loading…')
})
