'use client'

import { Button } from '../Button/Button'
import { TriangleAlertIcon, UploadIcon } from '../Icon/work-icons'
import { Meter } from '../Meter/Meter'
import * as styles from './MediaList.css'
import type { MediaUpload } from './media'
import type { MediaListLabels } from './media-list-labels'
import { Thumbnail } from './Thumbnail'

interface UploadRowProps {
  upload: MediaUpload
  labels: MediaListLabels
  onCancel: () => void
  onRetry: () => void
}

/** An upload with its progress or its error. */
export function UploadRow({ upload, labels, onCancel, onRetry }: UploadRowProps) {
  const { name, kind, preview, phase, progress, problem, canRetry } = upload
  const percent = Math.floor(Math.min(Math.max(progress, 0), 1) * 100)
  const hasFailed = phase === 'failed'
  const stateLabel = phase === 'sending' || hasFailed ? labels.sending(percent) : labels[phase]
  return (
    <li className={styles.upload} data-phase={phase}>
      <span className={styles.well} aria-hidden="true">
        {hasFailed ? (
          <TriangleAlertIcon />
        ) : preview === null ? (
          <UploadIcon />
        ) : (
          <Thumbnail kind={kind} src={preview} thumbnail={kind === 'video' ? null : preview} />
        )}
      </span>
      <div className={styles.about}>
        <p className={styles.name}>{name}</p>
        {hasFailed ? (
          <p className={styles.reason} role="alert">
            {problem ?? labels.failed}
          </p>
        ) : (
          <>
            <Meter
              role="progressbar"
              percent={percent}
              label={`${name}: ${stateLabel}`}
              isLabelShown={false}
            />
            <p className={styles.details}>{stateLabel}</p>
          </>
        )}
      </div>
      <div className={styles.uploadActions}>
        {hasFailed && canRetry && (
          <Button variant="act" aria-label={`${labels.retry}: ${name}`} onClick={onRetry}>
            {labels.retry}
          </Button>
        )}
        <Button
          aria-label={`${hasFailed ? labels.removeUpload : labels.cancel}: ${name}`}
          onClick={onCancel}
        >
          {hasFailed ? labels.removeUpload : labels.cancel}
        </Button>
      </div>
    </li>
  )
}
