import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { joinClasses } from '../../internal/join-classes'
import { XIcon } from '../Icon/icons'
import { IconButton } from '../IconButton/IconButton'
import * as styles from './Toast.css'

export const toastTypes = ['success', 'error', 'info'] as const
export type ToastType = (typeof toastTypes)[number]

/** Milliseconds that a toast stays: two seconds for a success, seven for anything else. */
export const toastStay = (type: ToastType) => (type === 'success' ? 2000 : 7000)

export interface ToastProps extends Omit<ComponentProps<'div'>, 'children'> {
  message: string
  type: ToastType
  /** Called when its time is over or somebody dismisses it. */
  onClose: () => void
  /** Name of the button that dismisses it. @default 'Dismiss' */
  closeLabel?: string
}

/**
 * News that goes by itself. While the pointer or the focus is on it, it stays. Render it inside a
 * `ToastPlace` that is on the page from the start, so that it is spoken.
 */
export function Toast({
  message,
  type,
  onClose,
  closeLabel = 'Dismiss',
  className,
  ...rest
}: ToastProps) {
  const [isHeld, setIsHeld] = useState(false)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => close.current(), toastStay(type))
    return () => clearTimeout(timer)
  }, [isHeld, type])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here but to wait for the reader
    <div
      role={type === 'error' ? 'alert' : 'status'}
      data-type={type}
      className={joinClasses(styles.type[type], className)}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      {...rest}
    >
      <p className={styles.message}>{message}</p>
      <IconButton label={closeLabel} icon={<XIcon />} onClick={onClose} />
    </div>
  )
}
