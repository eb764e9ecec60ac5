import { CallError, type PostAnswer } from '@sizzle/contract/client.ts'
import { UPLOAD_UNAUTHORIZED } from '@sizzle/domain/menu/image.ts'
import { useRef, useState } from 'react'
import { sentenceOf } from '../../../../kit/page-calls.ts'
import { pictureNumber } from '../../../../kit/pictures.ts'
import { useSending, useWish } from '../../../../kit/server/wish.ts'
import type { ChosenPhoto } from './prepare-photo.ts'
import { uploadPhoto } from './upload-photo.ts'

export type Dish = { readonly locationId: string; readonly id: string }
export type ChangedItem = PostAnswer<'/setMenuImageUrl'>['item']
type OnDone = (item: ChangedItem) => void

type ToUpload = { readonly dish: Dish; readonly photo: ChosenPhoto }

/** Sends a chosen file, and says how far it is. */
export function useUpload({ onDone, onSettled }: { onDone: OnDone; onSettled?: () => unknown }) {
  const [percent, setPercent] = useState(0)
  const under = useRef<AbortController>(null)
  const upload = useSending(
    ({ dish, photo: { file, name } }: ToUpload, key: string) => {
      const attempt = new AbortController()
      under.current = attempt
      return uploadPhoto({ ...dish, file, name, cancelled: attempt.signal, onProgress: setPercent }, key)
    },
    {
      onDone: ({ item }) => onDone(item),
      onSettled,
      contentOf: ({ dish, photo }) => [dish.id, pictureNumber(photo.file)],
    },
  )
  return {
    percent,
    isPending: upload.isPending,
    sentence: upload.error === undefined ? undefined : uploadSentence(upload.error),
    send: (dish: Dish, photo: ChosenPhoto) => upload.send({ dish, photo }),
    reset: upload.reset,
    cancel: () => under.current?.abort(),
  }
}

export function useUrlChange(dish: Dish, onDone: OnDone) {
  const change = useWish('/setMenuImageUrl', { onDone: ({ item }) => onDone(item) })
  return {
    isPending: change.isPending,
    whyNot: change.whyNot,
    sentence: change.error === undefined ? undefined : saidOr(change.error, 'Failed to update photo'),
    send: (url: string) => change.send({ ...dish, url }),
  }
}

export function useRemoval(dish: Dish, onDone: OnDone) {
  const removal = useWish('/removeMenuImage', { onDone: ({ item }) => onDone(item) })
  return {
    isPending: removal.isPending,
    sentence: removal.error === undefined ? undefined : saidOr(removal.error, 'Failed to delete image'),
    send: () => removal.send(dish),
  }
}

function uploadSentence(error: unknown): string {
  const isRefused = error instanceof CallError && (error.status === 401 || error.status === 403)
  return isRefused ? UPLOAD_UNAUTHORIZED : sentenceOf(error)
}

/** The server's own sentence where it has one; an outage is told as what it prevented. */
function saidOr(error: unknown, failed: string): string {
  const isSaid = error instanceof CallError && error.status >= 400 && error.status < 500
  return isSaid ? error.message : failed
}
