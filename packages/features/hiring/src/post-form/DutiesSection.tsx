import { importWithRetry, useIsBrowser, useMessages } from '@edbazaar/feature-platform'
import { RichText } from '@edbazaar/ui/RichText'
import { lazy, Suspense } from 'react'
import { FormSection, type SectionProps } from './FormSection'
import * as styles from './form.css'
import { messages } from './messages'

const DutiesEditor = lazy(() => importWithRetry(() => import('./DutiesEditor')))

/** Duties and requirements. The editor loads on demand. */
export function DutiesSection({ form: { draft, change, errors }, isLocked }: SectionProps) {
  const t = useMessages(messages)
  const isBrowser = useIsBrowser()
  return (
    <FormSection title={t(messages.duties)}>
      {isLocked ? (
        <RichText html={draft.description} />
      ) : (
        <div data-problem={errors.description !== undefined} tabIndex={-1}>
          <Suspense fallback={<div className={styles.editorPlace} />}>
            {isBrowser && (
              <DutiesEditor
                value={draft.description}
                error={errors.description}
                onChange={(html) => change({ description: html === '<p></p>' ? '' : html })}
              />
            )}
          </Suspense>
        </div>
      )}
    </FormSection>
  )
}
