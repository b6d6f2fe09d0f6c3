'use client'

import { type ComponentProps, useEffect, useImperativeHandle, useRef } from 'react'
import { languageOf } from '../../formatting/languages'
import { joinClasses } from '../../internal/join-classes'
import { Button, ButtonLink } from '../Button/Button'
import { XIcon } from '../Icon/icons'
import { IconButton } from '../IconButton/IconButton'
import { aboveBarProperty } from '../PageShell/above-bar'
import { type Image, ResponsiveImage } from '../ResponsiveImage/ResponsiveImage'
import * as styles from './CompareTray.css'
import { type CompareTrayLabels, defaultLabels } from './labels'

/** One record in the tray. */
export interface TrayEntry {
  /** Unique key. */
  key: string
  /** Shown beside the image; on a phone only for screen readers. */
  name: string
  /** Square, 40 px. */
  image: Image
}

export interface CompareTrayProps extends Omit<ComponentProps<'aside'>, 'children'> {
  /** In the order they were added. */
  entries: readonly TrayEntry[]
  /** The most entries. @default 4 */
  max?: number
  /** URL of the comparison. */
  href: string
  /** Called to remove an entry. */
  onRemove: (key: string) => void
  /** Called to remove all entries. Without it there is no such button. */
  onClear?: (() => void) | undefined
  /** Label of the button that removes all entries. @default 'Clear' */
  clearLabel?: string
  /** Texts of the tray. @default English */
  labels?: Partial<CompareTrayLabels> | undefined
  /** A message about the last action, such as that the tray is full. */
  notice?: string | undefined
}

/** The records to compare, as one row for `aboveBar` of `PageShell`. */
export function CompareTray({
  entries,
  max = 4,
  href,
  onRemove,
  onClear,
  clearLabel = 'Clear',
  labels: givenLabels,
  notice = '',
  className,
  ref,
  ...rest
}: CompareTrayProps) {
  const labels = { ...defaultLabels, ...givenLabels }
  const tray = useRef<HTMLElement>(null)
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => tray.current, [])
  useEffect(() => (tray.current ? reportHeight(tray.current) : undefined), [])
  return (
    <aside
      ref={tray}
      aria-label={labels.tray}
      className={joinClasses(styles.tray, className)}
      {...rest}
    >
      <div className={styles.line}>
        <div className={styles.text}>
          <p className={styles.count}>
            <b className={styles.title}>{labels.title}</b>{' '}
            <span className={styles.quiet}>{labels.count(entries.length, max)}</span>
          </p>
          <p role="status" className={styles.notice}>
            {notice}
          </p>
        </div>
        <ul className={styles.entries}>
          {entries.map(({ key, name, image }) => (
            <li key={key} className={styles.entry}>
              <ResponsiveImage
                {...image}
                alt=""
                shape="square"
                sizes="40px"
                className={styles.seal}
              />
              <span className={styles.name} lang={languageOf(name)}>
                {name}
              </span>
              <IconButton
                label={labels.remove(name)}
                icon={<XIcon size="small" />}
                className={styles.remove}
                onClick={() => onRemove(key)}
              />
            </li>
          ))}
          {entries.length < max && <li className={styles.slot}>{labels.addOneMore}</li>}
        </ul>
        {onClear && (
          <Button variant="bare" className={styles.clear} onClick={onClear}>
            {clearLabel}
          </Button>
        )}
        <ButtonLink href={href} variant="main" className={styles.go}>
          {labels.compare(entries.length)}
        </ButtonLink>
      </div>
    </aside>
  )
}

/** The end of the page and toasts stay above the tray, also while it has a message. */
function reportHeight(tray: HTMLElement): () => void {
  const { style } = document.documentElement
  const update = () => style.setProperty(aboveBarProperty, `${tray.offsetHeight}px`)
  const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(update)
  sizes?.observe(tray)
  update()
  return () => {
    sizes?.disconnect()
    style.removeProperty(aboveBarProperty)
  }
}
