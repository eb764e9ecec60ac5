import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '../../../kit/page-calls.ts'
import type { Profile } from '../../../kit/profile.ts'
import { askOnce } from '../../../kit/server/ask-once.ts'
import { button } from '../../../ui/button.ts'
import { FormProblem } from '../../../ui/form-problem.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'

export function PrivacyRights({ profile }: { profile: Profile }) {
  const [isDeleting, setDeleting] = useState(false)
  const download = useMutation({ mutationFn: downloadAll })
  return (
    <div className="flex flex-col gap-7">
      <div>
        <h3 className="text-lg">Download my data</h3>
        <p className="mt-1 max-w-[60ch] text-soft">
          Everything we keep about you, your orders and reservations included, as one file that programs can read.
        </p>
        <div className="mt-3">
          <button
            type="button"
            className={button('quiet')}
            disabled={download.isPending}
            onClick={() => download.mutate()}
          >
            {download.isPending ? 'Collecting…' : 'Download my data'}
          </button>
          <p role="status" className="sr-only">
            {download.isSuccess ? 'Your data is downloaded.' : ''}
          </p>
          <FormProblem sentence={download.error ? sentenceOf(download.error) : undefined} className="not-empty:mt-3" />
        </div>
      </div>
      <div className="border-t border-line pt-6">
        <h3 className="text-lg">Delete my account</h3>
        <p className="mt-1 max-w-[60ch] text-soft">
          Your name, email address, phone number, photo and points go for good. Orders stay in our books without them.
        </p>
        <button
          type="button"
          className={button('bare', 'mt-3 border border-chilli text-chilli!')}
          onClick={() => setDeleting(true)}
        >
          Delete my account…
        </button>
        {isDeleting && <DeleteAccountDialog profile={profile} onClose={() => setDeleting(false)} />}
      </div>
    </div>
  )
}

async function downloadAll(): Promise<void> {
  const { madeAt, person } = await askOnce('/downloadMyData', {})
  const file = new Blob([JSON.stringify({ madeAt, person }, null, 2)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `my-data-${madeAt.slice(0, 10)}.json`
  link.click()
  // The browser has taken the file when the press is over.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
