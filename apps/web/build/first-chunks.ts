/** What nearly every screen calls the server with, from the repository's root: one file that every chunk can count on. */
export const CALLS = [
  'apps/web/src/kit/api.ts',
  'apps/web/src/kit/store.ts',
  'apps/web/src/kit/lazy-part.ts',
  'apps/web/src/kit/calls/policy-fetch.ts',
  'apps/web/src/kit/session/session.ts',
  'apps/web/src/kit/toast/toast.ts',
  'packages/contract/src/client.ts',
  'packages/domain/src/calls/failure-gate.ts',
]

export const FIRST_CHUNKS = [
  { name: 'react', test: /node_modules.(react|react-dom|react-router|scheduler).|rolldown.runtime/ },
  { name: 'calls', test: (id: string) => CALLS.some((file) => id.replaceAll('\\', '/').endsWith(`/${file}`)) },
]
