import { useMessages } from '@edbazaar/feature-platform'
import { InfoIcon } from '@edbazaar/ui/Icon'
import { IconButton } from '@edbazaar/ui/IconButton'
import { Link } from '@edbazaar/ui/Link'
import { Popover } from '@edbazaar/ui/Popover'
import { messages } from './messages'
import type { MetricName } from './metric-types'
import * as styles from './metrics.css'

interface DefinitionProps {
  name: MetricName
  /** The name of the figure, if it is a share of the metric. */
  title?: string
  /** "34,426 of 48,216". */
  sum?: string
  /** The records behind the figure. */
  href: string
}

/** A button that opens what a figure counts. */
export function Definition({ name, title, sum, href }: DefinitionProps) {
  const t = useMessages(messages)
  const label = t(messages.definition(title ?? t(messages.names[name])))
  return (
    <Popover
      label={label}
      className={styles.screenOnly}
      trigger={<IconButton label={label} icon={<InfoIcon size="small" />} />}
    >
      <div className={styles.definition}>
        <p>{t(messages.definitions[name])}</p>
        {sum !== undefined && <p>{sum}</p>}
        <p>
          <Link href={href}>{t(messages.openName(t(messages.names[name])))}</Link>
        </p>
      </div>
    </Popover>
  )
}
