import { NOT_OFFLINE, useOnline } from '../../../../../kit/use-online.ts'
import { button } from '../../../../../ui/button.ts'
import { DishPicture } from '../../../../../ui/dish-tile/dish-picture.tsx'
import { FileTarget } from '../../../../../ui/form/file-target.tsx'
import { heldIf } from '../../../../../ui/held.ts'
import { ToolIcon } from '../../../../../ui/tool-icon.tsx'
import type { ManagedItem } from '../../menu-query.ts'
import { PhotoCrops } from '../../photo/photo-crops.tsx'
import { PHOTO_FILES } from '../../photo/prepare-photo.ts'
import { UploadProgress } from '../../photo/upload-progress.tsx'
import type { ItemForm } from '../use-item-form.ts'

const SQUARE = 'relative block size-[4.75rem] shrink-0 overflow-hidden rounded-control'

/** The square beside the name: of a dish that is there already its photo is changed in a dialog of its own, of a new one a file is chosen. */
export function PhotoSquare({ form: { item, photo, askForPhoto } }: { form: ItemForm }) {
  if (item) return <PhotoButton item={item} onChange={askForPhoto} />
  return (
    <FileTarget
      label="Photo"
      accept={PHOTO_FILES}
      isDisabled={photo.isBusy}
      className={`${SQUARE} data-over:outline-2 data-over:outline-saffron`}
      onChoose={photo.choose}
    >
      {/* A drawn dish would look like a photo that is there. */}
      <span className="grid size-full justify-center rounded-control border border-dashed border-line-strong bg-sunk pt-3.5 text-soft">
        <ToolIcon name="camera" className="size-7" />
      </span>
      <Caption words="Add photo" isOnNothing />
    </FileTarget>
  )
}

function PhotoButton({ item, onChange }: { item: ManagedItem; onChange: () => void }) {
  const isOnline = useOnline()
  return (
    <button
      type="button"
      className={`${SQUARE} disabled:cursor-not-allowed disabled:opacity-55`}
      aria-label={`Change the photo of ${item.name}`}
      aria-haspopup="dialog"
      title={isOnline ? undefined : NOT_OFFLINE}
      disabled={!isOnline}
      onClick={onChange}
    >
      <DishPicture dish={item} size="thumb" drawnWidth="76px" hasBlur={false} />
      <Caption words="Change" />
    </button>
  )
}

function Caption({ words, isOnNothing = false }: { words: string; isOnNothing?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`absolute inset-x-0 bottom-0 text-center text-xs leading-4 font-semibold whitespace-nowrap ${isOnNothing ? 'pb-2 text-ink' : 'bg-night/80 py-0.5 text-cream'}`}
    >
      {words}
    </span>
  )
}

/** A photo that is chosen, as guests will see it. It is sent once the dish itself is saved. */
export function ChosenPhotoPlace({ form: { item, draft, photo } }: { form: ItemForm }) {
  const { chosen, percent } = photo
  if (!chosen) return null
  return (
    <section aria-label="Photo" className="mb-5 grid items-center gap-x-5 gap-y-3 sm:grid-cols-[3fr_2fr]">
      <PhotoCrops dish={{ ...draft, id: item?.id ?? '', image: chosen.preview }} />
      {percent === undefined ? (
        <div className="grid min-w-0 gap-2">
          <p className="min-w-0">
            <span className="block truncate font-semibold">{chosen.name}</span>
            <span className="block text-sm text-soft">Guests see it once the item is saved.</span>
          </p>
          <div className="flex flex-wrap gap-2">
            <FileTarget
              label="Choose another photo"
              accept={PHOTO_FILES}
              isDisabled={photo.isBusy}
              className={button('quiet', 'relative px-4! data-over:bg-saffron-soft')}
              onChoose={photo.choose}
            >
              <span aria-hidden="true">Choose another</span>
            </FileTarget>
            <button
              type="button"
              className={button('bare', 'px-3! text-chilli!')}
              aria-label="Remove the photo"
              onClick={photo.clear}
              {...heldIf(photo.isBusy)}
            >
              Remove
            </button>
          </div>
        </div>
      ) : (
        <UploadProgress percent={percent} onCancel={photo.cancel} />
      )}
    </section>
  )
}
