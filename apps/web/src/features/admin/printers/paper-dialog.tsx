import { useQuery } from '@tanstack/react-query'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { ask } from '../../../kit/server/ask.ts'
import { useWish } from '../../../kit/server/wish.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { button } from '../../../ui/button.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogHead } from '../../../ui/dialog-head.tsx'
import { DIALOG_FOOT, WHY_NOT } from '../../../ui/form/dialog-foot.ts'
import { FormProblem } from '../../../ui/form-problem.tsx'
import { heldIf } from '../../../ui/held.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ToolIcon } from '../../../ui/tool-icon.tsx'
import { paperToRepeat, paperWords } from './printer-words.ts'
import type { ShownPaper } from './printers-query.ts'

type PaperDialogProps = {
  locationId: string
  paper: ShownPaper
  mayPrint: boolean
  /** 'Counter: not answering' where it would not come out now. */
  trouble: string | undefined
  onClose: () => void
}

/** A paper as it comes out of the printer. */
export function PaperDialog({ locationId, paper, mayPrint, trouble, onClose }: PaperDialogProps) {
  const { data, error } = useQuery(ask('/getPrintPicture', { locationId, jobId: paper.id }))
  const title = paperWords(paper)
  const again = useWish('/printAgain', {
    close: onClose,
    onDone: ({ job }) => {
      toast('success', `${paperWords(job)} goes to ${job.printer}`)
    },
  })
  const repeated = mayPrint ? paperToRepeat(paper) : null
  return (
    <Dialog label={title} shape="side" onClose={onClose}>
      <DialogHead title={title} onClose={onClose} />
      <div className="flex min-h-[calc(100%-4.75rem)] flex-col gap-4 px-6 pb-6">
        {!data && !error && <Skeleton className="h-96 w-full" />}
        {error && <FormProblem sentence={sentenceOf(error)} />}
        {data && (
          <img
            className="mx-auto max-w-full border border-line"
            alt={title}
            src={`data:image/svg+xml,${encodeURIComponent(data.svg)}`}
          />
        )}
        {repeated && (
          <div className={`${DIALOG_FOOT} mt-auto`}>
            <FormProblem className="basis-full empty:hidden" sentence={again.sentence} />
            <p aria-live="polite" className={WHY_NOT}>
              {again.isPending ? undefined : (again.whyNot ?? trouble)}
            </p>
            <button
              type="button"
              className={button('primary')}
              title={again.whyNot}
              onClick={() => again.send({ locationId, printerId: paper.printerId, ...repeated })}
              {...heldIf(again.isPending || again.whyNot !== undefined)}
            >
              <ToolIcon name="printer" /> Print again
            </button>
          </div>
        )}
      </div>
    </Dialog>
  )
}
