const common = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
}

/** No inline script at all, so no nonce, so the HTML can be cached; the inlined stylesheet is named by its hash. */
export function pageSecurityHeaders(styleHashes: readonly string[]): Record<string, string> {
  const styles = ["'self'", ...styleHashes.map((hash) => `'${hash}'`)].join(' ')
  return {
    'content-security-policy': [
      "default-src 'self'",
      "script-src 'self'",
      `style-src ${styles}`,
      "img-src 'self' https: data:",
      "connect-src 'self'",
      "font-src 'self'",
      "object-src 'none'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'self'",
    ].join('; '),
    ...common,
  }
}

/** Development only: Vite's client injects styles and a preamble and talks over a socket. */
export const devSecurityHeaders: Record<string, string> = {
  'content-security-policy':
    "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' https: data:; connect-src 'self' ws:; frame-ancestors 'none'; base-uri 'none'",
  ...common,
}
