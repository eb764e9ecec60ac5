// The site as an Android app (apps/android): this folder knows of it, and nothing else does.

/** Whether this page runs inside the app: only there the web view brings this object along. */
export const RUNS_IN_APP = typeof window !== 'undefined' && 'androidBridge' in window

/** The signs in the system's bars stand on our page there: light ones at night, dark ones by day. */
export function matchSystemBars(theme: 'night' | 'day'): void {
  if (RUNS_IN_APP) void import('./android.ts').then(({ setSystemBars }) => setSystemBars(theme))
}
