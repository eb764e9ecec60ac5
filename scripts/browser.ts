import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'

// The shell without windows first: a test in it takes two thirds of the time.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
]
const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]
// Latin and Devanagari letters: a bare machine has neither.
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'fonts-liberation', 'fonts-lohit-deva']

/** A Chromium that starts: CHROMIUM_PATH alone when it is set, else the first one found. */
export function findBrowser(): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = process.env
  if (CHROMIUM_PATH) return starts(CHROMIUM_PATH) ? CHROMIUM_PATH : undefined
  const inPath = NAMES.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name)))
  return [...inPath, ...USUAL_PLACES, chromium.executablePath()].find(starts)
}

/** Ubuntu's chromium-browser is a script that only asks for a snap: being there is not enough. */
function starts(path: string): boolean {
  if (!existsSync(path)) return false
  // On Windows and macOS `--version` opens a window.
  return process.platform !== 'linux' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0
}

/** Installs a Chromium in the way that this machine allows, and says what it does. */
export function installBrowser(log: (line: string) => void = () => {}): string | undefined {
  if (process.env.CHROMIUM_PATH) {
    log(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which is no browser that starts`)
    return undefined
  }
  const root = asRoot()
  const apt = root && existsSync('/usr/bin/apt-get') ? [withApt(root)] : []
  const playwright = [withPlaywright(root !== undefined)]
  for (const way of isDebian() ? [...apt, ...playwright] : [...playwright, ...apt]) {
    log(`no Chromium found, installing one: ${way.map((command) => command.join(' ')).join(' && ')}`)
    const done = way.every(([command = '', ...args]) => run(command, args, log))
    const browser = done ? findBrowser() : undefined
    if (browser) return browser
  }
  log(
    'No Chromium could be installed. Install Chromium or Chrome yourself, or set CHROMIUM_PATH to one, and try again.',
  )
  return undefined
}

type Way = string[][]

function withApt(root: string[]): Way {
  return [
    [...root, 'apt-get', 'update'],
    [...root, 'apt-get', 'install', '-y', '--no-install-recommends', ...DEBIAN_PACKAGES],
  ]
}

/** Into Playwright's own cache; on a Linux where we may, with the libraries that it needs. */
function withPlaywright(mayInstallLibraries: boolean): Way {
  const cli = join(import.meta.dirname, '../node_modules/playwright-core/cli.js')
  const libraries = mayInstallLibraries && process.platform === 'linux' ? ['--with-deps'] : []
  return [[process.execPath, cli, 'install', ...libraries, '--no-shell', 'chromium']]
}

/** What to put before a command so that it runs as root; undefined when nothing does. */
function asRoot(): string[] | undefined {
  if (process.getuid?.() === 0) return []
  const sudo = ['sudo', '-n']
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? sudo : undefined
}

/** Ubuntu's chromium package needs snap, which containers do not have: there apt comes last. */
function isDebian(): boolean {
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
}

function run(command: string, args: string[], log: (line: string) => void): boolean {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 10 * 60_000,
  })
  if (status === 0) return true
  log(`${command} failed: ${error?.message ?? (stderr || stdout).trim().split('\n').slice(-5).join('\n')}`)
  return false
}
