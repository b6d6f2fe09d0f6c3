import { useMessages } from '@edbazaar/feature-platform'
import { copyText } from '@edbazaar/feature-platform/clipboard'
import { Button } from '@edbazaar/ui/Button'
import { CheckIcon } from '@edbazaar/ui/Icon'
import { VisuallyHidden } from '@edbazaar/ui/VisuallyHidden'
import { useEffect, useRef, useState } from 'react'
import * as styles from './code.css'
import { highlight } from './highlight'
import { messages } from './messages'

interface CodeBlockProps {
  /** Names the code and its button, for example “Your snippet”. */
  label: string
  code: string
  /** Whether copying this code is the page's main action. @default false */
  isMain?: boolean
}

type CopyState = 'idle' | 'copied' | 'selected'

/** The time for which the button shows the outcome, in milliseconds. */
const outcomeMs = 2_500

/** Code with a copy button. If the browser does not allow copying, the code is selected instead. */
export function CodeBlock({ label, code, isMain = false }: CodeBlockProps) {
  const t = useMessages(messages)

  const text = useRef<HTMLElement>(null)
  const [copyState, setCopyState] = useState<CopyState>('idle')
  useEffect(() => {
    if (copyState === 'idle') return
    const timer = setTimeout(() => setCopyState('idle'), outcomeMs)
    return () => clearTimeout(timer)
  }, [copyState])

  async function copy() {
    const isCopied = await copyText(code)
    if (!isCopied && text.current) getSelection()?.selectAllChildren(text.current)
    setCopyState(isCopied ? 'copied' : 'selected')
  }

  const outcome = { idle: '', copied: t(messages.copied), selected: t(messages.selected) }[
    copyState
  ]
  return (
    <figure aria-label={label} className={styles.figure}>
      <figcaption className={styles.caption}>
        <span className={styles.label}>{label}</span>
        <Button
          variant={isMain ? 'main' : 'bare'}
          aria-label={`${outcome || t(messages.copy)}: ${label}`}
          onClick={copy}
          className={styles.copy}
        >
          {copyState === 'copied' && <CheckIcon size="small" />}
          {outcome || t(messages.copy)}
        </Button>
        <VisuallyHidden role="status">{outcome}</VisuallyHidden>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be focusable for keyboard users. */}
      <pre className={styles.frame} tabIndex={0}>
        <code ref={text} translate="no">
          {highlight(code).map(({ type, text }, i) => (
            <span key={i} className={styles.tokens[type]}>
              {text}
            </span>
          ))}
        </code>
      </pre>
    </figure>
  )
}
