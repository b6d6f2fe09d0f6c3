import { MomentField } from '@edbazaar/feature-form-kit/moment'
import { useMessages } from '@edbazaar/feature-platform'
import { RadioGroup } from '@edbazaar/ui/RadioGroup'
import { useState } from 'react'
import type { BlogEditor } from '../use-blog-editor'
import { messages } from './messages'
import * as styles from './settings.css'

/** When a blog that is not public yet is published. */
export function PublishSection({ editor }: { editor: BlogEditor }) {
  const t = useMessages(messages)
  const { fields, change, errorOf, isEditable } = editor
  const { publish_at: at } = fields
  const [isDated, setIsDated] = useState(at !== null)
  const moment = (
    <MomentField
      value={at}
      error={errorOf('publish_at')}
      disabled={!isEditable}
      onChange={(next) => {
        if (next !== null) change({ publish_at: next })
      }}
    />
  )
  return (
    <section className={styles.section}>
      <h3 className={styles.sectionTitle}>{t(messages.publish)}</h3>
      <RadioGroup
        legend={t(messages.when)}
        legendPlace="hidden"
        value={isDated ? 'date' : 'approved'}
        options={[
          { value: 'approved', label: t(messages.whenApproved), disabled: !isEditable },
          { value: 'date', label: t(messages.onDate), below: moment, disabled: !isEditable },
        ]}
        onValueChange={(value) => {
          setIsDated(value === 'date')
          if (value === 'approved' && at !== null) change({ publish_at: null })
        }}
      />
      <p className={styles.note}>{t(messages.publishHint)}</p>
    </section>
  )
}
