import type { ComponentType } from 'react'
import { type FormPartOf, partOf } from '../../../../ui/form/form-part.tsx'
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

export type EditorPanel = FormPartOf & { readonly Panel: ComponentType<{ form: LocationForm }> }

/** The form's parts in their order. A new one is a line here. */
export const EDITOR_PANELS: readonly EditorPanel[] = [
  {
    id: 'general',
    label: 'General',
    fields: ['name', 'id', 'code', 'manager', 'capacity', 'openingDate', 'isActive'],
    Panel: GeneralPanel,
  },
  {
    id: 'contact',
    label: 'Contact',
    fields: ['address', 'postalCode', 'province', 'phone', 'email', 'latitude', 'longitude', 'timeZone'],
    Panel: ContactPanel,
  },
  {
    id: 'hours',
    label: 'Operating Hours',
    hint: 'A closing time that is earlier than the opening time is on the next day.',
    fields: ['hours', 'dayEndsAt'],
    Panel: HoursPanel,
  },
  {
    id: 'holidays',
    label: 'Holidays and other hours',
    hint: 'Guests see them from 14 days ahead. A date set here replaces a holiday of all locations on that day.',
    fields: ['exceptions'],
    Panel: HolidaysPanel,
  },
  { id: 'features', label: 'Features', fields: ['features'], Panel: FeaturesPanel },
  {
    id: 'reservations',
    label: 'Reservations',
    hint: 'How many guests can book a table for one time, and how far ahead.',
    fields: ['slotCapacity', 'slotMinutes', 'noticeMinutes'],
    Panel: ReservationsPanel,
  },
  { id: 'orders', label: 'Orders', fields: ['orderRules'], Panel: OrdersPanel },
  {
    id: 'order-types',
    label: 'Order types',
    hint: 'An order type can have hours of its own, within the opening hours.',
    fields: ['typeHours'],
    Panel: OrderTypesPanel,
  },
  {
    id: 'taxes',
    label: 'Taxes',
    fields: ['legalName', 'tax', 'taxLines', 'taxRegistrations'],
    Panel: TaxesPanel,
  },
]

export function panelOf(field: string): EditorPanel | undefined {
  return partOf(EDITOR_PANELS, field)
}
