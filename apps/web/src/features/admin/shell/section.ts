import { may, type Right } from '@sizzle/domain/people/rights.ts'
import type { ComponentType } from 'react'
import { readSection } from '../../../kit/address/section-address.ts'
import type { SessionUser } from '../../../kit/session/session.ts'
import type { ToolIconName } from '../../../ui/tool-icon.tsx'

// The panel is one screen; the address's hash says which section of it is shown (people 28).
const SECTION_IDS = [
  'dashboard',
  'orders',
  'create-order',
  'reservations',
  'stations',
  'menu',
  'users',
  'locations',
  'printers',
  'payments',
  'closing',
  'messages',
  'settings',
  'audit',
  'status',
] as const
export type SectionId = (typeof SECTION_IDS)[number]

/** Under which words a section stands where the sections are a list of their own. */
export const GROUPS: Readonly<Record<SectionId, string>> = {
  dashboard: 'Service',
  orders: 'Service',
  'create-order': 'Service',
  reservations: 'Service',
  stations: 'Service',
  menu: 'Menu, people and places',
  users: 'Menu, people and places',
  locations: 'Menu, people and places',
  printers: 'Menu, people and places',
  payments: 'Money',
  closing: 'Money',
  messages: 'Office',
  settings: 'Office',
  audit: 'Office',
  status: 'Office',
}

export type RoomProps = { user: SessionUser }

export type AdminSection = {
  readonly id: SectionId
  readonly label: string
  /** What its head says, where that is more than the entry. */
  readonly title?: string
  readonly icon: ToolIconName
  /** The right that shows the section; the server checks again on every call. */
  readonly right: Right
  readonly Screen: ComponentType<RoomProps>
  /** Fetches it before it is wanted. */
  readonly preload?: () => Promise<unknown>
  /** Said while its first answer is late, where that has to be known at once. */
  readonly whileLate?: string
  /** Fills the window and scrolls within itself, as a kitchen screen does. */
  readonly isFull?: boolean
}

export function sectionsFor(user: SessionUser, sections: readonly AdminSection[]): readonly AdminSection[] {
  return sections.filter(({ right }) => may(user, right))
}

/** An unknown hash, or one of a section that the person may not see, is ignored; the default is the dashboard. */
export function sectionAt(hash: string, allowed: readonly AdminSection[]): AdminSection | undefined {
  const { section: id } = readSection(hash)
  return allowed.find((section) => section.id === id) ?? allowed.find(({ id }) => id === 'dashboard') ?? allowed[0]
}
