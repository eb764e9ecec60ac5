import { useState } from 'react'
import { useWish } from '../../../../kit/server/wish.ts'
import { paths } from '../../../../paths.ts'
import { button } from '../../../../ui/button.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { CopyLink } from '../../../shared/copy/copy-button.tsx'
import type { Stations } from '../../../shared/tickets/tickets-query.ts'

type ReadyLinkProps = { locationId: string; token: string; onRenewed: (stations: Stations) => void }

/** Where the screen for waiting guests is found, and how a link that went astray is ended. */
export function ReadyLink({ locationId, token, onRenewed }: ReadyLinkProps) {
  const [isAsking, setAsking] = useState(false)
  const renew = useWish('/renewReadyLink', {
    onDone: ({ stations }) => {
      setAsking(false)
      onRenewed(stations)
    },
  })
  const link = `${window.location.origin}${paths.ready(token)}`
  return (
    <section aria-labelledby="ready-link" className="flex flex-col gap-3 rounded-card border border-line bg-raised p-4">
      <h2 id="ready-link" className="text-xl">
        Screen for guests
      </h2>
      <p className="text-soft">
        For a television or tablet: the numbers that are being prepared and those that are ready, without names.
      </p>
      <div className="flex flex-wrap gap-2 max-sm:*:grow max-sm:*:px-3!">
        <a className={button('quiet')} href={link} target="_blank" rel="noreferrer">
          Open the screen
        </a>
        <CopyLink link={link} forWhom="the screen for guests" />
      </div>
      <div className="border-t border-line pt-3">
        <p className="text-sm text-soft">
          Whoever has the link can see the screen. A new link ends the old one: every screen with it stops.
        </p>
        <button
          type="button"
          className={button('bare', 'mt-3 border border-chilli text-chilli!')}
          onClick={() => setAsking(true)}
        >
          Make a new link
        </button>
      </div>
      {isAsking && (
        <ConfirmDialog
          question="Make a new link? Screens with the old one show nothing any more."
          confirmLabel="Make a new link"
          isBusy={renew.isPending}
          problem={renew.sentence}
          onConfirm={() => renew.send({ locationId })}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  )
}
