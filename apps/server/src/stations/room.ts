import type { Room } from '../kit/room.ts'
import { bumpTicket, recallTicket, unbumpTicket } from './bump-ticket.ts'
import { FIRE_JOB, FIRE_TIMETABLE, fireDueTickets } from './fire-tickets.ts'
import { getReadyScreen } from './get-ready-screen.ts'
import { getStations } from './get-stations.ts'
import { getTickets } from './get-tickets.ts'
import { renewReadyLink, saveStations } from './save-stations.ts'
import { tickDishes } from './tick-dishes.ts'

/** Where the dishes of an order are made, and what was told there. */
export const stationsRoom: Room = {
  operations: [
    bumpTicket,
    getReadyScreen,
    getStations,
    getTickets,
    recallTicket,
    renewReadyLink,
    saveStations,
    tickDishes,
    unbumpTicket,
  ],
  jobs: { [FIRE_JOB]: fireDueTickets },
  timetable: FIRE_TIMETABLE,
}
