import type { ComponentType } from 'react'
import { OfflineRoom } from '../features/admin/shell/offline-room.tsx'
import type { AdminSection, RoomProps } from '../features/admin/shell/section.ts'
import { preloadable } from './preloadable.tsx'

function room<Name extends string>(load: () => Promise<Record<Name, ComponentType<RoomProps>>>, name: Name) {
  const { Page, preload } = preloadable(load, name, OfflineRoom)
  return { Screen: Page, preload }
}

/** The back office's sections in the order of the sidebar. A new one is a line here. */
export const ADMIN_SECTIONS: readonly AdminSection[] = [
  {
    id: 'dashboard',
    label: 'Dashboard',
    icon: 'dashboard',
    right: 'dashboard.see',
    ...room(() => import('../features/admin/dashboard/dashboard-section.tsx'), 'DashboardSection'),
  },
  {
    id: 'orders',
    label: 'Order Management',
    icon: 'board',
    right: 'order.see',
    whileLate: 'Orders are loading slowly, and new ones may not show yet. We’ll keep trying.',
    isFull: true,
    ...room(() => import('../features/admin/board/board.tsx'), 'Board'),
  },
  {
    id: 'create-order',
    label: 'Create New Order',
    icon: 'create',
    right: 'order.create',
    isFull: true,
    ...room(() => import('../features/admin/create-order/create-order-section.tsx'), 'CreateOrderSection'),
  },
  {
    id: 'reservations',
    label: 'Reservations',
    title: 'Reservation Management',
    icon: 'calendar',
    right: 'reservation.see',
    whileLate: 'Reservations are loading slowly, and new ones may not show yet. We’ll keep trying.',
    ...room(() => import('../features/admin/reservations/reservations-screen.tsx'), 'ReservationsScreen'),
  },
  {
    id: 'stations',
    label: 'Stations',
    icon: 'flame',
    right: 'order.see',
    whileLate: 'Tickets are loading slowly, and new ones may not show yet. We’ll keep trying.',
    isFull: true,
    ...room(() => import('../features/admin/stations/stations-section.tsx'), 'StationsSection'),
  },
  {
    id: 'menu',
    label: 'Menu',
    title: 'Menu Management',
    icon: 'book',
    right: 'menu.availability',
    ...room(() => import('../features/admin/menu/menu-section.tsx'), 'MenuSection'),
  },
  {
    id: 'users',
    label: 'Users',
    title: 'User Management',
    icon: 'people',
    right: 'user.manage',
    ...room(() => import('../features/admin/users/users-section.tsx'), 'UsersSection'),
  },
  {
    id: 'locations',
    label: 'Locations',
    title: 'Location Management',
    icon: 'store',
    right: 'location.edit',
    ...room(() => import('../features/admin/locations/locations-section.tsx'), 'LocationsSection'),
  },
  {
    id: 'printers',
    label: 'Printers',
    icon: 'printer',
    right: 'printer.manage',
    ...room(() => import('../features/admin/printers/printers-section.tsx'), 'PrintersSection'),
  },
  {
    id: 'payments',
    label: 'Payments',
    icon: 'card',
    right: 'order.create',
    ...room(() => import('../features/admin/payments/payments-section.tsx'), 'PaymentsSection'),
  },
  {
    id: 'closing',
    label: 'Close the day',
    icon: 'cash',
    right: 'day.close',
    ...room(() => import('../features/admin/closing/closing-section.tsx'), 'ClosingSection'),
  },
  {
    id: 'messages',
    label: 'Messages',
    icon: 'mail',
    right: 'settings.manage',
    ...room(() => import('../features/admin/messages/messages-section.tsx'), 'MessagesSection'),
  },
  {
    id: 'settings',
    label: 'Settings',
    icon: 'sliders',
    right: 'settings.manage',
    ...room(() => import('../features/admin/settings/settings-section.tsx'), 'SettingsSection'),
  },
  {
    id: 'audit',
    label: 'Audit trail',
    icon: 'list',
    right: 'audit.see',
    ...room(() => import('../features/admin/audit/audit-section.tsx'), 'AuditSection'),
  },
  {
    id: 'status',
    label: 'Status',
    icon: 'pulse',
    right: 'dashboard.see',
    ...room(() => import('../features/admin/status/status-section.tsx'), 'StatusSection'),
  },
]
