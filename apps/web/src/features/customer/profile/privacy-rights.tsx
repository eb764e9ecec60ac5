import { useState } from 'react'
import type { Profile } from '../../../kit/profile.ts'
import { askOnce } from '../../../kit/server/ask-once.ts'
import { button } from '../../../ui/button.ts'
import { PersonFileButtons } from '../../shared/person-file/person-file-buttons.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { PART_TITLE } from './part-title.ts'

export function PrivacyRights({ profile }: { profile: Profile }) {
  const [isDeleting, setDeleting] = useState(false)
  return (
    <div className="flex flex-col gap-7">
      <div>
        <h3 className={PART_TITLE}>Download my data</h3>
        <p className="mt-1 max-w-[60ch] text-soft text-pretty">
          Everything we keep about you, your orders and reservations included: as a file that other programs read, or as
          a table for a spreadsheet.
        </p>
        <div className="mt-3">
          <PersonFileButtons
            fileName="my-data"
            label="Download as a file"
            done="Your data is downloaded."
            collect={() => askOnce('/downloadMyData', {})}
          />
        </div>
      </div>
      <div className="border-t border-line pt-6">
        <h3 className={PART_TITLE}>Delete my account</h3>
        <p className="mt-1 max-w-[60ch] text-soft text-pretty">
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
