import { imageProblem } from '@sizzle/domain/menu/image.ts'
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react'
import { api } from '../../../kit/api.ts'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { pictureNumber, readPicture, smallerPicture, UnreadablePicture } from '../../../kit/pictures.ts'
import type { Profile } from '../../../kit/profile.ts'
import { useSending } from '../../../kit/server/wish.ts'
import { useKeptFocus } from '../../../kit/use-kept-focus.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { button } from '../../../ui/button.ts'
import { FormProblem } from '../../../ui/form-problem.tsx'
import { heldIf } from '../../../ui/held.ts'
import { useKeepProfile } from './profile-query.ts'

/** On a phone a word below the name, so that what one came to change stands higher. */
const PLAIN = 'max-lg:border-0! max-lg:bg-transparent! max-lg:px-0! max-lg:underline max-lg:underline-offset-4'

type PhotoChoice = { file: Blob; preview: string }

/** Choose, look, then use it or not; nothing is sent before. In two columns: the photo, and whose it is with what can be done. */
export function PhotoEditor({ profile, children }: { profile: Profile; children: ReactNode }) {
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<PhotoChoice>()
  const buttons = useKeptFocus<HTMLDivElement>(chosen ?? profile.photoURL)
  const [problem, setProblem] = useState<string>()
  const change = usePhotoChange(profile.uid, () => setChosen(undefined))

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (!file) return
    setProblem(undefined)
    change.reset()
    try {
      setChosen(await prepared(file))
    } catch (error) {
      setProblem(error instanceof UnreadablePicture ? error.message : sentenceOf(error))
    }
  }
  const failed = change.sentence ?? problem
  return (
    <>
      <Avatar
        name={profile.displayName || profile.email}
        photoURL={chosen?.preview ?? profile.photoURL}
        className="row-span-2 size-16 self-center border-raised text-3xl lg:row-auto lg:-mt-14 lg:size-28 lg:border-4 lg:text-5xl"
      />
      <div className="min-w-0">{children}</div>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-label="Photo file"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => void choose(event)}
      />
      <div ref={buttons} className="col-start-2 flex flex-wrap gap-x-4 gap-y-2 lg:col-start-1 lg:gap-x-2">
        {chosen ? (
          <>
            <button
              type="button"
              className={button('primary', 'text-sm')}
              onClick={() => change.send(chosen.file)}
              {...heldIf(change.isPending)}
            >
              {change.isPending ? 'Uploading…' : 'Use this photo'}
            </button>
            <button
              type="button"
              className={button('quiet', 'text-sm')}
              onClick={() => setChosen(undefined)}
              {...heldIf(change.isPending)}
            >
              Cancel
            </button>
          </>
        ) : (
          <>
            <button
              type="button"
              className={`${button('quiet', 'text-sm')} ${PLAIN}`}
              onClick={() => input.current?.click()}
            >
              {profile.photoURL ? 'Change photo' : 'Add a photo'}
            </button>
            {profile.photoURL && (
              <button
                type="button"
                className={`${button('quiet', 'text-sm')} ${PLAIN}`}
                onClick={() => change.send(null)}
                {...heldIf(change.isPending)}
              >
                Remove photo
              </button>
            )}
          </>
        )}
      </div>
      <p role="status" className="sr-only">
        {chosen ? 'A preview of your photo is shown. Use it or cancel.' : ''}
      </p>
      <FormProblem sentence={failed} className="col-span-full empty:absolute" />
    </>
  )
}

async function prepared(file: File): Promise<PhotoChoice> {
  const wrongType = imageProblem({ type: file.type, size: 0 })
  if (wrongType) throw new UnreadablePicture(wrongType)
  const picture = await smallerPicture(file)
  const tooLarge = imageProblem(picture)
  if (tooLarge) throw new UnreadablePicture(tooLarge)
  return { file: picture, preview: await readPicture(picture) }
}

function usePhotoChange(userId: string, onDone: () => void) {
  const keep = useKeepProfile(userId)
  return useSending(sendPhoto, {
    onDone: (photoURL) => {
      keep((before) => ({ ...before, photoURL }))
      onDone()
    },
    contentOf: pictureNumber,
  })
}

async function sendPhoto(photo: Blob | null, key: string): Promise<string | null> {
  if (photo) return (await api.upload('/uploadProfilePhoto', {}, photo, key)).photoURL
  return (await api.post('/updateProfile', { photoURL: null }, key)).profile.photoURL
}
