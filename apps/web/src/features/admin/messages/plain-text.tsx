import { WholeNumbers } from './whole-numbers.tsx'

const ADDRESS = /(https?:\/\/[^\s<>"]+)/

/** The plain-text part as mail programs show it: addresses can be pressed. */
export function PlainText({ text }: { text: string }) {
  let offset = 0
  return (
    <p className="whitespace-pre-wrap rounded-card border border-line bg-raised px-5 py-4 leading-relaxed">
      {text.split(ADDRESS).map((piece) => {
        const key = offset
        offset += piece.length
        if (!ADDRESS.test(piece)) return <WholeNumbers key={key} text={piece} />
        return (
          <a
            key={key}
            href={piece}
            target="_blank"
            rel="noopener noreferrer"
            className="wrap-anywhere text-saffron-ink underline underline-offset-2"
          >
            {piece}
          </a>
        )
      })}
    </p>
  )
}
