import { personalize } from '@sizzle/domain/messages/templates.ts'
import { askAgainAbout } from '../../../../kit/server/answers.ts'
import { useWish } from '../../../../kit/server/wish.ts'
import { deviceClock } from '../../../../ui/clock.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { writtenValuesOf } from '../../../shared/email/email-sample.ts'
import type { Campaign } from './campaign-query.ts'
import { lastsMinutes, paceWords, peopleWords, timeFor } from './campaign-words.ts'

type AskToStartProps = {
  campaign: Campaign
  people: number | undefined
  /** Who they are, in words. */
  audience: string
  onClose: () => void
}

/** Nobody can take an email back: what goes out, to whom, from when and for how long is said before. */
export function AskToStart({ campaign, people, audience, onClose }: AskToStartProps) {
  const { id, version, state, templateData, perMinute } = campaign
  const start = useWish('/startCampaign', {
    close: onClose,
    onSettled: () => askAgainAbout('campaign.changed'),
  })
  const isDraft = state === 'draft'
  const whom = people === undefined ? 'these people' : peopleWords(people)
  const facts = [
    ['Subject', subjectFor(templateData)],
    ['To', isDraft ? audience : `${audience}, those who have not got it yet`],
    ['First emails', `Leave as soon as you press “${isDraft ? 'Send' : 'Go on'}”`],
    ...(people === undefined
      ? []
      : [['It takes', `${timeFor(people, perMinute)} at ${paceWords(perMinute)}${until(people, perMinute)}`] as const]),
  ] as const
  return (
    <ConfirmDialog
      question={isDraft ? `Send this offer to ${whom}?` : `Go on and send it to ${whom} more?`}
      confirmLabel={start.isPending ? 'Starting…' : isDraft ? 'Send' : 'Go on'}
      isBusy={start.isPending}
      whyNot={start.whyNot}
      problem={start.sentence}
      onConfirm={() => start.send({ campaignId: id, expectedVersion: version })}
      onClose={onClose}
    >
      <dl className="mt-4 grid gap-x-4 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">
        {facts.map(([label, fact]) => (
          <div key={label} className="grid sm:contents">
            <dt className="text-soft">{label}</dt>
            <dd className="min-w-0 break-words">{fact}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-pretty text-soft">
        You can stop it while it runs. Emails that have left cannot be taken back.
      </p>
    </ConfirmDialog>
  )
}

/** Each reader has their own name in it. */
function subjectFor(data: Campaign['templateData']): string {
  return personalize(data.subject ?? '', { ...writtenValuesOf(data), customerName: '[guest’s name]' })
}

/** A minute more or less is not worth a time. */
function until(people: number, perMinute: number): string {
  const minutes = lastsMinutes(people, perMinute)
  if (minutes <= 1) return ''
  return `, until about ${deviceClock().time(new Date(Date.now() + minutes * 60_000))}`
}
