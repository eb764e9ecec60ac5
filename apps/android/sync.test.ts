import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HOUSE } from '@sizzle/domain/brand/house.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { APP_ID } from './shell-config.ts'
import { syncAndroid } from './sync.ts'

const HERE = import.meta.dirname
const SITE = 'https://order.example.com'
const MADE = /(^|[\\/])(dist|assets|build|capacitor-cordova-android-plugins|capacitor\.config\.json|config\.xml)$/

// A copy of what is committed, as deep below its packages as here.
let root: string
let app: string

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'android-'))
  app = join(root, 'apps/android')
  cpSync(HERE, app, { recursive: true, filter: (path) => !MADE.test(path) })
  for (const name of ['android', 'core']) {
    const from = `node_modules/@capacitor/${name}`
    cpSync(join(HERE, '../..', from), join(root, from), { recursive: true })
  }
  await syncAndroid(`${SITE}/`, app)
})
afterAll(() => rmSync(root, { recursive: true }))

const made = (path: string) => readFileSync(join(app, 'project', path), 'utf8')
const manifest = () => made('app/src/main/AndroidManifest.xml')

test('the app opens the site of the setting, may go nowhere else, and carries a page for when that is away', () => {
  const config = JSON.parse(made('app/src/main/assets/capacitor.config.json'))
  expect(config).toMatchObject({
    appId: APP_ID,
    appName: HOUSE.name,
    server: { url: SITE, errorPath: 'index.html' },
    android: { webContentsDebuggingEnabled: false, allowMixedContent: false },
    plugins: { SystemBars: { style: 'LIGHT' } },
  })
  expect(Object.keys(config.server).sort()).toEqual(['errorPath', 'url'])
})

test('the carried page is one file that needs nothing beside it', () => {
  const page = made('app/src/main/assets/public/index.html')
  expect(page).toContain(`data-site="${SITE}"`)
  expect(page).toContain(HOUSE.phone)
  expect(page).not.toMatch(/\{\w+\}/)
  const named = [...page.matchAll(/(?:src|href)="([^"]*)"|url\("([^"]*)"\)/g)].map(([, link, url]) => link ?? url ?? '')
  expect(named.filter((address) => !/^(data|tel|mailto):/.test(address))).toEqual([SITE])
})

test('the committed Gradle files are what the sync makes', () => {
  for (const path of ['capacitor.settings.gradle', 'app/capacitor.build.gradle'])
    expect(made(path), path).toBe(readFileSync(join(HERE, 'project', path), 'utf8'))
})

test('no file of the project names a folder of the machine that made it', () => {
  const files = globSync('**/*', { cwd: app }).filter((path) => statSync(join(app, path)).isFile())
  expect(files.length).toBeGreaterThan(30)
  const naming = files.filter((path) => {
    const text = readFileSync(join(app, path), 'latin1')
    return text.includes(root) || text.includes(join(HERE, '../..'))
  })
  expect(naming).toEqual([])
})

test('the app asks for the network alone', () => {
  const asked = [...manifest().matchAll(/<uses-permission[^>]*"android\.permission\.(\w+)"/g)].map(
    ([, name = '']) => name,
  )
  expect(asked.toSorted()).toEqual(['ACCESS_NETWORK_STATE', 'INTERNET'])
})

test('nothing travels unencrypted, and nothing of a customer is copied off the device', () => {
  expect(manifest()).toContain('android:usesCleartextTraffic="false"')
  expect(manifest()).toContain('android:allowBackup="false"')
  expect(manifest()).toContain('android:fullBackupContent="false"')
  expect(manifest()).toContain('android:dataExtractionRules="@xml/nothing_leaves"')
  expect(manifest()).not.toMatch(/debuggable|networkSecurityConfig|<provider|<service|<receiver/)
  const plain = [...made('app/src/debug/res/xml/own_machine.xml').matchAll(/<domain>(.*)<\/domain>/g)]
  expect(plain.map(([, host]) => host)).toEqual(['localhost', '127.0.0.1'])
})

test('name, id and colours are the ones of the house', () => {
  expect(made('app/src/main/res/values/strings.xml')).toContain(`>${HOUSE.name.replace('&', '&amp;')}</string>`)
  expect(made('app/build.gradle')).toContain(`applicationId "${APP_ID}"`)
  const icon = readFileSync(join(HERE, '../web/public/icon.svg'), 'utf8')
  const colors = made('app/src/main/res/values/colors.xml').toLowerCase()
  for (const [color] of icon.matchAll(/#[0-9a-f]{6}/g)) expect(colors).toContain(color)
  const mark = made('app/src/main/res/drawable/mark.xml')
  for (const [, path = ''] of icon.matchAll(/ d="([^"]*)"/g)) expect(mark).toContain(path)
})

test('every resource that the project names is there', () => {
  const xml = globSync('app/src/**/*.xml', { cwd: join(app, 'project') })
  const text = xml.map((path) => made(path)).join('\n')
  const files = xml.map((path) => path.replaceAll('\\', '/'))
  const isThere = (kind: string, name: string) =>
    files.some((path) => new RegExp(`/res/${kind}[^/]*/${name}\\.xml$`).test(path)) ||
    text.includes(`<${kind} name="${name}"`)
  const wanted = [...text.matchAll(/"?@(xml|mipmap|drawable|color|string|style)\/([\w.]+)/g)]
  expect(wanted.length).toBeGreaterThan(10)
  expect(wanted.filter(([, kind = '', name = '']) => !isThere(kind, name)).map(([all]) => all)).toEqual([])
})

test('a setting that cannot be used stops the command with its one sentence, and nothing is written', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(HERE, 'sync.ts')], {
    cwd: root,
    env: { ...process.env, PUBLIC_URL: 'http://order.example.com' },
    encoding: 'utf8',
  })
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr:
      'The setting PUBLIC_URL must start with https://: the app opens http:// only on localhost, to try it out.\n',
  })
})
