import { frameWords } from './frame-words.ts'
import { type Letter, type Part, type Place, signature } from './letter.ts'

const RULE = '-'.repeat(40)

/** The plain-text part: everything that the HTML says, in reading order. */
export function textOf(letter: Letter): string {
  const { unsubscribeUrl } = letter.promotion ?? {}
  const { name, address, phone, email } = signature(letter)
  const foot = [
    RULE,
    name,
    address,
    `${phone} | ${email}`,
    letter.reason,
    ...(unsubscribeUrl ? [`${frameWords(letter.language).unsubscribe}: ${unsubscribeUrl}`] : []),
  ]
  const said = letter.parts.map(textOfPart).filter((text) => text !== '')
  const paragraphs = [letter.title, ...said, foot.join('\n')]
  return `${paragraphs.join('\n\n')}\n`
}

function textOfPart(part: Part): string {
  switch (part.part) {
    case 'paragraph':
    case 'small':
    case 'notice':
      return part.text
    case 'picture':
      return ''
    case 'key':
      return [
        `${part.label}: ${part.value}`,
        ...(part.note ? [part.note] : []),
        ...(part.place ? placeLines(part.place) : []),
      ].join('\n')
    case 'button':
      return `${part.label}:\n${part.url}`
    case 'facts':
      return part.rows.map(([label, value]) => `${label}: ${value}`).join('\n')
    case 'bill': {
      const lines = part.lines.flatMap(({ label, note, under, amount }) => [
        `${label}${note ? ` (${note})` : ''}  ${amount}`,
        ...under.map(({ text, depth }) => `${'  '.repeat(depth + 1)}${text}`),
      ])
      const sums = part.sums.map(({ label, amount }) => `${label}  ${amount}`)
      return [...lines, RULE, ...sums].join('\n')
    }
    default:
      return part satisfies never
  }
}

function placeLines({ label, name, address, way }: Place): string[] {
  return [`${label}: ${name ? `${name}, ` : ''}${address}`, ...(way ? [`${way.label}: ${way.url}`] : [])]
}
