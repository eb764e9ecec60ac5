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
import { heldIf } from '../../../../ui/held.ts'
import { Link } from '../../../../ui/link.tsx'
import { quietDanger } from '../../../../ui/list/row-look.ts'
import { AskToStart } from './ask-to-start.tsx'
import type { Campaign } from './campaign-query.ts'

type RunCampaignProps = {
  campaign: Campaign
  /** To how many it goes when it is started or goes on. */
  people: number | undefined
  /** Who they are, in words. */
  audience: string
  /** Without a mail server nobody would get it. */
  hasMail: boolean
  editTo: To
  onDeleted: () => void
}

const NO_MAIL = 'Email is not set up: nobody would get the emails.'

function whyNobody(people: number | undefined): string | undefined {
  return people === 0 ? 'Right now it would reach nobody. Change whom it is for.' : undefined
}

/** Start, stop, go on; a draft can be changed and deleted. */
export function RunCampaign({ campaign, people, audience, hasMail, editTo, onDeleted }: RunCampaignProps) {
  const { id, state } = campaign
  const [asking, setAsking] = useState<'start' | 'delete' | null>(null)
  const isOnline = useOnline()
  const stop = useWish('/stopCampaign', {
    onFailed: (error) => toast('error', sentenceOf(error)),
    onSettled: () => askAgainAbout('campaign.changed'),
  })
  const whyNot = isOnline ? undefined : NOT_OFFLINE
  const whyNoStart = whyNot ?? (hasMail ? whyNobody(people) : NO_MAIL)
  /** What cannot be done says why when it is pressed. */
  const press = (reason: string | undefined, act: () => void) => () => (reason ? toast('error', reason) : act())
  return (
    <>
      {mayCampaign('delete', state) && (
        <button type="button" className={quietDanger()} onClick={press(whyNot, () => setAsking('delete'))}>
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
          onClick={press(whyNot, () => stop.send({ campaignId: id }))}
          {...heldIf(stop.isPending)}
        >
          {stop.isPending ? 'Stopping…' : 'Stop'}
        </button>
      )}
      {mayCampaign('start', state) && (
        <button type="button" className={button('primary')} onClick={press(whyNoStart, () => setAsking('start'))}>
          {state === 'draft' ? 'Start sending' : 'Go on'}
        </button>
      )}
      {asking === 'start' && (
        <AskToStart campaign={campaign} people={people} audience={audience} onClose={() => setAsking(null)} />
      )}
      {asking === 'delete' && <AskToDelete campaign={campaign} onDeleted={onDeleted} onClose={() => setAsking(null)} />}
    </>
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
      whyNot={remove.whyNot}
      problem={remove.sentence}
      onConfirm={() => remove.send({ campaignId: id, expectedVersion: version })}
      onClose={onClose}
    />
  )
}
