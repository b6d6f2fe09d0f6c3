'use client'

import { type ComponentProps, type ReactNode, useRef } from 'react'
import { joinClasses } from '../../internal/join-classes'
import { useSharedLabels } from '../../internal/shared-labels'
import { XIcon } from '../Icon/icons'
import { IconButton } from '../IconButton/IconButton'
import * as styles from './GuideBar.css'
import { useReachOverDialogs } from './use-reach-over-dialogs'

export interface GuideBarProps extends Omit<ComponentProps<'section'>, 'aria-label'> {
  /** Accessible name of the bar: "Walk through". */
  label: string
  /** Current step; without it the bar asks whether to start, and is hidden behind dialogs. */
  progress?: { step: number; of: number }
  /** Instructions for the step, in a sentence or two. */
  children: ReactNode
  /** The buttons. The last is the main one. */
  actions: ReactNode
  /** Called by the close button; without it there is none. */
  onClose?: () => void
  /** @default 'Close' */
  closeLabel?: string
}

/**
 * A walkthrough over several pages and panels: a bar at the bottom of the window, above dialogs,
 * which leave space for it. F6 moves focus to it from a dialog; each step is announced.
 */
export function GuideBar({
  label,
  progress,
  actions,
  onClose,
  closeLabel,
  className,
  children,
  ...rest
}: GuideBarProps) {
  const labels = useSharedLabels()
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
        <div className={styles.text}>
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
            label={closeLabel ?? labels.close}
            icon={<XIcon />}
            className={styles.close}
            onClick={onClose}
          />
        )}
      </div>
    </section>
  )
}
