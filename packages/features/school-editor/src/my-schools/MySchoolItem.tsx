import { CompletenessNote } from '@edbazaar/feature-editing'
import { imageSource, importWithRetry } from '@edbazaar/feature-shell'
import { Badge } from '@edbazaar/ui/Badge'
import { Button } from '@edbazaar/ui/Button'
import { languageOf } from '@edbazaar/ui/formatting'
import { EyeIcon, PencilIcon } from '@edbazaar/ui/Icon'
import { ResponsiveImage } from '@edbazaar/ui/ResponsiveImage'
import { lazy, Suspense, useState } from 'react'
import { useSchoolPanel } from '../panels/use-school-panel'
import type { MySchool } from './load-my-schools'
import { messages } from './messages'
import * as styles from './my-schools.css'
import { VisibilitySwitch } from './VisibilitySwitch'

const PreviewDialog = lazy(() => importWithRetry(() => import('./PreviewDialog')))

/** A school of the user in the list: visibility, completeness, Edit and Preview. */
export function MySchoolItem({ school }: { school: MySchool }) {
  const { id, name, location, is_active: isActive, image, completeness } = school
  const { open } = useSchoolPanel()
  const [isPreviewOpen, setIsPreviewOpen] = useState(false)
  return (
    <li className={styles.card}>
      <ResponsiveImage {...imageSource(image)} alt="" sizes="168px" className={styles.image} />
      <div className={styles.details}>
        <h2 className={styles.name} lang={languageOf(name)}>
          {name}
        </h2>
        <p className={styles.place}>{location ?? messages.noLocation}</p>
        <p>
          <Badge tone={isActive ? 'good' : 'plain'}>
            {isActive ? messages.live : messages.hidden}
          </Badge>
        </p>
      </div>
      <div className={styles.progress}>
        <CompletenessNote entity={{ kind: 'school', id }} completeness={completeness} />
      </div>
      <div className={styles.tools}>
        <VisibilitySwitch school={school} />
        <div className={styles.buttons}>
          <Button
            variant="act"
            aria-label={messages.editSchool(name)}
            onClick={() => open({ panel: 'edit-school', id })}
          >
            <PencilIcon />
            {messages.edit}
          </Button>
          <Button aria-label={messages.previewSchool(name)} onClick={() => setIsPreviewOpen(true)}>
            <EyeIcon />
            {messages.preview}
          </Button>
        </div>
      </div>
      {isPreviewOpen && (
        <Suspense>
          <PreviewDialog school={school} onClose={() => setIsPreviewOpen(false)} />
        </Suspense>
      )}
    </li>
  )
}
