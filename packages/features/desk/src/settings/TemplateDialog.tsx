import { answerOf, type ReplyTemplate } from '@edbazaar/api-client'
import { usePageRequest } from '@edbazaar/feature-form-kit/page-request'
import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { TextArea } from '@edbazaar/ui/TextArea'
import { TextField } from '@edbazaar/ui/TextField'
import { useState } from 'react'
import { filledTemplate, templateFields, unknownFieldIn } from '../inbox/composer/template-text'
import type { LoadedDesk } from './load-desk'
import { messages } from './messages'
import * as styles from './settings.css'

interface TemplateDialogProps {
  listing: LoadedDesk['listing']
  listingName: string
  /** Null for a new one. */
  template: ReplyTemplate | null
  onClose: () => void
}

/** Adds or edits a template, with a preview. */
export function TemplateDialog({ listing, listingName, template, onClose }: TemplateDialogProps) {
  const t = useMessages(messages)
  const { run, isBusy } = usePageRequest()
  const [title, setTitle] = useState(template?.title ?? '')
  const [text, setText] = useState(template?.text ?? '')
  const [isChecked, setIsChecked] = useState(false)
  const unknown = unknownFieldIn(text)
  const titleError = title.trim() === '' ? t(messages.titleRequired) : undefined
  const emptyError = text.trim() === '' ? t(messages.textRequired) : undefined
  const textError = unknown === null ? emptyError : t(messages.unknownField(unknown))
  const preview = filledTemplate(text, {
    parent_name: t(messages.samples.parent_name),
    child_name: t(messages.samples.child_name),
    class: t(messages.samples.class),
    my_name: t(messages.samples.my_name),
    listing: listingName,
  })

  async function save() {
    setIsChecked(true)
    if (titleError !== undefined || textError !== undefined) return
    const body = { title: title.trim(), text: text.trim() }
    const answer = await run(
      async (api) => {
        if (template === null)
          await answerOf(
            api.POST('/listings/{kind}/{id}/reply-templates', {
              params: { path: listing },
              body,
            }),
          )
        else
          await answerOf(
            api.PUT('/listings/{kind}/{id}/reply-templates/{templateId}', {
              params: { path: { ...listing, templateId: template.id } },
              body,
            }),
          )
        return true
      },
      { toast: () => t(messages.templateSaved) },
    )
    if (answer !== null) onClose()
  }
  return (
    <Dialog
      isOpen
      shape="panel"
      title={template === null ? t(messages.addTemplate) : t(messages.editTemplate(template.title))}
      closeLabel={t(messages.close)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <Button variant="main" loading={isBusy} onClick={() => void save()}>
            {t(messages.save)}
          </Button>
        </>
      }
    >
      <div className={styles.templateFields}>
        <TextField
          label={t(messages.templateTitle)}
          value={title}
          maxLength={80}
          error={isChecked ? titleError : undefined}
          onChange={({ target }) => setTitle(target.value)}
        />
        <TextArea
          label={t(messages.templateText)}
          hint={t(messages.templatesText(templateFields))}
          rows={8}
          maxLength={4000}
          value={text}
          error={isChecked || unknown !== null ? textError : undefined}
          onChange={({ target }) => setText(target.value)}
        />
        <section aria-label={t(messages.preview)}>
          <h3 className={styles.name}>{t(messages.preview)}</h3>
          <p className={styles.preview}>{preview.text}</p>
        </section>
      </div>
    </Dialog>
  )
}
