import { spawn } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { text } from 'node:stream/consumers'
import { writeCarriedPage } from './carried-page.ts'
import { shellConfig } from './shell-config.ts'
import { SettingError, siteAddress } from './site-address.ts'
import { makePackage, missingTools } from './window-package.ts'

// `npm run android`: puts the site's address and the carried page into the Android project, and makes the signed package
// of the point of sale where the tools for it are. Needs no network.

const PACKAGE = join(import.meta.dirname, 'package/point-of-sale.apk')

export async function syncAndroid(publicUrl: string | undefined, folder = import.meta.dirname): Promise<string> {
  const site = siteAddress(publicUrl)
  const config = shellConfig(site)
  writeCarriedPage(join(folder, config.webDir), site)
  writeFileSync(join(folder, 'capacitor.config.json'), `${JSON.stringify(config, undefined, 2)}\n`)
  await capacitorSync(folder)
  return site
}

async function capacitorSync(folder: string): Promise<void> {
  const cli = createRequire(import.meta.url).resolve('@capacitor/cli/package.json')
  const child = spawn(process.execPath, [join(dirname(cli), 'bin/capacitor'), 'sync', 'android'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CI: '1' }, // neither asks nor reports to its makers
  })
  const ended = new Promise<number | null>((resolve, reject) => child.on('close', resolve).on('error', reject))
  const [said, complaint, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  if (code !== 0) throw new Error(`The Android project could not be updated:\n${said}${complaint}`)
}

if (import.meta.main) {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env')
    const site = await syncAndroid(process.env.PUBLIC_URL)
    const missing = missingTools()
    if (!missing) makePackage(PACKAGE, site)
    console.log(
      missing ?? `The point of sale is ${relative(process.cwd(), PACKAGE)}. Keep the key beside it: updates need it.`,
    )
    console.log(`The Android project opens ${site}. Build it: open apps/android/project in Android Studio.`)
  } catch (error) {
    console.error(error instanceof SettingError ? error.message : error)
    process.exitCode = 1
  }
}
