import { type ESTree, Visitor } from 'vite'
import { isTest, type SourceFile } from './source-files.ts'

const SERVER = 'apps/server/src/'

/** Which folder of the server writes a table's rows. Whoever else wants them changed calls it; reading is free. */
const OWNERS: Readonly<Record<string, readonly string[]>> = {
  // The library behind sign-in writes the first five by itself.
  accounts: [
    'users',
    'sessions',
    'accounts',
    'verifications',
    'email_tokens',
    'social_flows',
    'user_locations',
    'user_groups',
    'user_counts',
    'second_factors',
    'recovery_codes',
    'passkeys',
    'devices',
    'staff_pins',
    'approvals',
    'merged_accounts',
    'consents',
  ],
  checkouts: ['payment_sessions', 'provider_events', 'webhook_failures', 'refund_watch', 'till_orders'],
  closing: ['cash_moves', 'cash_counts', 'z_reports', 'reported_days'],
  dashboard: [
    'sales_days',
    'sales_marks',
    'sales_months',
    'sales_years',
    'month_marks',
    'customer_visits',
    'customer_months',
    'house_parts',
    'house_visits',
    'house_visit_months',
    'location_sums',
    'house_minutes',
    'house_marks',
  ],
  emails: ['campaigns', 'campaign_letters', 'mail_events', 'unsent_images'],
  kit: ['secrets', 'idempotency', 'changes', 'audit', 'attempts', 'jobs', 'job_times', 'schema_migrations'],
  kitchen: ['pauses', 'slot_load', 'prep_facts', 'kitchen_watches'],
  locations: ['locations', 'location_counts', 'chain_hours'],
  menu: ['categories', 'menu_items', 'option_groups', 'options', 'item_option_groups', 'menus', 'stock', 'pictures'],
  messages: ['messages', 'stranger_letters', 'suppressions', 'sms_stops', 'letter_texts'],
  orders: [
    'orders',
    'order_numbers',
    'order_lines',
    'order_charges',
    'order_taxes',
    'order_events',
    'order_edits',
    'tickets',
    'ticket_lines',
    'dish_ticks',
  ],
  outside: ['sandbox_checkouts', 'sandbox_refunds'],
  payments: ['payments', 'refunds', 'payment_alerts'],
  people: ['ledger', 'person_notes'],
  promotions: ['promotion_codes', 'promotion_uses', 'promotion_people'],
  printing: ['printers', 'print_jobs'],
  reservations: ['reservations', 'reservation_events', 'reservation_holds', 'slot_guests', 'reservation_alerts'],
  settings: ['settings'],
  teams: ['invitations', 'location_groups', 'location_group_members'],
  stations: ['stations', 'station_routes', 'station_plans'],
}
const OWNER_OF = new Map(Object.entries(OWNERS).flatMap(([room, tables]) => tables.map((table) => [table, room])))

/** Erasing a person touches every table at once; example data and the first menu are put in before the first request. */
const WRITES_EVERYWHERE = ['privacy/', 'demo/', 'built-in/']

/** Statements that write rows of a table whose owner is another room. */
export function foreignWrites(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const room = roomOf(file)
    if (room === undefined || WRITES_EVERYWHERE.includes(`${room}/`)) return []
    const written = textsOf(file).flatMap(writtenTables)
    return [...new Set(written)]
      .filter((table) => OWNER_OF.get(table) !== room)
      .map((table) => `${file.path} writes ${table} of ${OWNER_OF.get(table) ?? 'nobody'}`)
  })
}

/** Tables of the migrations that no room owns. */
export function tablesWithoutOwner(files: readonly SourceFile[]): string[] {
  const migrations = files.filter(({ path }) => path.startsWith('apps/server/migrations/'))
  const made = migrations.flatMap(({ text }) =>
    [...text.matchAll(/^create table (?:if not exists )?(\w+)/gim)].map(([, table = '']) => table),
  )
  return made.filter((table) => !OWNER_OF.has(table)).map((table) => `nobody owns the table ${table}`)
}

// What prepares the ground for statements, and programs that fill a database and end.
const MAY_HOLD_SQL = ['kit/db/', 'demo/', 'demo.ts']

/** The list of a person without the groups: edited and erased as such, and never a right. */
const EDIT_OWN_LOCATIONS = ['accounts/users.sql.ts', 'people/users.sql.ts', 'privacy/person-parts.sql.ts']

/** Where somebody works is read from the view that counts groups as well. */
export function rightsWithoutGroups(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => roomOf(file) !== undefined && file.path.endsWith('.sql.ts'))
    .filter(({ path }) => !EDIT_OWN_LOCATIONS.includes(path.slice(SERVER.length)))
    .filter((file) => textsOf(file).some((text) => /\b(?:from|join)\s+user_locations\b/i.test(text)))
    .map(({ path }) => `${path} reads where somebody works without their groups`)
}

/** SQL stands in files that hold nothing else, so that all of it is found and read together. */
export function scatteredSql(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => roomOf(file) !== undefined && !file.path.endsWith('.sql.ts'))
    .filter(({ path }) => !MAY_HOLD_SQL.some((place) => path.startsWith(SERVER + place)))
    .filter(({ program }) => program !== undefined && hasStatement(program))
    .map(({ path }) => `${path} holds SQL`)
}

function roomOf({ path }: SourceFile): string | undefined {
  return path.startsWith(SERVER) && !isTest(path) ? path.slice(SERVER.length).split('/')[0] : undefined
}

/** The name in an insert, update or delete; `for update` and `do update set` write nothing by themselves. */
function writtenTables(text: string): string[] {
  const writes = /\b(?:insert\s+into|delete\s+from|merge\s+into|truncate|(?<!\bfor\s+)update)\s+(?:only\s+)?([a-z_]+)/gi
  return [...text.matchAll(writes)].map(([, table = '']) => table.toLowerCase()).filter((table) => OWNER_OF.has(table))
}

function textsOf({ program }: SourceFile): string[] {
  const texts: string[] = []
  if (program)
    new Visitor({
      TemplateLiteral: ({ quasis }) => void texts.push(quasis.map(({ value }) => value.raw).join(' ')),
      Literal: ({ value }) => void (typeof value === 'string' && texts.push(value)),
    }).visit(program)
  return texts
}

function hasStatement(program: ESTree.Program): boolean {
  let found = false
  new Visitor({
    TaggedTemplateExpression({ tag }) {
      found ||= tag.type === 'Identifier' && tag.name === 'sql'
    },
  }).visit(program)
  return found
}
