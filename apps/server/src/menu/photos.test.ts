import { randomUUID } from 'node:crypto'
import { getLocationMenu } from '@sizzle/contract/menu.ts'
import { uploadMenuImage } from '@sizzle/contract/menu-photos.ts'
import { photoFiles } from '@sizzle/domain/menu/photo-files.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aBucket } from '../testing/a-bucket.ts'
import { bodyOf } from '../testing/body-of.ts'
import { menuOffice } from '../testing/menu-office.ts'
import { photoWithPlace, plainPicture } from '../testing/pictures.ts'
import { type Caller, openTestApp, type TestApp } from '../testing/test-app.ts'

type Bucket = Awaited<ReturnType<typeof aBucket>>

describe.each(['a folder', 'a bucket'])('pictures of dishes in %s', (place) => {
  let app: TestApp
  let bucket: Bucket | undefined
  const office = menuOffice(() => app)
  beforeAll(async () => {
    bucket = place === 'a bucket' ? await aBucket() : undefined
    app = await openTestApp(bucket?.environment)
  })
  afterAll(async () => {
    await app.stop()
    bucket?.close()
  })

  const upload = async (id: string, file: Uint8Array, name = 'plate.jpg', by?: Caller, key: string = randomUUID()) =>
    (by ?? (await office.by())).upload(
      `/uploadMenuImage?${new URLSearchParams({ locationId: 'truro', id, name }).toString()}`,
      file,
      'image/jpeg',
      key,
    )
  const uploaded = async (id: string, file?: Uint8Array) =>
    bodyOf(uploadMenuImage, await upload(id, file ?? (await plainPicture(700, 500).jpeg().toBuffer())))
  const statusOf = async (address: string) => (await fetch(app.url + address)).status
  /** Of its six files, how many are there. */
  const filesThere = async (address: string) => {
    const statuses = await Promise.all(photoFiles(address).map(statusOf))
    return statuses.filter((status) => status === 200).length
  }

  it('are made upright in three widths and two formats, without what they knew of their place (menu 73)', async () => {
    const { id } = await office.aNew({ image: null })
    const answer = await uploaded(id, await photoWithPlace(1800, 2400))
    expect(answer.url).toMatch(new RegExp(`^/uploads/menu-images/truro/${id}/\\d{13}-plate\\.webp$`))
    expect(answer).toMatchObject({
      fileName: answer.url.split('/').at(-1),
      originalName: 'plate.jpg',
      type: 'image/webp',
      item: { id, image: answer.url, version: 2, photo: { widths: [320, 640, 1200], width: 1200, height: 900 } },
    })
    expect(answer.item.photo?.blur.length).toBeLessThanOrEqual(300)
    const looks = await Promise.all(
      photoFiles(answer.url).map(async (address) => {
        const reply = await fetch(app.url + address)
        const bytes = Buffer.from(await reply.arrayBuffer())
        const { format, width, height, exif, icc, xmp } = await sharp(bytes).metadata()
        expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined])
        expect(bytes.includes('canary-owner')).toBe(false)
        expect(Object.fromEntries(reply.headers)).toMatchObject({
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; sandbox",
        })
        return [reply.headers.get('content-type'), format, width, height]
      }),
    )
    expect(looks).toEqual([
      ...[320, 640, 1200].map((width) => ['image/avif', 'heif', width, (width / 4) * 3]),
      ...[320, 640, 1200].map((width) => ['image/webp', 'webp', width, (width / 4) * 3]),
    ])
    const largest = await fetch(app.url + answer.url)
    expect((await largest.arrayBuffer()).byteLength).toBe(answer.size)
  })

  it('of less width are not made larger', async () => {
    const { id } = await office.aNew({ image: null })
    const { item, url } = await uploaded(id, await plainPicture(500, 100).jpeg().toBuffer())
    expect(item.photo).toMatchObject({ widths: [320, 500], width: 500, height: 100 })
    expect(await filesThere(url)).toBe(4)
  })

  it('stand on the menu of guests with their sizes', async () => {
    const { id } = await office.aNew({ image: null })
    const { url, item } = await uploaded(id)
    const menu = bodyOf(getLocationMenu, await (await app.guest()).get('/getLocationMenu?locationId=truro'))
    expect(menu.items.find((one) => one.id === id)).toMatchObject({ image: url, photo: item.photo })
  })

  it.each([
    ['../../etc/passwd.jpg', 'passwd'],
    ['C:\\menu\\Crème brûlée.JPG', 'creme-brulee'],
    ['🍛🍛.jpg', 'photo'],
    ['x'.repeat(200), 'x'.repeat(40)],
    ['<img src=x onerror=alert(1)>.jpg', 'img-src-x-onerror-alert-1'],
  ])('called %j are named by us', async (name, ours) => {
    const { id } = await office.aNew({ image: null })
    const answer = bodyOf(uploadMenuImage, await upload(id, await plainPicture(9, 9).jpeg().toBuffer(), name))
    expect(answer.fileName).toMatch(new RegExp(`^\\d{13}-${ours}\\.webp$`))
    expect(answer.originalName).toBe(name)
    expect(await statusOf(answer.url)).toBe(200)
  })

  it('are stored once, however often one upload is sent', async () => {
    const { id } = await office.aNew({ image: null })
    const file = await plainPicture(300, 200).jpeg().toBuffer()
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => upload(id, file, 'plate.jpg', undefined, key)))
    const again = await upload(id, file, 'plate.jpg', undefined, key)
    expect(new Set([...answers, again].map(({ status, body }) => `${status} ${String(body.url)}`)).size).toBe(1)
    expect((await office.item(id))?.version).toBe(2)
    expect((await office.audited(`menu_item:${id}`)).map(({ action }) => action)).toEqual([
      'addMenuItem',
      'uploadMenuImage',
    ])
  })

  it('go when another one takes their place, when they are removed and when the dish is deleted', async () => {
    const { id } = await office.aNew({ image: null })
    const first = await uploaded(id)
    expect(await filesThere(first.url)).toBe(6)
    const second = await uploaded(id)
    await expect.poll(() => filesThere(first.url)).toBe(0)
    expect(await filesThere(second.url)).toBe(6)
    expect((await office.post('/removeMenuImage', { id })).status).toBe(200)
    await expect.poll(() => filesThere(second.url)).toBe(0)
    const third = await uploaded(id)
    await office.update(id, third.item.version, { image: '' })
    await expect.poll(() => filesThere(third.url)).toBe(0)
    const fourth = await uploaded(id)
    const { version } = fourth.item
    expect((await office.post('/deleteMenuItem', { id, expectedVersion: version })).status).toBe(200)
    await expect.poll(() => filesThere(fourth.url)).toBe(0)
  })

  it('stay while a copy of the dish shows them', async () => {
    const { id } = await office.aNew({ image: null })
    const { url } = await uploaded(id)
    const copy = await office.post('/duplicateMenuItem', { id })
    expect(copy.body.item).toMatchObject({ image: url, photo: { width: 700 } })
    await office.post('/removeMenuImage', { id })
    const other = await office.aNew({ image: null })
    const gone = await uploaded(other.id)
    await office.post('/removeMenuImage', { id: other.id })
    await expect.poll(() => filesThere(gone.url)).toBe(0)
    expect(await filesThere(url)).toBe(6)
    // A picture that went is given to no other dish.
    const late = await office.post('/addMenuItem', {
      name: 'Late',
      description: 'x',
      category: 'drinks',
      price: 1,
      image: gone.url,
    })
    expect(late.body.fields).toEqual([
      { field: 'image', sentence: 'This image is no longer there. Please upload it again' },
    ])
  })

  it('lie elsewhere by an https address, which is kept as it is', async () => {
    const { id } = await office.aNew({ image: null })
    const url = 'https://pictures.example.com/Dal%20Makhani.jpg?w=1'
    const reply = await office.post('/setMenuImageUrl', { id, url: ` ${url} ` })
    expect(reply.body.item).toMatchObject({ image: url, version: 2 })
    expect(reply.body.item).not.toHaveProperty('photo')
    for (const wrong of [
      'http://x.example.com/a.jpg',
      'https://127.0.0.1/a.jpg',
      'https://a:b@x.example.com/',
      'data:image/png,x',
    ]) {
      const { status, body } = await office.post('/setMenuImageUrl', { id, url: wrong })
      expect([status, body.userMessage]).toEqual([400, 'Image address must start with https://'])
    }
    expect((await office.post('/setMenuImageUrl', { id, url: ' ' })).body.userMessage).toBe(
      'Please provide an image URL or select a file',
    )
  })

  it('leave nothing behind when the upload was never finished', async () => {
    const { id } = await office.aNew({ image: null })
    const { url } = await uploaded(id)
    // As a process leaves it that dies between the files and the dish.
    await app.database.db.run(sql`update menu_items set image = null where location_id = 'truro' and id = ${id}`)
    await app.database.db.run(sql`
      update pictures set state = 'coming', uploaded_at = now() - interval '2 hours' where address = ${url}`)
    const other = await office.aNew({ image: null })
    await uploaded(other.id)
    await uploaded(other.id)
    await expect.poll(() => filesThere(url)).toBe(0)
  })
})
