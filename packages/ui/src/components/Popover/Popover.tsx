'use client'

import {
  type ComponentProps,
  cloneElement,
  type FocusEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  type ToggleEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { joinClasses } from '../../internal/join-classes'
import * as styles from './Popover.css'

/** Props for the trigger; pass them on to a `button`. */
export type PopoverTriggerProps = Pick<
  ComponentProps<'button'>,
  'popoverTarget' | 'aria-haspopup' | 'aria-expanded'
>

export interface PopoverProps
  extends Omit<ComponentProps<'div'>, 'children' | 'aria-label' | 'popover' | 'role' | 'ref'> {
  /** Names the panel for screen readers: "Columns". */
  label: string
  /** The button that opens the panel: a `Button` or an `IconButton`. */
  trigger: ReactElement<PopoverTriggerProps>
  /** Side on which it opens; the other side if there is no room. @default 'bottom' */
  side?: 'top' | 'bottom'
  /** Aligned edges of trigger and panel. The panel stays inside the window. @default 'start' */
  align?: 'start' | 'end'
  /** Receives focus when the panel opens. @default the panel */
  initialFocus?: RefObject<HTMLElement | null>
  /** Called after the panel has opened or closed. */
  onOpenChange?: (isOpen: boolean) => void
  /** Content of the panel. A function receives `close`, which also returns the focus. */
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** Elements that close themselves on Escape; the panel stays open. */
const closesFirst =
  '[role="menu"], [role="menu"] *, [role="combobox"]:is([aria-expanded="true"], [data-open])'

/**
 * A small panel next to its button. Not modal: the page stays usable, and the panel closes on
 * Escape, on a press outside and when focus leaves. It is a native popover, so it also opens before
 * JavaScript has loaded.
 */
export function Popover({
  label,
  trigger,
  side = 'bottom',
  align = 'start',
  initialFocus,
  onOpenChange,
  className,
  children,
  ...rest
}: PopoverProps) {
  const id = useId()
  const root = useRef<HTMLSpanElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)

  function close() {
    panel.current?.hidePopover()
    root.current?.querySelector<HTMLElement>('[popovertarget]')?.focus({ preventScroll: true })
  }
  function onToggle(event: ToggleEvent<HTMLDivElement>) {
    // Events of nested popovers, such as a tooltip, bubble.
    if (event.target !== event.currentTarget) return
    const opens = event.newState === 'open'
    setIsOpen(opens)
    onOpenChange?.(opens)
    if (opens) (initialFocus?.current ?? event.currentTarget).focus({ preventScroll: true })
  }
  function onBlur({ relatedTarget, currentTarget }: FocusEvent) {
    // Without a related target, the window lost focus or the press was on non-focusable content.
    if (relatedTarget === null || currentTarget.contains(relatedTarget)) return
    panel.current?.hidePopover()
  }
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || panel.current?.querySelector(':popover-open')) return
    if (document.activeElement?.matches(closesFirst)) return
    event.preventDefault()
    event.stopPropagation()
    close()
  })
  // Listens on the window, so that a surrounding dialog does not close too.
  useEffect(() => {
    if (!isOpen) return
    window.addEventListener('keydown', onEscape, { capture: true })
    return () => window.removeEventListener('keydown', onEscape, { capture: true })
  }, [isOpen])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches where the focus goes.
    <span ref={root} className={styles.root} onBlur={onBlur}>
      {cloneElement(trigger, {
        popoverTarget: id,
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
      })}
      <div
        ref={panel}
        id={id}
        role="dialog"
        aria-label={label}
        popover="auto"
        tabIndex={-1}
        className={joinClasses(styles.panel, className)}
        data-side={side}
        data-align={align}
        onToggle={onToggle}
        {...rest}
      >
        {typeof children === 'function' ? children(close) : children}
      </div>
    </span>
  )
}
