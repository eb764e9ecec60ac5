import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureBuilt } from '../../../../scripts/build.ts'
import { type App, openApp } from '../app.ts'
import type { Database } from '../kit/db/open.ts'
import { sql } from '../kit/db/sql.ts'
import { announce } from '../kit/live/announce.ts'
import { openLog } from '../kit/log.ts'
import { parseSettings } from '../kit/settings.ts'
import { freshDatabase } from '../testing/db/fresh-database.ts'
import { openPages } from './open-pages.ts'

// What search engines and shared links get, from the whole program over HTTP (menu 25, menu 26).
const SITE = 'https://sizzle.example'
const distFolder = join(import.meta.dirname, '../../../web/dist')
const log = openLog('error')

let database: Database
let app: App

beforeAll(async () => {
  await ensureBuilt()
  database = await freshDatabase()
  const settings = parseSettings({ PORT: '0', PUBLIC_URL: SITE, ALLOW_SANDBOX_PAYMENTS: '1', LOG_LEVEL: 'error' })
  app = await openApp({ settings, database, log, openPages: (parts) => openPages({ ...parts, distFolder, log }) })
})
afterAll(async () => {
  await app.stop()
  await database.close()
})

type Thing = Record<string, unknown> & { '@type': string }

async function read(path: string) {
  const answer = await fetch(`http://127.0.0.1:${app.port}${path}`, { redirect: 'manual' })
  const html = await answer.text()
  const one = (pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&').replaceAll('&#39;', "'")
  const meta = (name: string) => one(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`))
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  return {
    status: answer.status,
    robots: answer.headers.get('x-robots-tag'),
    title: one(/<title>(.*?)<\/title>/),
    canonical: one(/<link rel="canonical" href="([^"]*)">/),
    meta,
    // Written by our own pages; the assertions look at each field.
    things: blocks.map(([, text]) => JSON.parse(text ?? '') as Thing),
  }
}

const INDEXED = ['/', '/menu/truro', '/menu/new-glasgow', '/reservations', '/privacy', '/terms']
const PRIVATE = [
  '/login',
  '/signup',
  '/dashboard',
  '/checkout',
  '/order-success',
  '/payment-cancel',
  '/admin/dashboard',
  '/receipt/x',
  '/ready/x',
]

describe.each(INDEXED)('%s', (path) => {
  it('has a title, a description and a canonical address, and the same for a shared link', async () => {
    const page = await read(path)
    expect(page).toMatchObject({ status: 200, robots: null, canonical: `${SITE}${path}` })
    expect(page.title).toContain('Sizzle & Spice')
    expect(page.title?.length).toBeLessThanOrEqual(65)
    const description = page.meta('description') ?? ''
    expect(description.length).toBeGreaterThan(50)
    expect(description.length).toBeLessThanOrEqual(170)
    expect([page.meta('og:title'), page.meta('og:description'), page.meta('og:url')]).toEqual([
      page.title,
      description,
      page.canonical,
    ])
    expect(page.meta('og:image')).toMatch(new RegExp(`^${SITE}/.*\\.png$`))
    expect(page.meta('robots')).toBeUndefined()
  })

  it('keeps its canonical address whatever stands in the query', async () => {
    expect((await read(`${path}?search=paneer&diet=vegan`)).canonical).toBe(`${SITE}${path}`)
  })
})

it('no two pages share a title', async () => {
  const titles = await Promise.all([...INDEXED, ...PRIVATE, '/nowhere'].map(async (path) => (await read(path)).title))
  expect(new Set(titles).size).toBe(titles.length)
})

it('/contact is the homepage, and says so (menu 26)', async () => {
  expect(await read('/contact')).toMatchObject({ status: 200, canonical: `${SITE}/` })
})

it.each([...PRIVATE, '/nowhere'])('%s is kept out of search engines, in the header and in the page', async (path) => {
  const page = await read(path)
  expect(page.robots).toContain('noindex')
  expect(page.meta('robots')).toContain('noindex')
  expect([page.canonical, page.things]).toEqual([undefined, []])
})

it.each([
  ['/menu/truro', 'Menu'],
  ['/reservations', 'Reservations'],
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Service'],
])('the breadcrumb of %s is named %s', async (path, name) => {
  const crumbs = (await read(path)).things.find((thing) => thing['@type'] === 'BreadcrumbList')
  expect(crumbs?.itemListElement).toEqual([
    expect.objectContaining({ position: 1, name: 'Home', item: `${SITE}/` }),
    expect.objectContaining({ position: 2, name, item: `${SITE}${path}` }),
  ])
})

it('both restaurants are on the homepage with address, hours and rating', async () => {
  const restaurants = (await read('/')).things.filter((thing) => thing['@type'] === 'Restaurant')
  expect(restaurants.map(({ name }) => name)).toEqual([
    'Sizzle & Spice – New Glasgow',
    'Sizzle & Spice – Truro Heights',
  ])
  expect(restaurants[1]).toMatchObject({
    address: { streetAddress: '395 Truro Heights Road', addressRegion: 'NS', addressCountry: 'CA' },
    aggregateRating: { ratingValue: 4.5, reviewCount: 225 },
    openingHoursSpecification: [{ opens: '11:30', closes: '22:00', dayOfWeek: expect.arrayContaining(['Monday']) }],
  })
  expect(restaurants[0]?.openingHoursSpecification).toHaveLength(2)
})

it('a menu page describes at most 15 dishes, whatever the menu holds (menu 25)', async () => {
  const menu = (await read('/menu/truro')).things.find((thing) => thing['@type'] === 'Menu')
  const sections = menu?.hasMenuSection as { hasMenuItem: unknown[] }[]
  const dishes = sections.flatMap(({ hasMenuItem }) => hasMenuItem)
  expect(dishes).toHaveLength(15)
  expect(dishes[0]).toMatchObject({ offers: { price: expect.stringMatching(/^\d+\.\d\d$/), priceCurrency: 'CAD' } })
})

it('the sitemap names exactly the pages that may be found, and robots.txt names the sitemap', async () => {
  const text = (path: string) => fetch(`http://127.0.0.1:${app.port}${path}`).then((answer) => answer.text())
  const named = [...(await text('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)
  expect(named.toSorted()).toEqual(INDEXED.map((path) => SITE + path).toSorted())
  expect(await text('/robots.txt')).toContain(`Sitemap: ${SITE}/sitemap.xml`)
})

it('a holiday and a new price are in the next page that is asked for', async () => {
  await read('/menu/truro')
  const soon = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  const past = '2020-12-25'
  const exceptions = JSON.stringify([
    { date: soon, closed: true },
    { date: past, closed: true },
  ])
  await database.transaction(async (tx) => {
    await tx.run(sql`update locations set exceptions = ${exceptions}::jsonb where id = 'truro'`)
    await tx.run(sql`update menu_items set price = 12345 where location_id = 'truro' and id = 'masala-dosa'`)
    await announce(tx, 'location.changed', { id: 'truro', version: 2 })
    await announce(tx, 'menu.changed', { id: 'truro', version: 2, locationId: 'truro' })
  })
  await expect
    .poll(async () => (await read('/menu/truro')).things.find((thing) => thing['@type'] === 'Restaurant'))
    .toMatchObject({ specialOpeningHoursSpecification: [{ validFrom: soon, opens: '00:00', closes: '00:00' }] })
  const page = await fetch(`http://127.0.0.1:${app.port}/menu/truro`).then((answer) => answer.text())
  expect(page).toContain('$123.45')
})

it('a location that has no dish yet has its page, until it is deleted', async () => {
  const change = (statement: ReturnType<typeof sql>) =>
    database.transaction(async (tx) => {
      await tx.run(statement)
      await announce(tx, 'location.changed', { id: 'empty-plate' })
    })
  await change(sql`
    insert into locations (id, code, name, address, postal_code, phone, email, hours)
    values ('empty-plate', 'EMP', 'Empty Plate', '1 Main St', 'B2N 1A1', '(902) 555-0123', 'a@example.test', '{}')`)
  await expect.poll(async () => (await read('/menu/empty-plate')).title).toContain('Empty Plate')
  await change(sql`update locations set is_active = false, deleted_at = now() where id = 'empty-plate'`)
  await expect.poll(async () => (await read('/menu/empty-plate')).status).toBe(404)
})
