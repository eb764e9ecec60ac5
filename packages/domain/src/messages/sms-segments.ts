import { characters } from '../characters.ts'

// How providers count a text: 160 letters of the GSM alphabet, or 70 of any other, go out as one; of several, each gives up
// seven (three) of them to say how they belong together.

const GSM = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ\u00a7¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** Two places each. */
const GSM_EXTENDED = new Set('\f^{}\\[~]|€')

export type SmsSize = {
  readonly segments: number
  /** The first letter for which the whole text is counted by 70. */
  readonly dear: string | null
}

export function smsSize(text: string): SmsSize {
  const letters = characters(text)
  const dear = letters.find((letter) => !GSM.has(letter) && !GSM_EXTENDED.has(letter)) ?? null
  const widthOf = (letter: string) => {
    if (dear !== null) return letter.length
    return GSM_EXTENDED.has(letter) ? 2 : 1
  }
  const [alone, together] = dear === null ? [160, 153] : [70, 67]
  const total = letters.reduce((sum, letter) => sum + widthOf(letter), 0)
  if (total <= alone) return { segments: total === 0 ? 0 : 1, dear }
  let [segments, left] = [0, 0]
  // A letter of two places is never cut in two.
  for (const letter of letters) {
    const width = widthOf(letter)
    if (left < width) [segments, left] = [segments + 1, together]
    left -= width
  }
  return { segments, dear }
}

/** '2 text messages, about 4¢', and which letter makes it dear. */
export function smsCostWords({ segments, dear }: SmsSize, centsPerSegment: number): string {
  if (segments === 0) return 'Nothing to send yet'
  const count = segments === 1 ? '1 text message' : `${segments} text messages`
  const cents = segments * centsPerSegment
  const cost = cents < 100 ? `${cents}¢` : `$${(cents / 100).toFixed(2)}`
  const why = dear === null ? '' : `. “${dear}” is not a plain letter, so only 70 fit instead of 160`
  return `${count}, about ${cost}${why}`
}

/** Why a text is held back: so many went to this number, and so many in all, in the last 24 hours. */
export type SmsCaps = { readonly perNumber: number; readonly inAll: number }
export const SMS_CAPS: SmsCaps = { perNumber: 20, inAll: 5000 }
export const SMS_CENTS = 2

export function overSmsCap(gone: SmsCaps, caps: SmsCaps): string | null {
  if (gone.perNumber >= caps.perNumber) return `${caps.perNumber} texts have gone to this number within a day`
  return gone.inAll >= caps.inAll ? `${caps.inAll} texts have gone out within a day` : null
}
