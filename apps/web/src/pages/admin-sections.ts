import { lazy } from 'react'
import type { AdminSection } from '../features/admin/shell/section.ts'

/** The back office's sections in the order of the sidebar. A new one is a line here. */
export const ADMIN_SECTIONS: readonly AdminSection[] = [
  {
    id: 'dashboard',
    label: 'Dashboard',
    icon: 'dashboard',
    right: 'dashboard.see',
    Screen: lazy(() =>
      import('../features/admin/dashboard/dashboard-section.tsx').then(({ DashboardSection }) => ({
        default: DashboardSection,
      })),
    ),
  },
  {
    id: 'orders',
    label: 'Order Management',
    icon: 'board',
    right: 'order.see',
    isFull: true,
    Screen: lazy(() => import('../features/admin/board/board.tsx').then(({ Board }) => ({ default: Board }))),
  },
  {
    id: 'create-order',
    label: 'Create New Order',
    icon: 'create',
    right: 'order.create',
    isFull: true,
    Screen: lazy(() =>
      import('../features/admin/create-order/create-order-section.tsx').then(({ CreateOrderSection }) => ({
        default: CreateOrderSection,
      })),
    ),
  },
  {
    id: 'reservations',
    label: 'Reservations',
    title: 'Reservation Management',
    icon: 'calendar',
    right: 'reservation.see',
    Screen: lazy(() =>
      import('../features/admin/reservations/reservations-screen.tsx').then(({ ReservationsScreen }) => ({
        default: ReservationsScreen,
      })),
    ),
  },
  {
    id: 'stations',
    label: 'Stations',
    icon: 'flame',
    right: 'order.see',
    isFull: true,
    Screen: lazy(() =>
      import('../features/admin/stations/stations-section.tsx').then(({ StationsSection }) => ({
        default: StationsSection,
      })),
    ),
  },
  {
    id: 'menu',
    label: 'Menu',
    title: 'Menu Management',
    icon: 'book',
    right: 'menu.availability',
    Screen: lazy(() =>
      import('../features/admin/menu/menu-section.tsx').then(({ MenuSection }) => ({ default: MenuSection })),
    ),
  },
  {
    id: 'users',
    label: 'Users',
    title: 'User Management',
    icon: 'people',
    right: 'user.manage',
    Screen: lazy(() =>
      import('../features/admin/users/users-section.tsx').then(({ UsersSection }) => ({ default: UsersSection })),
    ),
  },
  {
    id: 'locations',
    label: 'Locations',
    title: 'Location Management',
    icon: 'store',
    right: 'location.edit',
    Screen: lazy(() =>
      import('../features/admin/locations/locations-section.tsx').then(({ LocationsSection }) => ({
        default: LocationsSection,
      })),
    ),
  },
  {
    id: 'printers',
    label: 'Printers',
    icon: 'printer',
    right: 'printer.manage',
    Screen: lazy(() =>
      import('../features/admin/printers/printers-section.tsx').then(({ PrintersSection }) => ({
        default: PrintersSection,
      })),
    ),
  },
  {
    id: 'payments',
    label: 'Payments',
    icon: 'card',
    right: 'order.create',
    Screen: lazy(() =>
      import('../features/admin/payments/payments-section.tsx').then(({ PaymentsSection }) => ({
        default: PaymentsSection,
      })),
    ),
  },
  {
    id: 'closing',
    label: 'Close the day',
    icon: 'cash',
    right: 'day.close',
    Screen: lazy(() =>
      import('../features/admin/closing/closing-section.tsx').then(({ ClosingSection }) => ({
        default: ClosingSection,
      })),
    ),
  },
  {
    id: 'messages',
    label: 'Messages',
    icon: 'mail',
    right: 'settings.manage',
    Screen: lazy(() =>
      import('../features/admin/messages/messages-section.tsx').then(({ MessagesSection }) => ({
        default: MessagesSection,
      })),
    ),
  },
  {
    id: 'settings',
    label: 'Settings',
    icon: 'sliders',
    right: 'settings.manage',
    Screen: lazy(() =>
      import('../features/admin/settings/settings-section.tsx').then(({ SettingsSection }) => ({
        default: SettingsSection,
      })),
    ),
  },
  {
    id: 'audit',
    label: 'Audit trail',
    icon: 'list',
    right: 'audit.see',
    Screen: lazy(() =>
      import('../features/admin/audit/audit-section.tsx').then(({ AuditSection }) => ({ default: AuditSection })),
    ),
  },
  {
    id: 'status',
    label: 'Status',
    icon: 'chart',
    right: 'dashboard.see',
    Screen: lazy(() =>
      import('../features/admin/status/status-section.tsx').then(({ StatusSection }) => ({ default: StatusSection })),
    ),
  },
]
