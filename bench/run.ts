import { constants } from 'node:os'
import { endStarted } from './start.ts'

// `npm run bench` measures the start and the public pages, `npm run bench -- NAME` one of the others.
const BENCHES = {
  pages: './pages.ts',
  storefront: './storefront.ts',
  weight: './weight.ts',
  lighthouse: './lighthouse.ts',
  'first-paint': './first-paint.ts',
  board: './board/run.ts',
  locations: './locations.ts',
  kitchen: './kitchen/run.ts',
  menu: './menu/run.ts',
  people: './people/run.ts',
  campaign: './campaign/run.ts',
  dashboard: './dashboard/run.ts',
  orders: './orders/run.ts',
  growth: './growth/run.ts',
  'staff-order': './staff-order.ts',
  domain: './domain-size.ts',
} as const
const name = process.argv[2] ?? 'pages'

if (!(name in BENCHES)) {
  console.error(`There is no bench ${name}. There are: ${Object.keys(BENCHES).join(', ')}`)
  process.exit(1)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void endStarted().finally(() => process.exit(128 + constants.signals[signal])))
// Checked just above.
await import(BENCHES[name as keyof typeof BENCHES])
