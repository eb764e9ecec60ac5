import { useState } from 'react'
import { UnreadablePicture } from '../../../../kit/pictures.ts'
import { type ChosenPhoto, preparePhoto } from './prepare-photo.ts'

/** The file that somebody chose for a dish, ready to be sent, or why it cannot be. */
export function useChosenPhoto() {
  const [chosen, setChosen] = useState<ChosenPhoto>()
  const [problem, setProblem] = useState<string>()
  const choose = async (file: File | undefined) => {
    setProblem(undefined)
    try {
      setChosen(await preparePhoto(file))
    } catch (error) {
      if (!(error instanceof UnreadablePicture)) throw error
      setChosen(undefined)
      setProblem(error.message)
    }
  }
  return {
    chosen,
    problem,
    setProblem,
    choose: (file: File | undefined): void => void choose(file),
    clear: () => {
      setChosen(undefined)
      setProblem(undefined)
    },
  }
}
