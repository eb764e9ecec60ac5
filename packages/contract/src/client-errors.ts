import { z } from 'zod'
import { route } from './route.ts'
import { text } from './wire.ts'

export const clientError = route({
  post: '/clientError',
  may: 'public',
  about: 'A page reports an error it showed, so that the id on the screen can be found in the log.',
  input: z.strictObject({
    errorId: z.string().regex(/^[A-Za-z0-9-]{8,64}$/),
    message: text(500),
    path: text(200),
  }),
  output: z.object({}),
  refusals: {},
})
