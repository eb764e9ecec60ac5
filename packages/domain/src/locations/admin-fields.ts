/**
 * Who the house is to the tax office, how its orders are numbered and whether it is there at all. The postal code decides
 * about taxes too.
 */
export const ADMIN_FIELDS = [
  'isActive',
  'code',
  'legalName',
  'postalCode',
  'province',
  'tax',
  'taxRegistrations',
  'timeZone',
  'dayEndsAt',
] as const
export const ADMIN_ONLY = 'Only an admin can change this'
