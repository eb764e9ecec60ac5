import { MAX_MENU_CSV_BYTES } from '@sizzle/domain/menu/menu-csv.ts'
import { z } from 'zod'
import { none, route } from './route.ts'
import { LocationId, text } from './wire.ts'

// A menu as a table for spreadsheets, out and in.

const CsvProblem = z
  .object({
    line: z.int().describe('As a spreadsheet counts them; the first one has the titles.'),
    column: z.string().nullable().describe('Its title; null: the line as a whole.'),
    sentence: z.string(),
  })
  .meta({ id: 'CsvProblem' })

const unavailable = { id: z.string() }

export const exportMenuCsv = route({
  post: '/exportMenuCsv',
  perPerson: { perMinute: 10, burst: 20 },
  may: 'menu.edit',
  about: 'The menu of a location as a table for spreadsheets, one line for each dish. Who exported it is recorded.',
  input: z.strictObject({ locationId: LocationId }),
  output: z.object({ fileName: z.string(), csv: z.string(), count: z.int() }),
  refusals: { location_unavailable: unavailable },
})

export const importMenuCsv = route({
  post: '/importMenuCsv',
  perPerson: { perMinute: 20, burst: 20 },
  may: 'menu.edit',
  about:
    'Reads a table into the menu of a location: a line whose ID is on the menu changes that dish, any other one adds a dish; columns that are left out stay as they are, and so do dishes without a line. With problems nothing is written, and neither in a dry run, which lists all of them.',
  input: z.strictObject({
    locationId: LocationId,
    csv: text(MAX_MENU_CSV_BYTES),
    dryRun: z.boolean(),
  }),
  output: z.object({
    lines: z.int(),
    added: z.int(),
    changed: z.int(),
    same: z.int(),
    problems: z.array(CsvProblem).readonly().describe('Only a dry run has any.'),
    changes: z
      .array(
        z
          .object({
            line: z.int(),
            id: z.string().nullable().describe('Null: it is made of the name.'),
            name: z.string(),
            kind: z.enum(['add', 'change']),
            columns: z.array(z.string()).describe('Those that change.'),
          })
          .meta({ id: 'CsvChange' }),
      )
      .readonly(),
  }),
  refusals: {
    location_unavailable: unavailable,
    menu_csv_too_large: none,
    menu_csv_wrong: { count: z.int(), problems: z.array(CsvProblem).readonly() },
  },
  // Quotes of a cell travel with a backslash each.
  maxBodyBytes: 2 * MAX_MENU_CSV_BYTES,
})
