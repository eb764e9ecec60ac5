import './kit/production.ts'
import { runToEnd } from './kit/whole-run.ts'
import { serve } from './serve.ts'

// npm start. What the owner can mend stops it with one plain sentence.
await runToEnd((ending) => serve(ending))
