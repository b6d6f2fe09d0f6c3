import { answerOf, type ReplyTemplate } from '@edbazaar/api-client'
import { usePageRequest } from '@edbazaar/feature-form-kit/page-request'
import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { ConfirmDialog } from '@edbazaar/ui/ConfirmDialog'
import { languageOf } from '@edbazaar/ui/formatting'
import { PlusIcon } from '@edbazaar/ui/Icon'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { useState } from 'react'
import { templateFields } from '../inbox/composer/template-text'
import type { LoadedDesk } from './load-desk'
import { messages } from './messages'
import * as styles from './settings.css'
import { TemplateDialog } from './TemplateDialog'

/** Texts that a reply can start with. */
export function TemplatesSection({ listing, desk, templates }: LoadedDesk) {
  const t = useMessages(messages)
  const { run, isBusy } = usePageRequest()
  const [edited, setEdited] = useState<ReplyTemplate | 'new' | null>(null)
  const [asked, setAsked] = useState<ReplyTemplate | null>(null)
  const canChange = desk.my_rights.change_desk
  async function remove({ id }: ReplyTemplate) {
    await run(
      (api) =>
        answerOf(
          api.DELETE('/listings/{kind}/{id}/reply-templates/{templateId}', {
            params: { path: { ...listing, templateId: id } },
          }),
        ),
      { toast: () => t(messages.templateDeleted) },
    )
    setAsked(null)
  }
  return (
    <section aria-labelledby="desk-templates">
      <SectionHead title={t(messages.templatesTitle)} titleId="desk-templates" />
      <p className={styles.text}>{t(messages.templatesText(templateFields))}</p>
      {templates.length === 0 && <p className={styles.quiet}>{t(messages.noTemplates)}</p>}
      <ul className={styles.lines}>
        {templates.map((template) => (
          <li key={template.id} className={styles.line}>
            <div className={styles.lineMain}>
              <p className={styles.name} lang={languageOf(template.title)}>
                {template.title}
              </p>
              <p className={styles.excerpt} lang={languageOf(template.text)}>
                {template.text}
              </p>
            </div>
            {canChange && (
              <div className={styles.buttons}>
                <Button
                  variant="bare"
                  aria-label={t(messages.editTemplate(template.title))}
                  onClick={() => setEdited(template)}
                >
                  {t(messages.edit)}
                </Button>
                <Button
                  variant="bare"
                  aria-label={t(messages.deleteTemplate(template.title))}
                  onClick={() => setAsked(template)}
                >
                  {t(messages.delete)}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {canChange && (
        <div className={styles.footer}>
          <Button onClick={() => setEdited('new')}>
            <PlusIcon size="small" />
            {t(messages.addTemplate)}
          </Button>
        </div>
      )}
      {edited !== null && (
        <TemplateDialog
          listing={listing}
          listingName={desk.name}
          template={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
      {asked !== null && (
        <ConfirmDialog
          isOpen
          tone="danger"
          title={t(messages.deleteTitle)}
          question={t(messages.deleteQuestion(asked.title))}
          yesLabel={t(messages.delete)}
          noLabel={t(messages.cancel)}
          isBusy={isBusy}
          onYes={() => void remove(asked)}
          onNo={() => setAsked(null)}
        >
          <p>{t(messages.deleteText)}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}
