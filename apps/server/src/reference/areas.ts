import { aboutPeopleExamples } from './examples/about-people.ts'
import { accountExamples } from './examples/accounts.ts'
import { auditExamples } from './examples/audit.ts'
import { boardExamples } from './examples/board.ts'
import { campaignExamples } from './examples/campaigns.ts'
import { chainHoursExamples } from './examples/chain-hours.ts'
import { closingExamples } from './examples/closing.ts'
import { analyticsExamples, dashboardExamples } from './examples/dashboard.ts'
import { emailExamples } from './examples/emails.ts'
import type { Example, Examples } from './examples/example.ts'
import { healthExamples } from './examples/health.ts'
import { kitchenExamples } from './examples/kitchen.ts'
import { letterTextExamples } from './examples/letter-texts.ts'
import { locationExamples } from './examples/locations.ts'
import { locationOfficeExamples } from './examples/locations-office.ts'
import { menuExamples } from './examples/menu.ts'
import { menuBulkExamples } from './examples/menu-bulk.ts'
import { menuGroupExamples } from './examples/menu-groups.ts'
import { menuOfficeExamples } from './examples/menu-office.ts'
import { menuPhotoExamples } from './examples/menu-photos.ts'
import { menusExamples } from './examples/menus.ts'
import { messageExamples } from './examples/messages.ts'
import { orderEditExamples } from './examples/order-edits.ts'
import { orderExamples } from './examples/orders.ts'
import { paymentLinkExamples } from './examples/payment-links.ts'
import { paymentExamples } from './examples/payments.ts'
import { peopleExamples } from './examples/people.ts'
import { printingExamples } from './examples/printing.ts'
import { reservationExamples } from './examples/reservations.ts'
import { reservationOfficeExamples } from './examples/reservations-office.ts'
import { settingExamples } from './examples/settings.ts'
import { sharedTabletExamples } from './examples/shared-tablets.ts'
import { stationExamples } from './examples/stations.ts'

export type CallName = keyof Examples
type Area = { readonly name: string; readonly about: string; readonly calls: Partial<Examples> }

/** The parts of the API in the order in which a newcomer reads them; a call belongs where its example stands. */
export const AREAS: readonly Area[] = [
  { name: 'locations', about: 'Where the restaurants are and when they are open.', calls: locationExamples },
  { name: 'menu', about: 'What can be ordered at a location, and what is special today.', calls: menuExamples },
  { name: 'orders', about: 'Price a cart, place an order and follow it, as a customer.', calls: orderExamples },
  {
    name: 'board',
    about: 'Move orders through the kitchen and the counter, and change those that wait, as staff.',
    calls: { ...boardExamples, ...orderEditExamples },
  },
  {
    name: 'kitchen',
    about: 'What a kitchen takes now: pauses, longer quotes and what is due, as staff.',
    calls: kitchenExamples,
  },
  {
    name: 'stations',
    about: 'Where the dishes of an order are made, and the tickets that cooks tick there.',
    calls: stationExamples,
  },
  {
    name: 'printing',
    about: 'Set up printers, print again, and see what was not printed, as staff and managers.',
    calls: printingExamples,
  },
  {
    name: 'payments',
    about: 'Take money by card, by link or by hand, and send it back.',
    calls: { ...paymentExamples, ...paymentLinkExamples },
  },
  {
    name: 'reservations',
    about: 'Find a free table, book it, and see, change or cancel the booking, as a guest.',
    calls: reservationExamples,
  },
  {
    name: 'reservation office',
    about: 'See who comes, take bookings by phone and mark how the evening went, as staff.',
    calls: reservationOfficeExamples,
  },
  {
    name: 'location office',
    about: 'Open a location, edit what it says, and close it, as an admin or its manager.',
    calls: { ...locationOfficeExamples, ...chainHoursExamples },
  },
  {
    name: 'menu office',
    about:
      'Add dishes, change what they say and cost, hide them, put them in order, give them hours, copy them to other locations and take them as tables, as a manager.',
    calls: { ...menuOfficeExamples, ...menuPhotoExamples, ...menuGroupExamples, ...menusExamples, ...menuBulkExamples },
  },
  {
    name: 'closing the day',
    about:
      'Count the drawer, write the report of a business day for good, and see that none was changed, as a manager.',
    calls: closingExamples,
  },
  { name: 'dashboard', about: 'What was sold, by period, day and customer, as a manager.', calls: dashboardExamples },
  {
    name: 'analytics',
    about: 'What was sold, to whom and how quickly, over weeks and years.',
    calls: analyticsExamples,
  },
  { name: 'accounts', about: 'Sign in, prove an email address and choose a password.', calls: accountExamples },
  {
    name: 'people',
    about: 'Your own profile and data and, for admins, everybody’s role.',
    calls: { ...peopleExamples, ...aboutPeopleExamples },
  },
  {
    name: 'shared tablets',
    about: 'Pair a tablet at the counter, open it by name and PIN, and ask a manager there.',
    calls: sharedTabletExamples,
  },
  {
    name: 'messages',
    about: 'Emails and text messages: write one, and see what was sent, and what waits or failed.',
    calls: { ...messageExamples, ...emailExamples, ...letterTextExamples, ...campaignExamples },
  },
  {
    name: 'settings',
    about: 'What the owner sets for the house and its locations while the program runs.',
    calls: settingExamples,
  },
  { name: 'audit trail', about: 'See who changed what and when, as an admin.', calls: auditExamples },
  { name: 'health', about: 'Whether the parts of this installation work.', calls: healthExamples },
]

/** Every call has an example: one that is missing does not compile. */
export const EXAMPLES: Examples = {
  ...aboutPeopleExamples,
  ...accountExamples,
  ...auditExamples,
  ...boardExamples,
  ...chainHoursExamples,
  ...closingExamples,
  ...dashboardExamples,
  ...analyticsExamples,
  ...emailExamples,
  ...letterTextExamples,
  ...campaignExamples,
  ...healthExamples,
  ...kitchenExamples,
  ...locationExamples,
  ...locationOfficeExamples,
  ...menuBulkExamples,
  ...menuExamples,
  ...menuGroupExamples,
  ...menuOfficeExamples,
  ...menuPhotoExamples,
  ...menusExamples,
  ...messageExamples,
  ...orderEditExamples,
  ...orderExamples,
  ...paymentExamples,
  ...paymentLinkExamples,
  ...peopleExamples,
  ...printingExamples,
  ...reservationExamples,
  ...reservationOfficeExamples,
  ...settingExamples,
  ...sharedTabletExamples,
  ...stationExamples,
}

export function areaOf(name: CallName): { readonly area: string; readonly example: Example } {
  const area = AREAS.find(({ calls }) => Object.hasOwn(calls, name))
  if (!area) throw new Error(`${name} is in no area of the reference`)
  return { area: area.name, example: EXAMPLES[name] }
}
