import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Checkbox } from '@edbazaar/ui/Checkbox'
import { Dialog } from '@edbazaar/ui/Dialog'
import type { BlogEditor } from '../use-blog-editor'
import { AddressSection } from './AddressSection'
import { messages } from './messages'
import { PublishSection } from './PublishSection'
import { RemoveBlog } from './RemoveBlog'
import { ReviewSection } from './ReviewSection'
import { RevisionsSection } from './RevisionsSection'
import * as styles from './settings.css'

interface SettingsPanelProps {
  editor: BlogEditor
  onClose: () => void
}

/** URL, summary, schedule, labels, review and revisions of a blog, beside its text. */
export default function SettingsPanel({ editor, onClose }: SettingsPanelProps) {
  const t = useMessages(messages)
  return (
    <Dialog
      isOpen
      shape="panel"
      title={t(messages.title)}
      description={t(messages.description)}
      closeLabel={t(messages.close)}
      onClose={onClose}
      footer={
        <>
          <RemoveBlog editor={editor} onRemoved={onClose} />
          <Button onClick={onClose}>{t(messages.close)}</Button>
        </>
      }
    >
      <AddressSection editor={editor} />
      {!editor.blog.is_public && <PublishSection editor={editor} />}
      <LabelsSection editor={editor} />
      <ReviewSection blog={editor.blog} />
      <RevisionsSection editor={editor} />
    </Dialog>
  )
}

function LabelsSection({ editor: { fields, change, isEditable } }: { editor: BlogEditor }) {
  const t = useMessages(messages)
  return (
    <section className={styles.section}>
      <h3 className={styles.sectionTitle}>{t(messages.labels)}</h3>
      <div className={styles.hinted}>
        <Checkbox
          label={t(messages.provider)}
          checked={fields.is_by_provider}
          disabled={!isEditable}
          onChange={({ target }) => change({ is_by_provider: target.checked })}
        />
        <p>{t(messages.providerHint)}</p>
      </div>
      <div className={styles.hinted}>
        <Checkbox
          label={t(messages.synthetic)}
          checked={fields.has_synthetic_media}
          disabled={!isEditable}
          onChange={({ target }) => change({ has_synthetic_media: target.checked })}
        />
        <p>{t(messages.syntheticHint)}</p>
      </div>
    </section>
  )
}
