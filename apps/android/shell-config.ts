import { HOUSE } from '@sizzle/domain/brand/house.ts'

export const APP_ID = 'example.sizzleandspice.app'
/** The page that the app carries: for when the site cannot be reached. */
export const CARRIED_PAGE = 'index.html'
/** Android shows it before the first page has come; the paper of the site's manifest. */
const PAPER = '#fbf5e9'

/** What Capacitor is told, https://capacitorjs.com/docs/config. */
export function shellConfig(site: string) {
  return {
    appId: APP_ID,
    appName: HOUSE.name,
    webDir: 'dist',
    // No `allowNavigation`: every host in it would get the bridge to the device.
    server: { url: site, errorPath: CARRIED_PAGE },
    android: { path: 'project', backgroundColor: PAPER, webContentsDebuggingEnabled: false, allowMixedContent: false },
    plugins: {
      // Dark signs on paper whatever the device prefers; the back office's night turns them round by itself.
      SystemBars: { style: 'LIGHT', initialViewportFitValueHint: 'cover' },
    },
  } as const
}
