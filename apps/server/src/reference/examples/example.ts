import type { AnyRoute, WireInputOf } from '@sizzle/contract/route.ts'
import type { Routes } from '@sizzle/contract/routes.ts'
import type { z } from 'zod'

/** One call as it travels: what is sent, and what comes back beside `success: true`. */
export type Example<R extends AnyRoute = AnyRoute> = {
  readonly input: WireInputOf<R>
  readonly answer: z.input<R['output']>
}

export type Examples = { readonly [Name in keyof Routes]: Example<Routes[Name]> }
/** Examples of some calls of the contract. */
export type ExamplesOf<Name extends keyof Routes> = Pick<Examples, Name>
