import { expect, it } from 'vitest'
import { readPath } from './pages/read-path.ts'
import { paths } from './paths.ts'

it('builds these addresses and no others', () => {
  expect({
    home: paths.home(),
    menu: paths.menu('new-glasgow'),
    reservations: paths.reservations(),
    login: paths.login(),
    signup: paths.signup(),
    forgotPassword: paths.forgotPassword(),
    resetPassword: paths.resetPassword(),
    profile: paths.profile(),
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
      "forgotPassword": "/forgot-password",
      "home": "/",
      "login": "/login",
      "menu": "/menu/new-glasgow",
      "privacy": "/privacy",
      "profile": "/profile",
      "reservations": "/reservations",
      "resetPassword": "/reset-password",
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
      "login",
      "signup",
      "forgotPassword",
      "resetPassword",
      "profile",
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
  ['/login', 'shell'],
  ['/signup', 'shell'],
  ['/forgot-password', 'shell'],
  ['/reset-password', 'shell'],
  ['/verify-email', 'shell'],
  ['/profile', 'shell'],
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
