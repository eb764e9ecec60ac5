import type { MadePasskey, UsedPasskey } from '@sizzle/contract/passkeys.ts'
import { PASSKEY_MINUTES } from '@sizzle/domain/people/passkeys.ts'
import { BRAND } from '../../brand/brand.ts'
import { RUNS_IN_APP } from '../../platform/platform.ts'
import { askOnce } from '../server/ask-once.ts'

const TIMEOUT = PASSKEY_MINUTES * 60_000
/** What the server reads: Ed25519, P-256 and RSA. */
const ALGORITHMS = [-8, -7, -257].map((alg) => ({ type: 'public-key' as const, alg }))
/** Passkeys are for names, so a site that is opened by its number has none. */
const NUMBER = /^[\d.]+$|^\[/

/** An app is no page of the site, so browsers would not ask for the site's passkeys there. */
export function canUsePasskeys(): boolean {
  return (
    !RUNS_IN_APP &&
    'PublicKeyCredential' in window &&
    'parseRequestOptionsFromJSON' in PublicKeyCredential &&
    !NUMBER.test(location.hostname)
  )
}

/** Has the device ask for face, finger or PIN; undefined: its person would rather not. */
export async function answerWithPasskey(): Promise<UsedPasskey | undefined> {
  const { challenge, site } = await askOnce('/getPasskeyQuestion', {})
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON({
    challenge,
    rpId: site,
    userVerification: 'required',
    timeout: TIMEOUT,
  })
  const credential = await unlessCancelled(navigator.credentials.get({ publicKey }))
  if (!(credential instanceof PublicKeyCredential)) return undefined
  const { id, response } = credential.toJSON()
  if (!('signature' in response)) return undefined
  const { clientDataJSON: clientData, authenticatorData, signature } = response
  return { id, clientData, authenticatorData, signature }
}

type Start = { challenge: string; site: string; userId: string; known: readonly string[] }

/** Has the device make one; undefined: its person would rather not, 'known': it has one for this account already. */
export async function makePasskey(
  start: Start,
  person: { email: string; name: string },
): Promise<MadePasskey | 'known' | undefined> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON({
    challenge: start.challenge,
    rp: { id: start.site, name: BRAND.name },
    user: { id: inBase64Url(start.userId), name: person.email, displayName: person.name },
    pubKeyCredParams: ALGORITHMS,
    excludeCredentials: start.known.map((id) => ({ type: 'public-key' as const, id })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
    timeout: TIMEOUT,
  })
  const made = navigator.credentials.create({ publicKey })
  const credential = await unlessCancelled(made.catch(knownOrThrow))
  if (credential === 'known') return credential
  if (!(credential instanceof PublicKeyCredential)) return undefined
  const { id, response } = credential.toJSON()
  if (!('attestationObject' in response)) return undefined
  const { clientDataJSON: clientData, attestationObject: attestation, transports } = response
  return { id, clientData, attestation, transports }
}

/** One of those that it was told to leave out is on the device. */
function knownOrThrow(error: unknown): 'known' {
  if (error instanceof DOMException && error.name === 'InvalidStateError') return 'known'
  throw error
}

/** Browsers say little about why nothing came, so that a page learns nothing about who sits there. */
async function unlessCancelled<Found>(asked: Promise<Found | null>): Promise<Found | undefined> {
  try {
    return (await asked) ?? undefined
  } catch (error) {
    const name = error instanceof DOMException ? error.name : ''
    if (name === 'NotAllowedError' || name === 'AbortError') return undefined
    throw error
  }
}

function inBase64Url(ascii: string): string {
  return btoa(ascii).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
