import { useMessages } from '@edbazaar/feature-platform'
import { RadioGroup } from '@edbazaar/ui/RadioGroup'
import { Switch } from '@edbazaar/ui/Switch'
import * as styles from './editor.css'
import { messages } from './messages'
import type { VideoEditor } from './use-video-editor'

/** Whether pupils can be recognised, and whether media are made or altered by AI. */
export function PeopleSection({ editor }: { editor: VideoEditor }) {
  const t = useMessages(messages)
  const { fields, change, errorOf, isEditable } = editor
  return (
    <section aria-labelledby="video-people" className={styles.section}>
      <h2 id="video-people" className={styles.heading}>
        {t(messages.people)}
      </h2>
      <RadioGroup
        legend={t(messages.pupils)}
        value={fields.pupils}
        error={errorOf('pupils')}
        options={[
          { value: 'none', label: t(messages.pupilsNone), disabled: !isEditable },
          { value: 'agreed', label: t(messages.pupilsAgreed), disabled: !isEditable },
        ]}
        onValueChange={(value) => change({ pupils: value === 'agreed' ? 'agreed' : 'none' })}
      />
      <Switch
        label={t(messages.synthetic)}
        hint={t(messages.syntheticHint)}
        disabled={!isEditable}
        checked={fields.has_synthetic_media}
        onChange={({ target }) => change({ has_synthetic_media: target.checked })}
      />
    </section>
  )
}
