// A rule answers with a value or with a refusal that names itself; it never throws for what a person can cause.
export type Ok<T> = { readonly ok: true; readonly value: T }
export type Refusal<R extends { code: string }> = { readonly ok: false; readonly refusal: R }
export type Result<T, R extends { code: string }> = Ok<T> | Refusal<R>

export function ok<T>(value: T): Ok<T> {
  return { ok: true, value }
}

export function refuse<const R extends { code: string }>(refusal: R): Refusal<R> {
  return { ok: false, refusal }
}
