/** As the real pace, but in the time of a test. */
export const CAMPAIGN_QUICK = { width: 4, cutMs: 2000, leaseSeconds: 2, restSeconds: 0, lookEveryMs: 50 }
