import { useQuery } from '@tanstack/react-query'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { ask } from '../../../kit/server/ask.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogHead } from '../../../ui/dialog-head.tsx'
import { FormProblem } from '../../../ui/form-problem.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { paperWords } from './printer-words.ts'
import type { ShownPaper } from './printers-query.ts'

type PaperDialogProps = { locationId: string; paper: ShownPaper; onClose: () => void }

/** A paper as it comes out of the printer. */
export function PaperDialog({ locationId, paper, onClose }: PaperDialogProps) {
  const { data, error } = useQuery(ask('/getPrintPicture', { locationId, jobId: paper.id }))
  const title = paperWords(paper)
  return (
    <Dialog label={title} shape="side" onClose={onClose}>
      <DialogHead title={title} onClose={onClose} />
      <div className="grid justify-items-center px-6 pb-8">
        {!data && !error && <Skeleton className="h-96 w-full" />}
        {error && <FormProblem sentence={sentenceOf(error)} />}
        {data && (
          <img
            className="max-w-full border border-line"
            alt={title}
            src={`data:image/svg+xml,${encodeURIComponent(data.svg)}`}
          />
        )}
      </div>
    </Dialog>
  )
}
