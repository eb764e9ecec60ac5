import type { Room } from '../kit/room.ts'
import { closeDay } from './close-day.ts'
import { addCashMove, countDrawer } from './count-drawer.ts'
import { exportJournal } from './export-journal.ts'
import { getDayToClose } from './get-day-to-close.ts'
import { checkZReports, getZReport, getZReports } from './z-reports.ts'

/** The end of a business day: the drawer is counted, and the day's figures are written down for good. */
export const closingRoom: Room = {
  operations: [
    getDayToClose,
    addCashMove,
    countDrawer,
    closeDay,
    getZReports,
    getZReport,
    checkZReports,
    exportJournal,
  ],
}
