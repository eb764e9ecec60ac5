import { BRAND } from '../../../../brand/brand.ts'
import { saveFile } from '../../../../kit/save-file.ts'
import { button } from '../../../../ui/button.ts'

/** Shown once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const save = () =>
    saveFile(
      'recovery-codes.txt',
      'text/plain',
      `${BRAND.name}: recovery codes. Each works once.\n\n${codes.join('\n')}\n`,
    )
  return (
    <>
      <p className="font-semibold">Keep these recovery codes.</p>
      <p className="mt-1 max-w-[60ch] text-sm text-soft">
        They are shown only now. Each signs you in once when your phone is lost: print them, or keep them with your
        passwords.
      </p>
      <ul aria-label="Recovery codes" className="mt-3 grid gap-x-6 gap-y-1 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <button type="button" className={button('quiet', 'mt-3')} onClick={save}>
        Save as a file
      </button>
    </>
  )
}
