/** A form filled in for a new location, without its id. */
export function aLocation(changes: object = {}) {
  return {
    name: 'Signal Hill',
    address: '12 Duckworth Street',
    postalCode: 'A1C 1E7',
    phone: '(709) 555-0123',
    email: 'signalhill@example.test',
    features: ['Dine-in', 'Takeout'],
    hours: { monday: { open: '11:30', close: '22:00', closed: false } },
    timeZone: 'America/St_Johns',
    ...changes,
  }
}
