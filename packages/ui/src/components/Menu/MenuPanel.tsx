'use client'

import { Content, Item, Root, Trigger } from '@radix-ui/react-dropdown-menu'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { Anchor } from '../Link/LinkProvider'
import * as styles from './Menu.css'
import { isLink, type MenuItem } from './menu-item'

export interface MenuPanelProps {
  items: readonly MenuItem[]
  side: 'top' | 'bottom'
  align: 'start' | 'end'
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The button that opens the menu and receives focus when it closes. */
  button: RefObject<HTMLButtonElement | null>
  /** The id of the button, which names the menu. */
  buttonId: string
}

/** Distance of the menu from its button and from the edge of the window, in pixels. */
const gap = 8

/**
 * The open menu, built on Radix and loaded separately. Not modal, because Radix would lock
 * scrolling with a style element, which a strict Content-Security-Policy blocks.
 */
export function MenuPanel(props: MenuPanelProps) {
  const { items, side, align, isOpen, onOpenChange, button, buttonId } = props

  const close = useEffectEvent(() => onOpenChange(false))
  // After navigation the focus must not return to the old page's button.
  useEffect(() => {
    window.addEventListener('popstate', close)
    return () => window.removeEventListener('popstate', close)
  }, [])

  function keepOpenOnButton(event: { target: EventTarget | null; preventDefault: () => void }) {
    if (event.target instanceof Node && button.current?.contains(event.target)) {
      event.preventDefault()
    }
  }
  // Not if the focus has already moved, to a new page or to a pressed field.
  function onCloseAutoFocus(event: Event) {
    event.preventDefault()
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }
  /** The focus is on the button by then, so that a dialog that opens returns it there. */
  function select(onSelect: () => void) {
    button.current?.focus({ preventScroll: true })
    onSelect()
  }
  return (
    <Root open={isOpen} onOpenChange={onOpenChange} modal={false}>
      <Trigger asChild>
        <span className={styles.anchor} aria-hidden="true" />
      </Trigger>
      <Content
        className={styles.panel}
        side={side}
        align={align}
        sideOffset={gap}
        collisionPadding={gap}
        loop
        aria-labelledby={buttonId}
        onInteractOutside={keepOpenOnButton}
        onCloseAutoFocus={onCloseAutoFocus}
      >
        {items.map((item) =>
          isLink(item) ? (
            <Item key={item.label} asChild>
              <Anchor
                href={item.href}
                className={styles.item}
                aria-current={item.isCurrent ? 'page' : undefined}
              >
                {item.icon}
                {item.label}
              </Anchor>
            </Item>
          ) : (
            <Item
              key={item.label}
              className={styles.item}
              aria-current={item.isCurrent ? 'true' : undefined}
              onSelect={() => select(item.onSelect)}
            >
              {item.icon}
              {item.label}
            </Item>
          ),
        )}
      </Content>
    </Root>
  )
}
