import type { Media } from '@edbazaar/api-client'
import {
  captionedFiles,
  captionedFilesFormat,
  FieldConflict,
  MediaPanel,
  mediaOf,
  mediaRow,
  useEditedField,
  withMoved,
} from '@edbazaar/feature-editing'
import { MediaList } from '@edbazaar/feature-editing/media-list'
import { useMessages } from '@edbazaar/feature-platform'
import { SaveState } from '@edbazaar/feature-platform/save-state'
import { Button } from '@edbazaar/ui/Button'
import { UploadIcon } from '@edbazaar/ui/Icon'
import { useState } from 'react'
import { useSchoolMediaProps } from '../school-api/use-school-media-props'
import { useSchoolPanel } from '../use-school-panel'
import * as styles from './edit-school.css'
import { FieldGroup } from './FieldGroup'
import { messages } from './messages'
import type { SchoolSectionProps } from './SchoolFields'
import { filesSchema } from './school-schemas'

/** Images and videos: ordered and deleted here, added in the upload panel. Changes save at once. */
export function MediaSection({ school, entity }: SchoolSectionProps) {
  const t = useMessages(messages)
  const mediaProps = useSchoolMediaProps()
  const { panel, open } = useSchoolPanel()
  const files = useEditedField(entity, 'files', {
    value: captionedFiles(school.media),
    format: captionedFilesFormat,
    schema: filesSchema(t),
  })
  const [knownMedia, setKnownMedia] = useState<readonly Media[]>(school.media)
  const media = mediaOf(files.value, knownMedia)
  function onChange(next: readonly Media[]) {
    setKnownMedia((known) => [...known, ...next.filter(({ url }) => !hasUrl(known, url))])
    files.save(captionedFiles(next))
  }
  const { conflict } = files
  const { id } = school
  return (
    <FieldGroup
      section="edit-media"
      title={t(messages.media)}
      beside={<SaveState phase={files.phase} />}
    >
      <MediaList
        label={t(messages.media)}
        items={media.map(mediaRow)}
        error={files.error}
        onMove={(url, to) => onChange(withMoved(media, url, to))}
        onCaption={(url, caption) =>
          files.save(files.value.map((file) => (file.url === url ? { url, caption } : file)))
        }
        onRemove={(url) => onChange(media.filter((each) => each.url !== url))}
      />
      <Button
        variant="act"
        className={styles.alignStart}
        onClick={() => open({ panel: 'school-images', id })}
      >
        <UploadIcon />
        {t(messages.uploadMore)}
      </Button>
      <p className={styles.hint}>{mediaProps.hint}</p>
      {conflict !== null && (
        <FieldConflict
          label={t(messages.media)}
          theirs={t(messages.files(conflict.theirs.length))}
          onKeepMine={conflict.keepMine}
          onTakeTheirs={conflict.takeTheirs}
        />
      )}
      {panel?.panel === 'school-images' && (
        <MediaPanel
          {...mediaProps}
          title={t(messages.uploadMore)}
          label={t(messages.media)}
          items={media}
          error={files.error}
          onChange={onChange}
          onClose={() => open({ panel: 'edit-school', id })}
          actions={({ isUploading }) => (
            <Button
              variant="main"
              loading={isUploading}
              onClick={() => open({ panel: 'edit-school', id })}
            >
              {t(messages.next)}
            </Button>
          )}
        />
      )}
    </FieldGroup>
  )
}

const hasUrl = (media: readonly Media[], url: string) => media.some((each) => each.url === url)
