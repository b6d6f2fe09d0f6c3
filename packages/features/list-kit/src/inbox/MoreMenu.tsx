import { EllipsisIcon } from '@edbazaar/ui/Icon'
import { Menu, type MenuProps } from '@edbazaar/ui/Menu'
import * as styles from './opened.css'

interface MoreMenuProps {
  label: string
  items: MenuProps['items']
}

/** The menu of further actions for the open row. */
export function MoreMenu({ label, items }: MoreMenuProps) {
  return (
    <Menu items={items} align="end" aria-label={label} title={label} className={styles.more}>
      <EllipsisIcon />
    </Menu>
  )
}
