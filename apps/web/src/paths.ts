import { PAGE_NAMES, type PAGES, type PageName, pathTo } from './addresses.ts'

type WayTo<Path> = Path extends `${string}:${string}` ? (param: string) => string : () => string
type Ways = { readonly [N in PageName]: WayTo<(typeof PAGES)[N]['path']> }

// One for each page of the table; `Object.fromEntries` forgets which.
const ways = Object.fromEntries(PAGE_NAMES.map((name) => [name, (param?: string) => pathTo(name, param)])) as Ways

/** Every link of the site is built here, and one snapshot test lists them. */
export const paths = {
  ...ways,
  dish: (locationId: string, itemId: string) => `${ways.menu(locationId)}#dish-${encodeURIComponent(itemId)}`,
  reservation: (reservationId: string, token: string) =>
    `${ways.reservations()}?${new URLSearchParams({ reservation: reservationId, token })}`,
  orderSuccess: (orderId?: string) =>
    orderId === undefined ? ways.orderSuccess() : `${ways.orderSuccess()}?order_id=${encodeURIComponent(orderId)}`,
  receipt: (orderId: string, token: string) => `${ways.receipt(orderId)}?token=${encodeURIComponent(token)}`,
  receiptFile: (orderId: string, token: string, kind: 'pdf' | 'ics') =>
    `/api/receipts/${encodeURIComponent(orderId)}.${kind}?token=${encodeURIComponent(token)}`,
  profile: (section?: 'security') => (section ? `${ways.profile()}#${section}` : ways.profile()),
  dashboard: (section?: 'reservations') => (section ? `${ways.dashboard()}#${section}` : ways.dashboard()),
  adminDashboard: (section?: string) => (section ? `${ways.adminDashboard()}#${section}` : ways.adminDashboard()),
} as const
