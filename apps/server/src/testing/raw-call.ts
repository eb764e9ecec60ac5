import type { TestApp } from './test-app.ts'

/** A request as a stranger's script would send it: only what is given here. */
export async function rawPost(app: TestApp, path: string, body: unknown, headers: Record<string, string> = {}) {
  const answer = await fetch(`${app.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    redirect: 'manual',
  })
  const text = await answer.text()
  return {
    status: answer.status,
    headers: answer.headers,
    cookies: answer.headers.getSetCookie(),
    body: (text ? JSON.parse(text) : {}) as Record<string, unknown>,
  }
}
