'use client'

import { type ComponentProps, useEffect, useImperativeHandle, useRef } from 'react'
import { joinClasses } from '../../internal/join-classes'
import { keepClearOfDialogs } from './dialog-room'
import * as styles from './Toast.css'

export type ToastPlaceProps = ComponentProps<'div'>

/**
 * The live region for toasts. It must be on the page before the first toast. A field that is being
 * filled in scrolls out from under a toast.
 */
export function ToastPlace({ className, ref, ...rest }: ToastPlaceProps) {
  const place = useRef<HTMLDivElement>(null)
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => place.current, [])
  useEffect(() => (place.current ? keepClearOfDialogs(place.current) : undefined), [])
  return (
    <div
      ref={place}
      aria-live="polite"
      className={joinClasses(styles.place, className)}
      {...rest}
    />
  )
}
