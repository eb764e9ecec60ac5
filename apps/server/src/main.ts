import './kit/production.ts'
import { runProgram } from './kit/run-program.ts'
import { serve } from './serve.ts'

// npm start. What the owner can mend stops it with one plain sentence.
await runProgram((ending) => serve(ending))
