import { CallError, type CallFailure } from '@sizzle/contract/client.ts'
import { NOT_NOW } from '@sizzle/contract/refusals/by-status.ts'
import { CALL_TIMEOUT_MS, isAnswered } from '@sizzle/domain/calls/retry.ts'
import { live } from '../live/open-live.ts'
import { forgetLastBoard } from '../offline/last-board.ts'
import { forgetShift } from '../offline/till-shift.ts'
import { noteLeaving, noteStaying } from './expiry.ts'
import { loadSession, type Session } from './session.ts'

const JSON_HEADERS = { 'content-type': 'application/json' }
const NETWORK_SENTENCE = 'Network error. Please check your connection.'

/** Getting in and out: the accounts library's own addresses, which answer with a cookie. What is refused is thrown. */
export async function signIn(email: string, password: string): Promise<Session> {
  await post('/api/auth/sign-in/email', { email, password })
  return arrive()
}

type Newcomer = {
  readonly name: string
  readonly email: string
  readonly password: string
  /** They ticked the box for offers. */
  readonly marketing: boolean
}

/** For one form: an account whose making had no answer is not somebody else's when it is found on the next try. */
export function createSignUp() {
  let unheard: Newcomer | undefined
  return async (newcomer: Newcomer): Promise<Session> => {
    const { email, password } = newcomer
    try {
      await post('/api/auth/sign-up/email', newcomer)
    } catch (error) {
      if (isUnanswered(error)) unheard = newcomer
      else if (unheard?.email === email && unheard.password === password && isTaken(error))
        return await signIn(email, password).catch((cause: unknown) => {
          // Not theirs: then the sentence is the one that it would have been.
          throw isUnanswered(cause) ? cause : error
        })
      throw error
    }
    return arrive()
  }
}

function isUnanswered(error: unknown): boolean {
  return error instanceof CallError && !isAnswered(error.status)
}

function isTaken(error: unknown): boolean {
  return error instanceof CallError && error.body.code === 'email-already-in-use'
}

/** The screens still show the person who left: `arrive` tells them, once they may change. */
export async function signOut(): Promise<void> {
  noteLeaving()
  try {
    await post('/api/auth/sign-out', {})
    forgetLastBoard()
    forgetShift()
  } catch (error) {
    noteStaying()
    throw error
  }
}

let isNew = false

/** Somebody has come in on this very page; said once. */
export function hasJustComeIn(): boolean {
  const was = isNew
  isNew = false
  return was
}

/** After a change of user the session is read again, and live events follow its rights. */
export async function arrive(): Promise<Session> {
  isNew = true
  try {
    return await loadSession()
  } finally {
    noteStaying()
    live.restart()
  }
}

async function post(path: string, body: unknown): Promise<void> {
  let response: Response
  try {
    const signal = AbortSignal.timeout(CALL_TIMEOUT_MS)
    response = await fetch(path, { method: 'POST', headers: JSON_HEADERS, body: JSON.stringify(body), signal })
  } catch (cause) {
    throw new CallError(0, failure('network-request-failed', NETWORK_SENTENCE, String(cause)))
  }
  if (response.ok) return
  const answer = (await response.json().catch(() => undefined)) as CallFailure | undefined
  throw new CallError(response.status, answer?.userMessage ? answer : failure('internal', NOT_NOW, ''))
}

function failure(code: string, userMessage: string, error: string): CallFailure {
  return { success: false, error, code, userMessage, requestId: '', timestamp: new Date().toISOString() }
}
