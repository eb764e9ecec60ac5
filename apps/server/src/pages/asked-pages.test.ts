import { join } from 'node:path'
import type { PageData } from '@sizzle/web/kit/page-content.ts'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { ensureBuilt } from '../../../../scripts/build.ts'
import { aMenu } from '../testing/a-menu.ts'
import { createPages, type Pages } from './pages.ts'

const FOOTER = { locations: [{ id: 'truro', name: 'Truro Heights' }], total: 1 }
const NOON = '2026-11-20T16:00:20.000Z'
const OPEN_DAILY = { openTime: '11:30', closeTime: '22:00', isClosed: false }
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const TRURO = {
  id: 'truro',
  name: 'Truro Heights',
  address: '395 Truro Heights Road',
  phone: '(902) 555-0139',
  timeZone: 'America/Halifax',
  hours: Object.fromEntries(DAYS.map((day) => [day, OPEN_DAILY])),
  exceptions: [],
  datesAhead: [],
  features: ['Dine-in'],
}

let pages: Pages
let loads: string[]
let now: number

beforeAll(() => ensureBuilt())

beforeEach(async () => {
  loads = []
  now = Date.parse(NOON)
  pages = await createPages({
    distFolder: join(import.meta.dirname, '../../../web/dist'),
    hasMail: true,
    publicUrl: 'http://localhost:3000',
    load: async ({ page, path }) => {
      loads.push(path)
      return page === 'menu' ? aMenu() : tables()
    },
    footer: async () => FOOTER,
    menus: async () => ['truro'],
    report: (error) => {
      throw error
    },
    keepsOffline: true,
    now: () => now,
  })
})

function tables(): PageData {
  // As much of a location as the page reads.
  return { page: 'reservations', locations: [TRURO], total: 1, now: NOON, footer: FOOTER } as unknown as PageData
}

async function read(address: string): Promise<string> {
  const [path = '', search] = address.split('?')
  const request = { method: 'GET', path, search: search === undefined ? '' : `?${search}` }
  const answer = await pages.answer({ ...request, acceptEncoding: undefined, ifNoneMatch: undefined })
  return answer?.body.toString() ?? ''
}

it('draws a menu as its address narrows it, in whatever order that is written, and anew when the menu changes', async () => {
  const vegan = await read('/menu/truro?utm=9&heat=hot&diet=vegan')
  expect(await read('/menu/truro')).not.toContain('aria-pressed="true"')
  expect(vegan.match(/aria-pressed="true"/g)).toHaveLength(2)
  expect(vegan).toContain('Vegan, Hot are on in the filters above.')
  expect(vegan).toContain('<link rel="canonical" href="http://localhost:3000/menu/truro">')
  expect(await read('/menu/truro?diet=vegan&heat=hot')).toBe(vegan)
  expect(loads).toHaveLength(2)
  pages.drop({ locationId: 'truro' })
  await read('/menu/truro?diet=vegan&heat=hot')
  expect(loads).toHaveLength(3)
})

it('draws the day and the guests that were asked for', async () => {
  const asked = await read('/reservations?date=2026-11-23&party=4')
  expect(asked).toMatch(/<input(?=[^>]*value="2026-11-23")(?=[^>]*checked)/)
  expect(await read('/reservations')).not.toMatch(/<input(?=[^>]*value="2026-11-23")(?=[^>]*checked)/)
  expect(await read('/reservations?date=tomorrow&party=900')).toBe(await read('/reservations'))
})

it('draws so many searches in a minute and no more, and then the whole menu', async () => {
  for (let n = 0; n < 205; n += 1) await read(`/menu/truro?search=dal+${n}`)
  expect(pages.cachedPages()).toBe(201)
  expect(await read('/menu/truro?search=naan')).toBe(await read('/menu/truro'))
  now += 60_000
  expect(await read('/menu/truro?search=naan')).toContain('“naan”')
  expect(pages.cachedPages()).toBe(2)
})
