import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { codeOf } from '../../kit/db/start-error.ts'
import { type Files, FilesFull, isFileName } from './files.ts'

const FULL = new Set(['ENOSPC', 'EDQUOT'])

export function localFiles(folder: string): Files {
  const pathOf = (name: string) => {
    if (!isFileName(name)) throw new Error('not a name that we make')
    return join(folder, name)
  }
  return {
    async put(name, bytes) {
      const path = pathOf(name)
      await mkdir(dirname(path), { recursive: true })
      // Written aside and moved: nobody ever reads half a picture.
      const aside = `${path}.${randomUUID()}.part`
      try {
        await writeFile(aside, bytes, { flush: true })
        await rename(aside, path)
      } catch (error) {
        await rm(aside, { force: true })
        throw FULL.has(codeOf(error) ?? '') ? new FilesFull('the disk is full', { cause: error }) : error
      }
    },
    get: (name) =>
      readFile(pathOf(name)).catch((error: unknown) => {
        if (codeOf(error) === 'ENOENT') return undefined
        throw error
      }),
    remove: (name) => rm(pathOf(name), { force: true }),
  }
}
