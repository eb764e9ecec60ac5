import { ORDER_NUMBER } from './message-words.ts'

const NUMBERS = new RegExp(`(${ORDER_NUMBER.source})`)

/** Words in which no line breaks an order's number at its hyphen. */
export function WholeNumbers({ text }: { text: string }) {
  let offset = 0
  return text.split(NUMBERS).map((piece) => {
    const key = offset
    offset += piece.length
    return NUMBERS.test(piece) ? (
      <span key={key} className="whitespace-nowrap">
        {piece}
      </span>
    ) : (
      piece
    )
  })
}
