import { ChevronLeftIcon } from '@edbazaar/ui/Icon'
import { IconButton } from '@edbazaar/ui/IconButton'
import * as styles from './opened.css'

interface BackToListProps {
  label: string
  onBack: () => void
}

/** Leads back from the open row to the list on a phone. */
export function BackToList({ label, onBack }: BackToListProps) {
  return (
    <IconButton className={styles.back} label={label} icon={<ChevronLeftIcon />} onClick={onBack} />
  )
}
