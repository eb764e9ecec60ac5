import { characters } from '@sizzle/domain/characters.ts'
import { MAX_MESSAGE, MAX_SUBJECT } from '@sizzle/domain/messages/compose.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { EmailPicture } from './email-picture.tsx'
import type { Template } from './email-query.ts'
import type { Draft, OfferField } from './use-draft.ts'

type EmailFieldsProps = {
  draft: Draft
  templates: readonly Template[]
  /** The offer has something that ends on its last day. */
  needsLastDay?: boolean
  /** Who gets an offer, where nothing else says it. */
  offerNote?: string
}

export function EmailFields({ draft, templates, needsLastDay = false, offerNote }: EmailFieldsProps) {
  const { template, fields, problems, isOffer, choose, write } = draft
  return (
    <>
      {templates.length > 1 && (
        <div>
          <Select
            label="Template"
            value={template?.id ?? ''}
            options={templates.map(({ id, name }) => [id, name] as const)}
            problem={problems.templateId}
            onChange={choose}
          />
          {template && <p className="mt-1 text-sm text-soft">{template.description}</p>}
        </div>
      )}
      <Field
        label="Subject"
        value={fields.subject}
        problem={problems.subject}
        hint={`${characters(fields.subject).length} of ${MAX_SUBJECT}`}
        onChange={(event) => write('subject', event.target.value)}
      />
      <TextArea
        label="Message"
        rows={6}
        hint={template && `Filled in for each reader: ${template.placeholders.map((name) => `{${name}}`).join(' ')}`}
        value={fields.message}
        problem={problems.message}
        count={{ length: characters(fields.message).length, most: MAX_MESSAGE }}
        onChange={(event) => write('message', event.target.value)}
      />
      {isOffer && <OfferFields draft={draft} needsLastDay={needsLastDay} note={offerNote} />}
      {(isOffer || template?.id === 'custom') && (
        <EmailPicture
          imageUrl={fields.imageUrl}
          problem={problems.imageUrl}
          onChange={(imageUrl) => write('imageUrl', imageUrl)}
        />
      )}
    </>
  )
}

type OfferFieldsProps = { draft: Draft; needsLastDay: boolean; note: string | undefined }

function OfferFields({ draft: { fields, problems, write }, needsLastDay, note }: OfferFieldsProps) {
  const shown: readonly (readonly [field: OfferField, label: string, type: 'text' | 'date'])[] = [
    ['offerTitle', 'Offer title', 'text'],
    ['title', 'Heading (optional)', 'text'],
    ['validUntil', needsLastDay ? 'Valid until' : 'Valid until (optional)', 'date'],
  ]
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1 text-lg font-semibold">The offer</legend>
      {note && <p className="text-soft">{note}</p>}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {shown.map(([field, label, type]) => (
          <Field
            key={field}
            label={label}
            className={field === 'offerTitle' ? 'sm:col-span-2' : ''}
            type={type}
            maxLength={200}
            value={fields[field]}
            problem={problems[field]}
            onChange={(event) => write(field, event.target.value)}
          />
        ))}
      </div>
      <TextArea
        label="Terms (optional)"
        maxLength={2000}
        value={fields.terms}
        problem={problems.terms}
        onChange={(event) => write('terms', event.target.value)}
      />
    </fieldset>
  )
}
