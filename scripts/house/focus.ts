import { isTest, type SourceFile } from './source-files.ts'

const PART = /^apps\/web\/src\/.*\.tsx$/
/** A state that lasts as long as a press is under way. */
const BUSY = /(?<!aria-)disabled=\{[^{}]*\bis(?:Pending|Busy|Saving|Sending|Asking|Fetching)\b[^{}]*\}/g
const BUTTON = /<button\b(?:=>|[^>])*>/g

/** A browser takes the focus from a button that is disabled, so whoever pressed it by keyboard starts again at the top. */
export function disabledWhileBusy(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => PART.test(path) && !isTest(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(BUTTON)].flatMap(([tag]) => [...tag.matchAll(BUSY)].map(([found]) => `${path}: ${found}`)),
    )
}
