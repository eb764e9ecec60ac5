import { joinTables } from '../join-tables.ts'
import { ACCOUNTS } from './accounts.ts'
import { CLOSING } from './closing.ts'
import { KIT } from './kit.ts'
import { KITCHEN } from './kitchen.ts'
import { LOCATIONS } from './locations.ts'
import { MENU } from './menu.ts'
import { MENU_OFFICE } from './menu-office.ts'
import { MESSAGES } from './messages.ts'
import { ORDERS } from './orders.ts'
import { PAYMENTS } from './payments.ts'
import { PICTURES } from './pictures.ts'
import { PRINTING } from './printing.ts'
import { RESERVATIONS } from './reservations.ts'
import { SETTINGS } from './settings.ts'
import { STATIONS } from './stations.ts'
import { TIMES } from './times.ts'

/** Every refusal there is, by its code. */
export const REFUSALS = joinTables({
  kit: KIT,
  accounts: ACCOUNTS,
  closing: CLOSING,
  kitchen: KITCHEN,
  locations: LOCATIONS,
  menu: MENU,
  menuOffice: MENU_OFFICE,
  messages: MESSAGES,
  orders: ORDERS,
  payments: PAYMENTS,
  pictures: PICTURES,
  printing: PRINTING,
  reservations: RESERVATIONS,
  settings: SETTINGS,
  stations: STATIONS,
  times: TIMES,
})

export type RefusalCode = keyof typeof REFUSALS
export type KitRefusal = keyof typeof KIT
