'use client'

import type { ComponentProps } from 'react'
import { languageOf } from '../../formatting/languages'
import { joinClasses } from '../../internal/join-classes'
import { ButtonLink } from '../Button/Button'
import { XIcon } from '../Icon/icons'
import { IconButton } from '../IconButton/IconButton'
import { type Image, ResponsiveImage } from '../ResponsiveImage/ResponsiveImage'
import * as styles from './CompareTray.css'

/** One thing in the tray. */
export interface TrayEntry {
  /** Tells it from the others. */
  key: string
  /** Beside its image; on a phone only read out. */
  name: string
  /** Square, 40 px. */
  image: Image
}

export interface CompareTrayProps extends Omit<ComponentProps<'aside'>, 'children'> {
  /** In the order of choice. */
  entries: readonly TrayEntry[]
  /** As many as fit. @default 4 */
  max?: number
  /** Where they are compared. */
  href: string
  /** Takes one out again. */
  onRemove: (key: string) => void
  /** A word about what was just tried, such as that no more fit. */
  notice?: string | undefined
}

/** What was chosen to compare, as one row for the `aboveBar` of a `PageShell`. */
export function CompareTray({
  entries,
  max = 4,
  href,
  onRemove,
  notice = '',
  className,
  ...rest
}: CompareTrayProps) {
  return (
    <aside aria-label="Compare tray" className={joinClasses(styles.tray, className)} {...rest}>
      <div className={styles.line}>
        <div className={styles.words}>
          <p className={styles.count}>
            <b>Compare</b>{' '}
            <span className={styles.quiet}>
              {entries.length} of {max}
            </span>
          </p>
          <p role="status" className={styles.notice}>
            {notice}
          </p>
        </div>
        <ul className={styles.entries}>
          {entries.map(({ key, name, image }) => (
            <li key={key} className={styles.entry}>
              <ResponsiveImage
                {...image}
                alt=""
                shape="square"
                sizes="40px"
                className={styles.seal}
              />
              <span className={styles.name} lang={languageOf(name)}>
                {name}
              </span>
              <IconButton
                label={`Remove ${name}`}
                icon={<XIcon size="small" />}
                className={styles.remove}
                onClick={() => onRemove(key)}
              />
            </li>
          ))}
          {entries.length < max && <li className={styles.slot}>Add one more</li>}
        </ul>
        <ButtonLink href={href} variant="main" className={styles.go}>
          Compare {entries.length}
        </ButtonLink>
      </div>
    </aside>
  )
}
