import type { ComponentProps, ReactNode } from 'react'
import { languageOf } from '../../formatting/languages'
import { joinClasses } from '../../internal/join-classes'
import * as styles from './MessagePreview.css'

export interface MessagePreviewProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Accessible name: "The owner will receive". */
  label: string
  /** The recipient and the channel: "To Lakshmi Raghavan, by email". */
  to?: string | undefined
  /** The subject. */
  title?: string | undefined
  /** The text; line breaks stay. */
  children: ReactNode
}

/** A message before it is sent, as its reader will see it. */
export function MessagePreview({
  label,
  to,
  title,
  children,
  className,
  ...rest
}: MessagePreviewProps) {
  return (
    <section aria-label={label} className={joinClasses(styles.preview, className)} {...rest}>
      {to !== undefined && <p className={styles.to}>{to}</p>}
      {title !== undefined && (
        <p className={styles.title} lang={languageOf(title)}>
          {title}
        </p>
      )}
      <div className={styles.text}>{children}</div>
    </section>
  )
}
