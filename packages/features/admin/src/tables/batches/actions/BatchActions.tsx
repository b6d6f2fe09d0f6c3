import type { AdminBatch } from '@edbazaar/api-client'
import { accountPaths, paths, useMessages } from '@edbazaar/feature-platform'
import { CalendarIcon, EllipsisIcon, EyeIcon, PencilIcon, UsersIcon } from '@edbazaar/ui/Icon'
import { Menu } from '@edbazaar/ui/Menu'
import * as styles from '../../cells/actions.css'
import { batchActionMessages as messages } from './messages'

/** A menu that opens the page of a batch, where an admin can change it as its managers do. */
export function BatchActions({ batch }: { batch: AdminBatch }) {
  const t = useMessages(messages)
  return (
    <Menu
      align="end"
      aria-label={t(messages.menu(batch.name))}
      className={styles.menu}
      items={[
        { label: t(messages.open), icon: <CalendarIcon />, href: accountPaths.batch(batch.id) },
        {
          label: t(messages.families),
          icon: <UsersIcon />,
          href: accountPaths.batchEnquiries(batch.id),
        },
        {
          label: t(messages.edit),
          icon: <PencilIcon />,
          href: accountPaths.editProduct(batch.product_id),
        },
        { label: t(messages.page), icon: <EyeIcon />, href: paths.product(batch.product_slug) },
      ]}
    >
      <EllipsisIcon size="small" />
    </Menu>
  )
}
