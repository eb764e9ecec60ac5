import type { CallFailure } from '@sizzle/contract/client.ts'
import { restartLive } from '../live/browser-live.ts'
import { loadSession, type Session } from './session.ts'

const JSON_HEADERS = { 'content-type': 'application/json' }
const NETWORK_SENTENCE = 'Network error. Please check your connection.'
const FALLBACK_SENTENCE = 'Service temporarily unavailable. Please try again later.'

export type SignedIn = { ok: true; session: Session } | { ok: false; code: string; sentence: string }

export async function signIn(email: string, password: string): Promise<SignedIn> {
  const answer = await post('/api/auth/sign-in/email', { email, password })
  if (!answer.ok) return answer
  const session = await loadSession()
  restartLive()
  return { ok: true, session }
}

export async function signOut(): Promise<void> {
  await post('/api/auth/sign-out', {})
  await loadSession()
  restartLive()
}

async function post(
  path: string,
  body: unknown,
): Promise<{ ok: true } | { ok: false; code: string; sentence: string }> {
  try {
    const response = await fetch(path, { method: 'POST', headers: JSON_HEADERS, body: JSON.stringify(body) })
    if (response.ok) return { ok: true }
    const failure = (await response.json().catch(() => undefined)) as Partial<CallFailure> | undefined
    return { ok: false, code: failure?.code ?? 'internal', sentence: failure?.userMessage ?? FALLBACK_SENTENCE }
  } catch {
    return { ok: false, code: 'network-request-failed', sentence: NETWORK_SENTENCE }
  }
}
