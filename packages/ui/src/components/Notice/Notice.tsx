import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '../../internal/join-classes'
import * as styles from './Notice.css'

export const noticeTones = ['info', 'good', 'bad'] as const
export type NoticeTone = (typeof noticeTones)[number]

export interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Meaning of the notice, shown by icon and colour. @default 'info' */
  tone?: NoticeTone
  /** The message in a few words. */
  title?: string
  /** The next step, optionally with a link. */
  children?: ReactNode
}

/** A message about this page that stays until it no longer applies. `bad` is announced at once. */
export function Notice({ tone = 'info', title, className, children, ...rest }: NoticeProps) {
  return (
    <div
      role={tone === 'bad' ? 'alert' : 'status'}
      data-tone={tone}
      className={joinClasses(styles.tone[tone], className)}
      {...rest}
    >
      {title && <p className={styles.title}>{title}</p>}
      {children && <div>{children}</div>}
    </div>
  )
}
