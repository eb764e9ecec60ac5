import { connect } from 'node:net'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7c2d12' } })

describe('a profile photo', () => {
  it('is made a square WebP without the place where it was taken, and replaces the one before (menu 13)', async () => {
    const caller = await app().signUp()
    const jpeg = await plain(1600, 900)
      .withExif({ IFD0: { Copyright: 'canary-owner' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 21/1 0/1' } })
      .jpeg()
      .toBuffer()
    expect(jpeg.includes('canary-owner')).toBe(true)
    const first = await caller.upload('/uploadProfilePhoto', jpeg, 'image/jpeg')
    expect(first.body.photoURL).toMatch(/^\/uploads\/people\/[0-9a-f-]{36}\.webp$/)
    const answer = await fetch(app().url + String(first.body.photoURL))
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.includes('canary-owner')).toBe(false)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 384, height: 384 })
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()

    const second = await caller.upload('/uploadProfilePhoto', await plain(50, 50).webp().toBuffer(), 'image/webp')
    expect((await caller.get('/getProfile')).body.profile).toMatchObject({ photoURL: second.body.photoURL })
    await expect.poll(async () => (await fetch(app().url + String(first.body.photoURL))).status).toBe(404)
    await caller.post('/updateProfile', { photoURL: null })
    await expect.poll(async () => (await fetch(app().url + String(second.body.photoURL))).status).toBe(404)
  })

  it.each([
    [
      'an SVG that calls itself PNG',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
    ],
    ['HTML that calls itself PNG', '<html><script>alert(1)</script></html>'],
    ['nothing', ''],
    ['a GIF', 'GIF89a\u0001\u0000\u0001\u0000'],
  ])('is not made of %s (menu 11)', async (_, text) => {
    const caller = await app().signUp()
    const answer = await caller.upload('/uploadProfilePhoto', Buffer.from(text, 'latin1'))
    expect([answer.status, answer.body.code]).toEqual([400, 'image_invalid'])
  })

  it('is not made of half a picture', async () => {
    const caller = await app().signUp()
    const whole = await plain(400, 400).png().toBuffer()
    expect((await caller.upload('/uploadProfilePhoto', whole.subarray(0, whole.length / 2))).body.code).toBe(
      'image_invalid',
    )
  })

  it('is not made of 256 megapixels in 31 KB, and says so at once (menu 12)', async () => {
    const caller = await app().signUp()
    const bomb = await plain(16_000, 16_000).png({ compressionLevel: 9, palette: true }).toBuffer()
    const began = performance.now()
    const answer = await caller.upload('/uploadProfilePhoto', bomb)
    expect([answer.status, answer.body.code]).toEqual([400, 'image_too_many_pixels'])
    expect(performance.now() - began).toBeLessThan(1500)
  })

  it.each([
    ['image/svg+xml', 415, 'image_format_invalid'],
    ['text/html', 415, 'image_format_invalid'],
    ['multipart/form-data; boundary=x', 415, 'image_format_invalid'],
  ])('of type %s is %i', async (type, status, code) => {
    const caller = await app().signUp()
    const answer = await caller.upload('/uploadProfilePhoto', await plain(9, 9).png().toBuffer(), type)
    expect([answer.status, answer.body.code]).toEqual([status, code])
  })

  it('of more than 5 MB is refused, and a stranger’s is not even read', async () => {
    const big = Buffer.alloc(5 * 1024 * 1024 + 1)
    expect((await (await app().signUp()).upload('/uploadProfilePhoto', big)).body.code).toBe('image_too_large')
    expect((await (await app().guest()).upload('/uploadProfilePhoto', Buffer.alloc(1000))).status).toBe(401)
  })
})

describe('addresses of uploads', () => {
  it.each([
    '/uploads/',
    '/uploads/../package.json',
    '/uploads/people/..%2f..%2fpackage.json',
    '/uploads/people/%00.webp',
    '/uploads/people/0198a2b0-0000-7000-8000-000000000000.svg',
    '/uploads/PEOPLE/0198a2b0-0000-7000-8000-000000000000.webp',
    '/uploads/people/0198a2b0-0000-7000-8000-000000000000.webp',
    '/uploads/people\\x.webp',
  ])('%s shows nothing', async (path) => {
    const { hostname, port } = new URL(app().url)
    const answer = await new Promise<string>((resolve, reject) => {
      let text = ''
      const socket = connect(Number(port), hostname, () =>
        socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`),
      )
      socket.on('data', (chunk) => {
        text += chunk
      })
      socket.on('close', () => resolve(text))
      socket.on('error', reject)
    })
    expect(answer).toMatch(/^HTTP\/1\.1 40[04]/)
  })

  it('answer no other method', async () => {
    expect((await fetch(`${app().url}/uploads/people/x.webp`, { method: 'DELETE' })).status).toBe(405)
  })
})

describe('a slow phone', () => {
  /** Sends a picture of 400 KB in eight parts over as many seconds; then, or when it is cut, tells what was answered. */
  async function slowly(cookie: string, apiKey: string, parts: number, pauseMs: number) {
    const picture = Buffer.concat([await plain(300, 300).png().toBuffer(), Buffer.alloc(400 * 1024)])
    const { hostname, port } = new URL(app().url)
    const began = performance.now()
    return new Promise<{ answer: string; seconds: number }>((resolve) => {
      let answer = ''
      const socket = connect(Number(port), hostname, () => void send())
      const send = async () => {
        socket.write(
          `POST /api/uploadProfilePhoto HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: image/png\r\nsec-fetch-site: same-origin\r\ncookie: ${cookie}\r\nx-api-key: ${apiKey}\r\ncontent-length: ${picture.length}\r\n\r\n`,
        )
        const size = Math.ceil(picture.length / parts)
        for (let part = 0; part < parts && !socket.destroyed; part++) {
          socket.write(picture.subarray(part * size, (part + 1) * size))
          await new Promise((go) => setTimeout(go, pauseMs))
        }
      }
      socket.on('data', (chunk) => {
        answer += chunk
      })
      socket.on('error', () => undefined)
      socket.on('close', () => resolve({ answer, seconds: (performance.now() - began) / 1000 }))
    })
  }

  it('may take longer than five seconds as long as it keeps sending', async () => {
    const caller = await app().signUp()
    const { answer, seconds } = await slowly(caller.cookie, caller.apiKey, 8, 1000)
    expect(seconds).toBeGreaterThan(6)
    expect(answer).toMatch(/^HTTP\/1\.1 (200|400)/)
  })

  it('that drips is cut, and so is a stranger at once', async () => {
    const caller = await app().signUp()
    const [drip, stranger] = await Promise.all([
      slowly(caller.cookie, caller.apiKey, 400, 1000),
      slowly('', caller.apiKey, 8, 1000),
    ])
    expect(drip.seconds).toBeLessThan(12)
    expect(stranger.answer).toMatch(/^HTTP\/1\.1 401/)
    expect(stranger.seconds).toBeLessThan(10)
  })
})
