import { Component, type ReactNode } from 'react'
import { newId } from './new-id.ts'
import { reportClientError } from './report-client-error.ts'

type Props = { children: ReactNode; fallback: (errorId: string, retry: () => void) => ReactNode }

/** React asks for a class here, and only here. */
export class ErrorBoundary extends Component<Props, { errorId: string | undefined }> {
  override state: { errorId: string | undefined } = { errorId: undefined }

  static getDerivedStateFromError(): { errorId: string } {
    return { errorId: newId() }
  }

  override componentDidCatch(error: unknown): void {
    reportClientError(error, this.state.errorId)
  }

  override render(): ReactNode {
    const { errorId } = this.state
    return errorId === undefined
      ? this.props.children
      : this.props.fallback(errorId, () => this.setState({ errorId: undefined }))
  }
}
