import { useState } from 'react'
import { api } from '../../../../kit/api.ts'
import { askAgain } from '../../../../kit/server/answers.ts'
import { button } from '../../../../ui/button.ts'
import { ProofForm } from './proof-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

const CODE = ['code'] as const

/** For those that were used or lost. They are shown until they were put away. */
export function NewCodes({ onClose }: { onClose: () => void }) {
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes)
    return (
      <div className="mt-4">
        <RecoveryCodes codes={codes} />
        <button type="button" className={button('primary', 'mt-5')} onClick={onClose}>
          I have kept them
        </button>
      </div>
    )
  return (
    <ProofForm
      kind="primary"
      steps={CODE}
      act="Get new recovery codes"
      acting="One moment…"
      send={async ({ password, code = '' }, key) => {
        const { recoveryCodes } = await api.post('/renewRecoveryCodes', { password, code }, key)
        setCodes(recoveryCodes)
        await askAgain('/getSecondFactor')
      }}
      onCancel={onClose}
    />
  )
}
