// The restaurant's name and contact details, used by pages, emails and text messages.
export const HOUSE = {
  name: 'Sizzle & Spice',
  tagline: 'Indian kitchen, Nova Scotia',
  phone: '(902) 555-0142',
  email: 'hello@sizzleandspice.example',
  supportEmail: 'support@sizzleandspice.example',
} as const
