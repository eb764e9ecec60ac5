import { existsSync } from 'node:fs'
import { join } from 'node:path'

// `npm run bench` measures the server, `npm run bench -- NAME` runs bench/NAME.ts.
const name = process.argv[2] ?? 'run'
const file = join(import.meta.dirname, `${name}.ts`)
if (/^[a-z-]+$/.test(name) && existsSync(file)) await import(file)
else {
  console.error(`There is no bench called ${name}.`)
  process.exitCode = 1
}
