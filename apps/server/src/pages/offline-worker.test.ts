import { join } from 'node:path'
import { routes } from '@sizzle/contract/routes.ts'
import { beforeAll, expect, test } from 'vitest'
import { ensureBuilt } from '../../../../scripts/build.ts'
import { createPages } from './pages.ts'

const distFolder = join(import.meta.dirname, '../../../web/dist')
const WORKER = '/offline-worker.js'

beforeAll(() => ensureBuilt())

async function workerWhere(keepsOffline: boolean) {
  const pages = await createPages({
    distFolder,
    hasMail: true,
    publicUrl: 'http://localhost:3000',
    load: async () => undefined,
    footer: async () => ({ locations: [], total: 0 }),
    menus: async () => [],
    report: () => undefined,
    now: () => 0,
    keepsOffline,
  })
  const answer = await pages.answer({
    method: 'GET',
    path: WORKER,
    search: '',
    acceptEncoding: undefined,
    ifNoneMatch: undefined,
  })
  return { ...answer, text: String(answer?.body) }
}

test('the worker is one file, and nothing in between may hold back its end', async () => {
  const { text, ...answer } = await workerWhere(true)
  const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }
  expect(answer).toMatchObject({ status: 200, headers })
  expect(text).not.toMatch(/\b(import|export) ?["'{]/)
})

test('the answers that it keeps are those that anybody may read (offline 28)', async () => {
  const { text } = await workerWhere(true)
  const kept = [...text.matchAll(/\/api(\/\w+)/g)].map(([, path]) => path)
  expect(kept).toContain('/getLocationMenu')
  const open = Object.values(routes).flatMap((route) => ('get' in route && route.may === 'public' ? [route.get] : []))
  expect(open).toEqual(expect.arrayContaining(kept))
})

test('where it is switched off, browsers are given one that forgets everything, itself included', async () => {
  const { text, headers } = await workerWhere(false)
  expect(text).toContain('registration.unregister()')
  expect(headers).toMatchObject({ 'cache-control': 'no-cache' })
})
