import { useMessages } from '@edbazaar/feature-platform'
import { PencilIcon } from '@edbazaar/ui/Icon'
import { Link } from '@edbazaar/ui/Link'
import * as styles from './actions.css'
import { cellMessages } from './messages'

/** Opens the editor of a record. */
export function EditLink({ name, href }: { name: string; href: string }) {
  const t = useMessages(cellMessages)
  return (
    <Link href={href} className={styles.edit} aria-label={t(cellMessages.edit(name))}>
      <PencilIcon size="small" />
    </Link>
  )
}
