import type { Settings } from '../../kit/settings.ts'

export type SocialProvider = {
  readonly id: 'google' | 'facebook' | 'oidc'
  readonly name: string
  /** With the subject it is the key of an account: two providers may know the same subject. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** Undefined: asked of the issuer itself, when the first person wants to sign in. */
  readonly endpoints: Endpoints | undefined
  /** Whether its word about an email counts; Facebook says nothing about it. */
  readonly tellsVerified: boolean
}
export type Endpoints = {
  readonly issuer: string
  readonly authorization_endpoint: string
  readonly token_endpoint: string
  readonly jwks_uri: string
}

const GOOGLE: Endpoints = {
  issuer: 'https://accounts.google.com',
  authorization_endpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
  token_endpoint: 'https://oauth2.googleapis.com/token',
  jwks_uri: 'https://www.googleapis.com/oauth2/v3/certs',
}
const FACEBOOK: Endpoints = {
  issuer: 'https://www.facebook.com',
  authorization_endpoint: 'https://www.facebook.com/dialog/oauth',
  token_endpoint: 'https://graph.facebook.com/oauth/access_token',
  jwks_uri: 'https://www.facebook.com/.well-known/oauth/openid/jwks/',
}

/**
 * The providers that the settings switch on. Google's and Facebook's addresses are written down, so that nothing has to be
 * asked at start and a provider that is away at that moment is not lost.
 */
export function socialProviders(settings: Settings) {
  const list: SocialProvider[] = []
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, FACEBOOK_CLIENT_ID, FACEBOOK_CLIENT_SECRET } = settings
  if (GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET) {
    const endpoints = settings.GOOGLE_API_BASE ? local(settings.GOOGLE_API_BASE) : GOOGLE
    list.push(known('google', 'Google', endpoints, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET))
  }
  if (FACEBOOK_CLIENT_ID && FACEBOOK_CLIENT_SECRET) {
    const endpoints = settings.FACEBOOK_API_BASE ? local(settings.FACEBOOK_API_BASE) : FACEBOOK
    list.push(known('facebook', 'Facebook', endpoints, FACEBOOK_CLIENT_ID, FACEBOOK_CLIENT_SECRET))
  }
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_NAME: name } = settings
  if (issuer && clientId && clientSecret)
    list.push({ id: 'oidc', name, issuer, clientId, clientSecret, endpoints: undefined, tellsVerified: true })

  return {
    list,
    find: (id: string) => list.find((provider) => provider.id === id),
    nameOf: (issuer: string) => list.find((provider) => provider.issuer === issuer)?.name ?? issuer,
  }
}
export type SocialProviders = ReturnType<typeof socialProviders>

function known(id: 'google' | 'facebook', name: string, endpoints: Endpoints, clientId: string, clientSecret: string) {
  return { id, name, issuer: endpoints.issuer, clientId, clientSecret, endpoints, tellsVerified: id === 'google' }
}

/** A stand-in on this machine, for tests and for working offline. */
function local(base: string): Endpoints {
  return {
    issuer: base,
    authorization_endpoint: `${base}/authorize`,
    token_endpoint: `${base}/token`,
    jwks_uri: `${base}/jwks`,
  }
}
