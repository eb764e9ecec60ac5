import { IMAGE_URL_INVALID, isImageUrl } from '@sizzle/domain/menu/image.ts'
import { checkWritten } from '@sizzle/domain/messages/compose.ts'
import { emailTemplate } from '@sizzle/domain/messages/templates.ts'
import { problemsOf } from '@sizzle/domain/problem.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { refuseInput } from '../kit/refuse-input.ts'
import type { Written, WrittenValues } from '../messages/letters/written-letters.ts'
import { ownFile } from '../outside/files/files.ts'

type TypedEmail = {
  readonly templateId: string
  readonly templateData?: (WrittenValues & { subject?: string | undefined; message?: string | undefined }) | undefined
}

/** What was typed, checked. What was left out has the words of its template. `now`: where it is to go to guests. */
export function draftOf({ templateId, templateData = {} }: TypedEmail, publicUrl: string, now?: Date) {
  const template = emailTemplate(templateId)
  if (template === undefined) return refuse({ code: 'email_template_invalid' })
  const { subject = template.subject, message = template.defaultMessage, ...values } = templateData
  const imageUrl = values.imageUrl?.trim() ?? ''
  const picture = imageUrl === '' ? '' : pictureAddress(imageUrl, publicUrl)
  const refused = refuseInput([
    ...checkWritten({ ...values, subject, message, templateId }, now),
    ...problemsOf([['imageUrl', picture === undefined && IMAGE_URL_INVALID]]),
  ])
  if (refused) return refused
  return ok({ templateId: template.id, subject, message, values: { ...values, imageUrl: picture } } satisfies Written)
}

/** One of ours by its whole address, as it is read outside of the site. Undefined: none that a letter may show. */
function pictureAddress(imageUrl: string, publicUrl: string): string | undefined {
  const path = imageUrl.startsWith(`${publicUrl}/`) ? imageUrl.slice(publicUrl.length) : imageUrl
  if (ownFile(path) !== undefined) return publicUrl + path
  return isImageUrl(imageUrl) ? imageUrl : undefined
}
