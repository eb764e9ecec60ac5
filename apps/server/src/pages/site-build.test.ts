import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
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

it('a menu runs 101.7 kB of script at most before it is touched, packed', async () => {
  const { script, preloads } = build.partsOf(aMenu())
  const files = await Promise.all([script, ...preloads].map(read))
  const packed = files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0)
  expect(packed).toBeLessThanOrEqual(101_700)
})

it.each([
  ['login', 'account-pages'],
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
  const { preloads } = build.partsOf({ page: 'shell', name, footer: { locations: [], total: 0 } })
  const own = preloads.find((address) => address.startsWith(`/assets/${file}-`)) ?? ''
  const imports = [...(await read(own)).matchAll(/(?:from|import)"\.\/([^"]+)"/g)].map(([, one]) => `/assets/${one}`)
  expect(imports.length).toBeGreaterThan(3)
  expect(preloads).toEqual(expect.arrayContaining(imports))
})
