'use client'

import {
  type ComponentProps,
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { joinClasses } from '../../internal/join-classes'
import { Anchor } from '../Link/LinkProvider'
import * as styles from './Menu.css'
import type { MenuPanelProps } from './MenuPanel'
import { isLink, type MenuItem } from './menu-item'

export interface MenuProps extends ComponentProps<'button'> {
  /** In the order shown: links and actions. */
  items: readonly MenuItem[]
  /** Side on which it opens; the other side if there is no space. @default 'bottom' */
  side?: 'top' | 'bottom'
  /** Aligned edges of button and menu. @default 'start' */
  align?: 'start' | 'end'
}

/**
 * A button that opens a menu of links and actions. The menu's code loads when the pointer or focus
 * reaches the button, and a press waits for it. Without JavaScript, or if the menu fails to load,
 * the native popover shows the links.
 */
export function Menu({
  items,
  side = 'bottom',
  align = 'start',
  className,
  children,
  ...rest
}: MenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const popover = useRef<HTMLDivElement>(null)
  const [Panel, setPanel] = useState<ComponentType<MenuPanelProps>>()
  const [isOpen, setIsOpen] = useState(false)

  async function load() {
    if (Panel !== undefined) return
    const { MenuPanel } = await import('./MenuPanel')
    setPanel(() => MenuPanel)
  }
  function prepare() {
    load().catch(() => {})
  }
  function open() {
    setIsOpen(true)
    load().catch(() => {
      setIsOpen(false)
      popover.current?.showPopover()
    })
  }
  function onClick(event: MouseEvent) {
    if (popover.current?.matches(':popover-open')) return
    event.preventDefault()
    if (isOpen) setIsOpen(false)
    else open()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    open()
  }
  return (
    <span className={styles.root}>
      <button
        ref={button}
        type="button"
        id={id}
        className={joinClasses(styles.button, className)}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        popoverTarget={`${id}-links`}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={onClick}
        onKeyDown={onKeyDown}
        {...rest}
      >
        {children}
      </button>
      <div
        ref={popover}
        id={`${id}-links`}
        popover="auto"
        className={styles.popover}
        data-opens={side}
        data-align={align}
      >
        {items.filter(isLink).map(({ label, icon, href, isCurrent }) => (
          <Anchor
            key={label}
            href={href}
            className={styles.item}
            aria-current={isCurrent ? 'page' : undefined}
            onClick={() => popover.current?.hidePopover()}
          >
            {icon}
            {label}
          </Anchor>
        ))}
      </div>
      {Panel && (
        <Panel
          items={items}
          side={side}
          align={align}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          button={button}
          buttonId={id}
        />
      )}
    </span>
  )
}
