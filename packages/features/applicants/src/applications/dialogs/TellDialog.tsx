import type { ApplicationRow } from '../application-types'
import { BulkDialog } from './BulkDialog'

interface TellDialogProps {
  row: ApplicationRow
  onDone: () => void
  onClose: () => void
}

/** Sends the decision about one application. */
export const TellDialog = ({ row, ...rest }: TellDialogProps) => (
  <BulkDialog action="tell" rows={[row]} {...rest} />
)
