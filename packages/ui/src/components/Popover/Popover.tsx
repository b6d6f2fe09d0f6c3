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

/** What the trigger gets: pass it on to a `button`. */
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
  /** Where it opens; on the other side where there is no room. @default 'bottom' */
  side?: 'top' | 'bottom'
  /** Which edges of trigger and panel align. At the edge of the window the panel moves inside. @default 'start' */
  align?: 'start' | 'end'
  /** Gets the focus when the panel opens. @default the panel */
  initialFocus?: RefObject<HTMLElement | null>
  /** Called after the panel has opened or closed. */
  onOpenChange?: (isOpen: boolean) => void
  /** What the panel holds; as a function it gets `close`, which also returns the focus. */
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** These close themselves on Escape; the panel around them stays open. */
const closesFirst =
  '[role="menu"], [role="menu"] *, [role="combobox"]:is([aria-expanded="true"], [data-open])'

/**
 * A small panel beside the button that opens it. Not modal: the page stays usable, and the panel
 * closes on Escape, on a press outside and when the focus leaves. It is the browser's own popover,
 * so it also opens before scripts have loaded.
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
    // The event of something inside, such as a tooltip, comes along.
    if (event.target !== event.currentTarget) return
    const opens = event.newState === 'open'
    setIsOpen(opens)
    onOpenChange?.(opens)
    if (opens) (initialFocus?.current ?? event.currentTarget).focus({ preventScroll: true })
  }
  function onBlur({ relatedTarget, currentTarget }: FocusEvent) {
    // Without a next element the window lost the focus, or the press was on plain page.
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
  // At the window, before a dialog around the panel hears the key and closes too.
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
