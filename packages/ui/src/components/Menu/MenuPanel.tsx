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
  /** The id of the button, whose words name the menu. */
  buttonId: string
}

/** Room between the menu and its button, and the edge of the window, in pixels. */
const room = 8

/**
 * The open menu, built on Radix and loaded separately.
 * Not modal: radix would lock the page's scroll with a style element, which a strict
 * Content-Security-Policy refuses.
 */
export function MenuPanel(props: MenuPanelProps) {
  const { items, side, align, isOpen, onOpenChange, button, buttonId } = props

  const close = useEffectEvent(() => onOpenChange(false))
  // The page one goes back to is another one.
  useEffect(() => {
    window.addEventListener('popstate', close)
    return () => window.removeEventListener('popstate', close)
  }, [])

  function keepOpenOnButton(event: { target: EventTarget | null; preventDefault: () => void }) {
    if (event.target instanceof Node && button.current?.contains(event.target)) {
      event.preventDefault()
    }
  }
  // Unless the focus has moved on: with a link to its page, or with a press elsewhere to a field.
  function onCloseAutoFocus(event: Event) {
    event.preventDefault()
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
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
        sideOffset={room}
        collisionPadding={room}
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
            <Item key={item.label} className={styles.item} onSelect={item.onSelect}>
              {item.icon}
              {item.label}
            </Item>
          ),
        )}
      </Content>
    </Root>
  )
}
