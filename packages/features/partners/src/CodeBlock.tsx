import { Button } from '@edbazaar/ui/Button'
import { CheckIcon } from '@edbazaar/ui/Icon'
import { VisuallyHidden } from '@edbazaar/ui/VisuallyHidden'
import { useEffect, useRef, useState } from 'react'
import * as styles from './code.css'
import { highlight } from './highlight'
import { messages } from './messages'

interface CodeProps {
  /** What it is: "Snippet". Names the code and its button. */
  label: string
  code: string
  /** Whether copying is what the page is for. @default false */
  isMain?: boolean
}

type Copying = 'not yet' | 'copied' | 'selected'

/** Milliseconds for which the button says that it is done. */
const saidFor = 2_500

/** Code, with a button that copies it. Where the browser lets nobody copy, it is selected instead. */
export function Code({ label, code, isMain = false }: CodeProps) {
  const text = useRef<HTMLElement>(null)
  const [copying, setCopying] = useState<Copying>('not yet')
  useEffect(() => {
    if (copying === 'not yet') return
    const timer = setTimeout(() => setCopying('not yet'), saidFor)
    return () => clearTimeout(timer)
  }, [copying])

  async function copy() {
    try {
      await navigator.clipboard.writeText(code)
      setCopying('copied')
    } catch {
      if (text.current) getSelection()?.selectAllChildren(text.current)
      setCopying('selected')
    }
  }

  const said = { 'not yet': '', copied: messages.copied, selected: messages.selected }[copying]
  return (
    <figure aria-label={label} className={styles.figure}>
      <figcaption className={styles.caption}>
        <span className={styles.label}>{label}</span>
        <Button
          variant={isMain ? 'main' : 'bare'}
          aria-label={`${said || messages.copy}: ${label}`}
          onClick={copy}
          className={styles.copy}
        >
          {copying === 'copied' && <CheckIcon size="small" />}
          {said || messages.copy}
        </Button>
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be reached by keys. */}
      <pre className={styles.frame} tabIndex={0}>
        <code ref={text} translate="no">
          {highlight(code).map(({ look, text }, i) => (
            <span key={i} className={styles.looks[look]}>
              {text}
            </span>
          ))}
        </code>
      </pre>
    </figure>
  )
}
