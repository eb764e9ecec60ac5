import { emailImageProblem } from '@sizzle/domain/menu/image.ts'
import { useState } from 'react'
import { api } from '../../../kit/api.ts'
import { pictureNumber, smallerPicture } from '../../../kit/pictures.ts'
import { useSending } from '../../../kit/server/wish.ts'
import { button } from '../../../ui/button.ts'
import { Field } from '../../../ui/field.tsx'
import { Wrong } from '../../../ui/form/wrong.tsx'

type EmailPictureProps = { imageUrl: string; problem: string | undefined; onChange: (imageUrl: string) => void }

/** A picture at an address, or a file of at most 2 MB, which gets an address of ours. */
export function EmailPicture({ imageUrl, problem, onChange }: EmailPictureProps) {
  const [wrong, setWrong] = useState<string>()
  const upload = useSending(
    async (file: File, key: string) => api.upload('/uploadEmailImage', {}, await smallerPicture(file), key),
    { onDone: (answer) => onChange(answer.imageUrl), contentOf: pictureNumber },
  )
  const choose = (file: File | undefined) => {
    if (!file) return
    const found = emailImageProblem(file)
    setWrong(found ?? undefined)
    if (found === null) upload.send(file)
  }
  const wrongFile = wrong ?? upload.sentence
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <label
          className={button(
            'quiet',
            'cursor-pointer px-4! has-focus-visible:outline-3 has-focus-visible:outline-focus',
          )}
        >
          <input
            type="file"
            accept="image/jpeg,image/png,image/webp"
            aria-label="Image file"
            className="sr-only"
            disabled={upload.isPending}
            onChange={(event) => {
              const file = event.target.files?.[0]
              event.target.value = ''
              choose(file)
            }}
          />
          {upload.isPending ? 'Uploading…' : 'Upload image'}
        </label>
        <span className="text-sm text-soft">Optional. JPEG, PNG or WebP, at most 2 MB.</span>
        {imageUrl !== '' && (
          <button type="button" className={button('bare', 'px-4!')} onClick={() => onChange('')}>
            Remove image
          </button>
        )}
      </div>
      <Wrong sentence={wrongFile} />
      {imageUrl.startsWith('/') ? (
        <img src={imageUrl} alt="As it will be in the email" className="max-h-40 w-fit max-w-full rounded-control" />
      ) : (
        <Field
          label="Or image URL"
          inputMode="url"
          placeholder="https://"
          value={imageUrl}
          problem={problem}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </div>
  )
}
