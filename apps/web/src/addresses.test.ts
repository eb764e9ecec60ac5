import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { addressesOf, PAGE_NAMES, PAGES, PUBLIC, REDIRECTS } from './addresses.ts'
import { canonicalPath, readPath } from './pages/read-path.ts'
import { siteFile } from './pages/site-files.ts'

const anExample = (path: string) => path.replace(/:.*/, 'truro')

describe.each(PAGE_NAMES)('%s', (name) => {
  it('is read back from each of its addresses', () => {
    for (const path of addressesOf(name).map(anExample)) {
      expect(readPath(path)).toMatchObject(
        name in PUBLIC ? { kind: 'page', known: { page: name, path } } : { kind: 'shell', name },
      )
    }
  })

  it('leads from the same address with a slash to the one without', () => {
    const path = anExample(PAGES[name].path)
    if (path !== '/') expect(readPath(`${path}/`)).toEqual({ kind: 'redirect', to: path, isPermanent: true })
  })
})

it.each(Object.keys(PUBLIC))('the screen of %s is in a file of that name, which documents ask for', (name) => {
  expect(existsSync(join(import.meta.dirname, `pages/${name}-page.tsx`))).toBe(true)
})

it.each(Object.values(REDIRECTS))('$path leads to a page, not to another redirect', ({ path, to }) => {
  expect(readPath(path)).toMatchObject({ kind: 'redirect', to })
  expect(readPath(to.replace(/#.*/, '')).kind).toMatch(/page|shell/)
})

it('only the way to the default menu may change', () => {
  expect(['/menu', '/signin', '/admin/orders'].map(readPath)).toMatchObject([
    { isPermanent: false },
    { isPermanent: true },
    { isPermanent: true },
  ])
})

it('only a secret that opens something is kept from the next site', () => {
  expect(readPath('/receipt/0198-abc')).toMatchObject({ holdsSecret: true })
  for (const path of ['/ready/0198abc', '/join', '/reset-password', '/verify-email'])
    expect(readPath(path), path).toMatchObject({ holdsSecret: true })
  expect(readPath('/checkout')).toMatchObject({ holdsSecret: false })
})

it('the homepage has two addresses, and one that counts', () => {
  expect(['/', '/contact', '/menu/truro', '/nowhere'].map(canonicalPath)).toEqual(['/', '/', '/menu/truro', '/nowhere'])
})

it('robots stay out of what belongs to one person, and of the back office', () => {
  expect(siteFile('/robots.txt', 'https://site.example', []).text.split('\n')).toMatchInlineSnapshot(`
    [
      "User-agent: *",
      "Disallow: /api/",
      "Disallow: /admin",
      "Disallow: /checkout",
      "Disallow: /join",
      "Disallow: /dashboard",
      "Disallow: /order-success",
      "Disallow: /payment-cancel",
      "Disallow: /receipt/",
      "Disallow: /ready/",
      "Disallow: /profile",
      "Allow: /",
      "",
      "Sitemap: https://site.example/sitemap.xml",
      "",
    ]
  `)
})
