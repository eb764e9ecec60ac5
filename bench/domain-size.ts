import { globSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

// The browser's share of the domain package: node bench/domain-size.ts. Each row bundles whole modules, so what a page
// really ships is at most this. The last rows are what validation would cost with the library that the server uses.
const DOMAIN = join(import.meta.dirname, '../packages/domain/src')
// Made up, and beside the contract, so that zod is found.
const ENTRY = join(import.meta.dirname, '../packages/contract/src/bundle-entry.ts')

const MENU_PAGE = [
  'cart/cart.ts',
  'cart/spice.ts',
  'cart/stored-carts.ts',
  'hours/open-state.ts',
  'menu/availability.ts',
  'money/cents.ts',
  'order/order-type.ts',
  'pricing/pricing.ts',
  'pricing/tax.ts',
]
const CHECKOUT = [
  ...MENU_PAGE,
  'checkout/checkout-form.ts',
  'order/check-order.ts',
  'order/estimated-ready.ts',
  'people/phone.ts',
  'pricing/tips.ts',
]
const RESERVATIONS = [
  'reservations/reservation-form.ts',
  'reservations/slots.ts',
  'reservations/booking.ts',
  'hours/open-state.ts',
]

const everything = globSync('**/*.ts', { cwd: DOMAIN, exclude: ['**/*.test.ts'] }).sort()
const fromDomain = (files: readonly string[]) => files.map((file) => `export * from '${join(DOMAIN, file)}'`).join('\n')

const BUNDLES: readonly (readonly [name: string, source: string])[] = [
  ['menu page', fromDomain(MENU_PAGE)],
  ['checkout, with the menu page', fromDomain(CHECKOUT)],
  ['reservations page', fromDomain(RESERVATIONS)],
  ['the whole package', everything.map((file, n) => `export * as m${n} from '${join(DOMAIN, file)}'`).join('\n')],
  ["import { z } from 'zod'", `import { z } from 'zod'; export const Form = z.object({ name: z.string() })`],
  [
    "import * as z from 'zod/mini'",
    `import * as z from 'zod/mini'; export const Form = z.object({ name: z.string() })`,
  ],
]

const sizes = []
for (const [name, source] of BUNDLES) sizes.push({ name, ...(await bundled(source)) })
const menu = sizes[0]?.gzip ?? 1
console.log(`${'bundle'.padEnd(32)}${'bytes'.padStart(9)}${'gzip'.padStart(9)}   of the menu page's share`)
for (const { name, bytes, gzip } of sizes) {
  console.log(`${name.padEnd(32)}${String(bytes).padStart(9)}${String(gzip).padStart(9)}   ${(gzip / menu).toFixed(2)}`)
}

async function bundled(source: string): Promise<{ bytes: number; gzip: number }> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'one-entry',
        enforce: 'pre',
        resolveId: (id) => (id === ENTRY ? ENTRY : null),
        load: (id) => (id === ENTRY ? source : null),
      },
    ],
    build: { write: false, rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict' } },
  })
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : []
  const code = outputs.flatMap(({ output }) => output.map((chunk) => ('code' in chunk ? chunk.code : ''))).join('')
  return { bytes: Buffer.byteLength(code), gzip: gzipSync(code, { level: 9 }).length }
}
