// The one style sheet of a letter: what a mail program that is set to dark puts in the place of the colours on the elements.
// Programs that drop it show the letter light, as it is written there. It has no sign that React would escape.

const DARK = {
  paper: '#1b0f1a',
  raised: '#271726',
  sunk: '#201220',
  ink: '#f7eee0',
  soft: '#cdb9c8',
  line: '#4b3549',
  link: '#f8bd5c',
  good: '#173a22',
  note: '#47330f',
  noteLine: '#715423',
  coriander: '#6dbb80',
  saffron: '#f5a92d',
  night: '#2f182d',
} as const

export const DARK_STYLE = [
  '@media (prefers-color-scheme: dark) {',
  `.ground { background-color: ${DARK.paper} !important }`,
  `.sheet { background-color: ${DARK.raised} !important; border-color: ${DARK.line} !important }`,
  `.foot { background-color: ${DARK.sunk} !important; border-color: ${DARK.line} !important }`,
  `.content h1, .content p, .content td { color: ${DARK.ink} !important; border-color: ${DARK.line} !important }`,
  `.content th, .content .soft, .foot p { color: ${DARK.soft} !important; border-color: ${DARK.line} !important }`,
  `.content a, .foot a { color: ${DARK.link} !important }`,
  `.content .button { background-color: ${DARK.saffron} !important; color: ${DARK.night} !important }`,
  `.content .key { background-color: ${DARK.note} !important }`,
  `.content .rule { border-color: ${DARK.noteLine} !important }`,
  `.content .good { background-color: ${DARK.good} !important; border-color: ${DARK.coriander} !important }`,
  `.content .note { background-color: ${DARK.note} !important; border-color: ${DARK.saffron} !important }`,
  '}',
].join('\n')
