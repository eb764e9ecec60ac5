const BROWSERS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdgA?(?:iOS)?\//, 'Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bOPR\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows NT\b/, 'Windows'],
  [/\bCrOS\b/, 'Chromebook'],
  // An iPad says so, too, where it asks for pages as a desktop gets them.
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

export const UNKNOWN_DEVICE = 'A device we do not know'

/** What people call a device, from what its browser says of itself. That is nothing to rely on, only something to recognize. */
export function deviceName(userAgent: string | null): string {
  const browser = nameIn(BROWSERS, userAgent)
  const system = nameIn(SYSTEMS, userAgent)
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? UNKNOWN_DEVICE
}

function nameIn(names: typeof BROWSERS, userAgent: string | null): string | undefined {
  return names.find(([pattern]) => userAgent !== null && pattern.test(userAgent))?.[1]
}
