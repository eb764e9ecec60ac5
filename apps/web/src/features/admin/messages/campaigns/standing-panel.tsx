import { useQuery } from '@tanstack/react-query'
import { ask } from '../../../../kit/server/ask.ts'
import type { To } from '../../../../router/path.ts'
import { timeOfHouse } from '../../../../ui/clock.ts'
import { audienceInput } from './audience-input.ts'
import type { Campaign } from './campaign-query.ts'
import { codesSentence, count, paceWords, peopleWords, sentWords, timeFor } from './campaign-words.ts'
import { NobodyGetsIt, useHasMail } from './nobody-gets-it.tsx'
import { RunCampaign } from './run-campaign.tsx'

type StandingPanelProps = { campaign: Campaign; audience: string; editTo: To; onDeleted: () => void }

/** Who has it, what is left, and what to do next: before anything else. */
export function StandingPanel({ campaign, audience, editTo, onDeleted }: StandingPanelProps) {
  const { state, total, waiting } = campaign
  const counted = useQuery({
    ...ask('/countAudience', audienceInput(campaign.audience)),
    enabled: state === 'draft',
  })
  const hasMail = useHasMail()
  const people = state === 'draft' ? counted.data?.count : waiting
  const isOpen = state !== 'done'
  return (
    <section
      aria-label="How it stands"
      className="grid gap-x-6 gap-y-4 rounded-card border border-line bg-raised p-4 sm:p-5 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center"
    >
      <div className="grid gap-1">
        <p role="status" className="font-display text-2xl lining-nums tabular-nums">
          {leadOf(campaign, people)}
        </p>
        <p className="text-pretty text-soft tabular-nums">{restOf(campaign, people)}</p>
        <p className="text-pretty tabular-nums empty:hidden">{codesSentence(campaign)}</p>
        {state !== 'draft' && isOpen && (
          <progress aria-label="Progress" className={BAR} value={total - waiting} max={Math.max(1, total)} />
        )}
        <NobodyGetsIt isWarned={!hasMail && isOpen} captured={campaign.report.captured} />
      </div>
      {isOpen && (
        <div className="flex flex-wrap items-center gap-3 max-sm:*:grow lg:justify-end">
          <RunCampaign
            key={state}
            campaign={campaign}
            people={people}
            audience={audience}
            hasMail={hasMail}
            editTo={editTo}
            onDeleted={onDeleted}
          />
        </div>
      )}
    </section>
  )
}

/** Browsers paint their own bar otherwise, in their own green. */
const BAR =
  'mt-2 h-3 w-full appearance-none overflow-hidden rounded-full bg-sunk [&::-moz-progress-bar]:bg-saffron [&::-webkit-progress-bar]:bg-sunk [&::-webkit-progress-value]:bg-saffron'

function leadOf({ state, total, waiting, report }: Campaign, people: number | undefined): string {
  if (state === 'draft') return people === undefined ? 'Not sent yet' : `For ${peopleWords(people)} right now`
  const out = `${count(total - waiting)} of ${count(total)}`
  if (state === 'sending') return `${out} emails are done`
  if (state === 'stopped') return `Stopped after ${out} emails`
  if (report.captured > 0 && report.sent === 0) return 'Nobody got it'
  return sentWords({ sent: report.sent, total })
}

function restOf(campaign: Campaign, people: number | undefined): string {
  const { state, waiting, perMinute, startedAt, endedAt } = campaign
  switch (state) {
    case 'draft':
      if (people === 0) return 'Change whom it is for: right now it would reach nobody.'
      return `${lasts(people, perMinute)}Nothing is sent before you start it.`
    case 'sending':
      if (campaign.isMailAway) return `The mail server does not answer. We keep trying. ${count(waiting)} left.`
      return `${count(waiting)} left, ${timeFor(waiting, perMinute)} at ${paceWords(perMinute)}. You can leave this page.`
    case 'stopped':
      return `${peopleWords(waiting)} ${waiting === 1 ? 'has' : 'have'} not got it. Press “Go on” to send the rest.`
    case 'done':
      return `Started ${moment(startedAt)}, ended ${moment(endedAt)}`
  }
}

/** A second or two is not worth a word. */
function lasts(people: number | undefined, perMinute: number): string {
  if (people === undefined || people <= perMinute) return ''
  return `At ${paceWords(perMinute)} it takes ${timeFor(people, perMinute)}. `
}

function moment(iso: string | null): string {
  return iso === null ? 'at an unknown time' : timeOfHouse(iso, 'shortMoment')
}
