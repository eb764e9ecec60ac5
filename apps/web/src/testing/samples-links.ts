// Links that staff make for what is to be paid.

export const LINK = {
  sessionId: '018f0000-0000-7000-8000-000000000001',
  locationId: 'truro',
  locationName: 'Truro',
  timeZone: 'America/Halifax',
  customerName: 'Walk-in',
  customerPhone: '',
  orderType: 'pickup',
  pieces: 2,
  amount: 28.5,
  paymentLink: 'https://order.example.ca/p/abcdefghijkl',
  createdBy: 'Sam',
  createdAt: '2026-11-20T18:00:00.000Z',
  expiresAt: '2030-11-20T18:30:00.000Z',
  sms: null,
  canWithdraw: true,
}

/** What the server says about a link whose order is not there yet. */
export const SHOWN_LINK = {
  success: true as const,
  link: LINK,
  standing: 'waiting' as const,
  qrCodeData: null,
  customerEmail: '',
  pricing: { subtotal: 25, tax: 3.5, tip: 0, total: 28.5, taxRate: 0.14 },
  order: null,
  notNeeded: null,
}
