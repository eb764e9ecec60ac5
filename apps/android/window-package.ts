import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// The app as a signed package, made without an Android SDK: the window's few classes are written in smali, the notation of
// Android's own machine code, and Debian's tools assemble, pack and sign them.

const WINDOW = join(import.meta.dirname, 'window')
const SHARED = join(import.meta.dirname, 'project/app/src/main/res')
const FRAMEWORK = '/usr/share/android-framework-res/framework-res.apk'
const SMALI = '/usr/share/java/smali.jar'
const DEBIAN = 'apt-get install aapt android-framework-res libsmali-java zipalign apksigner default-jre-headless'
const OLDEST_API = '26'

/** What is not on this machine, as one sentence; undefined where everything is. */
export function missingTools(): string | undefined {
  const programs = ['aapt', 'zipalign', 'apksigner', 'java', 'keytool', 'unzip'].filter((name) => !isThere(name))
  const missing = [...programs, ...[FRAMEWORK, SMALI].filter((file) => !existsSync(file))]
  if (missing.length === 0) return undefined
  return `No APK was made: ${missing.join(', ')} is missing. On Debian: ${DEBIAN}.`
}

function isThere(program: string): boolean {
  return (process.env.PATH ?? '').split(':').some((folder) => existsSync(join(folder, program)))
}

/** Writes the signed package. `site` is opened at the first start; where it is empty, the app asks for it. */
export function makePackage(file: string, site: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'android-window-'))
  try {
    const [packed, aligned] = [join(folder, 'packed.apk'), join(folder, 'aligned.apk')]
    run(
      'java',
      ['-cp', SMALI, 'org.jf.smali.Main', 'assemble', '-a', OLDEST_API, '-o', 'classes.dex', join(WINDOW, 'smali')],
      folder,
    )
    const resources = resourcesIn(folder, site)
    const from = [
      '-M',
      join(WINDOW, 'AndroidManifest.xml'),
      '-S',
      resources,
      '-A',
      join(WINDOW, 'assets'),
      '-I',
      FRAMEWORK,
    ]
    run('aapt', ['package', '-f', ...from, '-F', packed], folder)
    run('aapt', ['add', packed, 'classes.dex'], folder)
    run('zipalign', ['-f', '4', packed, aligned], folder)
    mkdirSync(join(file, '..'), { recursive: true })
    const { store, password } = signingKey(join(file, '..'))
    run(
      'apksigner',
      ['sign', '--ks', store, '--ks-pass', `file:${password}`, '--min-sdk-version', OLDEST_API, '--out', file, aligned],
      folder,
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The window's own, with the name, colours and mark that it shares with the other project. */
function resourcesIn(folder: string, site: string): string {
  const resources = join(folder, 'res')
  cpSync(join(WINDOW, 'res'), resources, { recursive: true })
  for (const shared of ['values/colors.xml', 'mipmap-anydpi', 'drawable']) {
    cpSync(join(SHARED, shared), join(resources, shared), { recursive: true })
  }
  const strings = readFileSync(join(SHARED, 'values/strings.xml'), 'utf8')
  const server = `    <string name="server" translatable="false">${site}</string>\n`
  writeFileSync(join(resources, 'values/strings.xml'), strings.replace('</resources>', `${server}</resources>`))
  return resources
}

/** Android takes an update only from the key of the first package, so a key that is there is used again. */
function signingKey(folder: string): { store: string; password: string } {
  const [store, password] = [join(folder, 'signing.keystore'), join(folder, 'signing.password')]
  if (existsSync(store)) return { store, password }
  writeFileSync(password, randomBytes(24).toString('hex'), { mode: 0o600 })
  const key = [
    '-alias',
    'pos',
    '-keyalg',
    'RSA',
    '-keysize',
    '3072',
    '-validity',
    '10000',
    '-dname',
    'CN=Point of sale',
  ]
  run('keytool', ['-genkeypair', '-keystore', store, '-storepass:file', password, ...key], folder)
  return { store, password }
}

function run(program: string, given: readonly string[], cwd: string): void {
  execFileSync(program, given, { cwd, stdio: 'pipe' })
}
