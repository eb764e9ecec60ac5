import { mayCampaign } from '@sizzle/domain/messages/campaign.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { To } from 'react-router'
import { sentenceOf } from '../../../../kit/page-calls.ts'
import { askAgainAbout } from '../../../../kit/server/answers.ts'
import { ask } from '../../../../kit/server/ask.ts'
import { useWish } from '../../../../kit/server/wish.ts'
import { toast } from '../../../../kit/toast/toast.ts'
import { NOT_OFFLINE, useOnline } from '../../../../kit/use-online.ts'
import { button } from '../../../../ui/button.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { Link } from '../../../../ui/link.tsx'
import { audienceInput } from './audience-input.ts'
import type { Campaign } from './campaign-query.ts'
import { peopleWords } from './campaign-words.ts'

/** Start, stop, go on; a draft can be changed. */
export function RunCampaign({ campaign, editTo }: { campaign: Campaign; editTo: To }) {
  const { id, state } = campaign
  const [isAsking, setAsking] = useState(false)
  const isOnline = useOnline()
  const stop = useWish('/stopCampaign', {
    onFailed: (error) => toast('error', sentenceOf(error)),
    onSettled: () => askAgainAbout('campaign.changed'),
  })
  const title = isOnline ? undefined : NOT_OFFLINE
  if (state === 'done') return null
  return (
    <div className="flex flex-wrap gap-3">
      {mayCampaign('start', state) && (
        <button
          type="button"
          className={button('primary')}
          disabled={!isOnline}
          title={title}
          onClick={() => setAsking(true)}
        >
          {state === 'draft' ? 'Start sending' : 'Go on'}
        </button>
      )}
      {mayCampaign('edit', state) && (
        <Link to={editTo} className={button('quiet')}>
          Change
        </Link>
      )}
      {mayCampaign('stop', state) && (
        <button
          type="button"
          className={button('quiet')}
          disabled={!isOnline || stop.isPending}
          title={title}
          onClick={() => stop.send({ campaignId: id })}
        >
          {stop.isPending ? 'Stopping…' : 'Stop'}
        </button>
      )}
      {isAsking && <AskToStart campaign={campaign} onClose={() => setAsking(false)} />}
    </div>
  )
}

function AskToStart({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const { id, version, state, audience, waiting } = campaign
  const counted = useQuery({ ...ask('/countAudience', audienceInput(audience)), enabled: state === 'draft' })
  const people = state === 'draft' ? counted.data?.count : waiting
  const start = useWish('/startCampaign', {
    onDone: onClose,
    onSettled: () => askAgainAbout('campaign.changed'),
  })
  const whom = people === undefined ? 'these people' : peopleWords(people)
  return (
    <ConfirmDialog
      question={state === 'draft' ? `Send this offer to ${whom}?` : `Go on and send it to ${whom} more?`}
      confirmLabel={start.isPending ? 'Starting…' : state === 'draft' ? 'Send' : 'Go on'}
      isBusy={start.isPending}
      problem={start.sentence}
      onConfirm={() => start.send({ campaignId: id, expectedVersion: version })}
      onClose={onClose}
    />
  )
}
