import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aBucket } from '../../testing/a-bucket.ts'
import { type Files, FilesFull } from './files.ts'
import { localFiles } from './local-files.ts'
import { s3Files } from './s3-files.ts'

let bucket: Awaited<ReturnType<typeof aBucket>>
let folder = ''
const stores: Record<string, Files> = {}
const DISH = 'menu-images/truro/dal-makhani/1795257600000-plate'

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sizzle-files-'))
  bucket = await aBucket()
  stores['a local folder'] = localFiles(folder)
  stores['a bucket'] = s3Files(bucket.options)
  stores['a bucket with a wrong key'] = s3Files({ ...bucket.options, secretAccessKey: 'wrong' })
})
afterAll(async () => {
  bucket.close()
  await rm(folder, { recursive: true, force: true })
})

describe.each(['a local folder', 'a bucket'])('%s', (kind) => {
  const files = () => stores[kind] as Files // filled before the tests run

  it.each([`people/${randomUUID()}.webp`, `${DISH}.webp`, `${DISH}-320.avif`])(
    'gives back what was put in as %s, and nothing once it was removed',
    async (name) => {
      const bytes = new Uint8Array([1, 2, 3, 250])
      expect(await files().get(name)).toBeUndefined()
      await files().put(name, bytes)
      expect(Buffer.from((await files().get(name)) ?? [])).toEqual(Buffer.from(bytes))
      await files().remove(name)
      await files().remove(name)
      expect(await files().get(name)).toBeUndefined()
    },
  )

  it.each([
    `${DISH}.svg`,
    `${DISH}.html`,
    'menu-images/truro/../../x/1795257600000-a.webp',
    'menu-images/truro/1795257600000-a.webp',
    '../x.webp',
    'people/../../x.webp',
    '/etc/passwd',
    `people/${randomUUID()}.svg`,
    'people\\x.webp',
    '',
  ])('knows no name like %j', async (name) => {
    await expect((async () => files().put(name, new Uint8Array([1])))()).rejects.toThrow('not a name')
    await expect((async () => files().get(name))()).rejects.toThrow('not a name')
  })
})

it('a bucket that refuses the key is an error, not an empty one', async () => {
  await expect(stores['a bucket with a wrong key']?.get(`people/${randomUUID()}.webp`)).rejects.toThrow('403')
})

it('a local folder holds no half-written file', async () => {
  const name = `people/${randomUUID()}.webp`
  const store = stores['a local folder'] as Files // filled before the tests run
  await Promise.all([1, 2, 3].map((byte) => store.put(name, new Uint8Array(1000).fill(byte))))
  expect((await readdir(join(folder, 'people'))).filter((file) => file.endsWith('.part'))).toEqual([])
})

it('a bucket says of each file what it is', async () => {
  const store = stores['a bucket'] as Files // filled before the tests run
  await store.put(`${DISH}.avif`, new Uint8Array([1]))
  expect(bucket.names().get(`${DISH}.avif`)).toBe('image/avif')
})

it('a bucket without room is told apart from one that fails', async () => {
  const store = stores['a bucket'] as Files // filled before the tests run
  bucket.refuse(507)
  await expect(store.put(`${DISH}.webp`, new Uint8Array([1]))).rejects.toThrow(FilesFull)
  bucket.refuse(400)
  await expect(store.put(`${DISH}.webp`, new Uint8Array([1]))).rejects.toThrow('400')
  bucket.refuse(undefined)
})
