import { button } from '../../../ui/button.ts'
import { type ListTool, ToolMenu } from '../../../ui/list/tool-menu.tsx'
import { ToolIcon } from '../../../ui/tool-icon.tsx'

type ResultsBarProps = {
  shown: number
  total: number
  tools: readonly ListTool[]
}

/** What is done to the whole menu, and how many are shown, which the eye sees where the list is narrowed on a phone. */
export function ResultsBar({ shown, total, tools }: ResultsBarProps) {
  const [only, ...others] = tools
  return (
    <>
      {only && others.length === 0 ? <Tool {...only} /> : <ToolMenu label="Menu tools" look="words" tools={tools} />}
      <p
        role="status"
        className={`basis-full text-sm text-soft tabular-nums @min-[40rem]:sr-only ${shown === total ? 'sr-only' : ''}`}
      >
        {shown.toLocaleString('en-CA')} of {total.toLocaleString('en-CA')} items
      </p>
    </>
  )
}

function Tool({ icon, label, whyNot, onPress }: ListTool) {
  return (
    <button
      type="button"
      className={button('quiet', 'px-4!')}
      disabled={whyNot !== undefined}
      title={whyNot}
      onClick={onPress}
    >
      <ToolIcon name={icon} /> {label}
    </button>
  )
}
