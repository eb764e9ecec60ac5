import { MAX_MESSAGE, MAX_SUBJECT } from '@sizzle/domain/messages/compose.ts'
import { sampleValues } from '@sizzle/domain/messages/sample.ts'
import { namesLastDay } from '@sizzle/domain/messages/templates.ts'
import { useRef, useState } from 'react'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { EmailPicture } from './email-picture.tsx'
import type { Template } from './email-query.ts'
import { countNear, sampleValuesOf } from './email-sample.ts'
import { insertPlaceholder, Placeholders } from './placeholders.tsx'
import { hasPlaceholder, ReadsAs } from './reads-as.tsx'
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
  const parts = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState<'subject' | 'message'>('message')
  const subjectCount = countNear(fields.subject, fields, MAX_SUBJECT)
  const messageCount = countNear(fields.message, fields, MAX_MESSAGE)
  const insert = (name: string) =>
    insertPlaceholder(
      parts.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[data-part=${at}]`),
      `{${name}}`,
      (text) => write(at, text),
    )
  return (
    <div ref={parts} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {templates.length > 1 && (
        <Select
          label="Template"
          value={template?.id ?? ''}
          options={templates.map(({ id, name }) => [id, name] as const)}
          problem={problems.templateId}
          onChange={choose}
        />
      )}
      <Field
        label="Subject"
        data-part="subject"
        value={fields.subject}
        problem={problems.subject}
        hint={
          (hasPlaceholder(fields.subject) || subjectCount) && (
            <>
              <ReadsAs text={fields.subject} values={sampleValuesOf(fields)} />
              {subjectCount && `${subjectCount.length} of ${subjectCount.most}`}
            </>
          )
        }
        onFocus={() => setAt('subject')}
        onChange={(event) => write('subject', event.target.value)}
      />
      {template && (
        <Placeholders
          names={template.placeholders}
          where={at}
          examples={{ ...sampleValues('en', at === 'subject'), ...sampleValuesOf(fields) }}
          onInsert={insert}
        />
      )}
      <TextArea
        label="Message"
        data-part="message"
        rows={5}
        value={fields.message}
        problem={problems.message}
        {...(messageCount && { count: messageCount })}
        onFocus={() => setAt('message')}
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
    </div>
  )
}

type OfferFieldsProps = { draft: Draft; needsLastDay: boolean; note: string | undefined }

function OfferFields({ draft: { fields, problems, write }, needsLastDay, note }: OfferFieldsProps) {
  const isDayNeeded = needsLastDay || namesLastDay(...Object.values(fields))
  const shown: readonly (readonly [field: OfferField, label: string, type: 'text' | 'date'])[] = [
    ['offerTitle', 'Offer title', 'text'],
    ['title', 'Heading (optional)', 'text'],
    ['validUntil', isDayNeeded ? 'Valid until' : 'Valid until (optional)', 'date'],
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
