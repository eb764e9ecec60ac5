import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Footer, MenuData, PageData } from '@sizzle/web/kit/page-content.ts'
import type { KnownPath } from '@sizzle/web/pages/read-path.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ensureBuilt } from '../../../../scripts/build.ts'
import { aMenu } from '../testing/a-menu.ts'
import { createPages, type Pages } from './pages.ts'
import type { PageAnswer, PageRequest } from './prepared.ts'

const distFolder = join(import.meta.dirname, '../../../web/dist')
const NOON = Date.parse('2026-11-20T16:00:20.000Z')
const NEW_GLASGOW = { locations: [{ id: 'new-glasgow', name: 'New Glasgow' }], total: 1 }
const HALIFAX = { locations: [{ id: 'halifax', name: 'Halifax' }], total: 1 }

let pages: Pages
let loads: string[]
let reports: { error: unknown; errorId: string }[]
let footer: () => Promise<Footer>
let menus: () => Promise<string[]>
let load: (path: KnownPath) => Promise<PageData | undefined>
let now: number

beforeAll(() => ensureBuilt())

beforeEach(async () => {
  loads = []
  reports = []
  now = NOON
  footer = async () => NEW_GLASGOW
  menus = async () => ['new-glasgow']
  load = async (path) => (path.page === 'menu' && path.param !== 'truro' ? undefined : aMenu())
  pages = await openWith('http://localhost:3000')
})

function openWith(publicUrl: string): Promise<Pages> {
  return createPages({
    distFolder,
    publicUrl,
    load: (path) => {
      loads.push(path.path)
      return load(path)
    },
    footer: () => footer(),
    menus: () => menus(),
    report: (error, errorId) => reports.push({ error, errorId }),
    keepsOffline: true,
    hasMail: true,
    now: () => now,
  })
}

function ask(path: string, more: Partial<PageRequest> = {}): Promise<PageAnswer> {
  const [name = '', search] = path.split('?')
  const request = { method: 'GET', path: name, search: search === undefined ? '' : `?${search}` }
  const answer = pages.answer({ ...request, acceptEncoding: undefined, ifNoneMatch: undefined, ...more })
  if (answer === undefined) throw new Error(`${path} is not a page`)
  return Promise.resolve(answer)
}

function askAtOnce(path: string, more: Partial<PageRequest> = {}): unknown {
  return pages.answer({ method: 'GET', path, search: '', acceptEncoding: undefined, ifNoneMatch: undefined, ...more })
}

const text = ({ body }: PageAnswer) => body.toString()

function dataOf(answer: PageAnswer): { footer?: Footer } {
  const block = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(text(answer))?.[1] ?? '{}'
  // What this document embeds, whichever page it is.
  return JSON.parse(block) as { footer?: Footer }
}

describe('the page cache', () => {
  it('answers a cached page at once, without a promise', async () => {
    expect(askAtOnce('/menu/truro')).toBeInstanceOf(Promise)
    await ask('/menu/truro')
    expect(askAtOnce('/menu/truro')).toMatchObject({ status: 200 })
  })

  it('renders once however many visitors arrive together', async () => {
    await Promise.all(Array.from({ length: 50 }, () => ask('/menu/truro')))
    expect(loads).toEqual(['/menu/truro'])
  })

  it('sends the same page plain, as gzip and as brotli', async () => {
    const plain = await ask('/menu/truro')
    const br = await ask('/menu/truro', { acceptEncoding: 'gzip, deflate, br' })
    const gzip = await ask('/menu/truro', { acceptEncoding: 'br;q=0, gzip' })
    expect(br.headers['content-encoding']).toBe('br')
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true)
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true)
    for (const { body, headers } of [plain, br, gzip]) expect(headers['content-length']).toBe(String(body.length))
  })

  it('answers 304 without a body to a browser that has the page', async () => {
    const { headers } = await ask('/menu/truro')
    const again = await ask('/menu/truro', { ifNoneMatch: `W/${headers.etag}` })
    expect(again).toMatchObject({ status: 304, headers: { etag: headers.etag } })
    expect(again.body).toHaveLength(0)
    expect(await ask('/menu/truro', { ifNoneMatch: '"another"' })).toMatchObject({ status: 200 })
  })

  it('answers HEAD with the headers of GET and no body', async () => {
    const get = await ask('/menu/truro')
    const head = await ask('/menu/truro', { method: 'HEAD' })
    expect(head.headers).toEqual(get.headers)
    expect(head.body).toHaveLength(0)
  })

  it('loads a dropped page again, and leaves other locations alone', async () => {
    await ask('/menu/truro')
    pages.drop({ locationId: 'new-glasgow' })
    await ask('/menu/truro')
    expect(loads).toHaveLength(1)
    pages.drop({ locationId: 'truro' })
    await ask('/menu/truro')
    expect(loads).toHaveLength(2)
  })

  it('does not keep what was read before a change and finished after it', async () => {
    const reading = Promise.withResolvers<void>()
    load = async () => {
      await reading.promise
      return aMenu('Old name')
    }
    const early = ask('/menu/truro')
    pages.drop({ locationId: 'truro' })
    load = async () => aMenu('New name')
    const late = ask('/menu/truro')
    reading.resolve()
    await early
    expect(text(await late)).toContain('New name')
    expect(text(await ask('/menu/truro'))).toContain('New name')
  })

  it('forgets a page at the end of the minute, because doors open and close', async () => {
    await ask('/menu/truro')
    now = Date.parse('2026-11-20T16:00:59.999Z')
    await ask('/menu/truro')
    expect(loads).toHaveLength(1)
    now = Date.parse('2026-11-20T16:01:00.000Z')
    await ask('/menu/truro')
    expect(loads).toHaveLength(2)
  })

  it('does not grow with queries, unknown locations or unknown paths', async () => {
    await ask('/menu/truro')
    for (let n = 0; n < 50; n += 1) {
      await ask(`/menu/truro?utm=${n}`)
      expect(await ask(`/menu/nowhere-${n}`)).toMatchObject({ status: 404 })
      expect(await ask(`/nowhere/${n}`)).toMatchObject({ status: 404 })
    }
    expect(pages.cachedPages()).toBe(1)
    expect(loads.filter((path) => path === '/menu/truro')).toHaveLength(1)
  })
})

describe('a page that cannot be loaded', () => {
  it('is a 503 for search engines that ask for the map of the site, and nothing that ends the program', async () => {
    menus = () => Promise.reject(new Error('the database is away'))
    expect(await ask('/sitemap.xml')).toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
    expect(reports).toHaveLength(1)
    menus = async () => ['new-glasgow']
    expect((await ask('/sitemap.xml')).status).toBe(200)
  })

  it('is a 503 that shows the id under which it was reported, and is not kept (offline 21)', async () => {
    load = () => Promise.reject(new Error('the database is away'))
    const answer = await ask('/menu/truro')
    expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '5', 'cache-control': 'no-store' } })
    expect(text(answer)).toContain('Oops! Something went wrong')
    expect(text(answer)).toContain(reports[0]?.errorId)
    load = async () => aMenu()
    expect(await ask('/menu/truro')).toMatchObject({ status: 200 })
  })
})

describe('addresses', () => {
  it.each([
    ['/menu', 302, '/menu/truro'],
    ['/menu?from=mail', 302, '/menu/truro?from=mail'],
    ['/signin', 301, '/login'],
    ['/register', 301, '/signup'],
    ['/admin', 301, '/admin/dashboard'],
    ['/admin/orders', 301, '/admin/dashboard#orders'],
    ['/menu/truro/', 301, '/menu/truro'],
  ])('%s answers %i to %s (menu 27)', async (path, status, location) => {
    expect(await ask(path)).toMatchObject({ status, headers: { location } })
  })

  it.each(['/login', '/signup', '/checkout', '/order-success', '/dashboard', '/admin/dashboard', '/receipt/abc'])(
    '%s is the shell, and no search engine keeps it',
    async (path) => {
      const answer = await ask(path)
      expect(answer).toMatchObject({ status: 200, headers: { 'x-robots-tag': 'noindex', 'cache-control': 'no-store' } })
      expect(text(answer)).toContain('<meta name="robots" content="noindex">')
    },
  )

  it.each(['/dashboard', '/profile', '/order-success', '/payment-cancel', '/receipt/abc', '/nowhere'])(
    '%s hands the names of all kitchens to its footer',
    async (path) => {
      expect(dataOf(await ask(path)).footer).toEqual(NEW_GLASGOW)
      footer = async () => HALIFAX
      pages.drop('all')
      expect(dataOf(await ask(path)).footer).toEqual(HALIFAX)
    },
  )

  it('goes out without a database, with the names that were last read', async () => {
    await ask('/dashboard')
    pages.drop('all')
    footer = () => Promise.reject(new Error('the database is away'))
    expect(dataOf(await ask('/profile')).footer).toEqual(NEW_GLASGOW)
    footer = async () => HALIFAX
    expect(dataOf(await ask('/profile')).footer).toEqual(HALIFAX)
  })

  it('describes each private page in words of its own', async () => {
    const paths = ['/login', '/signup', '/profile', '/checkout', '/dashboard', '/order-success', '/receipt/abc']
    const described = await Promise.all(
      paths.map(async (path) => /<meta name="description" content="([^"]+)"/.exec(text(await ask(path)))?.[1]),
    )
    expect(new Set(described).size).toBe(paths.length)
  })

  it('/receipt/…, /ready/… and /join tell nobody where they were opened, because their address opens them', async () => {
    expect((await ask('/receipt/abc')).headers['referrer-policy']).toBe('no-referrer')
    expect((await ask('/ready/abc')).headers['referrer-policy']).toBe('no-referrer')
    expect((await ask('/join?token=abc')).headers['referrer-policy']).toBe('no-referrer')
    expect((await ask('/checkout')).headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  })

  it.each([
    '/../package.json',
    '/assets/../../../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..\\..\\etc\\passwd',
    '/assets/%00',
    '/manifest.json',
    '//evil.test/',
    '/\\evil.test/',
    '/menu/__proto__',
    '/constructor',
    '/menu/truro%00',
  ])('%s is not found and reads no file', async (path) => {
    expect(await ask(path)).toMatchObject({ status: 404 })
    expect(loads.filter((loaded) => loaded !== '/menu/truro')).toEqual([])
  })

  it('leaves the API alone and takes nothing but GET and HEAD', async () => {
    expect(askAtOnce('/api/ping')).toBeUndefined()
    expect(await ask('/menu/truro', { method: 'POST' })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
  })
})

describe('a document', () => {
  it('cannot be broken by a name on the menu, and hands the name over unchanged', async () => {
    const name = '</script><script>alert(1)</script><!-- \u2028 “Chef’s” & <b>'
    load = async () => aMenu(name)
    const html = text(await ask('/menu/truro'))
    const block = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
    const data = JSON.parse(block) as MenuData
    expect(data.items[0]?.name).toBe(name)
    expect(html).not.toContain('<script>alert')
    // The entry, the page's data and three descriptions for search engines: no name has opened another.
    expect(html.match(/<script/g)).toHaveLength(5)
  })

  it('has nothing inline that its own policy refuses', async () => {
    const { headers, body } = await ask('/menu/truro')
    const html = body.toString()
    expect(html).not.toMatch(/\sstyle=|\son\w+="|javascript:/)
    const css = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''
    const digest = Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(css))).toString('base64')
    expect(headers['content-security-policy']).toMatch(
      new RegExp(`style-src 'self' [^;]*'sha256-${RegExp.escape(digest)}'`),
    )
    expect(headers['content-security-policy']).not.toContain('unsafe')
  })

  it('names its canonical address by PUBLIC_URL', async () => {
    expect(text(await ask('/menu/truro'))).toContain('<link rel="canonical" href="http://localhost:3000/menu/truro">')
    expect(text(await ask('/contact'))).toContain('<link rel="canonical" href="http://localhost:3000/">')
  })

  it('names only files that are there, kept for ever', async () => {
    const html = text(await ask('/menu/truro'))
    const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file ?? '')
    expect(files.length).toBeGreaterThan(3)
    for (const file of files) {
      expect(await ask(file)).toMatchObject({
        status: 200,
        headers: { 'cache-control': expect.stringContaining('immutable') },
      })
    }
  })
})
