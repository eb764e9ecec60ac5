import type { getEmailTemplates } from '@sizzle/contract/emails.ts'
import type { WireOutputOf } from '@sizzle/contract/route.ts'
import { EMAIL_TEMPLATES, PLACEHOLDERS } from '@sizzle/domain/messages/templates.ts'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../kit/server/ask.ts'

type Known = Pick<WireOutputOf<typeof getEmailTemplates>, 'templates' | 'emailEnabled'>
export type Template = Known['templates'][number]

export function templatesQuery() {
  return queryOptions(ask('/getEmailTemplates', {}))
}

/** What stands in for the answer: the templates that the program was built with, and nothing that could be sent. */
export const BUILT_IN: Known = {
  templates: EMAIL_TEMPLATES.map((template) => ({ ...template, placeholders: [...PLACEHOLDERS[template.id]] })),
  emailEnabled: false,
}
