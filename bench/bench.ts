import { existsSync } from 'node:fs'
import { join } from 'node:path'

// `npm run bench` measures the server; `npm run bench -- NAME` runs bench/NAME.ts or bench/NAME/run.ts.
const name = process.argv[2] ?? 'run'
const places = [`${name}.ts`, join(name, 'run.ts')].map((place) => join(import.meta.dirname, place))
const file = /^[a-z-]+$/.test(name) ? places.find(existsSync) : undefined
if (file) await import(file)
else {
  console.error(`There is no bench called ${name}.`)
  process.exitCode = 1
}
