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
  dashboard: () => '/dashboard',
  privacy: () => '/privacy',
  terms: () => '/terms',
  adminDashboard: (section?: string) => (section ? `/admin/dashboard#${section}` : '/admin/dashboard'),
} as const
