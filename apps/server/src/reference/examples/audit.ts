import type { ExamplesOf } from './example.ts'
import { TRURO } from './the-restaurant.ts'

export const auditExamples: ExamplesOf<'getAudit' | 'exportAudit'> = {
  getAudit: {
    input: { locationId: TRURO.id, subject: 'menu_item:dal-makhani', page: '1' },
    answer: {
      entries: [
        {
          id: '4711',
          at: '2026-11-20T18:00:00.000Z',
          actor: { id: '01999f6e-7a52-7c3e-9b0a-2f4f0d7f1a11', name: 'Anita Rao' },
          approvedBy: null,
          action: 'updateMenuItem',
          subject: 'menu_item:dal-makhani',
          subjectName: 'Dal Makhani',
          location: { id: TRURO.id, name: TRURO.name },
          timeZone: 'America/Halifax',
          changes: [{ field: 'Price', before: '$14.49', after: '$15.49' }],
        },
      ],
      total: 1,
      page: 1,
      pages: 1,
      isCut: false,
      actions: ['addMenuItem', 'updateMenuItem'],
    },
  },
  exportAudit: {
    input: { locationId: TRURO.id, from: '2026-11-01T04:00:00.000Z', until: '2026-12-01T04:00:00.000Z' },
    answer: {
      fileName: 'audit-2026-11-20.csv',
      csv: '\uFEFF"Time (UTC)","Person","Action","Subject","Location","Before","After"\r\n"2026-11-20 18:00:00","Anita Rao","updateMenuItem","menu_item:dal-makhani","Truro Heights","Price: $14.49","Price: $15.49"\r\n',
      count: 1,
      isCut: false,
    },
  },
}
