import { type ApiClient, answerOf, type ReplyTemplate } from '@edbazaar/api-client'
import { useDialogGuard } from '@edbazaar/feature-form-kit/dialog-guard'
import { requiredText, usePageForm } from '@edbazaar/feature-form-kit/page-form'
import { type Translate, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { TextArea } from '@edbazaar/ui/TextArea'
import { TextField } from '@edbazaar/ui/TextField'
import { useId } from 'react'
import * as v from 'valibot'
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

const templateSchema = (t: Translate) =>
  v.object({
    title: requiredText(t(messages.titleRequired)),
    text: v.pipe(
      requiredText(t(messages.textRequired)),
      v.check(
        (text) => unknownFieldIn(text) === null,
        ({ input }) => t(messages.unknownField(unknownFieldIn(input) ?? '')),
      ),
    ),
  })
type TemplateBody = v.InferOutput<ReturnType<typeof templateSchema>>

/** Adds or edits a template, with a preview. */
export function TemplateDialog({ listing, listingName, template, onClose }: TemplateDialogProps) {
  const t = useMessages(messages)
  const formId = useId()
  const { form, field, isDirty, isSending, onSubmit } = usePageForm({
    schema: templateSchema,
    initial: { title: template?.title ?? '', text: template?.text ?? '' },
    send: save,
    toast: () => t(messages.templateSaved),
    onSuccess: onClose,
  })
  const { close, question } = useDialogGuard({ isDirty, onClose })
  const text = form.watch('text')
  const unknown = unknownFieldIn(text)
  const preview = filledTemplate(text, {
    parent_name: t(messages.samples.parent_name),
    child_name: t(messages.samples.child_name),
    class: t(messages.samples.class),
    my_name: t(messages.samples.my_name),
    listing: listingName,
  })

  function save(api: ApiClient, body: TemplateBody): Promise<unknown> {
    return template === null
      ? answerOf(
          api.POST('/listings/{kind}/{id}/reply-templates', { params: { path: listing }, body }),
        )
      : answerOf(
          api.PUT('/listings/{kind}/{id}/reply-templates/{templateId}', {
            params: { path: { ...listing, templateId: template.id } },
            body,
          }),
        )
  }
  return (
    <Dialog
      isOpen
      shape="panel"
      title={template === null ? t(messages.addTemplate) : t(messages.editTemplate(template.title))}
      closeLabel={t(messages.close)}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t(messages.cancel)}</Button>
          <Button type="submit" form={formId} variant="main" loading={isSending}>
            {t(messages.save)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={styles.templateFields} onSubmit={onSubmit}>
        <TextField label={t(messages.templateTitle)} maxLength={80} {...field('title')} />
        <TextArea
          label={t(messages.templateText)}
          hint={t(messages.templatesText(templateFields))}
          rows={8}
          maxLength={4000}
          {...field('text')}
          {...(unknown !== null && { error: t(messages.unknownField(unknown)) })}
        />
        <section aria-label={t(messages.preview)}>
          <h3 className={styles.name}>{t(messages.preview)}</h3>
          <p className={styles.preview}>{preview.text}</p>
        </section>
      </form>
      {question}
    </Dialog>
  )
}
