'use client'

import { type ComponentProps, type ReactNode, useRef } from 'react'
import { joinClasses } from '../../internal/join-classes'
import { XIcon } from '../Icon/icons'
import { IconButton } from '../IconButton/IconButton'
import * as styles from './GuideBar.css'
import { useReachOverDialogs } from './use-reach-over-dialogs'

export interface GuideBarProps extends Omit<ComponentProps<'section'>, 'aria-label'> {
  /** Names the bar: "Walk through". */
  label: string
  /** How far one has come; without it the bar asks whether to begin, and yields to dialogs. */
  progress?: { step: number; of: number }
  /** What is to be done now, in a sentence or two. */
  children: ReactNode
  /** Its buttons. The last is the main one. */
  actions: ReactNode
  /** Puts the bar away; without it the bar has no cross. */
  onClose?: () => void
  /** @default 'Close' */
  closeLabel?: string
}

/**
 * Guides through several pages and panels: a bar at the foot of the window that stays over dialogs,
 * which keep above it. F6 reaches it from within a dialog; each step is read out.
 */
export function GuideBar({
  label,
  progress,
  actions,
  onClose,
  closeLabel = 'Close',
  className,
  children,
  ...rest
}: GuideBarProps) {
  const bar = useRef<HTMLElement>(null)
  useReachOverDialogs(bar)
  return (
    <section
      ref={bar}
      aria-label={label}
      aria-live="polite"
      aria-keyshortcuts="F6"
      data-guide={progress ? 'step' : 'question'}
      className={joinClasses(styles.bar, className)}
      {...rest}
    >
      <div className={styles.line}>
        <div className={styles.words}>
          {progress && (
            <span className={styles.progress}>
              {progress.step} / {progress.of}
            </span>
          )}
          {children}
        </div>
        <div data-actions="" className={styles.actions}>
          {actions}
        </div>
        {onClose && (
          <IconButton
            label={closeLabel}
            icon={<XIcon />}
            className={styles.close}
            onClick={onClose}
          />
        )}
      </div>
    </section>
  )
}
