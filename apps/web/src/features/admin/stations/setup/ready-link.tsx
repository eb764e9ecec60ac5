import { useState } from 'react'
import { useWish } from '../../../../kit/server/wish.ts'
import { paths } from '../../../../paths.ts'
import { button } from '../../../../ui/button.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { CopyButton } from '../../../shared/copy/copy-button.tsx'
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
        Open this address on a television or tablet: it shows the numbers that are being prepared and those that are
        ready, without names. Whoever has the address can see them, and a new address ends the old one.
      </p>
      <div className="flex items-center gap-2 rounded-control bg-sunk px-3 py-2">
        <span className="min-w-0 grow font-mono break-all select-all">{link}</span>
        <CopyButton text={link} what="the address of the screen" />
      </div>
      <div className="flex flex-wrap gap-2 max-sm:*:grow max-sm:*:px-3!">
        <a className={button('quiet')} href={link} target="_blank" rel="noreferrer">
          Open the screen
        </a>
        <button type="button" className={button('quiet')} onClick={() => setAsking(true)}>
          Make a new address
        </button>
      </div>
      {isAsking && (
        <ConfirmDialog
          question="Make a new address? Screens with the old one show nothing any more."
          confirmLabel="Make a new address"
          isBusy={renew.isPending}
          problem={renew.sentence}
          onConfirm={() => renew.send({ locationId })}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  )
}
