import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSIBLE = /\.(?:js|css|svg|json|webmanifest|txt|xml)$/
const WORTH_IT_FROM_BYTES = 512

/** Compresses once per build at the best setting, so that the server only ever hands out finished bytes. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    applyToEnvironment: (environment) => environment.name === 'client',
    apply: 'build',
    async writeBundle(options) {
      if (!options.dir) return
      const files = await readdir(options.dir, { recursive: true })
      const wanted = files.filter((file) => COMPRESSIBLE.test(file) && !file.endsWith('manifest.json'))
      await Promise.all(wanted.map((file) => compressFile(join(String(options.dir), file))))
    },
  }
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.length < WORTH_IT_FROM_BYTES) return
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(bytes, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}
