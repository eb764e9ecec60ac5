export const KITCHEN_CANNOT_SEE = 'The kitchen cannot see this order'
export const CASH_ONLY = 'Offline this till takes cash only.'
export const NOW_ONLY = 'Offline this till takes orders for now, not for later.'
export const OTHER_LOCATION = 'Offline this till takes orders for its own location only.'
export const NOT_KEPT =
  'This order could not be kept on this device. Write it down, and enter it when the till is online.'
