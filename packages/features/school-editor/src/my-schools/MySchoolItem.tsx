import { imageSource } from '@edbazaar/feature-catalogue-ui'
import {
  isListingEditor,
  ListingCard,
  ListingMenu,
  VisibilitySwitch,
} from '@edbazaar/feature-editing'
import { importWithRetry, useMessages } from '@edbazaar/feature-platform'
import { Badge } from '@edbazaar/ui/Badge'
import { Button } from '@edbazaar/ui/Button'
import { EyeIcon, PencilIcon } from '@edbazaar/ui/Icon'
import { lazy, Suspense, useState } from 'react'
import { useSchoolPanel } from '../use-school-panel'
import type { MySchool } from './load-my-schools'
import { messages } from './messages'
import * as styles from './my-schools.css'
import { useSaveVisibility } from './use-save-visibility'

const PreviewDialog = lazy(() => importWithRetry(() => import('./PreviewDialog')))

interface MySchoolItemProps {
  school: MySchool
  /** Receives what a save has changed. */
  onSaved: (change: Partial<MySchool>) => void
  /** Called when it was deleted or restored. */
  onDeleted: () => void
}

/** A school of the user in the list: visibility, completeness, Edit and Preview. */
export function MySchoolItem({ school, onSaved, onDeleted }: MySchoolItemProps) {
  const t = useMessages(messages)
  const { id, name, location, is_active: isActive, image, completeness } = school
  const { open } = useSchoolPanel()
  const canEdit = isListingEditor(school.role)
  const visibility = useSaveVisibility(school, onSaved)
  const [isPreviewOpen, setIsPreviewOpen] = useState(false)
  return (
    <>
      <ListingCard
        entity={{ kind: 'school', id }}
        name={name}
        heading={name}
        image={imageSource(image)}
        shape="wide"
        facts={
          <>
            <p className={styles.place}>{location ?? t(messages.noLocation)}</p>
            <p>
              {school.is_hidden_by_admin ? (
                <Badge tone="bad">{t(messages.hiddenByAdmin)}</Badge>
              ) : (
                <Badge tone={isActive ? 'good' : 'plain'}>
                  {isActive ? t(messages.live) : t(messages.hidden)}
                </Badge>
              )}
            </p>
          </>
        }
        completeness={completeness}
        visibility={
          canEdit && (
            <VisibilitySwitch
              label={t(messages.shownOf(name))}
              isActive={isActive}
              isHiddenByAdmin={school.is_hidden_by_admin}
              save={visibility.save}
              onFailed={visibility.onFailed}
            />
          )
        }
        buttons={
          <>
            {canEdit && (
              <Button
                variant="act"
                aria-label={t(messages.editSchool(name))}
                onClick={() => open({ panel: 'edit-school', id })}
              >
                <PencilIcon />
                {t(messages.edit)}
              </Button>
            )}
            <Button
              aria-label={t(messages.previewSchool(name))}
              onClick={() => setIsPreviewOpen(true)}
            >
              <EyeIcon />
              {t(messages.preview)}
            </Button>
          </>
        }
        menu={
          <ListingMenu
            listing={{ kind: 'school', id, name }}
            isRegistered={school.is_registered}
            canDelete={school.role === 'owner'}
            onChanged={onDeleted}
          />
        }
      />
      {isPreviewOpen && (
        <Suspense>
          <PreviewDialog school={school} onClose={() => setIsPreviewOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
