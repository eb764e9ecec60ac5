// The point of sale on Android (apps/android/window): its window brings this object along.

type Device = Readonly<Record<'manufacturer' | 'model' | 'osVersion' | 'platform', string>>
export type PosStart =
  | { readonly success: true; readonly device: Device }
  | { readonly success: false; readonly reason: 'not_android' }
  | { readonly success: false; readonly error: string }

export function initializePos(bridge: Bridge | null = bridgeOf(window)): PosStart {
  if (!bridge) return { success: false, reason: 'not_android' }
  try {
    // Written by the window's own Bridge, in this very shape.
    return JSON.parse(bridge.initialize()) as PosStart
  } catch (error) {
    return { success: false, error: String(error) }
  }
}

/** What it says is logged and changes nothing that people see. */
export function startPos(): void {
  log(initializePos())
  document.addEventListener('visibilitychange', () =>
    log(document.visibilityState === 'visible' ? 'App is active' : 'App went to background'),
  )
}

function log(what: PosStart | string): void {
  // biome-ignore lint/suspicious/noConsole: it is for who looks into the log of a device (offline 35)
  console.info('Point of sale:', what)
}

/** Rings with the device's own tone, as loud as its alarms; false where there is none. */
export function soundOnDevice(bridge: Bridge | null = bridgeOf(window)): boolean {
  try {
    bridge?.sound?.()
    return bridge?.sound !== undefined
  } catch {
    return false
  }
}

/** A package of before has no sound. */
type Bridge = { readonly initialize: () => string; readonly sound?: () => void }

function bridgeOf(owner: object): Bridge | null {
  // A browser has none.
  return (owner as { SizzlePos?: Bridge }).SizzlePos ?? null
}
