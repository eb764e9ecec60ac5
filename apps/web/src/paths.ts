// Every address of the site is built here; one snapshot test lists them.
export const paths = {
  home: () => '/',
  menu: (locationId: string) => `/menu/${encodeURIComponent(locationId)}`,
  dish: (locationId: string, itemId: string) =>
    `/menu/${encodeURIComponent(locationId)}#dish-${encodeURIComponent(itemId)}`,
  reservations: () => '/reservations',
  reservation: (reservationId: string, token: string) =>
    `/reservations?${new URLSearchParams({ reservation: reservationId, token })}`,
  login: () => '/login',
  signup: () => '/signup',
  checkout: () => '/checkout',
  orderSuccess: (orderId?: string) =>
    orderId === undefined ? '/order-success' : `/order-success?order_id=${encodeURIComponent(orderId)}`,
  receipt: (orderId: string, token: string) =>
    `/receipt/${encodeURIComponent(orderId)}?token=${encodeURIComponent(token)}`,
  receiptFile: (orderId: string, token: string, kind: 'pdf' | 'ics') =>
    `/api/receipts/${encodeURIComponent(orderId)}.${kind}?token=${encodeURIComponent(token)}`,
  dashboard: (section?: 'reservations') => (section ? `/dashboard#${section}` : '/dashboard'),
  forgotPassword: () => '/forgot-password',
  resetPassword: () => '/reset-password',
  profile: () => '/profile',
  privacy: () => '/privacy',
  terms: () => '/terms',
  adminDashboard: (section?: string) => (section ? `/admin/dashboard#${section}` : '/admin/dashboard'),
} as const
