import type { ComponentProps } from 'react'
import { joinClasses } from '../../internal/join-classes'
import * as styles from './Toast.css'

export type ToastPlaceProps = ComponentProps<'div'>

/** Where toasts appear: a live region that is on the page, empty, before the first of them. */
export function ToastPlace({ className, ...rest }: ToastPlaceProps) {
  return <div aria-live="polite" className={joinClasses(styles.place, className)} {...rest} />
}
