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
    checkout: paths.checkout(),
    orderSuccess: paths.orderSuccess(),
    order: paths.orderSuccess('01a1'),
    receipt: paths.receipt('01a1', 'a_b-c'),
    receiptFile: paths.receiptFile('01a1', 'a_b-c', 'pdf'),
    ready: paths.ready('0198abc'),
    forgotPassword: paths.forgotPassword(),
    resetPassword: paths.resetPassword(),
    profile: paths.profile(),
    dashboard: paths.dashboard(),
    myReservations: paths.dashboard('reservations'),
    privacy: paths.privacy(),
    terms: paths.terms(),
    security: paths.profile('security'),
    adminDashboard: paths.adminDashboard(),
    adminOrders: paths.adminDashboard('orders'),
  }).toMatchInlineSnapshot(`
    {
      "adminDashboard": "/admin/dashboard",
      "adminOrders": "/admin/dashboard#orders",
      "checkout": "/checkout",
      "dashboard": "/dashboard",
      "forgotPassword": "/forgot-password",
      "home": "/",
      "login": "/login",
      "menu": "/menu/new-glasgow",
      "myReservations": "/dashboard#reservations",
      "order": "/order-success?order_id=01a1",
      "orderSuccess": "/order-success",
      "privacy": "/privacy",
      "profile": "/profile",
      "ready": "/ready/0198abc",
      "receipt": "/receipt/01a1?token=a_b-c",
      "receiptFile": "/api/receipts/01a1.pdf?token=a_b-c",
      "reservation": "/reservations?reservation=RES-TRU-20261120-ABCD&token=a-token",
      "reservations": "/reservations",
      "resetPassword": "/reset-password",
      "security": "/profile#security",
      "signup": "/signup",
      "terms": "/terms",
    }
  `)
  expect(Object.keys(paths)).toMatchInlineSnapshot(`
    [
      "home",
      "menu",
      "reservations",
      "privacy",
      "terms",
      "login",
      "signup",
      "forgotPassword",
      "resetPassword",
      "join",
      "verifyEmail",
      "checkout",
      "orderSuccess",
      "paymentCancel",
      "receipt",
      "ready",
      "dashboard",
      "profile",
      "adminDashboard",
      "dish",
      "reservation",
      "receiptFile",
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
  ['/signup', 'shell'],
  ['/forgot-password', 'shell'],
  ['/reset-password', 'shell'],
  ['/verify-email', 'shell'],
  ['/profile', 'shell'],
  ['/receipt/0198-abc', 'shell'],
  ['/ready/0198abc', 'shell'],
  ['/ready', 'not-found'],
  ['/ready/0198abc/x', 'not-found'],
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
