import { TOPICS } from '@sizzle/contract/topics.ts'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { fromOwnSite } from '../testing/own-site.ts'
import { rawPost } from '../testing/raw-call.ts'
import { useTestApp } from '../testing/test-app.ts'
import { openApi } from './openapi.ts'

type Operation = { responses: Record<string, { content: { 'application/json': { schema: { required: string[] } } } }> }
type Document = {
  info: { description: string }
  paths: Record<string, Record<string, Operation>>
  components: { securitySchemes: { session: { name: string } } }
}

const app = useTestApp()
const document = JSON.parse(JSON.stringify(openApi('https://sizzle.example'))) as Document
const PERSON = { name: 'Priya Sharma', email: 'reader@example.test', password: 'Turmeric-42' }
const LONGER = { ...PERSON, password: 'Turmeric-43' }

it.each([
  ['/auth/sign-up/email', PERSON, 200],
  ['/auth/sign-up/email', PERSON, 409],
  ['/auth/sign-up/email', { ...PERSON, name: 'P' }, 400],
  ['/auth/sign-in/email', { email: PERSON.email, password: PERSON.password }, 200],
  ['/auth/sign-in/email', { email: LONGER.email, password: LONGER.password }, 401],
  ['/auth/sign-out', {}, 200],
])('%s answers %j with %i as the document says', async (path, body, status) => {
  const answer = await rawPost(app(), `/api${path}`, body, fromOwnSite(''))
  expect(answer.status).toBe(status)
  const described = document.paths[path]?.post?.responses[status]?.content['application/json'].schema
  expect(described).toBeDefined()
  if (status === 200) expect(z.fromJSONSchema(described as never).safeParse(answer.body).error).toBeUndefined()
  else expect(JSON.stringify(described)).toContain(JSON.stringify(answer.body.code))
})

it('names the cookie as it is called where the site is encrypted, and where it is not', () => {
  expect(document.components.securitySchemes.session.name).toBe('__Host-sizzle.session_token')
  expect(JSON.stringify(openApi('http://localhost:3000'))).toContain('"name":"sizzle.session_token"')
})

it('tells the topics of the live stream that anybody hears of', () => {
  for (const [topic, audience] of Object.entries(TOPICS)) {
    if (audience === 'nobody') expect(document.info.description).not.toContain(topic)
    else expect(document.info.description).toContain(`\`${topic}\``)
  }
})
