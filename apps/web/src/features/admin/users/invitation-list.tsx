import { useQuery } from '@tanstack/react-query'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { askAgainAbout } from '../../../kit/server/answers.ts'
import { problemOf } from '../../../kit/server/problem-of.ts'
import { useWish } from '../../../kit/server/wish.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { timeOfHouse } from '../../../ui/clock.ts'
import { Fold } from '../../../ui/fold.tsx'
import { ToolMenu } from '../../../ui/list/tool-menu.tsx'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { CopyLink } from '../../shared/copy/copy-button.tsx'
import { templatesQuery } from '../../shared/email/email-query.ts'
import { ROLE_LABELS } from './user-words.ts'
import { type Invitation, invitationsQuery } from './users-query.ts'

/** Invitations that nobody has accepted yet; nothing where there are none. */
export function InvitationList({ whyNot }: { whyNot: string | undefined }) {
  const { data, error, refetch } = useQuery(invitationsQuery(false))
  if (error)
    return (
      <div className="grow basis-full">
        <LoadProblem isPart title="Failed to load invitations" {...problemOf(error)} onRetry={() => void refetch()} />
      </div>
    )
  if (!data || data.length === 0) return null
  return (
    <Fold className="open:basis-full" title={titleOf(data)}>
      <Rows invitations={data} whyNot={whyNot} />
    </Fold>
  )
}

type RowsProps = { invitations: readonly Invitation[]; whyNot: string | undefined }

/** Whether there is a mail server is asked only where somebody is invited. */
function Rows({ invitations, whyNot }: RowsProps) {
  const isByHand = useQuery(templatesQuery()).data?.emailEnabled === false
  const { data } = useQuery(invitationsQuery(isByHand))
  return (
    <ul
      aria-label="Open invitations"
      className="relative max-h-80 divide-y divide-line overflow-y-auto rounded-card border border-line bg-raised px-4"
    >
      {(data ?? invitations).map((invitation) => (
        <Row key={invitation.id} invitation={invitation} isByHand={isByHand} whyNot={whyNot} />
      ))}
    </ul>
  )
}

function titleOf(invitations: readonly Invitation[]): string {
  const expired = invitations.filter(({ isExpired }) => isExpired).length
  return `Open invitations (${invitations.length}${expired > 0 ? `, ${expired} expired` : ''})`
}

type RowProps = {
  invitation: Invitation
  /** Without a mail server somebody hands the link on. */
  isByHand: boolean
  whyNot: string | undefined
}

function Row({ invitation, isByHand, whyNot }: RowProps) {
  const { id, email, role, locations, invitedBy, expiresAt, isExpired, link } = invitation
  const onSettled = () => askAgainAbout('user.changed')
  const failed = (title: string) => (error: unknown) => toast('error', title, sentenceOf(error))
  const sending = useWish('/inviteUser', {
    onDone: () => toast('success', isByHand ? 'The new link is ready' : 'Invitation sent', email),
    onFailed: failed(isByHand ? 'Failed to make a new link' : 'Failed to send the invitation'),
    onSettled,
  })
  const withdrawing = useWish('/withdrawInvitation', {
    onDone: () => toast('success', 'Invitation withdrawn', email),
    onFailed: failed('Failed to withdraw the invitation'),
    onSettled,
  })
  const held = whyNot ?? (sending.isPending || withdrawing.isPending ? 'One moment…' : undefined)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <p className="min-w-0 grow basis-72">
        <span className="font-semibold break-words">{email}</span>
        <span className="block text-sm text-soft">
          {ROLE_LABELS[role]}
          {locations.length > 0 && ` at ${locations.map(({ name }) => name).join(', ')}`}, invited by {invitedBy}
          <span className={`block ${isExpired ? 'font-semibold text-chilli' : ''}`}>
            {isExpired ? 'Expired' : 'Ends'} {timeOfHouse(expiresAt, 'shortMoment')}
          </span>
        </span>
      </p>
      <div className="flex flex-wrap items-center gap-2 sm:gap-3">
        {link !== null && <CopyLink link={link} forWhom={email} />}
        <ToolMenu
          label={`More for ${email}`}
          look="bare"
          tools={[
            {
              icon: isByHand ? 'refresh' : 'mail',
              label: isByHand ? 'New link' : 'Send again',
              ...(isByHand && { note: 'The link before stops working.' }),
              whyNot: held,
              onPress: () => sending.send({ email, role, locationIds: locations.map((place) => place.id) }),
            },
            {
              icon: 'ban',
              label: 'Withdraw',
              isDanger: true,
              whyNot: held,
              onPress: () => withdrawing.send({ invitationId: id }),
            },
          ]}
        />
      </div>
    </li>
  )
}
