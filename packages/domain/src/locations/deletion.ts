/** What still has to be served at a location. */
export type StillOpen = { readonly openOrders: number; readonly bookingsAhead: number }

/** '3 orders are still open and 2 bookings are ahead'; null: nothing stands in the way of deleting it. */
export function whyNotDeleted({ openOrders, bookingsAhead }: StillOpen): string | null {
  const orders = openOrders === 1 ? '1 order is still open' : `${openOrders} orders are still open`
  const bookings = bookingsAhead === 1 ? '1 booking is ahead' : `${bookingsAhead} bookings are ahead`
  const reasons = [...(openOrders > 0 ? [orders] : []), ...(bookingsAhead > 0 ? [bookings] : [])]
  return reasons.length === 0 ? null : reasons.join(' and ')
}

/** '1 open order and 2 bookings stay'; null: there is nothing that stays when it is deactivated. */
export function whatStays({ openOrders, bookingsAhead }: StillOpen): string | null {
  const counted = (n: number, name: string) => (n === 0 ? [] : [`${n} ${name}${n === 1 ? '' : 's'}`])
  const things = [...counted(openOrders, 'open order'), ...counted(bookingsAhead, 'booking')]
  if (things.length === 0) return null
  return `${things.join(' and ')} ${openOrders + bookingsAhead === 1 ? 'stays' : 'stay'}`
}
