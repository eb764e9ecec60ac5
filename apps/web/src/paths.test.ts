import { expect, it } from 'vitest'
import { readPath } from './pages/read-path.ts'
import { paths } from './paths.ts'

it('builds these addresses and no others', () => {
  expect({
    home: paths.home(),
    menu: paths.menu('new-glasgow'),
    reservations: paths.reservations(),
    reservation: paths.reservation('RES-TRU-20261120-ABCD', 'a-token'),
    login: paths.login(),
    signup: paths.signup(),
    dashboard: paths.dashboard(),
    privacy: paths.privacy(),
    terms: paths.terms(),
    adminDashboard: paths.adminDashboard(),
    adminOrders: paths.adminDashboard('orders'),
  }).toMatchInlineSnapshot(`
    {
      "adminDashboard": "/admin/dashboard",
      "adminOrders": "/admin/dashboard#orders",
      "dashboard": "/dashboard",
      "home": "/",
      "login": "/login",
      "menu": "/menu/new-glasgow",
      "privacy": "/privacy",
      "reservation": "/reservations?reservation=RES-TRU-20261120-ABCD&token=a-token",
      "reservations": "/reservations",
      "signup": "/signup",
      "terms": "/terms",
    }
  `)
  expect(Object.keys(paths)).toMatchInlineSnapshot(`
    [
      "home",
      "menu",
      "dish",
      "reservations",
      "reservation",
      "login",
      "signup",
      "dashboard",
      "privacy",
      "terms",
      "adminDashboard",
    ]
  `)
})

it('escapes what is put into an address', () => {
  expect(paths.menu('a/../b?c#d')).toBe('/menu/a%2F..%2Fb%3Fc%23d')
})

it.each([
  ['/', 'page'],
  ['/contact', 'page'],
  ['/menu/truro', 'page'],
  ['/reservations', 'page'],
  ['/reservations/', 'redirect'],
  ['/login', 'shell'],
  ['/receipt/0198-abc', 'shell'],
  ['/menu', 'redirect'],
  ['/login/', 'redirect'],
  ['/api/ping', 'outside'],
  ['/menu/TRURO', 'not-found'],
  ['/menu/truro/x', 'not-found'],
  ['/receipt/', 'not-found'],
  ['/__proto__', 'not-found'],
  ['//', 'not-found'],
  ['/menu//', 'not-found'],
])('%s is read as %s', (path, kind) => {
  expect(readPath(path).kind).toBe(kind)
})
