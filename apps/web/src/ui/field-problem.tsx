/**
 * What is wrong with a field. The field is described by it, and so is read with it by whoever comes there; while the field has the
 * focus already nothing else reads it, and it is said as it appears. Its parent is the field's whole part. It waits there empty for its
 * words, and then is no part of a grid or row that the field is made of.
 */
export function FieldProblem({ id, problem }: { id: string; problem: string | undefined }) {
  return (
    <div ref={sayHere} className="problem empty:absolute">
      {problem && (
        <p id={id} className="mt-1 text-sm font-semibold text-chilli">
          {problem}
        </p>
      )}
    </div>
  )
}

/** Set from outside React, so that no field is drawn anew for a focus that comes or goes. */
function sayHere(box: HTMLElement | null) {
  const field = box?.parentElement
  if (!field) return undefined
  const come = () => box.setAttribute('aria-live', 'polite')
  const go = () => box.removeAttribute('aria-live')
  if (field.contains(document.activeElement)) come()
  field.addEventListener('focusin', come)
  field.addEventListener('focusout', go)
  return () => {
    field.removeEventListener('focusin', come)
    field.removeEventListener('focusout', go)
  }
}
