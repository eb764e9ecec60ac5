import { sectionHash } from '../../../kit/address/section-address.ts'
import { paths } from '../../../paths.ts'

/** The board's own address of one order. */
export function orderAddress(orderId: string, locationId: string): string {
  const [path] = paths.adminDashboard('orders').split('#')
  return `${path}?${new URLSearchParams({ location: locationId })}${sectionHash({ section: 'orders', below: [orderId] })}`
}
