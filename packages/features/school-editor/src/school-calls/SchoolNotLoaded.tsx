import { Button } from '@edbazaar/ui/Button'
import { ErrorState } from '@edbazaar/ui/ErrorState'
import { messages } from './messages'

interface SchoolNotLoadedProps {
  problem: string
  onRetry: () => void
}

/** In place of a school that could not be read. */
export function SchoolNotLoaded({ problem, onRetry }: SchoolNotLoadedProps) {
  return (
    <ErrorState
      title={messages.notLoaded}
      actions={
        <Button variant="main" onClick={onRetry}>
          {messages.retry}
        </Button>
      }
    >
      {problem}
    </ErrorState>
  )
}
