import type { Room } from '../kit/room.ts'
import { exportAudit, getAudit } from './get-audit.ts'

/** Who changed what, for those who answer for it. The entries are written by the rooms that change something. */
export const auditRoom: Room = { operations: [getAudit, exportAudit] }
