'use client'

import type { ComponentProps } from 'react'
import { joinClasses } from '../../internal/join-classes'
import * as styles from './Toast.css'
import { useDialogRoom } from './use-dialog-room'

export type ToastPlaceProps = ComponentProps<'div'>

/** The live region for toasts. It must be on the page before the first toast. */
export function ToastPlace({ className, ref, ...rest }: ToastPlaceProps) {
  const joined = useDialogRoom(ref)
  return (
    <div
      ref={joined}
      aria-live="polite"
      className={joinClasses(styles.place, className)}
      {...rest}
    />
  )
}
