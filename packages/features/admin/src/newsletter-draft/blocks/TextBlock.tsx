import { importWithRetry } from '@edbazaar/feature-platform'
import { lazy, Suspense } from 'react'
import * as styles from './blocks.css'

/** Loaded separately: the editor is 100 kB. */
const RichTextEditor = lazy(async () => {
  const { RichTextEditor: Editor } = await importWithRetry(
    () => import('@edbazaar/ui/RichTextEditor'),
  )
  return { default: Editor }
})

interface TextBlockProps {
  label: string
  html: string
  onChange: (html: string) => void
}

export function TextBlock({ label, html, onChange }: TextBlockProps) {
  return (
    <Suspense fallback={<div aria-busy="true" className={styles.waiting} />}>
      <RichTextEditor label={label} toolbar="school" value={html} onChange={onChange} />
    </Suspense>
  )
}
