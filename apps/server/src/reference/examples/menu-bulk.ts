import type { ExamplesOf } from './example.ts'
import { DAL } from './menu-office.ts'
import { NEW_GLASGOW, TRURO } from './the-restaurant.ts'

const HASH = '3q2-7wYkTz0mQm9xVb1uJc8sLr5nHd4eGf6aKpRoSiU'
const ONE_DISH = { kind: 'items' as const, ids: [DAL.id] }
const RULE = { what: { kind: 'menu' }, change: { percent: 5 }, rounding: '.49', includeOptions: false } as const

export const menuBulkExamples: ExamplesOf<
  'previewMenuCopy' | 'copyMenu' | 'previewPrices' | 'changePrices' | 'exportMenuCsv' | 'importMenuCsv'
> = {
  previewMenuCopy: {
    input: { fromLocationId: TRURO.id, toLocationIds: [NEW_GLASGOW.id], what: ONE_DISH },
    answer: {
      targets: [
        {
          locationId: NEW_GLASGOW.id,
          name: NEW_GLASGOW.name,
          added: 0,
          addedItems: 0,
          addedGroups: 0,
          differing: 1,
          same: 0,
          blocked: 0,
          parts: [
            {
              key: `item:${DAL.id}`,
              kind: 'item',
              id: DAL.id,
              name: DAL.name,
              state: 'differs',
              fields: [{ field: 'Price', theirs: '$13.99', ours: '$14.49' }],
              reason: null,
            },
          ],
          isCut: false,
          previewHash: HASH,
        },
      ],
    },
  },
  copyMenu: {
    input: {
      fromLocationId: TRURO.id,
      toLocationId: NEW_GLASGOW.id,
      what: ONE_DISH,
      overwrite: [`item:${DAL.id}`],
      previewHash: HASH,
    },
    answer: { added: 0, changed: 1 },
  },
  previewPrices: {
    input: { locationIds: [TRURO.id], ...RULE },
    answer: {
      targets: [
        {
          locationId: TRURO.id,
          name: TRURO.name,
          changing: 1,
          staying: 0,
          refused: 0,
          lines: [{ key: `item/${DAL.id}`, kind: 'item', name: DAL.name, before: 14.49, after: 15.49, reason: null }],
          isCut: false,
          previewHash: HASH,
        },
      ],
    },
  },
  changePrices: {
    input: { locationId: TRURO.id, ...RULE, previewHash: HASH },
    answer: { changed: 1 },
  },
  exportMenuCsv: {
    input: { locationId: TRURO.id },
    answer: {
      fileName: 'menu-truro-2026-11-21.csv',
      csv: '\uFEFF"ID","Name","Price"\r\n"dal-makhani","Dal Makhani","14.49"\r\n',
      count: 1,
    },
  },
  importMenuCsv: {
    input: { locationId: TRURO.id, csv: 'ID,Price\r\ndal-makhani,15.49\r\n', dryRun: true },
    answer: {
      lines: 1,
      added: 0,
      changed: 1,
      same: 0,
      problems: [],
      changes: [{ line: 2, id: 'dal-makhani', name: 'Dal Makhani', kind: 'change', columns: ['Price'] }],
    },
  },
}
