'use client'

import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useState,
} from 'react'
import { languageOf } from '../../formatting/languages'
import { formatCount } from '../../formatting/numbers'
import { placeAfterKey } from './place-after-key'
import * as styles from './Tabs.css'

export interface Tab {
  /** Identifies the tab. */
  value: string
  /** Name of the tab and of its panel: "History". */
  label: string
  /** One icon of `@edbazaar/ui/Icon`, before the label. */
  icon?: ReactElement
  /** Number of entries in the panel; a text if it is not exact: "100+". */
  count?: number | string | undefined
  /** The content of the tab. Rendered when the tab is first opened; keeps its state afterwards. */
  panel: ReactNode
}

export interface TabsProps
  extends Omit<ComponentProps<'div'>, 'children' | 'onChange' | 'defaultValue'> {
  /** The accessible name of the tabs: "Case". */
  label: string
  /** In the order shown, at most five. */
  tabs: readonly Tab[]
  /** The open tab. Pass it together with `onValueChange`. */
  value?: string | undefined
  /** The tab open at first. @default the first tab */
  defaultValue?: string | undefined
  /** Called with the tab that the user opens. */
  onValueChange?: (value: string) => void
  /** Whether arrow keys open a tab, or only move the focus to it. @default 'automatic' */
  activation?: 'automatic' | 'manual'
}

/**
 * Parts of one page, of which one is shown: a tab list with its panels. If each part has its own
 * URL, use `TabLinks`.
 */
export function Tabs({
  label,
  tabs,
  value,
  defaultValue,
  onValueChange,
  activation = 'automatic',
  className,
  ...rest
}: TabsProps) {
  const id = useId()
  const [ownValue, setOwnValue] = useState(defaultValue ?? tabs[0]?.value)
  const open = value ?? ownValue
  const [seen, setSeen] = useState<readonly (string | undefined)[]>([open])
  // Set while rendering, so that the opened panel appears in the same frame.
  if (!seen.includes(open)) setSeen([...seen, open])

  function select(next: string) {
    if (next === open) return
    setOwnValue(next)
    onValueChange?.(next)
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')]
    const at = controls.findIndex((control) => control.matches(':focus'))
    const next = placeAfterKey(event.key, event.currentTarget, at, tabs.length)
    const tab = next === undefined ? undefined : tabs[next]
    if (next === undefined || tab === undefined) return
    event.preventDefault()
    controls[next]?.focus()
    // Focus alone does not scroll a partly visible tab into view.
    controls[next]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    if (activation === 'automatic') select(tab.value)
  }
  return (
    <div className={className} {...rest}>
      <div role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}-tab`}
            aria-selected={tab.value === open}
            aria-controls={`${id}-${tab.value}`}
            tabIndex={tab.value === open ? 0 : -1}
            lang={languageOf(tab.label)}
            className={styles.tab}
            onClick={() => select(tab.value)}
          >
            {tab.icon}
            {tab.label} {tab.count !== undefined && <Count count={tab.count} />}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-${tab.value}`}
          aria-labelledby={`${id}-${tab.value}-tab`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must be scrollable by keyboard
          tabIndex={0}
          hidden={tab.value !== open}
          className={styles.panel}
        >
          {seen.includes(tab.value) && tab.panel}
        </div>
      ))}
    </div>
  )
}

function Count({ count }: { count: number | string }) {
  return (
    <span className={styles.count}>{typeof count === 'number' ? formatCount(count) : count}</span>
  )
}
