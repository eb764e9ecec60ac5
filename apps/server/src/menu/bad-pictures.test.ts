import { randomUUID } from 'node:crypto'
import { uploadMenuImage } from '@sizzle/contract/menu-photos.ts'
import { photoFiles } from '@sizzle/domain/menu/photo-files.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { MOST_WAITING } from '../outside/files/picture.ts'
import { aBucket } from '../testing/a-bucket.ts'
import { aColleague } from '../testing/a-colleague.ts'
import { bodyOf } from '../testing/body-of.ts'
import { menuOffice } from '../testing/menu-office.ts'
import { animation, noisyPicture, plainPicture, tinyFileOf } from '../testing/pictures.ts'
import { type Caller, openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let bucket: Awaited<ReturnType<typeof aBucket>>
let now = new Date()
const office = menuOffice(() => app)
beforeAll(async () => {
  bucket = await aBucket()
  app = await openTestApp(bucket.environment, undefined, () => now)
})
afterAll(async () => {
  await app.stop()
  bucket.close()
})

const ID = 'butter-chicken'
type Sent = { by: Caller; type: string; id: string; locationId: string; key: string }
async function upload(file: Uint8Array, { by, type = 'image/jpeg', key, ...dish }: Partial<Sent> = {}) {
  const query = new URLSearchParams({ locationId: 'truro', id: ID, name: 'plate.jpg', ...dish })
  return (by ?? (await office.by())).upload(`/uploadMenuImage?${query.toString()}`, file, type, key ?? randomUUID())
}
const codeOf = async (...sent: Parameters<typeof upload>) => {
  const { status, body } = await upload(...sent)
  return [status, body.code, body.userMessage]
}
const small = () => plainPicture(9, 9).jpeg().toBuffer()
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
const HTML = '<html><script>alert("canary-script")</script></html>'

describe('what is no picture', () => {
  it.each([
    ['an SVG', async () => Buffer.from(SVG)],
    ['HTML called .jpg', async () => Buffer.from(HTML)],
    [
      'HTML behind the first bytes of a JPEG',
      async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(HTML)]),
    ],
    ['nothing', async () => Buffer.alloc(0)],
    ['an animated GIF', () => animation('gif')],
    ['an AVIF', () => plainPicture(9, 9).avif().toBuffer()],
    ['half a picture', async () => (await noisyPicture(300, 300).jpeg().toBuffer()).subarray(0, 9000)],
  ])('is refused: %s', async (_, file) => {
    const before = await office.item(ID)
    expect(await codeOf(await file())).toEqual([400, 'image_invalid', 'Invalid image'])
    expect(await office.item(ID)).toEqual(before)
    expect(bucket.names().size).toBe(0)
  })

  it.each(['image/svg+xml', 'image/gif', 'text/html', 'multipart/form-data; boundary=x'])(
    'is refused by its type: %s',
    async (type) =>
      expect(await codeOf(await small(), { type })).toEqual([
        415,
        'image_format_invalid',
        'Invalid file format. Allowed: jpeg, jpg, png, webp',
      ]),
  )

  it('is refused by its size: 6 MB', async () => {
    const reply = await codeOf(Buffer.alloc(6 * 1024 * 1024))
    expect(reply).toEqual([413, 'image_too_large', 'File too large. Maximum size: 5MB'])
  })

  it('is refused by its header: 256 megapixels in 31 KB', async () => {
    const bomb = tinyFileOf(16_000)
    expect(bomb.byteLength).toBeLessThan(32 * 1024)
    expect((await codeOf(bomb, { type: 'image/png' })).slice(0, 2)).toEqual([400, 'image_too_many_pixels'])
    // No picture is refused for its size that may be made.
    expect((await upload(tinyFileOf(6000), { type: 'image/png' })).status).toBe(200)
  })
})

describe('what is more than a picture', () => {
  it.each([
    ['HTML', () => Buffer.from(HTML)],
    ['a zip', () => Buffer.from('PK\u0003\u0004canary-script')],
  ])('loses it: a JPEG with %s behind it', async (_, hidden) => {
    const { id } = await office.aNew({ image: null })
    const file = Buffer.concat([await plainPicture(400, 300).jpeg().toBuffer(), hidden()])
    const { url } = bodyOf(uploadMenuImage, await upload(file, { id }))
    for (const address of photoFiles(url)) {
      const reply = await fetch(app.url + address)
      const bytes = Buffer.from(await reply.arrayBuffer())
      expect(bytes.includes('canary-script')).toBe(false)
      if (reply.ok) expect(reply.headers.get('content-type')).toMatch(/^image\/(avif|webp)$/)
    }
  })

  it('is still after its first frame: an animated WebP', async () => {
    const { id } = await office.aNew({ image: null })
    const { url } = bodyOf(uploadMenuImage, await upload(await animation('webp'), { id, type: 'image/webp' }))
    const made = sharp(Buffer.from(await (await fetch(app.url + url)).arrayBuffer()))
    const { pages, width, height } = await made.metadata()
    expect([pages, width, height]).toEqual([undefined, 64, 48])
    const { dominant } = await made.stats()
    expect(dominant.r).toBeGreaterThan(dominant.b)
  })
})

describe('who may', () => {
  it('is a manager of the location or an admin, and nobody else', async () => {
    const file = await small()
    const [staff, customer, elsewhere] = await Promise.all([
      aColleague(app, 'staff', ['truro']),
      app.signUp(),
      aColleague(app, 'manager', ['new-glasgow']),
    ])
    expect((await codeOf(file, { by: staff })).slice(0, 2)).toEqual([403, 'permission-denied'])
    expect((await upload(file, { by: customer })).status).toBe(401)
    expect((await codeOf(file, { by: elsewhere })).slice(0, 2)).toEqual([404, 'location_unavailable'])
    expect((await codeOf(file, { id: 'no-such-dish' })).slice(0, 2)).toEqual([404, 'menu_item_not_found'])
    expect((await codeOf(file, { locationId: 'nowhere' })).slice(0, 2)).toEqual([404, 'location_unavailable'])
    expect((await upload(file, { by: await app.admin() })).status).toBe(200)
    for (const path of ['/removeMenuImage', '/setMenuImageUrl']) {
      const body = { id: ID, ...(path === '/setMenuImageUrl' ? { url: 'https://pictures.example.com/a.jpg' } : {}) }
      expect((await office.post(path, body, staff)).status).toBe(403)
      expect((await office.post(path, body, elsewhere)).status).toBe(404)
    }
  })

  it('may sixty times in an hour, of a thousand (menu 74)', async () => {
    const by = await aColleague(app, 'manager', ['truro'])
    const file = await plainPicture(2, 2).png().toBuffer()
    const statuses = new Map<number, number>()
    // Ten at a time, as many as a browser opens and some more.
    for (let n = 0; n < 100; n++) {
      const replies = await Promise.all(Array.from({ length: 10 }, () => upload(file, { by, type: 'image/png' })))
      for (const { status, body, headers } of replies) {
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        if (status !== 429) continue
        expect(body.userMessage).toBe('Too many requests. Please wait a moment and try again.')
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(3000)
      }
    }
    expect(Object.fromEntries(statuses)).toEqual({ 200: 60, 429: 940 })
    const key = randomUUID()
    expect((await upload(file, { by, type: 'image/png', key })).status).toBe(429)
    now = new Date(now.getTime() + 3_601_000)
    expect((await upload(file, { by, type: 'image/png', key })).status).toBe(200)
  })
})

describe('a busy or broken moment', () => {
  it('of too many at once says when to come again, and the same upload then goes on', async () => {
    const by = await aColleague(app, 'manager', ['truro'])
    const file = await plainPicture(1200, 900).jpeg().toBuffer()
    const keys = Array.from({ length: 2 * MOST_WAITING }, () => randomUUID())
    const replies = await Promise.all(keys.map(async (key) => ({ key, reply: await upload(file, { by, key }) })))
    const sentAway = replies.filter(({ reply }) => reply.status !== 200)
    expect(sentAway.length).toBeGreaterThan(0)
    for (const { reply } of sentAway) {
      expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '5'])
      expect(reply.body.userMessage).toBe('Service temporarily unavailable. Please try again later.')
    }
    for (const { key } of sentAway.slice(0, 1)) expect((await upload(file, { by, key })).status).toBe(200)
  })

  it.each([
    [507, 507, 'upload_quota_exceeded', 'Storage quota exceeded'],
    [400, 500, 'upload_unknown', 'Unknown error occurred during upload'],
  ])(
    'of a store that answers %i is %i, changes nothing, and the same upload then goes on',
    async (answers, ...said) => {
      const { id } = await office.aNew({ image: null })
      const key = randomUUID()
      const file = await small()
      bucket.refuse(answers)
      expect(await codeOf(file, { id, key })).toEqual(said)
      expect((await office.item(id))?.image).toBeNull()
      bucket.refuse(undefined)
      expect((await upload(file, { id, key })).status).toBe(200)
      expect((await office.item(id))?.version).toBe(2)
    },
  )

  it('does not undo what somebody chose meanwhile', async () => {
    const { id } = await office.aNew({ image: null })
    const key = randomUUID()
    const file = await small()
    const first = await upload(file, { id, key })
    const url = 'https://pictures.example.com/later.jpg'
    await office.post('/setMenuImageUrl', { id, url })
    // As after a process that died before it kept its answer.
    await app.database.db.run(
      sql`update idempotency set status = null, answer = ${JSON.stringify({ address: first.body.url, locationId: 'truro', id })}::jsonb where key = ${key}`,
    )
    expect(await codeOf(file, { id, key })).toEqual([409, 'upload_canceled', 'Upload was cancelled'])
    expect((await office.item(id))?.image).toBe(url)
  })
})
