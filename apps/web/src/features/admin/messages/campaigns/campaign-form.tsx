import { type Audience, CAMPAIGN_PACES, checkCampaign, USUAL_PACE } from '@sizzle/domain/messages/campaign.ts'
import { sampleCode } from '@sizzle/domain/promotions/code.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { firstOfEach } from '../../../../kit/field-problems.ts'
import { askAgainAbout } from '../../../../kit/server/answers.ts'
import type { ProblemsAt } from '../../../../kit/server/problems-at.ts'
import { useWish } from '../../../../kit/server/wish.ts'
import { firstWrongIn, useUnloadWarning } from '../../../../kit/unsaved.ts'
import type { To } from '../../../../router/path.ts'
import { button } from '../../../../ui/button.ts'
import { Field } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/form/select.tsx'
import { FormProblem } from '../../../../ui/form-problem.tsx'
import { Link } from '../../../../ui/link.tsx'
import { SectionHead } from '../../../../ui/section-head.tsx'
import { EmailFields } from '../../../shared/email/email-fields.tsx'
import { EmailPreview } from '../../../shared/email/email-preview.tsx'
import { BUILT_IN, templatesQuery } from '../../../shared/email/email-query.ts'
import { useDraft } from '../../../shared/email/use-draft.ts'
import { AudienceFields } from './audience-fields.tsx'
import type { Campaign } from './campaign-query.ts'
import { paceWords } from './campaign-words.ts'
import { CodeFields } from './code-fields.tsx'

type CampaignFormProps = { campaign?: Campaign; backTo: To; onSaved: (campaignId: string) => void }

/** A campaign that is being written. What is saved waits as a draft, for as long as anybody likes. */
export function CampaignForm({ campaign, backTo, onSaved }: CampaignFormProps) {
  const { templates } = useQuery(templatesQuery()).data ?? BUILT_IN
  const own = useOwnFields(campaign)
  const draft = useDraft(templates, { templateId: 'promotion', typed: campaign?.templateData })
  const parts = useRef<HTMLDivElement>(null)
  const save = useWish('/saveCampaign', {
    onDone: ({ campaignId }) => onSaved(campaignId),
    onSettled: () => askAgainAbout('campaign.changed'),
  })
  useUnloadWarning(own.isChanged)
  const submit = () => {
    const isRight = flushSync(() => {
      const isWritten = draft.check(1)
      return own.check(draft.fields.validUntil) && isWritten
    })
    if (!isRight) return firstWrongIn(parts.current)?.focus()
    const { templateData = {} } = draft.words()
    const { id: campaignId, version: expectedVersion } = campaign ?? {}
    const { percent, ...fields } = own.fields
    save.send({
      ...fields,
      ...(percent !== null && { percent }),
      templateData,
      ...(campaignId && { campaignId, expectedVersion }),
    })
  }
  const { fields, problems, write } = own
  return (
    <div className="mx-auto flex w-full max-w-[860px] flex-col gap-5 p-4 sm:p-6">
      <SectionHead
        title={campaign ? 'Change campaign' : 'New campaign'}
        back={{ to: backTo, label: campaign ? campaign.name : 'Campaigns' }}
      />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!save.isPending) submit()
        }}
      >
        <div ref={parts} className="grid gap-5">
          <Field
            label="Name"
            hint="For you and your colleagues; readers do not see it."
            maxLength={100}
            value={fields.name}
            problem={problems.name ?? save.problems.name}
            onChange={(event) => write({ name: event.target.value })}
          />
          <AudienceFields audience={fields.audience} problems={problems} onChange={(audience) => write({ audience })} />
          <EmailFields
            draft={{
              ...draft,
              problems: { ...validUntilIn(save.problems), ...validUntilIn(problems), ...draft.problems },
            }}
            templates={templates.filter(({ id }) => id === 'promotion')}
            needsLastDay={fields.code.trim() !== ''}
          />
          <CodeFields
            code={fields.code}
            percent={fields.percent}
            problems={{ ...save.problems, ...problems }}
            onChange={write}
          />
          <Select
            label="Pace"
            className="sm:w-1/2"
            value={String(fields.perMinute)}
            options={CAMPAIGN_PACES.map((pace) => [String(pace), paceWords(pace)] as const)}
            onChange={(pace) => write({ perMinute: Number(pace) })}
          />
          <EmailPreview
            message={draft.fields.message}
            words={() => {
              const { templateId, templateData } = draft.words()
              return { templateId, templateData: { ...templateData, code: sampleCode(fields.code) } }
            }}
            isReady={() => draft.check(1)}
          />
          <FormProblem className="empty:-mb-5" sentence={save.sentence} />
          <div className="flex flex-wrap justify-end gap-3">
            <Link to={backTo} className={button('quiet')}>
              Cancel
            </Link>
            <button type="submit" className={button('primary')} disabled={save.isPending}>
              {save.isPending ? 'Saving…' : 'Save as draft'}
            </button>
          </div>
        </div>
      </form>
    </div>
  )
}

/** The day stands in the letter, and is the last one of its codes. */
function validUntilIn({ validUntil }: ProblemsAt): ProblemsAt {
  return validUntil === undefined ? {} : { validUntil }
}

type OwnFields = { name: string; audience: Audience; code: string; percent: number | null; perMinute: number }

/** What a campaign has beside its letter. */
function useOwnFields(campaign: Campaign | undefined) {
  const [typed, setTyped] = useState<Partial<OwnFields>>({})
  const [problems, setProblems] = useState<ProblemsAt>({})
  const { name = '', audience = {}, code = '', percent = null, perMinute = USUAL_PACE } = campaign ?? {}
  const fields: OwnFields = { name, audience, code, percent, perMinute, ...typed }
  return {
    fields,
    problems,
    isChanged: Object.keys(typed).length > 0,
    write: (changes: Partial<OwnFields>) => {
      setTyped((before) => ({ ...before, ...changes }))
      setProblems({})
    },
    check: (validUntil: string): boolean => {
      const found = checkCampaign({ ...fields, validUntil }, new Date())
      setProblems(firstOfEach(found))
      return found.length === 0
    },
  }
}
