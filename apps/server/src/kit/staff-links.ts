/** Where letters to staff lead. */
export type StaffLinks = {
  readonly paymentsUrl: string
  menuUrlAt(locationId: string): string
  reservationsUrlAt(locationId: string): string
}

export function staffLinks(publicUrl: string): StaffLinks {
  const sectionAt = (section: string) => (locationId: string) =>
    new URL(`/admin/dashboard?location=${encodeURIComponent(locationId)}#${section}`, publicUrl).href
  return {
    paymentsUrl: new URL('/admin/dashboard#payments', publicUrl).href,
    menuUrlAt: sectionAt('menu'),
    reservationsUrlAt: sectionAt('reservations'),
  }
}
