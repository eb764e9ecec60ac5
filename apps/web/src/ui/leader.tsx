import './leader.css'

export function Leader() {
  return <span aria-hidden="true" className="leader" />
}
