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
import { ShownSwitch } from './ShownSwitch'

const PreviewDialog = lazy(() => importWithRetry(() => import('./PreviewDialog')))

/** One of one's schools: whether parents see it, and what it still lacks. */
export function SchoolListing({ school }: { school: MySchool }) {
  const { id, name, location, is_active: isActive, image, completeness } = school
  const { open } = useSchoolPanel()
  const [isPreviewed, setIsPreviewed] = useState(false)
  return (
    <li className={styles.card}>
      <ResponsiveImage {...imageSource(image)} alt="" sizes="168px" className={styles.image} />
      <div className={styles.words}>
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
        <CompletenessNote of={{ kind: 'school', id }} completeness={completeness} />
      </div>
      <div className={styles.tools}>
        <ShownSwitch school={school} />
        <div className={styles.buttons}>
          <Button
            variant="act"
            aria-label={messages.editSchool(name)}
            onClick={() => open({ panel: 'edit-school', id })}
          >
            <PencilIcon />
            {messages.edit}
          </Button>
          <Button aria-label={messages.previewSchool(name)} onClick={() => setIsPreviewed(true)}>
            <EyeIcon />
            {messages.preview}
          </Button>
        </div>
      </div>
      {isPreviewed && (
        <Suspense>
          <PreviewDialog school={school} onClose={() => setIsPreviewed(false)} />
        </Suspense>
      )}
    </li>
  )
}
