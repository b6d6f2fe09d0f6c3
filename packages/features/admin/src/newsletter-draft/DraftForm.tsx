import type { BlogSummary, NewsletterDraft } from '@edbazaar/api-client'
import { UnsavedGuard } from '@edbazaar/feature-form-kit/unsaved-guard'
import { accountPaths, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { languageOf } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { TextField } from '@edbazaar/ui/TextField'
import { BlocksField } from './blocks/BlocksField'
import * as styles from './draft.css'
import { messages } from './messages'
import type { DraftForm as Form } from './use-draft-form'

interface DraftFormProps {
  /** Null for a new one. */
  draft: NewsletterDraft | null
  draftForm: Form
  blogs: readonly Pick<BlogSummary, 'id' | 'title'>[]
}

/** Title, summary and blocks, saved together. */
export function DraftForm({ draft, draftForm, blogs }: DraftFormProps) {
  const t = useMessages(messages)
  const { onSubmit, isSending, field, control, errorOf, form, mayLeave } = draftForm
  const { value: blocks, error, onValueChange } = control('blocks')
  return (
    <form noValidate className={styles.form} onSubmit={onSubmit}>
      <TextField
        label={t(messages.title)}
        maxLength={160}
        lang={languageOf(form.watch('title'))}
        {...field('title')}
      />
      <TextField
        label={t(messages.summary)}
        hint={t(messages.summaryHint)}
        maxLength={300}
        lang={languageOf(form.watch('summary'))}
        {...field('summary')}
      />
      <BlocksField
        blocks={blocks}
        blogs={blogs}
        error={error}
        errorAt={(index) => errorOf(`blocks.${index}`)}
        onChange={(update) => onValueChange([...update(form.getValues('blocks'))])}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="main" loading={isSending}>
          {t(messages.save)}
        </Button>
        {draft !== null && (
          <Link href={`${accountPaths.auditLog}?entity=newsletter_draft&entity_id=${draft.id}`}>
            {t(messages.history)}
          </Link>
        )}
      </div>
      <UnsavedGuard mayLeave={mayLeave} />
    </form>
  )
}
