/** What still has to be served at a location. */
export type StillOpen = { readonly openOrders: number; readonly bookingsAhead: number }

/** '3 orders are still open and 2 bookings are ahead'; null: nothing stands in the way of deleting it. */
export function whyNotDeleted({ openOrders, bookingsAhead }: StillOpen): string | null {
  const orders = openOrders === 1 ? '1 order is still open' : `${openOrders} orders are still open`
  const bookings = bookingsAhead === 1 ? '1 booking is ahead' : `${bookingsAhead} bookings are ahead`
  const reasons = [...(openOrders > 0 ? [orders] : []), ...(bookingsAhead > 0 ? [bookings] : [])]
  return reasons.length === 0 ? null : reasons.join(' and ')
}
