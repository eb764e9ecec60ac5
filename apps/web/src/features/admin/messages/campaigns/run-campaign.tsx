import { mayCampaign } from '@sizzle/domain/messages/campaign.ts'
import { useState } from 'react'
import { sentenceOf } from '../../../../kit/page-calls.ts'
import { askAgainAbout } from '../../../../kit/server/answers.ts'
import { useWish } from '../../../../kit/server/wish.ts'
import { toast } from '../../../../kit/toast/toast.ts'
import { NOT_OFFLINE, useOnline } from '../../../../kit/use-online.ts'
import type { To } from '../../../../router/path.ts'
import { button } from '../../../../ui/button.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { Link } from '../../../../ui/link.tsx'
import { quietDanger } from '../../../../ui/list/row-look.ts'
import type { Campaign } from './campaign-query.ts'
import { peopleWords } from './campaign-words.ts'

type RunCampaignProps = {
  campaign: Campaign
  /** To how many it goes when it is started or goes on. */
  people: number | undefined
  /** Without a mail server nobody would get it. */
  hasMail: boolean
  editTo: To
  onDeleted: () => void
}

/** Start, stop, go on; a draft can be changed and deleted. */
export function RunCampaign({ campaign, people, hasMail, editTo, onDeleted }: RunCampaignProps) {
  const { id, state } = campaign
  const [asking, setAsking] = useState<'start' | 'delete' | null>(null)
  const isOnline = useOnline()
  const stop = useWish('/stopCampaign', {
    onFailed: (error) => toast('error', sentenceOf(error)),
    onSettled: () => askAgainAbout('campaign.changed'),
  })
  const title = isOnline ? undefined : NOT_OFFLINE
  return (
    <>
      {mayCampaign('delete', state) && (
        <button
          type="button"
          className={quietDanger()}
          disabled={!isOnline}
          title={title}
          onClick={() => setAsking('delete')}
        >
          Delete
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
      {mayCampaign('start', state) && (
        <button
          type="button"
          className={button('primary')}
          disabled={!isOnline || !hasMail}
          title={title}
          onClick={() => setAsking('start')}
        >
          {state === 'draft' ? 'Start sending' : 'Go on'}
        </button>
      )}
      {asking === 'start' && <AskToStart campaign={campaign} people={people} onClose={() => setAsking(null)} />}
      {asking === 'delete' && <AskToDelete campaign={campaign} onDeleted={onDeleted} onClose={() => setAsking(null)} />}
    </>
  )
}

type AskToStartProps = Pick<RunCampaignProps, 'campaign' | 'people'> & { onClose: () => void }

function AskToStart({ campaign: { id, version, state }, people, onClose }: AskToStartProps) {
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

type AskToDeleteProps = Pick<RunCampaignProps, 'campaign' | 'onDeleted'> & { onClose: () => void }

function AskToDelete({ campaign: { id, version, name }, onDeleted, onClose }: AskToDeleteProps) {
  const remove = useWish('/deleteCampaign', {
    onDone: () => {
      toast('success', 'Draft deleted')
      onDeleted()
    },
    onSettled: () => askAgainAbout('campaign.changed'),
  })
  return (
    <ConfirmDialog
      question={`Delete the draft “${name}”?`}
      confirmLabel={remove.isPending ? 'Deleting…' : 'Delete'}
      isBusy={remove.isPending}
      problem={remove.sentence}
      onConfirm={() => remove.send({ campaignId: id, expectedVersion: version })}
      onClose={onClose}
    />
  )
}
