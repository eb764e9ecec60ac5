import { describe, expect, test } from 'vitest'
import { type SourceFile, sourceFile } from './source-files.ts'

type Sources = Record<string, string>

/** A fact about this repository that no compiler holds, beside small sources that break it and that keep it. */
export type Rule = {
  name: string
  breaches: (files: readonly SourceFile[]) => string[]
  brokenBy: Sources[]
  keptBy?: Sources
}

/** Each rule holds here, and still sees what breaks it. */
export function checkRules(rules: readonly Rule[], files: readonly SourceFile[]): void {
  describe.each(rules)('$name', ({ breaches, brokenBy, keptBy }) => {
    test('holds in this repository', () => {
      expect(breaches(files)).toEqual([])
    })

    test('is seen when broken, and only then', () => {
      for (const sources of brokenBy) expect(breaches(fake(sources)), JSON.stringify(sources)).not.toEqual([])
      expect(breaches(fake(keptBy ?? {}))).toEqual([])
    })
  })
}

function fake(sources: Sources): SourceFile[] {
  return Object.entries(sources).map(([path, text]) => sourceFile(path, text))
}
