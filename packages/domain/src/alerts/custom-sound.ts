import type { ChosenFile } from '../menu/image.ts'

// MP3, MP4, WAV, M4A, under 5 MB, and it has to play (kitchen 14).
const MAX_SOUND_BYTES = 5 * 1024 * 1024
const SOUND_NOT_AUDIO = 'File must be an audio file (MP3, MP4, WAV, etc.)'
const SOUND_TOO_LARGE = 'Audio file must be less than 5MB'
export const SOUND_UNPLAYABLE = 'Invalid audio file or failed to load'

/** Browsers call an .mp4 or .m4a without pictures video/mp4 or audio/x-m4a. */
export function soundProblem(file: ChosenFile): string | null {
  const isSound = file.type.startsWith('audio/') || file.type === 'video/mp4'
  if (!isSound) return SOUND_NOT_AUDIO
  return file.size >= MAX_SOUND_BYTES ? SOUND_TOO_LARGE : null
}
