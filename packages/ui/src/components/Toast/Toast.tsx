'use client'

import type { ComponentProps, FocusEvent, ReactElement } from 'react'
import { joinClasses } from '../../internal/join-classes'
import { useSharedLabels } from '../../internal/shared-labels'
import { Button } from '../Button/Button'
import { XIcon } from '../Icon/icons'
import { CircleCheckIcon, InfoIcon, TriangleAlertIcon } from '../Icon/work-icons'
import { IconButton } from '../IconButton/IconButton'
import * as styles from './Toast.css'
import { type ToastType, toastStay } from './toast-type'
import { useDismissTimer } from './use-dismiss-timer'
import { useDismissal } from './use-dismissal'

export interface ToastAction {
  /** A verb: "Undo". */
  label: string
  onSelect: () => void
}

export interface ToastProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** One sentence: "Updated". */
  message: string
  /** Icon and duration: a success disappears after two seconds, other types after seven. */
  type: ToastType
  /** Called when the time is up or the user dismisses it. */
  onClose: () => void
  /** An action on what has just happened, such as Undo. Selecting it closes the toast. */
  action?: ToastAction | undefined
  /** Name of the button that dismisses it. @default 'Dismiss' */
  closeLabel?: string
}

const icons: Readonly<Record<ToastType, ReactElement>> = {
  success: <CircleCheckIcon />,
  error: <TriangleAlertIcon />,
  info: <InfoIcon />,
}

/**
 * A short message that disappears. The timer pauses while the pointer or focus is on it; its button
 * and Escape dismiss it. Render it inside a `ToastPlace` that is on the page from the start, so
 * that screen readers announce it.
 */
export function Toast({
  message,
  type,
  onClose,
  action,
  closeLabel,
  className,
  ...rest
}: ToastProps) {
  const labels = useSharedLabels()
  const { onFocus, ...pauseHandlers } = useDismissTimer(toastStay(type), onClose)
  const { dismiss, noteOrigin } = useDismissal(onClose)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only pauses the timer
    <div
      role={type === 'error' ? 'alert' : 'status'}
      data-type={type}
      className={joinClasses(styles.type[type], className)}
      {...pauseHandlers}
      onFocus={(event: FocusEvent) => {
        noteOrigin(event)
        onFocus()
      }}
      {...rest}
    >
      <span className={styles.icon}>{icons[type]}</span>
      <p className={styles.message}>{message}</p>
      {action && (
        <Button
          className={styles.action}
          onClick={() => {
            action.onSelect()
            dismiss()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label={closeLabel ?? labels.dismiss} icon={<XIcon />} onClick={dismiss} />
    </div>
  )
}
