import { SOUND_UNPLAYABLE, soundProblem } from '@sizzle/domain/alerts/custom-sound.ts'
import { useEffect, useId, useState } from 'react'
import { chooseSound, restoreDefaultSound, SOUNDS_OF } from '../../../kit/sound/alerts.ts'
import { readCustomSound } from '../../../kit/sound/custom-sounds.ts'
import { isPlayable } from '../../../kit/sound/engine.ts'
import type { AlertKind } from '../../../kit/sound/settings.ts'
import { button } from '../../../ui/button.ts'
import { useBriefly } from './use-briefly.ts'

/** How long each of these stays. */
const UPLOADED_MS = 3_000
const RESET_MS = 2_000

/** A sound of one's own: checked before it is kept, because a sound that does not play is no alert. */
export function CustomSoundField({ kind }: { kind: AlertKind }) {
  const [fileName, setFileName] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [said, say] = useBriefly()
  const field = useId()
  useEffect(() => {
    readCustomSound(SOUNDS_OF[kind][0]).then(
      (sound) => setFileName(sound?.fileName),
      () => setFileName(undefined),
    )
  }, [kind])

  const choose = async (file: File) => {
    setBusy(true)
    const found = soundProblem(file) ?? (await keep(kind, file))
    setProblem(found ?? undefined)
    if (!found) {
      setFileName(file.name)
      say('Custom sound uploaded successfully!', UPLOADED_MS)
    }
    setBusy(false)
  }
  const reset = async () => {
    await restoreDefaultSound(kind)
    setFileName(undefined)
    setProblem(undefined)
    say('Restored default sound', RESET_MS)
  }
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <p className="min-w-0 grow">
          <span id={`${field}-name`} className="block font-semibold">
            Sound
          </span>
          <span className="block truncate text-sm text-soft">{fileName ?? 'House bell'}</span>
        </p>
        {fileName && (
          <button type="button" className={button('bare', 'px-3!')} onClick={() => void reset()}>
            Use Default
          </button>
        )}
        <label
          className={button(
            'quiet',
            'relative cursor-pointer px-4! has-focus-visible:outline-3 has-focus-visible:outline-(--focus)',
          )}
        >
          <input
            type="file"
            accept="audio/*,.mp3,.mp4,.wav,.m4a"
            disabled={isBusy}
            aria-labelledby={`${field}-name ${field}-act`}
            aria-invalid={problem ? true : undefined}
            aria-describedby={`${field}-said`}
            className="sr-only"
            onChange={(event) => {
              const [file] = event.target.files ?? []
              event.target.value = ''
              if (file) void choose(file)
            }}
          />
          <span id={`${field}-act`}>Choose a file</span>
        </label>
      </div>
      <p
        id={`${field}-said`}
        role="status"
        className={`mt-1 font-semibold ${problem ? 'text-chilli' : 'text-coriander'}`}
      >
        {problem ?? said}
      </p>
    </div>
  )
}

async function keep(kind: AlertKind, file: File): Promise<string | null> {
  const bytes = await file.arrayBuffer()
  // Decoding takes the bytes away; the copy is what is kept.
  if (!(await isPlayable(bytes.slice(0)))) return SOUND_UNPLAYABLE
  return chooseSound(kind, file.name, bytes).then(
    () => null,
    () => 'This device could not keep the sound.',
  )
}
