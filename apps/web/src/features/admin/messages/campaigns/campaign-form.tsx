import {
  type Audience,
  CAMPAIGN_PACES,
  checkCampaign,
  USUAL_PACE,
  wholeNumberIn,
} from '@sizzle/domain/messages/campaign.ts'
import { sampleCode } from '@sizzle/domain/promotions/code.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { firstOfEach } from '../../../../kit/field-problems.ts'
import { askAgainAbout } from '../../../../kit/server/answers.ts'
import type { ProblemsAt } from '../../../../kit/server/problems-at.ts'
import { useWish } from '../../../../kit/server/wish.ts'
import { isRightIn, useUnloadWarning } from '../../../../kit/unsaved.ts'
import { NOT_OFFLINE, useOnline } from '../../../../kit/use-online.ts'
import type { To } from '../../../../router/path.ts'
import { button } from '../../../../ui/button.ts'
import { Field } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/form/select.tsx'
import { FormProblem } from '../../../../ui/form-problem.tsx'
import { heldIf } from '../../../../ui/held.ts'
import { Link } from '../../../../ui/link.tsx'
import { PAGE } from '../../../../ui/office/page.ts'
import { SectionHead } from '../../../../ui/section-head.tsx'
import { EmailFields } from '../../../shared/email/email-fields.tsx'
import { EmailPreview, PreviewHead } from '../../../shared/email/email-preview.tsx'
import { BUILT_IN, templatesQuery } from '../../../shared/email/email-query.ts'
import { filledForSample } from '../../../shared/email/email-sample.ts'
import { useDraft } from '../../../shared/email/use-draft.ts'
import { AudienceFields, FORM_PART } from './audience-fields.tsx'
import { countQuery, readAudience, type TypedAudience, typedAudience } from './audience-input.ts'
import type { Campaign } from './campaign-query.ts'
import { paceWords, timeFor } from './campaign-words.ts'
import { CodeFields } from './code-fields.tsx'
import { NobodyGetsIt, useHasMail } from './nobody-gets-it.tsx'

type CampaignFormProps = { campaign?: Campaign; backTo: To; onSaved: (campaignId: string) => void }

/** A campaign that is being written. What is saved waits as a draft, for as long as anybody likes. */
export function CampaignForm({ campaign, backTo, onSaved }: CampaignFormProps) {
  const { templates } = useQuery(templatesQuery()).data ?? BUILT_IN
  const hasMail = useHasMail()
  const own = useOwnFields(campaign)
  const draft = useDraft(templates, { templateId: 'promotion', typed: campaign?.templateData })
  const parts = useRef<HTMLDivElement>(null)
  const save = useWish('/saveCampaign', {
    onDone: ({ campaignId }) => onSaved(campaignId),
    onSettled: () => askAgainAbout('campaign.changed'),
  })
  useUnloadWarning(own.isChanged)
  const letter = () => {
    const { templateId, templateData } = draft.words()
    return { templateId, templateData: { ...templateData, code: sampleCode(own.fields.code) } }
  }
  const submit = () => {
    const isRight = isRightIn(parts.current, () => {
      const isWritten = draft.check(1)
      return own.check(draft.fields.validUntil) && isWritten
    })
    if (!isRight) return
    const { templateData = {} } = draft.words()
    const { id: campaignId, version: expectedVersion } = campaign ?? {}
    const { percent, audience, ...fields } = own.fields
    const off = wholeNumberIn(percent)
    save.send({
      ...fields,
      audience: readAudience(audience),
      ...(off !== undefined && { percent: off }),
      templateData,
      ...(campaignId && { campaignId, expectedVersion }),
    })
  }
  const { fields, problems, write } = own
  // Its code asks for a day whatever the words say.
  const atLetter = { ...draft.problems, ...(draft.problems.validUntil && validUntilIn(problems)) }
  return (
    <form
      noValidate
      className="flex w-full grow flex-col"
      onSubmit={(event) => {
        event.preventDefault()
        if (!save.isPending) submit()
      }}
    >
      <div className={`${PAGE} grow`}>
        <SectionHead
          title={campaign ? 'Change campaign' : 'New campaign'}
          back={{ to: backTo, label: campaign ? campaign.name : 'Campaigns' }}
        />
        <NobodyGetsIt isWarned={!hasMail} captured={0} />
        <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_minmax(340px,26rem)]">
          <div ref={parts} className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <Field
              label="Name"
              hint="Readers do not see it."
              maxLength={100}
              value={fields.name}
              problem={problems.name ?? save.problems.name}
              onChange={(event) => write({ name: event.target.value })}
            />
            <AudienceFields typed={fields.audience} problems={problems} onChange={(audience) => write({ audience })} />
            <section aria-labelledby="campaign-letter" className={FORM_PART}>
              <h2 id="campaign-letter" className="text-xl">
                The email
              </h2>
              <EmailFields
                draft={{
                  ...draft,
                  problems: { ...validUntilIn(save.problems), ...validUntilIn(problems), ...atLetter },
                }}
                templates={templates.filter(({ id }) => id === 'promotion')}
                needsLastDay={fields.code.trim() !== ''}
              />
            </section>
            <CodeFields
              code={fields.code}
              percent={fields.percent}
              problems={{ ...save.problems, ...problems }}
              onChange={write}
            />
            <Select
              label="How fast it goes out"
              className="sm:w-1/2"
              value={String(fields.perMinute)}
              options={CAMPAIGN_PACES.map((pace) => [String(pace), paceWords(pace)] as const)}
              onChange={(pace) => write({ perMinute: Number(pace) })}
            />
          </div>
          <div className="grid gap-2 xl:sticky xl:top-6">
            <PreviewHead subject={filledForSample(draft.fields.subject, draft.fields)} />
            <EmailPreview words={letter} isReady={() => isRightIn(parts.current, () => draft.check(1))} isOpen />
          </div>
        </div>
      </div>
      <SaveBar
        audience={readAudience(fields.audience)}
        perMinute={fields.perMinute}
        sentence={save.sentence}
        isSaving={save.isPending}
        backTo={backTo}
      />
    </form>
  )
}

type SaveBarProps = {
  audience: Audience
  perMinute: number
  sentence: string | undefined
  isSaving: boolean
  backTo: To
}

/** Always in sight: what the campaign would do as it stands, and the way to keep it. */
function SaveBar({ audience, perMinute, sentence, isSaving, backTo }: SaveBarProps) {
  const { data } = useQuery(countQuery(audience))
  const isOnline = useOnline()
  return (
    <div className="sticky bottom-(--foot-room) z-10 border-t border-line bg-raised">
      <div className="mx-auto flex w-full max-w-[1440px] flex-wrap items-center justify-end gap-x-3 gap-y-2 px-4 py-3 sm:px-6">
        <FormProblem className="basis-full empty:hidden" sentence={sentence} />
        <p className="mr-auto text-sm text-soft tabular-nums max-sm:hidden">
          Nothing is sent before you start it.
          {data && data.count > 0 && ` Then it takes ${timeFor(data.count, perMinute)}.`}
        </p>
        <Link to={backTo} className={button('quiet', 'max-sm:grow')}>
          Cancel
        </Link>
        <button
          type="submit"
          className={button('primary', 'max-sm:grow')}
          title={isOnline ? undefined : NOT_OFFLINE}
          {...heldIf(isSaving || !isOnline)}
        >
          {isSaving ? 'Saving…' : 'Save as draft'}
        </button>
      </div>
    </div>
  )
}

/** The day stands in the letter, and is the last one of its codes. */
function validUntilIn({ validUntil }: ProblemsAt): ProblemsAt {
  return validUntil === undefined ? {} : { validUntil }
}

/** Numbers as they are typed: what is wrong with them is said when it is saved. */
type OwnFields = { name: string; audience: TypedAudience; code: string; percent: string; perMinute: number }

/** What a campaign has beside its letter. */
function useOwnFields(campaign: Campaign | undefined) {
  const [typed, setTyped] = useState<Partial<OwnFields>>({})
  const [problems, setProblems] = useState<ProblemsAt>({})
  const { name = '', audience = {}, code = '', percent = null, perMinute = USUAL_PACE } = campaign ?? {}
  const fields: OwnFields = {
    name,
    audience: typedAudience(audience),
    code,
    percent: percent === null ? '' : String(percent),
    perMinute,
    ...typed,
  }
  return {
    fields,
    problems,
    isChanged: Object.keys(typed).length > 0,
    write: (changes: Partial<OwnFields>) => {
      setTyped((before) => ({ ...before, ...changes }))
      setProblems({})
    },
    check: (validUntil: string): boolean => {
      const read = { percent: wholeNumberIn(fields.percent), audience: readAudience(fields.audience) }
      const found = checkCampaign({ ...fields, ...read, validUntil }, new Date())
      setProblems(firstOfEach(found))
      return found.length === 0
    },
  }
}
