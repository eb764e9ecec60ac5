import { partOf } from '../../../../ui/form/form-part.tsx'
import type { PartOfForm } from '../../../shared/form/form-frame.tsx'
import { ContactPanel } from './panels/contact-panel.tsx'
import { FeaturesPanel } from './panels/features-panel.tsx'
import { GeneralPanel } from './panels/general-panel.tsx'
import { HolidaysPanel } from './panels/holidays-panel.tsx'
import { HoursPanel } from './panels/hours-panel.tsx'
import { OrderTypesPanel } from './panels/order-types-panel.tsx'
import { OrdersPanel } from './panels/orders-panel.tsx'
import { ReservationsPanel } from './panels/reservations-panel.tsx'
import { TaxesPanel } from './panels/taxes-panel.tsx'
import type { LocationForm } from './use-location-form.ts'

/** The form's parts in their order. A new one is a line here. */
export const EDITOR_PARTS: readonly PartOfForm<LocationForm>[] = [
  {
    id: 'general',
    label: 'General',
    fields: ['name', 'id', 'code', 'manager', 'capacity', 'openingDate', 'isActive'],
    Part: GeneralPanel,
  },
  {
    id: 'contact',
    label: 'Contact',
    fields: ['address', 'postalCode', 'province', 'phone', 'email', 'latitude', 'longitude', 'timeZone'],
    Part: ContactPanel,
  },
  {
    id: 'hours',
    label: 'Operating Hours',
    hint: 'A closing time that is earlier than the opening time is on the next day.',
    fields: ['hours', 'dayEndsAt'],
    Part: HoursPanel,
  },
  {
    id: 'holidays',
    label: 'Holidays',
    hint: 'Days closed or with other hours, here only. Guests see them from 14 days ahead.',
    fields: ['exceptions'],
    Part: HolidaysPanel,
  },
  {
    id: 'features',
    label: 'Features',
    fields: ['features'],
    Part: FeaturesPanel,
  },
  {
    id: 'reservations',
    label: 'Reservations',
    hint: 'Which times guests can book, and how many can come at once.',
    fields: ['slotCapacity', 'slotMinutes', 'noticeMinutes'],
    Part: ReservationsPanel,
  },
  {
    id: 'orders',
    label: 'Order times',
    hint: 'Which times guests can choose, and how much the kitchen takes for one of them.',
    fields: ['orderRules'],
    Part: OrdersPanel,
  },
  {
    id: 'order-types',
    label: 'Order types',
    hint: 'When guests can order each. The location’s opening hours hold for all.',
    fields: ['typeHours'],
    Part: OrderTypesPanel,
  },
  {
    id: 'taxes',
    label: 'Taxes',
    fields: ['legalName', 'tax', 'taxLines', 'taxRegistrations'],
    Part: TaxesPanel,
  },
]

const NEEDED = ['general', 'contact']

/** Of a new one: which parts cannot be left for later. */
export const NEW_PARTS: readonly PartOfForm<LocationForm>[] = EDITOR_PARTS.map((part) =>
  NEEDED.includes(part.id) ? { ...part, note: 'required' } : part,
)

export function partOfEditor(field: string): PartOfForm<LocationForm> | undefined {
  return partOf(EDITOR_PARTS, field)
}
