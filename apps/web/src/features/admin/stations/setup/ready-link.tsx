import { useState } from 'react'
import { useWish } from '../../../../kit/server/wish.ts'
import { paths } from '../../../../paths.ts'
import { button } from '../../../../ui/button.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { CopyLink } from '../../../shared/copy/copy-button.tsx'
import type { Stations } from '../../../shared/tickets/tickets-query.ts'

type ReadyLinkProps = {
  locationId: string
  token: string
  qrCode: string | null
  onRenewed: (stations: Stations) => void
}

/** Where the screen for waiting guests is found, and how a link that went astray is ended. */
export function ReadyLink({ locationId, token, qrCode, onRenewed }: ReadyLinkProps) {
  const [isAsking, setAsking] = useState(false)
  const renew = useWish('/renewReadyLink', {
    onDone: ({ stations }) => {
      setAsking(false)
      onRenewed(stations)
    },
  })
  const link = `${window.location.origin}${paths.ready(token)}`
  return (
    <section
      aria-labelledby="ready-link"
      className="@container flex flex-col gap-3 rounded-card border border-line bg-raised p-4"
    >
      <h2 id="ready-link" className="text-xl">
        Screen for guests
      </h2>
      <p className="text-soft">
        Guests see on it which order numbers are being made and which are ready, without names. Open its address on a
        television or tablet.
      </p>
      <div className="grid items-center gap-x-5 gap-y-3 @min-[28rem]:grid-cols-[minmax(0,1fr)_auto]">
        <div className="grid content-start gap-3">
          <p className="rounded-control bg-sunk px-3 py-2 font-semibold wrap-anywhere select-all">{link}</p>
          <div className="flex flex-wrap gap-2 max-sm:*:grow max-sm:*:px-3!">
            <a className={button('quiet')} href={link} target="_blank" rel="noreferrer">
              Open the screen
            </a>
            <CopyLink link={link} forWhom="the screen for guests" />
          </div>
        </div>
        {qrCode !== null && (
          <figure className="justify-self-center text-center">
            {/* White in every theme: a scanner wants dark on light. */}
            <img
              src={qrCode}
              alt="QR code of this address"
              className="mx-auto size-32 rounded-control border border-line bg-white [image-rendering:pixelated]"
            />
            <figcaption className="mt-1 text-sm text-soft">Or scan it with a tablet</figcaption>
          </figure>
        )}
      </div>
      <div className="border-t border-line pt-3">
        <p className="text-sm text-soft">
          Anyone with this address can see the screen. With a new address, every screen that shows the old one stops.
        </p>
        <button
          type="button"
          className={button('bare', 'mt-3 border border-chilli text-chilli!')}
          onClick={() => setAsking(true)}
        >
          Make a new address
        </button>
      </div>
      {isAsking && (
        <ConfirmDialog
          question="Make a new address? Every screen with the old one stops."
          confirmLabel="Make a new address"
          isBusy={renew.isPending}
          whyNot={renew.whyNot}
          problem={renew.sentence}
          onConfirm={() => renew.send({ locationId })}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  )
}
