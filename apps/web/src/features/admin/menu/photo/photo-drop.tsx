import { FileDrop } from '../../../../ui/form/file-drop.tsx'
import { PHOTO_FILES } from './prepare-photo.ts'
import { UploadProgress } from './upload-progress.tsx'

type PhotoDropProps = {
  /** Of the file that was chosen. */
  name: string | undefined
  /** While it is sent. */
  percent: number | undefined
  /** It was asked for, and there is none. */
  isWrong: boolean
  onChoose: (file: File | undefined) => void
  onCancel: () => void
}

/** Takes a file that is dropped, chosen or pasted; while it is sent, says how far it is. */
export function PhotoDrop({ name, percent, isWrong, onChoose, onCancel }: PhotoDropProps) {
  if (percent !== undefined) return <UploadProgress percent={percent} onCancel={onCancel} />
  return (
    <FileDrop
      label="Photo file"
      accept={PHOTO_FILES}
      isWrong={isWrong}
      name={name}
      // A phone has nothing to drop, and its chooser offers the camera.
      invitation={
        <>
          <span className="pointer-coarse:hidden">Choose a photo, drop it here or paste it</span>
          <span className="pointer-fine:hidden">Take or choose a photo</span>
        </>
      }
      note="JPEG, PNG or WebP, at most 5 MB"
      onChoose={onChoose}
    />
  )
}
