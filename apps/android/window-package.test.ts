import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePackage, missingTools } from './window-package.ts'

// What Android's own tools read in the package. A machine without them says which it lacks, and that is all there is to see.

const missing = missingTools()
const say = (program: string, ...given: string[]) => execFileSync(program, given, { encoding: 'utf8' })
const inspecting = missing
  ? () => expect(missing).toMatch(/^No APK was made: .+ is missing\. On Debian: apt-get/)
  : null
let folder: string
let file: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'android-package-'))
  file = join(folder, 'pos.apk')
  if (!inspecting) makePackage(file, 'https://order.example.com')
})
afterAll(() => rmSync(folder, { recursive: true }))

test(
  'the package says what it is, what it starts, and asks for the network alone (offline 36)',
  inspecting ??
    (() => {
      const badging = say('aapt', 'dump', 'badging', file)
      expect(badging).toContain("package: name='example.sizzleandspice.pos' versionCode='1'")
      expect(badging).toContain("application-label:'Sizzle & Spice'")
      expect(badging).toContain("sdkVersion:'26'")
      expect(badging).toContain("launchable-activity: name='example.sizzleandspice.pos.MainActivity'")
      const asked = [...badging.matchAll(/uses-permission: name='android\.permission\.(\w+)'/g)].map(([, name]) => name)
      expect(asked).toEqual(['INTERNET', 'ACCESS_NETWORK_STATE'])
      expect(say('aapt', 'dump', 'strings', file)).toContain('https://order.example.com')
    }),
)

test(
  'it is signed, and an update has the same key',
  inspecting ??
    (() => {
      const signer = () => /SHA-256 digest: (\w+)/.exec(say('apksigner', 'verify', '--print-certs', file))?.[1]
      const first = signer()
      expect(first).toMatch(/^[0-9a-f]{64}$/)
      makePackage(file, '')
      expect(signer()).toBe(first)
    }),
)

test(
  'it holds each class of the window, with the methods that the system and the pages call',
  inspecting ??
    (() => {
      const code = execFileSync('unzip', ['-p', file, 'classes.dex']).toString('latin1')
      const names = readdirSync(join(import.meta.dirname, 'window/smali')).map((name) => name.replace('.smali', ''))
      expect(names).toHaveLength(4)
      for (const name of names) expect(code).toContain(`Lexample/sizzleandspice/pos/${name};`)
      for (const method of ['onBackPressed', 'onPause', 'onResume', 'initialize', 'sound'])
        expect(code).toContain(method)
    }),
)
