import { useState } from 'react'
import { useWish } from '../../../kit/server/wish.ts'
import { button } from '../../../ui/button.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogHead } from '../../../ui/dialog-head.tsx'
import { WHY_NOT } from '../../../ui/form/dialog-foot.ts'
import { FormProblem } from '../../../ui/form-problem.tsx'
import { heldIf } from '../../../ui/held.ts'
import type { ShownPrinter } from '../../shared/printers/printers-query.ts'

const SECRET_BYTES = 18

type SecretDialogProps = { locationId: string; printer: ShownPrinter; onClose: () => void }

/** The secret is made here and shown here, once: the server keeps only its hash. */
export function SecretDialog({ locationId, printer, onClose }: SecretDialogProps) {
  const [secret] = useState(newSecret)
  const setting = useWish('/setPrinterSecret')
  const title = `Secret of ${printer.name}`
  return (
    <Dialog label={title} onClose={onClose}>
      <DialogHead title={title} onClose={onClose} />
      <div className="grid gap-4 px-6 pb-6">
        {setting.answer ? (
          <>
            <p>Enter this in the printer now. It is not shown again.</p>
            <dl className="grid gap-3">
              <Entry label="Address" value={`${window.location.origin}${printer.callsAt ?? ''}`} />
              <Entry label={printer.kind === 'epson_sdp' ? 'ID' : 'User'} value={printer.id} />
              <Entry label="Secret (password)" value={secret} />
            </dl>
            <button type="button" className={button('primary')} onClick={onClose}>
              I have entered it
            </button>
          </>
        ) : (
          <>
            <p>
              {printer.hasSecret
                ? 'The secret that the printer has now stops working.'
                : 'The printer is let in with this secret.'}
            </p>
            <FormProblem sentence={setting.sentence} />
            <p aria-live="polite" className={WHY_NOT}>
              {setting.isPending ? undefined : setting.whyNot}
            </p>
            <button
              type="button"
              className={button('primary')}
              title={setting.whyNot}
              onClick={() => setting.send({ locationId, printerId: printer.id, secret })}
              {...heldIf(setting.isPending || setting.whyNot !== undefined)}
            >
              {setting.isPending ? 'Making…' : 'Make a secret'}
            </button>
          </>
        )}
      </div>
    </Dialog>
  )
}

function Entry({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="font-semibold">{label}</dt>
      <dd className="rounded-control bg-sunk px-3 py-2 font-mono break-all select-all">{value}</dd>
    </div>
  )
}

function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}
