import type { ComponentProps } from 'react'
import { joinClasses } from '../../internal/join-classes'
import * as styles from './Toast.css'

export type ToastPlaceProps = ComponentProps<'div'>

/** The live region for toasts. It must be on the page before the first toast. */
export function ToastPlace({ className, ...rest }: ToastPlaceProps) {
  return <div aria-live="polite" className={joinClasses(styles.place, className)} {...rest} />
}
