import { checkRules } from './scripts/house/check-rules.ts'
import { RULES_OF_DOCS } from './scripts/house/rules.ts'
import { readSourceFiles } from './scripts/house/source-files.ts'

// The rules of docs/rules, the comments that cite them and the tests that hold them.
checkRules(RULES_OF_DOCS, readSourceFiles(import.meta.dirname))
