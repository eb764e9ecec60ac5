import { photoProblem } from '@sizzle/domain/menu/image.ts'
import { type ClipboardEvent, type RefObject, useRef, useState } from 'react'
import { stumble } from '../../../../kit/unsaved.ts'
import { useWhileHere } from '../../../../kit/use-is-here.ts'
import { button } from '../../../../ui/button.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { DialogHead } from '../../../../ui/dialog-head.tsx'
import type { DishWithPhoto } from '../../../../ui/dish-tile/dish-picture.tsx'
import { Field } from '../../../../ui/field.tsx'
import { DIALOG_FOOT, WHY_NOT } from '../../../../ui/form/dialog-foot.ts'
import { FormProblem } from '../../../../ui/form-problem.tsx'
import { heldIf } from '../../../../ui/held.ts'
import { TabList } from '../../../../ui/tab-list.tsx'
import { PhotoCrops } from './photo-crops.tsx'
import { PhotoDrop } from './photo-drop.tsx'
import { useChosenPhoto } from './use-chosen-photo.ts'
import { type ChangedItem, useRemoval, useUpload, useUrlChange } from './use-photo-changes.ts'

const WAYS = [
  ['url', 'Image URL'],
  ['file', 'Upload file'],
] as const
type PhotoWay = (typeof WAYS)[number][0]

type PhotoDialogProps = {
  item: DishWithPhoto
  locationId: string
  onDone: (item: ChangedItem) => void
  onClose: () => void
}

/** The picture of a dish: an address elsewhere, or a file that is sent to us. Nothing is changed before it is saved. */
export function PhotoDialog({ item, locationId, onDone, onClose }: PhotoDialogProps) {
  const fields = useRef<HTMLDivElement>(null)
  const closeWhileHere = useWhileHere(onClose)
  const done = (changed: ChangedItem) => {
    onDone(changed)
    closeWhileHere()
  }
  const editor = usePhotoEditor({ item, locationId, onDone: done, fields })
  const { upload, way, chosen, isBusy, whyNot } = editor
  const [isAsking, setAsking] = useState(false)
  const close = () => {
    upload.cancel()
    onClose()
  }
  const paste = (event: ClipboardEvent) => {
    const [file] = event.clipboardData.files
    if (file && !isBusy) editor.choose(file)
  }
  return (
    <Dialog label={`Photo of ${item.name}`} shape="sheet" onClose={close}>
      <form
        noValidate
        onPaste={paste}
        onSubmit={(event) => {
          event.preventDefault()
          editor.save()
        }}
      >
        <DialogHead title={`Photo of ${item.name}`} onClose={close} />
        <div ref={fields} className="grid gap-5 px-6 pb-6">
          <PhotoCrops dish={editor.shown} />
          <TabList
            label="Where the photo comes from"
            tabs={WAYS}
            value={way}
            isDisabled={isBusy}
            isWide
            onChange={editor.setWay}
          />
          {way === 'url' ? (
            <Field
              label="Image URL"
              type="url"
              inputMode="url"
              placeholder="https://"
              value={editor.url}
              disabled={isBusy}
              aria-invalid={editor.isWrong || undefined}
              onChange={(event) => editor.setUrl(event.target.value)}
              hint="An address that starts with https://. The picture stays where it is."
            />
          ) : (
            <PhotoDrop
              name={chosen?.name}
              percent={upload.isPending ? upload.percent : undefined}
              isWrong={editor.isWrong}
              onChoose={editor.choose}
              onCancel={upload.cancel}
            />
          )}
          <FormProblem sentence={editor.sentence} />
          <div className={DIALOG_FOOT}>
            <p aria-live="polite" className={WHY_NOT}>
              {isBusy ? undefined : whyNot}
            </p>
            {item.image && (
              <button
                type="button"
                className={button('bare', 'mr-auto text-chilli!')}
                onClick={() => setAsking(true)}
                {...heldIf(isBusy)}
              >
                Remove image
              </button>
            )}
            <button type="button" className={button('quiet')} onClick={close}>
              Close
            </button>
            <button
              type="submit"
              className={button('primary')}
              title={whyNot}
              {...heldIf(isBusy || whyNot !== undefined)}
            >
              {isBusy ? 'Saving…' : 'Save photo'}
            </button>
          </div>
        </div>
      </form>
      {isAsking && (
        <ConfirmDialog
          question="Are you sure you want to remove this image?"
          confirmLabel="Remove"
          isBusy={editor.removal.isPending}
          whyNot={editor.whyNot}
          problem={editor.removal.sentence}
          onConfirm={editor.removal.send}
          onClose={() => setAsking(false)}
        />
      )}
    </Dialog>
  )
}

type ToEdit = Omit<PhotoDialogProps, 'onClose'> & { readonly fields: RefObject<HTMLElement | null> }

function usePhotoEditor({ item, locationId, onDone, fields }: ToEdit) {
  const dish = { locationId, id: item.id }
  const [url, setUrl] = useState(item.image?.startsWith('https://') ? item.image : '')
  // Whoever has a picture mostly has a file of it.
  const [way, setWay] = useState<PhotoWay>(url === '' ? 'file' : 'url')
  const { chosen, problem, setProblem, choose } = useChosenPhoto()
  const upload = useUpload({ onDone })
  const change = useUrlChange(dish, onDone)
  const removal = useRemoval(dish, onDone)

  const save = () => {
    const wrong = way === 'file' ? photoProblem('', chosen?.file ?? null) : photoProblem(url, null)
    if (wrong !== null) return stumble(fields.current, () => setProblem(wrong))
    setProblem(undefined)
    if (way === 'url') change.send(url.trim())
    else if (chosen) upload.send(dish, chosen)
  }
  return {
    way,
    setWay: (next: PhotoWay) => {
      setWay(next)
      setProblem(undefined)
    },
    url,
    setUrl: (typed: string) => {
      setUrl(typed)
      setProblem(undefined)
    },
    chosen,
    /** With what is chosen and not saved yet. */
    shown: chosen ? { ...item, image: chosen.preview, photo: undefined } : item,
    choose: (file: File | undefined) => {
      setWay('file')
      upload.reset()
      choose(file)
    },
    save,
    upload,
    removal,
    isBusy: upload.isPending || change.isPending || removal.isPending,
    whyNot: change.whyNot,
    isWrong: problem !== undefined,
    sentence: problem ?? (way === 'file' ? upload.sentence : change.sentence),
  }
}
