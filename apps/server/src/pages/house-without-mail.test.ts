import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureBuilt } from '../../../../scripts/build.ts'
import { openApp } from '../app.ts'
import { openLog } from '../kit/log.ts'
import { parseSettings } from '../kit/settings.ts'
import { TEMPLATE_WITH_MENUS } from '../testing/db/cluster.ts'
import { freshDatabase } from '../testing/db/fresh-database.ts'
import { openTestApp } from '../testing/test-app.ts'
import { openPages } from './open-pages.ts'

// What every document says of the house's letters, from the whole program over HTTP: screens promise none where none leaves.
const WITH_MAIL = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'orders@example.test' }
const distFolder = join(import.meta.dirname, '../../../web/dist')
const log = openLog('silent')
const ADDRESSES = [
  '/',
  '/menu/truro',
  '/reservations',
  '/terms',
  '/login',
  '/forgot-password',
  '/order-success',
  '/nowhere',
]

beforeAll(() => ensureBuilt())

describe.each([
  ['without a mail server', {}, '<html lang="en-CA" data-mail="none">'],
  ['with one', WITH_MAIL, '<html lang="en-CA">'],
])('a house %s', (_, mail, beginning) => {
  it('says so in each document (messages 63)', async () => {
    const database = await freshDatabase(TEMPLATE_WITH_MENUS)
    const settings = parseSettings({ PORT: '0', LOG_LEVEL: 'silent', ...mail })
    const app = await openApp({
      settings,
      database,
      log,
      openPages: (parts) => openPages({ ...parts, distFolder, log }),
    })
    for (const address of ADDRESSES) {
      const answer = await fetch(`http://127.0.0.1:${app.port}${address}`)
      expect(await answer.text(), address).toContain(`<!doctype html>${beginning}<head>`)
    }
    await app.stop()
    await database.close()
  })
})

describe('the link to a booking, asked for by a guest', () => {
  const apps: Awaited<ReturnType<typeof openTestApp>>[] = []
  afterAll(() => Promise.all(apps.map((app) => app.stop())))

  it.each([
    ['is on its way where a mail server is set', WITH_MAIL, /is on its way/],
    ['is to be had by phone where none is', {}, /^Email is not set up here, .* call the restaurant/],
  ])('%s (messages 63)', async (_, mail, said) => {
    const app = await openTestApp(mail)
    apps.push(app)
    const guest = await app.guest()
    const reply = await guest.post('/sendReservationLink', { location: 'truro', email: 'nobody@example.test' })
    expect(reply.body.message).toMatch(said)
  })
})
